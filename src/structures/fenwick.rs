//! Prefix sums under updates.
//!
//! Use it where sums of ranges are asked for while the numbers change, or where the k-th of those present is wanted.
//!
//! # What it finds
//! In a row of n numbers, the sum of any range while single numbers change, and, where no number is negative, the first
//! place at which the sum from the start reaches a bound. Each takes O(log n) steps. The numbers may be any that are
//! added and subtracted.
//!
//! # Why
//! Count the elements from 1, and let l(i) = i & −i, the lowest set bit of i. Block i holds the sum of the l(i)
//! elements that end with the i-th. So the first i elements are block i and the first i − l(i) elements, and i − l(i)
//! has one set bit less than i.
//!
//! The blocks that hold the element e are found from block e on by steps from i to i + l(i). Blocks before e end too
//! early, and block e ends with e. Now let block i hold e:
//!
//! - Block i + l(i) holds e. As i is an odd multiple of l(i), block i + l(i) has at least twice as many elements as
//!   block i. So it begins no later than block i.
//! - No block b between holds e. Since i < b < i + l(i), the lowest set bit of b is that of b − i, so l(b) ≤ b − i.
//!   Hence block b begins behind i.
//!
//! With every step l(i) becomes at least twice as large, so there are O(log n).
//!
//! # Example
//! The pairs that stand in the wrong order: for each number, the greater ones before it.
//!
//! ```
//! use grundy::structures::Fenwick;
//!
//! let mut seen = Fenwick::new(4);
//! let mut inversions = 0_u64;
//! for number in [3, 0, 2, 1] {
//!     inversions += seen.sum(number + 1..);
//!     seen.add(number, 1);
//! }
//! assert_eq!(inversions, 4);
//! ```

use std::fmt::{self, Debug, Formatter};
use std::ops::{AddAssign, Bound, RangeBounds, Sub};

/// A row of numbers with updates of one element and sums of ranges, both in O(log n).
///
/// The numbers form a commutative group: the order of a sum does not matter, `T::default()` is its zero, and
/// (a − b) + b = a. So integers do, and [`Mod`](crate::arithmetic::Mod); for XOR take
/// [`Nimber`](crate::arithmetic::Nimber). Unsigned integers do as long as no element is negative.
///
/// Indices count from 0.
///
/// ```
/// use grundy::structures::Fenwick;
///
/// let mut row = Fenwick::from_iter([0, 10, 0, 5, 7]);
/// assert_eq!((row.sum(1..4), row.sum(..=3), row.sum(..)), (15, 15, 22));
/// row.add(1, -4);
/// row.set(4, 1);
/// assert_eq!((row.get(1), row.len()), (6, 5));
/// assert_eq!(row.sum(..), 12);
/// ```
///
/// [Why](self#why).
///
/// # Source
/// Fenwick, A new data structure for cumulative frequency tables (1994).
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Fenwick<T> {
    /// Block i is at i − 1. i − l(i) is `i & (i - 1)`; the step from i to i + l(i) leads from the place p to
    /// `p | (p + 1)`.
    blocks: Vec<T>,
}

impl<T: Copy + Default + AddAssign + Sub<Output = T>> Fenwick<T> {
    /// A row of `length` zeros. For a row of other elements there is `collect`.
    #[must_use]
    pub fn new(length: usize) -> Self {
        Self { blocks: vec![T::default(); length] }
    }

    /// The number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// Whether there is no element.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The element at `index`.
    ///
    /// # Panics
    /// If `index` is not below the length.
    ///
    /// # Complexity
    /// O(log n); for all elements in turn, O(n).
    #[must_use]
    pub fn get(&self, index: usize) -> T {
        // What stands before it in its block.
        let start = index & (index + 1);
        let (mut value, mut count) = (self.blocks[index], index);
        while count > start {
            value = value - self.blocks[count - 1];
            count &= count - 1;
        }
        value
    }

    /// Makes `value` the element at `index`.
    ///
    /// # Panics
    /// If `index` is not below the length.
    ///
    /// # Complexity
    /// O(log n).
    pub fn set(&mut self, index: usize, value: T) {
        let (old, mut place) = (self.get(index), index);
        // The difference of the two may be negative.
        while let Some(block) = self.blocks.get_mut(place) {
            *block = *block - old;
            *block += value;
            place |= place + 1;
        }
    }

