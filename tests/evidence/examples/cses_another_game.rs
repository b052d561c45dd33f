//! One coin from each chosen heap, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::cses_lists::{self, GREATEST};

fn main() -> ExitCode {
    cses_lists::problem("cses_another_game", 1, oracle, list)
        .all([("n", 4), ("a heap", 5)])
        .small("games-of-5-heaps-of-2-or-4", || {
            all(5, 1..=2).into_iter().map(|heaps| heaps.into_iter().map(|heap| 2 * heap).collect()).collect()
        })
        .small("games-of-6-heaps-up-to-2", || all(6, 1..=2))
        .wrong("xor", |heaps| xor(heaps.iter().copied()) != 0, "all")
        .says("Plays Nim; a move takes one coin from each of several heaps.")
        .wrong("odd-total", |heaps| heaps.iter().sum::<u32>() % 2 == 1, "two-odd-heaps")
        .says("Decides by the parity of all coins; one odd heap is enough to win.")
        .wrong("all-odd", |heaps| heaps.iter().all(|heap| heap % 2 == 1), "all")
        .says("Wants all heaps odd; one is enough.")
        .main()
}

/// Choose heaps that are not empty, at least one, and take a coin from each of them.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    (0..heaps.len())
        .filter(|&index| heaps[index] > 0)
        .powerset()
        .filter(|chosen| !chosen.is_empty())
        .map(|chosen| {
            let mut next = heaps.clone();
            chosen.into_iter().for_each(|index| next[index] -= 1);
            next
        })
        .collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let shown = |heaps: &Vec<u32>| board::heaps(heaps.iter().copied());
    let mut play = Play::normal(moves).board(shown).label(|before, after| {
        let chosen = (0..before.len()).filter(|&index| after[index] < before[index]);
        format!("a coin from {}", chosen.map(|index| index + 1).format(", "))
    });
    move |heaps| play.value(heaps)
}

/// Lost if all heaps are even: the second player takes from the same heaps as the first. With one odd heap the first
/// player takes a coin from this one.
fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    let heap = |_| 2 * random.random_range(1..=GREATEST / 2);
    let mut heaps = (0..length).map(heap).collect_vec();
    if won {
        heaps[random.random_range(0..length)] -= 1;
    }
    Some(heaps)
}
