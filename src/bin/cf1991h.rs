//! # CF1991H Prime Split Game — some piles go, and as many others are split into primes
//!
//! - Judge: <https://codeforces.com/problemset/problem/1991/H>
//! - 中文: 质数分裂博弈（位集求和集）
//! - Family: [splitting](super#splitting)
//! - Theorem: classes of sizes, and how many piles are of a class
//! - Finder: heaps › splitting: some heaps go, and as many others are split
//! - Course: 9: some heaps vanish, and as many others are split
//! - Difficulty: 3300
//!
//! ## Rule
//! There are n ≥ 2 piles of 1 to 200 000 stones. In turn, Alice first, a player chooses k, 1 ≤ k ≤ n/2, removes k
//! piles, and splits each of k other piles into two, of prime sizes. So n piles are left. A player who cannot move
//! loses.
//!
//! ## Claim
//! A size is *open* if it is the sum of two primes that are not open. An open size is *wide* if it is the sum of two
//! open primes, too.
//!
//! - If n is odd and all piles are open, Alice wins iff some pile is wide and some other is not.
//! - Otherwise she wins iff some pile is open.
//!
//! ## Why
//! Primes are smaller than their sum, so open sizes are well defined. A move leaves n − 2k piles as they are; for odd n
//! this is at least one.
//!
//! Let no pile be open. Of the two primes that a pile is split into at least one is open. So after every move some pile
//! is open, and for odd n some pile is not: one that was left as it is.
//!
//! Let b ≥ 1 piles be open; for odd n, let b < n. Then some move leaves no open pile. Let k = ⌈b/2⌉: split k open piles
//! into primes that are not open, and remove the other open ones. If b is odd, remove one pile that is not open, too.
//! There is one: b < n, for even n as b is odd.
//!
//! So these positions are decided: no move leads from one without an open pile to another, or to one in which n is odd
//! and all piles are open. The player to move loses iff no pile is open ([`grundy::games::sg`]).
//!
//! Let n be odd, and let all piles be open, w of them wide. Some open pile is left as it is. So after a move that makes
//! a pile that is not open, the opponent wins. Any other move splits only wide piles, into two open primes each. These
//! are odd, as 2 is not open. And an odd size is not wide: it splits as 2 + x only. So a split makes nothing wide.
//!
//! - If w = 0, every move loses.
//! - If 0 < w < n, split ⌈w/2⌉ wide piles into open primes, and remove the other wide ones, and for odd w one pile
//!   that is not wide. All piles are open and none is wide: this is lost for the opponent.
//! - If w = n, a move after which all piles are open leaves some that are not wide, and one that is. By the case
//!   before, the opponent wins.
//!
//! ## How
//! An odd size is a sum of primes as 2 + x only. So odd x + 2 is open iff x is a prime that is not open. Of the even
//! sizes, 4 is open, as 2 + 2. Of the others nearly every one is open, so for each it is soon found: counted up to
//! 200 000, not proven, 8 primes are tried on average. Few are wide. All sums of two open primes are the union of the
//! set of these primes shifted by each of them.
//!
//! ## Cost
//! O(px + n) time, O(x + n) memory for p primes up to the largest size x.

use grundy::arithmetic::prime_factor_counts;
use grundy::io::{self, In, Total};
use grundy::structures::BitSet;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(200_000);
        let mut positions = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 200_000), piles: [In<1, 200_000, u32>; n] }
            positions.push(piles);
        }
        let largest = positions.iter().flatten().copied().max().unwrap_or(1);
        let sizes = Sizes::new(largest as usize);
        for piles in &positions {
            out.either(first_player_wins(piles, &sizes), ["Alice", "Bob"]);
        }
    });
}

fn first_player_wins(piles: &[u32], sizes: &Sizes) -> bool {
    let n = piles.len();
    let count = |set: &BitSet| piles.iter().filter(|&&pile| set.contains(pile as usize)).count();
    let open = count(&sizes.open);
    if n % 2 == 1 && open == n {
        let wide = count(&sizes.wide);
        0 < wide && wide < n
    } else {
        open > 0
    }
}

/// The sizes by their class.
struct Sizes {
    open: BitSet,
    /// The sums of two open primes. Of the open sizes these are the wide ones.
    wide: BitSet,
}

impl Sizes {
    fn new(largest: usize) -> Self {
        let factors = prime_factor_counts(largest);
        let mut open = BitSet::new(largest + 1);
        // The odd primes by whether they are open.
        let mut closed_primes = BitSet::new(largest + 1);
        let mut open_primes = BitSet::new(largest + 1);
        for odd in (3..=largest).step_by(2) {
            if factors[odd - 2] == 1 && !open.contains(odd - 2) {
                open.insert(odd);
            }
            if factors[odd] == 1 {
                let primes = if open.contains(odd) { &mut open_primes } else { &mut closed_primes };
                primes.insert(odd);
            }
        }
        if largest >= 4 {
            open.insert(4);
        }
        for even in (6..=largest).step_by(2).filter(|&even| is_sum(even, &closed_primes)) {
            open.insert(even);
        }
        let mut wide = BitSet::new(largest + 1);
        add_sums(&mut wide, &open_primes);
        Self { open, wide }
    }
}

/// Whether `number` is the sum of two elements of `set`.
fn is_sum(number: usize, set: &BitSet) -> bool {
    set.iter().take_while(|element| 2 * element <= number).any(|element| set.contains(number - element))
}

/// Adds to `sums` every sum of two elements of `set`.
fn add_sums(sums: &mut BitSet, set: &BitSet) {
    for element in set.iter() {
        sums.or_shifted(set, element);
    }
}
