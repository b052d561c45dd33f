//! Taxes of cities without a circular road, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;
use evidence::shapes::{Edges, edge_lines};

fn main() -> ExitCode {
    Problem::new("cf1149e", Limits::known(2000, 256), oracle, small)
        .played("all graphs of up to 3 cities and 60 of 4, where no tax is above 3 or is raised above 3")
        .beyond("the XOR on every level")
        .worst(worst)
        .bounds(bounds)
        .check(check)
        .wrong([
            wrong("nim-of-all-cities", |input| by_levels(input, |_| 0, true), "all-graphs-of-3-cities")
                .says("Takes the XOR of all cities; each level of the graph has a XOR of its own."),
            wrong(
                "level-is-the-longest-way",
                |input| by_levels(input, |below| below.last().map_or(0, |last| last + 1), true),
                "levels-are-no-depths",
            )
            .says("Takes the longest way from a city for its level; the level is the mex of those of its successors."),
            wrong("successors-stay-as-they-are", |input| by_levels(input, mex, false), "a-lower-level-to-repair").says(
                "Lowers a tax on the highest level that is not balanced, and leaves the lower levels as they are.",
            ),
            wrong("city-of-any-level", lowest_level_first, "the-wrong-level")
                .says("Begins on the lowest level whose XOR is not 0, and leaves the higher ones."),
        ])
        .refused([
            ("round-in-a-circle", "3 3\n1 1 1\n1 2\n2 3\n@3 1@\n", "a road that closes no circle"),
            ("a-loop", "2 2\n1 1\n1 2\n@2 2@\n", "a road that closes no circle"),
        ])
        .unplayed([("sample-3", "taxes of up to 314"), ("sample-4", "six cities with taxes of up to 6")])
        .main()
}

/// Cities with their taxes, and for each where its roads lead to.
struct Land {
    taxes: Vec<u64>,
    successors: Vec<Vec<usize>>,
}

impl Land {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, m) = (tokens.read(), tokens.read());
        let taxes = tokens.list(n);
        let mut successors = vec![vec![]; n];
        tokens.edges(m).into_iter().for_each(|(from, to)| successors[from].push(to));
        Self { taxes, successors }
    }

    /// The taxes after every move that raises none above `most`.
    fn moves(&self, taxes: &Vec<u64>, most: u64) -> Vec<Vec<u64>> {
        let mut all = vec![];
        for city in 0..taxes.len() {
            for lower in 0..taxes[city] {
                let mut ways = vec![taxes.clone()];
                ways[0][city] = lower;
                for &next in &self.successors[city] {
                    let set = |way: Vec<u64>| {
                        (0..=most).map(move |tax| {
                            let mut way = way.clone();
                            way[next] = tax;
                            way
                        })
                    };
                    ways = ways.into_iter().flat_map(set).collect();
                }
                all.extend(ways);
            }
        }
        all
    }

    /// Whether the taxes can become these by a move.
    fn is_move(&self, to: &[u64]) -> bool {
        let changed = (0..to.len()).filter(|&city| to[city] != self.taxes[city]).collect_vec();
        let others = |city: usize| changed.iter().all(|&other| other == city || self.successors[city].contains(&other));
        // Where there are many, the city chosen comes before all others that change.
        to.len() == self.taxes.len() && changed.iter().any(|&city| to[city] < self.taxes[city] && others(city))
    }

    /// The level of every city, by the levels `below` of its successors.
    fn levels(&self, level: fn(&BTreeSet<usize>) -> usize) -> Vec<usize> {
        let mut levels: Vec<Option<usize>> = vec![None; self.taxes.len()];
        let mut open = (0..self.taxes.len()).collect_vec();
        while let Some(&city) = open.last() {
            if levels[city].is_some() {
                open.pop();
                continue;
            }
            let unknown = self.successors[city].iter().filter(|&&next| levels[next].is_none());
            let before = open.len();
            open.extend(unknown.copied().collect_vec());
            if open.len() == before {
                let below = self.successors[city].iter().filter_map(|&next| levels[next]);
                levels[city] = Some(level(&below.collect()));
                open.pop();
            }
        }
        levels.into_iter().flatten().collect()
    }
}

fn mex(below: &BTreeSet<usize>) -> usize {
    (0..).find(|level| !below.contains(level)).expect("some number is missing")
}

/// The XOR of the taxes on every level.
fn sums(levels: &[usize], taxes: &[u64]) -> Vec<u64> {
    let mut sums = vec![0; levels.len()];
    levels.iter().zip(taxes).for_each(|(&level, tax)| sums[level] ^= tax);
    sums
}

