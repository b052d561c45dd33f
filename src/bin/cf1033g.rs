//! # CF1033G Chip Game — a chips for Alice, b chips for Bob, all pairs counted
//!
//! - Judge: <https://codeforces.com/problemset/problem/1033/G>
//! - 中文: 筹码游戏：双方取数不同，计数
//! - Family: [two players, different moves](super#two-players-different-moves)
//! - Theorem: piles modulo a + b
//! - Finder: partizan › own pieces
//! - Course: 14: each has his own number
//! - Difficulty: 3500
//!
//! ## Rule
//! There are n piles of chips, and two numbers a and b. In her turn Alice removes exactly a chips from a pile, in his
//! turn Bob exactly b. A player who cannot move loses. Over all pairs a, b from 1 to m, count the games that Alice wins
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
//! To exchange a and b exchanges the players.
//!
//! ## Why
//! **Remainders.** Let G be a pile of v + s chips, and let H be a pile of v chips in which the players are exchanged:
//! there Alice removes b, and Bob a. We show that the player who begins loses G + H. Then a pile of v + s chips can be
//! replaced by one of v in every sum (Conway, On Numbers and Games, chapter 7). The second player answers every move:
//!
//! - The first player moves in H. The second removes as many chips from G. The piles differ by s as before.
//! - The first player moves in G. The second moves in G, too, which leaves v chips in G and in H. From then on he
//!   copies every move in the other pile.
//!
//! **Piles below s.** If r < a, nobody can move. If a ≤ r < b, only Alice can: call this a *free* pile. If r ≥ b, both
//! can move. Bob leaves less than a, and Alice leaves r − a < b. Her rest is a free pile iff r ≥ 2a.
//!
//! **There is a free pile.** Then Alice wins. She moves in piles r ≥ b as long as there are some; Bob can move nowhere
//! else. When they are used up, only she can move.
//!
//! **There is none.** Until Alice makes a free pile, every move uses up one of the k piles. She can make one iff she
//! gets to move in one of the g piles.
//!
//! - g ≥ 2: Bob cannot prevent it.
//! - g = 1: if Alice begins, she makes it and wins. If Bob begins, he has to take this pile. Then k − 1 moves are left,
//!   and she begins: she wins iff k is even.
//! - g = 0: there are k moves.
//!
//! ## How
//! Count the games that the first or the second player wins. Each of the others is won by Alice or by Bob whoever
//! begins, and the exchange of a and b shows that both win equally many.
//!
//! Let s be given, and h = ⌊s/2⌋. We count the a ≤ h; each stands for two pairs, but for one if a = b. Let x be the
//! largest r < s − h, and let y be the least r ≥ s − h, if there are some. As a ≤ h ≤ s − h ≤ b, there is no r with
//! a ≤ r < b iff x < a and b ≤ y. Then k is the number of r ≥ s − h, and g that of r ≥ 2a. So the second player wins
//! iff k is even and 2a is greater than all r; the first player wins iff k is odd and 2a is greater than all r but at
//! most one. All these are lower bounds for a.
//!
//! ## Cost
//! O(nm log n) time, O(n) memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 100>,
            m: In<1, 100_000, u64>,
            piles: [In<1, 1_000_000_000_000_000_000, u64>; n],
        }
        let [second, first] = open_games(&piles, m);
        let each = (m * m - first - second) / 2;
        writeln!(out, "{each} {each} {first} {second}");
    });
}

/// The numbers of pairs for which the second player wins, and for which the first one does: by whether k is odd.
fn open_games(piles: &[u64], m: u64) -> [u64; 2] {
    let mut games = [0, 0];
    for sum in 2..=2 * m {
        let half = sum / 2;
        let rests = piles.iter().map(|pile| pile % sum).sorted_unstable().collect_vec();
        let (low, high) = rests.split_at(rests.partition_point(|&r| r < sum - half));
        let k_is_odd = high.len() % 2;
        // All lower bounds for a: from b ≤ m, x < a, b ≤ y, and 2a.
        let bounds = [
            Some(sum.saturating_sub(m).max(1)),
            low.last().map(|x| x + 1),
            high.first().map(|y| sum - y),
            rests.iter().nth_back(k_is_odd).map(|r| r / 2 + 1),
        ];
        let least = bounds.into_iter().flatten().max().unwrap_or(1);
        let choices = (half + 1).saturating_sub(least);
        games[k_is_odd] += (2 * choices).saturating_sub(1 - sum % 2);
    }
    games
}
