//! Presents that climb a tree by k edges, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let form = format::all([
        row([len("n", 3..=N), int("k", 1..=K)]),
        tree("a vertex", "n"),
        row([list("n", int("a number of presents", 0..=PRESENTS))]),
    ]);
    Problem::one(
        "cf1498f",
        Limits::known(2000, 256),
        form,
        || by_play,
        |wins: &Vec<bool>| joined(wins.iter().map(|&won| u8::from(won))),
    )
    .small(RANDOM, random_trees)
    .all([("n", 3), ("k", 3), ("a number of presents", 2)])
    .all([("n", 4), ("k", 3), ("a number of presents", 1)])
    .beyond("for worst inputs, the XOR of the claim, counted by centroids")
    .each(shapes::LARGE_TREES.into_iter().zip([20, 1, 20, 19, 7, 6]), |problem, ((name, attacks, edges), k)| {
        let make = move || {
            // Numbers of presents of which many have the XOR 0.
            let mut random = seeded(k as u64);
            let group = [0, PRESENTS, 1 << 29, PRESENTS ^ 1 << 29];
            (k, edges(N), (0..N).map(|_| group[random.random_range(0..4)]).collect())
        };
        problem.worst(name, by_algorithm(by_centroids), make).attacks(attacks)
    })
    .known("presents-on-one-vertex-of-a-path", || {
        let mut presents = vec![0; N];
        presents[N / 2] = PRESENTS;
        ((K, shapes::path(N), presents), (0..N).map(|root| root.abs_diff(N / 2) / K % 2 == 1).collect())
    })
    .attacks("the farthest distances: an answer that changes with every twentieth root")
    .known("two-classes-of-a-caterpillar", || {
        // The spine of half the vertices and one leaf at each: all equal presents on one class, one less on one vertex
        // of the other. A class has N / 2 vertices, an even number.
        let mut presents = vec![PRESENTS; N];
        presents[0] -= 1;
        // The first vertex is in the class of the even places of the spine, and of the leaves at odd places.
        let is_in_the_other = |v: usize| if v < N / 2 { v % 2 == 1 } else { (v - N / 2) % 2 == 0 };
        ((1, shapes::caterpillar(N), presents), (0..N).map(is_in_the_other).collect())
    })
    .attacks("k = 1: only the vertices at odd distances count, which are one of two classes")
    .wrong("odd-depth", |tree| by_depth(tree, |depth, _| depth % 2 == 1), RANDOM)
    .says("Counts odd depths, as if k were 1.")
    .wrong("multiples-of-k-alone", |tree| by_depth(tree, |depth, k| depth % k == 0 && depth / k % 2 == 1), RANDOM)
    .says("Counts the depths k, 3k, 5k, …, and forgets those between.")
    .wrong("every-vertex-that-can-move", |tree| by_depth(tree, |depth, k| depth >= k), "all")
    .says("Plays Nim with all vertices that are deep enough to move.")
    .wrong("parent-with-the-child-itself", child_counted_twice, "all")
    .says("Gives a child all that its parent sees, and with it the child's own subtree once more.")
    .refused([("a-cycle", "4 1\n1 2\n2 3\n@3 1@\n5 5 5 5\n", "an edge that closes no cycle")])
    .main()
}

const RANDOM: &str = "random-trees-of-5-to-8-vertices-with-up-to-6-presents-in-all";

/// The largest number of vertices, k, and number of presents on a vertex.
const N: usize = 100_000;
const K: usize = 20;
const PRESENTS: u32 = 1_000_000_000;

/// k, the edges, and the presents of all vertices.
type Tree = (usize, Edges, Vec<u32>);

/// For every vertex, whether the game with this root is won.
fn by_play((k, edges, presents): &Tree) -> Vec<bool> {
    let neighbours = adjacency(presents.len(), edges);
    let wins = |root| {
        let ways = ways_up(&neighbours, root);
        let moves = |presents: &Vec<u32>| {
            let mut successors = vec![];
            for (v, way) in ways.iter().enumerate() {
                let Some(&target) = way.get(*k) else { continue };
                for taken in 1..=presents[v] {
                    let mut next = presents.clone();
                    next[v] -= taken;
                    next[target] += taken;
                    successors.push(next);
                }
            }
            successors
        };
        let board = |presents: &Vec<u32>| {
            board::graph(presents.len(), edges.iter().copied()).labelled(presents).rooted(root).board()
        };
        Play::normal(moves).board(board).value(presents)
    };
    (0..presents.len()).map(wins).collect()
}

