//! Values from moves: of the positions of a graph, of positions of any type, and of positions that are numbered.
//!
//! Use it where you know the moves and no theorem yet: print the values of small positions, and look for a law.
//!
//! # What it finds
//! The values of all positions of an impartial game that ends and in which a player who cannot move loses, from its
//! moves alone: of the vertices of a graph, or of positions of any kind, also where a move leads to a sum of several.
//! And, of games with few positions, each with a number that moves make smaller, whatever can be made of the values of
//! smaller ones: won or lost, a mex, a score.
//!
//! # Why
//! The value of a position is the mex of the values that moves lead to; see [`sg`](crate::games::sg). As the game ends,
//! all of these can be found before it. In the last form, who wins at an end, and who moves, is for the caller to say.
//!
//! # Sets as positions
//! Things lie on a table, and a move takes some of them away: then a position is the set of what is left. Write a set
//! as a number, with bit i for thing i. Every set has a larger number than what a move leaves of it. So one pass over
//! the numbers from 0 up, from the empty set to all things, finds every value after those that it needs, without
//! recursion. With n things there are 2ⁿ numbers: fit for n up to some twenty.
//!
//! What comes with a set that only gets smaller goes into its value, or into lower bits: `abc278f` gives a set a
//! value for each letter, `abc349e` puts the set of red squares below the set of white ones. Where play leads to few
//! of all numbers, as in `abc380f`, a search from the start that remembers is faster.
//!
//! # Example
//! A move splits a heap into two unequal ones. Heaps of 4 and 7 are lost, and no law is known:
//!
//! ```
//! use grundy::games::Grundy;
//!
//! let mut game = Grundy::of_sums(|&heap: &usize| {
//!     (1..heap).filter(|part| 2 * part < heap).map(|part| vec![part, heap - part]).collect()
//! });
//! assert_eq!([3, 4, 5, 6, 7].map(|heap| game.value(&heap)), [1, 0, 2, 1, 0]);
//! ```

use std::collections::HashMap;
use std::hash::Hash;

use crate::games::sg::mex;
use crate::graphs::Digraph;

/// The values of all vertices of a graph, where a move takes a token along an arc; `None` if there is a cycle.
///
/// ```
/// use grundy::games::values::grundy_values;
/// use grundy::graphs::Digraph;
///
/// let graph = Digraph::new(4, [(3, 2), (3, 1), (2, 1), (1, 0)]);
/// assert_eq!(grundy_values(&graph), Some(vec![0, 1, 0, 2]));
/// assert_eq!(grundy_values(&Digraph::new(2, [(0, 1), (1, 0)])), None);
/// ```
///
/// # Complexity
/// O(vertices + arcs) time and memory.
#[must_use]
pub fn grundy_values(graph: &Digraph) -> Option<Vec<usize>> {
    let mut values = vec![0; graph.len()];
    for vertex in graph.topological_order()?.into_iter().rev() {
        values[vertex] = mex(graph.successors(vertex).map(|next| values[next]));
    }
    Some(values)
}

/// The values of the positions 0, 1, …, `count` − 1 of a game in which every move leads to a smaller number; `value`
/// gets a position and the values of all smaller ones. A value is whatever `value` makes of these: won or lost, won or
/// lost for each player, a mex, a score.
///
/// ```
/// use grundy::games::values::numbered_values;
///
/// // Five coins in a circle, a bit each. A move takes two neighbours.
/// let pairs = [0b00011, 0b00110, 0b01100, 0b11000, 0b10001];
/// let wins = numbered_values(1 << 5, |coins, wins: &[bool]| {
///     pairs.iter().any(|pair| coins & pair == *pair && !wins[coins ^ pair])
/// });
/// // In the circle the second move is the last. In a row of four, who takes the middle pair leaves nothing to take.
/// assert!(!wins[0b11111]);
/// assert!(wins[0b01111]);
/// ```
///
/// # Panics
/// If `value` asks for the value of a position that is not smaller.
///
/// # Complexity
/// O(`count`) calls of `value`, and memory for so many values.
#[must_use]
pub fn numbered_values<Value>(count: usize, mut value: impl FnMut(usize, &[Value]) -> Value) -> Vec<Value> {
    let mut values = Vec::with_capacity(count);
    for position in 0..count {
        values.push(value(position, &values));
    }
    values
}

