//! # P3210 \[HNOI2010\] 取石头游戏 — heaps next to a gap
//!
//! - Judge: <https://www.luogu.com.cn/problem/P3210>
//! - 中文: 取石头游戏：紧邻空位的堆
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf388c](super::cf388c),
//!   [edpc_l](super::edpc_l)
//! - Theorem: peaks become one heap, and the rest is [taken by falling size](grundy::games::switches)
//! - Finder: partizan › switches
//!
//! ## Rule
//! N heaps stand in a row, and at least one is already gone (a_i = 0). In turn a player takes a whole heap that has a
//! gap directly beside it: a heap that is gone. The two ends of the row are walls, not gaps. Both players want as many
//! stones as they can get. How many does each of them get?
//!
//! ## Claim
//! Bend the row to a circle, and put one more heap between its ends, of −M stones, where M is greater than the number
//! of all stones. Cut the circle at the gaps. In every part, put one heap x − y + z in the place of three neighbours x
//! ≤ y ≥ z, a *peak*, until none is left. Let D be the list of the heaps that are left of all parts, and let n be the
//! number of heaps that stand in the row. In the end the first player has lead(D) + M stones more than the second if n
//! is even, and lead(D) − M if n is odd, where lead is that of the library (`games::switches`).
//!
//! For example, the row 1 2 0 3 7 4 0 9 gives the parts 3 7 4, which becomes 0, and 9 −M 1 2, which has no peak. So
//! lead(D) = 9 − 2 + 1 − 0 − M, and the first player has 8 stones more.
//!
//! ## Why
//! Plan: D is well defined; then no move gets more than the claim, and one gets as much.
//!
//! **The order of the peaks does not matter.** Every step shortens a part. So by Newman's lemma it is enough to show
//! for two peaks that overlap: whichever is replaced first, the same part can be reached.
//!
//! - x ≤ y ≥ z ≤ t ≥ s. After the one at y, x − y + z ≤ z ≤ t, so t is still a peak. After the one at t, y is still
//!   one, since z − t + s ≤ z ≤ y. Both orders leave x − y + z − t + s.
//! - x ≤ y ≥ z and y ≤ z ≥ t. Then y = z, and both peaks leave x, t.
//!
//! **A part without a peak** falls, and then rises. So its largest heap is at one of its ends.
//!
//! **What a move does.** Let the heap a at the end of a part be taken, which changes D to D'. We show that lead(D) +
//! lead(D') ≥ a. Take away all peaks of the other heaps of this part first, and call what is left of them, from a on,
//! n₁, n₂, …. Then only the heap at the end can be in a peak, with the next two. Say that this happens m times; it
//! turns a into v = a − n₁ + n₂ − … + n_2m. Here n₁ ≥ n₂ ≥ … ≥ n_2m ≥ v:
//!
//! - The i-th of these peaks gives n_(2i−1) ≥ n_2i, and leaves at most n_2i at the end, as x − y + z ≤ z.
//! - The next one needs n_(2i+1) ≥ n_(2i+2). So n_2i > n_(2i+1), or there would be a peak without a.
//!
//! Let A hold n₁, …, n_2m, and let Q hold all others of D but v. So D is Q with v, and D' is Q with A. One of them has
//! even length. By laws 1 and 2 of the library lead(D) + lead(D') is at least the lead of v and A together. This is n₁
//! − n₂ + … − n_2m + v = a.
//!
//! **Both sides are equal** if v is the largest heap of D. Then lead(D) = v − lead(Q). And
//! lead(D') = lead(A) + lead(Q), as A has an even number of heaps, none of them less than any of Q.
//!
//! **The claim.** Let F be the lead that it gives to the player to move, for any row. At the end D is −M alone, n = 0,
//! and F = 0. Let the player take a heap a of the row, and let F' be the claim for the opponent after it. As n changes
//! by one, F + F' = lead(D) + lead(D') ≥ a. So he does not reach more than a − F' ≤ F. It remains to find him a heap of
//! the row with equality. Let v be the largest heap of D. It is at the end of a part without peaks; let a be the heap
//! at this end before. If a is not −M, he takes it. If it is, v ≤ −M, while all heaps that came from the row alone are
//! greater than −M. So D is v alone: there is one part, v is at its other end, too, and he takes the heap there.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::games::switches::lead;
use grundy::io::{self, In};
use proconio::input;

/// More than all stones.
const M: i64 = 1_000_000_000_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 1_000_000> }
        let first = input.place();
        input! { from input, heaps: [In<0, 100_000_000, i64>; n] }
        let Some(gap) = heaps.iter().position(|&heap| heap == 0) else {
            first.after(n - 1).refuse("a heap that is gone, as all others stand");
        };
        let all: i64 = heaps.iter().sum();
        let more = first_leads_by(&heaps, gap);
        writeln!(out, "{} {}", (all + more) / 2, (all - more) / 2);
    });
}

/// How many stones more the first player gets; one of the gaps is given.
fn first_leads_by(heaps: &[i64], gap: usize) -> i64 {
    let circle = [&heaps[gap..], &[-M], &heaps[..gap]].concat();
    let mut left = vec![];
    for part in circle.split(|&heap| heap == 0) {
        reduce(part, &mut left);
    }
    let standing = heaps.iter().filter(|&&heap| heap > 0).count();
    lead(&left) + if standing % 2 == 0 { M } else { -M }
}

/// Takes all peaks away from a part, and adds what is left of it to `left`.
fn reduce(part: &[i64], left: &mut Vec<i64>) {
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
