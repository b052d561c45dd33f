//! # ARC087 E Prefix-free Game — adding strings to a prefix-free set
//!
//! - Judge: <https://atcoder.jp/contests/arc087/tasks/arc087_c>
//! - 中文: 字典树上加串，保持无前缀
//! - Family: [splitting](super#splitting); easier [coin_turning](super::coin_turning)
//! - Theorem: a free subtree is a lone head in [Ruler](grundy::games::coins)
//! - Finder: rows › words
//! - Difficulty: 4, ours
//! - Table: values coins ruler 24 by 12
//!
//! ## Rule
//! There is a set of one or more strings of 0 and 1, of 1 to L characters each. None of them is a prefix of another
//! one. In turn a player adds such a string, so that this stays true. A player who cannot do so loses. Alice begins.
//!
//! ## Claim
//! The trie has a node for every prefix of a string of the set, the empty one included. The depth of a node is the
//! length of its prefix. Every node of depth d with exactly one child is worth the lowest set bit of L − d. Alice wins
//! iff the XOR of these values is not 0.
//!
//! ## Why
//! Let t be a string that can be added. It is no node of the trie, since it is no prefix of the strings. So it has a
//! longest prefix that is a node, u, and leaves the trie there: t goes on to a child that u lacks. If u were a leaf, it
//! would be a string of the set and a prefix of t. So u has exactly one child.
//!
//! Vice versa, let u be a node of depth d with exactly one child, and c the child that it lacks. Every string of at
//! most L characters that begins with c can be added: no string of the set begins with c, and u and the nodes above it
//! have children, so none of them is in the set. These strings form a full binary tree of h = L − d levels, with c as
//! its root: a free tree. No c begins with another one, as all above a c are nodes. So strings of different free trees
//! are no prefixes of one another, and the game is the sum of its free trees ([`grundy::games::sg`]), and the value
//! g(h) of a free tree depends on h only.
//!
//! A move in a free tree of h levels takes a node v on its level j, counted from 1 at the root. The nodes on the path
//! from the root to v and those below v can no longer be added. On each level from 2 to j, the path passes a node whose
//! sibling remains, as the root of a free tree. These trees have the heights h − 1, h − 2, …, h − j + 1. So
//!
//! ```text
//! g(h) = mex of g(m + 1) XOR … XOR g(h − 1) over m = h − j from 0 to h − 1
//! ```
//!
//! This is the recursion for a lone head at place h in Ruler, where a move turns all coins from m + 1 to h
//! ([`grundy::games::coins`]). There the value is the lowest set bit.
//!
//! ## Cost
//! O(total length) time and memory.

use grundy::games::coins::ruler_value;
use grundy::games::sg::nim_sum;
use grundy::io::{self, In, Total, Word};
use proconio::input;

/// The largest sum of the lengths of the strings.
const TOTAL: usize = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, longest: In<1, 1_000_000_000_000_000_000, u64> }
        let word = Word { alphabet: "01", shortest: 1, longest: longest.min(TOTAL as u64) as usize };
        let letters = Total::at_most(TOTAL);
        let mut trie = Trie::new();
        for _ in 0..n {
            let place = input.place();
            input! { from input, string: with word }
            letters.add(string.len(), place);
            if !trie.insert(&string) {
                place.refuse("a string that is no prefix of an earlier one, nor begins with one");
            }
        }
        out.either(first_player_wins(&trie, longest), ["Alice", "Bob"]);
    });
}

fn first_player_wins(trie: &Trie, longest: u64) -> bool {
    let open = trie.nodes.iter().filter(|node| node.has_one_child());
    nim_sum(open.map(|node| ruler_value(longest - u64::from(node.depth)))) != 0
}

/// The prefixes of the strings of a prefix-free set; the first node is the empty prefix.
struct Trie {
    nodes: Vec<Node>,
}

struct Node {
    depth: u32,
    /// The nodes one character longer, by this character.
    children: [Option<u32>; 2],
}

impl Node {
    fn new(depth: u32) -> Self {
        Self { depth, children: [None; 2] }
    }

    fn has_one_child(&self) -> bool {
        self.children[0].is_some() != self.children[1].is_some()
    }
}

impl Trie {
    /// The trie of the empty set.
    fn new() -> Self {
        Self { nodes: vec![Node::new(0)] }
    }

    /// Adds a string of the digits 0 and 1, unless the set would no longer be prefix-free; says whether it was added.
    fn insert(&mut self, string: &[u8]) -> bool {
        let mut digits = string.iter().map(|digit| usize::from(digit & 1)).peekable();
        let mut last = 0;
        while let Some(child) = digits.peek().and_then(|&digit| self.nodes[last].children[digit]) {
            last = child as usize;
            digits.next();
        }
        let is_leaf = last > 0 && self.nodes[last].children == [None; 2];
        if is_leaf || digits.peek().is_none() {
            return false;
        }
        for digit in digits {
            let child = self.nodes.len();
            self.nodes.push(Node::new(self.nodes[last].depth + 1));
            self.nodes[last].children[digit] = Some(child as u32);
            last = child;
        }
        true
    }
}
