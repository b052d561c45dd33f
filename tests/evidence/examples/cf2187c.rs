//! A pursuit along edges that do not cross, over all pairs of starts, by play.

use evidence::prelude::*;
use evidence::watch;

fn main() -> ExitCode {
    let start = between("u", 1, format::from(|before| before["n"] - 2)).usually(format::PLACE);
    let end = between("v", format::from(|before| before["u"] + 2), "n").usually("n");
    let graph = format::all([
        row([int("n", 2..=N), format::len_between("m", 0, format::from(|before| before["n"] - 2))]),
        list("m", row([start, end])).such(EDGES, |edges: Vec<(usize, usize)>| are_apart(&edges)),
    ]);
    let graphs = Format::tests("t", 1..=T, graph).sum("the sum of n", "n", N);
    let graphs = graphs.trying("m", "n", N).trying("v", "m", 1);
    Problem::tests("cf2187c", Limits::known(3000, 256), graphs, || by_play, Plain)
        .all([("n", 6), ("m", 4), ("u", 6), ("v", 6)])
        .small("random-graphs-of-6-to-12-vertices", || random_graphs(1, 400, 6, 12))
        .beyond("for worst inputs, sums proved in a comment, and the claim pair by pair")
        // Depths n − 1, …, 0. Tom is nearer to the end, and waits.
        .known("a-path", || (vec![(N, vec![])], vec![0]))
        .attacks("recursion as deep as the graph is long, and lists of levels that are copied")
        // From each vertex one edge to the last: all others are neighbours of the root.
        .known("a-star", || (vec![(N, (1..=N - 2).map(|u| (u, N)).collect())], vec![(N as u64 - 1) * (N as u64 - 2)]))
        .attacks("a vertex with as many children as there can be, and the greatest number of edges")
        // A path of n/2 vertices hangs beside the edge to its end, and each of them has a twin.
        .known("paths-that-end-in-one-vertex", two_paths)
        .attacks("sums of 10¹⁴ and more")
        .worst("small-graphs", by_algorithm(by_play), || random_graphs(2, T, 19, 21))
        .attacks("as many tests as can be")
        .worst("halves-in-halves", by_same_idea(by_depths), || vec![(N, halves(1, N))])
        .attacks("nested edges, in a balanced tree")
        .worst("random", by_same_idea(by_depths), || random_graphs(3, 1, N, N))
        .attacks("far jumps in memory")
        .wrong("distance-to-the-end", |graph| by_pairs(graph, |of, _, y| of.depth(y)), "all")
        .says("Lets Tom wait at the end of the graph; he waits at the first vertex that both have to meet.")
        .wrong("only-nearer-starts", |graph| by_pairs_if(graph, |dx, dy| dy < dx, Of::moves), "all")
        .says("Lets Tom win only if he is nearer to the end; at the same depth he wins, too.")
        .wrong(
            "turns-not-moves",
            |graph| by_pairs(graph, |of, x, y| of.depth(x).max(of.depth(y)) - of.depth(of.common(x, y))),
            "all",
        )
        .says("Counts turns; the moves that Tom makes count, and a stay is none.")
        .wrong("the-next-vertex-as-parent", |(n, _)| by_pairs(&(*n, vec![]), Of::moves), "all")
        .says("Lets Jerry and Tom walk vertex by vertex, without the longer edges.")
        .wrong("the-sum-in-32-bits", |graph| by_depths(graph) % (1 << 32), "large-two-paths")
        .says("Adds up in 32 bits; sums reach 10¹⁴ and more.")
        .refused([("crossing-edges", "1\n5 2\n@1 4\n2 5@\n", EDGES), ("an-edge-twice", "1\n5 2\n@1 4\n1 4@\n", EDGES)])
        .main()
}

/// The greatest number of graphs, and of vertices in all.
const T: usize = 10_000;
const N: usize = 200_000;

const EDGES: &str = "edges that neither cross nor come twice";

/// The number of vertices, and the edges beside those to the next vertex, with vertices counted from 1.
type Graph = (usize, Vec<(usize, usize)>);

