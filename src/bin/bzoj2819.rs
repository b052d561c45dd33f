//! # BZOJ 2819 Nim — Nim on the path between two vertices of a tree
//!
//! - Judge: <https://hydro.ac/d/bzoj/p/2819>
//! - 中文: 树上路径的 Nim，带修改
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [nim](super::nim)
//! - Theorem: [Bouton](grundy::games::nim), with XORs from the root
//! - Finder: heaps › any number: heaps on a path of a tree
//! - Course: 5: Nim on the path between two vertices of a tree
//!
//! ## Rule
//! Every vertex of a tree has a heap of 0 to 2³¹ − 1 stones. There are two commands. `Q v u` asks whether the first
//! player wins Nim on all heaps of the path from v to u, both ends included: in turn a player takes one or more stones
//! from one heap, and loses if he cannot. `C v k` changes the heap of v to k stones. Answers change no heap.
//!
//! ## Claim
//! Let up(v) be the XOR of the heaps from the root down to v, and let w be the lowest common ancestor of v and u. The
//! first player wins iff up(v) XOR up(u) XOR the heap of w is not 0.
//!
//! ## Why
//! By Bouton's theorem he wins iff the XOR of the heaps on the path is not 0 ([`grundy::games::nim`]). The paths from
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
                Command::Ask { v, u } => out.either(paths.xor(v, u) != 0, ["Yes", "No"]),
                Command::Change { v, heap } => paths.change(v, heap),
            }
        }
    });
}

/// A vertex, and the preorder indices of its subtree.
#[derive(Clone, Copy)]
struct Place {
    vertex: u32,
    start: u32,
    end: u32,
}

impl Place {
    fn of(tree: &Tree, vertex: usize) -> Self {
        let subtree = tree.subtree(vertex);
        Self { vertex: vertex as u32, start: subtree.start as u32, end: subtree.end as u32 }
    }
}

enum Command {
    Ask { v: Place, u: Place },
    Change { v: Place, heap: u32 },
}

fn read_command(tree: &Tree, input: &Input) -> Command {
    match input.next_token() {
        Some("Q") => {
            input! { from input, v: with Vertex(tree.len()), u: with Vertex(tree.len()) }
            Command::Ask { v: Place::of(tree, v), u: Place::of(tree, u) }
        }
        Some("C") => {
            input! { from input, v: with Vertex(tree.len()), heap: Heap }
            Command::Change { v: Place::of(tree, v), heap }
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
            let subtree = tree.subtree(v);
            changes[subtree.start] += Xor(heap);
            changes[subtree.end] += Xor(heap);
        }
        Self { ancestors: Lca::new(tree), heaps, changes: changes.into_iter().collect() }
    }

    /// The XOR of the heaps on the path between two vertices.
    fn xor(&self, v: Place, u: Place) -> u32 {
        let from_root = |place: Place| self.changes.prefix(place.start as usize + 1).0;
        from_root(v) ^ from_root(u) ^ self.heaps[self.ancestors.index_of(v.vertex as usize, u.vertex as usize)]
    }

    fn change(&mut self, v: Place, heap: u32) {
        let old = &mut self.heaps[v.start as usize];
        let change = Xor(*old ^ heap);
        *old = heap;
        self.changes.add(v.start as usize, change);
        self.changes.add(v.end as usize, change);
    }
}

/// A number of 32 bits whose sums are XORs, half as large as a `Nimber`.
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
