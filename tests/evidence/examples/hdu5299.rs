//! Deleting circles with what is inside, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges, parents};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let circle = row([int("x", -FAR..=FAR), int("y", -FAR..=FAR), int("r", 0..=FAR)]);
    let sets = Format::tests("T", 0..=100, format::all([row([len("n", 0..=N)]), list("n", circle)]));
    // Every second set is lost.
    let twenty = |lost: Vec<Circle>, won: Vec<Circle>| {
        ([lost, won].into_iter().cycle().take(20).collect(), [false, true].repeat(10))
    };
    Problem::tests("hdu5299", Limits::known(1000, 64), sets, oracle, ["Alice", "Bob"])
        // Looking at all pairs of a large set would take too long; large sets are made so.
        .promise("circles lie apart or strictly inside one another, and none has radius 0", |circles| {
            let is_apart = |(&a, &b): (&Circle, &Circle)| is_inside(a, b) || is_inside(b, a) || is_apart(a, b);
            let is_small = circles.len() <= 2000;
            circles.iter().all(|circle| circle.2 > 0)
                && (!is_small || circles.iter().tuple_combinations().all(is_apart))
        })
        .promise("there is a circle, and coordinates and radii are at most 20000", |circles| {
            !circles.is_empty() && circles.iter().all(|&(x, y, radius)| x.abs().max(y.abs()).max(radius) <= 20_000)
        })
        .promise_of_all("there are at most 20 tests", |sets| sets.len() <= 20)
        .small("forests-of-up-to-7-circles-on-a-line", || {
            let lines = (1..=7).flat_map(rooted_trees).map(|tree| on_a_line(&tree)).collect_vec();
            // Upright they open in groups: circles with one centre, and equal ones above one another, at the same time.
            let upright = |line: &Vec<Circle>| line.iter().map(|&(x, y, radius)| (y, x, radius)).collect();
            lines.iter().cloned().chain(lines.iter().map(upright)).collect()
        })
        .small("sets-of-up-to-10-scattered-circles", || {
            let mut random = seeded(1);
            let mut set = |_| {
                let (wanted, reach) = (random.random_range(5..=10), random.random_range(6..=30));
                scattered(&mut random, wanted, reach)
            };
            (0..1200).map(&mut set).collect()
        })
        .inputs_of(100)
        .beyond("more circles: equal parts in pairs, which one of the players keeps so")
        .known("one-centre", move || twenty(twice(&one_centre(N / 2)), one_centre(N)))
        .attacks("depth; every circle opens in the middle of the arcs")
        .known("close-right-ends", move || twenty(twice(&close_right_ends(N / 2)), close_right_ends(N)))
        .attacks("closing within a short way, the innermost first")
        // Circles apart are deleted one by one.
        .known("upright", move || twenty(upright(N), upright(N - 1)))
        .attacks("as many circles at a time as fit above one another")
        .known("grid", move || twenty(grid(N), grid(N - 1)))
        .attacks("many groups of circles that open together")
        .known("random-forest", move || {
            let mut won = twice(&random_forest(N / 2 - 1));
            won.push((0, 10 * N, 1));
            twenty(shuffled(twice(&random_forest(N / 2))), shuffled(won))
        })
        .attacks("circles in circles of every size")
        .known("broom", move || twenty(twice(&broom(N / 2)), broom(N)))
        .attacks("a deep nest with everything else in its innermost circle")
        .wrong(
            "outermost-circles-for-nothing",
            |circles| xor(values_of_outermost(circles)) != 0,
            "forests-of-up-to-7-circles-on-a-line",
        )
        .says("Forgets the edges by which the outermost circles hang on the ground.")
        .wrong("heaps-of-outermost-circles", heaps, "forests-of-up-to-7-circles-on-a-line")
        .says("Takes every outermost circle for a heap of what it holds.")
        .wrong("squares-for-circles", squares, "beside-in-the-square")
        .says("Takes a circle for its bounding square.")
        .wrong(
            "misere",
            |circles| Play::misere(|&left| deletions(circles, is_inside, left)).value(&everything(circles)),
            "forests-of-up-to-7-circles-on-a-line",
        )
        .says("Lets the player who makes the last move lose; he wins.")
        .refused([("a-circle-cut", "1\n2\n0 0 1\n5 5\n@", "an integer from 0 to 100000000")])
        .main()
}

/// The largest number of circles, and the largest coordinate and radius.
const N: i64 = 20_000;
const FAR: i64 = 100_000_000;

/// The centre, x and y, and the radius.
type Circle = (i64, i64, i64);

