//! # ARC116 F Deque Game — the ends of many sequences
//!
//! - Judge: <https://atcoder.jp/contests/arc116/tasks/arc116_f>
//! - 中文: 多个序列轮流删首尾
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf388c](super::cf388c)
//! - Theorem: [switches](grundy::games::switches) by falling size, once the starter of the odd sequences is known
//! - Finder: rows › two ends: for the larger sum
//! - Finder: partizan › switches
//!
//! ## Rule
//! There are K sequences of numbers. In turn a player takes a sequence of two numbers or more and deletes its first or
//! its last number, until all sequences have one number. Takahashi, who begins, maximises the sum of these K numbers,
//! and Aoki minimises it. What is the sum?
//!
//! ## Claim
//! Let E be the number of sequences of even length. Let X be Takahashi if E is even, and Aoki if E is odd. An odd
//! sequence has the value v(s), which is the number itself if it is alone, and otherwise depends on the three numbers
//! p, q, r in the middle of s:
//!
//! ```text
//! v(s) = min(q, max(p, r))     if X is Takahashi
//!        max(q, min(p, r))     if X is Aoki
//! ```
//!
//! A move makes one of two odd sequences of an even one. Let a be the larger and b the smaller one of their values. The
//! players take the even sequences in turn by falling a − b, Takahashi first. The result is the sum of all v, of a for
//! every even sequence that Takahashi takes, and of b for every one that Aoki takes.
//!
//! For example, let 1 5 2 be the only sequence. Then X is Takahashi, and v = min(5, 2) = 2: he has to begin, and Aoki
//! deletes the 5. Now let there be 3 7, too. Then X is Aoki, v = max(5, 1) = 5, and a = 7, b = 3. Takahashi deletes the
//! 3, so that it is Aoki who has to begin in 1 5 2, and Takahashi keeps the 5. The result is 5 + 7 = 12.
//!
//! ## Why
//! Plan: v is defined by play in one sequence; then the claim F is kept by some move, and improved by none; the formula
//! for v comes last. A sequence of length m has m − 1 moves. So the number of moves left has the parity of the number
//! of even sequences, and X is the player who is to move whenever the number of moves left is even. It is the same
//! player throughout.
//!
//! For an odd sequence s let v(s) be the result if X begins and both players play in s only. The neighbours of s are
//! the two even sequences that a move makes of it. Write a(c) and b(c) for the a and the b of an even sequence c. So if
//! X is Takahashi, v(s) is the larger b(c) of the neighbours c; if X is Aoki, v(s) is the smaller a(c). We need:
//!
//! (1) For each neighbour c of s, b(c) ≤ v(s) ≤ a(c). Let X be Takahashi. The left side is clear. For the right side
//! let m be s without its first and its last number. From both neighbours a move leads to m. So v(s), which is b of
//! some neighbour, is at most v(m), and v(m) ≤ a(c). If X is Aoki, it is the same with the order reversed.
//!
//! Let F be the result claimed, for any position, also for those in which Aoki is to move and takes first. By the
//! greedy choice, with lead ([`grundy::games::switches`]), F is
//!
//! ```text
//! F = Σ v + Σ (a + b) / 2 ± lead(all a − b) / 2
//! ```
//!
//! with + if Takahashi is to move, and − otherwise. At the end, F is the sum. It remains to show that the player to
//! move has a move that keeps F, and no move that improves it for him. Let him be Takahashi, and write d = a − b.
//!
//! - He takes an even sequence, and it gets the value a. This changes F by (d − lead(all d) − lead(the other d)) / 2.
//!   By law 3 of the library this is not positive, and it is 0 for the largest d. Choosing b instead is no better.
//! - He makes an even sequence c of an odd one, s. Then it is Aoki's turn. If Aoki takes c, F becomes what it was, with
//!   b(c) in the place of v(s); and this is not more, by (1). By the item above, for Aoki, F before his move is not
//!   greater than F after it.
//! - If there is no even sequence, he is X. Then he has a neighbour c of some s with b(c) = v(s), by the definition of
//!   v. With no other even sequence, F becomes Σ v without v(s), and b(c). So F stays.
//!
//! The formula for v remains. For three numbers p, q, r and X = Takahashi, he leaves p, q or q, r, and Aoki the smaller
//! number: max(min(p, q), min(q, r)) = min(q, max(p, r)). For a longer s let m be as in (1), and let f and g be s
//! without its last two, and without its first two numbers. Then v(s) = max(min(v(m), v(f)), min(v(m), v(g))) =
//! min(v(m), max(v(f), v(g))). We have to show v(m) ≤ max(v(f), v(g)). By induction, v of these three depends on their
//! middles. Let o, p, q, r, t be the five numbers in the middle of s. Then v(m) = min(q, max(p, r)), v(f) = min(p,
//! max(o, q)), and v(g) = min(r, max(q, t)). If p ≥ r, then v(m) = min(q, p) ≤ v(f). Otherwise v(m) = min(q, r) ≤ v(g).
//! For X = Aoki negate all numbers.
//!
//! ## Cost
//! O(N + K log K) time, O(N) memory, for N numbers in all.

use grundy::games::switches::lead;
use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let sum_of_n = Total::at_most(200_000);
        input! { from input, k: In<1, 200_000> }
        let mut sequences = Vec::with_capacity(k);
        for _ in 0..k {
            input! {
                from input,
                n: with sum_of_n.of(1, 200_000),
                numbers: [In<1, 1_000_000_000, i32>; n],
            }
            sequences.push(numbers);
        }
        writeln!(out, "{}", result(&sequences));
    });
}

/// The player who is to move whenever the number of moves left is even.
#[derive(Clone, Copy)]
enum Starter {
    Takahashi,
    Aoki,
}

/// The sum, if both players play their best.
fn result(sequences: &[Vec<i32>]) -> i64 {
    let is_even = |sequence: &&Vec<i32>| sequence.len() % 2 == 0;
    let starter = match sequences.iter().filter(is_even).count() % 2 {
        0 => Starter::Takahashi,
        _ => Starter::Aoki,
    };
    let (mut twice, mut differences) = (0, vec![]);
    for sequence in sequences {
        if sequence.len() % 2 == 1 {
            twice += 2 * odd_value(sequence, starter);
        } else {
            let without_last = odd_value(&sequence[..sequence.len() - 1], starter);
            let without_first = odd_value(&sequence[1..], starter);
            twice += without_last + without_first;
            differences.push((without_last - without_first).abs());
        }
    }
    (twice + lead(&differences)) / 2
}

/// The value v of a sequence of odd length.
fn odd_value(sequence: &[i32], starter: Starter) -> i64 {
    let middle = sequence.len() / 2;
    let q = sequence[middle];
    if middle == 0 {
        return q.into();
    }
    let (p, r) = (sequence[middle - 1], sequence[middle + 1]);
    let value = match starter {
        Starter::Takahashi => q.min(p.max(r)),
        Starter::Aoki => q.max(p.min(r)),
    };
    value.into()
}
