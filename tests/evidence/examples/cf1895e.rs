//! Cards that beat each other and come back to the hand, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let hand = |n: &'static str| {
        let values = |name: &'static str| list(n, int(name, 1..=MOST));
        format::all([row([len(n, 1..=N)]), values("an attack"), values("a defence")])
    };
    let form = Format::tests("t", 1..=10_000, format::all([hand("n"), hand("m")]));
    let form = form.sum("the sum of n", "n", N).sum("the sum of m", "m", N);
    Problem::tests("cf1895e", Limits::known(3000, 512), form, || by_play, |counts: &Counts| counts.iter().join(" "))
        .all([("n", 1), ("m", 2), ("an attack", 3), ("a defence", 3)])
        .small("random-hands-of-up-to-6-cards", || {
            let mut random = seeded(1);
            let mut hand = |most: u32| {
                let n = random.random_range(1..=6);
                (0..n).map(|_| (random.random_range(1..=most), random.random_range(1..=most))).unzip()
            };
            (0..300).map(|index| (hand([3, 8, 40][index % 3]), hand([3, 8, 40][index % 3]))).collect()
        })
        .beyond("for worst inputs, the defences against which a player wins or loses, found step by step")
        .worst("a-long-way", by_algorithm(by_lines), || vec![(chain(0), chain(1))])
        .attacks("recursion as deep as a way of 600 000 cards")
        .known("no-answer", || {
            let strong = (vec![MOST; N], vec![MOST; N]);
            (vec![(strong.clone(), strong)], vec![[N, 0, 0]])
        })
        .attacks("the largest values, which nothing beats")
        .known("everything-beats-everything", || {
            let weak = || (vec![2; N], vec![1; N]);
            (vec![(weak(), weak())], vec![[0, N, 0]])
        })
        .attacks("as many answers as there can be to each card, 9 · 10¹⁰ in all")
        .worst("random-large", by_algorithm(by_lines), || {
            let mut random = seeded(2);
            let mut hand = || (0..N).map(|_| (random.random_range(1..=MOST), random.random_range(1..=MOST))).unzip();
            vec![(hand(), hand())]
        })
        .attacks("cards in no order")
        .worst("many-small-hands", by_algorithm(by_lines), || {
            let mut random = seeded(3);
            let mut hand = || (0..30).map(|_| (random.random_range(1..=9), random.random_range(1..=9))).unzip();
            (0..10_000).map(|_| (hand(), hand())).collect()
        })
        .attacks("as many cases as there can be: tables of a million values are too slow")
        .wrong("the-greatest-attack", |hands| followed(hands, |(attack, _)| attack, false), "a-strong-defence")
        .says("Answers with the greatest attack; it is the defence that the other player faces.")
        .wrong("an-equal-attack-beats", |hands| followed(hands, |(_, defence)| defence, true), "all")
        .says("Lets an equal attack beat a card; it has to be greater.")
        .wrong(
            "no-draw",
            |hands| {
                let [wins, draws, losses] = by_lines(hands);
                [wins, 0, losses + draws]
            },
            "a-draw",
        )
        .says("Counts games that never end as lost; they are a draw.")
        .wrong("cards-are-used-up", cards_used_up, "all")
        .says("Lets a beaten card be gone; its owner takes it back.")
        .main()
}

/// The largest number of cards of a player, and the largest value.
const N: usize = 300_000;
const MOST: u32 = 1_000_000;

/// The attacks and the defences of a player's cards.
type Hand = (Vec<u32>, Vec<u32>);

/// For how many first cards the first player wins, for how many it is a draw, and for how many the other one wins.
type Counts = [usize; 3];

/// Whether the second player is to move, and the card on the table.
type Position = (bool, Option<usize>);

