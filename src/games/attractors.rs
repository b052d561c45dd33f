//! Attractors: from where a player can force play into a set. With them, games whose winner is decided by what comes
//! again and again, and the results that can be forced where players may stop.
//!
//! Use it where each position belongs to one of two players, the one who moves there, and play may go on for ever. The
//! players are called Left and Right. Where the last move decides, and the number of moves is asked for, see
//! [`retrograde`](crate::games::retrograde): what it settles are two attractors, that of the ends which one player
//! wins, and that of the ends which the other wins.
//!
//! # Theorem
//! Each of finitely many positions belongs to one of two players, who moves there. The *attractor* of a set T for a
//! player is the least set that holds T, his positions with a move into it, and the opponent's with moves, all of which
//! lead into it. From there he forces play into T. From anywhere else the opponent keeps it out of T for ever.
//!
//! # Why
//! Let T be a set of positions. The attractor of T for a player is the least set A with three properties: T is in A; a
//! position of the player is in A if some move leads into A; a position of the opponent is in A if it has moves and all
//! of them lead into A. [`Attractor`] finds it from T backwards, and counts for each position the moves that still have
//! to lead into A. The *distance* of a position of T is 0; of any other position of A it is 1 more than the number of
//! positions that came into A before it. So
//!
//! - from a position of A outside of T the player can go, or the opponent has to go, to a position of A of a smaller
//!   distance: the player forces play into T, in fewer moves than there are positions;
//! - from a position outside of A with moves the opponent can go, or the player has to go, to a position outside of A:
//!   the opponent avoids T for ever.
//!
//! # Büchi games
//! Every position has a move, so play never ends. Some positions are *targets*. Left wins if targets come infinitely
//! often; else Right wins.
//!
//! Claim. Every position is won by one of the players, whatever the other does, and he wins by a strategy without
//! memory: at each of his positions he always makes the same move. [`Buchi`] finds both.
//!
//! The search goes in rounds. F is a set of targets, all of them before the first round. In each round
//!
//! - R is the attractor of F for Left;
//! - L is the attractor of all positions outside of R for Right;
//! - if L has a position of F, all of these leave F, and another round follows. Else the search ends: L is won by
//!   Right, and all others by Left.
//!
//! A position of R outside of F that belongs to Left has a move into R, and of one that belongs to Right all moves lead
//! into R. (1)
//!
//! Why Left wins outside of the last L. First, L is just what is outside of R. Otherwise let v be the first position of
//! R that came into L. At this moment all of L was outside of R. So, if v belongs to Right, some move leads out of R,
//! and if it belongs to Left, all do. As L and F share no position, v is not in F. This contradicts (1). So R is won by
//! Left: L is an attractor for Right, so from every position of R Left can stay in R, and Right has to. From a position
//! of R outside of F Left goes, or Right has to go, to one of R of a smaller distance. From a position of F Left makes
//! any move into R. So again and again play comes into F, and F has only targets.
//!
//! Why Right wins in L. As F gets smaller, so does R, and L gets larger: [`Buchi`] keeps L from round to round, and
//! lets in what is new. Let R₁, R₂, … and L₁, L₂, … be the sets of the rounds, and F₁, F₂, … what F was in them. The
//! *rank* of a position of L is the pair of the first round i in which it was in Lᵢ, and a number d: 0 outside of Rᵢ,
//! else 1 more than the number of positions that came into L before it. Ranks are compared by i, then by d. Let v be a
//! position of rank (i, d).
//!
//! - d = 0: v is outside of the attractor Rᵢ for Left. So Right can go, or Left has to go, to a position outside of Rᵢ.
//!   In round i it is in L, with d = 0 if it was not before. Its rank is at most (i, 0).
//! - d ≥ 1: Right can go, or Left has to go, to a position that came into L before v. Its rank is less than (i, d).
//!
//! Right makes these moves, the same ones at a position each time. Then the rank never rises, and it falls at every
//! target: a target of rank (i, d) was in no earlier L, so it is in Fᵢ, so in Rᵢ, and d ≥ 1. There are finitely many
//! ranks, so targets come finitely often.
//!
//! So the players can as well be told to choose one move for each of their positions and to keep to it.
//!
//! # Falling thresholds
//! Every position has a move again, but some moves stop the game with a result, a number. Left wants a large one, Right
//! a small one. Play without end is worth less than any result.
//!
//! Claim. For every x let A(x) be the attractor for Left of all stops with a result of at least x. What Left can force
//! from a position is the largest x for which it is in A(x); if it is in none, Right can go on for ever.
//!
//! Why. In A(x) Left forces such a stop. Outside of it Right avoids all of them: then play stops with less, or never.
//!
//! As x falls, A(x) grows. So one [`Attractor`] is enough for all x: take the stops by falling results, and let each
//! lead into the set. The result of a position is that of the stop at which it comes in. Sorting aside, this costs
//! O(positions + moves) in all.
//!
//! # Example
//! Here Left's positions 0 and 2 lead to Right's position 1, from which Right may go to 0 or stay. With the targets 0
//! and 2 Right stays in 1 for ever, and wins. If 1 is a target itself, Left wins:
//!
//! ```
//! use grundy::games::{Buchi, Player};
//! use grundy::graphs::Digraph;
//!
//! let graph = Digraph::new(3, [(0, 1), (1, 0), (1, 1), (2, 1)]);
//! let owner = |position| if position == 1 { Player::Right } else { Player::Left };
//! let winner = |targets: &[usize]| Buchi::new(&graph, owner, |position| targets.contains(&position)).winner(0);
//! assert_eq!(winner(&[0, 2]), Player::Right);
//! assert_eq!(winner(&[1]), Player::Left);
//! ```
//!
//! # Source
//! Büchi, On a decision method in restricted second order arithmetic (1962); McNaughton, Infinite games played on
//! finite graphs (1993).

