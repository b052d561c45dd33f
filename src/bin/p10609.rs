//! # P10609 排除干扰 — both discard, and the last two cards give the score
//!
//! - Judge: <https://www.luogu.com.cn/problem/P10609>
//! - 中文: 轮流弃牌，最后两张定得分（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: rows by their minima, and one card more than answers
//! - Finder: dialogues › answers: by one card more than answers
//! - Course: 17: the largest minimum of a row
//!
//! ## Rule
//! There are n kinds of cards, 1 ≤ n ≤ 1000. The players R and M hold m cards each, n ≤ m ≤ 10000, at least one of
//! every kind; all hands are open. In turn, R first, each discards one of his own cards, until both have one card left.
//! If these are of the kinds u and v, R scores a(u, v) points and M scores −a(u, v), where |a(u, v)| ≤ 10⁸. The program
//! plays R or M against the judge, as it is told. It must score at least what it gets if both play best.
//!
//! ## Claim
//! If both play best, R scores the largest minimum of a row, max over u of min over v of a(u, v). For each row u let
//! best(u) be one column where it has its minimum.
//!
//! - R keeps a card of a row whose minimum is largest, and discards any other card.
//! - M keeps, for every kind u of which R still has a card, a card of the kind best(u), and discards any other card.
//!
//! ## Why
//! R can do this: while he has two cards, one is not the card that he keeps. His score is at least the minimum of that
//! row, whatever M keeps.
//!
//! M moves after R has discarded. Then R has k − 1 cards and M has k, for some k ≥ 2. Call a kind needed if it is
//! best(u) for a kind u of R's cards. At most k − 1 kinds are needed. Suppose that M has a card of each; at first he
//! has cards of all kinds. One card of each needed kind makes at most k − 1 cards, so another card is left for him to
//! discard. R's next discard brings no new kind among his cards, so M still has a card of each needed kind then. In the
//! end R has a card of a kind u, and M has one card, of the kind best(u). So R scores the minimum of row u, which is at
//! most the largest one.
//!
//! Neither strategy looks at what else has been discarded; so the order does not matter.
//!
//! ## Cost
//! O(n² + n m) time, O(n) memory.

use grundy::io::{self, Between, In, Input, List};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        input! { from input, n: In<1, 1000>, m: with Between(n, 10_000), plays_m: In<0, 1, u8> }
        let rows: Vec<Row> = (0..n).map(|_| Row::read(input, n)).collect();
        let [of_r, of_m] = [(); 2].map(|()| Hand::read(input, n, m));
        let (mut own, mut others, mut is_mine) = if plays_m == 1 { (of_m, of_r, false) } else { (of_r, of_m, true) };
        // How many reasons there are to keep a card of a kind.
        let mut reasons = vec![0_u32; n];
        if plays_m == 1 {
            rows.iter().for_each(|row| reasons[row.best] += 1);
        } else {
            let row = (0..n).max_by_key(|&row| rows[row].minimum).expect("there is a row");
            reasons[row] += 1;
        }
        for _ in 0..2 * (m - 1) {
            if is_mine {
                let is_spare = |&kind: &usize| own.cards[kind] > usize::from(reasons[kind] > 0);
                let kind = (0..n).find(is_spare).expect("a card is not needed");
                own.cards[kind] -= 1;
                writeln!(out, "{}", kind + 1);
            } else {
                let kind = others.discard(input);
                if plays_m == 1 && others.cards[kind] == 0 {
                    reasons[rows[kind].best] -= 1;
                }
            }
            is_mine = !is_mine;
        }
        input! { from input, _is_bad: In<-1, 0, i8> }
    });
}

/// What counts of a row: its minimum, and a column that has it.
struct Row {
    minimum: i32,
    best: usize,
}

impl Row {
    fn read(input: &Input, n: usize) -> Self {
        input! { from input, scores: with List(n, Between(-100_000_000, 100_000_000)) }
        let best = (0..n).min_by_key(|&column| scores[column]).expect("a row has a column");
        Self { minimum: scores[best], best }
    }
}

/// How many cards of each kind a player has.
struct Hand {
    cards: Vec<usize>,
}

impl Hand {
    /// Reads the numbers of cards of n kinds, which make m together.
    fn read(input: &Input, n: usize, m: usize) -> Self {
        let mut rest = m;
        let read = |kind| {
            let others = n - 1 - kind;
            let least = if others == 0 { rest } else { 1 };
            input! { from input, cards: with Between(least, rest - others) }
            rest -= cards;
            cards
        };
        Self { cards: (0..n).map(read).collect() }
    }

    /// Reads the kind of a card, and takes it away.
    fn discard(&mut self, input: &Input) -> usize {
        let place = input.place();
        input! { from input, kind: with Between(1, self.cards.len()) }
        if self.cards[kind - 1] == 0 {
            place.refuse("a kind of which the other player has a card");
        }
        self.cards[kind - 1] -= 1;
        kind - 1
    }
}
