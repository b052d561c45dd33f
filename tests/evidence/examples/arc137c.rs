//! The greatest number becomes a smaller one, by play.

use std::collections::BTreeSet;

use evidence::lists::{self, line};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc137c", Limits::known(2000, 1024), oracle, small)
        .played("all sets of 2 to 5 numbers below 10, all pairs below 30, 400 sets of 6 and 7 numbers below 15")
        .beyond("for worst inputs, free numbers that all have to be filled, and the strategy of keeping neighbours")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-alone", |input| by_gap(input, |_, free| free % 2 == 1), "all-sets-up-to-5-numbers")
                .says("Decides by parity alone; where the two greatest are no neighbours, Alice wins anyway."),
            wrong("a-gap-of-three", |input| by_gap(input, |gap, free| gap > 2 || free % 2 == 1), "a-gap-of-two")
                .says("Wants two free numbers between the two greatest."),
            wrong("a-free-number-too-few", |input| by_gap(input, |gap, free| gap > 1 || free % 2 == 0), "sample-2")
                .says("Forgets that 0 is a number, too."),
            wrong("always-the-least-free-number", least_free_number, "all-sets-up-to-5-numbers")
                .says("Counts the moves of two players who never choose."),
        ])
        .refused([
            ("equal-numbers", "4\n1 5 @5 7\n", "a number greater than the one before"),
            ("falling-numbers", "3\n1 3\n@2\n", "a number greater than the one before"),
        ])
        .main()
}

/// Replace the last number, which is the greatest, by a smaller one that is not there.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let (greatest, others) = numbers.split_last().expect("two numbers at least");
    let free = (0..*greatest).filter(|number| !others.contains(number));
    free.map(|number| others.iter().copied().chain([number]).sorted().collect()).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answer(input, |numbers| play.value(&numbers))
}

fn answer(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["Alice", "Bob"], wins)
}

fn small() -> Vec<Small> {
    let all = (2..=5).flat_map(|n| (0..10).combinations(n));
    let pairs = (0..30).combinations(2);
    let mut random = seeded(1);
    // Neighbours at the top, more often than by chance.
    let mut larger = |n: usize| {
        let mut numbers = BTreeSet::new();
        let greatest = random.random_range(n as u32..15);
        numbers.insert(greatest);
        if random.random_bool(0.6) {
            numbers.insert(greatest - 1);
        }
        while numbers.len() < n {
            numbers.insert(random.random_range(0..greatest));
        }
        line(&numbers.into_iter().collect())
    };
    let larger = (0..400).map(|index| larger(6 + index % 2)).collect_vec();
    vec![
        Small::new("sets-of-6-and-7-numbers", larger),
        Small::new("all-sets-up-to-5-numbers", all.map(|set| line(&set))),
        Small::new("all-pairs", pairs.map(|set| line(&set))),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: u32 = 300_000;
const GREATEST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n}\n{}\n", joined(0..n as u32))),
        // In its place among numbers that rise.
        Bound::integer("a number", 0, GREATEST, |number| match number {
            ..500 => format!("2\n@{number} 1000\n"),
            _ => format!("2\n1000 @{number}\n"),
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, word: &'static str, numbers: fn() -> Vec<u32>| {
        Worst::known(name, attacks, move || (line(&numbers()), format!("{word}\n")))
    };
    let scattered = |name, attacks, below, gap| {
        Worst::new(name, attacks, Known::BySameIdea(by_gaps), move || line(&scattered(below, gap)))
    };
    vec![
        known("no-free-number", "no move at all", "Bob", || block(0)),
        known("a-block-above-an-even-number-of-free-numbers", "neighbours at the top", "Bob", || block(N - 2)),
        known("a-block-above-an-odd-number-of-free-numbers", "one move more", "Alice", || block(N - 3)),
        // An even number of free numbers, and a move to the least of them that leaves none below.
        known("one-number-far-above", "a wide gap", "Alice", || (0..N - 1).chain([GREATEST - 1]).collect()),
        scattered("scattered-neighbours-and-even-free-numbers", "digits, and almost 10⁹ free numbers", 1, 1),
        scattered("scattered-neighbours-and-odd-free-numbers", "the same with a free number less", 0, 1),
        scattered("scattered-with-a-gap-of-two", "the least gap, where the parity says the opposite", 1, 2),
        Worst::new("steps-down", "many moves that are answered one by one", Known::BySameIdea(step_by_step), || {
            let mut random = seeded(2);
            let others = std::iter::repeat_with(|| random.random_range(0..700_000)).unique();
            let others = others.take(N as usize - 2).chain([700_000, 700_001]);
            line(&others.sorted().collect())
        }),
    ]
}

/// A block above free numbers: every move takes its greatest number and fills a free one. While the block is longer
/// than the rest of them, the two greatest numbers are always in it. So the moves are counted by the free numbers.
fn block(free: u32) -> Vec<u32> {
    (free..free + N).collect()
}

/// Random numbers, of which the last is so much below the greatest that can be, and above the last but one by `gap`.
fn scattered(below: u32, gap: u32) -> Vec<u32> {
    let mut random = seeded(1);
    let greatest = GREATEST - below;
    let others = std::iter::repeat_with(|| random.random_range(0..greatest - gap)).unique();
    let others = others.take(N as usize - 2);
    others.chain([greatest - gap, greatest]).sorted().collect()
}

/// By the free numbers, gap by gap. With almost 10⁹ of them, nothing is known that does without their parity.
fn by_gaps(input: &str) -> String {
    answer(input, |numbers| {
        let gaps = numbers.windows(2).map(|pair| pair[1] - pair[0] - 1);
        let last = gaps.clone().next_back().expect("two numbers at least");
        last > 0 || (numbers[0] + gaps.sum::<u32>()) % 2 == 1
    })
}

/// Plays on from neighbours at the top. Who leaves a gap there loses, since the other one then steals his move. So both
/// keep neighbours as long as they can, and fill the least free number where they have the choice. Without strategy
/// stealing, there are too many ways to play on.
fn step_by_step(input: &str) -> String {
    answer(input, |numbers| {
        let mut numbers: BTreeSet<u32> = numbers.into_iter().collect();
        let mut least_free = 0;
        let mut alice_moves = true;
        loop {
            let greatest = numbers.pop_last().expect("two numbers at least");
            let second = *numbers.last().expect("one is left");
            assert_eq!(greatest - second, 1);
            while numbers.contains(&least_free) {
                least_free += 1;
            }
            if least_free >= greatest {
                return !alice_moves;
            }
            let below = second - 1;
            numbers.insert(if numbers.contains(&below) { least_free } else { below });
            alice_moves = !alice_moves;
        }
    })
}

/// By the distance of the two greatest numbers, and how many below the greatest are free.
fn by_gap(input: &str, wins: fn(u32, u32) -> bool) -> String {
    answer(input, |numbers| {
        let n = numbers.len();
        wins(numbers[n - 1] - numbers[n - 2], numbers[n - 1] + 1 - n as u32)
    })
}

fn least_free_number(input: &str) -> String {
    answer(input, |mut numbers| {
        let mut moves_made = 0;
        while let Some(next) = moves(&numbers).into_iter().next() {
            numbers = next;
            moves_made += 1;
        }
        moves_made % 2 == 1
    })
}
