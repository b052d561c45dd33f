//! Deleting subtrees by rising values: the game of CF2062E in both of its versions, and its inputs.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use itertools::Itertools;
use rand::RngExt;

use judge::{By, Many, Typed, by_algorithm};
use kit::board::{self, Board};
use kit::format::{self, Format, between, len, list, row, tree};
use kit::play::Play;
use kit::seeded;
use kit::shapes::{self, Edges, adjacency, subtrees};

/// The values of the vertices, and the edges.
pub type Tree = (Vec<u32>, Edges);

/// The largest number of tests.
const TESTS: usize = 100_000;

/// The largest number of vertices.
pub const N: usize = 400_000;

/// The input of both versions.
pub fn format() -> Format {
    let tree =
        format::all([row([len("n", 1..=N)]), row([list("n", between("a value", 1, "n"))]), tree("a vertex", "n")]);
    Format::tests("t", 1..=TESTS, tree).sum("the sum of n", "n", N)
}

/// A small tree rooted at its first vertex.
#[derive(Clone)]
pub struct Rooted {
    /// The vertices of each subtree, a bit each.
    pub subtrees: Vec<u64>,
    /// The value of each vertex.
    pub values: Vec<u32>,
    edges: Edges,
}

/// The vertices still there, and the value chosen last.
pub type Position = (u64, u32);

impl Rooted {
    /// The tree, which has at most 64 vertices.
    pub fn new((values, edges): &Tree) -> Self {
        Self { subtrees: subtrees(values.len(), edges), values: values.clone(), edges: edges.clone() }
    }

    /// The vertices of greater value still there, each with the position after the choice: its subtree is deleted.
    fn choices(&self, &(left, last): &Position) -> Vec<(usize, Position)> {
        (0..self.values.len())
            .filter(|&v| left >> v & 1 == 1 && self.values[v] > last)
            .map(|v| (v, (left & !self.subtrees[v], self.values[v])))
            .collect()
    }

    /// The positions after these choices.
    pub fn moves(&self, position: &Position) -> Vec<Position> {
        self.choices(position).into_iter().map(|(_, next)| next).collect()
    }

    fn board(&self, &(left, last): &Position) -> Board {
        let n = self.values.len();
        let tree = board::graph(n, self.edges.iter().copied()).rooted(0).labelled(&self.values);
        let gone = (0..n).filter(|v| left >> v & 1 == 0);
        let last = if last == 0 { "none".to_owned() } else { last.to_string() };
        tree.without(gone).board().and(board::numbers([("chosen last", last)]))
    }

    /// The first choices that win, in ascending order: a player who cannot choose wins.
    pub fn winning(&self) -> Vec<usize> {
        let play = Play::misere(|position| self.moves(position)).board(|position| self.board(position));
        self.winning_by(play.label(|position, next| {
            let choices = self.choices(position);
            let (v, _) = choices.iter().find(|(_, after)| after == next).expect("a move");
            format!("vertex {} of value {}", v + 1, next.1)
        }))
    }

    /// The first choices that win in this play.
    pub fn winning_by(&self, mut play: Play<'_, Position, bool>) -> Vec<usize> {
        let start = (self.subtrees[0], 0);
        // The whole tree is asked for first: it is what can be played.
        if !play.value(&start) {
            return vec![];
        }
        let choices = self.choices(&start).into_iter();
        choices.filter(|(_, next)| !play.value(next)).map(|(v, _)| v).collect()
    }
}

/// Random trees, so many, of 5 to 10 vertices and with values up to the given one.
pub fn random_trees(seed: u64, count: usize, values: u32) -> Vec<Tree> {
    let mut random = seeded(seed);
    let tree = |_| {
        let n = random.random_range(5..=10_usize);
        let edges = shapes::random_tree(n, &mut random);
        let edges = shapes::shuffled(n, edges, &mut random);
        let value = |_| random.random_range(1..=values.min(n as u32));
        ((0..n).map(value).collect(), edges)
    };
    (0..count).map(tree).collect()
}

/// With the inputs of maximum size that hurt both versions: large trees with random values, and many small ones. The
/// first are answered as `large` says, the others by play.
pub fn worst<A: 'static>(
    problem: Typed<Tree, A, Many>,
    large: By<Tree, A>,
    play: fn(&Tree) -> A,
) -> Typed<Tree, A, Many> {
    let large_trees = |problem: Typed<Tree, A, Many>, (name, attacks, edges): (_, _, fn(usize) -> Edges)| {
        let tree = move || {
            let mut random = seeded(1);
            // Greater values near the root leave more first choices.
            let value = |v: usize| random.random_range(1..=N as u32).max(random.random_range(0..=(N - v) as u32));
            vec![((0..N).map(value).collect(), edges(N))]
        };
        problem.worst(name, large, tree).attacks(attacks)
    };
    let many = || {
        let mut random = seeded(1);
        let tree = |_| {
            let edges = shapes::random_tree(4, &mut random);
            ((0..4).map(|_| random.random_range(1..=4)).collect(), edges)
        };
        (0..TESTS).map(tree).collect()
    };
    let problem = problem.each(shapes::LARGE_TREES, large_trees);
    problem.worst("many-trees", by_algorithm(play), many).attacks("work per test: 100 000 trees of 4 vertices")
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
        let all = format().all(&[("n", 4)]);
        for tree in [all, random_trees(1, 500, 4), random_trees(2, 500, 10)].concat() {
            assert_eq!(winning(&tree), Rooted::new(&tree).winning(), "{tree:?}");
        }
    }
}
