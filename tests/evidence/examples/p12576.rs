//! Stopping for the number of the vertex, or moving on, by play.

use std::collections::HashMap;

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let numbers = row([len("n", 1..=N), len("m", 1..=M)]);
    let edges = list("m", row([vertex("x", "n"), vertex("y", "n")]));
    let graph = format::all([numbers, row([list("n", int("a number", 1..=NUMBER))]), edges]);
    Problem::one("p12576", Limits::UNKNOWN, graph, oracle, Plain)
        .promise("the graph is connected", |(numbers, edges)| shapes::is_connected(numbers.len(), edges))
        .all([("n", 2), ("m", 3), ("a number", 3)])
        .small(SMALL, random_graphs)
        .beyond("for worst inputs, a path and a circle, and sweeps that raise what Vasyl can force")
        .known("one-long-path", || {
            // Of the odd vertices, where Vasyl moves, none has a number above 9; Petryk has to stop at the end, or at
            // the least of his own before, which is vertex 2.
            let numbers = (0..N as u32).map(|v| if v % 2 == 0 { v % 9 + 1 } else { NUMBER - N as u32 + v });
            let edges = (0..N - 1).flat_map(|v| [(v, v + 1); 2]);
            ((numbers.collect(), edges.collect()), NUMBER - N as u32 + 1)
        })
        .attacks("recursion as deep as the path is long, and edges that come twice")
        .known("one-circle", || {
            // Petryk has the larger numbers, and one way to go; so Vasyl stops at the best vertex of his own.
            let numbers = (0..N as u32).map(|v| if v % 2 == 0 { v + 1 } else { NUMBER - v });
            let edges = (0..N).flat_map(|v| [(v, (v + 1) % N), (v, (v + if v % 2 == 0 { 3 } else { 1 }) % N)]);
            ((numbers.collect(), edges.collect()), N as u32 - 1)
        })
        .attacks("play without end, and a result that depends on one far vertex")
        .worst("random", by_algorithm(by_sweeps), || {
            let mut random = seeded(3);
            let (numbers, mut edges) = random_graph(N, M, NUMBER, &mut random);
            for (v, edge) in (1..N).zip(&mut edges) {
                let before = random.random_range(0..v);
                *edge = if random.random() { (before, v) } else { (v, before) };
            }
            (numbers, edges)
        })
        .attacks("far jumps in memory, all numbers different")
        .wrong("play-without-end-is-vasyls", |graph| swept(graph, true), "all")
        .says("Lets play without end count for Vasyl: the number of turns is even, so it ends where he is to move.")
        .wrong("paths-without-a-vertex-twice", |graph| cut(graph, (0, 0), &mut HashMap::new()), SMALL)
        .says("Stops the search at a vertex met before, and keeps the value found for each vertex on the way.")
        .wrong("as-many-turns-as-vertices", |graph| after_turns(graph, graph.0.len()), SMALL)
        .says("Looks n turns ahead; a position is a vertex and the player to move, and there are 2n.")
        .main()
}

const SMALL: &str = "random-graphs-of-3-to-6-vertices";

/// The largest number of vertices, of edges, and on a vertex.
const N: usize = 250_000;
const M: usize = 500_000;
const NUMBER: u32 = 1_000_000_000;

/// The numbers, and the edges.
type Graph = (Vec<u32>, Edges);

/// Where the token is, whether Vasyl is to move, and whether the game has stopped.
type Position = (usize, bool, bool);

fn oracle() -> impl FnMut(&Graph) -> u32 {
    |graph| {
        let result = by_turns(graph);
        // The same without the limit, and what can be looked at: does Vasyl force so much?
        let (numbers, edges) = graph;
        let wins = |wanted: u32| {
            let moves = |&(vertex, vasyl, _): &Position| {
                let next = edges.iter().filter(|edge| edge.0 == vertex).map(|edge| (edge.1, !vasyl, false));
                next.chain([(vertex, !vasyl, true)]).collect()
            };
            let end = |&(vertex, vasyl, stopped): &Position| {
                let is_mine = vasyl == (numbers[vertex] >= wanted);
                stopped.then_some(if is_mine { Outcome::Win(0) } else { Outcome::Loss(0) })
            };
            let game = Loopy::new(moves, end)
                .board(|&(vertex, _, stopped)| {
                    let token = if stopped { "stopped" } else { "●" };
                    let board = board::graph(numbers.len(), edges.iter().copied()).directed();
                    board.labelled(numbers).token(vertex, token).board()
                })
                .label(|_, &(vertex, _, stopped)| match stopped {
                    true => format!("stop for {}", numbers[vertex]),
                    false => format!("to vertex {}", vertex + 1),
                })
                .mover(|&(_, vasyl, _)| if vasyl { "Vasyl" } else { "Petryk" });
            let start = (0, true, false);
            matches!(game.outcomes([start])[&start], Outcome::Win(_))
        };
        assert!(wins(result) && !wins(result + 1), "the limit changes the result");
        result
    }
}

