//! Any leaves at once, and the player who removes the root wins, by play.

use std::ops::RangeInclusive;

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let father = between("a father", 1, "n");
    let fathers = format::all([row([len("n", 1..=N)]), row([format::list_but_first("n", father)])]);
    let tree = fathers.such("fathers that make a tree", |fathers: Vec<usize>| is_tree(&fathers));
    // They were not found; the statement calls both very generous, so twice the usual time is assumed.
    let limits = Limits { time: Some(4000), memory: None };
    Problem::tests("p7864", limits, Format::tests("T", 1..=10, tree), oracle, ["1", "0"])
        .all([("n", 5), ("a father", 5)])
        .small("random-trees-of-6-to-12-vertices", || random_trees(300, 6..=12, 1))
        .small("trees-of-4-to-12-vertices-in-twos", || {
            // Half of them have a leaf more.
            let mut random = seeded(2);
            let mut tree = |(index, fathers): (usize, Fathers)| {
                let fathers = in_twos(&fathers);
                let more = (index % 2 == 1).then(|| random.random_range(1..=fathers.len() + 1));
                fathers.into_iter().chain(more).collect()
            };
            random_trees(200, 2..=6, 3).into_iter().enumerate().map(&mut tree).collect()
        })
        // One vertex goes in every move.
        .known("paths", || {
            let path = |n: usize| shuffled(&(1..n).collect_vec(), n as u64);
            ((0..10).map(|index| path(N - index % 2)).collect(), (0..10).map(|index| index % 2 == 1).collect())
        })
        .attacks("recursion of 1 000 000 calls, far jumps in memory, and 69 MB to read")
        // The lower ones of some twos have been removed: the second player removes the upper ones.
        .known("a-trunk-in-twos", || {
            let trunk = (1..N / 2).map(|v| if v % 2 == 1 { v } else { v - 1 }).collect_vec();
            (vec![in_twos(&trunk); 10], vec![false; 10])
        })
        .attacks("a lost start, so that every chain counts; a walk over all ancestors of every leaf")
        .wrong("the-parity-of-n", |fathers| fathers.len() % 2 == 0, "all")
        .says("Goes by the parity of n, as if one leaf were removed at a time.")
        .wrong("the-parity-of-depths", |fathers| any_odd(fathers, |_| true), "all")
        .says("Goes up from each leaf to the root; a vertex with two children ends the path.")
        .wrong("fathers-before-children", downwards, "a-father-behind-his-child")
        .says("Goes through the vertices by decreasing numbers; a father can have a larger number than his child.")
        .refused([("a-circle", "1\n4\n1 4 @3\n", "a father that closes no cycle")])
        .main()
}

/// The largest number of vertices.
const N: usize = 1_000_000;

/// The fathers of the vertices 2, 3, …, by their numbers from 1.
type Fathers = Vec<usize>;

fn oracle() -> impl FnMut(&Fathers) -> bool {
    |fathers| {
        let n = fathers.len() + 1;
        let play = Play::normal(|tree: &u32| moves(*tree, fathers)).board(|tree| {
            let edges = fathers.iter().enumerate().map(|(index, father)| (father - 1, index + 1));
            board::graph(n, edges).rooted(0).without((0..n).filter(|vertex| tree >> vertex & 1 == 0)).board()
        });
        let mut play = play.label(|before, after| {
            let leaves = (0..n).filter(|leaf| (before ^ after) >> leaf & 1 == 1).map(|leaf| leaf + 1).collect_vec();
            format!("remove {} {}", if leaves.len() == 1 { "leaf" } else { "leaves" }, leaves.iter().format(", "))
        });
        play.value(&((1 << n) - 1))
    }
}

/// Remove any leaves of the vertices that are there, a bit each: every set of them but the empty one.
fn moves(tree: u32, fathers: &Fathers) -> Vec<u32> {
    let there = |vertex: &usize| tree >> (vertex - 1) & 1 == 1;
    let is_father = |vertex: &usize| (2..).zip(fathers).any(|(child, father)| father == vertex && there(&child));
    let leaves = (1..=fathers.len() + 1).filter(there).filter(|vertex| !is_father(vertex));
    let sets = leaves.powerset().filter(|set| !set.is_empty());
    sets.map(|set| set.iter().fold(tree, |tree, leaf| tree ^ 1 << (leaf - 1))).collect()
}

/// Whether every way from father to father ends at the root.
fn is_tree(fathers: &Fathers) -> bool {
    let mut ends = vec![false; fathers.len() + 2];
    ends[1] = true;
    for start in 2..ends.len() {
        let (mut way, mut vertex) = (vec![], start);
        while !ends[vertex] && way.len() <= fathers.len() {
            way.push(vertex);
            vertex = fathers[vertex - 2];
        }
        if !ends[vertex] {
            return false;
        }
        way.into_iter().for_each(|vertex| ends[vertex] = true);
    }
    true
}

/// The same tree, with the names of all vertices but the root in random order.
fn shuffled(fathers: &Fathers, seed: u64) -> Fathers {
    let mut names = (2..=fathers.len() + 1).collect_vec();
    names.shuffle(&mut seeded(seed));
    let name = |vertex: usize| if vertex == 1 { 1 } else { names[vertex - 2] };
    let mut renamed = vec![0; fathers.len()];
    (2..).zip(fathers).for_each(|(vertex, &father)| renamed[name(vertex) - 2] = name(father));
    renamed
}

fn random_trees(count: usize, sizes: RangeInclusive<usize>, seed: u64) -> Vec<Fathers> {
    let mut random = seeded(seed);
    let mut tree = |index| {
        let n = random.random_range(sizes.clone());
        shuffled(&(1..n).map(|v| random.random_range(v.saturating_sub(3).max(1)..=v)).collect(), index)
    };
    (0..count as u64).map(&mut tree).collect()
}

/// With two vertices in the place of each, 2v − 1 above 2v: what hung on it hangs on the lower one.
fn in_twos(fathers: &Fathers) -> Fathers {
    let others = (2..).zip(fathers).flat_map(|(vertex, father)| [2 * father, 2 * vertex - 1]);
    [1].into_iter().chain(others).collect()
}

fn numbers_of_children(fathers: &Fathers) -> Vec<usize> {
    let mut children = vec![0; fathers.len() + 2];
    fathers.iter().for_each(|&father| children[father] += 1);
    children
}

/// Whether the way up from some leaf, as long as `goes_on` says of the number of children of the next father, has an
/// odd number of vertices.
fn any_odd(fathers: &Fathers, goes_on: fn(usize) -> bool) -> bool {
    let children = numbers_of_children(fathers);
    let up = |&vertex: &usize| fathers.get(vertex.wrapping_sub(2)).copied().filter(|&father| goes_on(children[father]));
    let mut leaves = (1..children.len()).filter(|&vertex| children[vertex] == 0);
    leaves.any(|leaf| std::iter::successors(Some(leaf), up).count() % 2 == 1)
}

/// The lengths of chains from the last vertex to the first.
fn downwards(fathers: &Fathers) -> bool {
    let children = numbers_of_children(fathers);
    let mut below = vec![0; children.len()];
    let mut is_won = false;
    for vertex in (1..children.len()).rev() {
        let father = fathers.get(vertex.wrapping_sub(2)).copied().unwrap_or(0);
        let goes_on = vertex > 1 && children[father] == 1;
        if children[vertex] <= 1 && goes_on {
            below[father] = below[vertex] + 1;
        }
        is_won |= children[vertex] <= 1 && !goes_on && below[vertex] % 2 == 0;
    }
    is_won
}
