//! Euclid's game by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p1290", Limits::UNKNOWN, oracle, small)
        .played("all pairs up to 60, 300 pairs up to 2000")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-of-the-divisions", divisions, "all-pairs-up-to-60")
                .says("Lets both players always take as much as they can.")
                .smallest("1\n2 5\n"),
            wrong("parity-of-the-subtractions", subtractions, "all-pairs-up-to-60")
                .says("Lets both players always take the smaller number once."),
            wrong("equal-numbers-lost", equal_lost, "all-pairs-up-to-60")
                .says("Takes a = b for a forced move like a < b < 2a; but it makes a 0."),
            wrong("twice-in-32-bits", twice_in_32_bits, "twice-is-more-than-31-bits")
                .says("Computes 2a in 32 bits with a sign, where it becomes negative."),
            wrong("golden-ratio-in-floating-point", float, "fibonacci")
                .says("Compares b/a with the golden ratio in floating point, which takes them for equal."),
        ])
        .main()
}

/// Take a positive multiple of the smaller number from the larger; a 0 ends the game.
fn moves(&(m, n): &(u32, u32)) -> Vec<(u32, u32)> {
    let (smaller, larger) = (m.min(n), m.max(n));
    let times = larger.checked_div(smaller).unwrap_or(0);
    (1..=times).map(|times| (smaller, larger - times * smaller)).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |m, n| play.value(&(m, n)))
}

/// A line for each game, by whether Stan wins.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    cases::counted(input, |tokens| if wins(tokens.read(), tokens.read()) { "Stan wins" } else { "Ollie wins" })
}

fn file(games: &[(u32, u32)]) -> String {
    let lines = games.iter().map(|(m, n)| format!("{m} {n}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

/// The greatest number of games, and the greatest number in one.
const C: usize = 6;
const LARGEST: u32 = 2_147_483_647;

fn small() -> Vec<Small> {
    let all = (1..=60).cartesian_product(1..=60).collect_vec();
    let mut random = seeded(1);
    // The ratios near the golden one, where few are decided at once.
    let larger = (0..300).map(|_| {
        let smaller = random.random_range(1..=1200);
        let both = [smaller, random.random_range(smaller..=smaller * 5 / 3)];
        let first = random.random_range(0..2);
        (both[first], both[1 - first])
    });
    vec![
        Small::new("all-pairs-up-to-60", all.chunks(C).map(file)),
        Small::new("pairs-up-to-2000", larger.collect_vec().chunks(C).map(file)),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("C", 1, C, |games| format!("@{games}\n{}", repeated("3 5\n", games))),
        Bound::integer("M", 1, LARGEST, |m| format!("1\n@{m} 5\n")),
        Bound::integer("N", 1, LARGEST, |n| format!("1\n5 @{n}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let worst = |name, attacks, games: fn() -> Vec<(u32, u32)>| {
        Worst::new(name, attacks, Known::ByAlgorithm(golden_ratio), move || file(&games()))
    };
    vec![
        worst("fibonacci", "the longest runs of forced moves", || {
            let mut pairs = vec![(1, 1)];
            while pairs.len() < 45 {
                let (a, b) = pairs[pairs.len() - 1];
                pairs.push((b, a + b));
            }
            pairs.split_off(45 - C)
        }),
        worst("thin", "two billion moves, one by one", || vec![(1, LARGEST), (LARGEST, 2), (3, LARGEST - 1)]),
        worst("random", "sums and products beyond 32 bits", || {
            let mut random = seeded(1);
            let mut number = || random.random_range(LARGEST / 2..=LARGEST);
            (0..C).map(|_| (number(), number())).collect()
        }),
    ]
}

/// Stan wins iff the numbers are equal, or their ratio is above the golden one (Cole and Davie 1969).
fn golden_ratio(input: &str) -> String {
    answers(input, |m, n| {
        let (a, b) = (i128::from(m.min(n)), i128::from(m.max(n)));
        a == b || b * b - a * b - a * a > 0
    })
}

fn float(input: &str) -> String {
    answers(input, |m, n| m == n || f64::from(m.max(n)) / f64::from(m.min(n)) > (1.0 + 5.0_f64.sqrt()) / 2.0)
}

/// Whether a position is won, where `wins_now` says that the player to move has a choice, and wins.
fn by_choice(m: u32, n: u32, wins_now: fn(u32, u32) -> bool) -> bool {
    let (a, b) = (m.min(n), m.max(n));
    a > 0 && (wins_now(a, b) || !by_choice(b - a, a, wins_now))
}

fn equal_lost(input: &str) -> String {
    answers(input, |m, n| m != n && by_choice(m, n, |a, b| b - a >= a))
}

fn twice_in_32_bits(input: &str) -> String {
    answers(input, |m, n| by_choice(m, n, |a, b| (a as i32).wrapping_mul(2) <= b as i32))
}

fn subtractions(input: &str) -> String {
    answers(input, |m, n| by_choice(m, n, |_, _| false))
}

fn divisions(input: &str) -> String {
    fn count(a: u32, b: u32) -> u32 {
        if a == 0 { 0 } else { 1 + count(b % a, a) }
    }
    answers(input, |m, n| count(m.min(n), m.max(n)) % 2 == 1)
}
