//! Choosing a number forbids its powers, by play.

use std::sync::{LazyLock, OnceLock};

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf317d", Limits::known(1000, 256), oracle, small)
        .played("all n up to 20")
        .beyond(
            "for larger n, the numbers fall into the powers of each base, and what these are \
             worth is found by play over all sets of exponents, for worst inputs in a second \
             way",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("every-number-a-base", every_number, "all-n-up-to-2000")
                .says("Counts 4, 8, 9, ... as bases of their own: they are powers of 2 and 3."),
            wrong("without-1", |input| by_bases(input, 0, exponents), "sample-1")
                .says("Forgets the number 1, which is a move, too."),
            wrong("exponents-by-logarithms", |input| by_bases(input, 1, by_logarithms), "three-to-the-17")
                .says("Computes exponents by logarithms in floating point: ln 3¹⁷ / ln 3 is less than 17 there."),
            wrong(
                "bases-below-the-root",
                |input| by_bases(input, 1, |n, base| if base * base == n { 1 } else { exponents(n, base) }),
                "all-n-up-to-2000",
            )
            .says("Tests b · b < n where b · b ≤ n is right."),
            wrong("chain", |input| by_bases_and_values(input, 1, exponents, |m| m), "all-n-up-to-2000").says(
                "Takes a base with m exponents for a heap of m: the roots of a number stay, but \
                 so do many of its other powers.",
            ),
            wrong(
                "single-bases-left-out",
                |input| by_bases_and_values(input, 1, exponents, |m| if m == 1 { 0 } else { value_without_1(m) }),
                "sample-2",
            )
            .says("Leaves out the bases above the root of n, each of which is a move."),
            wrong("xor-of-parities", |input| by_bases_and_values(input, 1, exponents, |m| m % 2), "all-n-up-to-2000")
                .says("Counts the numbers; one choice forbids several."),
            wrong("misere", misere, "sample-1").says("Lets win who finds no number; here he loses."),
        ])
        .main()
}

/// Of the allowed numbers up to n as bits, choose one.
fn moves(n: u32, &allowed: &u32) -> Vec<u32> {
    let numbers = (1..=n).filter(|number| allowed >> number & 1 == 1);
    numbers.map(|number| powers(n, number).fold(allowed, |allowed, power| allowed & !(1 << power))).collect()
}

/// The powers of a number up to n.
fn powers(n: u32, number: u32) -> impl Iterator<Item = u32> {
    let all = std::iter::successors(Some(number), move |power| power.checked_mul(number));
    all.take_while(move |&power| power <= n).take(if number == 1 { 1 } else { 32 })
}

fn all(n: u32) -> u32 {
    (2 << n) - 2
}

fn oracle(input: &str) -> String {
    match n(input) {
        n @ ..=20 => answer(Play::normal(|allowed| moves(n, allowed)).value(&all(n))),
        _ => by_bases_and_values(input, 1, exponents, set_value),
    }
}

fn n(input: &str) -> u32 {
    Tokens::new(input).read()
}

fn answer(vasya_wins: bool) -> String {
    format!("{}\n", if vasya_wins { "Vasya" } else { "Petya" })
}

/// By the value of the number 1, and of the powers of every base, as `exponents` counts them.
fn by_bases(input: &str, one: usize, exponents: fn(u32, u32) -> u32) -> String {
    by_bases_and_values(input, one, exponents, value_without_1)
}

fn by_bases_and_values(input: &str, one: usize, exponents: fn(u32, u32) -> u32, value: fn(usize) -> usize) -> String {
    let n = n(input);
    let root = (1..).take_while(|root| root * root <= n).last().unwrap_or(0);
    let mut is_power = vec![false; root as usize + 1];
    let (mut sum, mut numbers) = (one, 1);
    for base in 2..=root {
        if !is_power[base as usize] {
            powers(root, base).for_each(|power| is_power[power as usize] = true);
            numbers += powers(n, base).count() as u32;
            sum ^= value(exponents(n, base) as usize);
        }
    }
    // All other numbers are alone.
    if (n - numbers) % 2 == 1 {
        sum ^= value(1);
    }
    answer(sum != 0)
}

fn exponents(n: u32, base: u32) -> u32 {
    powers(n, base).count() as u32
}

