//! The canonical forms of positions, or their nimbers, by their moves.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use crate::partizan::canonical::{Beyond, Game, Games};
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

/// What a position is worth.
pub(crate) trait Worth: Copy + Default {
    /// That of a sum.
    fn plus(self, other: Self, games: &mut Games) -> Result<Self, Beyond>;

    /// That of a position from which the moves of Left and of Right lead to sums that are worth these.
    fn of(options: [Vec<Self>; 2], games: &mut Games) -> Result<Self, Beyond>;
}

/// A canonical form.
impl Worth for Game {
    fn plus(self, other: Self, games: &mut Games) -> Result<Self, Beyond> {
        games.sum(self, other)
    }

    fn of(options: [Vec<Self>; 2], games: &mut Games) -> Result<Self, Beyond> {
        games.of(options)
    }
}

/// A nimber, where both players have the same moves: see [`Moves::of_both`].
#[derive(Clone, Copy, Default)]
pub(crate) struct Nimber(pub u32);

impl Worth for Nimber {
    fn plus(self, other: Self, _: &mut Games) -> Result<Self, Beyond> {
        Ok(Self(self.0 ^ other.0))
    }

    fn of(options: [Vec<Self>; 2], games: &mut Games) -> Result<Self, Beyond> {
        let options = options.concat();
        games.spend(options.len())?;
        Ok(Self(mex(options.into_iter().map(|option| option.0 as usize)) as u32))
    }
}

/// The forms of positions.
pub(crate) type Forms<Position> = Worths<Position, Game>;

/// The nimbers of positions in which both players have the same moves.
pub(crate) type Nimbers<Position> = Worths<Position, Nimber>;

/// What positions are worth.
pub(crate) struct Worths<Position, Value> {
    /// Nothing for a position on the line of play that is under way.
    known: HashMap<Position, Option<Value>, Quick>,
}

/// A position on the line of play, and how many of the parts that its moves leave are known.
struct Open<Position> {
    position: Position,
    moves: Moves<Position>,
    known: usize,
}

impl<Position: Clone + Eq + Hash + Debug, Value: Worth> Worths<Position, Value> {
    pub fn new() -> Self {
        Self { known: HashMap::default() }
    }

    /// What a position is worth.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    pub fn of(
        &mut self,
        games: &mut Games,
        position: &Position,
        moves: impl Fn(&Position) -> Moves<Position>,
    ) -> Result<Value, Beyond> {
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
    ) -> Result<Value, Beyond> {
        let mut last = Value::default();
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
                let mut sum = Value::default();
                for part in &open.moves.parts[from..end as usize] {
                    sum = sum.plus(self.known[part].unwrap_or_default(), games)?;
                }
                options[usize::from(index >= open.moves.of_left)].push(sum);
                from = end as usize;
            }
            last = Value::of(options, games)?;
            if let Some(done) = line.pop() {
                self.known.insert(done.position, Some(last));
            }
        }
        Ok(last)
    }
}
