//! Nim with runs of heaps, by play.

use evidence::prelude::*;
use evidence::rules::nim::moves_in_order;

fn main() -> ExitCode {
    Problem::new("cf15c", Limits::known(2000, 64), oracle, small)
        .played("one quarry up to x = 5 and m = 6, all pairs up to x = 4 and m = 3, 200 triples up to x = 4 and m = 2")
        .beyond("for worst inputs, stretches cut into quarries in two ways, and the XOR counted bit by bit")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("32-bits", |input| answer(input, |x, m| u64::from(run(x, m) as u32)), "large-bit-32")
                .says("Keeps the XOR in 32 bits; heaps have up to 55."),
            wrong("floating-point", in_floating_point, "large-beyond-53-bits")
                .says("Adds x and m in floating point, which has 53 bits; heaps have up to 55."),
            wrong("one-heap-too-many", |input| answer(input, |x, m| run(x, m + 1)), "one-quarry")
                .says("Ends the run with x + m; the last heap has x + m − 1 stones."),
            wrong("without-the-first-heap", |input| answer(input, |x, m| run(x, m) ^ x), "one-quarry")
                .says("Cancels the heaps up to x, not up to x − 1."),
            wrong("misere", misere, "one-quarry").says("Takes the last stone to lose; here it wins."),
        ])
        .main()
}

/// The least heap of a quarry, and how many heaps it has.
type Quarry = (u64, u64);

fn oracle(input: &str) -> String {
    by_play(input, Play::normal(moves_in_order))
}

fn misere(input: &str) -> String {
    by_play(input, Play::misere(moves_in_order))
}

fn by_play(input: &str, mut play: Play<'_, Vec<u32>, bool>) -> String {
    let heaps = quarries(input).into_iter().flat_map(|(x, m)| x..x + m);
    word(play.value(&heaps.map(|heap| heap as u32).sorted().collect()))
}

fn quarries(input: &str) -> Vec<Quarry> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    (0..n).map(|_| (tokens.read(), tokens.read())).collect()
}

fn word(won: bool) -> String {
    if won { "tolik\n" } else { "bolik\n" }.to_owned()
}

fn file(quarries: &[Quarry]) -> String {
    let lines = quarries.iter().map(|(x, m)| format!("{x} {m}\n"));
    format!("{}\n{}", quarries.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let of = |most_x: u64, most_m: u64| (1..=most_x).cartesian_product(1..=most_m).collect_vec();
    let pairs = of(4, 3).into_iter().cartesian_product(of(4, 3));
    let mut random = seeded(1);
    let triples =
        (0..200).map(|_| (0..3).map(|_| (random.random_range(1..=4), random.random_range(1..=2))).collect_vec());
    vec![
        Small::new("one-quarry", of(5, 6).into_iter().map(|quarry| file(&[quarry]))),
        Small::new("all-pairs-of-quarries", pairs.map(|(a, b)| file(&[a, b]))),
        Small::new("random-triples-of-quarries", triples.map(|quarries| file(&quarries)).collect_vec()),
    ]
}

/// The greatest number of quarries, and the greatest x and m.
const N: u64 = 100_000;
const MOST: u64 = 10_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}", repeated(&format!("{MOST} {MOST}\n"), n))),
        Bound::integer("x", 1, MOST, |x| format!("2\n5 6\n@{x} 7\n")),
        Bound::integer("m", 1, MOST, |m| format!("2\n5 6\n7 @{m}\n")),
    ]
}

/// Heaps of 1 to 2 · 10¹⁶ − 1 stones, one of each, cut at random into so many quarries.
fn cut(quarries: u64, random: &mut Pcg64) -> Vec<Quarry> {
    let inner = (2..quarries).map(|_| random.random_range(2..MOST));
    let ends = inner.chain([1, MOST, 2 * MOST]).sorted().dedup().collect_vec();
    ends.iter().tuple_windows().map(|(x, end)| (*x, end - x)).collect()
}

fn worst() -> Vec<Worst> {
    let twice = |seed, quarries| {
        let random = &mut seeded(seed);
        [cut(quarries / 2, random), cut(quarries / 2, random)].concat()
    };
    vec![
        Worst::known(
            "cut-in-two-ways",
            "the greatest heaps, and quarries that differ although all heaps are in pairs",
            move || {
                // Every heap is there twice, so bolik always takes from its equal what tolik takes.
                (file(&twice(2, N)), word(false))
            },
        ),
        Worst::known("one-heap-more", "an XOR of a single heap among 10²¹", move || {
            // Tolik takes the lone heap whole.
            (file(&[vec![(MOST, 1)], twice(3, N - 2)].concat()), word(true))
        }),
        Worst::new("random", "ends of runs that cannot be predicted", Known::BySameIdea(bit_by_bit), || {
            let mut random = seeded(4);
            let quarry = |_| (random.random_range(1..=MOST), random.random_range(1..=MOST));
            file(&(0..N).map(quarry).collect_vec())
        }),
    ]
}

/// Nobody plays 10²⁰ heaps out, so this rests on the XOR, too; but it counts for every bit the heaps that have it.
fn bit_by_bit(input: &str) -> String {
    answer(input, run)
}

/// By the XOR of what every quarry is worth.
fn answer(input: &str, value: impl Fn(u64, u64) -> u64) -> String {
    word(xor(quarries(input).into_iter().map(|(x, m)| value(x, m))) != 0)
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

fn in_floating_point(input: &str) -> String {
    answer(input, |x, m| below((x as f64 + m as f64) as u64) ^ below((x as f64) as u64))
}
