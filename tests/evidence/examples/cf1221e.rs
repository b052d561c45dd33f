//! Stretches of a row, longer ones for Alice than for Bob, by play.

use std::cell::RefCell;
use std::collections::HashMap;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let game = format::all([
        row([int("a", 2..=N).usually(3), between("b", 1, format::from(|before| before["a"] - 1))]),
        format::word("the length of s", 1, N, ".X"),
    ]);
    let games = Format::tests("q", 1..=N, game).sum("the sum of |s|", "the length of s", N).trying("b", "a", N);
    Problem::tests("cf1221e", Limits::UNKNOWN, games, oracle, ["YES", "NO"])
        .all([("a", 8), ("the length of s", 7)])
        .small("runs-of-up-to-26-cells-with-a-up-to-9", || {
            (1..=26).flat_map(|n| pairs(n.min(9)).map(move |pair| (pair, row_of(&[n])))).collect()
        })
        .small("random-games-of-up-to-40-cells", several_runs)
        .beyond("for worst inputs, short games by play, and strategies proved in a comment")
        // Nobody can move.
        .known("games-of-one-cell", || (vec![((N, N - 1), ".".to_owned()); N], vec![false; N]))
        .attacks("work for each game that grows with a")
        // Alice leaves b − 1 cells on each side, and Bob cannot move.
        .known("only-the-exact-middle", || (vec![((100_002, 100_000), row_of(&[N]))], vec![true]))
        .attacks("a search for the place in the longest run, of which the middle alone is right")
        // Alice leaves 2b − 1 cells, at least b of them on one side. Bob takes b there from the middle, and less than b
        // are left everywhere.
        .known("no-place-at-all", || (vec![((100_001, 100_000), row_of(&[N]))], vec![false]))
        .attacks("a search for the place in the longest run, which fails everywhere")
        // Alice cannot use the last run. Bob answers in any other run as long as she has moves, and then moves there.
        .known("one-run-of-bob-at-the-end", || {
            (vec![((3, 2), row_of(&[vec![11; 24_999], vec![2]].concat()))], vec![false])
        })
        .attacks("a row that looks like many long runs up to its last cells")
        // Five cells allow one move of four cells or of three, and nothing after it. Their number is odd.
        .known("one-move-in-each-run", || (vec![((4, 3), row_of(&[5; 49_999]))], vec![true]))
        .attacks("as many runs as there can be in which both can move")
        .worst("many-short-games", by_algorithm(by_play), || {
            let mut random = seeded(2);
            let mut game = |_| {
                let pair = [(2, 1), (3, 2), (4, 3), (5, 3), (5, 4), (6, 4)][random.random_range(0..6)];
                let used = random.random_range(0..5);
                (pair, (0..20).map(|_| if random.random_ratio(used, 24) { 'X' } else { '.' }).collect())
            };
            (0..N / 20).map(&mut game).collect()
        })
        .attacks("branches that cannot be predicted")
        .wrong("grundy-values", grundy_values, "all")
        .says("Takes the XOR of Grundy values, as if both players had the same moves.")
        .wrong("no-move-of-bob-alone", |game| with(Slip::ForgetsOwnRuns, game), "all")
        .says("Forgets that a run with b ≤ L < a is a move that only Bob has.")
        .wrong("parity-with-a-long-run", |game| with(Slip::CountsLongRunsAsShort, game), "all")
        .says("Counts a run of 2b cells or more for one move; Bob makes a run of his own out of it.")
        .wrong("first-of-several-long-runs", |game| with(Slip::LooksAtTheFirstLongRun, game), "two-long-runs")
        .says("Looks at one long run alone; Bob uses the other one.")
        .wrong("parts-may-be-long", |game| with(Slip::LetsPartsBeLong, game), "runs-of-up-to-26-cells-with-a-up-to-9")
        .says("Lets Alice leave a part of 2b cells or more; Bob makes a run of his own out of it.")
        .wrong("parts-not-counted", |game| with(Slip::DoesNotCountParts, game), "runs-of-up-to-26-cells-with-a-up-to-9")
        .says("Forgets that the parts that Alice leaves may allow a move each.")
        .refused([
            ("b-equal-to-a", "1\n3 @3\n.\n", "an integer from 1 to 2"),
            ("a-third-kind-of-cell", "1\n3 2\n@..x\n", "1 to 300000 characters out of \".X\""),
        ])
        .main()
}

/// The largest number of cells, in one game and in all, and the largest a.
const N: usize = 300_000;

/// The numbers of cells a and b, and the row.
type Game = ((usize, usize), String);

