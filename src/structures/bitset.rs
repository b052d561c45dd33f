//! Sets of small integers, 64 to a word.
//!
//! Use it where whole sets are joined or compared: a step takes one instruction for 64 elements.
//!
//! # Used by
//! [`agc016f`](../../../agc016f/index.html), [`cses_stick_game`](../../../cses_stick_game/index.html),
//! [`sg_table`](../../../sg_table/index.html).

use std::iter;
use std::ops::{BitAndAssign, BitOrAssign, BitXorAssign};

/// A set of integers below a fixed length.
///
/// As a vector over GF(2) it takes part in `^=`, `&=` and `|=` with sets of the same length.
///
/// ```
/// use grundy::structures::BitSet;
///
/// let mut set = BitSet::new(100);
/// set.insert(3);
/// set.toggle(70);
/// assert!(set.contains(70));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [3, 70]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BitSet {
    /// Bits at and beyond `length` are 0.
    words: Vec<u64>,
    length: usize,
}

impl BitSet {
    /// The empty set of integers below `length`.
    pub fn new(length: usize) -> Self {
        Self { words: vec![0; length.div_ceil(64)], length }
    }

    /// The set whose words are these, its elements being below 64 times their number.
    ///
    /// ```
    /// use grundy::structures::BitSet;
    ///
    /// let set = BitSet::from_words(vec![1 << 5, 1]);
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [5, 64]);
    /// ```
    pub fn from_words(words: Vec<u64>) -> Self {
        let length = 64 * words.len();
        Self { words, length }
    }

    /// Its words: element 64w + b is bit b of word w.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The length it was made for.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether the set has no element.
    ///
    /// # Complexity
    /// O(length / 64).
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The number of elements.
    ///
    /// # Complexity
    /// O(length / 64).
    pub fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether `element` is in the set.
    ///
    /// # Panics
    /// If `element` is not below the length.
    pub fn contains(&self, element: usize) -> bool {
        self.check(element);
        self.words[element / 64] >> (element % 64) & 1 == 1
    }

    /// Adds `element`.
    ///
    /// # Panics
    /// If `element` is not below the length.
    pub fn insert(&mut self, element: usize) {
        self.check(element);
        self.words[element / 64] |= 1 << (element % 64);
    }

    /// Takes `element` out.
    ///
    /// # Panics
    /// If `element` is not below the length.
    pub fn remove(&mut self, element: usize) {
        self.check(element);
        self.words[element / 64] &= !(1 << (element % 64));
    }

    /// Adds `element` if it is missing, takes it out if it is there.
    ///
    /// # Panics
    /// If `element` is not below the length.
    pub fn toggle(&mut self, element: usize) {
        self.check(element);
        self.words[element / 64] ^= 1 << (element % 64);
    }

    /// The elements in ascending order.
    ///
    /// # Complexity
    /// O(length / 64 + number of elements) for all of them.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.words.iter().enumerate();
        words.flat_map(|(index, &word)| members(word).map(move |element| 64 * index + element))
    }

    fn check(&self, element: usize) {
        assert!(element < self.length, "{element} is not below {}", self.length);
    }

    fn combine(&mut self, other: &Self, operation: impl Fn(&mut u64, u64)) {
        assert_eq!(self.length, other.length, "the sets differ in length");
        self.words.iter_mut().zip(&other.words).for_each(|(word, &other)| operation(word, other));
    }
}

/// Symmetric difference.
///
/// # Panics
/// If the lengths differ.
impl BitXorAssign<&Self> for BitSet {
    fn bitxor_assign(&mut self, other: &Self) {
        self.combine(other, |word, other| *word ^= other);
    }
}

/// Intersection.
///
/// # Panics
/// If the lengths differ.
impl BitAndAssign<&Self> for BitSet {
    fn bitand_assign(&mut self, other: &Self) {
        self.combine(other, |word, other| *word &= other);
    }
}

/// Union.
///
/// # Panics
/// If the lengths differ.
impl BitOrAssign<&Self> for BitSet {
    fn bitor_assign(&mut self, other: &Self) {
        self.combine(other, |word, other| *word |= other);
    }
}

/// The elements of a set of integers below 64, given as a word, in ascending order.
///
/// ```
/// use grundy::structures::members;
///
/// assert_eq!(members(0b1010).collect::<Vec<_>>(), [1, 3]);
/// ```
pub fn members(set: u64) -> impl Iterator<Item = usize> {
    let nonzero = |set: u64| (set != 0).then_some(set);
    iter::successors(nonzero(set), move |&rest| nonzero(rest & (rest - 1))).map(|rest| rest.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The set whose bits, from bit 0, are those of `code`, the elements spread over three words.
    fn spread(code: u32) -> (BitSet, Vec<bool>) {
        let length = 64 * 2 + 7;
        let mut set = BitSet::new(length);
        let mut twin = vec![false; length];
        for (bit, element) in [0, 1, 63, 64, 100, 127, 128, 134].into_iter().enumerate() {
            if code >> bit & 1 == 1 {
                set.insert(element);
                twin[element] = true;
            }
        }
        (set, twin)
    }

    #[track_caller]
    fn assert_same(set: &BitSet, twin: &[bool]) {
        let elements: Vec<usize> = (0..twin.len()).filter(|&element| twin[element]).collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), elements);
        assert_eq!(set.count(), elements.len());
        assert_eq!(set.is_empty(), elements.is_empty());
        assert!((0..twin.len()).all(|element| set.contains(element) == twin[element]));
    }

    #[test]
    fn operations_agree_with_a_list_of_booleans() {
        for a in 0..256 {
            for b in 0..256 {
                let ((left, left_twin), (right, right_twin)) = (spread(a), spread(b));
                let twin = |operation: fn(bool, bool) -> bool| -> Vec<bool> {
                    left_twin.iter().zip(&right_twin).map(|(&l, &r)| operation(l, r)).collect()
                };
                let (mut xor, mut and, mut or) = (left.clone(), left.clone(), left);
                xor ^= &right;
                and &= &right;
                or |= &right;
                assert_same(&xor, &twin(|l, r| l != r));
                assert_same(&and, &twin(|l, r| l && r));
                assert_same(&or, &twin(|l, r| l || r));
            }
        }
    }

    #[test]
    fn single_elements_come_and_go() {
        for element in [0, 63, 64, 134] {
            for code in 0..256 {
                let (mut set, mut twin) = spread(code);
                set.toggle(element);
                twin[element] ^= true;
                assert_same(&set, &twin);
                set.remove(element);
                twin[element] = false;
                assert_same(&set, &twin);
            }
        }
    }

    #[test]
    #[should_panic(expected = "7 is not below 7")]
    fn an_element_beyond_the_length_is_a_mistake() {
        BitSet::new(7).insert(7);
    }

    #[test]
    #[should_panic(expected = "the sets differ in length")]
    fn sets_of_two_lengths_do_not_mix() {
        let mut set = BitSet::new(7);
        set ^= &BitSet::new(8);
    }
}
