//! # ARC131 C Zero XOR — cookies are eaten until the XOR of the others is 0
//!
//! - Judge: <https://atcoder.jp/contests/arc131/tasks/arc131_c>
//! - 中文: 吃饼干，使剩下的异或和为 0
//! - Family: [parity](super#parity); twin [arc192b](super::arc192b); harder [p8743](super::p8743)
//! - Theorem: an odd number of cookies, one of which has no partner
//! - Finder: rows › parity: the XOR of the rest must become 0
//! - Course: 15 › parity: numbers
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are N ≥ 1 cookies with different positive integers, whose XOR is not 0. In turn a player eats one of them. If
//! then the XOR of all that are left is 0, he wins; that of none is 0. Does the first player win?
//!
//! ## Claim
//! Let S be the XOR of all. The first player wins iff N is odd, or one of the integers is S.
//!
//! ## Why
//! To eat the integer a leaves the XOR S ⊕ a. So a move wins at once iff it eats S itself. Now let no integer be S. The
//! move leaves N − 1 different integers whose XOR is not 0, a position of the same game. We use induction on N.
//!
//! - N is even. Every move leaves an odd number, with which the opponent wins by induction. So the position is lost.
//! - N is odd. Call a ⊕ S the partner of a: it differs from a, as S is not 0, and its partner is a. The cookies cannot
//!   all be in pairs, as N is odd. So there is an integer a whose partner is not among them. Eat it. An even number is
//!   left, with the XOR S ⊕ a, which is none of them. By induction the opponent loses. So the position is won.
//!
//! With N = 1 the only integer is S.
//!
//! ## Cost
//! O(N) time and memory, and O(N log N) to see that all differ.

use grundy::games::sg::nim_sum;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 400_000> }
        let first = input.place();
        input! { from input, cookies: [In<1, 1_000_000_000, u32>; n] }
        first.distinct_or_refuse(&cookies, 1, "an integer that has not come before");
        let xor_of_all = nim_sum(cookies.iter().copied());
        if xor_of_all == 0 {
            first.refuse("integers whose XOR is not 0");
        }
        out.either(n % 2 == 1 || cookies.contains(&xor_of_all), ["Win", "Lose"]);
    });
}
