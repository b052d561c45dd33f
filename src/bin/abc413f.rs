//! # ABC413 F No Passage — one direction is forbidden in each round
//!
//! - Judge: <https://atcoder.jp/contests/abc413/tasks/abc413_f>
//! - 中文: 网格走子，每回合禁止一个方向
//! - Family: [loops](super#loops); easier [p6560](super::p6560); harder [abc261h](super::abc261h)
//! - Theorem: layers from the goals back, each square at its second meeting
//! - Finder: loops › results: one direction is forbidden in each round
//! - Course: 12: a board on which one direction is forbidden in each round
//!
//! ## Rule
//! A board has H rows of W squares, with 2 ≤ H, W ≤ 3000. Of the squares K are goals, with 1 ≤ K ≤ 3000. A piece stands
//! on a square. As long as it stands on no goal, rounds are played. In a round Aoki first forbids one of the four
//! directions. Then Takahashi moves the piece by one square in one of the three others; if there is no square in this
//! direction, the piece stays. Takahashi wants it to come to a goal, and in as few rounds as possible. Aoki wants it
//! never to do so, or else in as many rounds as possible. For each square as the start, count the rounds, or 0 if the
//! piece never comes to a goal. What is the sum?
//!
//! ## Claim
//! Each goal has the number 0. For t = 1, 2, …, a square without a number gets the number t if at least two of its
//! neighbours have got a number before, that is, less than t. The number of a square is the number of rounds. From a
//! square that never gets a number, the piece never comes to a goal.
//!
//! For example, let the board have two rows and two columns, and goals in the upper left corner and in the lower right
//! one. Each of the other two squares has two goals beside it, and Aoki can forbid only one of them, so both have the
//! number 1, and the sum is 2. With one goal alone Aoki always forbids the way to it: no other square gets a number,
//! and the sum is 0.
//!
//! ## Why
//! We show by induction on t that Takahashi can reach a goal within t rounds from the squares whose number is at most
//! t, and from no other. For t = 0 these are the goals.
//!
//! Let t ≥ 1, and let the piece stand on a square without a number less than t. Takahashi can reach a goal within t
//! rounds iff, whatever direction Aoki forbids, another one leads to a square whose number is less than t. A direction
//! that leads off the board does not, as the piece stays. So this means that at least two neighbours have such a
//! number: then Aoki can forbid only one of them, and if there is one or none, he forbids that one. This is how the
//! square gets the number t.
//!
//! So from a square with the number t Takahashi can reach a goal within t rounds, and Aoki can keep him from reaching
//! one within t − 1. From a square without a number, at most one neighbour has a number in the end. Aoki forbids the
//! way to it, and the piece always stays on squares without a number.
//!
//! ## How
//! We go through the goals, and then through each layer of squares with the number 1, 2, …, and meet their neighbours.
//! A square that is met for the second time comes into the next layer. Each square is in one layer at most, so each
//! neighbour meets it only once. A frame of squares around the board, and the goals, count as met twice at the start,
//! so they are never met for the second time.
//!
//! ## Cost
//! O(HW + K log K) time, since no goal may come twice; O(HW) memory.

use grundy::io::{self, Between, In, Pair};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, h: In<2, 3000>, w: In<2, 3000>, k: In<1, 3000> }
        let place = input.place();
        input! { from input, goals: with io::List(k, Pair(Between(1, h), Between(1, w))) }
        place.distinct_or_refuse(&goals, 2, "a goal that is not there yet");
        writeln!(out, "{}", sum_of_rounds(h, w, &goals));
    });
}

fn sum_of_rounds(h: usize, w: usize, goals: &[(usize, usize)]) -> u64 {
    let width = w + 2;
    // How often each square has been met.
    let mut met = vec![2_u8; (h + 2) * width];
    for row in 1..=h {
        met[row * width + 1..][..w].fill(0);
    }
    let mut layer: Vec<u32> = goals.iter().map(|&(row, column)| (row * width + column) as u32).collect();
    layer.iter().for_each(|&goal| met[goal as usize] = 2);
    let mut sum = 0;
    for rounds in 1.. {
        let mut next = vec![];
        for square in layer {
            let square = square as usize;
            for neighbour in [square - width, square - 1, square + 1, square + width] {
                met[neighbour] += 1;
                if met[neighbour] == 2 {
                    next.push(neighbour as u32);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        sum += rounds * next.len() as u64;
        layer = next;
    }
    sum
}
