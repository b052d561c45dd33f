//! # P4363 \[九省联考 2018\] 一双木棋 — two colours fill a board from its corner
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4363>
//! - 中文: 一双木棋：从一角起轮流填满棋盘
//! - Family: [two goals](super#two-goals); easier [edpc_l](super::edpc_l)
//! - Theorem: minimax over staircases
//! - Finder: graphs › boards: a board is filled from its corner, for a score
//! - Course: 2: sets, rows and few cards as states
//!
//! ## Rule
//! A board has n ≤ 10 rows and m ≤ 10 columns, and each cell has two numbers a and b. In turn Black and White, Black
//! first, put a stone on an empty cell such that all cells left of it in its row and all cells above it in its column
//! have stones. When the board is full, Black scores the sum of a over the black stones, White the sum of b over the
//! white ones. Each player wants to score as much more than the other as possible. What is Black's score less White's?
//!
//! ## Claim
//! Let h_i be the number of stones in row i. At all times m ≥ h_1 ≥ h_2 ≥ … ≥ h_n, and row i has its stones in the
//! columns 1 to h_i. A stone may be put in row i iff h_i < m, and i = 1 or h_i < h_(i − 1). It comes into column
//! h_i + 1. Let V(h) be what Black scores from the position h on, less what White scores from there on. V is 0 for the
//! full board. Otherwise
//!
//! ```text
//! V(h) = max of a + V(h')   if h_1 + … + h_n is even
//!        min of V(h') − b   if it is odd
//! ```
//!
//! over all moves, where h' is the position after it, and a and b are its cell's numbers. The answer is V(0, …, 0).
//!
//! ## Why
//! The empty board is of this form. Let a position be of it. A cell whose left side is full is in column h_i + 1 of its
//! row i. The cell above it has a stone iff h_(i − 1) > h_i; then all cells above it have one. So the moves are those
//! of the claim, and after each the position is of this form again. If the board is not full, there is a move in the
//! first row that is not. Every move adds one stone, so Black is to move iff the number of stones is even. The stones
//! before add to the difference of the scores whatever happens. So both players care for the rest alone: Black wants it
//! large, White small.
//!
//! ## How
//! Walk along the border between stones and empty cells, from the lower left corner of the board to the upper right
//! one. It has n steps up and m to the right, so it is a word of n + m bits: bit 0 for the first step, and 1 for a step
//! up. A move exchanges a step up and a step to the right behind it. So the word becomes larger, and all values are
//! found from the largest word down. The cell has as many rows below it as there are steps up before these two steps,
//! and as many columns left of it as there are steps to the right. There are at most C(20, 10) = 184 756 positions, and
//! the words of 20 bits take 4 MB.
//!
//! ## Cost
//! O(2^(n + m) + (n + m) C(n + m, n)) time, O(2^(n + m)) memory.

use std::iter::successors;

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 10>, m: In<1, 10> }
        input! { from input, a: [[In<0, 100_000, i32>; m]; n], b: [[In<0, 100_000, i32>; m]; n] }
        writeln!(out, "{}", first_leads_by(&a, &b));
    });
}

/// What Black scores more than White.
fn first_leads_by(a: &[Vec<i32>], b: &[Vec<i32>]) -> i32 {
    let (n, m) = (a.len(), a[0].len());
    let empty: u32 = (1 << n) - 1;
    let full = empty << m;
    let mut values = vec![0; full as usize + 1];
    for border in (empty..full).rev().filter(|border| border.count_ones() == empty.count_ones()) {
        // A move takes a step up to the next place, so it changes the number of steps up on odd places by one.
        let is_black = ((border ^ empty) & ODD).count_ones() % 2 == 0;
        let corners = border & !(border >> 1) & ((1 << (n + m - 1)) - 1);
        let moves = ones(corners).map(|step| {
            let below = (border & ((1 << step) - 1)).count_ones() as usize;
            let (row, column) = (n - 1 - below, step - below);
            let after = values[(border + (1 << step)) as usize];
            if is_black { after + a[row][column] } else { after - b[row][column] }
        });
        let value = if is_black { moves.max() } else { moves.min() };
        values[border as usize] = value.expect("the board is not full");
    }
    values[empty as usize]
}

/// The odd places of a word.
const ODD: u32 = 0xAAAA_AAAA;

/// The places of the bits 1, from 0.
fn ones(word: u32) -> impl Iterator<Item = usize> {
    let rests = successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
    rests.take_while(|&rest| rest != 0).map(|rest| rest.trailing_zeros() as usize)
}
