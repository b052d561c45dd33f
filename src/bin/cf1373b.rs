//! # CF1373B 01 Game — a zero and a one that are neighbours are deleted
//!
//! - Judge: <https://codeforces.com/problemset/problem/1373/B>
//! - 中文: 删去相邻的 01 或 10
//! - Family: [first games](super#first-games); harder [arc064d](super::arc064d), [cf1365a](super::cf1365a),
//!   [cf276b](super::cf276b), [cf705b](super::cf705b)
//! - Theorem: every line of play has the same length
//! - Finder: rows › words: two neighbours that differ are deleted
//! - Difficulty: 900
//!
//! ## Rule
//! There is a string of 1 to 100 zeros and ones. In turn, Alice first, a player deletes two neighbouring characters
//! that differ, and the rest closes up. A player who cannot move loses. Does Alice win?
//!
//! ## Claim
//! Let there be z zeros and u ones. However it is played, the game lasts min(z, u) moves. So Alice wins iff min(z, u)
//! is odd.
//!
//! ## Why
//! Every move deletes a zero and a one. As long as there are both, some two neighbours differ, and there is a move.
//! When one of the two kinds is gone, there is none. So the game ends when the kind of which there are fewer is used
//! up, after min(z, u) moves.
//!
//! ## Cost
//! O(n) time and memory for a string of n characters.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, string: with Word { alphabet: "01", shortest: 1, longest: 100 } }
            out.either(first_player_wins(&string), ["DA", "NET"]);
        }
    });
}

fn first_player_wins(string: &[u8]) -> bool {
    let zeros = string.iter().filter(|&&character| character == b'0').count();
    let moves = zeros.min(string.len() - zeros);
    moves % 2 == 1
}
