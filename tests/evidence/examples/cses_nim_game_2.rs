//! Taking 1 to 3 sticks from one of several heaps, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;
use evidence::rules::cses_lists::{self, GREATEST, LIMITS, answers};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("cses_nim_game_2", LIMITS, oracle, small)
        .played("all games up to 3 heaps of up to 10, all games of 5 heaps of up to 4")
        .worst(|| cses_lists::worst(list))
        .bounds(|| cses_lists::bounds(1))
        .wrong([
            wrong("nim", nim, "all-games-up-to-3-heaps").says("Takes any number from a heap; here it is 1, 2 or 3."),
            wrong("some-heap-won", some_heap_won, "equal-remainders")
                .says("Lets the first player win if some heap is won; the XOR of all remainders decides."),
        ])
        .main()
}

/// Take 1, 2 or 3 sticks from one heap.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for taken in 1..=heap.min(3) {
            let mut next = heaps.clone();
            next[index] = heap - taken;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps))
}

fn small() -> Vec<Small> {
    let all = (1..=3).flat_map(|n| lists::all(n, 1..=10)).collect_vec();
    vec![
        Small::new("all-games-up-to-3-heaps", [file(&all)]),
        Small::new("all-games-of-5-heaps", [file(&lists::all(5, 1..=4))]),
    ]
}

/// Lost if the heaps are two by two equal modulo 4, the one that is left over 0 modulo 4: the second player makes the
/// two of the first player's move equal again, or completes 4 sticks. Another remainder in one heap is what the first
/// player takes from it, or from its partner.
fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    let mut heap = |remainder| 4 * random.random_range(1..GREATEST / 4) + remainder;
    let mut heaps = (0..length / 2).flat_map(|pair| [heap(pair as u32 % 4), heap(pair as u32 % 4)]).collect_vec();
    heaps.extend((length % 2 == 1).then(|| heap(0)));
    heaps.shuffle(random);
    if won {
        heaps[random.random_range(0..length)] ^= random.random_range(1..=3);
    }
    Some(heaps)
}

fn nim(input: &str) -> String {
    answers(input, |heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0)
}

fn some_heap_won(input: &str) -> String {
    answers(input, |heaps| heaps.iter().any(|heap| heap % 4 != 0))
}
