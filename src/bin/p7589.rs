//! # P7589 黑白棋 — two pieces on every line, few and short steps back
//!
//! - Judge: <https://www.luogu.com.cn/problem/P7589>
//! - 中文: 黑白棋：每行两枚棋子，后退次数与步长受限
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [hdu1730](super::hdu1730)
//! - Theorem: [Bouton](grundy::games::nim), retreats taken back
//! - Finder: rows › strip › with few steps back
//! - Course: 8: pieces on lines that may also go back, but not often
//!
//! ## Rule
//! Each of n lines without end holds a black piece, which is Alice's, and a white one, which is Bob's, on different
//! integers. In turn, Alice first, a player moves one of his own pieces along its line: forward, which is towards the
//! other piece, by any number, but neither onto it nor over it; or backward by 1 to d. Each player may move backward at
//! most k times in the whole game, where d ≥ 1 and k ≥ 0. A player who cannot move loses. Does Alice win?
//!
//! ## Claim
//! Alice wins iff the XOR of the gaps is not 0. The gap of a line is the number of integers between its pieces.
//!
//! ## Why
//! A player can make a gap any smaller number by a move forward. So where the XOR is not 0, some move forward makes it
//! 0, as in Nim. Call Alice the winner if the XOR is not 0 at first, and let her begin with such a move; else call Bob
//! the winner. The other is then to move at the XOR 0. Let the winner answer like this:
//!
//! - If the other moves forward, the XOR is not 0 any more, and some move forward makes it 0.
//! - If the other moves backward by t, the gap of this line has grown by t. So he may move forward by t there, and the
//!   gap is what it was.
//!
//! The winner never moves backward. The other does so at most k times, and makes the sum of the gaps greater by at most
//! d each time. Every move forward makes the sum less. So the game ends, and as the winner always has an answer, it is
//! the other who cannot move.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, _most_steps_back: In<0, 100>, _longest_step_back: In<1, 20> }
            let mut gaps = vec![];
            for _ in 0..n {
                input! { from input, _height: In<-100, 100, i32> }
                input! { from input, black: In<-1000, 1000, i32>, white: In<-1000, 1000, i32> }
                let gap = black.abs_diff(white).checked_sub(1);
                gaps.push(gap.unwrap_or_else(|| io::refuse("another place than that of the black piece")));
            }
            out.either(first_player_wins(&gaps), ["Yes", "No"]);
        }
    });
}

fn first_player_wins(gaps: &[u32]) -> bool {
    nim_sum(gaps.iter().copied()) != 0
}
