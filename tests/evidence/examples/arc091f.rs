//! At most a K-th of a pile, by play.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([row([len("N", 1..=N)]), list("N", row([int("A", 1..=MOST), int("K", 1..=MOST)]))]);
    Problem::one("arc091f", Limits::known(2000, 256), form, oracle, ["Takahashi", "Aoki"])
        .all([("N", 1), ("A", 40), ("K", 12)])
        .small(AGAINST_A_HEAP, against_a_heap)
        .small(SEVERAL, several)
        .beyond(
            "for worst inputs, piles of up to a million by a table of all moves; beyond, the recurrence without blocks",
        )
        .worst("all-quotients", by_same_idea(step_by_step), near_the_root)
        .attacks("a round for every quotient: K near the root of A")
        .worst("of-every-order", by_same_idea(step_by_step), of_every_order)
        .attacks("long blocks and short ones: K from 2 to 6 · 10⁷")
        .worst("all-quotients-unbalanced", by_same_idea(step_by_step), || {
            let mut piles = near_the_root();
            piles.last_mut().expect("the heap").0 ^= 1;
            piles
        })
        .attacks("a value that is wrong by the lowest bit: the heap of Nim is a stone too large")
        .known("a-million-by-the-table", || (balanced_by_table(), false))
        .attacks("values that are known from all moves: the heap of Nim has their XOR")
        .known("a-heap-cancels-multiples-of-k", || {
            let piles = random_piles(3, |_| 1000..=60_000).into_iter();
            (balanced(piles.map(|(stones, k)| (stones / k * k, k)).collect(), |stones, k| stones / k), false)
        })
        .attacks("values that are known at the full size: A/K, by the second case of the claim")
        .wrong("steps-of-the-quotient", |piles| by_values(piles, steps_of_the_quotient), SEVERAL)
        .says("Steps by ⌊X/K⌋ instead of one more.")
        .wrong("one-step-too-many-in-a-block", |piles| by_values(piles, one_step_too_many), AGAINST_A_HEAP)
        .says("Rounds the number of steps in a block as if X = qK were passed, too.")
        .wrong("nim-on-quotients", |piles| by_values(piles, |stones, k| stones / k), AGAINST_A_HEAP)
        .says("Takes ⌊stones / K⌋ for the value of every pile; only multiples of K are sure to have it.")
        .unplayed([("sample-4", "four piles of up to 26535 stones")])
        .main()
}

const AGAINST_A_HEAP: &str = "piles-of-up-to-20-with-K-from-2-to-4-against-heaps-of-nim";
const SEVERAL: &str = "random-games-of-2-or-3-piles-of-up-to-15-with-K-up-to-4";

/// The largest number of piles, and the largest A and K.
const N: usize = 200;
const MOST: u64 = 1_000_000_000;

/// A pile: its stones, and its K.
type Pile = (u64, u64);

fn oracle() -> impl FnMut(&Vec<Pile>) -> bool {
    let mut play = Play::normal(|piles: &Vec<Pile>| {
        in_one(piles, |&(stones, k)| (1..=stones / k).map(|taken| (stones - taken, k)).collect())
    })
    .board(|piles| {
        let k = |index: usize| (format!("K of pile {}:", index + 1), piles[index].1);
        board::heaps(piles.iter().map(|pile| pile.0)).and(board::numbers((0..piles.len()).map(k)))
    });
    move |piles| play.value(piles)
}

/// With K = 1 a pile is a heap of Nim: it cancels the other pile iff it has its value.
fn against_a_heap() -> Vec<Vec<Pile>> {
    let piles = (2..=4).cartesian_product(1..=20_u64);
    piles.flat_map(|(k, stones)| (1..=stones / k + 1).map(move |heap| vec![(stones, k), (heap, 1)])).collect()
}

fn several() -> Vec<Vec<Pile>> {
    let mut random = seeded(1);
    let mut pile = |_| (random.random_range(1..=15), random.random_range(1..=4));
    (0..300).map(|index| (0..2 + index % 2).map(&mut pile).collect()).collect()
}

