//! # COCI17C5P6 Planinarenje — a hike between peaks and valleys
//!
//! - Judge: <https://dmoj.ca/problem/coci17c5p6>
//! - 中文: 山峰与山谷：二分图博弈
//! - Family: [vertex games](super#vertex-games); easier [p4136](super::p4136); twin [p4617](super::p4617);
//!   harder [cf1710e](super::cf1710e), [p4055](super::p4055)
//! - Theorem: [vertex game](grundy::graphs::matching)
//! - Finder: graphs › no return
//! - Difficulty: 3, ours
//!
//! ## Rule
//! There are N peaks, N valleys and M trails. Every trail joins a peak with a valley. A hike starts on a peak. On a
//! peak Slavko chooses a trail to a valley, in a valley Mirko chooses a trail to a peak. No place is visited twice. A
//! player who cannot go on loses. Who wins from each peak?
//!
//! ## Claim
//! Slavko wins from a peak iff every maximum matching of peaks and valleys covers it.
//!
//! ## Why
//! This is the vertex game ([`grundy::graphs::matching`]) on a bipartite graph; Slavko moves first.
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
        for slavko_wins in starts(n, &trails) {
            out.either(slavko_wins, ["Slavko", "Mirko"]);
        }
    });
}

/// For every peak, whether the player who starts there wins. Trails join a peak with a valley.
fn starts(peaks: usize, trails: &[(usize, usize)]) -> Vec<bool> {
    // The valleys are numbered behind the peaks.
    let graph = Graph::new(2 * peaks, trails.iter().map(|&(peak, valley)| (peak, peaks + valley)));
    let mut wins = Matching::maximum(&graph).essential();
    wins.truncate(peaks);
    wins
}
