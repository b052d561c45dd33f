//! # POJ1704 Georgia and Bob — chessmen to the left
//!
//! Judge: <http://poj.org/problem?id=1704>
//! Family: Nim and staircase
//! Theorem: staircase Nim
//!
//! Rule. n chessmen stand on different cells of a row that begins with cell 1 on the left. In turn, Georgia first, a
//! player moves one of them to the left, one or more cells, neither onto another nor over it. Who cannot move loses.
//! Claim. Count the gaps from the right: the first is in front of the last chessman, on his left, and so on; the last
//! is in front of the first chessman, down to the edge. Georgia wins iff the XOR of the gaps 1, 3, 5, … is not 0.
//! Why. A chessman who moves t cells takes t from the gap in front of him, any part of it, and adds t to the gap behind
//! him; behind the last one it is out of the game. This is staircase Nim (library `nim`), the gaps being its heaps.
//! Cost. O(n log n) time, as the positions come unsorted; O(n) memory.

use std::iter::once;

use grundy::games::nim::staircase_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let first = input.place();
            input! { from input, mut cells: [In<1, 10_000, u32>; n] }
            cells.sort_unstable();
            if cells.windows(2).any(|pair| pair[0] == pair[1]) {
                first.refuse_all(n, format_args!("{n} different cells"));
            }
            out.line(if first_player_wins(&cells) {
                "Georgia will win"
            } else {
                "Bob will win"
            });
        }
    });
}

/// The cells come in ascending order.
fn first_player_wins(cells: &[u32]) -> bool {
    let behind_another = cells.windows(2).map(|pair| pair[1] - pair[0] - 1);
    let gaps = once(cells[0] - 1).chain(behind_another);
    staircase_sum((1..).zip(gaps.rev())) != 0
}
