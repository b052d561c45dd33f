//! One stone, and no two piles alike, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let piles = counted("n", 1..=N, int("a", 0..=MOST));
    Problem::one("cf1190b", Limits::known(1000, 256), piles, oracle, ["sjfnb", "cslnb"])
        .all([("n", 1), ("a", 30)])
        .all([("n", 3), ("a", 7)])
        .all([("n", 4), ("a", 4)])
        .small("random-sets-of-4-to-6-piles-most-of-them-with-two-alike", random_piles)
        .beyond("for worst inputs, the stones that can be taken until the piles are 0, 1, 2, …")
        .known("nothing-to-take", || ((0..N as u32).rev().collect(), false))
        .attacks("no safe move, though all piles differ")
        // From the least pile on each has one stone to give.
        .known("one-stone-each", || ((1..N as u32).collect(), true))
        .attacks("n(n − 1)/2 beyond 32 bits, and an odd number of moves")
        .known("the-greatest-piles", || {
            let piles = (MOST - N as u32 + 1..=MOST).collect_vec();
            let moves = N as u64 * u64::from(piles[0]);
            (piles, moves % 2 == 1)
        })
        .attacks("10¹⁴ stones")
        // Sorted, all piles but the last two have one stone to give, and these have four and three.
        .known("a-good-pair", || {
            let piles = [(1..N as u32 - 1).collect(), vec![N as u32 + 2; 2]].concat();
            (piles, (N - 2 + 4 + 3) % 2 == 1)
        })
        .attacks("two piles alike, and a first move for one of them")
        .known("a-pair-above-its-neighbour", || ([(0..N as u32 - 1).collect_vec(), vec![N as u32 - 2]].concat(), false))
        .attacks("a third pile that is found in the middle of the input, or at its end alone")
        .known("equal-piles", || (vec![MOST; N], false))
        .attacks("as many pairs as can be: searching pair by pair takes n²/2 steps")
        .wrong("alike-at-the-start-loses", |piles| piles.iter().all_unique() && is_odd(piles), "all-2")
        .says("Lets two piles that are alike before the first move lose; the rule looks after a move.")
        .wrong(
            "any-one-pair-is-good",
            |piles| repeated(piles).len() <= 1 && is_odd(piles),
            "a-pair-above-its-neighbour",
        )
        .says("Forgets that the pile v − 1 that the move makes may be there already.")
        .wrong(
            "two-empty-piles-are-good",
            |piles| match repeated(piles)[..] {
                [0] => is_odd(piles),
                _ => by_sizes(piles),
            },
            "two-empty-piles",
        )
        .says("Lets one of two empty piles give a stone.")
        .wrong("three-alike-are-one-pair", |piles| by_sizes(piles), "three-alike")
        .says("Counts sizes that come more than once: with three piles alike, two stay so after any move.")
        .wrong("the-parity-of-the-stones", |piles| by_sizes(piles) != (piles.len() % 4 > 1), "all-2")
        .says("Counts the stones that stay, too: 0, 1, 2, … are left.")
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|piles| board::heaps(piles.iter().copied())).alike(|piles| sorted(piles));
    move |piles| play.value(piles)
}

/// Take a stone. A move that leaves two piles alike loses at once, as having no move does: it is left out.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let taken = in_one(piles, |pile| pile.checked_sub(1).into_iter().collect());
    taken.into_iter().filter(|piles| piles.iter().all_unique()).collect()
}

fn random_piles() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut piles = |_| {
        let n = random.random_range(4..=6);
        let mut piles = std::iter::repeat_with(|| random.random_range(0..9)).unique().take(n).collect_vec();
        if random.random_bool(0.7) {
            piles[0] = piles[1];
        }
        piles
    };
    (0..600).map(&mut piles).collect()
}

/// Whether an odd number of stones stands above 0, 1, 2, ….
fn is_odd(piles: &[u32]) -> bool {
    let kept = 0..piles.len() as u64;
    (piles.iter().map(|&pile| u64::from(pile)).sum::<u64>() + kept.sum::<u64>()) % 2 == 1
}

/// The sizes that come more than once.
fn repeated(piles: &[u32]) -> Vec<u32> {
    piles.iter().copied().duplicates().collect()
}

/// The claim for piles no three of which are alike.
fn by_sizes(piles: &[u32]) -> bool {
    is_odd(piles)
        && match repeated(piles)[..] {
            [] => true,
            [size] => size > 0 && !piles.contains(&(size - 1)),
            _ => false,
        }
}
