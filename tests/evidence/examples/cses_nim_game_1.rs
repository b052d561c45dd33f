//! CSES's Nim, by play.

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::cses_lists::{self, GREATEST, LIMITS, answers};
use evidence::rules::nim::{self, moves};

fn main() -> ExitCode {
    Problem::new("cses_nim_game_1", LIMITS, oracle, small)
        .played("all games up to 4 heaps of up to 5, 200 games of 5 heaps of up to 7")
        .worst(|| cses_lists::worst(list))
        .bounds(|| cses_lists::bounds(1))
        .wrong([
            wrong("only-equal-pairs-are-lost", only_equal_pairs, "all-games-up-to-4-heaps")
                .says("Takes a game for lost only where the heaps form pairs of equal ones."),
            wrong("misere", misere, "one-heap").says("Lets who takes the last stick lose; he wins."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=5)).collect_vec();
    // Lost games of five heaps are one in eight here.
    let mut random = seeded(1);
    let mut heaps = |n| (0..n).map(|_| random.random_range(1..=7)).sorted();
    let five = (0..200).map(|_| heaps(5).collect()).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", [lists::file(&all)]),
        Small::new("random-games-of-5-heaps", [lists::file(&five)]),
    ]
}

fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    match won {
        true => Some(nim::won(length, 1..=GREATEST, random)),
        false => (length > 1).then(|| nim::lost(length, 1..=GREATEST, random)),
    }
}

fn only_equal_pairs(input: &str) -> String {
    answers(input, |heaps| heaps.iter().counts().values().any(|count| count % 2 == 1))
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}
