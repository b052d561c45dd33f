//! # CF1442F Differentiating Games — a hidden vertex, found by the outcomes of sums
//!
//! - Judge: <https://codeforces.com/problemset/problem/1442/F>
//! - 中文: 改图找隐藏点：有环博弈（交互题）
//! - Family: dialogues
//! - Theorem: Smith's loopy sums
//!
//! ## Rule
//! A directed graph without cycles has N vertices. In a sum of tokens on its vertices a player moves one token along
//! an edge; who cannot move loses. First the program adds and removes edges, at most 4242; cycles and loops may arise.
//! Then, T times, the judge hides a vertex. The program asks for the outcome of the sum of tokens on vertices of its
//! choice and one on the hidden vertex: `Win` for the first player, `Lose`, or `Draw` for play without an end. With at
//! most 20 questions, and at most 20 vertices in all of them, it has to name the hidden vertex. The judge may hide
//! another one as long as all of its answers stay true.
//!
//! ## Claim
//! Take the last 20 vertices in a topological order as the *core*, or all if there are no more than 20. Add edges so
//! that of any two core vertices the earlier one leads to the later one. Give every other vertex a loop, and change
//! its edges to the core so that no two vertices lead to the same set of core vertices; at most three changes a vertex
//! are enough. Then the questions with one token on a core vertex, one question for each, tell all vertices apart.
//!
//! ## Why
//! No edge leads out of the core, as it is the end of a topological order. The last vertex of the core has no
//! successor; the i-th from the end, counted from 0, leads to all behind it, so its value is i. A vertex with a loop is
//! its own successor. So it has no nimber, as no nimber is the mex of values that contain it. By Smith's theorem, which
//! `games::loopy` proves, a vertex of the value ∞(K) and a core vertex of the value i make a win iff i is in K, and
//! else a draw. Here K holds the core vertices to which the looped one leads. A looped vertex has other looped ones as
//! successors, too, which add nothing to K. So:
//!
//! - The hidden vertex is in the core. The sum with itself is `Lose`, the sums with the others are `Win`.
//! - The hidden vertex has a loop. The answer is `Win` for the core vertices to which it leads, and `Draw` for the
//!   others. No other vertex leads to the same set.
//!
//! The changes are few. The core needs at most 190 edges. At most 980 vertices get loops. There are 1 + 20 + 190 +
//! 1140 = 1351 sets that differ from a given one in at most three places, and at most 979 of them are taken. So 3 ·
//! 980 changes give all of them sets of their own. In all there are at most 190 + 980 + 2940 = 4110 changes.
//!
//! ## How
//! The values of all vertices come from the changed graph, and with them what would be answered for each of them. The
//! program asks until one vertex is left that fits all answers.
//!
//! ## Cost
//! O(20 (M + N) + 1351 N + 20 T N) time, O(M + 2²⁰) memory.

use grundy::games::Outcome;
use grundy::games::loopy::{Value, loopy_values, sum_outcome};
use grundy::graphs::Digraph;
use grundy::io::{self, In, Vertex, refuse};
use proconio::input;

/// How many vertices a round may ask for.
const QUESTIONS: usize = 20;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 1000>, m: In<0, 100_000>, rounds: In<1, 2000> }
        let mut edges = Edges::none(n);
        let mut list = vec![];
        let mut places = vec![];
        for _ in 0..m {
            places.push(input.place());
            input! { from input, a: with Vertex(n), b: with Vertex(n) }
            if edges.has(a, b) {
                refuse("the end of an edge that was not there before");
            }
            edges.change(a, b);
            list.push((a, b));
        }
        let Some(order) = Digraph::new(n, list.iter().copied()).topological_order() else {
            let closing = Digraph::closing_arc(n, &list).expect("there is a cycle");
            places[closing].refuse_all(2, "an edge that closes no cycle")
        };

        let core: Vec<usize> = order.into_iter().rev().take(QUESTIONS).collect();
        let changes = tell_apart(&mut edges, &core);
        writeln!(out, "{}", changes.len());
        for (a, b) in changes {
            let sign = if edges.has(a, b) { '+' } else { '-' };
            writeln!(out, "{sign} {} {}", a + 1, b + 1);
        }

        let values = edges.values();
        let answers: Vec<Vec<Outcome>> = core
            .iter()
            .map(|&asked| values.iter().map(|value| sum_outcome([value, &values[asked]])).collect())
            .collect();
        for _ in 0..rounds {
            let mut left: Vec<usize> = (0..n).collect();
            for (&asked, answers) in core.iter().zip(&answers) {
                if left.len() == 1 {
                    break;
                }
                writeln!(out, "? 1 {}", asked + 1);
                input! { from input, word: String }
                let outcome = match &word[..] {
                    "Win" => Outcome::Win,
                    "Lose" => Outcome::Loss,
                    "Draw" => Outcome::Draw,
                    _ => refuse("Win, Lose or Draw"),
                };
                left.retain(|&v| answers[v] == outcome);
                if left.is_empty() {
                    refuse("an answer that is true for some vertex");
                }
            }
            writeln!(out, "! {}", left[0] + 1);
            input! { from input, word: String }
            if word != "Correct" {
                refuse("Correct");
            }
        }
    });
}

/// The edges between `n` vertices.
struct Edges {
    n: usize,
    present: Vec<bool>,
}

impl Edges {
    fn none(n: usize) -> Self {
        Self { n, present: vec![false; n * n] }
    }

    fn has(&self, a: usize, b: usize) -> bool {
        self.present[a * self.n + b]
    }

    /// Adds an edge, or removes it.
    fn change(&mut self, a: usize, b: usize) {
        self.present[a * self.n + b] ^= true;
    }

    fn values(&self) -> Vec<Value> {
        let places = (0..self.n * self.n).filter(|&place| self.present[place]);
        loopy_values(&Digraph::new(self.n, places.map(|place| (place / self.n, place % self.n))))
    }
}

/// Changes the edges as the claim says, where `core` is the end of a topological order from its last vertex on. Gives
/// the edges that were changed.
fn tell_apart(edges: &mut Edges, core: &[usize]) -> Vec<(usize, usize)> {
    let mut changes = vec![];
    for (i, &a) in core.iter().enumerate() {
        changes.extend(core[..i].iter().map(|&b| (a, b)).filter(|&(a, b)| !edges.has(a, b)));
    }
    let differences = few_bits();
    let mut is_taken = vec![false; 1 << QUESTIONS];
    for v in (0..edges.n).filter(|v| !core.contains(v)) {
        let set: usize = (0..QUESTIONS).filter(|&i| edges.has(v, core[i])).map(|i| 1 << i).sum();
        let free = differences.iter().find(|&difference| !is_taken[set ^ difference]);
        let difference = free.expect("there are more of them than vertices");
        is_taken[set ^ difference] = true;
        changes.push((v, v));
        changes.extend((0..QUESTIONS).filter(|i| difference >> i & 1 == 1).map(|i| (v, core[i])));
    }
    for &(a, b) in &changes {
        edges.change(a, b);
    }
    changes
}

/// The sets of at most three places, the smallest first.
fn few_bits() -> Vec<usize> {
    let mut sets: Vec<usize> = vec![0];
    let mut start = 0;
    for _ in 0..3 {
        let end = sets.len();
        for index in start..end {
            let set = sets[index];
            let first = (usize::BITS - set.leading_zeros()) as usize;
            sets.extend((first..QUESTIONS).map(|bit| set | 1 << bit));
        }
        start = end;
    }
    sets
}
