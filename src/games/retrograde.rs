//! Retrograde analysis of games that may go on for ever: win, loss and draw with the number of moves ([`Outcomes`]),
//! and the sum of costs ([`sum_of_start`]).
//!
//! Use it where a position can come back, and there are few enough positions to visit all. For several such games side
//! by side see [`loopy`](crate::games::loopy).
//!
#![doc = include_str!("../pictures/retrograde.svg")]
//!
//! Who is to move belongs to a position, where this makes a difference: so each player may have moves of his own.
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
//!
//! # Used by
//! [`abc209e`](../../../abc209e/index.html), [`abc261h`](../../../abc261h/index.html),
//! [`cf786a`](../../../cf786a/index.html), [`cf919f`](../../../cf919f/index.html),
//! [`p6560`](../../../p6560/index.html), [`p9169`](../../../p9169/index.html).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

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
    pub fn new(statuses: impl IntoIterator<Item = Status>, predecessors: impl Fn(usize, &mut Vec<usize>)) -> Self {
        Self::search(statuses, predecessors, None)
    }

    /// The outcome of the position `start` alone: the search stops as soon as it is known.
    ///
    /// # Panics
    /// As [`new`](Self::new) does, or if there is no such position.
    ///
    /// # Complexity
    /// That of [`new`](Self::new), less what the search is spared.
    pub fn of_start(
        start: usize,
        statuses: impl IntoIterator<Item = Status>,
        predecessors: impl Fn(usize, &mut Vec<usize>),
    ) -> Outcome {
        Self::search(statuses, predecessors, Some(start)).get(start)
    }

    /// All outcomes, or those that are found until that of `start` is known.
    fn search(
        statuses: impl IntoIterator<Item = Status>,
        predecessors: impl Fn(usize, &mut Vec<usize>),
        start: Option<usize>,
    ) -> Self {
        let mut labels: Vec<u32> = statuses.into_iter().map(first_label).collect();
        assert!(labels.len() <= 1 << 30, "too many positions");
        let finished = (0..).zip(&labels).filter(|&(_, &label)| label < DRAWN);
        let mut latest: Vec<u32> = finished.map(|(position, _)| position).collect();
        let mut next = vec![];
        let mut found = vec![];
        let mut moves = 0;
        let is_found = |labels: &[u32]| start.is_some_and(|start| labels[start] < DRAWN);
        while !latest.is_empty() && !is_found(&labels) {
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

#[inline]
fn first_label(status: Status) -> u32 {
    match status {
        Status::Lost | Status::Open(0) => 0,
        Status::Won => 1,
        Status::Drawn => DRAWN,
        Status::Open(moves) => DRAWN.checked_add(moves).expect("a position has fewer than 2³¹ moves"),
    }
}

/// What the player to move wants in a game with costs, and the number of moves that he has. Without a move the game is
/// over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The game shall end, and the sum of the costs shall be as small as possible.
    Least(u32),
    /// The game shall not end. If it does, the sum of the costs shall be as great as possible.
    Greatest(u32),
}

/// The sum of the costs from the position `start` to the end, where each move has a cost; nothing if the game goes on
/// for ever. One player wants the least sum, the other the greatest or no end at all.
///
/// `predecessors` adds to a list the positions from which a move leads to the given one, each with the cost of the move,
/// and as often as it has such moves.
///
/// This is Dijkstra's algorithm from the ends. When a position is settled with a sum s, it offers s + c to every
/// position from which a move of cost c leads to it. A position of the player who wants the least sum is settled with
/// the least offer. A position of the other player is settled with the greatest offer, once each of his moves has made
/// one. The position settled next is the one whose sum is the least. The search stops when `start` is settled.
///
/// Why a settled sum is final. Costs are not negative, so no offer is less than the sum that makes it. Hence positions
/// are settled in ascending order of their sums. Let a position be settled with s. Call the two players L and G: L wants
/// the least sum.
///
/// - L can force an end with a sum of at most s. An end has s = 0. From a position of his own L goes where the offer s
///   came from. From a position of G each move leads to a position that was settled before, and its offer is at most s.
///   By induction the sum from here is at most s. Every move leads to a position that was settled earlier, so the game
///   ends.
/// - G can force that the game does not end, or that the sum is at least s. From a settled position of his own he goes
///   where the greatest offer came from, from one that is not settled to a successor that is not settled either: there
///   is one, or all his moves had made their offers. What does L do? From a settled position of his with the sum t he
///   goes to one that is not settled, or to one whose offer is at least t. For the offers made before were at least t,
///   since the least one settled him, and those made later come from sums of at least t. From a position that is not
///   settled he goes to one that is not, for one offer would settle him. So the costs so far and the sum of the present
///   position together never become less than s, as long as positions are settled. An end is a settled position with
///   the sum 0, so the costs are at least s if the game ends like this. And once a position is not settled, none is
///   from there on, and the game does not end.
///
/// ```
/// use grundy::games::retrograde::{Turn, sum_of_start};
///
/// // 2 → 1 for 5, 2 → 0 for 9, 1 → 0 for 3, 1 → 2 for 0. Position 0 is the end, and in 2 it is the second player's turn.
/// let back = [vec![(2, 9), (1, 3)], vec![(2, 5)], vec![(1, 0)]];
/// let turns = [Turn::Least(0), Turn::Least(2), Turn::Greatest(2)];
/// let sum = |start| sum_of_start(start, turns, |position, found| found.extend(&back[position]));
/// assert_eq!([0, 1, 2].map(sum), [Some(0), Some(3), Some(9)]);
/// ```
///
/// # Panics
/// If there are 2³² positions, if `start` or a predecessor is no position, or if a sum exceeds `u64`.
///
/// # Complexity
/// O((positions + moves) log (positions + moves)) time, O(positions + moves) memory. Moves are not stored.
///
/// # Source
/// Dijkstra (1959); Khachiyan and others, On short paths interdiction problems (2008), for two players.
pub fn sum_of_start(
    start: usize,
    turns: impl IntoIterator<Item = Turn>,
    predecessors: impl Fn(usize, &mut Vec<(usize, u64)>),
) -> Option<u64> {
    // With the least or the greatest offer so far.
    let mut positions: Vec<(Turn, Option<u64>)> = turns
        .into_iter()
        .map(|turn| match turn {
            Turn::Least(0) | Turn::Greatest(0) => (turn, Some(0)),
            _ => (turn, None),
        })
        .collect();
    assert!(u32::try_from(positions.len()).is_ok(), "too many positions");
    assert!(start < positions.len(), "there is no position {start}");
    // The positions that have the least sum of all wait apart, since no order is needed among them.
    let mut sum = 0;
    let mut next: Vec<u32> =
        (0..positions.len() as u32).filter(|&position| positions[position as usize].1.is_some()).collect();
    let mut open = BinaryHeap::new();
    let mut found = vec![];
    loop {
        while let Some(position) = next.pop().map(|position| position as usize) {
            if position == start {
                return Some(sum);
            }
            found.clear();
            predecessors(position, &mut found);
            for &(before, cost) in &found {
                let offer = sum.checked_add(cost).expect("a sum fits 64 bits");
                let (turn, best) = &mut positions[before];
                let better = match turn {
                    Turn::Least(_) if best.is_some_and(|best| best <= offer) => continue,
                    Turn::Least(_) => offer,
                    Turn::Greatest(left) => {
                        *left -= 1;
                        best.map_or(offer, |best| best.max(offer))
                    }
                };
                *best = Some(better);
                match turn {
                    Turn::Greatest(1..) => {}
                    _ if better == sum => next.push(before as u32),
                    _ => open.push(Reverse((better, before as u32))),
                }
            }
        }
        let Reverse((least, position)) = open.pop()?;
        // Otherwise it was settled before, by a smaller offer.
        if positions[position as usize].1 == Some(least) {
            sum = least;
            next.push(position);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::digraph::Digraph;
    use problems::kit::play;

    /// The graph that has these successors, with all moves turned round.
    fn back(graph: &[Vec<usize>]) -> Digraph {
        let moves = graph.iter().enumerate();
        let moves = moves.flat_map(|(from, to)| to.iter().map(move |&to| (to, from)));
        Digraph::new(graph.len(), moves)
    }

    /// The outcomes by retrograde analysis, and by the kit that plays games out, which takes the word of nobody.
    #[track_caller]
    fn assert_played(ends: &[Option<Status>], graph: &[Vec<usize>]) {
        let positions = graph.len();
        let back = back(graph);
        let statuses =
            ends.iter().zip(graph).map(|(end, successors)| end.unwrap_or(Status::Open(successors.len() as u32)));
        let predecessors = |position, found: &mut Vec<usize>| found.extend(back.successors(position));
        let outcomes = Outcomes::new(statuses.clone(), predecessors);
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
            assert_eq!(outcomes.get(position), expected, "{position} of {graph:?}, {ends:?}");
            let alone = Outcomes::of_start(position, statuses.clone(), predecessors);
            assert_eq!(alone, expected, "{position} alone of {graph:?}, {ends:?}");
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
        let ends = [None, Some(Status::Won), Some(Status::Lost), Some(Status::Drawn)];
        for graph in all_graphs(3) {
            for code in 0..64 {
                assert_played(&[ends[code % 4], ends[code / 4 % 4], ends[code / 16]], &graph);
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

    #[test]
    fn each_player_may_have_moves_of_his_own() {
        // Positions 0, 2, 4 of the first player and 1, 3, 5 of the second, on the same three places; 0 and 1 are lost.
        let arcs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        for code in 0..1 << 12 {
            let mut graph = vec![vec![]; 6];
            for (index, (from, to)) in arcs.into_iter().enumerate() {
                for player in 0..2 {
                    if code >> (2 * index + player) & 1 == 1 {
                        graph[2 * from + player].push(2 * to + 1 - player);
                    }
                }
            }
            let lost = Some(Status::Lost);
            assert_played(&[lost, lost, None, None, None, None], &graph);
        }
    }

    /// The sums by Dijkstra's algorithm, and by the kit, which looks ahead move by move.
    #[track_caller]
    fn assert_summed(least: &[bool], graph: &[Vec<(usize, u64)>]) {
        let arcs = graph.iter().enumerate();
        let arcs = arcs.flat_map(|(from, to)| to.iter().map(move |&(to, cost)| (to, from, cost)));
        let back = Digraph::labelled(graph.len(), arcs);
        let turns = least.iter().zip(graph).map(|(least, successors)| {
            let moves = successors.len() as u32;
            if *least { Turn::Least(moves) } else { Turn::Greatest(moves) }
        });
        let played = play::sums(0..graph.len(), |&position| graph[position].clone(), |&position| least[position]);
        for position in 0..graph.len() {
            let sum = sum_of_start(position, turns.clone(), |position, found| {
                found.extend(back.arcs(position));
            });
            assert_eq!(sum, played[&position], "{position}: {least:?}, {graph:?}");
        }
    }

    #[test]
    fn all_graphs_of_three_positions_with_costs_up_to_two_are_played_right() {
        let arcs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        for code in 0..4_usize.pow(6) {
            let mut graph = vec![vec![]; 3];
            for (index, (from, to)) in arcs.into_iter().enumerate() {
                match code / 4_usize.pow(index as u32) % 4 {
                    0 => {}
                    cost => graph[from].push((to, cost as u64 - 1)),
                }
            }
            for turns in 0..8 {
                assert_summed(&[0, 1, 2].map(|v| turns >> v & 1 == 1), &graph);
            }
        }
    }

    #[test]
    fn all_graphs_of_four_positions_with_some_costs_are_played_right() {
        let mut state = 1_u64;
        let mut draw = |below: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % below
        };
        for graph in all_graphs(4) {
            let turns = draw(16);
            let least = [0, 1, 2, 3].map(|v| turns >> v & 1 == 1);
            let mut graph: Vec<Vec<(usize, u64)>> =
                graph.iter().map(|successors| successors.iter().map(|&next| (next, draw(9))).collect()).collect();
            // A second move between the same positions, now and then.
            if let Some(&(next, _)) = graph[0].last() {
                let cost = draw(20);
                graph[0].extend((cost < 9).then_some((next, cost)));
            }
            assert_summed(&least, &graph);
        }
    }

    #[test]
    #[should_panic(expected = "a sum fits 64 bits")]
    fn a_sum_that_does_not_fit_is_a_mistake() {
        let turns = [Turn::Least(0), Turn::Least(1), Turn::Least(1)];
        sum_of_start(2, turns, |position, found| {
            found.extend((position < 2).then_some((position + 1, u64::MAX)));
        });
    }
}
