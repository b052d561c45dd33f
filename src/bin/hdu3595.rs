//! # HDU 3595 GG and MM — many games of Euclid at once
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3595>
//! - 中文: Every-SG：多组辗转相减
//! - Family: [sums under other rules](super#sums-under-other-rules); easier [p1290](super::p1290)
//! - Theorem: Every-SG on [Euclid's game](grundy::games::euclid)
//! - Finder: heaps › every heap
//! - Course: 6: every part is moved at once, Every-SG
//! - Table: values pairs "two heaps: take a multiple of the smaller" 8
//!
//! ## Rule
//! A game has two piles. A move takes a positive multiple of one pile from the other, which must have at least that
//! many; from equal piles it takes the whole of one. With an empty pile the game is over. N games are played at the
//! same time. In turn a player makes a move in every game that is not over; he loses if all are over. MM begins.
//!
//! ## Claim
//! Look at one game alone, where a player who cannot move loses: it is won or lost for the player to move. Give it a
//! number of steps:
//!
//! - a finished game has 0 steps; it is lost;
//! - a won game has one step more than its lost successor with the most steps;
//! - a lost game that is not over has one step more than its successor with the fewest steps; all successors are won.
//!
//! MM wins iff the largest number of steps among the games is odd. Without a game it counts as 0.
//!
//! ## Why
//! By induction won games have an odd number of steps, and lost games an even number. Only a finished game has 0. Let s
//! be the largest number. We show by induction that the player to move wins iff s is odd.
//!
//! - Let s be odd. In every game that is not over, he goes to the successor with which the claim counts the steps. Then
//!   each of these games has one step less, and the largest number is s − 1, which is even. The opponent loses.
//! - Let s = 0. All games are over, and the player to move has lost.
//! - Let s be even and not 0, and let him make any moves. Some game is lost with s steps. All its successors are won,
//!   with s − 1 or more steps, so after his moves there is a won game with at least s − 1 steps. A game that is lost
//!   after his moves was over before, or it was won, with at most s − 1 steps, and now has at most s − 2 steps. So a
//!   won game has the largest number of steps, and this number is odd. The opponent wins.
//!
//! ## How
//! Take a game of piles a ≤ b, a > 0. Let R be the game (b mod a, a), and r its steps. By Euclid's game
//! ([`grundy::games::euclid`]) a lost game has R for its only successor. A won game has exactly one lost successor: R,
//! or if R is won, (a, a + b mod a). So there is no choice between more and fewer steps.
//!
//! - If R is lost, (a, b) is won with r + 1 steps.
//! - If R is won and b < 2a, then (a, b) is lost with r + 1 steps.
//! - If R is won and b ≥ 2a, then (a, a + b mod a) is lost with r + 1 steps, and (a, b) is won with r + 2.
//!
//! ## Cost
//! O(log a) per game, where a is the smaller pile.

use grundy::io::{self, In};
use proconio::input;

type Pile = In<0, 1000, u32>;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, n: In<0, 1000>, games: [(Pile, Pile); n] }
            out.either(first_player_wins(&games), ["MM", "GG"]);
        }
    });
}

fn first_player_wins(games: &[(u32, u32)]) -> bool {
    let most_steps = games.iter().map(|&(p, q)| steps(p.min(q), p.max(q))).max();
    most_steps.is_some_and(is_won)
}

fn is_won(steps: u32) -> bool {
    steps % 2 == 1
}

/// The steps of the game (a, b), a ≤ b. The recursion is Euclid's: 15 calls deep at most within the limits.
fn steps(a: u32, b: u32) -> u32 {
    if a == 0 {
        return 0;
    }
    let rest = steps(b % a, a);
    let detour = is_won(rest) && b / a > 1;
    rest + 1 + u32::from(detour)
}