fn by_play((first, second): &(Hand, Hand)) -> Counts {
    let hand = |is_second: bool| if is_second { second } else { first };
    let moves = |&(is_second, table): &Position| {
        let ((attacks, _), (_, defences)) = (hand(is_second), hand(!is_second));
        let beats = |card: &usize| table.is_none_or(|table| attacks[*card] > defences[table]);
        (0..attacks.len()).filter(beats).map(|card| (!is_second, Some(card))).collect()
    };
    let cards = |(attacks, defences): &Hand, but: Option<usize>| {
        let text = |card: usize| match Some(card) == but {
            true => String::new(),
            false => format!("{}/{}", attacks[card], defences[card]),
        };
        (0..attacks.len()).map(text).collect_vec()
    };
    let game = Loopy::new(moves, |_| None)
        .board(move |&(is_second, table)| {
            let [above, below] = [false, true].map(|player| cards(hand(player), table.filter(|_| player != is_second)));
            let card = table.map(|card| cards(hand(!is_second), None)[card].clone()).unwrap_or_default();
            board::grid([above, vec![card], below]).and(board::text("attack/defence"))
        })
        .label(move |&(is_second, _), &(_, card)| {
            let (attacks, defences) = hand(is_second);
            let card = card.expect("a card is played");
            format!("play {}/{}", attacks[card], defences[card])
        })
        .mover(|&(is_second, _)| if is_second { "Bicarp" } else { "Monocarp" });
    let outcomes = game.outcomes([(false, None)]);
    let mut counts = [0; 3];
    for card in 0..first.0.len() {
        counts[match outcomes[&(true, Some(card))] {
            Outcome::Loss(_) => 0,
            Outcome::Draw => 1,
            Outcome::Win(_) => 2,
        }] += 1;
    }
    counts
}

/// The cards of a player in a way in which each one is the best answer to the one before: one player's defences rise,
/// the other one's fall.
fn chain(player: u32) -> Hand {
    let card = |index: u32| match player {
        0 => (MOST - index, index + 1),
        _ => (index + 2, MOST - 2 - index),
    };
    let mut cards = (0..N as u32).map(card).collect_vec();
    cards.shuffle(&mut seeded(4 + u64::from(player)));
    cards.into_iter().unzip()
}

/// A player who faces less than his win wins, and one who faces at least his loss loses. At first this is known only
/// where he has no card; each step says it of more, until nothing is new.
fn by_lines((first, second): &(Hand, Hand)) -> Counts {
    let highest = |(attacks, defences): &Hand, least: u32| {
        let cards = attacks.iter().zip(defences).filter(|(_, defence)| **defence >= least);
        cards.map(|(attack, _)| *attack).max().unwrap_or(0)
    };
    let hands = [first, second];
    let (mut wins, mut losses) = ([0; 2], hands.map(|hand| highest(hand, 0)));
    loop {
        let next_wins = [0, 1].map(|player| highest(hands[player], losses[1 - player]));
        let next_losses = [0, 1].map(|player| highest(hands[player], next_wins[1 - player]));
        if (next_wins, next_losses) == (wins, losses) {
            break;
        }
        (wins, losses) = (next_wins, next_losses);
    }
    let mut counts = [0; 3];
    for &defence in &first.1 {
        counts[match () {
            () if defence >= losses[1] => 0,
            () if defence < wins[1] => 2,
            () => 1,
        }] += 1;
    }
    counts
}

/// Each card answered by the one for which this is greatest, where perhaps an equal attack beats it.
fn followed((first, second): &(Hand, Hand), by: fn((u32, u32)) -> u32, equal: bool) -> Counts {
    let card = |(attacks, defences): &Hand, card: usize| (attacks[card], defences[card]);
    let hands = [first, second];
    let answer = |player: usize, defence: u32| {
        let hand = hands[player];
        let beats = |&of: &usize| hand.0[of] > defence || equal && hand.0[of] == defence;
        (0..hand.0.len()).filter(beats).max_by_key(|&of| by(card(hand, of)))
    };
    let mut counts = [0; 3];
    for start in 0..first.0.len() {
        let (mut player, mut at, mut steps) = (0, start, 0);
        let most = first.0.len() + second.0.len();
        while let Some(next) = answer(1 - player, hands[player].1[at]).filter(|_| steps <= most) {
            (player, at, steps) = (1 - player, next, steps + 1);
        }
        counts[if steps > most { 1 } else { 2 * player }] += 1;
    }
    counts
}

/// Played out where a card that has been beaten does not come back.
fn cards_used_up((first, second): &(Hand, Hand)) -> Counts {
    type Left = (usize, u32, u64, u64);
    let hands = [first, second];
    let moves = |&(player, faces, own, other): &Left| {
        let (attacks, defences) = hands[player];
        let fits = |&card: &usize| own >> card & 1 == 1 && attacks[card] > faces;
        (0..attacks.len()).filter(fits).map(|card| (1 - player, defences[card], other, own & !(1 << card))).collect()
    };
    let mut play = Play::normal(moves);
    let all = |hand: &Hand| (1_u64 << hand.0.len().min(63)) - 1;
    let mut counts = [0; 3];
    for card in 0..first.0.len().min(63) {
        let loses = !play.value(&(1, first.1[card], all(second), all(first) & !(1 << card)));
        counts[if loses { 0 } else { 2 }] += 1;
    }
    counts
}
