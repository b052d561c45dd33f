//! A token on a tree and a coin that decides who moves it, by all ways to play.

use evidence::chance::{Step, fraction, modulo};
use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let form = Format::tests("t", 1..=10_000, tree_of("n", 2..=N)).sum("the sum of n", "n", N);
    Problem::tests(
        "cf2028e",
        Limits::known(2000, 256),
        form,
        || |tree: &Tree| by_play(tree),
        |line: &Vec<u32>| joined(line),
    )
    .all([("n", 5)])
    .small("random-trees-of-6-and-7-vertices", random_trees)
    .beyond("larger trees: by the chances to come back to the parent, as exact fractions")
    // A walk between two ends: an end is reached first with a chance as the other one is near.
    .known("path", || {
        let chance = |v: usize| class(((N - 1 - v) as u64, N as u64 - 1));
        (vec![(N, shapes::path(N))], vec![(0..N).map(chance).collect()])
    })
    .attacks("recursion as deep as the tree, and inverses of all numbers")
    .known("many-small-paths", || {
        let chance = |v: usize| class((19 - v as u64, 19));
        (vec![(20, shapes::path(20)); 10_000], vec![(0..20).map(chance).collect(); 10_000])
    })
    .attacks("as many cases as there can be")
    .each(shapes::LARGE_TREES.into_iter().skip(1), |problem, (name, attacks, edges)| {
        problem.worst(name, by_same_idea(by_returns), move || vec![(N, edges(N))]).attacks(attacks)
    })
    .wrong("the-nearest-leaf-anywhere", by_all_leaves, "a-nearer-leaf-above")
    .says("Takes the nearest leaf of the whole tree; one above is of no use to the Queen.")
    .wrong(
        "the-exit-is-a-leaf",
        |tree| {
            let is_leaf = shapes::adjacency(tree.0, &tree.1)[0].len() == 1;
            if is_leaf { vec![0; tree.0] } else { by_returns(tree) }
        },
        "all",
    )
    .says("Takes vertex 1 for a leaf if it has one edge; it is the exit all the same.")
    .wrong("classes-compared", |tree| returns(tree, |a, b| class(a) < class(b)), "two-ways-down")
    .says("Compares chances modulo the prime, which does not tell the larger one.")
    .refused([("a-cycle", "1\n4\n1 2\n@2 1@\n3 4\n", "an edge that closes no cycle")])
    .main()
}

/// The largest number of vertices.
const N: usize = 200_000;
const PRIME: u32 = 998_244_353;

/// The number of vertices, and the edges; vertex 0 is the exit.
type Tree = (usize, Edges);

/// The side that chooses the next vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Chooser {
    Coin,
    Alice,
    Queen,
}

fn by_play((n, edges): &Tree) -> Vec<u32> {
    use Chooser::*;
    let neighbours = shapes::adjacency(*n, edges);
    let step = |&(v, chooser): &(usize, Chooser)| {
        let next = neighbours[v].iter().map(|&w| (w, Coin)).collect();
        match chooser {
            Coin if v == 0 || neighbours[v].len() == 1 => Step::Over(fraction((v == 0).into(), 1)),
            Coin => Step::Chance(vec![(v, Alice), (v, Queen)]),
            Alice => Step::First(next),
            Queen => Step::Second(next),
        }
    };
    let mut play = Play::endless_chances((0..*n).map(|v| (v, Coin)), step)
        .board(|&(v, _)| board::graph(*n, edges.iter().copied()).rooted(0).token(v, "Alice").board())
        .label(|_, &(v, chooser)| match chooser {
            Coin => format!("to {}", v + 1),
            Alice => "heads".to_owned(),
            Queen => "tails".to_owned(),
        })
        .ended(|&(v, _)| if v == 0 { "Alice reaches 1" } else { "Alice is caught" }.to_owned());
    (0..*n).map(|v| modulo(&play.value(&(v, Coin)), PRIME)).collect()
}

fn random_trees() -> Vec<Tree> {
    let mut random = seeded(1);
    let mut tree = |index: usize| {
        let n = 6 + index % 2;
        let edges = shapes::random_tree(n, &mut random);
        (n, shapes::shuffled(n, edges, &mut random))
    };
    (0..60).map(&mut tree).collect()
}

fn times(a: u32, b: u32) -> u32 {
    (u64::from(a) * u64::from(b) % u64::from(PRIME)) as u32
}

/// The class of a fraction of two numbers below the prime p: to divide is to multiply by the power p − 2.
fn class((numerator, denominator): (u64, u64)) -> u32 {
    let prime = PRIME.into();
    (numerator * power_modulo(denominator, prime - 2, prime) % prime) as u32
}

/// By the chance of every vertex to come back to its parent at all: where x is that of the child that the Queen
/// chooses, 1 / (2 − x), as a coin shows heads, or tails and then the token comes back. Nothing is known of large trees
/// but that Alice goes up and the Queen down.
fn by_returns(tree: &Tree) -> Vec<u32> {
    returns(tree, |(a, b), (c, d)| a * d < c * b)
}

/// The same, where the Queen chooses the child with the least chance by this comparison.
fn returns(&(n, ref edges): &Tree, is_less: fn((u64, u64), (u64, u64)) -> bool) -> Vec<u32> {
    let (neighbours, parents) = (shapes::adjacency(n, edges), shapes::parents(n, edges));
    let mut order = vec![0];
    for place in 0..n {
        let v = order[place];
        order.extend(neighbours[v].iter().filter(|&&w| Some(w) != parents[v]));
    }
    let mut least: Vec<Option<(u64, u64)>> = vec![None; n];
    let mut returns = vec![(1, 1); n];
    for &v in order[1..].iter().rev() {
        returns[v] = least[v].map_or((0, 1), |(a, b)| (b, 2 * b - a));
        let least = least[parents[v].expect("not the root")].get_or_insert(returns[v]);
        if is_less(returns[v], *least) {
            *least = returns[v];
        }
    }
    let mut escapes = vec![1; n];
    for &v in &order[1..] {
        escapes[v] = times(escapes[parents[v].expect("not the root")], class(returns[v]));
    }
    escapes
}

/// The formula of the program with the distance to the nearest of all leaves.
fn by_all_leaves(&(n, ref edges): &Tree) -> Vec<u32> {
    let (neighbours, parents) = (shapes::adjacency(n, edges), shapes::parents(n, edges));
    let factor = |v: usize| {
        let distances = shapes::distances(&neighbours, v);
        let leaves = (1..n).filter(|&leaf| neighbours[leaf].len() == 1);
        let d = leaves.map(|leaf| distances[leaf] as u64).min().expect("a leaf");
        class((d, d + 1))
    };
    let way = |v| std::iter::successors(Some(v), |&up| parents[up]).filter(|&v| v > 0);
    (0..n).map(|v| way(v).map(factor).fold(1, times)).collect()
}
