//! Coins that move towards a vertex of a tree, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, distances};

fn main() -> ExitCode {
    Problem::one("agc033c", Limits::known(2000, 1024), tree_of("n", 1..=N), || by_play, ["First", "Second"])
        .small("random-trees-of-7-to-10-vertices", || {
            let mut random = seeded(1);
            let mut tree = |index| {
                let n = random.random_range(7..=10);
                // Long ones, too: every vertex hangs on one of the last few.
                random_tree(n, if index % 2 == 0 { n } else { 3 }, &mut random)
            };
            (0..400).map(&mut tree).collect()
        })
        .all([("n", 6)])
        // 199 999 edges
        .known("path", || (sized(shapes::path(N)), false))
        .attacks("recursion as deep as the tree")
        // 199 998 edges
        .known("path-less-one", || (sized(shapes::path(N - 1)), true))
        .attacks("the last vertex of a path")
        // 199 997 edges
        .known("path-less-two", || (sized(shapes::path(N - 2)), true))
        .attacks("the last two vertices of a path")
        // 2 edges
        .known("star", || (sized(shapes::star(N)), true))
        .attacks("work that is quadratic in a degree")
        // 100 000 edges down the path, and one more
        .known("broom", || (sized(shapes::broom(N)), true))
        .attacks("a long way down to a large fan")
        // 17 edges down on both sides
        .known("binary", || (sized(shapes::binary(N)), false))
        .attacks("a longest path through the root")
        // 2 · 50 000 edges
        .known("two-legs-and-a-star", || (two_legs(50_000), false))
        .attacks("a longest path that turns at the root, beside a large degree")
        // 2 · 50 001 edges
        .known("two-longer-legs", || (two_legs(50_001), true))
        .attacks("legs longer by one")
        .worst("random-tree", by_algorithm(by_stripping), || random_tree(N, N, &mut seeded(1)))
        .attacks("far jumps in memory")
        .worst("random-long-tree", by_algorithm(by_stripping), || random_tree(N, 5, &mut seeded(2)))
        .attacks("a longest path that nothing but its length shows")
        .wrong("two-vertices-at-once", |tree| (diameter(tree) + 1) % 3 != 0, "all")
        .says("Believes that the last two vertices of a diameter can go in one move.")
        .wrong("both-ends-always", |tree| diameter(tree) / 2 % 2 == 0, "all")
        .says("Believes that every move shortens a diameter at both ends.")
        .wrong("depth-for-diameter", |(n, edges)| farthest(&adjacency(*n, edges), 0).0 % 3 != 1, "all")
        .says("Takes the depth of the first vertex's tree.")
        .wrong("coins-stay", |tree| played(tree, false), "all")
        .says("Forgets that the coins move.")
        .refused([
            ("a-cycle", "4\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle"),
            ("a-loop", "2\n@2 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices.
const N: usize = 200_000;

/// The number of vertices, and the edges.
type Tree = (usize, Edges);

fn by_play(tree: &Tree) -> bool {
    played(tree, true)
}

/// Plays with the numbers of coins on all vertices, which move or stay where they are.
fn played((n, edges): &Tree, coins_move: bool) -> bool {
    let neighbours = adjacency(*n, edges);
    // For every v the neighbour of every other vertex that is nearer to v.
    let towards = (0..*n).map(|v| nearer(&neighbours, v)).collect_vec();
    let after = |coins: &[u8], v: usize| {
        let mut next = vec![0; *n];
        for w in (0..*n).filter(|&w| w != v) {
            next[if coins_move { towards[v][w] } else { w }] += coins[w];
        }
        next
    };
    let chosen = |coins: &[u8]| (0..*n).filter(|&v| coins[v] > 0).collect_vec();
    let moves = |coins: &Vec<u8>| chosen(coins).into_iter().map(|v| after(coins, v)).collect();
    Play::normal(moves)
        .board(|coins| board::graph(*n, edges.iter().copied()).labelled(coins).board())
        .label(|coins, next| {
            let choice = chosen(coins).into_iter().find(|&v| after(coins, v) == *next);
            choice.map_or_else(String::new, |v| format!("choose {}", v + 1))
        })
        .value(&vec![1; *n])
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

fn sized(edges: Edges) -> Tree {
    (edges.len() + 1, edges)
}

/// A tree in which every vertex hangs on one of the `back` before it, shuffled.
fn random_tree(n: usize, back: usize, random: &mut Pcg64) -> Tree {
    let edges = (1..n).map(|v| (random.random_range(v.saturating_sub(back)..v), v)).collect();
    (n, shapes::shuffled(n, edges, random))
}

/// Two paths of so many edges each, from the first vertex, and the other vertices as leaves there.
fn two_legs(leg: usize) -> Tree {
    let parent = |v: usize| if v > 2 * leg { 0 } else { v.saturating_sub(2) };
    sized((1..N).map(|v| (parent(v), v)).collect())
}

/// Strips all leaves again and again, which is what a move at an inner vertex does, until one or two vertices are left;
/// then counts the diameter, which is 2 for every time and 1 for an edge at the end, down to these by a table of lost
/// and won numbers.
fn by_stripping((n, edges): &Tree) -> bool {
    let neighbours = adjacency(*n, edges);
    let mut degree = neighbours.iter().map(Vec::len).collect_vec();
    let mut left = *n;
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
}

/// The number of edges to the vertex farthest from `v`, and one such vertex.
fn farthest(neighbours: &[Vec<usize>], v: usize) -> (usize, usize) {
    distances(neighbours, v).into_iter().zip(0..).max().expect("the vertex itself at least")
}

fn diameter((n, edges): &Tree) -> usize {
    let neighbours = adjacency(*n, edges);
    let (_, end) = farthest(&neighbours, 0);
    farthest(&neighbours, end).0
}
