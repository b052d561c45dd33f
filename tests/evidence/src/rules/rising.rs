//! Deleting subtrees by rising values: the game of CF2062E in both of its versions, and its inputs.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use itertools::Itertools;
use rand::RngExt;
use rand_pcg::Pcg64;

use judge::{Bound, Known, Worst};
use kit::play::Play;
use kit::seeded;
use kit::shapes::{self, Edges, adjacency, edge_lines, subtrees};
use kit::tokens::{Tokens, joined, repeated};

/// A tree as the input has it: the values of its vertices, and its edges.
pub type Tree = (Vec<u32>, Edges);

/// The trees of an input.
pub fn trees(input: &str) -> Vec<Tree> {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let tree = |_| {
        let n = tokens.read();
        (tokens.list(n), tokens.edges(n - 1))
    };
    (0..tests).map(tree).collect()
}

/// The input that holds these trees.
pub fn file(trees: &[Tree]) -> String {
    let tests =
        trees.iter().map(|(values, edges)| format!("{}\n{}\n{}", values.len(), joined(values), edge_lines(edges)));
    format!("{}\n{}", trees.len(), tests.format(""))
}

/// A small tree rooted at its first vertex: the set of each subtree, and the values.
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
    /// The tree, which has at most 64 vertices.
    pub fn new((values, edges): &Tree) -> Self {
        Self { subtrees: subtrees(values.len(), edges), values: values.clone() }
    }

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
        self.choices(position).into_iter().map(|(_, next)| next).collect()
    }

    /// The first choices that win, in ascending order: who cannot choose wins.
    pub fn winning(&self) -> Vec<usize> {
        let mut play = Play::misere(|position| self.moves(position));
        self.leaving(|next| !play.value(next))
    }

    /// The first choices after which `lost` holds.
    pub fn leaving(&self, mut lost: impl FnMut(&Position) -> bool) -> Vec<usize> {
        let choices = self.choices(&self.start()).into_iter();
        choices.filter(|(_, next)| lost(next)).map(|(v, _)| v).collect()
    }
}

/// All trees with all values up to 4 vertices.
pub fn all_up_to_4() -> String {
    let all = (1..=4).flat_map(|n| {
        let values = (0..n).map(|_| 1..=n as u32).multi_cartesian_product().collect_vec();
        values.into_iter().cartesian_product(shapes::all_trees(n))
    });
    file(&all.collect_vec())
}

/// Random trees, so many, of 5 to 10 vertices and with values up to the given one.
pub fn random_trees(seed: u64, count: usize, values: u32) -> String {
    let mut random = seeded(seed);
    let tree = |_| {
        let n = random.random_range(5..=10_usize);
        let edges = shapes::random_tree(n, &mut random);
        let edges = shapes::shuffled(n, edges, &mut random);
        let value = |_| random.random_range(1..=values.min(n as u32));
        ((0..n).map(value).collect(), edges)
    };
    file(&(0..count).map(tree).collect_vec())
}

/// The greatest number of tests.
const TESTS: usize = 100_000;

/// The greatest number of vertices.
pub const N: usize = 400_000;

/// The limits of both versions.
pub fn bounds() -> Vec<Bound> {
    let path = |n| format!("{n}\n{}\n{}", repeated("1 ", n), edge_lines(&shapes::path(n)));
    vec![
        Bound::integer("t", 1, TESTS, |tests| format!("@{tests}\n{}", repeated("1\n1\n", tests))),
        Bound::count("n", 1, N, move |n| format!("1\n@{}", path(n))),
        Bound::total("the sum of n", N - 2, N, move |n| format!("2\n{}@{}", path(N - 2), path(n))),
        Bound::integer("a value", 1, 3, |value| format!("2\n4\n1 2 3 4\n1 2\n2 3\n3 4\n3\n3 @{value} 3\n1 2\n2 3\n")),
        Bound::vertex("a vertex", 3, |v| format!("1\n3\n1 2 3\n2 @{v}\n1 3\n")),
    ]
}

/// The inputs of maximum size that hurt both versions: large trees with random values, and many small ones. The first
/// are answered as `large` says, the others by play.
pub fn worst(large: fn() -> Known, play: fn(&str) -> String) -> Vec<Worst> {
    // Greater values near the root leave more first choices.
    let near_the_root = |v: usize, random: &mut Pcg64| {
        let value = random.random_range(1..=N as u32);
        value.max(random.random_range(0..=(N - v) as u32))
    };
    let large_trees = shapes::LARGE_TREES.into_iter().map(move |(name, attacks, edges)| {
        let input = move || {
            let mut random = seeded(1);
            let values = (0..N).map(|v| near_the_root(v, &mut random)).collect();
            file(&[(values, edges(N))])
        };
        Worst::new(name, attacks, large(), input)
    });
    let many = || {
        let mut random = seeded(1);
        let tree = |_| {
            let edges = shapes::random_tree(4, &mut random);
            ((0..4).map(|_| random.random_range(1..=4)).collect(), edges)
        };
        file(&(0..TESTS).map(tree).collect_vec())
    };
    let many = Worst::new("many-trees", "work per test: 100 000 trees of 4 vertices", Known::ByAlgorithm(play), many);
    large_trees.chain([many]).collect()
}

