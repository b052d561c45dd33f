//! # BZOJ 2819 Nim — Nim on the path between two vertices of a tree
//!
//! - Judge: <https://hydro.ac/d/bzoj/p/2819>
//! - 中文: 树上路径的 Nim，带修改
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [nim](super::nim)
//! - Theorem: [Bouton](grundy::games::nim), with XORs from the root
//!
//! ## Rule
//! Every vertex of a tree has a heap of 0 to 2³¹ − 1 stones. There are two commands. `Q v u` asks whether the first
//! player wins ordinary Nim on all heaps of the path from v to u, both ends included: in turn a player takes one or
//! more stones from one heap, and who cannot loses. `C v k` changes the heap of v to k stones. Answers change no heap.
//!
//! ## Claim
//! Let up(v) be the XOR of the heaps from the root down to v, and let w be the lowest common ancestor of v and u. The
//! first player wins iff up(v) XOR up(u) XOR the heap of w is not 0.
//!
//! ## Why
//! By Bouton's theorem he wins iff the XOR of the heaps on the path is not 0 ([`grundy::games::nim`]). The ways from
//! the root down to v and to u share the vertices from the root down to w. So in up(v) XOR up(u) these cancel, and what
//! is left are the heaps of the path but for w.
//!
//! ## How
//! The vertices x with v in their subtree are those from the root down to v. In preorder a subtree is an interval. So
//! add the heap of every x where its subtree begins, and again behind its end. Then the prefix that ends with v holds
//! the heap of x once if v is in the subtree of x, twice if that subtree ends before v, and not at all otherwise. Twice
//! the same is 0, so its XOR is up(v). A Fenwick tree gives it, and a heap changes in two places.
//!
//! For speed, all commands are read first, and vertices replaced by preorder indices while the tree is in the cache.
//!
//! ## Cost
//! O(n + q log n) time, O(n + q) memory.

use std::ops::{AddAssign, Sub};

use grundy::graphs::{Lca, Tree};
use grundy::io::{self, In, Input, TreeOn, Vertex, refuse};
use grundy::structures::Fenwick;
use proconio::input;

/// The number of stones of a heap.
type Heap = In<0, 2_147_483_647, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 500_000>, heaps: [Heap; n], tree: with TreeOn(n), q: In<1, 500_000> }
        let commands: Vec<Command> = (0..q).map(|_| read_command(&tree, input)).collect();
        let mut paths = Paths::new(&tree, heaps);
        for command in commands {
            match command {
                Command::Ask { v, u } => out.either(paths.xor(v as usize, u as usize) != 0, ["Yes", "No"]),
                Command::Change { v, heap } => paths.change(v, heap),
            }
        }
    });
}

/// A vertex by its preorder index, and the end of its subtree there.
#[derive(Clone, Copy)]
struct Subtree {
    start: u32,
    end: u32,
}

impl Subtree {
    fn of(tree: &Tree, v: usize) -> Self {
        let subtree = tree.subtree(v);
        Self { start: subtree.start as u32, end: subtree.end as u32 }
    }
}

enum Command {
    /// Vertices by their preorder indices.
    Ask {
        v: u32,
        u: u32,
    },
    Change {
        v: Subtree,
        heap: u32,
    },
}

fn read_command(tree: &Tree, input: &Input) -> Command {
    match input.next_token() {
        Some("Q") => {
            input! { from input, v: with Vertex(tree.len()), u: with Vertex(tree.len()) }
            Command::Ask { v: tree.index(v) as u32, u: tree.index(u) as u32 }
        }
        Some("C") => {
            input! { from input, v: with Vertex(tree.len()), heap: Heap }
            Command::Change { v: Subtree::of(tree, v), heap }
        }
        _ => refuse("Q or C"),
    }
}

/// The heaps on the vertices of a tree, by preorder index.
struct Paths<'a> {
    ancestors: Lca<'a>,
    heaps: Vec<u32>,
    /// The XORs of all prefixes are those from the root down.
    changes: Fenwick<Xor>,
}

impl<'a> Paths<'a> {
    /// The heaps come by vertex.
    fn new(tree: &'a Tree, heaps: Vec<u32>) -> Self {
        let heaps: Vec<u32> = tree.preorder().map(move |v| heaps[v]).collect();
        let mut changes = vec![Xor(0); tree.len() + 1];
        for (v, &heap) in tree.preorder().zip(&heaps) {
            let Subtree { start, end } = Subtree::of(tree, v);
            changes[start as usize] += Xor(heap);
            changes[end as usize] += Xor(heap);
        }
        let changes = Fenwick::of(changes);
        Self { ancestors: Lca::new(tree), heaps, changes }
    }

    /// The XOR of the heaps on the path between two vertices.
    fn xor(&self, v: usize, u: usize) -> u32 {
        let from_root = |index| self.changes.prefix(index + 1).0;
        from_root(v) ^ from_root(u) ^ self.heaps[self.ancestors.index_of(v, u)]
    }

    fn change(&mut self, v: Subtree, heap: u32) {
        let old = &mut self.heaps[v.start as usize];
        let change = Xor(*old ^ heap);
        *old = heap;
        self.changes.add(v.start as usize, change);
        self.changes.add(v.end as usize, change);
    }
}

/// A number of 32 bits whose sums are XORs: a quarter faster here than `Nimber`, which has 64.
#[derive(Clone, Copy, Default)]
struct Xor(u32);

impl AddAssign for Xor {
    fn add_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl Sub for Xor {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}
