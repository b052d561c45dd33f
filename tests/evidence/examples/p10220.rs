//! Waking guardians before a walk: all sets of guardians, and all walks for each of them.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let leaves = || format::from(|before| 1 << before["n"]);
    let guardians = format::repeat(format::from(|before| (1 << before["n"]) - 1), int("w", 0..=RICHEST));
    let runes = format::repeat(leaves(), between("q", 1, leaves())).in_order(Order::Distinct);
    let maze = format::all([row([int("n", 1..=16), int("K", 0..=RICHEST)]), row([guardians]), row([runes])]);
    let mazes = Format::tests("T", 0..=100, maze).trying("q", "n", 1);
    Problem::tests(
        "p10220",
        Limits { time: None, memory: Some(512) },
        mazes,
        || played,
        |runes: &Vec<u32>| joined(runes),
    )
    .promise_of_all("all trees together have at most 100000 leaves", |mazes| {
        mazes.iter().map(|(_, _, runes)| runes.len()).sum::<usize>() <= 100_000
    })
    .no_game("Alice decides everything at once, and then Bob walks alone")
    .all([("n", 1), ("K", 3), ("w", 2)])
    .all([("n", 2), ("K", 6), ("w", 2)])
    .small("trees-of-8-leaves", || {
        let mut random = seeded(1);
        let mut maze = |_| {
            let dearest = [1, 3, 10, 1000][random.random_range(0..4)];
            let wake = (1..8).map(|_| random.random_range(0..=dearest)).collect();
            random_maze(wake, &mut random)
        };
        (0..1500).map(&mut maze).collect()
    })
    .inputs_of(100)
    .beyond("larger trees: a budget for everybody by the rule, else the prices of first runes")
    .worst("dear-guardians", by_same_idea(by_search), || largest(|_, random| random.random_range(0..=RICHEST)))
    .attacks("searches for first runes that few guardians can bring about")
    .worst("budget-for-half", by_same_idea(by_search), || {
        largest(|_, random| random.random_range(0..=4 * RICHEST / LEAVES))
    })
    .attacks("a leftover that is passed on everywhere")
    .worst("dearer-towards-the-root", by_same_idea(by_search), || {
        largest(|node, random| {
            random.random_range(1..=9) * ((RICHEST / 10) >> (2 * node.ilog2())) + random.random_range(0..=1000)
        })
    })
    .attacks("as many different prices of first runes as there can be")
    .worst("many-trees", by_same_idea(by_search), || {
        let mut random = seeded(1);
        let mut maze = |_| {
            let wake = (1..1024).map(|_| random.random_range(0..=RICHEST)).collect();
            rich(random_maze(wake, &mut random))
        };
        (0..97).map(&mut maze).collect()
    })
    .attacks("work per case: 97 trees of 1024 leaves")
    // With all guardians awake, Bob goes from left to right; wherever he went from right to left, he would begin
    // with a smaller rune.
    .known("budget-for-all", || {
        let mazes = largest(|_, random| random.random_range(0..=RICHEST / LEAVES));
        let runes = mazes[0].2.clone();
        (mazes, vec![runes])
    })
    .attacks("nothing to choose")
    .wrong(
        "wakes-where-that-is-cheaper-for-one-rune",
        |maze| Search { wakes_too_soon: true, ..Search::default() }.written(maze, 1, maze.0.1).0,
        "leftover-instead-of-waking",
    )
    .says("Wakes the stair where that is cheaper for this rune alone; what is left over can be used higher up.")
    .wrong(
        "leftover-of-the-first-side-lost",
        |maze| Search { leftover_lost: true, ..Search::default() }.written(maze, 1, maze.0.1).0,
        "trees-of-8-leaves",
    )
    .says("Drops what the first side leaves over.")
    .wrong(
        "budget-not-spent-to-the-end",
        |((n, budget), wake, runes)| played(&((*n, budget.saturating_sub(1)), wake.clone(), runes.clone())),
        "exact-budget",
    )
    .says("Spends less than the budget.")
    .wrong("wakes-from-the-root-down", from_the_root, "all-2")
    .says("Wakes every guardian it can, from the root down, whose right subtree has the least rune.")
    .refused([("a-rune-twice", "1\n2 5\n1 2 3\n1 3 @3 4\n", "a rune that has not come before")])
    .main()
}

/// The largest number of leaves.
const LEAVES: u64 = 1 << 16;

/// The largest budget, and the dearest guardian.
const RICHEST: u64 = 1_000_000_000_000;

/// The height of the tree and Alice's budget, the cost of every guardian, from node 1 on, and the runes from left to
/// right.
type Maze = ((u32, u64), Vec<u64>, Vec<u32>);

/// All sequences that Bob can write in the subtree of a node, with this set of guardians awake.
fn walks(runes: &[u32], awake: &[bool], node: usize) -> Vec<Vec<u32>> {
    if node >= runes.len() {
        return vec![vec![runes[node - runes.len()]]];
    }
    let [left, right] = [2 * node, 2 * node + 1].map(|child| walks(runes, awake, child));
    let pairs = left.iter().cartesian_product(&right);
    let left_first = pairs.clone().map(|(left, right)| [&left[..], right].concat());
    let right_first = pairs.map(|(left, right)| [&right[..], left].concat());
    if awake[node - 1] { left_first.collect() } else { left_first.chain(right_first).collect() }
}