/// The first choices that win, in ascending order, on a tree of any size.
///
/// As published. A first choice u wins iff it can be answered, and no vertex v above it in value can be answered once
/// the subtree of u is gone. That is: u contains v in its subtree, or all vertices that can answer v. These have a
/// lowest common ancestor. So for every v that can be answered its ancestors are counted, those of that common
/// ancestor, and not twice those of both; and u wins iff it has been counted for every v of greater value.
pub fn winning((values, edges): &Tree) -> Vec<usize> {
    let tree = Preorder::new(values.len(), edges);
    let mut greater: BTreeSet<usize> = BTreeSet::new();
    let mut counted = Counts(vec![0; values.len() + 1]);
    let mut answerable = 0;
    let mut winning = vec![];
    let values = tree.at.iter().map(|&v| values[v]).collect_vec();
    let falling = (0..values.len()).sorted_unstable_by_key(|&place| Reverse(values[place])).collect_vec();
    for group in falling.chunk_by(|&one, &other| values[one] == values[other]) {
        // The places of the group that can be answered, each with the lowest common ancestor of the answers.
        let answered = group.iter().filter_map(|&v| {
            let (start, end) = (v, tree.end[v]);
            let (&first, &last) = greater.first().zip(greater.last())?;
            let first = if first < start { Some(first) } else { greater.range(end..).next().copied() };
            let last = if last >= end { Some(last) } else { greater.range(..start).next_back().copied() };
            let (first, last) = first.zip(last)?;
            Some((v, tree.common(first, last)))
        });
        let answered = answered.collect_vec();
        for &(u, _) in &answered {
            if counted.between(u, tree.end[u]) == answerable {
                winning.push(tree.at[u]);
            }
        }
        for &(v, answers) in &answered {
            counted.add(v, 1);
            counted.add(answers, 1);
            counted.add(tree.common(v.min(answers), v.max(answers)), -1);
        }
        answerable += answered.len() as i64;
        greater.extend(group);
    }
    winning.sort_unstable();
    winning
}

/// A tree rooted at its first vertex, by the places of its vertices in preorder.
struct Preorder {
    /// The vertex at each place.
    at: Vec<usize>,
    /// Where the subtree of each place ends.
    end: Vec<usize>,
    /// The least place of a parent, over 1, 2, 4, 8, … places from each on.
    least_parent: Vec<Vec<usize>>,
}

impl Preorder {
    fn new(n: usize, edges: &Edges) -> Self {
        let neighbours = adjacency(n, edges);
        let (mut at, mut parent) = (vec![], vec![]);
        // Vertices, each with its parent and the place of that.
        let mut open = vec![(0, 0, 0)];
        while let Some((v, up, place)) = open.pop() {
            let here = at.len();
            at.push(v);
            parent.push(place);
            let children = neighbours[v].iter().filter(|&&w| w != up);
            open.extend(children.map(|&child| (child, v, here)));
        }
        let mut end = (1..=n).collect_vec();
        for place in (1..n).rev() {
            end[parent[place]] = end[parent[place]].max(end[place]);
        }
        let mut least_parent = vec![parent];
        for log in 0..n.ilog2() {
            let half = &least_parent[log as usize];
            let pairs = half.iter().zip(&half[1 << log..]);
            least_parent.push(pairs.map(|(one, other)| *one.min(other)).collect());
        }
        Self { at, end, least_parent }
    }

    /// The lowest common ancestor of two places in ascending order: the least parent on the way from the one to the
    /// other.
    fn common(&self, one: usize, other: usize) -> usize {
        match (other - one).checked_ilog2() {
            None => one,
            Some(log) => {
                let least = &self.least_parent[log as usize];
                least[one + 1].min(least[other + 1 - (1 << log)])
            }
        }
    }
}

/// Numbers whose sums over ranges are asked for: entry i has the sum of as many as its lowest binary digit, up to i.
struct Counts(Vec<i64>);

impl Counts {
    fn add(&mut self, place: usize, more: i64) {
        let mut entry = place + 1;
        while entry < self.0.len() {
            self.0[entry] += more;
            entry += entry & entry.wrapping_neg();
        }
    }

    fn between(&self, start: usize, end: usize) -> i64 {
        let before = |end: usize| -> i64 {
            let (mut sum, mut entry) = (0, end);
            while entry > 0 {
                sum += self.0[entry];
                entry &= entry - 1;
            }
            sum
        };
        before(end) - before(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_gives_what_play_gives() {
        for input in [all_up_to_4(), random_trees(1, 500, 4), random_trees(2, 500, 10)] {
            for tree in trees(&input) {
                assert_eq!(winning(&tree), Rooted::new(&tree).winning(), "{tree:?}");
            }
        }
    }
}
