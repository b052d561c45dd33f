//! # P9169 \[省选联考 2023\] 过河卒 — one piece against two on a board
//!
//! - Judge: <https://www.luogu.com.cn/problem/P9169>
//! - 中文: 过河卒：一卒对两子
//! - Family: [loops](super#loops); easier [cf919f](super::cf919f), [p4576](super::p4576)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: loops › results: in how many moves
//!
//! ## Rule
//! A board with obstacles holds one black and two red pieces. Red moves first: one red piece one step up, down, left or
//! right, onto a free square or onto black, not onto the other red piece. Then black moves one step up, left or right,
//! onto a free square or onto a red piece; and so on. Before every move the game may be over: if black is in the top
//! row, black wins; else if black shares a square with red, the player who has just moved wins; else if the player to
//! move cannot, he loses. A player who can win takes as few moves as he can, and one who must lose takes as many. A
//! player who cannot win but can avoid losing does that. Who wins, after how many moves of both, or is it a tie?
//!
//! ## Claim
//! A position is the square of black, the two squares of red in any order, and the player to move. Every finished
//! position is lost for the player to move. The answer is the outcome of the start in the graph of the positions.
//!
//! ## Why
//! Black comes to the top row, and onto red, by a move of black; red comes onto black by a move of red. Either way the
//! player to move has lost, as he has when he cannot move. So where two of the ends meet they agree, and their order
//! does not matter. The red pieces are alike. The rest is retrograde analysis ([`grundy::games::retrograde`]).
//! Positions with black in the top row and black to move do not occur; they may have any value.
//!
//! ## How
//! Colour the squares like a chessboard. Every move takes one piece to the other colour, and then the other player is
//! to move. So red is to move iff the number of pieces on dark squares has the same parity as at the start, and the
//! squares of the pieces alone number the positions.
//!
//! ## Cost
//! O(s³) time and memory, s squares without obstacles.

use grundy::games::{Outcome, Outcomes, Status};
use grundy::graphs::Graph;
use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, _test: In<0, 1_000_000_000>, tests: In<0, 10> }
        for _ in 0..tests {
            input! { from input, n: In<2, 10>, m: In<1, 10> }
            let first = input.place();
            input! { from input, rows: with List(n, Word::exactly(".#XO", m)) }
            let Some(board) = Board::new(&rows) else {
                first.refuse_all(n, "a board with one X, not in its top row, and two O")
            };
            match outcome(&board) {
                (Outcome::Win, Some(moves)) => writeln!(out, "Red {moves}"),
                (Outcome::Loss, Some(moves)) => writeln!(out, "Black {moves}"),
                _ => writeln!(out, "Tie"),
            }
        }
    });
}

/// The squares without obstacles are numbered row by row.
struct Board {
    /// The row of every square, the top row being 0.
    row: Vec<usize>,
    /// Whether a square is dark.
    dark: Vec<bool>,
    /// Joins squares that lie side by side.
    steps: Graph,
    black: usize,
    reds: [usize; 2],
}

impl Board {
    /// The board in these rows, if it has the right pieces.
    fn new(rows: &[Vec<u8>]) -> Option<Self> {
        let mut number = vec![vec![None; rows[0].len()]; rows.len()];
        let (mut row, mut dark, mut steps) = (vec![], vec![], vec![]);
        let (mut blacks, mut reds) = (vec![], vec![]);
        for (r, cells) in rows.iter().enumerate() {
            for (c, &cell) in cells.iter().enumerate().filter(|&(_, &cell)| cell != b'#') {
                let square = row.len();
                number[r][c] = Some(square);
                row.push(r);
                dark.push((r + c) % 2 == 1);
                let above = r.checked_sub(1).and_then(|up| number[up][c]);
                let before = c.checked_sub(1).and_then(|left| number[r][left]);
                let sides = above.into_iter().chain(before);
                steps.extend(sides.map(|side| (side, square)));
                match cell {
                    b'X' => blacks.push(square),
                    b'O' => reds.push(square),
                    _ => {}
                }
            }
        }
        let (&[black], &[first, second]) = (&blacks[..], &reds[..]) else {
            return None;
        };
        (row[black] > 0).then(|| Self { steps: Graph::new(row.len(), steps), row, dark, black, reds: [first, second] })
    }
}

/// The outcome for red, who moves first, and after how many moves.
fn outcome(board: &Board) -> (Outcome, Option<u32>) {
    let Board { row, dark, steps, .. } = board;
    let pairs: Vec<[usize; 2]> =
        (0..row.len()).flat_map(|second| (0..second).map(move |first| [first, second])).collect();
    let red_steps = red_steps(steps);
    let number = |black: usize, pair: usize| black * pairs.len() + pair;
    let parts = |position: usize| (position / pairs.len(), position % pairs.len());

    let start = number(board.black, pair(board.reds[0], board.reds[1]));
    let is_odd = |position| {
        let (black, pair) = parts(position);
        let [first, second] = pairs[pair];
        dark[black] ^ dark[first] ^ dark[second]
    };
    let red_moves = |position| is_odd(position) == is_odd(start);

    let status = |position| match parts(position) {
        (black, pair) if row[black] == 0 || pairs[pair].contains(&black) => Status::Lost,
        (_, pair) if red_moves(position) => Status::Open(red_steps.degree(pair) as u32),
        (black, _) => {
            let ahead = steps.neighbours(black).filter(|&to| row[to] <= row[black]);
            Status::Open(ahead.count() as u32)
        }
    };
    let statuses = (0..number(row.len(), 0)).map(status);
    Outcomes::outcome_of(start, statuses, |position, found| {
        let (black, pair) = parts(position);
        if red_moves(position) {
            let from = steps.neighbours(black).filter(|&from| row[from] >= row[black]);
            found.extend(from.map(|from| number(from, pair)));
        } else {
            found.extend(red_steps.neighbours(pair).map(|from| number(black, from)));
        }
    })
}

/// Joins the pairs of squares between which two red pieces go in one step; they go back in one, too.
fn red_steps(steps: &Graph) -> Graph {
    let squares = steps.len();
    let mut edges = vec![];
    for (from, to) in steps.edges() {
        let others = (0..squares).filter(|&other| other != from && other != to);
        edges.extend(others.map(|other| (pair(from, other), pair(to, other))));
    }
    Graph::new(squares * (squares - 1) / 2, edges)
}

/// The number of the unordered pair of two different squares: 0 1, 0 2, 1 2, 0 3, …
fn pair(a: usize, b: usize) -> usize {
    let (first, second) = (a.min(b), a.max(b));
    second * (second - 1) / 2 + first
}
