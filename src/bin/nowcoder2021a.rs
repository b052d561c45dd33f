//! # NC11166A Alice and Bob — from one heap a multiple of what goes from the other
//!
//! Judge: <https://ac.nowcoder.com/acm/contest/11166/A>
//! Family: tables
//! Theorem: sieve of lost pairs
//!
//! Rule. There are two heaps. In turn a player chooses k > 0 and s ≥ 0 and takes k stones from one heap and s·k from
//! the other; both must have as many. Who cannot do so loses. Alice begins.
//! Claim. Every number stands in at most one lost pair. If a > 0 is in none with a number below a, then (a, b) is lost
//! for the least b > a from which no move leads to a lost pair with a number below a.
//! Why. Of two lost pairs with a common number one would lead to the other by s = 0. Let a be in no lost pair with a
//! number below a; nor is (a, a) lost, since all can be taken. A move from (a, b), b > a, to a lost pair leads to one
//! with a number below a, or to a lost (a, b') with a < b' < b. So among the b from which no move does the former, the
//! least makes a lost pair.
//! How. In the row of a, a lost pair (x, y) in either order, d = a − x > 0, is reached from b = y + s·d and from
//! b = y + k for every divisor k of d. The latter is greater than a only if y > x, since k ≤ d.
//! Cost. O(n² log n) time for heaps of up to n, since in a row all d are different; O(n log n) memory; O(1) a query.

use grundy::io::{self, In};
use proconio::input;

type Heap = In<1, 5000, u32>;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000>, pairs: [(Heap, Heap); tests] }
        let largest = pairs.iter().map(|&(a, b)| a.max(b)).max();
        let partners = lost_pairs(largest.unwrap_or(0));
        for (a, b) in pairs {
            out.line(if partners[a as usize] == Some(b) {
                "Bob"
            } else {
                "Alice"
            });
        }
    });
}

/// For every number up to `largest` the other one of its lost pair, unless that is greater than `largest`.
fn lost_pairs(largest: u32) -> Vec<Option<u32>> {
    let divisors = divisors(largest);
    let mut lost = vec![(0, 0)];
    let mut partners = vec![None; largest as usize + 1];
    let mut won = vec![false; largest as usize + 1];
    for a in 1..=largest {
        if partners[a as usize].is_some() {
            continue;
        }
        won.fill(false);
        for &(x, y) in &lost {
            set_steps(&mut won, beyond(a, y, a - x), a - x);
            if y < a {
                set_steps(&mut won, beyond(a, x, a - y), a - y);
            }
            let reached = divisors[(a - x) as usize].iter().map(|&k| y + k);
            for b in reached.take_while(|&b| b > a) {
                if b <= largest {
                    won[b as usize] = true;
                }
            }
        }
        if let Some(b) = (a + 1..=largest).find(|&b| !won[b as usize]) {
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
