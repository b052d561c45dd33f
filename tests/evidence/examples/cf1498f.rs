//! Presents that climb a tree by k edges, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("cf1498f", Limits::known(2000, 256), oracle, small)
        .played(
            "all trees of 3 vertices with up to 2 presents each and of 4 with up to 1, 400 \
             trees of 5 to 8 vertices with up to 6 presents in all",
        )
        .beyond("for worst inputs, the XOR of the claim, counted by centroids")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("odd-depth", |input| by_depth(input, |depth, _| depth % 2 == 1), "random-trees-of-5-to-8-vertices")
                .says("Counts odd depths, as if k were 1."),
            wrong("multiples-of-k-alone", multiples_alone, "random-trees-of-5-to-8-vertices")
                .says("Counts the depths k, 3k, 5k, …, and forgets those between."),
            wrong("every-vertex-that-can-move", all_that_move, "all-trees-of-3-vertices")
                .says("Plays Nim with all vertices that are deep enough to move."),
            wrong("parent-with-the-child-itself", child_counted_twice, "all-trees-of-3-vertices").says(
                "Gives a child all that its parent sees, and with it the child's own subtree once \
                 more.",
            ),
        ])
        .refused([("a-cycle", "4 1\n1 2\n2 3\n@3 1@\n5 5 5 5\n", "an edge that closes no cycle")])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, |neighbours, presents, k| {
        let wins = |root| {
            let ways = ways_up(neighbours, root);
            let moves = |presents: &Vec<u32>| {
                let mut successors = vec![];
                for (v, way) in ways.iter().enumerate() {
                    let Some(&target) = way.get(k) else { continue };
                    for taken in 1..=presents[v] {
                        let mut next = presents.clone();
                        next[v] -= taken;
                        next[target] += taken;
                        successors.push(next);
                    }
                }
                successors
            };
            Play::normal(moves).value(presents)
        };
        (0..presents.len()).map(wins).collect()
    })
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

/// The line for a tree, by whether each root is won.
fn answers(input: &str, wins: impl Fn(&[Vec<usize>], &Vec<u32>, usize) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, k) = (tokens.read(), tokens.read());
    let neighbours = adjacency(n, &tokens.edges(n - 1));
    line(wins(&neighbours, &tokens.list(n), k))
}

fn line(wins: impl IntoIterator<Item = bool>) -> String {
    format!("{}\n", joined(wins.into_iter().map(u8::from)))
}

fn file(k: usize, edges: &Edges, presents: &[u32]) -> String {
    let edges = edge_lines(edges);
    format!("{} {k}\n{edges}{}\n", presents.len(), joined(presents))
}

fn small() -> Vec<Small> {
    let all = |n: usize, most: u32| {
        let presents = (0..n).map(|_| 0..=most).multi_cartesian_product();
        let trees = shapes::all_trees(n).into_iter();
        trees
            .cartesian_product(presents.collect_vec())
            .cartesian_product(1..=3)
            .map(|((edges, presents), k)| file(k, &edges, &presents))
    };
    let mut random = seeded(1);
    let larger = (0..400).map(|index| {
        let n = random.random_range(5..=8);
        let edges = shapes::random_tree(n, &mut random);
        let mut presents = vec![0; n];
        for _ in 0..random.random_range(2..=6) {
            presents[random.random_range(0..n)] += 1;
        }
        let k = if index % 10 == 0 { random.random_range(4..=20) } else { random.random_range(1..=3) };
        file(k, &shapes::shuffled(n, edges, &mut random), &presents)
    });
    vec![
        Small::new("random-trees-of-5-to-8-vertices", larger.collect_vec()),
        Small::new("all-trees-of-4-vertices", all(4, 1)),
        Small::new("all-trees-of-3-vertices", all(3, 2)),
    ]
}

