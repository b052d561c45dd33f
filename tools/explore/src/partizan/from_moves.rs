//! The canonical forms of positions, by their moves.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use crate::partizan::canonical::{Beyond, Game, Games, ZERO};
use crate::play::memo::{Quick, repeats};
use grundy::games::Player;
use grundy::games::sg::mex;

/// What the moves of a position lead to: sums of positions, one behind the other.
pub(crate) struct Moves<Position> {
    parts: Vec<Position>,
    /// Where each sum ends, in the order of the moves of Left and then of Right.
    ends: Vec<u32>,
    /// How many moves Left has.
    of_left: usize,
}

impl<Position> Moves<Position> {
    /// The moves that are added for each player.
    pub fn by(mut add: impl FnMut(Player, &mut Self)) -> Self {
        let mut moves = Self { parts: vec![], ends: vec![], of_left: 0 };
        add(Player::Left, &mut moves);
        moves.of_left = moves.ends.len();
        add(Player::Right, &mut moves);
        moves
    }

    /// The moves that are added, where both players have the same.
    pub fn of_both(add: impl FnOnce(&mut Self)) -> Self {
        let mut moves = Self { parts: vec![], ends: vec![], of_left: 0 };
        add(&mut moves);
        moves
    }

    /// A move that leaves this sum.
    pub fn add(&mut self, sum: impl IntoIterator<Item = Position>) {
        self.parts.extend(sum);
        self.ends.push(self.parts.len() as u32);
    }
}

/// So many bytes are kept of each position, besides some for two of its kind.
const KEPT: usize = 16;

/// The nimbers of positions in which both players have the same moves.
pub(crate) struct Nimbers<Position> {
    known: HashMap<Position, u32, Quick>,
}

impl<Position: Clone + Eq + Hash> Nimbers<Position> {
    pub fn new() -> Self {
        Self { known: HashMap::default() }
    }

    /// The nimber of a position, by [`Moves::of_both`]. The depth of this is that of play, on a board of few squares.
    pub fn of(
        &mut self,
        games: &mut Games,
        position: &Position,
        moves: &impl Fn(&Position) -> Moves<Position>,
    ) -> Result<u32, Beyond> {
        if let Some(&known) = self.known.get(position) {
            return Ok(known);
        }
        let Moves { parts, ends, .. } = moves(position);
        games.spend(1 + ends.len())?;
        games.keep(KEPT + 2 * size_of::<Position>());
        let (mut reached, mut from) = (vec![], 0);
        for end in ends {
            let mut sum = 0;
            for part in &parts[from..end as usize] {
                sum ^= self.of(games, part, moves)?;
            }
            reached.push(sum as usize);
            from = end as usize;
        }
        let nimber = mex(reached) as u32;
        self.known.insert(position.clone(), nimber);
        Ok(nimber)
    }
}

/// The forms of positions.
pub(crate) struct Forms<Position> {
    /// Nothing for a position on the line of play that is under way.
    known: HashMap<Position, Option<Game>, Quick>,
}

/// A position on the line of play, and how many of the parts that its moves leave are known.
struct Open<Position> {
    position: Position,
    moves: Moves<Position>,
    known: usize,
}

impl<Position: Clone + Eq + Hash + Debug> Forms<Position> {
    pub fn new() -> Self {
        Self { known: HashMap::default() }
    }

    /// The form of a position.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    pub fn of(
        &mut self,
        games: &mut Games,
        position: &Position,
        moves: impl Fn(&Position) -> Moves<Position>,
    ) -> Result<Game, Beyond> {
        if let Some(Some(known)) = self.known.get(position) {
            return Ok(*known);
        }
        let mut line = vec![self.open(position.clone(), &moves)];
        let found = self.play(games, &mut line, moves);
        // What is left on the line was not played to its end.
        for open in line {
            self.known.remove(&open.position);
        }
        found
    }

    fn open(&mut self, position: Position, moves: impl Fn(&Position) -> Moves<Position>) -> Open<Position> {
        self.known.insert(position.clone(), None);
        let moves = moves(&position);
        Open { position, moves, known: 0 }
    }

    fn play(
        &mut self,
        games: &mut Games,
        line: &mut Vec<Open<Position>>,
        moves: impl Fn(&Position) -> Moves<Position>,
    ) -> Result<Game, Beyond> {
        let mut last = ZERO;
        while let Some(open) = line.last_mut() {
            if let Some(part) = open.moves.parts.get(open.known) {
                match self.known.get(part) {
                    Some(Some(_)) => open.known += 1,
                    Some(None) => {
                        let part = part.clone();
                        repeats(&part, line.iter().map(|open| &open.position))
                    }
                    None => {
                        let part = part.clone();
                        games.spend(1)?;
                        games.keep(KEPT + 2 * size_of::<Position>());
                        let next = self.open(part, &moves);
                        line.push(next);
                    }
                }
                continue;
            }
            let mut options = [vec![], vec![]];
            let mut from = 0;
            for (index, &end) in open.moves.ends.iter().enumerate() {
                let mut sum = ZERO;
                for part in &open.moves.parts[from..end as usize] {
                    sum = games.sum(sum, self.known[part].unwrap_or_default())?;
                }
                options[usize::from(index >= open.moves.of_left)].push(sum);
                from = end as usize;
            }
            last = games.of(options)?;
            if let Some(done) = line.pop() {
                self.known.insert(done.position, Some(last));
            }
        }
        Ok(last)
    }
}
