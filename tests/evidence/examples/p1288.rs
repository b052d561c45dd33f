//! A coin on a ring of edges that are lowered, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let ring = counted("N", 1..=N, int("a number", 0..=MOST).usually(0));
    let ring = ring.such("a 0, as no other edge has one", |ring: Vec<u32>| ring.contains(&0));
    Problem::one("p1288", Limits::UNKNOWN, ring, oracle, ["YES", "NO"])
        .all([("N", 4), ("a number", 3)])
        .all([("N", 6), ("a number", 2)])
        .all([("N", 9), ("a number", 1)])
        .small("rings-of-7-to-12-edges-up-to-2-with-one-zero", random_rings)
        // The first player makes every edge 0 that he goes over. If the opponent leaves something of his edge, he goes
        // back over it and makes it 0: then the opponent stands between two zeros. If not, all goes on, and at the end
        // of 19 edges it is the opponent who stands between two zeros.
        .known("nineteen-edges", || (with_zeros(&[19]), true))
        .attacks("a search of all positions: 30 numbers on each of 19 edges")
        // The second player does the same from whichever edge the first has chosen.
        .known("eight-and-ten", || (with_zeros(&[8, 9]), false))
        .attacks("the same, with both ways even")
        .wrong("forwards-alone", |ring| runs(ring, 0)[0] % 2 == 1, "all")
        .says("Looks in one direction; the coin may also begin backwards, over the last edge.")
        .wrong("both-directions", |ring| runs(ring, 0).iter().all(|run| run % 2 == 1), "all")
        .says("Wants both counts odd; one is enough, as the first player chooses the direction.")
        .wrong("all-edges-that-are-left", |ring| runs(ring, 0).iter().sum::<usize>() % 2 == 1, "all")
        .says("Counts the edges on both sides together, but the coin goes to one of them.")
        .wrong("coin-behind-the-first-edge", |ring| runs(ring, 1).iter().any(|run| run % 2 == 1), "all")
        .says("Puts the coin between the first and the second edge.")
        .wrong("nim-of-two-edges", |ring| ring[0] != ring[ring.len() - 1], "all")
        .says("Plays Nim with the two edges at the coin; but the coin goes away.")
        .wrong("longer-way", |ring| runs(ring, 0).iter().max().is_some_and(|run| run % 2 == 1), "all")
        .says("Chooses the longer path whatever its parity.")
        .refused([("no-zero", "3\n1 2 @1\n", "a 0, as no other edge has one")])
        .main()
}

/// The largest number of edges, and the largest number on one.
const N: usize = 20;
const MOST: u32 = 30;

/// The coin stands behind as many edges as the first number says; edge i is between the nodes i and i + 1.
type Position = (usize, Vec<u32>);

/// Lower one of the two edges at the coin, and carry the coin over it.
fn moves((coin, edges): &Position) -> Vec<Position> {
    let n = edges.len();
    let ways = [(*coin, (coin + 1) % n), ((coin + n - 1) % n, (coin + n - 1) % n)];
    let lowered = |(edge, to): (usize, usize)| {
        (0..edges[edge]).map(move |number| {
            let mut edges = edges.clone();
            edges[edge] = number;
            (to, edges)
        })
    };
    ways.into_iter().flat_map(lowered).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let shown = |(coin, edges): &Position| {
        let n = edges.len();
        let mut ring = board::graph(n, (0..n).map(|edge| (edge, (edge + 1) % n)));
        ring.edges.iter_mut().zip(edges).for_each(|(edge, number)| edge.2 = number.to_string());
        ring.token(*coin, "coin").board()
    };
    let lowered = |(_, edges): &Position, (to, left): &Position| {
        let edge = (0..edges.len()).find(|&edge| edges[edge] != left[edge]);
        let edge = edge.expect("a move lowers an edge");
        format!("to {}, edge {}: {} → {}", to + 1, edge + 1, edges[edge], left[edge])
    };
    let mut play = Play::normal(moves).board(shown).label(lowered);
    move |ring| play.value(&(0, ring.clone()))
}

fn random_rings() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut ring = |round| {
        let mut ring = (0..7 + round % 6).map(|_| random.random_range(1..=2)).collect_vec();
        let zero = random.random_range(0..ring.len());
        ring[zero] = 0;
        ring
    };
    (0..200).map(&mut ring).collect()
}

fn with_zeros(zeros: &[usize]) -> Vec<u32> {
    (0..N).map(|edge| if zeros.contains(&edge) { 0 } else { MOST }).collect()
}

/// The counts of edges up to the next 0, forwards and backwards, if the coin stands behind so many edges.
fn runs(edges: &[u32], coin: usize) -> [usize; 2] {
    let n = edges.len();
    let at = |edge: usize| edges[(coin + edge) % n] > 0;
    [(0..n).take_while(|&edge| at(edge)).count(), (0..n).rev().take_while(|&edge| at(edge)).count()]
}
