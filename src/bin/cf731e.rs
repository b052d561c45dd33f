//! # CF731E Funny Game — the stickers that are taken become one with their sum
//!
//! - Judge: <https://codeforces.com/problemset/problem/731/E>
//! - 中文: 取走左边几张贴纸，换成它们的和
//! - Family: [two goals](super#two-goals); easier [edpc_l](super::edpc_l)
//! - Theorem: minimax over how many of the first stickers have become one, with a maximum that is kept
//! - Finder: partizan › large or small: the first stickers become one, with their sum
//! - Course: 15 › scores: the first stickers become one, with their sum
//! - Difficulty: 2200
//!
//! ## Rule
//! A row has n ≥ 2 stickers with integers. In turn, Petya first, a player takes two or more of the leftmost stickers.
//! He scores their sum, and puts one sticker with it in their place. The game ends when one sticker is left. Each
//! player wants his score to exceed the other's by as much as possible. What is Petya's score minus that of Gena, the
//! other player?
//!
//! ## Claim
//! Let S(i) be the sum of the first i numbers. Let d be S(n). For each i from n − 1 down to 2, replace d by the greater
//! one of d and S(i) − d. Then the answer is d.
//!
//! For example, let the stickers be −1, −2 and 1. Then S(3) = −2 and S(2) = −3. So d is −2, and then −3 − (−2) = −1.
//! Petya takes the first two and scores −3. Then Gena has to take −3 and 1, and scores −2. If Petya took all three, his
//! lead would be −2; −1 alone he may not take.
//!
//! ## Why
//! After a move the first sticker has the sum of the first i numbers for some i, and the others are as they were. A
//! player who then takes all up to the j-th number scores S(j), whatever i < j is. Let D(i) be the lead of the player
//! to move: by how much more he scores from then on than the other one, if both play best. If i < n, he chooses a
//! j > i, and then the other one has the lead D(j). So D(n) = 0, and
//!
//! ```text
//! D(i) = the greatest S(j) − D(j) for i < j ≤ n
//! ```
//!
//! All choices at i + 1 are also there at i, and only i + 1 is new. So D(n − 1) = S(n), and for i + 1 < n, D(i) is the
//! greater one of D(i + 1) and S(i + 1) − D(i + 1). At first, each sticker has one number. Since two or more are taken,
//! the choices are those of i = 1, and the answer is D(1).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 200_000>, numbers: [In<-10_000, 10_000, i64>; n] }
        let sum: i64 = numbers.iter().sum();
        let mut first = sum;
        let lead = numbers[2..].iter().rev().fold(sum, |lead, number| {
            first -= number;
            lead.max(first - lead)
        });
        writeln!(out, "{lead}");
    });
}
