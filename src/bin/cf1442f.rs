//! # CF1442F Differentiating Games — a hidden vertex, found by the outcomes of sums
//!
//! - Judge: <https://codeforces.com/problemset/problem/1442/F>
//! - 中文: 改图找隐藏点：有环博弈（交互题）
//! - Family: [dialogues](super#dialogues); easier [p6560](super::p6560)
//! - Theorem: [Smith's loopy sums](grundy::games::loopy)
//! - Finder: loops › sums
//! - Difficulty: 3400
//!
//! ## Rule
//! A directed graph without cycles has N ≤ 1000 vertices and M edges. In a sum of tokens on its vertices a player moves
//! one token along an edge; a player who cannot move loses. First the program adds and removes edges, at most 4242;
//! cycles, loops and parallel edges may arise. Then, T times, the judge hides a vertex. The program asks for the
//! outcome of the sum of tokens on vertices of its choice, several on one if it likes, and one on the hidden vertex:
//! `Win` for the first player, `Lose`, or `Draw` for play without an end. With at most 20 questions, and at most 20
//! tokens of its choice in all of them, it has to name the hidden vertex. The judge may hide another one as long as all
//! of its answers stay true.
//!
//! ## Claim
//! Call the last 20 vertices of a topological order the *core*; if N ≤ 20, all. The program changes edges in two ways:
//!
//! - It adds edges until every core vertex leads to all core vertices behind it.
//! - It gives every other vertex a loop, and changes at most three of its edges to the core, so that no two of these
//!   vertices lead to the same core vertices.
//!
//! These are at most 4110 changes. Then at most 20 questions, one with each core vertex alone, tell all vertices apart.
//!
//! ## Why
//! **The core.** Edges from a core vertex lead to core vertices only, as the core is the end of a topological order. So
//! by induction from the last one, a core vertex is worth the number of core vertices behind it, as a nimber.
//!
//! **The others.** The library (`games::loopy`) proves that a nimber is the mex of the nimbers of the successors. So a
//! vertex with a loop has none: it would be its own successor. Let K be the set of the nimbers of the core vertices to
//! which it leads; its other successors have loops, too. So it is worth ∞(K). By Smith's theorem, proven there too, it
//! makes a win together with the nimber i iff i is in K, and else a draw.
//!
//! **The answers.**
//!
//! - The hidden vertex is in the core. The question with itself is answered `Lose`, the others `Win`.
//! - It is not. Then no answer is `Lose`, and K holds the nimbers of the core vertices with the answer `Win`. No other
//!   vertex with a loop has this K.
//!
//! **The changes.** The core needs at most 190 edges. At most 980 vertices get a loop, and one after another they get
//! their sets K. There are 1 + 20 + 190 + 1140 = 1351 sets that differ from a given one in at most three places, and
//! fewer than 980 of them are taken. So there are at most 190 + 980 + 3 · 980 = 4110 changes.
//!
//! ## How
//! From the values in the changed graph the program computes what would be answered for each vertex, and asks until one
//! is left that fits.
//!
//! ## Cost
//! O(N² + 20 (M + T N) + 1351 N + 2²⁰) time, O(N² + 2²⁰) memory.

use grundy::games::Outcome;
use grundy::games::loopy::{loopy_values, sum_outcome};
use grundy::graphs::Digraph;
use grundy::io::{self, In, Vertex, refuse};
use itertools::Itertools;
use proconio::input;

/// How many vertices a round may ask for.
const QUESTIONS: usize = 20;

/// From a vertex to another one, or to itself.
type Edge = (usize, usize);

/// From which vertex to which one there is an edge.
type Edges = Vec<Vec<bool>>;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 1000>, m: In<0, 100_000>, rounds: In<1, 2000> }
        let mut edges: Edges = vec![vec![false; n]; n];
        let mut list = vec![];
        let first = input.place();
        for _ in 0..m {
            input! { from input, a: with Vertex(n), b: with Vertex(n) }
            if edges[a][b] {
                refuse("the end of an edge that was not there before");
            }
            edges[a][b] = true;
            list.push((a, b));
        }
        let order = first.topological_order_or_refuse(n, &list, 2, "an edge that closes no cycle");

        let core: Vec<usize> = order.into_iter().rev().take(QUESTIONS).collect();
        let changes = changes(n, &edges, &core);
        writeln!(out, "{}", changes.len());
        for (a, b) in changes {
            let sign = if edges[a][b] { '-' } else { '+' };
            writeln!(out, "{sign} {} {}", a + 1, b + 1);
            edges[a][b] ^= true;
        }

        list.clear();
        list.extend((0..n).cartesian_product(0..n).filter(|&(a, b)| edges[a][b]));
        let answers = answers(&Digraph::new(n, list.iter().copied()), &core);
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

/// The edges to add, and those to remove. The core is given from the last vertex on.
fn changes(n: usize, edges: &Edges, core: &[usize]) -> Vec<Edge> {
    let in_core = core.iter().enumerate().flat_map(|(i, &a)| core[..i].iter().map(move |&b| (a, b)));
    let mut changes: Vec<Edge> = in_core.filter(|&(a, b)| !edges[a][b]).collect();
    let differences = small_sets();
    let mut is_taken = vec![false; 1 << QUESTIONS];
    for v in (0..n).filter(|v| !core.contains(v)) {
        let set: usize = (0..QUESTIONS).filter(|&i| edges[v][core[i]]).map(|i| 1 << i).sum();
        let free = differences.iter().find(|&difference| !is_taken[set ^ difference]);
        let difference = free.expect("there are more of them than vertices");
        is_taken[set ^ difference] = true;
        changes.push((v, v));
        changes.extend((0..QUESTIONS).filter(|i| difference >> i & 1 == 1).map(|i| (v, core[i])));
    }
    changes
}

/// The sets of at most three places, the smallest first.
fn small_sets() -> Vec<usize> {
    let all = || 0..1_usize << QUESTIONS;
    (0..=3).flat_map(|size| all().filter(move |set| set.count_ones() == size)).collect()
}

/// For every core vertex, what is answered to it and each vertex.
fn answers(graph: &Digraph, core: &[usize]) -> Vec<Vec<Outcome>> {
    let values = loopy_values(graph);
    let with = |&asked: &usize| values.iter().map(|value| sum_outcome([value, &values[asked]])).collect();
    core.iter().map(with).collect()
}
