//! Piles from which no number is taken twice, by play.

use std::sync::LazyLock;

use evidence::lists;
use evidence::prelude::*;
use evidence::rules::memory::{Pile, moves, untouched};

fn main() -> ExitCode {
    Problem::new("cf768e", Limits::known(3000, 256), oracle, small)
        .played("up to 3 piles of up to 16 stones in all; every position of a single pile of up to 60")
        .beyond("the XOR of the values of the piles, each by the mex over all of its positions")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim", |input| answers(input, |piles| xor(piles) == 0), "all-of-up-to-3-piles")
                .says("Lets a number be taken again."),
            wrong("sum-below", |input| by(input, |s, k| k * (k + 1) / 2 < s), "all-of-up-to-3-piles")
                .says("Tests 1 + … + k < s where ≤ is right: the last stones may be taken."),
            wrong("root", |input| by(input, |s, k| k * k <= 2 * s), "all-of-up-to-3-piles")
                .says("Takes the root of 2s for k; k (k + 1) ≤ 2s is right."),
            wrong("first-player", |input| answers(input, |piles| !is_lost(&piles)), "all-of-up-to-3-piles")
                .says("Answers YES if Sam wins, who moves first; Jon is asked for."),
            wrong("one-memory-for-all-piles", one_memory, "all-of-up-to-3-piles")
                .says("Forbids a number for all piles once it was taken from one."),
            wrong("parity-of-the-longest-play", longest, "all-of-up-to-3-piles")
                .says("Looks at the number of moves of the longest play alone, and only whether it is even."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    let mut sums = Play::normal(|piles: &Vec<Pile>| {
        let next = in_one(piles, moves);
        next.into_iter().map(|piles| piles.into_iter().sorted().collect()).unique().collect()
    });
    answers(input, |piles| {
        if piles.len() <= 3 && piles.iter().sum::<u32>() <= 16 {
            !sums.value(&piles.iter().sorted().map(|&pile| untouched(pile)).collect())
        } else {
            xor(piles.iter().map(|&pile| VALUES[pile as usize])) == 0
        }
    })
}

/// The values of untouched piles, the mex over all of their positions.
static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut play = Play::grundy(moves);
    (0..=MOST).map(|pile| play.value(&untouched(pile))).collect()
});

/// Whether Jon wins.
fn answers(input: &str, loses: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["YES", "NO"], loses)
}

/// The input with a pile in each line.
fn file(piles: &[u32]) -> String {
    format!("{}\n{}\n", piles.len(), piles.iter().join("\n"))
}

fn small() -> Vec<Small> {
    let few = (1..=3).flat_map(|n| lists::all(n, 1..=5).into_iter().filter(|piles| piles.is_sorted()));
    let mut random = seeded(1);
    let sums = (0..250).map(|_| {
        let n = random.random_range(2..=3);
        file(&(0..n).map(|_| random.random_range(1..=16 / n)).collect_vec())
    });
    // Every pile against the least one of every value: this tells the values apart.
    let pairs = (1..=MOST).flat_map(|pile| (1..=10).map(move |k| file(&[pile, k * (k + 1) / 2])));
    let mut random = seeded(2);
    let many = (0..200).map(|_| {
        let n = random.random_range(3..=12);
        let mut piles = (0..n).map(|_| random.random_range(1..=MOST)).collect_vec();
        // A last pile that makes the XOR 0, if there is one.
        let nim_sum = xor(piles.iter().map(|&pile| value(pile)));
        piles.extend((1..=MOST).find(|&pile| value(pile) == nim_sum));
        file(&piles)
    });
    vec![
        Small::new("all-of-up-to-3-piles", few.map(|piles| file(&piles)).collect_vec()),
        Small::new("sums-of-up-to-3-piles", sums.collect_vec()),
        Small::new("all-piles-against-the-least-of-every-value", pairs.collect_vec()),
        Small::new("many-piles", many.collect_vec()),
    ]
}

/// The greatest number of piles, and of stones in one.
const N: usize = 1_000_000;
const MOST: u32 = 60;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n}\n{}", "60\n".repeat(n))),
        Bound::integer("a pile", 1, MOST, |pile| format!("3\n7\n@{pile}\n7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let random_piles = |seed, least| {
        move || {
            let mut random = seeded(seed);
            file(&(0..N).map(|_| random.random_range(least..=MOST)).collect_vec())
        }
    };
    vec![
        // Jon answers every move on the other pile of a pair.
        Worst::known("pairs-of-the-largest", "reading a million lines", || (file(&vec![MOST; N]), "YES\n".to_owned())),
        // Sam takes the odd pile whole.
        Worst::known("one-pile-odd", "the smallest piles, all but one in pairs", || {
            (file(&vec![1; N - 1]), "NO\n".to_owned())
        }),
        Worst::new("random", "piles that cannot be predicted", Known::ByAlgorithm(oracle), random_piles(3, 1)),
        Worst::new(
            "two-digits",
            "piles that cannot be predicted, each of two digits",
            Known::ByAlgorithm(oracle),
            random_piles(4, 10),
        ),
    ]
}

/// The greatest k for which `fits(stones, k)` holds.
fn greatest(stones: u32, fits: impl Fn(u32, u32) -> bool) -> u32 {
    (1..).take_while(|&k| fits(stones, k)).last().unwrap_or(0)
}

fn value(stones: u32) -> u32 {
    greatest(stones, |s, k| k * (k + 1) / 2 <= s)
}

fn is_lost(piles: &[u32]) -> bool {
    xor(piles.iter().map(|&pile| value(pile))) == 0
}

fn by(input: &str, fits: fn(u32, u32) -> bool) -> String {
    answers(input, |piles| xor(piles.iter().map(|&pile| greatest(pile, fits))) == 0)
}

fn one_memory(input: &str) -> String {
    let mut play = Play::normal(|(piles, taken): &(Vec<u32>, u64)| {
        let mut next = vec![];
        for (index, amount) in (0..piles.len()).flat_map(|index| (1..=piles[index]).map(move |amount| (index, amount)))
        {
            if taken >> amount & 1 == 0 {
                let mut piles = piles.clone();
                piles[index] -= amount;
                next.push((piles, taken | 1 << amount));
            }
        }
        next
    });
    answers(input, |piles| !play.value(&(piles, 0)))
}

fn longest(input: &str) -> String {
    answers(input, |piles| piles.iter().map(|&pile| value(pile)).sum::<u32>() % 2 == 0)
}
