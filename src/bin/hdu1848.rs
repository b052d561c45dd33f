//! # HDU 1848 Fibonacci again and again — three heaps, taking a Fibonacci number
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=1848>
//! - 中文: 三堆石子，每次取斐波那契数
//! - Family: [take-away](super#take-away); easier [edpc_k](super::edpc_k); harder [hdu1536](super::hdu1536)
//! - Theorem: [subtraction set](grundy::games::take_away)
//! - Finder: heaps › 1 to m: a number out of a set
//! - Difficulty: 2, ours
//! - Table: values heaps "take fibonacci" 35 by 12
//!
//! ## Rule
//! There are three heaps of up to 1000 stones. In turn a player takes 1, 2, 3, 5, 8, … stones, a Fibonacci number, from
//! one heap. The player who takes the last stone of all wins. Three empty heaps end the input.
//!
//! ## Claim
//! The first player wins iff the XOR of the values of the heaps is not 0. The value of a heap x is the mex of the
//! values of the heaps x − f, for all Fibonacci numbers f ≤ x.
//!
//! ## Why
//! The position is the sum of its heaps: the theorem of Sprague and Grundy ([`grundy::games::sg`]).
//!
//! ## Cost
//! O(h log h) once for all heaps up to h = 1000, O(1) per game.

use grundy::games::TakeAway;
use grundy::games::fibonacci::FIBONACCI;
use grundy::games::sg::sum_of;
use grundy::io::{self, In};
use proconio::input;

const LARGEST: usize = 1000;

type Heap = In<0, { LARGEST as i128 }>;

fn main() {
    io::run(|input, out| {
        let values = values();
        while !input.is_empty() {
            input! { from input, a: Heap, b: Heap, c: Heap }
            if [a, b, c] == [0; 3] {
                break;
            }
            out.either(first_player_wins([a, b, c], &values), ["Fibo", "Nacci"]);
        }
    });
}

fn first_player_wins(heaps: [usize; 3], values: &[usize]) -> bool {
    sum_of(values, heaps) != 0
}

/// The values of all heaps.
fn values() -> Vec<usize> {
    let fibonacci = FIBONACCI.iter().map(|&taken| taken as usize);
    let moves: Vec<usize> = fibonacci.take_while(|&taken| taken <= LARGEST).collect();
    TakeAway::new(&moves).values(LARGEST)
}
