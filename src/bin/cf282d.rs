//! # CF282D Yet Another Number Game — from one number, or the same from all
//!
//! - Judge: <https://codeforces.com/problemset/problem/282/D>
//! - 中文: 取一个数，或所有数同减
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [wythoff](super::wythoff)
//! - Theorem: [Wythoff](grundy::games::wythoff) for two numbers, [Nim](grundy::games::nim) for one and for three
//! - Finder: heaps › from both: three, and the same number from all
//! - Course: 5: Nim, Wythoff and Nim again for one, two and three heaps
//! - Difficulty: 2100
//!
//! ## Rule
//! n numbers are given, 1 ≤ n ≤ 3. In turn a player subtracts some x ≥ 1 from one of them, or the same x from all. No
//! number may become negative. A player who cannot move loses.
//!
//! ## Claim
//! For n = 1 and n = 3 the first player loses iff the XOR of the numbers is 0. For n = 2 this is Wythoff's game.
//!
//! ## Why
//! For n = 2 the moves are those of Wythoff's game ([`grundy::games::wythoff`]). For n = 1 both kinds of moves are the
//! same, that of Nim with one heap.
//!
//! Let n = 3. If the XOR is not 0, a move of Nim makes it 0. If it is 0, a move from one number changes it. So does a
//! move from all: let 2^k be the lowest bit of x. Below it x has no bits, so nothing is borrowed from bit k, and bit k
//! of each number flips. Three flips change the XOR there. So from an XOR of 0 every move leads to another XOR, and
//! from any other XOR some move leads to 0: by induction those with 0 are lost.
//!
//! ## Cost
//! O(1).

use grundy::games::{sg::nim_sum, wythoff};
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 3>, numbers: [In<0, 299, u64>; n] }
        out.either(first_player_wins(&numbers), ["BitLGM", "BitAryo"]);
    });
}

fn first_player_wins(numbers: &[u64]) -> bool {
    match *numbers {
        [a, b] => wythoff::first_player_wins(a, b),
        _ => nim_sum(numbers.iter().copied()) != 0,
    }
}