fn oracle() -> impl FnMut(&Vec<Circle>) -> bool {
    |circles| {
        let mut play = Play::normal(|&left| deletions(circles, is_inside, left))
            .board(|left| {
                let gone = members(circles, !left);
                let words = circles.iter().map(|(x, y, radius)| format!("{x}, {y}, {radius}"));
                board::graph(circles.len(), []).labelled(words).without(gone).board()
            })
            .label(|before, after| {
                let largest =
                    members(circles, before & !after).max_by_key(|&circle| circles[circle].2).expect("a circle");
                format!("delete {}", largest + 1)
            });
        play.value(&everything(circles))
    }
}

fn everything(circles: &[Circle]) -> u64 {
    (1 << circles.len()) - 1
}

/// The circles that are in a set.
fn members(circles: &[Circle], set: u64) -> impl Iterator<Item = usize> + use<> {
    (0..circles.len()).filter(move |circle| set >> circle & 1 == 1)
}

/// What a set of circles becomes when one is deleted with all in it.
fn deletions(circles: &[Circle], is_inside: fn(Circle, Circle) -> bool, left: u64) -> Vec<u64> {
    let deleted = |&circle: &usize| {
        let falls = |&other: &usize| other == circle || is_inside(circles[other], circles[circle]);
        (0..circles.len()).filter(falls).fold(left, |left, other| left & !(1 << other))
    };
    members(circles, left).map(|circle| deleted(&circle)).collect()
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

/// All rooted trees with so many edges, up to the names of their vertices: every vertex hangs on the one before it or
/// on one above that.
fn rooted_trees(edges: usize) -> Vec<Edges> {
    (1..edges).fold(vec![vec![(0, 1)]], |trees: Vec<Edges>, last| {
        let grown = trees.into_iter().flat_map(|tree| {
            let parents = parents(last + 1, &tree);
            let places = std::iter::successors(Some(last), |&v| parents[v]).collect_vec();
            places.into_iter().map(move |place| [&tree[..], &[(place, last + 1)]].concat())
        });
        grown.collect()
    })
}

/// Circles and the same a second time beside them. What the first player deletes in one half, the second deletes in the
/// other. With one circle more, or all in one, the first player deletes this one, and is then in the place of the
/// second.
fn twice(circles: &[Circle]) -> Vec<Circle> {
    let left = circles.iter().map(|(x, _, radius)| x - radius).min();
    let right = circles.iter().map(|(x, _, radius)| x + radius).max();
    let width = right.zip(left).map_or(0, |(right, left)| right - left + 1);
    let beside = circles.iter().map(|&(x, y, radius)| (x + width, y, radius));
    circles.iter().copied().chain(beside).collect()
}

fn one_centre(circles: i64) -> Vec<Circle> {
    (1..=circles).map(|radius| (0, 0, radius)).collect()
}

fn close_right_ends(circles: i64) -> Vec<Circle> {
    (1..=circles).map(|i| (-i, 0, 2 * i)).collect()
}

fn upright(circles: i64) -> Vec<Circle> {
    (0..circles).map(|i| (i % 2 * 5, i / 2 * 3 - 15_000, 1)).collect()
}

fn grid(circles: i64) -> Vec<Circle> {
    let place = |step| step * 280 - 20_000;
    (0..circles).map(|i| (place(i % 142), place(i / 142), 139)).collect()
}

fn random_forest(circles: i64) -> Vec<Circle> {
    on_a_line(&shapes::random_tree(circles as usize + 1, &mut seeded(1)))
}

fn shuffled(mut circles: Vec<Circle>) -> Vec<Circle> {
    circles.shuffle(&mut seeded(2));
    circles
}

fn broom(circles: i64) -> Vec<Circle> {
    on_a_line(&shapes::broom(circles as usize + 1))
}

/// The value of every outermost circle, without its own edge.
fn values_of_outermost(circles: &[Circle]) -> Vec<u32> {
    let outermost = circles.iter().filter(|&&circle| !circles.iter().any(|&other| is_inside(circle, other)));
    let value = |&outer: &Circle| {
        let inner = circles.iter().copied().filter(|&circle| is_inside(circle, outer)).collect_vec();
        xor(values_of_outermost(&inner).iter().map(|value| value + 1))
    };
    outermost.map(value).collect()
}

fn heaps(circles: &Vec<Circle>) -> bool {
    let outermost = circles.iter().filter(|&&circle| !circles.iter().any(|&other| is_inside(circle, other)));
    xor(outermost.map(|&circle| circles.iter().filter(|&&other| is_inside(other, circle)).count() + 1)) != 0
}

fn squares(circles: &Vec<Circle>) -> bool {
    fn is_inside(inner: Circle, outer: Circle) -> bool {
        (inner.0 - outer.0).abs().max((inner.1 - outer.1).abs()) < outer.2 - inner.2
    }
    Play::normal(|&left| deletions(circles, is_inside, left)).value(&everything(circles))
}
