//! Inputs of the commonest form: a number of cases, and for each a length and a list of so many numbers.

use itertools::Itertools;

use super::tokens::{Tokens, joined};

/// A line for each case: the first of `words` if it is won, else the second.
pub fn answers(input: &str, words: [&str; 2], mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    let [won, lost] = words;
    let mut tokens = Tokens::new(input);
    let cases = tokens.read();
    (0..cases)
        .map(|_| {
            let length = tokens.read();
            let word = if wins(tokens.list(length)) { won } else { lost };
            format!("{word}\n")
        })
        .collect()
}

/// The input that holds these lists.
pub fn file(lists: &[Vec<u32>]) -> String {
    let lines = lists
        .iter()
        .map(|list| format!("{}\n{}\n", list.len(), joined(list)));
    format!("{}\n{}", lists.len(), lines.format(""))
}

/// All lists of so many of these numbers.
pub fn all(length: usize, numbers: std::ops::RangeInclusive<u32>) -> Vec<Vec<u32>> {
    (0..length)
        .map(|_| numbers.clone())
        .multi_cartesian_product()
        .collect()
}
