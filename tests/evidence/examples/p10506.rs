//! A heap becomes its divisors but one, by play.

use std::sync::LazyLock;

use evidence::lists::line;
use evidence::prelude::*;
use evidence::{cases, lists};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::new("p10506", Limits::UNKNOWN, oracle, small)
        .played("all heaps up to 60, all pairs up to 24, all threes up to 12, 100 games of 4 or 5 heaps up to 10")
        .beyond("heaps up to 1000: play of winning and losing, where sets of small heaps stand for larger ones")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("one-is-kept", one_is_kept, "one-heap-up-to-60")
                .says("Keeps one of the new heaps; the rule takes one away and keeps the others."),
            wrong("none-is-dropped", none_is_dropped, "one-heap-up-to-60").says("Takes none of the new heaps away."),
            wrong("divisor-1-forgotten", without_1, "one-heap-up-to-60").says("Has no heap for the divisor 1."),
            wrong("square-roots-twice", square_roots_twice, "one-heap-up-to-60")
                .says("Counts the divisor d of d · d twice."),
            wrong("prime-factors", prime_factors, "one-heap-up-to-60")
                .says("Takes the number of prime factors for the value."),
            wrong("a-single-bead-is-worth-1", single_bead, "single-beads")
                .says("Gives a heap of one bead the value 1; it has no move."),
        ])
        .refused([("a-case-cut", "1\n5\n3\n1 2\n@", "an integer from 1 to 1000")])
        .main()
}

/// Replace a heap by its smaller divisors, and remove one of these. The order of heaps does not matter, and a heap of
/// one bead is never touched again: positions are sorted, without such heaps.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate().dedup_by(|one, other| one.1 == other.1) {
        let mut all = [&heaps[..index], &heaps[index + 1..], &divisors(heap)[1..]].concat();
        all.sort_unstable();
        let dropped = divisors(heap)[1..].iter().map(|dropped| all.partition_point(|part| part < dropped));
        successors.extend(dropped.map(|place| [&all[..place], &all[place + 1..]].concat()));
        // The heap of one bead is dropped.
        successors.push(all);
    }
    successors
}

/// The smaller divisors in ascending order.
fn divisors(heap: u32) -> &'static [u32] {
    static DIVISORS: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| {
        (0..=BEADS).map(|heap| (1..=heap / 2).filter(|divisor| heap % divisor == 0).collect()).collect()
    });
    &DIVISORS[heap as usize]
}

fn normal(heaps: Vec<u32>) -> Vec<u32> {
    heaps.into_iter().filter(|&heap| heap > 1).sorted().collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&normal(heaps)))
}

/// A line for each case, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let n = tokens.read();
        Some(if wins(tokens.list(n)) { "freda" } else { "rainbow" })
    })
}

fn file<'a>(games: impl IntoIterator<Item = &'a Vec<u32>>) -> String {
    games.into_iter().map(line).collect()
}

fn small() -> Vec<Small> {
    let pairs = (1..=24).combinations_with_replacement(2).collect_vec();
    let threes = (1..=12).combinations_with_replacement(3).collect_vec();
    let mut random = seeded(1);
    let more = (0..100).map(|round| (0..4 + round % 2).map(|_| random.random_range(1..=10)).collect()).collect_vec();
    vec![
        Small::new("one-heap-up-to-60", [file(&lists::all(1, 1..=60))]),
        Small::new("pairs-up-to-24", pairs.chunks(50).map(file)),
        Small::new("threes-up-to-12", threes.chunks(50).map(file)),
        Small::new("four-or-five-heaps", more.chunks(20).map(file)),
    ]
}

/// The greatest number of heaps, and of beads in one.
const N: usize = 100;
const BEADS: u32 = 1000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("6 ", n))),
        Bound::integer("a heap", 1, BEADS, |heap| format!("3\n5 @{heap} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("pairs", "reading: 2000 cases of 100 heaps", || (file(&pairs()), "rainbow\nfreda\n".repeat(1000))),
        Worst::new(
            "every-heap",
            "the value of every single heap, and sums of random heaps",
            Known::ByAlgorithm(by_stand_ins),
            || {
                let mut random = seeded(2);
                let several = (0..1000).map(|_| (0..N).map(|_| random.random_range(1..=BEADS)).collect_vec());
                file(&lists::all(1, 1..=BEADS).into_iter().chain(several).collect_vec())
            },
        ),
    ]
}