use crate::games::Player;
use crate::graphs::Digraph;

/// The positions from which a player can force play into a set that may grow.
///
/// Left moves at 0 and Right at 1; both may go to 2, and Right also back to 0. So Left can force play into 2:
///
/// ```
/// use grundy::games::Attractor;
/// use grundy::graphs::Digraph;
///
/// let back = Digraph::new(3, [(0, 1), (0, 2), (1, 0), (1, 2)]).reversed();
/// // Of Left's moves one has to lead there, of Right's two.
/// let mut attractor = Attractor::new([1, 2, 1]);
/// attractor.take([2], |position| back.successors(position), |_, _| {});
/// assert!(attractor.contains(0) && attractor.contains(1));
/// ```
#[derive(Clone, Debug)]
pub struct Attractor {
    /// How many more moves have to lead into the set until a position is in it; 0 in the set.
    missing: Vec<u32>,
    /// Positions in the set whose predecessors have not been told.
    latest: Vec<u32>,
}

impl Attractor {
    /// The attractor of the empty set. For each position it is given how many of its moves have to lead into the set
    /// until it is in it: 1 where the player moves, and all where the opponent does. A position without moves is given
    /// any number above 0.
    ///
    /// # Panics
    /// If a number is 0, or if there are more than 2³² positions.
    #[must_use]
    pub fn new(missing: impl IntoIterator<Item = u32>) -> Self {
        let missing: Vec<u32> = missing.into_iter().collect();
        assert!(missing.len() as u64 <= 1 << 32, "too many positions");
        assert!(!missing.contains(&0), "a position is in the attractor of the empty set");
        Self { missing, latest: vec![] }
    }

    /// Whether `position` is in the set.
    ///
    /// # Panics
    /// If there is no such position.
    #[inline]
    #[must_use]
    pub fn contains(&self, position: usize) -> bool {
        self.missing[position] == 0
    }

    /// Takes `positions` into the set, and then all from which play can be forced into it.
    ///
    /// `predecessors` gives the positions from which a move leads to the given one, each as often as it has such moves.
    /// `forced` is told of each position that comes in behind `positions`: the last of its moves that had to lead into
    /// the set leads from the first number to the second. Where the player moves, this is his move towards the set.
    ///
    /// # Panics
    /// If one of these is no position.
    ///
    /// # Complexity
    /// O(positions given + new positions + moves to them): over all calls each position is new once.
    pub fn take<Predecessors: IntoIterator<Item = usize>>(
        &mut self,
        positions: impl IntoIterator<Item = usize>,
        predecessors: impl Fn(usize) -> Predecessors,
        forced: impl FnMut(usize, usize),
    ) {
        for position in positions {
            if std::mem::take(&mut self.missing[position]) > 0 {
                self.latest.push(position as u32);
            }
        }
        self.spread(predecessors, forced);
    }

