//! # ABC368 F Dividing Game — a number becomes one of its divisors
//!
//! - Judge: <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//! - 中文: 把数换成它的真约数
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cses_nim_game_1](super::cses_nim_game_1);
//!   twin [cf150a](super::cf150a); harder [hackerrank_tower_breakers_again](super::hackerrank_tower_breakers_again)
//! - Theorem: [Bouton](grundy::games::nim); prime factors as stones
//! - Finder: heaps › any number: prime factors as stones
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are N ≥ 1 integers from 2 to 100000. In turn, Anna first, a player replaces one of them by a positive divisor
//! of it other than itself. A player who cannot do so, as all are 1, loses.
//!
//! ## Claim
//! Let Ω(A) be the number of prime factors of A, each counted as often as it divides A: Ω(12) = Ω(2 · 2 · 3) = 3. Anna
//! wins iff the XOR of all Ω(A_i) is not 0.
//!
//! ## Why
//! A is a heap of Ω(A) stones, its prime factors. A divisor of A other than A has fewer of them. And every smaller
//! number of them can be left: leave out as many as are too many, and the product of the others is a divisor. So the
//! game is Nim ([`grundy::games::nim`]).
//!
//! ## Cost
//! O(N + M log log M) time and O(N + M) memory for numbers up to M.

use grundy::arithmetic::prime_factor_counts;
use grundy::games::sg::sum_of;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, numbers: [In<2, 100_000>; n] }
        out.either(first_player_wins(&numbers), ["Anna", "Bruno"]);
    });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let heaps = prime_factor_counts(largest);
    sum_of(&heaps, numbers.iter().copied()) != 0
}
