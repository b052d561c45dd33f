//! Nim by play.

use evidence::prelude::*;
use evidence::shared::nim::{self, moves};

fn main() -> ExitCode {
    let games = Format::tests("t", 0..=10, counted("n", 0..=10_000, int("a heap", 0..=10_000)));
    Problem::tests("nim", Limits::known(1000, 125), games, oracle, ["Yes", "No"])
        .promise("there is a heap, and none has 10000 stones", |heaps| !heaps.is_empty() && !heaps.contains(&10_000))
        .all([("n", 4), ("a heap", 5)])
        .known("even-numbers-of-heaps", || (large_games(10_000), answers()))
        .attacks("reading: ten games of 10 000 large heaps")
        .known("odd-numbers-of-heaps", || (large_games(9_999), answers()))
        .attacks("a heap without its equal")
        .known("equal-heaps", || ((0..10).map(|index| vec![9_999; 10_000 - index % 2]).collect(), answers()))
        .attacks("heaps that cancel in pairs: their XOR is 0, their sum is not")
        .wrong_play("xor-kept-from-the-game-before", xor_kept, "all")
        .says("Does not reset the XOR to 0 for the next game.")
        .wrong_play("misere", misere, "all")
        .says("Lets the player who takes the last stone lose; he wins.")
        .smallest("1\n1\n0\n")
        .refused([("a-second-game-cut", "2\n1\n1\n2\n5\n@", "an integer from 0 to 10000")])
        .main()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

/// Ten games, lost and won in turns.
fn large_games(n: usize) -> Vec<Vec<u32>> {
    let mut random = seeded(n as u64);
    let mut game = |index| {
        let row = if index % 2 == 0 { nim::lost } else { nim::won };
        row(n, 1_000..=9_999, &mut random)
    };
    (0..10).map(&mut game).collect()
}

fn answers() -> Vec<bool> {
    [false, true].repeat(5)
}

fn xor_kept() -> impl FnMut(&Vec<u32>) -> bool {
    let mut sum = 0;
    move |heaps| {
        sum ^= xor(heaps.iter().copied());
        sum != 0
    }
}

fn misere() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::misere(moves);
    move |heaps| play.value(heaps)
}