fn are_apart(edges: &[(usize, usize)]) -> bool {
    let mut sorted = edges.to_vec();
    sorted.sort_unstable_by_key(|&(u, v)| (u, usize::MAX - v));
    // The edges that lead over a vertex are nested: the last one that is still open ends first.
    let mut open: Vec<(usize, usize)> = vec![];
    for edge in sorted {
        while open.pop_if(|other| other.1 <= edge.0).is_some() {}
        if open.last().is_some_and(|other| other.1 < edge.1 || *other == edge) {
            return false;
        }
        open.push(edge);
    }
    true
}

/// Where Jerry and Tom are, whether Tom is to move, and whether he has just moved.
type Position = (usize, usize, bool, bool);

/// How many moves Tom makes for his win, with the one that he has just made, nothing if he cannot force one: Jerry
/// makes them as many as he can.
fn by_play((n, edges): &Graph) -> u64 {
    let (n, edges) = (*n, edges.clone());
    let all = (1..n).map(|u| (u, u + 1)).chain(edges.iter().copied()).collect_vec();
    let next = |from: usize| all.iter().filter(move |edge| edge.0 == from).map(|edge| edge.1).collect_vec();
    let moves = |&(jerry, tom, is_toms_turn, _): &Position| match is_toms_turn {
        true => {
            let moved = next(tom).into_iter().map(|tom| (jerry, tom, false, true));
            [(jerry, tom, false, false)].into_iter().chain(moved).collect()
        }
        false if jerry == n || jerry == tom => vec![],
        false => next(jerry).into_iter().map(|jerry| (jerry, tom, true, false)).collect_vec(),
    };
    let combine = |&(jerry, tom, is_toms_turn, has_moved): &Position, values: &[Option<u64>]| match is_toms_turn {
        true => values.iter().copied().flatten().min(),
        false => {
            let most = values.iter().copied().reduce(|a, b| Some(a?.max(b?))).flatten();
            let more = if jerry == tom { Some(0) } else { most };
            more.map(|moves| moves + u64::from(has_moved))
        }
    };
    let arcs = all.iter().map(|&(u, v)| (u - 1, v - 1)).collect_vec();
    let play = Play::new(moves, combine).board(|&(jerry, tom, ..)| {
        board::graph(n, arcs.iter().copied()).directed().token(jerry - 1, "Jerry").token(tom - 1, "Tom").board()
    });
    let play = play
        .label(|&(_, _, is_toms_turn, _), &(jerry, tom, ..)| format!("to {}", if is_toms_turn { tom } else { jerry }));
    let play = play.mover(|&(_, _, is_toms_turn, _)| if is_toms_turn { "Tom" } else { "Jerry" });
    let mut play = play.worded(|moves| match moves {
        Some(moves) => format!("Tom wins in {} of his own", watch::counted(*moves, "move")),
        None => "Jerry wins".to_owned(),
    });
    let starts = (1..=n).cartesian_product(1..=n).filter(|(x, y)| x != y);
    starts.map(|(x, y)| play.value(&(x, y, false, false)).unwrap_or(0)).sum()
}

/// Random edges within edges.
fn random_graphs(seed: u64, count: usize, least: usize, most: usize) -> Vec<Graph> {
    let mut random = seeded(seed);
    let mut graph = |_| {
        let n = random.random_range(least..=most);
        let share = random.random_range(0.2..1.0);
        let mut edges = vec![];
        let mut intervals = vec![(1, n)];
        while let Some((from, to)) = intervals.pop() {
            if from + 1 < to {
                if random.random_bool(share) {
                    edges.push((from, to));
                }
                let middle = random.random_range(from + 1..to);
                intervals.extend([(from, middle), (middle, to)]);
            }
        }
        (n, edges)
    };
    (0..count).map(&mut graph).collect()
}

/// The edges of an interval, its halves, their halves, ….
fn halves(from: usize, to: usize) -> Vec<(usize, usize)> {
    let mut edges = vec![(from, to)];
    let mut next = 0;
    while let Some(&(from, to)) = edges.get(next) {
        let middle = from.midpoint(to);
        edges.extend([(from, middle), (middle, to)].into_iter().filter(|(from, to)| from + 1 < *to));
        next += 1;
    }
    edges
}

