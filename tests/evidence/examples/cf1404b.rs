//! A pursuit by jumps on a tree, by play.

use evidence::cases;
use evidence::play::{Outcome, outcomes};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, distances, edge_lines};

fn main() -> ExitCode {
    Problem::new("cf1404b", Limits::known(1000, 256), oracle, small)
        .played("all trees up to 5 vertices with all jumps, 600 trees of 6 to 11 vertices")
        .beyond("for worst inputs, pursuits in words, and the claim with the farthest vertices found by searches")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nearer-than-da", |input| by_limits(input, [1, 0, 0]), "trees-of-6-to-11-vertices")
                .says("Tests distance < da where distance ≤ da is right."),
            wrong("diameter-below-twice-da", |input| by_limits(input, [0, 1, 0]), "trees-of-6-to-11-vertices")
                .says("Tests D < 2da where D ≤ 2da is right."),
            wrong("db-below-twice-da", |input| by_limits(input, [0, 0, 1]), "trees-of-6-to-11-vertices")
                .says("Tests db < 2da where db ≤ 2da is right."),
            wrong("no-centre", |input| by_limits(input, [0, 2 * N, 0]), "trees-of-6-to-11-vertices")
                .says("Forgets that Alice reaches every vertex from the middle of a small tree."),
        ])
        .refused([
            ("one-start", "1\n3 2 @2 1 1\n1 2\n2 3\n", "another vertex than 2"),
            ("a-cycle", "1\n4 1 2 1 1\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle"),
        ])
        .main()
}

struct Tag {
    edges: Edges,
    starts: [usize; 2],
    jumps: [usize; 2],
}

impl Tag {
    fn read(tokens: &mut Tokens) -> Self {
        let [n, a, b, da, db]: [usize; 5] = [(); 5].map(|()| tokens.read());
        Self { edges: tokens.edges(n - 1), starts: [a - 1, b - 1], jumps: [da, db] }
    }

    fn lines(&self) -> String {
        let ([a, b], [da, db]) = (self.starts, self.jumps);
        format!("{} {} {} {da} {db}\n{}", self.edges.len() + 1, a + 1, b + 1, edge_lines(&self.edges))
    }

    /// The distances of all vertices from one.
    fn distances(&self, from: usize) -> Vec<usize> {
        distances(&adjacency(self.edges.len() + 1, &self.edges), from)
    }
}

fn file(cases: &[Tag]) -> String {
    format!("{}\n{}", cases.len(), cases.iter().map(Tag::lines).format(""))
}

/// Where Alice and Bob are, and whether it is Bob's turn.
type Position = (usize, usize, bool);

fn oracle(input: &str) -> String {
    answers(input, |tag| {
        let n = tag.edges.len() + 1;
        let distances = (0..n).map(|v| tag.distances(v)).collect_vec();
        let within = |from: usize, jump: usize| (0..n).filter(|&to| distances[from][to] <= jump).collect_vec();
        let moves = |&(alice, bob, bobs_turn): &Position| match bobs_turn {
            false => within(alice, tag.jumps[0]).into_iter().map(|next| (next, bob, true)).collect_vec(),
            true => within(bob, tag.jumps[1]).into_iter().map(|next| (alice, next, false)).collect(),
        };
        // Alice has won where they meet. Nobody has to give up elsewhere, since he can stay.
        let met = |&(alice, bob, bobs_turn): &Position| {
            (alice == bob).then_some(if bobs_turn { Outcome::Loss(0) } else { Outcome::Win(0) })
        };
        let start = (tag.starts[0], tag.starts[1], false);
        matches!(outcomes([start], moves, met)[&start], Outcome::Win(_))
    })
}

/// A line for each case, by whether Alice wins.
fn answers(input: &str, alice: impl Fn(&Tag) -> bool) -> String {
    cases::counted(input, |tokens| if alice(&Tag::read(tokens)) { "Alice" } else { "Bob" })
}

fn small() -> Vec<Small> {
    let all = (2..=5_usize).flat_map(|n| {
        let jumps = (1..n).cartesian_product(1..n).collect_vec();
        let cases = shapes::all_trees(n).into_iter().cartesian_product((1..n).cartesian_product(jumps));
        // All trees are there under all names of their vertices, so it is enough that Alice starts on the first.
        cases.map(|(edges, (bob, (da, db)))| Tag { edges, starts: [0, bob], jumps: [da, db] }).collect_vec()
    });
    let mut random = seeded(1);
    let larger = (0..600).map(|index| {
        let n = random.random_range(6..=11);
        // Long trees, where jumps can be short.
        let reach = if index % 3 == 0 { n } else { 2 };
        let edges = shapes::shuffled(n, long_tree(n, reach, &mut random), &mut random);
        let alice = random.random_range(0..n);
        let bob = (alice + random.random_range(1..n)) % n;
        let da: usize = random.random_range(1..=3);
        // Around twice da.
        let db = (2 * da - 1 + random.random_range(0..=3)).min(n - 1);
        Tag { edges, starts: [alice, bob], jumps: [da, db] }
    });
    vec![
        Small::new("trees-of-6-to-11-vertices", larger.collect_vec().chunks(10).map(file)),
        Small::new("all-trees-up-to-5-vertices", all.collect_vec().chunks(50).map(file)),
    ]
}

