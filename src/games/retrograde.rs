//! Retrograde analysis of games that may go on for ever: win, loss and draw, with the number of moves.
//!
//! Use it where a position can come back, and there are few enough positions to visit all. For several such games side
//! by side see [`loopy`](crate::games::loopy); where moves have costs, see [`costs`](crate::games::costs).
//!
//! # Theorem
//! There are finitely many positions, to which play may come back. A player who cannot move loses. Settle a position as
//! won if some move leads to one that is settled as lost, and as lost if all moves lead to ones that are settled as
//! won. What is never settled is a draw. Done in rounds, the round is the number of moves to the end, if the winner
//! hurries and the loser delays.
//!
//! # Why
#![doc = include_str!("../pictures/retrograde.svg")]
//!
//! If the two players have different moves, make whose turn it is a part of the position.
//!
//! A position is won if some successor is lost, and lost if all are won; a player who cannot move loses. Where lines of
//! play come back to a position, this leaves some positions open: neither player can force a win there, and the game is
//! drawn. A game may also end in a draw. The winner of a position takes the fewest moves to the end, the loser the
//! most.
//!
//! Go back from the finished positions, in rounds. Round 0 settles those that are won or lost. Round n settles an
//! open position
//!
//! - as won in n moves if a successor was settled as lost in round n − 1;
//! - as lost in n moves if all successors are settled as won, the last of them in round n − 1.
//!
//! By induction round n settles exactly the positions whose winner can force the end within n moves and not within
//! n − 1: the winner goes to the lost successor that was settled first, and the loser to the won successor that was
//! settled last.
//!
//! If no round settles an open position, none of its successors is settled as lost, and some successor is not settled
//! as won. So this successor is not settled, either. Let a player who is to move in such positions go there again and
//! again. The opponent, too, finds no successor that is settled as lost. So the player is never beaten, and this holds
//! for both: neither can force a win.
//!
//! # Recognise it
//! For moves that are stored take [`Outcomes::of_graph`]. Where there are too many to store, [`Outcomes::new`] asks for
//! the moves that lead to a position.
//!
//! # Example
//! Two positions that lead to each other are a draw. One exit decides both:
//!
//! ```
//! use grundy::games::{Outcome, Outcomes};
//! use grundy::graphs::Digraph;
//!
//! let outcomes = |arcs: &[(usize, usize)]| {
//!     let outcomes = Outcomes::of_graph(&Digraph::new(3, arcs.iter().copied()));
//!     [0, 1].map(|position| outcomes.get(position))
//! };
//! assert_eq!(outcomes(&[(0, 1), (1, 0)]), [Outcome::Draw, Outcome::Draw]);
//! assert_eq!(outcomes(&[(0, 1), (1, 0), (1, 2)]), [Outcome::Loss, Outcome::Win]);
//! ```
//!
//! # Source
//! Zermelo (1913); Ströhlein, Untersuchungen über kombinatorische Spiele (1970).

use crate::games::Outcome;
use crate::graphs::Digraph;

/// What is known of a position before any play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The game is over, and the player to move has won.
    Won,
    /// The game is over, and the player to move has lost.
    Lost,
    /// The game is over, and nobody has won.
    Drawn,
    /// The player to move has this number of moves. Without a move he has lost.
    Open(u32),
}

/// Takes the positions before one that has been settled, with [`extend`](Extend::extend).
pub struct Found<'a> {
    labels: &'a mut [u32],
    /// The positions settled in this round.
    next: &'a mut Vec<u32>,
    /// Whether the position is won, to which a move leads from those that are taken.
    is_won: bool,
    /// The label of what this round settles by it.
    label: u32,
}

impl Extend<usize> for Found<'_> {
    #[inline]
    fn extend<Positions: IntoIterator<Item = usize>>(&mut self, positions: Positions) {
        let Self { labels, next, is_won, label: settled } = self;
        positions.into_iter().for_each(|before| {
            let label = &mut labels[before];
            if *label <= DRAWN {
                return;
            }
            if *is_won {
                *label -= 1;
                if *label > DRAWN {
                    return;
                }
            }
            *label = *settled;
            next.push(before as u32);
        });
    }
}

/// The outcome of every position of a game.
#[derive(Clone, Debug)]
pub struct Outcomes {
    /// Twice the number of moves, plus 1 for a win; above [`DRAWN`] for a position not settled, by as much as it has
    /// moves that are not yet known to lead to a win.
    labels: Vec<u32>,
}

const DRAWN: u32 = 1 << 31;

impl Outcomes {
    /// The outcomes for a token on each vertex of a graph, where a move takes it along an arc and a player who cannot
    /// move loses.
    ///
    /// ```
    /// use grundy::games::{Outcome, Outcomes};
    /// use grundy::graphs::Digraph;
    ///
    /// let outcomes = Outcomes::of_graph(&Digraph::new(4, [(1, 0), (2, 1), (2, 3), (3, 2)]));
    /// assert_eq!([0, 1, 2].map(|v| outcomes.get(v)), [Outcome::Loss, Outcome::Win, Outcome::Draw]);
    /// ```
    ///
    /// # Panics
    /// If there are more than 2³⁰ vertices, or if 2³¹ arcs leave one of them.
    ///
    /// # Complexity
    /// O(vertices + arcs) time and memory.
    #[must_use]
    pub fn of_graph(graph: &Digraph) -> Self {
        Self::of_graph_with_ends(graph, |_| None)
    }

