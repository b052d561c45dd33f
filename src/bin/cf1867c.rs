//! # CF1867C Salyg1n and the MEX Game — numbers added and removed, against the judge
//!
//! - Judge: <https://codeforces.com/problemset/problem/1867/C>
//! - 中文: MEX 博弈（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: putting back what was removed
//! - Finder: rows › lower numbers: put back
//! - Difficulty: 1300
//!
//! ## Rule
//! A set S of n ≤ 10⁵ integers from 0 to 10⁹ is given. Alice, the program, adds one from 0 to 10⁹ that is not in S.
//! Bob, the judge, removes a number of S that is smaller than the one just added; and so on. The game ends when Bob
//! cannot move, or with Alice's (n + 1)-th move. Its result is the mex of S at the end. Alice wants it large, Bob wants
//! it small. The program has to reach the value under best play in every test.
//!
//! ## Claim
//! Let m < M be the two least numbers that S lacks. The value is M. Alice reaches it by adding m, and by putting back
//! after every move of Bob the number that he removed.
//!
//! ## Why
//! No more than M can be had, whatever Bob does. Before Alice's first move, S lacks two numbers up to M. Suppose that
//! this holds before some move of hers, and let x be the number that she adds. If the game ends now, one number up to M
//! is still missing. If it goes on, Bob removes some y < x. For x > M nothing up to M was added. For x ≤ M one number
//! up to M was added, and y is one that was removed. So S lacks two numbers up to M again.
//!
//! Alice gets M. After each of her moves S is what it was in the beginning, with m added. It has all numbers below M,
//! but not M. The numbers that Bob removes become smaller and smaller, as each lies below the one put back just before.
//! The first is below m, so there are at most m ≤ n of them. After the last, Alice has put it back, too: she has made
//! at most n + 1 moves.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::sg::mex;
use grundy::io::{self, Between, In, Total};
use proconio::input;

/// The largest number of a set.
const GREATEST: u32 = 1_000_000_000;

fn main() {
    io::interact(|input, out| {
        let sum_of_n = Total::at_most(100_000);
        input! { from input, tests: In<1, 100_000> }
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000) }
            let mut set: Vec<u32> = Vec::with_capacity(n);
            for index in 0..n {
                // They ascend, and those behind this one need room.
                let least = set.last().map_or(0, |last| last + 1);
                input! { from input, number: with Between(least, GREATEST - (n - 1 - index) as u32) }
                set.push(number);
            }
            let mut added = mex(set.iter().map(|&number| number as usize)) as i64;
            loop {
                writeln!(out, "{added}");
                // All numbers below the one just added are in the set.
                input! { from input, removed: with Between(-1, added - 1) }
                if removed < 0 {
                    break; // −1: the game is over
                }
                added = removed;
            }
        }
    });
}