/// Use `length` neighbouring free cells.
fn moves(row: &str, length: usize) -> Vec<String> {
    let free = row.as_bytes().windows(length).positions(|cells| cells.iter().all(|&cell| cell == b'.'));
    free.map(|at| [&row[..at], &"X".repeat(length), &row[at + length..]].concat()).collect()
}

fn free_runs(row: &str) -> Vec<usize> {
    row.split('X').map(str::len).filter(|&run| run > 0).collect()
}

fn oracle() -> impl FnMut(&Game) -> bool {
    let mut plays = HashMap::new();
    move |&((a, b), ref row)| {
        assert!(row.len() <= 60, "there would be too many positions");
        let play = plays.entry((a, b)).or_insert_with(|| {
            Partizan::new(move |row: &String, player| moves(row, if player == Player::Left { a } else { b }))
                .named(["Alice", "Bob"])
                // Used cells never matter again, nor does the order of the stretches between them.
                .alike(|row| row_of(&sorted(&free_runs(row))))
                .board(move |row| board::row(row.chars()).and(board::numbers([("Alice uses", a), ("Bob uses", b)])))
                .label(|before, after| {
                    let used = before.bytes().zip(after.bytes()).positions(|(before, after)| before != after);
                    let used = used.map(|cell| cell + 1).collect_vec();
                    match used[..] {
                        [cell] => format!("use cell {cell}"),
                        _ => format!("use cells {} to {}", used[0], used[used.len() - 1]),
                    }
                })
        });
        play.wins(row, Player::Left)
    }
}

/// Every position is played out once on each thread, though it comes in many games.
fn by_play(game: &Game) -> bool {
    thread_local! {
        static ORACLE: RefCell<Box<dyn FnMut(&Game) -> bool>> = RefCell::new(Box::new(oracle()));
    }
    ORACLE.with_borrow_mut(|oracle| oracle(game))
}

/// The row with these stretches of free cells, a used cell after each but the last.
fn row_of(runs: &[usize]) -> String {
    runs.iter().map(|&run| ".".repeat(run)).join("X")
}

fn pairs(greatest: usize) -> impl Iterator<Item = (usize, usize)> {
    (2..=greatest).flat_map(|a| (1..a).map(move |b| (a, b)))
}

/// Runs of one move for either, often with a long one among them, and seldom one that is Bob's alone.
fn several_runs() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let b = random.random_range(3..=5);
        let a = random.random_range(b + 1..2 * b);
        let mut runs = (0..random.random_range(0..=3)).map(|_| random.random_range(a..2 * b)).collect_vec();
        runs.push(random.random_range(0..2 * a + 2 * b));
        if random.random_bool(0.1) {
            runs.push(random.random_range(b..a));
        }
        ((a, b), row_of(&runs))
    };
    (0..600).map(&mut game).filter(|(_, row)| (1..=40).contains(&row.len())).collect()
}

/// What is wrong about the claim.
#[derive(PartialEq)]
enum Slip {
    ForgetsOwnRuns,
    CountsLongRunsAsShort,
    LooksAtTheFirstLongRun,
    LetsPartsBeLong,
    DoesNotCountParts,
}

/// The claim, with a slip.
fn with(slip: Slip, &((a, b), ref row): &Game) -> bool {
    let runs = free_runs(row);
    let short = |run: usize| a <= run && (run < 2 * b || slip == Slip::CountsLongRunsAsShort);
    let mut long = runs.iter().copied().filter(|&run| run >= 2 * b && run >= a).collect_vec();
    if slip == Slip::LooksAtTheFirstLongRun {
        long.truncate(1);
    }
    let count = runs.iter().filter(|&&run| short(run)).count();
    if runs.iter().any(|run| (b..a).contains(run)) && slip != Slip::ForgetsOwnRuns {
        return false;
    }
    match long[..] {
        _ if slip == Slip::CountsLongRunsAsShort => count % 2 == 1,
        [] => count % 2 == 1,
        [long] => (0..=long - a).any(|left| {
            let parts = [left, long - a - left];
            let may_stay = |&part: &usize| part < b || short(part) || slip == Slip::LetsPartsBeLong && part >= 2 * b;
            let more = parts.iter().filter(|&&part| short(part) && slip != Slip::DoesNotCountParts).count();
            parts.iter().all(may_stay) && (count + more) % 2 == 0
        }),
        _ => false,
    }
}

/// The values of a game in which both use a cells.
fn grundy_values(&((a, _), ref row): &Game) -> bool {
    assert!(row.len() <= 1000, "there would be too many moves");
    let mut values: Vec<usize> = vec![0; a.min(row.len() + 1)];
    for n in values.len()..=row.len() {
        values.push(mex((0..=n - a).map(|left| values[left] ^ values[n - a - left])));
    }
    xor(free_runs(row).into_iter().map(|run| values[run])) != 0
}
