//! One number is XORed to all that it makes smaller, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = Format::tests("T", 1..=T, counted("N", 1..=N, int("a number", 0..=MOST)));
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("arc163e", Limits { time: None, memory: Some(1024) }, numbers, oracle, ["Alice", "Bob"])
        .all([("N", 1), ("a number", 70)])
        .all([("N", 2), ("a number", 20)])
        .all([("N", 3), ("a number", 11)])
        .all([("N", 4), ("a number", 4)])
        .small("rows-of-up-to-5-numbers-below-64-that-are-lost-or-nearly", nearly_lost)
        .beyond("for worst inputs, columns of bits over GF(2)")
        .known("all-three-digits-everywhere", || (vec![rows(None); T], vec![false; T]))
        .attacks("all places of all numbers have to be looked at, and nothing is wrong in any")
        .known("equal-digits-at-the-highest-place", || (vec![rows(Some(14)); T], vec![true; T]))
        .attacks("the highest place, bits 28 and 29")
        .known("equal-digits-at-the-lowest-place", || (vec![rows(Some(0)); T], vec![true; T]))
        .attacks("the place that is looked at last, if they are looked at from the top")
        .worst("random", by_same_idea(by_columns), || {
            let mut random = seeded(1);
            (0..T).map(|_| (0..N).map(|_| random.random_range(0..=MOST)).collect()).collect()
        })
        .attacks("numbers of nine digits")
        .wrong("nim", |numbers| xor(numbers.iter().copied()) != 0, "all-2")
        .says("Takes the XOR of the numbers, as in Nim; but one move changes several numbers.")
        .wrong(
            "number-of-columns",
            |numbers| columns(numbers).iter().filter(|&&column| column != 0).count() % 2 == 1,
            "all",
        )
        .says("Counts the bits that occur, as if each move took away just one of them.")
        .wrong("pairs-from-bit-1", |numbers| by_digits(&numbers.iter().map(|number| number * 2).collect_vec()), "all-2")
        .says("Pairs the bits 1 and 2, 3 and 4, …; the pairs are 0 and 1, 2 and 3, ….")
        .wrong("both-bits-of-a-pair-occur", one_of_both, "all-2")
        .says("Asks only whether both bits of a pair occur or none; if the same numbers have both, the pair is won.")
        .wrong("rank", |numbers| rank(&columns(numbers)) % 2 == 1, "all-2")
        .says("Takes the parity of the rank of the bits over GF(2).")
        .main()
}

/// The greatest number of tests and of numbers, and the greatest number.
const T: usize = 100;
const N: usize = 100;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|numbers| board::row(numbers)).alike(|numbers| sorted(numbers));
    move |numbers| play.value(numbers)
}

/// Each number becomes the smaller one of itself and its XOR with the same X. What X can do, it can do below the next
/// power of two.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let most = numbers.iter().copied().max().unwrap_or(0);
    let with = |x: u32| numbers.iter().map(|&number| number.min(number ^ x)).collect_vec();
    let all = (1..(most + 1).next_power_of_two()).map(with);
    all.filter(|next| next != numbers).unique().collect()
}

/// Rows without a place of equal digits, of which every second one gets one such place.
fn nearly_lost() -> Vec<Vec<u32>> {
    let mut random = seeded(2);
    let mut row = |index: usize| {
        let n = random.random_range(2..=5);
        let mut row = vec![0; n];
        for place in 0..3 {
            let digits = loop {
                let digits = (0..n).map(|_| random.random_range(0..4_u32)).collect_vec();
                let kinds = digits.iter().filter(|&&digit| digit != 0).unique().count();
                if (kinds == 1) == (index % 2 == 1 && index / 2 % 3 == place) {
                    break digits;
                }
            };
            row.iter_mut().zip(digits).for_each(|(number, digit)| *number += digit << (2 * place));
        }
        row
    };
    (0..150).map(&mut row).collect()
}

/// The most numbers, with at least two different digits other than 0 at each place, but with 1 alone at this one.
fn rows(equal: Option<u32>) -> Vec<u32> {
    let digit = |i: u32, place: u32| match (i % 4, place) {
        // A number below 10⁹ that begins with 3 has small digits behind it.
        (3, 14) => 3,
        (3, _) => 0,
        (of_highest, 14) => of_highest,
        _ => (i + place) % 4,
    };
    let digit = |i: u32, place: u32| if equal == Some(place) { digit(i, place).min(1) } else { digit(i, place) };
    (0..N as u32).map(|i| (0..15).map(|place| digit(i, place) << (2 * place)).sum()).collect()
}

/// The bits of each place, from the lowest, as numbers of up to 128 bits.
fn columns(numbers: &[u32]) -> Vec<u128> {
    let column = |bit: u32| numbers.iter().rev().fold(0, |column, number| column * 2 + u128::from(number >> bit & 1));
    (0..30).map(column).collect()
}

/// Whether in some pair exactly one column is 0, or both are equal and not 0: the condition as the proof has it. There
/// is no other algorithm, as 100 numbers cannot be played out.
fn by_columns(numbers: &Vec<u32>) -> bool {
    columns(numbers)
        .iter()
        .tuples()
        .any(|(lower, upper)| (*lower == 0) != (*upper == 0) || lower == upper && *lower != 0)
}

fn one_of_both(numbers: &Vec<u32>) -> bool {
    columns(numbers).iter().tuples().any(|(lower, upper)| (*lower == 0) != (*upper == 0))
}

fn by_digits(numbers: &[u32]) -> bool {
    (0..16).any(|place| {
        numbers.iter().map(|number| number >> (2 * place) & 3).filter(|&digit| digit != 0).unique().count() == 1
    })
}

fn rank(columns: &[u128]) -> usize {
    let mut basis: Vec<u128> = vec![];
    for column in columns {
        let rest = basis.iter().fold(*column, |rest, known| rest.min(rest ^ known));
        if rest != 0 {
            basis.push(rest);
        }
    }
    basis.len()
}
