//! Deleting subtrees by rising values: the game of CF2062E in both of its versions, and its inputs.

use itertools::Itertools;
use rand::RngExt;

use crate::kit::play::Play;
use crate::kit::problem::Worst;
use crate::kit::random;
use crate::kit::shapes::{self, Edges, edge_lines, subtrees};
use crate::kit::tokens::{Tokens, joined};

/// A tree rooted at its first vertex: the set of each subtree, and the values.
#[derive(Clone)]
pub struct Rooted {
    /// The vertices of each subtree, a bit each.
    pub subtrees: Vec<u64>,
    /// The value of each vertex.
    pub values: Vec<u32>,
}

/// The vertices still there, and the value chosen last.
pub type Position = (u64, u32);

impl Rooted {
    /// The whole tree, before the first choice.
    pub fn start(&self) -> Position {
        (self.subtrees[0], 0)
    }

    /// The vertices of greater value still there, each with the position after the choice: its subtree is deleted.
    pub fn choices(&self, &(left, last): &Position) -> Vec<(usize, Position)> {
        (0..self.values.len())
            .filter(|&v| left >> v & 1 == 1 && self.values[v] > last)
            .map(|v| (v, (left & !self.subtrees[v], self.values[v])))
            .collect()
    }

    /// The positions after these choices.
    pub fn moves(&self, position: &Position) -> Vec<Position> {
        self.choices(position)
            .into_iter()
            .map(|(_, next)| next)
            .collect()
    }

    /// The first choices that win, in ascending order: who cannot choose wins.
    pub fn winning(&self) -> Vec<usize> {
        let mut play = Play::misere(|position| self.moves(position));
        self.leaving(|next| !play.value(next))
    }

    /// The first choices after which `lost` holds.
    pub fn leaving(&self, mut lost: impl FnMut(&Position) -> bool) -> Vec<usize> {
        let choices = self.choices(&self.start()).into_iter();
        choices
            .filter(|(_, next)| lost(next))
            .map(|(v, _)| v)
            .collect()
    }
}

/// The trees of an input.
pub fn trees(input: &str) -> Vec<Rooted> {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let tree = |_| {
        let n = tokens.read();
        let values = tokens.list(n);
        Rooted {
            subtrees: subtrees(n, &tokens.edges(n - 1)),
            values,
        }
    };
    (0..tests).map(tree).collect()
}

/// The input that holds these values and edges.
pub fn file(trees: &[(Vec<u32>, Edges)]) -> String {
    let tests = trees.iter().map(|(values, edges)| {
        format!(
            "{}\n{}\n{}",
            values.len(),
            joined(values),
            edge_lines(edges)
        )
    });
    format!("{}\n{}", trees.len(), tests.format(""))
}

/// All trees with all values up to 4 vertices.
pub fn all_up_to_4() -> String {
    let all = (1..=4).flat_map(|n| {
        let values = (0..n)
            .map(|_| 1..=n as u32)
            .multi_cartesian_product()
            .collect_vec();
        values.into_iter().cartesian_product(shapes::all_trees(n))
    });
    file(&all.collect_vec())
}

/// Random trees, so many, of 5 to 10 vertices and with values up to the given one.
pub fn random_trees(seed: u64, count: usize, values: u32) -> String {
    let mut random = random(seed);
    let tree = |_| {
        let n = random.random_range(5..=10_usize);
        let edges = shapes::random_tree(n, &mut random);
        let edges = shapes::shuffled(n, edges, &mut random);
        let value = |_| random.random_range(1..=values.min(n as u32));
        ((0..n).map(value).collect(), edges)
    };
    file(&(0..count).map(tree).collect_vec())
}

/// The greatest number of vertices.
pub const N: usize = 400_000;

/// The inputs of maximum size that hurt both versions: large trees with random values, and many small ones.
pub fn worst() -> Vec<Worst> {
    let large = shapes::large_trees(N)
        .into_iter()
        .map(|(name, attacks, edges)| {
            Worst::unanswered(name, attacks, move || {
                let mut random = random(1);
                let values = (0..N).map(|_| random.random_range(1..=N as u32)).collect();
                file(&[(values, edges.clone())])
            })
        });
    let many = Worst::unanswered(
        "many-trees",
        "work per test: 100 000 trees of 4 vertices",
        || {
            let mut random = random(1);
            let tree = |_| {
                let edges = shapes::random_tree(4, &mut random);
                ((0..4).map(|_| random.random_range(1..=4)).collect(), edges)
            };
            file(&(0..100_000).map(tree).collect_vec())
        },
    );
    large.chain([many]).collect()
}
