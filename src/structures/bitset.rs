//! Sets of small integers, 64 to a word.
//!
//! Use it where whole sets are joined or compared: a step is for 64 elements.
//!
//! # What it finds
//! For sets of small natural numbers, unions, intersections and differences, whether one holds another, the least
//! number that is missing, and all numbers moved up by as much, 64 at a step. For a set written as the bits of one
//! number, its elements, and all its subsets.
//!
//! # Why
//! Bit b of the word w stands for the number 64w + b, so a step on words does the same to 64 numbers. The subsets come
//! in falling order. Subtracting 1 from a subset takes its least element out and puts all lower ones in. Of these the
//! next subset keeps those of the set. So no subset lies between.

use std::fmt::{self, Formatter};
use std::hash::{Hash, Hasher};
use std::iter;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};
use std::slice;

/// A set of integers below a capacity.
///
/// Its methods have the names of those of `std`'s sets. The capacity is fixed but where a set is made from elements,
/// and where other sets or elements are joined to it as a whole: then it grows to hold them. Sets of the same elements
/// are equal, whatever their capacities.
///
/// ```
/// use grundy::structures::BitSet;
///
/// let mut set = BitSet::new(100);
/// assert!(set.insert(3) && set.insert(99) && !set.insert(3));
/// assert!(set.contains(3) && !set.contains(4) && !set.contains(1000));
/// assert_eq!((set.len(), set.capacity(), set.first(), set.last()), (2, 100, Some(3), Some(99)));
///
/// let other = BitSet::from([0, 1, 3]);
/// assert_eq!(&set | &other, BitSet::from([0, 1, 3, 99]));
/// assert_eq!(&set & &other, BitSet::from([3]));
/// assert_eq!(format!("{:?}", &set - &other), "{99}");
/// assert_eq!(other.mex(), 2);
/// ```
#[derive(Clone, Default)]
pub struct BitSet {
    /// Element 64w + b is bit b of word w. Bits at and beyond the capacity are 0.
    words: Vec<u64>,
    capacity: usize,
}

impl BitSet {
    /// The empty set of integers below `capacity`.
    #[must_use]
    pub fn new(capacity: usize) -> Self {
        Self { words: vec![0; capacity.div_ceil(64)], capacity }
    }

    /// What all elements are below.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// The number of elements.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no element.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether `element` is in the set. Nothing beyond the capacity is.
    #[must_use]
    #[inline]
    pub fn contains(&self, element: usize) -> bool {
        self.words.get(element / 64).is_some_and(|word| word >> (element % 64) & 1 == 1)
    }

    /// Adds `element`; says whether it is new.
    ///
    /// # Panics
    /// If `element` is not below the capacity.
    #[inline]
    pub fn insert(&mut self, element: usize) -> bool {
        assert!(element < self.capacity, "{element} is not below {}", self.capacity);
        let word = &mut self.words[element / 64];
        let before = *word;
        *word |= 1 << (element % 64);
        *word != before
    }

    /// Takes `element` out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, element: usize) -> bool {
        let was_there = self.contains(element);
        if was_there {
            self.words[element / 64] ^= 1 << (element % 64);
        }
        was_there
    }

    /// Takes all elements out, and keeps the capacity.
    ///
    /// # Complexity
    /// O(capacity / 64).
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// The least element, if there is one.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The largest element, if there is one.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn last(&self) -> Option<usize> {
        let place = self.words.iter().rposition(|&word| word != 0)?;
        Some(64 * place + self.words[place].ilog2() as usize)
    }

    /// The least natural number that is not in the set; if it is full, the capacity.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn mex(&self) -> usize {
        let place = self.words.iter().position(|&word| word != !0).unwrap_or(self.words.len());
        64 * place + self.words.get(place).map_or(0, |word| word.trailing_ones() as usize)
    }

    /// Whether every element is also in `other`.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        let (words, beyond) = self.words.split_at(self.words.len().min(other.words.len()));
        words.iter().zip(&other.words).all(|(word, other)| word & !other == 0) && beyond.iter().all(|&word| word == 0)
    }

    /// Whether every element of `other` is also in this set.
    ///
    /// # Complexity
    /// O(capacity / 64) with the capacity of `other`.
    #[must_use]
    pub fn is_superset(&self, other: &Self) -> bool {
        other.is_subset(self)
    }

    /// Whether no element is in `other`.
    ///
    /// # Complexity
    /// O(capacity / 64).
    #[must_use]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(word, other)| word & other == 0)
    }

    /// Adds `element` + `by` for every element of `other` for which this is below the capacity: as bits,
    /// `self |= other << by`. The capacities may differ.
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
    /// assert_eq!(sums, BitSet::from([0, 3, 5, 8, 10]));
    /// ```
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
    pub fn iter(&self) -> Iter<'_> {
        let mut words = self.words.iter();
        Iter { word: words.next().copied().unwrap_or(0), words, start: 0 }
    }

    /// Makes room for integers below `capacity`.
    fn grow(&mut self, capacity: usize) {
        self.capacity = self.capacity.max(capacity);
        self.words.resize(self.capacity.div_ceil(64), 0);
    }
}

