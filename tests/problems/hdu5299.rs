//! Deleting circles with what is inside, by play.

use crate::kit::prelude::*;
use crate::kit::shapes::{self, Edges, parents};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu5299",
        limits: Limits::known(1000, 64),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "every-circle-alone",
                answer: |input| answers(input, |circles| circles.len() % 2 == 1),
                rejected_by: "all-forests-up-to-7-circles",
            },
            Wrong {
                name: "heaps-of-outermost-circles",
                answer: heaps,
                rejected_by: "all-forests-up-to-7-circles",
            },
            Wrong {
                name: "squares-for-circles",
                answer: squares,
                rejected_by: "beside-in-the-square",
            },
            Wrong {
                name: "misere",
                answer: misere,
                rejected_by: "all-forests-up-to-7-circles",
            },
        ],
        refused: &[
            Refused {
                name: "a-circle-cut",
                input: "1\n2\n0 0 1\n5 5\n",
                error: "line 5, column 1: expected an integer from 0 to 100000000, found the end of the input",
            },
            Refused {
                name: "a-negative-radius",
                input: "1\n1\n-3 -3 -3\n",
                error: r#"line 3, column 7: expected an integer from 0 to 100000000, found "-3""#,
            },
        ],
        ..Problem::default()
    }
}

/// The centre, x and y, and the radius.
type Circle = (i64, i64, i64);

fn oracle(input: &str) -> String {
    answers(input, |circles| {
        Play::normal(|&left| deletions(circles, is_inside, left)).value(&everything(circles))
    })
}

fn everything(circles: &[Circle]) -> u64 {
    (1 << circles.len()) - 1
}

/// What a set of circles becomes when one is deleted with all in it.
fn deletions(circles: &[Circle], is_inside: fn(Circle, Circle) -> bool, left: u64) -> Vec<u64> {
    let deleted = |&circle: &usize| {
        let falls = |&other: &usize| other == circle || is_inside(circles[other], circles[circle]);
        (0..circles.len())
            .filter(falls)
            .fold(left, |left, other| left & !(1 << other))
    };
    let there = (0..circles.len()).filter(|circle| left >> circle & 1 == 1);
    there.map(|circle| deleted(&circle)).collect()
}

