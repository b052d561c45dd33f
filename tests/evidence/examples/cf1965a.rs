//! The same number from all piles, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1965a", Limits { time: Some(2000), memory: None }, oracle, small)
        .played("all lists of up to 4 piles of up to 5, 900 random ones of up to 14 piles of up to 20")
        .beyond("for worst inputs, the moves in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-largest-size-counts", largest_counts, "only-1-to-4").says(
                "Counts the largest size, too; but when only one size is left it is taken, and the game is over.",
            ),
            wrong("equal-piles-count", equal_piles, "equal-ones")
                .says("Counts piles, not sizes; equal piles move as one."),
            wrong("all-sizes-count", |input| answers(input, |sizes| sizes.len() % 2 == 1), "a-gap")
                .says("Counts the sizes behind the first gap, too; whoever comes to the gap has won."),
            wrong("nim", |input| answers(input, |sizes| xor(sizes) != 0), "all-lists-of-up-to-4-piles")
                .says("Lets a move take from one pile only."),
            wrong("misere", misere, "all-lists-of-up-to-4-piles").says("Takes the last stones to lose; here it wins."),
        ])
        .unplayed([("sample-1", "a pile of 10⁹ stones")])
        .main()
}

/// Take equally many from all piles, which are not empty; empty piles are gone.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let most = piles.iter().copied().min().unwrap_or(0);
    let after = |taken: u32| piles.iter().map(|pile| pile - taken).filter(|&pile| pile > 0).collect();
    (1..=most).map(after).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    lists::answers(input, ["Alice", "Bob"], |piles| play.value(&piles))
}

/// A line for each list, by whether Alice wins with these sizes, which ascend and differ.
fn answers(input: &str, mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Alice", "Bob"], |piles| wins(piles.into_iter().sorted().dedup().collect()))
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| lists::all(n, 1..=5)).collect_vec();
    let mut random = seeded(1);
    // Small sizes in front, so that the first gap comes late.
    let longer = (0..900).map(|_| {
        let before_the_gap = random.random_range(0..=9);
        let piles = (1..=before_the_gap).chain((0..random.random_range(1..=5)).map(|_| random.random_range(1..=20)));
        piles.collect_vec()
    });
    vec![
        Small::new("all-lists-of-up-to-4-piles", all.chunks(20).map(file)),
        Small::new("few-gaps", longer.collect_vec().chunks(20).map(file)),
    ]
}

/// The greatest number of lists, of piles in all, and of stones in one.
const LISTS: usize = 10_000;
const N: usize = 200_000;
const STONES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let mut bounds = lists::bounds(1..=LISTS, 1..=N, 1..=STONES);
    bounds.push(Bound::total("the sum of n", N - 2, N, |n| {
        format!("2\n{}\n{}\n@{n}\n{}\n", N - 2, "5 ".repeat(N - 2), "5 ".repeat(n))
    }));
    bounds
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("no-gap-falling", "a game of 200 000 moves, all of them forced; sorting", || {
            (file(&[(1..=N as u32).rev().collect()]), "Bob\n".to_owned())
        }),
        Worst::known("no-gap-shuffled", "a game of 199 999 moves, in an order that cannot be predicted", || {
            let mut random = seeded(2);
            // One size comes twice.
            let mut piles = (1..N as u32).chain([1]).collect_vec();
            for last in (1..N).rev() {
                piles.swap(last, random.random_range(0..=last));
            }
            (file(&[piles]), "Alice\n".to_owned())
        }),
        Worst::known("large-piles", "reading the longest numbers; sizes that a table cannot hold", || {
            let mut random = seeded(3);
            let pile = |_| random.random_range(STONES - 1_000_000..=STONES);
            // Alice takes s or s − 1 from each, where s is the least size.
            (file(&[(0..N).map(pile).collect()]), "Alice\n".to_owned())
        }),
        Worst::known("largest-alone", "a gap as wide as it can be behind forced moves", || {
            let piles = (1..N as u32).chain([STONES]).collect();
            // After 199 999 forced moves Bob is to move, and takes the last pile whole.
            (file(&[piles]), "Bob\n".to_owned())
        }),
        Worst::new("many-lists", "as many lists as there may be, played out", Known::ByAlgorithm(played), || {
            let mut random = seeded(4);
            let mut list = |_| {
                let most = random.random_range(1..=24);
                (0..N / LISTS).map(|_| random.random_range(1..=most)).collect_vec()
            };
            file(&(0..LISTS).map(&mut list).collect_vec())
        }),
    ]
}

/// By play, with equal piles as one.
fn played(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |sizes| play.value(&sizes))
}

/// How many of the sizes are 1, 2, 3, … without a gap.
fn without_a_gap(sizes: &[u32]) -> usize {
    (1..).zip(sizes).take_while(|(number, size)| number == *size).count()
}

fn largest_counts(input: &str) -> String {
    answers(input, |sizes| without_a_gap(&sizes).is_multiple_of(2))
}

fn equal_piles(input: &str) -> String {
    lists::answers(input, ["Alice", "Bob"], |piles| {
        let piles = piles.into_iter().sorted().collect_vec();
        let gap = piles.iter().zip(&piles[1..]).position(|(pile, next)| next - pile > 1);
        let counted = if piles[0] > 1 { 0 } else { gap.map_or(piles.len() - 1, |gap| gap + 1) };
        counted % 2 == 0
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    lists::answers(input, ["Alice", "Bob"], |piles| play.value(&piles))
}
