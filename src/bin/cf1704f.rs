//! # CF1704F Colouring Game — red cells for Alice, blue ones for Bob
//!
//! - Judge: <https://codeforces.com/problemset/problem/1704/F>
//! - 中文: 双方各涂一色的格子
//! - Family: [two players, different moves](super#two-players-different-moves); easier [arc078d](super::arc078d),
//!   [cf305e](super::cf305e)
//! - Theorem: the larger number of cells, else [Dawson's Kayles](grundy::games::splitting)
//! - Finder: partizan › own pieces
//! - Course: 14: each has his own colour
//! - Difficulty: 2600
//! - Table: values heaps "0.07" 67 by 17
//!
//! ## Rule
//! There are n ≥ 2 cells in a row, each red or blue. In turn a player chooses two neighbouring cells and paints both
//! white. Alice, who begins, must choose at least one red cell, Bob at least one blue one. The other cell may have any
//! colour. A player who cannot move loses. Who wins?
//!
//! ## Claim
//! If there are more red cells than blue ones, Alice wins; if there are fewer, Bob wins. If there are as many, cut the
//! row into maximal runs in which red and blue alternate. Alice wins iff the XOR of the values of Dawson's Kayles for
//! the lengths of these runs is not 0.
//!
//! ## Why
//! Let D be the number of red cells less that of blue ones. A pair of a red and a blue cell keeps D. Any other move of
//! Alice lowers D, and any other move of Bob raises it.
//!
//! **If D > 0, Alice wins, whoever is to move.** A move of Bob does not lower D. So let Alice be to move.
//!
//! - If a red and a blue cell are neighbours, she takes them, and D stays.
//! - Otherwise no such neighbours will ever arise. If there is no blue cell, she has a move: there is a red cell, and
//!   n ≥ 2. Then Bob has none. If there is a blue cell, every run of red cells has a white neighbour, so from now on
//!   she can paint red cells one by one, each with a white cell. She has as many moves as there are red cells. Bob has
//!   at most as many as there are blue cells, which is fewer. So he is the first without a move.
//!
//! In the same way Bob wins if D < 0, whoever is to move.
//!
//! **If D = 0**, a player who takes anything but a red and a blue cell gives his opponent a difference that wins. So
//! both take such pairs only, and a player who cannot do so loses. This is an impartial game. It is the sum of its
//! runs, and a move takes two neighbours from a run of length n, which leaves runs of lengths i and n − 2 − i. This is
//! Dawson's Kayles: g(n) is the mex of the g(i) XOR g(n − 2 − i).
//!
//! This is the octal game 0.07. Its values have the period 34 from 53 on, as the values up to 176 prove
//! ([`grundy::games::splitting`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::Periodic;
use grundy::games::sg::nim_sum;
use grundy::games::splitting::Octal;
use grundy::io::{self, In, Total, Word};
use proconio::input;

/// The largest number of cells.
const LONGEST: usize = 500_000;

fn main() {
    io::run(|input, out| {
        let values = Octal::parse("0.07").and_then(|game| game.periodic(176)).expect("these values prove a period");
        let sum_of_n = Total::at_most(LONGEST);
        input! { from input, tests: In<1, 10_000> }
        for _ in 0..tests {
            input! {
                from input,
                n: with sum_of_n.of(2, LONGEST),
                cells: with Word::exactly("RB", n),
            }
            let alice_wins = first_player_wins(&cells, &values);
            out.either(alice_wins, ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(cells: &[u8], values: &Periodic) -> bool {
    let red = cells.iter().filter(|&&cell| cell == b'R').count();
    let blue = cells.len() - red;
    if red != blue {
        return red > blue;
    }
    let runs = cells.chunk_by(|left, right| left != right);
    nim_sum(runs.map(|run| values.get(run.len() as u64))) != 0
}
