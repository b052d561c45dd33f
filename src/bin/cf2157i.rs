//! # CF2157I Hyper Smawk Bros — attacks that must not repeat the one before
//!
//! - Judge: <https://codeforces.com/problemset/problem/2157/I>
//! - 中文: 攻击：不能与对方上一次相同
//! - Family: [take-away](super#take-away); easier [hdu1846](super::hdu1846)
//! - Theorem: positions with a single winning move
//! - Finder: heaps › no repetition: the same number must not be taken twice in a row
//! - Course: 7: attacks that must not repeat the one before
//! - Difficulty: 3500
//!
//! ## Rule
//! A boss has health n. In turn a player takes x from it, 1 ≤ x ≤ m with m ≥ 2, but not the x that the other has just
//! taken. The player who brings it to 0 or below wins. Does the first player, for whom every x is free?
//!
//! ## Claim
//! An attack x *wins* at a health if it would win were it not forbidden. A health is lost if no attack wins there. The
//! lost ones are p₀ = 0 < p₁ < p₂ < …, where pᵢ₊₁ is pᵢ + m + 1, or in one case pᵢ + m + 2: m is odd, and
//! c = (m + 1)/2 is the only attack that wins at pᵢ + c.
//!
//! At pᵢ + j with 1 ≤ j ≤ m the attack j wins. Say Sᵢ(j) if it is the only one. S₀(j) holds iff j = m. For i ≥ 1 let
//! d = pᵢ − pᵢ₋₁. Then Sᵢ(j) holds unless
//!
//! 1. j is even, and Sᵢ(j/2); or
//! 2. j + d is even, (j + d)/2 ≤ m, and Sᵢ₋₁((j + d)/2); or
//! 3. d = m + 2 and j = c − 1.
//!
//! ## Why
//! Call a health of 0 or below lost, too. After the attack x at the health h the other must not take x. So x wins at h
//! iff at h − x no attack wins but x, if any. (1) In particular j wins at pᵢ + j.
//!
//! *From pᵢ to pᵢ₊₁.* Between pᵢ and pᵢ + m + 1 nothing is lost. At pᵢ + m + 1 let y win. At y before, which is
//! pᵢ + (m + 1 − y), the attack m + 1 − y wins. So by (1) y = m + 1 − y = c, and Sᵢ(c). If m is even or Sᵢ(c) fails,
//! there is no such y, and pᵢ + m + 1 is lost. Else by (1) c wins there, and it alone. Then m ≥ 3 and c ≥ 2. Let y win
//! at pᵢ + m + 2. If y = 1, then at pᵢ + m + 1 no attack wins but 1; but c does. If y ≥ 2, then at pᵢ + (m + 2 − y) the
//! attack m + 2 − y wins, so y = m + 2 − y, but m + 2 is odd. So pᵢ + m + 2 is lost.
//!
//! *S₀.* At j < m both j and j + 1 win. At m another attack z than m leads to m − z < m, where two attacks win. So by
//! (1) z does not win.
//!
//! *Sᵢ for i ≥ 1.* Let h = pᵢ + j, and let z ≠ j. As h > m, by (1) z wins iff h − z is lost, or z is the only attack
//! that wins at h − z. By z ≤ m < d the health h − z is above pᵢ₋₁, and by z ≠ j it is not pᵢ: it is not lost. So it is
//! one of these:
//!
//! 1. pᵢ + k with 1 ≤ k < j, where k wins: z wins iff z = k and Sᵢ(k). By h − z = pᵢ + k this means j = 2k.
//! 2. pᵢ₋₁ + k with 1 ≤ k ≤ m, where k wins: z wins iff z = k and Sᵢ₋₁(k). By h − z = pᵢ₋₁ + k this means j + d = 2k.
//! 3. pᵢ₋₁ + m + 1 = pᵢ − 1 if d = m + 2, where c alone wins: z wins iff z = c. By h − z = pᵢ − 1 this means j = c − 1.
//!
//! ## How
//! Questions with the same m are answered together, by rising n. Whether Sᵢ(c) holds is asked along the claim, of
//! which `wins_alone` is the second part. All m and all healths up to 10⁶ have been tried: over all of them a question
//! takes 4 steps on average, for a single m up to 400, and it is at most 80 deep.
//!
//! ## Cost
//! O(t log t) time, n/m questions per m of ~4 steps; O(t + n/m) memory.

use grundy::io::{self, In};
use itertools::Itertools;
use proconio::input;

type Number<const LEAST: i128> = In<LEAST, 1_000_000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000>, questions: [(Number::<1>, Number::<2>); tests] }
        let mut is_won = vec![true; tests];
        let mut lost = LostHealths { m: 2, last: 0, is_far: vec![false] };
        for question in (0..tests).sorted_unstable_by_key(|&question| (questions[question].1, questions[question].0)) {
            let (n, m) = questions[question];
            if m != lost.m {
                lost.begin(m);
            }
            while lost.last < n {
                lost.advance();
            }
            is_won[question] = lost.last > n;
        }
        is_won.into_iter().for_each(|is_won| out.either(is_won, ["YES", "NO"]));
    });
}

/// The lost healths p₀, p₁, … up to the last that is known, for attacks up to m.
struct LostHealths {
    m: u32,
    last: u32,
    /// For each of them whether it lies m + 2 behind the one before, and not m + 1.
    is_far: Vec<bool>,
}

impl LostHealths {
    /// Begins again with p₀, for attacks up to another m.
    fn begin(&mut self, m: u32) {
        (self.m, self.last) = (m, 0);
        self.is_far.truncate(1);
    }

    fn advance(&mut self) {
        let is_far = self.m % 2 == 1 && self.wins_alone(self.is_far.len() - 1, self.m.div_ceil(2));
        self.last += self.m + 1 + u32::from(is_far);
        self.is_far.push(is_far);
    }

    /// Whether `attack` is the only one that wins where the health is greater by it than the lost one of this index; m
    /// is odd.
    fn wins_alone(&self, mut index: usize, mut attack: u32) -> bool {
        let m = self.m;
        // What is asked for is that `attack` wins alone, or that it does not.
        let mut asked = true;
        while index > 0 {
            let is_even = attack % 2 == 0;
            if self.is_far[index] {
                if attack + 1 == m.div_ceil(2) {
                    return !asked;
                }
                if attack == m {
                    return asked;
                }
                (index, attack) = if is_even { (index, attack / 2) } else { (index - 1, (attack + m + 2) / 2) };
            } else {
                if !is_even {
                    return asked;
                }
                if self.wins_alone(index, attack / 2) {
                    return !asked;
                }
                (index, attack) = (index - 1, (attack + m).div_ceil(2));
            }
            asked = !asked;
        }
        asked == (attack == m)
    }
}
