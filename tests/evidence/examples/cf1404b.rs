//! A pursuit by jumps on a tree, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency, all_trees, shuffled};

fn main() -> ExitCode {
    let jump = |name| between(name, 1, format::from(|before| before["n"] - 1));
    let numbers = row([int("n", 2..=N), vertex("a", "n"), vertex("b", "n"), jump("da"), jump("db")]);
    let numbers = numbers.such("two different starts", |[_, a, b, ..]: [usize; 5]| a != b);
    let cases = Format::tests("t", 1..=T, format::all([numbers, tree("a vertex", "n")])).sum("the sum of n", "n", N);
    Problem::tests("cf1404b", Limits::known(1000, 256), cases, || by_play, ["Alice", "Bob"])
        .small(LARGER, larger_trees)
        // All trees are there under all names of their vertices, so it is enough that Alice starts on the first.
        .small("trees-of-2-to-5-vertices-with-all-jumps-from-the-first-vertex", || {
            let starts_and_jumps = |n: usize| (1..n).cartesian_product(1..n).cartesian_product(1..n);
            let numbers = |n: usize| starts_and_jumps(n).map(move |((b, da), db)| [n, 0, b, da, db]);
            (2..=5).flat_map(|n| numbers(n).cartesian_product(all_trees(n))).collect()
        })
        .beyond(
            "for worst inputs, pursuits proved in a comment, and the claim with the farthest vertices found by \
             searches",
        )
        // Wherever Alice is, some end of the path is 50000 away at least, and Bob can jump to it from everywhere.
        .known("path", || (large([0, N - 1], N / 2 - 1, shapes::path(N)), vec![false]))
        .attacks("recursion as deep as the path")
        // From the middle Alice reaches everything.
        .known("path-with-a-middle", || (large([0, N - 1], N / 2, shapes::path(N)), vec![true]))
        .attacks("the same with a jump longer by one")
        // Alice goes to the middle.
        .known("star", || (large([1, 2], 1, shapes::star(N)), vec![true]))
        .attacks("a vertex with all the others as neighbours")
        .worst("caterpillar", by_same_idea(by_searches), || large([N - 1, N / 2], N / 4 - 1, shapes::caterpillar(N)))
        .attacks("many vertices as far as the farthest")
        .worst("binary", by_same_idea(by_searches), || large([N - 1, N / 2], 15, shapes::binary(N)))
        .attacks("longest paths without number")
        .worst("random-tree", by_same_idea(by_searches), || {
            large([1, 2], 6, shuffled(N, shapes::random_tree(N, &mut seeded(1)), &mut seeded(2)))
        })
        .attacks("far jumps in memory")
        .worst("many-trees", by_same_idea(by_searches), || {
            let mut random = seeded(1);
            let n = N / T;
            let mut tag = |_| {
                let edges = long_tree(n, 2, &mut random);
                let da = random.random_range(1..=3);
                let (a, b) = (random.random_range(0..n / 2), random.random_range(n / 2..n));
                ([n, a, b, da, (2 * da + random.random_range(0..=1)).min(n - 1)], edges)
            };
            (0..T).map(&mut tag).collect()
        })
        .attacks("work that grows with the largest n")
        .wrong("nearer-than-da", |tag| by_limits(tag, [1, 0, 0]), LARGER)
        .says("Tests distance < da where distance ≤ da is right.")
        .wrong("diameter-below-twice-da", |tag| by_limits(tag, [0, 1, 0]), LARGER)
        .says("Tests D < 2da where D ≤ 2da is right.")
        .wrong("db-below-twice-da", |tag| by_limits(tag, [0, 0, 1]), LARGER)
        .says("Tests db < 2da where db ≤ 2da is right.")
        .wrong("no-centre", |tag| by_limits(tag, [0, 2 * N, 0]), LARGER)
        .says("Forgets that Alice reaches every vertex from the middle of a small tree.")
        .refused([
            ("one-start", "1\n3 2 @2 1 1\n1 2\n2 3\n", "another vertex than 2"),
            ("a-cycle", "1\n4 1 2 1 1\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle"),
        ])
        .main()
}

