//! One winning choice in the game of rising values, by play.

use evidence::prelude::*;
use evidence::shapes;
use evidence::shared::rising::{self, N, Rooted, Tree};

fn main() -> ExitCode {
    let problem = Problem::tests(
        "cf2062e1",
        Limits::known(4000, 512),
        rising::format(),
        || by_play,
        |choice: &Choice| choice.map_or(0, |v| v + 1).to_string(),
    );
    // One of the choices that win, all of which are counted by the other version's published solution.
    rising::worst(problem, by_algorithm(|tree| rising::winning(tree).first().copied()), by_play)
        .all([("n", 4)])
        .small("all-trees-of-5-vertices-with-all-orders-of-the-values-1-to-5", || {
            (1..=5).permutations(5).cartesian_product(shapes::all_trees(5)).collect()
        })
        .small("random-trees-of-5-to-10-vertices-with-values-up-to-4", || rising::random_trees(1, 1500, 4))
        .small("random-trees-of-5-to-10-vertices-with-values-up-to-10", || rising::random_trees(2, 1500, 10))
        .small("random-trees-of-3-to-10-vertices-with-values-that-nearly-rise", nearly_rising)
        .inputs_of(15_000)
        // What is greater is deleted with each choice.
        .known("rising-path", || (vec![((1..=N as u32).collect(), shapes::path(N))], vec![None]))
        .attacks("no answer: every vertex is looked at")
        // After vertex 2 the root alone is left to choose, and nothing after it. After any other choice but the root
        // the opponent chooses vertex 2.
        .known("falling-broom", || (vec![((1..=N as u32).rev().collect(), shapes::broom(N))], vec![Some(1)]))
        .attacks("a larger value outside of every subtree but one")
        .known("equal-values", || (vec![(vec![N as u32; N], shapes::caterpillar(N))], vec![None]))
        .attacks("nothing is greater")
        .check(check)
        .wrong("unable-loses", unable_loses, "all")
        .says("Lets a player who cannot choose lose.")
        .wrong("any-below-the-greatest", below_the_greatest, "rising-path")
        .says("Forgets that the larger vertices may all be in the subtree.")
        .wrong(
            "as-great-outside",
            |tree| with_one_outside(tree, |outside, here| outside >= here).into_iter().max_by_key(|&v| tree.0[v]),
            "all",
        )
        .says("Takes an equal value for a larger one.")
        .wrong(
            "the-least-for-the-greatest",
            |tree| with_one_outside(tree, |outside, here| outside > here).into_iter().min_by_key(|&v| tree.0[v]),
            "all",
        )
        .says("Takes the least value that has a larger one outside.")
        .refused([("a-cycle", "2\n1\n1\n3\n1 2 3\n2 3\n@3 2@\n", "an edge that closes no cycle")])
        .lemmas([
            lemma("every-winning-vertex-is-right", every_winning_vertex_is_right),
            lemma("nothing-else-is-right", nothing_else_is_right),
        ])
        .main()
}

/// A vertex that wins, if there is one.
type Choice = Option<usize>;

fn by_play(tree: &Tree) -> Choice {
    Rooted::new(tree).winning().first().copied()
}

/// Any vertex is right that wins, and 0 where none does. Who wins small trees is found by play. Trees where the outputs
/// agree need no look.
fn check(trees: Vec<Tree>, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.lines(), actual.trim_end().lines());
    if actual.clone().count() != trees.len() {
        return Err(format!("{} lines for {} trees", actual.count(), trees.len()));
    }
    for (index, (tree, (expected, actual))) in trees.iter().zip(expected.zip(actual)).enumerate() {
        let (expected, actual) = (expected.trim_end(), actual.trim_end());
        let vertex = actual.parse::<usize>().ok().and_then(|vertex| vertex.checked_sub(1));
        let winning = |tree: &Tree| match tree.0.len() {
            0..=16 => Rooted::new(tree).winning(),
            _ => rising::winning(tree),
        };
        let wins = |v| winning(tree).contains(&v);
        if expected != actual && (expected == "0" || !vertex.is_some_and(wins)) {
            return Err(format!("line {}: {actual:?} does not win, but {expected:?} is right", index + 1));
        }
    }
    Ok(())
}

/// Values that rise away from the root leave no choice; with two of them exchanged there are few.
fn nearly_rising() -> Vec<Tree> {
    let mut random = seeded(1);
    let mut tree = |_| {
        let n = random.random_range(3..=10_usize);
        let edges = match random.random() {
            true => shapes::path(n),
            false => shapes::random_tree(n, &mut random),
        };
        let mut values = (1..=n as u32).collect_vec();
        values.swap(random.random_range(0..n), random.random_range(0..n));
        (values, edges)
    };
    (0..1500).map(&mut tree).collect()
}

fn unable_loses(tree: &Tree) -> Choice {
    let tree = Rooted::new(tree);
    tree.winning_by(Play::normal(|position| tree.moves(position))).first().copied()
}

fn below_the_greatest((values, _): &Tree) -> Choice {
    let below = (0..values.len()).filter(|&v| Some(&values[v]) != values.iter().max());
    below.max_by_key(|&v| values[v])
}

/// The vertices that have one outside their subtree whose value is greater in this sense.
fn with_one_outside(tree: &Tree, is_greater: fn(u32, u32) -> bool) -> Vec<usize> {
    let Rooted { subtrees, values, .. } = Rooted::new(tree);
    let outside = |v: usize| {
        (0..values.len()).filter({
            let inside = subtrees[v];
            move |w| inside >> w & 1 == 0
        })
    };
    (0..values.len()).filter(|&v| outside(v).any(|w| is_greater(values[w], values[v]))).collect()
}

/// The winning vertices are 2 and 4; in the second tree there is none.
fn checked(actual: &str) -> Result<(), String> {
    let trees = vec![(vec![2, 2, 4, 3], vec![(0, 1), (0, 2), (1, 3)]), (vec![1, 2], vec![(0, 1)])];
    check(trees, "2\n0\n", actual)
}

fn every_winning_vertex_is_right() {
    for output in ["2\n0\n", "4\n0\n", "4 \r\n0"] {
        assert_eq!(checked(output), Ok(()));
    }
}

fn nothing_else_is_right() {
    for output in ["", "2\n", "2\n0\n0\n", "1\n0\n", "3\n0\n", "0\n0\n", "5\n0\n", "2 4\n0\n", "2\n1\n", "2\n2\n"] {
        assert!(checked(output).is_err(), "{output:?}");
    }
}
