//! Nim by play.

use evidence::lists::{self, file};
use evidence::prelude::*;
use evidence::rules::nim::{self, moves};

fn main() -> ExitCode {
    Problem::new("nim", Limits::known(1000, 125), oracle, small)
        .played("all games up to 4 heaps of up to 5")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("xor-kept-from-the-game-before", xor_kept, "all-games-up-to-4-heaps")
                .says("Does not begin with 0 again."),
            wrong("misere", misere, "all-games-up-to-4-heaps")
                .says("Lets who takes the last stone lose; he wins.")
                .smallest("1\n0\n"),
        ])
        .refused([("a-second-game-cut", "2\n1\n1\n2\n5\n@", "an integer from 0 to 10000")])
        .main()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Yes", "No"], wins)
}

fn small() -> Vec<Small> {
    let games = (0..=4).flat_map(|n| (0..n).map(|_| 0..=5_u32).multi_cartesian_product()).collect_vec();
    vec![Small::new("all-games-up-to-4-heaps", games.chunks(10).map(file))]
}

fn bounds() -> Vec<Bound> {
    lists::bounds(0..=10, 0..=10_000, 0..=10_000)
}

fn worst() -> Vec<Worst> {
    let answer = || "No\nYes\n".repeat(5);
    let games = |n: usize| {
        let mut random = seeded(n as u64);
        let mut game = |index| {
            let row = if index % 2 == 0 { nim::lost } else { nim::won };
            row(n, 1_000..=9_999, &mut random)
        };
        file(&(0..10).map(&mut game).collect_vec())
    };
    vec![
        Worst::known("even-numbers-of-heaps", "reading: ten games of 10 000 large heaps", move || {
            (games(10_000), answer())
        }),
        Worst::known("odd-numbers-of-heaps", "a heap without its equal", move || (games(9_999), answer())),
        Worst::known("equal-heaps", "heaps that cancel in pairs: their XOR is 0, their sum is not", move || {
            (file(&(0..10).map(|index| vec![9_999; 10_000 - index % 2]).collect_vec()), answer())
        }),
    ]
}

fn xor_kept(input: &str) -> String {
    let mut sum = 0;
    answers(input, |heaps| {
        sum = heaps.iter().fold(sum, |sum, heap| sum ^ heap);
        sum != 0
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}
