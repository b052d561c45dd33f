//! Whole heaps removed before Nim, by play.

use std::collections::HashSet;

use evidence::lists::line;
use evidence::prelude::*;
use evidence::rules::nim::moves_in_order;

fn main() -> ExitCode {
    Problem::new("p4301", Limits::known(1000, 64), oracle, small)
        .played("all rows up to 3 heaps of up to 7 and of 4 heaps of up to 4, 400 rows of 5 or 6 heaps of up to 8")
        .beyond("for worst inputs, heaps of which the best set is known, and all XORs of the heaps kept, in a set")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "from-the-smallest-up",
                |input| greedy(input, |heaps| heaps.sort_unstable()),
                "all-rows-up-to-3-heaps",
            )
            .says("Keeps the smallest heaps first, which removes too much."),
            wrong("in-the-order-of-the-input", |input| greedy(input, |_| {}), "all-rows-up-to-3-heaps")
                .says("Keeps heaps in the order of the input; the greatest must come first."),
            wrong("the-whole-alone", the_whole_alone, "all-rows-up-to-3-heaps")
                .says("Makes only the XOR of all heaps left differ from 0; the second player removes heaps, too."),
            wrong("different-heaps", different_heaps, "all-rows-up-to-3-heaps")
                .says("Removes equal heaps alone; 1, 2 and 3 have the XOR 0, too."),
            wrong("nothing-is-impossible", nothing_is_impossible, "one-heap")
                .says("Prints -1 where no heap has to be removed; this is a first turn like others."),
            wrong("32-bits", in_32_bits, "large-equal-heaps").says("Keeps the sum in 32 bits; it reaches 99 · 10⁹."),
        ])
        .main()
}

/// Who is to do what with these heaps.
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
        Turn::Nim => return moves_in_order(heaps).into_iter().map(|heaps| (Turn::Nim, heaps)).collect(),
    };
    let left = (1..=heaps.len()).flat_map(|count| heaps.iter().copied().combinations(count));
    left.map(|heaps| (next, heaps)).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    // In rising order: it does not matter which heap is which.
    let heaps = heaps(input).into_iter().map(|heap| heap as u32).sorted().collect_vec();
    let all: u32 = heaps.iter().sum();
    let winning = moves(&(Turn::FirstRemoves, heaps)).into_iter().filter(|next| !play.value(next));
    let least = winning.map(|(_, left)| i64::from(all - left.iter().sum::<u32>())).min();
    format!("{}\n", least.unwrap_or(-1))
}

fn heaps(input: &str) -> Vec<u64> {
    let mut tokens = Tokens::new(input);
    let k = tokens.read();
    tokens.list(k)
}

fn small() -> Vec<Small> {
    let rows = |k: u32, most: u32| (0..k).map(|_| 1..=most).multi_cartesian_product().map(|row| line(&row));
    let mut random = seeded(1);
    let larger = (0..400).map(|_| {
        let k = random.random_range(5..=6);
        line(&(0..k).map(|_| random.random_range(1..=8)).collect())
    });
    vec![
        Small::new("random-rows-of-5-or-6-heaps", larger.collect_vec()),
        Small::new("all-rows-up-to-3-heaps", (1..=3).flat_map(|k| rows(k, 7))),
        Small::new("all-rows-of-4-heaps", rows(4, 4)),
    ]
}

/// The greatest number of heaps, and of matches in one.
const K: usize = 100;
const MOST: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("k", 1, K, |k| format!("@{k}\n{}\n", repeated("1000000000 ", k))),
        Bound::integer("a heap", 1, MOST, |heap| format!("3\n{MOST} @{heap} 5\n")),
    ]
}

fn file(heaps: &[u64]) -> String {
    format!("{}\n{}\n", heaps.len(), joined(heaps))
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("independent-at-the-top", "as many heaps kept as there are bits", || {
            // No independent set has more than 30 heaps below 2³⁰, so none is better than the 30 greatest: 2²⁹, and 2²⁹
            // with each smaller power of 2. The smaller heaps are removed.
            let mut random = seeded(1);
            let smaller = (30..K).map(|_| random.random_range(1..1 << 29)).collect_vec();
            let top = (0..29).map(|bit| (1 << 29) + (1 << bit)).chain([1 << 29]);
            let all = smaller.iter().copied().chain(top).collect_vec();
            (file(&all), format!("{}\n", smaller.iter().sum::<u64>()))
        }),
        Worst::known("two-more-of-each", "heaps that are equal to one kept, of each bit", || {
            let powers = (0..30).map(|bit| 1_u64 << bit).filter(|power| *power <= MOST).collect_vec();
            (file(&powers.repeat(3)), format!("{}\n", 2 * powers.iter().sum::<u64>()))
        }),
        Worst::new("few-dimensions", "long XORs that come out as 0", Known::BySameIdea(with_all_xors), || {
            let mut random = seeded(2);
            let vectors = (0..12).map(|_| random.random_range(1..1_u64 << 29)).collect_vec();
            let mut heap = |_| xor(vectors.iter().copied().filter(|_| random.random())).max(1);
            file(&(0..K).map(&mut heap).collect_vec())
        }),
    ]
}

/// The greatest heaps first, as the program takes them: among so many heaps nobody can try all sets. But all XORs of
/// the heaps kept are listed, so that no basis is wanted.
fn with_all_xors(input: &str) -> String {
    greedy(input, |heaps| heaps.sort_unstable_by_key(|&heap| std::cmp::Reverse(heap)))
}

/// Keeps each heap in the order given that is no XOR of some kept before.
fn greedy(input: &str, order: fn(&mut Vec<u64>)) -> String {
    let mut heaps = heaps(input);
    order(&mut heaps);
    let mut xors = HashSet::from([0]);
    let mut removed = 0;
    for heap in heaps {
        if xors.contains(&heap) {
            removed += heap;
        } else {
            xors.extend(xors.clone().into_iter().map(|xor| xor ^ heap));
        }
    }
    format!("{removed}\n")
}

fn the_whole_alone(input: &str) -> String {
    let heaps = heaps(input);
    let left = (1..=heaps.len()).flat_map(|count| heaps.iter().copied().combinations(count));
    let most = left.filter(|left| xor(left.iter().copied()) != 0).map(|left| left.iter().sum::<u64>()).max();
    format!("{}\n", heaps.iter().sum::<u64>() - most.unwrap_or(0))
}

fn different_heaps(input: &str) -> String {
    let heaps = heaps(input);
    format!("{}\n", heaps.iter().sum::<u64>() - heaps.iter().unique().sum::<u64>())
}

fn nothing_is_impossible(input: &str) -> String {
    let right = with_all_xors(input);
    if right == "0\n" { "-1\n".to_owned() } else { right }
}

fn in_32_bits(input: &str) -> String {
    let right: u64 = with_all_xors(input).trim().parse().expect("a number");
    format!("{}\n", right as u32)
}
