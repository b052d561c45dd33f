//! Apples that fall down a tree, after every swap, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let tree = format::all([
        row([len("n", 2..=N)]),
        row([list("n", int("a number of apples", 1..=APPLES))]),
        row([format::repeat(format::from(|before| before["n"] - 1), vertex("a parent", "n"))]),
    ]);
    let tree =
        tree.such("a tree whose leaves have depths of one parity", |(_, parents): Tree| odd_nodes(&parents).is_some());
    Problem::one("cf812e", Limits::known(2000, 256), tree, || by_play, Plain)
        .small("random-trees-of-5-to-7-nodes-with-9-apples", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                let n = random.random_range(5..=7);
                let edges = random_tree(n, random.random_range(0..2), &mut random);
                let mut apples = vec![1; n];
                (n..9).for_each(|_| apples[random.random_range(0..n)] += 1);
                with_parents(apples, &edges)
            };
            (0..150).map(&mut tree).collect()
        })
        .all([("n", 4), ("a number of apples", 3)])
        .beyond("for worst inputs, apples in pairs, and the theorem with two sorted lists")
        // No swap changes anything. The 50 000 nodes at an even distance from the leaf go in pairs: what is taken from
        // one is taken from the other, what comes into one is moved on.
        .known("equal-path", || (with_parents(vec![APPLES; N], &shapes::path(N)), pairs_of(N)))
        .attacks("recursion as deep as the path; an answer beyond 32 bits")
        .known("one-apple-more", || {
            // Of the nodes at an even distance from the leaf, which has the number N, all but one have one apple more
            // than the others. A swap of one of those with any at an odd distance makes pairs, as above. Any other swap
            // leaves two that differ besides pairs, which the first player makes equal.
            let apples = (1..=N).map(|v| if v % 2 == 0 && v > 2 { APPLES } else { APPLES - 1 }).collect();
            (with_parents(apples, &shapes::path(N)), (N as u64 / 2 - 1) * (N as u64 / 2))
        })
        .attacks("as many pairs across as can be, where the tree is won")
        .worst("star", by_same_idea(with_sorted_lists), || {
            let mut apples = random_apples(1 << 23..=APPLES);
            // Of the 99 999 leaves an even number has the bit 2²³. So S has not got it, and a leaf XOR S has it.
            apples[N - 1] = 1;
            with_parents(apples, &shapes::star(N))
        })
        .attacks("a node with all others as children; XORs beyond 10⁷")
        .worst("few-sizes", by_same_idea(with_sorted_lists), || {
            with_parents(random_apples(1..=15), &random_tree(N, 1, &mut seeded(3)))
        })
        .attacks("look-ups that find thousands")
        .worst("random", by_same_idea(with_sorted_lists), || {
            with_parents(random_apples(1..=APPLES), &random_tree(N, 0, &mut seeded(4)))
        })
        .attacks("far jumps in memory")
        .wrong(
            "levels-from-the-root",
            |tree| {
                let depths = depths(&tree.1).expect("a tree");
                by_classes(tree, depths.iter().map(|depth| depth % 2 == 0).collect(), theorem)
            },
            "all",
        )
        .says("Takes the nodes of even depth; the parity is that of the distance to the leaves.")
        .wrong("nim", |tree| by_classes(tree, vec![true; tree.0.len()], inside), "all")
        .says("Takes the XOR of all nodes; only those at an even distance from the leaves count.")
        .wrong("swaps-across-alone", |tree| counted(tree, across), "all")
        .says("Forgets the swaps inside a class, which keep a lost tree lost.")
        .wrong(
            "unequal-swaps-alone",
            |tree| counted(tree, |odd, even, sum| if sum == 0 { inside(odd, even, 0) } else { across(odd, even, sum) }),
            "equal-across",
        )
        .says("Forgets swaps of equal numbers across the classes, which keep a lost tree lost.")
        .wrong(
            "swaps-inside-always",
            |tree| counted(tree, |odd, even, sum| inside(odd, even, 0) + across(odd, even, sum)),
            "all",
        )
        .says("Counts the swaps inside a class of a won tree; they leave it won.")
        .wrong("no-swap", |tree| counted(tree, |odd, even, sum| u64::from(sum == 0) + theorem(odd, even, sum)), "all")
        .says("Counts leaving a lost tree as it is; exactly one swap must be made.")
        .wrong("in-the-order-of-numbers", in_order, "a-parent-with-a-larger-number")
        .says("Goes through the nodes by their numbers; a parent may have a larger number than its child.")
        .refused([
            ("its-own-parent", "4\n1 2 3 4\n1 @3 1\n", "a parent that closes no cycle"),
            ("two-that-are-parents-of-each-other", "4\n1 2 3 4\n1 4 @3\n", "a parent that closes no cycle"),
            (
                "leaves-of-both-parities",
                "4\n1 2 3 4\n1 1\n@2\n",
                "a parent of depth of the other parity, as 3 and 4 are leaves",
            ),
        ])
        .unplayed([("sample-3", "25 apples on 8 nodes")])
        .main()
}

/// The largest number of nodes, and of apples on one.
const N: usize = 100_000;
const APPLES: u32 = 10_000_000;

/// The apples of every node, and the parent of every node but the first.
type Tree = (Vec<u32>, Vec<usize>);

/// Eat some apples of a leaf, or hang some of another node on one of its children.
fn moves(apples: &[u32], children: &[Vec<usize>]) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (v, &hanging) in apples.iter().enumerate() {
        for taken in 1..=hanging {
            let mut left = apples.to_vec();
            left[v] -= taken;
            if children[v].is_empty() {
                successors.push(left);
                continue;
            }
            for &child in &children[v] {
                let mut next = left.clone();
                next[child] += taken;
                successors.push(next);
            }
        }
    }
    successors
}

