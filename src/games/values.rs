//! Values from moves: of the positions of a graph, and of positions of any type.
//!
//! Use it where you know the moves and no theorem yet: print the values of small positions, and look for a law. In both
//! forms the game must end, both players have the same moves, and who cannot move loses: see [`sg`](crate::games::sg).
//!
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
//!
//! # Used by
//! [`cf1149e`](crate::programs::cf1149e), [`cf850c`](crate::programs::cf850c), [`loj10243`](crate::programs::loj10243).

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
pub fn grundy_values(graph: &Digraph) -> Option<Vec<usize>> {
    let mut values = vec![0; graph.len()];
    for vertex in graph.topological_order()?.into_iter().rev() {
        values[vertex] = mex(graph.successors(vertex).map(|next| values[next]));
    }
    Some(values)
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
    moves: Box<dyn Fn(&Position, &mut Options<Position>) + 'a>,
    /// Nothing for a position on the line of play that is under way.
    values: HashMap<Position, Option<usize>>,
}

/// What the moves of a position lead to: sums of positions, one behind the other, and where each of them ends.
struct Options<Position> {
    parts: Vec<Position>,
    ends: Vec<usize>,
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
    pub fn new(moves: impl Fn(&Position) -> Vec<Position> + 'a) -> Self {
        Self::by(move |position, options| {
            options.parts = moves(position);
            options.ends = (1..=options.parts.len()).collect();
        })
    }

    /// The game in which a move leads from a position to one of the sums in the list that `moves` gives: to several
    /// positions, to one, or to none.
    pub fn of_sums(moves: impl Fn(&Position) -> Vec<Vec<Position>> + 'a) -> Self {
        Self::by(move |position, options| {
            for sum in moves(position) {
                options.parts.extend(sum);
                options.ends.push(options.parts.len());
            }
        })
    }

    fn by(moves: impl Fn(&Position, &mut Options<Position>) + 'a) -> Self {
        Self { moves: Box::new(moves), values: HashMap::new() }
    }

    /// The value of `position`.
    ///
    /// # Panics
    /// If a line of play comes back to a position: the game does not end. Also if a part of a sum comes back in this
    /// way.
    ///
    /// # Complexity
    /// O(positions + parts of their options) for those that can be reached and are not known yet, if positions are
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
        let mut options = Options { parts: vec![], ends: vec![] };
        (self.moves)(&position, &mut options);
        self.values.insert(position.clone(), None);
        Open { position, options, parts: 0, sum: 0, values: vec![] }
    }

    /// Goes on with the options until a part has no value yet.
    ///
    /// # Panics
    /// If this part is on the line of play.
    fn first_unknown(&self, open: &mut Open<Position>) -> Option<Position> {
        while let Some(&end) = open.options.ends.get(open.values.len()) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sg::nim_sum;
    use kit::play::Play;

    /// All graphs on this number of vertices, loops included.
    fn all_graphs(vertices: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
        let pairs = vertices * vertices;
        (0..1_usize << pairs).map(move |code| {
            let is_arc = |pair: &usize| code >> pair & 1 == 1;
            (0..pairs).filter(is_arc).map(|pair| (pair / vertices, pair % vertices)).collect()
        })
    }

    #[test]
    fn values_on_all_small_graphs_are_those_of_play() {
        for vertices in 0..=3 {
            for arcs in all_graphs(vertices) {
                let graph = Digraph::new(vertices, arcs.iter().copied());
                let successors = |&v: &usize| graph.successors(v).collect::<Vec<usize>>();
                let expected = graph.topological_order().map(|_| {
                    let mut play = Play::grundy(successors);
                    (0..vertices).map(|v| play.value(&v)).collect::<Vec<usize>>()
                });
                assert_eq!(grundy_values(&graph), expected, "{arcs:?}");
                if let Some(expected) = expected {
                    let mut grundy = Grundy::new(successors);
                    let values: Vec<usize> = (0..vertices).map(|v| grundy.value(&v)).collect();
                    assert_eq!(values, expected, "{arcs:?}");
                }
            }
        }
    }

    #[test]
    fn sums_are_worth_what_play_of_whole_positions_is_worth() {
        // A heap may be lowered, or split into two or three, or into none if it is of one stone.
        let options = |&heap: &usize| -> Vec<Vec<usize>> {
            let lower = (1..heap).map(|left| vec![left]);
            let two = (1..heap).map(|part| vec![part, heap - part]);
            let three = (1..heap.saturating_sub(1)).map(|part| vec![part, 1, heap - part - 1]);
            let none = (heap == 1).then(Vec::new);
            lower.chain(two).chain(three).chain(none).collect()
        };
        let mut play = Play::grundy(|heaps: &Vec<usize>| {
            let after = |index: usize| {
                options(&heaps[index]).into_iter().map(move |parts| {
                    let mut next = [&heaps[..index], &heaps[index + 1..], &parts].concat();
                    next.sort_unstable();
                    next
                })
            };
            (0..heaps.len()).flat_map(after).collect()
        });
        let mut grundy = Grundy::of_sums(options);
        for heap in 1..=7 {
            assert_eq!(grundy.value(&heap), play.value(&vec![heap]), "{heap}");
        }
        for (a, b) in (1..=4).flat_map(|a| (a..=4).map(move |b| (a, b))) {
            assert_eq!(nim_sum([grundy.value(&a), grundy.value(&b)]), play.value(&vec![a, b]), "{a} {b}");
        }
    }

    #[test]
    fn long_games_need_no_deep_stack() {
        let mut grundy = Grundy::new(|&heap: &u32| heap.checked_sub(1).into_iter().collect());
        assert_eq!(grundy.value(&1_000_001), 1);
        assert_eq!(grundy.value(&1_000_000), 0);
    }

    #[test]
    #[should_panic(expected = "no line of play repeats a position")]
    fn a_game_that_does_not_end_is_a_mistake() {
        Grundy::new(|&place: &u32| vec![(place + 1) % 5]).value(&0);
    }
}
