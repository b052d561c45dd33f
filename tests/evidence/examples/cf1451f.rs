//! Lowering a cell of a matrix and changing a path, by play.

use std::collections::BTreeMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let matrix =
        format::all([row([len("n", 1..=N), len("m", 1..=N)]), list("n", row([list("m", int("a cell", 0..=MOST))]))]);
    let matrices = Format::tests("t", 1..=T, matrix);
    Problem::tests("cf1451f", Limits::known(2000, 256), matrices, || by_play, ["Ashish", "Jeel"])
        .all([("n", 1), ("m", 3), ("a cell", 3)])
        .all([("n", 3), ("m", 1), ("a cell", 2)])
        .all([("n", 2), ("m", 3), ("a cell", 1)])
        .small(HALF_BALANCED, half_balanced)
        .beyond("for worst inputs, matrices made balanced or not, which decides by the claim")
        .known("balanced-or-a-bit-off", || {
            let mut random = seeded(1);
            let mut matrix = |test| {
                let mut matrix = balanced(N, N, 1 << 19, &mut random);
                if test % 2 == 1 {
                    matrix[random.random_range(0..N)][random.random_range(0..N)] ^= 1 << random.random_range(0..19);
                }
                matrix
            };
            ((0..T).map(&mut matrix).collect(), [false, true].repeat(T / 2))
        })
        .attacks("balanced matrices in every second test, and in the others one number is wrong by a bit")
        .known("the-last-corner", || {
            let mut random = seeded(2);
            let mut matrix = |test| {
                let mut matrix = balanced(N, N, 1 << 19, &mut random);
                matrix[N - 1][N - 1] = if test % 2 == 0 { MOST } else { 0 };
                matrix
            };
            ((0..T).map(&mut matrix).collect(), [true, false].repeat(T / 2))
        })
        .attacks("only the last cell of all is not balanced, in every second test")
        .known("all-the-greatest", || (vec![vec![vec![MOST; N]; N]; T], vec![true; T]))
        .attacks("the longest input: antidiagonals of an odd number of cells are not balanced")
        .wrong("one-heap-of-nim-for-every-number", |matrix| by_classes(matrix, |_, _| Some(0)), "all-3")
        .says("Takes the XOR of all numbers.")
        .wrong("rows-for-antidiagonals", |matrix| by_classes(matrix, |i, _| Some(i)), "all")
        .says("Takes the XOR of every row; antidiagonals are right, since a path meets each once.")
        .wrong("columns-for-antidiagonals", |matrix| by_classes(matrix, |_, j| Some(j)), "all-3")
        .says("Takes the XOR of every column; antidiagonals are right, since a path meets each once.")
        .wrong("diagonals-of-the-other-direction", |matrix| by_classes(matrix, |i, j| Some(i + 100 - j)), "sample-1")
        .says("Takes the diagonals of the other direction, which a path may meet several times, or never.")
        .wrong(
            "staircase-nim-on-antidiagonals",
            |matrix| by_classes(matrix, |i, j| ((i + j) % 2 == 0).then_some(i + j)),
            "all",
        )
        .says("Looks at every other antidiagonal alone, as in staircase Nim; all of them have to be 0.")
        .wrong("the-first-antidiagonal-decides", first_decides, HALF_BALANCED)
        .says("Takes the first antidiagonal that is not all zeros for the whole game.")
        .unplayed([("sample-1", "3 × 3 numbers of up to 9")])
        .main()
}

const HALF_BALANCED: &str =
    "random-matrices-of-2-x-2-cells-up-to-3-and-3-x-2-or-3-x-3-cells-up-to-1-half-of-them-balanced";

/// The largest number of tests, of rows and of columns, and the largest number in a cell.
const T: usize = 10;
const N: usize = 100;
const MOST: u32 = 1_000_000;

type Matrix = Vec<Vec<u32>>;

/// The matrices after every move that raises no number above `most`.
fn moves(matrix: &Matrix, most: u32) -> Vec<Matrix> {
    let mut successors = vec![];
    for (i, row) in matrix.iter().enumerate() {
        for (j, &number) in row.iter().enumerate() {
            for lower in 0..number {
                let mut next = matrix.clone();
                next[i][j] = lower;
                let mut open = vec![(i, j, next)];
                while let Some((i, j, matrix)) = open.pop() {
                    let steps = [(i + 1, j), (i, j + 1)];
                    for (i, j) in steps {
                        if i < matrix.len() && j < row.len() {
                            open.extend((0..=most).map(|number| {
                                let mut next = matrix.clone();
                                next[i][j] = number;
                                (i, j, next)
                            }));
                        }
                    }
                    successors.push(matrix);
                }
            }
        }
    }
    successors
}

/// Plays with raises to numbers of a bit more than those of the matrix have, where it has at most six cells, and of as
/// many bits elsewhere. Play cannot try all raises, of which there is no end. That those tried are enough is a part of
/// the proof: the move that it finds never needs a bit more.
fn by_play(matrix: &Matrix) -> bool {
    let cells = matrix.len() * matrix[0].len();
    let greatest = matrix.iter().flatten().max().expect("a cell");
    let bits = 32 - greatest.leading_zeros() + u32::from(cells <= 6);
    Play::normal(|matrix| moves(matrix, (1 << bits) - 1)).board(|matrix: &Matrix| board::grid(matrix)).value(matrix)
}

/// A random matrix of this size, balanced: the last number of each antidiagonal is the XOR of the others.
fn balanced(n: usize, m: usize, numbers: u32, random: &mut Pcg64) -> Matrix {
    let mut matrix: Matrix = vec![vec![0; m]; n];
    for sum in 0..n + m - 1 {
        let cells = (0..n).filter(|&i| i <= sum && sum - i < m);
        let cells = cells.map(|i| (i, sum - i)).collect_vec();
        let (&(last_i, last_j), others) = cells.split_last().expect("a cell");
        for &(i, j) in others {
            let number = random.random_range(0..numbers);
            matrix[i][j] = number;
            matrix[last_i][last_j] ^= number;
        }
    }
    matrix
}

fn half_balanced() -> Vec<Matrix> {
    let mut random = seeded(1);
    let sizes = [vec![(2, 2, 4); 4], vec![(3, 2, 2); 20], vec![(3, 3, 2); 40]].concat();
    let mut matrix = |(index, (n, m, numbers))| {
        let mut matrix = balanced(n, m, numbers, &mut random);
        if index % 2 == 1 {
            matrix[random.random_range(0..n)][random.random_range(0..m)] ^= 1;
        }
        matrix
    };
    sizes.into_iter().enumerate().map(&mut matrix).collect()
}

/// Whether some class of cells has a XOR that is not 0; cells without a class do not matter.
fn by_classes(matrix: &Matrix, class: impl Fn(usize, usize) -> Option<usize>) -> bool {
    let mut xors = BTreeMap::new();
    for (i, row) in matrix.iter().enumerate() {
        for (j, number) in row.iter().enumerate() {
            if let Some(class) = class(i, j) {
                *xors.entry(class).or_insert(0) ^= number;
            }
        }
    }
    xors.values().any(|&xor| xor != 0)
}

fn first_decides(matrix: &Matrix) -> bool {
    let antidiagonal = |sum: usize| {
        let cells = (0..matrix.len()).filter(move |&i| i <= sum);
        cells.filter_map(|i| matrix[i].get(sum - i)).copied().collect_vec()
    };
    let mut all = (0..matrix.len() + matrix[0].len() - 1).map(antidiagonal);
    xor(all.find(|numbers| numbers.iter().any(|&number| number > 0)).unwrap_or_default()) != 0
}
