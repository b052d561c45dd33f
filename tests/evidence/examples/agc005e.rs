//! A pursuit on two trees, by play.

use evidence::play::sums;
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    let random_trees = "random-trees-of-4-to-9-vertices";
    Problem::new("agc005e", Limits::known(2000, 256), oracle, small)
        .played("all pairs of trees up to 4 vertices, 1200 pairs of 4 to 9 vertices")
        .beyond("for worst inputs, pursuits in words, and the claim with searches and parents in place of distances")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("arrives-at-the-same-time", |input| by_safe(input, Mistake::SameTime), random_trees)
                .says("Lets Sigma go to a vertex where Sugim can be as early as he."),
            wrong("goes-on-behind-late-vertices", |input| by_safe(input, Mistake::Behind), random_trees)
                .says("Counts vertices to which Sigma comes early enough, though he is caught on the way."),
            wrong("long-edge-anywhere", |input| by_safe(input, Mistake::Anywhere), random_trees)
                .says("Finds no end when a red edge has ends far from each other, whether Sigma can reach it or not."),
            wrong("two-is-long", |input| by_safe(input, Mistake::TwoIsLong), random_trees)
                .says("Lets Sigma escape over an edge whose ends have the blue distance 2."),
        ])
        .refused([
            ("one-start", "2 1 @1\n1 2\n1 2\n", "another vertex than 1"),
            ("a-red-cycle", "4 1 2\n1 2\n2 3\n@3 1@\n1 2\n2 3\n3 4\n", "an edge that closes no cycle"),
            ("a-blue-cycle", "3 1 2\n1 2\n2 3\n2 3\n@3 2@\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The neighbours in the red and in the blue tree, and the starts of Sigma and of Sugim.
fn read(input: &str) -> ([Vec<Vec<usize>>; 2], [usize; 2]) {
    let mut tokens = Tokens::new(input);
    let [n, x, y]: [usize; 3] = [(); 3].map(|()| tokens.read());
    ([(); 2].map(|()| adjacency(n, &tokens.edges(n - 1))), [x - 1, y - 1])
}

/// Where Sigma and Sugim are, and whether it is Sugim's turn.
type Position = (usize, usize, bool);

fn oracle(input: &str) -> String {
    let ([red, blue], [sigma, sugim]) = read(input);
    let moves = |&(sigma, sugim, sugims_turn): &Position| match sugims_turn {
        _ if sigma == sugim => vec![],
        false => red[sigma].iter().chain([&sigma]).map(|&next| ((next, sugim, true), 1)).collect(),
        true => blue[sugim].iter().chain([&sugim]).map(|&next| ((sigma, next, false), 1)).collect(),
    };
    let start = (sigma, sugim, false);
    said(sums([start], moves, |position| position.2)[&start])
}

fn said(turns: Option<u64>) -> String {
    turns.map_or("-1\n".to_owned(), |turns| format!("{turns}\n"))
}

fn file(n: usize, sigma: usize, sugim: usize, red: &Edges, blue: &Edges) -> String {
    format!("{n} {} {}\n{}{}", sigma + 1, sugim + 1, edge_lines(red), edge_lines(blue))
}

fn small() -> Vec<Small> {
    let all = (2..=4_usize).flat_map(|n| {
        let pairs = (0..2).map(|_| shapes::all_trees(n)).multi_cartesian_product();
        // All trees are there under all names of their vertices, so it is enough that Sigma starts on the first.
        pairs.flat_map(move |trees| (1..n).map(move |sugim| file(n, 0, sugim, &trees[0], &trees[1])))
    });
    let mut random = seeded(1);
    let larger = (0..1200).map(|index| {
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
        file(n, sigma, sugim, &red, &blue)
    });
    vec![
        Small::new("random-trees-of-4-to-9-vertices", larger.collect_vec()),
        Small::new("all-trees-up-to-4-vertices", all),
    ]
}

/// The greatest number of vertices.
const N: usize = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 2, N, |n| format!("@{n} 1 2\n{0}{0}", edge_lines(&shapes::path(n)))),
        Bound::vertex("X", 3, |x| format!("3 @{x} {}\n1 2\n2 3\n1 2\n2 3\n", if x == 1 { 2 } else { 1 })),
        Bound::vertex("Y", 3, |y| format!("3 {} @{y}\n1 2\n2 3\n1 2\n2 3\n", if y == 1 { 2 } else { 1 })),
        Bound::vertex("a red end", 3, |v| format!("3 1 2\n2 @{v}\n3 1\n1 2\n2 3\n")),
        Bound::vertex("a blue end", 3, |v| format!("3 1 2\n1 2\n2 3\n2 @{v}\n3 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let by_searches = Known::BySameIdea(|input| by_safe(input, Mistake::No));
    let same = move |name, attacks, edges: Edges, shuffle: bool| {
        Worst::new(name, attacks, by_searches, move || {
            let of = |seed| if shuffle { shapes::shuffled(N, edges.clone(), &mut seeded(seed)) } else { edges.clone() };
            file(N, 0, N - 1, &of(2), &of(2))
        })
    };
    vec![
        Worst::known("path", "recursion as deep as the path, and the longest game that ends", || {
            // Sigma goes to the end ahead of Sugim, who follows him.
            let path = shapes::path(N);
            (file(N, 1, 0, &path, &path), format!("{}\n", 2 * (N - 1)))
        }),
        Worst::known("long-edge-at-the-end", "an escape at the far end of a path", || {
            // The last vertex hangs on one three blue edges away in the red tree. Sigma reaches that ahead of Sugim.
            let (mut red, blue) = (shapes::path(N), shapes::path(N));
            red[N - 2].0 = N - 4;
            (file(N, 1, 0, &red, &blue), "-1\n".to_owned())
        }),
        Worst::known("red-path-on-a-blue-star", "a long red path, of which three vertices count", || {
            // From the middle of the star Sugim reaches every vertex with his second move. With his first he does not
            // reach Sigma, who stays.
            (file(N, N / 2, N - 1, &shapes::path(N), &shapes::star(N)), "4\n".to_owned())
        }),
        same("caterpillar", "many ends of the red path that all count", shapes::caterpillar(N), false),
        same("binary", "many red edges, most of which count", shapes::binary(N), true),
        same("random-tree", "far jumps in memory", shapes::random_tree(N, &mut seeded(1)), true),
        Worst::new("two-random-trees", "trees without an edge in common", by_searches, || {
            let tree = |seed| shapes::shuffled(N, shapes::random_tree(N, &mut seeded(seed)), &mut seeded(seed));
            file(N, 0, N - 1, &tree(1), &tree(2))
        }),
    ]
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
fn by_safe(input: &str, mistake: Mistake) -> String {
    let ([red, blue], [sigma, sugim]) = read(input);
    let (depth, parent) = search(&blue, sugim);
    let (distance, before) = search(&red, sigma);
    let mut safe = vec![false; red.len()];
    for v in (0..red.len()).sorted_by_key(|&v| distance[v]) {
        let early = distance[v] < depth[v] + usize::from(mistake == Mistake::SameTime);
        safe[v] = early && (safe[before[v]] || v == sigma || mistake == Mistake::Behind);
    }
    let is_long = |v: usize, w: usize| {
        let one = parent[v] == w || parent[w] == v;
        let two = parent[v] == parent[w] || parent[parent[v]] == w || parent[parent[w]] == v;
        !one && (!two || mistake == Mistake::TwoIsLong)
    };
    let escape =
        (0..red.len()).any(|v| (safe[v] || mistake == Mistake::Anywhere) && red[v].iter().any(|&w| is_long(v, w)));
    let greatest = (0..red.len()).filter(|&v| safe[v]).map(|v| depth[v]).max().unwrap_or(0);
    said((!escape).then_some(2 * greatest as u64))
}
