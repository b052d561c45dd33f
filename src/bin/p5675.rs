//! # P5675 \[GZOI2017\] 取石子游戏 — counting Nim games with the heap of the first move given
//!
//! - Judge: <https://www.luogu.com.cn/problem/P5675>
//! - 中文: 取石子游戏：指定首步的堆
//! - Family: [counting](super#counting); easier [p1247](super::p1247); harder [abc212h](super::abc212h),
//!   [p9387](super::p9387)
//! - Theorem: [Bouton](grundy::games::nim)
//! - Finder: counting › XOR › with the first heap
//! - Course: 16: the first heap is given
//! - Difficulty: 提高+/省选-
//!
//! ## Rule
//! There are N heaps of 1 to 200 stones. A set S of heaps and a heap i of S are chosen. Alice and Bob play with the
//! heaps of S, Alice first: in turn a player takes one or more stones from one heap, and loses if he cannot. But the
//! first move must be made at heap i. How many pairs (S, i) does Alice lose, modulo 10⁹ + 7? Equal heaps differ.
//!
//! ## Claim
//! Let x be the XOR of the heaps of S without i. Alice loses iff x is at least the size of heap i.
//!
//! ## Why
//! Alice leaves some y stones of heap i, and may choose any y below its size. From then on this is Nim, and Bob loses
//! iff x XOR y = 0 ([`grundy::games::nim`]). So she wins iff y = x is a choice.
//!
//! ## How
//! For each heap i, a table counts the sets of other heaps by their XOR. With one heap more, each set stays as it is or
//! takes the heap, which changes its XOR. As sizes are below 256, so are these XORs.
//!
//! ## Cost
//! O(256 N²) time, O(256 + N) memory.

use grundy::arithmetic::Mod;
use grundy::io::{self, In};
use proconio::input;

type Count = Mod<1_000_000_007>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200>, heaps: [In<1, 200>; n] }
        writeln!(out, "{}", lost_pairs(&heaps));
    });
}

/// The number of pairs of a set of heaps and a heap of it such that the player who has to begin at this heap loses.
fn lost_pairs(heaps: &[usize]) -> Count {
    let lost_at = |heap: usize| -> Count {
        let others = [&heaps[..heap], &heaps[heap + 1..]].concat();
        sets_by_xor(&others)[heaps[heap]..].iter().copied().sum()
    };
    (0..heaps.len()).map(lost_at).sum()
}

/// The number of sets of these heaps with each XOR.
///
/// # Panics
/// If a heap has 256 stones or more.
fn sets_by_xor(heaps: &[usize]) -> [Count; 256] {
    let mut sets = [Count::new(0); 256];
    sets[0] = Count::new(1);
    for heap in heaps {
        sets = std::array::from_fn(|xor| sets[xor] + sets[xor ^ heap]);
    }
    sets
}
