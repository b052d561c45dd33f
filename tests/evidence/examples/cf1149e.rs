//! Taxes of cities without a circular road, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let land = format::all([
        row([len("n", 1..=N), len("m", 0..=N)]),
        row([list("n", int("a tax", 0..=TAX))]),
        edges("m", "n", Order::Acyclic),
    ]);
    let land = Format::one(land).trying("m", "n", 1000);
    Problem::one("cf1149e", Limits::known(2000, 256), land, || by_play, said)
        .small("random-graphs-of-4-cities-with-taxes-up-to-3", random_lands)
        .all([("n", 3), ("m", 3), ("a tax", SMALL.into())])
        .beyond("the XOR on every level")
        .known("paths", || twins(N / 2, &shapes::path(N / 2), None))
        .attacks("recursion as deep as the path")
        .known("paths-with-a-higher-tax", || twins(N / 2, &shapes::path(N / 2), Some(N / 4)))
        .attacks("a winning move far from both ends of the path")
        // From every city to all later ones: as many levels as cities.
        .known("many-levels", || twins(447, &(0..447).tuple_combinations().collect_vec(), Some(0)))
        .attacks("as many levels as there can be: a mex of hundreds for each city")
        .known("random-roads", || twins(N / 2, &random_roads(), None))
        .attacks("far jumps in memory")
        .known("random-roads-with-a-higher-tax", || twins(N / 2, &random_roads(), Some(5)))
        .attacks("the same with most output")
        .known("star", || twins(N / 2, &shapes::star(N / 2), Some(0)))
        .attacks("work that is quadratic in a degree")
        .wrong("nim-of-all-cities", |land| by_levels(land, |_| 0, true), "all")
        .says("Takes the XOR of all cities; each level of the graph has a XOR of its own.")
        .wrong(
            "level-is-the-longest-way",
            |land| by_levels(land, |below| below.iter().max().map_or(0, |most| most + 1), true),
            "levels-are-no-depths",
        )
        .says("Takes the longest path from a city for its level; the level is the mex of those of its successors.")
        .wrong(
            "successors-stay-as-they-are",
            |land| by_levels(land, |below| mex(below.iter().copied()), false),
            "a-lower-level-to-repair",
        )
        .says("Lowers a tax on the highest level that is not balanced, and leaves the lower levels as they are.")
        .wrong("city-of-any-level", lowest_level_first, "the-wrong-level")
        .says("Begins on the lowest level whose XOR is not 0, and leaves the higher ones.")
        .check(check)
        .refused([
            ("round-in-a-circle", "3 3\n1 1 1\n1 2\n2 3\n@3 1@\n", "a road that closes no cycle"),
            ("a-loop", "2 2\n1 1\n1 2\n@2 2@\n", "a road that closes no cycle"),
        ])
        .unplayed([("sample-3", "taxes of up to 314"), ("sample-4", "six cities with taxes of up to 6")])
        .main()
}

/// The largest number of cities and of roads, the largest tax, and the largest in small cases.
const N: usize = 200_000;
const TAX: u64 = 1_000_000_000;
const SMALL: u64 = 3;

/// The taxes of all cities, and the roads.
type Land = (Vec<u64>, Edges);

/// For each city where its roads lead to.
fn successors((taxes, roads): &Land) -> Vec<Vec<usize>> {
    let mut successors = vec![vec![]; taxes.len()];
    roads.iter().for_each(|&(from, to)| successors[from].push(to));
    successors
}