/// The value of so many exponents, by play over all sets of them: those of fewer exponents are met on the way.
fn set_value(exponents: usize) -> usize {
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let multiples = |exponent| (exponent..30).step_by(exponent).fold(0, |set, multiple| set | 1_u32 << multiple);
        let multiples = (1..30).map(multiples).collect_vec();
        let chosen = |set: u32| (1..30).filter(move |exponent| set >> exponent & 1 == 1);
        let mut play = Play::grundy(|&set| chosen(set).map(|exponent| set & !multiples[exponent - 1]).collect());
        (0..30).map(|exponents| play.value(&all(exponents))).collect()
    });
    VALUES[exponents]
}

/// The value of so many exponents in a second way: the exponent 1 takes everything, so that it adds 1 to the value of
/// the others; and primes above the half of all exponents stand alone.
///
/// Why it adds 1: by induction, the moves from a set with the exponent 1 lead to nothing, and to sets that are worth 1
/// more than those to which they lead without it.
fn value_without_1(exponents: usize) -> usize {
    static VALUES: [OnceLock<usize>; 30] = [const { OnceLock::new() }; 30];
    let compute = || {
        let is_prime = |exponent: usize| (2..exponent).all(|divisor| exponent % divisor > 0);
        let (alone, others): (Vec<usize>, Vec<usize>) =
            (2..=exponents).partition(|&exponent| 2 * exponent > exponents && is_prime(exponent));
        let moves = |set: &Vec<usize>| {
            let rest = |chosen: usize| set.iter().copied().filter(|exponent| exponent % chosen > 0).collect();
            set.iter().map(|&chosen| rest(chosen)).collect()
        };
        1 + (Play::grundy(moves).value(&others) ^ (alone.len() % 2))
    };
    if exponents == 0 { 0 } else { *VALUES[exponents].get_or_init(compute) }
}

fn small() -> Vec<Small> {
    let files = |numbers: Vec<u32>| numbers.into_iter().map(|n| format!("{n}\n"));
    // Between two powers only the parity of n matters: all n up to 2 000 000 are like one of these.
    let near = (2..=1414_u32).flat_map(|base| powers(2_000_000, base)).flat_map(|power| [power - 1, power, power + 1]);
    // Lost, with 20 to 29 exponents of the base 2, and fewer of all others: another value of 20, ..., 29 exponents
    // would make these won.
    let lost = [
        2_096_705,
        4_186_117,
        8_381_026,
        14_333_797,
        33_350_626,
        67_092_481,
        134_212_225,
        236_390_626,
        533_748_609,
        992_313_002,
    ];
    vec![
        Small::new("all-n-up-to-20", files((1..=20).collect())),
        Small::new("all-n-up-to-2000", files((21..=2000).collect())),
        Small::new("near-powers", files(near.filter(|&n| n > 2000).sorted().dedup().collect())),
        Small::new("lost-with-20-to-29-exponents", files(lost.into())),
        Small::new("powers-of-two", files((5..=29).map(|exponent| 1 << exponent).collect())),
    ]
}

/// The greatest n.
const MOST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![Bound::integer("n", 1, MOST, |n| format!("@{n}\n"))]
}

fn worst() -> Vec<Worst> {
    let worst = |name, attacks, n: u32| Worst::new(name, attacks, Known::ByAlgorithm(second), move || format!("{n}\n"));
    vec![
        worst("greatest", "loops over all numbers, tables of them, and products beyond 32 bits", MOST),
        worst("one-less", "exponents by logarithms, at 10⁹", MOST - 1),
        worst("greatest-power-of-two", "computing the values, with 29 exponents", 1 << 29),
        worst("greatest-square", "b · b ≤ n with equality", 31_622 * 31_622),
        worst("a-power-of-three", "exponents by logarithms, which miss 17", 129_140_163),
        worst("lost", "answers that are always the same: few n are lost", 992_313_002),
    ]
}

fn second(input: &str) -> String {
    by_bases_and_values(input, 1, exponents, value_without_1)
}

fn every_number(input: &str) -> String {
    let n = n(input);
    let values = (2..=n).map(|base| value_without_1(exponents(n, base) as usize));
    answer(1 ^ xor(values) != 0)
}

fn by_logarithms(n: u32, base: u32) -> u32 {
    (f64::from(n).ln() / f64::from(base).ln()) as u32
}

fn misere(input: &str) -> String {
    let n = n(input);
    match n {
        ..=20 => answer(Play::misere(|allowed| moves(n, allowed)).value(&all(n))),
        _ => oracle(input),
    }
}
