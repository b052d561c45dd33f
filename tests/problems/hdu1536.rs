//! Taking a number of beads out of a set, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu1536",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "only-sorted-sets",
                answer: only_sorted_sets,
                rejected_by: "unsorted-set",
            },
            Wrong {
                name: "every-heap-can-be-emptied",
                answer: every_heap_can_be_emptied,
                rejected_by: "stuck-heaps",
            },
            Wrong {
                name: "nim-of-the-outcomes",
                answer: nim_of_outcomes,
                rejected_by: "all-sets-up-to-5",
            },
        ],
        refused: &[
            Refused {
                name: "a-move-of-nothing",
                input: "2 0 5\n1\n1 3\n0\n",
                error: r#"line 1, column 3: expected an integer from 1 to 10000, found "0""#,
            },
            Refused {
                name: "a-heap-too-large",
                input: "1 2\n1\n2 10000 10001\n0\n",
                error: r#"line 3, column 9: expected an integer from 0 to 10000, found "10001""#,
            },
            Refused {
                name: "a-position-cut",
                input: "1 2\n2\n1 5\n2 7\n",
                error: "line 5, column 1: expected an integer from 0 to 10000, found the end of the input",
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
}

/// Take from one heap as many beads as some number of the set says.
fn moves(set: &[usize], heaps: &[usize]) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, heap) in heaps.iter().enumerate() {
        for left in set.iter().filter_map(|taken| heap.checked_sub(*taken)) {
            let mut next = heaps.to_vec();
            next[index] = left;
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| moves(set, heaps));
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

/// A line for each set, by whether its positions are won.
fn answers(input: &str, wins: impl Fn(&[usize], &[Vec<usize>]) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let k = tokens.read();
        if k == 0 {
            break;
        }
        let set = tokens.list(k);
        let m = tokens.read();
        let positions = (0..m)
            .map(|_| {
                let l = tokens.read();
                tokens.list(l)
            })
            .collect_vec();
        lines.extend(
            wins(&set, &positions)
                .into_iter()
                .map(|won| if won { 'W' } else { 'L' }),
        );
        lines.push('\n');
    }
    lines
}

/// The set, and the positions asked for it.
fn test(set: &[usize], positions: &[Vec<usize>]) -> String {
    let lines = positions
        .iter()
        .map(|heaps| format!("{} {}\n", heaps.len(), joined(heaps)));
    format!(
        "{} {}\n{}\n{}",
        set.len(),
        joined(set),
        positions.len(),
        lines.format("")
    )
}

fn small() -> Vec<Small> {
    // In pairs of heaps all differences between values show.
    let up_to = |largest: usize| (0..=largest).combinations_with_replacement(2);
    let positions = up_to(12).collect_vec();
    let sets = (1..=5_usize).powerset().filter(|set| !set.is_empty());
    let all = sets
        .cartesian_product(positions.chunks(100))
        .map(|(set, positions)| test(&set, positions))
        .join("");

    let mut random = random(1);
    let mut numbers = |count: usize, low: usize, high: usize| {
        (0..count)
            .map(|_| random.random_range(low..=high))
            .collect_vec()
    };
    let larger = (0..60)
        .map(|round| {
            let set = numbers(1 + round % 8, 1, 30);
            let pairs = (0..100).map(|_| numbers(2, 0, 45)).collect_vec();
            test(&set, &pairs)
        })
        .join("");
    let triples = (0..30)
        .map(|round| {
            let set = numbers(2 + round % 5, 1, 9);
            test(&set, &(0..100).map(|_| numbers(3, 0, 12)).collect_vec())
        })
        .join("");
    vec![
        Small::new("all-sets-up-to-5", [all + "0\n"]),
        Small::new("random-sets-up-to-30", [larger + "0\n"]),
        Small::new("random-triples", [triples]),
    ]
}

fn worst() -> Vec<Worst> {
    let tests = |set: fn(&mut Pcg64) -> Vec<usize>| {
        let mut random = random(1);
        let one = |_| {
            let set = set(&mut random);
            let mut heaps = || {
                (0..100)
                    .map(|_| random.random_range(9_000..=10_000))
                    .collect_vec()
            };
            let positions = (0..100).map(|_| heaps()).collect_vec();
            test(&set, &positions)
        };
        (0..20).map(one).join("") + "0\n"
    };
    vec![
        Worst::unanswered(
            "random-sets",
            "20 tables with 100 moves to every heap",
            move || tests(|random| (0..100).map(|_| random.random_range(1..=2_000)).collect()),
        ),
        Worst::unanswered(
            "first-hundred",
            "values up to 100, and a long search for every mex",
            move || tests(|_| (1..=100).rev().collect()),
        ),
        Worst::unanswered("equal-moves", "a hundred times the same move", move || {
            tests(|_| vec![1; 100])
        }),
        Worst::unanswered(
            "small-tests",
            "work per test: 20 000 sets with a single heap",
            || {
                let mut random = random(2);
                let mut number = || random.random_range(1..=20);
                (0..20_000)
                    .map(|_| test(&[number(), number()], &[vec![number()]]))
                    .join("")
                    + "0\n"
            },
        ),
    ]
}

/// Takes the first move greater than the heap for the end of the moves.
fn only_sorted_sets(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| {
            let mut successors = vec![];
            for (index, &heap) in heaps.iter().enumerate() {
                for taken in set.iter().take_while(|&&taken| taken <= heap) {
                    let mut next = heaps.clone();
                    next[index] -= taken;
                    successors.push(next);
                }
            }
            successors
        });
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

/// Lets a move take what is left of a heap when it is less than the move says.
fn every_heap_can_be_emptied(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| {
            let mut successors = vec![];
            for (index, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap > 0) {
                for taken in set {
                    let mut next = heaps.clone();
                    next[index] = heap.saturating_sub(*taken);
                    successors.push(next);
                }
            }
            successors
        });
        positions.iter().map(|heaps| play.value(heaps)).collect()
    })
}

/// Takes 0 and 1 for the values of lost and won heaps.
fn nim_of_outcomes(input: &str) -> String {
    answers(input, |set, positions| {
        let mut play = Play::normal(|heaps: &Vec<usize>| moves(set, heaps));
        let mut won = |heaps: &Vec<usize>| {
            heaps
                .iter()
                .filter(|&&heap| play.value(&vec![heap]))
                .count()
                % 2
                == 1
        };
        positions.iter().map(&mut won).collect()
    })
}