/// Up to where taxes are raised in play: the least 2ᵏ − 1 that no tax is above. That more is of no use belongs to the
/// claim, and is not played.
fn most(taxes: &[u64]) -> u64 {
    let highest = taxes.iter().max().expect("there is a city");
    (highest + 1).next_power_of_two().max(SMALL + 1) - 1
}

/// The highest tax in small cases.
const SMALL: u64 = 3;

fn oracle(input: &str) -> String {
    let land = Land::read(input);
    let most = most(&land.taxes);
    let mut play = Play::normal(|taxes| land.moves(taxes, most));
    let mut next = land.moves(&land.taxes, most).into_iter();
    said(next.find(|next| !play.value(next)))
}

fn said(taxes: Option<Vec<u64>>) -> String {
    match taxes {
        None => "LOSE\n".to_owned(),
        Some(taxes) => format!("WIN\n{}\n", joined(taxes)),
    }
}

/// The winner is the expected one, and the taxes are those after a winning move: by play where they are small, else by
/// the XOR on every level.
fn check(input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let winner = |output: &str| output.lines().next().unwrap_or_default().trim_end().to_owned();
    lines(input, &winner(expected), &winner(actual))?;
    if winner(actual) != "WIN" {
        return lines(input, "LOSE", actual);
    }
    let land = Land::read(input);
    let taxes: Option<Vec<u64>> = actual.split_whitespace().skip(1).map(|token| token.parse().ok()).collect();
    let taxes = taxes.ok_or("the taxes are no integers")?;
    if taxes.len() != land.taxes.len() || taxes.iter().any(|&tax| tax > 2_000_000_000_000_000_000) {
        return Err("there is not a tax up to 2·10¹⁸ for every city".to_owned());
    }
    if !land.is_move(&taxes) {
        return Err("no move leads to these taxes".to_owned());
    }
    let is_small = taxes.len() <= 4 && taxes.iter().chain(&land.taxes).all(|&tax| tax <= SMALL);
    let loses = if is_small {
        !Play::normal(|taxes| land.moves(taxes, SMALL)).value(&taxes)
    } else {
        sums(&land.levels(mex), &taxes).iter().all(|&sum| sum == 0)
    };
    loses.then_some(()).ok_or_else(|| "the move does not win".to_owned())
}

fn file(taxes: &[u64], roads: &Edges) -> String {
    format!("{} {}\n{}\n{}", taxes.len(), roads.len(), joined(taxes), edge_lines(roads))
}

fn small() -> Vec<Small> {
    // Roads lead from cities to later ones in some order.
    let mut graphs: BTreeSet<Edges> = BTreeSet::new();
    for order in (0..3).permutations(3) {
        for roads in [(0, 1), (0, 2), (1, 2)].into_iter().powerset() {
            graphs.insert(
                roads.into_iter().map(|(from, to): (usize, usize)| (order[from], order[to])).sorted().collect(),
            );
        }
    }
    let taxes = |n: usize| (0..n).map(|_| 0..=SMALL).multi_cartesian_product().collect_vec();
    let three = graphs.iter().cartesian_product(taxes(3)).map(|(roads, taxes)| file(&taxes, roads));
    let two = [vec![], vec![(0, 1)], vec![(1, 0)]];
    let two = two.iter().cartesian_product(taxes(2)).map(|(roads, taxes)| file(&taxes, roads)).collect_vec();
    let mut random = seeded(1);
    let four = (0..60).map(|_| {
        let mut order = [0, 1, 2, 3];
        (0..3).for_each(|place| order.swap(place, random.random_range(place..4)));
        let pairs = (0..4_usize).tuple_combinations().filter(|_| random.random_bool(0.6)).collect_vec();
        let roads = pairs.into_iter().map(|(from, to): (usize, usize)| (order[from], order[to])).collect();
        // Pairs of equal taxes make lost positions commoner.
        let (a, b) = (random.random_range(0..=SMALL), random.random_range(0..=SMALL));
        let mut taxes = [a, b, a, b];
        taxes[random.random_range(0..4)] = random.random_range(0..=SMALL);
        file(&taxes, &roads)
    });
    let four = four.collect_vec();
    vec![
        Small::new("graphs-of-4-cities", four),
        Small::new("all-graphs-of-2-cities", two),
        Small::new("all-graphs-of-3-cities", three),
    ]
}