/// What is forced within k turns, for k = 0, 1, 2, … until all of it has come before, and so at k = 10^100.
fn by_turns(graph: &Graph) -> u32 {
    let mut values = graph.0.iter().map(|&number| [number; 2]).collect_vec();
    let mut seen = HashMap::new();
    let mut results = vec![];
    while !seen.contains_key(&values) {
        seen.insert(values.clone(), results.len());
        results.push(values[0][0]);
        values = a_turn_more(graph, &values);
    }
    let period = results.len() - seen[&values];
    let turns = (0..100).fold(1, |power, _| power * 10 % period);
    // The first k from the period on that differs from 10^100 by a multiple of it.
    results[(seen[&values]..results.len()).find(|k| k % period == turns).expect("one of each remainder")]
}

/// For every vertex what Vasyl and what Petryk gets there with a turn more than `values` say.
fn a_turn_more((numbers, edges): &Graph, values: &[[u32; 2]]) -> Vec<[u32; 2]> {
    let mut next = numbers.iter().map(|&number| [number; 2]).collect_vec();
    for &(from, to) in edges {
        let [vasyl, petryk] = next[from];
        next[from] = [vasyl.max(values[to][1]), petryk.min(values[to][0])];
    }
    next
}

fn after_turns(graph: &Graph, turns: usize) -> u32 {
    let first = graph.0.iter().map(|&number| [number; 2]).collect_vec();
    (0..turns).fold(first, |values, _| a_turn_more(graph, &values))[0][0]
}

fn random_graphs() -> Vec<Graph> {
    let mut random = seeded(1);
    let mut graph = |_| {
        let n = random.random_range(3..=6);
        let m = random.random_range(n - 1..=2 * n);
        random_graph(n, m, 6, &mut random)
    };
    (0..2000).map(&mut graph).collect()
}

fn random_graph(n: usize, m: usize, most: u32, random: &mut Pcg64) -> Graph {
    let numbers = (0..n).map(|_| random.random_range(1..=most)).collect();
    (numbers, (0..m).map(|_| (random.random_range(0..n), random.random_range(0..n))).collect())
}

fn by_sweeps(graph: &Graph) -> u32 {
    swept(graph, false)
}

/// What Vasyl gets where play without end counts as nothing, or as everything: sweeps until nothing changes.
fn swept((numbers, edges): &Graph, without_end: bool) -> u32 {
    let mut next = vec![vec![]; numbers.len()];
    edges.iter().for_each(|&(from, to)| next[from].push(to));
    let begin = if without_end { NUMBER } else { 0 };
    let mut values = vec![[begin; 2]; numbers.len()];
    loop {
        let mut changes = false;
        for vertex in (0..numbers.len()).rev() {
            let vasyl = next[vertex].iter().map(|&to| values[to][1]).fold(numbers[vertex], u32::max);
            let petryk = next[vertex].iter().map(|&to| values[to][0]).fold(numbers[vertex], u32::min);
            changes |= values[vertex] != [vasyl, petryk];
            values[vertex] = [vasyl, petryk];
        }
        if !changes {
            return values[0][0];
        }
    }
}

/// A search that takes a position which it is looking at for its stop, and remembers all that it finds.
fn cut(graph: &Graph, position @ (vertex, player): (usize, usize), known: &mut HashMap<(usize, usize), u32>) -> u32 {
    if !known.contains_key(&position) {
        known.insert(position, graph.0[vertex]);
        for to in graph.1.iter().filter(|edge| edge.0 == vertex).map(|edge| edge.1) {
            let value = cut(graph, (to, 1 - player), known);
            let best = if player == 0 { value.max(known[&position]) } else { value.min(known[&position]) };
            known.insert(position, best);
        }
    }
    known[&position]
}
