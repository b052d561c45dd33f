//! # CF1155B Game with Telephone Numbers — digits are erased, one player wants an 8 in front
//!
//! - Judge: <https://codeforces.com/problemset/problem/1155/B>
//! - 中文: 删数字，争首位的 8
//! - Family: [two goals](super#two-goals)
//! - Theorem: a majority of the digits that can come to the front
//! - Finder: rows › words: digits are erased, and one player wants an 8 in front
//! - Difficulty: 1200
//!
//! ## Rule
//! A string has n digits, where n is odd and 13 ≤ n < 100000. In turn, Vasya first, a player erases one digit, until 11
//! are left. Vasya wins if the first of these is an 8, otherwise Petya wins. Who wins?
//!
//! ## Claim
//! Vasya wins iff more than half of the first n − 10 digits are 8.
//!
//! For example, let n = 13, so that each player erases one digit. If the string begins with 8 0 8, Vasya erases the 0.
//! Petya cannot erase both 8s, and Vasya wins. If it begins with 8 0 0, Petya erases the 8, and a 0 will be in front.
//!
//! ## Why
//! n − 11 digits are erased, an even number, so each player erases m = (n − 11)/2 digits. The digit that is in front in
//! the end has ten digits behind it. So it is one of the first n − 10 digits, of which there are 2m + 1. They are not
//! all erased, since only 2m digits are. So the digit in front is the first of them that is left.
//!
//! - More than half of them are 8. Then at most m of them are not. Vasya erases one of these whenever there is one, and
//!   any digit when there is none. In the end only 8s are left of them, and so one is in front.
//! - At most half of them are 8. Half of 2m + 1 is no integer, so at most m of them are 8. Petya erases one of these
//!   whenever there is one. In the end none of them is left, and another digit is in front.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<13, 99_999> }
        if n % 2 == 0 {
            io::refuse("an odd number of digits");
        }
        input! { from input, digits: with Word::exactly("0123456789", n) }
        out.either(vasya_wins(&digits), ["YES", "NO"]);
    });
}

fn vasya_wins(digits: &[u8]) -> bool {
    let may_be_in_front = &digits[..digits.len() - 10];
    let eights = may_be_in_front.iter().filter(|&&digit| digit == b'8').count();
    2 * eights > may_be_in_front.len()
}
