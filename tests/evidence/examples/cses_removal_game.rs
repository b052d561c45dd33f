//! Numbers from the two ends, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::ends::{self, random_row, scores};

fn main() -> ExitCode {
    let row = counted("n", 1..=N, int("a number", -GREATEST..=GREATEST));
    Problem::one("cses_removal_game", Limits::known(1000, 512), row, || |row: &Vec<i64>| scores(row).0, Plain)
        .small("random-rows-of-6-to-10-numbers", || {
            let mut random = seeded(1);
            let mut row = |_| random_row(random.random_range(6..=10), -9, 9, &mut random);
            (0..200).map(&mut row).collect()
        })
        .small("rows-of-up-to-5-numbers-from-minus-1-to-2", || (1..=5).flat_map(|n| all(n, -1..=2)).collect())
        .worst("random", by_algorithm(without_peaks), || random_row(N, -GREATEST, GREATEST, &mut seeded(1)))
        .attacks("maxima that cannot be predicted")
        .worst("odd-length", by_algorithm(without_peaks), || random_row(N - 1, -GREATEST, GREATEST, &mut seeded(2)))
        .attacks("the same for rows of odd length")
        .worst("alternating", by_algorithm(without_peaks), || {
            (0..N as i64).map(|i| if i % 2 == 0 { GREATEST - i } else { i - GREATEST }).collect()
        })
        .attacks("scores near the sum of all")
        .worst("least", by_algorithm(without_peaks), || vec![-GREATEST; N - 1])
        .attacks("scores far below 0")
        .wrong(
            "the-greater-end",
            |row| ends::scores_by_greater_ends(row)[0],
            "rows-of-up-to-5-numbers-from-minus-1-to-2",
        )
        .says("Takes the larger end each time; a smaller one can leave less to the opponent.")
        .wrong("32-bits", |row| scores(row).0 as i32 as i64, "sums-beyond-32-bits")
        .says("Adds in 32 bits; sums exceed them.")
        .wrong(
            "a-sum-of-32-bits",
            |row| {
                let (first, second) = scores(row);
                (i64::from((first + second) as i32) + first - second) / 2
            },
            "two-billions",
        )
        .says("Adds all numbers in 32 bits, and halves what it and the lead sum up to.")
        .lemmas([lemma("peaks-make-no-difference", ends::peaks_make_no_difference)])
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 5000;
const GREATEST: i64 = 1_000_000_000;

fn without_peaks(row: &Vec<i64>) -> i64 {
    (row.iter().sum::<i64>() + ends::lead_without_peaks(row)) / 2
}
