//! Positions by numbers, and where moves lead from one to another.

use std::hash::{BuildHasher, Hash};

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::work;

/// Positions in the order in which they were met, which is their number.
pub(crate) struct Numbered<Position> {
    positions: Vec<Position>,
    index: Index,
}

impl<Position: Eq + Hash> Numbered<Position> {
    pub(crate) fn new() -> Self {
        Self { positions: vec![], index: Index::default() }
    }

    /// The number of `position`, a new one where it is new.
    pub(crate) fn number(&mut self, position: Position) -> usize {
        let Self { positions, index } = self;
        let number = index.number(FxBuildHasher.hash_one(&position), &|number| positions[number] == position);
        if number == positions.len() {
            positions.push(position);
        }
        number
    }

    /// The positions, by their numbers.
    pub(crate) fn all(&self) -> &[Position] {
        &self.positions
    }

    /// What was found for each position, by its number.
    pub(crate) fn with<Value>(self, mut values: Vec<Value>) -> FxHashMap<Position, Value> {
        values.truncate(self.positions.len());
        self.positions.into_iter().zip(values).collect()
    }
}

/// The position of a number.
impl<Position> std::ops::Index<usize> for Numbered<Position> {
    type Output = Position;

    fn index(&self, number: usize) -> &Position {
        &self.positions[number]
    }
}

/// Where things stand that are numbered as they come, by their hashes. It does not know the things, so it is compiled
/// once, not for each kind of them.
#[derive(Default)]
struct Index {
    /// The first thing with this hash.
    first: FxHashMap<u64, u32>,
    /// For each thing the next one with the same hash, or itself.
    next: Vec<u32>,
}

impl Index {
    /// The number of the thing with this hash that `is_same`, a new one if there is none.
    fn number(&mut self, hash: u64, is_same: &dyn Fn(usize) -> bool) -> usize {
        let new = u32::try_from(self.next.len()).expect("fewer than 2³² things");
        let mut number = *self.first.entry(hash).or_insert(new);
        while number != new && !is_same(number as usize) {
            let next = &mut self.next[number as usize];
            if *next == number {
                *next = new;
            }
            number = *next;
        }
        if number == new {
            self.next.push(new);
        }
        number as usize
    }
}

/// All positions that can be reached, and from each what `moves` gives, in its order. A position where `is_end` holds
/// is not left.
pub(crate) struct Graph<Position, Edge> {
    pub(crate) positions: Numbered<Position>,
    pub(crate) edges: Vec<Vec<Edge>>,
}

impl<Position: Clone + Eq + Hash, Edge> Graph<Position, Edge> {
    /// `edge` makes a position reached, given by its number, of what a move gives.
    pub(crate) fn new<Move>(
        starts: impl IntoIterator<Item = Position>,
        moves: impl Fn(&Position) -> Vec<Move>,
        is_end: impl Fn(&Position) -> bool,
        edge: impl Fn(Move, &mut dyn FnMut(Position) -> u32) -> Edge,
    ) -> Self {
        let mut positions = Numbered::new();
        for start in starts {
            positions.number(start);
        }
        let mut edges = vec![];
        while let Some(position) = positions.positions.get(edges.len()).cloned() {
            work::count_position();
            let next = if is_end(&position) { vec![] } else { moves(&position) };
            work::count(next.len());
            let numbered = next.into_iter().map(|next| edge(next, &mut |position| positions.number(position) as u32));
            edges.push(numbered.collect());
        }
        Self { positions, edges }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_with_the_same_hash_have_their_own_numbers() {
        let (mut index, mut things) = (Index::default(), vec![]);
        for (hash, thing) in [(7, 'a'), (7, 'b'), (7, 'a'), (8, 'd'), (7, 'c'), (7, 'b'), (8, 'd'), (7, 'c')] {
            let number = index.number(hash, &|number| things[number] == thing);
            if number == things.len() {
                things.push(thing);
            }
            assert_eq!(things[number], thing);
        }
        assert_eq!(things, ['a', 'b', 'd', 'c']);
    }
}
