//! Logarithms of nimbers, by trying all powers.

use std::collections::HashMap;

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::nimbers::{bits, by_tables, of_powers};

fn main() -> ExitCode {
    Problem::new("cf1310f", Limits::known(3000, 512), oracle, small)
        .played(
            "all pairs below 16, 300 pairs below 256, 300 pairs whose first number has up to 164 737 different powers",
        )
        .beyond("for worst inputs, powers of known exponents, and numbers that are no power")
        .worst(worst)
        .bounds(bounds)
        .check(check)
        .wrong([
            wrong("usual-product", usual_product, "all-pairs-below-16").says("Multiplies as usual, modulo 2⁶⁴."),
            wrong("squares-without-the-half", without_half, "all-pairs-below-16").says("Takes F ⊗ F for F."),
            wrong("signed", signed, "all-pairs-below-16").says("Prints exponents from 2⁶³ on as negative numbers."),
            wrong("exponents-modulo-2-to-the-64", |input| by_primes(input, Slip::SumWraps), "all-pairs-below-16")
                .says("Adds exponents modulo 2⁶⁴; the powers repeat after 2⁶⁴ − 1."),
            wrong("identity-takes-all", |input| by_primes(input, Slip::IdentityTakesAll), "powers-of-1")
                .says("Where a has no part of an order, takes the exponent 0, though b may have this part."),
            wrong("last-power-missing", |input| by_primes(input, Slip::LastPowerMissing), "all-pairs-below-16")
                .says("Tries one exponent too few for each prime."),
        ])
        .unplayed([("sample-1", "numbers with more than 10¹⁸ different powers")])
        .main()
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

/// The greatest number of powers that the oracle tries.
const POWERS: u64 = 200_000;

fn oracle(input: &str) -> String {
    answers(input, |a, b| {
        let x = by_trying(a, b, POWERS, by_tables);
        assert!(x.is_some() || has_few_powers(a), "{a} has more than {POWERS} powers");
        x
    })
}

fn has_few_powers(a: u64) -> bool {
    std::iter::successors(Some(a), |&power| Some(by_tables(power, a))).take(POWERS as usize).contains(&1)
}

/// A line for each pair: the exponent.
fn answers(input: &str, logarithm: impl Fn(u64, u64) -> Option<u64>) -> String {
    cases::counted(input, |tokens| said(logarithm(tokens.read(), tokens.read())))
}

fn said(x: Option<u64>) -> String {
    x.map_or("-1".to_owned(), |x| x.to_string())
}

/// The power of `a`.
fn power(a: u64, x: u64) -> u64 {
    let squares = std::iter::successors(Some(a), |&square| Some(by_tables(square, square)));
    let squares = squares.take(64).enumerate().filter(|(bit, _)| x >> bit & 1 == 1);
    squares.fold(1, |power, (_, square)| by_tables(power, square))
}

/// Where there is an exponent, any that gives the number is right.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let mut tokens = Tokens::new(input);
    tokens.read::<usize>();
    let (expected, actual) = (expected.split_whitespace(), actual.split_whitespace().collect_vec());
    let expected = expected.collect_vec();
    if actual.len() != expected.len() {
        return Err(format!("expected {} lines, got {}", expected.len(), actual.len()));
    }
    for (line, (expected, actual)) in (1..).zip(expected.into_iter().zip(actual)) {
        let (a, b): (u64, u64) = (tokens.read(), tokens.read());
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

/// The greatest number of pairs.
const T: usize = 100;

/// The number of numbers but 0, and its prime factors.
const ORDER: u64 = u64::MAX;
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

fn file(pairs: &[(u64, u64)]) -> String {
    let lines = pairs.iter().map(|(a, b)| format!("{a} {b}\n"));
    format!("{}\n{}", pairs.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..16).cartesian_product(1..16).collect_vec();
    let mut random = seeded(1);
    let below_256 = (0..300).map(|_| (random.random_range(1..256), random.random_range(1..256))).collect_vec();
    // The power ORDER / d of any number has at most d different powers itself.
    let mut of_order = |orders: &[u64]| {
        let d = orders[random.random_range(0..orders.len())];
        let some = |random: &mut Pcg64| power(random.random_range(1..=u64::MAX), ORDER / d);
        let (a, x) = (some(&mut random), random.random());
        // Most numbers that are chosen by chance are no power.
        (a, if random.random() { power(a, x) } else { some(&mut random) })
    };
    let orders = [1, 3, 5, 15, 17, 51, 255, 257, 641, 3 * 641, 17 * 257, 17 * 641, 65_535, 65_537, 257 * 641];
    let of_orders = (0..300).map(|_| of_order(&orders)).collect_vec();
    vec![
        Small::new("all-pairs-below-16", all.chunks(25).map(file)),
        Small::new("pairs-below-256", below_256.chunks(10).map(file)),
        Small::new("orders-of-several-primes", of_orders.chunks(10).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("t", 1, T, |tests| format!("@{tests}\n{}", repeated("2 3\n", tests))),
        Bound::integer("a", 1, u64::MAX, |a| format!("1\n@{a} 3\n")),
        Bound::integer("b", 1, u64::MAX, |b| format!("1\n3 @{b}\n")),
    ]
}

/// Numbers, and for each an exponent: the pairs of a number and its power.
fn powers(numbers: impl IntoIterator<Item = (u64, u64)>) -> (String, String) {
    let numbers = numbers.into_iter().collect_vec();
    let pairs = numbers.iter().map(|&(a, x)| (a, power(a, x))).collect_vec();
    (file(&pairs), numbers.iter().map(|(_, x)| format!("{x}\n")).collect())
}

fn worst() -> Vec<Worst> {
    let greatest = PRIMES[6];
    vec![
        Worst::known("random", "all primes in nearly every pair, and exponents of 64 bits", || {
            let mut random = seeded(1);
            powers((0..T).map(|_| (random.random_range(1..=u64::MAX), random.random())))
        }),
        Worst::known("greatest-numbers", "bases and exponents at the end of 64 bits", || {
            powers((0..T as u64).map(|i| (u64::MAX - i, u64::MAX - i * i)))
        }),
        Worst::known("greatest-prime", "the most steps, where all other parts are 1", move || {
            let mut random = seeded(2);
            let number =
                |_| (power(random.random_range(1..=u64::MAX), ORDER / greatest), random.random_range(0..greatest));
            powers((0..T).map(number))
        }),
        // The power ORDER / p of every power of a p-th power is 1; that of b is not.
        Worst::known(
            "no-power-at-the-greatest-prime",
            "pairs without exponent, as the last prime alone tells",
            move || {
                let mut random = seeded(3);
                let base = random.random_range(1..=u64::MAX);
                let mut number = || random.random_range(1..=u64::MAX);
                let mut pair = |_| {
                    let a = power(number(), greatest);
                    let other = std::iter::repeat_with(&mut number).find(|&b| power(b, ORDER / greatest) != 1);
                    let b = power(other.expect("most numbers"), ORDER / greatest);
                    (a, by_tables(b, power(a, base)))
                };
                (file(&(0..T).map(&mut pair).collect_vec()), "-1\n".repeat(T))
            },
        ),
    ]
}

/// A mistake in joining what is found for each prime.
#[derive(Clone, Copy, PartialEq)]
enum Slip {
    Signed,
    SumWraps,
    IdentityTakesAll,
    LastPowerMissing,
}

/// Some exponent below `order` of which `b` is the power of `a`, where the power `order` of `a` is 1: in steps of about
/// √`order`.
fn in_steps(a: u64, b: u64, order: u64) -> Option<u64> {
    let length = order.isqrt() + 1;
    let small_steps = std::iter::successors(Some(b), |&step| Some(by_tables(step, a)));
    let small_steps: HashMap<u64, u64> = small_steps.zip(0..length).collect();
    let large_step = power(a, length);
    let mut large_steps =
        std::iter::successors(Some(large_step), |&step| Some(by_tables(step, large_step))).zip(1..=length);
    let x = large_steps.find_map(|(step, count)| Some(count * length - small_steps.get(&step)?))?;
    Some(if a == 1 { 0 } else { x % order })
}

/// An exponent for each prime, joined with a mistake.
fn by_primes(input: &str, slip: Slip) -> String {
    let logarithm = |a, b| {
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
    };
    cases::counted(input, |tokens| match logarithm(tokens.read(), tokens.read()) {
        Some(x) if slip == Slip::Signed => (x as i64).to_string(),
        x => said(x),
    })
}

fn signed(input: &str) -> String {
    by_primes(input, Slip::Signed)
}

fn usual_product(input: &str) -> String {
    answers(input, |a, b| by_trying(a, b, 1000, u64::wrapping_mul))
}

fn without_half(input: &str) -> String {
    let product = |a, b| {
        let pairs = bits(a).cartesian_product(bits(b));
        pairs.fold(0, |sum, (i, j)| sum ^ of_powers(i, j, |_| 0))
    };
    // Numbers below 16 have at most 15 different powers; products of larger ones take their time.
    answers(input, |a, b| by_trying(a, b, 16, product))
}
