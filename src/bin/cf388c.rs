//! # CF388C Fox and Card Game — one takes from the top, the other from the bottom
//!
//! - Judge: <https://codeforces.com/problemset/problem/388/C>
//! - 中文: 狐狸取牌：一人取顶，一人取底
//! - Family: [two players, different moves](super#two-players-different-moves); easier
//!   [cf1914e2](super::cf1914e2); harder [arc112c](super::arc112c), [arc116f](super::arc116f),
//!   [cf725f](super::cf725f), [p3210](super::p3210)
//! - Theorem: [the middle cards are taken in turn, the largest first](grundy::games::switches)
//! - Finder: partizan › switches: tops and bottoms of piles
//! - Course: 14: tops and bottoms of piles
//! - Difficulty: 2000
//!
//! ## Rule
//! There are n piles of cards with numbers. In turn, Ciel first, a player takes a card: Ciel the top card of a pile,
//! Jiro the bottom card of a pile. The game ends when all piles are empty. Both want a sum of their own cards that is
//! as large as possible. What are the two sums? (This is also CF389E.)
//!
//! ## Claim
//! A pile of odd size has a card in the middle, between its halves. Under best play the sums are those in which Ciel
//! gets the upper half of every pile, Jiro the lower half, and the middle cards of all piles are taken in turn by
//! falling numbers, Ciel first.
//!
//! ## Why
//! All cards are taken, so a player who wants the largest sum wants the largest lead. Look at any position, and let P
//! be the player to move, and Q the other one. A pile of 2h or 2h + 1 cards has two halves of h cards: the one of P
//! begins at the end from which P takes. Let p be the sum of P's halves over all piles, q that of Q's halves, and M the
//! list of the middle cards. Let lead(M) be the lead of a player who begins, if two players take the numbers of M in
//! turn, the largest first ([`grundy::games::switches`]). We show by induction that from here on P gets
//! D = p − q + lead(M) more than Q. With no cards left this is 0.
//!
//! Let P take a card c.
//!
//! - The pile has an odd size, and x is in its middle. It loses c, and its two new halves are those of before, with x
//!   in the place of c; if the pile is c alone, x = c, and nothing remains. So P's halves sum up to p − c + x, and Q's
//!   to q. By induction P gets c − (q − (p − c + x) + lead(M without x)) more. This is p − q + x − lead(M without x).
//!   By law 3 of the library it is at most D, and it is D if x is the largest number in M.
//! - The pile has an even size. Let x be the card of Q's half that lies next to P's half. After the move x is in the
//!   middle. So P's halves sum up to p − c, and Q's to q − x. By induction P gets
//!   c − (q − x − (p − c) + lead(M with x)) more. This is p − q + x − lead(M with x). By law 3, for the list M with x,
//!   it is at most D. If M is empty, it is p − q = D.
//!
//! So no move gives P more than D. And some move gives him D: the one in a pile with the largest middle card or, if
//! there is no middle card, any move.
//!
//! ## Cost
//! O(N + n log n) time, O(N) memory, for N cards in all.

use grundy::games::switches::lead;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100> }
        let mut piles = Vec::with_capacity(n);
        for _ in 0..n {
            input! { from input, size: In<1, 100>, cards: [In<1, 1000, i64>; size] }
            piles.push(cards);
        }
        let all: i64 = piles.iter().flatten().sum();
        let more = first_leads_by(&piles);
        writeln!(out, "{} {}", (all + more) / 2, (all - more) / 2);
    });
}

/// How much the sum of the player who takes from the top, and begins, exceeds that of the other one. Each pile is given
/// from the top to the bottom.
fn first_leads_by(piles: &[Vec<i64>]) -> i64 {
    let (mut upper, mut lower, mut middle) = (0, 0, vec![]);
    for pile in piles {
        let half = pile.len() / 2;
        upper += pile[..half].iter().sum::<i64>();
        lower += pile[pile.len() - half..].iter().sum::<i64>();
        middle.extend(&pile[half..pile.len() - half]);
    }
    upper - lower + lead(&middle)
}
