//! A heap becomes its divisors but one, by play.

use std::sync::LazyLock;

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let games = Format::to_end(counted("n", 1..=N, int("a heap", 1..=BEADS)));
    Problem::tests("p10506", Limits::UNKNOWN, games, oracle, ["freda", "rainbow"])
        .all([("n", 1), ("a heap", 60)])
        .small("pairs-up-to-24", || (1..=24).combinations_with_replacement(2).collect())
        .small("threes-up-to-12", || (1..=12).combinations_with_replacement(3).collect())
        .small("games-of-4-or-5-heaps-up-to-10", || {
            let mut random = seeded(1);
            let mut game = |round| (0..4 + round % 2).map(|_| random.random_range(1..=10)).collect();
            (0..100).map(&mut game).collect()
        })
        .inputs_of(50)
        .beyond("heaps up to 1000: play of winning and losing, where sets of small heaps stand for larger ones")
        .known("pairs", || (pairs(), [false, true].repeat(1000)))
        .attacks("reading: 2000 cases of 100 heaps")
        .worst("every-heap", by_algorithm(by_stand_ins), || {
            let mut random = seeded(2);
            let several = (0..1000).map(|_| (0..N).map(|_| random.random_range(1..=BEADS)).collect());
            (1..=BEADS).map(|heap| vec![heap]).chain(several).collect()
        })
        .attacks("the value of every single heap, and sums of random heaps")
        .wrong_play("one-is-kept", || by_values(0, |heap, values| values_of(divisors(heap), values)), "all")
        .says("Keeps one of the new heaps; the rule takes one away and keeps the others.")
        .wrong_play(
            "none-is-dropped",
            || by_values(0, |heap, values| vec![xor(values_of(divisors(heap), values))]),
            "all",
        )
        .says("Takes none of the new heaps away.")
        .wrong_play(
            "divisor-1-forgotten",
            || by_values(0, |heap, values| all_but_one(&values_of(&divisors(heap)[1..], values))),
            "all",
        )
        .says("Has no heap for the divisor 1.")
        .wrong_play("square-roots-twice", || by_values(0, square_roots_twice), "all")
        .says("Counts the divisor d of d · d twice.")
        .wrong("prime-factors", |heaps| xor(heaps.iter().map(|&heap| prime_factors(heap))) != 0, "all")
        .says("Takes the number of prime factors for the value.")
        .wrong_play(
            "a-single-bead-is-worth-1",
            || by_values(1, |heap, values| all_but_one(&values_of(divisors(heap), values))),
            "single-beads",
        )
        .says("Gives a heap of one bead the value 1; it has no move.")
        .refused([("a-case-cut", "1\n5\n3\n1 2\n@", "an integer from 1 to 1000")])
        .main()
}

/// The largest number of heaps, and of beads in one.
const N: usize = 100;
const BEADS: u32 = 1000;

/// Replace a heap by its smaller divisors, and remove one of these.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap > 1).unique_by(|&(_, heap)| heap) {
        let parts = divisors(heap);
        for dropped in 0..parts.len() {
            successors.push([&heaps[..index], &parts[..dropped], &parts[dropped + 1..], &heaps[index + 1..]].concat());
        }
    }
    successors
}

/// The order of heaps does not matter, and a heap of one bead is never touched again.
fn normal(heaps: &Vec<u32>) -> Vec<u32> {
    heaps.iter().copied().filter(|&heap| heap > 1).sorted().collect()
}

/// The smaller divisors in ascending order.
fn divisors(heap: u32) -> &'static [u32] {
    static DIVISORS: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| {
        (0..=BEADS).map(|heap| (1..=heap / 2).filter(|divisor| heap % divisor == 0).collect()).collect()
    });
    &DIVISORS[heap as usize]
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|heaps| board::heaps(heaps.iter().copied()))
        .alike(normal)
        .label(|before, after| board::exchanged(before, after));
    move |heaps| play.value(heaps)
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
fn by_stand_ins(heaps: &Vec<u32>) -> bool {
    let (won, stands) = &*STAND_INS;
    won[xor(values_of(heaps, stands))]
}

/// Whether each set is won, and the set that stands for each heap.
static STAND_INS: LazyLock<(Vec<bool>, Vec<usize>)> = LazyLock::new(|| {
    // The sets that a move leaves of each heap of these few.
    let mut few: Vec<Vec<usize>> = vec![];
    let mut won = vec![false];
    let mut stands = vec![0, 0];
    for heap in 2..=BEADS {
        let after = all_but_one(&values_of(divisors(heap), &stands));
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
    (won, stands)
});

fn values_of(heaps: &[u32], values: &[usize]) -> Vec<usize> {
    heaps.iter().map(|&heap| values[heap as usize]).collect()
}

fn all_but_one(parts: &[usize]) -> Vec<usize> {
    parts.iter().map(|part| xor(parts.iter().copied()) ^ part).collect()
}

/// The answers by values: each is the mex of what `options` makes of the values of all smaller heaps.
fn by_values(single: usize, options: fn(u32, &[usize]) -> Vec<usize>) -> impl FnMut(&Vec<u32>) -> bool {
    let mut values = vec![0, single];
    for heap in 2..=BEADS {
        values.push(mex(options(heap, &values)));
    }
    move |heaps| xor(values_of(heaps, &values)) != 0
}

fn square_roots_twice(heap: u32, values: &[usize]) -> Vec<usize> {
    let small = (1..).take_while(|divisor| divisor * divisor <= heap).filter(|divisor| heap % divisor == 0);
    let both = small.flat_map(|divisor| [divisor, heap / divisor]).filter(|&divisor| divisor < heap);
    all_but_one(&values_of(&both.collect_vec(), values))
}

fn prime_factors(heap: u32) -> u32 {
    let (mut rest, mut count) = (heap, 0);
    for prime in 2..=heap {
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
    }
    count
}
