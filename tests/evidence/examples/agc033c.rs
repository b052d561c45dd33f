//! Coins that move towards a vertex of a tree, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, distances, edge_lines};

fn main() -> ExitCode {
    Problem::new("agc033c", Limits::known(2000, 1024), oracle, small)
        .played("all trees up to 6 vertices, 400 trees of 7 to 10 vertices")
        .worst(worst)
        .bounds(|| Bound::tree(1..=N))
        .wrong([
            wrong("two-vertices-at-once", two_vertices_at_once, "all-trees-up-to-6-vertices")
                .says("Believes that the last two vertices of a diameter can go in one move."),
            wrong("both-ends-always", both_ends_always, "all-trees-up-to-6-vertices")
                .says("Believes that every move shortens a diameter at both ends."),
            wrong("depth-for-diameter", depth_for_diameter, "all-trees-up-to-6-vertices")
                .says("Takes the depth of the first vertex's tree."),
            wrong("coins-stay", |input| by_play(input, false), "all-trees-up-to-6-vertices")
                .says("Forgets that the coins move."),
        ])
        .refused([
            ("a-cycle", "4\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle"),
            ("a-loop", "2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    by_play(input, true)
}

/// Plays with the numbers of coins on all vertices, which move or stay where they are.
fn by_play(input: &str, coins_move: bool) -> String {
    answers(input, |neighbours| {
        let n = neighbours.len();
        // For every v the neighbour of every other vertex that is nearer to v.
        let towards = (0..n).map(|v| nearer(neighbours, v)).collect_vec();
        let moves = |coins: &Vec<u8>| {
            let chosen = (0..n).filter(|&v| coins[v] > 0);
            chosen
                .map(|v| {
                    let mut next = vec![0; n];
                    for w in (0..n).filter(|&w| w != v) {
                        next[if coins_move { towards[v][w] } else { w }] += coins[w];
                    }
                    next
                })
                .collect()
        };
        Play::normal(moves).value(&vec![1; n])
    })
}

/// For every vertex but `v` its neighbour on the way to v.
fn nearer(neighbours: &[Vec<usize>], v: usize) -> Vec<usize> {
    let mut nearer = vec![v; neighbours.len()];
    let mut open = vec![v];
    while let Some(u) = open.pop() {
        let up = nearer[u];
        for &w in neighbours[u].iter().filter(|&&w| w != up) {
            nearer[w] = u;
            open.push(w);
        }
    }
    nearer
}

/// The line for a tree, by whether the first player wins.
fn answers(input: &str, first_wins: impl Fn(&[Vec<usize>]) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let first = first_wins(&adjacency(n, &tokens.edges(n - 1)));
    format!("{}\n", if first { "First" } else { "Second" })
}

fn file(n: usize, edges: &Edges) -> String {
    format!("{n}\n{}", edge_lines(edges))
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(|n| {
        let trees = shapes::all_trees(n).into_iter();
        trees.map(move |edges| file(n, &edges))
    });
    let mut random = seeded(1);
    let larger = (0..400).map(|index| {
        let n = random.random_range(7..=10);
        // Long ones, too: every vertex hangs on one of the last few.
        let back = if index % 2 == 0 { n } else { 3 };
        let edges = (1..n).map(|v: usize| (random.random_range(v.saturating_sub(back)..v), v));
        let edges = edges.collect();
        file(n, &shapes::shuffled(n, edges, &mut random))
    });
    vec![
        Small::new("random-trees-of-7-to-10-vertices", larger.collect_vec()),
        Small::new("all-trees-up-to-6-vertices", all),
    ]
}

/// The greatest number of vertices.
const N: usize = 200_000;

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, edges: fn() -> Edges, winner: &'static str| {
        let input = move || {
            let edges = edges();
            file(edges.len() + 1, &edges)
        };
        Worst::known(name, attacks, move || (input(), format!("{winner}\n")))
    };
    // Two paths of so many edges each, from the first vertex, and the other vertices as leaves there.
    fn two_legs(leg: usize) -> Edges {
        let parent = |v: usize| match v {
            _ if v > 2 * leg => 0,
            ..=2 => 0,
            _ => v - 2,
        };
        (1..N).map(|v| (parent(v), v)).collect()
    }
    vec![
        shape(
            "path",
            "recursion as deep as the tree",
            // 199 999 edges
            || shapes::path(N),
            "Second",
        ),
        shape(
            "path-less-one",
            "the last vertex of a path",
            // 199 998 edges
            || shapes::path(N - 1),
            "First",
        ),
        shape(
            "path-less-two",
            "the last two vertices of a path",
            // 199 997 edges
            || shapes::path(N - 2),
            "First",
        ),
        shape(
            "star",
            "work that is quadratic in a degree",
            // 2 edges
            || shapes::star(N),
            "First",
        ),
        shape(
            "broom",
            "a long way down to a large fan",
            // 100 000 edges down the path, and one more
            || shapes::broom(N),
            "First",
        ),
        shape(
            "binary",
            "a longest path through the root",
            // 17 edges down on both sides
            || shapes::binary(N),
            "Second",
        ),
        shape(
            "two-legs-and-a-star",
            "a longest path that turns at the root, beside a large degree",
            // 2 · 50 000 edges
            || two_legs(50_000),
            "Second",
        ),
        shape(
            "two-longer-legs",
            "legs longer by one",
            // 2 · 50 001 edges
            || two_legs(50_001),
            "First",
        ),
        Worst::new("random-tree", "far jumps in memory", Known::ByAlgorithm(by_stripping), || {
            let mut random = seeded(1);
            let edges = shapes::random_tree(N, &mut random);
            file(N, &shapes::shuffled(N, edges, &mut random))
        }),
        Worst::new(
            "random-long-tree",
            "a longest path that nothing but its length shows",
            Known::ByAlgorithm(by_stripping),
            || {
                let mut random = seeded(2);
                let edges = (1..N).map(|v: usize| (random.random_range(v.saturating_sub(5)..v), v));
                let edges = edges.collect();
                file(N, &shapes::shuffled(N, edges, &mut random))
            },
        ),
    ]
}

/// Strips all leaves again and again, which is what a move at an inner vertex does, until one or two vertices are left;
/// then counts the diameter, which is 2 for every time and 1 for an edge at the end, down to these by a table of lost
/// and won numbers.
fn by_stripping(input: &str) -> String {
    answers(input, |neighbours| {
        let mut degree = neighbours.iter().map(Vec::len).collect_vec();
        let mut left = neighbours.len();
        let mut leaves = (0..left).filter(|&v| degree[v] == 1).collect_vec();
        let mut diameter = 0;
        while left > 2 {
            diameter += 2;
            left -= leaves.len();
            let mut next = vec![];
            for &leaf in &leaves {
                degree[leaf] = 0;
                let Some(&up) = neighbours[leaf].iter().find(|&&w| degree[w] > 0) else {
                    continue;
                };
                degree[up] -= 1;
                if degree[up] == 1 {
                    next.push(up);
                }
            }
            leaves = next;
        }
        diameter += left - 1;
        let mut won = vec![true, false];
        while won.len() <= diameter {
            won.push(!(won[won.len() - 1] && won[won.len() - 2]));
        }
        won[diameter]
    })
}

/// The number of edges to the vertex farthest from `v`, and one such vertex.
fn farthest(neighbours: &[Vec<usize>], v: usize) -> (usize, usize) {
    distances(neighbours, v).into_iter().zip(0..).max().expect("the vertex itself at least")
}

fn by_diameter(input: &str, first_wins: fn(usize) -> bool) -> String {
    answers(input, |neighbours| {
        let (_, end) = farthest(neighbours, 0);
        first_wins(farthest(neighbours, end).0)
    })
}

fn two_vertices_at_once(input: &str) -> String {
    by_diameter(input, |diameter| (diameter + 1) % 3 != 0)
}

fn both_ends_always(input: &str) -> String {
    by_diameter(input, |diameter| diameter / 2 % 2 == 0)
}

fn depth_for_diameter(input: &str) -> String {
    answers(input, |neighbours| farthest(neighbours, 0).0 % 3 != 1)
}
