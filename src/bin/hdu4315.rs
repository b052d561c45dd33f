//! # HDU4315 Climbing the Hill — the king's way up
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=4315>
//! Family: Nim and staircase
//! Theorem: staircase Nim
//!
//! Rule. n persons stand on different cells of a row whose cell 0 is the hilltop; the k-th from there is the king. In
//! turn, Alice first, a player moves a person up by one or more cells, neither onto another nor over him; only on the
//! hilltop do several have room. Who brings the king there wins.
//! Claim. For k = 1 Alice wins. Else a person has as much room as there are free cells between him and the next above,
//! and the first person has all cells above him, but without the hilltop if k = 2. Alice wins iff the XOR of the rooms
//! of the last person, the last but two, the last but four, … is not 0.
//! Why. A first king goes up at once. Else whoever brings person k − 1 to the hilltop loses, for the king can follow.
//! Play without this move: who has no other must make it, since no one above k − 1 is then left below the hilltop. So
//! who cannot move loses. Give the persons from the last upwards the steps 1, 2, …: a move takes any part of one room
//! and adds to the room on the step below (when he comes to the hilltop one more, as there the next has room beside
//! him, unless the next is k − 1). So each move makes exactly one room on an odd step smaller or larger, and it is
//! staircase Nim (library `nim`).
//! Cost. O(n) time and memory.

use std::iter::once;

use grundy::games::nim::staircase_sum;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, n: In<1, 1000>, king: with Between(1, n) }
            let first = input.place();
            input! { from input, cells: [In<1, 99_999, u32>; n] }
            if let Some(last) = cells.windows(2).position(|pair| pair[0] >= pair[1]) {
                first
                    .nth(last + 1)
                    .refuse("a cell further down than the one before");
            }
            out.line(if first_player_wins(king, &cells) {
                "Alice"
            } else {
                "Bob"
            });
        }
    });
}

/// The cells come in ascending order.
fn first_player_wins(king: usize, cells: &[u32]) -> bool {
    let first = match king {
        1 => return true,
        2 => cells[0] - 1,
        _ => cells[0],
    };
    let others = cells.windows(2).map(|pair| pair[1] - pair[0] - 1);
    let rooms = once(first).chain(others);
    staircase_sum((1..).zip(rooms.rev())) != 0
}
