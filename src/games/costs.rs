//! Games with costs, in which one player wants the least sum and the other the largest, or no end.
//!
//! Use it where each move costs something, and play may go on for ever: the two-player form of shortest paths, known as
//! shortest-path game or min-cost reachability game.
//!
//! # Theorem
//! Let finitely many moves each cost at least 0. Min wants an end and the least sum; Max wants no end, or else the
//! largest. From the ends back, which have the sum 0, a settled position offers each position before it its sum plus
//! the move's cost. The least offer comes next: it settles a position of Min; one of Max waits for all its offers.
//! Settled sums are what both can force; elsewhere Max avoids an end.
//!
//! # Why
//! This is Dijkstra's algorithm from the ends. When a position is settled with a sum s, it offers s + c to every
//! position from which a move of cost c leads to it. A position of Min is settled with its least offer. A position of
//! Max is settled with its largest offer, once each of his moves has made one. The position settled next is the one
//! whose sum is the least.
//!
//! Why a settled sum is right. Let the search go on until no offer is left. Stopping at any time changes no sum that is
//! settled by then. Costs are not negative, so no offer is less than the sum that makes it. Hence positions are settled
//! in ascending order of their sums. Let a position be settled with s.
//!
//! Min can force an end with a sum of at most s. An end has s = 0. From a position of his own Min goes where the offer
//! s came from. From a position of Max every move leads to a position that was settled before, and its offer is at most
//! s. So by induction, in the order of settling, the sum is at most s, and the game ends.
//!
//! Max can force that the game does not end, or that the sum is at least s. There are four cases:
//!
//! - Max at a settled position goes where the largest offer came from. That offer is the sum of the position.
//! - Max at a position that is not settled: some move has made no offer, or the position would be settled. He takes
//!   this move. It leads to a position that is not settled.
//! - Min at a settled position with the sum t: a move leads to a position that is not settled, or its offer is at least
//!   t, the least offer.
//! - Min at a position that is not settled: no move has made an offer, or the position would be settled. So every move
//!   leads to a position that is not settled.
//!
//! As long as positions are settled, the costs so far and the sum of the present position are together at least s: no
//! move makes this less. At an end the sum is 0, so the costs are at least s. Once a position is not settled, all later
//! ones are not settled either. Ends are settled, so then the game does not end.
//!
//! In the same way, Max can force that the game does not end from a position that is never settled.
//!
//! # Example
//! From position 1 Max ends the game in 0 for a cost of 9, or goes to 2 for nothing; from there Min must go back. So
//! there is no end. If Min may end it there for 1, he never has to go back, and Max takes the 9:
//!
//! ```
//! use grundy::games::costs::{Mover, forced_cost};
//!
//! let sum = |moves_of_min, ends: Vec<(usize, u64)>| {
//!     let back = [ends, vec![(2, 0)], vec![(1, 0)]];
//!     let movers = [Mover::Min(0), Mover::Max(2), Mover::Min(moves_of_min)];
//!     forced_cost(1, movers, |position, found| found.extend(&back[position]))
//! };
//! assert_eq!(sum(1, vec![(1, 9)]), None);
//! assert_eq!(sum(2, vec![(1, 9), (2, 1)]), Some(9));
//! ```

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The player to move, and the number of moves that he has. Without a move the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// He wants an end, and the least sum of the costs.
    Min(u32),
    /// He wants no end, or else the largest sum of the costs.
    Max(u32),
}

/// The sum of the costs from the position `start` to the end of the game, where each move has a cost; nothing if the
/// game goes on for ever. One player, Min, wants the least sum; the other, Max, no end at all, or else the largest sum.
///
/// `movers` says for every position whose turn it is, and how many moves he has. `predecessors` adds to a list the
/// positions from which a move leads to the given one, each with the cost of the move, and as often as it has such
/// moves. An end among them is ignored. That these moves are as many as `movers` says is the caller's part: with other
/// numbers, sums are wrong.
///
/// [How, and why](self#why).
///
/// ```
/// use grundy::games::costs::{Mover, forced_cost};
///
/// // 2 → 1 for 5, 2 → 0 for 9, 1 → 0 for 3, 1 → 2 for 0. Position 0 is the end, and in 2 Max is to move.
/// let back = [vec![(2, 9), (1, 3)], vec![(2, 5)], vec![(1, 0)]];
/// let movers = [Mover::Min(0), Mover::Min(2), Mover::Max(2)];
/// let sum = |start| forced_cost(start, movers, |position, found| found.extend(&back[position]));
/// assert_eq!([0, 1, 2].map(sum), [Some(0), Some(3), Some(9)]);
/// ```
///
/// # Panics
/// If there are 2³² positions, if `start` or a predecessor is no position, or if an offer exceeds `u64`, even one that
/// is not taken.
///
/// # Complexity
/// O((positions + moves) log (positions + moves)) time, O(positions + moves) memory. Moves are not stored.
///
/// # Source
/// Dijkstra (1959); Khachiyan and others, On short paths interdiction problems (2008), for two players.
pub fn forced_cost(
    start: usize,
    movers: impl IntoIterator<Item = Mover>,
    predecessors: impl Fn(usize, &mut Vec<(usize, u64)>),
) -> Option<u64> {
    // With the least or the largest offer so far.
    let mut positions: Vec<(Mover, Option<u64>)> = movers
        .into_iter()
        .map(|mover| match mover {
            Mover::Min(0) | Mover::Max(0) => (mover, Some(0)),
            _ => (mover, None),
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
                let (mover, best) = &mut positions[before];
                let better = match mover {
                    Mover::Min(_) if best.is_some_and(|best| best <= offer) => continue,
                    Mover::Min(_) => offer,
                    // An end, or one of which all moves have come.
                    Mover::Max(0) => continue,
                    Mover::Max(left) => {
                        *left -= 1;
                        best.map_or(offer, |best| best.max(offer))
                    }
                };
                *best = Some(better);
                match mover {
                    Mover::Max(1..) => {}
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
