//! Odd stretches for one player, even ones for the other, by play.

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = counted("n", 1..=N, int("a number", 0..=MOST));
    Problem::one("cf841b", Limits::known(2000, 256), numbers, || by_play, ["First", "Second"])
        .all([("n", 5), ("a number", 2)])
        .small("random-rows-of-6-to-9-numbers", || {
            let mut random = seeded(1);
            let mut row = |index: usize| {
                let (n, odd) = (random.random_range(6..=9), random.random_range(0.0..1.0));
                // Every tenth row is even.
                let odd = if index % 10 == 0 { 0.0 } else { odd };
                (0..n).map(|_| 2 * random.random_range(0..MOST / 2) + u32::from(random.random_bool(odd))).collect()
            };
            (0..200).map(&mut row).collect()
        })
        // First has no move.
        .known("even-numbers-alone", || (even_numbers(), false))
        .attacks("numbers of every length, none of which ends the search")
        // First removes the whole row.
        .known("the-last-number-is-odd", || {
            let mut row = even_numbers();
            row[N - 1] += 1;
            (row, true)
        })
        .attacks("an answer that hangs on the last number")
        // First removes all but the last number.
        .known("the-two-ends-are-odd", || {
            let mut row = vec![MOST; N];
            [row[0], row[N - 1]] = [MOST - 1; 2];
            (row, true)
        })
        .attacks("the longest numbers, whose sum is even, and nearly 10¹⁵")
        .wrong("the-sum", |row| row.iter().map(|&number| u64::from(number)).sum::<u64>() % 2 == 1, "two-odd-numbers")
        .says("Asks for an odd sum of all numbers; First can also leave one odd number, and remove the rest later.")
        .smallest("2\n1 1\n")
        .wrong(
            "an-even-number-for-second",
            |row| match odd(row) {
                odd if odd % 2 == 1 => true,
                odd => odd == row.len(),
            },
            "an-even-number-between",
        )
        .says("Lets Second win by an even number, if the sum is even; First removes it together with odd ones.")
        .smallest("3\n1 1 0\n")
        .wrong("one-number-a-move", |row| 2 * odd(row) > row.len(), "one-odd-and-one-even")
        .says("Lets a move remove one number alone; a stretch may be the whole row.")
        .smallest("2\n0 1\n")
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 1_000_000;
const MOST: u32 = 1_000_000_000;

fn by_play(row: &Vec<u32>) -> bool {
    let play = Partizan::new(moves).named(["First", "Second"]).board(|row| board::row(row));
    let mut play = play.label(|before, after| {
        let start = before.iter().zip(after).take_while(|(before, after)| before == after).count();
        format!("remove {}", before[start..start + before.len() - after.len()].iter().join(" "))
    });
    play.wins(row, Player::Left)
}

/// Remove a stretch, whose sum is odd for the first player, and even for the second.
fn moves(row: &Vec<u32>, player: Player) -> Vec<Vec<u32>> {
    let remainder = u64::from(player == Player::Left);
    let stretches = (0..row.len()).flat_map(|start| (start + 1..=row.len()).map(move |end| (start, end)));
    let fits = |&(start, end): &(usize, usize)| {
        row[start..end].iter().map(|&number| u64::from(number)).sum::<u64>() % 2 == remainder
    };
    stretches.filter(fits).map(|(start, end)| [&row[..start], &row[end..]].concat()).unique().collect()
}

/// As many even numbers as there can be, of one to nine digits.
fn even_numbers() -> Vec<u32> {
    let mut random = seeded(2);
    let mut even = |_| {
        let digits = random.random_range(1..=9);
        random.random_range(0..10_u32.pow(digits)) / 2 * 2
    };
    (0..N).map(&mut even).collect()
}

fn odd(row: &[u32]) -> usize {
    row.iter().filter(|&number| number % 2 == 1).count()
}
