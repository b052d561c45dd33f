//! Dividing all numbers by a prime power, by play.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf850c", Limits::known(1000, 256), oracle, small)
        .played(
            "all lists of up to 3 numbers up to 16, 500 lists of up to 7 larger ones, and \
             sets of powers of 2 up to 2²⁹",
        )
        .beyond("for worst inputs, large primes, and primes with the same exponents")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("every-exponent-a-heap", every_exponent, "all-lists-up-to-16").says(
                "Takes every exponent of a prime for a heap of its own; equal ones, and those of \
                 one prime, are moved together.",
            ),
            wrong("the-greatest-exponent-a-heap", greatest_exponent, "all-lists-up-to-16")
                .says("Takes the greatest exponent of a prime for a heap; the others count, too."),
            wrong("parity-of-the-primes", parity_of_primes, "all-lists-up-to-16").says("Counts the primes."),
            wrong("exponents-below-k-vanish", lower_vanish, "random-lists")
                .says("Shifts the whole mask of a prime, so that exponents below k are lost."),
        ])
        .main()
}

fn answers(input: &str, wins: impl FnOnce(Vec<u64>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let first_wins = wins(tokens.list(n));
    format!("{}\n", if first_wins { "Mojtaba" } else { "Arpa" })
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
    answers(input, |numbers| {
        let mut play = Play::normal(|numbers| moves(numbers, |number, _| number));
        play.value(&distinct(numbers))
    })
}

/// The numbers once each: equal ones stay equal.
fn distinct(numbers: impl IntoIterator<Item = u64>) -> Vec<u64> {
    numbers.into_iter().sorted().dedup().collect()
}

fn file(numbers: &[u64]) -> String {
    format!("{}\n{}\n", numbers.len(), joined(numbers))
}

fn small() -> Vec<Small> {
    let lists = (1..=3).flat_map(|n| (1..=16).combinations_with_replacement(n));
    let all = lists.map(|numbers| file(&numbers));
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
        file(&numbers)
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
    let primes = |distinct: usize| {
        move || {
            let is_prime = |&number: &u64| factors(number).len() == 1 && factors(number)[0].1 == 1;
            let primes = (1..MOST).rev().filter(is_prime).take(distinct);
            file(&primes.cycle().take(N).collect_vec())
        }
    };
    let alike = |prime_more: bool| {
        move || {
            let mut random = seeded(2);
            // A prime more than there are in pairs, or the same number once more.
            let mut numbers = vec![if prime_more { 999_999_937 } else { 1 << 18 }];
            for (a, b, most) in [(2_u64, 3_u64, 18), (5, 7, 10), (11, 13, 8), (17, 19, 7)] {
                let mut exponents = (1..=most).collect_vec();
                exponents.retain(|&exponent| exponent == most || random.random());
                numbers.extend(exponents.into_iter().flat_map(|e| [a.pow(e), b.pow(e)]));
            }
            numbers = numbers.into_iter().cycle().take(N).collect();
            numbers.shuffle(&mut random);
            file(&numbers)
        }
    };
    let most_sets = |others: &'static [u64]| {
        move || {
            let mut random = seeded(3);
            let mut numbers = MOST_SETS.map(|exponent| 1 << exponent).to_vec();
            numbers.extend(others);
            numbers = numbers.into_iter().cycle().take(N).collect();
            numbers.shuffle(&mut random);
            file(&numbers)
        }
    };
    let known = |answer: &'static str| move || format!("{answer}\n");
    vec![
        Worst::known("large-primes", "divisions", move || (primes(100)(), known("Arpa")())),
        Worst::known("an-odd-number-of-large-primes", "the same", move || (primes(99)(), known("Mojtaba")())),
        // The second player answers every choice by the same exponent of the other prime.
        Worst::known("primes-alike-in-pairs", "sets of several primes", move || (alike(false)(), known("Arpa")())),
        Worst::known("a-prime-without-another", "the same, and a prime that counts", move || {
            (alike(true)(), known("Mojtaba")())
        }),
        Worst::new(
            "most-sets",
            "the set from which most others are reached",
            Known::ByAlgorithm(oracle),
            most_sets(&[]),
        ),
        Worst::new(
            "most-sets-balanced",
            "the same beside a prime of the same value", // 3¹⁴
            Known::ByAlgorithm(oracle),
            most_sets(&[4_782_969]),
        ),
    ]
}

/// Exponents from which 3587 sets are reached: the most that a search by small changes has found.
const MOST_SETS: [u32; 12] = [13, 14, 15, 16, 17, 18, 23, 24, 25, 26, 28, 29];

/// Every prime with all its exponents, equal ones once.
fn exponents(numbers: &[u64]) -> Vec<BTreeSet<u32>> {
    let factors = numbers.iter().flat_map(|&number| factors(number));
    let by_prime = factors.into_group_map();
    let exponents = by_prime.into_values();
    exponents.map(|exponents| exponents.into_iter().collect()).collect()
}

fn every_exponent(input: &str) -> String {
    answers(input, |numbers| exponents(&numbers).iter().flatten().fold(0, |sum, exponent| sum ^ exponent) != 0)
}

fn greatest_exponent(input: &str) -> String {
    answers(input, |numbers| {
        let sets = exponents(&numbers);
        let greatest = sets.iter().filter_map(BTreeSet::last);
        greatest.fold(0, |sum, exponent| sum ^ exponent) != 0
    })
}

fn parity_of_primes(input: &str) -> String {
    answers(input, |numbers| exponents(&numbers).len() % 2 == 1)
}

fn lower_vanish(input: &str) -> String {
    answers(input, |numbers| {
        let without = |mut number: u64, prime: u64| {
            while number % prime == 0 {
                number /= prime;
            }
            number
        };
        let mut play = Play::normal(|numbers| moves(numbers, without));
        play.value(&distinct(numbers))
    })
}
