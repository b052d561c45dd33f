//! # NC11166A Alice and Bob — from one heap a multiple of what goes from the other
//!
//! - Judge: <https://ac.nowcoder.com/acm/contest/11166/A>
//! - 中文: 两堆石子，另一堆取倍数
//! - Family: [tables](super#tables); easier [wythoff](super::wythoff)
//! - Theorem: sieve of lost pairs
//! - Finder: heaps › from both: a multiple from the other
//! - Course: 7: two heaps
//!
//! ## Rule
//! There are two heaps. In turn a player chooses k > 0 and s ≥ 0. He takes k stones from one heap and s · k stones from
//! the other; both heaps must hold enough. A player who cannot move loses. Alice begins.
//!
//! ## Claim
//! A lost pair is two numbers a ≤ b such that the heaps a and b are lost for the player to move. Every number stands in
//! at most one lost pair. The lost pairs are found in the order of their smaller numbers. The first one is (0, 0).
//!
//! Let a > 0, and let a stand in no lost pair whose other number is smaller. Call b > a covered if from (a, b) some
//! move leads to a lost pair with a number below a. If there is a b > a that is not covered, the least such b makes a
//! lost pair with a. If there is none, a stands in no lost pair.
//!
//! ## Why
//! Two lost pairs with a common number: suppose that (a, b) and (a, c) are lost and b < c. From (a, c) the move
//! k = c − b, s = 0 leads to (a, b). So (a, c) is won, a contradiction.
//!
//! The pair (a, a) is won for a > 0: the move k = a, s = 1 leads to (0, 0).
//!
//! Now let b > a. Consider a move from (a, b) that leads to a lost pair.
//!
//! - If a number of that lost pair is below a, then b is covered.
//! - Otherwise the heap of a has not become smaller. So the move took stones only from the heap of b, and the lost pair
//!   is (a, c) with a ≤ c < b. Here c is not a, since (a, a) is won.
//!
//! So (a, b) is lost iff b is not covered and no (a, c) with a < c < b is lost. The least b that is not covered meets
//! this; a covered b does not, and a larger one does not.
//!
//! ## How
//! For each a that stands in no lost pair with a smaller number, the covered numbers up to the largest heap n are
//! marked. Take every lost pair (x, y) with x < a, in both orders, and let d = a − x. To go from (a, b) to (x, y), a
//! player takes d stones from the heap of a and b − y stones from the heap of b. This is a move in two cases:
//!
//! - b = y + s · d with s ≥ 0: the heap of a gives k = d stones.
//! - b = y + k, where k divides d: the heap of b gives k stones. It needs only the order with y > x: since
//!   y + k = b > a = x + d and k ≤ d, y is greater than x.
//!
//! For one a, no d comes twice but d = a, from (0, 0), since no number stands in two lost pairs. The first case takes
//! at most n / d + 1 steps for each d, in all O(n log n). The second case takes a step for each divisor of each d,
//! which is O(n log n) again.
//!
//! ## Cost
//! O(n² log n) time once for heaps up to n, O(1) per pair; O(n log n) memory.

use grundy::io::{self, In};
use proconio::input;

type Heap = In<1, 5000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000>, pairs: [(Heap, Heap); tests] }
        let largest = pairs.iter().map(|&(a, b)| a.max(b)).max();
        let partners = lost_pairs(largest.unwrap_or(0));
        for (a, b) in pairs {
            out.either(partners[a as usize] == Some(b), ["Bob", "Alice"]);
        }
    });
}

/// For every number up to `largest` the other one of its lost pair, unless that is greater than `largest`.
fn lost_pairs(largest: u32) -> Vec<Option<u32>> {
    let divisors = divisors(largest);
    let mut lost = vec![(0, 0)];
    let mut partners = vec![None; largest as usize + 1];
    let mut covered = vec![false; largest as usize + 1];
    for a in 1..=largest {
        if partners[a as usize].is_some() {
            continue;
        }
        covered.fill(false);
        for &(x, y) in &lost {
            set_steps(&mut covered, beyond(a, y, a - x), a - x);
            if y < a {
                set_steps(&mut covered, beyond(a, x, a - y), a - y);
            }
            let reached = divisors[(a - x) as usize].iter().map(|&k| y + k);
            for b in reached.take_while(|&b| b > a) {
                if b <= largest {
                    covered[b as usize] = true;
                }
            }
        }
        if let Some(b) = (a + 1..=largest).find(|&b| !covered[b as usize]) {
            partners[a as usize] = Some(b);
            partners[b as usize] = Some(a);
            lost.push((a, b));
        }
    }
    partners
}

/// The least number greater than `a` among y, y + d, y + 2d, …
fn beyond(a: u32, y: u32, d: u32) -> u32 {
    if y > a { y } else { a + d - (a - y) % d }
}

/// Sets every d-th place from `first` on.
fn set_steps(places: &mut [bool], first: u32, d: u32) {
    let mut place = first as usize;
    while place < places.len() {
        places[place] = true;
        place += d as usize;
    }
}

/// The divisors of the numbers up to `largest`, in falling order.
fn divisors(largest: u32) -> Vec<Vec<u32>> {
    let mut divisors = vec![vec![]; largest as usize + 1];
    for d in (1..=largest).rev() {
        for multiple in (d..=largest).step_by(d as usize) {
            divisors[multiple as usize].push(d);
        }
    }
    divisors
}
