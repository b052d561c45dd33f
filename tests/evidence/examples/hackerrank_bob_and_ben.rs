//! A leaf, or the whole tree, by play on the trees.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let trees = list("n", row([int("m", 1..=NODES), int("k", 2..=100)]));
    let games = Format::tests("g", 1..=GAMES, format::all([row([len("n", 1..=N)]), trees]));
    let games = games.sum("the sum of n", "n", N);
    Problem::tests("hackerrank_bob_and_ben", Limits::UNKNOWN, games, || by_play(whole_tree), WORDS)
        .all([("n", 2), ("m", 6), ("k", 4)])
        .small("single-trees-of-up-to-10-nodes", || (1..=10).cartesian_product(2..=5).map(|tree| vec![tree]).collect())
        .small("random-games-of-3-trees-of-up-to-5-nodes", || {
            let mut random = seeded(1);
            let mut game = |_| (0..3).map(|_| (random.random_range(1..=5), random.random_range(2..=4))).collect();
            (0..100).map(&mut game).collect()
        })
        .inputs_of(50)
        .beyond("values: the mex of the rule up to 60 nodes, and the same again for 2 nodes more")
        // What Bob does to a tree, Ben does to its equal.
        .known("equal-trees", || (vec![pairs(N, NODES - 1_000_000)], vec![false]))
        .attacks("reading a million trees, none of which can be built")
        // Ben does the same. In every other game Bob first removes an inner node of the one tree that has no equal.
        .known("equal-trees-and-one", || {
            let game = |index: usize| match index % 2 {
                0 => [vec![(3 + index as u32, 2)], pairs(9998, 1)].concat(),
                _ => pairs(9998, 1),
            };
            ((0..GAMES).map(game).collect(), (0..GAMES).map(|index| index % 2 == 0).collect())
        })
        .attacks("as many games as there may be, and trees of every small size")
        .worst("balanced", by_same_idea(by_table), || {
            let mut random = seeded(2);
            let mut game = |index: usize| {
                let mut trees = (1..10_000).map(|_| (random.random_range(1..=NODES), 100)).collect_vec();
                let sum = xor(trees.iter().map(|&(nodes, _)| table(nodes)));
                let missing = if index % 2 == 0 { sum } else { (sum + 1) % 3 };
                let last = (1..=4).find(|&nodes| table(nodes) == missing);
                trees.push((last.unwrap_or(1), 2));
                trees
            };
            (0..GAMES).map(&mut game).collect()
        })
        .attacks("trees of different sizes whose values cancel, and nearly so")
        .wrong("two-nodes-vanish", |trees| by(trees, |nodes| 2 - nodes % 2), "two-nodes")
        .says("Lets a tree of two nodes vanish in one move; both of its nodes are leaves, so one of them stays.")
        .smallest("1\n1\n2 2\n")
        .wrong("a-lone-node-stays", |trees| by(trees, |nodes| if nodes == 1 { 0 } else { 1 + nodes % 2 }), "all")
        .says("Gives a tree of one node the value 0; its node is not a leaf, but can be removed.")
        .wrong("nim", |trees| by(trees, |nodes| nodes), "all")
        .says("Takes the number of nodes as the value; a move removes one node or all.")
        .wrong("parity-of-the-nodes", |trees| trees.iter().map(|(nodes, _)| nodes).sum::<u32>() % 2 == 1, "all")
        .says("Counts nodes as if a move removed one; it may remove a whole tree.")
        .wrong("some-tree-is-won", |trees| trees.iter().any(|&(nodes, _)| nodes != 2), "all")
        .says("Gives Bob every game with a tree that alone is won; two equal trees cancel.")
        .wrong("parity-of-won-trees", |trees| trees.iter().filter(|&&(nodes, _)| nodes != 2).count() % 2 == 1, "all")
        .says("Counts whether the trees that alone are won are odd in number; trees worth 1 and 2 do not cancel.")
        .wrong_play("the-parts-stay", || by_play(parts), "all")
        .says("Keeps the parts when an inner node is removed; the whole tree vanishes.")
        .main()
}

/// The largest number of games, of trees in all, and of nodes in one.
const GAMES: usize = 100;
const N: usize = 1_000_000;
const NODES: u32 = 1_000_000_000;

const WORDS: [&str; 2] = ["BOB", "BEN"];

/// The nodes and the k of each tree.
type Trees = Vec<(u32, u32)>;

/// The nodes and the k of a tree, and which nodes are left, a bit each, the first node lowest.
type Tree = (u32, u32, u32);

/// The node to which a node is joined that is not the first one, both counted from 0.
fn joined_to(node: u32, k: u32) -> u32 {
    (node / k).max(1) - 1
}