/// The elements of a [`BitSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    words: slice::Iter<'a, u64>,
    /// What is left of a word, and where that begins.
    word: u64,
    start: usize,
}

impl Iterator for Iter<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.word = *self.words.next()?;
            self.start += 64;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.start + bit)
    }
}

impl<'a> IntoIterator for &'a BitSet {
    type Item = usize;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// The capacity grows where an element needs it.
impl Extend<usize> for BitSet {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, elements: I) {
        for element in elements {
            if element >= self.capacity {
                self.grow(element + 1);
            }
            self.insert(element);
        }
    }
}

/// The capacity is then that of the largest element, plus 1.
impl FromIterator<usize> for BitSet {
    fn from_iter<I: IntoIterator<Item = usize>>(elements: I) -> Self {
        let mut set = Self::default();
        set.extend(elements);
        set
    }
}

/// The capacity is then that of the largest element, plus 1.
impl<const N: usize> From<[usize; N]> for BitSet {
    fn from(elements: [usize; N]) -> Self {
        elements.into_iter().collect()
    }
}

/// As a set.
impl fmt::Debug for BitSet {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.debug_set().entries(self).finish()
    }
}

/// The capacities do not matter.
impl PartialEq for BitSet {
    fn eq(&self, other: &Self) -> bool {
        self.is_subset(other) && other.is_subset(self)
    }
}

impl Eq for BitSet {}

impl Hash for BitSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|element| element.hash(state));
    }
}

/// The union. The capacity grows to that of `other`.
impl BitOrAssign<&Self> for BitSet {
    fn bitor_assign(&mut self, other: &Self) {
        self.grow(other.capacity);
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
    }
}

/// The symmetric difference: what is in only one of the two. The capacity grows to that of `other`.
impl BitXorAssign<&Self> for BitSet {
    fn bitxor_assign(&mut self, other: &Self) {
        self.grow(other.capacity);
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word ^= other);
    }
}

/// The intersection.
impl BitAndAssign<&Self> for BitSet {
    fn bitand_assign(&mut self, other: &Self) {
        let shared = self.words.len().min(other.words.len());
        self.words[shared..].fill(0);
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= other);
    }
}

/// The difference: what is not in `other`.
impl SubAssign<&Self> for BitSet {
    fn sub_assign(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= !other);
    }
}

/// The union.
impl BitOr for &BitSet {
    type Output = BitSet;

    fn bitor(self, other: Self) -> BitSet {
        let mut set = self.clone();
        set |= other;
        set
    }
}

/// The symmetric difference.
impl BitXor for &BitSet {
    type Output = BitSet;

    fn bitxor(self, other: Self) -> BitSet {
        let mut set = self.clone();
        set ^= other;
        set
    }
}

/// The intersection, with the capacity of `self`.
impl BitAnd for &BitSet {
    type Output = BitSet;

    fn bitand(self, other: Self) -> BitSet {
        let mut set = self.clone();
        set &= other;
        set
    }
}

/// The difference, with the capacity of `self`.
impl Sub for &BitSet {
    type Output = BitSet;

    fn sub(self, other: Self) -> BitSet {
        let mut set = self.clone();
        set -= other;
        set
    }
}

/// The elements of a set of small integers, given as bits, in ascending order.
///
/// ```
/// use grundy::structures::members;
///
/// assert_eq!(members(0b1010).collect::<Vec<_>>(), [1, 3]);
/// ```
pub fn members(set: usize) -> impl Iterator<Item = usize> {
    let nonzero = |set: usize| (set != 0).then_some(set);
    iter::successors(nonzero(set), move |&rest| nonzero(rest & (rest - 1))).map(|rest| rest.trailing_zeros() as usize)
}

/// The subsets of a set of small integers, given as bits, in falling order: the set first, the empty one last.
///
/// [Why](self#why).
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
