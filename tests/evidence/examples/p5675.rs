//! Nim in which the heap of the first move is given, by play.

use std::ops::RangeInclusive;

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let heaps = Format::one(counted("N", 1..=N, int("a heap", 1..=STONES)));
    Problem::one("p5675", Limits::UNKNOWN, heaps, oracle, Plain)
        .all([("N", 3), ("a heap", 4)])
        .small("lists-of-4-to-6-heaps-up-to-7", || {
            let mut random = seeded(1);
            let mut some = |_| {
                let length = random.random_range(4..=6);
                let greatest = [2, 4, 7][random.random_range(0..3)];
                (0..length).map(|_| random.random_range(1..=greatest)).collect()
            };
            (0..150).map(&mut some).collect()
        })
        .beyond("for worst inputs, equal heaps, and the XORs that occur at all, each of which occurs equally often")
        .worst("random", by_algorithm(by_span), || random_heaps(1, 1..=STONES))
        .attacks("all 256 XORs, each of which occurs 2¹⁹¹ times")
        .worst("greatest-heaps", by_algorithm(by_span), || random_heaps(2, 190..=STONES))
        .attacks("XORs above the largest heap")
        .worst("small-heaps", by_algorithm(by_span), || random_heaps(3, 1..=3))
        .attacks("XORs that do not occur at all")
        // The others have the XOR 200 if their number in the set is odd: so have half of the sets. It is lost.
        .known("equal-heaps", || (vec![STONES; N], N as u64 * power_of_two(N - 2) % MODULUS))
        .attacks("XORs equal to the heap, and sums of large numbers of sets")
        .wrong("won-pairs", |heaps| by_sets(heaps, |others, first| xor(others) < first), "sample-1")
        .says("Counts the pairs that Alice wins.")
        .wrong("equal-is-won", |heaps| by_sets(heaps, |others, first| xor(others) > first), "two-equal-heaps")
        .says("Lets Alice win where x equals heap i; but she has to take a stone.")
        .wrong("any-first-move", |heaps| by_sets(heaps, |others, first| xor(others) == first), "sample-1")
        .says("Counts the sets with XOR 0, where Alice loses whatever heap she begins at; there are more.")
        .wrong(
            "equal-heaps-once",
            |heaps| {
                let different = heaps.iter().copied().unique().collect_vec();
                by_sets(&different, |others, first| xor(others) >= first)
            },
            "two-equal-heaps",
        )
        .says("Takes heaps of the same size for one heap.")
        .wrong(
            "xors-up-to-200",
            |heaps| by_sets(heaps, |others, first| (first..=200).contains(&xor(others))),
            "xor-of-201",
        )
        .says("Counts no XOR above 200; heaps up to 200 make 255.")
        .main()
}

/// The largest number of heaps, and of stones in one.
const N: usize = 200;
const STONES: u32 = 200;

const MODULUS: u64 = 1_000_000_007;

/// The sets of heaps as bits, of which Alice loses with so many first heaps, by `lost` of the other heaps and of that
/// one. The set of all heaps comes first.
fn by_sets(heaps: &[u32], mut lost: impl FnMut(Vec<u32>, u32) -> bool) -> u64 {
    let pairs = (1_u32..1 << heaps.len()).rev().cartesian_product(0..heaps.len());
    let others = |set: u32, first: usize| {
        let in_set = (0..heaps.len()).filter(move |&heap| heap != first && set >> heap & 1 == 1);
        in_set.map(|heap| heaps[heap]).collect_vec()
    };
    let pairs = pairs.filter(|(set, first)| set >> first & 1 == 1);
    pairs.filter(|&(set, first)| lost(others(set, first), heaps[first])).count() as u64
}

/// The heaps, and whether the next move has to take from the last one.
type Position = (Vec<u32>, bool);

fn moves((heaps, is_given): &Position) -> Vec<Position> {
    let (last, others) = heaps.split_last().expect("a heap");
    let successors = match is_given {
        true => (0..*last).map(|left| [others, &[left]].concat()).collect(),
        false => nim::moves(heaps),
    };
    successors.into_iter().map(|heaps| (heaps, false)).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> u64 {
    let mut play = Play::normal(moves).board(|(heaps, is_given)| {
        let from = if *is_given { "the next move takes from the last heap" } else { "a move takes from any heap" };
        board::heaps(heaps.iter().copied()).and(board::text(from))
    });
    move |heaps| {
        by_sets(heaps, |others, first| {
            let heaps = others.into_iter().sorted().chain([first]).collect();
            !play.value(&(heaps, true))
        })
    }
}

fn random_heaps(seed: u64, sizes: RangeInclusive<u32>) -> Vec<u32> {
    let mut random = seeded(seed);
    (0..N).map(|_| random.random_range(sizes.clone())).collect()
}

fn power_of_two(exponent: usize) -> u64 {
    (0..exponent).fold(1, |power, _| power * 2 % MODULUS)
}

/// Every XOR that occurs at all among sets of heaps occurs equally often: any set that has it, added without carry to
/// the sets with XOR 0, gives all sets that have it. No sets are counted.
fn by_span(heaps: &Vec<u32>) -> u64 {
    let lost_at = |first: usize| {
        let others = heaps.iter().enumerate().filter(|&(heap, _)| heap != first);
        let mut span = vec![0];
        for (_, &heap) in others {
            if !span.contains(&heap) {
                span.extend(span.clone().into_iter().map(|xor| xor ^ heap));
            }
        }
        let each = power_of_two(heaps.len() - 1 - span.len().ilog2() as usize);
        span.into_iter().filter(|&xor| xor >= heaps[first]).count() as u64 * each % MODULUS
    };
    (0..heaps.len()).map(lost_at).sum::<u64>() % MODULUS
}
