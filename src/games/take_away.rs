//! Subtraction games: heaps from which a move takes a number of stones out of a set. Bachet's game, and any finite set.
//!
//! Use it where a move touches one heap, and the rule says how many stones it may take. The
//! [nim-sum](crate::games::sg::nim_sum()) of the values of the heaps decides. Where a move may also split a heap, see
//! [`splitting`](crate::games::splitting). Where the last move limits the next one, heaps are not independent:
//! [`fibonacci`](crate::games::fibonacci) is played with a single one.
//!
//! # Theorem
//! If a move takes 1 to m stones, a heap of n has the value n mod (m + 1): this is Bachet's game. Let a move take a
//! number out of a finite set, the largest of which is m. If g(n) = g(n + p) for every n ≥ q with n + p ≤ q + p + m −
//! 1, then so for every n ≥ q. The player to move wins a sum of heaps iff the XOR of their values is not 0.
//!
//! # Why
//! First for Bachet's game. The successors of a heap are the m heaps before it, or all. In the row 0, 1, …, m, 0, 1, …
//! the number that the last m places lack is the one that comes next.
//!
//! # A period of any finite set
//! Let m be the largest move, p > 0, and M = q + p + m − 1. If g(n) = g(n + p) for every n ≥ q with n + p ≤ M, then
//! g(n) = g(n + p) for every n ≥ q.
//!
//! By induction on n. Let n ≥ q and n + p > M, and let g(i) = g(i + p) for every i with q ≤ i < n. As n ≥ q + m, n − s
//! ≥ q for every move s. Taking s leaves n − s of the heap n, and n − s + p of the heap n + p. These have the same
//! value. So both heaps have successors of the same values.
//!
//! # Example
//! Where a move takes 1, 3 or 4 stones, the lost heaps are not the multiples of one number: 0, 2, 7, 9, 14, …
//!
//! ```
//! use grundy::games::TakeAway;
//!
//! let game = TakeAway::new(&[1, 3, 4]);
//! assert_eq!(game.values(7), [0, 1, 0, 1, 2, 3, 2, 0]);
//! let values = game.periodic(1000).expect("1000 heaps are enough");
//! assert_eq!(values.get(1_000_000_000_000_000_000), values.get(1_000_000_000_000_000_000 % 7));
//! ```

use crate::games::periodic::{periodic, smallest_period};
use crate::games::{Periodic, Unsigned};

/// The value of a heap from which a move takes 1 to `most` stones: `heap` modulo `most` + 1. This is Bachet's game,
/// known as Bash game (巴什博弈).
///
/// [Why](self#why).
///
/// ```
/// use grundy::games::take_away::bachet_value;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|heap| bachet_value(heap, 2_u32)), [0, 1, 2, 0, 1, 2]);
/// ```
///
/// # Source
/// Bachet de Méziriac, Problèmes plaisants et délectables (1612).
#[inline]
#[must_use]
pub fn bachet_value<Heap: Unsigned>(heap: Heap, most: Heap) -> Heap {
    if heap <= most { heap } else { heap % (most + 1.into()) }
}

/// Whether the player to move wins each of the heaps 0 to `largest`, where he takes one of the numbers `moves`, in any
/// order, and loses if he cannot: for a single heap no value is needed.
///
/// Why. A heap is won iff some move leads to a lost one. From the smallest heap on, each that is not yet known to be
/// won is lost, and makes those won from which a move leads to it.
///
/// ```
/// use grundy::games::take_away::won_heaps;
///
/// assert_eq!(won_heaps(&[5, 2], 6), [false, false, true, true, false, true, true]);
/// ```
///
/// # Panics
/// If a move takes nothing.
///
/// # Complexity
/// O(`largest` · number of moves) time, O(`largest`) memory.
#[must_use]
pub fn won_heaps(moves: &[usize], largest: usize) -> Vec<bool> {
    assert!(!moves.contains(&0), "a move takes a stone");
    let mut won = vec![false; largest + 1];
    for lost in 0..=largest {
        if !won[lost] {
            moves.iter().filter(|&taken| *taken <= largest - lost).for_each(|taken| won[lost + taken] = true);
        }
    }
    won
}

