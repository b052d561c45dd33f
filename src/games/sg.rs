//! Sprague–Grundy theory: mex, nim-sum, and why sums follow their values.
//!
//! Use it where both players have the same moves, the game ends, who cannot move loses, and a position falls into parts
//! that are played independently. Compute the values of small parts by [mex](mex()), look for a law, and prove it.
//!
//! A position of an impartial game that ends has the value g = [mex](mex()) of the values of its successors. Under
//! normal play the player to move wins iff g ≠ 0, and the value of a sum of games is the [nim-sum](nim_sum()) of their
//! values.
//!
//! Why. By induction the theorem holds for the successors of a sum: their values are the nim-sums of the values of
//! their components. Let s be the nim-sum for the sum itself. Its value, the mex of those values, is s for two reasons:
//!
//! - No successor has the nim-sum s. A move changes one component, and by the definition of mex its value becomes
//!   another.
//! - Every t < s is the nim-sum of a successor. The highest bit in which s and t differ is set in s, hence in the value
//!   x of some component. Then x XOR s XOR t < x. By the definition of mex a move gives this value to the component,
//!   and the nim-sum becomes t.
//!
//! And the player to move wins iff g ≠ 0: then some successor has the value 0, while from the value 0, which the end
//! has, too, no move leads to 0.
//!
//! A table of values shows what there is to prove. In Wythoff's game no formula is known for all of them, but the
//! zeros follow a law: see the program [`wythoff`](../../../wythoff/index.html).
//!
#![doc = include_str!("../pictures/wythoff.svg")]
//!
//! # Source
//! Sprague (1935), Grundy (1939); Conway, On Numbers and Games, chapter 11.
//!
//! # Used by
//! [`abc255g`](../../../abc255g/index.html), [`abc278g`](../../../abc278g/index.html),
//! [`abc297g`](../../../abc297g/index.html), [`arc087e`](../../../arc087e/index.html),
//! [`arc091f`](../../../arc091f/index.html), [`cf1149e`](../../../cf1149e/index.html),
//! [`cf1312f`](../../../cf1312f/index.html), [`cf1498f`](../../../cf1498f/index.html),
//! [`cf1704f`](../../../cf1704f/index.html), [`cf1823e`](../../../cf1823e/index.html),
//! [`cf305e`](../../../cf305e/index.html), [`cf850c`](../../../cf850c/index.html),
//! [`coin_turning`](../../../coin_turning/index.html), [`cses_grundys_game`](../../../cses_grundys_game/index.html),
//! [`cses_nim_game_2`](../../../cses_nim_game_2/index.html), [`hdu1536`](../../../hdu1536/index.html),
//! [`hdu1730`](../../../hdu1730/index.html), [`hdu1848`](../../../hdu1848/index.html),
//! [`hdu3032`](../../../hdu3032/index.html), [`hdu3537`](../../../hdu3537/index.html),
//! [`lc_nim_product`](../../../lc_nim_product/index.html), [`p3179`](../../../p3179/index.html),
//! [`p3185`](../../../p3185/index.html), [`p3235`](../../../p3235/index.html), [`p4077`](../../../p4077/index.html),
//! [`games::loopy`](crate::games::loopy), [`games::nim`](crate::games::nim).

use std::ops::BitXor;

/// The least natural number that is not among `values`.
///
/// ```
/// use grundy::games::sg::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
///
/// # Complexity
/// O(number of values) time and memory. For many calls in a row, [`Mex`] allocates once.
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let mut seen = Mex::new();
    for value in values {
        seen.insert(value);
    }
    seen.get()
}

/// Collects values and gives their mex, again and again without a new allocation.
///
/// ```
/// use grundy::games::sg::Mex;
///
/// // Values of the game in which one to three stones are taken.
/// let mut grundy = vec![];
/// let mut successors = Mex::new();
/// for heap in 0..8_usize {
///     successors.clear();
///     for smaller in heap.saturating_sub(3)..heap {
///         successors.insert(grundy[smaller]);
///     }
///     grundy.push(successors.get());
/// }
/// assert_eq!(grundy, [0, 1, 2, 3, 0, 1, 2, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Mex {
    /// The round in which each value came last.
    seen: Vec<u32>,
    round: u32,
}

impl Default for Mex {
    fn default() -> Self {
        Self::new()
    }
}

impl Mex {
    /// An empty collection.
    pub fn new() -> Self {
        Self { seen: Vec::new(), round: 1 }
    }

    /// Forgets all values.
    ///
    /// # Complexity
    /// O(1), but for one call in 2³² − 1.
    pub fn clear(&mut self) {
        match self.round.checked_add(1) {
            Some(round) => self.round = round,
            None => *self = Self::new(),
        }
    }

    /// Adds `value`.
    ///
    /// # Complexity
    /// O(1), amortised; the memory grows to the greatest value added.
    pub fn insert(&mut self, value: usize) {
        if value >= self.seen.len() {
            self.seen.resize(value + 1, 0);
        }
        self.seen[value] = self.round;
    }

    /// The mex of the values added since the last [`clear`](Self::clear).
    ///
    /// # Complexity
    /// O(result).
    pub fn get(&self) -> usize {
        let gap = self.seen.iter().position(|&round| round != self.round);
        gap.unwrap_or(self.seen.len())
    }
}

/// The XOR of `values`: the value of a sum of games that have these values.
///
/// ```
/// use grundy::games::sg::nim_sum;
///
/// assert_eq!(nim_sum([3_u32, 4, 5]), 2);
/// assert_eq!(nim_sum::<u32>([]), 0);
/// ```
pub fn nim_sum<T: BitXor<Output = T> + Default>(values: impl IntoIterator<Item = T>) -> T {
    values.into_iter().fold(T::default(), T::bitxor)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition.
    fn naive_mex(values: &[usize]) -> usize {
        (0..).find(|candidate| !values.contains(candidate)).expect("some number is missing")
    }

    #[test]
    fn mex_is_its_definition_on_all_short_lists() {
        let mut accumulator = Mex::new();
        for length in 0..=5 {
            for code in 0..6_usize.pow(length) {
                let values: Vec<usize> = (0..length).map(|digit| code / 6_usize.pow(digit) % 6).collect();
                accumulator.clear();
                values.iter().for_each(|&value| accumulator.insert(value));
                assert_eq!(accumulator.get(), naive_mex(&values), "{values:?}");
                assert_eq!(mex(values.iter().copied()), naive_mex(&values), "{values:?}");
            }
        }
    }

    #[test]
    fn the_accumulator_outlives_its_rounds() {
        let mut accumulator = Mex { seen: vec![u32::MAX - 1, u32::MAX], round: u32::MAX };
        accumulator.clear();
        assert_eq!(accumulator.get(), 0);
        accumulator.insert(0);
        assert_eq!(accumulator.get(), 1);
    }

    #[test]
    fn nim_sum_pairs_bits() {
        for a in 0..16_u64 {
            for b in 0..16 {
                let by_bits = (0..4).map(|bit| (((a >> bit) + (b >> bit)) % 2) << bit).sum::<u64>();
                assert_eq!(nim_sum([a, b]), by_bits);
            }
        }
    }
}
