//! Logarithms of nimbers, by trying all powers.

use std::collections::HashMap;
use std::iter::successors;

use evidence::prelude::*;
use evidence::shared::nimbers::{bits, by_tables, of_powers};

fn main() -> ExitCode {
    let pairs = Format::tests("t", 1..=T, row([int("a", 1..=u64::MAX), int("b", 1..=u64::MAX)]));
    Problem::tests("cf1310f", Limits::known(3000, 512), pairs, || by_play, said)
        .all([("a", 15), ("b", 15)])
        .small("random-pairs-below-256", || {
            let mut random = seeded(1);
            (0..300).map(|_| (random.random_range(1..256), random.random_range(1..256))).collect()
        })
        .small("random-pairs-whose-first-number-has-up-to-164737-different-powers", of_orders)
        .beyond("for worst inputs, powers of known exponents, and numbers that are no power")
        .known("random", || {
            let mut random = seeded(1);
            powers((0..T).map(|_| (random.random_range(1..=u64::MAX), random.random())))
        })
        .attacks("all primes in nearly every pair, and exponents of 64 bits")
        .known("greatest-numbers", || powers((0..T as u64).map(|i| (u64::MAX - i, u64::MAX - i * i))))
        .attacks("bases and exponents at the end of 64 bits")
        .known("greatest-prime", || {
            let mut random = seeded(2);
            powers((0..T).map(|_| {
                (power(random.random_range(1..=u64::MAX), ORDER / GREATEST), random.random_range(0..GREATEST))
            }))
        })
        .attacks("the most steps, where all other parts are 1")
        .known("no-power-at-the-greatest-prime", no_powers)
        .attacks("pairs without exponent, as the last prime alone tells")
        .wrong("usual-product", |&(a, b)| wide(by_trying(a, b, 1000, u64::wrapping_mul)), "all")
        .says("Multiplies as usual, modulo 2⁶⁴.")
        .wrong("squares-without-the-half", |&pair| wide(without_half(pair)), "all")
        .says("Takes F ⊗ F for F.")
        .wrong("signed", |&pair| by_primes(pair, Slip::None).map(|x| i128::from(x as i64)), "all")
        .says("Prints exponents from 2⁶³ on as negative numbers.")
        .wrong("exponents-modulo-2-to-the-64", |&pair| wide(by_primes(pair, Slip::SumWraps)), "all")
        .says("Adds exponents modulo 2⁶⁴; the powers repeat after 2⁶⁴ − 1.")
        .wrong("identity-takes-all", |&pair| wide(by_primes(pair, Slip::IdentityTakesAll)), "powers-of-1")
        .says("Where a has no part of an order, takes the exponent 0, though b may have this part.")
        .wrong("last-power-missing", |&pair| wide(by_primes(pair, Slip::LastPowerMissing)), "all")
        .says("Tries one exponent too few for each prime.")
        .check(check)
        .unplayed([("sample-1", "numbers with more than 10¹⁸ different powers")])
        .no_game("exponents are found by trying them: there is no position to play")
        .main()
}

/// The largest number of pairs.
const T: usize = 100;

/// The number of numbers but 0, and its prime factors.
const ORDER: u64 = u64::MAX;
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, GREATEST];
const GREATEST: u64 = 6_700_417;

/// The largest number of powers that the oracle tries.
const POWERS: u64 = 200_000;

/// Two numbers.
type Pair = (u64, u64);

fn by_play(&(a, b): &Pair) -> Option<i128> {
    let x = by_trying(a, b, POWERS, by_tables);
    let has_few_powers = || successors(Some(a), |&power| Some(by_tables(power, a))).take(POWERS as usize).contains(&1);
    assert!(x.is_some() || has_few_powers(), "{a} has more than {POWERS} powers");
    wide(x)
}

/// Some exponent of which `b` is the power of `a`, by trying at most so many.
fn by_trying(a: u64, b: u64, most: u64, product: impl Fn(u64, u64) -> u64) -> Option<u64> {
    let mut power = 1;
    for x in 0..most {
        if power == b {
            return Some(x);
        }
        power = product(power, a);
        if power == 1 {
            return None;
        }
    }
    None
}

fn wide(x: Option<u64>) -> Option<i128> {
    x.map(i128::from)
}

fn said(x: &Option<i128>) -> String {
    x.unwrap_or(-1).to_string()
}

/// The power of `a`.
fn power(a: u64, x: u64) -> u64 {
    let squares = successors(Some(a), |&square| Some(by_tables(square, square)));
    let squares = squares.take(64).enumerate().filter(|(bit, _)| x >> bit & 1 == 1);
    squares.fold(1, |power, (_, square)| by_tables(power, square))
}