/// The values of the positions of one game. They are computed by its moves, and remembered.
///
/// ```
/// use grundy::games::Grundy;
///
/// // Two heaps; a move takes stones from one, or equally many from both.
/// let mut wythoff = Grundy::new(|&(a, b): &(u32, u32)| {
///     let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
///     let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
///     one.chain(both).collect()
/// });
/// assert_eq!(wythoff.value(&(3, 5)), 0);
/// assert_eq!(wythoff.value(&(3, 4)), 2);
///
/// // A row of coins; a move takes two neighbours, and leaves a row on either side.
/// let mut rows = Grundy::of_sums(|&row: &usize| (2..=row).map(|end| vec![end - 2, row - end]).collect());
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|row| rows.value(&row)), [0, 0, 1, 1, 2, 0]);
/// ```
pub struct Grundy<'a, Position> {
    moves: Box<dyn Fn(&Position) -> Options<Position> + Send + 'a>,
    /// Nothing for a position on the line of play that is under way.
    values: HashMap<Position, Option<usize>>,
}

/// What the moves of a position lead to: sums of positions, one behind the other, and where each of them ends.
struct Options<Position> {
    parts: Vec<Position>,
    /// Nothing where each is one position.
    ends: Option<Vec<usize>>,
}

impl<Position> Options<Position> {
    /// Where the parts of an option end, by its index, if there is one.
    fn end(&self, option: usize) -> Option<usize> {
        match &self.ends {
            None => (option < self.parts.len()).then_some(option + 1),
            Some(ends) => ends.get(option).copied(),
        }
    }
}

/// A position on the line of play that is under way.
struct Open<Position> {
    position: Position,
    options: Options<Position>,
    /// How many parts of the options are done, and the XOR of those of the option that is not yet done.
    parts: usize,
    sum: usize,
    /// The values of the options that are done.
    values: Vec<usize>,
}

impl<'a, Position: Clone + Eq + Hash> Grundy<'a, Position> {
    /// The game in which a move leads from a position to one of those in the list that `moves` gives.
    #[must_use]
    pub fn new(moves: impl Fn(&Position) -> Vec<Position> + Send + 'a) -> Self {
        Self::by(move |position| Options { parts: moves(position), ends: None })
    }

    /// The game in which a move leads from a position to one of the sums in the list that `moves` gives: to several
    /// positions, to one, or to none.
    #[must_use]
    pub fn of_sums(moves: impl Fn(&Position) -> Vec<Vec<Position>> + Send + 'a) -> Self {
        Self::by(move |position| {
            let (mut parts, mut ends) = (vec![], vec![]);
            for sum in moves(position) {
                parts.extend(sum);
                ends.push(parts.len());
            }
            Options { parts, ends: Some(ends) }
        })
    }

    fn by(moves: impl Fn(&Position) -> Options<Position> + Send + 'a) -> Self {
        Self { moves: Box::new(moves), values: HashMap::new() }
    }

    /// The value of `position`.
    ///
    /// # Panics
    /// If a line of play comes back to a position: the game does not end. Also if a part of a sum comes back in this
    /// way.
    ///
    /// # Complexity
    /// O(positions + options + parts of options) for those that can be reached and are not known yet, if positions are
    /// compared and hashed in O(1). No recursion; all positions that are found are remembered. The lists of options of
    /// one line of play are in memory together: give options in a rising order, and a first line of Nim takes O(n)
    /// memory for a heap of n, in a falling order O(n²).
    pub fn value(&mut self, position: &Position) -> usize {
        if let Some(&Some(value)) = self.values.get(position) {
            return value;
        }
        let mut line = vec![self.open(position.clone())];
        while let Some(open) = line.last_mut() {
            if let Some(part) = self.first_unknown(open) {
                let next = self.open(part);
                line.push(next);
            } else {
                let value = mex(open.values.drain(..));
                self.values.insert(open.position.clone(), Some(value));
                line.pop();
            }
        }
        self.values[position].expect("its line of play is done")
    }

    fn open(&mut self, position: Position) -> Open<Position> {
        let options = (self.moves)(&position);
        self.values.insert(position.clone(), None);
        Open { position, options, parts: 0, sum: 0, values: vec![] }
    }

    /// Goes on with the options until a part has no value yet.
    ///
    /// # Panics
    /// If this part is on the line of play.
    fn first_unknown(&self, open: &mut Open<Position>) -> Option<Position> {
        while let Some(end) = open.options.end(open.values.len()) {
            for part in &open.options.parts[open.parts..end] {
                match self.values.get(part) {
                    Some(known) => open.sum ^= known.expect("the game ends: no line of play repeats a position"),
                    None => return Some(part.clone()),
                }
                open.parts += 1;
            }
            open.values.push(std::mem::take(&mut open.sum));
        }
        None
    }
}
