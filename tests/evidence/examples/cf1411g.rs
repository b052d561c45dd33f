//! Chips that fall on a graph until chance stops, by play and walks on boards.

use std::iter::repeat_n;

use evidence::chance::{Step, fraction, modulo};
use evidence::prelude::*;
use evidence::shapes::Edges;
use evidence::watch::unseen;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let form = format::all([row([int("n", 1..=N), len("m", 0..=N)]), edges("m", "n", Order::Acyclic)]);
    Problem::one(
        "cf1411g",
        Limits::known(2000, 256),
        Format::one(form).trying("m", "n", N),
        || |graph: &Graph| by_play(graph),
        Plain,
    )
    .all([("n", 3), ("m", 3)])
    .small("random-graphs-of-4-and-5-vertices", random_graphs)
    .beyond("larger graphs: linear equations between the XORs of values")
    .worst("tower", by_algorithm(by_elimination), || (N, tower(446)))
    .attacks("the largest value that there can be, 446, below 99553 vertices without edges")
    .worst("towers-of-all-heights", by_algorithm(by_elimination), || {
        let at = |height: usize| height * (height + 1) / 2;
        let moved = |height| tower(height).into_iter().map(move |(v, w)| (at(height) + v, at(height) + w));
        (N, (1..=83).flat_map(moved).collect())
    })
    .attacks("counts of many values")
    .worst("random-graph", by_algorithm(by_elimination), || random_graph(N, N, &mut seeded(2)))
    .attacks("far jumps in memory")
    // Every other vertex has the value 1: an even number of them is drawn with the chance (1 + 1/(n + 1))/2.
    .known("path", || {
        ((N, (1..N).map(|v| (v - 1, v)).collect()), modulo(&fraction(N as i64, 2 * (N as i64 + 1)), PRIME))
    })
    .attacks("recursion as deep as the graph")
    .known("no-edges", || ((N, vec![]), 0))
    .attacks("no edge at all: Alice cannot move")
    .wrong("all-sums-alike", all_sums_alike, "sample-2")
    .says("Takes all XORs for equally likely, which they are only after many chips.")
    .wrong(
        "the-longest-way",
        |graph| {
            with_values(graph.0, &by_ways(graph, |lengths| lengths.into_iter().max().map_or(0, |length| length + 1)))
        },
        "all",
    )
    .says("Takes the length of the longest path from a vertex for its value.")
    .wrong("a-chip-at-least", without_the_empty_board, "all")
    .says("Forgets that no chip may fall at all: then Bob wins.")
    .refused([("a-cycle", "3 3\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle")])
    .lemmas([lemma("two-chips-on-a-vertex-change-nothing", two_chips_change_nothing)])
    .main()
}

/// The largest number of vertices, and of edges.
const N: usize = 100_000;
const PRIME: u32 = 998_244_353;

/// The number of vertices, and the edges.
type Graph = (usize, Edges);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Position {
    /// Chips fall: how many are on each vertex.
    Fall(Vec<usize>),
    /// Where the chips are, in order, and whether Alice is to move.
    Play(Vec<usize>, bool),
}

fn by_play(&(n, ref edges): &Graph) -> u32 {
    use Position::*;
    let arcs = arcs(n, edges);
    let step = |position: &Position| match position {
        Fall(counts) => {
            let fallen = (0..n).map(|v| {
                let mut counts = counts.clone();
                counts[v] += 1;
                Fall(counts)
            });
            Step::Chance(fallen.chain([Play(chips_of(counts), true)]).collect())
        }
        Play(chips, alice) => {
            let next = moves(&arcs, chips).into_iter().map(|chips| Play(chips, !alice)).collect();
            if *alice { Step::First(next) } else { Step::Second(next) }
        }
    };
    // Chips may fall for ever, and so there are positions without number.
    let one = |position: &Position| match position {
        Fall(counts) => Fall(counts.iter().map(|count| count % 2).collect()),
        play => play.clone(),
    };
    let start = Fall(vec![0; n]);
    let play = evidence::play::Play::endless_chances_alike([start.clone()], step, one).board(|position| {
        let chips = match position {
            Fall(counts) => chips_of(counts),
            Play(chips, _) => chips.clone(),
        };
        let graph = board::graph(n, edges.iter().copied()).directed();
        chips.into_iter().fold(graph, |graph, v| graph.token(v, "chip")).board()
    });
    let named = |vertices: Vec<usize>| vertices.iter().map(|v| v + 1).join(" ");
    let play = play.label(move |before, after| match (before, after) {
        (Fall(before), Fall(after)) => {
            format!("a chip on vertex {}", named((0..n).filter(|&v| before[v] != after[v]).collect()))
        }
        (Play(before, _), Play(after, _)) => {
            format!("{} → {}", named(board::gone(before, after)), named(board::gone(after, before)))
        }
        _ => "no more chips".to_owned(),
    });
    let mut play = play.ended(|position| match position {
        Play(_, true) => "Alice cannot move: Bob wins".to_owned(),
        _ => "Bob cannot move: Alice wins".to_owned(),
    });
    unseen(|| only_odd_counts_decide(n, &arcs));
    modulo(&play.value(&start), PRIME)
}

/// The vertices of all chips, where so many are on each.
fn chips_of(counts: &[usize]) -> Vec<usize> {
    counts.iter().enumerate().flat_map(|(v, &count)| repeat_n(v, count)).collect()
}

