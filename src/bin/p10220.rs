//! # P10220 \[省选联考 2024\] 迷宫守卫 — waking guardians before a walk
//!
//! Judge: <https://www.luogu.com.cn/problem/P10220>
//! Family: two goals
//! Theorem: prices of first runes
//!
//! Rule. A perfect binary tree has 2ⁿ leaves, and on them the runes 1 to 2ⁿ, one each. Every inner node has a sleeping
//! guardian, whom it costs w to wake. First Alice wakes some for at most K in all. Then Bob walks through the tree and
//! writes down the runes of the leaves as he comes to them. At a node whose guardian is awake he visits the left
//! subtree before the right one, elsewhere he chooses the order. Bob wants the smallest sequence in lexicographic
//! order, Alice the greatest. Which one is written? (Some lists have this problem as P10200.)
//! Claim. Let f(u, x) be the least cost at which the first rune in the subtree of u is x or more: 0 or ∞ at a leaf, and
//! f(left, x) + min(f(right, x), w) at an inner node. The first rune is the greatest x with f(u, x) ≤ K. If it lies on
//! the right, Alice keeps f(left, x) back, does the same there with the rest of the budget, and then on the left with
//! all that is left over. If it lies on the left, she keeps back min(f(right, x), w), does the same on the left, and
//! then on the right with all that is left over, if that is at least f(right, x); else she wakes u out of it first.
//! Why. Bob begins with the smaller of two first runes, or with the left one if he must: that gives f. With x known,
//! the child's subtree with x is written first and whole, so it comes first for Alice, too; of the other side it is
//! enough, and necessary, that the order at u holds. There the first rune must be x or more, or u awake, which she
//! avoids where she can: waking only costs. No first rune beyond x fits the rest of the budget, as it would have fitted
//! K. By induction she pays the least that the best sequence can cost, so nothing is missing in what is left over.
//! How. f(u, ·) is a staircase with a step at some runes of the subtree, merged from those of the children; what costs
//! more than K is cut off.
//! Cost. O(n · 2ⁿ) time and memory. Costs of stairs stay at 2 · 10¹² or less.

use std::ops::Range;

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
            if let Some(repeated) = first_repeated(&runes) {
                first
                    .nth(repeated)
                    .refuse("a rune that has not come before");
            }
            writeln!(out, "{}", written(&wake, &runes, budget).iter().format(" "));
        }
    });
}

/// Where a rune stands first that has come before.
fn first_repeated(runes: &[u32]) -> Option<usize> {
    let mut seen = vec![false; runes.len() + 1];
    runes
        .iter()
        .position(|&rune| std::mem::replace(&mut seen[rune as usize], true))
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
    /// The stairs of node u stand at `stairs[u]`: a first rune above that of the stair before, and up to the rune of
    /// the stair, costs as much as it says. Both rise.
    stairs: Vec<Range<usize>>,
    runes: Vec<u32>,
    costs: Vec<u64>,
}

impl<'a> Prices<'a> {
    fn new(wake: &'a [u64], runes: &[u32], budget: u64) -> Self {
        let leaves = runes.len();
        let most = leaves * (leaves.ilog2() as usize + 1);
        let mut prices = Self {
            wake,
            stairs: vec![0..0; 2 * leaves],
            runes: Vec::with_capacity(most),
            costs: Vec::with_capacity(most),
        };
        for node in (1..2 * leaves).rev() {
            let start = prices.runes.len();
            if node >= leaves {
                prices.push(runes[node - leaves], 0);
            } else {
                prices.merge(node, budget);
            }
            prices.stairs[node] = start..prices.runes.len();
        }
        prices
    }

    fn push(&mut self, rune: u32, cost: u64) {
        self.runes.push(rune);
        self.costs.push(cost);
    }

    /// Adds the stairs of an inner node up to the budget.
    fn merge(&mut self, node: usize, budget: u64) {
        let (mut left, mut right) = (
            self.stairs[2 * node].clone(),
            self.stairs[2 * node + 1].clone(),
        );
        let wake = self.wake[node - 1];
        while !left.is_empty() {
            let sleeping = right.start < right.end && self.costs[right.start] < wake;
            let cost = self.costs[left.start]
                + if sleeping {
                    self.costs[right.start]
                } else {
                    wake
                };
            if cost > budget {
                break;
            }
            let side = if sleeping && self.runes[right.start] < self.runes[left.start] {
                &mut right
            } else {
                &mut left
            };
            let rune = self.runes[side.start];
            side.start += 1;
            self.push(rune, cost);
        }
    }

    /// Writes the sequence of a subtree, and gives what is left of the budget.
    fn write(&self, node: usize, budget: u64, sequence: &mut Vec<u32>) -> u64 {
        let stairs = self.stairs[node].clone();
        let affordable = self.costs[stairs.clone()].partition_point(|&cost| cost <= budget);
        let first = self.runes[stairs.start + affordable - 1];
        if node > self.wake.len() {
            sequence.push(first);
            return budget;
        }
        let (left, right) = (2 * node, 2 * node + 1);
        let (left_stair, right_stair) = (self.stair(left, first), self.stair(right, first));
        let cost = |stair: Option<usize>| stair.map_or(u64::MAX, |stair| self.costs[stair]);
        if left_stair.is_some_and(|stair| self.runes[stair] == first) {
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
    fn stair(&self, node: usize, rune: u32) -> Option<usize> {
        let Range { start, end } = self.stairs[node];
        let stair = start + self.runes[start..end].partition_point(|&other| other < rune);
        (stair < end).then_some(stair)
    }
}
