//! # AGC026 F Manju Game — boxes next to the last one
//!
//! - Judge: <https://atcoder.jp/contests/agc026/tasks/agc026_f>
//! - 中文: 馒头游戏：取上一个盒子的邻居
//! - Family: [two goals](super#two-goals)
//! - Theorem: a tree of cuts, whose worst leaf counts
//! - Finder: partizan › large or small: boxes next to the last one
//! - Course: 15 › scores: boxes
//!
//! ## Rule
//! N ≥ 2 boxes with manju stand in a row. Sugim and Sigma take a box each in turn, Sugim first. If a neighbour of the
//! box that the opponent has just taken is still there, the player must take such a neighbour. Otherwise, and at the
//! start, he may take any box. Each wants as many manju as possible. How many does each of them get?
//!
//! ## Claim
//! Number the places from 1 on. Let E be the number of manju on the even places, and O that on the odd ones.
//!
//! - If N is even, Sugim gets max(E, O).
//! - If N is odd, he gets E + G. Cut the row by taking out some even places, or none; call the manju on the odd places
//!   of a piece less those on its even ones its surplus. G is the largest v for which the row can be cut so that every
//!   piece has a surplus of at least v.
//!
//! Places keep their parity: a piece begins and ends with an odd place.
//!
//! For example, let the row be 3 7 3 1 4. Then E = 8. Uncut, the row has a surplus of 10 − 8 = 2. Cut at the second
//! place, its pieces 3 and 3 1 4 have a surplus of 3 and of 6. So G = 3, and Sugim gets 11. He takes the 7. If Sigma
//! goes left, for the 3, Sugim takes 3 and 4 on the right, and has 14. So Sigma goes right. The 3, 1 and 4 there are
//! taken in turn, Sugim has 7 + 1, and takes the 3 on the left.
//!
//! ## Why
//! Plan: after a free move all is forced up to an end of the row. For even N this bounds both players at once; for odd
//! N it makes a recurrence. When a player is free to take any box, the boxes that are left stand in one row. This holds
//! at the start. Let the free player P take a box of such a row. Then his opponent Q takes the box on its left or on
//! its right, and from there on all moves are forced until that end of the row. Then the player who has not taken the
//! last box is free, on the boxes of the other side.
//!
//! Take the first or the last box of a row, and all moves are forced: the player takes every other box, from this one
//! on. Number the row's places from 1 on, and call its sums E and O as above. Let P take place i.
//!
//! **N even.** P can get O by place 1, and E by place N. And Q can always get E or O:
//!
//! - Let i be odd. If i > 1, Q goes left and gets the even places there. P takes place 1, so Q is free. He takes place
//!   i + 1, which is the first on the right, and gets the even places there. So Q gets E. If i = 1 he gets it anyway.
//! - Let i be even. This is the mirror image: Q gets the odd places on the right, and then those on the left.
//!
//! So P gets max(E, O) and no more.
//!
//! **N odd.** Let S be what P gets, and put G = S − E. We show that
//!
//! ```text
//! G = max(O − E, min(G(left of i), G(right of i)) for all even i)
//! ```
//!
//! - Let i be odd. Then the rows on its left and on its right have even length. As above, Q gets the even places on one
//!   side, is free then, and gets those on the other. So P gets at most O. By place 1 he gets O, that is G = O − E.
//! - Let i be even. Then there are odd rows on both sides. If Q goes left, he gets the odd places there, down to the
//!   first. P gets the even places up to i. Then P is free on the right, and gets the even places there and G(right of
//!   i) more. In all this is E + G(right of i). If Q goes right, P gets E + G(left of i). So Q chooses the smaller one.
//!
//! Thus P chooses a tree of cuts, and Q leads him to the piece that is worst for P. The cuts of any set of even places
//! can be made in any order. So G is what the claim says.
//!
//! ## How
//! G is found by bisection: if the row can be cut for some v, it can for all smaller ones. For v = O − E it can without
//! a cut. No v above the sum of all manju is possible.
//!
//! For a given v, let s(i) be the number of manju on the odd places up to i, less that on the even ones up to i. Call
//! an even place i, and also 0, good if the places before it can be cut, and i taken out, so that all pieces before i
//! have a surplus of at least v. Then i is good iff s(i − 1) − s(c) ≥ v for a good c < i. So it is enough to know the
//! least s(c) of all good c. The row can be cut iff s(N) less the least of all is at least v.
//!
//! ## Cost
//! O(N log M) time, O(N) memory, for M manju in all.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 300_000>, manju: [In<1, 1000, i32>; n] }
        let all: i32 = manju.iter().sum();
        let first = first_player_gets(&manju);
        writeln!(out, "{first} {}", all - first);
    });
}

fn first_player_gets(manju: &[i32]) -> i32 {
    let odd: i32 = manju.iter().step_by(2).sum();
    let even: i32 = manju.iter().skip(1).step_by(2).sum();
    if manju.len() % 2 == 0 { even.max(odd) } else { even + largest_piece(manju, odd - even, odd + even) }
}

/// The largest v for which an odd row can be cut so that every piece has a surplus of at least v: G. It is at least
/// `possible`, and at most `most`.
fn largest_piece(row: &[i32], mut possible: i32, mut most: i32) -> i32 {
    while possible < most {
        let middle = most - (most - possible) / 2;
        if can_be_cut(row, middle) {
            possible = middle;
        } else {
            most = middle - 1;
        }
    }
    possible
}

/// Whether an odd row can be cut so that every piece has a surplus of at least `v`.
fn can_be_cut(row: &[i32], v: i32) -> bool {
    let pairs = row.chunks_exact(2);
    let last: i32 = pairs.remainder().iter().sum();
    // s up to here, and the least s of a good place.
    let (mut sum, mut least) = (0, 0);
    for pair in pairs {
        sum += pair[0];
        let is_good = sum - least >= v;
        sum -= pair[1];
        if is_good {
            least = least.min(sum);
        }
    }
    sum + last - least >= v
}
