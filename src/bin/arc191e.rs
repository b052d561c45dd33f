//! # ARC191 E Unfair Game — bags of gold and silver that change hands, counted
//!
//! - Judge: <https://atcoder.jp/contests/arc191/tasks/arc191_e>
//! - 中文: 金币银币袋，走一步换一手
//! - Family: [counting](super#counting)
//! - Theorem: a bag is an integer, [the simplest number](grundy::games::numbers) above its options
//! - Finder: partizan › own pieces: bags that change hands
//! - Course: 16: bags that change hands
//!
//! ## Rule
//! There are N bags; bag i holds A_i gold and B_i silver coins. Takahashi takes some of the bags, perhaps none or all,
//! and Aoki gets the others. Then they move in turn, Takahashi first. A player chooses a bag that he holds. He takes a
//! silver coin out of it; or he takes a gold coin out of it, and puts silver coins into it, X of them if he is
//! Takahashi, Y if he is Aoki. Then he gives the bag to the other player. A player who cannot move loses. With how many
//! of the 2^N choices does Takahashi win, modulo 998244353?
//!
//! ## Claim
//! Let l(A, B) be 1 if Takahashi wins with a single bag that he holds, moving first, and 0 if not. Let r(A, B) be the
//! same for Aoki.
//!
//! - If A = 0, or X and Y are odd, both are B mod 2. If X and Y are even, both are (A + B) mod 2.
//! - If X + Y is odd and A ≥ 1, it is 1 for the player whose number is even. For the other player it is B mod 2 if A =
//!   1, and 0 if A ≥ 2.
//!
//! Let p, q, s, f be the numbers of bags with (l, r) = (1, 0), (0, 1), (1, 1), (0, 0), and n = p + q. The answer is
//!
//! ```text
//! 2^f · sum over i from 0 to s of C(s, i) · (sum over j ≥ q + s + 1 − 2i of C(n, j))
//! ```
//!
//! ## Why
//! **Values.** Let Takahashi be Left. In a bag that he holds only he can move, to a bag that Aoki holds. By induction
//! let the value of each of these be 0 or −1. A game in which only Left can move is the least integer ≥ 0 that is
//! greater than all his options ([`grundy::games::numbers`]). So it is 1 if some option is 0, and 0 if all are −1 or
//! there is none. A bag of value 1 is won by Left, who begins, and one of value 0 is not: so the value is l. Likewise a
//! bag that Aoki holds has the value −r. Sums of integers are compared as integers are: Takahashi, who begins, wins iff
//! the sum over all bags is at least 1.
//!
//! **l and r.** l(A, B) is 1 iff r(A, B − 1) = 0, with B ≥ 1, or r(A − 1, B + X) = 0, with A ≥ 1. The same holds for r,
//! with l and Y. The first item follows by induction: where both numbers are even, each move changes the parity of A +
//! B. Where they are odd or there is no gold, each move changes that of B. If this parity is odd, there is a move.
//!
//! Now let X be even and Y odd; the other case is the same with the players exchanged. Go by induction over A, then B.
//!
//! - l(1, B) = 1: for an even B, r(0, B + X) = 0; for an odd B, r(1, B − 1) = 0.
//! - r(1, B) = B mod 2: l(1, B − 1) is 1, and l(0, B + Y) is 0 iff B is odd.
//! - l(A, B) = 1 for A ≥ 2: r(A − 1, B + X) = 0 if A ≥ 3 or B is even. If A = 2 and B is odd, r(2, B − 1) = 0.
//! - r(A, B) = 0 for A ≥ 2: l(A, B − 1) and l(A − 1, B + Y) are 1.
//!
//! **Counting.** Let Takahashi take j of the n bags of the first two kinds, and i of the s bags of the third one. The
//! first kind gives 1 if it is taken and 0 otherwise, the second kind 0 and −1, the third kind 1 and −1. So the sum is
//! (j − q) + (2i − s). It is at least 1 iff j ≥ q + s + 1 − 2i. The f other bags give 0 in any case.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::arithmetic::{Factorials, Mod};
use grundy::io::{self, In};
use proconio::input;

/// The modulus, and the greatest number of coins.
const P: u32 = 998_244_353;
const MOST: i128 = 1_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, x: In<1, MOST, u32>, y: In<1, MOST, u32> }
        // How many bags there are of each kind, by l and r.
        let mut bags = [[0; 2]; 2];
        for _ in 0..n {
            input! { from input, gold: In<0, MOST, u32>, silver: In<0, MOST, u32> }
            let [l, r] = [(x, y), (y, x)].map(|(own, other)| wins_alone(gold, silver, own, other));
            bags[usize::from(l)][usize::from(r)] += 1;
        }
        writeln!(out, "{}", winning_choices(bags));
    });
}

/// Whether the player who holds a single bag wins it, where he puts `own` silver coins for a gold one, and the other
/// player `other`.
fn wins_alone(gold: u32, silver: u32, own: u32, other: u32) -> bool {
    match (own % 2, other % 2) {
        (0, 0) => (gold + silver) % 2 == 1,
        (0, 1) if gold > 0 => true,
        (1, 0) if gold > 1 => false,
        _ => silver % 2 == 1,
    }
}

/// In how many ways some of the bags have a sum of at least 1.
fn winning_choices([[zero, minus], [plus, both]]: [[usize; 2]; 2]) -> Mod<P> {
    let single = plus + minus;
    let factorials = Factorials::<P>::up_to(single.max(both));
    // The sums of C(single, j) over all j from an index on.
    let mut from = vec![Mod::new(0); single + 2];
    for j in (0..=single).rev() {
        from[j] = from[j + 1] + factorials.binomial(single, j);
    }
    let ways = (0..=both).map(|taken| {
        let least = (minus + both + 1).saturating_sub(2 * taken);
        factorials.binomial(both, taken) * from[least.min(single + 1)]
    });
    ways.fold(Mod::new(0), |sum, ways| sum + ways) * Mod::new(2).pow(zero as u64)
}
