//! Turning squares of a board, by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf494e", Limits::known(5000, 256), oracle, small)
        .played("all boards of side up to 3 for every k, and 12 boards of side 4")
        .beyond("for worst inputs, symmetric boards, lone cells by the claim, and counts for every strip of columns")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "overlaps-count-twice",
                |input| {
                    let Board { largest, rectangles, .. } = read(input);
                    let parities = rectangles.iter().fold(0, |xor, [a, b, c, d]| xor ^ ((a - 1) ^ c) & ((b - 1) ^ d));
                    word(parities & powers(largest) != 0)
                },
                "overlapping-rectangles",
            )
            .says("Adds the rectangles by XOR, so that a cell in two of them counts as none."),
            wrong("area-modulo-two", |input| answer(input, |_, _, _| 1), "all-boards-up-to-3")
                .says("Counts the cells; a cell is worth the lowest bit of its place."),
            wrong(
                "k-does-not-matter",
                |input| answer(input, |i, j, _| lowest_bit(i).min(lowest_bit(j))),
                "all-boards-up-to-3",
            )
            .says("Forgets k: no square is larger."),
            wrong(
                "at-most-k-itself",
                |input| answer(input, |i, j, k| lowest_bit(i).min(lowest_bit(j)).min(k)),
                "k-is-no-power-of-two",
            )
            .says("Takes k for the greatest value; it is the greatest power of 2 up to k."),
            wrong(
                "greater-of-the-lowest-bits",
                |input| answer(input, |i, j, k| lowest_bit(i).max(lowest_bit(j)).min(1 << k.ilog2())),
                "all-boards-up-to-3",
            )
            .says("Takes the greater of the lowest bits of row and column; the smaller one is right."),
        ])
        .unplayed([("sample-2", "a board of 12 × 12 cells")])
        .main()
}

/// Upper row, left column, lower row, right column, from 1.
type Rectangle = [u64; 4];

struct Board {
    side: u64,
    largest: u64,
    rectangles: Vec<Rectangle>,
}

fn read(input: &str) -> Board {
    let mut tokens = Tokens::new(input);
    let side = tokens.read();
    let m = tokens.read();
    let largest = tokens.read();
    let rectangles = (0..m).map(|_| [(); 4].map(|()| tokens.read())).collect();
    Board { side, largest, rectangles }
}

fn file(side: u64, largest: u64, rectangles: &[Rectangle]) -> String {
    let lines = rectangles.iter().map(|rectangle| joined(rectangle) + "\n");
    format!("{side} {} {largest}\n{}", rectangles.len(), lines.format(""))
}

fn word(wins: bool) -> String {
    format!("{}\n", if wins { "Hamed" } else { "Malek" })
}

/// The white cells of a small board.
fn white(Board { side, rectangles, .. }: &Board) -> Vec<(u64, u64)> {
    let holds = |&(i, j): &(u64, u64)| {
        let covers = |&[a, b, c, d]: &Rectangle| a <= i && i <= c && b <= j && j <= d;
        rectangles.iter().any(covers)
    };
    (1..=*side).cartesian_product(1..=*side).filter(holds).collect()
}

/// Plays with the set of white cells, a bit each.
fn oracle(input: &str) -> String {
    let board = read(input);
    let bit = |i: u64, j: u64| 1_u128 << ((i - 1) * board.side + j - 1);
    // The squares, with their lower right cells.
    let mut squares = vec![];
    for (i, j) in (1..=board.side).cartesian_product(1..=board.side) {
        for side in 1..=board.largest.min(i).min(j) {
            let cells = (0..side).cartesian_product(0..side);
            squares.push((bit(i, j), cells.fold(0, |set, (up, left)| set | bit(i - up, j - left))));
        }
    }
    let mut play = Play::normal(|white: &u128| {
        let turned = squares.iter().filter(|(corner, _)| white & corner != 0);
        turned.map(|(_, square)| white ^ square).collect()
    });
    word(play.value(&white(&board).into_iter().fold(0, |set, (i, j)| set | bit(i, j))))
}

