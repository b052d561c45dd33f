//! Sets of small integers, 64 to a word.
//!
//! Use it where whole sets are joined or compared: a step takes one instruction for 64 elements.
//!
//! # Used by
//! [`abc278f`](crate::programs::abc278f), [`agc016f`](crate::programs::agc016f), [`arc134e`](crate::programs::arc134e),
//! [`cf1091h`](crate::programs::cf1091h), [`cf1991h`](crate::programs::cf1991h).

use std::iter;

/// A set of integers below a fixed capacity.
///
/// ```
/// use grundy::structures::BitSet;
///
/// // The sums of some of 3, 5 and 5, below 12.
/// let mut sums = BitSet::new(12);
/// sums.insert(0);
/// for part in [3, 5, 5] {
///     let before = sums.clone();
///     sums.or_shifted(&before, part);
/// }
/// assert_eq!(sums.iter().collect::<Vec<_>>(), [0, 3, 5, 8, 10]);
/// assert!(sums.contains(8) && sums.len() == 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BitSet {
    /// Element 64w + b is bit b of word w. Bits at and beyond the capacity are 0.
    words: Vec<u64>,
    capacity: usize,
}

impl BitSet {
    /// The empty set of integers below `capacity`.
    pub fn new(capacity: usize) -> Self {
        Self { words: vec![0; capacity.div_ceil(64)], capacity }
    }

    /// The number of elements.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[allow(clippy::len_without_is_empty)] // no program asks
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether `element` is in the set.
    ///
    /// # Panics
    /// If `element` is not below the capacity.
    #[inline]
    pub fn contains(&self, element: usize) -> bool {
        self.check(element);
        self.words[element / 64] >> (element % 64) & 1 == 1
    }

    /// Adds `element`.
    ///
    /// # Panics
    /// If `element` is not below the capacity.
    #[inline]
    pub fn insert(&mut self, element: usize) {
        self.check(element);
        self.words[element / 64] |= 1 << (element % 64);
    }

    /// Adds `element` + `by` for every element of `other` for which this is below the capacity: as bits,
    /// `self |= other << by`. The capacities may differ.
    ///
    /// # Complexity
    /// O(1 + (capacity − `by`) / 64).
    pub fn or_shifted(&mut self, other: &Self, by: usize) {
        let Some(words @ [_, ..]) = self.words.get_mut(by / 64..) else { return };
        let Some((&last, _)) = other.words.split_last() else { return };
        let bits = by % 64;
        // What a shift drops of a word belongs into the next one. Two steps, since by 64 no word can be shifted.
        let dropped = |word: u64| word >> 1 >> (63 - bits);
        words[0] |= other.words[0] << bits;
        for (word, pair) in words[1..].iter_mut().zip(other.words.windows(2)) {
            *word |= pair[1] << bits | dropped(pair[0]);
        }
        if let Some(word) = words.get_mut(other.words.len()) {
            *word |= dropped(last);
        }
        if let Some(last) = self.words.last_mut() {
            *last &= !0 >> (self.capacity.wrapping_neg() % 64);
        }
    }

    /// The elements in ascending order.
    ///
    /// # Complexity
    /// O(capacity / 64 + number of elements) for all of them.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.words.iter().enumerate();
        words.flat_map(|(index, &word)| ones(word).map(move |bit| 64 * index + bit))
    }

    #[inline]
    fn check(&self, element: usize) {
        assert!(element < self.capacity, "{element} is not below {}", self.capacity);
    }
}

/// The places of the bits that are set, in ascending order.
fn ones(word: u64) -> impl Iterator<Item = usize> {
    let nonzero = |word: u64| (word != 0).then_some(word);
    iter::successors(nonzero(word), move |&rest| nonzero(rest & (rest - 1))).map(|rest| rest.trailing_zeros() as usize)
}

/// The elements of a set of small integers, given as bits, in ascending order.
///
/// ```
/// use grundy::structures::members;
///
/// assert_eq!(members(0b1010).collect::<Vec<_>>(), [1, 3]);
/// ```
pub fn members(set: usize) -> impl Iterator<Item = usize> {
    ones(set as u64)
}

/// The subsets of a set of small integers, given as bits, in falling order: the set first, the empty one last.
///
/// Why. To subtract 1 from a subset takes its least element out and puts all lower ones in. Of these the next subset
/// keeps those of the set. So no subset lies between.
///
/// ```
/// use grundy::structures::subsets;
///
/// assert_eq!(subsets(0b1010).collect::<Vec<_>>(), [0b1010, 0b1000, 0b0010, 0]);
/// ```
///
/// # Complexity
/// O(1) each; there are 2^n for n elements.
pub fn subsets(set: usize) -> impl Iterator<Item = usize> {
    iter::successors(Some(set), move |&subset| subset.checked_sub(1).map(|before| before & set))
}
