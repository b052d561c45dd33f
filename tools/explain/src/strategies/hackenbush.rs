//! Green Hackenbush: the edges at the ground, each with the value of what it carries.

use crate::layer::Part;
use crate::see::{Drawn, Heap};
use crate::words::Thing;

/// What counts at the ground, and the values of all vertices that hang on it.
pub struct Green {
    /// The edges at the ground: a bridge has one more than what it carries, an edge of a circuit counts 1.
    pub terms: Vec<Heap>,
    /// The value of each vertex above.
    pub values: Vec<(Part, String)>,
}

/// The graph with these vertices on the ground. The vertices of a circuit are fused into one.
pub fn green(graph: &Drawn, ground: &[usize]) -> Green {
    let fused = |vertex: usize| if ground.contains(&vertex) { ground[0] } else { vertex };
    let edges: Vec<(usize, usize)> = graph.edges.iter().map(|&(u, v, _)| (fused(u), fused(v))).collect();
    let count = graph.vertices.len();
    // An edge is a bridge if without it its ends do not hang together.
    let circuits: Vec<bool> = (0..edges.len()).map(|edge| hangs(count, &edges, edge)).collect();
    let circuit_edges: Vec<(usize, usize)> = (0..edges.len()).filter(|&e| circuits[e]).map(|e| edges[e]).collect();
    let place = places(count, &circuit_edges);
    let mut green = Green { terms: vec![], values: vec![] };
    green.terms = terms(graph, &edges, &circuits, &place, (place[ground[0]], None), &mut green.values);
    green
}

/// The terms at a place, and the values of the vertices above it.
fn terms(
    graph: &Drawn,
    edges: &[(usize, usize)],
    circuits: &[bool],
    place: &[usize],
    (here, from): (usize, Option<usize>),
    values: &mut Vec<(Part, String)>,
) -> Vec<Heap> {
    let mut found = vec![];
    for (edge, &(u, v)) in edges.iter().enumerate().filter(|(edge, _)| Some(*edge) != from) {
        let [one, other] = [place[u], place[v]];
        let thing = || {
            let (u, v, _) = &graph.edges[edge];
            Thing::of("edge", format!("{}–{}", u + 1, v + 1), vec![graph.edge(edge)])
        };
        if circuits[edge] && one == here {
            found.push(Heap { size: 1, thing: thing() });
        } else if !circuits[edge] && (one == here || other == here) {
            let above = if one == here { other } else { one };
            let carried = terms(graph, edges, circuits, place, (above, Some(edge)), values);
            let value = carried.iter().fold(0, |sum, term| sum ^ term.size);
            let fused = (0..place.len()).filter(|&vertex| place[vertex] == above && graph.vertices[vertex].is_some());
            values.extend(fused.map(|vertex| (graph.vertex(vertex), value.to_string())));
            found.push(Heap { size: value + 1, thing: thing() });
        }
    }
    found
}

/// Whether the ends of an edge hang together without it.
fn hangs(count: usize, edges: &[(usize, usize)], without: usize) -> bool {
    let others: Vec<(usize, usize)> =
        (0..edges.len()).filter(|&edge| edge != without).map(|edge| edges[edge]).collect();
    let place = places(count, &others);
    place[edges[without].0] == place[edges[without].1]
}

/// A number for each vertex, the same for those that hang together.
fn places(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut place: Vec<usize> = (0..count).collect();
    for &(u, v) in edges {
        let (from, to) = (place[u], place[v]);
        place.iter_mut().filter(|place| **place == from).for_each(|place| *place = to);
    }
    place
}
