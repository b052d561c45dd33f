//! Two chips that pass each other on a board, by play.

use std::cmp::Ordering;

use evidence::prelude::*;

fn main() -> ExitCode {
    let cell = |row, column| [between(row, 1, "h"), between(column, 1, "w")];
    let [[x_a, y_a], [x_b, y_b]] = [cell("x_a", "y_a"), cell("x_b", "y_b")];
    let board = row([int("h", 1..=H), int("w", 1..=W), x_a, y_a, x_b, y_b]);
    let board = board.such("chips on different cells", |(_, _, x_a, y_a, x_b, y_b): Board| (x_a, y_a) != (x_b, y_b));
    let boards = Format::tests("t", 1..=T, board).sum("the sum of h", "h", H);
    Problem::tests("cf1921e", Limits::known(1000, 256), boards, || by_play, winner)
        .all([("h", 4), ("w", 5)])
        .small("random-boards-of-up-to-9-rows-and-9-columns", || {
            let mut random = seeded(1);
            let mut board = |_| {
                let [h, w] = [9; 2].map(|most| random.random_range(2..=most));
                // Bob stands below Alice.
                let x_a = random.random_range(1..h);
                let x_b = random.random_range(x_a + 1..=h);
                let [y_a, y_b] = [(); 2].map(|()| random.random_range(1..=w));
                (h, w, x_a, y_a, x_b, y_b)
            };
            (0..400).map(&mut board).collect()
        })
        .beyond("for worst inputs, runners who run straight to one side, and a hunter who follows")
        // Alice goes to the column beside her, and then always follows Bob.
        .known("one-column-apart", || (vec![(H, W, 1, W / 2, H, W / 2 + 1)], vec![Ordering::Greater]))
        .attacks("as many rows as there can be, far from both walls")
        // Bob runs away from her.
        .known("two-columns-apart", || (vec![(H, W, 1, W / 2, H, W / 2 + 2)], vec![Ordering::Equal]))
        .attacks("a runner who escapes by a single column")
        .worst("most-boards", by_algorithm(by_running), || {
            let mut random = seeded(2);
            let h = H / T as u32;
            let mut board = |index: usize| {
                let (w, x_a) = ([h / 2, h, W][index % 3], random.random_range(1..=h / 4));
                let x_b = random.random_range(h / 2..=h);
                let y_a = random.random_range(1..=w.min(h));
                let y_b = (y_a + random.random_range(0..6)).saturating_sub(3).clamp(1, w);
                (h, w, x_a, y_a, x_b, y_b)
            };
            (0..T).map(&mut board).collect()
        })
        .attacks("as many boards as there can be, with walls and without, the chips nearly in one column")
        .worst("walls", by_algorithm(by_running), || {
            // Each has 124 999 moves, and Bob the last one.
            let columns = [(1, 125_000), (1, 125_001), (500_000, 375_001), (500_000, 375_000)];
            columns.map(|(y_a, y_b)| (H / 4, H / 2, 1, y_a, H / 4 - 1, y_b)).to_vec()
        })
        .attacks("walls that are just near enough for the hunter, and just too far")
        .wrong(
            "without-walls",
            |&board| by_reach(board, |_, column, moves| (column - moves, column + moves), halves, is_odd),
            "run-against-a-wall",
        )
        .says("Lets the runner go on beyond the border; a wall stops him, and the hunter comes up.")
        .wrong(
            "wall-at-h",
            |&(h, _, x_a, y_a, x_b, y_b)| by_reach((h, h, x_a, y_a, x_b, y_b), reached, halves, is_odd),
            "all",
        )
        .says("Takes h for the number of columns; it is that of the rows.")
        .wrong("as-many-moves-for-both", |&board| by_reach(board, reached, |d| [d / 2; 2], is_odd), "odd-distance")
        .says("Gives both players as many moves; if the distance is odd, Alice has one more.")
        .wrong("alice-hunts", |&board| by_reach(board, reached, halves, |_| true), "same-column-at-distance-2")
        .says("Lets Alice hunt at every distance; if it is even, Bob makes the last move, and she has to run.")
        .wrong(
            "chips-that-have-passed",
            |&(h, w, x_a, y_a, x_b, y_b)| {
                let [above, below] = [x_a.min(x_b), x_a.max(x_b)];
                by_reach((h, w, above, y_a, below, y_b), reached, halves, is_odd)
            },
            "sample-1",
        )
        .says("Takes the distance of the rows without its sign; if Bob is above Alice, the chips go apart.")
        .wrong(
            "columns-first",
            |&(h, w, x_a, y_a, x_b, y_b)| by_reach((w, h, y_a, x_a, y_b, x_b), reached, halves, is_odd),
            "sample-1",
        )
        .says("Takes the first number of a cell for its column; it is the row.")
        .refused([("one-cell", "1\n@3 3 2 2 2 2\n", "chips on different cells")])
        .main()
}

/// The largest number of boards, of rows in all, and of columns.
const T: usize = 10_000;
const H: u32 = 1_000_000;
const W: u32 = 1_000_000_000;

