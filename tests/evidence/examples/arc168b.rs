//! Nim with a limit that is asked for, by play under every limit.

use std::ops::RangeInclusive;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shared::{limited_nim, nim};

fn main() -> ExitCode {
    let form = counted("N", 1..=N, int("a pile", 1..=STONES));
    Problem::one("arc168b", Limits::known(2000, 1024), form, oracle, Plain)
        .small("games-of-up-to-3-piles-up-to-7", || {
            (1..=3).flat_map(|n| (1..=7).combinations_with_replacement(n)).collect()
        })
        .small("games-of-4-piles-up-to-4", || (1..=4).combinations_with_replacement(4).collect())
        .small("random-games-of-5-or-6-piles-up-to-7-whose-xor-is-0", balanced)
        .beyond("for worst inputs, piles in pairs, and for sizes up to 1000 the remainders under every limit")
        // The second player does in a pile what the first does in its equal.
        .known("pairs", || (nim::lost(N, 100_000_000..=STONES, &mut seeded(1)), 0))
        .attacks("reading, sorting: all piles are looked at, and none is left")
        .known("one-pile-changed", || (nim::won(N, 100_000_000..=STONES, &mut seeded(2)), -1))
        .attacks("one pile among all that is not in a pair")
        .known("three-piles-beside-pairs", || {
            (beside_pairs([1 << 20, 1 << 21, 3 << 20], 100_000_000..=STONES), (3 << 20) - 1)
        })
        .attacks("the least sizes of all, after all others have cancelled")
        .known("three-great-piles-beside-pairs", || {
            (beside_pairs([1 << 28, 1 << 29, 3 << 28], 3 << 28..=3 << 28), (3 << 28) - 1)
        })
        .attacks("a size that three piles have, in the last bit of 30")
        .worst("small-piles", by_algorithm(every_limit), || {
            let mut random = seeded(3);
            let others = (0..N - 1).map(|_| random.random_range(1..512)).collect_vec();
            let last = xor(others.iter().copied());
            [others, vec![last.max(1)]].concat()
        })
        .attacks("long runs of equal sizes")
        .known("equal-piles", || (vec![STONES; N - 1], -1))
        .attacks("a single run, of an odd length")
        .wrong(
            "greatest-size-that-occurs-once",
            |piles| by_size(piles, |piles| greatest_with(piles, |count| count == 1)),
            "a-size-three-times",
        )
        .says("Looks for a size that one pile has; a size that three piles have counts, too.")
        .wrong(
            "greatest-pile",
            |piles| by_size(piles, |piles| odd(piles).and(piles.iter().copied().max())),
            "greatest-piles-in-a-pair",
        )
        .says("Takes the largest pile even if its equal cancels it.")
        .wrong("limit-one-too-great", |piles| by_size(piles, |piles| odd(piles).map(|v| v + 1)), "sample-1")
        .says("Prints the size v; the pile is worth 0 with the limit v − 1.")
        .wrong("no-greatest-limit-forgotten", |piles| odd(piles).map_or(0, |v| i64::from(v) - 1), "sample-2")
        .says("Forgets that the first player may win for all large limits.")
        .wrong(
            "none-and-no-greatest-exchanged",
            |piles| match by_size(piles, odd) {
                -1 => 0,
                0 => -1,
                right => right,
            },
            "sample-3",
        )
        .says("Prints −1 if he wins for none, and 0 if there is no largest.")
        .wrong(
            "sizes-that-occur-once-alone",
            |piles| {
                let once = piles.iter().copied().counts().into_iter().filter(|&(_, count)| count == 1);
                let once = once.map(|(size, _)| size).collect_vec();
                by_size(&once, |once| once.iter().copied().max())
            },
            "games-of-up-to-3-piles-up-to-7",
        )
        .says("Leaves out all sizes that several piles have, in the XOR, too; of three equal piles one is left.")
        .unplayed([("sample-3", "a pair of piles of 100 under 100 limits")])
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 250_000;
const STONES: u32 = 1_000_000_000;

/// A limit from the largest pile on allows the same moves as one that is greater still.
fn oracle() -> impl FnMut(&Vec<u32>) -> i64 {
    |piles| {
        greatest_limit(piles, |limit| {
            let piles = piles.iter().map(|&pile| u64::from(pile));
            limited_nim::first_player_wins(piles, |_, taken| taken <= u64::from(limit))
        })
    }
}

/// What is printed, where `wins` tells whether the first player wins under a limit.
fn greatest_limit(piles: &[u32], wins: impl Fn(u32) -> bool) -> i64 {
    let greatest = *piles.iter().max().expect("a pile");
    let limits = (1..=greatest).rev().find(|&limit| wins(limit));
    limits.map_or(0, |limit| if limit == greatest { -1 } else { i64::from(limit) })
}

/// The XOR of random piles is seldom 0: the last pile makes it so.
fn balanced() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut piles = |_| loop {
        let others = (0..random.random_range(4..=5)).map(|_| random.random_range(1..=5)).collect_vec();
        let last = xor(others.iter().copied());
        if last > 0 {
            break [others, vec![last]].concat();
        }
    };
    (0..150).map(&mut piles).collect()
}

/// Three piles g, 2g, 3g for a power g of two, in random order among pairs. In a pair, the second player does what the
/// first does in the other pile. With a limit of 3g or more the three are lost as well: they are so in Nim. With the
/// limit 3g − 1 the pile 3g is lost alone, as the second player takes what is left of it; and g, 2g are won.
fn beside_pairs(three: [u32; 3], sizes: RangeInclusive<u32>) -> Vec<u32> {
    let mut random = seeded(4);
    let mut piles = nim::lost(N - 4, sizes, &mut random);
    piles.extend(three);
    piles.shuffle(&mut random);
    piles
}

/// Every limit: what remains of a pile after multiples of the limit and 1 counts. Equal piles are not sought.
fn every_limit(piles: &Vec<u32>) -> i64 {
    assert!(piles.iter().all(|&pile| pile <= 1000), "there would be too many limits");
    greatest_limit(piles, |limit| xor(piles.iter().map(|pile| pile % (limit + 1))) != 0)
}

/// What a program prints that takes the size `v` for the one that decides, 0 where there is none.
fn by_size(piles: &[u32], v: fn(&[u32]) -> Option<u32>) -> i64 {
    match xor(piles.iter().copied()) {
        0 => v(piles).map_or(0, |v| i64::from(v) - 1),
        _ => -1,
    }
}

/// The largest size with so many piles.
fn greatest_with(piles: &[u32], counts: fn(usize) -> bool) -> Option<u32> {
    piles.iter().copied().counts().into_iter().filter(|&(_, count)| counts(count)).map(|(size, _)| size).max()
}

/// The largest size that decides.
fn odd(piles: &[u32]) -> Option<u32> {
    greatest_with(piles, |count| count % 2 == 1)
}
