//! Turning squares of a board, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let rectangle = row([between("a", 1, "n"), between("b", 1, "n"), between("c", "a", "n"), between("d", "b", "n")]);
    let rectangles =
        format::all([row([int("n", 1..=SIDE), len("m", 1..=M), between("k", 1, "n")]), list("m", rectangle)]);
    Problem::one("cf494e", Limits::known(5000, 256), rectangles, || by_play, ["Hamed", "Malek"])
        .small(ALL, boards_up_to_3)
        .small(OF_3, || {
            let mut random = seeded(1);
            (0..200)
                .map(|index| ([3, 1 + index % 3], random_rectangles(3, 2 + index as usize % 3, &mut random)))
                .collect()
        })
        .small("random-boards-of-side-4-with-up-to-3-rectangles-and-their-mirror-images", || {
            let mut random = seeded(2);
            let mut board = |index: u64| {
                let mut all = random_rectangles(4, 1 + index as usize % 3, &mut random);
                if index % 2 == 0 {
                    all.extend(all.clone().iter().map(transposed));
                }
                ([4, 1 + index % 4], all)
            };
            (0..12).map(&mut board).collect()
        })
        .beyond("for worst inputs, symmetric boards, lone cells by the claim, and counts for every strip of columns")
        .known("symmetric-off-the-diagonal", || (([SIDE, SIDE], symmetric(M / 2)), false))
        .attacks("many ends inside every rectangle: each white cell has the value of its mirror image")
        .known("symmetric-and-two-cells", || (([SIDE, 1 << 29], and_two_cells()), true))
        .attacks("only the highest power of two decides: cells of the diagonal with the values 2²⁸ and 2²⁹")
        .known("symmetric-and-two-cells-under-a-smaller-k", || (([SIDE, (1 << 29) - 1], and_two_cells()), false))
        .attacks("the same with one less for k, so that the two cells have the same value")
        .known("nested", || (([SIDE, 511], nested()), false))
        .attacks("the deepest cover: each square lies within the one before, and the first is the board")
        .known("nested-under-a-larger-k", || (([SIDE, 512], nested()), true))
        .attacks("the same: 10⁹ / 512 is odd")
        .known("crossing-strips", || (([SIDE, 2047], strips()), false))
        .attacks("strips of rows and columns that begin and end at multiples of 2048, symmetric")
        .known("crossing-strips-under-a-larger-k", || (([SIDE, 2048], strips()), true))
        .attacks("the same: the strips hold an odd number of multiples of 2048")
        .worst("high-and-narrow", by_same_idea(by_strips), || ([SIDE, 1], narrow()))
        .attacks("updates deep in the tree; the area is odd or even")
        .worst("high-and-narrow-under-a-larger-k", by_same_idea(by_strips), || ([SIDE, SIDE], narrow()))
        .attacks("the same with more than the area")
        .wrong("overlaps-count-twice", overlaps_twice, OF_3)
        .says("Adds the rectangles by XOR, so that a cell in two of them counts as none.")
        .wrong("area-modulo-two", |board| by_values(board, |_, _, _| 1), ALL)
        .says("Counts the cells; a cell is worth the lowest bit of its place.")
        .wrong("k-does-not-matter", |board| by_values(board, |i, j, _| lowest_bit(i).min(lowest_bit(j))), ALL)
        .says("Forgets k: no square is larger.")
        .wrong(
            "at-most-k-itself",
            |board| by_values(board, |i, j, k| lowest_bit(i).min(lowest_bit(j)).min(k)),
            "k-is-no-power-of-two",
        )
        .says("Takes k for the largest value; it is the largest power of 2 up to k.")
        .wrong(
            "greater-of-the-lowest-bits",
            |board| by_values(board, |i, j, k| lowest_bit(i).max(lowest_bit(j)).min(1 << k.ilog2())),
            ALL,
        )
        .says("Takes the larger of the lowest bits of row and column; the smaller one is right.")
        .unplayed([("sample-2", "a board of 12 × 12 cells")])
        .main()
}

