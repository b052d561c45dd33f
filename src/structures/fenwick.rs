//! Prefix sums under updates.
//!
//! Use it where sums of ranges are asked for while the numbers change, or where the k-th of those present is wanted.
//!
//! # Used by
//! [`bzoj2819`](crate::programs::bzoj2819), [`cf2062e2`](crate::programs::cf2062e2).

use std::ops::{AddAssign, Range, Sub};

/// A row of numbers with updates of one element and sums of ranges, both in O(log n).
///
/// The numbers form a commutative group: the order of a sum does not matter, `T::default()` is its zero, and
/// (a − b) + b = a. So integers do, and [`Mod`](crate::arithmetic::Mod); for XOR take
/// [`Nimber`](crate::arithmetic::Nimber).
///
/// Why. Count the elements from 1, and let l(i) = i & −i, the lowest set bit of i. Block i holds the sum of the l(i)
/// elements that end with the i-th. So the first i elements are block i and the first i − l(i) elements, and these have
/// one set bit less in their number.
///
/// The blocks that hold the element e are found from block e on by steps from i to i + l(i). Blocks before e end too
/// early, and block e ends with e. Now let block i hold e:
///
/// - Block i + l(i) holds e. As i is an odd multiple of l(i), block i + l(i) has at least twice as many elements as
///   block i. So it begins no later than block i.
/// - No block b between holds e. Since i < b < i + l(i), the lowest set bit of b is that of b − i, so l(b) ≤ b − i.
///   Hence block b begins behind i.
///
/// With every step l(i) becomes at least twice as great, so there are O(log n).
///
/// ```
/// use grundy::structures::Fenwick;
///
/// let mut row = Fenwick::new(5);
/// row.add(1, 10);
/// row.add(4, 7);
/// assert_eq!(row.sum(1..4), 10);
/// assert_eq!(row.prefix(5), 17);
/// ```
///
/// # Source
/// Fenwick, A new data structure for cumulative frequency tables (1994).
#[derive(Clone, Debug)]
pub struct Fenwick<T> {
    blocks: Vec<T>,
}

impl<T: Copy + Default + AddAssign + Sub<Output = T>> Fenwick<T> {
    /// A row of `length` zeros.
    pub fn new(length: usize) -> Self {
        Self { blocks: vec![T::default(); length + 1] }
    }

    /// A row of these elements.
    ///
    /// Why. Block i holds the i-th element, and all blocks j with j + l(j) = i, of which no two overlap. When block j
    /// is added to that one, it is complete: all its parts come before it.
    ///
    /// # Complexity
    /// O(n).
    pub fn of(elements: impl IntoIterator<Item = T>) -> Self {
        let mut blocks: Vec<T> = std::iter::once(T::default()).chain(elements).collect();
        for block in 1..blocks.len() {
            let next = block + lowest_bit(block);
            if next < blocks.len() {
                let sum = blocks[block];
                blocks[next] += sum;
            }
        }
        Self { blocks }
    }

    /// Adds `value` to the element at `index`.
    ///
    /// # Panics
    /// If `index` is not below the length.
    ///
    /// # Complexity
    /// O(log n).
    pub fn add(&mut self, index: usize, value: T) {
        assert!(index + 1 < self.blocks.len(), "{index} is not below {}", self.blocks.len() - 1);
        let mut block = index + 1;
        while block < self.blocks.len() {
            self.blocks[block] += value;
            block += lowest_bit(block);
        }
    }

    /// The sum of the first `count` elements.
    ///
    /// # Panics
    /// If `count` is beyond the length.
    ///
    /// # Complexity
    /// O(log n).
    pub fn prefix(&self, count: usize) -> T {
        let mut sum = T::default();
        let mut block = count;
        while block > 0 {
            sum += self.blocks[block];
            block -= lowest_bit(block);
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
    pub fn sum(&self, range: Range<usize>) -> T {
        assert!(range.start <= range.end, "{range:?} ends before it begins");
        self.prefix(range.end) - self.prefix(range.start)
    }

    /// The index of the element with which the running sum first exceeds `sum`, if it does.
    ///
    /// With counts as elements this is the index of the `sum`-th item in order, from 0. No element may be negative.
    ///
    /// # Complexity
    /// O(log n).
    pub fn first_exceeding(&self, sum: T) -> Option<usize>
    where
        T: PartialOrd,
    {
        let mut rest = sum;
        let mut block = 0;
        let mut step = (self.blocks.len() - 1).checked_ilog2().map_or(0, |log| 1 << log);
        while step > 0 {
            // The blocks passed so far hold at most `sum` in total.
            if block + step < self.blocks.len() && self.blocks[block + step] <= rest {
                block += step;
                rest = rest - self.blocks[block];
            }
            step /= 2;
        }
        (block + 1 < self.blocks.len()).then_some(block)
    }
}

fn lowest_bit(block: usize) -> usize {
    block & block.wrapping_neg()
}
