//! Deleting circles with what is inside, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::shapes::{self, Edges, parents};

fn main() -> ExitCode {
    Problem::new("hdu5299", Limits::known(1000, 64), oracle, small)
        .played("all forests of up to 7 circles on a line, 1200 sets of up to 10 scattered circles")
        .beyond("more circles: equal parts in pairs, which one of the players keeps so")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("outermost-circles-for-nothing", outermost_for_nothing, "all-forests-up-to-7-circles")
                .says("Forgets the edges by which the outermost circles hang on the ground."),
            wrong("heaps-of-outermost-circles", heaps, "all-forests-up-to-7-circles")
                .says("Takes every outermost circle for a heap of what it holds."),
            wrong("squares-for-circles", squares, "beside-in-the-square")
                .says("Takes a circle for its bounding square."),
            wrong("misere", misere, "all-forests-up-to-7-circles").says("Lets who makes the last move lose; he wins."),
        ])
        .refused([("a-circle-cut", "1\n2\n0 0 1\n5 5\n@", "an integer from 0 to 100000000")])
        .main()
}

/// The centre, x and y, and the radius.
type Circle = (i64, i64, i64);

fn oracle(input: &str) -> String {
    answers(input, |circles| Play::normal(|&left| deletions(circles, is_inside, left)).value(&everything(circles)))
}

fn everything(circles: &[Circle]) -> u64 {
    (1 << circles.len()) - 1
}

/// What a set of circles becomes when one is deleted with all in it.
fn deletions(circles: &[Circle], is_inside: fn(Circle, Circle) -> bool, left: u64) -> Vec<u64> {
    let deleted = |&circle: &usize| {
        let falls = |&other: &usize| other == circle || is_inside(circles[other], circles[circle]);
        (0..circles.len()).filter(falls).fold(left, |left, other| left & !(1 << other))
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
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let circles = (0..n).map(|_| (tokens.read(), tokens.read(), tokens.read()));
        let won = wins(&circles.collect_vec());
        if won { "Alice" } else { "Bob" }
    })
}

fn file(tests: &[Vec<Circle>]) -> String {
    let circle = |(x, y, radius): &Circle| format!("{x} {y} {radius}\n");
    let test = |circles: &Vec<Circle>| format!("{}\n{}", circles.len(), circles.iter().map(circle).format(""));
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
                places.into_iter().map(move |place| [&tree[..], &[(place, last + 1)]].concat())
            });
            grown.collect()
        })
    });
    let lines = trees.map(|tree| on_a_line(&tree)).collect_vec();
    // Upright they open in groups: circles with one centre, and equal ones above one another, at the same time.
    let upright = lines.iter().map(|line| line.iter().map(|&(x, y, radius)| (y, x, radius)).collect());
    let all = lines.iter().cloned().chain(upright).collect_vec();
    let mut random = seeded(1);
    let larger = (0..1200)
        .map(|_| {
            let (wanted, reach) = (random.random_range(5..=10), random.random_range(6..=30));
            scattered(&mut random, wanted, reach)
        })
        .collect_vec();
    let family = |name, tests: Vec<Vec<Circle>>| Small::new(name, tests.chunks(100).map(file).collect_vec());
    vec![family("all-forests-up-to-7-circles", all), family("scattered", larger)]
}

const N: i64 = 20_000;

fn bounds() -> Vec<Bound> {
    const FAR: i128 = 100_000_000;
    let apart = |n: i128| (0..n).map(|i| format!("{i} 0 0\n")).join("");
    vec![
        Bound::integer("T", 0, 100, |tests| format!("@{tests}\n{}", repeated("1\n0 0 1\n", tests))),
        Bound::integer("n", 0, N, move |n| format!("1\n@{n}\n{}", apart(n))),
        Bound::integer("x", -FAR, FAR, |x| format!("1\n1\n@{x} 0 1\n")),
        Bound::integer("y", -FAR, FAR, |y| format!("1\n1\n0 @{y} 1\n")),
        Bound::integer("r", 0, FAR, |r| format!("1\n1\n0 0 @{r}\n")),
    ]
}

/// Twenty sets of circles, in turn lost and won.
fn worst() -> Vec<Worst> {
    let twenty = |name, attacks, lost: fn() -> Vec<Circle>, won: fn() -> Vec<Circle>| {
        let input = move || file(&(0..20).map(|test| [lost, won][test % 2]()).collect_vec());
        Worst::known(name, attacks, move || (input(), "Bob\nAlice\n".repeat(10)))
    };
    vec![
        twenty(
            "one-centre",
            "depth; every circle opens in the middle of the arcs",
            || twice(&one_centre(N / 2)),
            || one_centre(N),
        ),
        twenty(
            "close-right-ends",
            "closing within a short way, the innermost first",
            || twice(&close_right_ends(N / 2)),
            || close_right_ends(N),
        ),
        // Circles apart are deleted one by one.
        twenty("upright", "as many circles at a time as fit above one another", || upright(N), || upright(N - 1)),
        twenty("grid", "many groups of circles that open together", || grid(N), || grid(N - 1)),
        twenty(
            "random-forest",
            "circles in circles of every size",
            || shuffled(twice(&random_forest(N / 2))),
            || {
                let mut circles = twice(&random_forest(N / 2 - 1));
                circles.push((0, 10 * N, 1));
                shuffled(circles)
            },
        ),
        twenty(
            "broom",
            "a deep nest with everything else in its innermost circle",
            || twice(&broom(N / 2)),
            || broom(N),
        ),
    ]
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
    rand::seq::SliceRandom::shuffle(&mut circles[..], &mut seeded(2));
    circles
}

fn broom(circles: i64) -> Vec<Circle> {
    on_a_line(&shapes::broom(circles as usize + 1))
}

fn outermost_for_nothing(input: &str) -> String {
    /// The value of every outermost circle, without its own edge.
    fn values(circles: &[Circle]) -> Vec<u32> {
        let in_none = |&circle: &Circle| !circles.iter().any(|&other| is_inside(circle, other));
        let outermost = circles.iter().copied().filter(in_none);
        let value = |outer: Circle| {
            let inner = circles.iter().copied().filter(|&circle| is_inside(circle, outer));
            values(&inner.collect_vec()).iter().fold(0, |xor, value| xor ^ (value + 1))
        };
        outermost.map(value).collect()
    }
    answers(input, |circles| values(circles).iter().fold(0, |xor, value| xor ^ value) != 0)
}

fn heaps(input: &str) -> String {
    answers(input, |circles| {
        let outermost = |&&circle: &&Circle| circles.iter().all(|&other| !is_inside(circle, other));
        let heap = |&circle: &Circle| circles.iter().filter(|&&other| is_inside(other, circle)).count() + 1;
        circles.iter().filter(outermost).fold(0, |xor, circle| xor ^ heap(circle)) != 0
    })
}

fn squares(input: &str) -> String {
    fn is_inside(inner: Circle, outer: Circle) -> bool {
        (inner.0 - outer.0).abs().max((inner.1 - outer.1).abs()) < outer.2 - inner.2
    }
    answers(input, |circles| Play::normal(|&left| deletions(circles, is_inside, left)).value(&everything(circles)))
}

fn misere(input: &str) -> String {
    answers(input, |circles| Play::misere(|&left| deletions(circles, is_inside, left)).value(&everything(circles)))
}
