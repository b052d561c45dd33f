//! Cards from the top, of which only the last one is kept, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let cards = row([list("N", int("a", 1..=MOST))]);
    let deck = format::all([row([len("N", 1..=N), int("Z", 1..=MOST), int("W", 1..=MOST)]), cards]);
    Problem::one("arc085d", Limits::known(2000, 256), deck, || by_play, Plain)
        .all([("N", 3), ("Z", 3), ("W", 3), ("a", 4)])
        .small("random-decks-of-up-to-9-cards", || {
            let mut random = seeded(1);
            let mut deck = |index: usize| {
                let most = [5, 30, MOST][index % 3];
                let n = random.random_range(1..=9);
                let mut number = || random.random_range(1..=most);
                ([number(), number()], (0..n).map(|_| number()).collect())
            };
            (0..300).map(&mut deck).collect()
        })
        .beyond("for worst inputs, the strategies proved in a comment, and all scores of the deck from its end on")
        // X draws all cards, and the score is as large as any difference.
        .known("all-cards", || (([1, 1], [random_cards(N - 1), vec![MOST]].concat()), MOST - 1))
        .attacks("the greatest score, for which X draws all cards")
        // X draws all but one, and the score is as large as any difference.
        .known("all-but-one", || (([1, MOST], [random_cards(N - 2), vec![1, MOST]].concat()), MOST - 1))
        .attacks("the greatest score, for which X leaves one card")
        // In the end somebody holds the last card, and the other one W or another card: they are all equal.
        .known("equal-cards", || (([MOST, 1], vec![1; N]), 0))
        .attacks("a score of 0, while X begins with a card that differs")
        .worst("random", by_algorithm(from_the_end), || {
            let cards = random_cards(N + 2);
            ([cards[N], cards[N + 1]], cards[..N].to_vec())
        })
        .attacks("numbers that cannot be predicted")
        .wrong(
            "always-two-cards",
            |([_, w], cards)| {
                let last = cards[cards.len() - 1];
                let before = if cards.len() > 1 { cards[cards.len() - 2] } else { 0 };
                last.abs_diff(*w).max(last.abs_diff(before))
            },
            "sample-4",
        )
        .says("Reads a card before the first one; if there is a single card, X has to draw it.")
        .smallest("1 1 1\n1\n")
        .wrong("from-his-own-card", |([z, _], cards)| best(cards, *z), "sample-2")
        .says("Compares with Z; X gives this card away with his first move, and Y may keep W.")
        .wrong("all-cards-alone", |([_, w], cards)| cards[cards.len() - 1].abs_diff(*w), "sample-1")
        .says("Lets X draw all cards; he may also leave one, which Y has to draw.")
        .wrong(
            "all-but-one-alone",
            |([_, w], cards)| {
                let before = if cards.len() > 1 { cards[cards.len() - 2] } else { *w };
                cards[cards.len() - 1].abs_diff(before)
            },
            "sample-2",
        )
        .says("Lets X leave one card; he may also draw all, and then Y keeps W.")
        .wrong(
            "any-card-of-the-deck",
            |([_, w], cards)| {
                let last = cards[cards.len() - 1];
                cards.iter().map(|card| card.abs_diff(last)).max().expect("a card").max(last.abs_diff(*w))
            },
            "not-any-card",
        )
        .says("Lets X stop at any card; if two or more are left, Y draws all of them but one.")
        .main()
}

/// The largest number of cards, and the largest number on one.
const N: usize = 2000;
const MOST: u32 = 1_000_000_000;

/// What X and Y hold, and the cards from the top of the deck on.
type Deck = ([u32; 2], Vec<u32>);

/// How many cards are drawn, what X and Y hold, and whether X is to move.
type Position = (usize, [u32; 2], bool);

fn by_play((held, cards): &Deck) -> u32 {
    let moves = |&(drawn, held, is_x): &Position| -> Vec<Position> {
        let last = drawn..cards.len();
        last.map(|last| {
            let held = if is_x { [cards[last], held[1]] } else { [held[0], cards[last]] };
            (last + 1, held, !is_x)
        })
        .collect()
    };
    let score = |&(_, [x, y], is_x): &Position, after: &[u32]| {
        let best = if is_x { after.iter().max() } else { after.iter().min() };
        best.copied().unwrap_or(x.abs_diff(y))
    };
    Play::new(moves, score)
        .board(|&(drawn, [x, y], _)| {
            board::row(&cards[drawn..]).and(board::numbers([("card of X:", x), ("card of Y:", y)]))
        })
        .label(|(before, ..), (after, ..)| format!("draw {}", after - before))
        .mover(|&(_, _, is_x)| if is_x { "X" } else { "Y" })
        .worded(|score| format!("a score of {score}"))
        .value(&(0, *held, true))
}

fn random_cards(n: usize) -> Vec<u32> {
    let mut random = seeded(2);
    (0..n).map(|_| random.random_range(1..=MOST)).collect()
}

/// The score by the rule, card by card from the end of the deck: of a player who moves only the card that his opponent
/// has just drawn counts.
fn from_the_end(([_, w], cards): &Deck) -> u32 {
    let last = cards[cards.len() - 1];
    // The greatest score that X gets by not drawing all cards, and the least one that Y gets in this way.
    let mut best = [0, u32::MAX];
    for &held in cards[..cards.len() - 1].iter().rev() {
        // The opponent has just drawn this card.
        let all = last.abs_diff(held);
        let [of_x, of_y] = [best[0].max(all), best[1].min(all)];
        best = [best[0].max(of_y), best[1].min(of_x)];
    }
    best[0].max(last.abs_diff(*w))
}

/// The larger of the two scores that X can get, where the other one holds this card.
fn best(cards: &[u32], held: u32) -> u32 {
    let last = cards[cards.len() - 1];
    let before = cards.len().checked_sub(2).map_or(last, |place| cards[place]);
    last.abs_diff(held).max(last.abs_diff(before))
}
