//! Inputs of the commonest form: a number of cases, and for each a length and a list of so many numbers.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use itertools::Itertools;

use kit::tokens::{Tokens, joined};

/// The input that holds these lists.
pub fn file(lists: &[Vec<u32>]) -> String {
    let lines = lists.iter().map(line);
    format!("{}\n{}", lists.len(), lines.format(""))
}

/// A list behind its length.
pub fn line<Number: Display>(list: &Vec<Number>) -> String {
    format!("{}\n{}\n", list.len(), joined(list))
}

/// The list that comes next, behind its length.
pub fn next<Number: FromStr<Err: Debug>>(tokens: &mut Tokens) -> Vec<Number> {
    let length = tokens.read();
    tokens.list(length)
}

/// All lists of so many of these numbers.
pub fn all<Number: Clone>(length: usize, numbers: RangeInclusive<Number>) -> Vec<Vec<Number>>
where
    RangeInclusive<Number>: Iterator<Item = Number>,
{
    (0..length).map(|_| numbers.clone()).multi_cartesian_product().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_as_they_are_written() {
        assert_eq!(line(&vec![5, -7]), "2\n5 -7\n");
        assert_eq!(next::<i64>(&mut Tokens::new("2\n5 -7\n")), [5, -7]);
        assert_eq!(file(&[vec![5], vec![6, 7]]), "2\n1\n5\n2\n6 7\n");
    }
}
