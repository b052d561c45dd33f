//! # UOJ 51 【UR #4】元旦三侠的游戏 — raising a base or its exponent
//!
//! - Judge: <https://uoj.ac/problem/51>
//! - 中文: 元旦三侠的游戏：底数或指数加一
//! - Family: parity
//! - Theorem: parity of the remaining moves beyond √n
//!
//! ## Rule
//! n is fixed. A position is a pair (a, b), a ≥ 2, b ≥ 1, with aᵇ ≤ n. In turn a player adds 1 to a or to b, and aᵇ ≤ n
//! must still hold. Who cannot do so loses. Who wins from each of some positions?
//!
//! ## Claim
//! (a, b) is won iff (a + 1, b) or (a, b + 1) is a position and lost. If b = 1 and a² > n, it is won iff n − a is odd.
//!
//! ## Why
//! The first sentence is the definition. In the second b can never grow, so exactly n − a moves follow.
//!
//! ## How
//! A table holds the positions with a ≤ √n: all those with b ≥ 2, and those with b = 1 that the second sentence leaves
//! out. It has a row for each b. The row has fewer than √n entries for b = 1, and fewer than n^(1/b) for b ≥ 2. There
//! is none for b > log₂ n, and log₂ n < 30. So the table has O(√n) entries.
//!
//! ## Cost
//! O(√n) time and memory, then O(1) a query.

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
            let within = a.checked_pow(b).is_some_and(|power| power <= n);
            if !within {
                position.refuse_all(2, format_args!("a and b with a^b at most {n}"));
            }
            out.line(if table.is_won(a, b) { "Yes" } else { "No" });
        }
    });
}

/// The positions with a ≤ √n.
struct Table {
    n: u64,
    /// For every b, by a, whether (a, b) is won.
    won: Vec<Vec<bool>>,
}

impl Table {
    fn new(n: u64) -> Self {
        // The greatest a with aᵇ ≤ n goes down with b. A step back at a time finds it, where aᵇ ≤ n · √n.
        let mut greatest = isqrt(n);
        let row = |greatest: u64| vec![false; greatest as usize + 1];
        let mut won = vec![vec![], row(greatest), row(greatest)];
        for b in 3.. {
            while greatest.pow(b) > n {
                greatest -= 1;
            }
            if greatest < 2 {
                break;
            }
            won.push(row(greatest));
        }
        let mut table = Self { n, won };
        for b in (1..table.won.len()).rev() {
            for a in (2..table.won[b].len()).rev() {
                let larger_a = if b == 1 { a < n as usize } else { a + 1 < table.won[b].len() };
                let larger_b = table.won.get(b + 1).is_some_and(|row| a < row.len());
                table.won[b][a] = larger_a && !table.is_won(a as u64 + 1, b as u32)
                    || larger_b && !table.is_won(a as u64, b as u32 + 1);
            }
        }
        table
    }

    fn is_won(&self, a: u64, b: u32) -> bool {
        match self.won[b as usize].get(a as usize) {
            Some(&won) => won,
            None => (self.n - a) % 2 == 1,
        }
    }
}
