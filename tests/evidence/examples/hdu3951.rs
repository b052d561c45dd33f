//! Up to k adjacent coins from a circle, by play.

use evidence::prelude::*;
use evidence::shared::circle::{label, moves};

fn main() -> ExitCode {
    let games = Format::tests("T", 0..=100, row([int("N", 1..=1_000_000_000), int("K", 1..=10)]));
    let winner = |won: &bool| if *won { "first" } else { "second" };
    Problem::tests("hdu3951", Limits::UNKNOWN, games, move || move |game: &Game| winner(&wins(game)), Numbered("Case "))
        .promise("there are at least 3 coins", |&(coins, _)| coins >= 3)
        .all([("N", 11), ("K", 10)])
        .beyond("larger circles: the second player's strategy, proved in a comment")
        .known("large-circles", large_circles)
        .attacks("a table or a search by the number of coins: 100 games")
        .wrong("one-coin-a-move-forgotten", move |(coins, most)| winner(&(coins <= most)), "one-coin-a-move")
        .says("Lets the second player always win; for k = 1 the parity decides.")
        .wrong("bash", move |(coins, most)| winner(&(coins % (most + 1) != 0)), "all")
        .says("Lets the coins on the two sides of a gap become adjacent: a heap.")
        .wrong("a-row", move |(coins, most)| winner(&(*most > 1 || coins % 2 == 1)), "all")
        .says("Lays the coins in a row, which the first player halves.")
        .main()
}

/// The number of coins, and the largest number of a move.
type Game = (u32, u32);

fn wins(&(coins, most): &Game) -> bool {
    let shown = |left: &u64| {
        let gone = (0..coins as usize).filter(|place| left >> place & 1 == 0);
        board::circle(coins as usize).labelled(vec!["●"; coins as usize]).without(gone).board()
    };
    let label = |&left: &u64, &next: &u64| label(coins, left, next);
    Play::normal(|&left| moves(coins, most, left)).board(shown).label(label).value(&((1 << coins) - 1))
}

/// In turn: a small circle, of which the first player takes all; an odd and an even number of coins, taken one by one;
/// and a large circle. There the first move leaves a row of 1 to 10 coins less. The second player takes one or two
/// coins out of its middle, and does on one side what the first then does on the other.
fn large_circles() -> (Vec<Game>, Vec<&'static str>) {
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
    (0..100).map(game).unzip()
}
