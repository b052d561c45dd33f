//! Up to k adjacent coins from a circle, by play.

use evidence::prelude::*;
use evidence::rules::circle::wins;

fn main() -> ExitCode {
    Problem::new("hdu3951", Limits::UNKNOWN, oracle, small)
        .played("all circles up to 11 coins and 10 a move")
        .beyond("larger circles: the second player's strategy, in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("one-coin-a-move-forgotten", |input| answers(input, |coins, most| coins <= most), "one-coin-a-move")
                .says("Lets the second player always win; for k = 1 the parity decides."),
            wrong("bash", bash, "all-circles-up-to-11")
                .says("Lets the coins on the two sides of a gap become adjacent: a heap."),
            wrong("a-row", |input| answers(input, |coins, most| most > 1 || coins % 2 == 1), "all-circles-up-to-11")
                .says("Lays the coins in a row, which the first player halves."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, wins)
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl Fn(u32, u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let games: u32 = tokens.read();
    (1..=games)
        .map(|game| {
            let winner = if wins(tokens.read(), tokens.read()) { "first" } else { "second" };
            format!("Case {game}: {winner}\n")
        })
        .collect()
}

fn file(games: &[(u32, u32)]) -> String {
    let lines = games.iter().map(|(coins, most)| format!("{coins} {most}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=11).cartesian_product(1..=10).collect_vec();
    vec![Small::new("all-circles-up-to-11", all.chunks(100).map(file))]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 0, 100, |games| format!("@{games}\n{}", repeated("7 2\n", games))),
        Bound::integer("N", 1, 1_000_000_000, |coins| format!("1\n@{coins} 2\n")),
        Bound::integer("K", 1, 10, |most| format!("1\n100 @{most}\n")),
    ]
}

/// In turn: a small circle, of which the first player takes all; an odd and an even number of coins, taken one by one;
/// and a large circle. There the first move leaves a row of 1 to 10 coins less. The second player takes one or two
/// coins out of its middle, and does on one side what the first then does on the other.
fn games() -> Vec<((u32, u32), &'static str)> {
    let mut random = seeded(1);
    let game = |index: u32| {
        let half = random.random_range(450_000_000..500_000_000);
        let most = random.random_range(2..=10);
        match index % 4 {
            0 => ((random.random_range(1..=most), most), "first"),
            1 => ((2 * half + 1, 1), "first"),
            2 => ((2 * half, 1), "second"),
            _ => ((2 * half + index / 4 % 2, most), "second"),
        }
    };
    (0..100).map(game).collect()
}

fn worst() -> Vec<Worst> {
    vec![Worst::known("large-circles", "a table or a search by the number of coins: 100 games", move || {
        (file(&games().into_iter().map(|(game, _)| game).collect_vec()), {
            let winners = games().into_iter().zip(1..);
            let line = |((_, winner), game)| format!("Case {game}: {winner}\n");
            winners.map(line).collect()
        })
    })]
}

fn bash(input: &str) -> String {
    answers(input, |coins, most| coins % (most + 1) != 0)
}
