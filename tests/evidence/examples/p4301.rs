//! Whole heaps removed before Nim, by play.

use std::cmp::Reverse;
use std::collections::HashSet;

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let heaps = Format::one(counted("k", 1..=K, int("a heap", 1..=MOST)));
    Problem::one("p4301", Limits::known(1000, 64), heaps, oracle, Plain)
        .small("rows-of-5-or-6-heaps-up-to-8", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let k = random.random_range(5..=6);
                (0..k).map(|_| random.random_range(1..=8_u32).into()).collect()
            };
            (0..400).map(&mut row).collect()
        })
        .all([("k", 3), ("a heap", 7)])
        .all([("k", 4), ("a heap", 4)])
        .beyond("for worst inputs, heaps of which the best set is known, and all XORs of the heaps kept, in a set")
        .known("independent-at-the-top", || {
            // No independent set has more than 30 heaps below 2³⁰, so none is better than the 30 largest: 2²⁹, and 2²⁹
            // with each smaller power of 2. The smaller heaps are removed.
            let mut random = seeded(1);
            let smaller = (30..K).map(|_| random.random_range(1..1 << 29)).collect_vec();
            let top = (0..29).map(|bit| (1 << 29) + (1 << bit)).chain([1 << 29]);
            let all = smaller.iter().copied().chain(top).collect_vec();
            (all, smaller.iter().sum::<u64>() as i64)
        })
        .attacks("as many heaps kept as there are bits")
        .known("two-more-of-each", || {
            let powers = (0..30).map(|bit| 1_u64 << bit).filter(|power| *power <= MOST).collect_vec();
            (powers.repeat(3), 2 * powers.iter().sum::<u64>() as i64)
        })
        .attacks("heaps that are equal to one kept, of each bit")
        .worst("few-dimensions", by_same_idea(with_all_xors), || {
            let mut random = seeded(2);
            let vectors = (0..12).map(|_| random.random_range(1..1_u64 << 29)).collect_vec();
            (0..K).map(|_| xor(vectors.iter().copied().filter(|_| random.random())).max(1)).collect()
        })
        .attacks("long XORs that come out as 0")
        .wrong("from-the-smallest-up", |heaps| greedy(heaps.iter().copied().sorted()), "all")
        .says("Keeps the smallest heaps first, which removes too much.")
        .wrong("in-the-order-of-the-input", |heaps| greedy(heaps.iter().copied()), "all")
        .says("Keeps heaps in the order of the input; the largest must come first.")
        .wrong("the-whole-alone", the_whole_alone, "all")
        .says("Makes only the XOR of all heaps left differ from 0; the second player removes heaps, too.")
        .wrong("different-heaps", |heaps| (sum(heaps) - sum(heaps.iter().unique())) as i64, "all")
        .says("Removes equal heaps alone; 1, 2 and 3 have the XOR 0, too.")
        .wrong(
            "nothing-is-impossible",
            |heaps| match with_all_xors(heaps) {
                0 => -1,
                right => right,
            },
            "one-heap",
        )
        .says("Prints -1 where no heap has to be removed; this is a first turn like others.")
        .wrong("32-bits", |heaps| i64::from(with_all_xors(heaps) as u32), "large-equal-heaps")
        .says("Keeps the sum in 32 bits; it reaches 99 · 10⁹.")
        .main()
}

/// The largest number of heaps, and of matches in one.
const K: usize = 100;
const MOST: u64 = 1_000_000_000;

/// Which player is to do what with these heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Turn {
    FirstRemoves,
    SecondRemoves,
    Nim,
}

type Position = (Turn, Vec<u32>);

/// Remove whole heaps but not all of them, one player after the other; then take matches from one heap.
fn moves((turn, heaps): &Position) -> Vec<Position> {
    let next = match turn {
        Turn::FirstRemoves => Turn::SecondRemoves,
        Turn::SecondRemoves => Turn::Nim,
        Turn::Nim => return nim::moves(heaps).into_iter().map(|heaps| (Turn::Nim, heaps)).collect(),
    };
    let left = (1..=heaps.len()).flat_map(|count| heaps.iter().copied().combinations(count));
    left.map(|heaps| (next, heaps)).collect()
}

fn oracle() -> impl FnMut(&Vec<u64>) -> i64 {
    let mut play = Play::normal(moves)
        .alike(|(turn, heaps)| (*turn, sorted(heaps)))
        .board(|(turn, heaps)| {
            let turn = if *turn == Turn::Nim { "a heap is made smaller" } else { "whole heaps are removed, not all" };
            board::heaps(heaps.iter().copied()).and(board::text(turn))
        })
        .label(|(turn, before), (_, after)| {
            let gone = board::gone(before, after);
            match turn {
                Turn::Nim => format!("{} → {}", gone[0], board::gone(after, before)[0]),
                _ if gone.is_empty() => "remove nothing".to_owned(),
                _ => format!("remove {}", gone.iter().format(" and ")),
            }
        });
    move |heaps| {
        let start = (Turn::FirstRemoves, heaps.iter().map(|&heap| heap as u32).collect());
        if !play.value(&start) {
            return -1;
        }
        let winning = moves(&start).into_iter().filter(|next| !play.value(next));
        let least = winning.map(|(_, left)| i64::from(start.1.iter().sum::<u32>() - left.iter().sum::<u32>())).min();
        least.expect("a winning move")
    }
}

fn sum<'a>(heaps: impl IntoIterator<Item = &'a u64>) -> u64 {
    heaps.into_iter().sum()
}

/// The largest heaps first, as the program takes them: among so many heaps nobody can try all sets. But all XORs of the
/// heaps kept are listed, so that no basis is wanted.
fn with_all_xors(heaps: &Vec<u64>) -> i64 {
    greedy(heaps.iter().copied().sorted_by_key(|&heap| Reverse(heap)))
}

/// Keeps each heap that is no XOR of some kept before.
fn greedy(heaps: impl Iterator<Item = u64>) -> i64 {
    let mut xors = HashSet::from([0]);
    let mut removed = 0;
    for heap in heaps {
        if xors.contains(&heap) {
            removed += heap as i64;
        } else {
            xors.extend(xors.clone().into_iter().map(|xor| xor ^ heap));
        }
    }
    removed
}

fn the_whole_alone(heaps: &Vec<u64>) -> i64 {
    let left = (1..=heaps.len()).flat_map(|count| heaps.iter().combinations(count));
    let most = left.filter(|left| xor(left.iter().map(|&&heap| heap)) != 0).map(|left| left.into_iter().sum()).max();
    (sum(heaps) - most.unwrap_or(0)) as i64
}