    /// As [`of_graph`](Self::of_graph), but where `end` gives an outcome for the player to move, the game is over,
    /// whatever arcs leave the vertex.
    ///
    /// ```
    /// use grundy::games::{Outcome, Outcomes};
    /// use grundy::graphs::Digraph;
    ///
    /// let graph = Digraph::new(4, [(1, 0), (2, 1), (2, 3), (3, 2)]);
    /// let outcomes = Outcomes::of_graph_with_ends(&graph, |v| (v == 3).then_some(Outcome::Loss));
    /// assert_eq!(outcomes.get(2), Outcome::Win);
    /// ```
    ///
    /// # Panics
    /// As [`of_graph`](Self::of_graph) does.
    ///
    /// # Complexity
    /// O(vertices + arcs) time and memory.
    #[must_use]
    pub fn of_graph_with_ends(graph: &Digraph, end: impl Fn(usize) -> Option<Outcome>) -> Self {
        let back = graph.reversed();
        let statuses = (0..graph.len()).map(|vertex| match end(vertex) {
            Some(Outcome::Win) => Status::Won,
            Some(Outcome::Loss) => Status::Lost,
            Some(Outcome::Draw) => Status::Drawn,
            None => Status::Open(graph.successors(vertex).len() as u32),
        });
        Self::new(statuses, |vertex, found| found.extend(back.successors(vertex)))
    }

    /// Plays out a game whose positions, numbered from 0, have these statuses.
    ///
    /// `predecessors` hands over the positions from which a move leads to the given one, each as often as it has such
    /// moves. It may hand over finished positions; they stay as they are. That these moves are as many as the statuses
    /// say is the caller's part: with other numbers, outcomes are wrong.
    ///
    /// ```
    /// use grundy::games::{Outcome, Outcomes, Status};
    ///
    /// // A token on a line: step back by one or two, never beyond the start.
    /// let statuses = (0..6).map(|place| Status::Open(place.min(2)));
    /// let outcomes = Outcomes::new(statuses, |place, found| found.extend(place + 1..6.min(place + 3)));
    /// assert_eq!(outcomes.get(3), Outcome::Loss);
    /// assert_eq!(outcomes.moves(3), Some(2));
    /// ```
    ///
    /// # Panics
    /// If there are more than 2³⁰ positions, if one has 2³¹ moves or more, or if a predecessor is no position.
    ///
    /// # Complexity
    /// O(positions + moves) time, and 4 bytes per position beside the positions of two rounds. Moves are not stored.
    pub fn new(statuses: impl IntoIterator<Item = Status>, predecessors: impl Fn(usize, &mut Found)) -> Self {
        Self::search(statuses, predecessors, None)
    }

    /// The outcome of the position `start` alone, and after how many moves, unless it is a draw. The search stops after
    /// the round in which it becomes known.
    ///
    /// # Panics
    /// As [`new`](Self::new) does, or if there is no such position.
    ///
    /// # Complexity
    /// That of [`new`](Self::new), less what the search is spared.
    pub fn outcome_of(
        start: usize,
        statuses: impl IntoIterator<Item = Status>,
        predecessors: impl Fn(usize, &mut Found),
    ) -> (Outcome, Option<u32>) {
        let outcomes = Self::search(statuses, predecessors, Some(start));
        (outcomes.get(start), outcomes.moves(start))
    }

    /// All outcomes, or those that are found until that of `start` is known.
    fn search(
        statuses: impl IntoIterator<Item = Status>,
        predecessors: impl Fn(usize, &mut Found),
        start: Option<usize>,
    ) -> Self {
        let mut labels: Vec<u32> = statuses.into_iter().map(first_label).collect();
        assert!(labels.len() <= 1 << 30, "too many positions");
        let finished = (0..).zip(&labels).filter(|&(_, &label)| label < DRAWN);
        let mut latest: Vec<u32> = finished.map(|(position, _)| position).collect();
        // Or fewer, as drawn ones are counted, too.
        let mut open = labels.len() - latest.len();
        let mut next = vec![];
        let mut moves = 0;
        let is_found = |labels: &[u32]| start.is_some_and(|start| labels[start] < DRAWN);
        while open > 0 && !latest.is_empty() && !is_found(&labels) {
            moves += 1;
            for position in latest.drain(..).map(|position| position as usize) {
                let is_won = labels[position] % 2 == 1;
                let label = 2 * moves + u32::from(!is_won);
                predecessors(position, &mut Found { labels: &mut labels, next: &mut next, is_won, label });
            }
            open -= next.len();
            std::mem::swap(&mut latest, &mut next);
        }
        Self { labels }
    }

    /// The outcome of `position`.
    ///
    /// # Panics
    /// If there is no such position.
    #[must_use]
    pub fn get(&self, position: usize) -> Outcome {
        match self.labels[position] {
            DRAWN.. => Outcome::Draw,
            label if label % 2 == 1 => Outcome::Win,
            _ => Outcome::Loss,
        }
    }

    /// How many moves the game goes on from `position` if the winner hurries and the loser delays, unless it is a draw:
    /// its remoteness.
    ///
    /// # Panics
    /// If there is no such position.
    #[doc(alias = "remoteness")]
    #[must_use]
    pub fn moves(&self, position: usize) -> Option<u32> {
        let label = self.labels[position];
        (label < DRAWN).then_some(label / 2)
    }
}

#[inline]
fn first_label(status: Status) -> u32 {
    match status {
        Status::Lost | Status::Open(0) => 0,
        Status::Won => 1,
        Status::Drawn => DRAWN,
        Status::Open(moves) => DRAWN.checked_add(moves).expect("a position has fewer than 2³¹ moves"),
    }
}