fn by_play((apples, parents): &Tree) -> u64 {
    assert!(apples.len() <= 10 && apples.iter().sum::<u32>() <= 14, "too many apples to play out");
    let mut children = vec![vec![]; apples.len()];
    parents.iter().zip(1..).for_each(|(&parent, v)| children[parent].push(v));
    let mut play = Play::normal(|apples: &Vec<u32>| moves(apples, &children)).board(|apples| {
        board::graph(apples.len(), parents.iter().copied().zip(1..)).rooted(0).labelled(apples).board()
    });
    let lost = (0..apples.len()).tuple_combinations().filter(|&(u, v)| {
        let mut swapped = apples.clone();
        swapped.swap(u, v);
        !play.value(&swapped)
    });
    lost.count() as u64
}

fn with_parents(apples: Vec<u32>, edges: &Edges) -> Tree {
    let parents = shapes::parents(apples.len(), edges).into_iter().flatten().collect();
    (apples, parents)
}

/// A tree of at least 4 nodes whose leaves have depths of this parity: half of them at random, a child for each leaf of
/// another depth, and leaves with the rest.
fn random_tree(n: usize, parity: usize, random: &mut Pcg64) -> Edges {
    let half = n / 2;
    let mut edges = shapes::random_tree(half, random);
    let mut depth = vec![0; half];
    edges.iter().for_each(|&(up, v)| depth[v] = depth[up] + 1);
    let mut is_inner = vec![false; half];
    edges.iter().for_each(|&(up, _)| is_inner[up] = true);
    let hooks = (0..half).filter(|&v| depth[v] % 2 != parity).collect_vec();
    let bare = (0..half).filter(|&v| !is_inner[v] && depth[v] % 2 != parity).collect_vec();
    edges.extend(bare.iter().copied().zip(half..));
    edges.extend((half + bare.len()..n).map(|v| (hooks[random.random_range(0..hooks.len())], v)));
    shapes::shuffled(n, edges, random)
}

/// The depth of every node, if this is a tree.
fn depths(parents: &[usize]) -> Option<Vec<usize>> {
    let mut depths: Vec<Option<usize>> = vec![None; parents.len() + 1];
    depths[0] = Some(0);
    for v in 1..depths.len() {
        let mut way = vec![];
        let mut up = v;
        while depths[up].is_none() {
            way.push(up);
            if way.len() > parents.len() {
                return None;
            }
            up = parents[up - 1];
        }
        for (steps, &node) in way.iter().rev().enumerate() {
            depths[node] = Some(depths[up].expect("the way ends there") + steps + 1);
        }
    }
    depths.into_iter().collect()
}

/// For every node, whether its depth has the parity of that of a leaf, which all leaves have.
fn odd_nodes(parents: &[usize]) -> Option<Vec<bool>> {
    let depths = depths(parents)?;
    let mut is_leaf = vec![true; depths.len()];
    parents.iter().for_each(|&parent| is_leaf[parent] = false);
    let leaves = (0..depths.len()).filter(|&v| is_leaf[v]).map(|v| depths[v] % 2).unique().collect_vec();
    (leaves.len() == 1).then(|| depths.iter().map(|depth| depth % 2 == leaves[0]).collect())
}

/// A random number of apples for each node.
fn random_apples(sizes: std::ops::RangeInclusive<u32>) -> Vec<u32> {
    let mut random = seeded(1);
    (0..N).map(|_| random.random_range(sizes.clone())).collect()
}

/// The theorem of the program, with the numbers of either class in order. Nobody plays out so many apples.
fn with_sorted_lists(tree: &Tree) -> u64 {
    counted(tree, theorem)
}

/// Counts the swaps from the numbers of either class and the XOR of the first.
type Count = fn(&[u32], &[u32], u32) -> u64;

fn counted(tree: &Tree, count: Count) -> u64 {
    by_classes(tree, odd_nodes(&tree.1).expect("leaves of one parity"), count)
}

fn by_classes((apples, _): &Tree, is_odd: Vec<bool>, count: Count) -> u64 {
    let of = |class| apples.iter().zip(&is_odd).filter(move |node| *node.1 == class).map(|node| *node.0).sorted();
    let (odd, even) = (of(true).collect_vec(), of(false).collect_vec());
    count(&odd, &even, xor(odd.iter().copied()))
}

fn theorem(odd: &[u32], even: &[u32], sum: u32) -> u64 {
    inside(odd, even, sum) + across(odd, even, sum)
}

/// The pairs of either class, if the XOR is 0.
fn inside(odd: &[u32], even: &[u32], sum: u32) -> u64 {
    if sum == 0 { pairs_of(odd.len()) + pairs_of(even.len()) } else { 0 }
}

fn pairs_of(nodes: usize) -> u64 {
    let nodes = nodes as u64;
    nodes * nodes.saturating_sub(1) / 2
}

/// The pairs across whose XOR is `sum`, where the numbers of either class come in order.
fn across(odd: &[u32], even: &[u32], sum: u32) -> u64 {
    let equal = |wanted: u32| {
        even.partition_point(|&apples| apples <= wanted) - even.partition_point(|&apples| apples < wanted)
    };
    odd.iter().map(|apples| equal(apples ^ sum) as u64).sum()
}

fn in_order(tree: &Tree) -> u64 {
    let parents = &tree.1;
    let mut depths = vec![0; parents.len() + 1];
    parents.iter().zip(1..).for_each(|(&parent, v)| depths[v] = depths[parent] + 1);
    let leaf = (0..depths.len()).find(|v| !parents.contains(v)).expect("a tree has a leaf");
    by_classes(tree, depths.iter().map(|depth| depth % 2 == depths[leaf] % 2).collect(), theorem)
}
