//! Piles from which no number is taken twice, by play.

use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shared::memory::{Pile, moves, untouched};
use evidence::watch::unseen;

fn main() -> ExitCode {
    let piles = format::all([row([len("n", 1..=N)]), list("n", row([int("a pile", 1..=MOST)]))]);
    Problem::one("cf768e", Limits::known(3000, 256), piles, oracle, ["YES", "NO"])
        .all([("n", 3), ("a pile", 5)])
        .small("random-games-of-2-or-3-piles-of-16-stones-in-all", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let n = random.random_range(2..=3);
                (0..n).map(|_| random.random_range(1..=16 / n)).collect()
            };
            (0..250).map(&mut game).collect()
        })
        // This tells the values apart.
        .small("all-piles-each-against-the-least-of-every-value", || {
            (1..=MOST).flat_map(|pile| (1..=10).map(move |k| vec![pile, k * (k + 1) / 2])).collect()
        })
        .small("random-games-of-3-to-13-piles-up-to-60-many-of-them-lost", many_piles)
        .beyond("the XOR of the values of the piles, each by the mex over all of its positions")
        // Jon answers every move on the other pile of a pair.
        .known("pairs-of-the-largest", || (vec![MOST; N], true))
        .attacks("reading a million lines")
        // Sam takes the odd pile whole.
        .known("one-pile-odd", || (vec![1; N - 1], false))
        .attacks("the smallest piles, all but one in pairs")
        .worst("random", by_algorithm(by_values), || random_piles(3, 1))
        .attacks("piles that cannot be predicted")
        .worst("two-digits", by_algorithm(by_values), || random_piles(4, 10))
        .attacks("piles that cannot be predicted, each of two digits")
        .wrong("nim", |piles| xor(piles.iter().copied()) == 0, "all")
        .says("Lets a number be taken again.")
        .wrong("sum-below", |piles| by_greatest(piles, |s, k| k * (k + 1) / 2 < s), "all")
        .says("Tests 1 + … + k < s where ≤ is right: the last stones may be taken.")
        .wrong("root", |piles| by_greatest(piles, |s, k| k * k <= 2 * s), "all")
        .says("Takes the root of 2s for k; k (k + 1) ≤ 2s is right.")
        .wrong("first-player", |piles| xor(piles.iter().map(|&pile| value(pile))) != 0, "all")
        .says("Answers YES if Sam, who moves first, wins; Jon is asked for.")
        .wrong_play("one-memory-for-all-piles", one_memory, "all")
        .says("Forbids a number for all piles once it was taken from one.")
        .wrong("parity-of-the-longest-play", |piles| piles.iter().map(|&pile| value(pile)).sum::<u32>() % 2 == 0, "all")
        .says("Looks at the number of moves of the longest play alone, and only whether it is even.")
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 1_000_000;
const MOST: u32 = 60;

/// Whether Jon, who moves second, wins.
fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let stones = |piles: &[Pile]| piles.iter().map(|(stones, _)| *stones).collect_vec();
    let play =
        Play::normal(|piles: &Vec<Pile>| in_one(piles, moves)).alike(|piles| sorted(piles)).board(move |piles| {
            let taken = |taken: u64| (1..=MOST).filter(|amount| taken >> amount & 1 == 1).join(" ");
            let taken =
                piles.iter().map(|(_, amounts)| taken(*amounts)).enumerate().filter(|(_, taken)| !taken.is_empty());
            let taken = taken.map(|(pile, taken)| (format!("from heap {} not again", pile + 1), taken));
            board::heaps(stones(piles)).and(board::numbers(taken))
        });
    let mut sums = play.label(move |before, after| {
        let (before, after) = (stones(before), stones(after));
        let heap = (0..before.len()).find(|&heap| before[heap] != after[heap]).expect("a heap is made smaller");
        format!("heap {}: {} → {}", heap + 1, before[heap], after[heap])
    });
    move |piles| match piles.len() <= 3 && piles.iter().sum::<u32>() <= 16 {
        true => !sums.value(&piles.iter().map(|&pile| untouched(pile)).collect()),
        false => by_values(piles),
    }
}

/// By the values of untouched piles, the mex over all of their positions.
fn by_values(piles: &Vec<u32>) -> bool {
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let mut play = Play::grundy(moves);
        unseen(|| (0..=MOST).map(|pile| play.value(&untouched(pile))).collect())
    });
    xor(piles.iter().map(|&pile| VALUES[pile as usize])) == 0
}

fn many_piles() -> Vec<Vec<u32>> {
    let mut random = seeded(2);
    let mut game = |_| {
        let n = random.random_range(3..=12);
        let mut piles = (0..n).map(|_| random.random_range(1..=MOST)).collect_vec();
        // A last pile that makes the XOR 0, if there is one.
        let nim_sum = xor(piles.iter().map(|&pile| value(pile)));
        piles.extend((1..=MOST).find(|&pile| value(pile) == nim_sum));
        piles
    };
    (0..200).map(&mut game).collect()
}

fn random_piles(seed: u64, least: u32) -> Vec<u32> {
    let mut random = seeded(seed);
    (0..N).map(|_| random.random_range(least..=MOST)).collect()
}

/// The largest k for which `fits(stones, k)` holds.
fn greatest(stones: u32, fits: fn(u32, u32) -> bool) -> u32 {
    (1..).take_while(|&k| fits(stones, k)).last().unwrap_or(0)
}

fn value(stones: u32) -> u32 {
    greatest(stones, |s, k| k * (k + 1) / 2 <= s)
}

fn by_greatest(piles: &[u32], fits: fn(u32, u32) -> bool) -> bool {
    xor(piles.iter().map(|&pile| greatest(pile, fits))) == 0
}

fn one_memory() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(|(piles, taken): &(Vec<u32>, u64)| {
        let amounts = (0..piles.len()).flat_map(|index| (1..=piles[index]).map(move |amount| (index, amount)));
        let fresh = amounts.filter(|(_, amount)| taken >> amount & 1 == 0);
        let after = |(index, amount): (usize, u32)| {
            let mut piles = piles.clone();
            piles[index] -= amount;
            (piles, taken | 1 << amount)
        };
        fresh.map(after).collect()
    });
    move |piles| !play.value(&(piles.clone(), 0))
}
