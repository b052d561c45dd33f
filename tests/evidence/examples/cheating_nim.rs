//! Stones eaten before Nim, by play.

use evidence::prelude::*;
use evidence::shared::nim;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let piles = format::all([row([len("N", 1..=N)]), list("N", row([int("a", 2..=MOST)]))]);
    Problem::one("cheating_nim", Limits::known(2000, 256), piles, || by_play, said)
        .all([("N", 3), ("a", 9)])
        .small("random-rows-of-4-or-5-piles-up-to-9", || {
            let mut random = seeded(1);
            let mut row = |index: usize| (0..4 + index % 2).map(|_| random.random_range(2..=9)).collect();
            (0..300).map(&mut row).collect()
        })
        .beyond(
            "for worst inputs, piles that lack one stone of a lost game, and a choice bit by bit from the highest on",
        )
        .known("lost-already", || (pairs(N / 2), Some(0)))
        .attacks("an answer of 0, on numbers that cancel in pairs")
        // One stone of an odd number changes the last bit alone, and the XOR has two others.
        .known("odd-piles", || {
            let odd = pairs(N / 2 - 1).into_iter().map(|pile| pile.min(MOST - 1) | 1);
            (odd.chain([(1 << 29) + 1, 3]).collect(), None)
        })
        .attacks("only one kind of pile, and an XOR with other bits")
        .known("all-kinds", || (with_one_more((0..29).collect()), Some(29)))
        .attacks("a stone of each kind below the largest")
        .known("every-second-kind", || (with_one_more((0..29).step_by(2).collect()), Some(15)))
        .attacks("a change of two bits between any two kinds")
        .known("only-the-largest", || (with_one_more(vec![29]), Some(1)))
        .attacks("a single pile of 2²⁹ stones, whose stone changes all bits")
        .worst("random", by_algorithm(from_the_highest), || {
            let mut random = seeded(2);
            (0..N).map(|_| random.random_range(2..=MOST)).collect()
        })
        .attacks("numbers that cannot be predicted")
        .wrong("without-the-second-player", |piles| Some(u32::from(xor(piles.iter().copied()) == 0)), "sample-1")
        .says("Makes the XOR differ from 0, as if the first player ate; it is the second player.")
        .wrong(
            "kinds-not-looked-for",
            |piles| {
                let x = xor(piles.iter().copied());
                Some((x ^ x >> 1).count_ones())
            },
            "sample-2",
        )
        .says("Does not ask whether there is a pile of each kind that is needed.")
        .wrong(
            "one-bit-each",
            |piles| {
                let x = xor(piles.iter().copied());
                (x & !kinds(piles) == 0).then_some(x.count_ones())
            },
            "sample-1",
        )
        .says("Lets a stone of a pile of kind k change bit k alone; it changes all lower bits, too.")
        .wrong(
            "one-pile-alone",
            |piles| {
                let x = xor(piles.iter().copied());
                if x == 0 { Some(0) } else { piles.iter().any(|pile| x ^ pile ^ (pile - 1) == 0).then_some(1) }
            },
            "sample-1",
        )
        .says("Eats from one pile at most; he may eat a stone from each.")
        .wrong(
            "odd-piles-alone",
            |piles| {
                let x = xor(piles.iter().copied());
                if x == 1 { piles.iter().any(|pile| pile % 2 == 1).then_some(1) } else { (x == 0).then_some(0) }
            },
            "an-even-pile",
        )
        .says("Eats from odd piles alone, which changes the last bit; a stone of an even pile changes more bits.")
        .unplayed([("sample-2", "three piles of 100 stones")])
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

/// How few stones the second player must eat.
fn by_play(piles: &Vec<u32>) -> Option<u32> {
    let mut play =
        Play::normal(nim::moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    let mut wins_without = |eaten: &Vec<usize>| {
        let left = piles.iter().enumerate().map(|(pile, stones)| stones - u32::from(eaten.contains(&pile)));
        !play.value(&left.collect())
    };
    // From the smallest set of piles on.
    let eaten = (0..piles.len()).powerset().find(|eaten| wins_without(eaten));
    eaten.map(|eaten| eaten.len() as u32)
}

fn said(stones: &Option<u32>) -> String {
    stones.map_or("-1".to_owned(), |stones| stones.to_string())
}

/// So many pairs of equal piles, in any order.
fn pairs(pairs: usize) -> Vec<u32> {
    let mut random = seeded(3);
    let one = (0..pairs).map(|_| random.random_range(2..=MOST)).collect_vec();
    let mut piles = [one.clone(), one].concat();
    piles.shuffle(&mut random);
    piles
}

/// Piles that are lost when a stone is eaten from one pile of each of these kinds: those of kind k are divisible by
/// 2^k, and not by twice as much. The stones of two piles of a kind cancel, and another set of kinds changes the XOR
/// otherwise, as can be seen at the highest kind in which the sets differ. So no fewer stones are enough.
fn with_one_more(kinds: Vec<u32>) -> Vec<u32> {
    let mut random = seeded(4);
    let odd = |random: &mut Pcg64, most: u32| random.random_range(0..most.div_ceil(2)) * 2 + 1;
    let mut piles = kinds.iter().map(|&kind| odd(&mut random, (1 << 29 >> kind).max(1)) << kind).collect_vec();
    // A pile of one stone is not allowed.
    piles.iter_mut().filter(|pile| **pile == 1).for_each(|pile| *pile = 3);
    let rest = xor(piles.iter().map(|pile| pile - 1));
    // Two piles share the bits that are left.
    let other = 1 << 29 | rest & random.random_range(0..1 << 29);
    let filled = [piles, vec![other, other ^ rest]].concat();
    let mut filled = [filled, pairs((N - kinds.len() - 2) / 2)].concat();
    filled.shuffle(&mut random);
    filled
}

/// The kinds of the piles, a bit each.
fn kinds(piles: &[u32]) -> u32 {
    piles.iter().fold(0, |kinds, pile| kinds | 1 << pile.trailing_zeros())
}

/// Bit by bit from the highest on: a bit that is 1 has to be changed by a pile of its kind, with all lower bits.
fn from_the_highest(piles: &Vec<u32>) -> Option<u32> {
    let (mut x, mut eaten, kinds) = (xor(piles.iter().copied()), 0, kinds(piles));
    for kind in (0..30).rev().filter(|kind| kinds >> kind & 1 == 1) {
        if x >> kind & 1 == 1 {
            x ^= (2 << kind) - 1;
            eaten += 1;
        }
    }
    (x == 0).then_some(eaten)
}
