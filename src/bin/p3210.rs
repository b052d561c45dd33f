//! # P3210 \[HNOI2010\] 取石头游戏 — heaps next to a gap
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3210>
//! - 中文: 取石头游戏：紧邻空位的堆
//! - Family: two players, different moves
//! - Theorem: peaks become one heap, and the rest is taken by falling size
//!
//! ## Rule
//! N heaps stand in a row, and some are already gone (a_i = 0). In turn a player takes a whole heap that has a gap
//! directly beside it: a heap that is gone. The two ends of the row are walls, not gaps. Both players want as many
//! stones as they can get. How many does each of them get?
//!
//! ## Claim
//! Cut the row at the gaps. Each part is a list of heaps of which the first is open. A part between two gaps is open at
//! its last heap, too; the last heap of another part stands at the wall. Reduce each part as long as possible, by two
//! rules:
//!
//! - *Peak*: three neighbours x ≤ y ≥ z become one heap x − y + z. (It may be negative.)
//! - *Wall*: if u ≤ w are the last two heaps of a part with a wall, both are dropped. The price of this pair is w − u.
//!
//! Let D hold the heaps that are left of all parts. Let P be the sum of all prices, and let X be the player who is to
//! move when the number of heaps left is even. If the first player is X, he gets lead(D) − P stones more than the
//! second (library `games::switches`). Otherwise he gets lead(D) + P stones more.
//!
//! ## Why
//! Every heap is taken in the end, so X is the same player throughout the game. Both rules keep the parity of the
//! number of heaps.
//!
//! **The order of the rules does not matter.** By the diamond lemma, it is enough that two rules which overlap lead to
//! the same. Consider all overlaps:
//!
//! - x ≤ y ≥ z ≤ t ≥ s, peaks at y and t: both orders give the one heap x − y + z − t + s. For x − y + z ≤ z ≤ t, so
//!   that the second peak remains one; and in the other order likewise.
//! - x ≤ y ≥ z and y ≤ z ≥ t: then y = z, and both rules leave x, t.
//! - x ≤ y ≥ z, with z ≤ w at the wall. Peak first leaves x − y + z ≤ w: the price is w − x + y − z. Wall first leaves
//!   x ≤ y at the wall: the prices are w − z and y − x, the same in sum.
//! - x ≤ y ≥ z, with y ≤ z at the wall: then y = z. Both leave x, and the price is 0.
//!
//! **What a reduced part looks like.** It has no peak, so it falls, and then perhaps rises. Next to a wall it only
//! falls, or has one heap, or none. So its greatest heap is open. A part between gaps keeps one heap at least.
//!
//! **The claim as a function.** Let F be what the claim says that the player to move gets more than his opponent. At
//! the end F = 0. We show that a − F' ≤ F if he takes the heap a and F becomes F', and that some move gives equality.
//! Then by induction the claim is right.
//!
//! Let him take the open heap a of a part. Let n₁, n₂, … be the other heaps of this part, reduced. As the order does
//! not matter, we may reduce them first. Then the part a, n₁, n₂, … remains to be reduced, beginning at its open end.
//! Say that m peaks vanish there. Each of them consists of what a has become so far and the next two heaps. So a
//! becomes v = a − n₁ + n₂ − … + n_2m. Here n₁ ≥ n₂ ≥ … ≥ n_2m ≥ v:
//!
//! - n_(2i−1) ≥ n_2i, and what a becomes is at most n_2i, since x ≤ y ≥ z gives x − y + z ≤ z.
//! - n_2i ≥ n_(2i+1) if there is one more peak after it. Otherwise n_2i < n_(2i+1) ≥ n_(2i+2), which would be a peak
//!   among the reduced heaps.
//!
//! Let A hold n₁, …, n_2m, and let S hold the reduced heaps of all other parts. There are two cases.
//!
//! *Nothing else happens.* Let Q hold S and the n behind n_2m. D is Q and v before the move, and Q and A after it. The
//! prices are the same. So F + F' = lead(Q, v) + lead(Q, A). One of these two lists has even length. By laws 1 and 2 of
//! the library, F + F' ≥ lead(v, A). In this list v is the least and comes last, and n₁ ≥ n₂ ≥ … ≥ n_2m. So the lead is
//! n₁ − n₂ + … − n_2m + v = a.
//!
//! If v is the greatest heap of D, we have equality: lead(Q, v) = v − lead(Q), and lead(Q, A) = lead(A) + lead(Q),
//! since A has an even number of heaps, all ≥ v.
//!
//! *The wall rule drops v.* Then the part is a, n₁, …, n_k with k = 2m + 1, it has a wall, and v ≤ n_k. Nothing of it
//! is left, and the price of the pair is n_k − v = lead(B) − a, where B holds n₁, …, n_k. D is S before the move, and S
//! and B after it. If the player is X, then F + F' = lead(S) − (lead(B) − a) + lead(S, B), where his opponent's F' has
//! the other prices with the other sign. If he is not X, it is lead(S) + (lead(B) − a) + lead(S, B). As k is odd, one
//! of the lists S and (S, B) has even length. So lead(S) + lead(S, B) ≥ lead(B). In the first case F + F' ≥ a. In the
//! second case F + F' ≥ 2 lead(B) − a ≥ a, as the price is not negative.
//!
//! *Some move gives equality.* If D is not empty, let v be its greatest heap. It is an open heap of its reduced part.
//! So take the open heap a at this end of the part. Nothing else happens, and we have seen the equality. If D is empty,
//! the number of heaps is even, and he is X. If there are heaps, all of them are in parts next to a wall, of which
//! nothing is left. Taking any open heap is the case of the wall rule with S empty, and F + F' = a.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::games::switches::lead;
use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 1_000_000> }
        let first = input.place();
        input! { from input, heaps: [In<0, 100_000_000, i64>; n] }
        if !heaps.contains(&0) {
            first.nth(n - 1).refuse("a heap that is gone, as all others stand");
        }
        let (first, second) = stones(&heaps);
        writeln!(out, "{first} {second}");
    });
}

