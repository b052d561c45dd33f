//! Stretches of a row, longer ones for Alice than for Bob, by play.

use std::collections::HashMap;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1221e", Limits::UNKNOWN, oracle, small)
        .played("all rows up to 7 cells with a up to 8, one run of up to 26 cells, 600 games of up to 40 cells")
        .beyond("for worst inputs, short games by play, and strategies in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("grundy-values", grundy_values, "all-rows-up-to-7-cells")
                .says("Takes the XOR of Grundy values, as if both players had the same moves."),
            wrong("no-move-of-bob-alone", no_own_runs, "all-rows-up-to-7-cells")
                .says("Forgets that a run with b ≤ L < a is a move that only Bob has."),
            wrong("parity-with-a-long-run", parity, "all-rows-up-to-7-cells")
                .says("Counts a run of 2b cells or more for one move; Bob makes a run of his own out of it."),
            wrong("first-of-several-long-runs", first_long, "two-long-runs")
                .says("Looks at one long run alone; Bob uses the other one."),
            wrong("parts-may-be-long", long_parts, "one-run")
                .says("Lets Alice leave a part of 2b cells or more; Bob makes a run of his own out of it."),
            wrong("parts-not-counted", parts_not_counted, "one-run")
                .says("Forgets that the parts that Alice leaves may allow a move each."),
        ])
        .refused([
            ("b-equal-to-a", "1\n3 @3\n.\n", "an integer from 1 to 2"),
            ("a-third-kind-of-cell", "1\n3 2\n@..x\n", "1 to 300000 characters out of \".X\""),
        ])
        .main()
}

/// A game: a, b, and the row.
type Game = (usize, usize, String);

/// Use `length` neighbouring free cells. Used cells never matter again, so a position is the lengths of the stretches
/// of free cells between them.
fn moves(runs: &[usize], length: usize) -> Vec<Vec<usize>> {
    let use_cells = |&run: &usize| (length..=run).map(|end| vec![end - length, run - end]).collect_vec();
    let replaced = |(index, run)| {
        use_cells(run).into_iter().map(move |parts| {
            let others = runs.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, &run)| run);
            others.chain(parts).filter(|&run| run > 0).sorted().collect_vec()
        })
    };
    runs.iter().enumerate().flat_map(replaced).unique().collect()
}

fn free_runs(row: &str) -> Vec<usize> {
    row.split('X').map(str::len).filter(|&run| run > 0).sorted().collect()
}

fn oracle(input: &str) -> String {
    let mut plays = HashMap::new();
    answers(input, |a, b, row| {
        assert!(row.len() <= 60, "there would be too many positions");
        let play = plays.entry((a, b)).or_insert_with(|| {
            Partizan::new(move |runs: &Vec<usize>, player| moves(runs, if player == Player::Left { a } else { b }))
        });
        play.wins(&free_runs(row), Player::Left)
    })
}

fn answers(input: &str, mut alice_wins: impl FnMut(usize, usize, &str) -> bool) -> String {
    evidence::cases::counted(input, |tokens| {
        let (a, b, row): (usize, usize, String) = (tokens.read(), tokens.read(), tokens.read());
        if alice_wins(a, b, &row) { "YES" } else { "NO" }
    })
}

fn file(games: &[Game]) -> String {
    format!("{}\n{}", games.len(), games.iter().map(|(a, b, row)| format!("{a} {b}\n{row}\n")).format(""))
}

/// The row with these stretches of free cells, a used cell after each but the last.
fn row(runs: &[usize]) -> String {
    runs.iter().map(|&run| ".".repeat(run)).join("X")
}

fn pairs(greatest: usize) -> impl Iterator<Item = (usize, usize)> {
    (2..=greatest).flat_map(|a| (1..a).map(move |b| (a, b)))
}

fn small() -> Vec<Small> {
    let rows = (1..=7).flat_map(|n| (0..n).map(|_| [".", "X"]).multi_cartesian_product()).map(|row| row.concat());
    let all = rows.flat_map(|row| pairs(row.len() + 1).map(move |(a, b)| (a, b, row.clone()))).collect_vec();
    let one = (1..=26).flat_map(|n| pairs(n.min(9)).map(move |(a, b)| (a, b, row(&[n])))).collect_vec();
    let mut random = seeded(1);
    // Runs of one move for either, often with a long one among them, and seldom one that is Bob's alone.
    let several = (0..600)
        .map(|_| {
            let b = random.random_range(3..=5);
            let a = random.random_range(b + 1..2 * b);
            let mut runs = (0..random.random_range(0..=3)).map(|_| random.random_range(a..2 * b)).collect_vec();
            runs.push(random.random_range(0..2 * a + 2 * b));
            if random.random_bool(0.1) {
                runs.push(random.random_range(b..a));
            }
            (a, b, row(&runs))
        })
        .filter(|game| game.2.len() <= 40 && !game.2.is_empty())
        .collect_vec();
    vec![
        Small::new("all-rows-up-to-7-cells", all.chunks(50).map(file)),
        Small::new("one-run", one.chunks(20).map(file)),
        Small::new("several-runs", several.chunks(10).map(file)),
    ]
}

/// The greatest number of cells, in one game and in all, and the greatest a.
const N: usize = 300_000;

