//! Taking a number coprime to the pile, by play.

use std::sync::LazyLock;

use evidence::lists::{self, all, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf2004e", Limits { time: Some(2000), memory: None }, oracle, small)
        .played("one pile of up to 400, two of up to 40, three of up to 12, 300 games of up to 3 piles of up to 60")
        .beyond(
            "for worst inputs, even piles and pairs, which one player keeps so, the values of \
             piles up to 2000 by all their moves, and factors by trial",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("not-coprime", |input| by_moves(input, |x, y| gcd(x, y) != 1), "all-single-piles")
                .says("Takes numbers that have a common divisor with the pile; they must have none but 1."),
            wrong("coprime-to-what-is-given", |input| by_moves(input, |x, y| x > y && gcd(x, y) == 1), "one-stone")
                .says("Forgets the pile of 1, which can be taken: 1 and 1 are coprime."),
            wrong(
                "places-from-0",
                |input| by_value(input, |x| if x % 2 == 0 { 0 } else { (place(x) - 1).max(1) }),
                "one-and-three",
            )
            .says("Gives the prime 3 the value 1: this is the value of a pile of 1, and 3 has the value 2."),
            wrong(
                "smallest-factor-itself",
                |input| by_value(input, |x| if x % 2 == 0 { 0 } else { smallest_prime(x) }),
                "three-piles",
            )
            .says(
                "Takes the smallest prime factor itself for the value of an odd pile; it is the \
                 place of this prime.",
            ),
            wrong(
                "greatest-factor",
                |input| by_value(input, |x| if x % 2 == 0 { 0 } else { place(greatest_prime(x)) }),
                "two-piles",
            )
            .says("Takes the greatest prime factor; it is the smallest that keeps the value from being reached."),
            wrong("values-in-16-bits", |input| by_value(input, |x| value(x) % 65_536), "large-values-beyond-16-bits")
                .says("Keeps values in 16 bits: the greatest is 664 579."),
            wrong("nim", |input| answers(input, |piles| xor(piles) != 0), "all-single-piles").says("Plays Nim."),
            wrong("misere", misere, "one-stone").says("Lets win who cannot move; here he loses."),
        ])
        .main()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// From one pile take a number that is coprime to it.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    in_one(piles, |&x| (1..=x).filter(|&y| gcd(x, y) == 1).map(|y| x - y).collect())
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |piles| play.value(&piles))
}

/// A line for each game, by whether Alice wins it.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Alice", "Bob"], wins)
}

fn small() -> Vec<Small> {
    let single = (1..=400).map(|x| vec![x]).collect_vec();
    let pairs = (1..=40).combinations_with_replacement(2).collect_vec();
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(2..=3);
        (0..n).map(|_| random.random_range(1..=60 / n * 2 - 20)).collect_vec()
    };
    let games = (0..300).map(&mut game).collect_vec();
    vec![
        Small::new("all-single-piles", single.chunks(20).map(file)),
        Small::new("two-piles", pairs.chunks(20).map(file)),
        Small::new("three-piles", all(3, 1..=12).chunks(64).map(file)),
        Small::new("random-games", games.chunks(10).map(file)),
    ]
}

/// The greatest numbers of games, of piles in all, and of stones in one.
const GAMES: usize = 10_000;
const PILES: usize = 300_000;
const STONES: u32 = 10_000_000;

fn bounds() -> Vec<Bound> {
    let mut bounds = lists::bounds(1..=GAMES, 1..=PILES, 1..=STONES);
    bounds.push(Bound::total("the sum of n", PILES - 1, PILES, |n| {
        format!("2\n{}\n{}\n@{n}\n{}\n", PILES - 1, repeated("7 ", PILES - 1), repeated("7 ", n))
    }));
    bounds
}