/// For every vertex the way from it to the root, both included.
fn ways_up(neighbours: &[Vec<usize>], root: usize) -> Vec<Vec<usize>> {
    let mut ways = vec![vec![]; neighbours.len()];
    ways[root] = vec![root];
    let mut open = vec![root];
    while let Some(v) = open.pop() {
        for &w in &neighbours[v] {
            if ways[w].is_empty() {
                ways[w] = [vec![w], ways[v].clone()].concat();
                open.push(w);
            }
        }
    }
    ways
}

fn random_trees() -> Vec<Tree> {
    let mut random = seeded(1);
    let mut tree = |index| {
        let n = random.random_range(5..=8);
        let edges = shapes::random_tree(n, &mut random);
        let mut presents = vec![0; n];
        for _ in 0..random.random_range(2..=6) {
            presents[random.random_range(0..n)] += 1;
        }
        let k = if index % 10 == 0 { random.random_range(4..=20) } else { random.random_range(1..=3) };
        (k, shapes::shuffled(n, edges, &mut random), presents)
    };
    (0..400).map(&mut tree).collect()
}

/// Counts pairs of a root and a vertex at the centroid that first parts them: with all vertices of its component, less
/// those pairs that lie in one branch.
fn by_centroids((k, edges, presents): &Tree) -> Vec<bool> {
    let (n, width) = (presents.len(), 2 * k);
    let neighbours = adjacency(n, edges);
    let mut sums = vec![0; n];
    let mut is_removed = vec![false; n];
    // For every vertex of `part`, with its distance from the centroid, adds those that are on odd steps from it.
    let add = |sums: &mut Vec<u32>, part: Vec<(usize, usize, usize)>| {
        let mut at = vec![0; width];
        let mut most = 0;
        for &(v, distance, _) in &part {
            at[distance % width] ^= presents[v];
            most = most.max(distance);
        }
        let most = most.min(width - 1);
        let far = |near: usize| (0..=most).filter(move |far| (near + far) / k % 2 == 1);
        let odd = (0..=most).map(|near| xor(far(near).map(|far| at[far]))).collect_vec();
        for (v, distance, _) in part {
            sums[v] ^= odd[distance % width];
        }
    };
    // The vertices that are connected with `start`, from near to far, each with its distance and its predecessor.
    let search = |is_removed: &[bool], start: usize, distance: usize, from: usize| {
        let mut found = vec![(start, distance, from)];
        let mut next = 0;
        while let Some(&(v, distance, from)) = found.get(next) {
            let news = neighbours[v].iter().filter(|&&w| w != from && !is_removed[w]);
            found.extend(news.map(|&w| (w, distance + 1, v)));
            next += 1;
        }
        found
    };
    let mut size = vec![0; n];
    let mut open = vec![0];
    while let Some(start) = open.pop() {
        let component = search(&is_removed, start, 0, start);
        component.iter().for_each(|&(v, ..)| size[v] = 1);
        for &(v, _, from) in component[1..].iter().rev() {
            size[from] += size[v];
        }
        // The last vertex, from near to far, that has at least half of all below it.
        let large = component.iter().rev().find(|(v, ..)| 2 * size[*v] >= component.len());
        let centroid = large.expect("the start has all").0;
        add(&mut sums, search(&is_removed, centroid, 0, centroid));
        is_removed[centroid] = true;
        for &branch in neighbours[centroid].iter().filter(|&&w| !is_removed[w]) {
            add(&mut sums, search(&is_removed, branch, 1, centroid));
            open.push(branch);
        }
    }
    sums.into_iter().map(|sum| sum != 0).collect()
}

/// The XOR of the presents at the depths that count, k given, for every root.
fn by_depth((k, edges, presents): &Tree, counts: fn(usize, usize) -> bool) -> Vec<bool> {
    let neighbours = adjacency(presents.len(), edges);
    let wins = |root| {
        let ways = ways_up(&neighbours, root);
        xor((0..presents.len()).filter(|&v| counts(ways[v].len() - 1, *k)).map(|v| presents[v])) != 0
    };
    (0..presents.len()).map(wins).collect()
}

fn child_counted_twice((k, edges, presents): &Tree) -> Vec<bool> {
    let (n, width) = (presents.len(), 2 * k);
    let ways = ways_up(&adjacency(n, edges), 0);
    let mut levels = vec![vec![0; width]; n];
    for (v, w) in (0..n).cartesian_product(0..n) {
        if let Some(distance) = ways[w].iter().position(|&up| up == v) {
            levels[v][distance % width] ^= presents[w];
        }
    }
    for v in (1..n).sorted_by_key(|&v| ways[v].len()) {
        for level in 0..width {
            levels[v][(level + 1) % width] ^= levels[ways[v][1]][level];
        }
    }
    levels.into_iter().map(|levels| xor(levels[*k..].iter().copied()) != 0).collect()
}
