//! # P1199 \[NOIP2010 普及组\] 三国游戏 — drafting generals against a fixed rule
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1199>
//! - 中文: 三国游戏：轮流选武将
//! - Family: [two goals](super#two-goals)
//! - Theorem: the second best partner
//! - Finder: partizan › large or small
//! - Course: 15 › scores: pairs
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are N ≥ 4 generals, N even; each pair of them has a value, and all values differ. In turn a human and a
//! computer take a free general, the human first, until none is left. The one whose best pair has the larger value
//! wins. The computer has a fixed rule: among all pairs of a general of the human and a free one it finds that of the
//! largest value, and takes its free one. Can the human win, and what is the largest value of his best pair if he does?
//!
//! ## Claim
//! He can. The value is S, the largest of N numbers: the second largest value of each general's pairs.
//!
//! ## Why
//! By the choice of S a general is in at most one pair above S. So the pairs above S have no general in common.
//!
//! **Not more than S.** We show that after each turn of the computer no pair above S has one general with the human and
//! the other free. Let the human now take one general of a pair above S while the other is free. By induction this is
//! the only such pair, so its value is the largest that the computer sees. So it takes the other. Hence the human never
//! has both.
//!
//! **S, and he wins.** Let i be a general whose second largest value is S. He takes i, the computer takes i's best
//! partner, and he takes the second best: he has S. The only pair above S of the computer's general is the one with i.
//! From now on, when the computer takes one of a pair above S and the other is free, he takes the other, else any. So
//! the computer never has a pair above S; and S itself is his.
//!
//! ## Cost
//! O(N²) time and memory, O(N² log N) to see that all values differ.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, n: In<4, 500> }
        if n % 2 == 1 {
            place.refuse("an even number of generals");
        }
        let first = input.place();
        input! { from input, values: [In<0, 1_000_000_000, u32>; n * (n - 1) / 2] }
        first.distinct_or_refuse(&values, 1, "a value that has not come before");
        writeln!(out, "1\n{}", best_pair(n, &values));
    });
}

/// The value of the best pair that the human can have, from those of the pairs (1, 2), (1, 3), …, (2, 3), ….
fn best_pair(n: usize, values: &[u32]) -> u32 {
    // The largest and the second largest value of each general.
    let mut largest = vec![[0; 2]; n];
    let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| [i, j]));
    for (pair, &value) in pairs.zip(values) {
        for general in pair {
            let [first, second] = largest[general];
            largest[general] = if value > first { [value, first] } else { [first, second.max(value)] };
        }
    }
    largest.into_iter().map(|[_, second]| second).max().unwrap_or(0)
}
