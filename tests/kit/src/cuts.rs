//! Removing edges from a graph that stands on the ground: sets of edges and of vertices with a bit each.

use crate::board::{self, Graph};

/// What is left of the edges `left` once it has lost everything that is not connected to a vertex of `ground`.
pub fn grounded(edges: &[(usize, usize)], ground: u64, left: u64) -> u64 {
    let (mut reached, mut kept) = (ground, 0);
    loop {
        let before = kept;
        // One after the other those that are not kept yet.
        let mut open = left & !kept;
        while open != 0 {
            let (u, v) = edges[open.trailing_zeros() as usize];
            if (reached >> u | reached >> v) & 1 == 1 {
                reached |= 1 << u | 1 << v;
                kept |= open & open.wrapping_neg();
            }
            open &= open - 1;
        }
        if kept == before || kept == left {
            return kept;
        }
    }
}

/// What `left` can become by a move, which removes an edge, and what is then not connected to `ground`.
pub fn cuts(edges: &[(usize, usize)], ground: u64, left: u64) -> Vec<u64> {
    (0..edges.len())
        .filter(|edge| left >> edge & 1 == 1)
        .map(|edge| grounded(edges, ground, left & !(1 << edge)))
        .collect()
}

/// All edges of the graph that a game begins with.
pub fn start(edges: &[(usize, usize)], ground: u64) -> u64 {
    grounded(edges, ground, (1 << edges.len()) - 1)
}

/// The edge that a move from `left` to `next` cuts: of those that are gone, the only one that has an end where
/// something stands.
pub fn cut(edges: &[(usize, usize)], ground: u64, left: u64, next: u64) -> String {
    let of = |set: u64| (0..edges.len()).filter(move |edge| set >> edge & 1 == 1).map(|edge| edges[edge]);
    let reached = of(next).fold(ground, |reached, (u, v)| reached | 1 << u | 1 << v);
    let (u, v) = of(left & !next).find(|(u, v)| (reached >> u | reached >> v) & 1 == 1).expect("an edge is cut");
    format!("cut {}–{}", u + 1, v + 1)
}

/// What is left of a graph on so many vertices, those of the ground or with an edge.
pub fn graph(vertices: usize, edges: &[(usize, usize)], ground: u64, left: u64) -> Graph {
    let kept = edges.iter().enumerate().filter(|(edge, _)| left >> edge & 1 == 1).map(|(_, &ends)| ends);
    let kept: Vec<(usize, usize)> = kept.collect();
    let stands = |v: usize| ground >> v & 1 == 1 || kept.iter().any(|&(a, b)| a == v || b == v);
    board::graph(vertices, kept.iter().copied()).without((0..vertices).filter(|&v| !stands(v)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_loses_the_ground_falls() {
        // A triangle on the ground, an edge on it, and an edge that stands nowhere.
        let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (4, 5)];
        assert_eq!(start(&edges, 1), 0b01111);
        assert_eq!(cuts(&edges, 1, 0b01111), [0b01110, 0b01101, 0b01011, 0b00111]);
        assert_eq!(cuts(&edges, 1, 0b01110), [0b01100, 0, 0b00110]);
        assert_eq!(start(&edges, 1 | 1 << 4), 0b11111);
        assert_eq!([0b01101, 0, 0b00110].map(|next| cut(&edges, 1, 0b01111, next)), ["cut 2–3", "cut 1–2", "cut 1–2"]);
        assert_eq!(graph(6, &edges, 1, 0b00101).vertices.iter().flatten().count(), 3);
    }
}