/// The rows, the columns, and the row and the column of Alice's chip and of Bob's.
type Board = (u32, u32, u32, u32, u32, u32);

/// A row and a column.
type Cell = (u32, u32);

/// The cells of the two chips, and whether Alice is to move.
type Position = ([Cell; 2], bool);

/// Greater if Alice wins.
fn by_play(&(h, w, x_a, y_a, x_b, y_b): &Board) -> Ordering {
    // To the next row, in the same column or in one beside it.
    let moves = |&(chips, is_alice): &Position| {
        let [own, other] = if is_alice { chips } else { [chips[1], chips[0]] };
        let row = if is_alice { own.0 + 1 } else { own.0 - 1 };
        if own == other || !(1..=h).contains(&row) {
            return vec![];
        }
        let columns = (own.1 - 1..=own.1 + 1).filter(|column| (1..=w).contains(column));
        let step = |column| if is_alice { [(row, column), other] } else { [other, (row, column)] };
        columns.map(|column| (step(column), !is_alice)).collect()
    };
    // The other player has just come to this player's chip, or this one has no row ahead.
    let ending = |&([alice, bob], _): &Position, after: &[Ordering]| {
        let end = if alice == bob { Ordering::Less } else { Ordering::Equal };
        after.iter().map(|ending| ending.reverse()).max().unwrap_or(end)
    };
    let mut play = Play::new(moves, ending)
        .board(|&([alice, bob], _)| {
            let piece = |cell: Cell| match () {
                () if alice == bob && cell == alice => "×",
                () if cell == alice => "A",
                () if cell == bob => "B",
                () => "",
            };
            if u64::from(h) * u64::from(w) > 400 {
                let words = |(row, column): Cell| format!("row {row}, column {column}");
                return board::numbers([("Alice", words(alice)), ("Bob", words(bob))]);
            }
            board::grid((1..=h).map(|row| (1..=w).map(move |column| piece((row, column))).collect_vec()))
        })
        .label(|&(_, is_alice), &(chips, _)| {
            let (row, column) = chips[usize::from(!is_alice)];
            format!("row {row}, column {column}")
        })
        .mover(|&(_, is_alice)| if is_alice { "Alice" } else { "Bob" });
    play.value(&([(x_a, y_a), (x_b, y_b)], true))
}

fn winner(ending: &Ordering) -> String {
    ["Bob", "Draw", "Alice"][(*ending as i8 + 1) as usize].to_owned()
}

/// The runner goes straight to the left or straight to the right, and along the wall. The hunter steps towards him. If
/// he catches him both times, he wins.
fn by_running(&(_, w, x_a, y_a, x_b, y_b): &Board) -> Ordering {
    if x_b <= x_a {
        return Ordering::Equal;
    }
    let alice_hunts = (x_b - x_a) % 2 == 1;
    let [y_a, y_b, w] = [y_a, y_b, w].map(i64::from);
    let is_caught = |way: i64| {
        let (mut hunter, mut runner) = if alice_hunts { (y_a, y_b) } else { (y_b, y_a) };
        // The hunter makes the last move.
        for left in (0..x_b - x_a).rev() {
            if left % 2 == 0 {
                hunter += (runner - hunter).signum();
            } else {
                runner = (runner + way).clamp(1, w);
            }
        }
        hunter == runner
    };
    match (is_caught(-1) && is_caught(1), alice_hunts) {
        (false, _) => Ordering::Equal,
        (true, true) => Ordering::Greater,
        (true, false) => Ordering::Less,
    }
}

/// The first column and the last one that a chip reaches, on a board of so many columns, from a column, with so many
/// moves.
type Reach = fn(i64, i64, i64) -> (i64, i64);

/// The claim, with what a chip reaches, how many moves Alice and Bob have at a distance, and whether she hunts there.
fn by_reach(
    (_, w, x_a, y_a, x_b, y_b): Board,
    reach: Reach,
    moves: fn(i64) -> [i64; 2],
    alice_hunts: fn(i64) -> bool,
) -> Ordering {
    let distance = i64::from(x_b) - i64::from(x_a);
    if distance <= 0 {
        return Ordering::Equal;
    }
    let [a, b] = moves(distance);
    let [alice, bob] = [(y_a, a), (y_b, b)].map(|(column, moves)| reach(w.into(), column.into(), moves));
    let covers = |hunter: (i64, i64), runner: (i64, i64)| hunter.0 <= runner.0 && runner.1 <= hunter.1;
    match alice_hunts(distance) {
        true if covers(alice, bob) => Ordering::Greater,
        false if covers(bob, alice) => Ordering::Less,
        _ => Ordering::Equal,
    }
}

fn reached(w: i64, column: i64, moves: i64) -> (i64, i64) {
    ((column - moves).max(1), (column + moves).min(w))
}

/// How many moves Alice and Bob make until they are in one row.
fn halves(distance: i64) -> [i64; 2] {
    [(distance + 1) / 2, distance / 2]
}

fn is_odd(distance: i64) -> bool {
    distance % 2 == 1
}
