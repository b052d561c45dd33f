//! One winning choice in the game of rising values, by play.

use evidence::prelude::*;
use evidence::rules::rising::{self, N, Rooted, Tree, file, trees};
use evidence::shapes;

fn main() -> ExitCode {
    Problem::new("cf2062e1", Limits::known(4000, 512), oracle, small)
        .played(
            "all trees up to 4 vertices, all orders of the values 1 to 5 on all trees of 5 \
             vertices, 4500 trees of 3 to 10 vertices",
        )
        .worst(worst)
        .bounds(rising::bounds)
        .check(check)
        .wrong([
            wrong("unable-loses", unable_loses, "all-trees-up-to-4-vertices")
                .says("Lets the player lose who cannot choose."),
            wrong("any-below-the-greatest", below_the_greatest, "rising-path")
                .says("Forgets that the greater vertices may all be in the subtree."),
            wrong("as-great-outside", as_great_outside, "all-trees-up-to-4-vertices")
                .says("Takes an equal value for a greater one."),
            wrong("the-least-for-the-greatest", least, "all-trees-up-to-4-vertices")
                .says("Takes the least value that has a greater one outside."),
        ])
        .refused([("a-cycle", "2\n1\n1\n3\n1 2 3\n2 3\n@3 2@\n", "an edge that closes no cycle")])
        .lemmas([
            lemma("every-winning-vertex-is-right", every_winning_vertex_is_right),
            lemma("nothing-else-is-right", nothing_else_is_right),
        ])
        .main()
}

/// Whether a vertex outside the subtree of `v` has a value of which `greater` holds.
fn outside(tree: &Rooted, v: usize, greater: impl Fn(u32) -> bool) -> bool {
    (0..tree.values.len()).any(|w| tree.subtrees[v] >> w & 1 == 0 && greater(tree.values[w]))
}

fn oracle(input: &str) -> String {
    answers(input, |tree| tree.winning().first().copied())
}

/// Any vertex is right that wins, and 0 where none does. Who wins small trees is found by play. Trees where the outputs
/// agree need no look.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let trees = trees(input);
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

/// A line for each tree, of a choice.
fn answers(input: &str, choice: impl Fn(&Rooted) -> Option<usize>) -> String {
    let lines = trees(input).into_iter();
    lines.map(|tree| line(choice(&Rooted::new(&tree)))).collect()
}

fn line(choice: Option<usize>) -> String {
    format!("{}\n", choice.map_or(0, |v| v + 1))
}

fn small() -> Vec<Small> {
    let orders = (1..=5_u32).permutations(5).collect_vec();
    let all_orders = orders.into_iter().cartesian_product(shapes::all_trees(5));
    let mut random = seeded(1);
    // Values that rise away from the root leave no choice; with two of them exchanged there are few.
    let rising = (0..1500).map(|_| {
        let n = random.random_range(3..=10_usize);
        let edges = match random.random() {
            true => shapes::path(n),
            false => shapes::random_tree(n, &mut random),
        };
        let mut values = (1..=n as u32).collect_vec();
        values.swap(random.random_range(0..n), random.random_range(0..n));
        (values, edges)
    });
    vec![
        Small::new("all-trees-up-to-4-vertices", [rising::all_up_to_4()]),
        Small::new("all-orders-on-5-vertices", [file(&all_orders.collect_vec())]),
        Small::new("random-trees-with-few-values", [rising::random_trees(1, 1500, 4)]),
        Small::new("random-trees-with-many-values", [rising::random_trees(2, 1500, 10)]),
        Small::new("nearly-rising-trees", [file(&rising.collect_vec())]),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, tree: fn() -> Tree, answer: &'static str| {
        Worst::known(name, attacks, move || (file(&[tree()]), answer.to_owned()))
    };
    let others = [
        shape(
            "rising-path",
            "no answer: every vertex is looked at",
            || ((1..=N as u32).collect(), shapes::path(N)),
            // What is greater is deleted with each choice.
            "0\n",
        ),
        shape(
            "falling-broom",
            "a greater value outside of every subtree but one",
            || ((1..=N as u32).rev().collect(), shapes::broom(N)),
            // After vertex 2 the root alone is left to choose, and nothing after it. After any other choice but the
            // root the opponent chooses vertex 2.
            "2\n",
        ),
        shape("equal-values", "nothing is greater", || (vec![N as u32; N], shapes::caterpillar(N)), "0\n"),
    ];
    rising::worst(|| Known::ByAlgorithm(one_of_all), oracle).into_iter().chain(others).collect()
}

/// One of the choices that win, all of which are counted by the other version's published solution.
fn one_of_all(input: &str) -> String {
    let trees = trees(input).into_iter();
    trees.map(|tree| line(rising::winning(&tree).first().copied())).collect()
}

fn unable_loses(input: &str) -> String {
    answers(input, |tree| {
        let mut play = Play::normal(|position| tree.moves(position));
        tree.leaving(|next| !play.value(next)).first().copied()
    })
}

fn below_the_greatest(input: &str) -> String {
    answers(input, |tree| {
        let n = tree.values.len();
        let greatest = tree.values.iter().max();
        let below = (0..n).filter(|&v| Some(&tree.values[v]) != greatest);
        below.max_by_key(|&v| tree.values[v])
    })
}

fn as_great_outside(input: &str) -> String {
    answers(input, |tree| {
        let here = |&v: &usize| outside(tree, v, |value| value >= tree.values[v]);
        (0..tree.values.len()).filter(here).max_by_key(|&v| tree.values[v])
    })
}

fn least(input: &str) -> String {
    answers(input, |tree| {
        let here = |&v: &usize| outside(tree, v, |value| value > tree.values[v]);
        (0..tree.values.len()).filter(here).min_by_key(|&v| tree.values[v])
    })
}

/// The winning vertices are 2 and 4; in the second tree there is none.
const INPUT: &str = "2\n4\n2 2 4 3\n1 2\n1 3\n2 4\n2\n1 2\n1 2\n";

fn every_winning_vertex_is_right() {
    for output in ["2\n0\n", "4\n0\n", "4 \r\n0"] {
        assert_eq!(check(INPUT, "2\n0\n", output), Ok(()));
    }
}

fn nothing_else_is_right() {
    for output in ["", "2\n", "2\n0\n0\n", "1\n0\n", "3\n0\n", "0\n0\n", "5\n0\n", "2 4\n0\n", "2\n1\n", "2\n2\n"] {
        assert!(check(INPUT, "2\n0\n", output).is_err(), "{output:?}");
    }
}
