//! What follows from what the moves lead to, without recursion.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// For tables whose keys nobody chooses to be slow.
pub(crate) type Quick = rustc_hash::FxBuildHasher;

/// What is known of each position of a game that ends.
pub(crate) struct Memo<Position, Known> {
    /// Nothing for a position on the line of play that is under way.
    known: HashMap<Position, Option<Known>, Quick>,
}

impl<Position: Clone + Eq + Hash + Debug, Known: Clone> Memo<Position, Known> {
    pub fn new() -> Self {
        Self { known: HashMap::default() }
    }

    /// What is known of `position`, where `expand` lists the options, and the positions in them, and `judge` says what
    /// follows from the options and from what is known of these positions.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    pub fn get<Options>(
        &mut self,
        position: &Position,
        expand: impl Fn(&Position) -> (Options, Vec<Position>),
        judge: impl Fn(Options, &dyn Fn(&Position) -> Known) -> Known,
    ) -> Known {
        let mut line = vec![];
        if !self.known.contains_key(position) {
            self.known.insert(position.clone(), None);
            line.push((position.clone(), expand(position)));
        }
        while let Some((_, (_, left))) = line.last_mut() {
            match left.pop() {
                Some(next) => match self.known.get(&next) {
                    Some(Some(_)) => {}
                    Some(None) => repeats(&next, line.iter().map(|(position, _)| position)),
                    None => {
                        self.known.insert(next.clone(), None);
                        let expanded = expand(&next);
                        line.push((next, expanded));
                    }
                },
                None => {
                    let Some((done, (options, _))) = line.pop() else { break };
                    let known = judge(options, &|next| self.known[next].clone().expect("all moves are judged"));
                    self.known.insert(done, Some(known));
                }
            }
        }
        self.known[position].clone().expect("its line of play is done")
    }
}

/// Says which line of play repeats a position.
pub(crate) fn repeats<'a, Position: Debug + PartialEq + 'a>(
    again: &Position,
    line: impl Iterator<Item = &'a Position>,
) -> ! {
    let line: Vec<String> =
        line.skip_while(|position| *position != again).map(|position| format!("{position:?} → ")).collect();
    let shown = match line.len() {
        ..=8 => line.concat(),
        _ => line[..7].concat() + "… → ",
    };
    panic!("the rule leads from {again:?} back to it: {shown}{again:?}; only games that end have values")
}

/// The value of a position by the values of the positions of each option.
pub(crate) fn grundy_value<Position: Clone + Eq + Hash + Debug>(
    memo: &mut Memo<Position, usize>,
    position: &Position,
    rule: impl Fn(&Position) -> Vec<Vec<Position>>,
) -> usize {
    memo.get(
        position,
        |position| {
            let options = rule(position);
            let parts = options.iter().flatten().cloned().collect();
            (options, parts)
        },
        |options, value| {
            let values = options.iter().map(|sum| sum.iter().fold(0, |sum, part| sum ^ value(part)));
            grundy::games::sg::mex(values)
        },
    )
}
