//! Nim with runs of heaps, by play.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let quarries = format::all([row([len("n", 1..=N)]), list("n", row([int("x", 1..=MOST), int("m", 1..=MOST)]))]);
    Problem::one("cf15c", Limits::known(2000, 64), quarries, oracle, ["tolik", "bolik"])
        .all([("n", 1), ("x", 5), ("m", 6)])
        .all([("n", 2), ("x", 4), ("m", 3)])
        .small("random-triples-of-quarries-with-x-up-to-4-and-m-up-to-2", || {
            let mut random = seeded(1);
            let mut triple = |_| (0..3).map(|_| (random.random_range(1..=4), random.random_range(1..=2))).collect();
            (0..200).map(&mut triple).collect()
        })
        .beyond("for worst inputs, stretches cut into quarries in two ways, and the XOR counted bit by bit")
        // Every heap is there twice, so bolik always takes from its equal what tolik takes.
        .known("cut-in-two-ways", || (twice(2, N), false))
        .attacks("the largest heaps, and quarries that differ although all heaps are in pairs")
        // Tolik takes the lone heap whole.
        .known("one-heap-more", || ([vec![(MOST, 1)], twice(3, N - 2)].concat(), true))
        .attacks("an XOR of a single heap among 10²¹")
        .worst("random", by_same_idea(bit_by_bit), || {
            let mut random = seeded(4);
            (0..N).map(|_| (random.random_range(1..=MOST), random.random_range(1..=MOST))).collect()
        })
        .attacks("ends of runs that cannot be predicted")
        .wrong("32-bits", |quarries| by_xor(quarries, |x, m| u64::from(run(x, m) as u32)), "large-bit-32")
        .says("Keeps the XOR in 32 bits; heaps have up to 55.")
        .wrong(
            "floating-point",
            |quarries| by_xor(quarries, |x, m| below((x as f64 + m as f64) as u64) ^ below(x as f64 as u64)),
            "large-beyond-53-bits",
        )
        .says("Adds x and m in floating point, which has 53 bits; heaps have up to 55.")
        .wrong("one-heap-too-many", |quarries| by_xor(quarries, |x, m| run(x, m + 1)), "all")
        .says("Ends the run with x + m; the last heap has x + m − 1 stones.")
        .wrong("without-the-first-heap", |quarries| by_xor(quarries, |x, m| run(x, m) ^ x), "all")
        .says("Cancels the heaps up to x, not up to x − 1.")
        .wrong(
            "misere",
            |quarries| Play::misere(nim::moves).alike(|heaps| sorted(heaps)).value(&heaps(quarries)),
            "all",
        )
        .says("Takes the last stone to lose; here it wins.")
        .main()
}

/// The largest number of quarries, and the largest x and m.
const N: usize = 100_000;
const MOST: u64 = 10_000_000_000_000_000;

/// The least heap of a quarry, and how many heaps it has.
type Quarry = (u64, u64);

fn oracle() -> impl FnMut(&Vec<Quarry>) -> bool {
    |quarries| {
        Play::normal(nim::moves)
            .board(|heaps| board::heaps(heaps.iter().copied()))
            .alike(|heaps| sorted(heaps))
            .value(&heaps(quarries))
    }
}

/// All heaps.
fn heaps(quarries: &[Quarry]) -> Vec<u32> {
    let heaps = quarries.iter().flat_map(|&(x, m)| x..x + m);
    heaps.map(|heap| u32::try_from(heap).expect("such heaps cannot be played out")).collect()
}

/// Heaps of 1 to 2 · 10¹⁶ − 1 stones, two of each, cut at random into so many quarries.
fn twice(seed: u64, quarries: usize) -> Vec<Quarry> {
    let random = &mut seeded(seed);
    let mut cut = || {
        let inner = (2..quarries / 2).map(|_| random.random_range(2..MOST));
        let ends = inner.chain([1, MOST, 2 * MOST]).sorted().dedup().collect_vec();
        ends.iter().tuple_windows().map(|(x, end)| (*x, end - x)).collect_vec()
    };
    [cut(), cut()].concat()
}

/// Nobody plays 10²⁰ heaps out, so this rests on the XOR, too; but it counts for every bit the heaps that have it.
fn bit_by_bit(quarries: &Vec<Quarry>) -> bool {
    by_xor(quarries, run)
}

/// By the XOR of what every quarry is worth.
fn by_xor(quarries: &[Quarry], value: impl Fn(u64, u64) -> u64) -> bool {
    xor(quarries.iter().map(|&(x, m)| value(x, m))) != 0
}

/// The XOR of m numbers from x on.
fn run(x: u64, m: u64) -> u64 {
    below(x + m) ^ below(x)
}

/// The XOR of 0 to `end` − 1. In every 2^(b + 1) numbers bit b is not set in the first half, and set in the other.
fn below(end: u64) -> u64 {
    let has = |bit: u64| {
        let half = 1 << bit;
        end / (2 * half) * half + (end % (2 * half)).saturating_sub(half)
    };
    (0..60).map(|bit| (has(bit) % 2) << bit).sum()
}
