//! Numbers XORed into one's own score, by play.

use std::cmp::Ordering;

use evidence::prelude::*;
use evidence::shared::xored::{by_play, random_games, worst};

fn main() -> ExitCode {
    let games = Format::tests("t", 1..=T, counted("n", 1..=N, int("a number", 0..=MOST)));
    let games = games.sum("the sum of n", "n", N);
    let problem = Problem::tests("cf1383b", Limits::known(1000, 256), games, || by_play::<false>, words);
    worst::<false>(problem, [T, N], MOST)
        .all([("n", 6), ("a number", 1)])
        .all([("n", 4), ("a number", 3)])
        .all([("n", 3), ("a number", 7)])
        .small("random-games-of-4-to-8-numbers", random_games)
        .beyond("for worst inputs, twins, one number that decides, and the counts of numbers with the bit that decides")
        // Koa gets 50 000 of the numbers, her friend 49 999.
        .known("equal-numbers", || (vec![vec![MOST; N - 1]], vec![Ordering::Less]))
        .attacks("one game of as many numbers as can be; the turns are all that counts")
        .wrong(
            "the-greatest-number-has-the-bit",
            |numbers| by_bit(numbers, numbers.iter().copied().max(), |with, n| with % 4 == 1 || n % 2 == 0),
            "all",
        )
        .says("Takes the highest bit of all; if it is there an even number of times, the scores agree in it.")
        .wrong("an-odd-count-wins", |numbers| by_claim(numbers, |with, _| with % 2 == 1), "all")
        .says("Lets Koa win with every odd number of numbers that have the bit, though each player can get half.")
        .wrong("no-tempo", |numbers| by_claim(numbers, |with, _| with % 4 == 1), "three-and-a-zero")
        .says("Forgets that Koa may first take a number without the bit, if there is an odd number of these.")
        .wrong("into-either", by_play::<true>, "all")
        .says("Plays the twin, p8743, in which a player may XOR into the other's number as well.")
        .main()
}

/// The largest number of games, of numbers in all, and the largest number.
const T: usize = 10_000;
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

fn words(result: &Ordering) -> String {
    ["LOSE", "DRAW", "WIN"][(*result as i32 + 1) as usize].to_owned()
}

/// The rule of the counts, where the highest bit of this number decides.
fn by_bit(numbers: &[u32], of: Option<u32>, wins: impl Fn(usize, usize) -> bool) -> Ordering {
    let Some(bit) = of.and_then(u32::checked_ilog2) else { return Ordering::Equal };
    let with = numbers.iter().filter(|&number| number >> bit & 1 == 1).count();
    if wins(with, numbers.len()) { Ordering::Greater } else { Ordering::Less }
}

fn by_claim(numbers: &[u32], wins: impl Fn(usize, usize) -> bool) -> Ordering {
    by_bit(numbers, Some(xor(numbers.iter().copied())), wins)
}
