//! What the game is, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 1..=N)]), row([list("n", int("a heap", 1..=STONES))])]);
    Problem::one("slug", Limits::known(1000, 256), form, oracle, ["First", "Second"])
        .all([("n", 3), ("a heap", 3)])
        .main()
}

/// The largest number of heaps, and of stones in one.
const N: usize = 1000;
const STONES: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

/// The moves, as the statement says them.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    panic!("the moves from {heaps:?} are not written yet")
}
