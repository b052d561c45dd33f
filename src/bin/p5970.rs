//! # P5970 \[POI 2016\] Nim z utrudnieniem — a number of heaps divisible by d is thrown away before Nim
//!
//! - Judge: <https://www.luogu.com.cn/problem/P5970>
//! - 中文: 扔掉 d 的倍数个堆的 Nim（计数）
//! - Family: [counting](super#counting); easier [p4301](super::p4301)
//! - Theorem: [Bouton](grundy::games::nim); subsets by XOR, the smallest heaps first
//! - Finder: heaps › every heap: heaps are removed beforehand › their number a multiple of d
//!
//! ## Rule
//! There are n heaps of one or more stones each. First B throws away some whole heaps: their number must be a multiple
//! of d, perhaps 0, and not all n heaps may go. With the others they play Nim, A first: a player takes one or more
//! stones from one heap, and a player who cannot do so loses. In how many ways can B throw so that he wins, modulo
//! 10⁹ + 7? A way is a set of heaps; heaps of the same size are different. (Also BZOJ 4347.)
//!
//! ## Claim
//! Let T be the XOR of all heaps. The answer is the number of sets of heaps with the XOR T whose size is a multiple of
//! d, less one if d divides n.
//!
//! ## Why
//! B wins iff the heaps that are left have the XOR 0 ([`grundy::games::nim`]). This is so iff those thrown have the XOR
//! T. The set of all heaps has the XOR T, too, and its size is a multiple of d iff d divides n; it may not be thrown.
//!
//! ## How
//! Go through the heaps from the smallest up. For every number x and remainder r count the sets with the XOR x whose
//! size is r modulo d. A new heap a adds to the count of x and r that of x XOR a and r − 1. So the numbers x and x XOR
//! a only need each other, and their counts are changed in place, from the remainder d − 1 down; what the remainder 0
//! needs, the two old counts of d − 1, is kept.
//!
//! Let 2ᵏ be the least power of 2 above a. No heap so far is greater than a, so all XORs are below 2ᵏ ≤ 2a. The new
//! heap changes at most 2a d counts, and all heaps together change at most 2d times the number m of all stones.
//!
//! ## Cost
//! O(n log n + d m) time, O(n + d A) memory with the largest heap A.

use grundy::arithmetic::Mod;
use grundy::games::sg::nim_sum;
use grundy::io::{self, In, List, Total};
use proconio::input;

type Count = Mod<1_000_000_007>;

fn main() {
    io::run(|input, out| {
        let stones = Total::at_most(10_000_000);
        input! {
            from input,
            n: In<1, 500_000>,
            d: In<1, 10>,
            heaps: with List(n, stones.of(1, 1_000_000)),
        }
        writeln!(out, "{}", ways_to_throw(&heaps, d));
    });
}

fn ways_to_throw(heaps: &[usize], d: usize) -> Count {
    let all = nim_sum(heaps.iter().copied());
    let everything = Count::new(u64::from(heaps.len() % d == 0));
    sets_by_xor(heaps, d)[all * d] - everything
}

/// At the index x d + r, how many sets of heaps have the XOR x and a size that is r modulo d.
fn sets_by_xor(heaps: &[usize], d: usize) -> Vec<Count> {
    let mut rising = heaps.to_vec();
    rising.sort_unstable();
    let beyond = |heap: usize| 1 << (usize::BITS - heap.leading_zeros());
    let mut sets = vec![Count::default(); rising.last().map_or(1, |&largest| beyond(largest)) * d];
    // The empty set.
    sets[0] = Count::new(1);
    for heap in rising {
        let top = beyond(heap) / 2;
        // The numbers without the top bit of the heap, and with it.
        let (without, with) = sets[..2 * top * d].split_at_mut(top * d);
        for (x, sets) in without.chunks_exact_mut(d).enumerate() {
            let place = (x ^ heap ^ top) * d;
            add_heap(sets, &mut with[place..place + d]);
        }
    }
    sets
}

/// Adds a heap to the sets of two XORs that it turns into each other, by the sizes modulo d of these sets.
fn add_heap(sets: &mut [Count], others: &mut [Count]) {
    let last = sets.len() - 1;
    let (of_last, of_others_last) = (sets[last], others[last]);
    for r in (1..sets.len()).rev() {
        sets[r] += others[r - 1];
        others[r] += sets[r - 1];
    }
    sets[0] += of_others_last;
    others[0] += of_last;
}
