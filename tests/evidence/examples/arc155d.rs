//! The greatest common divisor must not become 1, by play.

use std::collections::BTreeMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = counted("N", 2..=N, int("an integer", 2..=MOST));
    let numbers = numbers.such("integers with the greatest common divisor 1", |numbers: Vec<u32>| {
        numbers.iter().copied().fold(0, gcd) == 1
    });
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::one("arc155d", Limits { time: None, memory: Some(1024) }, numbers, oracle, words)
        .all([("N", 2), ("an integer", 30)])
        .all([("N", 3), ("an integer", 15)])
        .small("rows-of-4-or-5-divisors-of-210", || products(300, &[2, 3, 5, 7], 4..=5))
        .small("rows-of-6-or-7-divisors-of-30", || products(150, &[2, 3, 5], 6..=7))
        .beyond("for worst inputs, all numbers of multiples that can be left, one by one")
        // Only multiples of 2 can follow a 2: an even number of them is left.
        .known("twos-and-a-three", || (twos_and_a_three(N), vec![true; N as usize]))
        .attacks("a count of as many multiples as there can be")
        .known("twos-and-a-three-less-one", || {
            let is_won = (0..N - 1).map(|index| index == N - 2).collect();
            (twos_and_a_three(N - 1), is_won)
        })
        .attacks("the other parity of the same count")
        .worst("products-of-six-primes", by_algorithm(by_counting_down), || smooth(1, |_| 1))
        .attacks("64 divisors of most numbers, with all products of the primes on the board")
        .worst("products-in-equal-pairs", by_algorithm(by_counting_down), || smooth(2, |_| 2))
        .attacks("divisors that an even number of integers have: they are there all the same")
        .worst("random", by_same_idea(by_divisors), || random_numbers(2, MOST))
        .attacks("as many different integers as can be, and far jumps in memory")
        .worst("large", by_same_idea(by_divisors), || random_numbers(MOST - 70_000, MOST))
        .attacks("integers whose multiples are not on the board")
        .wrong("equal-numbers-cancel", |numbers| by_claim(numbers, |count| count % 2 == 1), "two-equal-numbers")
        .says("Lets numbers of equal divisors cancel in pairs; one of them is still there to be erased.")
        .wrong("only-numbers-on-the-board", |numbers| by_claim_with(numbers, true, |count| count > 0), "all-2")
        .says("Lets G become only numbers that stand on the board; 6 and 10 lead to 2.")
        .wrong("the-first-number-is-not-gone", |numbers| by_counts(numbers, 0), "all")
        .says("Counts the number that Takahashi has just erased among those that are left.")
        .wrong("multiples-alone", |numbers| by_claim(numbers, |_| false), "all-2")
        .says("Counts the multiples of the first number, and lets nobody change the divisor.")
        .refused([("all-even", "3\n@2 4 6@\n", "integers with the greatest common divisor 1")])
        .main()
}

/// The greatest number of integers, and the greatest integer.
const N: u32 = 200_000;
const MOST: u32 = 200_000;

