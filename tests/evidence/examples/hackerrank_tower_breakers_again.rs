//! A tower becomes equal towers, by play.

use rand::seq::SliceRandom;

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::factors::{divided, prime_factors};

fn main() -> ExitCode {
    let games = Format::tests("T", 1..=T, counted("N", 1..=N, int("a height", 1..=MOST)));
    Problem::tests("hackerrank_tower_breakers_again", Limits::UNKNOWN, games, oracle, ["1", "2"])
        .small("single-towers-of-up-to-48", || all(1, 1..=48))
        .small(ODD, || [63, 75, 81, 98, 99, 105, 121, 225, 245].map(|height| vec![height]).to_vec())
        .small("pairs-of-towers-of-up-to-27", || all(2, 1..=27))
        .small("lists-of-3-towers-of-up-to-12", || all(3, 1..=12))
        .small("random-lists-of-4-towers-of-up-to-18", || {
            let mut random = seeded(1);
            (0..200).map(|_| (0..4).map(|_| random.random_range(1..=18)).collect()).collect()
        })
        .beyond("for worst inputs, towers in equal pairs, and values by the mex over all divisors")
        .known("pairs", pairs)
        .attacks("equal heights in pairs, which the second player keeps equal, and a tower too many beside them")
        .worst("random-with-sum-0", by_algorithm(by_divisors), || {
            let mut random = seeded(2);
            (0..T).map(|_| balanced((2..N).map(|_| random.random_range(1..=MOST)).collect())).collect()
        })
        .attacks("sums of 0, which a single wrong value changes")
        .worst("twos-and-threes", by_algorithm(by_divisors), || {
            let products = (0..=16).cartesian_product(0..=10).map(|(twos, threes)| 2_u32.pow(twos) * 3_u32.pow(threes));
            let products = products.filter(|&product| product <= MOST).collect_vec();
            let mut random = seeded(3);
            (0..T)
                .map(|_| balanced((2..N).map(|_| products[random.random_range(0..products.len())]).collect()))
                .collect()
        })
        .attacks("many twos in a height, and the largest values")
        .worst("the-greatest-heights", by_algorithm(by_divisors), || {
            (0..T as u32).map(|game| (0..N as u32).map(|tower| MOST - game * N as u32 - tower).collect()).collect()
        })
        .attacks("the end of a table, and every height of a fifth of it")
        .wrong(
            "every-two-counts",
            |towers| nim(towers, |height| prime_factors(height).len()),
            "pairs-of-towers-of-up-to-27",
        )
        .says("Counts each factor 2; all of them together are worth one stone, as two equal towers cancel.")
        .smallest("1\n2\n2 4\n")
        .wrong("odd-factors-alone", |towers| nim(towers, |height| odd(height).count()), "single-towers-of-up-to-48")
        .says("Counts odd prime factors alone; an even height has a move more, into two towers that cancel.")
        .wrong(
            "primes-once",
            |towers| nim(towers, |height| prime_factors(height).into_iter().unique().count()),
            "pairs-of-towers-of-up-to-27",
        )
        .says("Counts every odd prime once; 9 has two prime factors.")
        .wrong(
            "into-prime-numbers",
            |towers| by_mex(towers, |height| (2..=height).filter(|&parts| prime_factors(parts).len() == 1).collect()),
            "pairs-of-towers-of-up-to-27",
        )
        .says("Breaks a tower into a prime number of towers only; any divisor above 1 is allowed.")
        .wrong(
            "no-prime-left-over",
            |towers| {
                nim(towers, |height| worth(height, &divided(height, |divisor, rest| divisor * divisor <= rest, false)))
            },
            "single-towers-of-up-to-48",
        )
        .says("Divides up to the root, and forgets the prime that may be left.")
        .wrong_play(
            "one-tower-is-kept",
            || |towers: &Vec<u32>| play(|_| 1).value(towers),
            "pairs-of-towers-of-up-to-27",
        )
        .says("Replaces a tower by one tower of a divisor's height; all Y towers are kept.")
        .main()
}

const ODD: &str = "single-towers-with-many-odd-factors";

/// The largest number of games, of towers in one, and the largest height.
const T: usize = 200;
const N: usize = 100;
const MOST: u32 = 100_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = play(|parts| parts).board(|towers| board::heaps(towers.iter().copied())).label(|before, after| {
        let (broken, new) = (board::gone(before, after), board::gone(after, before));
        format!("{} → {} × {}", broken[0], new.len(), new[0])
    });
    move |towers| play.value(towers)
}

/// Break a tower into equal ones, and keep so many of them. Towers of height 1 change nothing.
fn play(kept: fn(u32) -> u32) -> Play<'static, Vec<u32>, bool> {
    let moves = move |towers: &Vec<u32>| {
        let mut successors = vec![];
        for (index, &height) in towers.iter().enumerate() {
            for parts in (2..=height).filter(|parts| height % parts == 0) {
                let new = vec![height / parts; kept(parts) as usize];
                successors.push([&towers[..index], &new, &towers[index + 1..]].concat());
            }
        }
        successors
    };
    Play::normal(moves).alike(|towers| towers.iter().copied().filter(|&height| height > 1).sorted().collect())
}

/// Pairs of equal towers, in half of the games beside two towers of which player 1 breaks the higher one into ones.
fn pairs() -> (Vec<Vec<u32>>, Vec<bool>) {
    let mut random = seeded(4);
    let mut game = |index: usize| {
        let pairs = (1..N / 2).map(|_| random.random_range(1..=MOST)).collect_vec();
        let last = random.random_range(2..=MOST);
        let is_won = index % 2 == 0;
        let mut towers = [&pairs[..], &pairs, &[if is_won { 1 } else { last }, last]].concat();
        towers.shuffle(&mut random);
        (towers, is_won)
    };
    (0..T).map(&mut game).unzip()
}

/// With two more towers, powers of 3, that make the sum of the values 0.
fn balanced(towers: Vec<u32>) -> Vec<u32> {
    let sum = xor(towers.iter().map(|&height| value(height, |height| divisors(height).collect())));
    [towers, vec![3_u32.pow(sum as u32 & 8), 3_u32.pow(sum as u32 & 7)]].concat()
}

/// By values from the rule: the mex over all numbers of towers, where an even number of equal towers is worth 0.
fn by_divisors(towers: &Vec<u32>) -> bool {
    by_mex(towers, |height| divisors(height).collect())
}

fn by_mex(towers: &[u32], parts: fn(u32) -> Vec<u32>) -> bool {
    xor(towers.iter().map(|&height| value(height, parts))) != 0
}

fn value(height: u32, parts: fn(u32) -> Vec<u32>) -> usize {
    let parts_of_it = parts(height).into_iter().filter(|parts| height % parts == 0);
    mex(parts_of_it.map(|number| if number % 2 == 0 { 0 } else { value(height / number, parts) }))
}

/// The divisors above 1.
fn divisors(height: u32) -> impl Iterator<Item = u32> {
    let low = (1..).take_while(move |divisor| divisor * divisor <= height).filter(move |divisor| height % divisor == 0);
    low.flat_map(move |divisor| [divisor, height / divisor]).unique().filter(|&divisor| divisor > 1)
}

fn nim(towers: &[u32], value: impl Fn(u32) -> usize) -> bool {
    xor(towers.iter().map(|&height| value(height))) != 0
}

fn odd(height: u32) -> impl Iterator<Item = u32> {
    prime_factors(height).into_iter().filter(|&prime| prime > 2)
}

fn worth(height: u32, factors: &[u32]) -> usize {
    factors.iter().filter(|&&prime| prime > 2).count() + usize::from(height % 2 == 0)
}
