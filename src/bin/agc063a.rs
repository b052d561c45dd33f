//! # AGC063 A Mex Game — numbers in turn, and the letter at the least one that is missing
//!
//! - Judge: <https://atcoder.jp/contests/agc063/tasks/agc063_a>
//! - 中文: 轮流往集合里加数，看 mex 处的字母
//! - Family: [two goals](super#two-goals); easier [cf1943a](super::cf1943a)
//! - Theorem: each adds the other's letters, from the left
//! - Finder: partizan › large or small: the least number that is missing › the letter at its place
//! - Course: 15 › pairing: each takes away what the other one needs
//!
//! ## Rule
//! There is a string of the letters `A` and `B`, at the places 0 to N, where N ≥ 1. For each k from 1 to N there is a
//! game. A set of numbers is empty at first. In k turns, Alice's first, then Bob's, and so on, a player adds a
//! non-negative integer to the set; he may name one that is there already, and then nothing changes. Let x be the least
//! non-negative integer that is not in the set in the end. Alice wins if the letter at place x is `A`, and otherwise
//! Bob. Who wins each game?
//!
//! ## Claim
//! Alice has a = ⌈k/2⌉ turns, and Bob b = ⌊k/2⌋. Let x be the place of the (b + 1)-st `A` from the left, and y that of
//! the (a + 1)-st `B`; a place that does not exist comes after all others. Alice wins iff x < y.
//!
//! For example, let k = 1. Alice has the only turn, so x is the place of the first `A`, and y that of the second `B`.
//! In `AB` she adds 1, or 5, and 0 is missing: she wins. In `BA` she adds 0, and 1 is missing: she wins, too. In `BB`
//! it does not help her to add 0.
//!
//! ## Why
//! The set has at most k numbers in the end. So one of the numbers 0 to k is missing, and there are letters at all of
//! these places. They are k + 1 = a + b + 1 letters, so b + 1 of them are `A` or a + 1 of them are `B`. Hence x or y
//! exists. They differ, as they have different letters.
//!
//! *If x < y*, there are at most a letters `B` before x. Alice adds their places, one in each turn, and then names
//! such places again, or numbers above N. There are b + 1 letters `A` up to x. She adds none of their places, and Bob
//! can add only b. So one of them is missing in the end, and all places of a `B` before x are there. The least number
//! that is missing is at most x, and it has an `A`.
//!
//! *If y < x*, Bob does the same with the letters exchanged: there are at most b letters `A` before y, which he adds in
//! his b turns. Of the a + 1 letters `B` up to y, Alice can add only a.
//!
//! ## Cost
//! O(N) time and memory.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, letters: with Word::exactly("AB", n + 1) }
        let places_of = |letter: u8| (0..=n).filter(|&place| letters[place] == letter).collect();
        let [of_a, of_b]: [Vec<usize>; 2] = [b'A', b'B'].map(places_of);
        for k in 1..=n {
            let alice_wins = match (of_a.get(k / 2), of_b.get(k.div_ceil(2))) {
                (Some(x), Some(y)) => x < y,
                (x, _) => x.is_some(),
            };
            out.either(alice_wins, ["Alice", "Bob"]);
        }
    });
}
