//! # P2148 \[SDOI2009\] E&D — pairs of heaps: one is removed, the other is divided
//!
//! - Judge: <https://www.luogu.com.cn/problem/P2148>
//! - 中文: E&D：成对石子，移一堆分一堆
//! - Family: [splitting](super#splitting)
//! - Theorem: values by the lowest zero bit
//! - Finder: heaps › splitting: one of a pair is split, the other removed
//! - Course: 6: pairs of heaps, of which one is removed and the other split
//! - Difficulty: 提高+/省选-
//! - Table: values pairs "two heaps: throw one away and split the other" 8
//!
//! ## Rule
//! N heaps, N even, none of them empty: the first two are a pair, the next two, and so on. In a turn a player chooses a
//! pair, removes one of its heaps, and divides the other into two that are not empty; these are the new pair. A player
//! who cannot move loses: then all heaps are 1. (The same problem: BZOJ 1228.)
//!
//! ## Claim
//! A pair (a, b) has a value: the number of ones at the low end of (a − 1) OR (b − 1) in binary, up to its lowest zero.
//! The first player wins iff the XOR of the values of all pairs is not 0.
//!
//! ## Why
//! The pairs are independent, so the XOR of their values decides ([`grundy::games::sg`]). The claim is proven by
//! induction over a + b.
//!
//! **Lemma.** Let the claim hold for all divisions of a heap k into i and j, i + j = k. Then their values are exactly
//! the places of the ones in k − 1; the lowest bit has the place 0. Write x = i − 1 and y = j − 1, so x + y = k − 2.
//! By the claim the value is d iff each place below d has a one in x or y, and place d has none in either. Let D = 2ᵈ.
//!
//! - Let the value be d. Let x' and y' be x and y modulo 2D. Both are below D, as place d is empty in them. Together
//!   they have ones in all places below d, so x' + y' ≥ D − 1. So x' + y' + 1 is at least D and less than 2D: it has a
//!   one in place d. Modulo 2D it is k − 1. So k − 1 has a one in place d.
//! - Let k − 1 have a one in place d. Divide k into D and k − D; this is possible, as k − 1 ≥ D. Then x = D − 1 has
//!   ones in the places below d and no others, and y = k − 1 − D has none in place d. So the value is d.
//!
//! **The pair.** A move from (a, b) divides a or b. By the lemma it leads to the value d iff a − 1 or b − 1 has a one
//! in place d. So the value of (a, b), the mex of these, is the first place where neither has a one.
//!
//! ## Cost
//! O(N).

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 20> }
        for _ in 0..tests {
            let place = input.place();
            input! { from input, n: In<2, 20_000> }
            if n % 2 == 1 {
                place.refuse("an even number of heaps");
            }
            input! { from input, heaps: [In<1, 2_000_000_000, u32>; n] }
            out.either(first_player_wins(&heaps), ["YES", "NO"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    nim_sum(heaps.chunks(2).map(|pair| value(pair[0], pair[1]))) != 0
}

fn value(a: u32, b: u32) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}