    /// One more move from `position` leads into the set, one that leaves the positions: it stops the game. All else is
    /// as in [`take`](Self::take).
    ///
    /// # Panics
    /// As [`take`](Self::take) does.
    ///
    /// # Complexity
    /// As that of [`take`](Self::take).
    pub fn take_stop<Predecessors: IntoIterator<Item = usize>>(
        &mut self,
        position: usize,
        predecessors: impl Fn(usize) -> Predecessors,
        forced: impl FnMut(usize, usize),
    ) {
        if self.comes_in(position) {
            self.latest.push(position as u32);
            self.spread(predecessors, forced);
        }
    }

    /// Tells all predecessors of the latest positions.
    fn spread<Predecessors: IntoIterator<Item = usize>>(
        &mut self,
        predecessors: impl Fn(usize) -> Predecessors,
        mut forced: impl FnMut(usize, usize),
    ) {
        while let Some(next) = self.latest.pop() {
            let next = next as usize;
            for before in predecessors(next) {
                if self.comes_in(before) {
                    self.latest.push(before as u32);
                    forced(before, next);
                }
            }
        }
    }

    /// Whether `position` comes into the set now that one more of its moves leads there.
    #[inline]
    fn comes_in(&mut self, position: usize) -> bool {
        let missing = &mut self.missing[position];
        let is_last = *missing == 1;
        *missing = missing.saturating_sub(1);
        is_last
    }
}

/// Who wins from every position of a Büchi game, and by which moves: Left wins if targets come infinitely often, else
/// Right does.
#[derive(Clone, Debug)]
pub struct Buchi {
    winners: Vec<Player>,
    /// Where the winner moves, his move.
    moves: Vec<Option<u32>>,
}

impl Buchi {
    /// The game with these positions and moves, where `owner` says who moves, and `is_target` which positions are
    /// targets.
    ///
    /// # Panics
    /// If a position has no move.
    ///
    /// # Complexity
    /// O((targets + 1) · (positions + moves)) time, O(positions + moves) memory.
    #[must_use]
    pub fn new(graph: &Digraph, owner: impl Fn(usize) -> Player, is_target: impl Fn(usize) -> bool) -> Self {
        let positions = 0..graph.len();
        assert!(positions.clone().all(|position| graph.out_degree(position) > 0), "a position has no move");
        let back = graph.reversed();
        let predecessors = |position| back.successors(position);
        // What Right can force only grows from round to round.
        let [empty, mut lost] = [Player::Left, Player::Right].map(|player| {
            let missing = |position| if owner(position) == player { 1 } else { graph.out_degree(position) as u32 };
            Attractor::new(positions.clone().map(missing))
        });
        let mut winners = vec![Player::Left; graph.len()];
        // The moves of Left in the last round, and where Right wins those of his first round with this position.
        let mut moves = vec![0; graph.len()];
        let mut targets: Vec<usize> = positions.clone().filter(|&position| is_target(position)).collect();
        loop {
            let mut reached = empty.clone();
            reached.take(targets.iter().copied(), predecessors, |position, next| moves[position] = next as u32);
            let outside = positions.clone().filter(|&position| !reached.contains(position));
            let mut right_wins = |position: usize, next: Option<usize>| {
                if winners[position] == Player::Left {
                    winners[position] = Player::Right;
                    moves[position] = next.map_or(0, |next| next as u32);
                }
            };
            for position in outside.clone() {
                right_wins(position, graph.successors(position).find(|&next| !reached.contains(next)));
            }
            lost.take(outside, predecessors, |position, next| right_wins(position, Some(next)));
            let before = targets.len();
            targets.retain(|&target| !lost.contains(target));
            if targets.len() == before {
                for target in targets {
                    let next = graph.successors(target).find(|&next| reached.contains(next));
                    moves[target] = next.expect("a target that is left has a move into the attractor") as u32;
                }
                let moves = positions.map(|position| (owner(position) == winners[position]).then_some(moves[position]));
                return Self { moves: moves.collect(), winners };
            }
        }
    }

    /// Who wins from `position`.
    ///
    /// # Panics
    /// If there is no such position.
    #[must_use]
    pub fn winner(&self, position: usize) -> Player {
        self.winners[position]
    }

    /// Where the winner goes from `position`, if he is to move there.
    ///
    /// # Panics
    /// If there is no such position.
    #[must_use]
    pub fn winning_move(&self, position: usize) -> Option<usize> {
        self.moves[position].map(|next| next as usize)
    }
}