const LARGER: &str = "random-trees-of-6-to-11-vertices";

/// The largest number of cases, and of vertices in all.
const T: usize = 10_000;
const N: usize = 100_000;

/// The number of vertices, where Alice and Bob start, and how far they jump; and the edges.
type Tag = ([usize; 5], Edges);

/// Where Alice and Bob are, and whether it is Bob's turn.
type Position = (usize, usize, bool);

fn by_play(tag: &Tag) -> bool {
    let &([n, a, b, da, db], _) = tag;
    let distances = (0..n).map(|v| distances(tag, v)).collect_vec();
    let within = |from: usize, jump: usize| (0..n).filter(|&to| distances[from][to] <= jump).collect_vec();
    let moves = |&(alice, bob, bobs_turn): &Position| match bobs_turn {
        false => within(alice, da).into_iter().map(|next| (next, bob, true)).collect_vec(),
        true => within(bob, db).into_iter().map(|next| (alice, next, false)).collect(),
    };
    // Alice has won where they meet. Nobody has to give up elsewhere, since he can stay.
    let met = |&(alice, bob, bobs_turn): &Position| {
        (alice == bob).then_some(if bobs_turn { Outcome::Loss(0) } else { Outcome::Win(0) })
    };
    let start = (a, b, false);
    let play = Loopy::new(moves, met)
        .board(|&(alice, bob, _)| {
            let tree = board::graph(n, tag.1.iter().copied());
            tree.token(alice, format!("Alice, {da}")).token(bob, format!("Bob, {db}")).board()
        })
        .mover(|&(.., bobs_turn)| if bobs_turn { "Bob" } else { "Alice" });
    matches!(play.outcomes([start])[&start], Outcome::Win(_))
}

/// The distances of all vertices from one.
fn distances(([n, ..], edges): &Tag, from: usize) -> Vec<usize> {
    shapes::distances(&adjacency(*n, edges), from)
}

fn larger_trees() -> Vec<Tag> {
    let mut random = seeded(1);
    let mut tag = |index| {
        let n = random.random_range(6..=11);
        // Long trees, where jumps can be short.
        let reach = if index % 3 == 0 { n } else { 2 };
        let edges = shuffled(n, long_tree(n, reach, &mut random), &mut random);
        let alice = random.random_range(0..n);
        let bob = (alice + random.random_range(1..n)) % n;
        let da: usize = random.random_range(1..=3);
        // Around twice da.
        let db = (2 * da - 1 + random.random_range(0..=3)).min(n - 1);
        ([n, alice, bob, da, db], edges)
    };
    (0..600).map(&mut tag).collect()
}

/// A tree in which every vertex but the first hangs on one of so many before it.
fn long_tree(n: usize, reach: usize, random: &mut Pcg64) -> Edges {
    (1..n).map(|v| (random.random_range(v.saturating_sub(reach)..v), v)).collect()
}

/// The largest tree, on which Bob reaches everything.
fn large([a, b]: [usize; 2], da: usize, edges: Edges) -> Vec<Tag> {
    vec![([N, a, b, da, N - 1], edges)]
}

/// The published solution. It rests on the theorem of the program, for which no other is known, but on nothing else of
/// it: the farthest vertex from a farthest one is as far away as two vertices can be.
fn by_searches(tag: &Tag) -> bool {
    by_limits(tag, [0, 0, 0])
}

/// Alice wins where the distance of the starts is at most da, or the diameter or db at most 2da; `less` says by how
/// much each of the three has to be smaller still.
fn by_limits(tag: &Tag, less: [usize; 3]) -> bool {
    let [n, a, b, da, db] = tag.0;
    let from_alice = distances(tag, a);
    let farthest = (0..n).max_by_key(|&v| from_alice[v]).expect("a vertex");
    let diameter = distances(tag, farthest).into_iter().max().expect("a vertex");
    from_alice[b] + less[0] <= da || diameter + less[1] <= 2 * da || db + less[2] <= 2 * da
}