fn gcd(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn words(wins: &Vec<bool>) -> String {
    wins.iter().map(|&is_won| if is_won { "Takahashi" } else { "Aoki" }).join("\n")
}

/// The integers on the board, and G.
type Position = (Vec<u32>, u32);

fn oracle() -> impl FnMut(&Vec<u32>) -> Vec<bool> {
    let board = |(numbers, g): &Position| board::row(numbers).and(board::numbers([("G", *g)]));
    let mut play = Play::normal(moves).board(board);
    move |numbers| (0..numbers.len()).map(|first| !play.value(&without(numbers, first, numbers[first]))).collect()
}

fn moves((numbers, g): &Position) -> Vec<Position> {
    let next = (0..numbers.len()).map(|place| without(numbers, place, gcd(*g, numbers[place])));
    next.filter(|(_, g)| *g > 1).unique().collect()
}

fn without(numbers: &[u32], place: usize, g: u32) -> Position {
    let mut left = numbers.to_vec();
    left.remove(place);
    left.sort_unstable();
    (left, g)
}

/// Rows of products of some of these primes.
fn products(count: u64, primes: &[u32], lengths: std::ops::RangeInclusive<usize>) -> Vec<Vec<u32>> {
    let mut random = seeded(count);
    let mut row = || {
        let length = random.random_range(lengths.clone());
        let mut product = || loop {
            let product = primes.iter().filter(|_| random.random_bool(0.5)).product();
            if product > 1 {
                return product;
            }
        };
        (0..length).map(|_| product()).collect_vec()
    };
    std::iter::repeat_with(&mut row).filter(|row| row.iter().copied().fold(0, gcd) == 1).take(count as usize).collect()
}

fn twos_and_a_three(n: u32) -> Vec<u32> {
    std::iter::repeat_n(2, n as usize - 1).chain([3]).collect()
}

/// Integers without a prime above 13: each in turn as many times as `times` says, until there are enough.
fn smooth(seed: u64, times: fn(u32) -> usize) -> Vec<u32> {
    let is_smooth = |&number: &u32| {
        [2, 3, 5, 7, 11, 13].into_iter().fold(number, |mut rest, prime| {
            while rest % prime == 0 {
                rest /= prime;
            }
            rest
        }) == 1
    };
    let all = (2..=MOST).filter(is_smooth).collect_vec();
    let mut random = seeded(seed);
    let numbers = std::iter::repeat_with(|| all[random.random_range(0..all.len())]);
    numbers.flat_map(|number| std::iter::repeat_n(number, times(number))).take(N as usize).collect()
}

fn random_numbers(least: u32, most: u32) -> Vec<u32> {
    let mut random = seeded(u64::from(least));
    (0..N).map(|_| random.random_range(least..=most)).collect()
}

/// The product of the primes that divide it.
fn radical(number: u32) -> u32 {
    let (mut rest, mut radical, mut prime) = (number, 1, 2);
    while rest > 1 {
        if prime * prime > rest {
            return radical * rest;
        }
        if rest % prime == 0 {
            radical *= prime;
            while rest % prime == 0 {
                rest /= prime;
            }
        }
        prime += 1;
    }
    radical
}

/// For few different products of primes: how many multiples of the divisor are left is counted down, and nothing is
/// said of parity.
fn by_counting_down(numbers: &Vec<u32>) -> Vec<bool> {
    by_counts(numbers, 1)
}

/// The same, where so many of the multiples are gone after the first move.
fn by_counts(numbers: &[u32], gone: usize) -> Vec<bool> {
    let radicals = numbers.iter().map(|&number| radical(number)).collect_vec();
    let there = radicals.iter().copied().counts();
    let mut divisors = there.keys().copied().collect_vec();
    let mut next = 0;
    while next < divisors.len() {
        let more = there.keys().map(|&other| gcd(divisors[next], other)).collect_vec();
        more.into_iter().for_each(|divisor| {
            if !divisors.contains(&divisor) {
                divisors.push(divisor);
            }
        });
        next += 1;
    }
    divisors.retain(|&divisor| divisor > 1);
    divisors.sort_unstable();
    let count = |divisor: u32| there.iter().filter(|(number, _)| *number % divisor == 0).map(|(_, count)| count).sum();
    let counts: BTreeMap<u32, usize> = divisors.iter().map(|&divisor| (divisor, count(divisor))).collect();
    let mut wins: BTreeMap<u32, Vec<bool>> = BTreeMap::new();
    for &divisor in &divisors {
        let smaller = there.keys().map(|&other| gcd(divisor, other)).filter(|&h| 1 < h && h < divisor).unique();
        let smaller = smaller.collect_vec();
        let mut of_divisor: Vec<bool> = vec![];
        for left in 0..=counts[&divisor] {
            let changes = smaller.iter().any(|h| !wins[h][left + counts[h] - counts[&divisor] - 1]);
            of_divisor.push(changes || left > 0 && !of_divisor[left - 1]);
        }
        wins.insert(divisor, of_divisor);
    }
    radicals.iter().map(|divisor| !wins[divisor][counts[divisor] - gone]).collect()
}

/// The law of the program, written with the divisors of each product found one by one: no other algorithm is known for
/// as many different integers as there may be.
fn by_divisors(numbers: &Vec<u32>) -> Vec<bool> {
    by_claim(numbers, |count| count > 0)
}

fn by_claim(numbers: &[u32], is_there: fn(i64) -> bool) -> Vec<bool> {
    by_claim_with(numbers, false, is_there)
}

/// The claim, with another condition on how many integers have a divisor in common, or on which divisors there are.
fn by_claim_with(numbers: &[u32], only_known: bool, is_there: fn(i64) -> bool) -> Vec<bool> {
    let most = numbers.iter().copied().max().unwrap_or(0) as usize;
    let radicals = numbers.iter().map(|&number| radical(number) as usize).collect_vec();
    let mut there = vec![0_i64; most + 1];
    radicals.iter().for_each(|&number| there[number] += 1);
    let counts = (0..=most).map(|d| if d == 0 { 0 } else { there[d..].iter().step_by(d).sum() }).collect_vec();
    // The number of prime factors decides the sign with which multiples are taken away or added.
    let mut sign = vec![0_i64; most + 1];
    sign[1] = 1;
    for d in 1..=most {
        for multiple in (2 * d..=most).step_by(d) {
            sign[multiple] -= sign[d];
        }
    }
    let mut wins = vec![[false; 2]; most + 1];
    for g in (2..=most).filter(|&g| sign[g] != 0 && counts[g] > 0) {
        let divisors = divisors_of(g);
        let common = |h: usize| divisors_of(g / h).into_iter().map(|d| sign[d] * counts[h * d]).sum::<i64>();
        let smaller = divisors.into_iter().filter(|&h| 1 < h && h < g && is_there(common(h)));
        let smaller = smaller.filter(|&h| !only_known || there[h] > 0).collect_vec();
        let changes =
            [0, 1].map(|left| smaller.iter().any(|&h| !wins[h][((left + counts[h] - counts[g] + 1) % 2) as usize]));
        wins[g] = [changes[0], changes[1] || !changes[0]];
    }
    radicals.iter().map(|&g| !wins[g][((counts[g] - 1) % 2) as usize]).collect()
}

fn divisors_of(number: usize) -> Vec<usize> {
    let small = (1..).take_while(|d| d * d <= number).filter(|d| number % d == 0).collect_vec();
    small.iter().copied().chain(small.iter().map(|d| number / d)).unique().sorted().collect()
}
