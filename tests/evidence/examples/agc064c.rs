//! All even or all odd numbers vanish, and the others are halved, by play.

use std::collections::HashMap;

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;

fn main() -> ExitCode {
    let ends = [int("l", 0..=MOST).usually(format::PLACE), between("r", "l", MOST).usually("l")];
    let intervals = list("N", row(ends));
    let intervals = intervals.such(APART, |intervals: Board| intervals.iter().tuple_windows().all(|(a, b)| a.1 < b.0));
    let boards = Format::tests("T", 1..=T, format::all([row([len("N", 1..=N)]), intervals]));
    let boards = boards.sum("the sum of N", "N", N).trying("l", "N", 1).trying("r", "N", 1);
    Problem::tests("agc064c", Limits::known(2000, 1024), boards, || by_play, ["Takahashi", "Aoki"])
        .all([("N", 2), ("l", 11), ("r", 11)])
        .small("sets-of-numbers-below-64", || random_boards(1, 300, 6, 63))
        .small("sets-of-3-to-9-numbers-below-1000-that-are-won-or-lost", || {
            (0..300).map(|seed| singles(&numbers_made_to_be(seed % 2 == 0, 3 + seed as usize % 7, seed, 999))).collect()
        })
        .beyond("for worst inputs, boards made backwards from the end, and all different boards")
        .known("single-numbers-won", || (vec![singles(&numbers_made_to_be(true, N, 1, MOST))], vec![true]))
        .attacks("as many ends as there can be, in all classes of remainders")
        .known("single-numbers-lost", || (vec![singles(&numbers_made_to_be(false, N, 2, MOST))], vec![false]))
        .attacks("the same, lost")
        .known("all-numbers-even", || (vec![(0..N as u64).map(|i| (2 * i * i, 2 * i * i)).collect()], vec![true]))
        .attacks("intervals that never touch, and a first move that wins at once")
        .worst("one-interval-from-0", by_algorithm(by_boards), || {
            (0..T as u64).map(|i| vec![(0, if i % 2 == 0 { MOST - i } else { (MOST >> (i % 60)) + i })]).collect()
        })
        .attacks("as many tests as can be, up to the greatest number, 60 bits long")
        .worst("one-interval", by_algorithm(by_boards), || random_boards(2, T, 1, MOST))
        .attacks("stretches that begin and end in all places")
        .worst("80-intervals", by_algorithm(by_boards), || random_boards(3, T / 80, 80, MOST))
        .attacks("wide intervals")
        .worst("intervals-that-touch", by_algorithm(by_boards), || {
            let touching = |from: u64| (0..50).map(|i| (from + 7 * i, from + 7 * i + 6)).collect();
            (1..=T as u64 / 50).map(|i| touching(MOST / 300 * i)).collect()
        })
        .attacks("neighbouring intervals, of which many are as good as one")
        .wrong("empty-boards-are-lost-like-others", |board| by_boards_with(board, false), "all")
        .says("Lets a move from an empty board to an empty board count as a win: where no number is, nobody moves.")
        .wrong("ends-at-one", ends_at_one, "all")
        .says("Lets the numbers 1 vanish like 0: halved, 1 is 0, which stays on the board.")
        .wrong("wins-at-once-or-never", |board| [0, 1].into_iter().any(|parity| part(board, parity).is_empty()), "all")
        .says("Lets Takahashi win only if all numbers are even or all are odd.")
        .unplayed([("sample-1", "numbers of 18 digits")])
        .refused([
            ("intervals-that-meet", "1\n2\n@0 5\n5 7@\n", APART),
            ("falling-intervals", "1\n2\n@5 6\n0 1@\n", APART),
            ("an-end-before-the-beginning", "1\n1\n5 @4\n", "an integer from 5 to 1000000000000000000"),
        ])
        .main()
}

/// The greatest number of boards and of intervals, and the greatest number.
const T: usize = 10_000;
const N: usize = 10_000;
const MOST: u64 = 1_000_000_000_000_000_000;

const APART: &str = "intervals one behind the other";

/// The intervals of a board.
type Board = Vec<(u64, u64)>;

