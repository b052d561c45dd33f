//! The hike between peaks and valleys, by play, as two judges ask for it.

use judge::{One, Typed};

use crate::prelude::*;
use crate::shapes::{Edges, adjacency, edge_lines};
use crate::shared::matching::exchange;

/// The problem. Both judges have the same limits and the same cases in `testdata`.
pub fn problem(slug: &'static str, limits: Limits) -> Typed<Graph, Vec<bool>, One> {
    let most = format::from(|before| (before["n"] * before["n"]).min(N as i128));
    let trails = list("m", row([vertex("a peak", "n"), vertex("a valley", "n")])).in_order(Order::Distinct);
    let form = format::all([row([int("n", 1..=N), format::len_between("m", 1, most)]), trails]);
    let words = |wins: &Vec<bool>| wins.iter().map(|&slavko| if slavko { "Slavko" } else { "Mirko" }).join("\n");
    let few = "graphs-of-up-to-3-peaks";
    Problem::one(slug, limits, Format::one(form).trying("m", "n", 71), oracle, words)
        .small("random-graphs-of-4-to-7-peaks", random_graphs)
        .small(few, || {
            let trails = |n: usize| (0..n).cartesian_product(0..n).powerset().skip(1).map(move |trails| (n, trails));
            (1..=3).flat_map(trails).collect()
        })
        // Slavko always goes to the valley of the same number, which is visited from there alone.
        .known("chain", || {
            let trails = (1..N / 2).map(|v| (v - 1, v)).chain((0..N / 2).map(|v| (v, v)));
            ((N, trails.collect()), (0..N).map(|peak| peak < N / 2).collect())
        })
        .attacks("an exchange along the whole graph, and recursion as deep")
        .known("dense", || ((70, (0..70).cartesian_product(0..70).collect()), vec![true; 70]))
        .attacks("as many trails as there can be")
        // From the only valley Mirko goes to another peak, and it ends there.
        .known("star", || ((N, (0..N).map(|peak| (peak, 0)).collect()), vec![false; N]))
        .attacks("work that is quadratic in a degree")
        .known("reversed-star", || {
            let trails = (0..N).map(|valley| (N - 1, valley));
            ((N, trails.collect()), (1..=N).map(|peak| peak == N).collect())
        })
        .attacks("the same seen from a peak")
        .worst("forest", by_algorithm(on_a_forest), || (N, random_forest(N, N, &mut seeded(1))))
        .attacks("free places of all kinds")
        .worst("random", by_same_idea(by_one_matching), || (N / 2, random_trails(N / 2, N, &mut seeded(1))))
        .attacks("many phases: two trails a peak")
        .limit(|| {
            let trails = |m| (0..2).cartesian_product(0..2).take(m).collect_vec();
            Bound::count("m for 2 peaks", 1, 4, move |m| format!("2 @{m}\n{}", edge_lines(&trails(m))))
        })
        .wrong(
            "covered-by-one-matching",
            |graph| maximum_matching(graph.0, &places(graph))[..graph.0].iter().map(Option::is_some).collect(),
            few,
        )
        .says("Lets Slavko win from the peaks that a single maximum matching covers.")
        .smallest("2 2\n1 1\n2 1\n")
        .wrong("one-numbering", |(n, trails)| played(*n, &adjacency(*n, trails), false), "separate-numberings")
        .says("Takes peak i and valley i for the same place.")
        .wrong("unable-wins", |graph| played(graph.0, &places(graph), true), "one-trail")
        .says("Lets a player who cannot go on win.")
        .refused([("a-trail-twice", "2 3\n1 2\n2 2\n@1 2@\n", "a trail that has not come before")])
}

/// The largest number of peaks, and of trails.
const N: usize = 5000;

/// The number of peaks, and the trails, each from a peak to a valley.
pub type Graph = (usize, Edges);

/// Where the hike is, valleys behind the peaks, and the places visited.
type Position = (usize, u32);

/// For every peak, whether Slavko wins.
fn oracle() -> impl FnMut(&Graph) -> Vec<bool> {
    |graph| played(graph.0, &places(graph), false)
}

/// Plays with these neighbours; `stuck_wins` says whether a player who cannot go on wins.
fn played(n: usize, neighbours: &[Vec<usize>], stuck_wins: bool) -> Vec<bool> {
    // Take a trail to a place not visited yet.
    let moves = |&(place, visited): &Position| -> Vec<Position> {
        let open = neighbours[place].iter().filter(|&next| visited >> next & 1 == 0);
        open.map(|&next| (next, visited | 1 << next)).collect()
    };
    let name =
        |place: usize| if place < n { format!("peak {}", place + 1) } else { format!("valley {}", place - n + 1) };
    let mut play = if stuck_wins { Play::misere(moves) } else { Play::normal(moves) }
        .board(|&(place, visited)| {
            let trails = (0..n).flat_map(|peak| neighbours[peak].iter().map(move |&valley| (peak, valley)));
            let left = (0..neighbours.len()).filter(|&other| other != place && visited >> other & 1 == 1);
            let graph = board::graph(neighbours.len(), trails).labelled((0..neighbours.len()).map(name));
            graph.without(left).token(place, "hike").board()
        })
        .label(|_, &(place, _)| format!("to {}", name(place)));
    (0..n).map(|peak| play.value(&(peak, 1 << peak))).collect()
}

/// The neighbours of every peak, and behind them of every valley.
fn places((n, trails): &Graph) -> Vec<Vec<usize>> {
    adjacency(2 * n, &trails.iter().map(|&(peak, valley)| (peak, n + valley)).collect_vec())
}

fn random_graphs() -> Vec<Graph> {
    let mut random = seeded(1);
    let mut graph = |_| {
        let n = random.random_range(4..=7);
        let m = random.random_range(n..=2 * n);
        (n, random_trails(n, m, &mut random))
    };
    (0..200).map(&mut graph).collect()
}

/// So many different trails in random order.
fn random_trails(n: usize, m: usize, random: &mut Pcg64) -> Edges {
    std::iter::repeat_with(|| (random.random_range(0..n), random.random_range(0..n))).unique().take(m).collect()
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
fn on_a_forest(graph: &Graph) -> Vec<bool> {
    let neighbours = places(graph);
    let mut play = Play::normal(|&(before, place): &(usize, usize)| {
        neighbours[place].iter().filter(|&&next| next != before).map(|&next| (place, next)).collect()
    });
    (0..graph.0).map(|peak| play.value(&(peak, peak))).collect()
}

/// A maximum matching found peak by peak, and the ways on which the peaks that it misses exchange with others. Circuits
/// leave no other way than the theorem of the program: where the hike has been is too much to be played.
fn by_one_matching(graph: &Graph) -> Vec<bool> {
    let n = graph.0;
    let neighbours = places(graph);
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
}

/// The partner of every place, by one exchange for each peak.
fn maximum_matching(n: usize, neighbours: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut partner = vec![None; 2 * n];
    for peak in 0..n {
        exchange(peak, |peak| neighbours[peak].iter().copied(), &mut partner);
    }
    partner
}
