//! A chase on a graph with one cycle, by play.

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let starts = row([int("n", 3..=N), vertex("a", "n"), vertex("b", "n")]);
    let roads = format::repeat("n", row([vertex("u", "n"), vertex("v", "n")])).in_order(Order::Edges);
    let city = format::all([starts, roads]).such(GRAPH, is_connected);
    let cities = Format::tests("t", 1..=T, city).sum("the sum of n", "n", N);
    Problem::tests("cf1873h", Limits::known(4000, 256), cities, || by_play, ["YES", "NO"])
        .all([("n", 4)])
        .small("random-cities-of-5-to-12-buildings", || random_cities(500, 5, 12))
        .beyond("for worst inputs, chases proved in a comment, and the claim with the way to the cycle")
        // Valeriu is a step ahead on the way to the triangle, or Marcel waits there.
        .known("tails-at-a-triangle", || {
            (vec![circle(N / 2, 3, N / 2 - 1, N / 2 - 2), circle(N / 2, 3, 2, N / 2 - 1)], vec![true, false])
        })
        .attacks("recursion as deep as the tail")
        .sibling(|| vec![circle(70, 3, 69, 68), circle(70, 3, 2, 69)])
        .known("circles", || (vec![circle(N / 2, N / 2, 0, 1), circle(N / 2, N / 2, 7, 7)], vec![true, false]))
        .attacks("recursion round the circle, and cycles that have all buildings")
        // Both have N/6 + 1 roads to the last building of the circle.
        .known("at-the-same-time", || (vec![circle(N, N / 2, N / 6, N / 2 + N / 6)], vec![false]))
        .attacks("distances that are equal, and a way round the circle that is longer")
        .worst("1000-small-cities", by_algorithm(by_play), || random_cities(T, 12, 18))
        .attacks("as many cities as there can be: clearing tables of the largest size for each")
        .worst("a-large-random-city", by_same_idea(by_the_entrance), || random_cities(1, N, N))
        .attacks("far jumps in memory")
        .wrong("as-near-is-enough", |city| to_the_cycle(city, true).iter().any(|(a, b)| b <= a), "all")
        .says("Lets Valeriu escape if he comes to the cycle when Marcel does; Marcel then catches him there.")
        .wrong("on-the-cycle-is-safe", |city| to_the_cycle(city, true).iter().any(|(a, b)| *b == 0 || b < a), "all")
        .says("Lets Valeriu escape from the cycle even if Marcel is in the same building.")
        .wrong(
            "each-to-his-own-entrance",
            |city| {
                let nearest = to_the_cycle(city, true).into_iter().reduce(|x, y| (x.0.min(y.0), x.1.min(y.1)));
                nearest.is_some_and(|(a, b)| b < a)
            },
            "another-entrance",
        )
        .says("Compares the paths of both to the cycle; Marcel has to come to where Valeriu enters it.")
        .wrong(
            "along-a-spanning-tree",
            |city| to_the_cycle(city, false).iter().any(|(a, b)| b < a),
            "random-cities-of-5-to-12-buildings",
        )
        .says("Takes the distances along a spanning tree, as a depth-first search does: the long way round the cycle.")
        .wrong(
            "distances-up-to-63",
            |city| to_the_cycle(city, true).into_iter().any(|(a, b)| b.min(63) < a.min(63)),
            "a-long-tail",
        )
        .says("Takes 63, which is 0x3f, for an infinite distance.")
        .refused([
            ("a-loop", "1\n3 1 2\n@1 2\n2 2\n2 3@\n", GRAPH),
            ("a-repeated-road", "1\n3 1 2\n@1 2\n2 3\n3 2@\n", GRAPH),
            ("two-parts", "1\n4 1 2\n@1 2\n2 3\n3 1\n1 3@\n", GRAPH),
        ])
        .main()
}

/// The largest number of cities, and of buildings in all.
const T: usize = 1000;
const N: usize = 200_000;

const GRAPH: &str = "a connected graph without a loop or a repeated edge";

/// The number of buildings, where Marcel and Valeriu start, and the roads.
type City = ((usize, usize, usize), Edges);

/// As many roads as buildings connect all if just one of them closes a cycle.
fn is_connected(((n, ..), roads): City) -> bool {
    closing(n, &roads).len() == 1
}