/// What the first and the second player get.
fn stones(heaps: &[i64]) -> (i64, i64) {
    let count = heaps.iter().filter(|&&heap| heap > 0).count();
    let mut prices = 0;
    let mut left = vec![];
    let mut parts = heaps.split(|&heap| heap == 0);
    let (first, last) = (parts.next(), parts.next_back());
    // From their open ends to the walls.
    prices += reduce_to_wall(first.into_iter().flatten().rev(), &mut left);
    prices += reduce_to_wall(last.into_iter().flatten(), &mut left);
    for part in parts {
        reduce_peaks(part.iter(), &mut left);
    }
    let all: i64 = heaps.iter().sum();
    let more = lead(left) + if count % 2 == 0 { -prices } else { prices };
    ((all + more) / 2, (all - more) / 2)
}

/// Reduces a part, and adds what is left of it to `left`.
fn reduce_peaks<'a>(part: impl Iterator<Item = &'a i64>, left: &mut Vec<i64>) {
    let start = left.len();
    for &heap in part {
        left.push(heap);
        while let [.., x, y, z] = left[start..] {
            if x > y || y < z {
                break;
            }
            left.truncate(left.len() - 3);
            left.push(x - y + z);
        }
    }
}

/// Reduces a part that has a wall behind its last heap, and gives the sum of the prices.
fn reduce_to_wall<'a>(part: impl Iterator<Item = &'a i64>, left: &mut Vec<i64>) -> i64 {
    let start = left.len();
    reduce_peaks(part, left);
    let mut prices = 0;
    while let [.., u, w] = left[start..] {
        if u > w {
            break;
        }
        left.truncate(left.len() - 2);
        prices += w - u;
    }
    prices
}
