//! # ICPC Brazil 2018 B Marbles — Wythoff's moves, and the first marble at (0, 0) wins
//!
//! - Judge: <https://codeforces.com/gym/101908/problem/B>
//! - 中文: 弹珠：按威佐夫走法，先到原点者胜
//! - Family: [sums under other rules](super#sums-under-other-rules); twin [p10501](super::p10501)
//! - Theorem: a move that reaches a position wins
//! - Finder: heaps › from both: many such pairs, and the first one at (0, 0) wins
//! - Course: 6: the first part that ends ends all of them
//!
//! ## Rule
//! N marbles lie on squares (l, c) of a board, 1 ≤ l, c ≤ 100; several may share a square. In turn a player takes one
//! marble and lowers its l, or its c, or both of them by the same amount, and keeps them ≥ 0. The player who brings a
//! marble to (0, 0) wins at once. Does the first player win?
//!
//! ## Claim
//! If l = c for some marble, the first player wins. Otherwise let g(l, c), for l, c ≥ 1 and l ≠ c, be the mex of g at
//! the squares that a move reaches from (l, c), except those with l = 0, c = 0 or l = c. The first player wins iff the
//! XOR of the g of all marbles is not 0.
//!
//! ## Why
//! Call a square with l = 0, c = 0 or l = c, other than (0, 0), a gate. These are the squares from which a move leads
//! to (0, 0). So a player who finds a marble on a gate wins at once.
//!
//! Now let no marble lie on a gate. Then no move wins at once, and a move to a gate loses. So a player avoids gates as
//! long as he can. Once he cannot, he loses: he still has a move, as l can be lowered to 0, but it leads to a gate.
//! Hence the game is the one in which moves to gates are forbidden, and a player who cannot move loses. There every
//! marble is a game of its own, and by the Sprague–Grundy theorem ([`grundy::games::sg`]) the XOR of their values
//! decides.
//!
//! ## Cost
//! O(s³ + N) time for coordinates up to s = 100, and O(s² + N) memory.

use grundy::games::sg::{mex, nim_sum};
use grundy::io::{self, In};
use proconio::input;

/// The largest coordinate.
const S: usize = 100;

type Coordinate = In<1, { S as i128 }>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1000>, marbles: [(Coordinate, Coordinate); n] }
        out.either(first_player_wins(&marbles), ["Y", "N"]);
    });
}

fn first_player_wins(marbles: &[(usize, usize)]) -> bool {
    let values = values();
    marbles.iter().any(|(l, c)| l == c) || nim_sum(marbles.iter().map(|&(l, c)| values[l][c])) != 0
}

/// The values of the squares that are no gates, where no move may lead to a gate; 0 at the gates.
fn values() -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; S + 1]; S + 1];
    for l in 1..=S {
        for c in 1..l {
            let lower_l = (1..l).filter(|&next| next != c).map(|next| values[next][c]);
            let lower_c = (1..c).map(|next| values[l][next]);
            let lower_both = (1..c).map(|by| values[l - by][c - by]);
            values[l][c] = mex(lower_l.chain(lower_c).chain(lower_both));
            values[c][l] = values[l][c];
        }
    }
    values
}