fn squared_distance(a: Circle, b: Circle) -> i64 {
    (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
}

fn is_inside(inner: Circle, outer: Circle) -> bool {
    inner.2 < outer.2 && squared_distance(inner, outer) < (outer.2 - inner.2).pow(2)
}

fn is_apart(a: Circle, b: Circle) -> bool {
    squared_distance(a, b) > (a.2 + b.2).pow(2)
}

/// A line for each set of circles, by who wins it.
fn answers(input: &str, wins: impl Fn(&[Circle]) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    (0..tests)
        .map(|_| {
            let n = tokens.read();
            let circles = (0..n).map(|_| (tokens.read(), tokens.read(), tokens.read()));
            let won = wins(&circles.collect_vec());
            if won { "Alice\n" } else { "Bob\n" }
        })
        .collect()
}

fn file(tests: &[Vec<Circle>]) -> String {
    let circle = |(x, y, radius): &Circle| format!("{x} {y} {radius}\n");
    let test = |circles: &Vec<Circle>| {
        format!(
            "{}\n{}",
            circles.len(),
            circles.iter().map(circle).format("")
        )
    };
    format!("{}\n{}", tests.len(), tests.iter().map(test).format(""))
}

/// Circles on one line, one for every vertex of a tree but its first, inside one another as the vertices hang on one
/// another. Vertices come after their parents.
fn on_a_line(edges: &Edges) -> Vec<Circle> {
    let mut widths = vec![2; edges.len() + 1];
    for &(parent, v) in edges.iter().rev() {
        widths[parent] += widths[v] + 2;
    }
    // Where a circle begins, and what is still free in it: the next one begins one further.
    let mut free = vec![0; widths.len()];
    let mut circles = vec![];
    for &(parent, v) in edges {
        let begin = free[parent] + 1;
        free[parent] = begin + widths[v];
        free[v] = begin;
        circles.push((begin + widths[v] / 2, 0, widths[v] / 2));
    }
    circles
}

/// Random circles, none of them in touch with another.
fn scattered(random: &mut Pcg64, wanted: usize, reach: i64) -> Vec<Circle> {
    let mut circles: Vec<Circle> = vec![];
    for _ in 0..20 * wanted {
        let mut coordinate = || random.random_range(-reach..=reach);
        let (x, y) = (coordinate(), coordinate());
        let new = (x, y, random.random_range(1..=reach));
        let fits = |&old: &Circle| is_inside(new, old) || is_inside(old, new) || is_apart(new, old);
        if circles.len() < wanted && circles.iter().all(fits) {
            circles.push(new);
        }
    }
    circles
}

fn small() -> Vec<Small> {
    // Every vertex hangs on the one before it or on one above that.
    let trees = (1..=7).flat_map(|circles| {
        (1..circles).fold(vec![vec![(0, 1)]], |trees: Vec<Edges>, last| {
            let grown = trees.into_iter().flat_map(|tree| {
                let parents = parents(last + 1, &tree);
                let places = std::iter::successors(Some(last), |&v| parents[v]).collect_vec();
                places
                    .into_iter()
                    .map(move |place| [&tree[..], &[(place, last + 1)]].concat())
            });
            grown.collect()
        })
    });
    let lines = trees.map(|tree| on_a_line(&tree)).collect_vec();
    // Upright they open in groups: circles with one centre, and equal ones above one another, at the same time.
    let upright = lines
        .iter()
        .map(|line| line.iter().map(|&(x, y, radius)| (y, x, radius)).collect());
    let all = lines.iter().cloned().chain(upright).collect_vec();
    let mut random = random(1);
    let larger = (0..1200)
        .map(|_| {
            let (wanted, reach) = (random.random_range(5..=10), random.random_range(6..=30));
            scattered(&mut random, wanted, reach)
        })
        .collect_vec();
    let family =
        |name, tests: Vec<Vec<Circle>>| Small::new(name, tests.chunks(100).map(file).collect_vec());
    vec![
        family("all-forests-up-to-7-circles", all),
        family("scattered", larger),
    ]
}

const N: i64 = 20_000;

fn worst() -> Vec<Worst> {
    let twenty = |circles: Vec<Circle>| file(&vec![circles; 20]);
    vec![
        Worst::unanswered(
            "one-centre",
            "depth; every circle opens in the middle of the arcs",
            move || twenty((1..=N).map(|radius| (0, 0, radius)).collect()),
        ),
        Worst::unanswered(
            "close-right-ends",
            "closing within a short way, the innermost first",
            move || twenty((1..=N).map(|i| (-i, 0, 2 * i)).collect()),
        ),
        Worst::unanswered(
            "upright",
            "as many circles at a time as fit above one another",
            move || twenty((0..N).map(|i| (i % 2 * 5, i / 2 * 3 - 15_000, 1)).collect()),
        ),
        Worst::unanswered(
            "grid",
            "many groups of circles that open together",
            move || {
                twenty(
                    (0..N)
                        .map(|i| (i % 142 * 280 - 20_000, i / 142 * 280 - 20_000, 139))
                        .collect(),
                )
            },
        ),
        Worst::unanswered(
            "random-forest",
            "circles in circles of every size",
            move || {
                let mut random = random(1);
                let mut forest = on_a_line(&shapes::random_tree(N as usize + 1, &mut random));
                rand::seq::SliceRandom::shuffle(&mut forest[..], &mut random);
                twenty(forest)
            },
        ),
        Worst::unanswered(
            "broom",
            "a deep nest with everything else in its innermost circle",
            move || twenty(on_a_line(&shapes::broom(N as usize + 1))),
        ),
    ]
}

/// Takes every outermost circle for a heap of what it holds.
fn heaps(input: &str) -> String {
    answers(input, |circles| {
        let outermost = |&&circle: &&Circle| circles.iter().all(|&other| !is_inside(circle, other));
        let heap = |&circle: &Circle| {
            circles
                .iter()
                .filter(|&&other| is_inside(other, circle))
                .count()
                + 1
        };
        circles
            .iter()
            .filter(outermost)
            .fold(0, |xor, circle| xor ^ heap(circle))
            != 0
    })
}

/// Takes a circle for its bounding square.
fn squares(input: &str) -> String {
    fn is_inside(inner: Circle, outer: Circle) -> bool {
        (inner.0 - outer.0).abs().max((inner.1 - outer.1).abs()) < outer.2 - inner.2
    }
    answers(input, |circles| {
        Play::normal(|&left| deletions(circles, is_inside, left)).value(&everything(circles))
    })
}

fn misere(input: &str) -> String {
    answers(input, |circles| {
        Play::misere(|&left| deletions(circles, is_inside, left)).value(&everything(circles))
    })
}