/// On this graph, who wins depends only on which vertices have an odd number of chips.
///
/// Why this says so of all numbers of chips. What a player can do on a vertex depends on whether there is a chip at
/// all, and what he leaves is odd or even as the counts before say. So a count may be taken for 1 if it is odd, for 0
/// if there is none, and for 2 otherwise: if the rule holds for all rows of 0, 1 and 2 with the winner of their odd
/// counts, it holds for all counts, move by move from the end.
///
/// # Panics
/// If it does not hold.
fn only_odd_counts_decide(n: usize, arcs: &[Vec<usize>]) {
    let mut play = Play::normal(|chips| moves(arcs, chips));
    let odd = |counts: &[usize]| chips_of(&counts.iter().map(|count| count % 2).collect_vec());
    for counts in (0..n).map(|_| 0..=2).multi_cartesian_product() {
        let mut leaves_loss = false;
        for (v, &w) in (0..n).filter(|&v| counts[v] > 0).flat_map(|v| arcs[v].iter().map(move |w| (v, w))) {
            let mut next = counts.clone();
            next[v] -= 1;
            next[w] += 1;
            leaves_loss |= !play.value(&odd(&next));
        }
        assert_eq!(play.value(&odd(&counts)), leaves_loss, "{counts:?} on {arcs:?}");
    }
}

fn arcs(n: usize, edges: &Edges) -> Vec<Vec<usize>> {
    let mut arcs = vec![vec![]; n];
    edges.iter().for_each(|&(v, w)| arcs[v].push(w));
    arcs
}

fn moves(arcs: &[Vec<usize>], chips: &Vec<usize>) -> Vec<Vec<usize>> {
    in_one(chips, |&v| arcs[v].clone()).into_iter().map(|chips| chips.into_iter().sorted().collect()).collect()
}

/// On small boards, the winner does not change where two chips more are on a vertex.
fn two_chips_change_nothing() {
    for (n, edges) in random_graphs().into_iter().take(40) {
        let arcs = arcs(n, &edges);
        let mut play = Play::normal(|chips| moves(&arcs, chips));
        for chips in (0..=3).flat_map(|count| (0..n).combinations_with_replacement(count)) {
            for v in 0..n {
                let more = chips.iter().copied().chain([v, v]).sorted().collect();
                assert_eq!(play.value(&chips), play.value(&more), "{chips:?} {v} {edges:?}");
            }
        }
    }
}

/// A number for each vertex, by the numbers of those to which its edges lead.
fn by_ways(&(n, ref edges): &Graph, number: fn(Vec<usize>) -> usize) -> Vec<usize> {
    let arcs = arcs(n, edges);
    let mut numbers = Play::new(|&v: &usize| arcs[v].clone(), move |_, next: &[usize]| number(next.to_vec()));
    (0..n).map(|v| numbers.value(&v)).collect()
}

fn values(graph: &Graph) -> Vec<usize> {
    by_ways(graph, mex)
}

fn by_elimination(graph: &Graph) -> u32 {
    with_values(graph.0, &values(graph))
}

/// Bob's chances by the XOR of the values so far fulfil linear equations, one for each XOR: a chip more falls, or none.
fn with_values(n: usize, values: &[usize]) -> u32 {
    let times = |a: u32, b: u32| (u64::from(a) * u64::from(b) % u64::from(PRIME)) as u32;
    let size = size(values);
    let mut rows = vec![vec![0; size + 1]; size];
    for (sum, row) in rows.iter_mut().enumerate() {
        row[sum] = n as u32 + 1;
        values.iter().for_each(|value| row[sum ^ value] = (row[sum ^ value] + PRIME - 1) % PRIME);
    }
    rows[0][size] = 1;
    // The last equation takes its own XOR out of all others.
    while let Some(last) = rows.pop() {
        let inverse = modulo(&fraction(1, last[rows.len()].into()), PRIME);
        if rows.is_empty() {
            return (PRIME + 1 - times(last[size], inverse)) % PRIME;
        }
        let place = rows.len();
        for row in &mut rows {
            let scale = PRIME - times(row[place], inverse);
            row.iter_mut().zip(&last).for_each(|(factor, own)| *factor = (*factor + times(scale, *own)) % PRIME);
        }
    }
    unreachable!("there is an equation")
}

/// A power of two above all values.
fn size(values: &[usize]) -> usize {
    values.iter().map(|value| (value + 1).next_power_of_two()).max().expect("a vertex")
}

fn all_sums_alike(graph: &Graph) -> u32 {
    let size = size(&values(graph)) as i64;
    modulo(&fraction(size - 1, size), PRIME)
}

fn without_the_empty_board(graph: &Graph) -> u32 {
    (by_elimination(graph) + modulo(&fraction(1, graph.0 as i64 + 1), PRIME)) % PRIME
}

/// Vertices of the values 0, …, `height`.
fn tower(height: usize) -> Edges {
    (0..=height).flat_map(|v| (0..v).map(move |w| (v, w))).collect()
}

fn random_graph(n: usize, m: usize, random: &mut Pcg64) -> Graph {
    let names = {
        let mut names = (0..n).collect_vec();
        names.shuffle(random);
        names
    };
    let edge = |_| {
        let v = random.random_range(1..n);
        (names[v], names[random.random_range(0..v)])
    };
    (n, (0..m).map(edge).collect())
}

fn random_graphs() -> Vec<Graph> {
    let mut random = seeded(1);
    (0..60).map(|index| random_graph(4 + index % 2, 3 + index % 6, &mut random)).collect()
}