const ALL: &str = "all-boards-up-to-side-3-with-every-k";
const OF_3: &str = "random-boards-of-side-3-with-2-to-4-rectangles";

/// The largest side, and the largest number of rectangles.
const SIDE: u64 = 1_000_000_000;
const M: usize = 50_000;

/// Upper row, left column, lower row, right column, from 1.
type Rectangle = [u64; 4];

/// The side of the board, the largest side of a square, and the white rectangles.
type Case = ([u64; 2], Vec<Rectangle>);

/// The white cells of a small board.
fn white(([side, _], rectangles): &Case) -> Vec<(u64, u64)> {
    let is_white = |&(i, j): &(u64, u64)| {
        let covers = |&[a, b, c, d]: &Rectangle| a <= i && i <= c && b <= j && j <= d;
        rectangles.iter().any(covers)
    };
    (1..=*side).cartesian_product(1..=*side).filter(is_white).collect()
}

/// Plays with the set of white cells, a bit each.
fn by_play(case: &Case) -> bool {
    let [n, largest] = case.0;
    let bit = |i: u64, j: u64| 1_u128 << ((i - 1) * n + j - 1);
    // The squares, with their lower right cells.
    let mut squares = vec![];
    for (i, j) in (1..=n).cartesian_product(1..=n) {
        for side in 1..=largest.min(i).min(j) {
            let cells = (0..side).cartesian_product(0..side);
            squares.push((i, j, cells.fold(0, |set, (up, left)| set | bit(i - up, j - left))));
        }
    }
    let moves = |white: &u128| {
        let turned = squares.iter().filter(|&&(i, j, _)| white & bit(i, j) != 0);
        turned.map(|(.., square)| white ^ square).collect()
    };
    let play = Play::normal(moves).board(|white| {
        board::grid((1..=n).map(|i| (1..=n).map(move |j| if white & bit(i, j) != 0 { "W" } else { "" })))
    });
    let mut play = play.label(|white, next| {
        let square = squares.iter().find(|(.., square)| white ^ square == *next);
        let (i, j, cells) = square.expect("a move");
        let side = cells.count_ones().isqrt();
        format!("a square of {side} × {side} cells up to row {i}, column {j}")
    });
    play.value(&white(case).into_iter().fold(0, |set, (i, j)| set | bit(i, j)))
}

fn boards_up_to_3() -> Vec<Case> {
    let of_side = |side: u64| {
        let sets = (1..=side).cartesian_product(1..=side).powerset().filter(|cells| !cells.is_empty());
        sets.cartesian_product(1..=side)
            .map(move |(cells, largest)| ([side, largest], cells.into_iter().map(|(i, j)| [i, j, i, j]).collect()))
    };
    (1..=3).flat_map(of_side).collect()
}

fn random_rectangles(side: u64, count: usize, random: &mut Pcg64) -> Vec<Rectangle> {
    let mut rectangle = |_| {
        let [[a, c], [b, d]] = [(); 2].map(|()| {
            let ends = [(); 2].map(|()| random.random_range(1..=side));
            [ends[0].min(ends[1]), ends[0].max(ends[1])]
        });
        [a, b, c, d]
    };
    (0..count).map(&mut rectangle).collect()
}

fn transposed([a, b, c, d]: &Rectangle) -> Rectangle {
    [*b, *a, *d, *c]
}

/// Random rectangles above the diagonal, and their mirror images below, in random order.
fn symmetric(pairs: usize) -> Vec<Rectangle> {
    let mut random = seeded(1);
    let mut rectangles = vec![];
    for _ in 0..pairs {
        let mut ends = [(); 4].map(|()| random.random_range(1..=SIDE));
        ends.sort_unstable();
        // The last row comes before the first column.
        let [a, c, b, d] = ends;
        assert!(c < b, "a rectangle meets the diagonal");
        let rectangle = [a, b, c, d];
        rectangles.extend([rectangle, transposed(&rectangle)]);
    }
    rectangles.shuffle(&mut random);
    rectangles
}

