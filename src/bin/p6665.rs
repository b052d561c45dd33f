//! # P6665 \[清华集训 2016\] Alice 和 Bob 又在玩游戏 — deleting the path to the root
//!
//! - Judge: <https://www.luogu.com.cn/problem/P6665>
//! - 中文: Alice 和 Bob 又在玩游戏
//! - Family: [edge deletion](super#edge-deletion)
//! - Theorem: SG values by mergeable tries
//! - Finder: trees › roots: the path to the root is deleted
//!
//! ## Rule
//! There is a forest. The root of a tree is its vertex of smallest number, and parents stay what they are. In turn a
//! player deletes a vertex still there, with all of its ancestors still there. A player who cannot move loses. Alice
//! begins.
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

use grundy::graphs::Forest;
use grundy::io::{self, Between, ForestOn, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1_000_000> }
        let mut tries = Tries { nodes: vec![] };
        for _ in 0..tests {
            input! {
                from input,
                n: In<0, 100_000>,
                m: with Between(0, n.saturating_sub(1)),
                forest: with ForestOn(n, m),
            }
            out.either(first_player_wins(&forest, &mut tries), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(forest: &Forest, tries: &mut Tries) -> bool {
    let digits = usize::BITS - forest.len().leading_zeros();
    tries.nodes.clear();
    tries.nodes.push(Node::default());
    // By vertex, over its children that are done: the union of the sets S(c) XOR g(c), and the XOR of g(c).
    let mut done: Vec<(Set, u32)> = vec![(EMPTY, 0); forest.len()];
    let mut roots = 0;
    for (v, parent) in forest.leaves_first() {
        let (others, below) = done[v];
        let zero = tries.zero(digits);
        let left = tries.union(others, zero, digits);
        tries.xor(left, below);
        let value = tries.mex(left, digits);
        match parent {
            None => roots ^= value,
            Some(parent) => {
                tries.xor(left, value);
                let (others, beside) = &mut done[parent];
                *others = tries.union(left, *others, digits);
                *beside ^= value;
            }
        }
    }
    roots != 0
}

/// A set of numbers that have a known number of binary digits, by the index of its node.
type Set = u32;

const EMPTY: Set = 0;

#[derive(Clone, Copy, Default)]
struct Node {
    /// The numbers whose highest digit is 0, and those where it is 1, without this digit.
    halves: [Set; 2],
    /// What all numbers are still to be XORed with.
    flip: u32,
    /// How many numbers the set has.
    size: u32,
}

/// The nodes of all sets.
struct Tries {
    nodes: Vec<Node>,
}

impl Tries {
    /// The set of 0.
    fn zero(&mut self, digits: u32) -> Set {
        let first = self.nodes.len() as Set;
        let below = std::iter::once(EMPTY).chain(first..first + digits);
        self.nodes.extend(below.map(|low| Node { halves: [low, EMPTY], flip: 0, size: 1 }));
        first + digits
    }

    fn xor(&mut self, set: Set, flip: u32) {
        self.nodes[set as usize].flip ^= flip;
    }

    /// The halves of a set, with its flip handed down to them.
    fn halves(&mut self, set: Set, digits: u32) -> [Set; 2] {
        let Node { mut halves, flip, .. } = self.nodes[set as usize];
        if flip != 0 {
            if flip >> (digits - 1) & 1 == 1 {
                halves.swap(0, 1);
            }
            halves.iter().for_each(|&half| self.xor(half, flip));
            let node = &mut self.nodes[set as usize];
            (node.halves, node.flip) = (halves, 0);
        }
        halves
    }

    /// Uses up both sets, and returns their union.
    fn union(&mut self, a: Set, b: Set, digits: u32) -> Set {
        if a == EMPTY || b == EMPTY {
            return a.max(b);
        }
        if digits == 0 {
            return a;
        }
        let ([a_low, a_high], [b_low, b_high]) = (self.halves(a, digits), self.halves(b, digits));
        let halves = [self.union(a_low, b_low, digits - 1), self.union(a_high, b_high, digits - 1)];
        let size = halves.iter().map(|&half| self.nodes[half as usize].size).sum();
        self.nodes[a as usize] = Node { halves, flip: 0, size };
        a
    }

    /// The least natural number that is not in the set.
    fn mex(&mut self, mut set: Set, digits: u32) -> u32 {
        let mut least = 0;
        for digit in (0..digits).rev() {
            let [low, high] = self.halves(set, digit + 1);
            // Is a number missing that has 0 for this digit?
            if self.nodes[low as usize].size < 1 << digit {
                set = low;
                continue;
            }
            least |= 1 << digit;
            if high == EMPTY {
                break;
            }
            set = high;
        }
        least
    }
}
