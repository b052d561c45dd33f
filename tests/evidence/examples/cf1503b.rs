//! Tokens of colours that the judge excludes: the judge's side, by the bare rule.

use std::cell::RefCell;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::dialogue("cf1503b", Limits::known(3000, 256), |case| Box::new(Board::new(case)), matches)
        .played("boards of up to 2 × 2 cells; 3 × 3 cells with two colours named")
        .wrong_players([
            wrong_player("the-first-cell-that-has-no-such-neighbour", || player(first_fit), "small-boards-all-colours")
                .says("Fills the first cell that no neighbour forbids, and gets stuck."),
            wrong_player("the-other-colour-of-the-class", || player(other_class), "small-boards-all-colours")
                .says("Exchanges the colours of the two classes of cells."),
            wrong_player("three-on-either-class-at-once", || player(three_at_once), "three-rows-two-colours").says(
                "Puts colour 3 on either class from the beginning; it is for the class that the other two have left.",
            ),
        ])
        .promise_by(
            "the board has at least two rows",
            |case| {
                if case.trim() == "1" { vec![] } else { vec![case.to_owned()] }
            },
        )
        .bounds(bounds)
        .refused([("a-colour-that-there-is-not", "1\n@4\n", "an integer from 1 to 3")])
        .main()
}

/// The cells, by rows; 0 is empty.
struct Board {
    n: usize,
    cells: Vec<u8>,
    /// How many colours the judge names: all three, or fewer.
    colours: usize,
    is_opened: bool,
    /// The colour that the judge has named.
    excluded: Option<u8>,
    /// The colour of the last token.
    last: u8,
    /// How many cells are empty, and how many of them could take each colour.
    left: usize,
    fitting: [usize; 3],
    play: RefCell<Play<'static, Position, bool>>,
}

/// The cells, and the colour that the judge has named, where a token is to be put.
type Position = (Vec<u8>, Option<u8>);

impl Board {
    /// The case is n, and the number of colours that the judge names, if it is not 3.
    fn new(case: &str) -> Self {
        let mut tokens = Tokens::new(case);
        let n: usize = tokens.read();
        let colours = if tokens.is_empty() { 3 } else { tokens.read() };
        // A player who cannot move loses: the judge on a full board.
        let play = Play::normal(move |(cells, excluded): &Position| match excluded {
            None if cells.contains(&0) => (1..=colours as u8).map(|colour| (cells.clone(), Some(colour))).collect(),
            None => vec![],
            Some(excluded) => {
                let tokens = (0..n * n).cartesian_product(1..=3);
                let fits = |&(cell, colour): &(usize, u8)| {
                    cells[cell] == 0 && colour != *excluded && !touches(n, cells, cell, colour)
                };
                let put = |(cell, colour): (usize, u8)| {
                    let mut cells = cells.clone();
                    cells[cell] = colour;
                    (cells, None)
                };
                tokens.filter(fits).map(put).collect()
            }
        });
        let play = RefCell::new(play);
        let (cells, left) = (vec![0; n * n], n * n);
        Self { n, cells, colours, is_opened: false, excluded: None, last: 0, left, fitting: [left; 3], play }
    }

    fn touches(&self, cell: usize, colour: u8) -> bool {
        touches(self.n, &self.cells, cell, colour)
    }

    /// How many of a cell and its neighbours are empty and could take each colour.
    fn fitting_near(&self, cell: usize) -> [usize; 3] {
        let (n, i, j) = (self.n, cell / self.n, cell % self.n);
        let rows = (i.saturating_sub(1)..n.min(i + 2)).map(|i| i * n + j);
        let beside = (j.saturating_sub(1)..n.min(j + 2)).map(|j| i * n + j).filter(|&other| other != cell);
        let near = rows.chain(beside).filter(|&cell| self.cells[cell] == 0).collect_vec();
        [1, 2, 3].map(|colour| near.iter().filter(|&&cell| !self.touches(cell, colour)).count())
    }

    fn empty(&self) -> impl Iterator<Item = usize> {
        (0..self.n * self.n).filter(|&cell| self.cells[cell] == 0)
    }
}

/// Whether a cell has a neighbour of this colour.
fn touches(n: usize, cells: &[u8], cell: usize, colour: u8) -> bool {
    let (i, j) = (cell / n, cell % n);
    i > 0 && cells[cell - n] == colour
        || j > 0 && cells[cell - 1] == colour
        || i + 1 < n && cells[cell + n] == colour
        || j + 1 < n && cells[cell + 1] == colour
}

