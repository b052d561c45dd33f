//! # ARC174 F Final Stage — L to R stones, with limits that change from turn to turn
//!
//! - Judge: <https://atcoder.jp/contests/arc174/tasks/arc174_f>
//! - 中文: 每步取石子数有限定，N 步后和棋
//! - Family: [take-away](super#take-away); easier [abc297g](super::abc297g)
//! - Theorem: intervals of outcomes, from the last turn back
//! - Finder: heaps › 1 to m: l to r stones, with limits that change from turn to turn, and a draw
//! - Course: 7: limits that change from turn to turn, with intervals of outcomes
//!
//! ## Rule
//! There is a pile of C stones and there are N turns, the first one Alice's, the second one Bob's, and so on in turn.
//! In turn i the player takes at least L_i and at most R_i stones from the pile, with 1 ≤ L_i ≤ R_i. If the pile has
//! fewer than L_i stones, he loses. If all N turns have been played, it is a draw, which is worse than to win and
//! better than to lose. How does the game end for each of Q piles?
//!
//! ## Claim
//! Cut the numbers C of stones into intervals with the same outcome, of which each begins where the one before it ends.
//! After the last turn there is one interval, of draws, from 0 on. Go through the turns from the last one back to the
//! first. In the end, the interval in which a pile lies says how the game ends for it. Let P move in turn i, and let
//! his opponent be O. Turn i changes the intervals as follows:
//!
//! - The end of each interval in which P wins moves by R_i. The end of each one in which O wins moves by L_i.
//! - The first interval now begins at L_i. Before it, from 0 on, there is a new interval in which O wins.
//! - An interval in which O wins, and whose end is then not after its beginning, vanishes. If an interval in which P
//!   wins follows, it is joined with the one before. If the draws follow, they begin at the end of the interval before.
//!
//! For example, let there be two turns, with 1 to 2 stones in the first and 2 in the second. Before the second turn,
//! Alice wins with 0 and 1, and from 2 on it is a draw. Before the first one, her interval begins at 1 and ends at
//! 2 + 2. So Bob wins with 0, Alice with 1 to 3, and from 4 on it is a draw.
//!
//! ## Why
//! We show by induction that before turn i, in the intervals from 0 on, O and P win in turn, with the draws in the end.
//! Let this be so for turn i + 1, which is O's. It has given P a new interval. So after turn i the first interval is
//! P's, or that of the draws if turn i is the last one.
//!
//! With C < L_i, P loses. Otherwise he can leave any number of stones from max(0, C − R_i) to C − L_i. Call these
//! numbers the window. He wins iff it meets an interval in which he wins. If it meets none, it is a draw iff it meets
//! the draws. If it lies within an interval in which O wins, P loses.
//!
//! Let P win with the interval from a to b, b excluded. The window meets it iff a + L_i ≤ C < b + R_i. So his intervals
//! begin L_i later and end R_i later. Those that meet now, since what was between them has vanished, are joined. What
//! is left between two of them, and between the last one and the draws, is O's. Let O win with the interval from a to
//! b. Then a > 0, as the first interval is not his, and the window lies in it iff a + R_i ≤ C < b + L_i. There is no
//! such C if b − a ≤ R_i − L_i: then it vanishes. The draws begin where the window meets them, at b + L_i, but not
//! before the last interval of P's ends. So if O's interval before them vanishes, it is the latter that counts.
//!
//! ## How
//! For each player, the sum by which the ends of his intervals have been moved so far is kept, and each end is stored
//! less this sum. So a turn changes two sums, and adds one end. The length of an interval between two ends is the
//! difference of what is stored for them, plus or minus the difference of the two sums. So a heap for each player, in
//! the order of these differences, has his shortest interval on top. Ends that are left are linked in both directions.
//!
//! ## Cost
//! O((N + Q) log N) time, O(N + Q) memory.

use std::collections::BinaryHeap;

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 300_000> }
        let mut limits = Vec::with_capacity(n);
        for _ in 0..n {
            input! { from input, l: In<1, 1_000_000_000, i64>, r: with Between(l, 1_000_000_000) }
            limits.push((l, r));
        }
        let most: i64 = limits.iter().map(|(_, r)| r).sum();
        let ends = ends(&limits);
        input! { from input, queries: In<1, 300_000> }
        for _ in 0..queries {
            input! { from input, stones: with Between(1, most) }
            let interval = ends.partition_point(|&(end, _)| end <= stones);
            out.line(ends.get(interval).map_or("Draw", |&(_, winner)| ["Alice", "Bob"][winner]));
        }
    });
}

/// The ends of the intervals before the first turn, and who wins in them; the draws follow.
fn ends(limits: &[(i64, i64)]) -> Vec<(i64, usize)> {
    let n = limits.len();
    // The end that comes with a turn has its number; n stands for none. Where it would be without what has moved it:
    let mut places = vec![0; n];
    let mut moved = [0; 2];
    // The ends before and after an end, as long as it is there.
    let (mut before, mut after) = (vec![n; n], vec![n; n]);
    let mut shortest = [BinaryHeap::new(), BinaryHeap::new()];
    for (turn, (l, r)) in limits.iter().enumerate().rev() {
        let (player, other) = (turn % 2, 1 - turn % 2);
        places[turn] = -moved[other];
        if turn + 1 < n {
            (after[turn], before[turn + 1]) = (turn + 1, turn);
            shortest[player].push((places[turn] - places[turn + 1], turn, turn + 1));
        }
        moved[player] += r;
        moved[other] += l;
        // Those from one end to another that are not longer than nothing.
        let shrunk = moved[other] - moved[player];
        while let Some(&(_, from, to)) = shortest[other].peek().filter(|(less, ..)| *less >= shrunk) {
            shortest[other].pop();
            if after[from] != to {
                continue;
            }
            after[from] = n;
            let next = std::mem::replace(&mut after[to], n);
            if next < n {
                let first = before[from];
                (after[first], before[next]) = (next, first);
                shortest[player].push((places[first] - places[next], first, next));
            }
        }
    }
    let left = std::iter::successors(Some(0), |&end| Some(after[end]).filter(|&next| next < n));
    left.map(|end| (places[end] + moved[1 - end % 2], 1 - end % 2)).collect()
}
