//! # CF1860C Game on Permutation — a chip goes left to smaller numbers, and a player who cannot move wins
//!
//! - Judge: <https://codeforces.com/problemset/problem/1860/C>
//! - 中文: 排列上往左往小走，不能走者胜
//! - Family: [vertex games](super#vertex-games); harder [cf1033c](super::cf1033c)
//! - Theorem: longest rising sequences of exactly two numbers
//! - Finder: rows › strip: over a permutation, to smaller numbers on the left, and a player who is stuck wins
//! - Difficulty: 1400
//!
//! ## Rule
//! n ≥ 1 cells in a row hold the numbers 1 to n, each once. Alice puts a chip on a cell of her choice. Then the players
//! move it in turn, Bob first, each time to a cell farther to the left that holds a smaller number. A player who cannot
//! move wins. On how many cells can Alice put the chip so that she wins?
//!
//! ## Claim
//! For a cell let L be the length of the longest rising sequence that ends with its number: numbers that stand from
//! left to right, each greater than the one before. Alice wins iff L = 2.
//!
//! For example, with 1 2 3 she wins on the 2: Bob has to move to the 1, where she cannot move. On the 1 Bob cannot
//! move. From the 3 he moves to the 2, and Alice is where Bob was before.
//!
//! ## Why
//! If L = 1, no smaller number stands on the left. Bob cannot move, and wins.
//!
//! If L = 2, Bob can move, and only to cells with L = 1: with a longer sequence before it, the number would have L > 2.
//! There Alice cannot move, and wins.
//!
//! If L ≥ 3, take a longest rising sequence that ends here, and its second number. This one has L = 2: if it had more,
//! the sequence would not be a longest one. It is smaller and on the left, so Bob moves there. As we have seen, the
//! player who has moved to a cell with L = 2 wins.
//!
//! ## How
//! From left to right, we keep the least number so far, and the least one so far that has L = 2. A number has L = 1 iff
//! it is below the former, and L ≥ 3 iff it is above the latter. Otherwise it is counted.
//!
//! ## Cost
//! O(n log n) time, for the sort that checks the input, and O(n) memory.

use grundy::io::{self, Between, In, List, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(300_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 300_000) }
            let place = input.place();
            input! { from input, numbers: with List(n, Between(1, n as u32)) }
            place.distinct_or_refuse(&numbers, 1, "a number that has not come before");
            writeln!(out, "{}", cells_to_win(&numbers));
        }
    });
}

/// The number of cells with L = 2.
fn cells_to_win(numbers: &[u32]) -> usize {
    let (mut least, mut least_second) = (u32::MAX, u32::MAX);
    let mut cells = 0;
    for &number in numbers {
        if number < least {
            least = number;
        } else if number < least_second {
            least_second = number;
            cells += 1;
        }
    }
    cells
}
