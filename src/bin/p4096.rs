//! # P4096 \[HEOI2013\] Eden 的博弈树 — leaves that prove the root for either player
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4096>
//! - 中文: Eden 的博弈树：关键叶子
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: proof numbers
//! - Finder: trees › vertices: leaves that prove the root
//! - Course: 2: a tree of positions whose leaves are not known
//!
//! ## Rule
//! The nodes of a rooted tree are positions of a game. Black decides in the root, and then White and Black from level
//! to level in turn. An inner node is won for the player who decides there iff some child is, and else for the other.
//! Each leaf is won for one of them, but it is not known for whom. A *winning set* of a player has leaves that are
//! enough: if he wins all of them, he wins the root, whatever the other leaves are. A leaf is *critical* if it is in
//! some smallest winning set of Black, and in some smallest winning set of White. Find the least critical leaf, how
//! many there are, and the XOR of their numbers.
//!
//! ## Claim
//! For a player let s(v) be 1 in a leaf, the least s of the children where he decides, and the sum over the children
//! where the other decides. In a node where a player decides, call a child *least* if its s for him is the least. A
//! leaf is critical iff every node below the root on its path, itself included, is a least child of its parent.
//!
//! ## Why
//! Take one player. Consider the sets that are enough for him to win v, out of the leaves under v.
//!
//! - In a leaf this is the leaf alone.
//! - Where the other decides, he must win every child. The leaves under different children are different. So a set is
//!   enough iff under every child its part is: the smallest ones have a smallest set for each child.
//! - Where he decides, a set is enough iff for some child its part is. Otherwise let the other leaves be won by the
//!   opponent: no child is won. So the smallest ones are the smallest sets of the least children.
//!
//! By induction s(v) is the size of the smallest sets for v. Also by induction from the root down, some smallest set
//! for the root has a smallest set for v as its part iff on the path to v, wherever he decides, the next node is a
//! least child. For a leaf this says that it is in a smallest winning set. Both players together decide in all nodes.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000> }
        let mut parents = vec![0; n];
        for (v, parent) in parents.iter_mut().enumerate().skip(1) {
            input! { from input, number: with Between(1, v as u32) }
            *parent = number - 1;
        }
        let leaves = critical_leaves(&parents);
        let numbers = leaves.iter().map(|leaf| leaf + 1);
        let least = numbers.clone().next().expect("each player has a least child everywhere");
        writeln!(out, "{least} {} {}", leaves.len(), numbers.fold(0, |xor, number| xor ^ number));
    });
}

/// The critical leaves in ascending order. The parent of each node comes before it.
fn critical_leaves(parents: &[u32]) -> Vec<usize> {
    let n = parents.len();
    let parent = |v: usize| parents[v] as usize;
    // Who decides in each node: 0 is Black, 1 is White.
    let mut decides = vec![0; n];
    (1..n).for_each(|v| decides[v] = 1 - decides[parent(v)]);
    // The sizes of the smallest sets for both, where all children have been seen; until one has, 0.
    let mut sizes = vec![[0_u32; 2]; n];
    let mut is_leaf = vec![false; n];
    for v in (0..n).rev() {
        if sizes[v] == [0, 0] {
            is_leaf[v] = true;
            sizes[v] = [1, 1];
        }
        if v > 0 {
            let (player, child, all) = (decides[parent(v)], sizes[v], &mut sizes[parent(v)]);
            if all[player] == 0 || child[player] < all[player] {
                all[player] = child[player];
            }
            all[1 - player] += child[1 - player];
        }
    }
    let mut has_least_path = vec![true; n];
    for v in 1..n {
        let (above, player) = (parent(v), decides[parent(v)]);
        has_least_path[v] = has_least_path[above] && sizes[v][player] == sizes[above][player];
    }
    (0..n).filter(|&v| is_leaf[v] && has_least_path[v]).collect()
}
