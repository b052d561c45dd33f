//! A number becomes one of its divisors, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::factors::{divided, prime_factors};

fn main() -> ExitCode {
    let numbers = counted("N", 1..=N, int("A", 2..=MOST));
    Problem::one("abc368f", Limits::known(2000, 1024), numbers, || by_play, ["Anna", "Bruno"])
        .all([("N", 1), ("A", 200)])
        .small("lists-of-2-numbers-up-to-40", || all(2, 2..=40))
        .small("lists-of-3-numbers-up-to-12", || all(3, 2..=12))
        .small("random-lists-of-2-or-3-numbers-up-to-20000-with-many-factors", with_many_factors)
        .beyond("for worst inputs, numbers in pairs whose divisors correspond, and Nim with factors divided out")
        // Bruno does with the one of a pair what Anna has done with the other: their divisors correspond.
        .known("pairs", || (pairs(N / 2), false))
        .attacks("numbers with few and with many factors, and equal heaps that are not equal numbers")
        // Anna replaces this number by 1.
        .known("pairs-and-a-power-of-2", || ([vec![65_536], pairs(N / 2 - 1)].concat(), true))
        .attacks("the largest heap, of 16 factors")
        .worst("all-numbers", by_same_idea(by_division), || (2..=MOST).collect())
        .attacks("every entry of a table")
        .worst("random", by_same_idea(by_division), || {
            let mut random = seeded(2);
            (0..N).map(|_| random.random_range(2..=MOST)).collect()
        })
        .attacks("far jumps in a table")
        .wrong(
            "different-primes",
            |numbers| nim(numbers, |number| prime_factors(number).iter().unique().count()),
            "powers",
        )
        .says("Counts every prime once; 4 has two prime factors.")
        .wrong("divisors", |numbers| nim(numbers, |number| divisors(number).len()), "powers")
        .says("Takes the number of moves for the value; 6 has three, but they lead to 1, 2 and 3: to 0, 1 and 1.")
        .wrong(
            "squares-of-primes",
            |numbers| nim(numbers, |number| divided(number, |divisor, rest| divisor * divisor < rest, true).len()),
            "squares-of-primes",
        )
        .says("Divides by d only while d · d < A; the root of a square must be tried, too.")
        .wrong(
            "no-prime-left-over",
            |numbers| nim(numbers, |number| divided(number, |divisor, rest| divisor * divisor <= rest, false).len()),
            "powers",
        )
        .says("Divides up to the root, and forgets the prime that may be left.")
        .wrong("the-numbers-themselves", |numbers| nim(numbers, |number| number as usize), "powers")
        .says("Plays Nim with the numbers; heaps are their prime factors.")
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 100_000;
const MOST: u32 = 100_000;

/// The divisors but the number itself.
fn divisors(number: u32) -> Vec<u32> {
    (1..=number / 2).filter(|divisor| number % divisor == 0).collect()
}

fn by_play(numbers: &Vec<u32>) -> bool {
    let mut play = Play::normal(|numbers: &Vec<u32>| in_one(numbers, |&number| divisors(number)))
        .board(|numbers| board::heaps(numbers.iter().copied()))
        .alike(|numbers| sorted(numbers));
    play.value(numbers)
}

/// Numbers with many prime factors, but not so many divisors that play takes long.
fn with_many_factors() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut number = || loop {
        let number = random.random_range(2..=6_u32).pow(random.random_range(1..=3)) * random.random_range(1..=400);
        if number <= 20_000 && divisors(number).len() < 20 {
            return number;
        }
    };
    (0..90).map(|index| (0..2 + index % 2).map(|_| number()).collect()).collect()
}

/// So many pairs of numbers of which the second has other primes than the first, but as often.
fn pairs(count: usize) -> Vec<u32> {
    let exponents = [0..=16, 0..=10, 0..=5_u32].into_iter().multi_cartesian_product();
    let pairs = exponents.filter_map(|exponents| {
        let pair = [[2_u64, 3, 7], [3, 2, 5]].map(|primes| {
            let powers = primes.iter().zip(&exponents).map(|(prime, &exponent)| prime.pow(exponent));
            u32::try_from(powers.product::<u64>()).ok().filter(|number| (2..=MOST).contains(number))
        });
        Some([pair[0]?, pair[1]?])
    });
    let pairs = pairs.collect_vec().concat();
    pairs.into_iter().cycle().take(2 * count).collect()
}

/// Many numbers cannot be played out, so this is Nim again; but every number is divided for itself.
fn by_division(numbers: &Vec<u32>) -> bool {
    nim(numbers, |number| prime_factors(number).len())
}

fn nim(numbers: &[u32], heap: impl Fn(u32) -> usize) -> bool {
    xor(numbers.iter().map(|&number| heap(number))) != 0
}
