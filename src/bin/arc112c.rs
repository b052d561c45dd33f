//! # ARC112 C DFS Game — coins on a tree that is walked through depth first
//!
//! - Judge: <https://atcoder.jp/contests/arc112/tasks/arc112_c>
//! - 中文: 树上轮流 DFS 取硬币
//! - Family: [two goals](super#two-goals); easier [cf388c](super::cf388c)
//! - Theorem: a list of numbers, [some of which keep the turn](grundy::games::switches)
//! - Finder: trees › vertices: coins collected on a walk
//! - Course: 15 › scores: trees
//!
//! ## Rule
//! Every vertex of a rooted tree has a coin, and a piece stands on the root. Takahashi and Aoki take turns, Takahashi
//! first. In a turn the player
//!
//! - takes the coin of the vertex under the piece, if it is there;
//! - otherwise moves the piece to a child of this vertex that has its coin, if there is one;
//! - otherwise moves the piece to the parent. At the root the game ends instead.
//!
//! Each player wants as many coins as possible. How many does Takahashi get?
//!
//! ## Claim
//! Let d(v) be what the taker of v's coin gets in the subtree of v, less what the other one gets there. For a child u
//! of v let −d(u) be the number of u, and call u odd or even like the size of its subtree. Let P be the sum of the
//! positive numbers of even children, and N the sum of the other numbers of even children. Let L be the lead of a
//! player who begins if two players take the numbers of the odd children in turn, the largest first
//! ([`grundy::games::switches`]). Then
//!
//! ```text
//! d(v) = 1 − F,    where F = P + L + N if the number of odd children is even
//!                            P + L − N if it is odd
//! ```
//!
//! If the tree has n vertices, Takahashi gets (n + d(root)) / 2 coins.
//!
//! ## Why
//! Let a subtree have s vertices. From the turn in which the piece moves to its root to the turn in which it comes back
//! there are 3s turns: s coins are taken, and the piece goes twice along each of s edges. So the play inside a subtree
//! does not change who moves after it, and by induction both players may play there as if there were nothing else.
//!
//! Let v's coin be taken. Then the other player chooses a child u. His opponent takes u's coin. So the chooser gains
//! the number −d(u) against his opponent. After 3s turns the same player chooses again if u is even, and the other one
//! if u is odd. It remains to show that the chooser can gain F in all, and no more. This is by induction on the number
//! of children that are left; with none F is 0. Let σ be 1 if the number of odd children is even, and −1 if it is odd.
//! So F = P + L + σN. Let the chooser take a number e.
//!
//! - The child is even and e > 0. P falls by e, and the same player goes on. He gains e + F − e = F.
//! - The child is even and e ≤ 0. N falls by e, and he gains e + F − σe = F + (1 − σ)e. This is at most F, and F if
//!   σ = 1.
//! - The child is odd. Let L' be the lead without e. The other player goes on, with −σ in the place of σ, so the
//!   chooser gains e − (P + L' − σN) = F − 2P + (e − L' − L). By law 3 of the library, e ≤ L + L', with equality for
//!   the largest e. So he gains at most F − 2P, and F if P = 0 and e is the largest.
//!
//! So he never gains more than F. If there is a positive number of an even child, the first item gives F. Otherwise
//! P = 0; if there is an odd child, the largest of their numbers gives F. Otherwise all children are even, σ = 1, and
//! any of them gives F.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use std::mem;

use grundy::games::switches::lead;
use grundy::io::{self, In, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 100_000> }
        // The parent of every vertex but the root comes before it.
        let parents = (1..n).map(|v| {
            input! { from input, parent: with Vertex(v) }
            parent
        });
        writeln!(out, "{}", first_players_coins(&parents.collect::<Vec<_>>()));
    });
}

/// What the children of a vertex offer to the player who chooses.
#[derive(Clone, Default)]
struct Offers {
    /// The numbers of odd children.
    odd: Vec<i64>,
    /// The sum of the positive numbers of even children.
    positive: i64,
    /// The sum of the other numbers of even children.
    others: i64,
    /// The number of vertices below.
    size: usize,
}

impl Offers {
    /// What the chooser gains by all of them: F.
    fn gain(self) -> i64 {
        let last_choice = if self.odd.len() % 2 == 0 { self.others } else { -self.others };
        self.positive + lead(&self.odd) + last_choice
    }
}

/// How many coins the first player gets, by the parents of vertices 1, 2, …, each smaller than the vertex.
fn first_players_coins(parents: &[usize]) -> i64 {
    let n = parents.len() + 1;
    let mut offers = vec![Offers::default(); n];
    for (v, &parent) in (1..n).zip(parents).rev() {
        let below = mem::take(&mut offers[v]);
        let size = below.size + 1;
        let number = below.gain() - 1;
        let offers = &mut offers[parent];
        offers.size += size;
        match (size % 2, number) {
            (1, _) => offers.odd.push(number),
            (_, 1..) => offers.positive += number,
            _ => offers.others += number,
        }
    }
    let lead = 1 - mem::take(&mut offers[0]).gain();
    (n as i64 + lead) / 2
}
