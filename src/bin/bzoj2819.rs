//! # BZOJ 2819 Nim — Nim on the path between two vertices of a tree
//!
//! - Judge: <https://hydro.ac/d/bzoj/p/2819>
//! - 中文: 树上路径的 Nim，带修改
//! - Family: Nim and staircase
//! - Theorem: Bouton, with XORs from the root
//!
//! ## Rule
//! Every vertex of a tree has a heap of 0 to 2³¹ − 1 stones. There are two commands. `Q v u` asks whether the first
//! player wins ordinary Nim on all heaps of the path from v to u, both ends included: in turn a player takes one or more
//! stones from one heap, and who cannot loses. `C v k` makes the heap of v k stones. The answers change no heap.
//!
//! ## Claim
//! Let up(v) be the XOR of the heaps from the root down to v, and let w be the lowest common ancestor of v and u. The
//! first player wins iff up(v) XOR up(u) XOR the heap of w is not 0.
//!
//! ## Why
//! By Bouton's theorem he wins iff the XOR of the heaps on the path is not 0 (library `games::nim`). The ways from the
//! root down to v and to u share the vertices from the root down to w. So in up(v) XOR up(u) these cancel, and what is
//! left are the heaps of the path but for w.
//!
//! ## How
//! The vertices x with v in their subtree are those from the root down to v. In preorder a subtree is an interval. So
//! add the heap of every x where its subtree begins, and again behind its end. Then the prefix that ends with v holds
//! the heap of x once if v is in the subtree of x, twice if that subtree ends before v, and not at all otherwise. Twice
//! the same is 0, so its XOR is up(v). A Fenwick tree gives it, and a heap changes in two places.
//!
//! ## Cost
//! O((n + q) log n) time, O(n log n + q) memory.

use grundy::arithmetic::Nimber;
use grundy::graphs::{Lca, Tree};
use grundy::io::{self, In, Input, TreeOn, Vertex, refuse};
use grundy::structures::Fenwick;
use proconio::input;

/// The number of stones of a heap.
type Heap = In<0, 2_147_483_647, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 500_000>, heaps: [Heap; n], tree: with TreeOn(n), q: In<1, 500_000> }
        let mut paths = Paths::new(&tree, heaps);
        for _ in 0..q {
            match read_command(n, input) {
                Command::Ask { v, u } => out.either(paths.xor(v, u) != 0, ["Yes", "No"]),
                Command::Change { v, heap } => paths.change(v, heap),
            }
        }
    });
}

enum Command {
    Ask { v: usize, u: usize },
    Change { v: usize, heap: u32 },
}

fn read_command(vertices: usize, input: &Input) -> Command {
    match input.next_token() {
        Some("Q") => {
            input! { from input, v: with Vertex(vertices), u: with Vertex(vertices) }
            Command::Ask { v, u }
        }
        Some("C") => {
            input! { from input, v: with Vertex(vertices), heap: Heap }
            Command::Change { v, heap }
        }
        _ => refuse("Q or C"),
    }
}

/// The heaps on the vertices of a tree.
struct Paths<'a> {
    tree: &'a Tree,
    ancestors: Lca<'a>,
    heaps: Vec<u32>,
    /// By preorder index: the XORs of all prefixes are those from the root down.
    changes: Fenwick<Nimber>,
}

impl<'a> Paths<'a> {
    fn new(tree: &'a Tree, heaps: Vec<u32>) -> Self {
        let changes = Fenwick::new(tree.len() + 1);
        let mut paths = Self { tree, ancestors: Lca::new(tree), heaps: vec![0; tree.len()], changes };
        for (v, heap) in heaps.into_iter().enumerate() {
            paths.change(v, heap);
        }
        paths
    }

    /// The XOR of the heaps on the path between two vertices.
    fn xor(&self, v: usize, u: usize) -> u64 {
        let from_root = |v| self.changes.prefix(self.tree.index(v) + 1).0;
        from_root(v) ^ from_root(u) ^ u64::from(self.heaps[self.ancestors.of(v, u)])
    }

    fn change(&mut self, v: usize, heap: u32) {
        let change = Nimber(u64::from(self.heaps[v] ^ heap));
        let subtree = self.tree.subtree(v);
        self.changes.add(subtree.start, change);
        self.changes.add(subtree.end, change);
        self.heaps[v] = heap;
    }
}