fn worst() -> Vec<Worst> {
    let by_factors = Known::BySameIdea(|input| by_value(input, value));
    // Pairs are kept equal. From an even pile every move leaves an odd one, and from this a move leaves 2 stones or
    // none.
    let kept = |odd: Option<u32>| {
        let mut random = seeded(2);
        let even = (0..PILES / 3).map(|_| 2 * random.random_range(1..=STONES / 2)).collect_vec();
        let pairs = (0..PILES / 3 - 1).map(|_| STONES + 1 - 2 * random.random_range(1..=STONES / 2));
        let pairs = pairs.flat_map(|pile| [pile, pile]).collect_vec();
        file(&[even.into_iter().chain(pairs).chain(odd).collect_vec()])
    };
    vec![
        Worst::known("even-piles-and-pairs", "odd piles of any size, whose values cancel", move || {
            (kept(None), "Bob\n".to_owned())
        }),
        Worst::known("the-greatest-prime-beside-them", "a sieve that ends before the greatest prime", move || {
            (kept(Some(9_999_991)), "Alice\n".to_owned())
        }),
        Worst::new("random-pairs-of-odd-piles", "reading at random in a table of 10⁷ values", by_factors, || {
            let mut random = seeded(3);
            let piles = (0..PILES / 30).map(|_| (0..30).map(|_| random.random_range(1..=STONES / 2) * 2 - 1).collect());
            file(&piles.collect_vec())
        }),
        Worst::new("three-of-few-primes", "games won and lost as often, at the end of the table", by_factors, || {
            let mut random = seeded(4);
            let large = [9_999_991, 9_999_973, 9_999_971, 9_998_244, 9_998_243, 3_162 * 3_162, 3_137 * 3_137];
            let game = |_| (0..30).map(|_| large[random.random_range(0..large.len())]).collect();
            file(&(0..GAMES).map(game).collect_vec())
        }),
        Worst::new("many-games-up-to-2000", "tables made for every game", Known::ByAlgorithm(by_table), || {
            let mut random = seeded(5);
            let game = |_| (0..30).map(|_| random.random_range(1..=TABLE)).collect();
            file(&(0..GAMES).map(game).collect_vec())
        }),
    ]
}

/// The greatest pile of the table by definition.
const TABLE: u32 = 2000;

/// The mex of the values of all that a move leaves.
static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut values: Vec<usize> = vec![];
    for x in 0..=TABLE {
        values.push(mex((0..x).filter(|&left| gcd(x, left) == 1).map(|left| values[left as usize])));
    }
    values
});

fn by_table(input: &str) -> String {
    answers(input, |piles| xor(piles.into_iter().map(|x| VALUES[x as usize])) != 0)
}

/// By the values of the claim. For piles of millions of stones nothing is known without them.
fn by_value(input: &str, value: fn(u32) -> u32) -> String {
    answers(input, |piles| xor(piles.into_iter().map(value)) != 0)
}

fn value(x: u32) -> u32 {
    if x % 2 == 0 { 0 } else { place(x) }
}

/// The smallest prime factor, by trial; 1 has 1.
fn smallest_prime(x: u32) -> u32 {
    (2..).take_while(|divisor| divisor * divisor <= x).find(|divisor| x % divisor == 0).unwrap_or(x)
}

fn greatest_prime(mut x: u32) -> u32 {
    while smallest_prime(x) < x {
        x /= smallest_prime(x);
    }
    x
}

/// The place of the smallest prime factor among all primes, where 2 has place 1; 1 has place 1, too.
fn place(x: u32) -> u32 {
    static PRIMES: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let mut is_prime = vec![true; STONES as usize + 1];
        for divisor in 2..=3163 {
            if is_prime[divisor] {
                (2 * divisor..is_prime.len()).step_by(divisor).for_each(|multiple| is_prime[multiple] = false);
            }
        }
        (2..=STONES).filter(|&x| is_prime[x as usize]).collect()
    });
    let prime = PRIMES.iter().take_while(|&prime| prime * prime <= x).find(|&prime| x % prime == 0).unwrap_or(&x);
    PRIMES.partition_point(|other| other <= prime).max(1) as u32
}

fn by_moves(input: &str, is_move: fn(u32, u32) -> bool) -> String {
    let moves = |piles: &Vec<u32>| in_one(piles, |&x| (1..=x).filter(|&y| is_move(x, y)).map(|y| x - y).collect());
    let mut play = Play::normal(moves);
    answers(input, |piles| play.value(&piles))
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |piles| play.value(&piles))
}