/// As before, and two cells on the diagonal with the values 2²⁸ and, if k allows it, 2²⁹.
fn and_two_cells() -> Vec<Rectangle> {
    let cells = [1 << 28, 1 << 29].map(|i| [i; 4]);
    [&cells, &symmetric(M / 2 - 1)[..]].concat()
}

/// Squares around the middle of the board, the first one being all of it.
fn nested() -> Vec<Rectangle> {
    let squares = (1..=M as u64).map(|i| [i, i, SIDE + 1 - i, SIDE + 1 - i]);
    squares.collect()
}

/// The whole rows of some intervals, and the whole columns of the same intervals.
fn strips() -> Vec<Rectangle> {
    let mut random = seeded(4);
    let mut ends = (0..SIDE / 2048).collect_vec();
    ends.shuffle(&mut random);
    ends.truncate(M);
    ends.sort_unstable();
    // An odd number of multiples of 2048 in all.
    if ends.iter().sum::<u64>() % 2 == 0 {
        ends[M - 1] += 1;
    }
    let ends = ends.into_iter().map(|end| end * 2048).collect_vec();
    let mut rectangles = vec![];
    for (x, y) in ends.into_iter().tuples() {
        let rows = [x + 1, 1, y, SIDE];
        rectangles.extend([rows, transposed(&rows)]);
    }
    rectangles.shuffle(&mut random);
    rectangles
}

/// Rectangles over half of the rows and at most a thousandth of the columns.
fn narrow() -> Vec<Rectangle> {
    let mut random = seeded(3);
    let mut rectangle = |_| {
        let (a, b) = (random.random_range(1..=SIDE / 2), random.random_range(1..=SIDE));
        let d = random.random_range(b..=(b + SIDE / 1000).min(SIDE));
        [a, b, random.random_range(a..=a + SIDE / 2), d]
    };
    (0..M).map(&mut rectangle).collect()
}

/// Sweeps over the rows of the board. Counts how many rectangles cover each strip of columns, and the cells for each
/// power of two. The claim is that of the program: without it, a lone cell would be the mex of up to 10⁹ values.
fn by_strips(([_, largest], rectangles): &Case) -> bool {
    let ends = rectangles.iter().flat_map(|[_, b, _, d]| [b - 1, *d]);
    let ends = ends.sorted().dedup().collect_vec();
    let edges = rectangles.iter().flat_map(|[a, b, c, d]| [(a - 1, b - 1, d, 1), (*c, b - 1, d, -1)]);
    // Above x and up to y.
    let multiples = |x: u64, y: u64, t: usize| i128::from((y >> t) - (x >> t));
    let mut times = vec![0; ends.len()];
    let (mut columns, mut cells) = ([0; 30], [0; 30]);
    let mut row = 0;
    for (next, left, right, change) in edges.sorted() {
        for t in 0..30 {
            cells[t] += multiples(row, next, t) * columns[t];
        }
        row = next;
        let first = ends.binary_search(&left).expect("an end");
        for strip in (first..).take_while(|&strip| ends[strip] < *right) {
            let was = times[strip] > 0;
            times[strip] += change;
            let is = times[strip] > 0;
            if was != is {
                for (t, columns) in columns.iter_mut().enumerate() {
                    let more = multiples(ends[strip], ends[strip + 1], t);
                    *columns += if is { more } else { -more };
                }
            }
        }
    }
    (0..30).any(|t| 1 << t <= *largest && cells[t] % 2 == 1)
}

fn lowest_bit(number: u64) -> u64 {
    number & number.wrapping_neg()
}

/// Whether the XOR of the values of all white cells of a small board is not 0.
fn by_values(case: &Case, value: fn(u64, u64, u64) -> u64) -> bool {
    xor(white(case).into_iter().map(|(i, j)| value(i, j, case.0[1]))) != 0
}

fn overlaps_twice(([_, largest], rectangles): &Case) -> bool {
    let parities = rectangles.iter().map(|[a, b, c, d]| ((a - 1) ^ c) & ((b - 1) ^ d));
    // The digits up to that of the largest power of two that is at most k.
    xor(parities) & ((2 << largest.ilog2()) - 1) != 0
}
