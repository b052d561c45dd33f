//! # CF1033C Permutation Game — a token by multiples of its number, upwards
//!
//! - Judge: <https://codeforces.com/problemset/problem/1033/C>
//! - 中文: 排列上的棋子：往大数跳
//! - Family: [vertex games](super#vertex-games); easier [cf1860c](super::cf1860c); twin
//!   [macau2020g](super::macau2020g)
//! - Theorem: moves in harmonic time, by falling numbers
//! - Finder: rows › strip: over a permutation, by multiples
//! - Course: 2: a token on a permutation
//! - Difficulty: 1600
//!
//! ## Rule
//! Cells 1 to n in a row hold the numbers 1 to n, each once: cell i holds aᵢ. A token stands in a cell. In turn, Alice
//! first, a player moves it from its cell i to a cell j with aⱼ > aᵢ for which |i − j| is a multiple of aᵢ. A player
//! who cannot move loses. For every cell: who wins if the token starts there?
//!
//! ## Claim
//! Go through the cells by falling numbers. Alice wins from a cell iff some move leads to a cell where she does not.
//!
//! ## Why
//! That is the rule itself: after her move Bob is in her place. The number of the token's cell grows with every move.
//! So the game ends, and by falling numbers all cells that a move leads to are decided before.
//!
//! From the cell with the number a, moves lead to cells at the distances a, 2a, 3a, … on either side: to fewer than
//! n/a. Over all cells these are n (1 + 1/2 + … + 1/n) at most, which is O(n log n).
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, Between, In, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000> }
        let place = input.place();
        input! { from input, numbers: with List(n, Between(1, n as u32)) }
        place.distinct_or_refuse(&numbers, 1, "a number that has not come before");
        let wins = first_player_wins(&numbers);
        out.line(&wins.into_iter().map(|wins| if wins { 'A' } else { 'B' }).collect::<String>());
    });
}

/// Whether Alice wins, for every cell.
fn first_player_wins(numbers: &[u32]) -> Vec<bool> {
    // The cell of every number, from 1 on.
    let mut cells = vec![0; numbers.len() + 1];
    for (cell, &number) in numbers.iter().enumerate() {
        cells[number as usize] = cell;
    }
    let mut wins = vec![false; numbers.len()];
    for (number, &cell) in cells.iter().enumerate().skip(1).rev() {
        // All cells at a multiple of the number, the cell itself among them.
        let mut reached = (cell % number..numbers.len()).step_by(number);
        wins[cell] = reached.any(|to| numbers[to] > numbers[cell] && !wins[to]);
    }
    wins
}
