//! Turning a connected block of a board, by play.

use std::collections::HashMap;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p2594", Limits::known(5000, 64), oracle, small)
        .played("all boards up to 3 by 4, 2 by 6 and 5 by 2, of one row up to 10 coins and of one column up to 9")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("heads-for-tails", |input| answers(input, |board| published(board, 'H', exponent, 256)), "all-heads")
                .says("Reads H for T."),
            wrong(
                "powers-at-the-rim",
                |input| answers(input, |board| published(board, 'T', |i, j| i + j - 2, 256)),
                "one-row",
            )
            .says("Gives coins at the rim a power of 2; in a single row or column they follow Ruler."),
            wrong(
                "places-at-the-rim",
                |input| answers(input, |board| published(board, 'T', from_0_at_the_rim, 256)),
                "one-row",
            )
            .says("Counts the places at the rim from 0; they count from 1."),
            wrong("64-bits", |input| answers(input, |board| published(board, 'T', exponent, 64)), "large-exponents")
                .says("Adds exponents in 64 bits; they reach i + j − 2."),
            wrong("128-bits", |input| answers(input, |board| published(board, 'T', exponent, 128)), "large-exponents")
                .says("Adds exponents in 128 bits; they reach i + j − 2."),
            wrong(
                "sets-of-one-row-or-column",
                |input| {
                    with_sets(input, |cells| {
                        cells.iter().map(|cell| cell.0).all_equal() || cells.iter().map(|cell| cell.1).all_equal()
                    })
                },
                "all-boards-of-3-by-3",
            )
            .says("Turns sets within one row or column; any connected set may be turned."),
            wrong("rectangles", |input| with_sets(input, is_rectangle), "all-boards-of-3-by-3")
                .says("Turns rectangles; any connected set may be turned."),
        ])
        .refused([("a-row-too-short", "1\n2 3\nHTH\n@TT\n", "3 characters out of \"HT\"")])
        .main()
}

type Cell = (usize, usize);

/// All sets of cells in which every cell can be reached from every other by common sides.
fn is_connected(cells: &[Cell]) -> bool {
    let mut reached = vec![cells[0]];
    while let Some(&next) = cells.iter().find(|&&(i, j)| {
        let beside = |&(k, l): &Cell| i.abs_diff(k) + j.abs_diff(l) == 1;
        !reached.contains(&(i, j)) && reached.iter().any(beside)
    }) {
        reached.push(next);
    }
    reached.len() == cells.len()
}

/// The corner, if the set has one.
fn corner(cells: &[Cell]) -> Option<Cell> {
    let is_corner = |&&(i, j): &&Cell| cells.iter().all(|&(k, l)| k <= i && l <= j);
    cells.iter().find(is_corner).copied()
}

/// The sets that may be turned on a board, each as bits, with its corner; `allowed` is the rule.
fn sets(n: usize, m: usize, allowed: fn(&[Cell]) -> bool) -> Vec<(u32, u32)> {
    let bit = |(i, j): Cell| 1 << (i * m + j);
    (0..n)
        .cartesian_product(0..m)
        .powerset()
        .skip(1)
        .filter_map(|cells| {
            let corner = corner(&cells).filter(|_| allowed(&cells))?;
            Some((bit(corner), cells.into_iter().map(bit).sum()))
        })
        .collect()
}

fn oracle(input: &str) -> String {
    with_sets(input, is_connected)
}

fn with_sets(input: &str, allowed: fn(&[Cell]) -> bool) -> String {
    let mut plays = HashMap::new();
    answers(input, |board| {
        let (n, m) = (board.len(), board[0].len());
        let tails = board.concat().iter().positions(|&coin| coin == 'T').map(|index| 1 << index).sum();
        let play = plays.entry((n, m)).or_insert_with(|| {
            let sets = sets(n, m, allowed);
            Play::normal(move |&tails: &u32| {
                let movable = sets.iter().filter(|(corner, _)| tails & corner != 0);
                movable.map(|(_, set)| tails ^ set).collect()
            })
        });
        play.value(&tails)
    })
}

/// What is printed for a board that is won, and for one that is lost.
fn verdict(won: bool) -> &'static str {
    if won { "-_-" } else { "=_=" }
}

/// A line for each board, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<Vec<char>>) -> bool) -> String {
    cases::counted(input, |tokens| {
        let (n, _m): (usize, usize) = (tokens.read(), tokens.read());
        let rows: Vec<String> = tokens.list(n);
        verdict(wins(rows.iter().map(|row| row.chars().collect()).collect()))
    })
}

fn board(n: usize, m: usize, mut is_tail: impl FnMut(usize, usize) -> bool) -> String {
    let mut row = |i| (0..m).map(|j| if is_tail(i, j) { 'T' } else { 'H' }).join("");
    let rows = (0..n).map(&mut row).collect_vec();
    format!("{n} {m}\n{}\n", rows.iter().format("\n"))
}

