//! # HDU3595 GG and MM — many games of Euclid at once
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3595>
//! Family: sums under other rules
//! Theorem: Every-SG
//!
//! Rule. A game has two piles. A move takes a positive multiple of one pile from the other, which must have so many;
//! from equal piles it takes the whole of one. With an empty pile the game is over. N games are played at the same
//! time: in his turn a player moves in every game that is not over, and he loses if none is left. MM begins.
//! Claim. A finished game has 0 steps, a won one 1 + the most steps of its lost successors, a lost one 1 + the fewest
//! steps of its successors, which are all won. MM wins iff some game has steps and the greatest number of them is odd.
//! Why. By induction won games have an odd number of steps and lost ones an even number, 0 only where they are over.
//! Let the greatest number s be odd. The mover goes to a successor of the number named in the claim in every game: all
//! of them come one step closer, the greatest is s − 1, even. Let s be even; for s = 0 the mover has lost. Else a lost
//! game of s steps goes to a won one of s − 1 or more, while lost games come only from won ones, which have at most
//! s − 1 steps, and so have at most s − 2: the greatest number is odd again, and the opponent moves.
//! One game. Let 0 < a ≤ b, let R be the game (b mod a, a) and r its steps. If R is lost, it is the only lost successor
//! of (a, b), for the others can reach it: r + 1 steps. If R is won and b < 2a, the move there is forced, and (a, b) is
//! lost: r + 1 steps. If R is won and b ≥ 2a, the successor (a, a + b mod a) is lost with r + 1 steps, and the only
//! lost one, for the others but R can reach it: r + 2 steps. So no game leaves a choice between two lost successors,
//! and no lost game any choice: here the most and the fewest steps are the only ones.
//! Cost. O(log a) a game.

use grundy::io::{self, In};
use proconio::input;

type Pile = In<0, 1000, u32>;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, n: In<0, 1000>, games: [(Pile, Pile); n] }
            out.line(if first_player_wins(&games) {
                "MM"
            } else {
                "GG"
            });
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
