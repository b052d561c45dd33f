//! The fusion principle: a circuit is worth one vertex with loops, and loops vanish two by two.

use itertools::Itertools;

use super::plant::Plant;
use explore::canvas::{Canvas, INK, QUIET};
use kit::cuts::grounded;

const GROUND: i32 = 282;

pub fn draw() -> String {
    let places = [(0, 0), (0, 40), (36, 66), (0, 92), (0, 128), (-28, 156), (28, 156), (0, 184), (0, 220)];
    let graph = Plant {
        places: places.map(|(x, y)| (130 + x, GROUND - y)).to_vec(),
        edges: vec![(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 7), (7, 6), (6, 4), (7, 8)],
    };
    let fused = graph.fused().moved(220);
    let tree = fused.with_odd_loops().moved(220);
    let mut canvas = Canvas::new("fusion", 700, 344);
    canvas.bold((350, 30), 16, INK, "The fusion principle");
    for plant in [&graph, &fused, &tree] {
        plant.draw(&mut canvas);
        let (x, _) = plant.places[0];
        canvas.text((x, GROUND + 36), 15, INK, format!("value {}", plant.value()));
    }
    for (x, lines) in [(240, ["every circuit", "becomes a vertex"]), (460, ["loops: odd, one edge;", "even, nothing"])]
    {
        canvas.text((x, 124), 13, INK, lines[0]);
        canvas.text((x, 142), 13, INK, lines[1]);
        canvas.arrow((x - 34, 156), (x, 156), (x + 34, 156), 1, QUIET);
    }
    let description = format!(
        "A graph stands on the ground, vertex 0: {}. The vertices of every circuit become one, and its edges loops: \
         {}. An odd number of loops at a vertex becomes one edge to a new vertex, an even number nothing: {}.",
        graph.words(),
        fused.words(),
        tree.words()
    );
    canvas.finish("The fusion principle: circuits become vertices", &description)
}

impl Plant {
    fn moved(mut self, right: i32) -> Self {
        self.places.iter_mut().for_each(|(x, _)| *x += right);
        self
    }

    /// Whether no single edge, when it is cut, separates two vertices.
    fn is_together(&self, u: usize, v: usize) -> bool {
        let edges = 0..self.edges.len();
        let is_reached_without = |cut: usize| {
            let left = ((1_u64 << edges.len()) - 1) & !(1 << cut);
            let kept = grounded(&self.edges, 1 << u, left);
            let mut ends = edges.clone().filter(|edge| kept >> edge & 1 == 1);
            ends.any(|edge| self.edges[edge].0 == v || self.edges[edge].1 == v)
        };
        u == v || edges.clone().all(is_reached_without)
    }

    /// The graph in which the vertices of every circuit are one.
    fn fused(&self) -> Self {
        let first = |vertex| {
            let mut vertices = 0..vertex;
            let other = vertices.find(|&other| self.is_together(other, vertex));
            other.unwrap_or(vertex)
        };
        let mut plant = self.clone();
        for (u, v) in &mut plant.edges {
            (*u, *v) = (first(*u), first(*v));
        }
        plant
    }

    /// The graph with an edge, which ends on a new vertex, instead of an odd number of loops, and nothing instead of an
    /// even one.
    fn with_odd_loops(&self) -> Self {
        let mut plant = self.clone();
        plant.edges.retain(|(u, v)| u != v);
        let loops = self.edges.iter().filter(|(u, v)| u == v).map(|&(u, _)| u);
        for (vertex, count) in loops.counts().into_iter().sorted() {
            if count % 2 == 1 {
                let (x, y) = plant.places[vertex];
                plant.edges.push((vertex, plant.places.len()));
                plant.places.push((x + 30, y - 24));
            }
        }
        plant
    }
}
