//! One or two adjacent coins from a circle, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::circle::wins;

fn main() -> ExitCode {
    Problem::new("poj2484", Limits::known(1000, 64), oracle, small)
        .played("all circles up to 14 coins")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("modulo-3", |input| answers(input, |coins| coins % 3 != 0), "all-circles-up-to-14")
                .says("Lets multiples of 3 be lost, as in a row of stones; on the circle the second player copies."),
            wrong("two-coins-forgotten", |input| answers(input, |coins| coins % 2 == 1), "all-circles-up-to-14")
                .says("Takes the coins one by one."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, |coins| wins(coins, 2))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl Fn(u32) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let coins = Some(tokens.read()).filter(|&coins| coins != 0)?;
        Some(verdict(wins(coins)))
    })
}

fn verdict(won: bool) -> &'static str {
    if won { "Alice" } else { "Bob" }
}

fn file(games: impl IntoIterator<Item = u32>) -> String {
    games.into_iter().join("\n") + "\n"
}

fn small() -> Vec<Small> {
    vec![Small::new("all-circles-up-to-14", [file(1..=14) + "0\n"])]
}

const N: u32 = 1_000_000;

fn bounds() -> Vec<Bound> {
    vec![Bound::integer("n", 0, N, |coins| format!("3\n@{coins}\n0\n"))]
}

fn worst() -> Vec<Worst> {
    vec![Worst::known("random", "reading: 200 000 games", move || {
        (
            file(random_circles()) + "0\n",
            // One or two coins are taken at once. From a larger circle the first move leaves a row, and the second
            // player halves it: by the coin in its middle, or the two there. Then he repeats every move in the other
            // half.
            random_circles().map(|coins| verdict(coins <= 2)).join("\n"),
        )
    })]
}

/// Large circles and very small ones.
fn random_circles() -> impl Iterator<Item = u32> {
    let mut random = seeded(1);
    (0..200_000).map(move |_| match random.random() {
        true => random.random_range(1..=3),
        false => random.random_range(100_000..=N),
    })
}