/// Random large piles, one less than there may be, with the K of each from the range for its number.
fn random_piles(seed: u64, k: impl Fn(usize) -> RangeInclusive<u64>) -> Vec<Pile> {
    let mut random = seeded(seed);
    let pile = |index| (MOST - random.random_range(0..1000), random.random_range(k(index)));
    (1..N).map(pile).collect()
}

fn near_the_root() -> Vec<Pile> {
    balanced(random_piles(1, |_| 31_000..=33_000), value)
}

/// One pile for each high order of K, since the twin needs up to 10⁸ steps for it, and some for each low order.
fn of_every_order() -> Vec<Pile> {
    let piles = random_piles(2, |index| {
        let order = if index < 26 { index } else { index % 20 };
        1 << order..=2 << order
    });
    balanced(piles, value)
}

/// The same piles, and one of K = 1, a heap of Nim, that has the XOR of their values.
fn balanced(mut piles: Vec<Pile>, value: fn(u64, u64) -> u64) -> Vec<Pile> {
    piles.push((xor(piles.iter().map(|&(stones, k)| value(stones, k))), 1));
    piles
}

/// Piles for a few K, whose values are the mex of those of their successors, and a heap of Nim that has their XOR.
fn balanced_by_table() -> Vec<Pile> {
    let tables = [2, 30, 700, 3000].map(|k| (k, table(1_000_000, k)));
    let mut random = seeded(4);
    let mut sum = 0;
    let mut pile = |index: usize| {
        let (k, values) = &tables[index % tables.len()];
        let stones = values.len() - random.random_range(1..1000);
        sum ^= values[stones];
        (stones as u64, *k as u64)
    };
    let mut piles = (1..N).map(&mut pile).collect_vec();
    piles.push((sum as u64, 1));
    piles
}

/// The values of the piles of up to `most` stones: the least that is missing among the successors, which are counted as
/// they come and go.
fn table(most: usize, k: usize) -> Vec<usize> {
    let mut values = vec![0];
    let mut counts = vec![0; most / k + 1];
    let mut missing: BTreeSet<usize> = (0..=most / k).collect();
    let mut first = 0;
    for stones in 1..=most {
        // The successors are the piles from `first` to stones − 1, if there are any.
        let come = values[stones - 1];
        counts[come] += 1;
        missing.remove(&come);
        while first < stones - stones / k {
            let gone = values[first];
            counts[gone] -= 1;
            if counts[gone] == 0 {
                missing.insert(gone);
            }
            first += 1;
        }
        values.push(*missing.first().expect("there are more values than successors"));
    }
    values
}

fn by_values(piles: &[Pile], value: fn(u64, u64) -> u64) -> bool {
    xor(piles.iter().map(|&(stones, k)| value(stones, k))) != 0
}

fn step_by_step(piles: &Vec<Pile>) -> bool {
    by_values(piles, value)
}

/// The recursion of the program without its blocks. A table by the definition would have 10⁹ entries for each K. So the
/// recursion rests on its proof, the small cases and the table of a million; the blocks at full size rest on this.
fn value(stones: u64, k: u64) -> u64 {
    let (mut quotient, mut rest) = ((stones / k) as i64, (stones % k) as i64);
    while quotient > 0 && rest != 0 {
        rest -= quotient + 1;
        while rest < 0 {
            rest += k as i64;
            quotient -= 1;
        }
    }
    quotient as u64
}

fn steps_of_the_quotient(mut stones: u64, k: u64) -> u64 {
    while stones >= k && stones % k > 0 {
        stones -= stones / k;
    }
    stones / k
}

fn one_step_too_many(mut stones: u64, k: u64) -> u64 {
    while stones >= k && stones % k > 0 {
        let step = stones / k + 1;
        stones = stones.saturating_sub((stones % k / step + 1) * step);
    }
    stones / k
}
