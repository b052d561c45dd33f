//! # CF662A Gambling Nim — cards fall on one of two sides, then Nim
//!
//! - Judge: <https://codeforces.com/problemset/problem/662/A>
//! - 中文: 抛牌后的 Nim（线性基）
//! - Family: [chance](super#chance); easier [agc045a](super::agc045a)
//! - Theorem: [XOR basis](grundy::structures::xor_basis), every number of the span equally likely
//! - Finder: chance › beforehand › cards fall on a side, then Nim
//! - Course: 15 › chance
//! - Difficulty: 2400
//!
//! ## Rule
//! There are n cards, 1 ≤ n ≤ 500000. Card i has the number a_i on one side and b_i on the other, both from 0 to 10¹⁸.
//! Every card falls on one of its sides, with chance 1/2 each, whatever the others do. The numbers that lie up are the
//! heaps of a game of Nim: in turn a player takes one or more stones from one heap, and loses if he cannot. Both play
//! best. With what chance does the first player win? The answer is a fraction in lowest terms, 0/1 and 1/1 included.
//!
//! ## Claim
//! Let A be the XOR of all a_i, and let d_i = a_i XOR b_i. The span S is the set of the XORs of any of the d_i, 0 being
//! the XOR of none. It has 2ʳ numbers for some r. The chance is 1/1 if A is not in S, and else (2ʳ − 1)/2ʳ.
//!
//! ## Why
//! The first player loses iff the XOR of all heaps is 0 ([`grundy::games::nim`]). Let X be the set of the cards that
//! fall on the side of b_i. As d_i exchanges a_i for b_i, the XOR of all heaps is A XOR d(X), where d(X) is the XOR of
//! the d_i with i in X. It is 0 iff d(X) = A. So the first player cannot lose if A is not in S.
//!
//! The 2ⁿ sets X are equally likely. So are the numbers s of S as d(X): let Y be a set with d(Y) = s. For every set X
//! with d(X) = 0, the set of the elements in exactly one of X and Y has the XOR s, and doing this twice gives X again.
//! So as many sets have the XOR s as have the XOR 0.
//!
//! A d_i that is in the span of those before adds nothing to the span. Any other d_i doubles it: to the old numbers it
//! adds those XOR d_i, none of which was there. So S has 2ʳ numbers, where r counts the d_i of this kind. If A is in S,
//! then d(X) = A with chance 1/2ʳ. The numerator 2ʳ − 1 is odd, or the fraction is 0/1; so nothing can be cancelled.
//!
//! ## Cost
//! O(60 n) time, O(60) memory beside the input.

use grundy::io::{self, In};
use grundy::structures::XorBasis;
use proconio::input;

/// A number on a card: at most 10¹⁸, which is below 2⁶⁰.
type Number = In<0, 1_000_000_000_000_000_000, u64>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 500_000> }
        let (mut all_first_sides, mut differences) = (0, XorBasis::new());
        for _ in 0..n {
            input! { from input, a: Number, b: Number }
            all_first_sides ^= a;
            differences.insert(a ^ b);
        }
        if differences.contains(all_first_sides) {
            let numbers = 1_u64 << differences.rank();
            writeln!(out, "{}/{numbers}", numbers - 1);
        } else {
            out.line("1/1");
        }
    });
}