/// The greatest number of cities and of roads, and the greatest tax.
const N: usize = 200_000;
const TAX: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 0\n{}\n", repeated("7 ", n))),
        Bound::integer("m", 0, N, |m| {
            // From each of the first 500 cities to each of the last 500.
            let roads = (0..m.max(0) as usize).map(|road| format!("{} {}\n", road / 500 + 1, 501 + road % 500));
            format!("1000 @{m}\n{}\n{}", "7 ".repeat(1000), roads.format(""))
        }),
        Bound::integer("a tax", 0, TAX, |tax| format!("3 1\n2 @{tax} 2\n1 2\n")),
        Bound::vertex("u", 3, |u| format!("3 1\n2 2 2\n@{u} 2\n")),
        Bound::vertex("v", 3, |v| format!("3 1\n2 2 2\n2 @{v}\n")),
    ]
}

/// Two equal lands, the cities of both mixed: the second player does in one what the first does in the other. With
/// `more` in the tax of one city the first player makes them equal.
fn twins(half: usize, roads: &[(usize, usize)], more: Option<usize>) -> String {
    let mut random = seeded(1);
    let mut names = (0..2 * half).collect_vec();
    (0..2 * half).for_each(|place| names.swap(place, random.random_range(place..2 * half)));
    let mut taxes = vec![0; 2 * half];
    for city in 0..half {
        let tax = random.random_range(0..TAX);
        (taxes[names[city]], taxes[names[half + city]]) = (tax, tax);
    }
    if let Some(city) = more {
        taxes[names[city]] = TAX;
    }
    let both = roads.iter().flat_map(|&(from, to)| [(names[from], names[to]), (names[half + from], names[half + to])]);
    file(&taxes, &both.collect())
}

/// From every city to all later ones: as many levels as cities.
fn all_roads(cities: usize) -> Edges {
    (0..cities).tuple_combinations().collect()
}

fn worst() -> Vec<Worst> {
    let lose = || "LOSE\n".to_owned();
    let win = || "WIN\n".to_owned();
    let path = |half: usize| (1..half).map(|city| (city - 1, city)).collect_vec();
    let random_roads = || {
        let mut random = seeded(2);
        let road = |_| {
            let from = random.random_range(0..N / 2 - 1);
            (from, random.random_range(from + 1..N / 2))
        };
        (0..N / 2).map(road).unique().collect_vec()
    };
    vec![
        Worst::known("paths", "recursion as deep as the path", move || (twins(N / 2, &path(N / 2), None), lose())),
        Worst::known("paths-with-a-higher-tax", "a winning move far from both ends of the path", move || {
            (twins(N / 2, &path(N / 2), Some(N / 4)), win())
        }),
        Worst::known("many-levels", "as many levels as there can be: a mex of hundreds for each city", move || {
            (twins(447, &all_roads(447), Some(0)), win())
        }),
        Worst::known("random-roads", "far jumps in memory", move || (twins(N / 2, &random_roads(), None), lose())),
        Worst::known("random-roads-with-a-higher-tax", "the same with most output", move || {
            (twins(N / 2, &random_roads(), Some(5)), win())
        }),
        Worst::known("star", "work that is quadratic in a degree", move || {
            (twins(N / 2, &(1..N / 2).map(|city| (0, city)).collect_vec(), Some(0)), win())
        }),
    ]
}

/// Makes the move of the program with other levels, and with or without the changes at successors.
fn by_levels(input: &str, level: fn(&BTreeSet<usize>) -> usize, repairs: bool) -> String {
    let land = Land::read(input);
    let levels = land.levels(level);
    let mut sums = sums(&levels, &land.taxes);
    said(sums.iter().rposition(|&sum| sum != 0).map(|highest| {
        let mut taxes = land.taxes.clone();
        let has_move = |&city: &usize| levels[city] == highest && taxes[city] ^ sums[highest] < taxes[city];
        let city = (0..taxes.len()).find(has_move).expect("Bouton");
        taxes[city] ^= std::mem::take(&mut sums[highest]);
        for &next in land.successors[city].iter().filter(|_| repairs) {
            taxes[next] ^= std::mem::take(&mut sums[levels[next]]);
        }
        taxes
    }))
}

fn lowest_level_first(input: &str) -> String {
    let land = Land::read(input);
    let levels = land.levels(mex);
    let sums = sums(&levels, &land.taxes);
    said(sums.iter().position(|&sum| sum != 0).map(|lowest| {
        let mut taxes = land.taxes.clone();
        let has_move = |&city: &usize| levels[city] == lowest && taxes[city] ^ sums[lowest] < taxes[city];
        let city = (0..taxes.len()).find(has_move).expect("Bouton");
        taxes[city] ^= sums[lowest];
        taxes
    }))
}
