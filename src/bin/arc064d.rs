//! # ARC064 D An Ordinary Game — an inner letter is removed, and no two neighbours become equal
//!
//! - Judge: <https://atcoder.jp/contests/arc064/tasks/arc064_b>
//! - 中文: 删去中间的字母，相邻不能相同
//! - Family: [parity](super#parity); easier [cf1373b](super::cf1373b)
//! - Theorem: every line of play has the same parity
//! - Finder: rows › words: an inner letter is removed, and no two neighbours may be equal
//! - Course: 15 › parity: letters that are removed
//!
//! ## Rule
//! There is a string of at least three lower-case letters in which no two neighbours are equal. In turn, Takahashi
//! first, a player removes a letter that is neither the first nor the last one. Afterwards no two neighbours may be
//! equal either. A player who cannot do so loses. Who wins?
//!
//! ## Claim
//! Let n be the length of the string. If its first letter and its last one are equal, Takahashi wins iff n is even.
//! If they differ, he wins iff n is odd. No choice matters.
//!
//! For example, in `abac` Takahashi cannot remove the `b`, as two `a` would be neighbours. He removes the second `a`,
//! and `abc` is left. Now Aoki removes the `b`, and in `ac` there is no inner letter. These were two moves, so
//! Takahashi loses: the ends differ, and n = 4 is even.
//!
//! ## Why
//! Take a string in which nobody can move. Then each inner letter stands between two equal letters. So the first letter
//! equals the third, the second equals the fourth, and so on: two letters alternate. Hence the length of this string is
//! odd if its ends are equal, and even if they differ.
//!
//! The ends are never removed. So it is known at the start whether the length at the end is odd or even. Each move
//! takes one letter. So the number of moves is odd iff n and the length at the end differ in parity: for equal ends iff
//! n is even, and for different ends iff n is odd. Takahashi makes the last move iff the number of moves is odd.
//!
//! ## Cost
//! O(n) time and memory; the equality of neighbours is checked.

use grundy::io::{self, Word};
use proconio::input;

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

fn main() {
    io::run(|input, out| {
        input! { from input, string: with Word { alphabet: LETTERS, shortest: 3, longest: 100_000 } }
        if string.windows(2).any(|pair| pair[0] == pair[1]) {
            io::refuse("letters of which no two neighbours are equal");
        }
        out.either(first_player_wins(&string), ["First", "Second"]);
    });
}

fn first_player_wins(string: &[u8]) -> bool {
    let has_equal_ends = string.first() == string.last();
    let is_odd = string.len() % 2 == 1;
    has_equal_ends != is_odd
}