/// A subtraction game: a move takes a number of stones out of a finite set, the subtraction set.
///
/// ```
/// use grundy::games::TakeAway;
///
/// let game = TakeAway::new(&[5, 2]);
/// let values = game.values(20);
/// assert_eq!(values[..=10], [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1]);
/// assert_eq!(game.period(&values), Some((7, 0)));
/// assert_eq!(game.periodic(20).expect("a period").get(1_000_000_000_000), values[1]);
/// ```
#[doc(alias = "subtraction game")]
#[doc(alias = "subtraction set")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeAway {
    /// Rising.
    moves: Vec<usize>,
}

impl TakeAway {
    /// The game in which a move takes one of these numbers of stones, given in any order.
    ///
    /// # Panics
    /// If a move takes nothing.
    #[must_use]
    pub fn new(moves: &[usize]) -> Self {
        let mut moves = moves.to_vec();
        moves.sort_unstable();
        moves.dedup();
        assert!(moves.first() != Some(&0), "a move takes a stone");
        Self { moves }
    }

    /// The values of the heaps 0 to `largest`.
    ///
    /// A value is at most the number of different moves, since a heap has no more successors.
    ///
    /// # Complexity
    /// O(`largest` · number of moves) time and O(`largest`) memory where values stay below 64; both grow by as much
    /// again for every 64 more.
    #[must_use]
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let moves = &self.moves[..self.moves.partition_point(|&taken| taken <= largest)];
        let (near, far) = moves.split_at(moves.partition_point(|&taken| taken < BLOCK));
        // The value 64p + b of a heap is bit b of its place in plane p. In front of heap 0 stand as many places without
        // a value as the largest move takes.
        let zero = moves.last().copied().unwrap_or(0);
        let mut values = vec![0; (largest + 1).next_multiple_of(BLOCK)];
        let mut planes: Vec<Vec<u64>> = vec![];
        // By planes, what the heaps of a block see along the far moves.
        let mut far_seen = vec![];
        for start in (0..values.len()).step_by(BLOCK) {
            far_seen.clear();
            for heap in start..start + BLOCK {
                for plane in 0.. {
                    if plane == planes.len() {
                        planes.push(vec![0; zero + values.len()]);
                    }
                    let places = &mut planes[plane];
                    if plane == far_seen.len() {
                        far_seen.push(seen_along(far, places, zero + start));
                    }
                    let mut seen = far_seen[plane][heap - start];
                    near.iter().for_each(|taken| seen |= places[zero + heap - taken]);
                    if seen != !0 {
                        places[zero + heap] = 1 << seen.trailing_ones();
                        values[heap] = 64 * plane + seen.trailing_ones() as usize;
                        break;
                    }
                }
            }
        }
        values.truncate(largest + 1);
        values
    }

    /// The smallest period that this table of values proves for all heaps, and the first heap from which on they have
    /// it.
    ///
    /// [Why](self#a-period-of-any-finite-set).
    ///
    /// # Complexity
    /// O(n) time and memory, for a table of n values.
    #[must_use]
    pub fn period(&self, values: &[usize]) -> Option<(usize, usize)> {
        let most = self.most();
        // A move that no heap of the table allows may be as large as it likes.
        smallest_period(values, |period, start| (start + period - 1).saturating_add(most))
    }

    /// How many stones a move takes at most; 0 if there is no move.
    #[must_use]
    pub fn most(&self) -> usize {
        self.moves.last().copied().unwrap_or(0)
    }

    /// The values of all heaps, if those up to `largest` prove a period. A table of those up to 64 is made, and doubled
    /// until it proves one or ends at `largest`.
    ///
    /// # Complexity
    /// That of [`values`](Self::values) and of [`period`](Self::period).
    #[must_use]
    pub fn periodic(&self, largest: usize) -> Option<Periodic> {
        periodic(largest, |largest| self.values(largest), |values| self.period(values))
    }
}

/// How many heaps look along a move at a time.
const BLOCK: usize = 8;

/// What each heap of a block that begins at `start` sees where it looks along these moves.
///
/// Never inlined: there the compiler would keep `seen` in memory, which takes twice as long.
#[inline(never)]
fn seen_along(moves: &[usize], places: &[u64], start: usize) -> [u64; BLOCK] {
    let mut seen = [0; BLOCK];
    for taken in moves {
        for (place, set) in places[start - taken..][..BLOCK].iter().enumerate() {
            seen[place] |= set;
        }
    }
    seen
}
