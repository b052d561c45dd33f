//! Euclid's game by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("C", 1..=C, row([int("M", 1..=LARGEST), int("N", 1..=LARGEST)]));
    Problem::tests("p1290", Limits::UNKNOWN, games, oracle, ["Stan wins", "Ollie wins"])
        .all([("M", 60), ("N", 60)])
        .small("pairs-up-to-2000-near-the-golden-ratio", golden_pairs)
        .worst("fibonacci", by_algorithm(golden_ratio), || {
            let pairs = std::iter::successors(Some((1, 1)), |&(a, b)| Some((b, a + b)));
            pairs.take(45).skip(45 - C).collect()
        })
        .attacks("the longest runs of forced moves")
        .worst("thin", by_algorithm(golden_ratio), || vec![(1, LARGEST), (LARGEST, 2), (3, LARGEST - 1)])
        .attacks("two billion moves, one by one")
        .worst("random", by_algorithm(golden_ratio), || {
            let mut random = seeded(1);
            let mut number = || random.random_range(LARGEST / 2..=LARGEST);
            (0..C).map(|_| (number(), number())).collect()
        })
        .attacks("sums and products beyond 32 bits")
        .wrong("parity-of-the-divisions", |&(m, n)| divisions(m.min(n), m.max(n)) % 2 == 1, "all")
        .says("Lets both players always take as much as they can.")
        .smallest("1\n2 5\n")
        .wrong("parity-of-the-subtractions", |game| by_choice(game, |_, _| false), "all")
        .says("Lets both players always take the smaller number once.")
        .wrong("equal-numbers-lost", |game| game.0 != game.1 && by_choice(game, |a, b| b - a >= a), "all")
        .says("Takes a = b for a forced move like a < b < 2a; but it makes a 0.")
        .wrong(
            "twice-in-32-bits",
            |game| by_choice(game, |a, b| (a as i32).wrapping_mul(2) <= b as i32),
            "twice-is-more-than-31-bits",
        )
        .says("Computes 2a in 32 bits with a sign, where it becomes negative.")
        .wrong(
            "golden-ratio-in-floating-point",
            |&(m, n)| m == n || f64::from(m.max(n)) / f64::from(m.min(n)) > (1.0 + 5.0_f64.sqrt()) / 2.0,
            "fibonacci",
        )
        .says("Compares b/a with the golden ratio in floating point, which takes them for equal.")
        .main()
}

/// The largest number of games, and the largest number in one.
const C: usize = 6;
const LARGEST: u32 = 2_147_483_647;

type Game = (u32, u32);

/// Take a positive multiple of the smaller number from the larger; a 0 ends the game.
fn moves(&(m, n): &Game) -> Vec<Game> {
    let times = |larger: u32, smaller: u32| 1..=larger.checked_div(smaller).unwrap_or(0);
    match m < n {
        true => times(n, m).map(|times| (m, n - times * m)).collect(),
        false => times(m, n).map(|times| (m - times * n, n)).collect(),
    }
}

fn oracle() -> impl FnMut(&Game) -> bool {
    let mut play = Play::normal(moves).board(|&(m, n)| board::heaps([m, n]));
    move |game| play.value(game)
}

/// The ratios near the golden one, where few are decided at once.
fn golden_pairs() -> Vec<Game> {
    let mut random = seeded(1);
    let mut pair = |_| {
        let smaller = random.random_range(1..=1200);
        let both = [smaller, random.random_range(smaller..=smaller * 5 / 3)];
        let first = random.random_range(0..2);
        (both[first], both[1 - first])
    };
    (0..300).map(&mut pair).collect()
}

/// Stan wins iff the numbers are equal, or their ratio is above the golden one (Cole and Davie 1969).
fn golden_ratio(&(m, n): &Game) -> bool {
    let (a, b) = (i128::from(m.min(n)), i128::from(m.max(n)));
    a == b || b * b - a * b - a * a > 0
}

/// Whether a position is won, where `wins_now` says that the player to move has a choice, and wins.
fn by_choice(&(m, n): &Game, wins_now: fn(u32, u32) -> bool) -> bool {
    let (a, b) = (m.min(n), m.max(n));
    a > 0 && (wins_now(a, b) || !by_choice(&(b - a, a), wins_now))
}

fn divisions(a: u32, b: u32) -> u32 {
    if a == 0 { 0 } else { 1 + divisions(b % a, a) }
}
