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
//! Then, in turn, a player plays one that beats the card on the table: its attack is greater than the defence of that
//! card. The owner of the beaten card takes it back into his hand. A player who has no card that beats loses. If it
//! never comes to that, it is a draw. For how many first cards does Monocarp win, for how many is it a draw, and for
//! how many does Bicarp win?
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
fn best_answers([first, second]: &[Vec<Card>; 2]) -> Vec<Option<u32>> {
    let to_first = answers(first, second).into_iter().map(|answer| Some(answer? + first.len() as u32));
    to_first.chain(answers(second, first)).collect()
}

/// For each of these cards, the other player's best answer.
fn answers(to: &[Card], hand: &[Card]) -> Vec<Option<u32>> {
    let by_attack = izip!(hand, 0..).sorted_unstable_by_key(|((attack, _), _)| *attack).collect_vec();
    let attacks = by_attack.iter().map(|((attack, _), _)| *attack).collect_vec();
    // From each place on, the greatest defence, and the card that has it.
    let mut best = by_attack.into_iter().map(|((_, defence), card)| (*defence, card)).collect_vec();
    for place in (1..best.len()).rev() {
        best[place - 1] = best[place - 1].max(best[place]);
    }
    let beats = |defence: u32| attacks.partition_point(|&attack| attack <= defence);
    to.iter().map(|&(_, defence)| best.get(beats(defence)).map(|&(_, card)| card)).collect()
}

/// Whether the owner of each card wins by playing it: 1, or 0 for a draw, or −1.
fn results(answers: &[Option<u32>]) -> Vec<i8> {
    let mut results = vec![None; answers.len()];
    for start in 0..answers.len() {
        let (mut way, mut card) = (vec![], Some(start));
        while let Some(met) = card.filter(|&card| results[card].is_none()) {
            // It stays at this if the way comes back to it: that is a cycle.
            results[met] = Some(0);
            way.push(met);
            card = answers[met].map(|answer| answer as usize);
        }
        let mut result = card.map_or(-1, |card| results[card].expect("it has been met"));
        for card in way.into_iter().rev() {
            result = -result;
            results[card] = Some(result);
        }
    }
    results.into_iter().flatten().collect()
}