fn bounds() -> Vec<Bound> {
    let word = r#"1 to 300000 characters out of ".X""#;
    vec![
        Bound::integer("q", 1, N, |q| format!("@{q}\n{}", repeated("2 1\n.\n", q))),
        Bound::integer("a", 2, N, |a| format!("1\n@{a} 1\n.X\n")),
        Bound::integer("b", 1, N - 1, |b| format!("1\n{N} @{b}\n.X\n")),
        Bound::saying("the length of s", 1, N, word, |length| format!("1\n3 2\n@{}\n", repeated(".", length))),
        Bound::total("the sum of |s|", 5, N, |length| format!("2\n3 2\n.....\n3 2\n@{}\n", ".".repeat(length))),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, games: fn() -> Vec<Game>, answer: &'static str| {
        Worst::known(name, attacks, move || {
            let games = games();
            let answers = format!("{answer}\n").repeat(games.len());
            (file(&games), answers)
        })
    };
    vec![
        // Nobody can move.
        known(
            "games-of-one-cell",
            "work for each game that grows with a",
            || vec![(N, N - 1, ".".to_owned()); N],
            "NO",
        ),
        // Alice leaves b − 1 cells on each side, and Bob cannot move.
        known(
            "only-the-exact-middle",
            "a search for the place in the longest run, of which the middle alone is right",
            || vec![(100_002, 100_000, row(&[N]))],
            "YES",
        ),
        // Alice leaves 2b − 1 cells, at least b of them on one side. Bob takes b there from the middle, and less than b
        // are left everywhere.
        known(
            "no-place-at-all",
            "a search for the place in the longest run, which fails everywhere",
            || vec![(100_001, 100_000, row(&[N]))],
            "NO",
        ),
        // Alice cannot use the last run. Bob answers in any other run as long as she has moves, and then moves there.
        known(
            "one-run-of-bob-at-the-end",
            "a row that looks like many long runs up to its last cells",
            || vec![(3, 2, row(&[vec![11; 24_999], vec![2]].concat()))],
            "NO",
        ),
        // Five cells allow one move of four cells or of three, and nothing after it. Their number is odd.
        known(
            "one-move-in-each-run",
            "as many runs as there can be in which both can move",
            || vec![(4, 3, row(&[5; 49_999]))],
            "YES",
        ),
        Worst::new("many-short-games", "branches that cannot be predicted", Known::ByAlgorithm(oracle), || {
            let mut random = seeded(2);
            let game = |_| {
                let (a, b) = [(2, 1), (3, 2), (4, 3), (5, 3), (5, 4), (6, 4)][random.random_range(0..6)];
                let used = random.random_range(0..5);
                let cells = (0..20).map(|_| if random.random_ratio(used, 24) { 'X' } else { '.' }).collect();
                (a, b, cells)
            };
            file(&(0..N / 20).map(game).collect_vec())
        }),
    ]
}

/// The claim, with slips.
#[derive(Clone, Copy, Default)]
struct Slip {
    forgets_own_runs: bool,
    counts_long_runs_as_short: bool,
    looks_at_the_first_long_run: bool,
    lets_parts_be_long: bool,
    does_not_count_parts: bool,
}

fn with(slip: Slip, input: &str) -> String {
    answers(input, |a, b, row| {
        let runs = free_runs(row);
        let short = |run: usize| a <= run && (run < 2 * b || slip.counts_long_runs_as_short);
        let mut long = runs.iter().copied().filter(|&run| run >= 2 * b && run >= a).collect_vec();
        if slip.looks_at_the_first_long_run {
            long.truncate(1);
        }
        let count = runs.iter().filter(|&&run| short(run)).count();
        if runs.iter().any(|run| (b..a).contains(run)) && !slip.forgets_own_runs {
            return false;
        }
        match long[..] {
            _ if slip.counts_long_runs_as_short => count % 2 == 1,
            [] => count % 2 == 1,
            [long] => (0..=long - a).any(|left| {
                let parts = [left, long - a - left];
                let may_stay = |&part: &usize| part < b || short(part) || slip.lets_parts_be_long && part >= 2 * b;
                let more = parts.iter().filter(|&&part| short(part) && !slip.does_not_count_parts).count();
                parts.iter().all(may_stay) && (count + more) % 2 == 0
            }),
            _ => false,
        }
    })
}

fn no_own_runs(input: &str) -> String {
    with(Slip { forgets_own_runs: true, ..Slip::default() }, input)
}

fn parity(input: &str) -> String {
    with(Slip { counts_long_runs_as_short: true, ..Slip::default() }, input)
}

fn first_long(input: &str) -> String {
    with(Slip { looks_at_the_first_long_run: true, ..Slip::default() }, input)
}

fn long_parts(input: &str) -> String {
    with(Slip { lets_parts_be_long: true, ..Slip::default() }, input)
}

fn parts_not_counted(input: &str) -> String {
    with(Slip { does_not_count_parts: true, ..Slip::default() }, input)
}

/// The values of a game in which both use a cells.
fn grundy_values(input: &str) -> String {
    answers(input, |a, _, row| {
        assert!(row.len() <= 1000, "there would be too many moves");
        let mut values: Vec<usize> = vec![0; a.min(row.len() + 1)];
        for n in values.len()..=row.len() {
            values.push(mex((0..=n - a).map(|left| values[left] ^ values[n - a - left])));
        }
        xor(free_runs(row).into_iter().map(|run| values[run])) != 0
    })
}
