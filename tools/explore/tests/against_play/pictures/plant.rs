//! Graphs that stand on the ground, as the pictures of edge deletion show them.

use itertools::Itertools;

use explore::canvas::{Canvas, GREEN, INK, Point, QUIET};
use kit::cuts::{cuts, start};
use kit::play::Play;

/// A graph, with the place of every vertex. Vertex 0 is the ground.
#[derive(Clone)]
pub struct Plant {
    pub places: Vec<Point>,
    pub edges: Vec<(usize, usize)>,
}

impl Plant {
    /// The value by play, with `vertex` for the ground, of the part that these edges are.
    pub fn value_of(&self, vertex: usize, edges: &[(usize, usize)]) -> usize {
        let ground = 1 << vertex;
        Play::grundy(|&left| cuts(edges, ground, left)).value(&start(edges, ground))
    }

    /// The value by play.
    pub fn value(&self) -> usize {
        self.value_of(0, &self.edges)
    }

    /// The edges and the value.
    pub fn words(&self) -> String {
        let edges = self.edges.iter().map(|(u, v)| format!("{u}–{v}"));
        format!("edges {}; value {}", edges.format(", "), self.value())
    }

    /// Draws the graph, and where it stands.
    pub fn draw(&self, canvas: &mut Canvas) {
        let mut loops = vec![0; self.places.len()];
        for &(u, v) in &self.edges {
            if u == v {
                let (x, y) = self.places[u];
                let (right, down) = PETALS[loops[u]];
                loops[u] += 1;
                let bent = [(x + right, y + down / 4), (x + right / 4, y + down)];
                canvas.loop_at((x, y), bent, 3, GREEN);
            } else {
                canvas.line(self.places[u], self.places[v], 4, GREEN);
            }
        }
        let (x, y) = self.places[0];
        canvas.line((x - 44, y), (x + 44, y), 3, QUIET);
        for &(u, v) in &self.edges {
            let above = [u, v].into_iter().filter(|&vertex| vertex != 0);
            above.for_each(|vertex| canvas.disc(self.places[vertex], 4, INK));
        }
    }
}

/// In which directions the loops of a vertex lie.
const PETALS: [Point; 4] = [(-44, -44), (44, -44), (-44, 44), (44, 44)];
