//! Loopy games: sums of impartial games in which positions may come back.
//!
//! Use it where several tokens move on graphs with cycles, one in each turn. For a single token
//! [`retrograde`](crate::games::retrograde) is enough.
//!
//! # Theorem
//! In a sum of tokens on finite graphs, where a player who cannot move loses and play without end is a draw, every
//! vertex is worth a nimber, or ∞(K) with a set K of nimbers. Let s be the XOR of the nimbers. Without ∞ the player to
//! move wins iff s ≠ 0, and else loses. With one ∞(K) he wins iff s is in K, and else it is a draw. With two or more it
//! is a draw.
//!
//! # Why
//! A token lies on a vertex of a finite graph. A move takes it along an edge; loops and cycles are allowed. In a sum of
//! such games a player moves one token of his choice, a player who cannot move loses, and play without an end is a
//! draw.
//!
//! Every vertex has a [`Value`]: a nimber m, or ∞(K) with a set K of nimbers. They are found level by level, m = 0, 1,
//! 2, …. A vertex without a nimber is *open*. Level m gives the nimber m to open vertices, one after the other, as
//! long as there is an open vertex v such that
//!
//! - its successors have all nimbers below m, and
//! - each successor of v that was open when the level began has a successor that has been given m. (So a move there
//!   can be *reverted*.)
//!
//! What no level takes is ∞(K), where K holds the nimbers of its successors. In a graph without cycles every vertex
//! gets its value by Sprague and Grundy.
//!
//! The claim (Smith): let s be the XOR of the nimbers in a sum.
//!
//! - without ∞ the player to move wins iff s ≠ 0, and else loses;
//! - with one ∞(K) he wins iff s is in K, and else it is a draw;
//! - with two or more it is a draw.
//!
//! Three facts about level m come first. Let v be given m.
//!
//! 1. No edge joins two vertices that were both given m. Otherwise take such an edge v → u for which the later of its
//!    ends was given m as early as possible, and call this time t. As u was open when the level began, some successor
//!    x of u was given m before v was. If u was given m before v, both ends of u → x were given m before t, a
//!    contradiction. Else u was given m at t, and x, a successor of u, was open when the level began. So some
//!    successor y of x was given m before u was, that is, before t. Then both ends of x → y were given m before t,
//!    again a contradiction.
//! 2. So no successor of v has the nimber m, while by the first condition all below m are there: m is the mex of the
//!    nimbers of its successors.
//! 3. A successor u of v that was open when the level began was reverted. So some successor of u has the nimber m, and
//!    it was given earlier than v's.
//!
//! A sum of nimbers with s = 0 is lost. Let the first player move a token from v, with the nimber m, to u. If u has a
//! nimber below m, the XOR is no longer 0. As in Nim, some token with a nimber x then wants a nimber y < x to make it
//! 0. By fact 2 it has a successor with the nimber y, which was given at an earlier level than x. If u was open at the
//! beginning of level m, the second player moves on to a vertex with the nimber m, by fact 3. Either way all tokens
//! have nimbers again with s = 0, and every token that has moved has one that was given earlier. This cannot go on for
//! ever. So the second player makes the last move.
//!
//! A sum of nimbers with s ≠ 0 is won: as in Nim, and by fact 2, some move makes s = 0. A sum with one ∞(K) and s in K
//! is won: the token of ∞(K) moves to a vertex with the nimber s.
//!
//! Call all other sums *drawish*. From them no move leads to nimbers with s = 0, that is, to a sum that is known to be
//! lost: with one ∞(K) this would need s in K, and of two ∞ one is left. On the other hand some move leads to a
//! drawish sum again:
//!
//! - There is one ∞(K), on a vertex v. Let m = mex K. Then s ≥ m, as s is not in K. If s > m, the other tokens can move
//!   to the XOR m, as in Nim, and m is not in K. Now let s = m. On level m, v was open, and its successors had all
//!   nimbers below m. It was not given m. So some successor u, open when level m began, has no successor with the
//!   nimber m. It has not the nimber m, as m is not in K. It has no larger one, by fact 2. So it is ∞(K') with m not in
//!   K', and the token moves there.
//! - There are two or more. By the case above with s = m, every ∞ has a successor that is ∞. A token moves there.
//!
//! So from a drawish sum a player can always move to a drawish sum. His opponent then moves to a drawish sum, or to one
//! that the player wins. So the player never loses. This holds for both players: it is a draw.
//!
//! # Example
//! Vertex 0 is an end; from 1 a token goes there, or stays. Alone this is won. Beside a heap of one stone, which is won
//! alone, too, it is a draw: a player who takes the stone, or ends the loop, leaves a win.
//!
//! ```
//! use grundy::games::{Outcome, loopy::{loopy_values, sum_outcome}};
//! use grundy::graphs::Digraph;
//!
//! let values = loopy_values(&Digraph::new(3, [(1, 1), (1, 0), (2, 0)]));
//! assert_eq!(sum_outcome([&values[1]]), Outcome::Win);
//! assert_eq!(sum_outcome([&values[2]]), Outcome::Win);
//! assert_eq!(sum_outcome([&values[1], &values[2]]), Outcome::Draw);
//! ```
//!
//! # Source
//! Smith, Graphs and composite games (1966); Fraenkel and Perl (1975); Winning Ways, chapter 12.

