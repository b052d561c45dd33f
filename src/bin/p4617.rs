//! # P4617 \[COCI 2017/2018 #5\] Planinarenje — the last step of a walk in the mountains
//!
//! - Judge: <https://www.luogu.com.cn/problem/P4617>
//! - 中文: 山峰与山谷间的徒步：谁走不动
//! - Family: [vertex games](super#vertex-games); twin [bipartite_game](super::bipartite_game)
//! - Theorem: [vertex game](grundy::graphs::matching)
//! - Finder: graphs › no return
//! - Course: 12: every start of the vertex game
//! - Difficulty: 4, ours
//!
//! ## Rule
//! N peaks and N valleys are joined by M trails, each between a peak and a valley. Mirko and Slavko walk together from
//! a peak. On a peak Slavko chooses a trail to a valley, in a valley Mirko one to a peak; no place is visited twice. A
//! player who cannot choose loses. For every peak as the start: who wins?
//!
//! ## Claim
//! A matching is a set of trails of which no two share a place. Slavko wins from a peak iff every maximum matching
//! covers it. Let X be one maximum matching. Some other leaves out a peak that X covers iff an alternating path joins
//! it with a peak that X leaves out: peak, valley, peak, …, by trails outside of X and in X in turn.
//!
//! ## Why
//! The first sentence is the vertex game on a bipartite graph ([`grundy::graphs::matching`]).
//!
//! For the second one, let such a path lead from a peak that X leaves out to a peak v. Exchanging its trails makes a
//! matching as large, which leaves out v. Conversely, let another maximum matching X' leave out v, which X covers. Take
//! the trails that are in one of X and X' alone. No place has more than one of each, so v is the end of a path on which
//! they alternate, and which begins with a trail of X. If it ended with a trail of X, exchanging its trails would make
//! X' larger. So it ends with a trail of X', in a peak that X leaves out.
//!
//! ## Cost
//! O((N + M) √N) time, O(N + M) memory.

use grundy::graphs::{Graph, Matching};
use grundy::io::{self, Between, In, List, Pair, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 5000>, m: with Between(1, (n * n).min(5000)) }
        let first = input.place();
        input! { from input, trails: with List(m, Pair(Vertex(n), Vertex(n))) }
        first.distinct_or_refuse(&trails, 2, "a trail that has not come before");
        // Valley v is the vertex n + v.
        let mountains = Graph::new(2 * n, trails.into_iter().map(|(peak, valley)| (peak, n + valley)));
        let slavko_wins = Matching::maximum(&mountains).essential();
        for &wins in &slavko_wins[..n] {
            out.either(wins, ["Slavko", "Mirko"]);
        }
    });
}
