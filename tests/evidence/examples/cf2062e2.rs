//! Deleting subtrees by rising values, by play.

use evidence::prelude::*;
use evidence::rules::rising::{self, N, Rooted, Tree, file, trees};
use evidence::shapes;

fn main() -> ExitCode {
    Problem::new("cf2062e2", Limits::known(6000, 512), oracle, small)
        .played("all trees up to 4 vertices, 4000 trees of 5 to 10 vertices")
        .worst(worst)
        .bounds(rising::bounds)
        .wrong([
            wrong("equal-values-one-by-one", one_by_one, "all-trees-up-to-4-vertices")
                .says("Judges equal values one after the other: takes the ones before as greater."),
            wrong("unable-loses", unable_loses, "all-trees-up-to-4-vertices")
                .says("Lets the player lose who cannot choose."),
        ])
        .refused([("a-cycle", "1\n4\n1 2 3 4\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle")])
        .main()
}

fn oracle(input: &str) -> String {
    answers(input, Rooted::winning)
}

/// A line for each tree, of the winning vertices.
fn answers(input: &str, winning: impl Fn(&Rooted) -> Vec<usize>) -> String {
    let trees = trees(input).into_iter();
    trees.map(|tree| line(&winning(&Rooted::new(&tree)))).collect()
}

fn line(winning: &[usize]) -> String {
    let vertices = winning.iter().map(|v| v + 1);
    format!("{}\n", joined([winning.len()].into_iter().chain(vertices)))
}

fn small() -> Vec<Small> {
    vec![
        Small::new("all-trees-up-to-4-vertices", [rising::all_up_to_4()]),
        Small::new("random-trees-with-few-values", [rising::random_trees(1, 2000, 4)]),
        Small::new("random-trees-with-many-values", [rising::random_trees(2, 2000, 10)]),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, tree: fn() -> Tree, answer: &'static str| {
        Worst::known(name, attacks, move || (file(&[tree()]), answer.to_owned()))
    };
    let others = [
        shape(
            "rising-path",
            "an end that climbs the whole path",
            || ((1..=N as u32).collect(), shapes::path(N)),
            // What is greater is deleted with each choice.
            "0\n",
        ),
        shape(
            "falling-path",
            "the first vertex outside looked for at every step",
            || ((1..=N as u32).rev().collect(), shapes::path(N)),
            // After vertex 2 the root alone is left to choose, and nothing after it. After any other choice but the
            // root the opponent chooses vertex 2.
            "1 2\n",
        ),
        shape(
            "rising-broom",
            "an end that climbs while the fan is outside",
            || ((1..=N as u32).collect(), shapes::broom(N)),
            // The vertices of the path carry all that is greater. Of the leaves the last but one leaves the last one to
            // choose; and this is what the opponent chooses after any other.
            "1 399999\n",
        ),
        shape("equal-values", "one group of all vertices", || (vec![1; N], shapes::caterpillar(N)), "0\n"),
    ];
    rising::worst(|| Known::BySameIdea(counted), oracle).into_iter().chain(others).collect()
}

/// The published solution. It rests on the same theorem as the program, for no other is known: what a first choice
/// leaves is too much to be played. It finds the vertices of the theorem in another way.
fn counted(input: &str) -> String {
    trees(input).iter().map(|tree| line(&rising::winning(tree))).collect()
}

fn one_by_one(input: &str) -> String {
    answers(input, |tree| {
        let mut distinct = tree.clone();
        for (rank, v) in (0..tree.values.len()).sorted_by_key(|&v| tree.values[v]).enumerate() {
            distinct.values[v] = rank as u32 + 1;
        }
        distinct.winning()
    })
}

fn unable_loses(input: &str) -> String {
    answers(input, |tree| {
        let mut play = Play::normal(|position| tree.moves(position));
        tree.leaving(|next| !play.value(next))
    })
}
