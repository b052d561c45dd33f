//! What follows from what the moves lead to, without recursion.

use std::collections::HashMap;
use std::hash::Hash;

/// What is known of each position of a game that ends.
pub(crate) struct Memo<Position, Known> {
    /// Nothing for a position on the line of play that is under way.
    known: HashMap<Position, Option<Known>>,
}

impl<Position: Clone + Eq + Hash, Known: Clone> Memo<Position, Known> {
    pub fn new() -> Self {
        Self { known: HashMap::new() }
    }

    /// What is known of `position`, where `after` lists what the moves lead to, and `judge` says what follows from what
    /// is known of these.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    pub fn get(
        &mut self,
        position: &Position,
        after: impl Fn(&Position) -> Vec<Position>,
        judge: impl Fn(&Position, &dyn Fn(&Position) -> Known) -> Known,
    ) -> Known {
        let mut line = vec![];
        if !self.known.contains_key(position) {
            self.known.insert(position.clone(), None);
            line.push((position.clone(), after(position)));
        }
        while let Some((open, left)) = line.last_mut() {
            match left.pop() {
                Some(next) => match self.known.get(&next) {
                    Some(known) => assert!(known.is_some(), "the game ends: no line of play repeats a position"),
                    None => {
                        self.known.insert(next.clone(), None);
                        let after = after(&next);
                        line.push((next, after));
                    }
                },
                None => {
                    let known = judge(open, &|next| self.known[next].clone().expect("all moves are judged"));
                    self.known.insert(open.clone(), Some(known));
                    line.pop();
                }
            }
        }
        self.known[position].clone().expect("its line of play is done")
    }
}
