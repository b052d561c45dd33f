//! # HDU 1730 Northcott Game — two pieces in every row
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//! - 中文: Northcott 博弈：每行两枚棋子
//! - Family: Nim and staircase
//! - Theorem: Bouton, retreats taken back
//!
//! ## Rule
//! Each of n rows of m cells holds a piece of Tom's and one of Jerry's. In turn, Tom first, a player moves one of his
//! own pieces along its row, in either direction and as far as he likes, but neither onto the other piece nor over it.
//! Who cannot move loses.
//!
//! ## Claim
//! Tom wins iff the XOR of the gaps is not 0. The gap of a row is the number of cells between its pieces.
//!
//! ## Why
//! Either player can make a gap any smaller number by an advance. So a player who meets XOR ≠ 0 makes it 0, as in Nim.
//! If the other then advances, the XOR is not 0 again. If he retreats by t cells, advance by t after him: the gap is
//! what it was. So the player of this strategy always has a move. And the game ends, although retreats repeat gaps: the
//! player of the strategy only advances, and a piece that never retreats makes at most m − 2 moves in its row.
//!
//! ## Cost
//! O(n) time, no memory beyond the input.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, rows: In<1, 1000>, columns: In<2, 100, u32> }
            let column = Between(1, columns);
            let gaps = (0..rows).map(|_| {
                input! { from input, tom: with column, jerry: with column }
                let gap = tom.abs_diff(jerry).checked_sub(1);
                gap.unwrap_or_else(|| io::refuse("another column than Tom's"))
            });
            out.line(if first_player_wins(gaps) { "I WIN!" } else { "BAD LUCK!" });
        }
    });
}

fn first_player_wins(gaps: impl Iterator<Item = u32>) -> bool {
    nim_sum(gaps) != 0
}
