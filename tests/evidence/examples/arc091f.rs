//! At most a K-th of a pile, by play.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc091f", Limits::known(2000, 256), oracle, small)
        .played("one pile of up to 40 for every K up to 12, 300 games of two or three piles of up to 15")
        .beyond(
            "for worst inputs, piles of up to a million by a table of all moves; beyond, the recurrence without blocks",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("steps-of-the-quotient", steps_of_the_quotient, "two-and-three-piles")
                .says("Steps by ⌊X/K⌋ instead of one more."),
            wrong("one-step-too-many-in-a-block", one_step_too_many, "one-pile-against-a-heap-of-nim")
                .says("Rounds the number of steps in a block as if X = qK were passed, too."),
            wrong("nim-on-quotients", |input| answer(input, |stones, k| stones / k), "one-pile-against-a-heap-of-nim")
                .says("Takes ⌊stones / K⌋ for the value of every pile; that holds for multiples of K alone."),
        ])
        .unplayed([("sample-4", "four piles of up to 26535 stones")])
        .main()
}

/// A pile: its stones, and its K.
type Pile = (u64, u64);

fn piles(input: &str) -> Vec<Pile> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    (0..n).map(|_| (tokens.read(), tokens.read())).collect()
}

fn file(piles: &[Pile]) -> String {
    let lines = piles.iter().map(|(stones, k)| format!("{stones} {k}\n"));
    format!("{}\n{}", piles.len(), lines.format(""))
}

fn word(wins: bool) -> String {
    format!("{}\n", if wins { "Takahashi" } else { "Aoki" })
}

fn moves(piles: &Vec<Pile>) -> Vec<Vec<Pile>> {
    let mut successors = vec![];
    for (index, &(stones, k)) in piles.iter().enumerate() {
        for taken in 1..=stones / k {
            let mut next = piles.clone();
            next[index].0 = stones - taken;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    word(Play::normal(moves).value(&piles(input)))
}

fn small() -> Vec<Small> {
    let alone = (1..=12).flat_map(|k| (1..=40).map(move |stones| file(&[(stones, k)])));
    // With K = 1 a pile is a heap of Nim: it cancels the other pile iff it has its value.
    let against = (2..=4)
        .cartesian_product(1..=20_u64)
        .flat_map(|(k, stones)| (1..=stones / k + 1).map(move |heap| file(&[(stones, k), (heap, 1)])));
    let mut random = seeded(1);
    let several = (0..300)
        .map(|index| {
            let pile = |_| (random.random_range(1..=15), random.random_range(1..=4));
            file(&(0..2 + index % 2).map(pile).collect_vec())
        })
        .collect_vec();
    vec![
        Small::new("one-pile", alone),
        Small::new("one-pile-against-a-heap-of-nim", against),
        Small::new("two-and-three-piles", several),
    ]
}

const N: usize = 200;
const MOST: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n}\n{}", repeated("9 4\n", n))),
        Bound::integer("A", 1, MOST, |stones| format!("2\n3 2\n@{stones} 5\n")),
        Bound::integer("K", 1, MOST, |k| format!("2\n3 2\n5 @{k}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "all-quotients",
            "a round for every quotient: K near the root of A",
            Known::BySameIdea(|input| answer(input, step_by_step)),
            || file(&balanced(&near_the_root(), step_by_step)),
        ),
        Worst::new(
            "of-every-order",
            "long blocks and short ones: K from 2 to 6 · 10⁷",
            Known::BySameIdea(|input| answer(input, step_by_step)),
            || file(&balanced(&of_every_order(), step_by_step)),
        ),
        Worst::new(
            "all-quotients-unbalanced",
            "a value that is wrong by the lowest bit: the heap of Nim is a stone too large",
            Known::BySameIdea(|input| answer(input, step_by_step)),
            || {
                let mut piles = balanced(&near_the_root(), step_by_step);
                piles.last_mut().expect("the heap").0 ^= 1;
                file(&piles)
            },
        ),
        Worst::known(
            "a-million-by-the-table",
            "values that are known from all moves: the heap of Nim has their XOR",
            move || (file(&balanced_by_table()), word(false)),
        ),
        Worst::known(
            "a-heap-cancels-multiples-of-k",
            "values that are known at the full size: A/K, by the second case of the claim",
            move || (file(&balanced(&multiples(), |stones, k| stones / k)), word(false)),
        ),
    ]
}

/// Random large piles, one less than there may be, with the K of each from the range for its number.
fn random_piles(seed: u64, k: impl Fn(usize) -> RangeInclusive<u64>) -> Vec<Pile> {
    let mut random = seeded(seed);
    let pile = |index| (MOST - random.random_range(0..1000), random.random_range(k(index)));
    (1..N).map(pile).collect()
}

fn near_the_root() -> Vec<Pile> {
    random_piles(1, |_| 31_000..=33_000)
}

/// One pile for each high order of K, since the twin needs up to 10⁸ steps for it, and some for each low order.
fn of_every_order() -> Vec<Pile> {
    random_piles(2, |index| {
        let order = if index < 26 { index } else { index % 20 };
        1 << order..=2 << order
    })
}

fn multiples() -> Vec<Pile> {
    let piles = random_piles(3, |_| 1000..=60_000).into_iter();
    piles.map(|(stones, k)| (stones / k * k, k)).collect()
}

/// Piles, and one of K = 1, a heap of Nim, that has the XOR of their values.
fn balanced(piles: &[Pile], value: impl Fn(u64, u64) -> u64) -> Vec<Pile> {
    let values = piles.iter().map(|&(stones, k)| value(stones, k));
    let sum = values.fold(0, |sum, value| sum ^ value);
    [piles, &[(sum, 1)]].concat()
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

fn answer(input: &str, value: impl Fn(u64, u64) -> u64) -> String {
    let values = piles(input).into_iter().map(|(stones, k)| value(stones, k));
    word(values.fold(0, |sum, value| sum ^ value) != 0)
}

/// The recursion of the program without its blocks. A table by the definition would have 10⁹ entries for each K. So the
/// recursion rests on its proof, the small cases and the table of a million; the blocks at full size rest on this.
fn step_by_step(stones: u64, k: u64) -> u64 {
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

fn steps_of_the_quotient(input: &str) -> String {
    answer(input, |mut stones, k| {
        while stones >= k && stones % k > 0 {
            stones -= stones / k;
        }
        stones / k
    })
}

fn one_step_too_many(input: &str) -> String {
    answer(input, |mut stones, k| {
        while stones >= k && stones % k > 0 {
            let step = stones / k + 1;
            stones = stones.saturating_sub((stones % k / step + 1) * step);
        }
        stones / k
    })
}
