//! # CF594A Warrior and Archer — places are banned until two are left
//!
//! - Judge: <https://codeforces.com/problemset/problem/594/A>
//! - 中文: 轮流禁用位置，直到剩两个，比距离
//! - Family: [two goals](super#two-goals); easier [cf2060c](super::cf2060c)
//! - Theorem: a window against a pairing
//! - Finder: partizan › large or small: places are banned until two are left
//! - Course: 15 › scores: places are banned until two are left
//! - Difficulty: 2300
//!
//! ## Rule
//! On a line there are n different places, n ≥ 2 and even. In turn, Vova first, a player bans one of them, until two
//! are left. Vova wants the distance of these two small, Lesha wants it large. What is it?
//!
//! ## Claim
//! Let the places be x₁ < x₂ < … < xₙ. The answer is the least x(i + n/2) − x(i), for i from 1 to n/2.
//!
//! For example, let the places be 0, 1, 2, 3, 100 and 200. Then n/2 = 3, and the answer is 3 − 0. Vova bans 100 and 200
//! in his two moves, if Lesha does not do so before him.
//!
//! ## Why
//! There are n − 2 moves, so each player bans n/2 − 1 places.
//!
//! *No more than that.* Vova chooses an i. Outside of the places from x(i) to x(i + n/2) there are n/2 − 1 others. He
//! bans these, and when none of them is left, any place. In the end two places from x(i) to x(i + n/2) are left, and
//! their distance is at most that of the two ends.
//!
//! *No less than that.* Lesha pairs x(i) with x(i + n/2), for every i up to n/2. Whenever Vova bans one of a pair,
//! Lesha bans the other one. So after each of his moves whole pairs are left, and in the end one pair.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, n: In<2, 200_000> }
        if n % 2 == 1 {
            place.refuse("an even number of places");
        }
        let first = input.place();
        input! { from input, places: [In<0, 1_000_000_000, u32>; n] }
        let places = first.distinct_or_refuse(&places, 1, "a place that is not there yet");
        let least = (0..n / 2).map(|i| places[i + n / 2] - places[i]).min();
        writeln!(out, "{}", least.expect("two places"));
    });
}
