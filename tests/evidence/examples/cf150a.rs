//! Writing a divisor, where a player who has none wins, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let number = row([int("q", 1..=MOST)]);
    Problem::one("cf150a", Limits::known(2000, 256), number, oracle, words)
        .all([("q", 600)])
        .small("products-of-two-to-four-primes-up-to-13", || {
            let primes = [2, 3, 5, 7, 11, 13];
            let products = (2..=4).flat_map(|k| primes.into_iter().combinations_with_replacement(k));
            products.map(|primes| primes.into_iter().product()).collect()
        })
        .small("random-numbers-up-to-100-000", || {
            let mut random = seeded(1);
            (0..200).map(|_| random.random_range(1..=100_000)).collect()
        })
        .beyond("for worst inputs, numbers that are made of primes")
        .known("the-greatest-prime", || (prime_below(MOST), Some(0)))
        .attacks("trial division up to the root, in 64 bits")
        .known("the-greatest-square-of-a-prime", || (prime_below(3_162_278).pow(2), None))
        .attacks("the root itself is the only divisor")
        .known("two-large-primes", || (prime_below(3_000_000) * prime_below(3_200_000), None))
        .attacks("a large factor that is left over, and no move that wins")
        .known("three-large-primes", || {
            let [p, q, r] = [21_000, 21_500, 22_000].map(prime_below);
            (p * q * r, Some(p * q))
        })
        .attacks("a second factor that is found late, and a third that is left over")
        .known("twice-two-and-a-large-prime", || (4 * prime_below(MOST / 4), Some(4)))
        .attacks("trial division that goes on when two factors are known")
        .known("three-times-a-square", || (3 * prime_below(1_825_741).pow(2), Some(3 * prime_below(1_825_741))))
        .attacks("the second factor is the one that is left over")
        .known("the-most-divisors", || (9_316_358_251_200, Some(4)))
        .attacks("lists of divisors: 10 752 of them")
        .check(check)
        .wrong(
            "normal-play",
            |&q| (factors(q).len() > 1).then(|| if factors(q).len() == 2 { factors(q)[0] } else { q / factors(q)[0] }),
            "all",
        )
        .says("Lets a player who has no divisor to write lose; he wins.")
        .wrong(
            "squares-are-primes",
            |&q| {
                let different = factors(q).into_iter().dedup().collect_vec();
                if different.len() == 1 { Some(0) } else { claim(q) }
            },
            "a-square",
        )
        .says("Counts different primes: 4 and 9 are lost, as is every product of two primes.")
        .wrong(
            "the-two-least-different-primes",
            |&q| match factors(q)[..] {
                [_, _, _, ..] => Some(factors(q).into_iter().dedup().take(2).product()),
                _ => claim(q),
            },
            "all",
        )
        .says("Multiplies two different primes, where a number like 8 has only one.")
        .wrong("a-third-of-the-way", |&q| claim(q).map(|first| if first > 0 { q / factors(q)[0] } else { 0 }), "all")
        .says("Takes out one prime factor; that wins only from a product of three primes.")
        .main()
}

/// The largest number.
const MOST: u64 = 10_000_000_000_000;

/// A winning first move or 0 where there is no move, if the first player wins.
type First = Option<u64>;

fn oracle() -> impl FnMut(&u64) -> First {
    let mut play = Play::misere(moves).board(|&n| board::row([n])).label(|_, next| next.to_string());
    move |q| play.value(q).then(|| moves(q).into_iter().find(|next| !play.value(next)).unwrap_or(0))
}

/// Write a divisor other than 1 and the number itself.
fn moves(&q: &u64) -> Vec<u64> {
    let lesser = (2..).take_while(|d| d * d <= q).filter(|d| q % d == 0);
    lesser.flat_map(|d| [d, q / d]).unique().collect()
}

fn words(first: &First) -> String {
    first.map_or("2".to_owned(), |first| format!("1\n{first}"))
}

/// Any first move is right that wins: small ones by play, large ones by their prime factors.
fn check(q: u64, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.split_whitespace().collect_vec(), actual.split_whitespace().collect_vec());
    let wins = |first: u64| match q {
        0..=1_000_000 => moves(&q).contains(&first) && !Play::misere(moves).value(&first),
        _ => first > 1 && first < q && q % first == 0 && factors(first).len() == 2,
    };
    match (&expected[..], &actual[..]) {
        _ if expected == actual => Ok(()),
        (["1", move_], ["1", first]) if *move_ != "0" && first.parse().is_ok_and(wins) => Ok(()),
        _ => Err(format!("{} is not right where {} is", actual.join(" "), expected.join(" "))),
    }
}

/// The prime factors, rising.
fn factors(q: u64) -> Vec<u64> {
    let first = (2..).take_while(|d| d * d <= q).find(|d| q % d == 0).unwrap_or(q);
    if q == 1 { vec![] } else { [vec![first], factors(q / first)].concat() }
}

fn claim(q: u64) -> First {
    match factors(q)[..] {
        [_, _] => None,
        [first, second, ..] => Some(first * second),
        _ => Some(0),
    }
}

fn prime_below(end: u64) -> u64 {
    (2..end).rev().find(|&n| factors(n).len() == 1).expect("a prime")
}