impl Referee for Board {
    fn turn(&self) -> Turn {
        if !self.is_opened {
            Turn::Judge(1)
        } else if self.excluded.is_some() {
            Turn::Program
        } else if self.left == 0 {
            Turn::Over
        } else {
            Turn::Judge(self.colours)
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        let [colour, i, j] = integers(line)?;
        let side = 1..=self.n as i64;
        if !(1..=3).contains(&colour) || !side.contains(&i) || !side.contains(&j) {
            return Err("no colour and no cell of the board".to_owned());
        }
        let (colour, cell) = (colour as u8, (i as usize - 1) * self.n + j as usize - 1);
        if self.excluded.take() == Some(colour) {
            return Err("the colour is excluded".to_owned());
        }
        if self.cells[cell] != 0 {
            return Err("the cell is not empty".to_owned());
        }
        if self.touches(cell, colour) {
            return Err("a neighbour has this colour".to_owned());
        }
        // What changes: this cell fits no colour any more, and its neighbours no longer fit this one.
        let before = self.fitting_near(cell);
        self.cells[cell] = colour;
        let after = self.fitting_near(cell);
        for colour in 0..3 {
            self.fitting[colour] = self.fitting[colour] + after[colour] - before[colour];
        }
        (self.last, self.left) = (colour, self.left - 1);
        Ok(())
    }

    fn say(&mut self, reply: usize) -> String {
        if !self.is_opened {
            self.is_opened = true;
            return format!("{}\n", self.n);
        }
        self.excluded = Some(reply as u8 + 1);
        format!("{}\n", reply + 1)
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        match manner {
            // Excludes the colour that the most empty cells could take.
            Manner::Greedy if self.is_opened => (0..self.colours).max_by_key(|&colour| self.fitting[colour]),
            Manner::Mirror if self.is_opened && self.last > 0 => Some(self.last as usize - 1),
            _ => None,
        }
    }

    fn position(&self) -> Option<String> {
        let cell = |colour: &u8| if *colour == 0 { '.' } else { char::from(b'0' + colour) };
        let rows = self.cells.chunks(self.n).map(|row| row.iter().map(cell).collect::<String>());
        (self.is_opened && self.n <= 6).then(|| rows.collect_vec().join("/"))
    }

    fn is_won(&self) -> Option<bool> {
        let is_small = self.n <= 2 || self.n == 3 && self.colours == 2;
        let wins = || self.play.borrow_mut().value(&(self.cells.clone(), self.excluded));
        is_small.then(|| wins() == self.excluded.is_some())
    }

    fn lines(&self) -> Vec<String> {
        let tokens = self.empty().cartesian_product(1..=3).filter(|_| self.n <= 3);
        tokens.map(|(cell, colour)| format!("{colour} {} {}", cell / self.n + 1, cell % self.n + 1)).collect()
    }

    fn illegal(&self) -> Vec<String> {
        if self.is_opened { vec!["0".to_owned(), "4".to_owned()] } else { vec!["0".to_owned(), "101".to_owned()] }
    }
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, 100, |n| format!("@{n}\n{}", "1\n2\n".repeat(5000))),
        Bound::integer("a", 1, 3, |colour| format!("2\n1 2 @{colour} 3\n")),
    ]
}

fn matches() -> Vec<Match> {
    let medium = || (3..=14).map(|n| n.to_string()).collect();
    let largest = || ["100", "99"].map(str::to_owned).into();
    vec![
        Match::every("small-boards-all-colours", || vec!["1".to_owned(), "2".to_owned()]),
        Match::every("three-rows-two-colours", || vec!["3 2".to_owned()]),
        Match::by(Manner::Random, "random-up-to-14-rows", medium),
        Match::by(Manner::Greedy, "greedy-up-to-14-rows", medium),
        Match::by(Manner::Mirror, "mirror-up-to-14-rows", medium),
        Match::largest(Manner::Random, "largest-random", largest),
        Match::largest(Manner::Greedy, "largest-greedy", largest),
        Match::largest(Manner::Mirror, "largest-mirror", largest),
    ]
}

/// A player who chooses a colour and a cell from the board, in which the colour named is excluded.
fn player(choose: fn(&Board) -> (u8, usize)) -> Answers {
    let mut board = None;
    Box::new(move |line| {
        let Some(board) = &mut board else {
            board = Some(Board::new(line));
            return String::new();
        };
        board.excluded = line.parse().ok();
        let (colour, cell) = choose(board);
        board.cells[cell] = colour;
        format!("{colour} {} {}\n", cell / board.n + 1, cell % board.n + 1)
    })
}

/// The first cell that takes a colour allowed, row by row, with the least such colour.
fn first_fit(board: &Board) -> (u8, usize) {
    let colours = (1..=3).filter(|&colour| board.excluded != Some(colour));
    let mut all = board.empty().cartesian_product(colours);
    let fits = all.find(|&(cell, colour)| !board.touches(cell, colour));
    fits.map_or((1, board.empty().next().unwrap_or(0)), |(cell, colour)| (colour, cell))
}

fn is_black(board: &Board, cell: usize) -> bool {
    (cell / board.n + cell % board.n) % 2 == 0
}

/// The right classes, but when one is full the other takes the colour of the full one, where its own is excluded.
fn other_class(board: &Board) -> (u8, usize) {
    let wanted = if board.excluded == Some(1) { 2 } else { 1 };
    let class = board.empty().find(|&cell| is_black(board, cell) == (wanted == 1));
    (wanted, class.or(board.empty().next()).unwrap_or(0))
}

/// 3 on whatever cell is next, whenever it is allowed; else 1 on black and 2 on white.
fn three_at_once(board: &Board) -> (u8, usize) {
    let next = board.empty().next().unwrap_or(0);
    if board.excluded != Some(3) && !board.touches(next, 3) {
        return (3, next);
    }
    let wanted = if board.excluded == Some(1) { 2 } else { 1 };
    let class = board.empty().find(|&cell| is_black(board, cell) == (wanted == 1));
    class.map_or((3, next), |cell| (wanted, cell))
}
