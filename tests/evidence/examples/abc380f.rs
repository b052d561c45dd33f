//! Cards to the table and smaller ones back, by play.

use std::collections::HashMap;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let rest = |before: &format::Before| CARDS - before["N"];
    let counts = row([
        len("N", 1..=CARDS - 2),
        format::len_between("M", 1, format::from(move |before| rest(before) - 1)),
        format::len_between("L", 1, format::from(move |before| rest(before) - before["M"])),
    ]);
    let cards = |name| row([list(name, int("a card", 1..=NUMBER))]);
    let deal = format::all([counts, cards("N"), cards("M"), cards("L")]);
    Problem::one("abc380f", Limits::known(2000, 1024), deal, || by_play, ["Takahashi", "Aoki"])
        .all([("N", 2), ("M", 2), ("L", 2), ("a card", 2)])
        .small("random-deals-of-5-to-8-cards", || {
            let mut random = seeded(1);
            let mut deal = |_| {
                let (n, m) = (random.random_range(1..=3), random.random_range(1..=3));
                let l = random.random_range(5_usize.saturating_sub(n + m).max(1)..=8 - n - m);
                random_deal([n, m, l], 6, &mut random)
            };
            (0..400).map(&mut deal).collect()
        })
        // Of equal cards none can be taken back, so it is the cards in the hands that count.
        .known("equal-cards-won", || ([6, 5, 1].map(|cards| vec![NUMBER; cards]).into(), true))
        .attacks("hands of equal cards, of which none comes back")
        .known("equal-cards-lost", || ([5, 6, 1].map(|cards| vec![NUMBER; cards]).into(), false))
        .attacks("the same, where no move wins")
        .each(
            [
                ("ten-in-hand", [5, 5, 2], "the most positions"),
                ("a-long-hand", [1, 10, 1], "moves that can take most cards back later"),
                ("ten-on-the-table", [1, 1, 10], "the most cards to take back"),
            ],
            |problem, (name, counts, attacks)| {
                let make = move || random_deal(counts, NUMBER, &mut seeded(2));
                problem.worst(name, by_same_idea(by_sets), make).attacks(attacks)
            },
        )
        .wrong("equal-cards-are-one", with_equal_cards_as_one, "all")
        .says("Keeps cards in sets of numbers; equal numbers are different cards.")
        .wrong(
            "takes-the-greatest",
            |deal| wins(deal, |less| &less[less.len().saturating_sub(1)..]),
            "the-smaller-of-two-cards",
        )
        .says("Of the cards that may be taken it tries the largest alone; a smaller one can be better.")
        .wrong("the-longer-hand", |(mine, other, _)| mine.len() > other.len(), "all")
        .says("Compares the sizes of the hands, as if no card came back.")
        .wrong("without-whose-turn", without_the_turn, "random-deals-of-5-to-8-cards")
        .says("Remembers who wins by the cards alone; whose turn it is counts, too.")
        .wrong("the-card-is-gone", |deal| wins_without_the_card(deal, Player::Left), "all")
        .says("Does not put the card that is played on the table; it can be taken back.")
        .main()
}

/// The largest number of cards in all, and on a card.
const CARDS: i128 = 12;
const NUMBER: u32 = 1_000_000_000;

/// The cards of Takahashi, of Aoki, and on the table.
type Deal = (Vec<u32>, Vec<u32>, Vec<u32>);

/// Puts a card of the own hand on the table, and may take one of the cards of the table that `choice` leaves of those
/// that are less.
fn moves(deal: &Deal, player: Player, choice: fn(&[u32]) -> &[u32]) -> Vec<Deal> {
    let (first, second, table) = deal;
    let hand = if player == Player::Left { first } else { second };
    let after = |(index, &card): (usize, &u32)| {
        let less = table.iter().copied().filter(|&other| other < card).sorted().collect_vec();
        let backs = choice(&less).iter().copied().map(Some).chain([None]).collect_vec();
        backs.into_iter().map(move |back| {
            let hand = [&hand[..index], &hand[index + 1..], back.as_slice()].concat();
            let table = [board::gone(table, back.as_slice()), vec![card]].concat();
            if player == Player::Left { (hand, second.clone(), table) } else { (first.clone(), hand, table) }
        })
    };
    hand.iter().enumerate().flat_map(after).collect()
}

fn wins(deal: &Deal, choice: fn(&[u32]) -> &[u32]) -> bool {
    let game = Partizan::new(|deal, player| moves(deal, player, choice)).named(["Takahashi", "Aoki"]);
    let game = game.alike(|(first, second, table): &Deal| (sorted(first), sorted(second), sorted(table)));
    let game = game.board(|(first, second, table)| {
        let places = [("Takahashi:", first), ("Aoki:", second), ("table:", table)];
        board::numbers(places.map(|(name, cards)| (name, cards.iter().join(" "))))
    });
    let mut game = game.label(|before, after| {
        let hand = |(first, second, _): &Deal| if before.0 == after.0 { second.clone() } else { first.clone() };
        let exchanged = [(before, after), (after, before)].map(|(from, to)| board::gone(&hand(from), &hand(to)));
        let [put, taken] = exchanged.map(|cards| cards.iter().join(""));
        if taken.is_empty() { format!("put {put}") } else { format!("put {put}, take {taken}") }
    });
    game.wins(deal, Player::Left)
}

fn by_play(deal: &Deal) -> bool {
    wins(deal, |less| less)
}

fn with_equal_cards_as_one((first, second, table): &Deal) -> bool {
    let different = |cards: &[u32]| cards.iter().copied().unique().collect_vec();
    by_play(&(different(first), different(second), different(table)))
}

/// So many cards for Takahashi, for Aoki, and for the table.
fn random_deal(counts: [usize; 3], most: u32, random: &mut Pcg64) -> Deal {
    counts.map(|cards| (0..cards).map(|_| random.random_range(1..=most)).collect()).into()
}

/// By sets of cards, a bit each: the mover's and the opponent's. A search with
/// memory like the program's, over other positions: nothing else is known for twelve cards.
fn by_sets((first, second, table): &Deal) -> bool {
    let cards = [first, second, table].into_iter().flatten().copied().collect_vec();
    let bits = |set: u16| (0..cards.len()).filter(move |card| set >> card & 1 == 1);
    let mut play = Play::normal(|&(mine, other): &(u16, u16)| {
        let table = !(mine | other);
        let after = bits(mine).flat_map(|card| {
            let put = mine ^ 1 << card;
            let back = bits(table).filter(|&back| cards[back] < cards[card]).map(|back| put | 1 << back);
            back.chain([put]).collect_vec()
        });
        after.map(|hand| (other, hand)).collect()
    });
    let hand = |from: usize, cards: usize| ((1 << cards) - 1) << from;
    play.value(&(hand(0, first.len()), hand(first.len(), second.len())))
}

/// A search that remembers the first result for each deal.
fn without_the_turn(deal: &Deal) -> bool {
    fn wins(deal: &Deal, player: Player, known: &mut HashMap<Deal, bool>) -> bool {
        if let Some(&wins) = known.get(deal) {
            return wins;
        }
        let wins = moves(deal, player, |less| less).iter().any(|next| !wins(next, player.other(), known));
        known.insert(deal.clone(), wins);
        wins
    }
    wins(deal, Player::Left, &mut HashMap::new())
}

fn wins_without_the_card(deal: &Deal, player: Player) -> bool {
    moves(deal, player, |less| less).into_iter().any(|(first, second, mut table)| {
        // It was put there last.
        table.pop();
        !wins_without_the_card(&(first, second, table), player.other())
    })
}
