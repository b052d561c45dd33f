//! # COCI17C5P6 Planinarenje — a hike between peaks and valleys
//!
//! - Judge: <https://dmoj.ca/problem/coci17c5p6>
//! - Family: vertex games
//! - Theorem: vertex game
//!
//! ## Rule
//! Trails join peaks with valleys. A hike starts on a peak. On a peak Slavko chooses a trail to a valley, in a valley
//! Mirko chooses a trail to a peak. No place is visited twice. Who cannot go on loses. Who wins from each peak?
//!
//! ## Claim
//! Slavko wins from a peak iff every maximum matching of peaks and valleys covers it.
//!
//! ## Why
//! This is the vertex game (library `graphs::matching`): the hike is a piece on a bipartite graph, and Slavko moves
//! first.
//!
//! ## Cost
//! O((N + M) √N) time, O(N + M) memory.

use grundy::graph::Graph;
use grundy::io::{self, Between, In, Vertex};
use grundy::matching::Matching;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from &mut *input, n: In<1, 5000>, m: with Between(1, (n * n).min(5000)) }
        let mut trails = Vec::with_capacity(m);
        for _ in 0..m {
            input! { from &mut *input, peak: with Vertex(n), valley: with Vertex(n) }
            trails.push((peak as u32, valley as u32));
        }
        for slavko_wins in starts(n, &trails) {
            out.line(if slavko_wins { "Slavko" } else { "Mirko" });
        }
    });
}

/// For every peak, whether the player who starts there wins.
fn starts(peaks: usize, trails: &[(u32, u32)]) -> Vec<bool> {
    // The valleys are numbered behind the peaks.
    let edges = trails
        .iter()
        .map(|&(peak, valley)| (peak, peaks as u32 + valley));
    let graph = Graph::new(2 * peaks, edges.collect());
    let mut wins = Matching::maximum(&graph, |v| v < peaks).essential();
    wins.truncate(peaks);
    wins
}
