//! Numbers from the two ends of a row, each of which adds to the score of the player who takes it.

use rand::RngExt;
use rand_pcg::Pcg64;

use kit::board;
use kit::play::Play;
use kit::watch::{PLAYERS, totals};

use crate::lists::all;

/// Where the rest begins and ends, and the scores of the player to move and of the other.
type Position = (usize, usize, i64, i64);

/// The scores of the first player and of the second, by play: each wants his own as high as possible.
pub fn scores(numbers: &[i64]) -> (i64, i64) {
    let moves = |&(begin, end, mine, other): &Position| match end - begin {
        0 => vec![],
        _ => vec![(begin + 1, end, other, mine + numbers[begin]), (begin, end - 1, other, mine + numbers[end - 1])],
    };
    let row = |&(begin, end, ..): &Position| board::pieces(numbers.len(), (begin..end).map(|at| (at, numbers[at])));
    let play = Play::new(moves, |&(_, _, mine, other), after: &[(i64, i64)]| {
        after.iter().map(|&(other, mine)| (mine, other)).max().unwrap_or((mine, other))
    });
    let play = play.board(|position| {
        let &(.., mine, other) = position;
        row(position).and(board::numbers([("to move:", mine), ("the other:", other)]))
    });
    let play = play.worded(|&(mine, other)| totals([mine, other], PLAYERS));
    let mut play = play.label(|&(begin, end, ..), &(after, ..)| match after == begin {
        false => format!("{} from the left", numbers[begin]),
        true => format!("{} from the right", numbers[end - 1]),
    });
    play.value(&(0, numbers.len(), 0, 0))
}

/// What the first player gets more than the second, by another algorithm. Three neighbours x ≤ y ≥ z are worth as much
/// as one number x − y + z, for the player who takes x leaves y to the other, and takes z in return. Where no number is
/// between smaller ones any more, the largest is always at an end, and is taken. (This is known from POI and HNOI
/// 2010.)
pub fn lead_without_peaks(numbers: &[i64]) -> i64 {
    let mut row = vec![];
    for &number in numbers {
        row.push(number);
        while let [.., x, y, z] = row[..] {
            if x > y || y < z {
                break;
            }
            row.truncate(row.len() - 3);
            row.push(x - y + z);
        }
    }
    row.sort_unstable();
    row.iter().fold(0, |rest, number| number - rest)
}

/// The scores if both players always take the larger end.
pub fn scores_by_greater_ends(numbers: &[i64]) -> [i64; 2] {
    let (mut rest, mut scores) = (numbers, [0, 0]);
    for turn in 0..numbers.len() {
        let (first, last) = (rest[0], rest[rest.len() - 1]);
        scores[turn % 2] += first.max(last);
        rest = if first >= last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    scores
}

/// So many random numbers.
pub fn random_row(n: usize, least: i64, greatest: i64, random: &mut Pcg64) -> Vec<i64> {
    (0..n).map(|_| random.random_range(least..=greatest)).collect()
}

/// The lead without peaks is that of play.
///
/// # Panics
/// If it is not.
pub fn peaks_make_no_difference() {
    for row in (1..=6).flat_map(|n| all(n, -1..=2)) {
        let (first, second) = scores(&row);
        assert_eq!(lead_without_peaks(&row), first - second, "{row:?}");
    }
}

/// What the first player leads by, where every lead is kept in 32 bits.
pub fn lead_in_32_bits(row: &[i64]) -> i64 {
    let row: Vec<i32> = row.iter().map(|&number| number as i32).collect();
    // Of each part that begins here, from one number on.
    let mut leads = row.clone();
    for length in 2..=row.len() {
        for first in 0..=row.len() - length {
            let [left, right] = [row[first], row[first + length - 1]];
            leads[first] = left.wrapping_sub(leads[first + 1]).max(right.wrapping_sub(leads[first]));
        }
    }
    leads[0].into()
}
