//! # HDU3032 Nim or not Nim? — Lasker's Nim: a heap may be split
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3032>
//! Family: splitting
//! Theorem: Lasker's Nim
//!
//! Rule. Stones lie in n heaps. In turn a player takes one or more stones from one heap, or splits a heap into two that
//! are not empty. Who takes the last stone wins.
//! Claim. The value g(x) of a heap is x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others. The
//! first player wins iff the XOR of the values is not 0.
//! Why. By induction. Taking gives the values of all smaller heaps: those of 4k + 1 are 0 to 4k, those of 4k + 2 are
//! 0 to 4k + 1, those of 4k + 3 are 0 to 4k + 2, those of 4k + 4 are the same with 4k + 4. Of the halves of a split,
//! modulo 4, sizes 1, 2, 3, 0 have the values 1, 2, 0, 3, so a split of x = 1, 2, 3, 0 gives 2, 0 or 1, 3, 0 or 1. That
//! is never the claimed value 1, 2, 0, 3; and for x = 4k + 3 the split into 1 and 4k + 2 gives 4k + 3, the one number
//! below the claimed value that taking lacks.
//! Cost. O(n) time, no memory beyond the input.

use grundy::io::{self, In, Input};
use grundy::sg::nim_sum;
use proconio::{input, read_value};

fn main() {
    io::run(|input, out| {
        input! { from &mut *input, games: In<0, 100> }
        for _ in 0..games {
            input! { from &mut *input, n: In<0, 1_000_000> }
            out.line(if first_player_wins((0..n).map(|_| heap(input))) {
                "Alice"
            } else {
                "Bob"
            });
        }
    });
}

fn heap(input: &mut Input) -> u32 {
    read_value!(from input, In<0, 2_147_483_647, u32>)
}

fn first_player_wins(heaps: impl Iterator<Item = u32>) -> bool {
    nim_sum(heaps.map(value)) != 0
}

fn value(heap: u32) -> u32 {
    // Without branches, which no processor could predict here.
    let up = u32::from(heap % 4 == 3);
    let down = u32::from(heap % 4 == 0 && heap > 0);
    heap + up - down
}
