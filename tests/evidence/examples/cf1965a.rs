//! The same number from all piles, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let lists = Format::tests("t", 1..=LISTS, counted("n", 1..=N, int("a heap", 1..=STONES)));
    let lists = lists.sum("the sum of n", "n", N);
    Problem::tests("cf1965a", Limits::known(2000, 256), lists, oracle, ["Alice", "Bob"])
        .all([("n", 4), ("a heap", 5)])
        .small("random-lists-of-up-to-14-piles-up-to-20-with-few-gaps", few_gaps)
        .beyond("for worst inputs, the moves proved in a comment")
        .known("no-gap-falling", || (vec![(1..=N as u32).rev().collect()], vec![false]))
        .attacks("a game of 200 000 moves, all of them forced; sorting")
        .known("no-gap-shuffled", || {
            // One size comes twice.
            let mut piles = (1..N as u32).chain([1]).collect_vec();
            piles.shuffle(&mut seeded(2));
            (vec![piles], vec![true])
        })
        .attacks("a game of 199 999 moves, in an order that cannot be predicted")
        .known("large-piles", || {
            let mut random = seeded(3);
            let pile = |_| random.random_range(STONES - 1_000_000..=STONES);
            // Alice takes s or s − 1 from each, where s is the least size.
            (vec![(0..N).map(pile).collect()], vec![true])
        })
        .attacks("reading the longest numbers; sizes that a table cannot hold")
        // After 199 999 forced moves Bob is to move, and takes the last pile whole.
        .known("largest-alone", || (vec![(1..N as u32).chain([STONES]).collect()], vec![false]))
        .attacks("a gap as wide as it can be behind forced moves")
        .worst("many-lists", by_algorithm(played), || {
            let mut random = seeded(4);
            let mut list = |_| {
                let most = random.random_range(1..=24);
                (0..N / LISTS).map(|_| random.random_range(1..=most)).collect()
            };
            (0..LISTS).map(&mut list).collect()
        })
        .attacks("as many lists as there may be, played out")
        .wrong("the-largest-size-counts", |piles| without_a_gap(&sizes(piles)).is_multiple_of(2), "only-1-to-4")
        .says("Counts the largest size, too; but when only one size is left it is taken, and the game is over.")
        .wrong("equal-piles-count", equal_piles, "equal-ones")
        .says("Counts piles, not sizes; equal piles move as one.")
        .wrong("all-sizes-count", |piles| sizes(piles).len() % 2 == 1, "a-gap")
        .says("Counts the sizes behind the first gap, too; whoever comes to the gap has won.")
        .wrong("nim", |piles| xor(sizes(piles)) != 0, "all")
        .says("Lets a move take from one pile only.")
        .wrong("misere", |piles| Play::misere(moves).value(piles), "all")
        .says("Takes the last stones to lose; here it wins.")
        .unplayed([("sample-1", "a pile of 10⁹ stones")])
        .main()
}

/// The largest number of lists, of piles in all, and of stones in one.
const LISTS: usize = 10_000;
const N: usize = 200_000;
const STONES: u32 = 1_000_000_000;

/// Take equally many from all piles, which are not empty; empty piles are gone.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let most = piles.iter().copied().min().unwrap_or(0);
    let after = |taken: u32| piles.iter().map(|pile| pile - taken).filter(|&pile| pile > 0).collect();
    (1..=most).map(after).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|piles| board::heaps(piles.iter().copied())).label(|piles, next| {
        // Every pile loses the same number.
        let all = |piles: &[u32]| piles.iter().max().copied().unwrap_or(0);
        format!("{} from each", all(piles) - all(next))
    });
    move |piles| play.value(piles)
}

/// Small sizes in front, so that the first gap comes late.
fn few_gaps() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut list = |_| {
        let before_the_gap = random.random_range(0..=9);
        (1..=before_the_gap).chain((0..random.random_range(1..=5)).map(|_| random.random_range(1..=20))).collect()
    };
    (0..900).map(&mut list).collect()
}

/// The sizes, which ascend and differ.
fn sizes(piles: &[u32]) -> Vec<u32> {
    piles.iter().copied().sorted().dedup().collect()
}

/// By play, with equal piles as one.
fn played(piles: &Vec<u32>) -> bool {
    Play::normal(moves).value(&sizes(piles))
}

/// How many of the sizes are 1, 2, 3, … without a gap.
fn without_a_gap(sizes: &[u32]) -> usize {
    (1..).zip(sizes).take_while(|(number, size)| number == *size).count()
}

fn equal_piles(piles: &Vec<u32>) -> bool {
    let piles = piles.iter().copied().sorted().collect_vec();
    let gap = piles.iter().zip(&piles[1..]).position(|(pile, next)| next - pile > 1);
    let counted = if piles[0] > 1 { 0 } else { gap.map_or(piles.len() - 1, |gap| gap + 1) };
    counted % 2 == 0
}
