//! Small universes of lists.

use std::ops::RangeInclusive;

use itertools::Itertools;

/// All lists of so many of these numbers.
pub fn all<Number: Clone>(length: usize, numbers: RangeInclusive<Number>) -> Vec<Vec<Number>>
where
    RangeInclusive<Number>: Iterator<Item = Number>,
{
    (0..length).map(|_| numbers.clone()).multi_cartesian_product().collect()
}
