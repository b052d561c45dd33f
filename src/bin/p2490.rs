//! # P2490 \[SDOI2011\] 黑白棋 — counting won rows of pieces that close in on each other
//!
//! Judge: <https://www.luogu.com.cn/problem/P2490>
//! Family: counting
//! Theorem: Moore's Nim
//!
//! Rule. k pieces, k even, stand on a strip of n squares: white, black, white, black, … from the left. In turn, white
//! first, a player moves 1 to d pieces of his colour, each by one or more squares, over free squares only: white to the
//! right, black to the left. Who cannot move loses. How many rows of pieces does white win, modulo 10⁹ + 7? (Some
//! copies of the statement omit the directions.)
//! Claim. With h = k / 2 that is C(n, k) − Σ f(s) C(n − s − h, h) over s ≥ 0, where f(s) is the number of sequences of
//! h numbers of sum s in which every bit occurs in a multiple of d + 1 of them.
//! Why. A white piece only runs into the next black one, and that only into it: either player's move lowers 1 to d of
//! the h gaps between the two. This is Moore's Nim with gaps for heaps, and f(s) counts the lost ones (proof in
//! `moore_nim`). To place them, lay the h pairs with their gaps and the n − s − k squares outside in a row:
//! n − s − h things, h of them pairs. The sequences are made bit by bit: of bit b, j(d + 1) of the h numbers have it,
//! chosen in C(h, j(d + 1)) ways, which adds j(d + 1) 2ᵇ to the sum. With d ≥ h only the row without gaps is lost.
//! Cost. O(nk + (n / d) (k / d) log n) time, O(n) memory.

use grundy::arithmetic::modint::Mod;
use grundy::io::{self, Between, In};
use proconio::input;

type Count = Mod<1_000_000_007>;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 10_000>,
            k: with Between(1, n.min(100)),
        }
        if k % 2 == 1 {
            io::refuse("an even number of pieces");
        }
        input! { from input, d: In<1, 10_000> }
        writeln!(out, "{}", won_rows(n, k, d));
    });
}

fn won_rows(n: usize, k: usize, d: usize) -> Count {
    let half = k / 2;
    // C(m, 0) for all m, then C(m, h), then C(m, k).
    let mut binomials = vec![Count::new(1); n + 1];
    (0..half).for_each(|_| next_column(&mut binomials));
    let mut all = binomials.clone();
    (half..k).for_each(|_| next_column(&mut all));

    let lost = lost_gaps(half, d + 1, n - k).into_iter().enumerate();
    let places = |t: usize| binomials[n - t * (d + 1) - half];
    all[n] - lost.map(|(t, lost)| lost * places(t)).sum()
}

/// C(m, r + 1) from C(m, r), for all m from 0 on: the sum of those before.
fn next_column(binomials: &mut [Count]) {
    let mut sum = Count::new(0);
    for binomial in binomials {
        let before = sum;
        sum += *binomial;
        *binomial = before;
    }
}

/// For t = 0, 1, … the number f(t · modulus) of sequences of `half` numbers, up to a sum of `largest`. Other sums do
/// not occur.
fn lost_gaps(half: usize, modulus: usize, largest: usize) -> Vec<Count> {
    // C(h, i) for all i; none of the products exceeds 50 · C(50, 25) < 2⁵³.
    let mut choose = vec![1_u64];
    for i in 0..half {
        choose.push(choose[i] * (half - i) as u64 / (i as u64 + 1));
    }
    let choose = choose.iter().step_by(modulus);
    let choose: Vec<Count> = choose.map(|&ways| Count::new(ways)).collect();

    let length = largest / modulus + 1;
    let mut lost = vec![Count::new(0); length];
    lost[0] = Count::new(1);
    let weights = (0..).map(|bit| 1 << bit);
    for weight in weights.take_while(|&weight| weight < length) {
        for t in (weight..length).rev() {
            // Smaller sums have not got this bit yet.
            let smaller = (0..=t).rev().step_by(weight).map(|t| lost[t]);
            let ways = choose.iter().zip(smaller);
            lost[t] = ways.map(|(&ways, smaller)| ways * smaller).sum();
        }
    }
    lost
}
