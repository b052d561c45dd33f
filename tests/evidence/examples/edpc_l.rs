//! Numbers from the two ends, by play: the difference.

use evidence::prelude::*;
use evidence::shared::ends::{self, random_row};

fn main() -> ExitCode {
    let row = counted("N", 1..=N, int("a", 1..=GREATEST));
    Problem::one("edpc_l", Limits::known(2000, 1024), row, || by_play, Plain)
        .small("random-rows-of-7-to-12-numbers-up-to-20", || {
            let mut random = seeded(1);
            let mut row = |_| random_row(random.random_range(7..=12), 1, 20, &mut random);
            (0..200).map(&mut row).collect()
        })
        .all([("N", 6), ("a", 3)])
        .beyond("for worst inputs, rows without peaks, taken by falling size")
        .worst("random", by_algorithm(without_peaks), || random_row(N, 1, GREATEST, &mut seeded(2)))
        .attacks("maxima that cannot be predicted")
        .worst("odd-length", by_algorithm(without_peaks), || random_row(N - 1, 1, GREATEST, &mut seeded(3)))
        .attacks("the same for rows of odd length")
        // Taro takes 10⁹ from the end, and then always the end that Jiro has just laid open.
        .known("greatest-difference", || ([1, GREATEST].repeat(N / 2), N as i64 / 2 * (GREATEST - 1)))
        .attacks("differences of 1.5 · 10¹², and recursion as deep as the row")
        // Taro has to lay a 10⁹ open in each turn but the last, and Jiro takes it.
        .known("least-difference", || {
            let row = [&[1, GREATEST].repeat(N / 2 - 1)[..], &[1]].concat();
            (row, N as i64 / 2 - (N as i64 / 2 - 1) * GREATEST)
        })
        .attacks("answers below 0")
        .wrong(
            "the-greater-end",
            |row| {
                let [first, second] = ends::scores_by_greater_ends(row);
                first - second
            },
            "sample-5",
        )
        .says("Always takes the larger end, which may give away a larger number behind it.")
        .wrong("32-bits", |row| without_peaks(row) as i32 as i64, "beyond-32-bits")
        .says("Keeps the difference in 32 bits; it reaches 1.5 · 10¹².")
        .wrong(
            "every-other-number",
            |row| {
                let [odd, even] = [0, 1].map(|first| row.iter().skip(first).step_by(2).sum::<i64>());
                (odd - even).abs()
            },
            "odd-length",
        )
        .says("Takes all numbers on odd places, or all on even ones; one can do better.")
        .wrong("the-score", |row| ends::scores(row).0, "one-number-each")
        .says("Prints the first player's score; the difference is asked for.")
        .wrong("leads-of-32-bits", |row| ends::lead_in_32_bits(row), "beyond-32-bits")
        .says("Keeps the leads of all parts of the row in 32 bits; one that is too large counts as one below 0.")
        .lemmas([lemma("peaks-make-no-difference", ends::peaks_make_no_difference)])
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 3000;
const GREATEST: i64 = 1_000_000_000;

fn by_play(row: &Vec<i64>) -> i64 {
    let (first, second) = ends::scores(row);
    first - second
}

fn without_peaks(row: &Vec<i64>) -> i64 {
    ends::lead_without_peaks(row)
}
