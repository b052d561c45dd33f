//! Cards in a row of which k are turned to one side, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 1..=N), between("k", 1, "n")]), word_of("the cards", "n", "01")]);
    Problem::one("cf1190c", Limits::known(1000, 256), form, || by_play, |result: &Result| words(*result))
        .small(SMALL, || {
            let rows = (1..=6).flat_map(|n| (0..n).map(|_| ["0", "1"]).multi_cartesian_product());
            rows.flat_map(|row| (1..=row.len()).map(move |k| (k, row.concat()))).collect()
        })
        .small("random-rows-of-7-to-10-cards", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let n = random.random_range(7..=10);
                // Quailty wins only where k is large.
                let k = random.random_range(n / 2 - 1..=n / 2 + 2);
                (k, (0..n).map(|_| if random.random() { '1' } else { '0' }).collect())
            };
            (0..150).map(&mut game).collect()
        })
        .beyond("for worst inputs, each first move made, and looked at how far apart the cards of a side are")
        .known("a-single-card", || ((1, one_among_zeros(N)), Result::First))
        .attacks("all cards but one show one side")
        // Each move leaves s zeros before the k cards and k − s ones behind them, or the last or the first k cards.
        .known("half-zeros-and-half-ones", || {
            ((N / 2, ["0".repeat(N / 2 - 1), "10".into(), "1".repeat(N / 2 - 1)].concat()), Result::Second)
        })
        .attacks("every move of which there can be most has to be looked at")
        // The first k cards show one side already.
        .known("nothing-changes-at-the-start", || {
            ((N / 2 - 1, ["0".repeat(N / 2 - 1), "10".into(), "1".repeat(N / 2 - 1)].concat()), Result::Draw)
        })
        .attacks("a draw that hangs on one card less")
        .worst("three-quarters", by_same_idea(by_moves), || {
            let mut random = seeded(2);
            let mut middle = |n: usize| (0..n).map(|_| if random.random() { '1' } else { '0' }).collect::<String>();
            (1500, ["01", &middle(1996), "10"].concat())
        })
        .attacks("the sides at the ends decide")
        .worst("runs", by_same_idea(by_moves), || (1001, ["0".repeat(999), "10".into(), "1".repeat(999)].concat()))
        .attacks("long runs of either side")
        .wrong("something-has-to-change", |game| played(game, false), "nothing-changes")
        .says("Makes each move change a card; cards may stay as they are.")
        .wrong("never-quailty", |game| if is_open(game) { Result::First } else { Result::Draw }, "quailty-answers")
        .says("Calls it a draw if Tokitsukaze does not win at once; perhaps each of her moves lets Quailty win.")
        .wrong(
            "quailty-after-some-move",
            |game| match () {
                () if is_open(game) => Result::First,
                () if after_a_move(game).any(|row| is_open(&(game.0, row))) => Result::Second,
                () => Result::Draw,
            },
            SMALL,
        )
        .says("Lets Quailty win if some first move helps him; all of them have to.")
        .wrong("as-many-cards-as-k", by_counts, SMALL)
        .says("Counts the cards of a side; they also have to lie within k neighbouring places.")
        .wrong("ones-alone", |game| by_rule(game, |row, k| span(row, '1') <= k), SMALL)
        .says("Looks only at the cards that are up; those that are down may lie within k places as well.")
        .wrong(
            "turned-down-alone",
            |game| match () {
                () if is_open(game) => Result::First,
                // Every second move is to the other side.
                () if after_a_move(game).step_by(2).all(|row| is_open(&(game.0, row))) => Result::Second,
                () => Result::Draw,
            },
            SMALL,
        )
        .says("Tries first moves to one side alone; those to the other one have to let Quailty win, too.")
        .main()
}

const SMALL: &str = "rows-of-up-to-6-cards";

/// The largest number of cards.
const N: usize = 100_000;

/// How many cards a move turns, and the row.
type Game = (usize, String);

/// Who wins, if anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Result {
    First,
    Second,
    Draw,
}

fn words(result: Result) -> String {
    match result {
        Result::First => "tokitsukaze",
        Result::Second => "quailty",
        Result::Draw => "once again",
    }
    .to_owned()
}

fn by_play(game: &Game) -> Result {
    played(game, true)
}

/// Turn k neighbouring cards to one side. Where all show the same one after a move, the player to move has lost.
fn played((k, row): &Game, may_stay: bool) -> Result {
    let moves = |(row, _): &(String, bool)| {
        let turned = (0..=row.len() - k).cartesian_product(["0", "1"]);
        let turned = turned.map(|(start, side)| [&row[..start], &side.repeat(*k), &row[start + k..]].concat());
        turned.filter(|after| may_stay || after != row).map(|row| (row, true)).unique().collect()
    };
    let end = |(row, is_moved): &(String, bool)| (*is_moved && row.chars().all_equal()).then_some(Outcome::Loss(0));
    let play = Loopy::new(moves, end)
        .board(|(row, _)| board::row(row.chars().map(|side| if side == '1' { "up" } else { "down" })))
        .label(|(before, _), (after, _)| {
            let places = (0..before.len()).filter(|&place| before[place..=place] != after[place..=place]).collect_vec();
            match places[..] {
                [] => "leave the row as it is".into(),
                [first, ..] => {
                    let side = if &after[first..=first] == "1" { "up" } else { "down" };
                    format!("turn {}: {side}", places.iter().map(|place| place + 1).join(" "))
                }
            }
        });
    let start = (row.clone(), false);
    match play.outcomes([start.clone()])[&start] {
        Outcome::Win(_) => Result::First,
        Outcome::Loss(_) => Result::Second,
        Outcome::Draw => Result::Draw,
    }
}

fn one_among_zeros(n: usize) -> String {
    ["0".repeat(n / 3), "1".into(), "0".repeat(n - n / 3 - 1)].concat()
}

/// How many neighbouring places are needed for all cards of this side.
fn span(row: &str, side: char) -> usize {
    match (row.find(side), row.rfind(side)) {
        (Some(first), Some(last)) => last + 1 - first,
        _ => 0,
    }
}

fn by_spans(row: &str, k: usize) -> bool {
    span(row, '0') <= k || span(row, '1') <= k
}

fn after_a_move((k, row): &Game) -> impl Iterator<Item = String> {
    (0..=row.len() - k)
        .cartesian_product(["0", "1"])
        .map(move |(start, side)| [&row[..start], &side.repeat(*k), &row[start + k..]].concat())
}

/// The result if this says of a row whether it can be ended in one move.
fn by_rule(game: &Game, is_open: impl Fn(&str, usize) -> bool) -> Result {
    let (k, row) = game;
    match () {
        () if is_open(row, *k) => Result::First,
        () if after_a_move(game).all(|row| is_open(&row, *k)) => Result::Second,
        () => Result::Draw,
    }
}

fn by_moves(game: &Game) -> Result {
    by_rule(game, by_spans)
}

fn is_open((k, row): &Game) -> bool {
    by_spans(row, *k)
}

fn by_counts(game: &Game) -> Result {
    by_rule(game, |row, k| ['0', '1'].into_iter().any(|side| row.matches(side).count() <= k))
}
