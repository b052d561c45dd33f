//! Segments that must not cross, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let coordinate = |name| int(name, 0..=SIDE).usually(7);
    let points = list("n", row([coordinate("x"), coordinate("y")])).in_order(Order::Distinct);
    // Large inputs are made so; to look at all triples of 100000 points would take too long.
    let points = format::all([row([len("n", 1..=N)]), points])
        .such("no three points on a line", |points: Vec<Point>| points.len() > 50 || is_general(&points));
    Problem::one("p10876", Limits::known(1000, 512), points, oracle, ["Alenka", "Bara"])
        .small("random-points-up-to-6-in-a-square-of-side-6", || random_points(3..=6, 6, 800))
        .small("random-points-up-to-6-with-large-coordinates", || random_points(3..=6, SIDE, 200))
        .small("seven-random-points", || random_points(7..=7, 20, 12))
        .small("one-to-three-points", || vec![vec![(0, 0)], vec![(1, 1), (2, 5)], vec![(1, 1), (2, 5), (4, 4)]])
        .beyond("for worst inputs, convex polygons, and the corners of a hull met one after the other from outside")
        .known("convex", || (polygon(), true))
        .attacks("the most corners that a lattice polygon of this size has, about")
        .known("convex-but-for-one", || {
            let mut points = polygon();
            points.push(inside(&points));
            (points, false)
        })
        .attacks("the same, with one point in the middle")
        .worst("parabola", by_algorithm(by_walking_round), || parabola(N))
        .attacks("reading and sorting, with few corners")
        .worst("parabola-without-one", by_algorithm(by_walking_round), || {
            let mut points = parabola(N);
            points.remove(N / 2);
            points
        })
        .attacks("the same with one point less inside, so that either player wins one of the two")
        .wrong("one-point-alone", |points| points.len() == 1 || oracle()(points), "one-point")
        .says("Lets the formula 3n − 3 − h speak for one point, where there is no segment.")
        .wrong(
            "as-many-as-a-planar-graph",
            |points| points.len() == 2 || points.len() % 2 == 1 && points.len() > 2,
            SMALL,
        )
        .says("Takes 3n − 6 segments, as if the hull were a triangle.")
        .wrong("overflow", |points| walked_round(points, |product| i64::from(product as i32)), LARGE)
        .says("Computes cross products in 32 bits; they reach 2 · 10¹².")
        .refused([("a-point-twice", "3\n1 1\n2 5\n@1 1@\n", "a point that differs from those before")])
        .main()
}

/// The largest number of points, and the largest coordinate.
const N: usize = 100_000;
const SIDE: i64 = 1_000_000;
const SMALL: &str = "random-points-up-to-6-in-a-square-of-side-6";
const LARGE: &str = "random-points-up-to-6-with-large-coordinates";

type Point = (i64, i64);