/// The largest of the smallest walks, over all sets of guardians that the budget allows.
fn played(((_, budget), wake, runes): &Maze) -> Vec<u32> {
    let sets = wake.iter().map(|_| [false, true]).multi_cartesian_product();
    let affordable = sets.filter(|awake| {
        let costs = awake.iter().zip(wake).map(|(&awake, cost)| if awake { *cost } else { 0 });
        costs.sum::<u64>() <= *budget
    });
    let smallest = affordable.filter_map(|awake| walks(runes, &awake, 1).into_iter().min());
    smallest.max().expect("Alice may wake nobody")
}

/// Runes in random order, and a budget for a part of the guardians.
fn random_maze(wake: Vec<u64>, random: &mut Pcg64) -> Maze {
    let mut runes = (1..=wake.len() as u32 + 1).collect_vec();
    runes.shuffle(random);
    let budget = random.random_range(0..=wake.iter().sum::<u64>() / 2);
    ((runes.len().ilog2(), budget), wake, runes)
}

fn rich(((n, _), wake, runes): Maze) -> Maze {
    ((n, RICHEST), wake, runes)
}

fn largest(cost: fn(u64, &mut Pcg64) -> u64) -> Vec<Maze> {
    let mut random = seeded(1);
    let wake = (1..LEAVES).map(|node| cost(node, &mut random)).collect();
    vec![rich(random_maze(wake, &mut random))]
}

/// The published solution: it searches for the first rune of every subtree. Its prices of first runes are those of the
/// program; nothing else is known for so many leaves.
fn by_search(maze: &Maze) -> Vec<u32> {
    Search::default().written(maze, 1, maze.0.1).0
}

/// The search from the first rune on, with one of the mistakes or none.
#[derive(Clone, Copy, Default)]
struct Search {
    /// Wakes a guardian wherever this costs less than what the right side needs for a first rune.
    wakes_too_soon: bool,
    /// Gives the second side only what was kept back for it.
    leftover_lost: bool,
}

impl Search {
    /// The least cost at which the first rune in the subtree is so large.
    fn cost(maze: &Maze, node: usize, rune: u32) -> Option<u64> {
        if node >= maze.2.len() {
            return (maze.2[node - maze.2.len()] >= rune).then_some(0);
        }
        let [left, right] = [2 * node, 2 * node + 1].map(|child| Self::cost(maze, child, rune));
        let wake = maze.1[node - 1];
        Some(left? + right.map_or(wake, |right| right.min(wake)))
    }

    /// What is written in the subtree, and what is left of the budget.
    fn written(self, maze: &Maze, node: usize, budget: u64) -> (Vec<u32>, u64) {
        if node >= maze.2.len() {
            return (vec![maze.2[node - maze.2.len()]], budget);
        }
        let affordable = |rune: &u32| Self::cost(maze, node, *rune).is_some_and(|cost| cost <= budget);
        let runes = runes_of(maze, node);
        let rising = runes.iter().copied().sorted_unstable().collect_vec();
        let first = rising[rising.partition_point(affordable) - 1];
        let [left, right] = [2 * node, 2 * node + 1];
        let [left_cost, right_cost] = [left, right].map(|child| Self::cost(maze, child, first));
        let wake = maze.1[node - 1];
        let on_the_left = runes[..runes.len() / 2].contains(&first);
        let (near, far, kept) = if on_the_left {
            (left, right, right_cost.map_or(wake, |cost| cost.min(wake)))
        } else {
            (right, left, left_cost.expect("it is affordable"))
        };
        let (mut sequence, leftover) = self.written(maze, near, budget - kept);
        let rest = if self.leftover_lost { kept } else { kept + leftover };
        let sleeps =
            !on_the_left || right_cost.is_some_and(|cost| rest >= cost && !(self.wakes_too_soon && wake < cost));
        let (others, rest) = self.written(maze, far, if sleeps { rest } else { rest - wake });
        sequence.extend(others);
        (sequence, rest)
    }
}

/// The runes in the subtree of a node.
fn runes_of(maze: &Maze, node: usize) -> &[u32] {
    let leaves = maze.2.len();
    let height = leaves.ilog2() - node.ilog2();
    &maze.2[(node << height) - leaves..][..1 << height]
}

fn from_the_root(maze: &Maze) -> Vec<u32> {
    let ((_, budget), wake, runes) = maze;
    let least = |node: usize| runes_of(maze, node).iter().min();
    let mut budget = *budget;
    let awake = (1..runes.len()).map(|node| {
        let wakes = least(2 * node + 1) < least(2 * node) && wake[node - 1] <= budget;
        budget -= if wakes { wake[node - 1] } else { 0 };
        wakes
    });
    walks(runes, &awake.collect_vec(), 1).into_iter().min().expect("there is a walk")
}
