//! The colon principle: what stands on a vertex may be exchanged for one stalk.

use itertools::Itertools;

use super::plant::Plant;
use explore::canvas::{Canvas, GOLD, INK, QUIET};

const STEP: i32 = 34;
const GROUND: i32 = 238;

pub fn draw() -> String {
    let places = [(0, 0), (0, 1), (-1, 2), (-2, 3), (-1, 3), (-1, 4), (-1, 5), (1, 2)];
    let edges = vec![(0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (5, 6), (1, 7)];
    let places = places.map(|(x, y)| (150 + x * STEP, GROUND - y * STEP));
    let tree = Plant { places: places.to_vec(), edges };
    let mut canvas = Canvas::new("colon", 660, 300);
    canvas.bold((330, 30), 16, INK, "The colon principle");
    let mut sentences = vec![];
    let mut plant = tree;
    for (forks, fork) in [Some(2), Some(1), None].into_iter().enumerate() {
        plant.draw(&mut canvas);
        let value = plant.value();
        let (x, _) = plant.places[0];
        canvas.text((x, GROUND + 36), 15, INK, format!("value {value}"));
        sentences.push(format!("The tree on the ground, vertex 0: {}.", plant.words()));
        if let Some(fork) = fork {
            canvas.ring(plant.places[fork], 9, GOLD);
            let branches = plant.branches(fork);
            let all = plant.value_of(fork, &branches.concat());
            let values = branches.iter().map(|branch| plant.value_of(fork, branch));
            let sum = format!("{} = {all}", values.format(" XOR "));
            let arrow = 250 + 200 * forks as i32;
            canvas.text((arrow, 148), 14, INK, &sum);
            canvas.arrow((arrow - 34, 162), (arrow, 162), (arrow + 34, 162), 1, QUIET);
            sentences.push(format!(
                "The branches on vertex {fork} have values with {sum}. A stalk of {all} edges takes their place."
            ));
            plant = plant.with_stalk(fork, all);
            plant.places.iter_mut().for_each(|(x, _)| *x += 200);
        }
    }
    canvas.finish("The colon principle: branches become a stalk", &sentences.join(" "))
}

impl Plant {
    /// What stands above `vertex`, where the edges lead upwards: for each edge there the edges that it carries, and it.
    fn branches(&self, vertex: usize) -> Vec<Vec<(usize, usize)>> {
        let from = |vertex| self.edges.iter().filter(move |(below, _)| *below == vertex);
        let carried = |edge: &(usize, usize)| {
            let mut carried = vec![*edge];
            let mut next = 0;
            while next < carried.len() {
                carried.extend(from(carried[next].1));
                next += 1;
            }
            carried
        };
        from(vertex).map(carried).collect()
    }

    /// The tree with a stalk of so many edges instead of all that stands above `vertex`.
    fn with_stalk(&self, vertex: usize, length: usize) -> Self {
        let gone = self.branches(vertex).concat();
        let mut plant = self.clone();
        plant.edges.retain(|edge| !gone.contains(edge));
        let mut below = vertex;
        for _ in 0..length {
            let (x, y) = plant.places[below];
            plant.edges.push((below, plant.places.len()));
            below = plant.places.len();
            plant.places.push((x, y - STEP));
        }
        plant
    }
}
