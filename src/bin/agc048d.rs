//! # AGC048 D Pocky Game — a leftmost and a rightmost heap
//!
//! - Judge: <https://atcoder.jp/contests/agc048/tasks/agc048_d>
//! - 中文: 一人取最左堆，一人取最右堆
//! - Family: [two players, different moves](super#two-players-different-moves); easier [p2599](super::p2599)
//! - Theorem: one stone or the whole heap
//! - Finder: partizan › own pieces
//! - Course: 14: each has his own end
//!
//! ## Rule
//! N heaps stand in a row, none empty. Left, who begins, takes one or more stones from the leftmost heap that is not
//! empty. Right takes one or more from the rightmost heap that is not empty. A player who cannot move loses. Who wins?
//!
//! ## Claim
//! Let L(i, j) be the least size of heap i for which Left wins the row of the heaps i to j, if it is his move. Let
//! R(i, j) be the least size of heap j for which Right wins this row, if it is his move. Then L(i, i) = R(i, i) = 1.
//! For i < j, where a_j is the size of heap j,
//!
//! ```text
//! L(i, j) = 1                                    if a_j < R(i + 1, j)
//!           a_j − R(i + 1, j) + 1 + L(i, j − 1)  otherwise
//! ```
//!
//! R(i, j) is the same with a_i, L(i, j − 1) and R(i + 1, j). Left wins iff a_1 ≥ L(1, N).
//!
//! ## Why
//! First, more stones at a player's own end never hurt him. Let Left win a row, with a certain player to move. Let its
//! first heap get more stones, and let the same player move: Left still wins. If the row is a single heap, Left wins
//! iff it is his move, whatever its size. Otherwise Left plays as before. Where he took the whole heap, he takes the
//! whole heap. Where he left some stones of it, he takes as many as before, and again the first heap has more than in
//! the row that he wins. Right cannot touch the first heap before it is alone.
//!
//! So L(i, j) and R(i, j) decide the row: the player to move wins iff his heap has at least this size. Only two moves
//! matter: to take the whole heap, and else one stone, since it is best to leave as many as possible.
//!
//! Now let heap i have x stones, heap j have y, and let it be Left's move. Let r = R(i + 1, j) and l = L(i, j − 1).
//! Both do not depend on x and y.
//!
//! - If y < r, Left takes the whole heap and wins.
//! - If y ≥ r, this would lose. So he takes one stone. Right wins at once if now x < l, by taking his whole heap, and
//!   also if x = 0. Otherwise he takes one stone, too, and it is Left's move again.
//!
//! So x and y go down one by one, Left first. After y − r + 1 moves of each player y is below r. Left wins iff x is
//! still at least l then: x ≥ y − r + 1 + l. If y is 0 then, as r = 1, Right has taken a whole heap without winning.
//!
//! ## Cost
//! O(N²) time, O(N) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, heaps: [In<1, 1_000_000_000, u64>; n] }
            let left_wins = heaps[0] >= least_first_heap(&heaps);
            out.either(left_wins, ["First", "Second"]);
        }
    });
}

/// L of the whole row. It is at most 1 more than the sum of the other heaps.
fn least_first_heap(heaps: &[u64]) -> u64 {
    // L and R for every row of the present length, by where it starts.
    let mut left = vec![1; heaps.len()];
    let mut right = vec![1; heaps.len()];
    for length in 1..heaps.len() {
        for start in 0..heaps.len() - length {
            let (l, r) = (left[start], right[start + 1]);
            left[start] = least(heaps[start + length], r, l);
            right[start] = least(heaps[start], l, r);
        }
    }
    left[0]
}

/// The least size of the mover's heap: `other` is the opponent's heap, `others_least` what the opponent needs once the
/// mover's heap is gone, and `own_least` what the mover needs once the opponent's heap is gone.
fn least(other: u64, others_least: u64, own_least: u64) -> u64 {
    if other < others_least { 1 } else { other - others_least + 1 + own_least }
}
