//! Painting red and blue cells white, by play.

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let cells = format::all([row([len("n", 2..=N)]), format::word_of("the row", "n", "RB")]);
    let rows = Format::tests("t", 1..=ROWS, cells).sum("the sum of n", "n", N);
    // In the same colours no run reaches over the middle, and Bob answers in the image. In the other colours Alice
    // takes the two cells in the middle, and then she answers in the image.
    Problem::tests("cf1704f", Limits::known(1000, 256), rows, oracle, ["Alice", "Bob"])
        .all([("n", 9)])
        .small("random-rows-of-10-or-12-cells-with-as-many-red-as-blue-ones", || {
            let mut random = seeded(1);
            (0..150).map(|_| balanced(random.random_range(5..=6), &mut random)).collect()
        })
        .known("one-run", || (vec!["RB".repeat(N / 2)], vec![true]))
        .attacks("a table of values as long as the row")
        .known("two-runs", || (vec!["RB".repeat(N / 4) + &"BR".repeat(N / 4)], vec![false]))
        .attacks("a table of values half as long as the row")
        .known("random-runs-won", || (mirrored(1, N / 4, true), vec![true]))
        .attacks("lengths that cannot be predicted")
        .known("random-runs-lost", || (mirrored(1, N / 4, false), vec![false]))
        .attacks("lengths that cannot be predicted")
        .known("many-rows-won", || (mirrored(ROWS, 12, true), vec![true; ROWS]))
        .attacks("work per row beside its length")
        .known("many-rows-lost", || (mirrored(ROWS, 12, false), vec![false; ROWS]))
        .attacks("work per row beside its length")
        .worst("three-runs-of-all-lengths", by_same_idea(by_definition), || {
            // From red to red, from red to blue, and from blue to blue: as many red cells as blue ones.
            let mut random = seeded(5);
            let mut row = |_| {
                let [first, second, third] = [0; 3].map(|_| random.random_range(0..=150));
                format!("{}R{}{}B", "RB".repeat(first), "RB".repeat(second), "BR".repeat(third))
            };
            (0..500).map(&mut row).collect()
        })
        .attacks("exceptions from the period")
        .wrong("a-tie-is-lost", |row| by_runs(row, |_| false), "all")
        .says("Lets Alice lose where red and blue are equally many; then the game by pairs decides.")
        .smallest("1\n2\nRB\n")
        .wrong("runs-as-heaps-of-nim", |row| by_values(row, |run| run), "five-four-one")
        .says("Takes a run for a heap of Nim.")
        .wrong(
            "the-row-not-cut-into-runs",
            |row| by_runs(row, |runs| !values(runs.iter().sum()).ends_with(&[0])),
            "equal-runs",
        )
        .says("Takes the whole row for a run.")
        .smallest("1\n4\nRBBR\n")
        .wrong(
            "periodic-from-the-start",
            |row| {
                let table = values(200);
                by_values(row, |run| table[102 + run % 34])
            },
            "all",
        )
        .says("Takes the last exceptions from the period, which begin at 0, for regular values.")
        .refused([
            ("a-row-too-short", "1\n3\n@RB\n", "3 characters out of \"RB\""),
            ("a-white-cell", "1\n3\n@RBW\n", "3 characters out of \"RB\""),
        ])
        .lemmas([lemma("the-period-is-proven-by-the-values-up-to-176", || {
            let values = values(176);
            assert!((53..=142).all(|n| values[n + 34] == values[n]));
            assert_ne!(values[52 + 34], values[52]);
        })])
        .main()
}

/// The largest number of rows, and of cells.
const ROWS: usize = 10_000;
const N: usize = 500_000;

/// Paint two neighbours white, at least one of which has the player's colour; Alice is Left.
fn moves(row: &Vec<char>, player: Player) -> Vec<Vec<char>> {
    let own = if player == Player::Left { 'R' } else { 'B' };
    let paint = |i: usize| {
        let mut next = row.clone();
        next[i - 1..=i].fill('W');
        next
    };
    (1..row.len()).filter(|&i| row[i - 1] == own || row[i] == own).map(paint).collect()
}

fn oracle() -> impl FnMut(&String) -> bool {
    let mut play = Partizan::new(moves).named(["Alice", "Bob"]).board(|row| board::row(row));
    move |row| play.wins(&row.chars().collect(), Player::Left)
}

/// So many pairs of a red and a blue cell, in either order: as many red cells as blue ones, in long runs.
fn balanced(pairs: usize, random: &mut Pcg64) -> String {
    let mut red_first = random.random();
    let mut pair = |_| {
        red_first ^= random.random_bool(0.25);
        if red_first { "RB" } else { "BR" }
    };
    (0..pairs).map(&mut pair).collect()
}

/// So many random rows of so many pairs, each with its mirror image behind it, in the same or in the other colours.
fn mirrored(rows: usize, pairs: usize, other_colours: bool) -> Vec<String> {
    let mut random = seeded(rows as u64);
    let image = |cell: char| if other_colours == (cell == 'R') { 'B' } else { 'R' };
    let mut row = |_| {
        let row = balanced(pairs, &mut random);
        row.chars().chain(row.chars().rev().map(image)).collect()
    };
    (0..rows).map(&mut row).collect()
}

/// By the runs and their values, each from its definition, without a period. For runs so long and so few, nothing else
/// is known.
fn by_definition(row: &String) -> bool {
    let values = values(400);
    by_values(row, |run| values[run])
}

/// The values of rows from which a move takes two neighbours, by their definition.
fn values(length: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for n in 0..=length {
        values.push(mex((1..n).map(|i| values[i - 1] ^ values[n - 1 - i])));
    }
    values
}

/// By the numbers of cells, and on ties by the runs.
fn by_runs(row: &str, on_tie: impl Fn(Vec<usize>) -> bool) -> bool {
    let red = row.matches('R').count();
    let runs = row.as_bytes().chunk_by(|left, right| left != right).map(<[u8]>::len);
    if 2 * red == row.len() { on_tie(runs.collect()) } else { 2 * red > row.len() }
}

/// By the XOR of a value of each run.
fn by_values(row: &str, value: impl Fn(usize) -> usize) -> bool {
    by_runs(row, |runs| xor(runs.into_iter().map(&value)) != 0)
}
