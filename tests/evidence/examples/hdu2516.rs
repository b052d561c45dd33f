//! Fibonacci Nim by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::dynamic::moves;

fn main() -> ExitCode {
    Problem::new("hdu2516", Limits::known(1000, 32), oracle, small)
        .played("all games up to 150 stones")
        .beyond("beyond that, the lost numbers of stones by the rule of Schwenk for all games of this kind")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("at-most-the-last-move", |input| by_play(input, |taken| taken), "all-games-up-to-150")
                .says("Allows at most as many as the move before; here it is twice as many."),
            wrong("less-than-twice-the-last-move", less_than_twice, "all-games-up-to-150")
                .says("Allows less than twice the move before; exactly twice is allowed, too."),
            wrong("modulo-3", |input| answers(input, |stones| stones % 3 != 0), "fibonacci-numbers")
                .says("Fills every move up to three stones, though the limit changes."),
        ])
        .unplayed([("sample-1", "10 000 stones, which have some 10⁸ positions")])
        .main()
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| 2 * taken)
}

fn by_play(input: &str, limit: fn(u32) -> u32) -> String {
    let mut play = Play::normal(|position| moves(position, limit));
    answers(input, |stones| play.value(&(stones, stones - 1)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let mut answer = |stones| {
            if wins(stones) { "First win" } else { "Second win" }
        };
        let stones = tokens.read();
        (stones != 0).then(|| answer(stones))
    })
}

fn file(games: impl IntoIterator<Item = u32>) -> String {
    games.into_iter().join("\n") + "\n"
}

fn small() -> Vec<Small> {
    vec![Small::new("all-games-up-to-150", [file(1..=150) + "0\n"])]
}

fn bounds() -> Vec<Bound> {
    vec![Bound::integer("n", 0, 1_u64 << 31, |stones| format!("5\n@{stones}\n0\n"))]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "lost-numbers-and-those-beside-them",
            "reading: 200 000 large games",
            Known::ByAlgorithm(schwenk),
            || {
                let mut random = seeded(1);
                let lost = lost().into_iter().filter(|&lost| lost > 1).collect_vec();
                let mut stones = || match random.random_range(0..3) {
                    0 => random.random_range(1_000_000_000..=2_147_483_647),
                    near => lost[random.random_range(lost.len() / 2..lost.len())] - (near - 1),
                };
                file((0..200_000).map(|_| stones())) + "0\n"
            },
        ),
        Worst::new(
            "largest-fibonacci-number",
            "a table that ends too early or overflows",
            Known::ByAlgorithm(schwenk),
            || file([1_836_311_903, 2_147_483_647].repeat(100_000)) + "0\n",
        ),
    ]
}

fn schwenk(input: &str) -> String {
    let lost = lost();
    answers(input, |stones| !lost.contains(&stones))
}

/// The lost numbers of stones below 2³¹, by Schwenk's rule, which holds wherever the limit of a move rises with the
/// move before: behind a lost number H comes H + h, for the least lost h after which a move may take H.
fn lost() -> Vec<u32> {
    let mut lost = vec![1_u64];
    loop {
        let last = lost[lost.len() - 1];
        let step = lost.iter().find(|&&taken| 2 * taken >= last);
        let next = last + step.expect("the last one does");
        if next >= 1 << 31 {
            return lost.into_iter().map(|stones| stones as u32).collect();
        }
        lost.push(next);
    }
}

fn less_than_twice(input: &str) -> String {
    by_play(input, |taken| 2 * taken - 1)
}
