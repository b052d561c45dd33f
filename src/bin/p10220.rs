//! # P10220 \[省选联考 2024\] 迷宫守卫 — waking guardians before a walk
//!
//! - Judge: <https://www.luogu.com.cn/problem/P10220>
//! - 中文: 迷宫守卫
//! - Family: [two goals](super#two-goals)
//! - Theorem: prices of first runes
//! - Finder: partizan › large or small
//! - Course: 15 › scores: trees
//!
//! ## Rule
//! A perfect binary tree has 2ⁿ leaves. On them are the runes 1 to 2ⁿ, one on each leaf. Every inner node u has a
//! sleeping guardian, and it costs w(u) to wake him. First Alice wakes some guardians for at most K in all. Then Bob
//! walks through the tree and writes down the runes of the leaves as he comes to them. At a node whose guardian is
//! awake he visits the left subtree before the right one. At every other inner node he chooses the order. Bob wants the
//! smallest sequence in lexicographic order, Alice the largest. Which one is written?
//!
//! ## Claim
//! The word of a node u is what Bob writes in the subtree of u. Let f(u, x) be the least cost, within the subtree of u,
//! for which the word of u begins with a rune of at least x:
//!
//! ```text
//! f(u, x) = 0 if the rune of u is at least x, else ∞     at a leaf u
//! f(u, x) = f(left, x) + min(f(right, x), w(u))          at an inner node u
//! ```
//!
//! Let Alice have the budget K for the subtree of u. Let x be the largest rune of the subtree for which f(u, x) ≤ K.
//! Her best word of u begins with x. Call the child of u with x in its subtree near, and the other one far. She keeps
//! back a part k of K:
//!
//! ```text
//! k = f(left, x)                    if the near child is the right one
//! k = min(f(right, x), w(u))        if the near child is the left one
//! ```
//!
//! The near subtree gets K − k and is treated in the same way. Let R be what it leaves over, plus k. In general u stays
//! asleep, and the far subtree gets R. But if the near child is the left one and R < f(right, x), then she wakes u, and
//! the far subtree gets R − w(u).
//!
//! For example, let the leaves be 4 1 3 2, let the root cost 5 and its children 1 each, and let K = 1. If nobody is
//! woken, Bob writes 1 4 2 3. At the root f(u, 2) = f(left, 2) = 1 and f(u, 3) = 2, so x = 2. The near child is the
//! right one, and k = 1 is kept back. Its word for 0 is 2 3. Then R = 1, and the left child is woken for it: its word
//! is 4 1. Bob writes 2 3 4 1.
//!
//! ## Why
//! The order of the subtrees. In each subtree Bob writes the smallest word, whatever he writes elsewhere. All runes are
//! different, so the words of the two children of u begin with different runes. If u sleeps, Bob visits first the child
//! whose word begins with the smaller rune. So the first rune of u is that of the left child if u is awake, and the
//! smaller of the two if u sleeps. This gives the formula for f. It also gives x: for at most K some word of u begins
//! with x, and none begins with a larger rune.
//!
//! The rest of the word. By induction over the height it is shown that the procedure gives the largest word that can be
//! had for at most K, and spends exactly the least cost of this word. Both are clear at a leaf. At an inner node,
//! consider only words that begin with x; they all consist of the near word and then the far word.
//!
//! 1. What the near subtree can have. The near word comes first. If it is the right one, then u sleeps, and the left
//!    word begins with a rune greater than x. If it is the left one, then u is awake, or the right word begins with a
//!    rune greater than x. In both cases this costs at least k outside the near subtree. So at most K − k is left for
//!    the near subtree.
//! 2. The near word. The best near word for K − k begins with x or a larger rune, since some word of u for at most K
//!    begins with x, and step 1 holds for it. It does not begin with a larger rune. Otherwise Alice could spend k
//!    outside in the way of step 1, and the word of u would begin with a rune greater than x, for at most K. So the
//!    best near word for K − k begins with x, and it is the first half of the best word of u. By induction the
//!    procedure buys it at its least cost p. What is left is R = K − p, and R ≥ k.
//! 3. The far word, where the near child is the right one. R is at least f(left, x), so the best left word for R begins
//!    with a rune greater than x, as it must. It is the second half. By induction it is bought at its least cost.
//! 4. The far word, where the near child is the left one.
//!    - If R ≥ f(right, x), the best right word for R begins with a rune greater than x. So u may sleep. Waking u would
//!      only lower the budget of the right subtree.
//!    - If R < f(right, x), no right word for R begins with a rune greater than x. So u must be awake. Now k is not
//!      f(right, x), since R ≥ k. So k = w(u), R ≥ w(u), and the second half is the best right word for R − w(u). It
//!      begins with a rune less than x, so u must be awake when this word of u is written: no cheaper way leads to it.
//!
//! ## How
//! As a function of x, f(u, x) is a staircase: it rises, and it steps only behind runes of the subtree. The stairs of u
//! are merged from those of its children. Stairs that cost more than K are cut off. K and all w(u) are at most 10¹², so
//! no sum exceeds 2 · 10¹².
//!
//! ## Cost
//! O(n · 2ⁿ) time and memory.

