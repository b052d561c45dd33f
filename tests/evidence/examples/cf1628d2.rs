//! A number by the one, its sign by the other, by play on a grid.
//!
//! Alice's numbers are the multiples of k/2ⁿ with n turns to go at first. So all values are known from below; that she
//! gets no more by the numbers between is shown where the grid is finer. The units are k/2ⁿ: play does not know k.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let game = row([int("n", 1..=N), between("m", 1, "n"), int("k", 0..=P - 1)]);
    let games = Format::tests("t", 1..=T, game).sum("the sum of n", "n", N);
    Problem::tests("cf1628d2", Limits::known(3000, 256), games, || by_play, Plain)
        .all([("n", 5), ("m", 5), ("k", 2)])
        .small("games-of-6-and-7-turns-with-large-numbers", || {
            (6..=7).flat_map(|n| (1..=n).map(move |m| (n, m, P - 1 - n * m))).collect()
        })
        .beyond(
            "for worst inputs, the table of means up to 2000 turns, games decided at once, and a sum over the ways \
             through this table",
        )
        .known("always-added", || (vec![(N, N, P - 1)], vec![(P - N) % P]))
        .attacks("a sum of all 10⁶ terms")
        // The first time Bob adds he is free of it: k/2ⁿ⁻¹, as Alice names half of what the next turn is worth.
        .known("added-once", || {
            let games = (0..T).map(|game| (10, 1, P - 1 - game)).collect_vec();
            let answers = games.iter().map(|&(n, _, k)| k * power_modulo(HALF, n - 1, P) % P).collect();
            (games, answers)
        })
        .attacks("as many games as there can be: tables for each of them")
        .worst("2000-turns", by_algorithm(by_means), || {
            (0..N / 2000).map(|game| (2000 - game % 2, 1 + 4 * (game % 499), P - 1 - game)).collect()
        })
        .attacks("a table of n²/2 values for each game")
        .worst("a-million-turns", by_same_idea(by_ways), || vec![(N, N / 2, P - 1)])
        .attacks("the largest factorials")
        .worst("a-million-turns-but-one-added", by_same_idea(by_ways), || vec![(N, N - 1, 123_456_789)])
        .attacks("the most terms in a game that is not decided at once")
        .wrong("always-the-greatest-number", |&(n, m, k)| (2 * m).saturating_sub(n) * k % P, "sample-1")
        .says("Lets Alice name k, or 0, in every turn: she should name what makes both signs equally good.")
        .wrong("no-case-for-all-added", |game| ways(game, 1, |i, k| i * k % P), "all")
        .says("Sums up the ways where there is none: if Bob must always add, the score is n · k at once.")
        .wrong(
            "any-first-step",
            |game| if game.0 == game.1 { by_ways(game) } else { ways(game, 0, |i, k| i * k % P) },
            "all",
        )
        .says("Lets the ways begin along the games in which Bob must always add; their first step leaves these.")
        .wrong(
            "products-of-32-bits",
            |game| ways(game, u64::from(game.0 > game.1), |i, k| (i as u32).wrapping_mul(k as u32).into()),
            "games-of-6-and-7-turns-with-large-numbers",
        )
        .says("Multiplies i by k in 32 bits.")
        .unplayed([("sample-1", "games of up to 100 turns")])
        .lemmas([lemma("a-finer-grid-gives-no-more-up-to-4-turns", || {
            for (n, m) in (1..=4).flat_map(|n| (0..=n).map(move |m| (n, m))) {
                assert_eq!(on_grid(n, m, 12 << n), 12 * on_grid(n, m, 1 << n), "{n} {m}");
            }
        })])
        .main()
}

/// The largest number of games, of turns in all, and the modulus.
const T: u64 = 100_000;
const N: u64 = 1_000_000;
const P: u64 = 1_000_000_007;
const HALF: u64 = P.div_ceil(2);

/// Turns, how often Bob must add, and the largest number.
type Game = (u64, u64, u64);

/// The turns left, how often Bob still must add, what the last turn gave, and the number that Alice has named, if any.
type Position = (u64, u64, i64, Option<i64>);

fn by_play(&(n, m, k): &Game) -> u64 {
    let units = on_grid(n, m, 1 << n).rem_euclid(P as i64) as u64;
    units * power_modulo(HALF, n, P) % P * k % P
}

/// The score with Alice's numbers from 0 to `most`.
fn on_grid(n: u64, m: u64, most: i64) -> i64 {
    let moves = move |&(n, m, _, named): &Position| match named {
        _ if n == 0 => vec![],
        None => (0..=most).map(|x| (n, m, 0, Some(x))).collect(),
        Some(x) => {
            let subtracted = (m < n).then_some((n - 1, m, -x, None));
            [(n - 1, m.saturating_sub(1), x, None)].into_iter().chain(subtracted).collect()
        }
    };
    let score = |&(.., gain, named): &Position, scores: &[i64]| match named {
        Some(_) => *scores.iter().min().expect("Bob can always add"),
        None => gain + scores.iter().max().unwrap_or(&0),
    };
    let mut play = Play::new(moves, score)
        .board(|(n, m, ..)| board::numbers([("turns", n), ("to be added", m)]))
        .label(move |_, &(.., gain, named)| named.map_or(format!("{gain:+}"), |x| format!("{x}/{most} of k")))
        .mover(|&(.., named)| if named.is_some() { "Bob" } else { "Alice" })
        .worded(move |score| format!("a score of {score}/{most} of k"));
    play.value(&(n, m, 0, None))
}

/// For k = 1, up to 2000 turns: Alice makes both signs equally good.
fn by_means(&(n, m, k): &Game) -> u64 {
    static SCORES: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
        let mut scores = vec![vec![0]];
        for n in 1..=2000 {
            let before: &Vec<u64> = &scores[n - 1];
            let means = (1..n).map(|m| (before[m - 1] + before[m]) % P * HALF % P);
            scores.push([0].into_iter().chain(means).chain([n as u64]).collect());
        }
        scores
    });
    SCORES[n as usize][m as usize] * k % P
}

/// The published sum over the ways through the table of means that begin at the games in which Bob must always add:
/// from one with i turns, n − i halvings lead to n turns, the first of which is by a turn in which he need not add. No
/// table holds the means themselves.
fn by_ways(game: &Game) -> u64 {
    if game.0 == game.1 { game.0 * game.2 % P } else { ways(game, 1, |i, k| i * k % P) }
}

/// The same where the first so many halvings add nothing, and with this product of i and k.
fn ways(&(n, m, k): &Game, first: u64, product: impl Fn(u64, u64) -> u64) -> u64 {
    static FACTORIALS: LazyLock<Vec<u64>> = LazyLock::new(|| {
        let mut factorials = vec![1];
        (1..=N).for_each(|n| factorials.push(factorials[n as usize - 1] * n % P));
        factorials
    });
    let factorial = |n: u64| FACTORIALS[n as usize];
    let binomial = |all: u64, some: u64| match all.checked_sub(some) {
        Some(rest) => factorial(all) * power_modulo(factorial(some) * factorial(rest) % P, P - 2, P) % P,
        None => 0,
    };
    let mut halvings = power_modulo(HALF, n, P);
    let term = |i: u64| {
        halvings = halvings * 2 % P;
        (n - i).checked_sub(first).map_or(0, |free| product(i, k) % P * binomial(free, m - i) % P * halvings % P)
    };
    (1..=m).map(term).fold(0, |sum, term| (sum + term) % P)
}
