//! Steps of 1, 2 or k, by play.

use std::collections::HashMap;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1194d", Limits::known(2000, 256), oracle, small)
        .played("all games up to cell 80 with k up to 30, 2000 up to cell 1000 with k up to 120")
        .beyond("for worst inputs, strips read from 0 on until the last k cells repeat, and strategies in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("no-step-of-k", |input| answers(input, |n, _| n % 3 != 0), "all-games-up-to-cell-80")
                .says("Forgets the steps of k where k is a multiple of 3."),
            wrong("the-last-cell-like-the-others", |input| by_period(input, |k| k + 1, false), "at-k")
                .says("Takes n mod (k + 1) = k for lost, a multiple of 3: from there a step of k wins."),
            wrong("period-k", |input| by_period(input, |k| k, true), "all-games-up-to-cell-80")
                .says("Reduces n modulo k; the outcomes repeat after k + 1 cells."),
            wrong("misere", misere, "on-cell-0").says("Lets win who cannot move; here he loses."),
        ])
        .main()
}

/// The cell, and the long step.
type Position = (u32, u32);

fn moves(&(n, k): &Position) -> Vec<Position> {
    [1, 2, k].into_iter().filter_map(|step| Some((n.checked_sub(step)?, k))).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, k| play.value(&(n, k)))
}

/// A line for each game, by whether Alice wins it.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    cases::counted(input, |tokens| if wins(tokens.read(), tokens.read()) { "Alice" } else { "Bob" })
}

fn file(games: &[Position]) -> String {
    let lines = games.iter().map(|(n, k)| format!("{n} {k}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (3..=30).flat_map(|k| (0..=80).map(move |n| (n, k))).collect_vec();
    let mut random = seeded(1);
    let larger = (0..2000).map(|_| {
        let k = 3 * random.random_range(1..=40) + u32::from(random.random_bool(0.2));
        // Most of them near the ends of the periods.
        let n = random.random_range(0..=1000 / (k + 1)) * (k + 1) + random.random_range(0..8);
        (n.saturating_sub(4), k)
    });
    vec![
        Small::new("all-games-up-to-cell-80", all.chunks(81).map(file)),
        Small::new("random-games-near-the-ends-of-periods", larger.collect_vec().chunks(100).map(file)),
    ]
}

/// The greatest cell, and the longest step.
const MOST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 1, 100, |games| format!("@{games}\n{}", repeated("9 3\n", games))),
        Bound::integer("n", 0, MOST, |n| format!("2\n7 3\n@{n} 9\n")),
        Bound::integer("k", 3, MOST, |k| format!("2\n7 3\n500 @{k}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "many-periods",
            "tables up to n, and walks of 10⁹ / k periods",
            Known::ByAlgorithm(by_window),
            || {
                let mut random = seeded(2);
                let game = |_| {
                    let k = random.random_range(3..=60);
                    (MOST - random.random_range(0..2 * k), k)
                };
                file(&(0..100).map(game).collect_vec())
            },
        ),
        Worst::known("about-one-period", "tables up to k, and sums beyond 10⁹", || {
            // Both are multiples of 3.
            let (one, k) = (MOST - 1, 333_333_333);
            let games = [
                // Bob goes back to a multiple of 3: here no step of k is possible.
                (one - 3, one, "Bob"),
                (one - 2, one, "Alice"),
                // Alice steps to 0.
                (one, one, "Alice"),
                // Alice leaves k, from which Bob steps to 0, or k − 1, or 1, from which he steps to a multiple of 3.
                (one + 1, one, "Bob"),
                // Here no step of k leads from a multiple of 3 to another.
                (one, MOST, "Bob"),
                (MOST, MOST, "Alice"),
                (one, 500_000_000, "Bob"),
                // Alice steps to k + 1, which is lost, as above.
                (k + 2, k, "Alice"),
                (k + 3, k, "Alice"),
                (2 * k + 1, k, "Alice"),
            ];
            let answer = games.iter().map(|(_, _, winner)| format!("{winner}\n")).join("");
            let positions = games.iter().map(|&(n, k, _)| (n, k)).collect_vec();
            (file(&positions.repeat(10)), answer.repeat(10))
        }),
    ]
}

/// The strip from 0 on: the outcomes of the k cells before a cell decide all that follow, so they repeat once these do.
fn by_window(input: &str) -> String {
    answers(input, |n, k| {
        let window = |won: &[bool]| won[won.len() - k as usize..].to_vec();
        let mut seen = HashMap::new();
        let mut won: Vec<bool> = vec![];
        loop {
            let cell = won.len();
            if cell > n as usize {
                return won[n as usize];
            }
            if cell >= k as usize
                && let Some(first) = seen.insert(window(&won), cell)
            {
                return won[first + (n as usize - first) % (cell - first)];
            }
            won.push([1, 2, k as usize].iter().any(|&step| step <= cell && !won[cell - step]));
        }
    })
}

fn by_period(input: &str, period: fn(u32) -> u32, last_is_won: bool) -> String {
    answers(input, |n, k| {
        if k % 3 != 0 {
            return n % 3 != 0;
        }
        let rest = n % period(k);
        rest % 3 != 0 || last_is_won && rest == k
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |n, k| play.value(&(n, k)))
}
