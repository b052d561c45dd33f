//! Two tokens coupled by a rising letter, by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let letter = format::word("a letter", 1, 1, "abcdefghijklmnopqrstuvwxyz");
    let edges = list("m", row([vertex("v", "n"), vertex("u", "n"), letter])).in_order(Order::Acyclic);
    let pairs = format::from(|before| before["n"] * (before["n"] - 1) / 2);
    let graph = format::all([row([int("n", 2..=N), format::len_between("m", 1, pairs)]), edges]);
    let graph = graph.such("edges between different vertices", |(_, edges): Graph| {
        edges.iter().map(|&(v, u, _)| (v, u)).all_unique()
    });
    Problem::one("cf917b", Limits::known(1000, 256), Format::one(graph).trying("m", "n", N), oracle, |rows: &Rows| {
        rows.iter().map(|row| row.iter().map(|&won| if won { 'A' } else { 'B' }).collect::<String>()).join("\n")
    })
    .small("random-graphs-of-5-to-8-vertices", || {
        let mut random = seeded(1);
        let mut graph = |_| {
            let n = random.random_range(5..=8);
            let density = random.random_range(0.3..1.0);
            let letters = ["ab", "abc", "abcdz"][random.random_range(0..3)].chars().collect_vec();
            random_graph(n, density, &letters, &mut random)
        };
        (0..500).map(&mut graph).filter(has_edge).collect()
    })
    .small("graphs-of-2-or-3-vertices-with-3-letters", || {
        let all = (2..=3_usize).flat_map(|n| {
            let names = (0..n).permutations(n).collect_vec();
            forward(n, 'c').cartesian_product(names).map(|(graph, names)| renamed(graph, &names))
        });
        all.filter(has_edge).unique().collect()
    })
    .small("graphs-of-4-vertices-with-2-letters-in-one-order", || {
        forward(4, 'b').map(|graph| renamed(graph, &[2, 0, 3, 1])).filter(has_edge).collect()
    })
    .beyond("for worst inputs, counts of moves, and a table of all positions with their letters")
    .worst("all-letters", by_algorithm(by_table), || full('z'))
    .attacks("all edges there are")
    .worst("two-letters", by_algorithm(by_table), || full('b'))
    .attacks("thresholds that change often")
    // Nothing is ever forbidden, so each player makes as many moves as he can: all edges lead back in the numbers.
    .known("one-letter", || {
        let edges = (0..N).flat_map(|v| (0..v).map(move |to| (v, to, 'q'))).collect();
        ((N, edges), rows(N, |v, u| v > u))
    })
    .attacks("games of up to 198 moves")
    .wrong(
        "rising-strictly",
        |graph| by_play(graph, |new, last, _| new > last),
        "graphs-of-2-or-3-vertices-with-3-letters",
    )
    .says("Lets no letter follow itself; equal letters may follow each other.")
    .wrong("own-letter", |graph| by_play(graph, |new, _, own| new >= own), "random-graphs-of-5-to-8-vertices")
    .says("Compares with the player's own last letter; the letter of the other one's move counts.")
    .wrong(
        "rows-are-of-lucas",
        |graph| {
            let right = oracle()(graph);
            rows(graph.0, |v, u| right[u][v])
        },
        "one-edge",
    )
    .says("Writes the vertices of Lucas down the rows; the rows are those of Max.")
    .wrong("in-order-of-numbers", in_order_of_numbers, "edges-to-smaller-numbers")
    .says("Fills the table from vertex n to vertex 1, as if all edges led to larger numbers.")
    .wrong("nobody-on-the-other", nobody_on_the_other, "one-edge")
    .says("Forbids the tokens to stand on the same vertex; they may.")
    .refused([
        ("a-cycle", "3 3\n1 2 a\n2 3 b\n@3 1@ c\n", "an edge that closes no cycle"),
        ("a-loop", "2 1\n@2 2@ a\n", "an edge that closes no cycle"),
        ("two-edges", "3 3\n1 2 a\n2 3 b\n@1 2 c@\n", "an edge between other vertices than those before"),
        ("a-capital-letter", "2 1\n1 2 @B\n", "1 characters out of \"abcdefghijklmnopqrstuvwxyz\""),
    ])
    .main()
}

/// The largest number of vertices.
const N: usize = 100;

/// The number of vertices, and the edges with their letters.
type Graph = (usize, Vec<(usize, usize, char)>);

/// Whether the player who moves first wins from his own vertex, a row each, and the other one's.
type Rows = Vec<Vec<bool>>;

fn rows(n: usize, mut wins: impl FnMut(usize, usize) -> bool) -> Rows {
    (0..n).map(|v| (0..n).map(|u| wins(v, u)).collect()).collect()
}

/// From every vertex, where its edges lead and by which letters.
fn from_each((n, edges): &Graph) -> Vec<Vec<(usize, char)>> {
    let mut from = vec![vec![]; *n];
    edges.iter().for_each(|&(v, to, letter)| from[v].push((to, letter)));
    from
}

fn oracle() -> impl FnMut(&Graph) -> Rows {
    |graph| by_play(graph, |new, last, _| new >= last)
}

