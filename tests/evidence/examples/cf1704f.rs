//! Painting red and blue cells white, by play.

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
            wrong("runs-as-heaps-of-nim", nim, "five-four-one").says("Takes a run for a heap of Nim."),
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
    let own = match player {
        Player::Left => 'R',
        Player::Right => 'B',
    };
    let pairs = (1..row.len()).filter(|&i| row[i - 1] == own || row[i] == own);
    let painted = pairs.map(|i| {
        let mut next = row.clone();
        next[i - 1..=i].fill('W');
        next
    });
    painted.collect()
}

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(moves);
    answers(input, |row| play.wins(&row.iter().map(|&cell| cell.into()).collect(), Player::Left))
}

fn answers(input: &str, mut alice_wins: impl FnMut(&[u8]) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let line = |_| {
        let _length: usize = tokens.read();
        let row: String = tokens.read();
        let name = if alice_wins(row.as_bytes()) { "Alice" } else { "Bob" };
        format!("{name}\n")
    };
    (0..tests).map(line).collect()
}

fn file(rows: &[Vec<u8>]) -> String {
    let test = |row: &Vec<u8>| format!("{}\n{}\n", row.len(), String::from_utf8_lossy(row));
    format!("{}\n{}", rows.len(), rows.iter().map(test).format(""))
}

fn small() -> Vec<Small> {
    let all = (2..=9).flat_map(|n| (0..n).map(|_| *b"RB").multi_cartesian_product()).collect_vec();
    let mut random = seeded(1);
    let ties = (0..150)
        .map(|_| {
            let pairs = random.random_range(5..=6);
            balanced(pairs, &mut random)
        })
        .collect_vec();
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
            let row = |n| repeated("R", n);
            format!("2\n{}\n{}\n@{n}\n{}\n", N - 7, row(N - 7), row(n))
        }),
    ]
}

/// A row and its mirror image behind it, in the same colours or in the other ones.
fn mirrored(row: &[u8], other_colours: bool) -> Vec<u8> {
    let image = row.iter().rev().map(|&cell| match (cell, other_colours) {
        (b'R', true) => b'B',
        (b'B', true) => b'R',
        _ => cell,
    });
    row.iter().copied().chain(image).collect()
}

fn worst() -> Vec<Worst> {
    // In the same colours no run reaches over the middle, and Bob answers in the image. In the other colours Alice
    // takes the two cells in the middle, and then she answers in the image.
    let half = |seed: u64, pairs: usize| balanced(pairs, &mut seeded(seed));
    let many = move |other_colours| {
        move || {
            let mut random = seeded(4);
            let rows = (0..10_000).map(|_| mirrored(&balanced(12, &mut random), other_colours));
            file(&rows.collect_vec())
        }
    };
    vec![
        Worst::known("one-run", "a table of values as long as the row", move || {
            (file(&[b"RB".repeat(N / 2)]), "Alice\n".to_owned())
        }),
        Worst::known("two-runs", "a table of values half as long as the row", move || {
            (file(&[mirrored(&b"RB".repeat(N / 4), false)]), "Bob\n".to_owned())
        }),
        Worst::known("random-runs-won", "lengths that cannot be predicted", move || {
            (file(&[mirrored(&half(1, N / 4), true)]), "Alice\n".to_owned())
        }),
        Worst::known("random-runs-lost", "lengths that cannot be predicted", move || {
            (file(&[mirrored(&half(2, N / 4), false)]), "Bob\n".to_owned())
        }),
        Worst::known("many-rows-won", "work for each row that does not depend on its length", move || {
            (many(true)(), { "Alice\n".repeat(10_000) })
        }),
        Worst::known("many-rows-lost", "work for each row that does not depend on its length", move || {
            (many(false)(), { "Bob\n".repeat(10_000) })
        }),
        Worst::new(
            "three-runs-of-all-lengths",
            "exceptions from the period, and a period that is not quite one",
            Known::BySameIdea(by_definition),
            || file(&three_runs()),
        ),
    ]
}

/// Rows of a run from red to red, one from red to blue, and one from blue to blue: as many red cells as blue ones.
fn three_runs() -> Vec<Vec<u8>> {
    let mut random = seeded(5);
    let mut row = |_| {
        let [first, second, third] = [0; 3].map(|_| random.random_range(0..=150));
        let red = |odd: usize| [&b"RB".repeat(odd)[..], b"R"].concat();
        let blue = [&b"BR".repeat(third)[..], b"B"].concat();
        [red(first), b"RB".repeat(second), blue].concat()
    };
    (0..500).map(&mut row).collect()
}

/// By the runs and their values, each from its definition, without a period. For runs so long and so few, nothing else
/// is known.
fn by_definition(input: &str) -> String {
    let values = values(400, 2);
    by_runs(input, |runs| runs.iter().fold(0, |xor, &run| xor ^ values[run]) != 0)
}

/// The values of rows from which a move takes `taken` neighbours, by their definition.
fn values(length: usize, taken: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for n in 0..=length {
        let rest = (n + 1).saturating_sub(taken);
        let next = (0..rest).map(|i| values[i] ^ values[n - taken - i]).collect_vec();
        values.extend((0..).find(|value| !next.contains(value)));
    }
    values
}

/// By the numbers of cells, and on ties by the values of the runs.
fn by_runs(input: &str, on_tie: impl Fn(Vec<usize>) -> bool) -> String {
    answers(input, |row| {
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let runs = row.chunk_by(|left, right| left != right);
        match (2 * red).cmp(&row.len()) {
            std::cmp::Ordering::Equal => on_tie(runs.map(<[u8]>::len).collect()),
            unequal => unequal.is_gt(),
        }
    })
}

fn nim(input: &str) -> String {
    by_runs(input, |runs| runs.iter().fold(0, |xor, &run| xor ^ run) != 0)
}

fn one_run(input: &str) -> String {
    by_runs(input, |runs| {
        let length = runs.iter().sum();
        values(length, 2)[length] != 0
    })
}

fn periodic_from_the_start(input: &str) -> String {
    let table = values(200, 2);
    by_runs(input, |runs| {
        let regular = |run: usize| table[102 + run % 34];
        runs.iter().fold(0, |xor, &run| xor ^ regular(run)) != 0
    })
}

fn the_period_is_proven_by_the_values_up_to_176() {
    let values = values(176, 2);
    assert!((53..=142).all(|n| values[n + 34] == values[n]));
    assert_ne!(values[52 + 34], values[52]);
}