/// The greatest number of vertices, k, and number of presents on a vertex.
const N: usize = 100_000;
const K: usize = 20;
const PRESENTS: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 3, N, |n| {
            let edges = edge_lines(&shapes::path(n as usize));
            format!("@{n} 2\n{edges}{}\n", repeated("5 ", n))
        }),
        Bound::integer("k", 1, K, |k| format!("3 @{k}\n1 2\n2 3\n5 6 7\n")),
        Bound::vertex("a vertex", 3, |v| format!("3 1\n2 @{v}\n1 3\n5 6 7\n")),
        Bound::integer("a number of presents", 0, PRESENTS, |presents| format!("3 1\n1 2\n2 3\n5 @{presents} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // Numbers of presents of which many have the XOR 0.
    let group = [0, PRESENTS, 1 << 29, PRESENTS ^ 1 << 29];
    let presents = move |seed| {
        let mut random = seeded(seed);
        (0..N).map(|_| group[random.random_range(0..4)]).collect_vec()
    };
    let steps = [20, 1, 20, 19, 7, 6];
    let trees = shapes::LARGE_TREES.into_iter().zip(steps);
    let trees = trees.map(move |((name, attacks, edges), k)| {
        let input = move || file(k, &edges(N), &presents(k as u64));
        Worst::new(name, attacks, Known::ByAlgorithm(by_centroids), input)
    });
    let single = Worst::known(
        "presents-on-one-vertex-of-a-path",
        "the farthest distances: an answer that changes with every twentieth root",
        move || {
            (
                {
                    let mut presents = vec![0; N];
                    presents[N / 2] = PRESENTS;
                    file(K, &shapes::path(N), &presents)
                },
                line((0..N).map(|root| root.abs_diff(N / 2) / K % 2 == 1)),
            )
        },
    );
    let alternating = Worst::known(
        "two-classes-of-a-caterpillar",
        "k = 1: only the vertices at odd distances count, which are one of two classes",
        move || {
            (
                {
                    // The spine of half the vertices and one leaf at each: all equal presents on one class, one less on
                    // one vertex of the other. A class has N / 2 vertices, an even number.
                    let mut presents = vec![PRESENTS; N];
                    presents[0] -= 1;
                    file(1, &shapes::caterpillar(N), &presents)
                },
                {
                    // The first vertex is in the class of the even places of the spine, and of the leaves at odd
                    // places.
                    let class = |v: usize| {
                        if v < N / 2 { v % 2 } else { (v - N / 2 + 1) % 2 }
                    };
                    line((0..N).map(|root| class(root) == 1))
                },
            )
        },
    );
    trees.chain([single, alternating]).collect()
}

/// Counts pairs of a root and a vertex at the centroid that first parts them: with all vertices of its component, less
/// those pairs that lie in one branch.
fn by_centroids(input: &str) -> String {
    answers(input, |neighbours, presents, k| {
        let n = presents.len();
        let mut sums = vec![0; n];
        let mut is_removed = vec![false; n];
        // For every vertex of `part`, with its distance from the centroid, adds those that are on odd steps from it.
        let add = |sums: &mut Vec<u32>, part: &[(usize, usize)]| {
            let width = 2 * k;
            let mut at = vec![0; width];
            let mut most = 0;
            for &(v, distance) in part {
                at[distance % width] ^= presents[v];
                most = most.max(distance);
            }
            let most = most.min(width - 1);
            let odd = (0..=most)
                .map(|near| {
                    let far = (0..=most).filter(|far| (near + far) / k % 2 == 1);
                    far.fold(0, |sum, far| sum ^ at[far])
                })
                .collect_vec();
            for &(v, distance) in part {
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
            let plain = |found: Vec<(usize, usize, usize)>| {
                found.into_iter().map(|(v, distance, _)| (v, distance)).collect_vec()
            };
            add(&mut sums, &plain(search(&is_removed, centroid, 0, centroid)));
            is_removed[centroid] = true;
            for &branch in neighbours[centroid].iter().filter(|&&w| !is_removed[w]) {
                add(&mut sums, &plain(search(&is_removed, branch, 1, centroid)));
                open.push(branch);
            }
        }
        sums.into_iter().map(|sum| sum != 0).collect()
    })
}

/// The XOR of the presents at the depths that count, k given, for every root.
fn by_depth(input: &str, counts: fn(usize, usize) -> bool) -> String {
    answers(input, |neighbours, presents, k| {
        let wins = |root| {
            let ways = ways_up(neighbours, root);
            let counted = (0..presents.len()).filter(|&v| counts(ways[v].len() - 1, k));
            counted.fold(0, |sum, v| sum ^ presents[v]) != 0
        };
        (0..presents.len()).map(wins).collect()
    })
}

fn multiples_alone(input: &str) -> String {
    by_depth(input, |depth, k| depth % k == 0 && depth / k % 2 == 1)
}

fn all_that_move(input: &str) -> String {
    by_depth(input, |depth, k| depth >= k)
}

fn child_counted_twice(input: &str) -> String {
    answers(input, |neighbours, presents, k| {
        let ways = ways_up(neighbours, 0);
        let n = presents.len();
        let mut levels = vec![vec![0; 2 * k]; n];
        for (v, w) in (0..n).cartesian_product(0..n) {
            if let Some(distance) = ways[w].iter().position(|&up| up == v) {
                levels[v][distance % (2 * k)] ^= presents[w];
            }
        }
        for v in (1..n).sorted_by_key(|&v| ways[v].len()) {
            for level in 0..2 * k {
                levels[v][(level + 1) % (2 * k)] ^= levels[ways[v][1]][level];
            }
        }
        let wins = |levels: Vec<u32>| levels[k..].iter().fold(0, |sum, level| sum ^ level) != 0;
        levels.into_iter().map(wins).collect()
    })
}
