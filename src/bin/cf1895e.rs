//! # CF1895E Infinite Card Game — cards that come back to the hand
//!
//! - Judge: <https://codeforces.com/problemset/problem/1895/E>
//! - 中文: 压牌，被压的牌回到手中
//! - Family: [loops](super#loops); easier [cf786a](super::cf786a); harder [cf919f](super::cf919f)
//! - Theorem: the answer with the greatest defence is best, so each card has one
//! - Finder: loops › results: cards that are beaten come back to the hand
//! - Course: 13: a single good answer to each card
//! - Difficulty: 2300
//!
//! ## Rule
//! Monocarp has n cards, n ≥ 1, and Bicarp m, m ≥ 1, each with an attack and a defence. Monocarp plays one of his.
//! Then, in turn, a player plays one whose attack is greater than the defence of the card on the table, which its owner
//! takes back into his hand. A player who has no such card loses. If it never comes to that, it is a draw. For how many
//! first cards does Monocarp win, for how many is it a draw, and for how many does Bicarp win?
//!
//! ## Claim
//! Call the best answer to a card the one with the greatest defence of those of the other player that beat it. From the
//! first card, always go on to a best answer. If a card has none, its owner wins. If this never happens, it is a draw.
//!
//! For example, let Monocarp have the card (2, 1), of attack 2 and defence 1, and Bicarp (2, 2) and (3, 1). Both beat
//! it. The best answer is (2, 2), and nothing beats that: Bicarp wins. After (3, 1), Monocarp could play again.
//!
//! ## Why
//! A player who has to beat a card has his whole hand, as the card that he played before was beaten. So only the
//! defence y of that card matters, and whatever beats y beats a smaller defence, too.
//!
//! *A greater defence is harder to face.* If a player who faces y can win within t moves, he can do so when he faces
//! less: he plays the same card. And if all that he can do against y loses within t moves, then so does all that he can
//! do against more, as he has no other cards than before.
//!
//! *The best answer is enough.* If some answer wins within t moves, the other player, who faces its defence, loses
//! within t − 1. Then he also does so when he faces that of the best answer. Hence a player who can win does so by best
//! answers. A player who can avoid a loss does so by them as well: if the best answer lost, the other player could win
//! when he faces its defence, so also when he faces any other answer's.
//!
//! So a card is for its owner the opposite of what its best answer is for the other player. If the way ends, the last
//! card wins, and this goes back along the way. If it does not, no player can win: he would do so within some number of
//! moves, by best answers.
//!
//! ## How
//! A player's cards are sorted by attack. Of those from each place on, the one with the greatest defence is known. A
//! binary search finds the place where the attacks begin that beat a card. Each card then leads to one card or none.
//! From each first card one goes on until a card that has been met; if that is on the way itself, the way is a cycle.
//!
//! ## Cost
//! O((n + m) log (n + m)) time, O(n + m) memory.

use grundy::io::{self, In, Input, Total};
use itertools::{Itertools, izip};
use proconio::input;

/// The attack and the defence.
type Card = (u32, u32);

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let totals = [0; 2].map(|_| Total::at_most(300_000));
        for _ in 0..tests {
            let hands = totals.each_ref().map(|total| read_hand(input, total));
            let results = results(&best_answers(&hands));
            let of = |result: i8| results[..hands[0].len()].iter().filter(|&&of| of == result).count();
            writeln!(out, "{} {} {}", of(1), of(0), of(-1));
        }
    });
}

fn read_hand(input: &Input, total: &Total) -> Vec<Card> {
    type Value = In<1, 1_000_000, u32>;
    input! { from input, n: with total.of(1, 300_000), attacks: [Value; n], defences: [Value; n] }
    izip!(attacks, defences).collect()
}

/// The best answer to each card of the first player and then of the second one, if there is one, by its place there.
fn best_answers([first, second]: &[Vec<Card>; 2]) -> Vec<Option<usize>> {
    let to_first = answers(first, second).into_iter().map(|answer| Some(answer? + first.len()));
    to_first.chain(answers(second, first)).collect()
}

/// For each of these cards, the other player's best answer.
fn answers(to: &[Card], hand: &[Card]) -> Vec<Option<usize>> {
    let by_attack = (0..hand.len()).sorted_unstable_by_key(|&card| hand[card].0).collect_vec();
    let mut best = by_attack.clone();
    for place in (1..best.len()).rev() {
        let (card, next) = (best[place - 1], best[place]);
        best[place - 1] = if hand[card].1 > hand[next].1 { card } else { next };
    }
    let beats = |defence: u32| by_attack.partition_point(|&card| hand[card].0 <= defence);
    to.iter().map(|&(_, defence)| best.get(beats(defence)).copied()).collect()
}

/// Whether the owner of each card wins by playing it: 1, or 0 for a draw, or −1.
fn results(answers: &[Option<usize>]) -> Vec<i8> {
    let mut results = vec![0; answers.len()];
    let mut is_met = vec![false; answers.len()];
    for start in 0..answers.len() {
        let (mut way, mut card) = (vec![], Some(start));
        while let Some(met) = card.filter(|&card| !is_met[card]) {
            is_met[met] = true;
            way.push(met);
            card = answers[met];
        }
        // A card on the way itself still has a 0, which is right for a cycle.
        let mut result = card.map_or(-1, |card| results[card]);
        for card in way.into_iter().rev() {
            result = -result;
            results[card] = result;
        }
    }
    results
}