/// A 0 can be kept for ever, so play need not end. A player who finds the board empty has lost.
fn by_play(intervals: &Board) -> bool {
    let start = intervals.iter().flat_map(|&(l, r)| l..=r).collect_vec();
    let end = |numbers: &Vec<u64>| numbers.is_empty().then_some(Outcome::Loss(0));
    let game = Loopy::new(|numbers: &Vec<u64>| [0, 1].map(|parity| kept(numbers, parity)).to_vec(), end);
    let game = game.board(|numbers| board::row(numbers)).label(|before, after| {
        let kept = [0, 1].into_iter().find(|&parity| kept(before, parity) == *after);
        format!("erase the {} numbers", if kept == Some(0) { "odd" } else { "even" })
    });
    matches!(game.outcomes([start.clone()])[&start], Outcome::Win(_))
}

/// The numbers of this parity, halved.
fn kept(numbers: &[u64], parity: u64) -> Vec<u64> {
    numbers.iter().filter(|&number| number % 2 == parity).map(|number| number / 2).collect()
}

/// Boards of so many intervals between random ends, often short ones if the numbers are small.
fn random_boards(seed: u64, count: usize, most: usize, greatest: u64) -> Vec<Board> {
    let mut random = seeded(seed);
    let mut board = |_| {
        let n = if most == 6 { random.random_range(1..=most) } else { most };
        let ends = std::iter::repeat_with(|| random.random_range(0..=greatest)).unique().take(2 * n).sorted();
        ends.tuples().collect()
    };
    (0..count).map(&mut board).collect()
}

fn singles(numbers: &[u64]) -> Board {
    numbers.iter().map(|&number| (number, number)).collect()
}

/// A board of so many single numbers, three or more, that is won or lost, made backwards. It is lost if its even and
/// its odd part are won, and won if one part is lost or empty.
fn numbers_made_to_be(is_won: bool, count: usize, seed: u64, greatest: u64) -> Vec<u64> {
    fn make(is_won: Option<bool>, count: usize, greatest: u64, random: &mut Pcg64) -> Vec<u64> {
        let (parity, below) = (random.random_range(0..2), greatest.saturating_sub(1) / 2);
        let one = (count / 2 + random.random_range(0..=count / 8)).clamp(1.min(count), count.max(2) - 1);
        let parts = match (is_won, count) {
            (_, 1) => return vec![random.random_range(0..=greatest)],
            (Some(true), 2) => [(None, 2), (None, 0)],
            (Some(true), _) => [(Some(false), one.max(2)), (None, count - one.max(2))],
            (Some(false), _) => [(Some(true), one), (Some(true), count - one)],
            (None, 0) => return vec![],
            (None, _) => [(None, one), (None, count - one)],
        };
        let half = |index: u64| {
            let (is_won, count) = parts[index as usize];
            let kept = make(is_won, count, below, random);
            kept.into_iter().map(move |number| 2 * number + (parity ^ index)).collect_vec()
        };
        [0, 1].map(half).concat()
    }
    make(Some(is_won), count, greatest, &mut seeded(seed)).into_iter().sorted().collect()
}

/// All boards that can come up, as lists of intervals.
fn by_boards(intervals: &Board) -> bool {
    by_boards_with(intervals, true)
}

fn by_boards_with(intervals: &Board, empty_ends: bool) -> bool {
    fn wins(board: Board, level: u32, empty_ends: bool, known: &mut HashMap<(u32, Board), bool>) -> bool {
        match &board[..] {
            [] if empty_ends => return false,
            // Only 0 is left after 60 moves.
            _ if level == 60 => return !board.is_empty(),
            _ => {}
        }
        let key = (level, board);
        if let Some(&is_won) = known.get(&key) {
            return is_won;
        }
        let is_won = [0, 1].into_iter().any(|parity| !wins(part(&key.1, parity), level + 1, empty_ends, known));
        known.insert(key, is_won);
        is_won
    }
    wins(intervals.clone(), 0, empty_ends, &mut HashMap::new())
}

/// The numbers of this parity, halved; intervals that touch become one.
fn part(board: &Board, parity: u64) -> Board {
    let halved = board.iter().map(|&(l, r)| ((l + 1 - parity) / 2, (r + 2 - parity) / 2)).filter(|(l, end)| l < end);
    let touching = halved.coalesce(|a, b| if a.1 == b.0 { Ok((a.0, b.1)) } else { Err((a, b)) });
    touching.map(|(l, end)| (l, end - 1)).collect()
}

/// As if a number 1 vanished when it is halved.
fn ends_at_one(intervals: &Board) -> bool {
    let from_one = intervals.iter().map(|&(l, r)| (l.max(1), r)).filter(|(l, r)| l <= r).collect_vec();
    if from_one.is_empty() {
        return false;
    }
    [0, 1].into_iter().any(|parity| !ends_at_one(&part(&from_one, parity)))
}
