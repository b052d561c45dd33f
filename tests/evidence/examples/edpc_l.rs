//! Numbers from the two ends, by play: the difference.

use evidence::prelude::*;
use evidence::rules::ends::{self, file, numbers, random_row};

fn main() -> ExitCode {
    Problem::new("edpc_l", Limits::known(2000, 1024), oracle, small)
        .played("all rows up to 6 numbers up to 3, 200 rows of 7 to 12 numbers")
        .beyond("for worst inputs, rows without peaks, taken by falling size")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-greater-end", the_greater_end, "sample-5")
                .says("Always takes the greater end, which may give away a greater number behind it."),
            wrong("32-bits", |input| answer(lead(input) as i32 as i64), "beyond-32-bits")
                .says("Keeps the difference in 32 bits; it reaches 1.5 · 10¹²."),
            wrong("every-other-number", every_other_number, "odd-length")
                .says("Takes all numbers on odd places, or all on even ones; one can do better."),
            wrong("the-score", |input| answer(ends::scores(&numbers(input)).0), "one-number-each")
                .says("Prints the first player's score; asked is the difference."),
        ])
        .lemmas([lemma("peaks-make-no-difference", ends::peaks_make_no_difference)])
        .main()
}

fn oracle(input: &str) -> String {
    let (first, second) = ends::scores(&numbers(input));
    answer(first - second)
}

fn answer(difference: i64) -> String {
    format!("{difference}\n")
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(|n| (0..n).map(|_| 1..=3_i64).multi_cartesian_product());
    let mut random = seeded(1);
    let longer = (0..200).map(|_| {
        let n = random.random_range(7..=12);
        file(&random_row(n, 1, 20, &mut random))
    });
    vec![
        Small::new("random-rows-of-7-to-12-numbers", longer.collect_vec()),
        Small::new("all-rows-up-to-6-numbers", all.map(|row| file(&row))),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 3000;
const GREATEST: i64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n}\n{}\n", "7 ".repeat(n))),
        Bound::integer("a", 1, GREATEST, |number| format!("3\n5 @{number} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, numbers: fn() -> Vec<i64>| {
        Worst::new(name, attacks, Known::ByAlgorithm(without_peaks), move || file(&numbers()))
    };
    vec![
        shape("random", "maxima that cannot be predicted", || random_row(N, 1, GREATEST, &mut seeded(2))),
        shape("odd-length", "the same for rows of odd length", || random_row(N - 1, 1, GREATEST, &mut seeded(3))),
        Worst::known("greatest-difference", "differences of 1.5 · 10¹², and recursion as deep as the row", || {
            // Taro takes 10⁹ from the end, and then always the end that Jiro has just laid open.
            let row = [1, GREATEST].repeat(N / 2);
            (file(&row), answer(N as i64 / 2 * (GREATEST - 1)))
        }),
        Worst::known("least-difference", "answers below 0", || {
            // Taro has to lay a 10⁹ open in each turn but the last, and Jiro takes it.
            let row = [&[1, GREATEST].repeat(N / 2 - 1)[..], &[1]].concat();
            (file(&row), answer(N as i64 / 2 - (N as i64 / 2 - 1) * GREATEST))
        }),
    ]
}

fn lead(input: &str) -> i64 {
    ends::lead_without_peaks(&numbers(input))
}

fn without_peaks(input: &str) -> String {
    answer(lead(input))
}

fn the_greater_end(input: &str) -> String {
    let [first, second] = ends::scores_by_greater_ends(&numbers(input));
    answer(first - second)
}

fn every_other_number(input: &str) -> String {
    let numbers = numbers(input);
    let [odd, even] = [0, 1].map(|first| numbers.iter().skip(first).step_by(2).sum::<i64>());
    answer((odd - even).abs())
}
