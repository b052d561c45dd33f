//! # P13114 \[GCJ 2019 #1C\] Bacterial Tactics — lines that cut a board, and forbidden cells
//!
//! - Judge: <https://www.luogu.com.cn/problem/P13114>
//! - 中文: 细菌：整行整列切开棋盘，不许碰放射格
//! - Family: [splitting](super#splitting); easier [p10501](super::p10501)
//! - Theorem: [Sprague–Grundy](grundy::games::sg) on rectangles
//! - Finder: graphs › boards: a line of a board is filled, and cuts it
//! - Finder: counting › structures: how many first moves win
//! - Course: 9: boards that a move cuts into boards
//!
//! ## Rule
//! A board has R ≤ 15 rows and C ≤ 15 columns. Some of its cells are radioactive, the others are empty. In turn, Becca
//! first, a player puts bacteria of the type H or V on an empty cell. H spreads to the left and to the right along the
//! row, V up and down along the column, in each of the two directions cell by cell, until the border or a cell with
//! bacteria stops it. If it comes to a radioactive cell, the player who put it there loses at once. A player who finds
//! no empty cell loses, too. How many first moves of Becca win? Moves differ in the cell or in the type.
//!
//! ## Claim
//! A line of a rectangle is one of its rows or columns, as far as it lies in the rectangle. A line is safe if no cell
//! of it is radioactive. Every safe line leaves two rectangles, one on each of its sides. A rectangle without cells has
//! the value 0. Let the value of any other one be the mex over its safe lines of the XOR of the values of these two.
//! Let w be the number of cells in all safe lines of the board for which this XOR is 0. A cell that lies in two such
//! lines counts twice. The answer is w.
//!
//! ## Why
//! A player who makes a colony come to a radioactive cell loses at once, and so does a player without a move. So this
//! is no move that helps, and we may forbid it: a player who cannot move loses.
//!
//! The cells without bacteria always form rectangles that touch each other nowhere along a side. At first there is one,
//! the board. Bacteria of type H on a cell of a rectangle spread along the row as far as the border of the rectangle,
//! as behind it there are bacteria or nothing. They pass over this whole line of the rectangle. So the move is allowed
//! iff the line is safe, and then it leaves the two rectangles above and below. The same holds for V and columns.
//!
//! So the game is a sum of rectangles, and its value is the XOR of their values ([`grundy::games::sg`]). A first move
//! wins iff the value of what it leaves is 0. A safe line can be filled from each of its cells, by bacteria of one
//! type: these are as many first moves as it has cells.
//!
//! ## Cost
//! O(R² C² (R + C)) time and O(R² C²) memory per board.

use grundy::io::{self, In, List, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for case in 1..=tests {
            input! { from input, rows: In<1, 15>, columns: In<1, 15> }
            input! { from input, board: with List(rows, Word::exactly(".#", columns)) }
            writeln!(out, "Case #{case}: {}", winning_moves(&board));
        }
    });
}

/// In how many ways a first move wins.
fn winning_moves(board: &[Vec<u8>]) -> usize {
    let (rows, columns) = (board.len(), board[0].len());
    let mut game = Game::new(board);
    // A cut leaves rectangles that end earlier, or begin later and end in the same place.
    for bottom in 1..=rows {
        for top in (0..bottom).rev() {
            for right in 1..=columns {
                for left in (0..right).rev() {
                    game.settle(Rectangle { top, bottom, left, right });
                }
            }
        }
    }
    let whole = Rectangle { top: 0, bottom: rows, left: 0, right: columns };
    let winning_rows = game.row_cuts(whole).filter(|&value| value == 0).count();
    let winning_columns = game.column_cuts(whole).filter(|&value| value == 0).count();
    winning_rows * columns + winning_columns * rows
}

/// The rows from `top` to before `bottom`, and the columns from `left` to before `right`.
#[derive(Clone, Copy)]
struct Rectangle {
    top: usize,
    bottom: usize,
    left: usize,
    right: usize,
}

impl Rectangle {
    /// A place in a table; none of the four numbers is above 15.
    fn index(self) -> usize {
        let Self { top, bottom, left, right } = self;
        top << 12 | bottom << 8 | left << 4 | right
    }
}

struct Game {
    /// The radioactive cells of each row, a bit for each column.
    rows: Vec<u32>,
    /// The same by columns.
    columns: Vec<u32>,
    /// The values of the rectangles that are settled, and 0 for those without cells.
    values: Vec<u8>,
}

impl Game {
    fn new(board: &[Vec<u8>]) -> Self {
        let (mut rows, mut columns) = (vec![0; board.len()], vec![0; board[0].len()]);
        for (row, cells) in board.iter().enumerate() {
            for (column, _) in cells.iter().enumerate().filter(|&(_, &cell)| cell == b'#') {
                rows[row] |= 1 << column;
                columns[column] |= 1 << row;
            }
        }
        Self { rows, columns, values: vec![0; 1 << 16] }
    }

    fn settle(&mut self, rectangle: Rectangle) {
        // There are at most 30 cuts, so values have five binary digits.
        let options = self.row_cuts(rectangle).chain(self.column_cuts(rectangle));
        let options = options.fold(0_u32, |options, value| options | 1 << value);
        self.values[rectangle.index()] = options.trailing_ones() as u8;
    }

    fn value(&self, rectangle: Rectangle) -> usize {
        self.values[rectangle.index()].into()
    }

    /// The value of what each safe row leaves.
    fn row_cuts(&self, all: Rectangle) -> impl Iterator<Item = usize> + '_ {
        let safe = (all.top..all.bottom).filter(move |&row| self.rows[row] & places(all.left, all.right) == 0);
        safe.map(move |row| {
            self.value(Rectangle { bottom: row, ..all }) ^ self.value(Rectangle { top: row + 1, ..all })
        })
    }

    /// The value of what each safe column leaves.
    fn column_cuts(&self, all: Rectangle) -> impl Iterator<Item = usize> + '_ {
        let safe = (all.left..all.right).filter(move |&column| self.columns[column] & places(all.top, all.bottom) == 0);
        safe.map(move |column| {
            self.value(Rectangle { right: column, ..all }) ^ self.value(Rectangle { left: column + 1, ..all })
        })
    }
}

/// The bits from one place to before another.
fn places(first: usize, end: usize) -> u32 {
    (1 << end) - (1 << first)
}
