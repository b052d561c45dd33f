//! Heaps won at misère Fibonacci Nim, by play.

use std::collections::HashMap;
use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shared::dynamic::{Position, moves};

fn main() -> ExitCode {
    let queries = Format::tests("t", 1..=T, row([int("k", 0..=MOST), int("n", 0..=MOST)]));
    Problem::tests("p6791", Limits::known(1000, 128), queries, || by_play(|taken| 2 * taken, true), Plain)
        .promise("k and n are at least 1", |&(k, n)| k > 0 && n > 0)
        .small("queries-up-to-150", || {
            let mut random = seeded(1);
            (0..100).map(|_| (random.random_range(1..=150), random.random_range(1..=150))).collect()
        })
        .all([("k", 80), ("n", 80)])
        .beyond("for worst inputs, the least winning first moves of heaps up to 10⁶; beyond that, Wythoff's sequence")
        .worst("huge-heaps", by_same_idea(by_wythoff), || {
            queries_by(|random| {
                let greatest = 10_u64.pow(random.random_range(0..=18));
                (random.random_range(1..=greatest), random.random_range(MOST / 2..=MOST))
            })
        })
        .attacks("all parts of numbers near 10¹⁸, a random number of them small")
        .worst("small-moves", by_same_idea(by_wythoff), || {
            queries_by(|random| (random.random_range(1..=3), MOST - random.random_range(0..1000)))
        })
        .attacks("the longest lists of parts")
        .worst("beside-fibonacci-numbers", by_same_idea(by_wythoff), || {
            queries_by(|random| {
                let numbers = fibonacci(MOST);
                let mut near =
                    || numbers[random.random_range(numbers.len() / 2..numbers.len())] + random.random_range(0..3) - 1;
                (near(), near())
            })
        })
        .attacks("limits that are just parts, or just not")
        .worst("heaps-up-to-a-million", by_algorithm(by_least_moves), || {
            queries_by(|random| {
                let greatest = 10_u64.pow(random.random_range(0..=6));
                (random.random_range(1..=greatest), random.random_range(1..=MILLION as u64))
            })
        })
        .attacks("numbers of stones that play still decides")
        // The first player leaves one stone, and only a single one beats him.
        .known("all-but-one-stone-may-be-taken", || (vec![(MOST, MOST); T], vec![MOST - 1; T]))
        .attacks("a limit with no part above it")
        .wrong_play("last-stone-wins", || by_play(|taken| 2 * taken, false), "all")
        .says("Lets the player who takes the last stone win; he loses.")
        .wrong_play("at-most-the-last-move", || by_play(|taken| taken, true), "all")
        .says("Allows at most as many as the move before; here the next move must differ.")
        .wrong("parts-less-than-k", parts_less_than_k, "all")
        .says("Counts the heaps whose least part is less than k, where it may be k.")
        .wrong("without-the-small-parts", without_the_small_parts, "all")
        .says("Takes the numbers without small parts up to the large parts of N only; N may have a small one.")
        .main()
}

/// The largest number of queries, and the largest number in one.
const T: usize = 100_000;
const MOST: u64 = 1_000_000_000_000_000_000;

/// How much may be taken at first, and the largest heap.
type Query = (u64, u64);

/// Plays every heap, the largest first, where `limit` says how much may be taken after a move, and a player who meets
/// no stone has won or lost.
fn by_play(limit: fn(u32) -> u32, without_stones: bool) -> impl FnMut(&Query) -> u64 {
    let wins = move |&(stones, _): &Position, next: &[bool]| {
        if stones == 0 { without_stones } else { next.contains(&false) }
    };
    let mut play = Play::new(move |position| moves(position, limit), wins)
        .board(|(stones, most)| board::heaps([*stones]).and(board::numbers([("may be taken, at most:", most)])))
        .label(|(before, _), (after, _)| format!("take {}", before - after));
    move |&(most, largest)| {
        let mut wins = |stones: u32| play.value(&(stones, stones.min(most as u32)));
        (1..=largest as u32).rev().filter(|&stones| wins(stones)).count() as u64
    }
}

fn queries_by(query: fn(&mut Pcg64) -> Query) -> Vec<Query> {
    let mut random = seeded(1);
    (0..T).map(|_| query(&mut random)).collect()
}

/// The Fibonacci numbers 1, 2, 3, 5, … below `end`.
fn fibonacci(end: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..]
        && a + b < end
    {
        numbers.push(a + b);
    }
    numbers
}

/// The largest heap whose least winning move is found by trying.
const MILLION: usize = 1_000_000;

/// Finds the least winning first move of every heap, from the smallest on: a move of x wins iff what is left has no
/// winning move up to 2x. Then counts the heaps with one up to k, in the order of k.
fn by_least_moves(&(most, largest): &Query) -> u64 {
    // Heaps that win by the same least move, in ascending order.
    static HEAPS: LazyLock<HashMap<u64, Vec<u64>>> = LazyLock::new(|| {
        // A heap of one stone has no winning move.
        let mut least = vec![u64::MAX; 2];
        for stones in 2..=MILLION {
            let wins = |&taken: &usize| least[stones - taken] > 2 * taken as u64;
            least.push((1..stones).find(wins).map_or(u64::MAX, |taken| taken as u64));
        }
        (1..=MILLION).map(|stones| (least[stones], stones as u64)).into_group_map()
    });
    let won = HEAPS.iter().filter(|(taken, _)| **taken <= most);
    won.map(|(_, heaps)| heaps.partition_point(|&stones| stones <= largest) as u64).sum()
}

/// Counts the numbers of parts greater than k without parts: with the golden ratio φ, those below N without the part 1
/// are ⌊φ⌋ − 1, ⌊2φ⌋ − 1, ⌊3φ⌋ − 1, …, which makes ⌊(N + 1) / φ⌋; and the same again for each further part. That heaps
/// are won by their parts is the theorem of the program: no other is known, and 10¹⁸ stones are not played out.
fn by_wythoff(&(most, largest): &Query) -> u64 {
    let numbers = fibonacci(u64::MAX / 2);
    let parts = numbers.iter().filter(|&&part| part <= most).count();
    let lost = (0..parts).fold(u128::from(largest), |below, _| {
        let x = below + 1;
        ((5 * x * x).isqrt() - x) / 2
    });
    largest - lost as u64
}

fn parts_less_than_k(&(most, largest): &Query) -> u64 {
    let numbers = fibonacci(1000);
    // The largest parts come first, so that the last one taken is the least.
    let take = |(rest, least), &part| if part <= rest { (rest - part, part) } else { (rest, least) };
    let least_part = |n: u64| numbers.iter().rev().fold((n, 0), take).1;
    (1..largest).filter(|&n| least_part(n) < most).count() as u64
}

fn without_the_small_parts(&(most, largest): &Query) -> u64 {
    let numbers = fibonacci(1000);
    let places = numbers.iter().filter(|&&part| part <= most).count();
    let (mut rest, mut lost) = (largest, 0);
    for (index, &part) in numbers.iter().enumerate().skip(places).rev() {
        if part <= rest {
            rest -= part;
            lost += numbers[index - places];
        }
    }
    largest - lost
}
