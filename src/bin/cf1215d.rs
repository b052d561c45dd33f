//! # CF1215D Ticket Game — digits are written, for equal or unequal sums
//!
//! - Judge: <https://codeforces.com/problemset/problem/1215/D>
//! - 中文: 填车票：左右两半之和是否相等
//! - Family: [two goals](super#two-goals); easier [cf2060c](super::cf2060c)
//! - Theorem: an erased digit counts 4.5; copying, and completing to 9
//! - Finder: partizan › large or small: digits are written, for equal or unequal sums
//! - Difficulty: 1700
//!
//! ## Rule
//! A ticket has n digits, n even, of which an even number, perhaps none, are erased. In turn, Monocarp first, a player
//! writes any digit from 0 to 9 in the place of an erased one, until none is left. Bicarp wins if the sum of the first
//! n/2 digits is then equal to that of the last n/2, otherwise Monocarp wins. Who wins?
//!
//! ## Claim
//! Count each erased digit as 4.5. Bicarp wins iff both halves then have the same sum.
//!
//! For example, in 09?? the left half has 9, and the right one 4.5 + 4.5. When Monocarp writes x, Bicarp writes 9 − x
//! beside it.
//!
//! ## Why
//! Let the lead be the sum of the left half less that of the right half, with 4.5 for each erased digit. Before each of
//! Monocarp's moves an even number of digits are erased.
//!
//! - The lead is 0. Monocarp writes x. If a digit of the other half is erased, Bicarp writes x there, and both halves
//!   have changed by x − 4.5. If not, another digit of the same half is erased, since their number was even. Bicarp
//!   writes 9 − x there, and the half has changed by x − 4.5 + 4.5 − x = 0. So the lead is 0 again. In the end it is
//!   the difference of the sums, and Bicarp wins.
//! - The lead is greater than 0. If no digit is erased, Monocarp has won. Otherwise he writes 9 in the left half or 0
//!   in the right one, and the lead grows by 4.5. Whatever Bicarp writes, he takes at most 4.5 of it back. So the lead
//!   stays greater than 0 to the end. If it is below 0, Monocarp does the same with left and right exchanged.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, n: In<2, 200_000> }
        input! { from input, ticket: with Word::exactly("0123456789?", n) }
        let erased = ticket.iter().filter(|&&digit| digit == b'?').count();
        if n % 2 == 1 || erased % 2 == 1 {
            place.refuse("an even number of digits, an even number of them erased");
        }
        let [left, right] = [&ticket[..n / 2], &ticket[n / 2..]].map(twice_the_sum);
        out.either(left != right, ["Monocarp", "Bicarp"]);
    });
}

/// Twice the sum of these digits, where an erased one counts 4.5.
fn twice_the_sum(digits: &[u8]) -> u32 {
    let twice = |&digit: &u8| if digit == b'?' { 9 } else { 2 * u32::from(digit - b'0') };
    digits.iter().map(twice).sum()
}
