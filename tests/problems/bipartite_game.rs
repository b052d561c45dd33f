//! The hike between peaks and valleys, by play.

use crate::kit::prelude::*;
use crate::kit::shapes::{Edges, edge_lines};

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "bipartite_game",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "covered-by-one-matching",
                answer: one_matching,
                rejected_by: "all-graphs-up-to-3-peaks",
            },
            Wrong {
                name: "one-numbering",
                answer: one_numbering,
                rejected_by: "separate-numberings",
            },
            Wrong {
                name: "unable-wins",
                answer: unable_wins,
                rejected_by: "one-trail",
            },
        ],
        refused: &[
            Refused {
                name: "no-such-peak",
                input: "2 1\n3 1\n",
                error: r#"line 2, column 1: expected a vertex from 1 to 2, found "3""#,
            },
            Refused {
                name: "no-such-valley",
                input: "2 2\n1 1\n1 0\n",
                error: r#"line 3, column 3: expected a vertex from 1 to 2, found "0""#,
            },
            Refused {
                name: "more-trails-than-pairs",
                input: "2 5\n1 1\n1 2\n2 1\n2 2\n1 1\n",
                error: r#"line 1, column 3: expected an integer from 1 to 4, found "5""#,
            },
        ],
        ..Problem::default()
    }
}

/// Where the hike is, valleys behind the peaks, and the places visited.
type Position = (usize, u32);

/// Take a trail to a place not visited yet.
fn moves(neighbours: &[Vec<usize>], &(place, visited): &Position) -> Vec<Position> {
    let open = neighbours[place]
        .iter()
        .filter(|&next| visited >> next & 1 == 0);
    open.map(|&next| (next, visited | 1 << next)).collect()
}

fn oracle(input: &str) -> String {
    answers(input, |n, trails| {
        let neighbours = places(n, trails);
        let mut play = Play::normal(|position| moves(&neighbours, position));
        (0..n).map(|peak| play.value(&(peak, 1 << peak))).collect()
    })
}

/// The neighbours of every peak, and behind them of every valley.
fn places(n: usize, trails: &Edges) -> Vec<Vec<usize>> {
    let mut neighbours = vec![vec![]; 2 * n];
    for &(peak, valley) in trails {
        neighbours[peak].push(n + valley);
        neighbours[n + valley].push(peak);
    }
    neighbours
}

/// A line for each peak, by whether Slavko wins.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m) = (tokens.read(), tokens.read());
    let lines = wins(n, &tokens.edges(m)).into_iter();
    lines
        .map(|slavko| format!("{}\n", if slavko { "Slavko" } else { "Mirko" }))
        .collect()
}

fn file(n: usize, trails: &Edges) -> String {
    format!("{n} {}\n{}", trails.len(), edge_lines(trails))
}

fn small() -> Vec<Small> {
    let all = (1..=3_usize).flat_map(|n| {
        let trails = (0..n).cartesian_product(0..n).powerset();
        trails
            .filter(|trails| !trails.is_empty())
            .map(move |trails| file(n, &trails))
    });
    let mut random = random(1);
    let larger = (0..200).map(|_| {
        let n = random.random_range(4..=7);
        let m = random.random_range(n..=2 * n);
        file(n, &random_trails(n, m, &mut random))
    });
    vec![
        Small::new("random-graphs-of-4-to-7-peaks", larger.collect_vec()),
        Small::new("all-graphs-up-to-3-peaks", all),
    ]
}

/// So many different trails in random order.
fn random_trails(n: usize, m: usize, random: &mut Pcg64) -> Edges {
    std::iter::repeat_with(|| (random.random_range(0..n), random.random_range(0..n)))
        .unique()
        .take(m)
        .collect()
}

fn worst() -> Vec<Worst> {
    const N: usize = 5000;
    vec![
        Worst::unanswered(
            "chain",
            "an exchange along the whole graph, and recursion as deep",
            || {
                // Every peak but the last takes the valley that the next one needs.
                let peaks = N / 2;
                let ahead = (1..peaks).map(|v| (v - 1, v));
                file(N, &ahead.chain((0..peaks).map(|v| (v, v))).collect())
            },
        ),
        Worst::unanswered("random", "many phases: two trails a peak", || {
            file(N / 2, &random_trails(N / 2, N, &mut random(1)))
        }),
        Worst::unanswered("sparse", "free places of all kinds", || {
            file(N, &random_trails(N, N, &mut random(1)))
        }),
        Worst::unanswered("dense", "as many trails as there can be", || {
            file(70, &(0..70).cartesian_product(0..70).collect())
        }),
        Worst::unanswered("star", "work that is quadratic in a degree", || {
            file(N, &(0..N).map(|peak| (peak, 0)).collect())
        }),
        Worst::unanswered("reversed-star", "the same seen from a peak", || {
            file(N, &(0..N).map(|valley| (N - 1, valley)).collect())
        }),
    ]
}

/// Lets Slavko win from the peaks that a single maximum matching covers.
fn one_matching(input: &str) -> String {
    fn augment(
        v: usize,
        neighbours: &[Vec<usize>],
        seen: &mut [bool],
        partner: &mut [Option<usize>],
    ) -> bool {
        neighbours[v].iter().any(|&w| {
            let free = !std::mem::replace(&mut seen[w], true)
                && partner[w].is_none_or(|next| augment(next, neighbours, seen, partner));
            if free {
                partner[w] = Some(v);
            }
            free
        })
    }
    answers(input, |n, trails| {
        let neighbours = places(n, trails);
        let mut partner = vec![None; 2 * n];
        for peak in 0..n {
            augment(peak, &neighbours, &mut vec![false; 2 * n], &mut partner);
        }
        (0..n).map(|peak| partner.contains(&Some(peak))).collect()
    })
}

/// Takes peak i and valley i for the same place.
fn one_numbering(input: &str) -> String {
    answers(input, |n, trails| {
        let neighbours = crate::kit::shapes::adjacency(n, trails);
        let mut play = Play::normal(|position| moves(&neighbours, position));
        (0..n).map(|peak| play.value(&(peak, 1 << peak))).collect()
    })
}

/// Lets the player win who cannot go on.
fn unable_wins(input: &str) -> String {
    answers(input, |n, trails| {
        let neighbours = places(n, trails);
        let mut play = Play::misere(|position| moves(&neighbours, position));
        (0..n).map(|peak| play.value(&(peak, 1 << peak))).collect()
    })
}
