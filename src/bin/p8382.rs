//! # P8382 \[POI 2004\] Gra — to the next empty square
//!
//! - Judge: <https://www.luogu.com.cn/problem/P8382>
//! - 中文: Gra：跳到下一个空格
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [p2575](super::p2575)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: rows › strip
//!
//! ## Rule
//! n pieces stand on different squares of a strip of m squares, the last of which is empty. In turn a player moves a
//! piece to the next empty square on its right, over all pieces between. The player who puts a piece on square m wins.
//! How many first moves win?
//!
//! ## Claim
//! Cut the pieces into blocks of neighbours. If square m − 1 is occupied, all pieces of its block win, and no others.
//! Else the step of a block is the number of empty squares between it and square m − 1. Let s be the XOR of the sizes
//! of the blocks on odd steps. A block of x pieces has at most one winning move:
//!
//! - on an odd step it has one iff x XOR s < x;
//! - on an even step above 0, let y be the size of the block on the step below, 0 if there is none; it has one iff
//!   0 < (y XOR s) − y ≤ x;
//! - on step 0 it has none.
//!
//! ## Why
//! If square m − 1 is occupied, every move outside its block lets the opponent win by that block. Now let square m − 1
//! be empty. A move from step 0 comes to square m − 1 and loses. So leave such moves out of the game: a player who has
//! no other move has lost.
//!
//! Move a piece that has q − 1 pieces of its block on its right. It leaves its square empty and comes to the square
//! right of its block. So q pieces are now on the step below, together with those that stood there; the other pieces of
//! the block stay on their step. Here q is any number from 1 to x. This is staircase Nim
//! ([`grundy::games::staircase`]), where the blocks are the heaps. A winning move makes the XOR 0. On an odd step it
//! leaves x XOR s of the x pieces; on an even step it brings q = (y XOR s) − y pieces to the step below.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::staircase::staircase_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, m: In<2, 1_000_000_000, u32>, n: In<1, 1_000_000> }
        let first = input.place();
        input! { from input, squares: [In<1, 999_999_999, u32>; n] }
        let fits = |i: usize| squares[i] < m && (i == 0 || squares[i - 1] < squares[i]);
        if let Some(wrong) = (0..n).find(|&i| !fits(i)) {
            first.after(wrong).refuse("a square behind the one before, but not the last");
        }
        writeln!(out, "{}", winning_moves(&squares, m));
    });
}

/// The squares of the pieces come in ascending order.
fn winning_moves(squares: &[u32], m: u32) -> usize {
    let blocks = blocks(squares);
    // How many empty squares lie before square m − 1, and square m − 1 itself if it is empty.
    let empty = m - 1 - squares.len() as u32;
    let (left, pieces) = blocks[blocks.len() - 1];
    if left == empty {
        return pieces as usize;
    }
    let step = |left| (empty - 1 - left) as usize;
    let sum = staircase_sum(blocks.iter().map(|&(left, pieces)| (step(left), pieces)));
    let behind = blocks[1..].iter().chain([&(0, 0)]);
    let winning = blocks.iter().zip(behind).filter(|((left, pieces), next)| {
        let below = if next.0 == left + 1 { next.1 } else { 0 };
        has_winning_move(step(*left), *pieces, below, sum)
    });
    winning.count()
}

/// For every block from left to right the number of empty squares on its left, and the number of its pieces.
fn blocks(squares: &[u32]) -> Vec<(u32, u32)> {
    let mut blocks: Vec<(u32, u32)> = vec![];
    for (earlier, square) in (0..).zip(squares) {
        let empty = square - 1 - earlier;
        match blocks.last_mut() {
            Some((left, pieces)) if *left == empty => *pieces += 1,
            _ => blocks.push((empty, 1)),
        }
    }
    blocks
}

/// Whether a block can be moved such that the XOR becomes 0, which is `sum` now.
fn has_winning_move(step: usize, pieces: u32, below: u32, sum: u32) -> bool {
    let wanted = below ^ sum;
    match step {
        0 => false,
        _ if step % 2 == 1 => pieces ^ sum < pieces,
        _ => below < wanted && wanted - below <= pieces,
    }
}
