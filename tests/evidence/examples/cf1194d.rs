//! Steps of 1, 2 or k, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("T", 1..=100, row([int("n", 0..=MOST), int("k", 3..=MOST)]));
    Problem::tests("cf1194d", Limits::known(2000, 256), games, oracle, ["Alice", "Bob"])
        .all([("n", 80), ("k", 30)])
        .small("random-games-up-to-cell-1000-near-the-ends-of-periods-with-k-up-to-121", random_games)
        .beyond(
            "for worst inputs, strips read from 0 on until the last k cells repeat, and strategies proved in a \
             comment",
        )
        .worst("many-periods", by_algorithm(by_window), || {
            let mut random = seeded(2);
            let mut game = |_| {
                let k = random.random_range(3..=60);
                (MOST - random.random_range(0..2 * k), k)
            };
            (0..100).map(&mut game).collect()
        })
        .attacks("tables up to n, and walks of 10⁹ / k periods")
        .known("about-one-period", about_one_period)
        .attacks("tables up to k, and sums beyond 10⁹")
        .wrong("no-step-of-k", |(n, _)| n % 3 != 0, "all")
        .says("Forgets the steps of k where k is a multiple of 3.")
        .wrong("the-last-cell-like-the-others", |&game| by_period(game, |k| k + 1, false), "at-k")
        .says("Takes n mod (k + 1) = k, a multiple of 3, for lost; from there a step of k wins.")
        .wrong("period-k", |&game| by_period(game, |k| k, true), "all")
        .says("Reduces n modulo k where k is a multiple of 3; there the outcomes repeat after k + 1 cells.")
        .wrong("misere", |game| Play::misere(moves).value(game), "on-cell-0")
        .says("Lets a player who cannot move win; here he loses.")
        .main()
}

/// The largest cell, and the longest step.
const MOST: u32 = 1_000_000_000;

/// The cell, and the long step.
type Position = (u32, u32);

fn moves(&(n, k): &Position) -> Vec<Position> {
    [1, 2, k].into_iter().filter_map(|step| Some((n.checked_sub(step)?, k))).collect()
}

fn oracle() -> impl FnMut(&Position) -> bool {
    let mut play = Play::normal(moves)
        .board(|&(n, k)| board::heaps([n]).and(board::numbers([("k", k)])))
        .label(|_, (cell, _)| format!("to cell {cell}"));
    move |game| play.value(game)
}

fn random_games() -> Vec<Position> {
    let mut random = seeded(1);
    let mut game = |_| {
        let k = 3 * random.random_range(1..=40) + u32::from(random.random_bool(0.2));
        // Most of them near the ends of the periods.
        let n = random.random_range(0..=1000 / (k + 1)) * (k + 1) + random.random_range(0..8);
        (n.saturating_sub(4), k)
    };
    (0..2000).map(&mut game).collect()
}

fn about_one_period() -> (Vec<Position>, Vec<bool>) {
    // Both are multiples of 3.
    let (one, k) = (MOST - 1, 333_333_333);
    let games = [
        // Bob goes back to a multiple of 3: here no step of k is possible.
        ((one - 3, one), false),
        ((one - 2, one), true),
        // Alice steps to 0.
        ((one, one), true),
        // Alice leaves k, from which Bob steps to 0, or k − 1, or 1, from which he steps to a multiple of 3.
        ((one + 1, one), false),
        // Here no step of k leads from a multiple of 3 to another.
        ((one, MOST), false),
        ((MOST, MOST), true),
        ((one, 500_000_000), false),
        // Alice steps to k + 1, which is lost, as above.
        ((k + 2, k), true),
        ((k + 3, k), true),
        ((2 * k + 1, k), true),
    ];
    games.repeat(10).into_iter().unzip()
}

/// The strip from 0 on: the outcomes of the k cells before a cell decide all that follow, so they repeat once these do.
fn by_window(&(n, k): &Position) -> bool {
    let (n, k) = (n as usize, k as usize);
    let mut seen = HashMap::new();
    let mut won: Vec<bool> = vec![];
    while won.len() <= n {
        let cell = won.len();
        if cell >= k
            && let Some(first) = seen.insert(won[cell - k..].to_vec(), cell)
        {
            return won[first + (n - first) % (cell - first)];
        }
        won.push([1, 2, k].iter().any(|&step| step <= cell && !won[cell - step]));
    }
    won[n]
}

fn by_period((n, k): Position, period: fn(u32) -> u32, last_is_won: bool) -> bool {
    let rest = if k % 3 == 0 { n % period(k) } else { n };
    rest % 3 != 0 || last_is_won && rest == k && k % 3 == 0
}
