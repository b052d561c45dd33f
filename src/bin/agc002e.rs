//! # AGC002 E Candy Piles — a largest pile, or a candy from each
//!
//! - Judge: <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//! - 中文: 吃掉最大堆或每堆各吃一颗
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: diagonals of a Young diagram
//! - Finder: heaps › every heap: the largest heap is eaten
//! - Finder: misere › piles
//! - Course: 15 › parity: a staircase of heaps
//!
//! ## Rule
//! There are N ≥ 1 piles of candies, none of them empty. In turn a player eats all candies of a largest pile, or one
//! candy from every pile that is not empty. The player who eats the last candy loses.
//!
//! ## Claim
//! Sort the piles so that a(0) ≥ a(1) ≥ …, and let a(i) = 0 for i ≥ N. Let d be the largest number with a(d) > d. Let
//! p = a(d) − d − 1, and let q be the number of the i > d with a(i) > d. The first player wins iff p or q is odd.
//!
//! ## Why
//! Let the piles be the columns of a diagram, with cells (i, j) for 0 ≤ j < a(i). After i moves that eat a pile and j
//! moves that eat a candy from each, in any order, the piles i, i + 1, … are left. Each of them is smaller by j, or
//! empty. If (i, j) is a cell, a candy is left. If not, all is eaten. So a position is a pair (i, j), and a move leads
//! to (i + 1, j) or (i, j + 1). A player who leaves the diagram loses. In other words: a pair outside is won, and a
//! cell is won iff one of its two successors is lost. If (i, j) is a cell, then (i − 1, j) and (i, j − 1) are cells,
//! unless i − 1 or j − 1 is negative.
//!
//! The diagonal law: if (i, j) and (i + 1, j + 1) are cells, both are won or both are lost. The proof is by induction
//! over the number of candies that are left at (i, j).
//!
//! - Let (i + 1, j + 1) be lost. It is a successor of (i + 1, j) and of (i, j + 1). Both are won, and (i, j) is lost.
//! - Let (i + 1, j + 1) be won. One of its successors is lost, say (i + 2, j + 1), which must be a cell. So (i + 1, j)
//!   is a cell, too. By induction it is lost like (i + 2, j + 1). It is a successor of (i, j), so (i, j) is won. The
//!   case of (i + 1, j + 2) is the same with (i, j + 1).
//!
//! By this law, the start (0, 0) is won iff (d, d) is won, as all of (0, 0), …, (d, d) are cells. But (d + 1, d + 1) is
//! none. So only the cells of two arms can be reached from (d, d): the p cells (d, d + 1), (d, d + 2), …, and the q
//! cells (d + 1, d), (d + 2, d), …. From a cell of an arm, one move leaves the diagram at once and loses. The other
//! goes on along the arm. At the end of an arm both moves leave the diagram. So the last cell of an arm is lost, the
//! one before is won, and so on in turn. The first cell of an arm of p cells is lost iff p is odd. Where p = 0 there is
//! no cell, and the move loses. So (d, d) is won iff p or q is odd.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use std::cmp::Reverse;

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, piles: [In<1, 1_000_000_000, u32>; n] }
        out.either(first_player_wins(&piles), ["First", "Second"]);
    });
}

fn first_player_wins(piles: &[u32]) -> bool {
    let piles = piles.iter().copied().sorted_unstable_by_key(|&pile| Reverse(pile)).collect_vec();
    let cells_on_diagonal = (0..).zip(&piles).take_while(|&(d, &pile)| pile > d).count();
    let d = cells_on_diagonal - 1;
    let p = piles[d] as usize - d - 1;
    let q = piles[d + 1..].iter().take_while(|&&pile| pile as usize > d).count();
    p % 2 == 1 || q % 2 == 1
}
