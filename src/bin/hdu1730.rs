//! # HDU 1730 Northcott Game — two pieces in every row
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//! - 中文: Northcott 博弈：每行两枚棋子
//! - Family: [Nim and staircase](super#nim-and-staircase); harder [cf1091h](super::cf1091h), [p7589](super::p7589)
//! - Theorem: [Bouton](grundy::games::nim), retreats taken back
//! - Finder: rows › strip
//! - Difficulty: 2, ours
//!
//! ## Rule
//! Each of n rows of m ≥ 2 cells holds a piece of Tom's and one of Jerry's. In turn, Tom first, a player moves one of
//! his own pieces along its row, in either direction and as far as he likes, but neither onto the other piece nor over
//! it. A player who cannot move loses.
//!
//! ## Claim
//! Tom wins iff the XOR of the gaps is not 0. The gap of a row is the number of cells between its pieces.
//!
//! ## Why
//! To advance is to move towards the other piece of the row, to retreat is to move away from it. A player can make a
//! gap any smaller number by an advance. So where the XOR is not 0, some advance makes it 0, as in Nim. A player who
//! has left the XOR 0 can do so again:
//!
//! - If the other advances, the XOR is not 0 any more. Some advance makes it 0.
//! - If the other retreats by t cells, he advances by t cells in the same row. The gap is what it was.
//!
//! The game ends: he only advances, and a piece that never retreats makes at most m − 2 moves. So the other is the one
//! who cannot move at last. Tom can play like this if the XOR is not 0 at the start, and Jerry if it is 0.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, rows: In<1, 1000>, columns: In<2, 100, u32> }
            let column = Between(1, columns);
            let mut gaps = vec![];
            for _ in 0..rows {
                input! { from input, tom: with column, jerry: with column }
                let gap = tom.abs_diff(jerry).checked_sub(1);
                gaps.push(gap.unwrap_or_else(|| io::refuse("another column than Tom's")));
            }
            out.either(first_player_wins(&gaps), ["I WIN!", "BAD LUCK!"]);
        }
    });
}

fn first_player_wins(gaps: &[u32]) -> bool {
    nim_sum(gaps.iter().copied()) != 0
}