use grundy::io::{self, Between, In, List};
use itertools::Itertools;
use proconio::input;

type Cost = In<0, 1_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 16>, budget: Cost }
            let leaves = 1 << n;
            input! { from input, wake: [Cost; leaves - 1] }
            let first = input.place();
            input! { from input, runes: with List(leaves, Between(1, leaves as u32)) }
            first.distinct_or_refuse(&runes, 1, "a rune that has not come before");
            writeln!(out, "{}", written(&wake, &runes, budget).iter().format(" "));
        }
    });
}

/// The sequence under best play. The nodes are numbered from 1 as in a heap; `wake` begins with node 1.
fn written(wake: &[u64], runes: &[u32], budget: u64) -> Vec<u32> {
    let prices = Prices::new(wake, runes, budget);
    let mut sequence = Vec::with_capacity(runes.len());
    prices.write(1, budget, &mut sequence);
    sequence
}

/// What first runes cost, for every node.
struct Prices<'a> {
    wake: &'a [u64],
    /// The stairs of every node. Runes and costs rise.
    stairs: Vec<Vec<Stair>>,
}

/// `cost` buys every first rune that is greater than the rune of the stair before, up to `rune`.
#[derive(Clone, Copy)]
struct Stair {
    rune: u32,
    cost: u64,
}

impl<'a> Prices<'a> {
    fn new(wake: &'a [u64], runes: &[u32], budget: u64) -> Self {
        let mut stairs = vec![vec![]; runes.len()];
        stairs.extend(runes.iter().map(|&rune| vec![Stair { rune, cost: 0 }]));
        for node in (1..runes.len()).rev() {
            stairs[node] = joined(&stairs[2 * node], &stairs[2 * node + 1], wake[node - 1], budget);
        }
        Self { wake, stairs }
    }

    /// Writes the sequence of a subtree, and gives what is left of the budget.
    fn write(&self, node: usize, budget: u64, sequence: &mut Vec<u32>) -> u64 {
        let stairs = &self.stairs[node];
        let affordable = stairs.partition_point(|stair| stair.cost <= budget);
        let first = stairs[affordable - 1].rune;
        if node > self.wake.len() {
            sequence.push(first);
            return budget;
        }
        let (left, right) = (2 * node, 2 * node + 1);
        let (left_stair, right_stair) = (self.stair(left, first), self.stair(right, first));
        let cost = |stair: Option<Stair>| stair.map_or(u64::MAX, |stair| stair.cost);
        if left_stair.is_some_and(|stair| stair.rune == first) {
            let (sleeping, wake) = (cost(right_stair), self.wake[node - 1]);
            let kept = sleeping.min(wake);
            let rest = kept + self.write(left, budget - kept, sequence);
            let rest = if rest >= sleeping { rest } else { rest - wake };
            self.write(right, rest, sequence)
        } else {
            let kept = cost(left_stair);
            let rest = kept + self.write(right, budget - kept, sequence);
            self.write(left, rest, sequence)
        }
    }

    /// The stair of a node on which a first rune of at least `rune` stands, if the budget reaches so far.
    fn stair(&self, node: usize, rune: u32) -> Option<Stair> {
        let stairs = &self.stairs[node];
        stairs.get(stairs.partition_point(|stair| stair.rune < rune)).copied()
    }
}

/// The stairs up to the budget of a node whose children have these.
fn joined<'a>(mut left: &'a [Stair], mut right: &'a [Stair], wake: u64, budget: u64) -> Vec<Stair> {
    let mut stairs = vec![];
    while let Some(first) = left.first() {
        let asleep = right.first().filter(|stair| stair.cost < wake);
        let cost = first.cost + asleep.map_or(wake, |stair| stair.cost);
        if cost > budget {
            break;
        }
        let side = if asleep.is_some_and(|stair| stair.rune < first.rune) { &mut right } else { &mut left };
        stairs.push(Stair { rune: side[0].rune, cost });
        *side = &side[1..];
    }
    stairs
}
