//! Misère Nim, as two judges ask for it in different limits.

use super::nim::{self, moves};
use crate::prelude::*;
use judge::{Many, Typed};

/// The problem with at most so many games, of at most `most` heaps of at most `largest` stones; both have the same
/// cases in `testdata` beside those at their limits.
pub fn problem(
    slug: &'static str,
    limits: Limits,
    games: usize,
    most: usize,
    largest: u32,
) -> Typed<Vec<u32>, bool, Many> {
    let form = Format::tests("t", 1..=games, counted("n", 1..=most, int("a heap", 0..=largest)));
    Problem::tests(slug, limits, form, oracle, ["John", "Brother"])
        .promise("no heap is empty", |heaps| !heaps.contains(&0))
        .inputs_of(400)
        .all([("n", 4), ("a heap", 5)])
        .all([("n", 8), ("a heap", 1)])
        .known("every-kind", move || known_games(games, most, largest).into_iter().unzip())
        .attacks("reading as many heaps as there can be")
        .wrong("normal-play", |heaps| nim_sum(heaps) != 0, "all-ones")
        .says("Decides as if the player who takes the last stone won; he loses.")
        .wrong("normal-play-reversed", |heaps| nim_sum(heaps) == 0, "all")
        .says(
            "Takes the answer of the normal game and exchanges the players; the two games \
             differ only where all heaps are 1.",
        )
        .wrong("all-ones-by-xor", |heaps| unless(heaps, |heap| heap <= 1, heaps.len() % 2 == 1), "all-ones")
        .says("Decides heaps of 1 by their XOR as in the normal game.")
        .wrong("one-heap-of-one-decides", |heaps| (nim_sum(heaps) != 0) != heaps.contains(&1), "ones-and-a-large-heap")
        .says("Counts the heaps of 1 where some heap is 1; all have to be.")
        .wrong("empty-heaps-are-not-ones", |heaps| unless(heaps, |heap| heap == 1, heaps.len() % 2 == 0), "empty-heaps")
        .says("Wants every heap to be exactly 1 in the special case; empty ones may stand there, too.")
        .wrong("empty-heaps-are-counted", |heaps| unless(heaps, |heap| heap <= 1, heaps.len() % 2 == 0), "empty-heaps")
        .says("Counts empty heaps among the heaps of 1.")
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::misere(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

/// Games of four kinds in turn, each with whether it is won.
///
/// - An even or an odd number of ones: no move has a choice.
/// - Pairs of equal heaps, all of them of two or more stones: lost. What the first player takes from a heap, the second
///   takes from its equal, with one exception: in the last pair of heaps that have two or more stones, the first player
///   leaves 0 or 1 of a heap. Then the second leaves 1 or 0 of the other. This one is all that is left besides pairs of
///   ones, and the first player takes the last of an odd number.
/// - Such pairs with one heap more or one heap changed: won, by the move that leaves pairs.
fn known_games(games: usize, n: usize, largest: u32) -> Vec<(Vec<u32>, bool)> {
    let mut random = seeded(1);
    let even = n - n % 2;
    let sizes = 1000..=largest;
    let game = |index| match index % 4 {
        0 => {
            let ones = n - index / 4 % 2;
            (vec![1; ones], ones % 2 == 0)
        }
        1 | 2 => (nim::lost(even, sizes.clone(), &mut random), false),
        _ => (nim::won(n, sizes.clone(), &mut random), true),
    };
    (0..games).map(game).collect()
}

fn nim_sum(heaps: &[u32]) -> u32 {
    xor(heaps.iter().copied())
}

/// What is said where all heaps are special; else as in the normal game.
fn unless(heaps: &[u32], special: fn(u32) -> bool, said: bool) -> bool {
    match heaps.iter().all(|&heap| special(heap)) {
        true => said,
        false => nim_sum(heaps) != 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_won_and_lost_as_they_say() {
        let mut play = Play::misere(moves);
        let mut random = seeded(1);
        for heaps in [2, 3, 4, 5].repeat(20) {
            if heaps % 2 == 0 {
                assert!(!play.value(&nim::lost(heaps, 2..=5, &mut random)));
            }
            assert!(play.value(&nim::won(heaps, 2..=5, &mut random)));
        }
    }
}