fn small() -> Vec<Small> {
    let all = (1..=3_u64).flat_map(|side| {
        let sets = (1..=side).cartesian_product(1..=side).powerset();
        let sets = sets.filter(|cells| !cells.is_empty()).collect_vec();
        sets.into_iter().cartesian_product(1..=side).map(move |(cells, largest)| {
            let cells = cells.iter().map(|&(i, j)| [i, j, i, j]).collect_vec();
            file(side, largest, &cells)
        })
    });
    let mut random = seeded(1);
    let mut rectangle = |side: u64| {
        let [[a, c], [b, d]] = [(); 2].map(|()| {
            let ends = [(); 2].map(|()| random.random_range(1..=side));
            [ends[0].min(ends[1]), ends[0].max(ends[1])]
        });
        [a, b, c, d]
    };
    let mut rectangles = |side: u64, count: usize| (0..count).map(|_| rectangle(side)).collect_vec();
    let of_three = (0..200).map(|index| file(3, 1 + index % 3, &rectangles(3, 2 + index as usize % 3)));
    let of_three = of_three.collect_vec();
    let of_four = (0..12).map(|index| {
        let mut all = rectangles(4, 1 + index as usize % 3);
        if index % 2 == 0 {
            all.extend(all.clone().iter().map(transposed));
        }
        file(4, 1 + index % 4, &all)
    });
    let of_four = of_four.collect_vec();
    vec![
        Small::new("all-boards-up-to-3", all),
        Small::new("overlapping-rectangles", of_three),
        Small::new("boards-of-side-4", of_four),
    ]
}

fn transposed([a, b, c, d]: &Rectangle) -> Rectangle {
    [*b, *a, *d, *c]
}

const SIDE: u64 = 1_000_000_000;
const M: usize = 50_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, SIDE, |n| format!("@{n} 1 1\n1 1 1 1\n")),
        Bound::integer("m", 1, M, |m| format!("9 @{m} 3\n{}", repeated("2 3 4 5\n", m))),
        Bound::integer("k", 1, 9, |k| format!("9 1 @{k}\n2 3 4 5\n")),
        Bound::integer("a", 1, 9, |a| format!("9 2 3\n1 1 2 2\n@{a} 3 9 5\n")),
        Bound::integer("b", 1, 9, |b| format!("9 2 3\n1 1 2 2\n2 @{b} 4 9\n")),
        Bound::integer("c", 3, 9, |c| format!("9 2 3\n1 1 2 2\n3 4 @{c} 5\n")),
        Bound::integer("d", 4, 9, |d| format!("9 2 3\n1 1 2 2\n3 4 5 @{d}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known(
            "symmetric-off-the-diagonal",
            "many ends inside every rectangle: each white cell has the value of its mirror image",
            move || (file(SIDE, SIDE, &symmetric(M / 2)), word(false)),
        ),
        Worst::known(
            "symmetric-and-two-cells",
            "only the highest power of two decides: cells of the diagonal with the values 2²⁸ and 2²⁹",
            move || (file(SIDE, 1 << 29, &and_two_cells()), word(true)),
        ),
        Worst::known(
            "symmetric-and-two-cells-under-a-smaller-k",
            "the same with one less for k, so that the two cells have the same value",
            move || (file(SIDE, (1 << 29) - 1, &and_two_cells()), word(false)),
        ),
        Worst::known(
            "nested",
            "the deepest cover: each square lies within the one before, and the first is the board",
            move || (file(SIDE, 511, &nested()), word(false)),
        ),
        Worst::known("nested-under-a-larger-k", "the same: 10⁹ / 512 is odd", move || {
            (file(SIDE, 512, &nested()), word(true))
        }),
        Worst::known(
            "crossing-strips",
            "strips of rows and columns that begin and end at multiples of 2048, symmetric",
            move || (file(SIDE, 2047, &strips()), word(false)),
        ),
        Worst::known(
            "crossing-strips-under-a-larger-k",
            "the same: the strips hold an odd number of multiples of 2048",
            move || (file(SIDE, 2048, &strips()), word(true)),
        ),
        Worst::new(
            "high-and-narrow",
            "updates deep in the tree; the area is odd or even",
            Known::BySameIdea(by_strips),
            || file(SIDE, 1, &narrow()),
        ),
        Worst::new(
            "high-and-narrow-under-a-larger-k",
            "the same with more than the area",
            Known::BySameIdea(by_strips),
            || file(SIDE, SIDE, &narrow()),
        ),
    ]
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

/// The digits up to that of the greatest power of two that is at most k.
fn powers(k: u64) -> u64 {
    (2 << k.ilog2()) - 1
}

/// Sweeps over the rows of the board. Counts how many rectangles cover each strip of columns, and the cells for each
/// power of two. The claim is that of the program: without it, a lone cell would be the mex of up to 10⁹ values.
fn by_strips(input: &str) -> String {
    let Board { largest, rectangles, .. } = read(input);
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
    word((0..30).any(|t| 1 << t <= largest && cells[t] % 2 == 1))
}

fn lowest_bit(number: u64) -> u64 {
    number & number.wrapping_neg()
}

/// Whether the XOR of the values of all white cells of a small board is not 0.
fn answer(input: &str, value: impl Fn(u64, u64, u64) -> u64) -> String {
    let board = read(input);
    let values = white(&board).into_iter().map(|(i, j)| value(i, j, board.largest));
    word(values.fold(0, |sum, value| sum ^ value) != 0)
}
