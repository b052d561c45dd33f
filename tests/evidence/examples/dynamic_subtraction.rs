//! Taking at most as many stones as the move before, by play.

use evidence::prelude::*;
use evidence::shared::dynamic;

fn main() -> ExitCode {
    let games = Format::tests("t", 0..=GAMES, row([int("n", 1..=STONES)]));
    Problem::tests("dynamic_subtraction", Limits::known(1000, 256), games, oracle, ["First", "Second"])
        .inputs_of(200)
        .all([("n", 200)])
        // A player who takes less than the lowest binary digit of what is left must leave a lower one, which the other
        // takes. So the first player wins unless the lowest digit is all there is.
        .known("random", || {
            games_by(|random| {
                let (power, shift) = (1 << random.random_range(30..59), random.random_range(0..30));
                match random.random_range(0..3) {
                    0 => (power, false),
                    1 => (power + (1 << shift), true),
                    _ => (power | random.random_range(1..power), true),
                }
            })
        })
        .attacks("reading: 100 000 large games")
        .known("powers-of-two", || {
            games_by(|random| match random.random_range(0..10) {
                0 => ((1 << 59) - 1, true),
                _ => (1 << 59, false),
            })
        })
        .attacks("a search through the powers")
        .wrong_play("fibonacci-nim", || by_play(|taken| 2 * taken), "all")
        .says(
            "Takes Fibonacci numbers for lost; here a move takes at most as many as the one \
             before, not twice as many.",
        )
        .wrong("odd-numbers-win", |stones| stones % 2 == 1, "all")
        .says("Takes odd numbers for won and all even ones for lost; only powers of 2 are lost.")
        .wrong("a-single-stone-may-be-taken", |&stones| stones == 1 || !stones.is_power_of_two(), "single-stone")
        .says("Lets the first move take a single stone, the whole heap.")
        .main()
}

/// The largest number of games, and of stones.
const GAMES: usize = 100_000;
const STONES: u64 = 1_000_000_000_000_000_000;

fn oracle() -> impl FnMut(&u64) -> bool {
    by_play(|taken| taken)
}

fn by_play(limit: fn(u32) -> u32) -> impl FnMut(&u64) -> bool {
    let mut play = dynamic::play(limit);
    move |&stones| {
        let stones = u32::try_from(stones).expect("a heap that can be played out");
        play.value(&(stones, stones - 1))
    }
}

fn games_by(game: fn(&mut Pcg64) -> (u64, bool)) -> (Vec<u64>, Vec<bool>) {
    let mut random = seeded(1);
    (0..GAMES).map(|_| game(&mut random)).unzip()
}
