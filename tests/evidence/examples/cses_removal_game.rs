//! Numbers from the two ends, by play.

use evidence::prelude::*;
use evidence::rules::ends::{self, file, numbers, random_row};

fn main() -> ExitCode {
    Problem::new("cses_removal_game", Limits::known(1000, 512), oracle, small)
        .played("all rows up to 5 numbers from -1 to 2, 200 rows of 6 to 10 numbers")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-greater-end", the_greater_end, "all-rows-up-to-5-numbers")
                .says("Takes the greater end each time; a smaller one can leave less to the opponent."),
            wrong("32-bits", in_32_bits, "sums-beyond-32-bits").says("Adds in 32 bits; sums exceed them."),
        ])
        .lemmas([lemma("peaks-make-no-difference", ends::peaks_make_no_difference)])
        .main()
}

fn oracle(input: &str) -> String {
    format!("{}\n", ends::scores(&numbers(input)).0)
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| -1..=2_i64).multi_cartesian_product());
    let mut random = seeded(1);
    let longer = (0..200).map(|_| {
        let n = random.random_range(6..=10);
        file(&random_row(n, -9, 9, &mut random))
    });
    vec![
        Small::new("random-rows-of-6-to-10-numbers", longer.collect_vec()),
        Small::new("all-rows-up-to-5-numbers", all.map(|row| file(&row))),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 5000;
const GREATEST: i64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("-7 ", n))),
        Bound::integer("a number", -GREATEST, GREATEST, |number| format!("3\n5 @{number} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, numbers: fn() -> Vec<i64>| {
        Worst::new(name, attacks, Known::ByAlgorithm(without_peaks), move || file(&numbers()))
    };
    vec![
        shape("random", "maxima that cannot be predicted", || random_row(N, -GREATEST, GREATEST, &mut seeded(1))),
        shape("odd-length", "the same for rows of odd length", || {
            random_row(N - 1, -GREATEST, GREATEST, &mut seeded(2))
        }),
        shape("alternating", "scores near the sum of all", || {
            (0..N as i64).map(|i| if i % 2 == 0 { GREATEST - i } else { i - GREATEST }).collect()
        }),
        shape("least", "scores far below 0", || vec![-GREATEST; N - 1]),
    ]
}

fn without_peaks(input: &str) -> String {
    let numbers = numbers(input);
    format!("{}\n", (numbers.iter().sum::<i64>() + ends::lead_without_peaks(&numbers)) / 2)
}

fn the_greater_end(input: &str) -> String {
    format!("{}\n", ends::scores_by_greater_ends(&numbers(input))[0])
}

fn in_32_bits(input: &str) -> String {
    let right: i64 = oracle(input).trim().parse().expect("a number");
    format!("{}\n", right as i32)
}
