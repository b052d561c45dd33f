//! A chase on a graph with one cycle, by play.

use std::collections::VecDeque;

use evidence::play::{Loopy, Outcome};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    let starts = row([int("n", 3..=N), vertex("a", "n"), vertex("b", "n")]);
    let roads = format::repeat("n", row([vertex("u", "n"), vertex("v", "n")])).in_order(Order::Edges);
    let city = format::all([starts, roads]).such("a connected graph without a loop or a repeated edge", is_connected);
    let cities = Format::tests("t", 1..=T, city).sum("the sum of n", "n", N);
    Problem::tests("cf1873h", Limits::known(4000, 256), cities, || by_play, ["YES", "NO"])
        .all([("n", 4)])
        .small("random-cities-of-5-to-12-buildings", || random_cities(500, 5, 12))
        .beyond("for worst inputs, chases in words, and the claim with the way to the cycle")
        // Valeriu is a step ahead on the way to the triangle, or Marcel waits there.
        .known("tails-at-a-triangle", || {
            let half = N / 2;
            (vec![tail(half, half - 1, half - 2), tail(half, 2, half - 1)], vec![true, false])
        })
        .attacks("recursion as deep as the tail")
        .known("circles", || (vec![circle(N / 2, 0, 1), circle(N / 2, 7, 7)], vec![true, false]))
        .attacks("recursion round the circle, and cycles that have all buildings")
        // The first one is at e as early as the other, from the other side of the cycle or up from another tree.
        .known("at-the-same-time", || {
            let half = N / 2;
            // A circle of half the buildings, and a path that hangs on its first one.
            let roads = [circle(half, 0, 0).1, (half..N).map(|v| (if v == half { 0 } else { v - 1 }, v)).collect()];
            vec![((N, half / 3, half + half / 3 - 1), roads.concat())].into_iter().map(|city| (city, false)).unzip()
        })
        .attacks("distances that are equal, and a way round the circle that is longer")
        .worst("1000-small-cities", by_algorithm(by_play), || random_cities(T, 12, 18))
        .attacks("as many cities as there can be: clearing tables of the greatest size for each")
        .worst("a-large-random-city", by_same_idea(by_the_entrance), || random_cities(1, N, N))
        .attacks("far jumps in memory")
        .wrong("as-near-is-enough", |city| by_cycle(city, |to_a, to_b, v| to_b[v] <= to_a[v]), "all")
        .says("Lets Valeriu escape if he comes to the cycle when Marcel does, who then catches him there.")
        .wrong(
            "on-the-cycle-is-safe",
            |city| {
                let (_, _, b) = city.0;
                cycle(city).contains(&b) || by_cycle(city, |to_a, to_b, v| to_b[v] < to_a[v])
            },
            "all",
        )
        .says("Lets Valeriu escape from the cycle even if Marcel is in the same building.")
        .wrong(
            "each-to-his-own-entrance",
            |city| {
                let [to_a, to_b] = [city.0.1, city.0.2].map(|start| distances(city, start));
                let nearest = |to: &[usize]| cycle(city).into_iter().map(|v| to[v]).min();
                nearest(&to_b) < nearest(&to_a)
            },
            "another-entrance",
        )
        .says("Compares the ways of both to the cycle; Marcel has to come to where Valeriu enters it.")
        .wrong(
            "along-a-spanning-tree",
            |city| {
                let ((n, a, b), roads) = city;
                let neighbours = adjacency(*n, roads);
                let [to_a, to_b] = [a, b].map(|&start| by_depth_first_search(&neighbours, start));
                cycle(city).into_iter().min_by_key(|&v| distances(city, *b)[v]).is_some_and(|e| to_b[e] < to_a[e])
            },
            "random-cities-of-5-to-12-buildings",
        )
        .says("Takes the distances from a depth-first search, which may go round the cycle the long way.")
        .refused([
            ("a-loop", "1\n3 1 2\n@1 2\n2 2\n2 3@\n", "a connected graph without a loop or a repeated edge"),
            ("a-repeated-road", "1\n3 1 2\n@1 2\n2 3\n3 2@\n", "a connected graph without a loop or a repeated edge"),
            ("two-parts", "1\n4 1 2\n@1 2\n2 3\n3 1\n1 3@\n", "a connected graph without a loop or a repeated edge"),
        ])
        .main()
}