/// Vertex and last letter of the player to move, and of the other one.
type Position = [(usize, char); 2];

/// By play, where `allows` a move by its letter, the last letter, and the last letter of the player himself.
fn by_play(graph: &Graph, allows: fn(char, char, char) -> bool) -> Rows {
    assert!(graph.0 <= 20, "such graphs cannot be played out");
    let from = from_each(graph);
    let play = Play::normal(|&[(own, own_last), (other, last)]: &Position| {
        let allowed = from[own].iter().filter(|(_, letter)| allows(*letter, last, own_last));
        allowed.map(|&(to, letter)| [(other, last), (to, letter)]).collect()
    });
    let play = play.board(|&[(own, _), (other, last)]| {
        let shown = board::graph(graph.0, graph.1.iter().map(|&(v, to, _)| (v, to))).directed();
        let shown = shown.written(graph.1.iter().map(|(.., letter)| letter));
        let last = if last == ' ' { "none".to_owned() } else { last.to_string() };
        shown.token(own, "to move").token(other, "the other").board().and(board::numbers([("last letter:", last)]))
    });
    let mut play = play.label(|_, &[_, (to, letter)]| format!("{letter} to {}", to + 1));
    // Every letter may follow a blank.
    rows(graph.0, |v, u| play.value(&[(v, ' '), (u, ' ')]))
}

/// Every pair of vertices without an edge, or with one of so many letters to the larger one.
fn forward(n: usize, letters: char) -> impl Iterator<Item = Graph> {
    let pairs = (0..n).tuple_combinations().collect_vec();
    let choices = pairs.iter().map(|_| [None].into_iter().chain(('a'..=letters).map(Some))).multi_cartesian_product();
    choices.map(move |letters| {
        let edges = pairs.iter().zip(letters).filter_map(|(&(v, to), letter)| Some((v, to, letter?)));
        (n, edges.collect())
    })
}

/// The same graph with other names of its vertices: that of v becomes `names[v]`.
fn renamed((n, edges): Graph, names: &[usize]) -> Graph {
    (n, edges.into_iter().map(|(v, to, letter)| (names[v], names[to], letter)).sorted().collect())
}

fn has_edge((_, edges): &Graph) -> bool {
    !edges.is_empty()
}

/// Edges forward in a random order of the vertices.
fn random_graph(n: usize, density: f64, letters: &[char], random: &mut Pcg64) -> Graph {
    let mut edges = vec![];
    for (v, to) in (0..n).tuple_combinations() {
        if random.random_bool(density) {
            edges.push((v, to, letters[random.random_range(0..letters.len())]));
        }
    }
    let mut names = (0..n).collect_vec();
    names.shuffle(random);
    renamed((n, edges), &names)
}

/// All edges there can be, with random letters.
fn full(last: char) -> Graph {
    random_graph(N, 1.0, &('a'..=last).collect_vec(), &mut seeded(last as u64))
}

/// A table of all positions with the letter that must be heeded, in order of the number of moves that are left at most.
fn by_table(graph: &Graph) -> Rows {
    let (n, from) = (graph.0, from_each(graph));
    // The edges of a longest way from each vertex.
    let mut left = vec![0; n];
    for _ in 0..n {
        (0..n).for_each(|v| left[v] = from[v].iter().map(|&(to, _)| left[to] + 1).max().unwrap_or(0));
    }
    let pairs = (0..n).cartesian_product(0..n).sorted_by_key(|&(v, u)| left[v] + left[u]);
    let mut wins = vec![vec![[false; 26]; n]; n];
    let index = |letter: char| letter as usize - 'a' as usize;
    for (v, u) in pairs {
        for last in 0..26 {
            let mut allowed = from[v].iter().filter(|edge| index(edge.1) >= last);
            wins[v][u][last] = allowed.any(|&(to, letter)| !wins[u][to][index(letter)]);
        }
    }
    rows(n, |v, u| wins[v][u][0])
}

fn in_order_of_numbers(graph: &Graph) -> Rows {
    let (n, from) = (graph.0, from_each(graph));
    let mut greatest = vec![vec![None; n]; n];
    for (v, u) in (0..n).rev().flat_map(|v| (v..n).rev().map(move |u| (v, u))) {
        for (v, u) in [(v, u), (u, v)] {
            let winning = from[v].iter().filter(|&&(to, letter)| greatest[u][to] < Some(letter));
            greatest[v][u] = winning.map(|edge| edge.1).max();
        }
    }
    rows(n, |v, u| greatest[v][u].is_some())
}

fn nobody_on_the_other(graph: &Graph) -> Rows {
    assert!(graph.0 <= 20, "such graphs cannot be played out");
    let from = from_each(graph);
    let mut play = Play::normal(|&(own, other, last): &(usize, usize, char)| {
        let allowed = from[own].iter().filter(|(to, letter)| *letter >= last && *to != other);
        allowed.map(|&(to, letter)| (other, to, letter)).collect()
    });
    rows(graph.0, |v, u| play.value(&(v, u, ' ')))
}
