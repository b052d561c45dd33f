//! Nim in which the heap of the first move is given, by play.

use std::ops::RangeInclusive;

use evidence::prelude::*;
use evidence::rules::nim::moves;

fn main() -> ExitCode {
    Problem::new("p5675", Limits::UNKNOWN, oracle, small)
        .played("all lists of up to 3 heaps of up to 4, 150 lists of 4 to 6 heaps of up to 7")
        .beyond("for worst inputs, equal heaps, and the XORs that occur at all, each of which occurs equally often")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("won-pairs", won_pairs, "sample-1").says("Counts the pairs that Alice wins."),
            wrong("equal-is-won", equal_is_won, "two-equal-heaps")
                .says("Lets Alice win where x equals heap i; but she has to take a stone."),
            wrong("any-first-move", any_first_move, "sample-1")
                .says("Counts the sets with XOR 0, where Alice loses whatever heap she begins at; there are more."),
            wrong("equal-heaps-once", equal_heaps_once, "two-equal-heaps")
                .says("Takes heaps of the same size for one heap."),
            wrong("xors-up-to-200", xors_up_to_200, "xor-of-201")
                .says("Counts no XOR above 200; heaps up to 200 make 255."),
        ])
        .main()
}

/// The sets of heaps as bits, of which Alice loses with so many first heaps, by `lost` of the other heaps and of that
/// one.
fn by_sets(heaps: &[u32], mut lost: impl FnMut(Vec<u32>, u32) -> bool) -> u64 {
    let pairs = (1_u32..1 << heaps.len()).cartesian_product(0..heaps.len());
    let others = |set: u32, first: usize| {
        let in_set = (0..heaps.len()).filter(move |&heap| heap != first && set >> heap & 1 == 1);
        in_set.map(|heap| heaps[heap]).collect_vec()
    };
    let pairs = pairs.filter(|(set, first)| set >> first & 1 == 1);
    pairs.filter(|&(set, first)| lost(others(set, first), heaps[first])).count() as u64
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    let mut lost = |others: Vec<u32>, first: u32| {
        let after = |left: u32| [&others[..], &[left]].concat().into_iter().sorted().collect();
        (0..first).all(|left| play.value(&after(left)))
    };
    answer(input, |heaps| by_sets(heaps, &mut lost))
}

fn answer(input: &str, answer: impl FnOnce(&[u32]) -> u64) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let heaps: Vec<u32> = tokens.list(n);
    format!("{}\n", answer(&heaps) % MODULUS)
}

fn file(heaps: &[u32]) -> String {
    format!("{}\n{}\n", heaps.len(), joined(heaps))
}

fn small() -> Vec<Small> {
    let all = |n: usize| (0..n).map(|_| 1..=4).multi_cartesian_product().map(|heaps| file(&heaps));
    let mut random = seeded(1);
    let mut some = |_| {
        let length = random.random_range(4..=6);
        let greatest = [2, 4, 7][random.random_range(0..3)];
        file(&(0..length).map(|_| random.random_range(1..=greatest)).collect_vec())
    };
    vec![
        Small::new("all-lists-of-up-to-3-heaps", (1..=3).flat_map(all)),
        Small::new("lists-of-4-to-6-heaps", (0..150).map(&mut some).collect_vec()),
    ]
}

/// The greatest number of heaps, and of stones in one.
const N: usize = 200;
const STONES: u32 = 200;

const MODULUS: u64 = 1_000_000_007;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n}\n{}\n", repeated("7 ", n))),
        Bound::integer("a heap", 1, STONES, |heap| format!("3\n2 @{heap} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let by_span = Known::ByAlgorithm(by_span);
    let random_heaps = |seed: u64, sizes: RangeInclusive<u32>| {
        let mut random = seeded(seed);
        file(&(0..N).map(|_| random.random_range(sizes.clone())).collect_vec())
    };
    vec![
        Worst::new("random", "all 256 XORs, each of which occurs 2¹⁹¹ times", by_span, move || {
            random_heaps(1, 1..=STONES)
        }),
        Worst::new("greatest-heaps", "XORs above the greatest heap", by_span, move || random_heaps(2, 190..=STONES)),
        Worst::new("small-heaps", "XORs that do not occur at all", by_span, move || random_heaps(3, 1..=3)),
        // The others have the XOR 200 if their number in the set is odd: so have half of the sets. It is lost.
        Worst::known("equal-heaps", "XORs equal to the heap, and sums of large numbers of sets", || {
            let half = (0..N - 2).fold(1, |power, _| power * 2 % MODULUS);
            (file(&[STONES; N]), format!("{}\n", N as u64 * half % MODULUS))
        }),
    ]
}

/// Every XOR that occurs at all among sets of heaps occurs equally often: any set that has it, added without carry to
/// the sets with XOR 0, gives all sets that have it. No sets are counted.
fn by_span(input: &str) -> String {
    answer(input, |heaps| {
        let lost_at = |first: usize| {
            let others = heaps.iter().enumerate().filter(|&(heap, _)| heap != first);
            let mut span = vec![0];
            for (_, &heap) in others {
                if !span.contains(&heap) {
                    span.extend(span.clone().into_iter().map(|xor| xor ^ heap));
                }
            }
            let free_heaps = heaps.len() - 1 - span.len().ilog2() as usize;
            let each = (0..free_heaps).fold(1, |power, _| power * 2 % MODULUS);
            span.into_iter().filter(|&xor| xor >= heaps[first]).count() as u64 * each % MODULUS
        };
        (0..heaps.len()).map(lost_at).sum()
    })
}

fn won_pairs(input: &str) -> String {
    answer(input, |heaps| by_sets(heaps, |others, first| xor(others) < first))
}

fn equal_is_won(input: &str) -> String {
    answer(input, |heaps| by_sets(heaps, |others, first| xor(others) > first))
}

fn any_first_move(input: &str) -> String {
    answer(input, |heaps| by_sets(heaps, |others, first| xor(others) == first))
}

fn equal_heaps_once(input: &str) -> String {
    answer(input, |heaps| {
        let different = heaps.iter().copied().unique().collect_vec();
        by_sets(&different, |others, first| xor(others) >= first)
    })
}

fn xors_up_to_200(input: &str) -> String {
    answer(input, |heaps| by_sets(heaps, |others, first| (first..=200).contains(&xor(others))))
}