/// The neighbours of a node that are left, a bit each.
fn neighbours(node: u32, (nodes, k, left): Tree) -> u32 {
    let is_edge = |other: u32| {
        let (lesser, greater) = (node.min(other), node.max(other));
        lesser < greater && joined_to(greater, k) == lesser
    };
    (0..nodes).filter(|&other| left >> other & 1 == 1 && is_edge(other)).map(|other| 1 << other).sum()
}

/// By play, where an inner node of a tree that is removed leaves these trees.
fn by_play(inner: fn(u32, Tree) -> Vec<Tree>) -> impl FnMut(&Trees) -> bool {
    let moves = move |trees: &Vec<Tree>| {
        let of_tree = |(index, &tree): (usize, &Tree)| {
            let (nodes, k, left) = tree;
            let others = |left: Vec<Tree>| [&trees[..index], &left, &trees[index + 1..]].concat();
            let there = (0..nodes).filter(|node| left >> node & 1 == 1);
            let removed = there.map(move |node| match neighbours(node, tree).count_ones() {
                1 => vec![(nodes, k, left & !(1 << node))],
                _ => inner(node, tree),
            });
            removed.unique().map(others).collect_vec()
        };
        trees.iter().enumerate().flat_map(of_tree).collect()
    };
    let mut play = Play::normal(moves)
        .board(|trees| {
            let first = |index: usize| trees[..index].iter().map(|&(nodes, ..)| nodes as usize).sum::<usize>();
            let edges = trees.iter().enumerate().flat_map(|(index, &(nodes, k, _))| {
                let edge = move |node: u32| (joined_to(node, k) as usize, node as usize);
                (1..nodes).map(edge).map(move |(u, v)| (first(index) + u, first(index) + v))
            });
            let all = trees.iter().flat_map(|&(nodes, _, left)| (0..nodes).map(move |node| (node, left >> node & 1)));
            let all = all.collect_vec();
            let graph = board::graph(all.len(), edges).labelled(all.iter().map(|(node, _)| node + 1));
            graph.without(all.iter().positions(|&(_, there)| there == 0)).board()
        })
        .label(|before, after| {
            let tree = before.iter().zip(after).position(|(before, after)| before != after);
            let tree = tree.expect("a move changes a tree");
            match after[tree].2 {
                0 => format!("tree {}: remove all", tree + 1),
                left => format!("tree {}: remove leaf {}", tree + 1, (before[tree].2 ^ left).trailing_zeros() + 1),
            }
        })
        .alike(|trees| trees.iter().copied().filter(|&(.., left)| left != 0).sorted().collect());
    move |trees| play.value(&trees.iter().map(|&(nodes, k)| (nodes, k, (1 << nodes) - 1)).collect())
}

/// Nothing is left of the tree.
fn whole_tree(_: u32, (nodes, k, _): Tree) -> Vec<Tree> {
    vec![(nodes, k, 0)]
}

/// The parts stay, each a tree of its own.
fn parts(node: u32, (nodes, k, left): Tree) -> Vec<Tree> {
    let mut rest = left & !(1 << node);
    let mut parts = vec![];
    while rest != 0 {
        let mut part = 1 << rest.trailing_zeros();
        loop {
            let grown = (0..nodes).filter(|node| part >> node & 1 == 1);
            let grown = grown.fold(part, |grown, node| grown | neighbours(node, (nodes, k, rest)));
            if grown == part {
                break;
            }
            part = grown;
        }
        rest &= !part;
        parts.push((nodes, k, part));
    }
    parts
}

/// So many trees, two by two alike, of this size and larger ones.
fn pairs(trees: usize, nodes: u32) -> Trees {
    (0..trees as u32).map(|tree| (nodes + tree / 2, 2 + tree / 2 % 99)).collect()
}

/// By another value of a tree of so many nodes.
fn by(trees: &Trees, value: fn(u32) -> u32) -> bool {
    xor(trees.iter().map(|&(nodes, _)| value(nodes))) != 0
}

/// Values by definition, of small trees, come again with 2 nodes more. Nothing else is known for trees of 10⁹ nodes but
/// such a sequence of values.
fn by_table(trees: &Trees) -> bool {
    by(trees, table)
}

fn table(nodes: u32) -> u32 {
    const FIRST: u32 = 59;
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        // One node vanishes; of two, one is left; otherwise there are leaves and inner nodes.
        let mut values: Vec<usize> = vec![0, 1, 0];
        for nodes in 3..FIRST as usize + 2 {
            values.push(mex([values[nodes - 1], 0]));
        }
        values
    });
    VALUES[if nodes < FIRST { nodes } else { FIRST + (nodes - FIRST) % 2 } as usize] as u32
}
