//! The hike between peaks and valleys, by play.

use evidence::prelude::*;
use evidence::rules::matching::exchange;
use evidence::shapes::{Edges, adjacency, edge_lines};

fn main() -> ExitCode {
    Problem::new("bipartite_game", Limits::known(1000, 256), oracle, small)
        .played("all graphs up to 3 peaks, 200 graphs of 4 to 7 peaks")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("covered-by-one-matching", one_matching, "all-graphs-up-to-3-peaks")
                .says("Lets Slavko win from the peaks that a single maximum matching covers.")
                .smallest("2 2\n1 1\n2 1\n"),
            wrong("one-numbering", |input| played(input, adjacency, false), "separate-numberings")
                .says("Takes peak i and valley i for the same place."),
            wrong("unable-wins", |input| played(input, places, true), "one-trail")
                .says("Lets the player win who cannot go on."),
        ])
        .main()
}

/// Where the hike is, valleys behind the peaks, and the places visited.
type Position = (usize, u32);

/// Take a trail to a place not visited yet.
fn moves(neighbours: &[Vec<usize>], &(place, visited): &Position) -> Vec<Position> {
    let open = neighbours[place].iter().filter(|&next| visited >> next & 1 == 0);
    open.map(|&next| (next, visited | 1 << next)).collect()
}

fn oracle(input: &str) -> String {
    played(input, places, false)
}

/// Plays with these neighbours; `stuck_wins` says whether the player wins who cannot go on.
fn played(input: &str, neighbours: fn(usize, &[(usize, usize)]) -> Vec<Vec<usize>>, stuck_wins: bool) -> String {
    answers(input, |n, trails| {
        let neighbours = neighbours(n, trails);
        let moves = |position: &Position| moves(&neighbours, position);
        let mut play = if stuck_wins { Play::misere(moves) } else { Play::normal(moves) };
        (0..n).map(|peak| play.value(&(peak, 1 << peak))).collect()
    })
}

/// The neighbours of every peak, and behind them of every valley.
fn places(n: usize, trails: &[(usize, usize)]) -> Vec<Vec<usize>> {
    adjacency(2 * n, &trails.iter().map(|&(peak, valley)| (peak, n + valley)).collect_vec())
}

/// A line for each peak, by whether Slavko wins.
fn answers(input: &str, wins: impl Fn(usize, &Edges) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m) = (tokens.read(), tokens.read());
    let lines = wins(n, &tokens.edges(m)).into_iter();
    lines.map(|slavko| format!("{}\n", if slavko { "Slavko" } else { "Mirko" })).collect()
}

fn file(n: usize, trails: &Edges) -> String {
    format!("{n} {}\n{}", trails.len(), edge_lines(trails))
}

fn small() -> Vec<Small> {
    let all = (1..=3_usize)
        .flat_map(|n| (0..n).cartesian_product(0..n).powerset().skip(1).map(move |trails| file(n, &trails)));
    let mut random = seeded(1);
    let larger = (0..200).map(|_| {
        let n = random.random_range(4..=7);
        file(n, &random_trails(n, random.random_range(n..=2 * n), &mut random))
    });
    vec![Small::new("random-graphs-of-4-to-7-peaks", larger.collect_vec()), Small::new("all-graphs-up-to-3-peaks", all)]
}

/// So many different trails in random order.
fn random_trails(n: usize, m: usize, random: &mut Pcg64) -> Edges {
    std::iter::repeat_with(|| (random.random_range(0..n), random.random_range(0..n))).unique().take(m).collect()
}

/// The greatest number of peaks, and of trails.
const N: usize = 5000;

