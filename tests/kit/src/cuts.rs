//! Removing edges from a graph that stands on the ground: sets of edges and of vertices with a bit each.

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
    }
}
