//! Taking at most as many stones as the move before, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::dynamic::moves;

fn main() -> ExitCode {
    Problem::new("dynamic_subtraction", Limits::known(1000, 256), oracle, small)
        .played("all heaps up to 200 stones")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("fibonacci-nim", |input| by_play(input, |taken| 2 * taken), "all-games-up-to-200").says(
                "Takes Fibonacci numbers for lost; here a move takes at most as many as the one \
                 before, not twice as many.",
            ),
            wrong("odd-numbers-win", |input| answers(input, |stones| stones % 2 == 1), "all-games-up-to-200")
                .says("Takes odd numbers for won and all even ones for lost; only powers of 2 are lost."),
            wrong("a-single-stone-may-be-taken", a_single_stone, "single-stone")
                .says("Lets the first move take a single stone, the whole heap."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| taken)
}

fn by_play(input: &str, limit: fn(u32) -> u32) -> String {
    let mut play = Play::normal(|position| moves(position, limit));
    answers(input, |stones| play.value(&(stones, stones - 1)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    cases::counted(input, |tokens| match wins(tokens.read()) {
        true => "First",
        false => "Second",
    })
}

fn file(games: &[u64]) -> String {
    format!("{}\n{}\n", games.len(), games.iter().join("\n"))
}

fn small() -> Vec<Small> {
    vec![Small::new("all-games-up-to-200", [file(&(1..=200).collect_vec())])]
}

/// The greatest number of games, and of stones.
const GAMES: usize = 100_000;
const STONES: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, GAMES, |games| format!("@{games}\n{}", repeated("7\n", games))),
        Bound::integer("n", 1, STONES, |stones| format!("2\n7\n@{stones}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // Who takes less than the lowest binary digit of what is left must leave a lower one, which the other takes. So the
    // first player wins unless the lowest digit is all there is.
    let shape = |name, attacks, game: fn(&mut Pcg64) -> (u64, bool)| {
        let games = move || {
            let mut random = seeded(1);
            (0..GAMES).map(|_| game(&mut random)).collect_vec()
        };
        let word = |(_, won)| if won { "First\n" } else { "Second\n" };
        Worst::known(name, attacks, move || {
            (
                file(&games().into_iter().map(|(stones, _)| stones).collect_vec()),
                games().into_iter().map(word).collect(),
            )
        })
    };
    vec![
        shape("random", "reading: 100 000 large games", |random| {
            let (power, shift) = (1 << random.random_range(30..59), random.random_range(0..30));
            match random.random_range(0..3) {
                0 => (power, false),
                1 => (power + (1 << shift), true),
                _ => (power | random.random_range(1..power), true),
            }
        }),
        shape("powers-of-two", "a search through the powers", |random| match random.random_range(0..10) {
            0 => ((1 << 59) - 1, true),
            _ => (1 << 59, false),
        }),
    ]
}

fn a_single_stone(input: &str) -> String {
    answers(input, |stones| stones == 1 || !stones.is_power_of_two())
}
