//! The first number of a row that is not 0, by play on the whole matrix.

use evidence::prelude::*;

fn main() -> ExitCode {
    let size = row([len("N", 1..=N), len("M", 1..=N)]);
    let matrix = format::all([size, list("N", row([list("M", int("a number", 1..=MOST))]))]);
    let matrices = Format::tests("T", 1..=TESTS, matrix);
    Problem::tests("matgame", Limits::known(1000, 1536), matrices, oracle, ["FIRST", "SECOND"])
        .inputs_of(100)
        .all([("N", 1), ("M", 3), ("a number", 5)])
        .all([("N", 2), ("M", 3), ("a number", 3)])
        .small("random-matrices-of-3-rows-of-up-to-3-numbers-up-to-5", || {
            let mut random = seeded(1);
            (0..100).map(|index| random_matrix(3, 1 + index % 3, 5, &mut random)).collect()
        })
        .beyond("values of rows: the mex over all that may be left of a number, number by number from the right")
        // Every move is forced, and takes a one.
        .known("ones", || {
            let sides = (0..TESTS).map(|index| N - index % 2);
            (sides.map(|side| vec![vec![1; side]; side]).collect(), [false, true].repeat(TESTS / 2))
        })
        .attacks("numbers that are as large as the value behind them, as often as there may be")
        // What one player does to a row, the other does to its equal. A row without an equal, whose first number is at
        // least 2, is won alone: take all of this number or all but one.
        .known("equal-rows", || {
            let mut random = seeded(2);
            let mut matrix = |index: usize| {
                let mut rows = random_matrix(N / 2, N, MOST, &mut random);
                rows.extend(rows.clone());
                if index % 2 == 1 {
                    rows.pop();
                    rows[N / 2 - 1][0] = 2 + index as u32 % (MOST - 1);
                }
                rows
            };
            ((0..TESTS).map(&mut matrix).collect(), [false, true].repeat(TESTS / 2))
        })
        .attacks("rows of every kind that cancel, and one that does not")
        .worst("random", by_algorithm(by_mex), || {
            let mut random = seeded(3);
            (0..TESTS).map(|_| random_matrix(N, N, MOST, &mut random)).collect()
        })
        .attacks("a branch that nobody can predict, for each of 2 500 000 numbers")
        .worst("balanced", by_algorithm(by_mex), || {
            let mut random = seeded(4);
            (0..TESTS).map(|index| balanced(index % 2 == 1, &mut random)).collect()
        })
        .attacks("different rows whose values cancel, and nearly so")
        .wrong("front-numbers-alone", |matrix| xor(matrix.iter().map(|row| row[0])) != 0, "all")
        .says("Takes the first number of a row as its value; what stands behind it counts, too.")
        .wrong("whole-rows", |matrix| xor(matrix.iter().map(|row| row.iter().sum::<u32>())) != 0, "all")
        .says("Takes a row as one heap; a move lowers only its first number that is not 0.")
        .wrong("all-numbers", |matrix| xor(matrix.iter().flatten().copied()) != 0, "all")
        .says("Takes every number as a heap; only the first of a row may be lowered.")
        .wrong("equal-stays", |matrix| by(matrix, |x, behind| if x < behind { x - 1 } else { x }), "two-ones")
        .says("Keeps a number that equals the value behind it; it is worth one less.")
        .wrong(
            "from-the-left",
            |matrix| by(&matrix.iter().map(|row| row.iter().rev().copied().collect()).collect(), value),
            "all",
        )
        .says("Goes through the rows from the left; the value of what stands behind a number has to be known first.")
        .wrong("the-number-behind", by_next_numbers, "all")
        .says("Compares a number with the one behind it; the value behind it counts.")
        .wrong("some-row-is-won", |matrix| matrix.iter().any(|row| by(&vec![row.clone()], value)), "all-2")
        .says("Gives the game to the first player if some row is won; two equal rows cancel.")
        .main()
}

/// The largest number of tests, of rows and columns, and the largest number in a matrix.
const TESTS: usize = 1000;
const N: usize = 50;
const MOST: u32 = 50;

type Matrix = Vec<Vec<u32>>;

fn oracle() -> impl FnMut(&Matrix) -> bool {
    let mut play = Play::normal(|matrix: &Matrix| in_one(matrix, |row| lowered(row)))
        .board(|matrix| board::grid(matrix.iter().map(|row| row.iter().copied())))
        .alike(|matrix| {
            let left = |row: &Vec<u32>| row.iter().copied().filter(|&number| number > 0).collect_vec();
            matrix.iter().map(left).sorted().collect()
        });
    move |matrix| play.value(matrix)
}

/// Lower the first number that is not 0 by any positive amount.
fn lowered(row: &[u32]) -> Vec<Vec<u32>> {
    let Some(first) = row.iter().position(|&number| number > 0) else {
        return vec![];
    };
    (0..row[first]).map(|left| [&row[..first], &[left], &row[first + 1..]].concat()).collect()
}

/// The value of a row by definition: with nothing, 1, 2, … left of its first number.
fn value_of(row: &[u32]) -> usize {
    row.iter().rev().fold(0, |behind, &number| {
        let mut values = vec![behind];
        for _ in 0..number {
            values.push(mex(values.iter().copied()));
        }
        values[number as usize]
    })
}

fn by_mex(matrix: &Matrix) -> bool {
    xor(matrix.iter().map(|row| value_of(row))) != 0
}

/// By a rule for a number in front of a value.
fn by(matrix: &Matrix, value: fn(u32, u32) -> u32) -> bool {
    xor(matrix.iter().map(|row| row.iter().rev().fold(0, |behind, &number| value(number, behind)))) != 0
}

fn value(number: u32, behind: u32) -> u32 {
    if number <= behind { number - 1 } else { number }
}

fn by_next_numbers(matrix: &Matrix) -> bool {
    xor(matrix.iter().map(|row| value(row[0], row.get(1).copied().unwrap_or(0)))) != 0
}

fn random_matrix(rows: usize, columns: usize, most: u32, random: &mut Pcg64) -> Matrix {
    (0..rows).map(|_| (0..columns).map(|_| random.random_range(1..=most)).collect()).collect()
}

/// The first number of the last row makes the XOR of all values 0, or misses this by one.
fn balanced(is_won: bool, random: &mut Pcg64) -> Matrix {
    loop {
        let mut matrix = random_matrix(N, N, MOST, random);
        let (last, others) = matrix.split_last_mut().expect("there are rows");
        let wanted = xor(others.iter().map(|row| value_of(row)));
        let fits = |&first: &u32| {
            last[0] = first;
            value_of(last) == wanted
        };
        if (1..MOST).find(fits).is_some() {
            last[0] += u32::from(is_won);
            return matrix;
        }
    }
}
