//! The first move of Fibonacci Nim, by play.

use evidence::prelude::*;
use evidence::shared::dynamic::moves;

fn main() -> ExitCode {
    Problem::one(
        "p6487",
        Limits::known(1000, 128),
        row([int("N", 2..=N)]),
        || |n: &u64| play(n, |taken| 2 * taken),
        Plain,
    )
    .all([("N", 150)])
    .small("games-of-151-to-400-stones", || {
        let mut random = seeded(1);
        (0..40).map(|_| random.random_range(151..=400)).collect()
    })
    .beyond("beyond that, the least part of the number by the rule of Schwenk for all games of this kind")
    .worst("largest", by_algorithm(least_part), || N)
    .attacks("a sum or a product beyond 64 bits")
    .worst("largest-fibonacci-number", by_algorithm(least_part), || 806_515_533_049_393)
    .attacks("a list that ends before it")
    // 1 + 3 + 8 + 21 + …: every other number of the list.
    .worst("most-parts", by_algorithm(least_part), || 806_515_533_049_393 - 1)
    .attacks("a search that subtracts part by part, 36 of them")
    .worst("two-large-parts", by_algorithm(least_part), || 806_515_533_049_393 + 190_392_490_709_135)
    .attacks("a search from below")
    .wrong("greatest-part", |&stones| parts(stones)[0], "two-parts")
    .says("Takes the largest part; the other player then takes all that is left.")
    .wrong("not-all-at-once", |&n| parts(n).pop().filter(|&part| part < n).unwrap_or(0), "fibonacci-number")
    .says("Says 0 where no move but the whole heap wins; here the first move may take all.")
    .wrong("at-most-the-last-move", |stones| play(stones, |taken| taken), "all")
    .says("Lets a move take at most as many as the one before, not twice as many.")
    .wrong("less-than-twice-the-last-move", |stones| play(stones, |taken| 2 * taken - 1), "all")
    .says("Forbids taking exactly twice as many as the move before.")
    .wrong("32-bits", |stones| parts(stones & 0xffff_ffff).pop().unwrap_or(0), "large-fibonacci-number")
    .says("Reads N into 32 bits.")
    .wrong("numbers-up-to-31-bits", by_a_short_list, "large-fibonacci-number")
    .says("Ends the list of Fibonacci numbers at 2³¹; N goes up to 10¹⁵.")
    .main()
}

/// The largest number of stones.
const N: u64 = 1_000_000_000_000_000;

/// The least first move that wins, where `limit` says how much may be taken after a move.
fn play(&stones: &u64, limit: fn(u32) -> u32) -> u64 {
    let stones = u32::try_from(stones).expect("few stones are played out");
    let mut play = Play::normal(|position| moves(position, limit))
        .board(|(stones, most)| board::heaps([*stones]).and(board::numbers([("may be taken, at most:", most)])))
        .label(|(before, _), (after, _)| format!("take {}", before - after));
    // A player who may take all wins: this is the position to play.
    assert!(play.value(&(stones, stones)));
    let wins = |taken: &u32| !play.value(&(stones - taken, limit(*taken).min(stones - taken)));
    u64::from((1..=stones).find(wins).expect("to take all wins"))
}

/// The parts of a number, the largest first, by Schwenk's rule, which holds wherever the limit of a move rises with the
/// move before: the list of lost heaps begins with 1; behind H comes H + h, for the least lost h after which a move may
/// take H. Taking the least part wins.
fn parts(number: u64) -> Vec<u64> {
    let mut lost = vec![1_u64];
    while lost[lost.len() - 1] <= number {
        let last = lost[lost.len() - 1];
        let step = lost.iter().find(|&&taken| 2 * taken >= last);
        lost.push(last + step.expect("the last one does"));
    }
    let mut rest = number;
    let part = |&part: &u64| {
        let fits = part <= rest;
        rest -= if fits { part } else { 0 };
        fits
    };
    lost.into_iter().rev().filter(part).collect()
}

fn least_part(&stones: &u64) -> u64 {
    *parts(stones).last().expect("a part")
}

/// The least part by a list that ends at 2³¹.
fn by_a_short_list(&stones: &u64) -> u64 {
    let mut rest = stones;
    let list = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a);
    let list = list.take_while(|&number: &u64| number < 1 << 31).collect_vec();
    let part = |&part: &u64| {
        let fits = part <= rest;
        rest -= if fits { part } else { 0 };
        fits
    };
    list.into_iter().rev().filter(part).last().unwrap_or(0)
}
