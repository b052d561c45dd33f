//! # UOJ 51 【UR #4】元旦三侠的游戏 — raising a base or its exponent
//!
//! - Judge: <https://uoj.ac/problem/51>
//! - 中文: 元旦三侠的游戏：底数或指数加一
//! - Family: [parity](super#parity)
//! - Theorem: parity of the remaining moves beyond √n
//! - Finder: rows › lower numbers: raised
//! - Course: 15 › parity: numbers
//! - Difficulty: 3, ours
//!
//! ## Rule
//! n ≤ 10⁹ is fixed. A position is a pair (a, b), a ≥ 2, b ≥ 1, with aᵇ ≤ n. In turn a player adds 1 to a or to b, and
//! aᵇ ≤ n must still hold. A player who cannot do so loses. Who wins from each of some positions?
//!
//! ## Claim
//! 1. (a, b) is won iff (a + 1, b) or (a, b + 1) is a position and lost.
//! 2. If b = 1 and a² > n, it is won iff n − a is odd.
//!
//! ## Why
//! Claim 1 is the definition. In claim 2, b can never grow, so exactly n − a moves follow.
//!
//! ## How
//! Claim 2 decides the positions with a > √n. A table holds the others, a row for each b. The rows of b = 1 and b = 2
//! have fewer than √n entries each, and that of b ≥ 3 has fewer than n^(1/b). There is none for b > log₂ n, and log₂
//! n < 30. So the table has O(√n) entries.
//!
//! ## Cost
//! O(√n) time and memory, then O(1) per query.

use grundy::arithmetic::isqrt;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 1_000_000_000, u64>, queries: In<0, 100_000> }
        let table = Table::new(n);
        for _ in 0..queries {
            let position = input.place();
            input! { from input, a: In<2, 1_000_000_000, u64>, b: In<1, 29, u32> }
            if !table.is_position(a, b) {
                position.refuse_all(2, format_args!("a and b with a^b at most {n}"));
            }
            out.either(table.is_won(a, b), ["Yes", "No"]);
        }
    });
}

/// Whether positions are won.
struct Table {
    n: u64,
    /// For every b, by a, whether (a, b) is won, where a ≤ √n.
    won: Vec<Vec<bool>>,
}

impl Table {
    fn new(n: u64) -> Self {
        let mut table = Self { n, won: vec![vec![]; 30] };
        for b in (1..30).rev() {
            let largest = (1..=isqrt(n)).take_while(|&a| table.is_position(a, b)).count();
            table.won[b as usize] = vec![false; largest + 1];
            for a in (2..=largest as u64).rev() {
                table.won[b as usize][a as usize] = table.is_lost(a + 1, b) || table.is_lost(a, b + 1);
            }
        }
        table
    }

    fn is_position(&self, a: u64, b: u32) -> bool {
        a.checked_pow(b).is_some_and(|power| power <= self.n)
    }

    fn is_lost(&self, a: u64, b: u32) -> bool {
        self.is_position(a, b) && !self.is_won(a, b)
    }

    /// Whether a position is won.
    fn is_won(&self, a: u64, b: u32) -> bool {
        match self.won[b as usize].get(a as usize) {
            Some(&won) => won,
            None => (self.n - a) % 2 == 1,
        }
    }
}
