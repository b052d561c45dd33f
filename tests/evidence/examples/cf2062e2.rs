//! Deleting subtrees by rising values, by play.

use evidence::prelude::*;
use evidence::shapes;
use evidence::shared::rising::{self, N, Rooted, Tree};

fn main() -> ExitCode {
    let problem = Problem::tests(
        "cf2062e2",
        Limits::known(6000, 512),
        rising::format(),
        || by_play,
        |vertices: &Vec<_>| joined([vertices.len()].into_iter().chain(vertices.iter().map(|v| v + 1))),
    );
    rising::worst(problem, by_same_idea(rising::winning), by_play)
        .all([("n", 4)])
        .small("random-trees-of-5-to-10-vertices-with-values-up-to-4", || rising::random_trees(1, 2000, 4))
        .small("random-trees-of-5-to-10-vertices-with-values-up-to-10", || rising::random_trees(2, 2000, 10))
        .inputs_of(2000)
        // What is greater is deleted with each choice.
        .known("rising-path", || (vec![((1..=N as u32).collect(), shapes::path(N))], vec![vec![]]))
        .attacks("an end that climbs the whole path")
        // After vertex 2 the root alone is left to choose, and nothing after it. After any other choice but the root
        // the opponent chooses vertex 2.
        .known("falling-path", || (vec![((1..=N as u32).rev().collect(), shapes::path(N))], vec![vec![1]]))
        .attacks("the first vertex outside looked for at every step")
        // The vertices of the path carry all that is greater. Of the leaves the last but one leaves the last one to
        // choose; and this is what the opponent chooses after any other.
        .known("rising-broom", || (vec![((1..=N as u32).collect(), shapes::broom(N))], vec![vec![N - 2]]))
        .attacks("an end that climbs while the fan is outside")
        .known("equal-values", || (vec![(vec![1; N], shapes::caterpillar(N))], vec![vec![]]))
        .attacks("one group of all vertices")
        .wrong("equal-values-one-by-one", one_by_one, "all")
        .says("Judges equal values one after the other: takes the ones before as greater.")
        .wrong("unable-loses", unable_loses, "all")
        .says("Lets a player who cannot choose lose.")
        .refused([("a-cycle", "1\n4\n1 2 3 4\n1 2\n2 3\n@3 1@\n", "an edge that closes no cycle")])
        .main()
}

fn by_play(tree: &Tree) -> Vec<usize> {
    Rooted::new(tree).winning()
}

fn one_by_one(tree: &Tree) -> Vec<usize> {
    let mut distinct = Rooted::new(tree);
    for (rank, v) in (0..tree.0.len()).sorted_by_key(|&v| tree.0[v]).enumerate() {
        distinct.values[v] = rank as u32 + 1;
    }
    distinct.winning()
}

fn unable_loses(tree: &Tree) -> Vec<usize> {
    let tree = Rooted::new(tree);
    tree.winning_by(Play::normal(|position| tree.moves(position)))
}
