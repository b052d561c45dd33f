//! Turning a connected block of a board, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let coins = list("n", row([word_of("a row", "m", "HT")]));
    let boards = Format::tests("t", 0..=50, format::all([row([len("n", 1..=N), len("m", 1..=N)]), coins]));
    Problem::tests("p2594", Limits::known(5000, 64), boards, || with_sets(is_connected), ["-_-", "=_="])
        .inputs_of(50)
        .small("boards-of-1x1-1x5-1x10-and-9x1-coins", || all_boards(&[(1, 1), (1, 5), (1, 10), (9, 1)]))
        .small("boards-of-2x2-2x3-5x2-and-2x6-coins", || all_boards(&[(2, 2), (2, 3), (5, 2), (2, 6)]))
        .small("boards-of-3x3-coins", || all_boards(&[(3, 3)]))
        .small("boards-of-3x4-and-4x3-coins", || all_boards(&[(3, 4), (4, 3)]))
        .known("random", || mirrored(|random| random.random()))
        .attacks("coins that cannot be predicted")
        .known("most-tails", || mirrored(|_| true))
        .attacks("a value for every coin, up to 2^198")
        .wrong("heads-for-tails", |board| published(board, 'H', exponent, 256), "all-heads")
        .says("Reads H for T.")
        .wrong("powers-at-the-rim", |board| published(board, 'T', |i, j| i + j - 2, 256), "one-row")
        .says("Gives coins at the rim a power of 2; in a single row or column they follow Ruler.")
        .wrong("places-at-the-rim", |board| published(board, 'T', from_0_at_the_rim, 256), "one-row")
        .says("Counts the places at the rim from 0; they count from 1.")
        .wrong("64-bits", |board| published(board, 'T', exponent, 64), "large-exponents")
        .says("Adds exponents in 64 bits; they reach i + j − 2.")
        .wrong("128-bits", |board| published(board, 'T', exponent, 128), "large-exponents")
        .says("Adds exponents in 128 bits; they reach i + j − 2.")
        .wrong_play(
            "sets-of-one-row-or-column",
            || {
                with_sets(|cells| {
                    cells.iter().map(|cell| cell.0).all_equal() || cells.iter().map(|cell| cell.1).all_equal()
                })
            },
            "boards-of-3x3-coins",
        )
        .says("Turns sets within one row or column; any connected set may be turned.")
        .wrong_play("rectangles", || with_sets(is_rectangle), "boards-of-3x3-coins")
        .says("Turns rectangles; any connected set may be turned.")
        .refused([("a-row-too-short", "1\n2 3\nHTH\n@TT\n", "3 characters out of \"HT\"")])
        .main()
}

/// The largest number of rows, and of columns.
const N: usize = 100;

/// The rows of coins.
type Board = Vec<String>;

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

fn with_sets(allowed: fn(&[Cell]) -> bool) -> impl FnMut(&Board) -> bool {
    let mut plays = HashMap::new();
    move |board| {
        let (n, m) = (board.len(), board[0].len());
        let play = plays.entry((n, m)).or_insert_with(|| {
            let sets = sets(n, m, allowed);
            let moves = move |&tails: &u32| {
                let movable = sets.iter().filter(|(corner, _)| tails & corner != 0);
                movable.map(|(_, set)| tails ^ set).collect()
            };
            Play::normal(moves)
                .board(move |&tails| {
                    board::grid(board_of(n, m, |i, j| tails >> (i * m + j) & 1 == 1).iter().map(|row| row.chars()))
                })
                .label(move |before, after| {
                    let turned = (0..n * m).filter(|index| (before ^ after) >> index & 1 == 1);
                    let cells = turned.map(|index| format!("({}, {})", index / m + 1, index % m + 1));
                    format!("turn {}", cells.format(", "))
                })
        });
        play.value(&board.concat().chars().positions(|coin| coin == 'T').map(|index| 1 << index).sum())
    }
}

fn board_of(n: usize, m: usize, is_tail: impl Fn(usize, usize) -> bool) -> Board {
    let coin = |(i, j)| if is_tail(i, j) { 'T' } else { 'H' };
    (0..n).map(|i| (0..m).map(|j| coin((i, j))).collect()).collect()
}

/// All boards of these sizes.
fn all_boards(sizes: &[(usize, usize)]) -> Vec<Board> {
    let boards = |&(n, m): &(usize, usize)| {
        (0..1_u32 << (n * m)).map(move |tails| board_of(n, m, |i, j| tails >> (i * m + j) & 1 == 1))
    };
    sizes.iter().flat_map(boards).collect()
}

/// Fifty boards of 100 by 100, and whether each is won.
///
/// A board that is its own mirror image in the diagonal, with heads on the diagonal, is lost: the second player turns
/// the mirror image of every set that the first one turns. For the corner of a set shows tails, so it does not lie on
/// the diagonal. Its image is below it or right of it, hence not in the set, and still shows tails. Then the board is
/// its own image again, with heads on the diagonal. A board from which a move leads to such a board is won.
fn mirrored(is_tail: fn(&mut Pcg64) -> bool) -> (Vec<Board>, Vec<bool>) {
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
        (board_of(N, N, |i, j| tails[i][j]), won)
    };
    (0..50).map(one).unzip()
}

/// The XOR of powers of two over all coins that show `side`, where exponents are taken modulo `bits`.
fn published(board: &Board, side: char, exponent: fn(usize, usize) -> usize, bits: usize) -> bool {
    let mut odd = vec![false; bits];
    for (i, row) in board.iter().enumerate() {
        for j in row.chars().positions(|coin| coin == side) {
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
    let rows = cells.iter().map(|cell| cell.0).unique().count();
    let columns = cells.iter().map(|cell| cell.1).unique().count();
    is_connected(cells) && rows * columns == cells.len()
}
