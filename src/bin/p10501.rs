//! # P10501 Cutting Game — cutting a sheet, and the first single square wins
//!
//! - Judge: <https://www.luogu.com.cn/problem/P10501>
//! - 中文: 剪纸游戏：先剪出单格者胜
//! - Family: [splitting](super#splitting); twin [gym101908b](super::gym101908b); harder [p13114](super::p13114)
//! - Theorem: a move that reaches a position wins
//! - Finder: graphs › boards › the first single square wins
//! - Course: 9: sheets, on which the first single square wins
//! - Difficulty: 提高+/省选-
//!
//! ## Rule
//! A sheet has W × H squares, W, H ≥ 2. In turn a player chooses a piece and cuts it in two along a line between its
//! squares, parallel to a side. The player who cuts off a single square wins at once. Many sheets are given; for each,
//! does the first player win? (The same problem: POJ 2311, AcWing 219.)
//!
//! ## Claim
//! For n ≥ 2 let d(n) be the mex of the numbers d(k) XOR d(n − k), 2 ≤ k ≤ n − 2. The first player loses iff
//! d(W) = d(H) = 0. The d(n) are the values of Dawson's Kayles, a heap of n − 2 in the octal game 0.07.
//!
//! ## Why
//! **The moves that lose are removed.** Let all pieces have both sides ≥ 2. No cut makes a single square yet: each of
//! the two parts keeps one side of the whole. A cut that leaves a strip of width 1 loses, as the opponent cuts off its
//! last square. So a player should leave both sides of all pieces ≥ 2, as long as he can; when he no longer can, he
//! loses, as any cut leaves a strip. A piece with both sides ≥ 2 has a cut, so nobody is without one.
//!
//! In the remaining game a player who has no such move loses, and the pieces are independent. So a piece has a value
//! g(w, h), the mex of g(k, h) XOR g(w − k, h) and of g(w, k) XOR g(w, h − k), with parts ≥ 2, and the XOR of the
//! values decides ([`grundy::games::sg`]).
//!
//! **The values.** g(w, h) = d(w) if d(h) = 0, it is d(h) if d(w) = 0, and it is 1 if neither is 0. By induction on w +
//! h this holds for smaller pieces. Recall that d(k) XOR d(w − k) is never d(w).
//!
//! - Let d(h) = 0. The cuts of w into k and w − k give d(k) XOR d(w − k), which are the numbers in the mex for d(w). It
//!   remains that no cut of h into j and h − j gives d(w). As d(h) = 0, d(j) and d(h − j) differ. If d(w) = 0, the cut
//!   gives d(j) XOR d(h − j), which is not 0. If d(w) > 0, the two parts have the values 1 and 1, or d(w) and 1;
//!   together 0 or d(w) XOR 1, and neither is d(w). So g(w, h) = d(w).
//! - Let d(w) = 0. It is the same with w and h exchanged.
//! - Let d(w), d(h) > 0. A part of a cut of w has the value d(h) if its d is 0, and else 1. So a cut gives 0 or
//!   d(h) XOR 1, and never 1, as d(h) > 0. And 0 occurs: as d(w) > 0, some cut has d(k) = d(w − k), hence two equal
//!   values. It is the same for the cuts of h. So g(w, h) = 1.
//!
//! So g(W, H) = 0 iff d(W) = d(H) = 0.
//!
//! **Dawson's Kayles.** A cut of n into k and n − k makes k − 2 and n − k − 2 of n − 2: it takes 2 from a heap, and
//! leaves two heaps, one, or none. These are the moves of 0.07.
//!
//! ## Cost
//! O(s²) once for all sides up to s = 200, O(1) per sheet.

use grundy::games::splitting::Octal;
use grundy::io::{self, In};
use proconio::input;

const LONGEST: usize = 200;

type Side = In<2, { LONGEST as i128 }>;

fn main() {
    io::run(|input, out| {
        let dawsons_kayles = Octal::parse("0.07").expect("the code of a game").values(LONGEST - 2);
        while !input.is_empty() {
            input! { from input, w: Side, h: Side }
            out.either(first_player_wins(w, h, &dawsons_kayles), ["WIN", "LOSE"]);
        }
    });
}

fn first_player_wins(w: usize, h: usize, dawsons_kayles: &[usize]) -> bool {
    [w, h].iter().any(|side| dawsons_kayles[side - 2] != 0)
}
