//! # P9971 \[THUPC 2024 初赛\] 三步棋 — completing a pattern, judged by the number of stones
//!
//! - Judge: <https://www.luogu.com.cn/problem/P9971>
//! - 中文: 三步棋：棋子数模 3
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: search through all positions
//! - Finder: graphs › boards: a pattern is completed
//! - Course: 2: all boards of nine small games
//!
//! ## Rule
//! A pattern is given, one to four cells that are connected by their sides. In turn a player puts a stone on a free
//! cell of an empty board of 5 × 5 cells; all stones are alike. The game ends when the stones hold the pattern:
//! shifted, not turned or mirrored, all of its cells with stones, others with or without. If there are 3, 6, 9, …
//! stones then, the player who has just moved wins, else he loses. Does the first player win?
//!
//! ## Claim
//! The answer depends on the pattern alone, not on its place, and is the same for the pattern turned or mirrored. So
//! there are nine games: with one cell, with two, two games with three, and five with four. Each is searched once.
//!
//! ## Why
//! Turning or mirroring the board takes a game with one pattern to a game with the other. The rest is the rule: a
//! position is the set of its stones. A move in it wins if it completes the pattern and makes the number of stones a
//! multiple of 3, or leaves a lost position without the pattern. The board with 25 stones has every pattern, so the
//! game ends.
//!
//! ## How
//! What is known of a set of stones is kept. Moves that complete the pattern are looked at first, and a search ends at
//! the first move that wins. So no game meets more than 900 000 of the 2²⁵ sets.
//!
//! ## Cost
//! O(2²⁵ · 25) time for each of nine games, O(2²⁵) memory.

use std::collections::BTreeMap;

use grundy::io::{self, In, List, Word};
use proconio::input;

const SIDE: usize = 5;
const CELLS: usize = SIDE * SIDE;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 200> }
        let mut known = BTreeMap::new();
        for _ in 0..tests {
            let first = input.place();
            input! { from input, lines: with List(SIDE, Word::exactly(".o", SIDE)) }
            let drawn = (0..CELLS).filter(|&cell| lines[cell / SIDE][cell % SIDE] == b'o');
            let Some(pattern) = Pattern::new(drawn.map(|cell| (cell / SIDE, cell % SIDE)).collect()) else {
                first.refuse_all(SIDE, "one to four cells that hang together");
            };
            let least = pattern.least_image();
            let wins = *known.entry(least.clone()).or_insert_with(|| Game::new(&least).is_won(0));
            out.either(wins, ["Far", "Away"]);
        }
    });
}

/// Cells by line and column, in ascending order, at the edges of the lines 0 and the columns 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Pattern(Vec<(usize, usize)>);

impl Pattern {
    /// One to four cells that hang together.
    fn new(cells: Vec<(usize, usize)>) -> Option<Self> {
        let mut found: Vec<(usize, usize)> = cells.iter().copied().take(1).collect();
        let mut next = 0;
        while let Some(&(line, column)) = found.get(next) {
            next += 1;
            for &cell in &cells {
                if cell.0.abs_diff(line) + cell.1.abs_diff(column) == 1 && !found.contains(&cell) {
                    found.push(cell);
                }
            }
        }
        ((1..=4).contains(&cells.len()) && found.len() == cells.len()).then(|| Self::shifted(cells))
    }

    fn shifted(mut cells: Vec<(usize, usize)>) -> Self {
        let line = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let column = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        cells.iter_mut().for_each(|cell| *cell = (cell.0 - line, cell.1 - column));
        cells.sort_unstable();
        Self(cells)
    }

    /// The first of the eight patterns that it can be turned and mirrored into.
    fn least_image(self) -> Self {
        let mut least = self.clone();
        let mut image = self;
        for turn in 0..8 {
            // To exchange lines and columns mirrors it; with the lines the other way round, this is a turn.
            let of = |(line, column)| if turn == 4 { (column, line) } else { (column, SIDE - 1 - line) };
            image = Self::shifted(image.0.into_iter().map(of).collect());
            least = least.min(image.clone());
        }
        least
    }

    /// The sets of cells, a bit for each, that it has on the board.
    fn places(&self) -> Vec<u32> {
        let place = |shift: usize| {
            let at = |&(line, column): &(usize, usize)| {
                let (line, column) = (line + shift / SIDE, column + shift % SIDE);
                (line < SIDE && column < SIDE).then_some(1 << (line * SIDE + column))
            };
            self.0.iter().map(at).sum()
        };
        (0..CELLS).filter_map(place).collect()
    }
}

/// A game with one pattern.
struct Game {
    /// For each cell the places of the pattern that have it.
    places: Vec<Vec<u32>>,
    /// What is known of each set of stones: whether the player to move wins.
    known: Vec<Option<bool>>,
}

impl Game {
    fn new(pattern: &Pattern) -> Self {
        let places = pattern.places();
        let with = |cell: usize| places.iter().copied().filter(|place| place >> cell & 1 == 1).collect();
        Self { places: (0..CELLS).map(with).collect(), known: vec![None; 1 << CELLS] }
    }

    /// Whether the player to move wins with these stones on the board, which do not have the pattern.
    fn is_won(&mut self, stones: u32) -> bool {
        if let Some(is_won) = self.known[stones as usize] {
            return is_won;
        }
        let free = || (0..CELLS).filter(|&cell| stones >> cell & 1 == 0);
        let wins_at_once = stones.count_ones() % 3 == 2 && free().any(|cell| self.is_complete(stones, cell));
        let goes_on_to_win = |cell| !self.is_complete(stones, cell) && !self.is_won(stones | 1 << cell);
        let is_won = wins_at_once || free().any(goes_on_to_win);
        self.known[stones as usize] = Some(is_won);
        is_won
    }
    /// Whether the pattern is there when a stone has been put on this cell.
    fn is_complete(&self, stones: u32, cell: usize) -> bool {
        self.places[cell].iter().any(|place| place & !(stones | 1 << cell) == 0)
    }
}