/// Heaps that are equal in pairs, where the second player copies each move; in every other case two of them are
/// exchanged for the heaps 1 and 997. Freda moves in the prime 997, nothing remains of it, and she is the second.
fn pairs() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut case = |index: u32| {
        let half = (0..N / 2).map(|_| random.random_range(2..=BEADS)).collect_vec();
        let mut heaps = [half.clone(), half].concat();
        if index % 2 == 1 {
            (heaps[0], heaps[N / 2]) = (1, 997);
        }
        heaps.shuffle(&mut random);
        heaps
    };
    (0..2000).map(&mut case).collect()
}

/// Plays with sets of a few heaps that can stand for all others.
///
/// A set stands for a heap if the two together are lost: with both of them added, a game keeps its outcome. A heap
/// beside its equal adds nothing for the same reason, so that a set is a sum of bits.
fn by_stand_ins(input: &str) -> String {
    // The sets that a move leaves of each heap of these few; whether each set is won; the set that stands for each
    // heap.
    let mut few: Vec<Vec<usize>> = vec![];
    let mut won = vec![false];
    let mut stands = vec![0, 0];
    for heap in 2..=BEADS {
        let parts = divisors(heap).iter().map(|&divisor| stands[divisor as usize]).collect_vec();
        let after = parts.iter().map(|part| xor(parts.iter().copied()) ^ part).collect_vec();
        // Whether the heap is won together with each set.
        let mut beside: Vec<bool> = vec![];
        for set in 0..won.len() {
            let own = after.iter().any(|left| !won[left ^ set]);
            let mut others = (0..few.len()).filter(|index| set >> index & 1 == 1);
            let other = others.any(|index| few[index].iter().any(|left| !beside[set ^ 1 << index ^ left]));
            beside.push(own || other);
        }
        stands.push(beside.iter().position(|won| !won).unwrap_or(won.len()));
        if stands[heap as usize] == won.len() {
            few.push(after);
            won.extend(beside);
        }
    }
    answers(input, |heaps| won[xor(heaps.into_iter().map(|heap| stands[heap as usize]))])
}

/// The answers by values: each is the mex of what `options` makes of the values of all smaller heaps.
fn by_values(input: &str, single: usize, options: fn(u32, &[usize]) -> Vec<usize>) -> String {
    let mut values = vec![0, single];
    for heap in 2..=BEADS {
        values.push(mex(options(heap, &values)));
    }
    answers(input, |heaps| xor(heaps.into_iter().map(|heap| values[heap as usize])) != 0)
}

fn all_but_one(divisors: impl Iterator<Item = u32>, values: &[usize]) -> Vec<usize> {
    let parts = divisors.map(|divisor| values[divisor as usize]).collect_vec();
    parts.iter().map(|part| xor(parts.iter().copied()) ^ part).collect()
}

fn one_is_kept(input: &str) -> String {
    by_values(input, 0, |heap, values| divisors(heap).iter().map(|&divisor| values[divisor as usize]).collect())
}

fn none_is_dropped(input: &str) -> String {
    by_values(input, 0, |heap, values| vec![xor(divisors(heap).iter().map(|&divisor| values[divisor as usize]))])
}

fn without_1(input: &str) -> String {
    by_values(input, 0, |heap, values| all_but_one(divisors(heap)[1..].iter().copied(), values))
}

fn square_roots_twice(input: &str) -> String {
    by_values(input, 0, |heap, values| {
        let small = (1..).take_while(|divisor| divisor * divisor <= heap).filter(|divisor| heap % divisor == 0);
        let both = small.flat_map(|divisor| [divisor, heap / divisor]).filter(|&divisor| divisor < heap);
        all_but_one(both, values)
    })
}

fn single_bead(input: &str) -> String {
    by_values(input, 1, |heap, values| all_but_one(divisors(heap).iter().copied(), values))
}

fn prime_factors(input: &str) -> String {
    let factors = |heap: u32| {
        let (mut rest, mut count) = (heap, 0);
        for prime in 2..=heap {
            while rest % prime == 0 {
                rest /= prime;
                count += 1;
            }
        }
        count
    };
    answers(input, |heaps| xor(heaps.into_iter().map(factors)) != 0)
}