/// The roads that close a cycle with those before.
fn closing(n: usize, roads: &Edges) -> Vec<usize> {
    let mut leaders = (0..n).collect_vec();
    let mut closes = |&road: &usize| {
        let [u, v] = [roads[road].0, roads[road].1].map(|mut end| {
            while leaders[end] != end {
                leaders[end] = leaders[leaders[end]];
                end = leaders[end];
            }
            end
        });
        leaders[u] = v;
        u == v
    };
    (0..roads.len()).filter(|road| closes(road)).collect()
}

/// Where Marcel and Valeriu are, and where Marcel is going once this is known. When caught, Valeriu is in Marcel's
/// building.
type Position = (usize, usize, Option<usize>);

fn by_play(&((n, a, b), ref roads): &City) -> bool {
    let neighbours = adjacency(n, roads);
    let steps = |from: usize| neighbours[from].iter().copied().chain([from]);
    let moves = |&(marcel, valeriu, going): &Position| match going {
        None => steps(marcel).map(|to| (marcel, valeriu, Some(to))).collect(),
        Some(going) => {
            let meets = |to: usize| to == going || (to, going) == (marcel, valeriu);
            steps(valeriu).map(|to| (going, if meets(to) { going } else { to }, None)).collect_vec()
        }
    };
    let end = |&(marcel, valeriu, going): &Position| (marcel == valeriu && going.is_none()).then_some(Outcome::Win(0));
    let play = Loopy::new(moves, end)
        .board(|&(marcel, valeriu, going)| {
            let graph = board::graph(n, roads.iter().copied()).token(marcel, "Marcel").token(valeriu, "Valeriu");
            going.map_or(graph.clone(), |going| graph.token(going, "next")).board()
        })
        .label(|_, &(_, valeriu, going)| format!("to {}", going.unwrap_or(valeriu) + 1))
        .mover(|&(.., going)| if going.is_some() { "Valeriu" } else { "Marcel" });
    let start = (a, b, None);
    play.outcomes([start])[&start] == Outcome::Draw
}

/// Random trees with a road more.
fn random_cities(count: usize, least: usize, most: usize) -> Vec<City> {
    let mut random = seeded(count as u64);
    let mut city = |_| {
        let n = random.random_range(least..=most);
        let mut roads = shapes::random_tree(n, &mut random);
        let mut pairs = std::iter::repeat_with(|| (random.random_range(0..n), random.random_range(0..n)));
        roads.extend(pairs.find(|&(u, v)| u != v && !roads.contains(&(u, v)) && !roads.contains(&(v, u))));
        ((n, random.random_range(0..n), random.random_range(0..n)), shapes::shuffled(n, roads, &mut random))
    };
    (0..count).map(&mut city).collect()
}

/// So many buildings round a circle, and the others on a path that hangs on the last of them.
fn circle(n: usize, around: usize, a: usize, b: usize) -> City {
    ((n, a, b), [shapes::path(n), vec![(around - 1, 0)]].concat())
}

/// The distances of every building of the cycle from Marcel and from Valeriu: in the tree that is left without the
/// road that closes the cycle, and if wanted also by this road.
fn to_the_cycle(((n, a, b), roads): &City, by_closing: bool) -> Vec<(usize, usize)> {
    let closing = closing(*n, roads)[0];
    let tree = [&roads[..closing], &roads[closing + 1..]].concat();
    let neighbours = adjacency(*n, &tree);
    let (u, v) = roads[closing];
    let [from_a, from_b, from_u, from_v] = [*a, *b, u, v].map(|start| shapes::distances(&neighbours, start));
    let distance = |start: usize, in_tree: usize, to: usize| {
        let around = (from_u[start] + 1 + from_v[to]).min(from_v[start] + 1 + from_u[to]);
        if by_closing { in_tree.min(around) } else { in_tree }
    };
    let cycle = (0..*n).filter(|&to| from_u[to] + from_v[to] == from_u[v]);
    cycle.map(|to| (distance(*a, from_a[to], to), distance(*b, from_b[to], to))).collect()
}

/// The published solution: which of them is first where Valeriu comes to the cycle. There is no other for so many
/// buildings.
fn by_the_entrance(city: &City) -> bool {
    to_the_cycle(city, true).into_iter().min_by_key(|&(_, b)| b).is_some_and(|(a, b)| b < a)
}
