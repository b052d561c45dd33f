//! A token that leaves the centre of a circle, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let circles = Format::tests("t", 1..=T, row([int("d", 1..=MOST), between("k", 1, "d")]));
    Problem::tests("cf1451d", Limits::known(2000, 256), circles, || by_play, ["Ashish", "Utkarsh"])
        .all([("d", 40), ("k", 40)])
        .small("circles-of-up-to-169-steps-through-a-point-beside-the-diagonal-or-just-not", || {
            TRIPLES[..3].iter().flat_map(|&(_, d)| (1..=9).flat_map(move |k| [(k * d, k), (k * d - 1, k)])).collect()
        })
        .small("random-large-circles-of-up-to-60-steps", || {
            let mut random = seeded(1);
            let mut circle = |_| {
                let d = random.random_range(50_000..=MOST);
                (d, random.random_range(d / 60 + 1..=d / 5))
            };
            (0..300).map(&mut circle).collect()
        })
        .beyond(
            "for worst inputs, strategies proved in a comment, the outcomes of all points, and a walk along the \
             diagonal",
        )
        // The last point beside the diagonal is on the circle, and with a radius less by 1 outside.
        .known("beside-the-diagonal-on-the-circle-or-just-not", || {
            let scales =
                |&(_, d): &(u64, u64)| (2..=MOST / d).rev().take(13).flat_map(move |k| [(k * d, k), (k * d - 1, k)]);
            let circles = TRIPLES.iter().flat_map(scales).take(T).collect_vec();
            let answers = (0..circles.len()).map(|index| index % 2 == 0).collect();
            (circles, answers)
        })
        .attacks("a comparison that is decided by 1 in 10¹⁰, and squares beyond 32 bits")
        .worst("up-to-1000-steps", by_algorithm(by_all_points), || {
            (0..T as u64).map(|test| (MOST - test * test, 100 + 3 * test)).collect()
        })
        .attacks("many points, for a table of which there is room")
        .worst("100-000-steps", by_same_idea(by_the_walk), || (0..T as u64).map(|test| (MOST - 7 * test, 1)).collect())
        .attacks("tables of 10¹⁰ points")
        .wrong("the-circle-is-outside", |&(d, k)| by_corners(k, |square| square < d * d), "all")
        .says("Lets no token stand on the circle itself.")
        .wrong("manhattan-steps", |&(d, k)| ((2.0 * ((d * d) as f64 / 2.0).sqrt()) as u64 / k) % 2 == 1, "all")
        .says(
            "Takes the parity of the steps that fit along both sides of the square; the last two may leave the circle.",
        )
        .wrong(
            "a-rounded-root",
            |&(d, k)| {
                let z = d * 70_710_678 / 100_000_000 / k;
                k * k * (z * z + (z + 1) * (z + 1)) <= d * d
            },
            "large-near-the-diagonal",
        )
        .says("Multiplies by 0.70710678 for 1/√2: for d = 19601 and k = 1 it misses the point (13860, 13860).")
        .wrong(
            "squares-of-32-bits",
            |&(d, k)| by_corners(k, |square| (square as u32) <= (d * d) as u32),
            "large-squares",
        )
        .says("Keeps squares in 32 bits; d² reaches 10¹⁰.")
        .wrong(
            "signed-squares-of-32-bits",
            |&(d, k)| by_corners(k, |square| (square as i32) <= (d * d) as i32),
            "squares-below-0",
        )
        .says("Keeps squares in 32 bits with a sign: d² may come out below 0.")
        .main()
}

/// The largest number of tests, and the largest radius.
const T: usize = 100;
const MOST: u64 = 100_000;

/// Points beside the diagonal, x and x + 1, whose distance from the centre is an integer: x, and the distance.
const TRIPLES: [(u64, u64); 6] = [(3, 5), (20, 29), (119, 169), (696, 985), (4059, 5741), (23_660, 33_461)];

/// Add a step to one coordinate, within the circle.
fn by_play(&(d, k): &(u64, u64)) -> bool {
    let inside = move |x: u64, y: u64| k * k * (x * x + y * y) <= d * d;
    let moves = |&(x, y): &(u64, u64)| [(x + 1, y), (x, y + 1)].into_iter().filter(|&(x, y)| inside(x, y)).collect();
    let play = Play::normal(moves).label(|before, after| if before.0 < after.0 { "right" } else { "up" }.to_owned());
    let mut play = play.board(|&token| {
        let most = (0..).take_while(|&x| inside(x, 0)).last().unwrap_or(0);
        if most > 20 {
            return board::numbers([("x", k * token.0), ("y", k * token.1)]);
        }
        let cell = |x, y| if token == (x, y) { "●" } else { [" ", "○"][usize::from(inside(x, y))] };
        board::grid((0..=most).rev().map(|y| (0..=most).map(move |x| cell(x, y)).collect_vec()))
    });
    play.value(&(0, 0))
}

/// The outcomes of all points, from the farthest diagonal of points with the same x + y on.
fn by_all_points(&(d, k): &(u64, u64)) -> bool {
    let most = d / k;
    // By x, for the points of one diagonal: whether they are inside and lost.
    let mut lost = vec![false; most as usize + 2];
    for sum in (0..=2 * most).rev() {
        for x in sum.saturating_sub(most)..=sum.min(most) {
            let (y, at) = (sum - x, x as usize);
            let is_inside = k * k * (x * x + y * y) <= d * d;
            lost[at] = is_inside && !lost[at + 1] && !(y < most && lost[at]);
        }
    }
    !lost[0]
}

/// The player who cannot go on along the diagonal, right and up in turn. Points are too many to look at all of them.
fn by_the_walk(&(d, k): &(u64, u64)) -> bool {
    by_corners(k, |square| square <= d * d)
}

fn by_corners(k: u64, is_inside: impl Fn(u64) -> bool) -> bool {
    let corners = (1..).map(|step: u64| (k * step.div_ceil(2), k * (step / 2)));
    corners.take_while(|&(x, y)| is_inside(x * x + y * y)).count() % 2 == 1
}