fn bounds() -> Vec<Bound> {
    let dense = |n: usize, m| (0..n).cartesian_product(0..n).take(m).collect_vec();
    let trails = move |n, m| format!("{n} @{m}\n{}", edge_lines(&dense(n, m)));
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 1\n1 1\n")),
        Bound::count("m", 1, N, move |m| trails(71, m)),
        Bound::count("m for 2 peaks", 1, 4, move |m| trails(2, m)),
        Bound::vertex("a peak", 3, |v| format!("3 1\n@{v} 2\n")),
        Bound::vertex("a valley", 3, |v| format!("3 1\n2 @{v}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, n, trails: Edges, slavko: fn(usize) -> bool| {
        let line = move |peak| if slavko(peak) { "Slavko\n" } else { "Mirko\n" };
        Worst::known(name, attacks, move || (file(n, &trails), (0..n).map(line).collect()))
    };
    let chain = (1..N / 2).map(|v| (v - 1, v)).chain((0..N / 2).map(|v| (v, v))).collect();
    let star = (0..N).map(|peak| (peak, 0)).collect();
    let reversed_star = (0..N).map(|valley| (N - 1, valley)).collect();
    vec![
        // Slavko always goes to the valley of the same number, which is visited from there alone.
        shape("chain", "an exchange along the whole graph, and recursion as deep", N, chain, |peak| peak < N / 2),
        shape("dense", "as many trails as there can be", 70, (0..70).cartesian_product(0..70).collect(), |_| true),
        // From the only valley Mirko goes to another peak, and it ends there.
        shape("star", "work that is quadratic in a degree", N, star, |_| false),
        shape("reversed-star", "the same seen from a peak", N, reversed_star, |peak| peak == N - 1),
        Worst::new("forest", "free places of all kinds", Known::ByAlgorithm(on_a_forest), || {
            file(N, &random_forest(N, N, &mut seeded(1)))
        }),
        Worst::new("random", "many phases: two trails a peak", Known::BySameIdea(by_one_matching), || {
            file(N / 2, &random_trails(N / 2, N, &mut seeded(1)))
        }),
    ]
}

/// So many trails in random order that form no circuit.
fn random_forest(n: usize, m: usize, random: &mut Pcg64) -> Edges {
    let mut component = (0..2 * n).collect_vec();
    let mut trails = vec![];
    while trails.len() < m {
        let (peak, valley) = (random.random_range(0..n), random.random_range(0..n));
        let [one, other] = [component[peak], component[n + valley]];
        if one != other {
            trails.push((peak, valley));
            component.iter_mut().filter(|place| **place == other).for_each(|place| *place = one);
        }
    }
    trails
}

/// Play itself. In a forest the place before is all that can be known of those visited.
fn on_a_forest(input: &str) -> String {
    answers(input, |n, trails| {
        let neighbours = places(n, trails);
        let mut play = Play::normal(|&(before, place): &(usize, usize)| {
            neighbours[place].iter().filter(|&&next| next != before).map(|&next| (place, next)).collect()
        });
        (0..n).map(|peak| play.value(&(peak, peak))).collect()
    })
}

/// A maximum matching found peak by peak, and the ways on which the peaks that it misses exchange with others. Circuits
/// leave no other way than the theorem of the program: where the hike has been is too much to be played.
fn by_one_matching(input: &str) -> String {
    answers(input, |n, trails| {
        let neighbours = places(n, trails);
        let partner = maximum_matching(n, &neighbours);
        let mut wins = (0..n).map(|peak| partner[peak].is_some()).collect_vec();
        let mut open = (0..n).filter(|&peak| !wins[peak]).collect_vec();
        while let Some(peak) = open.pop() {
            for &valley in &neighbours[peak] {
                let exchanged = partner[valley].expect("a trail between two free places is taken");
                if std::mem::replace(&mut wins[exchanged], false) {
                    open.push(exchanged);
                }
            }
        }
        wins
    })
}

/// The partner of every place, by one exchange for each peak.
fn maximum_matching(n: usize, neighbours: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut partner = vec![None; 2 * n];
    for peak in 0..n {
        exchange(peak, |peak| neighbours[peak].iter().copied(), &mut partner);
    }
    partner
}

fn one_matching(input: &str) -> String {
    answers(input, |n, trails| {
        let partner = maximum_matching(n, &places(n, trails));
        (0..n).map(|peak| partner[peak].is_some()).collect()
    })
}
