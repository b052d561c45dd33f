//! # CF1369F BareLee — a number plus one or doubled, round after round
//!
//! - Judge: <https://codeforces.com/problemset/problem/1369/F>
//! - 中文: 加一或翻倍，输者下一轮先手
//! - Family: [sums under other rules](super#sums-under-other-rules); easier [cf455b](super::cf455b)
//! - Theorem: winning and losing of one round, by halves and quarters
//! - Finder: rows › words: a number plus one or doubled, where the loser begins the next round
//! - Course: 2: a number plus one or doubled, where the loser begins the next round
//! - Difficulty: 2700
//!
//! ## Rule
//! A match has t rounds. A round begins with a number a = s on the board, and has a limit e ≥ s ≥ 1. In turn a player
//! replaces a by a + 1 or by 2a. The player who writes a number greater than e loses the round. Lee begins the first
//! round; the loser of a round begins the next one. The loser of the last round loses the match. Can Lee be sure to win
//! the match? Can he be sure to lose it, if the other player wants to lose as well?
//!
//! ## Claim
//! Let w(s, e) say that the player who begins a round can be sure to win it, and l(s, e) that he can be sure to lose
//! it.
//!
//! ```text
//! w(s, e) = s is even      if e is odd
//!           s is odd       if e is even and s > e/2
//!           true           if e is even and e/4 < s ≤ e/2
//!           w(s, ⌊e/4⌋)    if e is even and s ≤ e/4
//! l(s, e) = true           if s > e/2
//!           w(s, ⌊e/2⌋)    otherwise
//! ```
//!
//! Start with b = false for winning, and with b = true for losing, and go through the rounds from the last one to the
//! first. In each, b becomes l(s, e) if it is true, and w(s, e) if it is false. At the end b is the answer.
//!
//! ## Why
//! **Winning a round, e odd.** A player at an even number writes a + 1, which is odd and at most e. A player at an odd
//! number can only leave an even one, or one above e. So the player who is at even numbers never loses.
//!
//! **Winning a round, e even.** For s > e/2, doubling loses at once. So all moves add 1, and the player at e loses: the
//! player to move wins iff e − s is odd, which means that s is odd. For e/4 < s ≤ e/2 he writes 2s: it is even, more
//! than e/2 and at most e, so the other one loses. For s ≤ e/4 every move leaves a number of at most e/2. Whoever first
//! writes a number greater than e/4 loses, as the other one wins from there. So it is the round with the limit ⌊e/4⌋.
//!
//! **Losing a round.** For s > e/2, doubling loses at once. For s ≤ e/2 every move leaves a number of at most e. The
//! first player whose number is greater than e/2 lets the other one lose, who then doubles. So it is the round with the
//! limit ⌊e/2⌋, in which that player loses.
//!
//! **The match.** A round ends, as a grows. So either its beginner can be sure to win it, or the other player can be
//! sure that he does not; the same holds for losing. Let b say of the rounds behind the present one whether the player
//! who begins them reaches his aim. If b is true, both want to lose the present round, and the beginner succeeds iff
//! l(s, e). If b is false, both want to win it, and he succeeds iff w(s, e). Behind the last round, the player who
//! would begin the next one has lost the match: b is false if the aim is to win, and true if it is to lose.
//!
//! ## Cost
//! O(t log e) time, O(t) memory.

use grundy::io::{self, Between, In};
use proconio::input;

/// The greatest number.
const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, t: In<1, 100_000> }
        let mut rounds = Vec::with_capacity(t);
        for _ in 0..t {
            input! { from input, s: In<1, { MOST as i128 }, u64>, e: with Between(s, MOST) }
            rounds.push((s, e));
        }
        let [win, lose] = [false, true].map(|behind| reaches_aim(&rounds, behind));
        writeln!(out, "{} {}", u8::from(win), u8::from(lose));
    });
}

/// Whether the beginner reaches his aim, where the player who begins behind the last round has reached it or not.
fn reaches_aim(rounds: &[(u64, u64)], behind: bool) -> bool {
    rounds.iter().rev().fold(behind, |behind, &(s, e)| if behind { can_lose(s, e) } else { can_win(s, e) })
}

fn can_win(s: u64, mut e: u64) -> bool {
    loop {
        match () {
            () if e % 2 == 1 => return s % 2 == 0,
            () if s > e / 2 => return s % 2 == 1,
            () if s > e / 4 => return true,
            () => e /= 4,
        }
    }
}

fn can_lose(s: u64, e: u64) -> bool {
    s > e / 2 || can_win(s, e / 2)
}
