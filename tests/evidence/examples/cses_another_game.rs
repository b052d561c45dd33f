//! One coin from each chosen heap, by play.

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::cses_lists::{self, GREATEST, LIMITS, answers};

fn main() -> ExitCode {
    Problem::new("cses_another_game", LIMITS, oracle, small)
        .played("all games up to 4 heaps of up to 5, of 5 heaps of 2 or 4, of 6 heaps of up to 2")
        .worst(|| cses_lists::worst(list))
        .bounds(|| cses_lists::bounds(1))
        .wrong([
            wrong("xor", xor, "all-games-up-to-4-heaps")
                .says("Plays Nim; a move takes one coin from each of several heaps."),
            wrong("odd-total", |input| answers(input, |heaps| heaps.iter().sum::<u32>() % 2 == 1), "two-odd-heaps")
                .says("Decides by the parity of all coins; one odd heap is enough to win."),
            wrong("all-odd", all_odd, "all-games-up-to-4-heaps").says("Wants all heaps odd; one is enough."),
        ])
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

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=5)).collect_vec();
    let even = lists::all(5, 1..=2).into_iter().map(|heaps| heaps.iter().map(|heap| 2 * heap).collect());
    let six = lists::all(6, 1..=2);
    vec![
        Small::new("all-games-up-to-4-heaps", [lists::file(&all)]),
        Small::new("5-even-heaps", [lists::file(&even.collect_vec())]),
        Small::new("all-games-of-6-heaps-up-to-2", [lists::file(&six)]),
    ]
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

fn xor(input: &str) -> String {
    answers(input, |heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0)
}

fn all_odd(input: &str) -> String {
    answers(input, |heaps| heaps.iter().all(|heap| heap % 2 == 1))
}
