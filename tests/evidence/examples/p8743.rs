//! Numbers XORed into one's own or the other's, by play.

use std::cmp::Ordering;

use evidence::prelude::*;
use evidence::shared::xored::{by_play, random_games, worst};

fn main() -> ExitCode {
    let numbers = row([len("n", 1..=N), list("n", int("X", 0..=MOST))]);
    let games = Format::tests("T", 1..=N, numbers).sum("the sum of n", "n", N);
    let problem = Problem::tests("p8743", Limits::UNKNOWN, games, || by_play::<true>, words);
    worst::<true>(problem, [N, N], MOST)
        .all([("n", 4), ("X", 3)])
        .all([("n", 3), ("X", 7)])
        .small("random-games-of-4-to-8-numbers", random_games)
        .beyond("for worst inputs, twins, one number that decides, and the counts of numbers with the bit that decides")
        // Every number has the bit: Alice takes the last one.
        .known("equal-numbers", || (vec![vec![MOST; N - 1]], vec![Ordering::Greater]))
        .attacks("one game of as many numbers as can be; the turns are all that counts")
        .wrong(
            "the-greatest-number-has-the-bit",
            |numbers| by_bit(numbers, |numbers| numbers.iter().copied().max()),
            "all",
        )
        .says("Takes the highest bit of all; if it is there an even number of times, a and b agree in it.")
        .wrong(
            "one-number-like-any-other",
            |numbers| match xor(numbers.iter().copied()) {
                0 => Ordering::Equal,
                _ => to_first(numbers.len() % 2 == 1),
            },
            "one-number-with-the-bit",
        )
        .says("Forgets that Alice takes the only number with the bit at once.")
        .wrong("into-ones-own-alone", by_play::<false>, "all")
        .says("Plays the twin, cf1383b, in which each player XORs only into his own number.")
        .wrong(
            "the-other-parity",
            |numbers| match (by_bit(numbers, |numbers| Some(xor(numbers.iter().copied()))), numbers.len() % 2) {
                (Ordering::Greater, 1) if numbers.len() > 1 => Ordering::Less,
                (result, _) => result,
            },
            "sample-1",
        )
        .says("Has the parity the wrong way round, as a published text has.")
        .main()
}

/// The largest number of games, and of numbers in all; and the largest number.
const N: usize = 200_000;
const MOST: u32 = (1 << 20) - 1;

fn words(result: &Ordering) -> String {
    (*result as i32).to_string()
}

fn to_first(wins: bool) -> Ordering {
    if wins { Ordering::Greater } else { Ordering::Less }
}

/// The rule of the counts, where the highest bit of this number decides.
fn by_bit(numbers: &[u32], of: impl Fn(&[u32]) -> Option<u32>) -> Ordering {
    let Some(bit) = of(numbers).and_then(u32::checked_ilog2) else { return Ordering::Equal };
    let with = numbers.iter().filter(|&number| number >> bit & 1 == 1).count();
    to_first(with == 1 || numbers.len() % 2 == 1)
}
