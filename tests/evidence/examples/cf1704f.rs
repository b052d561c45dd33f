//! Painting red and blue cells white, by play.

use evidence::cases;
use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1704f", Limits::known(1000, 256), oracle, small)
        .played("all rows up to 9 cells, 150 rows of 10 or 12 cells with as many red as blue ones")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("a-tie-is-lost", |input| by_runs(input, |_| false), "all-rows-up-to-9-cells")
                .says("Lets Alice lose where red and blue are equally many; then the game by pairs decides.")
                .smallest("1\n2\nRB\n"),
            wrong("runs-as-heaps-of-nim", |input| by_values(input, |run| run), "five-four-one")
                .says("Takes a run for a heap of Nim."),
            wrong("the-row-not-cut-into-runs", one_run, "equal-runs")
                .says("Takes the whole row for a run.")
                .smallest("1\n4\nRBBR\n"),
            wrong("periodic-from-the-start", periodic_from_the_start, "all-rows-up-to-9-cells")
                .says("Takes the last exceptions from the period, which begin at 0, for regular values."),
        ])
        .refused([
            ("a-row-too-short", "1\n3\n@RB\n", "3 characters out of \"RB\""),
            ("a-white-cell", "1\n3\n@RBW\n", "3 characters out of \"RB\""),
        ])
        .lemmas([lemma("the-period-is-proven-by-the-values-up-to-176", the_period_is_proven_by_the_values_up_to_176)])
        .main()
}

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

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(moves);
    answers(input, |row| play.wins(&row.iter().map(|&cell| cell.into()).collect(), Player::Left))
}

fn answers(input: &str, mut alice_wins: impl FnMut(&[u8]) -> bool) -> String {
    cases::counted(input, |tokens| {
        let _length: usize = tokens.read();
        if alice_wins(tokens.read::<String>().as_bytes()) { "Alice" } else { "Bob" }
    })
}

fn file(rows: &[Vec<u8>]) -> String {
    let test = |row: &Vec<u8>| format!("{}\n{}\n", row.len(), String::from_utf8_lossy(row));
    format!("{}\n{}", rows.len(), rows.iter().map(test).format(""))
}

fn small() -> Vec<Small> {
    let all = (2..=9).flat_map(|n| (0..n).map(|_| *b"RB").multi_cartesian_product()).collect_vec();
    let mut random = seeded(1);
    let ties = (0..150).map(|_| balanced(random.random_range(5..=6), &mut random)).collect_vec();
    vec![
        Small::new("all-rows-up-to-9-cells", all.chunks(50).map(file)),
        Small::new("ties-of-10-or-12-cells", ties.chunks(10).map(file)),
    ]
}

/// So many pairs of a red and a blue cell, in either order: as many red cells as blue ones, in long runs.
fn balanced(pairs: usize, random: &mut Pcg64) -> Vec<u8> {
    let mut red_first = random.random();
    let pair = |_| {
        red_first ^= random.random_bool(0.25);
        if red_first { *b"RB" } else { *b"BR" }
    };
    (0..pairs).flat_map(pair).collect()
}

/// The greatest number of cells.
const N: usize = 500_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, 10_000, |tests| format!("@{tests}\n{}", repeated("2\nRB\n", tests))),
        Bound::integer("n", 2, N, |n| format!("1\n@{n}\n{}\n", repeated("R", n))),
        Bound::total("the sum of n", N - 7, N, |n| {
            format!("2\n{}\n{}\n@{n}\n{}\n", N - 7, repeated("R", N - 7), repeated("R", n))
        }),
    ]
}

/// So many random rows of so many pairs, each with its mirror image behind it, in the same or in the other colours.
fn mirrored(rows: usize, pairs: usize, other_colours: bool) -> Vec<Vec<u8>> {
    let mut random = seeded(rows as u64);
    let halves = (0..rows).map(|_| balanced(pairs, &mut random));
    let image = |&cell: &u8| if other_colours == (cell == b'R') { b'B' } else { b'R' };
    halves.map(|row| row.iter().copied().chain(row.iter().rev().map(image)).collect()).collect()
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, winner: &'static str, rows: fn() -> Vec<Vec<u8>>| {
        Worst::known(name, attacks, move || {
            let rows = rows();
            (file(&rows), format!("{winner}\n").repeat(rows.len()))
        })
    };
    // In the same colours no run reaches over the middle, and Bob answers in the image. In the other colours Alice
    // takes the two cells in the middle, and then she answers in the image.
    vec![
        known("one-run", "a table of values as long as the row", "Alice", || vec![b"RB".repeat(N / 2)]),
        known("two-runs", "a table of values half as long as the row", "Bob", || {
            vec![[b"RB".repeat(N / 4), b"BR".repeat(N / 4)].concat()]
        }),
        known("random-runs-won", "lengths that cannot be predicted", "Alice", || mirrored(1, N / 4, true)),
        known("random-runs-lost", "lengths that cannot be predicted", "Bob", || mirrored(1, N / 4, false)),
        known("many-rows-won", "work per row beside its length", "Alice", || mirrored(10_000, 12, true)),
        known("many-rows-lost", "work per row beside its length", "Bob", || mirrored(10_000, 12, false)),
        Worst::new("three-runs-of-all-lengths", "exceptions from the period", Known::BySameIdea(by_definition), || {
            file(&three_runs())
        }),
    ]
}

/// Rows of a run from red to red, one from red to blue, and one from blue to blue: as many red cells as blue ones.
fn three_runs() -> Vec<Vec<u8>> {
    let mut random = seeded(5);
    let mut row = |_| {
        let [first, second, third] = [0; 3].map(|_| random.random_range(0..=150));
        [&b"RB".repeat(first)[..], b"R", &b"RB".repeat(second), &b"BR".repeat(third), b"B"].concat()
    };
    (0..500).map(&mut row).collect()
}

/// By the runs and their values, each from its definition, without a period. For runs so long and so few, nothing else
/// is known.
fn by_definition(input: &str) -> String {
    let values = values(400);
    by_values(input, |run| values[run])
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
fn by_runs(input: &str, on_tie: impl Fn(Vec<usize>) -> bool) -> String {
    answers(input, |row| {
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let runs = row.chunk_by(|left, right| left != right).map(<[u8]>::len);
        if 2 * red == row.len() { on_tie(runs.collect()) } else { 2 * red > row.len() }
    })
}

/// By the XOR of a value of each run.
fn by_values(input: &str, value: impl Fn(usize) -> usize) -> String {
    by_runs(input, |runs| xor(runs.into_iter().map(&value)) != 0)
}

fn one_run(input: &str) -> String {
    by_runs(input, |runs| !values(runs.iter().sum()).ends_with(&[0]))
}

fn periodic_from_the_start(input: &str) -> String {
    let table = values(200);
    by_values(input, |run| table[102 + run % 34])
}

fn the_period_is_proven_by_the_values_up_to_176() {
    let values = values(176);
    assert!((53..=142).all(|n| values[n + 34] == values[n]));
    assert_ne!(values[52 + 34], values[52]);
}
