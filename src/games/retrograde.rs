//! Retrograde analysis: win, loss and draw with the number of moves, for games that may go on for ever.
//!
//! A position is won iff some successor is lost, and lost iff all are won; who cannot move loses. Where lines of play
//! come back to a position, this leaves some positions without a value: neither player can force a win there, and the
//! game is drawn. Some games also end in a draw ([`Status::Drawn`]). The winner of a position takes the fewest moves to
//! its end, the loser the most.
//!
//! Why. Go back from the finished positions, in rounds. Round 0 settles those that are won or lost. Round n settles an
//! open position
//!
//! - as won in n moves if a successor was settled as lost in round n − 1;
//! - as lost in n moves if all successors are settled as won, the last of them in round n − 1.
//!
//! By induction round n settles exactly the positions whose winner can force the end within n moves and not within
//! n − 1. For the winner goes to the lost successor that was settled first, and the loser to the won successor that was
//! settled last.
//!
//! If no round settles an open position, none of its successors is settled as lost, and some successor is not settled
//! as won. So this successor is not settled, either. Let a player who is to move in such positions go there again and
//! again. The opponent, too, finds no successor that is settled as lost. So the player is never beaten, and this holds
//! for both: neither can force a win.
//!
//! # Source
//! Zermelo (1913); Ströhlein, Untersuchungen über kombinatorische Spiele (1970).

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

/// How a position goes for the player to move, and after how many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// He wins.
    Win(u32),
    /// He loses.
    Loss(u32),
    /// Neither player can force a win.
    Draw,
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
    /// Plays out a game whose positions, numbered from 0, have these statuses.
    ///
    /// `predecessors` adds the positions to a list from which a move leads to the given one, each as often as it has
    /// such moves. It may add finished positions; they stay as they are.
    ///
    /// ```
    /// use grundy::games::retrograde::{Outcome, Outcomes, Status};
    ///
    /// // A token on a line: step back by one or two, never beyond the start.
    /// let statuses = (0..6).map(|place| Status::Open(place.min(2)));
    /// let outcomes = Outcomes::new(statuses, |place, found| found.extend(place + 1..6.min(place + 3)));
    /// assert_eq!(outcomes.get(2), Outcome::Win(1));
    /// assert_eq!(outcomes.get(3), Outcome::Loss(2));
    /// ```
    ///
    /// # Panics
    /// If there are more than 2³⁰ positions, if one has 2³¹ moves or more, or if a predecessor is no position.
    ///
    /// # Complexity
    /// O(positions + moves) time, and 4 bytes a position beside the positions of two rounds. Moves are not stored.
    pub fn new(
        statuses: impl IntoIterator<Item = Status>,
        predecessors: impl Fn(usize, &mut Vec<usize>),
    ) -> Self {
        let mut labels: Vec<u32> = statuses.into_iter().map(first_label).collect();
        assert!(labels.len() <= 1 << 30, "too many positions");
        let positions = 0..labels.len() as u32;
        let mut latest: Vec<u32> = positions
            .filter(|&position| labels[position as usize] < DRAWN)
            .collect();
        let mut next = vec![];
        let mut found = vec![];
        let mut moves = 0;
        while !latest.is_empty() {
            moves += 1;
            for position in latest.drain(..).map(|position| position as usize) {
                let won = labels[position] % 2 == 1;
                found.clear();
                predecessors(position, &mut found);
                for &before in &found {
                    let label = &mut labels[before];
                    if *label <= DRAWN {
                        continue;
                    }
                    if won {
                        *label -= 1;
                        if *label > DRAWN {
                            continue;
                        }
                    }
                    *label = 2 * moves + u32::from(!won);
                    next.push(before as u32);
                }
            }
            std::mem::swap(&mut latest, &mut next);
        }
        Self { labels }
    }

    /// The outcome of `position`.
    ///
    /// # Panics
    /// If there is no such position.
    pub fn get(&self, position: usize) -> Outcome {
        match self.labels[position] {
            DRAWN.. => Outcome::Draw,
            label if label % 2 == 1 => Outcome::Win(label / 2),
            label => Outcome::Loss(label / 2),
        }
    }
}

fn first_label(status: Status) -> u32 {
    match status {
        Status::Lost | Status::Open(0) => 0,
        Status::Won => 1,
        Status::Drawn => DRAWN,
        Status::Open(moves) => DRAWN
            .checked_add(moves)
            .expect("a position has fewer than 2³¹ moves"),
    }
}

/// The predecessors of every position, for a game that is known by its successors.
#[derive(Clone, Debug)]
pub struct Predecessors {
    /// Those of position p stand at `first[p]..first[p + 1]`.
    first: Vec<usize>,
    predecessors: Vec<u32>,
}

