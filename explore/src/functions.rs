//! Functions of a place that are the law of some game.

use crate::Programs;
use grundy::games::coins::{mock_turtles_value, ruler_value};

/// A function of a place from 1 on, with its name with `{}` for the place, and programs that prove a law by it.
pub(crate) type Function = (&'static str, Programs, fn(usize) -> usize);

pub(crate) const FUNCTIONS: [Function; 15] = [
    ("the lowest set bit of {}", Programs(&["coin_turning", "arc087e"]), |x| ruler_value(x as u64) as usize),
    ("the number of trailing zeros of {}", Programs(&["cf494e", "p2594"]), |x| x.trailing_zeros() as usize),
    ("the number of one bits of {}", Programs(&["cf1934d2"]), |x| x.count_ones() as usize),
    ("the odious one of 2{} − 2 and 2{} − 1", Programs(&["hdu3537", "coin_turning"]), |x| {
        mock_turtles_value(x as u64) as usize
    }),
    ("the number of prime factors of {}", Programs(&["abc368f"]), |x| prime_factors(x).len()),
    ("the number of different prime factors of {}", Programs(&["cf850c"]), |x| {
        let mut factors = prime_factors(x);
        factors.dedup();
        factors.len()
    }),
    ("the index of the least prime factor of {}", Programs(&["cf2004e"]), least_prime_index),
    ("0 for even {}, and the index of the least prime factor for odd ones", Programs(&["cf2004e"]), |x| match x % 2 {
        0 => 0,
        _ => least_prime_index(x),
    }),
    ("1 if {} is even and no odd power of 2, else 0", Programs(&["cf1537d"]), |x| {
        usize::from(x % 2 == 0 && !(x.is_power_of_two() && x.ilog2() % 2 == 1))
    }),
    ("the greatest k with k(k + 1) / 2 ≤ {}", Programs(&["cf768e"]), |x| ((8 * x + 1).isqrt() - 1) / 2),
    ("the number of binary digits of {}", Programs(&["cuttingbrownies"]), |x| (x.ilog2() + 1) as usize),
    ("⌊√{}⌋", Programs(&["uoj51"]), usize::isqrt),
    ("the least Zeckendorf part of {}", Programs(&["hdu2516", "p6791"]), |x| {
        zeckendorf(x).last().copied().unwrap_or(0)
    }),
    ("⌊{}φ⌋ with the golden ratio φ", Programs(&["wythoff", "p1290"]), golden),
    ("⌊{}√2⌋", Programs(&[]), |x| (2 * x * x).isqrt()),
];

fn least_prime_index(x: usize) -> usize {
    let least = prime_factors(x).first().copied().unwrap_or(2);
    (2..=least).filter(|&p| prime_factors(p).len() == 1).count()
}

/// The prime factors from the least on.
fn prime_factors(mut x: usize) -> Vec<usize> {
    let mut factors = vec![];
    let mut prime = 2;
    while prime * prime <= x {
        while x % prime == 0 {
            factors.push(prime);
            x /= prime;
        }
        prime += 1;
    }
    factors.extend((x > 1).then_some(x));
    factors
}

/// The different Fibonacci numbers, no two of them neighbours, whose sum is `x`, from the greatest on.
pub(crate) fn zeckendorf(mut x: usize) -> Vec<usize> {
    let mut numbers = vec![1, 2];
    while numbers[numbers.len() - 1] < x {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    let mut parts = vec![];
    for number in numbers.into_iter().rev() {
        if number <= x {
            x -= number;
            parts.push(number);
        }
    }
    parts
}

/// ⌊xφ⌋ = ⌊(x + √(5x²)) / 2⌋.
pub(crate) fn golden(x: usize) -> usize {
    (x + (5 * x * x).isqrt()) / 2
}