use crate::games::Outcome;
use crate::games::sg::nim_sum;
use crate::graphs::Digraph;

/// What a vertex is worth in sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// As much as a heap of this size in Nim.
    Nimber(usize),
    /// ∞(K), with the nimbers of the successors in ascending order.
    Infinite(Vec<usize>),
}

/// The values of the vertices of a graph.
///
/// ```
/// use grundy::games::loopy::{Value, loopy_values};
/// use grundy::graphs::Digraph;
///
/// // 0 has no successor. 1 leads to 0. 2 leads to 1 and to itself. 3 leads to 0 and to 2, and from 2 a player can go
/// // on to 1: so 3 is worth as much as 1.
/// let values = loopy_values(&Digraph::new(4, [(1, 0), (2, 1), (2, 2), (3, 0), (3, 2)]));
/// assert_eq!(values[1], Value::Nimber(1));
/// assert_eq!(values[2], Value::Infinite(vec![1]));
/// assert_eq!(values[3], Value::Nimber(1));
/// ```
///
/// # Complexity
/// O(vertices + edges) time for each level, and O(vertices + edges) memory. There is one more level than there are
/// nimbers. A vertex of the nimber m leads to vertices of all nimbers below m, and so do these. Hence there are at
/// least m (m + 1) / 2 edges, and O(√edges) levels.
#[must_use]
pub fn loopy_values(graph: &Digraph) -> Vec<Value> {
    let vertices = graph.len();
    let reversed = graph.reversed();
    let mut nimbers: Vec<Option<usize>> = vec![None; vertices];
    // The open vertices whose successors have all nimbers below this level.
    let mut eligible = vec![true; vertices];
    for level in 0.. {
        // How many successors of every eligible vertex are open and not reverted.
        let mut left = vec![0; vertices];
        let mut ready = vec![];
        for v in (0..vertices).filter(|&v| eligible[v]) {
            left[v] = graph.successors(v).filter(|&u| nimbers[u].is_none()).count();
            if left[v] == 0 {
                ready.push(v);
            }
        }
        let mut reverted = vec![false; vertices];
        let mut next_eligible = vec![false; vertices];
        let mut is_last = true;
        while let Some(v) = ready.pop() {
            nimbers[v] = Some(level);
            is_last = false;
            for u in reversed.successors(v) {
                if nimbers[u].is_some() || reverted[u] {
                    continue;
                }
                reverted[u] = true;
                // u is never given this nimber itself: fact 1.
                next_eligible[u] = eligible[u];
                for w in reversed.successors(u).filter(|&w| eligible[w]) {
                    left[w] -= 1;
                    if left[w] == 0 {
                        ready.push(w);
                    }
                }
            }
        }
        if is_last {
            break;
        }
        eligible = next_eligible;
    }
    let infinite = |v: usize| {
        let mut of_successors: Vec<usize> = graph.successors(v).filter_map(|u| nimbers[u]).collect();
        of_successors.sort_unstable();
        of_successors.dedup();
        Value::Infinite(of_successors)
    };
    (0..vertices).map(|v| nimbers[v].map_or_else(|| infinite(v), Value::Nimber)).collect()
}

/// The outcome of a sum of games that have these values.
///
/// ```
/// use grundy::games::Outcome;
/// use grundy::games::loopy::{Value, sum_outcome};
///
/// let infinite = Value::Infinite(vec![0, 3]);
/// assert_eq!(sum_outcome([&infinite, &Value::Nimber(1), &Value::Nimber(2)]), Outcome::Win);
/// assert_eq!(sum_outcome([&infinite, &Value::Nimber(1)]), Outcome::Draw);
/// assert_eq!(sum_outcome([&infinite, &infinite]), Outcome::Draw);
/// assert_eq!(sum_outcome([]), Outcome::Loss);
/// ```
///
/// # Complexity
/// O(number of values + log of the largest K).
#[must_use]
pub fn sum_outcome<'a>(values: impl IntoIterator<Item = &'a Value>) -> Outcome {
    let mut nimbers = vec![];
    let mut infinite = vec![];
    for value in values {
        match value {
            Value::Nimber(nimber) => nimbers.push(*nimber),
            Value::Infinite(of_successors) => infinite.push(of_successors),
        }
    }
    let sum = nim_sum(nimbers);
    match infinite[..] {
        [] if sum == 0 => Outcome::Loss,
        [] => Outcome::Win,
        [of_successors] if of_successors.binary_search(&sum).is_ok() => Outcome::Win,
        _ => Outcome::Draw,
    }
}
