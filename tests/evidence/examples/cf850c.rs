//! Dividing all numbers by a prime power, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let numbers = counted("n", 1..=N, int("a number", 1..=MOST));
    Problem::one("cf850c", Limits::known(1000, 256), numbers, || by_play, ["Mojtaba", "Arpa"])
        .small(RANDOM, random_lists)
        .small(ALL, || (1..=3).flat_map(|n| (1..=16).combinations_with_replacement(n)).collect())
        .beyond("for worst inputs, large primes, and primes with the same exponents")
        .known("large-primes", || (large_primes(100), false))
        .attacks("divisions")
        .known("an-odd-number-of-large-primes", || (large_primes(99), true))
        .attacks("the same")
        .known("primes-alike-in-pairs", || (alike_in_pairs(1 << 18), false))
        .attacks("sets of several primes")
        .known("a-prime-without-another", || (alike_in_pairs(999_999_937), true))
        .attacks("the same, and one that counts")
        .worst("most-sets", by_algorithm(by_play), || most_sets(&[]))
        .attacks("the set from which most others are reached")
        // 3¹⁴
        .worst("most-sets-balanced", by_algorithm(by_play), || most_sets(&[4_782_969]))
        .attacks("the same beside a prime of the same value")
        .wrong("every-exponent-a-heap", |numbers| by_primes(numbers, xor), ALL)
        .says("Takes every exponent for a heap of its own; those of one prime are moved together.")
        .wrong(
            "the-greatest-exponent-a-heap",
            |numbers| by_primes(numbers, |exponents| exponents.into_iter().max().unwrap_or(0)),
            ALL,
        )
        .says("Takes the largest exponent of a prime for a heap; the others count, too.")
        .wrong("parity-of-the-primes", |numbers| by_primes(numbers, |_| 1), ALL)
        .says("Counts the primes.")
        .wrong("exponents-below-k-vanish", |numbers| played(numbers, without), RANDOM)
        .says("Shifts the whole mask of a prime, so that exponents below k are lost.")
        .main()
}

const ALL: &str = "lists-of-up-to-3-numbers-up-to-16";
const RANDOM: &str = "random-lists-of-2-to-8-numbers-up-to-2880";

/// The largest number of numbers, and the largest number.
const N: usize = 100;
const MOST: u64 = 1_000_000_000;

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

/// All choices of a power of a prime, each with the numbers after it, where those that it does not divide are treated
/// by `other`.
fn choices(numbers: &[u64], other: fn(u64, u64) -> u64) -> Vec<(u64, Vec<u64>)> {
    let factors = numbers.iter().flat_map(|&number| factors(number));
    let powers = factors.flat_map(|(prime, most)| (1..=most).map(move |k| (prime, prime.pow(k))));
    let powers: BTreeSet<(u64, u64)> = powers.collect();
    let divided = powers.into_iter().map(|(prime, power)| {
        let divide = |&number: &u64| match number % power {
            0 => number / power,
            _ => other(number, prime),
        };
        (power, numbers.iter().map(divide).collect())
    });
    divided.collect()
}

fn by_play(numbers: &Vec<u64>) -> bool {
    played(numbers, |number, _| number)
}

fn played(numbers: &[u64], other: fn(u64, u64) -> u64) -> bool {
    let play = Play::normal(|numbers: &Vec<u64>| choices(numbers, other).into_iter().map(|(_, next)| next).collect());
    let play = play.board(|numbers| board::row(numbers)).label(|numbers, next| {
        let choices = choices(numbers, other);
        let powers = choices.iter().filter(|(_, after)| after == next).map(|(power, _)| power);
        format!("divide by {}", powers.format(" or "))
    });
    play.alike(|numbers| distinct(numbers)).value(&numbers.to_vec())
}

/// The numbers once each: equal ones stay equal.
fn distinct(numbers: &[u64]) -> Vec<u64> {
    numbers.iter().copied().sorted().dedup().collect()
}

fn random_lists() -> Vec<Vec<u64>> {
    let mut random = seeded(1);
    let mut list = |index: usize| {
        let n = random.random_range(2..=7);
        // One prime with exponents that lie apart, or three.
        let most = [[9, 0, 0], [6, 2, 1]][index % 2];
        let mut number = |_| {
            let power = |(prime, most): (u64, u32)| prime.pow(random.random_range(0..=most));
            [2, 3, 5].into_iter().zip(most).map(power).product::<u64>()
        };
        let mut numbers = (0..n).map(&mut number).collect_vec();
        numbers.extend((index % 4 == 1).then_some(7));
        numbers
    };
    (0..500).map(&mut list).collect()
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
fn by_primes(numbers: &[u64], value: fn(BTreeSet<u32>) -> u32) -> bool {
    let exponents = numbers.iter().flat_map(|&number| factors(number)).into_grouping_map().collect::<BTreeSet<u32>>();
    xor(exponents.into_values().map(value)) != 0
}

fn without(mut number: u64, prime: u64) -> u64 {
    while number % prime == 0 {
        number /= prime;
    }
    number
}
