//! # P2599 \[ZJOI2009\] 取石子游戏 — stones from the two ends
//!
//! Judge: <https://www.luogu.com.cn/problem/P2599>
//! Family: rows and boards
//! Theorem: balanced ends of a row
//!
//! Rule. n heaps stand in a row. In turn a player takes one or more stones from the leftmost or the rightmost heap
//! still there; an emptied heap is gone, and its neighbour becomes the end. Who cannot take a stone loses.
//! Claim. For every row J there is exactly one size L(J) ≥ 0 of a heap which, put left of J, makes a lost row (0 where
//! J itself is lost), and likewise R(J) on the right. For one heap both are its size. Let f(x) be L of the row J, x.
//! With l = L(J) and r = R(J),
//!     f(x) = 0 if x = r; x + 1 if l ≤ x < r; x − 1 if r < x ≤ l; x otherwise,
//! and R of x, J is the same with l and r exchanged. The first player loses iff the first heap is L of the others.
//! Why. Take the row y, J, x with x ≥ 1. If y = 0 it is lost iff x = r. Otherwise its moves lead to a smaller y; to
//! y, J and 0 < x' < x, lost iff y = f(x'); to y, J, lost iff y = l, so put f(0) = l; and to J, x, lost iff x = r. So
//! f(r) = 0, and at every other x > 0 the value f(x) is the least positive number that is none of f(0), …, f(x − 1); in
//! particular there is one. If J itself is lost, l = r = 0 and f(x) = x. Else f starts with l and goes on 1, 2, 3, …,
//! but skips l when it gets there (from then on it is x + 1), and spends the place r on 0 (from then on it is one less).
//! The published solution tests x < l for x ≤ l, and reads one of the two tables twice; rows in `testdata` show both.
//! Cost. O(n²) time, O(n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, rows: In<0, 10> }
        for _ in 0..rows {
            input! { from input, n: In<1, 1000>, heaps: [In<1, 1_000_000_000, u32>; n] }
            writeln!(out, "{}", u8::from(first_player_wins(&heaps)));
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    match heaps {
        [] => false,
        [_] => true,
        [first, others @ ..] => *first != left_of_whole_row(others),
    }
}

/// The size which, put left of the row, makes a lost row.
fn left_of_whole_row(heaps: &[u32]) -> u32 {
    // For every row of the present length, by where it starts.
    let mut left = heaps.to_vec();
    let mut right = heaps.to_vec();
    for length in 1..heaps.len() {
        for start in 0..heaps.len() - length {
            let (first, last) = (heaps[start], heaps[start + length]);
            left[start] = balance(left[start], right[start], last);
            right[start] = balance(right[start + 1], left[start + 1], first);
        }
    }
    left[0]
}

/// The size that balances a row with the heap `x` at its far end, given the sizes for the row without it: `near` on
/// this side, `far` in the place of x.
fn balance(near: u32, far: u32, x: u32) -> u32 {
    // Without branches, which no processor could predict here.
    let up = u32::from(near <= x && x < far);
    let down = u32::from(far < x && x <= near);
    u32::from(x != far) * (x + up - down)
}
