//! Waking guardians before a walk: all sets of guardians, and all walks for each of them.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p10220",
        limits: Limits {
            time: None,
            memory: Some(512),
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "wakes-where-that-is-cheaper-for-one-rune",
                answer: wakes_too_soon,
                rejected_by: "leftover-instead-of-waking",
            },
            Wrong {
                name: "leftover-of-the-first-side-lost",
                answer: leftover_lost,
                rejected_by: "random-trees-of-8-leaves",
            },
            Wrong {
                name: "budget-not-spent-to-the-end",
                answer: strictly_within,
                rejected_by: "exact-budget",
            },
            Wrong {
                name: "wakes-from-the-root-down",
                answer: from_the_root,
                rejected_by: "all-trees-of-4-leaves",
            },
        ],
        refused: &[
            Refused {
                name: "a-rune-twice",
                input: "1\n2 5\n1 2 3\n1 3 3 4\n",
                error: r#"line 4, column 5: expected a rune that has not come before, found "3""#,
            },
            Refused {
                name: "a-rune-too-great",
                input: "1\n1 5\n1\n1 3\n",
                error: r#"line 4, column 3: expected an integer from 1 to 2, found "3""#,
            },
            Refused {
                name: "a-guardian-too-dear",
                input: "1\n1 5\n1000000000001\n1 2\n",
                error: r#"line 3, column 1: expected an integer from 0 to 1000000000000, found "1000000000001""#,
            },
        ],
        ..Problem::default()
    }
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
    let left_first = pairs
        .clone()
        .map(|(left, right)| [&left[..], right].concat());
    let right_first = pairs.map(|(left, right)| [&right[..], left].concat());
    if awake[node - 1] {
        left_first.collect()
    } else {
        left_first.chain(right_first).collect()
    }
}

/// The greatest of the smallest walks, over all sets of guardians that the budget allows.
fn played(maze: &Maze) -> Vec<u32> {
    let sets = maze
        .wake
        .iter()
        .map(|_| [false, true])
        .multi_cartesian_product();
    let affordable = sets.filter(|awake| {
        let costs = awake
            .iter()
            .zip(&maze.wake)
            .map(|(&awake, cost)| if awake { *cost } else { 0 });
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
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let (n, budget): (u32, u64) = (tokens.read(), tokens.read());
            let maze = Maze {
                wake: tokens.list((1 << n) - 1),
                runes: tokens.list(1 << n),
                budget,
            };
            format!("{}\n", joined(written(&maze)))
        })
        .collect()
}

fn file(mazes: &[Maze]) -> String {
    let lines = mazes.iter().map(|maze| {
        let Maze {
            wake,
            runes,
            budget,
        } = maze;
        format!(
            "{} {budget}\n{}\n{}\n",
            runes.len().ilog2(),
            joined(wake),
            joined(runes)
        )
    });
    format!("{}\n{}", mazes.len(), lines.format(""))
}

/// All mazes with so many leaves, costs up to `dearest`, and budgets up to `richest`.
fn all_mazes(leaves: u32, dearest: u64, richest: u64) -> Vec<Maze> {
    let orders = (1..=leaves).permutations(leaves as usize);
    let costs = (1..leaves).map(|_| 0..=dearest).multi_cartesian_product();
    let mazes = orders
        .cartesian_product(costs)
        .cartesian_product(0..=richest);
    mazes
        .map(|((runes, wake), budget)| Maze {
            wake,
            runes,
            budget,
        })
        .collect()
}

/// Runes in random order, and a budget for a part of the guardians.
fn random_maze(wake: Vec<u64>, random: &mut Pcg64) -> Maze {
    let mut runes = (1..=wake.len() as u32 + 1).collect_vec();
    rand::seq::SliceRandom::shuffle(&mut runes[..], random);
    let budget = random.random_range(0..=wake.iter().sum::<u64>() / 2);
    Maze {
        wake,
        runes,
        budget,
    }
}

fn small() -> Vec<Small> {
    let mut random = random(1);
    let random_mazes = (0..1500)
        .map(|_| {
            let dearest = [1, 3, 10, 1000][random.random_range(0..4)];
            let wake = (1..8).map(|_| random.random_range(0..=dearest)).collect();
            random_maze(wake, &mut random)
        })
        .collect_vec();
    vec![
        Small::new("all-trees-of-2-leaves", [file(&all_mazes(2, 2, 3))]),
        Small::new(
            "all-trees-of-4-leaves",
            all_mazes(4, 2, 6).chunks(100).map(file),
        ),
        Small::new(
            "random-trees-of-8-leaves",
            random_mazes.chunks(100).map(file),
        ),
    ]
}