fn file(boards: &[String]) -> String {
    format!("{}\n{}", boards.len(), boards.concat())
}

fn small() -> Vec<Small> {
    let all = |sizes: &[(usize, usize)]| {
        let boards = sizes
            .iter()
            .flat_map(|&(n, m)| {
                (0..1_u32 << (n * m)).map(move |tails| board(n, m, |i, j| tails >> (i * m + j) & 1 == 1))
            })
            .collect_vec();
        boards.chunks(50).map(file).collect_vec()
    };
    vec![
        Small::new("all-boards-of-one-row-or-column", all(&[(1, 1), (1, 5), (1, 10), (9, 1)])),
        Small::new("all-boards-of-two-rows-or-columns", all(&[(2, 2), (2, 3), (5, 2), (2, 6)])),
        Small::new("all-boards-of-3-by-3", all(&[(3, 3)])),
        Small::new("all-boards-of-3-by-4", all(&[(3, 4), (4, 3)])),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, 50, |boards| format!("@{boards}\n{}", repeated("1 2\nTH\n", boards))),
        Bound::integer("n", 1, 100, |n| format!("1\n@{n} 2\n{}", repeated("TH\n", n))),
        Bound::integer("m", 1, 100, |m| format!("1\n2 @{m}\n{0}\n{0}\n", repeated("T", m))),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, is_tail: fn(&mut Pcg64) -> bool| {
        Worst::known(name, attacks, move || {
            (
                {
                    let boards = mirrored(is_tail).into_iter();
                    file(&boards.map(|(board, _)| board).collect_vec())
                },
                {
                    let boards = mirrored(is_tail).into_iter();
                    boards.map(|(_, won)| verdict(won)).join("\n")
                },
            )
        })
    };
    vec![
        shape("random", "coins that cannot be predicted", |random| random.random()),
        shape("most-tails", "a value for every coin, up to 2^198", |_| true),
    ]
}

/// Fifty boards of 100 by 100, each with whether it is won.
///
/// A board that is its own mirror image in the diagonal, with heads on the diagonal, is lost: the second player turns
/// the mirror image of every set that the first one turns. For the corner of a set shows tails, so it does not lie on
/// the diagonal. Its image is below it or right of it, hence not in the set, and still shows tails. Then the board is
/// its own image again, with heads on the diagonal. A board from which a move leads to such a board is won.
fn mirrored(is_tail: fn(&mut Pcg64) -> bool) -> Vec<(String, bool)> {
    const N: usize = 100;
    let mut random = seeded(1);
    let one = |_| {
        let mut tails = vec![vec![false; N]; N];
        for (i, j) in (0..N).tuple_combinations() {
            let tail = is_tail(&mut random);
            (tails[i][j], tails[j][i]) = (tail, tail);
        }
        let won = random.random();
        if won {
            // The move: a way from a corner on the diagonal to the rim.
            let corner = random.random_range(0..N);
            let mut way = Some((corner, corner));
            while let Some((i, j)) = way {
                tails[i][j] = !tails[i][j];
                way = if random.random() { i.checked_sub(1).map(|i| (i, j)) } else { j.checked_sub(1).map(|j| (i, j)) };
            }
        }
        (board(N, N, |i, j| tails[i][j]), won)
    };
    (0..50).map(one).collect()
}

/// The XOR of powers of two over all coins that show `side`, where exponents are taken modulo `bits`.
fn published(board: Vec<Vec<char>>, side: char, exponent: fn(usize, usize) -> usize, bits: usize) -> bool {
    let mut odd = vec![false; bits];
    for (i, row) in board.iter().enumerate() {
        for (j, _) in row.iter().enumerate().filter(|(_, coin)| **coin == side) {
            odd[exponent(i + 1, j + 1) % bits] ^= true;
        }
    }
    odd.contains(&true)
}

fn exponent(i: usize, j: usize) -> usize {
    match i.min(j) {
        1 => i.max(j).trailing_zeros() as usize,
        _ => i + j - 2,
    }
}

/// Counts the places of the first row and column from 0.
fn from_0_at_the_rim(i: usize, j: usize) -> usize {
    match i.min(j) {
        1 => (i.max(j) - 1).trailing_zeros() as usize,
        _ => i + j - 2,
    }
}

fn is_rectangle(cells: &[Cell]) -> bool {
    let side = |coordinates: Vec<usize>| coordinates.into_iter().unique().count();
    let rows = side(cells.iter().map(|cell| cell.0).collect());
    let columns = side(cells.iter().map(|cell| cell.1).collect());
    is_connected(cells) && rows * columns == cells.len()
}
