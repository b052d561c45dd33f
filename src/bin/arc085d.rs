//! # ARC085 D ABS — cards from the top, of which only the last one is kept
//!
//! - Judge: <https://atcoder.jp/contests/arc085/tasks/arc085_b>
//! - 中文: 轮流从牌堆顶取牌，只留最后一张
//! - Family: [two goals](super#two-goals); harder [edpc_l](super::edpc_l)
//! - Theorem: take all, or all but one
//! - Finder: rows › two ends: from the top of a deck, where only the last card is kept
//! - Course: 15 › scores: a deck, of which a player keeps only the last card that he drew
//!
//! ## Rule
//! N ≥ 1 cards with numbers lie in a deck. From top to bottom they are a_1, …, a_N. Player X holds a card with the
//! number Z, and player Y one with the number W. In turn, X first, a player draws one or more cards from the top of the
//! deck. He keeps the last card that he drew, and throws away the others and the one that he held. When the deck is
//! empty, the game is over. Its score is the difference |x − y| of the cards x and y that X and Y hold then. X wants it
//! to be large, and Y wants it to be small. What is the score, if both play as well as they can?
//!
//! ## Claim
//! If N = 1, the score is |a_N − W|. Otherwise it is the larger of |a_N − W| and |a_N − a_(N−1)|.
//!
//! For example, let the cards be 10, 1, 8, and let W = 5. If X draws all cards, he holds the 8, and Y still the 5: the
//! score is 3. If he draws two, he holds the 1, and Y has to draw the 8: the score is 7. If he draws one, Y can draw
//! one, too. Then he holds the 1, X has to draw the 8, and the score is no more than 7 either.
//!
//! ## Why
//! *X can get each of the two scores.* If he draws all cards, he holds a_N, and Y still holds W. If N ≥ 2 and he draws
//! all but one, he holds a_(N−1). Then Y has to draw a_N.
//!
//! *X cannot get more.* If he draws all cards, the score is |a_N − W|. If he leaves one, Y has to draw it, and the
//! score is |a_N − a_(N−1)|. If he leaves two or more, Y can draw all but one of them. Then Y holds a_(N−1), X has to
//! draw a_N, and the score is |a_N − a_(N−1)| again. So whatever X draws first, Y can keep him to one of the two
//! scores.
//!
//! The number Z never counts, since X draws at least one card.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input, n: In<1, 2000>, _z: In<1, 1_000_000_000, u32>, w: In<1, 1_000_000_000, u32>,
            cards: [In<1, 1_000_000_000, u32>; n],
        }
        writeln!(out, "{}", score(&cards, w));
    });
}

/// The score, where the second player holds `held` at first.
fn score(cards: &[u32], held: u32) -> u32 {
    match *cards {
        [.., before, last] => last.abs_diff(held).max(last.abs_diff(before)),
        [last] => last.abs_diff(held),
        [] => unreachable!("there is a card"),
    }
}
