//! # P6665 \[清华集训 2016\] Alice 和 Bob 又在玩游戏 — deleting the way to the root
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6665>
//! - 中文: Alice 和 Bob 又在玩游戏
//! - Family: [edge deletion](super#edge-deletion)
//! - Theorem: SG values by mergeable tries
//!
//! ## Rule
//! There is a forest. The root of a tree is its vertex of smallest number, and parents stay what they are. In turn a
//! player deletes a vertex still there, with all of its ancestors still there. Who cannot loses. Alice begins.
//!
//! ## Claim
//! Let g(v) be the value of the subtree of v, and h(v) the XOR of g over the children of v. Let S(v) be the set of
//!
//! - h(v), and
//! - s XOR g(c) XOR h(v) for every child c of v and every s in S(c).
//!
//! Then g(v) is the mex of S(v). Alice wins iff the XOR of g over the roots is not 0.
//!
//! ## Why
//! We show by induction that S(v) is the set of the values that one move in the subtree of v can leave. Then its mex is
//! g(v) by definition, and trees are a sum ([`grundy::games::sg`]).
//!
//! - The choice of v leaves the subtrees of its children, a sum of the value h(v).
//! - The choice of a vertex in the subtree of a child c deletes v, too. It leaves some value s of S(c) in that subtree,
//!   and the subtrees of the other children, a sum of the value g(c) XOR h(v).
//!
//! ## How
//! A set is a binary trie. A number with which all of the set are to be XORed is noted at the root, and handed down
//! when the halves are needed. For each vertex v, {0} and the sets S(c) XOR g(c) are united, then XORed with h(v).
//!
//! The value g(v) is at most the number of moves in the subtree of v, so at most n. All numbers in the sets are XORs of
//! values, so the binary digits of n are enough. The n sets {0} have O(log n) nodes each. Where two nodes meet in a
//! union, only one is left. So all unions together take O(n log n) steps.
//!
//! ## Cost
//! O(n log n) time and memory.

use std::mem;

use grundy::graphs::Forest;
use grundy::io::{self, Between, ForestOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1_000_000> }
        for _ in 0..tests {
            input! {
                from input,
                n: In<0, 100_000>,
                m: with Between(0, n.saturating_sub(1)),
                forest: with ForestOn(n, m),
            }
            out.either(first_player_wins(&forest), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(forest: &Forest) -> bool {
    let digits = usize::BITS - forest.len().leading_zeros();
    // By vertex, over its children that are done: the union of the sets S(c) XOR g(c), and the XOR of g(c).
    let mut done: Vec<(Set, u32)> = vec![(None, 0); forest.len()];
    let mut roots = 0;
    for (v, parent) in forest.leaves_first() {
        let (others, below) = mem::take(&mut done[v]);
        let mut left = xor(union(others, zero(digits), digits), below);
        let value = mex(&mut left, digits);
        match parent {
            None => roots ^= value,
            Some(parent) => {
                let (others, beside) = &mut done[parent];
                *others = union(others.take(), xor(left, value), digits);
                *beside ^= value;
            }
        }
    }
    roots != 0
}

/// A set of numbers that have a known number of binary digits; `None` is the empty set.
type Set = Option<Box<Node>>;

#[derive(Clone)]
struct Node {
    /// The numbers whose highest digit is 0, and those where it is 1, without this digit.
    halves: [Set; 2],
    /// What all numbers are still to be XORed with.
    flip: u32,
    /// Whether the set has all numbers: then the halves do not count.
    is_full: bool,
}

impl Node {
    /// Hands the flip down to the halves.
    fn settle(&mut self, digits: u32) {
        if self.flip >> (digits - 1) & 1 == 1 {
            self.halves.swap(0, 1);
        }
        for half in self.halves.iter_mut().flatten() {
            half.flip ^= self.flip;
        }
        self.flip = 0;
    }
}

/// The set of 0.
fn zero(digits: u32) -> Set {
    let without_digits = Node { halves: [None, None], flip: 0, is_full: true };
    let longer = |node, _| Node { halves: [Some(Box::new(node)), None], flip: 0, is_full: false };
    Some(Box::new((0..digits).fold(without_digits, longer)))
}

fn xor(mut set: Set, flip: u32) -> Set {
    if let Some(node) = &mut set {
        node.flip ^= flip;
    }
    set
}

fn union(a: Set, b: Set, digits: u32) -> Set {
    match (a, b) {
        (Some(a), Some(_)) if a.is_full => Some(a),
        (Some(_), Some(b)) if b.is_full => Some(b),
        (Some(mut a), Some(mut b)) => {
            a.settle(digits);
            b.settle(digits);
            for (half, other) in a.halves.iter_mut().zip(b.halves) {
                *half = union(half.take(), other, digits - 1);
            }
            a.is_full = a.halves.iter().flatten().filter(|half| half.is_full).count() == 2;
            Some(a)
        }
        (a, b) => a.or(b),
    }
}

/// The least natural number that is not in the set.
fn mex(set: &mut Set, digits: u32) -> u32 {
    match set {
        None => 0,
        Some(node) if node.is_full => 1 << digits,
        Some(node) => {
            node.settle(digits);
            let [low, high] = &mut node.halves;
            let half = 1 << (digits - 1);
            match mex(low, digits - 1) {
                least if least < half => least,
                _ => half + mex(high, digits - 1),
            }
        }
    }
}
