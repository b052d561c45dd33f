//! Coin turning: a row has the XOR of the values that its heads have alone.
//!
//! Use it where a move turns coins, lamps or cells, and the last of them must go from one given side to the other.
//!
//! # Theorem
//! Coins lie at ordered places. A move turns all coins of one out of a list of sets, and the last of them, which leads
//! the set, goes from head to tail. A player who cannot move loses. A lone head at x has the value g(x): the mex of the
//! XOR of g over the other places of S, for all sets S that x leads. A row has the XOR of g over its heads.
//!
//! # Why
//! Coins lie at places that are ordered, wholly or in part, some with their head up. The rule of the game is a list of
//! sets of places, each with a leading place that comes behind all others of the set. A move turns all coins of one of
//! these sets, and the leading one must go from head to tail; the others go either way. A player who cannot move loses.
//!
//! For every place x let g(x) be the mex of the XOR of g(y) over the other places y of S, for all sets S that x leads.
//!
//! The game ends: put all places in one line such that each leading place still comes behind the others of its
//! sets, and read the row as a binary number, in which the last places of the line are the highest digits. A move makes
//! it smaller.
//!
//! So by induction the theorem holds for the successors of a row. Let H be its heads, and s the XOR of g over H.
//! Turning a set S led by x ∈ H leaves a row whose value is s XOR g(x) XOR (the XOR of g(y) over the rest of S), also
//! where a coin of the rest had its head up, since g(y) XOR g(y) = 0. Now take for each x ∈ H some game whose
//! successors have exactly the values in the mex for g(x). The sum of these games has the value s, and its successors
//! have the same values as those of the row (see [`sg`](crate::games::sg)). A value is the mex of the values of the
//! successors, so the row has the value s, too.
//!
//! # Mock Turtles
//! A move turns one, two or three coins. For the place x, counted from 1, let y = x − 1: g(x) is the number out of 2y
//! and 2y + 1 that has an odd number of one bits. So g(1), g(2), … is the list of all odious numbers (those with an odd
//! number of one bits) in order.
//!
//! The successors are worth 0, g(a) and g(a) XOR g(b) with a < b < x. The g(a) are the odious numbers below g(x), all
//! others are not odious; so g(x) itself is not among the successors. Every number e < g(x) that is not odious must be
//! among them. If e > 0, it has two or more one bits. Let t be the highest of them. Then t and e XOR t are odious,
//! different, and less than e, and e is their XOR.
//!
//! # Ruler
//! A move turns any run of neighbours. For the place x, counted from 1, g(x) is the lowest set bit of x.
//!
//! Let b be this bit, and let γ(m) = m XOR ⌊m/2⌋ be the Gray code. It takes every value once, and γ(x) = γ(x − 1) XOR
//! b. So the run from m + 1 to x leaves heads worth γ(x − 1) XOR γ(m). For no m < x is this b: that would make γ(m) =
//! γ(x). Take the b numbers m from x − b to x − 1. They differ in the bits below b only. So what they leave is worth
//! less than b, and each time something else: all numbers below b.
//!
//! # Recognise it
//! The theorem holds as well with tails for heads, and on boards.
//!
//! # Traps
//! The theorem needs that the sets do not depend on what the coins show.
//!
//! # Example
//! Where a move turns one, two or three coins, four heads in a row are lost:
//!
//! ```
//! use grundy::games::{coins::mock_turtles_value, sg::mex};
//!
//! let mut heads: Vec<usize> = vec![];
//! for x in 0..4 {
//!     let g = &heads;
//!     let pairs = (0..x).flat_map(|y| (0..y).map(move |z| g[y] ^ g[z]));
//!     let value = mex([0].into_iter().chain(g.iter().copied()).chain(pairs));
//!     heads.push(value);
//! }
//! assert_eq!(heads, [1, 2, 4, 7]);
//! assert_eq!(1 ^ 2 ^ 4 ^ 7, 0);
//! assert_eq!([1, 2, 3, 4].map(mock_turtles_value), [1, 2, 4, 7]);
//! ```
//!
//! # Source
//! Berlekamp, Conway and Guy, Winning Ways, chapter 14, where both games below are solved.

/// The value of a lone head in [Mock Turtles](self#mock-turtles); places from 1.
///
/// ```
/// use grundy::games::coins::mock_turtles_value;
///
/// assert_eq!([1, 2, 3, 4, 5, 6].map(mock_turtles_value), [1, 2, 4, 7, 8, 11]);
/// ```
///
/// # Panics
/// If `place` is 0, or more than 2⁶³.
#[must_use]
pub fn mock_turtles_value(place: u64) -> u64 {
    assert!((1..=1 << 63).contains(&place), "{place} is not from 1 to 2^63");
    let before = place - 1;
    2 * before + u64::from(before.count_ones() % 2 == 0)
}

/// The value of a lone head in [Ruler](self#ruler); places from 1.
///
/// ```
/// use grundy::games::coins::ruler_value;
///
/// assert_eq!([1, 2, 3, 4, 5, 6].map(ruler_value), [1, 2, 1, 4, 1, 2]);
/// ```
///
/// # Panics
/// If `place` is 0.
#[must_use]
pub fn ruler_value(place: u64) -> u64 {
    assert!(place > 0, "places count from 1");
    place & place.wrapping_neg()
}
