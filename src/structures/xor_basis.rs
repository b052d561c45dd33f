//! Bases of integers under XOR.
//!
//! Use it to ask which numbers are the XOR of some given ones, such as whether some heaps of many make a nim-sum of 0.
//!
//! # What it finds
//! Which numbers are the XOR of some given ones; they are 2^r, where r is how many numbers the basis has. Of these, the
//! largest, and the one that makes the least XOR with a given number.
//!
//! # Why
//! The basis has rows, no two of which have the same highest bit. The *span* is the set of the XORs of any of them.
//! First for the least XOR of a number with a number of the span.
//!
//! Row by row, the highest bit of the row is taken out of the number where it is set; later rows are smaller, and do
//! not bring it back. So the result has the highest bit of no row. Any other XOR of the number with the span differs
//! from the result by rows, of which one has the highest bit of all: there the other one has a 1, and the result has a
//! 0.
//!
//! Now let a number be added to the span. What is added in its place is its least XOR with the span, which differs from
//! it by a number of the span. If this is not 0, its highest bit is that of no row. So the rows still have different
//! highest bits, and each XOR of some of them is another number.

/// Integers such that every integer inserted is the XOR of some of them, in one way only.
///
/// The *span* is the set of the XORs of any of them, 0 being the XOR of none.
///
/// ```
/// use grundy::structures::XorBasis;
///
/// let mut basis = XorBasis::new();
/// assert!(basis.insert(6) && basis.insert(5));
/// assert!(!basis.insert(3));
/// assert_eq!(basis.rank(), 2);
/// assert!(basis.contains(3) && !basis.contains(1));
/// assert_eq!(basis.reduce(7), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct XorBasis {
    /// In falling order; no two have the same highest bit.
    rows: Vec<u64>,
}

impl XorBasis {
    /// The empty one, whose span is 0 alone.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds `number` to the span; says whether it was outside.
    ///
    /// [Why](self#why).
    ///
    /// # Complexity
    /// O(rank).
    pub fn insert(&mut self, number: u64) -> bool {
        let row = self.reduce(number);
        if row != 0 {
            let place = self.rows.partition_point(|&other| other > row);
            self.rows.insert(place, row);
        }
        row != 0
    }

    /// The number of independent integers; the span has 2^rank.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.rows.len()
    }

    /// Whether `number` is in the span.
    ///
    /// # Complexity
    /// O(rank).
    #[must_use]
    pub fn contains(&self, number: u64) -> bool {
        self.reduce(number) == 0
    }

    /// The largest number of the span.
    ///
    /// Why. XOR with all bits turns the order round, so this is what is left of all bits by their least XOR.
    ///
    /// ```
    /// use grundy::structures::XorBasis;
    ///
    /// let mut basis = XorBasis::new();
    /// [6, 5].map(|number| basis.insert(number));
    /// assert_eq!(basis.greatest(), 6);
    /// ```
    ///
    /// # Complexity
    /// O(rank).
    #[must_use]
    pub fn greatest(&self) -> u64 {
        u64::MAX ^ self.reduce(u64::MAX)
    }

    /// The least XOR of `number` with a number of the span.
    ///
    /// [Why](self#why).
    ///
    /// # Complexity
    /// O(rank).
    #[must_use]
    pub fn reduce(&self, number: u64) -> u64 {
        self.rows.iter().fold(number, |number, row| number.min(number ^ row))
    }
}
