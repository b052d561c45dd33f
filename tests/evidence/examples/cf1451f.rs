//! Lowering a cell of a matrix and changing a path, by play.

use std::collections::BTreeMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1451f", Limits::known(2000, 256), oracle, small)
        .played("rows of 3 up to 3 and 2 × 3 matrices up to 1 with raises to one bit more, 3 × 3 matrices up to 1")
        .beyond("for worst inputs, matrices made balanced or not, which decides by the claim")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "one-heap-of-nim-for-every-number",
                |input| answers(input, |_, _| Some(0)),
                "all-matrices-of-two-rows",
            )
            .says("Takes the XOR of all numbers."),
            wrong("rows-for-antidiagonals", |input| answers(input, |i, _| Some(i)), "all-rows-of-up-to-three")
                .says("Takes the XOR of every row; antidiagonals are right, since a path meets each once."),
            wrong("columns-for-antidiagonals", |input| answers(input, |_, j| Some(j)), "all-matrices-of-two-rows")
                .says("Takes the XOR of every column; antidiagonals are right, since a path meets each once."),
            wrong("diagonals-of-the-other-direction", |input| answers(input, |i, j| Some(i + 100 - j)), "sample-1")
                .says("Takes the diagonals of the other direction, which a path may meet several times, or never."),
            wrong(
                "staircase-nim-on-antidiagonals",
                |input| answers(input, |i, j| ((i + j) % 2 == 0).then_some(i + j)),
                "all-rows-of-up-to-three",
            )
            .says("Looks at every other antidiagonal alone, as in staircase Nim; all of them have to be 0."),
            wrong("the-first-antidiagonal-decides", first_decides, "half-balanced")
                .says("Takes the first antidiagonal that is not all zeros for the whole game."),
        ])
        .unplayed([("sample-1", "3 × 3 numbers of up to 9")])
        .main()
}

type Matrix = Vec<Vec<u32>>;

fn matrices(input: &str) -> Vec<Matrix> {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let matrix = |_| {
        let (n, m) = (tokens.read(), tokens.read());
        (0..n).map(|_| tokens.list(m)).collect()
    };
    (0..tests).map(matrix).collect()
}

fn file(matrices: &[Matrix]) -> String {
    let matrix = |matrix: &Matrix| {
        let rows = matrix.iter().map(|row| joined(row) + "\n");
        format!("{} {}\n{}", matrix.len(), matrix[0].len(), rows.format(""))
    };
    format!("{}\n{}", matrices.len(), matrices.iter().map(matrix).format(""))
}

fn word(wins: bool) -> &'static str {
    if wins { "Ashish" } else { "Jeel" }
}

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
fn oracle(input: &str) -> String {
    let line = |matrix: Matrix| {
        let cells = matrix.len() * matrix[0].len();
        let greatest = matrix.iter().flatten().max().expect("a cell");
        let bits = 32 - greatest.leading_zeros() + u32::from(cells <= 6);
        let mut play = Play::normal(|matrix| moves(matrix, (1 << bits) - 1));
        word(play.value(&matrix)).to_owned() + "\n"
    };
    matrices(input).into_iter().map(line).collect()
}

