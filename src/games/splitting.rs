//! Heaps that a move may split: Lasker's Nim, and octal games.
//!
//! Use it where a move touches one heap, and may leave two. The [nim-sum](crate::games::sg::nim_sum()) of the values of
//! the heaps decides. Rows of which a move takes neighbours are heaps of this kind: Kayles is the [octal game](Octal)
//! 0.77, Dawson's Kayles 0.07, Dawson's Chess 0.137.
//!
//! # Theorem
//! In Lasker's Nim a move takes stones from a heap, or splits it: a heap of x has the value x − 1 for x = 4, 8, …, x +
//! 1 for x = 3, 7, …, and else x. Let a move of an octal game take at most t stones: a period p from q on holds for
//! ever if it does up to the heap 2q + 2p + t. The player to move wins iff the XOR of the values is not 0.
//!
//! # Why
//! First for Lasker's Nim. By induction on x: the heaps below x have the claimed values. What is said of a split is
//! modulo 4: parts of 1, 2, 3, 0 stones have the values 1, 2, 0, 3. With k = 0, 1, 2, …:
//!
//! - x = 4k + 1. Taking gives the values 0 to 4k. A split has parts 1 and 0, or 2 and 3, hence the value 2. So the mex
//!   is 4k + 1.
//! - x = 4k + 2. Taking gives 0 to 4k + 1. A split has parts 1 and 1, 2 and 0, or 3 and 3, hence the value 0 or 1. So
//!   the mex is 4k + 2.
//! - x = 4k + 3. Taking gives 0 to 4k + 2, and the split into 1 and 4k + 2 gives 4k + 3. A split has parts 1 and 2, or
//!   3 and 0, hence the value 3. So the mex is 4k + 4.
//! - x = 4k + 4. Taking gives 0 to 4k + 2, and 4k + 4. A split has parts 1 and 3, 2 and 2, or 0 and 0, hence the value
//!   0 or 1. So the mex is 4k + 3.
//!
//! # A period of octal games
//! In an octal game a move takes k stones from one heap, as the digit d_k allows. The digit is a sum of 1 if nothing
//! may be left, 2 if one heap may be left, and 4 if two heaps may be left, neither of them empty.
//!
//! Let a move take at most t stones, p > 0, and M = 2q + 2p + t. If g(n) = g(n + p) for every n ≥ q with n + p ≤ M,
//! then g(n) = g(n + p) for every n ≥ q.
//!
//! By induction on n. Let n ≥ q and n + p > M, and let g(i) = g(i + p) for every i with q ≤ i < n. We show that the
//! heaps n and n + p have successors of the same values. Note that n > 2q + p + t. Consider the moves that take k ≤ t
//! stones.
//!
//! - They take neither heap whole, since n > t.
//! - If one heap is left, k ≥ 1, and it is n − k or n + p − k. These have the same value, since n − k > q.
//! - Now let two heaps be left, of sizes a and b with 1 ≤ a ≤ b.
//!   - A split of n − k into a and b has 2b ≥ n − k > 2q, so b > q and g(b) = g(b + p). So the split of n + p − k into
//!     a and b + p has the same value.
//!   - Conversely, a split of n + p − k into a and b has 2b ≥ n + p − k > 2q + 2p, so b − p > q and g(b − p) = g(b). So
//!     the split of n − k into a and b − p has the same value.
//!
//! # Example
//! Where a move takes two neighbours out of a row (Dawson's Kayles), a row of five is lost:
//!
//! ```
//! use grundy::games::Octal;
//!
//! let dawson = Octal::parse("0.07").expect("an octal code");
//! assert_eq!(dawson.values(5), [0, 0, 1, 1, 2, 0]);
//! ```

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::games::periodic::{periodic, smallest_period};
use crate::games::rare::SplitTable;
use crate::games::{Periodic, Unsigned};