const RICHEST: u64 = 1_000_000_000_000;

fn worst() -> Vec<Worst> {
    const LEAVES: u64 = 1 << 16;
    let largest = |cost: fn(u64, &mut Pcg64) -> u64| {
        move || {
            let mut random = random(1);
            let wake = (1..LEAVES).map(|node| cost(node, &mut random)).collect();
            let maze = random_maze(wake, &mut random);
            file(&[Maze {
                budget: RICHEST,
                ..maze
            }])
        }
    };
    vec![
        Worst::unanswered(
            "dear-guardians",
            "searches for first runes that few guardians can bring about",
            largest(|_, random| random.random_range(0..=RICHEST)),
        ),
        Worst::unanswered(
            "budget-for-half",
            "a leftover that is passed on everywhere",
            largest(|_, random| random.random_range(0..=4 * RICHEST / LEAVES)),
        ),
        Worst::unanswered(
            "dearer-towards-the-root",
            "as many different prices of first runes as there can be",
            largest(|node, random| {
                random.random_range(1..=9) * ((RICHEST / 10) >> (2 * node.ilog2()))
                    + random.random_range(0..=1000)
            }),
        ),
        Worst::unanswered(
            "many-trees",
            "work per case: 97 trees of 1024 leaves",
            || {
                let mut random = random(1);
                let maze = |_| {
                    let wake = (1..1024)
                        .map(|_| random.random_range(0..=RICHEST))
                        .collect();
                    let maze = random_maze(wake, &mut random);
                    Maze {
                        budget: RICHEST,
                        ..maze
                    }
                };
                file(&(0..97).map(maze).collect_vec())
            },
        ),
    ]
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
        let affordable =
            |rune: &u32| Self::cost(maze, node, *rune).is_some_and(|cost| cost <= budget);
        let first = (1..=maze.runes.len() as u32)
            .rfind(affordable)
            .expect("some rune is first");
        let leaf = maze.runes.len()
            + maze
                .runes
                .iter()
                .position(|&rune| rune == first)
                .expect("it is there");
        let generations = leaf.ilog2() - node.ilog2();
        let [left, right] = [2 * node, 2 * node + 1];
        let [left_cost, right_cost] = [left, right].map(|child| Self::cost(maze, child, first));
        let wake = maze.wake[node - 1];
        let on_the_left = leaf >> (generations - 1) == left;
        let (near, far, kept) = if on_the_left {
            (left, right, right_cost.map_or(wake, |cost| cost.min(wake)))
        } else {
            (right, left, left_cost.expect("it is affordable"))
        };
        let (mut sequence, leftover) = self.written(maze, near, budget - kept);
        let rest = if self.leftover_lost {
            kept
        } else {
            kept + leftover
        };
        let sleeps = !on_the_left
            || right_cost.is_some_and(|cost| rest >= cost && !(self.wakes_too_soon && wake < cost));
        let (others, rest) = self.written(maze, far, if sleeps { rest } else { rest - wake });
        sequence.extend(others);
        (sequence, rest)
    }
}

fn wakes_too_soon(input: &str) -> String {
    let search = Search {
        wakes_too_soon: true,
        ..Search::default()
    };
    answers(input, |maze| search.written(maze, 1, maze.budget).0)
}

fn leftover_lost(input: &str) -> String {
    let search = Search {
        leftover_lost: true,
        ..Search::default()
    };
    answers(input, |maze| search.written(maze, 1, maze.budget).0)
}

/// Spends less than the budget.
fn strictly_within(input: &str) -> String {
    answers(input, |maze| {
        let budget = maze.budget.saturating_sub(1);
        played(&Maze {
            budget,
            ..maze.clone()
        })
    })
}

/// Wakes every guardian it can, from the root down, whose right subtree has the least rune.
fn from_the_root(input: &str) -> String {
    answers(input, |maze| {
        let leaves = maze.runes.len();
        let least = |node: usize| {
            let height = leaves.ilog2() - node.ilog2();
            let first = (node << height) - leaves;
            maze.runes[first..first + (1 << height)].iter().min()
        };
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
