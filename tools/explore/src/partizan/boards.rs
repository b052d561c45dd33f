//! Board games: a board in words, and the moves on it. In most of them the players have different ones.

use crate::partizan::from_moves::Moves;
use crate::rules::reading::Reading;
use crate::word_error::{Both, WordError};
use grundy::games::Player;

/// The board games, each with an example, and what a move does.
pub const BOARDS: [(&str, &str, &str); 11] = [
    ("domineering", "domineering 3x4", "Left places a domino vertically, Right horizontally"),
    (
        "toads and frogs",
        "toads and frogs tt..ff",
        "Left's toads move right, Right's frogs move left: one square, or jumping over one of the other kind",
    ),
    ("col", "col 3x3", "Left writes x, Right writes o on a free square, not next to the player's own sign"),
    ("snort", "snort 2x3", "Left writes x, Right writes o on a free square, not next to the other player's sign"),
    ("clobber", "clobber xo./oxo", "a stone captures a stone of the other player next to it"),
    (
        "toppling dominoes",
        "toppling dominoes xoex",
        "Left topples an x or e, Right an o or e, and with it all that stand on one side of it",
    ),
    (
        "fission",
        "fission ..../.xx./....",
        "Left splits a stone into the free squares above and below it, Right into those on its left and right",
    ),
    (
        "konane",
        "konane xoxo/ox.x/xoxo",
        "a stone jumps over a stone of the other player to the free square behind it, and may go on",
    ),
    (
        "amazons",
        "amazons x../..o",
        "an amazon moves as a queen in chess, and then shoots an arrow as a queen moves, which blocks its square",
    ),
    ("cram", "cram 3x4", "both players place dominoes, vertically or horizontally"),
    (
        "chomp",
        "chomp 2x5",
        "both players take a square with all below it and to its right, but never the upper left one",
    ),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ruleset {
    Domineering,
    ToadsAndFrogs,
    Col,
    Snort,
    Clobber,
    TopplingDominoes,
    Fission,
    Konane,
    Amazons,
    Cram,
    Chomp,
}

/// In the order of [`BOARDS`].
const RULESETS: [Ruleset; 11] = [
    Ruleset::Domineering,
    Ruleset::ToadsAndFrogs,
    Ruleset::Col,
    Ruleset::Snort,
    Ruleset::Clobber,
    Ruleset::TopplingDominoes,
    Ruleset::Fission,
    Ruleset::Konane,
    Ruleset::Amazons,
    Ruleset::Cram,
    Ruleset::Chomp,
];

/// What is on a board, a bit for each square, row by row. A square that is in none of these is blocked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells {
    /// Left's stones; where the players colour or topple, what Left may colour or topple.
    left: u64,
    /// The same for Right.
    right: u64,
    /// The free squares.
    free: u64,
}

