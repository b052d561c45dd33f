//! # ARC151 C 01 Game — digits 0 and 1 in a row, neighbours never equal
//!
//! - Judge: <https://atcoder.jp/contests/arc151/tasks/arc151_c>
//! - 中文: 相邻不同的 01 填数
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: values of gaps
//! - Finder: rows › splitting › gaps by their ends
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There is a row of N squares. In M of them a digit 0 or 1 stands already. In turn a player writes 0 or 1 into an
//! empty square. Neighbouring squares must never have the same digit. A player who cannot move loses.
//!
//! ## Claim
//! A gap is a maximal stretch of L empty squares. Its value is
//!
//! - L if a digit stands at one of its ends only;
//! - 1 if equal digits stand at its two ends, which needs L ≥ 1;
//! - 0 if different digits stand at its two ends.
//!
//! If M ≥ 1, the first player wins iff the XOR of these values is not 0. If M = 0, he wins iff N is odd.
//!
//! ## Why
//! A move cuts one gap in two. So the gaps are a sum of games ([`grundy::games::sg`]). By induction on L:
//!
//! **Equal digits at both ends.** The same digit, written between, makes two gaps with equal ends, of the value
//! 1 XOR 1 = 0. The other digit makes two with different ends, of the value 0 XOR 0 = 0, and can always be written. So
//! the value is mex {0} = 1.
//!
//! **Different digits at the ends.** Either digit makes a gap with equal ends and one with different ends, of the
//! value 1 XOR 0 = 1, if there is a move at all. So the value is 0, as no move leads to 0.
//!
//! **A digit d at one end.** A move writes a digit so that j empty squares are left between it and the open end,
//! 0 ≤ j ≤ L − 1. The digit other than d may be written everywhere, and makes the value j XOR 0. So all of 0, …, L − 1
//! are reached. The digit d may be written if it does not stand beside the other d, so with j ≤ L − 2. It makes the
//! value j XOR 1, which is at most j + 1 < L. So L is not reached, and the value is L.
//!
//! **No digit at all.** The first move leaves two gaps of i and N − 1 − i squares with the digit at one end, and the
//! value i XOR (N − 1 − i). It is 0 iff both are equal. This is possible iff N is odd.
//!
//! ## Cost
//! O(M) time and memory.

use grundy::io::{self, Between, In, Input};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1_000_000_000_000_000_000, u64>, m: with Between(0, n.min(200_000)) }
        let written = read_digits(input, n, m);
        out.either(first_player_wins(&written, n), ["Takahashi", "Aoki"]);
    });
}

/// The squares that are not empty, in ascending order, and their digits.
fn read_digits(input: &Input, n: u64, m: u64) -> Vec<(u64, u8)> {
    let mut written = vec![];
    for _ in 0..m {
        let place = input.place();
        input! { from input, square: with Between(1, n), digit: In<0, 1, u8> }
        if let Some(&(before, of_before)) = written.last() {
            if square <= before {
                place.refuse("a square greater than the one before");
            }
            if square == before + 1 && digit == of_before {
                place.after(1).refuse("a digit other than that of the square before");
            }
        }
        written.push((square, digit));
    }
    written
}

fn first_player_wins(written: &[(u64, u8)], n: u64) -> bool {
    let (Some(&(first, _)), Some(&(last, _))) = (written.first(), written.last()) else {
        return n % 2 == 1;
    };
    let equal_ends = written.windows(2).filter(|ends| ends[0].1 == ends[1].1).count() as u64;
    (first - 1) ^ (n - last) ^ (equal_ends % 2) != 0
}