/// Twice the area of the triangle, positive if it is walked round to the left.
fn area(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn is_general(points: &[Point]) -> bool {
    points.iter().tuple_combinations().all(|(&a, &b, &c)| area(a, b, c) != 0)
}

/// Play on the set of segments that are drawn, a bit for each pair of points.
fn oracle() -> impl FnMut(&Vec<Point>) -> bool {
    |points| {
        let pairs = (0..points.len()).tuple_combinations::<(_, _)>().collect_vec();
        let cross = |&(a, b): &(usize, usize), &(c, d): &(usize, usize)| {
            let [a, b, c, d] = [a, b, c, d].map(|point| points[point]);
            area(a, b, c).signum() * area(a, b, d).signum() < 0 && area(c, d, a).signum() * area(c, d, b).signum() < 0
        };
        // With each pair, those that are no move when it is drawn: those that cross it, and itself.
        let barred = |one| (0..pairs.len()).filter(|&two| one == two || cross(&pairs[one], &pairs[two])).collect_vec();
        let barred = (0..pairs.len()).map(|one| barred(one).into_iter().fold(0_u32, |set, pair| set | 1 << pair));
        let barred = barred.collect_vec();
        let moves = |&drawn: &u32| {
            let is_free = |&pair: &usize| barred[pair] & drawn == 0;
            (0..pairs.len()).filter(is_free).map(|pair| drawn | 1 << pair).collect()
        };
        let mut play = Play::normal(moves).board(|drawn| {
            let edges = (0..pairs.len()).filter(|pair| drawn >> pair & 1 == 1).map(|pair| pairs[pair]);
            board::graph(points.len(), edges).labelled(points.iter().map(|(x, y)| format!("{x}, {y}"))).board()
        });
        play.value(&0)
    }
}

fn random_points(n: std::ops::RangeInclusive<usize>, side: i64, cases: usize) -> Vec<Vec<Point>> {
    let mut random = seeded(side as u64);
    let mut points = || {
        let n = random.random_range(n.clone());
        (0..n).map(|_| (random.random_range(0..=side), random.random_range(0..=side))).collect_vec()
    };
    std::iter::repeat_with(&mut points).filter(|points| is_general(points)).take(cases).collect()
}

/// The shortest steps that go up, none a multiple of another, by their directions; and the same back down.
fn polygon() -> Vec<Point> {
    let half = (-200..=200_i64).cartesian_product(0..=200_i64).filter(|&(x, y)| y > 0 || x > 0);
    let by_length = half.sorted_by_key(|(x, y)| (x * x + y * y, *x));
    let mut steps: Vec<Point> = vec![];
    let mut seen = std::collections::HashSet::new();
    for (x, y) in by_length {
        let divisor = (1..=x.abs().max(y)).rev().find(|d| x % d == 0 && y % d == 0).expect("one divides all");
        if seen.insert((x / divisor, y / divisor)) {
            steps.push((x, y));
        }
    }
    steps.truncate(17_000);
    steps.sort_by(|a, b| (a.1 * b.0).cmp(&(b.1 * a.0)));
    let back = steps.iter().map(|(x, y)| (-x, -y)).collect_vec();
    let around = steps.iter().chain(&back).scan((SIDE / 2, 0), |at, step| {
        *at = (at.0 + step.0, at.1 + step.1);
        Some(*at)
    });
    around.collect()
}

/// A point near the middle that lies on no line through two of these.
fn inside(points: &[Point]) -> Point {
    let is_new = |&(x, y): &Point| {
        let direction = |&(u, v): &Point| if (u, v) < (x, y) { (x - u, y - v) } else { (u - x, v - y) };
        let sorted = points.iter().map(direction).sorted_by(|a, b| (a.1 * b.0).cmp(&(b.1 * a.0))).collect_vec();
        sorted.iter().tuple_windows().all(|(a, b)| a.1 * b.0 != b.1 * a.0)
    };
    (0..SIDE).map(|step| (SIDE / 2 - step, SIDE / 2 + step % 7)).find(is_new).expect("a point on no line")
}

/// x² modulo a prime: a line meets it in at most two points, modulo the prime and so in the plane.
fn parabola(n: usize) -> Vec<Point> {
    let prime = 999_983;
    (0..n as i64).map(|k| k * 9 + 5).map(|x| (x, x * x % prime)).collect()
}

fn by_walking_round(points: &Vec<Point>) -> bool {
    walked_round(points, |product| product)
}

/// From a corner of the hull to the next one, which has all points on its left, until it is the first again.
fn walked_round(points: &[Point], kept: impl Fn(i64) -> i64) -> bool {
    if points.len() < 3 {
        return points.len() == 2;
    }
    let first = *points.iter().min().expect("a point");
    let (mut corner, mut corners) = (first, 0);
    loop {
        let is_right =
            |a: Point, b: Point| kept((a.0 - corner.0) * (b.1 - corner.1)) < kept((a.1 - corner.1) * (b.0 - corner.0));
        let others = points.iter().copied().filter(|&point| point != corner);
        corner = others.reduce(|next, point| if is_right(next, point) { point } else { next }).expect("three points");
        corners += 1;
        if corner == first || corners > points.len() {
            return (points.len() - corners.min(points.len())) % 2 == 0;
        }
    }
}
