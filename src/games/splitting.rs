//! Heaps that a move may split: Lasker's Nim.
//!
//! Use it where a move touches one heap, and may leave two. The [nim-sum](crate::games::sg::nim_sum()) of the values of
//! the heaps decides.
//!
//! # Used by
//! [`hdu3032`](../../../hdu3032/index.html), [`sg_table`](../../../sg_table/index.html).

use crate::games::Unsigned;

/// The value of a heap in Lasker's Nim, where a move takes one or more stones or splits the heap into two that are
/// not empty: x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others.
///
/// Why. By induction on x: the heaps below x have the claimed values. What is said of a split is modulo 4: parts of 1,
/// 2, 3, 0 stones have the values 1, 2, 0, 3. With k = 0, 1, 2, …:
///
/// - x = 4k + 1. Taking gives the values 0 to 4k. A split has parts 1 and 0, or 2 and 3, hence the value 2. So the mex
///   is 4k + 1.
/// - x = 4k + 2. Taking gives 0 to 4k + 1. A split has parts 1 and 1, 2 and 0, or 3 and 3, hence the value 0 or 1. So
///   the mex is 4k + 2.
/// - x = 4k + 3. Taking gives 0 to 4k + 2, and the split into 1 and 4k + 2 gives 4k + 3. A split has parts 1 and 2, or
///   3 and 0, hence the value 3. So the mex is 4k + 4.
/// - x = 4k + 4. Taking gives 0 to 4k + 2, and 4k + 4. A split has parts 1 and 3, 2 and 2, or 0 and 0, hence the value
///   0 or 1. So the mex is 4k + 3.
///
/// ```
/// use grundy::games::splitting::lasker_value;
///
/// assert_eq!([0_u32, 1, 2, 3, 4, 5].map(lasker_value), [0, 1, 2, 4, 3, 5]);
/// ```
///
/// # Panics
/// If `heap` is the greatest number of its type, whose value does not fit.
///
/// # Source
/// Lasker, Brettspiele der Völker (1931); Berlekamp, Conway and Guy, Winning Ways, chapter 4.
#[inline]
pub fn lasker_value<Heap: Unsigned>(heap: Heap) -> Heap {
    assert!(heap < Heap::MAX, "the value of {heap} does not fit");
    // Without branches, which no processor could predict in a list of heaps.
    let bit = |is_set| Heap::from(u8::from(is_set));
    let up = bit(heap % 4.into() == 3.into());
    let down = bit(heap % 4.into() == 0.into() && heap > 0.into());
    heap + up - down
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sg::mex;

    #[test]
    fn lasker_values_are_their_definition() {
        let mut values: Vec<usize> = vec![];
        for heap in 0..200 {
            let splits = (1..heap).map(|part| values[part] ^ values[heap - part]);
            let successors: Vec<usize> = values.iter().copied().chain(splits).collect();
            values.push(mex(successors.iter().copied()));
            assert_eq!(lasker_value(heap as u32) as usize, values[heap]);
        }
    }
}
