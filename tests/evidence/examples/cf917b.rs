//! Two tokens coupled by a rising letter, by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf917b", Limits::known(1000, 256), oracle, small)
        .played("all graphs up to 3 vertices with 3 letters, 729 of 4 with 2 letters, 500 of 5 to 8 vertices")
        .beyond("for worst inputs, counts of moves, and a table of all positions with their letters")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("rising-strictly", |input| by_play(input, |new, last, _| new > last), "all-graphs-up-to-3-vertices")
                .says("Lets no letter follow itself; equal letters may follow each other."),
            wrong("own-letter", |input| by_play(input, |new, _, own| new >= own), "graphs-of-5-to-8-vertices")
                .says("Compares with the player's own last letter; the letter of the other one's move counts."),
            wrong("rows-are-of-lucas", rows_of_lucas, "one-edge")
                .says("Writes the vertices of Lucas down the rows; the rows are those of Max."),
            wrong("in-order-of-numbers", in_order_of_numbers, "edges-to-smaller-numbers")
                .says("Fills the table from vertex n to vertex 1, as if all edges led to greater numbers."),
            wrong("nobody-on-the-other", nobody_on_the_other, "one-edge")
                .says("Forbids to stand on the same vertex; both tokens may."),
        ])
        .refused([
            ("a-cycle", "3 3\n1 2 a\n2 3 b\n@3 1@ c\n", "an edge that closes no cycle"),
            ("a-loop", "2 1\n@2 2@ a\n", "an edge that closes no cycle"),
            ("two-edges", "3 3\n1 2 a\n2 3 b\n@1 2 c@\n", "an edge between other vertices than those before"),
            ("a-capital-letter", "2 1\n1 2 @B\n", "1 characters out of \"abcdefghijklmnopqrstuvwxyz\""),
        ])
        .main()
}

/// From every vertex, where its edges lead and by which letters.
type Graph = Vec<Vec<(usize, char)>>;

fn read(input: &str) -> Graph {
    let mut tokens = Tokens::new(input);
    let (n, m): (usize, usize) = (tokens.read(), tokens.read());
    let mut graph = vec![vec![]; n];
    for _ in 0..m {
        let [from, to]: [usize; 2] = [tokens.read(), tokens.read()];
        graph[from - 1].push((to - 1, tokens.read()));
    }
    graph
}

fn file(graph: &Graph) -> String {
    let edges = (0..graph.len()).flat_map(|v| graph[v].iter().map(move |(to, letter)| (v + 1, to + 1, letter)));
    let lines = edges.map(|(from, to, letter)| format!("{from} {to} {letter}\n")).collect_vec();
    format!("{} {}\n{}", graph.len(), lines.len(), lines.concat())
}

/// The lines of all starts, by whether who moves first wins from his own and the other one's vertex.
fn answers(graph: &Graph, mut wins: impl FnMut(usize, usize) -> bool) -> String {
    let n = graph.len();
    let mut line = |v| (0..n).map(|u| if wins(v, u) { 'A' } else { 'B' }).collect::<String>() + "\n";
    (0..n).map(&mut line).collect()
}

fn oracle(input: &str) -> String {
    by_play(input, |new, last, _| new >= last)
}

/// Vertex and last letter of the player to move, and of the other one.
type Position = [(usize, char); 2];

/// By play, where `allows` a move by its letter, the last letter, and the last letter of the player himself.
fn by_play(input: &str, allows: fn(char, char, char) -> bool) -> String {
    let graph = read(input);
    assert!(graph.len() <= 20, "such graphs cannot be played out");
    let mut play = Play::normal(|&[(own, own_last), (other, last)]: &Position| {
        let allowed = graph[own].iter().filter(|(_, letter)| allows(*letter, last, own_last));
        allowed.map(|&(to, letter)| [(other, last), (to, letter)]).collect()
    });
    // Every letter may follow a blank.
    answers(&graph, |v, u| play.value(&[(v, ' '), (u, ' ')]))
}

/// Every pair of vertices without an edge, or with one of so many letters to the greater one.
fn forward(n: usize, letters: char) -> impl Iterator<Item = Graph> {
    let pairs = (0..n).tuple_combinations().collect_vec();
    let choices = pairs.iter().map(|_| [None].into_iter().chain(('a'..=letters).map(Some))).multi_cartesian_product();
    choices.map(move |letters| {
        let mut graph = vec![vec![]; n];
        for (&(from, to), letter) in pairs.iter().zip(letters) {
            graph[from].extend(letter.map(|letter| (to, letter)));
        }
        graph
    })
}

/// The same graph with other names of its vertices: that of v becomes `names[v]`.
fn renamed(graph: &Graph, names: &[usize]) -> Graph {
    let mut other = vec![vec![]; graph.len()];
    for (v, edges) in graph.iter().enumerate() {
        other[names[v]] = edges.iter().map(|&(to, letter)| (names[to], letter)).collect();
    }
    other
}