/// All matrices of this size with numbers up to `most`.
fn all(n: usize, m: usize, most: u32) -> Vec<Matrix> {
    let numbers = (0..n * m).map(|_| 0..=most).multi_cartesian_product();
    let matrix = |numbers: Vec<u32>| numbers.chunks(m).map(<[u32]>::to_vec).collect();
    numbers.map(matrix).collect()
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

fn small() -> Vec<Small> {
    let rows = (1..=3).flat_map(|m| all(1, m, 3)).collect_vec();
    let columns = (2..=3).flat_map(|n| all(n, 1, 2)).collect_vec();
    let two_rows = [all(2, 2, 1), all(2, 3, 1)].concat();
    let mut random = seeded(1);
    let mut random_matrices = |n: usize, m: usize, numbers: u32, count: usize| {
        let mut matrix = |index: usize| {
            let mut matrix = balanced(n, m, numbers, &mut random);
            if index % 2 == 1 {
                matrix[random.random_range(0..n)][random.random_range(0..m)] ^= 1;
            }
            matrix
        };
        (0..count).map(&mut matrix).collect_vec()
    };
    let larger = [random_matrices(2, 2, 4, 4), random_matrices(3, 2, 2, 20), random_matrices(3, 3, 2, 40)].concat();
    let family = |name, matrices: &[Matrix]| Small::new(name, matrices.chunks(10).map(file));
    vec![
        family("all-rows-of-up-to-three", &rows),
        family("all-columns-of-up-to-three", &columns),
        family("all-matrices-of-two-rows", &two_rows),
        family("half-balanced", &larger),
    ]
}

/// The greatest number of tests, of rows and of columns, and the greatest number in a cell.
const T: usize = 10;
const N: usize = 100;
const MOST: u32 = 1_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, T, |t| format!("@{t}\n{}", repeated("1 1\n3\n", t))),
        Bound::integer("n", 1, N, |n| format!("1\n@{n} 2\n{}", repeated("0 3\n", n))),
        Bound::integer("m", 1, N, |m| {
            let row = repeated("7 ", m);
            format!("1\n2 @{m}\n{row}\n{row}\n")
        }),
        Bound::integer("a cell", 0, MOST, |number| format!("1\n2 2\n0 1\n@{number} 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known(
            "balanced-or-a-bit-off",
            "balanced matrices in every second test, and in the others one number is wrong by a bit",
            move || {
                (
                    {
                        let mut random = seeded(1);
                        let mut matrix = |test| {
                            let mut matrix = balanced(N, N, 1 << 19, &mut random);
                            if test % 2 == 1 {
                                let cell = &mut matrix[random.random_range(0..N)][random.random_range(0..N)];
                                *cell ^= 1 << random.random_range(0..19);
                            }
                            matrix
                        };
                        file(&(0..T).map(&mut matrix).collect_vec())
                    },
                    "Jeel\nAshish\n".repeat(T / 2),
                )
            },
        ),
        Worst::known("the-last-corner", "only the last cell of all is not balanced, in every second test", move || {
            (
                {
                    let mut random = seeded(2);
                    let mut matrix = |test| {
                        let mut matrix = balanced(N, N, 1 << 19, &mut random);
                        matrix[N - 1][N - 1] = if test % 2 == 0 { MOST } else { 0 };
                        matrix
                    };
                    file(&(0..T).map(&mut matrix).collect_vec())
                },
                "Ashish\nJeel\n".repeat(T / 2),
            )
        }),
        Worst::known(
            "all-the-greatest",
            "the longest input: antidiagonals of an odd number of cells are not balanced",
            move || (file(&vec![vec![vec![MOST; N]; N]; T]), "Ashish\n".repeat(T)),
        ),
    ]
}

/// Whether some class of cells has a XOR that is not 0; cells without a class do not matter.
fn answers(input: &str, class: impl Fn(usize, usize) -> Option<usize>) -> String {
    let line = |matrix: Matrix| {
        let mut xors = BTreeMap::new();
        for (i, row) in matrix.iter().enumerate() {
            for (j, number) in row.iter().enumerate() {
                if let Some(class) = class(i, j) {
                    *xors.entry(class).or_insert(0) ^= number;
                }
            }
        }
        word(xors.values().any(|&xor| xor != 0)).to_owned() + "\n"
    };
    matrices(input).into_iter().map(line).collect()
}

fn first_decides(input: &str) -> String {
    let line = |matrix: Matrix| {
        let antidiagonal = |sum: usize| {
            let cells = (0..matrix.len()).filter(move |&i| i <= sum);
            let numbers = cells.filter_map(|i| matrix[i].get(sum - i));
            numbers.copied().collect_vec()
        };
        let mut all = (0..matrix.len() + matrix[0].len() - 1).map(antidiagonal);
        let first = all.find(|numbers| numbers.iter().any(|&number| number > 0));
        let xor = first.unwrap_or_default().iter().fold(0, |xor, number| xor ^ number);
        word(xor != 0).to_owned() + "\n"
    };
    matrices(input).into_iter().map(line).collect()
}