/// The taxes after every move that raises none above `most`.
fn moves(successors: &[Vec<usize>], taxes: &[u64], most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![];
    for city in 0..taxes.len() {
        for lower in 0..taxes[city] {
            let mut ways = vec![taxes.to_vec()];
            ways[0][city] = lower;
            for &next in &successors[city] {
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

/// The taxes after a winning move, if there is one. Taxes are raised up to the least 2ᵏ − 1 that none is above. That
/// more is of no use belongs to the claim, and is not played.
fn by_play(land: &Land) -> Option<Vec<u64>> {
    let highest = land.0.iter().max().expect("there is a city");
    let most = (highest + 1).next_power_of_two().max(SMALL + 1) - 1;
    let successors = successors(land);
    let mut play = Play::normal(|taxes: &Vec<u64>| moves(&successors, taxes, most))
        .board(|taxes| board::graph(taxes.len(), land.1.iter().copied()).directed().labelled(taxes).board());
    moves(&successors, &land.0, most).into_iter().find(|next| !play.value(next))
}

fn said(taxes: &Option<Vec<u64>>) -> String {
    taxes.as_ref().map_or("LOSE".to_owned(), |taxes| format!("WIN\n{}", joined(taxes)))
}

/// The winner is the expected one, and the taxes are those after a winning move: by play where they are small, else by
/// the XOR on every level.
fn check(land: Land, expected: &str, actual: &str) -> Result<(), String> {
    let winner = |output: &str| output.lines().next().unwrap_or_default().trim_end().to_owned();
    lines("", &winner(expected), &winner(actual))?;
    if winner(actual) != "WIN" {
        return lines("", "LOSE", actual);
    }
    let taxes: Option<Vec<u64>> = actual.split_whitespace().skip(1).map(|token| token.parse().ok()).collect();
    let taxes = taxes.ok_or("the taxes are no integers")?;
    if taxes.len() != land.0.len() || taxes.iter().any(|&tax| tax > 2_000_000_000_000_000_000) {
        return Err("there is not a tax up to 2·10¹⁸ for every city".to_owned());
    }
    let successors = successors(&land);
    let changed = (0..taxes.len()).filter(|&city| taxes[city] != land.0[city]).collect_vec();
    let others = |city: usize| changed.iter().all(|&other| other == city || successors[city].contains(&other));
    // Where there are many, the city chosen comes before all others that change.
    if !changed.iter().any(|&city| taxes[city] < land.0[city] && others(city)) {
        return Err("no move leads to these taxes".to_owned());
    }
    let is_small = taxes.len() <= 4 && taxes.iter().chain(&land.0).all(|&tax| tax <= SMALL);
    let loses = if is_small {
        !Play::normal(|taxes: &Vec<u64>| moves(&successors, taxes, SMALL)).value(&taxes)
    } else {
        sums(&levels(&successors, |below| mex(below.iter().copied())), &taxes).iter().all(|&sum| sum == 0)
    };
    loses.then_some(()).ok_or_else(|| "the move does not win".to_owned())
}

/// What is the level of a city, by the levels of its successors.
type Level = fn(below: &[usize]) -> usize;

/// The level of every city.
fn levels(successors: &[Vec<usize>], level: Level) -> Vec<usize> {
    let mut levels: Vec<Option<usize>> = vec![None; successors.len()];
    let mut open = (0..successors.len()).collect_vec();
    while let Some(&city) = open.last() {
        let (known, unknown): (Vec<_>, Vec<_>) = successors[city].iter().partition(|&&next| levels[next].is_some());
        if levels[city].is_none() && unknown.is_empty() {
            levels[city] = Some(level(&known.into_iter().filter_map(|next: usize| levels[next]).collect_vec()));
        }
        match levels[city] {
            Some(_) => open.truncate(open.len() - 1),
            None => open.extend(unknown),
        }
    }
    levels.into_iter().flatten().collect()
}

/// The XOR of the taxes on every level.
fn sums(levels: &[usize], taxes: &[u64]) -> Vec<u64> {
    let mut sums = vec![0; levels.len()];
    levels.iter().zip(taxes).for_each(|(&level, tax)| sums[level] ^= tax);
    sums
}

fn random_lands() -> Vec<Land> {
    let mut random = seeded(1);
    let mut land = |_| {
        // Roads lead from cities to later ones in some order.
        let mut order = [0, 1, 2, 3];
        (0..3).for_each(|place| order.swap(place, random.random_range(place..4)));
        let pairs = (0..4).tuple_combinations().filter(|_| random.random_bool(0.6)).collect_vec();
        let roads = pairs.into_iter().map(|(from, to): (usize, usize)| (order[from], order[to])).collect();
        // Pairs of equal taxes make lost positions commoner.
        let (a, b) = (random.random_range(0..=SMALL), random.random_range(0..=SMALL));
        let mut taxes = vec![a, b, a, b];
        taxes[random.random_range(0..4)] = random.random_range(0..=SMALL);
        (taxes, roads)
    };
    (0..60).map(&mut land).collect()
}

/// Two equal lands, the cities of both mixed: the second player does in one what the first does in the other. With
/// `more` in the tax of one city the first player makes them equal. Which taxes he leaves is for the check.
fn twins(half: usize, roads: &[(usize, usize)], more: Option<usize>) -> (Land, Option<Vec<u64>>) {
    let mut random = seeded(1);
    let mut names = (0..2 * half).collect_vec();
    names.shuffle(&mut random);
    let mut taxes = vec![0; 2 * half];
    for city in 0..half {
        let tax = random.random_range(0..TAX);
        (taxes[names[city]], taxes[names[half + city]]) = (tax, tax);
    }
    if let Some(city) = more {
        taxes[names[city]] = TAX;
    }
    let both = roads.iter().flat_map(|&(from, to)| [(names[from], names[to]), (names[half + from], names[half + to])]);
    ((taxes, both.collect()), more.map(|_| vec![]))
}

fn random_roads() -> Edges {
    let mut random = seeded(2);
    let road = |_| {
        let from = random.random_range(0..N / 2 - 1);
        (from, random.random_range(from + 1..N / 2))
    };
    (0..N / 2).map(road).unique().collect()
}

/// Makes the move of the program with other levels, and with or without the changes at successors.
fn by_levels(land: &Land, level: Level, repairs: bool) -> Option<Vec<u64>> {
    let successors = successors(land);
    let levels = levels(&successors, level);
    let mut sums = sums(&levels, &land.0);
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let (city, mut taxes) = balanced(land, &levels, highest, std::mem::take(&mut sums[highest]));
    for &next in successors[city].iter().filter(|_| repairs) {
        taxes[next] ^= std::mem::take(&mut sums[levels[next]]);
    }
    Some(taxes)
}

/// Lowers the tax of the first city on this level where it can be changed by `sum`.
fn balanced((taxes, _): &Land, levels: &[usize], level: usize, sum: u64) -> (usize, Vec<u64>) {
    let has_move = |&city: &usize| levels[city] == level && taxes[city] ^ sum < taxes[city];
    let city = (0..taxes.len()).find(has_move).expect("Bouton");
    let mut taxes = taxes.clone();
    taxes[city] ^= sum;
    (city, taxes)
}

fn lowest_level_first(land: &Land) -> Option<Vec<u64>> {
    let levels = levels(&successors(land), |below| mex(below.iter().copied()));
    let sums = sums(&levels, &land.0);
    let lowest = sums.iter().position(|&sum| sum != 0)?;
    Some(balanced(land, &levels, lowest, sums[lowest]).1)
}
