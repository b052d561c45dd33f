//! Inputs of the commonest form: a number of cases, and for each a length and a list of so many numbers.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use itertools::Itertools;

use crate::cases;
use crate::problem::{Bound, Limit};
use kit::tokens::{Tokens, joined};

/// A line for each case: the first of `words` if it is won, else the second.
pub fn answers(input: &str, words: [&str; 2], mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    cases::counted(input, |tokens| word(tokens, words, &mut wins))
}

/// The same for a single case, which has no number of cases before it.
pub fn answer(input: &str, words: [&str; 2], mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    format!("{}\n", word(&mut Tokens::new(input), words, &mut wins))
}

fn word<'a>(tokens: &mut Tokens<'_>, [won, lost]: [&'a str; 2], wins: &mut impl FnMut(Vec<u32>) -> bool) -> &'a str {
    if wins(next(tokens)) { won } else { lost }
}

/// The input that holds these lists.
pub fn file(lists: &[Vec<u32>]) -> String {
    let lines = lists.iter().map(line);
    format!("{}\n{}", lists.len(), lines.format(""))
}

/// A list behind its length.
pub fn line<Number: Display>(list: &Vec<Number>) -> String {
    format!("{}\n{}\n", list.len(), joined(list))
}

/// The same in one line.
pub fn row<Number: Display>(list: &Vec<Number>) -> String {
    format!("{} {}\n", list.len(), joined(list))
}

/// The numbers of an input that is their number and they.
pub fn numbers<Number: FromStr<Err: Debug>>(input: &str) -> Vec<Number> {
    next(&mut Tokens::new(input))
}

/// The list that comes next, behind its length.
pub fn next<Number: FromStr<Err: Debug>>(tokens: &mut Tokens) -> Vec<Number> {
    let length = tokens.read();
    tokens.list(length)
}

/// The limits of the number of cases, of the length of a list, and of a heap, which is a number of it.
pub fn bounds<Heap: Limit + Send + Sync + 'static>(
    cases: RangeInclusive<usize>,
    length: RangeInclusive<usize>,
    heap: RangeInclusive<Heap>,
) -> Vec<Bound> {
    let some = *heap.end();
    vec![
        Bound::count("t", *cases.start(), *cases.end(), move |t| format!("@{t}\n{}", format!("1\n{some}\n").repeat(t))),
        Bound::count("n", *length.start(), *length.end(), move |n| {
            format!("1\n@{n}\n{}\n", format!("{some} ").repeat(n))
        }),
        Bound::integer("a heap", *heap.start(), *heap.end(), move |heap| format!("1\n3\n{some} @{heap} {some}\n")),
    ]
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
        assert_eq!(row(&vec![5, -7]), "2 5 -7\n");
        assert_eq!(numbers::<i64>("2\n5 -7\n"), [5, -7]);
        assert_eq!(file(&[vec![5], vec![6, 7]]), "2\n1\n5\n2\n6 7\n");
    }
}
