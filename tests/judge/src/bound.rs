//! Limits of the statement that are tried by hand.

use std::fmt::Display;

use kit::format::Limit;

/// A limit of the statement, which the program must keep to the unit.
///
/// The token in question stands behind a mark, `@`, in an input that is good in every other respect:
/// `Bound::integer("n", 1, 1000, |n| format!("1\n@{n}\n{}", repeated("5 ", n)))`.
pub struct Bound {
    /// What is limited, in the words of the statement: `n`, `a heap`, `the sum of n`.
    pub name: &'static str,
    /// The least value, if it is limited below.
    pub least: Option<i128>,
    /// The greatest value, if it is limited above.
    pub greatest: Option<i128>,
    /// What is expected in its place, as the error line says it.
    pub expected: String,
    /// The input in which it has this value.
    pub input: Box<dyn Fn(i128) -> String + Sync + Send>,
}

/// Any integer: an end of a limit.
pub trait Integer: Copy + Display {
    /// The same integer.
    fn wide(self) -> i128;
}

macro_rules! integer {
    ($($integer:ty)*) => {
        $(impl Integer for $integer {
            fn wide(self) -> i128 {
                i128::try_from(self).expect("limits are far below 2¹²⁷")
            }
        })*
    };
}

integer! { i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 isize usize }

impl Bound {
    /// The limit, with the inputs on which it is tried.
    pub fn limit(&self) -> Limit {
        let ends = self.least.into_iter().chain(self.greatest);
        let beyond = self.least.map(|least| least - 1).into_iter().chain(self.greatest.map(|most| most + 1));
        Limit {
            name: self.name,
            kept: ends.map(|value| (value, (self.input)(value).replacen('@', "", 1))).collect(),
            passed: beyond.map(|value| (value, (self.input)(value), self.expected.clone())).collect(),
        }
    }

    /// An integer from `least` to `greatest`.
    pub fn integer(
        name: &'static str,
        least: impl Integer,
        greatest: impl Integer,
        input: impl Fn(i128) -> String + Sync + Send + 'static,
    ) -> Self {
        let expected = format!("an integer from {least} to {greatest}");
        Self::saying(name, least, greatest, expected, input)
    }

    /// A number of things. `input` never sees the −1 that is tried below 0: it makes the input for 0 then, and the
    /// number behind its mark is exchanged.
    pub fn count(
        name: &'static str,
        least: impl Integer,
        greatest: impl Integer,
        input: impl Fn(usize) -> String + Sync + Send + 'static,
    ) -> Self {
        Self::integer(name, least, greatest, move |count| match usize::try_from(count) {
            Ok(count) => input(count),
            Err(_) => input(0).replacen("@0", &format!("@{count}"), 1),
        })
    }

    /// A vertex out of 1 to `vertices`.
    pub fn vertex(
        name: &'static str,
        vertices: impl Integer,
        input: impl Fn(i128) -> String + Sync + Send + 'static,
    ) -> Self {
        let expected = format!("a vertex from 1 to {vertices}");
        Self::saying(name, 1, vertices, expected, input)
    }

    /// A value from `least` to `greatest`, refused with words of its own: the length of a word, for example.
    pub fn saying(
        name: &'static str,
        least: impl Integer,
        greatest: impl Integer,
        expected: impl Into<String>,
        input: impl Fn(i128) -> String + Sync + Send + 'static,
    ) -> Self {
        let (least, greatest) = (Some(least.wide()), Some(greatest.wide()));
        Self { name, least, greatest, expected: expected.into(), input: Box::new(input) }
    }

    /// A value of which only the upper limit is meant here: the last of those whose sum is at most `most`, where
    /// `others` is the sum of those before.
    pub fn total(
        name: &'static str,
        others: impl Integer,
        most: impl Integer,
        input: impl Fn(usize) -> String + Sync + Send + 'static,
    ) -> Self {
        let left = most.wide() - others.wide();
        let expected = format!("at most {left} more, as the sum is at most {most}");
        let input = move |value| input(usize::try_from(value).expect("a sum of amounts is not below 0"));
        Self { name, least: None, greatest: Some(left), expected, input: Box::new(input) }
    }
}
