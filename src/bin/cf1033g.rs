//! # CF1033G Chip Game — a chips for Alice, b chips for Bob, all pairs counted
//!
//! - Judge: <https://codeforces.com/problemset/problem/1033/G>
//! - 中文: 筹码游戏：双方取数不同，计数
//! - Family: two players, different moves
//! - Theorem: piles modulo a + b
//!
//! ## Rule
//! There are n piles of chips, and two numbers a and b. In her turn Alice removes exactly a chips from one pile. In his
//! turn Bob removes exactly b. Who cannot move loses. Over all pairs a, b from 1 to m, count the games that Alice wins
//! whoever begins, that Bob wins whoever begins, that the first player wins, and that the second player wins.
//!
//! ## Claim
//! Let a ≤ b, and s = a + b. Replace every pile by its remainder r modulo s. Let k be the number of r ≥ b, and g the
//! number of those with r ≥ 2a, too.
//!
//! - If a ≤ r < b for some r, or if g ≥ 2, Alice wins.
//! - If there is no such r, and g = 1: Alice wins if k is even, and the first player if k is odd.
//! - If there is no such r, and g = 0: the second player wins if k is even, and the first player if k is odd.
//!
//! To exchange a and b exchanges the players. If a = b, there is no r with a ≤ r < b, and g = 0.
//!
//! ## Why
//! **Remainders.** A pile of v + s chips is equal to a pile of v: the sum of the one, and of the other with the players
//! exchanged, is lost by whoever begins. (Equal games can be exchanged in every sum, see Conway, On Numbers and Games,
//! chapter 7.) For the second player always has an answer. If a player takes from the pile of v + s, the opponent takes
//! from it, too, which leaves v in both. If he takes from the pile of v, the opponent takes as many from v + s; then
//! the two piles differ by s as before.
//!
//! **Piles below s.** If r < a, nobody can move. If a ≤ r < b, only Alice can move: a *free* move. If r ≥ b, both can
//! move, and Bob's move leaves less than a. Alice's move leaves r − a < b. It leaves a free move if r ≥ 2a, else
//! nothing.
//!
//! **Alice has a free move.** Then she wins: as long as there are piles r ≥ b, she moves there. So does Bob, as he has
//! no other moves. In the end only she can move.
//!
//! **She has none.** Then all moves are in the k piles, and each is moved in once, until Alice gets a free move from
//! one of the g piles. So Bob must not let her move there. If g ≥ 2, he cannot prevent it. If g = 1 and Alice begins,
//! she wins. If g = 1 and Bob begins, he must take this pile; then k − 1 moves are left with Alice to move, and she
//! wins iff k is even. If g = 0, there are k moves.
//!
//! ## How
//! For every s from 2 to 2m count the a ≤ s/2, with b = s − a ≤ m. Only the games without r in a ≤ r < b matter; of the
//! others, and of those with too many r ≥ 2a, Alice and Bob win as many each, as a and b can be exchanged.
//!
//! If a grows, the range from a to b − 1 shrinks. At a = h = ⌊s/2⌋ it is empty, or contains only h. So if there is no r
//! in it for some a, the number k is that of the r ≥ s − h. Let the greatest of the other r be x, and let the least of
//! these k be y. Then the range contains no r iff a > x and s − a ≤ y.
//!
//! The greatest r decides g ≥ 1, and the second greatest decides g ≥ 2; a remainder r ≥ 2a lies in the range, or counts
//! for g. So for even k the second player wins iff 2a is greater than the greatest r. For odd k the first player wins
//! iff 2a is greater than the second greatest r. All these conditions are lower bounds for a.
//!
//! ## Cost
//! O(nm) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 100>,
            m: In<1, 100_000, u64>,
            piles: [In<1, 1_000_000_000_000_000_000, u64>; n],
        }
        let [first, second] = open_games(&piles, m);
        let each = (m * m - first - second) / 2;
        writeln!(out, "{each} {each} {first} {second}");
    });
}

/// The numbers of pairs for which the first player wins, and for which the second one wins.
fn open_games(piles: &[u64], m: u64) -> [u64; 2] {
    let mut games = [0, 0];
    for sum in 2..=2 * m {
        let half = sum / 2;
        let (mut k, mut x_plus_1, mut y) = (0, 0, sum);
        let (mut greatest, mut second_greatest) = (0, 0);
        for pile in piles {
            let r = pile % sum;
            if r >= sum - half {
                k += 1;
                y = y.min(r);
            } else {
                x_plus_1 = x_plus_1.max(r + 1);
            }
            second_greatest = second_greatest.max(greatest.min(r));
            greatest = greatest.max(r);
        }
        let (winner, below_2a) = match k % 2 {
            0 => (1, greatest),
            _ => (0, second_greatest),
        };
        let b_is_small = sum.saturating_sub(m).max(1);
        let least = b_is_small.max(x_plus_1).max(sum - y).max(below_2a / 2 + 1);
        // Each a stands for two pairs, but a = b for one.
        let choices = (half + 1).saturating_sub(least);
        games[winner] += (2 * choices).saturating_sub(1 - sum % 2);
    }
    games
}
