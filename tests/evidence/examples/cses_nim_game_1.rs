//! CSES's Nim, by play.

use evidence::prelude::*;
use evidence::shared::cses_lists::{self, GREATEST};
use evidence::shared::nim::{self, moves};

fn main() -> ExitCode {
    cses_lists::problem("cses_nim_game_1", 1, oracle, list)
        .all([("n", 4), ("a heap", 5)])
        .small("random-games-of-5-heaps-up-to-7", || {
            // Lost games of five heaps are one in eight here.
            let mut random = seeded(1);
            let mut heaps = |n| (0..n).map(|_| random.random_range(1..=7)).sorted().collect();
            (0..200).map(|_| heaps(5)).collect()
        })
        .wrong(
            "only-equal-pairs-are-lost",
            |heaps| heaps.iter().counts().into_values().any(|count| count % 2 == 1),
            "all",
        )
        .says("Takes a game for lost only where the heaps form pairs of equal ones.")
        .wrong("the-sum-of-all", |heaps| heaps.iter().sum::<u32>() % 2 == 1, "all")
        .says("Asks whether the number of all sticks is odd; the XOR of the heaps decides.")
        .wrong_play("misere", misere, "one-heap")
        .says("Lets the player who takes the last stick lose; he wins.")
        .main()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    match won {
        true => Some(nim::won(length, 1..=GREATEST, random)),
        false => (length > 1).then(|| nim::lost(length, 1..=GREATEST, random)),
    }
}

fn misere() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::misere(moves);
    move |heaps| play.value(heaps)
}
