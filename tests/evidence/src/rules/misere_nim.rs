//! Misère Nim, as two judges ask for it in different limits.

use super::nim::{self, moves};
use crate::prelude::*;
use judge::lists;

/// What is known of it apart from the sizes; both problems have the same cases in `testdata` beside those at their
/// limits.
pub fn problem(slug: &'static str, limits: Limits) -> Problem {
    Problem::new(slug, limits, oracle, small)
        .played("all games up to 4 heaps of up to 5, all of 5 to 8 heaps of up to 1")
        .wrong([
            wrong("normal-play", normal_play, "all-ones").says("Decides as if who takes the last stone won; he loses."),
            wrong("normal-play-reversed", reversed, "all-games-up-to-4-heaps").says(
                "Takes the answer of the normal game and exchanges the players; the two games \
                 differ only where all heaps are 1.",
            ),
            wrong("all-ones-by-xor", ones_by_xor, "all-ones")
                .says("Decides heaps of 1 by their XOR as in the normal game."),
            wrong("one-heap-of-one-decides", any_one, "ones-and-a-large-heap")
                .says("Counts the heaps of 1 where some heap is 1; all have to be."),
            wrong("empty-heaps-are-not-ones", exactly_one, "empty-heaps").says(
                "Wants every heap to be exactly 1 in the special case; empty ones may stand \
                 there, too.",
            ),
            wrong("empty-heaps-are-counted", empty_counted, "empty-heaps")
                .says("Counts empty heaps among the heaps of 1."),
        ])
}

const WORDS: [&str; 2] = ["John", "Brother"];

fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, WORDS, wins)
}

fn oracle(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 0..=5)).collect_vec();
    let ones = (5..=8).flat_map(|n| lists::all(n, 0..=1)).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", all.chunks(400).map(lists::file)),
        Small::new("all-games-of-5-to-8-heaps-up-to-1", ones.chunks(400).map(lists::file)),
    ]
}

/// So many games of at most `n` heaps of at most `largest`, and their answers.
pub fn worst(games: usize, n: usize, largest: u32) -> Vec<Worst> {
    vec![Worst::known("every-kind", "reading as many heaps as there can be", move || {
        let (games, won): (Vec<_>, Vec<bool>) = known_games(games, n, largest).into_iter().unzip();
        (lists::file(&games), won.iter().map(|won| WORDS[usize::from(!won)]).join("\n"))
    })]
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

fn xor(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

fn normal_play(input: &str) -> String {
    answers(input, |heaps| xor(&heaps) != 0)
}

fn reversed(input: &str) -> String {
    answers(input, |heaps| xor(&heaps) == 0)
}

/// Knows that heaps of one are special, but not how.
fn ones_by_xor(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap <= 1) {
        true => heaps.len() % 2 == 1,
        false => xor(&heaps) != 0,
    })
}

/// Goes by parity as soon as some heap has one stone.
fn any_one(input: &str) -> String {
    answers(input, |heaps| (xor(&heaps) != 0) != heaps.contains(&1))
}

/// Asks whether all heaps are equal to 1, as published programs do.
fn exactly_one(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap == 1) {
        true => heaps.len() % 2 == 0,
        false => xor(&heaps) != 0,
    })
}

/// Takes the number of heaps for that of the ones.
fn empty_counted(input: &str) -> String {
    answers(input, |heaps| match heaps.iter().all(|&heap| heap <= 1) {
        true => heaps.len() % 2 == 0,
        false => xor(&heaps) != 0,
    })
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
