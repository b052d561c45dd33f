//! Leaves that prove the root for either player, by the definition.

use evidence::prelude::*;

fn main() -> ExitCode {
    let parents = format::list_but_first("n", between("a parent", 1, format::from(|before| before[format::PLACE])));
    let tree = format::all([row([len("n", 1..=N)]), parents]);
    Problem::one("p4096", Limits::UNKNOWN, tree, || by_sets, |answer: &[usize; 3]| joined(answer))
        .all([("n", 7), ("a parent", 6)])
        .small("random-trees-of-8-to-16-nodes", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                let n = random.random_range(8..=16_usize);
                // Near parents make deep trees.
                let far = random.random_range(2..=8);
                (1..n).map(|v| random.random_range(v.saturating_sub(far) + 1..=v)).collect()
            };
            (0..1500).map(&mut tree).collect()
        })
        .known("path", || ((1..N).collect(), [N, 1, N]))
        .attacks("recursion as deep as the path is long")
        .known("star", || (vec![1; N - 1], [2, N - 1, (1..=N).fold(1, |xor, leaf| xor ^ leaf)]))
        .attacks("a node with all others as children, all of them critical")
        .worst("random", by_same_idea(by_sizes), || random_tree(|v| 1..=v))
        .attacks("far jumps in memory")
        .worst("random-and-deep", by_same_idea(by_sizes), || random_tree(|v| v.saturating_sub(9) + 1..=v))
        .attacks("sizes far above 1 on deep paths")
        .wrong("black-alone", |parents| answer(&least_paths(parents, [true, false], true)), "all")
        .says("Looks at smallest winning sets of Black alone; a critical leaf is in one of White, too.")
        .wrong("first-least-child", |parents| answer(&least_paths(parents, [true; 2], false)), "all")
        .says("Takes one smallest winning set of each player; a leaf may be in any of them.")
        .wrong(
            "every-leaf-counts-once",
            |parents| {
                let critical = least_paths(parents, [true; 2], true);
                let [first, count, _] = answer(&critical);
                [first, count, critical.iter().sum()]
            },
            "all",
        )
        .says("Adds the numbers of the leaves where their XOR is asked for.")
        .beyond("for worst inputs, a path, a star, and sizes of sets")
        .no_game("the values of the leaves are not known; the answer is about sets of them")
        .main()
}

/// The largest number of nodes.
const N: usize = 200_000;

/// The parents of all nodes but the first, from 1.
type Parents = Vec<usize>;

fn answer(critical: &[usize]) -> [usize; 3] {
    [critical.iter().copied().min().unwrap_or(0), critical.len(), xor(critical.iter().copied())]
}

/// All sets of leaves that Black may win in the end, and for each player all sets that are enough.
fn by_sets(parents: &Parents) -> [usize; 3] {
    let leaves = leaves(parents);
    let sets = 0..1_usize << leaves.len();
    let blacks = sets.clone().map(|set| is_blacks(parents, &leaves, set)).collect_vec();
    let mut critical = sets.end - 1;
    for is_black in [true, false] {
        // Whether the player wins with these leaves and any others.
        let mut is_enough = sets.clone().map(|set| if is_black { blacks[set] } else { !blacks[sets.end - 1 - set] });
        let mut is_enough = is_enough.by_ref().collect_vec();
        for leaf in 0..leaves.len() {
            for set in sets.clone().filter(|set| set >> leaf & 1 == 0) {
                is_enough[set] &= is_enough[set | 1 << leaf];
            }
        }
        let smallest = sets.clone().filter(|&set| is_enough[set]).min_set_by_key(|set| set.count_ones());
        critical &= smallest.into_iter().fold(0, |all, set| all | set);
    }
    let critical = (0..leaves.len()).filter(|leaf| critical >> leaf & 1 == 1).map(|leaf| leaves[leaf]);
    answer(&critical.collect_vec())
}

/// The leaves, from 1.
fn leaves(parents: &Parents) -> Vec<usize> {
    let mut is_leaf = vec![true; parents.len() + 2];
    parents.iter().for_each(|&parent| is_leaf[parent] = false);
    (1..=parents.len() + 1).filter(|&v| is_leaf[v]).collect()
}

/// Whether the root is Black's where these leaves are.
fn is_blacks(parents: &Parents, leaves: &[usize], set: usize) -> bool {
    fn result(parents: &Parents, v: usize, black_decides: bool, won: &dyn Fn(usize) -> bool) -> bool {
        let children = (2..=parents.len() + 1).filter(|&child| parents[child - 2] == v).collect_vec();
        let mut results = children.iter().map(|&child| result(parents, child, !black_decides, won));
        match children.is_empty() {
            true => won(v),
            false if black_decides => results.any(|black| black),
            false => results.all(|black| black),
        }
    }
    let won = |leaf| set >> leaves.iter().position(|&known| known == leaf).expect("a leaf") & 1 == 1;
    result(parents, 1, true, &won)
}

fn random_tree(parents: impl Fn(usize) -> std::ops::RangeInclusive<usize>) -> Parents {
    let mut random = seeded(2);
    (1..N).map(|v| random.random_range(parents(v))).collect()
}

/// The claim again, by lists of children: there are too many sets of many leaves.
fn by_sizes(parents: &Parents) -> [usize; 3] {
    answer(&least_paths(parents, [true; 2], true))
}

/// The leaves to which children lead that are least for these players where they decide; all of such, or the first.
fn least_paths(parents: &Parents, players: [bool; 2], all: bool) -> Vec<usize> {
    let n = parents.len() + 1;
    let mut children = vec![vec![]; n + 1];
    (2..=n).for_each(|v| children[parents[v - 2]].push(v));
    let mut depth = vec![0; n + 1];
    (2..=n).for_each(|v| depth[v] = depth[parents[v - 2]] + 1);
    let mut sizes = vec![[1, 1]; n + 1];
    for v in (1..=n).rev().filter(|&v| !children[v].is_empty()) {
        sizes[v] = [0, 1].map(|player| {
            let parts = children[v].iter().map(|&child| sizes[child][player]);
            if depth[v] % 2 == player { parts.min().expect("a child") } else { parts.sum::<u32>() }
        });
    }
    let (mut open, mut found) = (vec![1], vec![]);
    while let Some(v) = open.pop() {
        let player = depth[v] % 2;
        let is_least = |child: &&usize| !players[player] || sizes[**child][player] == sizes[v][player];
        let mut least = children[v].iter().filter(is_least).copied().collect_vec();
        least.truncate(if all { n } else { 1 });
        open.extend(least);
        found.extend(children[v].is_empty().then_some(v));
    }
    found
}