/// The value of a heap in Lasker's Nim: see the [theorem](self#theorem).
///
/// ```
/// use grundy::games::splitting::lasker_value;
///
/// assert_eq!([0_u32, 1, 2, 3, 4, 5].map(lasker_value), [0, 1, 2, 4, 3, 5]);
/// ```
///
/// # Panics
/// If `heap` is the largest number of its type, whose value does not fit.
///
/// # Source
/// Lasker, Brettspiele der Völker (1931); Berlekamp, Conway and Guy, Winning Ways, chapter 4.
#[inline]
#[must_use]
pub fn lasker_value<Heap: Unsigned>(heap: Heap) -> Heap {
    assert!(heap < Heap::MAX, "the value of the largest number does not fit");
    let rest = heap % 4.into();
    if rest == 3.into() {
        heap + 1.into()
    } else if rest == 0.into() && heap > 0.into() {
        heap - 1.into()
    } else {
        heap
    }
}

/// An octal game: a move takes k stones from one heap, as the digit d_k allows. The digit is a sum of 1 if nothing may
/// be left, 2 if one heap may be left, and 4 if two heaps may be left, neither of them empty.
///
/// ```
/// use grundy::games::Octal;
///
/// let kayles = Octal::parse("0.77").expect("a code");
/// assert_eq!(kayles.values(11), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
///
/// let dawson = Octal::parse("0.07").expect("a code");
/// assert_eq!(dawson.period(&dawson.values(200)), Some((34, 53)));
/// assert_eq!(dawson.periodic(200).expect("a period").get(1_000_000_000_000), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal {
    /// From d₀ to the last that is not 0.
    digits: Vec<u8>,
}

impl Octal {
    /// The game with the digits d₀, d₁, d₂, …, if there is one: d₀ is 0 or 4, or else a move could change nothing, and
    /// all others are below 8, at least one of them not 0.
    #[must_use]
    pub fn new(mut digits: Vec<u8>) -> Option<Self> {
        let last = digits.iter().rposition(|&digit| digit > 0)?;
        digits.truncate(last + 1);
        let fits = [0, 4].contains(&digits[0]) && digits.iter().all(|&digit| digit < 8);
        fits.then_some(Self { digits })
    }

    /// The game with this code, if it is one: d₀, a point, and d₁d₂….
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let (whole, digits) = code.split_once('.')?;
        let all = whole.bytes().chain(digits.bytes()).map(|digit| digit.wrapping_sub(b'0'));
        Self::new(all.collect()).filter(|_| whole.len() == 1)
    }

    /// How many stones a move takes at most.
    #[must_use]
    pub fn most(&self) -> usize {
        self.digits.len() - 1
    }

    /// The values of the heaps 0 to `largest`.
    ///
    /// # Complexity
    /// That of [`SplitTable::extend_to`].
    #[must_use]
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let mut table = self.table();
        table.extend_to(largest);
        table.values()
    }

    /// A table of the values, up to the empty heap so far.
    #[must_use]
    pub fn table(&self) -> SplitTable {
        let leaving = |heaps: usize| (0..self.digits.len()).filter(move |&taken| self.digits[taken] >> heaps & 1 == 1);
        SplitTable::new([0, 1, 2].map(|heaps| leaving(heaps).collect()), false)
    }

    /// The smallest period that this table of values proves for all heaps, and the first heap from which on they have
    /// it.
    ///
    /// [Why](self#a-period-of-octal-games).
    ///
    /// # Complexity
    /// O(n) time and memory, for a table of n values.
    ///
    /// # Source
    /// Guy and Smith, The G-values of various games (1956).
    #[must_use]
    pub fn period(&self, values: &[usize]) -> Option<(usize, usize)> {
        smallest_period(values, |period, start| 2 * start + 2 * period + self.most())
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

/// Reads a code, as [`Octal::parse`] does.
impl FromStr for Octal {
    type Err = NotOctal;

    fn from_str(code: &str) -> Result<Self, NotOctal> {
        Self::parse(code).ok_or(NotOctal)
    }
}

/// What is no octal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOctal;

impl Error for NotOctal {}

impl Display for NotOctal {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "an octal code is 0 or 4, a point, and digits from 0 to 7, and allows a move")
    }
}

/// The code of the game: d₀, a point, and d₁d₂….
impl Display for Octal {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let digits = self.digits[1..].iter().map(|&digit| char::from(b'0' + digit));
        write!(f, "{}.{}", self.digits[0], digits.collect::<String>())
    }
}
