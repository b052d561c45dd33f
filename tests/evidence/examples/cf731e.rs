//! Stickers that are taken from the left and become one, by play.

use evidence::lists;
use evidence::prelude::*;

fn main() -> ExitCode {
    let stickers = counted("n", 2..=N, int("a sticker", -MOST..=MOST));
    Problem::one("cf731e", Limits::known(1000, 256), stickers, || |row: &Vec<i64>| played(row, RULE), Plain)
        .small(SMALL, || (2..=4).flat_map(|n| lists::all(n, -2..=2)).collect())
        .small("random-rows-of-5-to-9-stickers", || {
            let mut random = seeded(1);
            let mut row = |index: usize| {
                let n = random.random_range(5..=9);
                random_row(n, [3, 20, MOST][index % 3], &mut random)
            };
            (0..150).map(&mut row).collect()
        })
        .beyond("for worst inputs, the leads from every place on, each as the greatest of all choices behind it")
        // Nothing is as much as the sum of all, and whoever does not take it lets the other one have it.
        .known("the-largest-numbers", || (vec![MOST; N], MOST * N as i64))
        .attacks("the largest sum")
        .worst("the-least-numbers", by_same_idea(by_places), || vec![-MOST; N])
        .attacks("the least sum, and a move that leaves a single number to the other")
        .worst("random-large", by_same_idea(by_places), || random_row(N, MOST, &mut seeded(2)))
        .attacks("a greatest choice that changes often")
        .worst("rising", by_same_idea(by_places), || (0..N as i64).map(|index| index / 10 - MOST).collect())
        .attacks("sums that fall, and rise behind the middle")
        .worst("signs-in-turn", by_same_idea(by_places), || (0..N).map(|at| [MOST, -MOST][at % 2]).collect())
        .attacks("sums that are 0 or as large as a number")
        .wrong("one-sticker-is-enough", |row| played(row, Rule { least: 1, ..RULE }), "two-negative-stickers")
        .says("Lets a player take a single sticker; a move takes two or more.")
        .smallest("2\n-1 0\n")
        .wrong("passing-allowed", |row| by_places(row).max(0), "two-negative-stickers")
        .says("Begins the maximum with 0, as if a player could pass; he has to take.")
        .smallest("2\n-1 0\n")
        .wrong("everything-at-once", |row| row.iter().sum(), "sample-2")
        .says("Takes all stickers at once; where the sum is small, it is better to leave that to the other player.")
        .wrong("without-the-sum-before", |row| played(row, Rule { again: false, ..RULE }), SMALL)
        .says("Counts only the stickers that nobody has taken yet; the one with the sum before is scored again.")
        .wrong("the-greatest-sum", by_greed, SMALL)
        .says("Always takes the stickers with the greatest sum; what the other one then gets counts as well.")
        .main()
}

const SMALL: &str = "two-to-four-stickers-from-minus-2-to-2";

/// The largest number of stickers, and of a sticker.
const N: usize = 200_000;
const MOST: i64 = 10_000;

/// How many stickers are taken at least, and whether the one with the sum before is scored again.
#[derive(Clone, Copy)]
struct Rule {
    least: usize,
    again: bool,
}

const RULE: Rule = Rule { least: 2, again: true };

/// The stickers, whether the first one has a sum, and the scores of the player to move and of the other.
type Position = (Vec<i64>, bool, i64, i64);

/// By how much the first player's score is greater, if each wants to lead by as much as possible.
fn played(row: &[i64], rule: Rule) -> i64 {
    let moves = |(row, has_sum, mine, other): &Position| {
        let take = |taken: usize| {
            let sum: i64 = row[..taken].iter().sum();
            let scored = if *has_sum && !rule.again { sum - row[0] } else { sum };
            ([&[sum], &row[taken..]].concat(), true, *other, mine + scored)
        };
        // A single sticker that is already the sum would be put back as it is, for ever.
        let least = if *has_sum { 2 } else { rule.least };
        (least..=row.len()).filter(|_| row.len() > 1).map(take).collect()
    };
    let lead =
        |(.., mine, other): &Position, after: &[i64]| after.iter().map(|lead| -lead).max().unwrap_or(mine - other);
    let play = Play::new(moves, lead).board(|(left, _, mine, other)| {
        let gone = row.len() - left.len();
        let stickers = board::pieces(row.len(), left.iter().enumerate().map(|(at, number)| (gone + at, *number)));
        stickers.and(board::numbers([("to move:", mine), ("the other:", other)]))
    });
    let play = play.worded(|&lead| led(lead, PLAYERS));
    let mut play = play.label(|(before, ..), (after, ..)| format!("take {}", before.len() - after.len() + 1));
    play.value(&(row.to_vec(), false, 0, 0))
}

fn random_row(n: usize, most: i64, random: &mut Pcg64) -> Vec<i64> {
    (0..n).map(|_| random.random_range(-most..=most)).collect()
}

/// The sums of the first numbers: of none, of one, and so on.
fn sums(row: &[i64]) -> Vec<i64> {
    let mut sums = vec![0];
    sums.extend(row.iter().scan(0, |sum, number| {
        *sum += number;
        Some(*sum)
    }));
    sums
}

/// From the last place back, what a move to each place brings, and the greatest of all of them behind a place.
fn by_places(row: &Vec<i64>) -> i64 {
    let mut leads = vec![0; row.len() + 1];
    let mut brings = vec![];
    for (place, sum) in sums(row).into_iter().enumerate().skip(2).rev() {
        brings.push(sum - leads[place]);
        leads[place - 1] = brings[brings.len() - 1].max(leads[place]);
        if place == row.len() {
            leads[place - 1] = sum;
        }
    }
    leads[1]
}

/// Each takes up to where the sum is greatest, and as few as can be.
fn by_greed(row: &Vec<i64>) -> i64 {
    let (sums, mut place, mut lead, mut sign) = (sums(row), 1, 0, 1);
    while place < row.len() {
        place = (place + 1..=row.len()).rev().max_by_key(|&next| sums[next]).expect("a move");
        lead += sign * sums[place];
        sign = -sign;
    }
    lead
}
