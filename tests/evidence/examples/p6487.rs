//! The first move of Fibonacci Nim, by play.

use evidence::prelude::*;
use evidence::rules::dynamic::moves;

fn main() -> ExitCode {
    Problem::new("p6487", Limits::known(1000, 128), oracle, small)
        .played("all games up to 150 stones, 40 games of up to 400")
        .beyond("beyond that, the least part of the number by the rule of Schwenk for all games of this kind")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("greatest-part", |input| line(parts(Tokens::new(input).read())[0]), "two-parts")
                .says("Takes the greatest part; the other player then takes all that is left."),
            wrong("not-all-at-once", not_all, "fibonacci-number")
                .says("Says 0 where no move but the whole heap wins; here the first move may take all."),
            wrong("at-most-the-last-move", |input| by_play(input, |taken| taken), "all-games-up-to-150")
                .says("Lets a move take as many as the one before at most, not twice as many."),
            wrong("less-than-twice-the-last-move", less_than_twice, "all-games-up-to-150")
                .says("Forbids to take exactly twice as many as the move before."),
            wrong("32-bits", of_32_bits, "large-fibonacci-number").says("Reads N into 32 bits."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| 2 * taken)
}

fn by_play(input: &str, limit: fn(u32) -> u32) -> String {
    let mut play = Play::normal(|position| moves(position, limit));
    let stones = Tokens::new(input).read();
    let wins = |taken: &u32| !play.value(&(stones - taken, limit(*taken).min(stones - taken)));
    let least = (1..=stones).find(wins);
    line(u64::from(least.expect("to take all wins")))
}

fn line(number: u64) -> String {
    format!("{number}\n")
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    vec![
        Small::new("all-games-up-to-150", (2..=150).map(line)),
        Small::new("some-games-up-to-400", (0..40).map(|_| line(random.random_range(151..=400)))),
    ]
}

/// The greatest number of stones.
const N: u64 = 1_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![Bound::integer("N", 2, N, |stones| format!("@{stones}\n"))]
}

fn worst() -> Vec<Worst> {
    let least_part = Known::ByAlgorithm(least_part);
    vec![
        Worst::new("largest", "a sum or a product beyond 64 bits", least_part, || line(N)),
        Worst::new("largest-fibonacci-number", "a list that ends before it", least_part, || line(806_515_533_049_393)),
        // 1 + 3 + 8 + 21 + …: every other number of the list.
        Worst::new("most-parts", "a search that subtracts part by part, 36 of them", least_part, || {
            line(806_515_533_049_393 - 1)
        }),
        Worst::new("two-large-parts", "a search from below", least_part, || {
            line(806_515_533_049_393 + 190_392_490_709_135)
        }),
    ]
}

/// The parts of a number, the greatest first, by Schwenk's rule, which holds wherever the limit of a move rises with
/// the move before: the list of lost heaps begins with 1; behind H comes H + h, for the least lost h after which a move
/// may take H. To take the least part wins.
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

fn least_part(input: &str) -> String {
    line(*parts(Tokens::new(input).read()).last().expect("a part"))
}

fn not_all(input: &str) -> String {
    let stones: u64 = Tokens::new(input).read();
    line(parts(stones).pop().filter(|&part| part < stones).unwrap_or(0))
}

fn less_than_twice(input: &str) -> String {
    by_play(input, |taken| 2 * taken - 1)
}

fn of_32_bits(input: &str) -> String {
    let stones: u64 = Tokens::new(input).read();
    line(parts(stones & 0xffff_ffff).pop().unwrap_or(0))
}