/// One edge makes two paths of `half` vertices out of the tree, which end in the last vertex. On one path, Tom wins
/// only from an ancestor of x, where he waits. From the other one he has to go to the end: d moves from depth d, for
/// each of the half − d + 1 vertices that are as deep.
fn two_paths() -> (Vec<Graph>, Vec<u64>) {
    let half = N / 2 - 1;
    let by_depth = (1..=half as u64).map(|d| d * (half as u64 - d + 1)).sum::<u64>();
    (vec![(2 * half + 1, vec![(half, 2 * half + 1)])], vec![2 * by_depth])
}

/// The tree of the longest edges: the parent and the depth of every vertex, from 0 here.
struct Of {
    parents: Vec<usize>,
    depths: Vec<u64>,
}

impl Of {
    fn new((n, edges): &Graph) -> Self {
        let longest = |u: usize| edges.iter().filter(|edge| edge.0 == u + 1).map(|edge| edge.1 - 1).max();
        Self::with_parents((0..*n).map(|u| longest(u).unwrap_or(u + 1).min(n - 1)).collect())
    }

    fn with_parents(parents: Vec<usize>) -> Self {
        let mut depths = vec![0; parents.len()];
        for u in (0..parents.len() - 1).rev() {
            depths[u] = depths[parents[u]] + 1;
        }
        Self { parents, depths }
    }

    fn depth(&self, u: usize) -> u64 {
        self.depths[u]
    }

    /// The lowest common ancestor: ancestors have greater numbers.
    fn common(&self, mut x: usize, mut y: usize) -> usize {
        while x != y {
            (x, y) = (x.max(y), self.parents[x.min(y)]);
        }
        x
    }

    fn moves(&self, x: usize, y: usize) -> u64 {
        self.depth(y) - self.depth(self.common(x, y))
    }
}

/// The claim, pair by pair, with another number of moves.
fn by_pairs(graph: &Graph, moves: impl Fn(&Of, usize, usize) -> u64) -> u64 {
    by_pairs_if(graph, |dx, dy| dy <= dx, moves)
}

fn by_pairs_if(graph: &Graph, wins: fn(u64, u64) -> bool, moves: impl Fn(&Of, usize, usize) -> u64) -> u64 {
    let of = Of::new(graph);
    let pairs = (0..graph.0).cartesian_product(0..graph.0).filter(|&(x, y)| x != y && wins(of.depth(x), of.depth(y)));
    pairs.map(|(x, y)| moves(&of, x, y)).sum()
}

/// The claim, where the pairs of a subtree are counted depth by depth, by the places of its vertices in preorder. A
/// large graph cannot be played out.
fn by_depths((n, edges): &Graph) -> u64 {
    let mut parents = (1..*n).chain([n - 1]).collect_vec();
    edges.iter().for_each(|&(u, v)| parents[u - 1] = parents[u - 1].max(v - 1));
    let of = Of::with_parents(parents);
    let mut sizes = vec![1; *n];
    (0..n - 1).for_each(|u| sizes[of.parents[u]] += sizes[u]);
    // Where the subtree of each vertex begins in a preorder: behind those of its siblings with greater numbers.
    let mut taken = vec![1; *n];
    let mut begins = vec![0; *n];
    let mut places: Vec<Vec<usize>> = vec![vec![]; *n];
    for u in (0..*n).rev() {
        if u + 1 < *n {
            let parent = of.parents[u];
            begins[u] = begins[parent] + taken[parent];
            taken[parent] += sizes[u];
        }
        places[of.depth(u) as usize].push(begins[u]);
    }
    places.iter_mut().for_each(|places| places.sort_unstable());
    let mut left = *n as u64;
    let mut sum = 0;
    for (depth, places) in places.iter().enumerate() {
        sum += depth as u64 * places.len() as u64 * left;
        left -= places.len() as u64;
    }
    for u in 0..n - 1 {
        let end = begins[u] + sizes[u];
        let mut below = sizes[u] as u64;
        for places in &places[of.depth(u) as usize..] {
            let here = (places.partition_point(|&place| place < end)
                - places.partition_point(|&place| place < begins[u])) as u64;
            if here == 0 {
                break;
            }
            // Each vertex of this depth with all that are as deep or deeper.
            sum -= here * below;
            below -= here;
        }
    }
    sum
}
