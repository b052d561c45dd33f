//! A pursuit on two trees, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let starts = row([int("N", 2..=N), vertex("X", "N"), vertex("Y", "N")]);
    let trees = format::all([starts, tree("a red end", "N"), tree("a blue end", "N")]);
    let trees = trees.such("two starts", |((_, sigma, sugim), ..): Pursuit| sigma != sugim);
    Problem::one("agc005e", Limits::known(2000, 256), trees, || by_play, said)
        .small("random-pairs-of-trees-of-4-to-9-vertices", random_trees)
        .small("pairs-of-trees-of-up-to-4-vertices-with-sigma-on-the-first", || {
            // All trees are there under all names of their vertices, so it is enough that Sigma starts on the first.
            let of = |n: usize| {
                let pairs = shapes::all_trees(n).into_iter().cartesian_product(shapes::all_trees(n));
                pairs.cartesian_product(1..n).map(move |((red, blue), sugim)| ((n, 0, sugim), red, blue))
            };
            (2..=4).flat_map(of).collect()
        })
        .beyond(
            "for worst inputs, pursuits proved in a comment, and the claim with searches and parents in place of \
             distances",
        )
        .known("path", || {
            // Sigma goes to the end ahead of Sugim, who follows him.
            (((N, 1, 0), shapes::path(N), shapes::path(N)), Some(2 * (N as u64 - 1)))
        })
        .attacks("recursion as deep as the path, and the longest game that ends")
        .known("long-edge-at-the-end", || {
            // The last vertex hangs on one three blue edges away in the red tree. Sigma reaches that ahead of Sugim.
            let mut red = shapes::path(N);
            red[N - 2].0 = N - 4;
            (((N, 1, 0), red, shapes::path(N)), None)
        })
        .attacks("an escape at the far end of a path")
        .known("red-path-on-a-blue-star", || {
            // From the middle of the star Sugim reaches every vertex with his second move. With his first he does not
            // reach Sigma, who stays.
            (((N, N / 2, N - 1), shapes::path(N), shapes::star(N)), Some(4))
        })
        .attacks("a long red path, of which three vertices count")
        .worst("caterpillar", by_same_idea(by_searches), || twice(shapes::caterpillar(N)))
        .attacks("many ends of the red path that all count")
        .worst("binary", by_same_idea(by_searches), || twice(shapes::shuffled(N, shapes::binary(N), &mut seeded(2))))
        .attacks("many red edges, most of which count")
        .worst("random-tree", by_same_idea(by_searches), || {
            twice(shapes::shuffled(N, shapes::random_tree(N, &mut seeded(1)), &mut seeded(2)))
        })
        .attacks("far jumps in memory")
        .worst("two-random-trees", by_same_idea(by_searches), || {
            let tree = |seed| shapes::shuffled(N, shapes::random_tree(N, &mut seeded(seed)), &mut seeded(seed));
            ((N, 0, N - 1), tree(1), tree(2))
        })
        .attacks("trees without an edge in common")
        .wrong(
            "arrives-at-the-same-time",
            |trees| by_safe(trees, Mistake::SameTime),
            "random-pairs-of-trees-of-4-to-9-vertices",
        )
        .says("Lets Sigma go to a vertex that Sugim can reach just as early.")
        .wrong(
            "goes-on-behind-late-vertices",
            |trees| by_safe(trees, Mistake::Behind),
            "random-pairs-of-trees-of-4-to-9-vertices",
        )
        .says("Counts vertices to which Sigma comes early enough, though he is caught on the way.")
        .wrong(
            "long-edge-anywhere",
            |trees| by_safe(trees, Mistake::Anywhere),
            "random-pairs-of-trees-of-4-to-9-vertices",
        )
        .says("Finds no end when a red edge has ends far from each other, whether Sigma can reach it or not.")
        .wrong("two-is-long", |trees| by_safe(trees, Mistake::TwoIsLong), "random-pairs-of-trees-of-4-to-9-vertices")
        .says("Lets Sigma escape over an edge whose ends have the blue distance 2.")
        .refused([
            ("one-start", "2 1 @1\n1 2\n1 2\n", "another vertex than 1"),
            ("a-red-cycle", "4 1 2\n1 2\n2 3\n@3 1@\n1 2\n2 3\n3 4\n", "an edge that closes no cycle"),
            ("a-blue-cycle", "3 1 2\n1 2\n2 3\n2 3\n@3 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices.
const N: usize = 200_000;

/// The number of vertices, where Sigma and Sugim start, and the edges of the red and of the blue tree.
type Pursuit = ((usize, usize, usize), Edges, Edges);

/// Where Sigma and Sugim are, and whether it is Sugim's turn.
type Position = (usize, usize, bool);

fn by_play(((n, sigma, sugim), red_tree, blue_tree): &Pursuit) -> Option<u64> {
    let [red, blue] = [red_tree, blue_tree].map(|tree| adjacency(*n, tree));
    let moves = |&(sigma, sugim, sugims_turn): &Position| match sugims_turn {
        _ if sigma == sugim => vec![],
        false => red[sigma].iter().chain([&sigma]).map(|&next| (next, sugim, true)).collect(),
        true => blue[sugim].iter().chain([&sugim]).map(|&next| (sigma, next, false)).collect(),
    };
    let start = (*sigma, *sugim, false);
    // A player who finds the other on his vertex before his move is caught, or has caught him; the one hurries, the
    // other delays.
    let end = |&(sigma, sugim, sugims_turn): &Position| {
        (sigma == sugim).then_some(if sugims_turn { Outcome::Win(0) } else { Outcome::Loss(0) })
    };
    let play = Loopy::new(moves, end)
        .board(|&(sigma, sugim, _)| {
            let colours = [vec!["red"; n - 1], vec!["blue"; n - 1]].concat();
            let graph = board::graph(*n, red_tree.iter().chain(blue_tree).copied()).written(colours);
            graph.token(sigma, "Sigma").token(sugim, "Sugim").board()
        })
        .mover(|&(.., sugims_turn)| if sugims_turn { "Sugim" } else { "Sigma" });
    match play.outcomes([start])[&start] {
        Outcome::Loss(turns) => Some(turns.into()),
        _ => None,
    }
}

fn said(turns: &Option<u64>) -> String {
    turns.map_or("-1".to_owned(), |turns| turns.to_string())
}

fn random_trees() -> Vec<Pursuit> {
    let mut random = seeded(1);
    let mut trees = |index| {
        let n = random.random_range(4..=9);
        let [red, blue] = [(); 2].map(|()| shapes::random_tree(n, &mut random));
        // Half of the trees share most of their edges: then long edges are rare.
        let blue = match index % 2 {
            0 => blue,
            _ => red.iter().zip(blue).map(|(red, blue)| if random.random_bool(0.7) { *red } else { blue }).collect(),
        };
        let [red, blue] = [red, blue].map(|tree| shapes::shuffled(n, tree, &mut seeded(index)));
        let sigma = random.random_range(0..n);
        let sugim = (sigma + random.random_range(1..n)) % n;
        ((n, sigma, sugim), red, blue)
    };
    (0..1200).map(&mut trees).collect()
}

/// The tree in both colours, with Sigma on its first vertex and Sugim on its last.
fn twice(edges: Edges) -> Pursuit {
    ((N, 0, N - 1), edges.clone(), edges)
}

/// The distances of all vertices of a tree from one, and the vertex before each on the way.
fn search(neighbours: &[Vec<usize>], from: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut distance, mut before) = (vec![0; neighbours.len()], vec![from; neighbours.len()]);
    let mut open = vec![from];
    while let Some(v) = open.pop() {
        let last = before[v];
        for &next in neighbours[v].iter().filter(|&&next| next != last) {
            (distance[next], before[next]) = (distance[v] + 1, v);
            open.push(next);
        }
    }
    (distance, before)
}

#[derive(Clone, Copy, PartialEq)]
enum Mistake {
    No,
    SameTime,
    Behind,
    Anywhere,
    TwoIsLong,
}

/// The published solution. It rests on the theorem of the program, for which no other is known, but on no common
/// ancestors: of two vertices at most two edges apart one is the parent or grandparent of the other, or they have the
/// same parent.
fn by_searches(trees: &Pursuit) -> Option<u64> {
    by_safe(trees, Mistake::No)
}

fn by_safe(&((n, sigma, sugim), ref red, ref blue): &Pursuit, mistake: Mistake) -> Option<u64> {
    let [red, blue] = [red, blue].map(|tree| adjacency(n, tree));
    let (depth, parent) = search(&blue, sugim);
    let (distance, before) = search(&red, sigma);
    let mut safe = vec![false; n];
    for v in (0..n).sorted_by_key(|&v| distance[v]) {
        let early = distance[v] < depth[v] + usize::from(mistake == Mistake::SameTime);
        safe[v] = early && (safe[before[v]] || v == sigma || mistake == Mistake::Behind);
    }
    let is_long = |v: usize, w: usize| {
        let one = parent[v] == w || parent[w] == v;
        let two = parent[v] == parent[w] || parent[parent[v]] == w || parent[parent[w]] == v;
        !one && (!two || mistake == Mistake::TwoIsLong)
    };
    let escape = (0..n).any(|v| (safe[v] || mistake == Mistake::Anywhere) && red[v].iter().any(|&w| is_long(v, w)));
    let greatest = (0..n).filter(|&v| safe[v]).map(|v| depth[v]).max().unwrap_or(0);
    (!escape).then_some(2 * greatest as u64)
}
