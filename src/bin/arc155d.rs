//! # ARC155 D Avoid Coprime Game — the greatest common divisor must not become 1
//!
//! - Judge: <https://atcoder.jp/contests/arc155/tasks/arc155_d>
//! - 中文: 最大公约数不能变成 1
//! - Family: [parity](super#parity)
//! - Theorem: values by the parity of what is left
//! - Finder: rows › parity: the greatest common divisor must not become 1
//! - Course: 15 › parity: numbers
//! - Difficulty: 4, ours
//!
//! ## Rule
//! N ≥ 2 integers A_i ≥ 2 stand on a board, with the greatest common divisor 1. Let G be 0. In turn, Takahashi first, a
//! player erases one of them, a, such that gcd(G, a) ≠ 1, and G becomes gcd(G, a); gcd(0, a) is a. A player who cannot
//! move loses. For every i, who wins if Takahashi erases A_i first?
//!
//! ## Claim
//! Let g be the product of the primes that divide G, and let c(g) be how many of the N integers are multiples of g. Let
//! r be how many multiples of g are still on the board. Who wins depends on g and on the parity of r. Let W(g, r) say
//! that the player to move wins. Let D(g, r) say that there are a divisor h of g, with 1 < h < g, and one of the N
//! integers whose greatest common divisor with g is h, such that W(h, r + c(h) − c(g) − 1) is false. Then
//!
//! - W(g, r) = D(g, 0) if r is even;
//! - W(g, r) = D(g, 1) or not D(g, 0) if r is odd.
//!
//! Takahashi wins with A_i iff W(g, c(g) − 1) is false, where g is the product of the primes that divide A_i.
//!
//! ## Why
//! Whether gcd(G, a) is 1 depends on the primes of G alone. So we may write g for G, and for gcd(G, a) the product of
//! the primes that divide both. Every integer that has been erased is a multiple of G, hence of g. So all those that
//! are no multiples of g are on the board, and after t moves r = c(g) − t. A player to move has these moves:
//!
//! - if r ≥ 1, he erases a multiple of g: g stays, and r falls by 1;
//! - he erases an integer that has the divisor h of g, 1 < h < g, in common with it. It is no multiple of g. So it is
//!   on the board iff it is one of the N integers. After the move c(h) − (t + 1) = r + c(h) − c(g) − 1 multiples of h
//!   are left.
//!
//! By induction over g, W(h, ·) depends on a parity alone, so D(g, r) does as well: it says that a move of the second
//! kind leads to a lost position. With r = 0 there is no other move, so W(g, 0) = D(g, 0). For r ≥ 1, W(g, r) is true
//! iff D(g, r) is true or W(g, r − 1) is false. By induction over r this gives
//!
//! - for an odd r: D(g, 1) or not D(g, 0);
//! - for an even r ≥ 2: D(g, 0), or D(g, 0) without D(g, 1); that is, D(g, 0).
//!
//! ## How
//! c is counted for every number up to A. Let p be a prime divisor of g. Among the N integers, those that have h in
//! common with g are found from those that are multiples of h, by taking away, prime after prime, those that are
//! multiples of p as well. g has at most six primes, as 2 · 3 · 5 · 7 · 11 · 13 · 17 > 2 · 10⁵.
//!
//! ## Cost
//! O(N + A log A log log A) time for integers up to A, O(N + A) memory.

use grundy::arithmetic::least_primes;
use grundy::io::{self, In};
use proconio::input;

/// The greatest integer.
const MOST: usize = 200_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 200_000> }
        let first = input.place();
        input! { from input, numbers: [In<2, { MOST as i128 }>; n] }
        if numbers.iter().copied().fold(0, gcd) != 1 {
            first.refuse_all(n, "integers with the greatest common divisor 1");
        }
        for is_won in wins_by_first_move(&numbers) {
            out.either(is_won, ["Takahashi", "Aoki"]);
        }
    });
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// For each number whether Takahashi wins who erases it first.
fn wins_by_first_move(numbers: &[usize]) -> Vec<bool> {
    let mut multiples = vec![0_u32; MOST + 1];
    numbers.iter().for_each(|&number| multiples[number] += 1);
    for g in 1..=MOST {
        multiples[g] = multiples[g..].iter().step_by(g).sum();
    }
    let least_primes = least_primes(MOST);
    let radicals = radicals(&least_primes);
    // For every product of different primes whether the player to move wins, by the parity of the multiples left.
    let mut wins = vec![[false; 2]; MOST + 1];
    for g in (2..=MOST).filter(|&g| multiples[g] > 0 && radicals[g] == g as u32) {
        let [even, odd] = moves_to_divisors(&divisors(g, &least_primes), &multiples, &wins);
        wins[g] = [even, odd || !even];
    }
    let is_won = |&number: &usize| {
        let g = radicals[number] as usize;
        !wins[g][(multiples[g] as usize - 1) % 2]
    };
    numbers.iter().map(is_won).collect()
}

/// Whether a move from a product of different primes to a proper divisor leads to a lost position, by the parity of
/// the multiples left. The divisors stand at the sets of their primes, where bit i says that prime i is in the set.
fn moves_to_divisors(divisors: &[usize], multiples: &[u32], wins: &[[bool; 2]]) -> [bool; 2] {
    // How many numbers have exactly this divisor in common with the product.
    let mut exactly: Vec<u32> = divisors.iter().map(|&divisor| multiples[divisor]).collect();
    let mut step = 1;
    while step < divisors.len() {
        for set in (0..divisors.len()).filter(|set| set & step == 0) {
            exactly[set] -= exactly[set | step];
        }
        step *= 2;
    }
    let of_all = multiples[divisors[divisors.len() - 1]];
    let leads_to_loss = |parity: u32, divisor: usize| {
        let left = parity + multiples[divisor] - of_all + 1;
        !wins[divisor][left as usize % 2]
    };
    let proper = 1..divisors.len() - 1;
    [0, 1].map(|parity| proper.clone().any(|set| exactly[set] > 0 && leads_to_loss(parity, divisors[set])))
}

/// The divisors of a product of different primes, by the sets of their primes.
fn divisors(mut product: usize, least_primes: &[u32]) -> Vec<usize> {
    let mut divisors = Vec::with_capacity(64);
    divisors.push(1);
    while product > 1 {
        let prime = least_primes[product] as usize;
        for set in 0..divisors.len() {
            divisors.push(divisors[set] * prime);
        }
        product /= prime;
    }
    divisors
}

/// For every number from 1 on the product of the primes that divide it.
fn radicals(least_primes: &[u32]) -> Vec<u32> {
    let mut radicals = vec![1; least_primes.len()];
    for number in 2..radicals.len() {
        let prime = least_primes[number];
        let before = radicals[number / prime as usize];
        radicals[number] = if before % prime == 0 { before } else { before * prime };
    }
    radicals
}