impl Predecessors {
    /// Those of this number of positions, given the successors of each, one for each move.
    ///
    /// ```
    /// use grundy::games::retrograde::{Outcome, Outcomes, Predecessors, Status};
    ///
    /// // 0 ends the game, 1 leads there, 2 leads to 1 and to itself; 3 leads to 2 or to 4, and 4 leads back.
    /// let graph = [vec![], vec![0], vec![1, 2], vec![2, 4], vec![3]];
    /// let back = Predecessors::new(graph.len(), |position| graph[position].iter().copied());
    /// let statuses = graph.iter().map(|successors| Status::Open(successors.len() as u32));
    /// let outcomes = Outcomes::new(statuses, |position, found| found.extend(back.of(position)));
    /// assert_eq!(outcomes.get(1), Outcome::Win(1));
    /// assert_eq!(outcomes.get(2), Outcome::Draw);
    /// ```
    ///
    /// # Panics
    /// If a successor is no position, or if there are more than 2³² positions.
    ///
    /// # Complexity
    /// O(positions + moves); the successors of every position are asked for twice.
    pub fn new<S: IntoIterator<Item = usize>>(
        positions: usize,
        successors: impl Fn(usize) -> S,
    ) -> Self {
        let mut first = vec![0; positions + 1];
        for position in 0..positions {
            for next in successors(position) {
                first[next] += 1;
            }
        }
        // Sums the numbers, then fills every position's place from its end down.
        for position in 0..positions {
            first[position + 1] += first[position];
        }
        let mut predecessors = vec![0; first[positions]];
        for position in (0..positions).rev() {
            let name = u32::try_from(position).expect("too many positions");
            for next in successors(position) {
                first[next] -= 1;
                predecessors[first[next]] = name;
            }
        }
        Self {
            first,
            predecessors,
        }
    }

    /// The predecessors of `position` in ascending order, each as often as it has moves there.
    pub fn of(&self, position: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.predecessors[self.first[position]..self.first[position + 1]]
            .iter()
            .map(|&before| before as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use problems::kit::play;

    /// The outcomes by retrograde analysis, and by the kit that plays games out, which takes the word of nobody.
    #[track_caller]
    fn assert_played(ends: &[Option<Status>], graph: &[Vec<usize>]) {
        let positions = graph.len();
        let back = Predecessors::new(positions, |position| graph[position].iter().copied());
        for position in 0..positions {
            let mut expected = vec![];
            for (before, successors) in graph.iter().enumerate() {
                expected.extend(
                    successors
                        .iter()
                        .filter(|&&next| next == position)
                        .map(|_| before),
                );
            }
            assert!(back.of(position).eq(expected), "{graph:?}");
        }
        let statuses = ends
            .iter()
            .zip(graph)
            .map(|(end, successors)| end.unwrap_or(Status::Open(successors.len() as u32)));
        let outcomes = Outcomes::new(statuses, |position, found| found.extend(back.of(position)));
        let played = play::outcomes(
            0..positions,
            |&position| graph[position].clone(),
            |&position| match ends[position]? {
                Status::Won => Some(play::Outcome::Win(0)),
                Status::Lost => Some(play::Outcome::Loss(0)),
                Status::Drawn => Some(play::Outcome::Draw),
                Status::Open(_) => None,
            },
        );
        for position in 0..positions {
            let expected = match played[&position] {
                play::Outcome::Win(moves) => Outcome::Win(moves),
                play::Outcome::Loss(moves) => Outcome::Loss(moves),
                play::Outcome::Draw => Outcome::Draw,
            };
            assert_eq!(
                outcomes.get(position),
                expected,
                "{position} of {graph:?}, {ends:?}"
            );
        }
    }

    /// All graphs on this number of vertices, loops included.
    fn all_graphs(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
        (0..1_usize << (vertices * vertices)).map(move |code| {
            let successors = |v: usize| {
                let joined = |w: &usize| code >> (v * vertices + w) & 1 == 1;
                (0..vertices).filter(joined).collect()
            };
            (0..vertices).map(successors).collect()
        })
    }

    #[test]
    fn all_graphs_of_four_positions_are_played_right() {
        for vertices in 0..=4 {
            for graph in all_graphs(vertices) {
                assert_played(&vec![None; vertices], &graph);
            }
        }
    }

    #[test]
    fn all_graphs_of_three_positions_with_any_ends_are_played_right() {
        let ends = [
            None,
            Some(Status::Won),
            Some(Status::Lost),
            Some(Status::Drawn),
        ];
        for graph in all_graphs(3) {
            for code in 0..64 {
                assert_played(
                    &[ends[code % 4], ends[code / 4 % 4], ends[code / 16]],
                    &graph,
                );
            }
        }
    }

    #[test]
    fn parallel_moves_count_apart() {
        for code in 0..81 {
            let times = |digit: u32| code / 3_usize.pow(digit) % 3;
            let graph = vec![
                [vec![1; times(0)], vec![2; times(1)]].concat(),
                [vec![0; times(2)], vec![2; times(3)]].concat(),
                vec![],
            ];
            assert_played(&[None; 3], &graph);
        }
    }

    #[test]
    fn long_games_need_no_deep_stack() {
        let last = 1_000_000;
        let statuses = (0..=last).map(|place| Status::Open(u32::from(place > 0)));
        let outcomes = Outcomes::new(statuses, |place, found| {
            found.extend((place < last).then_some(place + 1));
        });
        assert_eq!(outcomes.get(last), Outcome::Loss(last as u32));
    }
}