    /// Adds `value` to the element at `index`.
    ///
    /// # Panics
    /// If `index` is not below the length.
    ///
    /// # Complexity
    /// O(log n).
    pub fn add(&mut self, index: usize, value: T) {
        assert!(index < self.blocks.len(), "{index} is not below {}", self.blocks.len());
        let mut place = index;
        while let Some(block) = self.blocks.get_mut(place) {
            *block += value;
            place |= place + 1;
        }
    }

    /// The sum of the first `count` elements, that is `sum(..count)`: without the element at the index `count`.
    ///
    /// # Panics
    /// If `count` is beyond the length.
    ///
    /// # Complexity
    /// O(log n).
    #[must_use]
    pub fn prefix(&self, count: usize) -> T {
        let mut sum = T::default();
        let mut block = count;
        while block > 0 {
            sum += self.blocks[block - 1];
            block &= block - 1;
        }
        sum
    }

    /// The sum of the elements with an index in `range`.
    ///
    /// # Panics
    /// If `range` ends before it begins, or beyond the length.
    ///
    /// # Complexity
    /// O(log n).
    #[must_use]
    pub fn sum(&self, range: impl RangeBounds<usize>) -> T {
        let start = match range.start_bound() {
            Bound::Unbounded => 0,
            Bound::Included(&index) => index,
            Bound::Excluded(&index) => index.saturating_add(1),
        };
        let end = match range.end_bound() {
            Bound::Unbounded => self.len(),
            Bound::Included(&index) => index.saturating_add(1),
            Bound::Excluded(&index) => index,
        };
        assert!(start <= end, "{start}..{end} ends before it begins");
        self.prefix(end) - self.prefix(start)
    }

    /// The number of leading elements whose running sums, each with its own element, satisfy `pred`: the index of the
    /// first whose running sum does not, or the length. This is `partition_point` on the slice of all running sums, so
    /// none that satisfies `pred` may come after one that does not.
    ///
    /// Where no element is negative, this finds the first index whose running sum reaches a bound (`lower_bound` of
    /// other libraries), or exceeds it. With counts as elements, the latter is the index of the k-th item in order,
    /// from 0:
    ///
    /// ```
    /// use grundy::structures::Fenwick;
    ///
    /// let counts: Fenwick<usize> = [0, 2, 0, 1].into_iter().collect();
    /// assert_eq!([0, 1, 2, 3].map(|k| counts.partition_point(|&sum| sum <= k)), [1, 1, 3, 4]);
    /// assert_eq!([1, 2, 3].map(|bound| counts.partition_point(|&sum| sum < bound)), [1, 1, 3]);
    /// ```
    ///
    /// # Complexity
    /// O(log n) calls of `pred`.
    #[must_use]
    pub fn partition_point(&self, mut pred: impl FnMut(&T) -> bool) -> usize {
        let (mut count, mut sum) = (0, T::default());
        let mut step = self.len().checked_ilog2().map_or(0, |log| 1 << log);
        while step > 0 {
            if let Some(&block) = self.blocks.get(count + step - 1) {
                let mut next = sum;
                next += block;
                if pred(&next) {
                    (count, sum) = (count + step, next);
                }
            }
            step /= 2;
        }
        count
    }

    /// The elements in order.
    ///
    /// # Complexity
    /// O(n) for all of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = T> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }
}

/// The row of some elements, in O(n).
impl<T: Copy + Default + AddAssign + Sub<Output = T>> FromIterator<T> for Fenwick<T> {
    /// Why. Block i holds the i-th element, and all blocks j with j + l(j) = i, of which no two overlap. When block j
    /// is added to that one, it is complete: all its parts come before it.
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut blocks: Vec<T> = elements.into_iter().collect();
        for place in 0..blocks.len() {
            let sum = blocks[place];
            if let Some(next) = blocks.get_mut(place | (place + 1)) {
                *next += sum;
            }
        }
        Self { blocks }
    }
}

/// Adds elements behind the last, in O(1) each, amortised.
impl<T: Copy + Default + AddAssign + Sub<Output = T>> Extend<T> for Fenwick<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        for mut sum in elements {
            let (mut count, start) = (self.len(), self.len() & (self.len() + 1));
            while count > start {
                sum += self.blocks[count - 1];
                count &= count - 1;
            }
            self.blocks.push(sum);
        }
    }
}

/// The list of the elements.
impl<T: Copy + Default + AddAssign + Sub<Output = T> + Debug> Debug for Fenwick<T> {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}
