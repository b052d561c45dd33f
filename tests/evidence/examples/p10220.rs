//! Waking guardians before a walk: all sets of guardians, and all walks for each of them.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p10220", Limits { time: None, memory: Some(512) }, oracle, small)
        .played("all trees of 2 and of 4 leaves with costs up to 2, 1500 trees of 8 leaves")
        .beyond("larger trees: a budget for everybody by the rule, else the prices of first runes")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("wakes-where-that-is-cheaper-for-one-rune", wakes_too_soon, "leftover-instead-of-waking").says(
                "Wakes the stair where that is cheaper for this rune alone; what is left over can be used higher up.",
            ),
            wrong("leftover-of-the-first-side-lost", leftover_lost, "random-trees-of-8-leaves")
                .says("Drops what the first side leaves over."),
            wrong("budget-not-spent-to-the-end", strictly_within, "exact-budget").says("Spends less than the budget."),
            wrong("wakes-from-the-root-down", from_the_root, "all-trees-of-4-leaves")
                .says("Wakes every guardian it can, from the root down, whose right subtree has the least rune."),
        ])
        .refused([("a-rune-twice", "1\n2 5\n1 2 3\n1 3 @3 4\n", "a rune that has not come before")])
        .main()
}

/// A case: the cost of every guardian, from node 1 on, the runes from left to right, and Alice's budget.
#[derive(Clone)]
struct Maze {
    wake: Vec<u64>,
    runes: Vec<u32>,
    budget: u64,
}

/// All sequences that Bob can write in the subtree of a node, with this set of guardians awake.
fn walks(maze: &Maze, awake: &[bool], node: usize) -> Vec<Vec<u32>> {
    if node >= maze.runes.len() {
        return vec![vec![maze.runes[node - maze.runes.len()]]];
    }
    let [left, right] = [2 * node, 2 * node + 1].map(|child| walks(maze, awake, child));
    let pairs = left.iter().cartesian_product(&right);
    let left_first = pairs.clone().map(|(left, right)| [&left[..], right].concat());
    let right_first = pairs.map(|(left, right)| [&right[..], left].concat());
    if awake[node - 1] { left_first.collect() } else { left_first.chain(right_first).collect() }
}

/// The greatest of the smallest walks, over all sets of guardians that the budget allows.
fn played(maze: &Maze) -> Vec<u32> {
    let sets = maze.wake.iter().map(|_| [false, true]).multi_cartesian_product();
    let affordable = sets.filter(|awake| {
        let costs = awake.iter().zip(&maze.wake).map(|(&awake, cost)| if awake { *cost } else { 0 });
        costs.sum::<u64>() <= maze.budget
    });
    let smallest = affordable.filter_map(|awake| walks(maze, &awake, 1).into_iter().min());
    smallest.max().expect("Alice may wake nobody")
}

fn oracle(input: &str) -> String {
    answers(input, played)
}

/// A line for each case, of the sequence that is written.
fn answers(input: &str, written: impl Fn(&Maze) -> Vec<u32>) -> String {
    cases::counted(input, |tokens| {
        let (n, budget): (u32, u64) = (tokens.read(), tokens.read());
        let maze = Maze { wake: tokens.list((1 << n) - 1), runes: tokens.list(1 << n), budget };
        joined(written(&maze))
    })
}

fn file(mazes: &[Maze]) -> String {
    let lines = mazes.iter().map(|maze| {
        let Maze { wake, runes, budget } = maze;
        format!("{} {budget}\n{}\n{}\n", runes.len().ilog2(), joined(wake), joined(runes))
    });
    format!("{}\n{}", mazes.len(), lines.format(""))
}

/// All mazes with so many leaves, costs up to `dearest`, and budgets up to `richest`.
fn all_mazes(leaves: u32, dearest: u64, richest: u64) -> Vec<Maze> {
    let orders = (1..=leaves).permutations(leaves as usize);
    let costs = (1..leaves).map(|_| 0..=dearest).multi_cartesian_product();
    let mazes = orders.cartesian_product(costs).cartesian_product(0..=richest);
    mazes.map(|((runes, wake), budget)| Maze { wake, runes, budget }).collect()
}

/// Runes in random order, and a budget for a part of the guardians.
fn random_maze(wake: Vec<u64>, random: &mut Pcg64) -> Maze {
    let mut runes = (1..=wake.len() as u32 + 1).collect_vec();
    rand::seq::SliceRandom::shuffle(&mut runes[..], random);
    let budget = random.random_range(0..=wake.iter().sum::<u64>() / 2);
    Maze { wake, runes, budget }
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let random_mazes = (0..1500)
        .map(|_| {
            let dearest = [1, 3, 10, 1000][random.random_range(0..4)];
            let wake = (1..8).map(|_| random.random_range(0..=dearest)).collect();
            random_maze(wake, &mut random)
        })
        .collect_vec();
    vec![
        Small::new("all-trees-of-2-leaves", [file(&all_mazes(2, 2, 3))]),
        Small::new("all-trees-of-4-leaves", all_mazes(4, 2, 6).chunks(100).map(file)),
        Small::new("random-trees-of-8-leaves", random_mazes.chunks(100).map(file)),
    ]
}

/// The greatest number of leaves.
const LEAVES: u64 = 1 << 16;

/// The largest budget, and the dearest guardian.
const RICHEST: u64 = 1_000_000_000_000;

