//! Dividing all numbers by a prime power, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::lists::{line, numbers};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf850c", Limits::known(1000, 256), oracle, small)
        .played("all lists of up to 3 numbers up to 16, 500 of up to 7 larger ones, powers of 2 up to 2²⁹")
        .beyond("for worst inputs, large primes, and primes with the same exponents")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("every-exponent-a-heap", |input| by_primes(input, xor), "all-lists-up-to-16")
                .says("Takes every exponent for a heap of its own; those of one prime are moved together."),
            wrong("the-greatest-exponent-a-heap", |input| by_primes(input, greatest), "all-lists-up-to-16")
                .says("Takes the greatest exponent of a prime for a heap; the others count, too."),
            wrong("parity-of-the-primes", |input| by_primes(input, |_| 1), "all-lists-up-to-16")
                .says("Counts the primes."),
            wrong("exponents-below-k-vanish", |input| played(input, without), "random-lists")
                .says("Shifts the whole mask of a prime, so that exponents below k are lost."),
        ])
        .main()
}

fn answers(input: &str, wins: impl FnOnce(Vec<u64>) -> bool) -> String {
    format!("{}\n", if wins(numbers(input)) { "Mojtaba" } else { "Arpa" })
}

/// The prime factors of a number, with their exponents.
fn factors(mut number: u64) -> Vec<(u64, u32)> {
    let mut factors = vec![];
    let mut divisor = 2;
    while number > 1 {
        if divisor * divisor > number {
            divisor = number;
        }
        let mut exponent = 0;
        while number % divisor == 0 {
            number /= divisor;
            exponent += 1;
        }
        factors.extend((exponent > 0).then_some((divisor, exponent)));
        divisor += 1;
    }
    factors
}

/// The numbers after every choice of a prime power, where those that it does not divide are treated by `other`.
fn moves(numbers: &Vec<u64>, other: fn(u64, u64) -> u64) -> Vec<Vec<u64>> {
    let factors = numbers.iter().flat_map(|&number| factors(number));
    let powers = factors.flat_map(|(prime, most)| (1..=most).map(move |k| (prime, prime.pow(k))));
    let powers: BTreeSet<(u64, u64)> = powers.collect();
    let divided = powers.into_iter().map(|(prime, power)| {
        let divide = |&number: &u64| match number % power {
            0 => number / power,
            _ => other(number, prime),
        };
        distinct(numbers.iter().map(divide))
    });
    divided.collect()
}

fn oracle(input: &str) -> String {
    played(input, |number, _| number)
}

fn played(input: &str, other: fn(u64, u64) -> u64) -> String {
    let mut play = Play::normal(|numbers| moves(numbers, other));
    answers(input, |numbers| play.value(&distinct(numbers)))
}

/// The numbers once each: equal ones stay equal.
fn distinct(numbers: impl IntoIterator<Item = u64>) -> Vec<u64> {
    numbers.into_iter().sorted().dedup().collect()
}

fn small() -> Vec<Small> {
    let lists = (1..=3).flat_map(|n| (1..=16).combinations_with_replacement(n));
    let all = lists.map(|numbers| line(&numbers));
    let mut random = seeded(1);
    let lists_of_many = (0..500).map(|index| {
        let n = random.random_range(2..=7);
        // One prime with exponents that lie apart, or three.
        let most = [[9, 0, 0], [6, 2, 1]][index % 2];
        let mut number = |_| {
            let power = |(prime, most): (u64, u32)| prime.pow(random.random_range(0..=most));
            [2, 3, 5].into_iter().zip(most).map(power).product::<u64>()
        };
        let mut numbers = (0..n).map(&mut number).collect_vec();
        numbers.extend((index % 4 == 1).then_some(7));
        line(&numbers)
    });
    vec![Small::new("random-lists", lists_of_many), Small::new("all-lists-up-to-16", all)]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 100;
const MOST: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("6 ", n))),
        Bound::integer("a number", 1, MOST, |number| format!("3\n6 @{number} 6\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, winner: &'static str, numbers: fn() -> Vec<u64>| {
        Worst::known(name, attacks, move || (line(&numbers()), format!("{winner}\n")))
    };
    let played = |name, attacks, numbers: fn() -> Vec<u64>| {
        Worst::new(name, attacks, Known::ByAlgorithm(oracle), move || line(&numbers()))
    };
    vec![
        known("large-primes", "divisions", "Arpa", || large_primes(100)),
        known("an-odd-number-of-large-primes", "the same", "Mojtaba", || large_primes(99)),
        known("primes-alike-in-pairs", "sets of several primes", "Arpa", || alike_in_pairs(1 << 18)),
        known("a-prime-without-another", "the same, and one that counts", "Mojtaba", || alike_in_pairs(999_999_937)),
        played("most-sets", "the set from which most others are reached", || most_sets(&[])),
        // 3¹⁴
        played("most-sets-balanced", "the same beside a prime of the same value", || most_sets(&[4_782_969])),
    ]
}

/// A hundred numbers, so many different primes among them.
fn large_primes(distinct: usize) -> Vec<u64> {
    let is_prime = |&number: &u64| factors(number).len() == 1 && factors(number)[0].1 == 1;
    (1..MOST).rev().filter(is_prime).take(distinct).collect_vec().into_iter().cycle().take(N).collect()
}

/// Primes with the same exponents in pairs, and one number more: the second player answers every choice by the same
/// exponent of the other prime.
fn alike_in_pairs(more: u64) -> Vec<u64> {
    let (mut random, mut numbers) = (seeded(2), vec![more]);
    for (a, b, most) in [(2_u64, 3_u64, 18), (5, 7, 10), (11, 13, 8), (17, 19, 7)] {
        let exponents = (1..=most).filter(|&exponent| exponent == most || random.random());
        numbers.extend(exponents.flat_map(|exponent| [a.pow(exponent), b.pow(exponent)]));
    }
    a_hundred(numbers, &mut random)
}

/// Powers of 2 from which 3587 sets are reached: the most that a search by small changes has found.
fn most_sets(others: &[u64]) -> Vec<u64> {
    let powers = [13, 14, 15, 16, 17, 18, 23, 24, 25, 26, 28, 29].map(|exponent| 1 << exponent);
    a_hundred([&powers, others].concat(), &mut seeded(3))
}

/// These numbers again and again, in random order.
fn a_hundred(numbers: Vec<u64>, random: &mut Pcg64) -> Vec<u64> {
    let mut numbers = numbers.into_iter().cycle().take(N).collect_vec();
    numbers.shuffle(random);
    numbers
}

/// By the XOR of what `value` makes of the exponents of each prime.
fn by_primes(input: &str, value: fn(BTreeSet<u32>) -> u32) -> String {
    answers(input, |numbers| {
        let exponents = numbers.into_iter().flat_map(factors).into_grouping_map().collect::<BTreeSet<u32>>();
        xor(exponents.into_values().map(value)) != 0
    })
}

fn greatest(exponents: BTreeSet<u32>) -> u32 {
    exponents.into_iter().max().unwrap_or(0)
}

fn without(mut number: u64, prime: u64) -> u64 {
    while number % prime == 0 {
        number /= prime;
    }
    number
}
