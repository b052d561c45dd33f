//! # P1971 \[NOI2011\] 兔兔与蛋蛋游戏 — the rabbit's mistakes
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1971>
//! - 中文: 兔兔与蛋蛋游戏：二分图博弈
//! - Family: [vertex games](super#vertex-games); easier [p4055](super::p4055)
//! - Theorem: [vertex game](grundy::graphs::matching)
//! - Finder: graphs › no return
//!
//! ## Rule
//! A board of n × m squares has an empty one; on every other square is a white (`O`) or a black (`X`) piece. In turn,
//! the rabbit first, the rabbit moves a white piece and the egg a black one, from a square that shares a side with the
//! empty one into it. A player who cannot move loses. A game of 2k legal moves is given. A move of the rabbit is a
//! mistake if the rabbit could force a win before it, and the egg can after it. Which moves are mistakes?
//!
//! ## Claim
//! Make a graph of the squares of the first board: join white squares with black ones beside them, and with the empty
//! square as if it were black. Take out the squares that were empty before. The player to move wins iff every maximum
//! matching covers the empty one. A move of the rabbit is a mistake iff the player to move wins before it and after it.
//!
//! ## Why
//! In each move the empty square goes to a square beside it: to a white one by a move of the rabbit, to a black one by
//! a move of the egg. So it follows the edges of the graph.
//!
//! The empty square never comes back. Call a square even or odd by its distance from the first empty square. The empty
//! square is even when the rabbit is to move, and odd when the egg is. So the rabbit moves white pieces to even
//! squares. Only the egg makes an even square empty, and for this it takes a black piece from there. In the same way
//! the egg moves black pieces to odd squares, and the rabbit takes only white pieces from there. So a piece that was
//! moved never moves again, and all others stand where they stood at first. This is the vertex game
//! ([`grundy::graphs::matching`]).
//!
//! The squares where the empty one was are taken out one by one. Keeping the matching maximum then takes one search,
//! which also says whether every maximum matching covered the square.
//!
//! ## Cost
//! O((k + √(nm)) · nm) time, O(nm) memory.

use grundy::graphs::{Graph, Matching};
use grundy::io::{self, In, Input, List, Vertex, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 40>, m: In<1, 40> }
        let first = input.place();
        input! { from input, rows: with List(n, Word::exactly("XO.", m)) }
        let board = rows.concat();
        let Ok(start) = board.iter().positions(|&piece| piece == b'.').exactly_one() else {
            first.refuse_all(n, "a board with one empty square");
        };
        input! { from input, k: In<1, 1000> }
        let walk = read_walk(board.clone(), m, start, 2 * k, input);
        let mistakes = mistakes(&board, m, &walk);
        writeln!(out, "{}", mistakes.len());
        for number in mistakes {
            writeln!(out, "{}", number + 1);
        }
    });
}

/// The squares that are empty before and after these moves.
fn read_walk(mut board: Vec<u8>, columns: usize, start: usize, moves: usize, input: &Input) -> Vec<usize> {
    let rows = board.len() / columns;
    let mut empty = start;
    let mut walk = vec![start];
    for piece in b"OX".iter().copied().cycle().take(moves) {
        let place = input.place();
        input! { from input, row: with Vertex(rows), column: with Vertex(columns) }
        let from = row * columns + column;
        if board[from] != piece || !neighbours(from, columns, board.len()).contains(&empty) {
            place.refuse_all(2, format_args!("the square of a piece {} beside the empty one", char::from(piece)));
        }
        board.swap(empty, from);
        empty = from;
        walk.push(from);
    }
    walk
}

/// The squares to the right, below, to the left and above, in a board with this number of squares.
fn neighbours(square: usize, columns: usize, squares: usize) -> Vec<usize> {
    let column = square % columns;
    let right = (column + 1 < columns).then_some(square + 1);
    let left = square.checked_sub(1).filter(|_| column > 0);
    let below = Some(square + columns).filter(|&below| below < squares);
    [right, below, left, square.checked_sub(columns)].into_iter().flatten().collect()
}

/// The rabbit's moves from 0 that are mistakes.
fn mistakes(board: &[u8], columns: usize, walk: &[usize]) -> Vec<usize> {
    let is_white = |&square: &usize| board[square] == b'O';
    let whites = (0..board.len()).filter(is_white);
    let edges = whites.flat_map(|white| {
        let beside = neighbours(white, columns, board.len()).into_iter();
        beside.filter(|square| !is_white(square)).map(move |black| (white, black))
    });
    let graph = Graph::new(board.len(), edges.collect_vec());
    let mut matching = Matching::maximum(&graph);
    let wins = walk.iter().map(|&empty| matching.remove(empty)).collect_vec();
    let rabbits = wins.chunks_exact(2);
    rabbits.positions(|wins| wins == [true, true]).collect()
}
