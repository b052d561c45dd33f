//! # AGC064 C Erase and Divide Game — all even or all odd numbers vanish, and the others are halved
//!
//! - Judge: <https://atcoder.jp/contests/agc064/tasks/agc064_c>
//! - 中文: 擦去偶数或奇数，其余减半
//! - Family: [tables](super#tables)
//! - Theorem: classes of remainders, as stretches between the ends of intervals
//! - Finder: rows › changed: all even or all odd numbers vanish
//! - Course: 2: all even or all odd numbers vanish
//!
//! ## Rule
//! A board holds all integers of N intervals [l₁, r₁], …, [l_N, r_N] with 0 ≤ l_i ≤ r_i and r_i < l_(i+1), up to 10¹⁸.
//! In turn, Takahashi first, a player erases all even numbers or all odd numbers; there may be none. Then each number
//! that is left becomes its half, rounded down. The player who makes the board empty wins.
//!
//! ## Claim
//! Let B(t, r) be the board of all x such that 2^t x + r was on the first board, for 0 ≤ r < 2^t. An empty board is
//! lost for the player to move. For t = 60 every other board is won. For t < 60, B(t, r) is empty iff B(t + 1, r) and
//! B(t + 1, r + 2^t) are; otherwise it is won iff one of these two is empty or lost. Takahashi wins iff B(0, 0) is won.
//!
//! ## Why
//! B(0, 0) is the first board. B(t, r) has the even numbers 2x such that x is in B(t + 1, r), and the odd numbers 2x +
//! 1 such that x is in B(t + 1, r + 2^t). So a move leads to one of these two boards, whatever is played, and each
//! board after t moves is a B(t, r). A player wins at once by leaving an empty board. As 10¹⁸ < 2⁶⁰, B(60, r) is empty
//! or {0}. From {0} a player who erases the even numbers wins. So play that does not end has no place in the claim:
//! whoever meets {0} wins at once, and before that every move leads to a greater t.
//!
//! ## How
//! B(60, r) is {0} iff r is in one of the intervals. So all boards for t = 60 are given by at most 2N + 1 stretches of
//! remainders, those in an interval and those between. Let the boards for t + 1 be given by stretches in which all are
//! alike: empty, won or lost. Then B(t, r) follows from the stretch of r among the remainders below 2^t, and from that
//! of r + 2^t among the others. So the list is cut at 2^t, and the two parts are merged. Where a new stretch begins, an
//! old one begins, so at t as at 60 there are at most 2N + 1 stretches: the first one, and one for each of the 2N ends
//! modulo 2^t.
//!
//! ## Cost
//! O(N log A) time for numbers up to A, O(N) memory.

use grundy::io::{self, Between, In, Total};
use proconio::input;

/// The greatest number, and a number of moves after which at most a 0 is left.
const MOST: u64 = 1_000_000_000_000_000_000;
const LEVELS: u32 = 60;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(10_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 10_000) }
            let first = input.place();
            let mut intervals = vec![];
            for _ in 0..n {
                input! { from input, l: In<0, { MOST as i128 }, u64>, r: with Between(l, MOST) }
                intervals.push((l, r));
            }
            if intervals.windows(2).any(|pair| pair[0].1 >= pair[1].0) {
                first.refuse_all(2 * n, "intervals one behind the other");
            }
            out.either(first_player_wins(&intervals), ["Takahashi", "Aoki"]);
        }
    });
}

#[derive(Clone, Copy, PartialEq)]
enum Board {
    Empty,
    Won,
    Lost,
}

/// Where a stretch of remainders begins, and what its boards are.
type Stretch = (u64, Board);

fn first_player_wins(intervals: &[(u64, u64)]) -> bool {
    let mut stretches = vec![(0, Board::Empty)];
    for &(l, r) in intervals {
        push(&mut stretches, (l, Board::Won));
        push(&mut stretches, (r + 1, Board::Empty));
    }
    for level in (0..LEVELS).rev() {
        stretches = one_move_before(&stretches, 1 << level);
    }
    stretches[0].1 == Board::Won
}

/// Appends a stretch, which takes the place of the last one if that one has the length 0, and continues it if both are
/// alike.
fn push(stretches: &mut Vec<Stretch>, stretch: Stretch) {
    if stretches.last().is_some_and(|last| last.0 == stretch.0) {
        stretches.pop();
    }
    if stretches.last().map(|last| last.1) != Some(stretch.1) {
        stretches.push(stretch);
    }
}

/// The boards for the remainders below `modulus`, from those for the remainders below twice as much.
fn one_move_before(stretches: &[Stretch], modulus: u64) -> Vec<Stretch> {
    let (mut even, mut odd) = stretches.split_at(stretches.partition_point(|&(begin, _)| begin < modulus));
    // The last stretch below the cut goes on behind it, if none begins there.
    let mut boards = (Board::Empty, even[even.len() - 1].1);
    let mut before = Vec::with_capacity(stretches.len());
    let first = |stretches: &[Stretch], from: u64| stretches.first().map_or(u64::MAX, |first| first.0 - from);
    loop {
        let (next_even, next_odd) = (first(even, 0), first(odd, modulus));
        let next = next_even.min(next_odd);
        if next == u64::MAX {
            return before;
        }
        if next == next_even {
            (boards.0, even) = (even[0].1, &even[1..]);
        }
        if next == next_odd {
            (boards.1, odd) = (odd[0].1, &odd[1..]);
        }
        push(&mut before, (next, board_before(boards.0, boards.1)));
    }
}

/// A board from which moves lead to these two.
fn board_before(even: Board, odd: Board) -> Board {
    match (even, odd) {
        (Board::Empty, Board::Empty) => Board::Empty,
        (Board::Won, Board::Won) => Board::Lost,
        _ => Board::Won,
    }
}