fn small() -> Vec<Small> {
    let has_edge = |graph: &Graph| graph.iter().any(|edges| !edges.is_empty());
    let all = (2..=3_usize).flat_map(|n| {
        let names = (0..n).permutations(n).collect_vec();
        forward(n, 'c').cartesian_product(names).map(|(graph, names)| renamed(&graph, &names))
    });
    let four = forward(4, 'b').map(|graph| renamed(&graph, &[2, 0, 3, 1]));
    let mut random = seeded(1);
    let larger = (0..500).map(|_| {
        let n = random.random_range(5..=8);
        let density = random.random_range(0.3..1.0);
        let letters = ["ab", "abc", "abcdz"][random.random_range(0..3)].chars().collect_vec();
        random_graph(n, density, &letters, &mut random)
    });
    vec![
        Small::new("graphs-of-5-to-8-vertices", larger.filter(has_edge).map(|graph| file(&graph)).collect_vec()),
        Small::new("all-graphs-up-to-3-vertices", all.filter(has_edge).map(|graph| file(&graph)).unique()),
        Small::new("graphs-of-4-vertices", four.filter(has_edge).map(|graph| file(&graph))),
    ]
}

/// Edges forward in a random order of the vertices.
fn random_graph(n: usize, density: f64, letters: &[char], random: &mut Pcg64) -> Graph {
    let mut graph = vec![vec![]; n];
    for (from, to) in (0..n).tuple_combinations() {
        if random.random_bool(density) {
            graph[from].push((to, letters[random.random_range(0..letters.len())]));
        }
    }
    let mut names = (0..n).collect_vec();
    names.shuffle(random);
    renamed(&graph, &names)
}

/// The greatest number of vertices.
const N: usize = 100;

fn bounds() -> Vec<Bound> {
    let edges = |count: usize| {
        let pairs = (1..=N).tuple_combinations::<(_, _)>().take(count);
        pairs.map(|(from, to)| format!("{from} {to} a\n")).collect::<String>()
    };
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n} 1\n1 2 a\n")),
        Bound::integer("m", 1, N * (N - 1) / 2, move |m| format!("{N} @{m}\n{}", edges(m.max(0) as usize))),
        Bound::vertex("v", 3, |v| format!("3 1\n@{v} {} a\n", if v == 1 { 2 } else { 1 })),
        Bound::vertex("u", 3, |u| format!("3 1\n{} @{u} a\n", if u == 1 { 2 } else { 1 })),
    ]
}

fn worst() -> Vec<Worst> {
    let letters = |last: char| ('a'..=last).collect_vec();
    let random = move |last: char| move || file(&random_graph(N, 1.0, &letters(last), &mut seeded(last as u64)));
    vec![
        Worst::new("all-letters", "all edges there are", Known::ByAlgorithm(by_table), random('z')),
        Worst::new("two-letters", "thresholds that change often", Known::ByAlgorithm(by_table), random('b')),
        Worst::known("one-letter", "games of up to 198 moves", || {
            // Nothing is ever forbidden, so each player makes as many moves as he can: all edges lead back in the
            // numbers.
            let graph: Graph = (0..N).map(|v| (0..v).map(|to| (to, 'q')).collect()).collect();
            (file(&graph), answers(&graph, |v, u| v > u))
        }),
    ]
}

/// A table of all positions with the letter that must be heeded, in order of the number of moves that are left at most.
fn by_table(input: &str) -> String {
    let graph = read(input);
    let n = graph.len();
    // The edges of a longest way from each vertex.
    let mut left = vec![0; n];
    for _ in 0..n {
        (0..n).for_each(|v| left[v] = graph[v].iter().map(|&(to, _)| left[to] + 1).max().unwrap_or(0));
    }
    let pairs = (0..n).cartesian_product(0..n).sorted_by_key(|&(v, u)| left[v] + left[u]);
    let mut wins = vec![vec![[false; 26]; n]; n];
    let index = |letter: char| letter as usize - 'a' as usize;
    for (v, u) in pairs {
        for last in 0..26 {
            let allowed = graph[v].iter().filter(|edge| index(edge.1) >= last);
            wins[v][u][last] = allowed.into_iter().any(|&(to, letter)| !wins[u][to][index(letter)]);
        }
    }
    answers(&graph, |v, u| wins[v][u][0])
}

fn rows_of_lucas(input: &str) -> String {
    let right = oracle(input);
    let rows = right.lines().map(|row| row.chars().collect_vec()).collect_vec();
    answers(&read(input), |v, u| rows[u][v] == 'A')
}

fn in_order_of_numbers(input: &str) -> String {
    let graph = read(input);
    let n = graph.len();
    let mut greatest = vec![vec![None; n]; n];
    for (v, u) in (0..n).rev().flat_map(|v| (v..n).rev().map(move |u| (v, u))) {
        for (v, u) in [(v, u), (u, v)] {
            let winning = graph[v].iter().filter(|&&(to, letter)| greatest[u][to] < Some(letter));
            greatest[v][u] = winning.map(|edge| edge.1).max();
        }
    }
    answers(&graph, |v, u| greatest[v][u].is_some())
}

fn nobody_on_the_other(input: &str) -> String {
    let graph = read(input);
    assert!(graph.len() <= 20, "such graphs cannot be played out");
    let mut play = Play::normal(|&(own, other, last): &(usize, usize, char)| {
        let allowed = graph[own].iter().filter(|(to, letter)| *letter >= last && *to != other);
        allowed.map(|&(to, letter)| (other, to, letter)).collect()
    });
    answers(&graph, |v, u| play.value(&(v, u, ' ')))
}
