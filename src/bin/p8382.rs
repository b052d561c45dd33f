//! # P8382 \[POI 2004\] Gra — to the next empty square
//!
//! Judge: <https://www.luogu.com.cn/problem/P8382>
//! Family: Nim and staircase
//! Theorem: staircase Nim
//!
//! Rule. n pieces stand on different squares of a strip of m squares, the last of which is empty. In turn a player
//! moves a piece to the next empty square on its right, over all pieces between. Who puts a piece on square m wins. How
//! many first moves win?
//! Claim. Cut the pieces into blocks of neighbours. If square m − 1 is occupied, all pieces of its block win, and no
//! others. Else let the step of a block be the number of empty squares between it and square m − 1, and s the XOR of
//! the blocks on odd steps. A block of x pieces has one winning move on an odd step if x XOR s < x, and on an even step
//! above 0, with y pieces on the step below it, if 0 < (y XOR s) − y ≤ x; otherwise none.
//! Why. If square m − 1 is occupied, every other move lets the opponent win by that block. Else a move from step 0
//! comes to square m − 1 and loses; play without it, and who has no other loses. A piece with q − 1 pieces of its block
//! on its right leaves its square empty, and the q pieces are now on the step below, with those that stood there; q is
//! any number from 1 to x. This is staircase Nim (library `nim`), and the moves counted are those to XOR = 0. The
//! published solution fails where all squares but m are occupied: it takes square 0 for a piece.
//! Cost. O(n) time and memory, whatever m is.

use grundy::games::nim::staircase_sum;
use grundy::io::{self, In, Input};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, m: In<2, 1_000_000_000, u32>, n: In<1, 1_000_000, u32> }
        let blocks = read_blocks(input, m, n);
        writeln!(out, "{}", winning_moves(m, n, &blocks));
    });
}

/// For every block from left to right the number of empty squares on its left, and the number of its pieces.
fn read_blocks(input: &Input, m: u32, n: u32) -> Vec<(u32, u32)> {
    let mut blocks = vec![(0, 0); n as usize];
    let mut count = 0;
    let (mut free, mut empty, mut pieces) = (1, 0, 0);
    for earlier in 0..n {
        input! { from input, square: In<1, 999_999_999, u32> }
        if square < free || square >= m {
            io::refuse("a square behind the one before, but not the last");
        }
        free = square + 1;
        // Without a branch, as nobody can foresee where a block begins.
        let left = square - 1 - earlier;
        pieces = if left == empty { pieces + 1 } else { 1 };
        empty = left;
        count += usize::from(pieces == 1);
        blocks[count - 1] = (empty, pieces);
    }
    blocks.truncate(count);
    blocks
}

fn winning_moves(m: u32, n: u32, blocks: &[(u32, u32)]) -> usize {
    let (empty, pieces) = blocks[blocks.len() - 1];
    if empty + n == m - 1 {
        return pieces as usize;
    }
    let step = |empty| (m - 2 - n - empty) as usize;
    let sum = staircase_sum(blocks.iter().map(|&(empty, pieces)| (step(empty), pieces)));
    let behind = blocks[1..].iter().chain([&(0, 0)]);
    let winning = blocks.iter().zip(behind).filter(|((empty, pieces), next)| {
        let below = if next.0 == empty + 1 { next.1 } else { 0 };
        has_winning_move(step(*empty), *pieces, below, sum)
    });
    winning.count()
}

/// Whether a block can be moved such that the XOR becomes 0, which is `sum` now.
fn has_winning_move(step: usize, pieces: u32, below: u32, sum: u32) -> bool {
    let falls = pieces ^ sum < pieces;
    let wanted = below ^ sum;
    let rises = step > 0 && below < wanted && wanted - below <= pieces;
    if step % 2 == 1 { falls } else { rises }
}