/// Where there is an exponent, any that gives the number is right.
fn check(pairs: Vec<Pair>, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.split_whitespace(), actual.split_whitespace().collect_vec());
    if actual.len() != pairs.len() {
        return Err(format!("expected {} lines, got {}", pairs.len(), actual.len()));
    }
    for (line, ((a, b), (expected, actual))) in (1..).zip(pairs.into_iter().zip(expected.zip(actual))) {
        let is_right = match actual.parse() {
            Ok(x) => expected != "-1" && power(a, x) == b,
            Err(_) => expected == "-1" && actual == "-1",
        };
        if !is_right {
            return Err(format!("line {line}: {b} is not the power {actual} of {a}; {expected} is right"));
        }
    }
    Ok(())
}

/// The power ORDER / d of any number has at most d different powers itself.
fn of_orders() -> Vec<Pair> {
    let mut random = seeded(2);
    let orders = [1, 3, 5, 15, 17, 51, 255, 257, 641, 3 * 641, 17 * 257, 17 * 641, 65_535, 65_537, 257 * 641];
    let mut pair = |_| {
        let d = orders[random.random_range(0..orders.len())];
        let [a, other] = [(); 2].map(|()| power(random.random_range(1..=u64::MAX), ORDER / d));
        // Most numbers that are chosen by chance are no power.
        (a, if random.random() { power(a, random.random()) } else { other })
    };
    (0..300).map(&mut pair).collect()
}

/// Numbers, and for each an exponent: the pairs of a number and its power, and the exponents.
fn powers(numbers: impl IntoIterator<Item = (u64, u64)>) -> (Vec<Pair>, Vec<Option<i128>>) {
    numbers.into_iter().map(|(a, x)| ((a, power(a, x)), Some(x.into()))).unzip()
}

/// The power ORDER / p of every power of a p-th power is 1; that of b is not.
fn no_powers() -> (Vec<Pair>, Vec<Option<i128>>) {
    let mut random = seeded(3);
    let base = random.random_range(1..=u64::MAX);
    let mut number = || random.random_range(1..=u64::MAX);
    let mut pair = |_| {
        let a = power(number(), GREATEST);
        let other = std::iter::repeat_with(&mut number).find(|&b| power(b, ORDER / GREATEST) != 1);
        let b = power(other.expect("most numbers"), ORDER / GREATEST);
        (a, by_tables(b, power(a, base)))
    };
    ((0..T).map(&mut pair).collect(), vec![None; T])
}

/// A mistake in joining what is found for each prime.
#[derive(PartialEq)]
enum Slip {
    None,
    SumWraps,
    IdentityTakesAll,
    LastPowerMissing,
}

/// Some exponent below `order` of which `b` is the power of `a`, where the power `order` of `a` is 1: in steps of about
/// √`order`.
fn in_steps(a: u64, b: u64, order: u64) -> Option<u64> {
    let length = order.isqrt() + 1;
    let small_steps = successors(Some(b), |&step| Some(by_tables(step, a)));
    let small_steps: HashMap<u64, u64> = small_steps.zip(0..length).collect();
    let large_step = power(a, length);
    let mut large_steps = successors(Some(large_step), |&step| Some(by_tables(step, large_step))).zip(1..=length);
    let x = large_steps.find_map(|(step, count)| Some(count * length - small_steps.get(&step)?))?;
    Some(if a == 1 { 0 } else { x % order })
}

/// An exponent for each prime, joined with a mistake.
fn by_primes((a, b): Pair, slip: Slip) -> Option<u64> {
    let mut sum = 0;
    for p in PRIMES {
        let others = ORDER / p;
        let (a, b) = (power(power(a, others), others), power(b, others));
        let x = match slip {
            Slip::IdentityTakesAll if a == 1 => 0,
            Slip::LastPowerMissing => in_steps(a, b, p).filter(|&x| x < p - 1)?,
            _ => in_steps(a, b, p)?,
        };
        sum += u128::from(x) * u128::from(others);
    }
    let modulus = if slip == Slip::SumWraps { 1 << 64 } else { u128::from(ORDER) };
    Some((sum % modulus) as u64)
}

/// Numbers below 16 have at most 15 different powers; products of larger ones take their time.
fn without_half((a, b): Pair) -> Option<u64> {
    by_trying(a, b, 16, |a, b| xor(bits(a).cartesian_product(bits(b)).map(|(i, j)| of_powers(i, j, |_| 0))))
}