fn bounds() -> Vec<Bound> {
    let largest = |n: i128| {
        let leaves = 1 << n;
        format!("1\n@{n} 5\n{}\n{}\n", repeated("7 ", leaves - 1), joined(1..=leaves))
    };
    vec![
        Bound::integer("T", 0, 100, |tests| format!("@{tests}\n{}", repeated("1 5\n7\n1 2\n", tests))),
        Bound::integer("n", 1, 16, largest),
        Bound::integer("K", 0, RICHEST, |budget| format!("1\n1 @{budget}\n7\n2 1\n")),
        Bound::integer("w", 0, RICHEST, |cost| format!("1\n1 5\n@{cost}\n2 1\n")),
        Bound::integer("q", 1, 2, |rune| format!("1\n1 5\n7\n@{rune} {}\n", if rune == 1 { 2 } else { 1 })),
    ]
}

fn worst() -> Vec<Worst> {
    let largest = |cost: fn(u64, &mut Pcg64) -> u64| {
        move || {
            let mut random = seeded(1);
            let wake = (1..LEAVES).map(|node| cost(node, &mut random)).collect();
            let maze = random_maze(wake, &mut random);
            file(&[Maze { budget: RICHEST, ..maze }])
        }
    };
    vec![
        Worst::new(
            "dear-guardians",
            "searches for first runes that few guardians can bring about",
            Known::BySameIdea(by_search),
            largest(|_, random| random.random_range(0..=RICHEST)),
        ),
        Worst::new(
            "budget-for-half",
            "a leftover that is passed on everywhere",
            Known::BySameIdea(by_search),
            largest(|_, random| random.random_range(0..=4 * RICHEST / LEAVES)),
        ),
        Worst::new(
            "dearer-towards-the-root",
            "as many different prices of first runes as there can be",
            Known::BySameIdea(by_search),
            largest(|node, random| {
                random.random_range(1..=9) * ((RICHEST / 10) >> (2 * node.ilog2())) + random.random_range(0..=1000)
            }),
        ),
        Worst::new("many-trees", "work per case: 97 trees of 1024 leaves", Known::BySameIdea(by_search), || {
            let mut random = seeded(1);
            let maze = |_| {
                let wake = (1..1024).map(|_| random.random_range(0..=RICHEST)).collect();
                let maze = random_maze(wake, &mut random);
                Maze { budget: RICHEST, ..maze }
            };
            file(&(0..97).map(maze).collect_vec())
        }),
        // With all guardians awake, Bob goes from left to right; wherever he went from right to left, he would begin
        // with a smaller rune.
        Worst::known("budget-for-all", "nothing to choose", move || (file(&[awake()]), joined(awake().runes))),
    ]
}

/// A maze of which Alice can wake every guardian.
fn awake() -> Maze {
    let mut random = seeded(1);
    let wake = (1..LEAVES).map(|_| random.random_range(0..=RICHEST / LEAVES)).collect();
    let maze = random_maze(wake, &mut random);
    Maze { budget: RICHEST, ..maze }
}

/// The published solution: it searches for the first rune of every subtree. Its prices of first runes are those of the
/// program; nothing else is known for so many leaves.
fn by_search(input: &str) -> String {
    answers(input, |maze| Search::default().written(maze, 1, maze.budget).0)
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
    /// The least cost at which the first rune in the subtree is so great.
    fn cost(maze: &Maze, node: usize, rune: u32) -> Option<u64> {
        if node >= maze.runes.len() {
            return (maze.runes[node - maze.runes.len()] >= rune).then_some(0);
        }
        let [left, right] = [2 * node, 2 * node + 1].map(|child| Self::cost(maze, child, rune));
        let wake = maze.wake[node - 1];
        Some(left? + right.map_or(wake, |right| right.min(wake)))
    }

    /// What is written in the subtree, and what is left of the budget.
    fn written(self, maze: &Maze, node: usize, budget: u64) -> (Vec<u32>, u64) {
        if node >= maze.runes.len() {
            return (vec![maze.runes[node - maze.runes.len()]], budget);
        }
        let affordable = |rune: &u32| Self::cost(maze, node, *rune).is_some_and(|cost| cost <= budget);
        let runes = runes_of(maze, node);
        let rising = runes.iter().copied().sorted_unstable().collect_vec();
        let first = rising[rising.partition_point(affordable) - 1];
        let [left, right] = [2 * node, 2 * node + 1];
        let [left_cost, right_cost] = [left, right].map(|child| Self::cost(maze, child, first));
        let wake = maze.wake[node - 1];
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
    let leaves = maze.runes.len();
    let height = leaves.ilog2() - node.ilog2();
    &maze.runes[(node << height) - leaves..][..1 << height]
}

fn wakes_too_soon(input: &str) -> String {
    let search = Search { wakes_too_soon: true, ..Search::default() };
    answers(input, |maze| search.written(maze, 1, maze.budget).0)
}

fn leftover_lost(input: &str) -> String {
    let search = Search { leftover_lost: true, ..Search::default() };
    answers(input, |maze| search.written(maze, 1, maze.budget).0)
}

fn strictly_within(input: &str) -> String {
    answers(input, |maze| {
        let budget = maze.budget.saturating_sub(1);
        played(&Maze { budget, ..maze.clone() })
    })
}

fn from_the_root(input: &str) -> String {
    answers(input, |maze| {
        let leaves = maze.runes.len();
        let least = |node: usize| runes_of(maze, node).iter().min();
        let mut budget = maze.budget;
        let awake = (1..leaves).map(|node| {
            let wakes = least(2 * node + 1) < least(2 * node) && maze.wake[node - 1] <= budget;
            budget -= if wakes { maze.wake[node - 1] } else { 0 };
            wakes
        });
        let smallest = walks(maze, &awake.collect_vec(), 1).into_iter().min();
        smallest.expect("there is a walk")
    })
}
