//! Two colours that grow on a tree, by play.

use std::collections::VecDeque;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    Problem::one("arc078d", Limits::known(2000, 256), tree_of("N", 2..=N), || by_play, ["Fennec", "Snuke"])
        .all([("N", 6)])
        .small("random-trees-of-7-to-10-cells", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                let n = random.random_range(7..=10);
                (n, shapes::shuffled(n, shapes::random_tree(n, &mut random), &mut random))
            };
            (0..150).map(&mut tree).collect()
        })
        .small("random-trees-of-7-to-10-cells-with-nearly-equal-sides", || {
            let mut random = seeded(2);
            let mut tree = |index: usize| {
                let way = random.random_range(1..=5);
                let black = random.random_range(3..=4);
                with_sides(black.max(way / 2 + 1), 4 + index % 3, way, &mut random)
            };
            (0..150).map(&mut tree).collect()
        })
        .known("path", || (with_sides(N / 2, N / 2, N - 1, &mut seeded(3)), false))
        .attacks("recursion as deep as the tree, and equal sides")
        .known("equal-sides", || (with_sides(N / 2, N / 2, 1001, &mut seeded(4)), false))
        .attacks("far jumps in memory, and sides that differ in nothing but whose they are")
        // The way has an even number of edges, and its middle cell is the one more.
        .known("one-cell-more", || (with_sides(N / 2, N / 2 - 1, 1000, &mut seeded(5)), true))
        .attacks("an answer that hangs on the cell in the middle, with all that hangs on it")
        // Cell 2 is beside all others.
        .known("star", || ((N, (0..N).filter(|&v| v != 1).map(|v| (1, v)).collect()), true))
        .attacks("work that is quadratic in a degree")
        .wrong("the-middle-for-snuke", |tree| by_distance(tree, |first, last| first < last), "middle-cell")
        .says("Gives Snuke the cells that are as far from both ends; Fennec comes there first.")
        .smallest("3\n1 2\n2 3\n")
        .wrong("half-is-enough", |tree| 2 * nearer(tree, |first, last| first <= last) >= tree.0, "two-cells")
        .says("Lets Fennec win if both have the same number of cells; she moves first, so she is stuck first.")
        .smallest("2\n1 2\n")
        .wrong(
            "the-middle-for-nobody",
            |tree| nearer(tree, |first, last| first < last) > nearer(tree, |first, last| first > last),
            "middle-cell",
        )
        .says("Leaves out the cells that are as far from both ends; they are Fennec's.")
        .smallest("3\n1 2\n2 3\n")
        .wrong(
            "the-way-alone",
            |(n, edges)| shapes::distances(&adjacency(*n, edges), 0)[n - 1] % 2 == 0,
            "cells-beside",
        )
        .says("Counts the cells between 1 and N alone; those that hang on them are painted, too.")
        .smallest("3\n1 2\n1 3\n")
        .wrong("one-cell-a-turn", one_cell_a_turn, "the-way-first")
        .says("Lets each player paint the first cell that he comes to; he should first go towards the other one.")
        .smallest("4\n3 1\n1 2\n2 4\n")
        .refused([("a-loop", "2\n@2 2@\n", "an edge that closes no cycle")])
        .main()
}

/// The largest number of cells.
const N: usize = 100_000;

/// The number of cells, and the edges.
type Tree = (usize, Edges);

/// The black cells and the white ones, a bit each.
type Position = (u32, u32);

fn by_play((n, edges): &Tree) -> bool {
    let neighbours = adjacency(*n, edges);
    let has = |cells: u32, v: usize| cells >> v & 1 == 1;
    // Paint a cell without colour beside one of the own colour.
    let moves = |&(black, white): &Position, player: Player| {
        let own = if player == Player::Left { black } else { white };
        let is_open = |&v: &usize| !has(black | white, v) && neighbours[v].iter().any(|&w| has(own, w));
        let paint = |v: usize| match player {
            Player::Left => (black | 1 << v, white),
            Player::Right => (black, white | 1 << v),
        };
        (0..*n).filter(is_open).map(paint).collect()
    };
    let mut play = Partizan::new(moves).named(["Fennec", "Snuke"]).board(|&(black, white)| {
        let colour = |v: usize| match () {
            () if has(black, v) => "black",
            () if has(white, v) => "white",
            () => "uncoloured",
        };
        board::graph(*n, edges.iter().copied()).labelled((0..*n).map(colour)).board()
    });
    play.wins(&(1, 1 << (n - 1)), Player::Left)
}

/// A random tree with this number of edges from the first cell to the last, and so many cells on each side.
fn with_sides(black: usize, white: usize, way: usize, random: &mut Pcg64) -> Tree {
    let n = black + white;
    let mut sides = [(0..=way / 2).collect_vec(), (way / 2 + 1..=way).collect_vec()];
    let mut edges = (0..way).map(|v| (v, v + 1)).collect_vec();
    for v in way + 1..n {
        let side = &mut sides[usize::from(v >= way + 1 + black - (way / 2 + 1))];
        edges.push((side[random.random_range(0..side.len())], v));
        side.push(v);
    }
    let mut others = (1..n - 1).collect_vec();
    others.shuffle(random);
    let mut names = vec![0];
    names.extend(others);
    names.insert(way, n - 1);
    edges.shuffle(random);
    (n, edges.into_iter().map(|(u, v)| (names[u], names[v])).collect())
}

/// The number of cells whose distances from the first cell and from the last are so.
fn nearer((n, edges): &Tree, counts: impl Fn(usize, usize) -> bool) -> usize {
    let neighbours = adjacency(*n, edges);
    let [first, last] = [0, n - 1].map(|end| shapes::distances(&neighbours, end));
    first.into_iter().zip(last).filter(|&(first, last)| counts(first, last)).count()
}

/// Whether more than half of the cells are so.
fn by_distance(tree: &Tree, counts: impl Fn(usize, usize) -> bool) -> bool {
    2 * nearer(tree, counts) > tree.0
}

/// Whether Fennec wins if each player paints, of the cells that he can paint, the one that has waited for longest.
fn one_cell_a_turn((n, edges): &Tree) -> bool {
    let neighbours = adjacency(*n, edges);
    let mut is_painted = vec![false; *n];
    let mut waiting = [0, n - 1].map(|end| {
        is_painted[end] = true;
        VecDeque::from(neighbours[end].clone())
    });
    for player in [0, 1].into_iter().cycle() {
        let cell = loop {
            match waiting[player].pop_front() {
                Some(cell) if is_painted[cell] => {}
                cell => break cell,
            }
        };
        let Some(cell) = cell else { return player == 1 };
        is_painted[cell] = true;
        waiting[player].extend(&neighbours[cell]);
    }
    unreachable!("the players take turns until one is stuck")
}