/// A game on boards of one size, and a board.
#[derive(Clone, Debug)]
pub struct Board {
    rules: Ruleset,
    width: u32,
    height: u32,
    all: u64,
    /// The first column, and the last.
    columns: [u64; 2],
    start: Cells,
    /// The name of the game, and the signs of each row as the board was typed.
    typed: (&'static str, Vec<String>),
}

/// A row of a board, and its place in the text.
type Row = (usize, Vec<char>);

/// A step to the next square: so many columns to the right, and so many rows down.
type Step = (i32, i32);

const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const EVERYWHERE: [Step; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

const A_BOARD: Both = [
    "a board: rows of the same length, as in xo./..#, with up to 64 squares",
    "棋盘：各行一样长，如 xo./..#，至多 64 格",
];
const A_SIZE: Both = [
    "a board, as in xo./..#, or a size, as in 3x4, of up to 64 squares",
    "棋盘，如 xo./..#，或大小，如 3x4，至多 64 格",
];

impl Board {
    /// The boards that a text describes, if it begins with the name of a game: rows of signs with `/`, `|`, a blank or
    /// a new line between them, or for some games a size, rows before columns. Empty lines stand between boards.
    pub fn parse(text: &str) -> Option<Result<Vec<Self>, WordError>> {
        let letters: Vec<char> = text.chars().collect();
        let (index, length) = BOARDS.iter().enumerate().find_map(|(index, (name, ..))| {
            let length = begins_with(&letters, name)?;
            Some((index, length))
        })?;
        let named = |board: Self| Self { typed: (BOARDS[index].0, board.typed.1.clone()), ..board };
        let boards = Self::of_rest(RULESETS[index], &letters, length);
        Some(boards.map(|boards| boards.into_iter().map(named).collect()))
    }

    /// The game, and how many rows and columns the board has.
    pub(crate) fn reading(&self) -> Reading {
        let Self { height, width, typed: (name, _), rules, .. } = self;
        let [english, chinese] = match rules {
            Ruleset::Chomp => ["; nobody may eat the square at the upper left", "；左上角的一格不能吃"],
            _ => [""; 2],
        };
        let size = self.size();
        let in_chinese = crate::names().iter().find(|known| known.all().any(|of| of.eq_ignore_ascii_case(name)));
        let in_chinese = in_chinese.map_or(*name, |known| known.in_chinese());
        Reading::new(format!("{name}, {size}{english}"), format!("{in_chinese}，{height} 行 {width} 列{chinese}"))
    }

    /// How many rows and columns it has, in words.
    pub(crate) fn size(&self) -> String {
        let plural = |count: u32| if count == 1 { "" } else { "s" };
        let Self { height, width, .. } = self;
        format!("{height} row{} and {width} column{}", plural(*height), plural(*width))
    }

    /// The signs of each row.
    pub(crate) fn rows(&self) -> &[String] {
        &self.typed.1
    }

    fn of_rest(rules: Ruleset, letters: &[char], from: usize) -> Result<Vec<Self>, WordError> {
        let is_gap = |letter: char| letter.is_whitespace() || "/|:".contains(letter);
        let (mut boards, mut rows): (Vec<Self>, Vec<Row>) = (vec![], vec![]);
        let (mut is_row, mut lines) = (false, 0);
        for (place, &letter) in letters.iter().enumerate().skip(from) {
            if is_gap(letter) {
                is_row = false;
                lines += u32::from(letter == '\n');
                continue;
            }
            if lines >= 2 && !rows.is_empty() {
                boards.push(Self::of_rows(rules, &rows)?);
                rows.clear();
            }
            match rows.last_mut().filter(|_| is_row) {
                Some((_, row)) => row.extend(letter.to_lowercase()),
                None => rows.push((place, letter.to_lowercase().collect())),
            }
            (is_row, lines) = (true, 0);
        }
        if rows.is_empty() {
            return Err(rules.error(letters.len(), &[]));
        }
        // 3 x 4 is 3x4.
        if let [(place, height), (_, sign), (_, width)] = &rows[..]
            && [height, width].iter().all(|side| side.iter().all(char::is_ascii_digit))
            && (["x", "×", "by", "*"].contains(&&sign.iter().collect::<String>()[..]))
        {
            rows = vec![(*place, [&height[..], &['x'], &width[..]].concat())];
        }
        // A row with blanks in it may be meant, or a column.
        let first = rows[0].0;
        let rest: String = letters[first..].iter().collect();
        if rows.len() > 1
            && rows.iter().all(|(_, row)| row.len() == 1)
            && !rest.trim_end().contains(['/', '|', ':', '\n'])
        {
            let signs: Vec<String> = rows.iter().map(|(_, row)| row.iter().collect()).collect();
            let name: String = letters[..from].iter().collect::<String>().trim().to_owned();
            let nearest = ["", "/"].map(|between| format!("{name} {}", signs.join(between)));
            let error = WordError::at(
                letters,
                first,
                ["squares of a row without blanks, or \"/\" between rows", "一行中不带空格的各格，或隔开各行的“/”"],
            );
            return Err(WordError { word: rest.trim_end().to_owned(), nearest: nearest.to_vec(), ..error });
        }
        boards.push(Self::of_rows(rules, &rows)?);
        Ok(boards)
    }

    fn of_rows(rules: Ruleset, rows: &[Row]) -> Result<Self, WordError> {
        let (place, first) = &rows[0];
        if rows.len() == 1 && first[0].is_ascii_digit() {
            let text: String = first.iter().collect();
            let sides =
                text.split_once(['x', '×']).and_then(|(rows, columns)| rows.parse().ok().zip(columns.parse().ok()));
            let fits = |&(height, width): &(u32, u32)| {
                rules.has_sizes() && height > 0 && width > 0 && height.checked_mul(width).is_some_and(|all| all <= 64)
            };
            let (height, width) = sides.filter(fits).ok_or_else(|| rules.error(*place, first))?;
            return Ok(Self::empty(rules, width, height).begun());
        }
        let width = first.len();
        if width * rows.len() > 64 {
            return Err(rules.error(*place, first));
        }
        let mut board = Self::empty(rules, width as u32, rows.len() as u32);
        let mut bit = 1;
        for (place, row) in rows {
            if row.len() != width {
                return Err(rules.error(*place, row));
            }
            for (column, &sign) in row.iter().enumerate() {
                let cell = rules.cell(sign).ok_or_else(|| rules.error(place + column, &[sign]))?;
                let Cells { left, right, free } = &mut board.start;
                for (mask, has) in [left, right, free].into_iter().zip(cell) {
                    *mask |= if has { bit } else { 0 };
                }
                bit = u64::wrapping_shl(bit, 1);
            }
        }
        if rules == Ruleset::Chomp && board.start.free & 1 == 0 {
            return Err(rules.error(*place, first));
        }
        board.typed.1 = rows.iter().map(|(_, row)| row.iter().collect()).collect();
        Ok(board.coloured())
    }

    fn empty(rules: Ruleset, width: u32, height: u32) -> Self {
        let all = u64::MAX >> (64 - width * height);
        let first = (0..height).fold(0, |all, row| all | 1 << (row * width));
        Self {
            rules,
            width,
            height,
            all,
            columns: [first, first << (width - 1)],
            start: Cells::default(),
            typed: ("", vec![]),
        }
    }

    /// The board as a game begins on it.
    fn begun(mut self) -> Self {
        match self.rules {
            Ruleset::Clobber => {
                let is_left = |square: u32| (square / self.width + square % self.width).is_multiple_of(2);
                let left = (0..self.width * self.height)
                    .filter(|&square| is_left(square))
                    .fold(0, |all, square| all | 1 << square);
                self.start = Cells { left, right: self.all & !left, free: 0 };
            }
            _ => self.start.free = self.all,
        }
        self.typed.1 = self.signs().split('/').map(str::to_owned).collect();
        self.coloured()
    }

    /// Where squares are coloured, the board as it is played on: what each player may still colour.
    fn coloured(mut self) -> Self {
        let Cells { left, right, free } = self.start;
        let [by_left, by_right] = [left, right].map(|stones| self.beside(stones));
        self.start = match self.rules {
            Ruleset::Col => Cells { left: free & !by_left, right: free & !by_right, free: 0 },
            Ruleset::Snort => Cells { left: free & !by_right, right: free & !by_left, free: 0 },
            _ => self.start,
        };
        self
    }

    /// Each of these squares, so many columns to the right and rows down, if it is on the board.
    fn shifted(&self, squares: u64, (right, down): Step) -> u64 {
        let across = match right {
            0 => squares,
            1 => (squares & !self.columns[1]) << 1,
            _ => (squares & !self.columns[0]) >> 1,
        };
        match down {
            0 => across,
            1 => across.checked_shl(self.width).unwrap_or(0) & self.all,
            _ => across.checked_shr(self.width).unwrap_or(0),
        }
    }

    fn beside(&self, squares: u64) -> u64 {
        STRAIGHT.iter().fold(0, |all, &step| all | self.shifted(squares, step))
    }

    /// The board as signs, rows with `/` between them; where squares are coloured, what each player may still colour.
    pub(crate) fn signs(&self) -> String {
        let Cells { left, right, free } = self.start;
        let sign = |square: u32| match [left, right, free].map(|squares| squares >> square & 1 == 1) {
            [true, true, _] => 'e',
            [true, ..] => {
                if self.rules == Ruleset::ToadsAndFrogs {
                    't'
                } else {
                    'x'
                }
            }
            [_, true, _] => {
                if self.rules == Ruleset::ToadsAndFrogs {
                    'f'
                } else {
                    'o'
                }
            }
            [.., true] => '.',
            _ => '#',
        };
        let rows = (0..self.height).map(|row| (0..self.width).map(|column| sign(row * self.width + column)).collect());
        rows.collect::<Vec<String>>().join("/")
    }

    /// Whether positions of both boards are played alike.
    pub(crate) fn shape(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// The independent parts of the board at the start, whose sum it is.
    pub(crate) fn parts(&self) -> Vec<Cells> {
        let mut parts = vec![];
        match self.rules {
            Ruleset::TopplingDominoes => {
                for row in 0..self.height {
                    let line = u64::MAX >> (64 - self.width) << (row * self.width);
                    let Cells { left, right, .. } = self.start;
                    parts.push(lowered(Cells { left: left & line, right: right & line, free: 0 }));
                }
            }
            _ => parts.extend(self.split(self.start)),
        }
        parts
    }

    /// Whether both players have the same moves.
    pub(crate) fn is_impartial(&self) -> bool {
        matches!(self.rules, Ruleset::Cram | Ruleset::Chomp)
    }

    /// The moves on a part, where both players have the same.
    pub(crate) fn moves_of_both(&self, cells: &Cells) -> Moves<Cells> {
        Moves::of_both(|moves| self.add_moves(*cells, Player::Left, moves))
    }

    /// The moves on a part.
    pub(crate) fn moves(&self, cells: &Cells) -> Moves<Cells> {
        Moves::by(|player, moves| self.add_moves(*cells, player, moves))
    }

    fn add_moves(&self, cells: Cells, player: Player, moves: &mut Moves<Cells>) {
        let Cells { left, right, free } = cells;
        let is_left = player == Player::Left;
        let (own, other) = if is_left { (left, right) } else { (right, left) };
        // The board with these stones of the player who moves, and of the other.
        let after = |own: u64, other: u64, free: u64| {
            let [left, right] = if is_left { [own, other] } else { [other, own] };
            Cells { left, right, free }
        };
        match self.rules {
            Ruleset::Domineering => {
                let shift = if is_left { self.width } else { 1 };
                let first = free & self.shifted(free, if is_left { (0, -1) } else { (-1, 0) });
                for bit in bits(first) {
                    moves.add(self.split(Cells { free: free & !(bit | bit << shift), ..cells }));
                }
            }
            Ruleset::Cram => {
                for (step, shift) in [((0, -1), self.width), ((-1, 0), 1)] {
                    for bit in bits(free & self.shifted(free, step)) {
                        moves.add(self.split(Cells { free: free & !(bit | bit << shift), ..cells }));
                    }
                }
            }
            Ruleset::Chomp => {
                for bit in bits(free & !1) {
                    let place = bit.trailing_zeros();
                    // The columns from this one on, in its row and below.
                    let row = (u64::MAX >> (64 - self.width)) & (u64::MAX << (place % self.width));
                    let rows = (place / self.width..self.height).fold(0, |all, down| all | row << (down * self.width));
                    moves.add([Cells { free: free & !rows, ..cells }]);
                }
            }
            Ruleset::ToadsAndFrogs => {
                let step = if is_left { (1, 0) } else { (-1, 0) };
                let next = |squares| self.shifted(squares, step);
                for from in bits(own) {
                    let one = next(from);
                    let to = if one & free != 0 {
                        one
                    } else if one & other != 0 {
                        next(one) & free
                    } else {
                        0
                    };
                    if to != 0 {
                        moves.add(self.split(after(own ^ from ^ to, other, free ^ from ^ to)));
                    }
                }
            }
            Ruleset::Col | Ruleset::Snort => {
                for square in bits(own) {
                    let beside = self.beside(square);
                    let [own, other] = match self.rules {
                        Ruleset::Col => [own & !beside, other],
                        _ => [own, other & !beside],
                    };
                    moves.add(self.split(after(own & !square, other & !square, 0)));
                }
            }
            Ruleset::Clobber => {
                for step in STRAIGHT {
                    for from in bits(own) {
                        let to = self.shifted(from, step) & other;
                        if to != 0 {
                            moves.add(self.split(after(own ^ from ^ to, other ^ to, 0)));
                        }
                    }
                }
            }
            Ruleset::TopplingDominoes => {
                for domino in bits(own) {
                    let before = domino - 1;
                    for kept in [before, !(before | domino)] {
                        let rest = lowered(Cells { left: left & kept, right: right & kept, free: 0 });
                        moves.add((rest != Cells::default()).then_some(rest));
                    }
                }
            }
            Ruleset::Fission => {
                let steps = if is_left { [(0, 1), (0, -1)] } else { [(1, 0), (-1, 0)] };
                for from in bits(left) {
                    let [to, back] = steps.map(|step| self.shifted(from, step) & free);
                    if to != 0 && back != 0 {
                        moves.add([Cells { left: left ^ from ^ to ^ back, free: free ^ from ^ to ^ back, ..cells }]);
                    }
                }
            }
            Ruleset::Konane => {
                for step in STRAIGHT {
                    for from in bits(own) {
                        let (mut at, mut taken) = (from, 0);
                        loop {
                            let over = self.shifted(at, step) & other;
                            let to = self.shifted(over, step) & free;
                            if to == 0 {
                                break;
                            }
                            taken |= over;
                            at = to;
                            moves.add([after(own ^ from ^ to, other ^ taken, free ^ from ^ to ^ taken)]);
                        }
                    }
                }
            }
            Ruleset::Amazons => {
                for from in bits(own) {
                    let open = free | from;
                    for to in bits(self.queen(from, open)) {
                        for shot in bits(self.queen(to, open)) {
                            moves.add(self.split(after(own ^ from ^ to, other, (open ^ to) & !shot)));
                        }
                    }
                }
            }
        }
    }

    /// Where a queen may go over these squares.
    fn queen(&self, from: u64, open: u64) -> u64 {
        let mut all = 0;
        for step in EVERYWHERE {
            let mut at = self.shifted(from, step) & open;
            while at != 0 {
                all |= at;
                at = self.shifted(at, step) & open;
            }
        }
        all
    }

    /// The parts of a board between which no move ever reaches, each moved to the upper left corner, but for those in
    /// which nobody can move.
    fn split(&self, cells: Cells) -> impl Iterator<Item = Cells> {
        let Cells { left, right, free } = cells;
        let mut rest = match self.rules {
            // Where stones jump, or fly apart, all hangs together.
            Ruleset::Fission | Ruleset::Konane | Ruleset::TopplingDominoes | Ruleset::Chomp => 0,
            _ => left | right | free,
        };
        let mut whole = (rest == 0).then_some(cells);
        if self.rules == Ruleset::ToadsAndFrogs {
            rest &= !self.stuck(cells);
        }
        let steps = match self.rules {
            Ruleset::Amazons => &EVERYWHERE[..],
            Ruleset::ToadsAndFrogs => &STRAIGHT[..2],
            _ => &STRAIGHT[..],
        };
        std::iter::from_fn(move || {
            if let Some(whole) = whole.take() {
                return Some(whole);
            }
            while rest != 0 {
                let mut part = rest & rest.wrapping_neg();
                loop {
                    let more = steps.iter().fold(part, |all, &step| all | self.shifted(part, step)) & rest;
                    if more == part {
                        break;
                    }
                    part = more;
                }
                rest &= !part;
                let cells = Cells { left: left & part, right: right & part, free: free & part };
                let is_live = match self.rules {
                    Ruleset::Domineering | Ruleset::Cram => !part.is_power_of_two(),
                    Ruleset::Clobber => cells.left != 0 && cells.right != 0,
                    Ruleset::Col | Ruleset::Snort => true,
                    _ => (cells.left | cells.right) != 0 && cells.free != 0,
                };
                if is_live {
                    return Some(self.in_corner(cells, part));
                }
            }
            None
        })
    }

    /// A part without the empty rows above it and the empty columns before it.
    fn in_corner(&self, cells: Cells, part: u64) -> Cells {
        let up = part.trailing_zeros() / self.width * self.width;
        let mut left = 0;
        while part & self.columns[0] << left == 0 {
            left += 1;
        }
        let moved = |squares: u64| squares >> up >> left;
        Cells { left: moved(cells.left), right: moved(cells.right), free: moved(cells.free) }
    }

    /// The toads and frogs that never move again, and over which nobody jumps: frogs at the left end, toads at the
    /// right end, and two toads before two frogs.
    fn stuck(&self, cells: Cells) -> u64 {
        let Cells { left, right, .. } = cells;
        let back = |squares: u64| self.shifted(squares, (-1, 0));
        let on = |squares: u64| self.shifted(squares, (1, 0));
        let first = left & back(left) & back(back(right)) & back(back(back(right)));
        let mut stuck = first | on(first) | on(on(first)) | on(on(on(first)));
        loop {
            // What is at an end, the board's or a stuck one's, on its way.
            let frogs = right & (self.columns[0] | on(stuck));
            let toads = left & (self.columns[1] | back(stuck));
            let more = stuck | frogs | toads;
            if more == stuck {
                return stuck;
            }
            stuck = more;
        }
    }
}

impl Ruleset {
    fn error(self, place: usize, word: &[char]) -> WordError {
        let expected = if self.has_sizes() { A_SIZE } else { A_BOARD };
        WordError { place: place + 1, word: word.iter().take(30).collect(), expected, nearest: vec![] }
    }

    fn has_sizes(self) -> bool {
        matches!(self, Self::Domineering | Self::Col | Self::Snort | Self::Clobber | Self::Cram | Self::Chomp)
    }

    /// Whether a sign is Left's, Right's, and free.
    fn cell(self, sign: char) -> Option<[bool; 3]> {
        let (left, right, free) = ([true, false, false], [false, true, false], [false, false, true]);
        match (self, sign) {
            (Self::TopplingDominoes, '.' | '#') => None,
            (_, '.' | '_') => Some(free),
            (_, '#') => Some([false; 3]),
            (Self::Domineering | Self::Cram | Self::Chomp, _) => None,
            (Self::ToadsAndFrogs, 't') | (Self::Fission, 'x') => Some(left),
            (Self::ToadsAndFrogs, 'f') => Some(right),
            (Self::ToadsAndFrogs | Self::Fission, _) => None,
            (Self::TopplingDominoes, 'e' | 'g') => Some([true, true, false]),
            (_, 'x' | 'l' | 'b') => Some(left),
            (_, 'o' | 'r' | 'w') => Some(right),
            _ => None,
        }
    }
}

/// The bits of a number, each alone.
fn bits(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = squares & squares.wrapping_neg();
        squares ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// A row of dominoes, its first one at the first place.
fn lowered(cells: Cells) -> Cells {
    let shift = (cells.left | cells.right).trailing_zeros().min(63);
    Cells { left: cells.left >> shift, right: cells.right >> shift, free: 0 }
}

/// How long a name is at the beginning of a text, whose blanks may be any, and hyphens, too.
pub(crate) fn begins_with(text: &[char], name: &str) -> Option<usize> {
    let is_gap = |letter: char| letter.is_whitespace() || letter == '-' || letter == '_';
    let mut place = text.iter().take_while(|letter| letter.is_whitespace()).count();
    let mut skipped = 0;
    for (index, letter) in name.char_indices() {
        if skipped > 0 {
            skipped -= 1;
        } else if name[index..].starts_with("and ") && text.get(place) == Some(&'&') {
            place += 1;
            skipped = 2;
        } else if letter == ' ' {
            let gap = text[place..].iter().take_while(|&&letter| is_gap(letter)).count();
            place += gap;
            if gap == 0 {
                return None;
            }
        } else {
            let fits = text.get(place).is_some_and(|next| next.to_lowercase().eq([letter]));
            place += fits.then_some(1)?;
        }
    }
    text.get(place).is_none_or(|next| !next.is_alphanumeric()).then_some(place)
}