/// The greatest number of cities, and of buildings in all.
const T: usize = 1000;
const N: usize = 200_000;

/// The number of buildings, where Marcel and Valeriu start, and the roads.
type City = ((usize, usize, usize), Edges);

fn is_connected(city: City) -> bool {
    let ((_, a, _), roads) = &city;
    roads.iter().all(|(u, v)| u != v) && distances(&city, *a).iter().all(|&distance| distance < usize::MAX)
}

/// Where Marcel and Valeriu are, and where Marcel is going once this is known. Who is caught is in Marcel's building.
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
        let new = std::iter::repeat_with(|| (random.random_range(0..n), random.random_range(0..n)));
        let new = new.into_iter().find(|&(u, v)| u != v && !roads.contains(&(u, v)) && !roads.contains(&(v, u)));
        roads.extend(new);
        ((n, random.random_range(0..n), random.random_range(0..n)), shapes::shuffled(n, roads, &mut random))
    };
    (0..count).map(&mut city).collect()
}

/// A triangle of the first buildings, and a path that hangs on the last of them.
fn tail(n: usize, a: usize, b: usize) -> City {
    ((n, a, b), [shapes::path(n), vec![(2, 0)]].concat())
}

fn circle(n: usize, a: usize, b: usize) -> City {
    ((n, a, b), [shapes::path(n), vec![(n - 1, 0)]].concat())
}

fn distances(((n, ..), roads): &City, from: usize) -> Vec<usize> {
    let neighbours = adjacency(*n, roads);
    let mut distances = vec![usize::MAX; *n];
    distances[from] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(v) = open.pop_front() {
        for &next in &neighbours[v] {
            if distances[next] == usize::MAX {
                distances[next] = distances[v] + 1;
                open.push_back(next);
            }
        }
    }
    distances
}

/// The buildings of the cycle: a depth-first search finds the road that closes it, and the way back along its tree.
fn cycle(((n, ..), roads): &City) -> Vec<usize> {
    let neighbours = adjacency(*n, roads);
    let (mut before, mut open) = (vec![None; *n], vec![(0, 0)]);
    while let Some((v, from)) = open.pop() {
        if before[v].is_some() {
            continue;
        }
        before[v] = Some(from);
        open.extend(neighbours[v].iter().filter(|&&next| next != from).map(|&next| (next, v)));
    }
    let before = before.into_iter().flatten().collect_vec();
    let way = |v: usize| std::iter::successors(Some(v), |&v| (v > 0).then(|| before[v])).collect_vec();
    let closing = roads.iter().find(|&&(u, v)| before[u] != v && before[v] != u).expect("a cycle");
    let [one, other] = [way(closing.0), way(closing.1)];
    let common = one.iter().rev().zip(other.iter().rev()).take_while(|(u, v)| u == v).count();
    one[..=one.len() - common].iter().chain(&other[..other.len() - common]).copied().collect()
}

fn by_depth_first_search(neighbours: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut depths = vec![usize::MAX; neighbours.len()];
    let mut open = vec![(start, 0)];
    while let Some((v, depth)) = open.pop() {
        if depths[v] == usize::MAX {
            depths[v] = depth;
            open.extend(neighbours[v].iter().map(|&next| (next, depth + 1)));
        }
    }
    depths
}

/// The published solution: who is first where Valeriu comes to the cycle. There is no other for so many buildings.
fn by_the_entrance(city: &City) -> bool {
    let [to_a, to_b] = [city.0.1, city.0.2].map(|start| distances(city, start));
    cycle(city).into_iter().min_by_key(|&v| to_b[v]).is_some_and(|entrance| to_b[entrance] < to_a[entrance])
}

fn by_cycle(city: &City, is_safe: impl Fn(&[usize], &[usize], usize) -> bool) -> bool {
    let [to_a, to_b] = [city.0.1, city.0.2].map(|start| distances(city, start));
    cycle(city).into_iter().any(|v| is_safe(&to_a, &to_b, v))
}
