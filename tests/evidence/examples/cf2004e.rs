//! Taking a number coprime to the pile, by play.

use std::sync::LazyLock;

use evidence::lists::all;
use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 1..=GAMES, counted("n", 1..=PILES, int("a pile", 1..=STONES)));
    let games = games.sum("the sum of n", "n", PILES);
    Problem::tests("cf2004e", Limits { time: Some(2000), memory: None }, games, oracle, ["Alice", "Bob"])
        .small("single-piles-up-to-400", || (1..=400).map(|x| vec![x]).collect())
        .small("pairs-of-piles-up-to-40", || (1..=40).combinations_with_replacement(2).collect())
        .small("three-piles-up-to-12", || all(3, 1..=12))
        .small("random-games-of-2-or-3-piles-up-to-60", random_games)
        .beyond(
            "for worst inputs, even piles and pairs, which one player keeps so, the values of \
             piles up to 2000 by all their moves, and factors by trial",
        )
        .known("even-piles-and-pairs", || (kept(None), vec![false]))
        .attacks("odd piles of any size, whose values cancel")
        .known("the-greatest-prime-beside-them", || (kept(Some(9_999_991)), vec![true]))
        .attacks("a sieve that ends before the largest prime")
        .worst("random-pairs-of-odd-piles", by_same_idea(by_factors), || {
            let mut random = seeded(3);
            let mut game = |_| (0..30).map(|_| random.random_range(1..=STONES / 2) * 2 - 1).collect();
            (0..PILES / 30).map(&mut game).collect()
        })
        .attacks("reading at random in a table of 10⁷ values")
        .worst("three-of-few-primes", by_same_idea(by_factors), || {
            let mut random = seeded(4);
            let large = [9_999_991, 9_999_973, 9_999_971, 9_998_244, 9_998_243, 3_162 * 3_162, 3_137 * 3_137];
            let mut game = |_| (0..30).map(|_| large[random.random_range(0..large.len())]).collect();
            (0..GAMES).map(&mut game).collect()
        })
        .attacks("games won and lost as often, at the end of the table")
        .worst("many-games-up-to-2000", by_algorithm(by_table), || {
            let mut random = seeded(5);
            let mut game = |_| (0..30).map(|_| random.random_range(1..=TABLE)).collect();
            (0..GAMES).map(&mut game).collect()
        })
        .attacks("tables made for every game")
        .wrong_play("not-coprime", || by_moves(|x, y| gcd(x, y) != 1), "single-piles-up-to-400")
        .says("Takes numbers that have a common divisor with the pile; they must have none but 1.")
        .wrong_play("coprime-to-what-is-given", || by_moves(|x, y| x > y && gcd(x, y) == 1), "one-stone")
        .says("Forgets the pile of 1, which can be taken: 1 and 1 are coprime.")
        .wrong(
            "places-from-0",
            |piles| by_value(piles, |x| if x % 2 == 0 { 0 } else { (place(x) - 1).max(1) }),
            "one-and-three",
        )
        .says("Gives the prime 3 the value 1: this is the value of a pile of 1, and 3 has the value 2.")
        .wrong(
            "smallest-factor-itself",
            |piles| by_value(piles, |x| if x % 2 == 0 { 0 } else { smallest_prime(x) }),
            "three-piles-up-to-12",
        )
        .says("Takes the smallest prime factor itself for the value of an odd pile; it is the place of this prime.")
        .wrong(
            "greatest-factor",
            |piles| by_value(piles, |x| if x % 2 == 0 { 0 } else { place(greatest_prime(x)) }),
            "pairs-of-piles-up-to-40",
        )
        .says("Takes the largest prime factor; it is the smallest that keeps the value from being reached.")
        .wrong("values-in-16-bits", |piles| by_value(piles, |x| value(x) % 65_536), "large-values-beyond-16-bits")
        .says("Keeps values in 16 bits: the largest is 664 579.")
        .wrong("nim", |piles| xor(piles.iter().copied()) != 0, "single-piles-up-to-400")
        .says("Plays Nim.")
        .wrong_play("misere", misere, "one-stone")
        .says("Lets a player who cannot move win; here he loses.")
        .main()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// From one pile take a number that may be taken from it.
fn moves(piles: &Vec<u32>, is_move: fn(u32, u32) -> bool) -> Vec<Vec<u32>> {
    in_one(piles, |&x| (1..=x).filter(|&y| is_move(x, y)).map(|y| x - y).collect())
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    by_moves(|x, y| gcd(x, y) == 1)
}

fn by_moves(is_move: fn(u32, u32) -> bool) -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(move |piles| moves(piles, is_move)).board(|piles| board::heaps(piles.iter().copied()));
    move |piles| play.value(piles)
}

fn misere() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::misere(|piles| moves(piles, |x, y| gcd(x, y) == 1));
    move |piles| play.value(piles)
}

fn random_games() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(2..=3);
        (0..n).map(|_| random.random_range(1..=60 / n * 2 - 20)).collect()
    };
    (0..300).map(&mut game).collect()
}

/// The largest numbers of games, of piles in all, and of stones in one.
const GAMES: usize = 10_000;
const PILES: usize = 300_000;
const STONES: u32 = 10_000_000;

/// Even piles and pairs of odd ones, and one pile more. Pairs are kept equal. From an even pile every move leaves an
/// odd one, and from this a move leaves 2 stones or none.
fn kept(odd: Option<u32>) -> Vec<Vec<u32>> {
    let mut random = seeded(2);
    let even = (0..PILES / 3).map(|_| 2 * random.random_range(1..=STONES / 2)).collect_vec();
    let pairs = (0..PILES / 3 - 1).map(|_| STONES + 1 - 2 * random.random_range(1..=STONES / 2));
    let pairs = pairs.flat_map(|pile| [pile, pile]).collect_vec();
    vec![even.into_iter().chain(pairs).chain(odd).collect()]
}

/// The largest pile of the table by definition.
const TABLE: u32 = 2000;

/// The mex of the values of all that a move leaves.
static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut values: Vec<usize> = vec![];
    for x in 0..=TABLE {
        values.push(mex((0..x).filter(|&left| gcd(x, left) == 1).map(|left| values[left as usize])));
    }
    values
});

fn by_table(piles: &Vec<u32>) -> bool {
    xor(piles.iter().map(|&x| VALUES[x as usize])) != 0
}

/// By the values of the claim. For piles of millions of stones nothing is known without them.
fn by_factors(piles: &Vec<u32>) -> bool {
    by_value(piles, value)
}

fn by_value(piles: &[u32], value: fn(u32) -> u32) -> bool {
    xor(piles.iter().map(|&x| value(x))) != 0
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