fn random_tree(n: usize) -> Edges {
    shapes::shuffled(n, shapes::random_tree(n, &mut seeded(1)), &mut seeded(2))
}

/// A tree in which every vertex but the first hangs on one of so many before it.
fn long_tree(n: usize, reach: usize, random: &mut Pcg64) -> Edges {
    (1..n).map(|v| (random.random_range(v.saturating_sub(reach)..v), v)).collect()
}

/// The greatest number of cases, and of vertices in all.
const T: usize = 10_000;
const N: usize = 100_000;

fn bounds() -> Vec<Bound> {
    let pair = "2 1 2 1 1\n1 2\n";
    vec![
        Bound::integer("t", 1, T, move |t| format!("@{t}\n{}", repeated(pair, t))),
        Bound::count("n", 2, N, |n| format!("1\n@{n} 1 2 1 1\n{}", edge_lines(&shapes::path(n)))),
        Bound::total("the sum of n", 40_000, N, |n| {
            let [first, second] = [40_000, n].map(|n| edge_lines(&shapes::path(n)));
            format!("2\n40000 1 2 1 1\n{first}@{n} 1 2 1 1\n{second}")
        }),
        Bound::vertex("a", 3, |a| format!("1\n3 @{a} {} 1 1\n1 2\n2 3\n", if a == 1 { 2 } else { 1 })),
        Bound::vertex("b", 3, |b| format!("1\n3 {} @{b} 1 1\n1 2\n2 3\n", if b == 1 { 2 } else { 1 })),
        Bound::integer("da", 1, 2, |da| format!("1\n3 1 2 @{da} 1\n1 2\n2 3\n")),
        Bound::integer("db", 1, 2, |db| format!("1\n3 1 2 1 @{db}\n1 2\n2 3\n")),
        Bound::vertex("a vertex", 3, |v| format!("1\n3 1 2 1 1\n2 @{v}\n3 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let file_of = |edges: Edges, starts, da| file(&[Tag { edges, starts, jumps: [da, N - 1] }]);
    let known = |name, attacks, winner: &'static str, edges: fn(usize) -> Edges, starts, da| {
        Worst::known(name, attacks, move || (file_of(edges(N), starts, da), format!("{winner}\n")))
    };
    let searched = |name, attacks, edges: fn(usize) -> Edges, starts, da| {
        Worst::new(name, attacks, Known::BySameIdea(by_searches), move || file_of(edges(N), starts, da))
    };
    let far = [N - 1, N / 2];
    vec![
        // Wherever Alice is, some end of the path is 50000 away at least, and Bob can jump to it from everywhere.
        known("path", "recursion as deep as the path", "Bob", shapes::path, [0, N - 1], N / 2 - 1),
        // From the middle Alice reaches everything.
        known("path-with-a-middle", "the same with a jump longer by one", "Alice", shapes::path, [0, N - 1], N / 2),
        // Alice goes to the middle.
        known("star", "a vertex with all the others as neighbours", "Alice", shapes::star, [1, 2], 1),
        searched("caterpillar", "many vertices as far as the farthest", shapes::caterpillar, far, N / 4 - 1),
        searched("binary", "longest paths without number", shapes::binary, far, 15),
        searched("random-tree", "far jumps in memory", random_tree, [1, 2], 6),
        Worst::new("many-trees", "work that grows with the greatest n", Known::BySameIdea(by_searches), || {
            let mut random = seeded(1);
            let tag = |_| {
                let edges = long_tree(N / T, 2, &mut random);
                let da = random.random_range(1..=3);
                let starts = [random.random_range(0..N / T / 2), random.random_range(N / T / 2..N / T)];
                Tag { edges, starts, jumps: [da, (2 * da + random.random_range(0..=1)).min(N / T - 1)] }
            };
            file(&(0..T).map(tag).collect_vec())
        }),
    ]
}

/// The published solution. It rests on the theorem of the program, for which no other is known, but on nothing else of
/// it: the farthest vertex from a farthest one is as far away as two vertices can be.
fn by_searches(input: &str) -> String {
    by_limits(input, [0, 0, 0])
}

/// Alice wins where the distance of the starts is at most da, or the diameter or db at most 2da; `less` says by how
/// much each of the three has to be smaller still.
fn by_limits(input: &str, less: [usize; 3]) -> String {
    answers(input, |tag| {
        let ([a, b], [da, db]) = (tag.starts, tag.jumps);
        let from_alice = tag.distances(a);
        let farthest = (0..from_alice.len()).max_by_key(|&v| from_alice[v]).expect("a vertex");
        let diameter = tag.distances(farthest).into_iter().max().expect("a vertex");
        from_alice[b] + less[0] <= da || diameter + less[1] <= 2 * da || db + less[2] <= 2 * da
    })
}
