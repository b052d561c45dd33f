//! The form of a whole input.

use std::ops::RangeInclusive;

use super::end::{Before, End};
use super::form::Form;

/// The form of a whole input: one case, or several.
#[derive(Clone)]
pub struct Format {
    /// How the cases follow one another.
    pub cases: Cases,
    /// A case.
    pub case: Form,
    /// What is limited over all cases.
    pub sums: Vec<Sum>,
    /// What else is asked for where a limit is tried: for a name, other names with their values.
    pub where_tried: Vec<(&'static str, &'static str, i128)>,
}

/// How the cases of an input follow one another.
#[derive(Clone)]
pub enum Cases {
    /// There is one.
    One,
    /// There is one, and it is the whole input, of whose form nothing is known.
    Text,
    /// Behind their number.
    Counted {
        /// The name of their number in the statement.
        name: &'static str,
        /// The least number.
        low: i128,
        /// The greatest number.
        high: i128,
    },
    /// Up to the end of the file.
    ToEnd,
    /// Up to this line, which may be missing at the end of the file.
    Until(&'static str),
}

/// What is limited over all cases.
#[derive(Clone)]
pub struct Sum {
    /// The sum, in the words of the statement: `the sum of n`.
    pub name: &'static str,
    /// The name of what is added.
    pub of: &'static str,
    /// The greatest sum.
    pub most: i128,
}

/// A single case.
impl From<Form> for Format {
    fn from(case: Form) -> Self {
        Self::one(case)
    }
}

impl Format {
    fn new(cases: Cases, case: Form) -> Self {
        Self { cases, case, sums: vec![], where_tried: vec![] }
    }

    /// A single case.
    pub fn one(case: Form) -> Self {
        Self::new(Cases::One, case)
    }

    /// A line with the number of cases, and the cases.
    pub fn tests<Number: TryInto<i128> + Copy>(name: &'static str, range: RangeInclusive<Number>, case: Form) -> Self {
        let wide = |number: Number| number.try_into().unwrap_or_else(|_| panic!("limits are far below 2¹²⁷"));
        Self::new(Cases::Counted { name, low: wide(*range.start()), high: wide(*range.end()) }, case)
    }

    /// A single case, the whole input, whose form cannot be said as data: as a value it is the text.
    pub fn text() -> Self {
        Self::new(Cases::Text, Form::All(vec![]))
    }

    /// Cases up to the end of the file.
    pub fn to_end(case: Form) -> Self {
        Self::new(Cases::ToEnd, case)
    }

    /// Cases up to a line that is `mark`, or to the end of the file.
    pub fn until(mark: &'static str, case: Form) -> Self {
        Self::new(Cases::Until(mark), case)
    }

    /// What the numbers of the name `of` are in all cases together is at most `most`.
    pub fn sum(mut self, name: &'static str, of: &'static str, most: impl Into<End>) -> Self {
        let most = most.into().at(&Before::default());
        self.sums.push(Sum { name, of, most });
        self
    }

    /// Where the limits of `name` are tried, `other` has this value.
    pub fn trying(mut self, name: &'static str, other: &'static str, value: impl Into<End>) -> Self {
        self.where_tried.push((name, other, value.into().at(&Before::default())));
        self
    }

    /// Whether the input says how many cases it has.
    pub fn is_counted(&self) -> bool {
        !matches!(self.cases, Cases::ToEnd | Cases::Until(_))
    }

    /// Whether this input says that it has no case.
    pub fn has_no_case(&self, input: &str) -> bool {
        let mut tokens = input.split_ascii_whitespace();
        match self.cases {
            Cases::One | Cases::Text => false,
            Cases::Counted { .. } => tokens.next() == Some("0"),
            Cases::ToEnd => tokens.next().is_none(),
            Cases::Until(mark) => input.trim().is_empty() || tokens.eq(mark.split_ascii_whitespace()),
        }
    }

    /// The least number of cases in an input.
    pub fn least_cases(&self) -> usize {
        match self.cases {
            Cases::One | Cases::Text => 1,
            Cases::Counted { low, .. } => usize::try_from(low).unwrap_or(0),
            Cases::ToEnd | Cases::Until(_) => 0,
        }
    }

    /// The greatest number of cases in an input.
    pub fn most_cases(&self) -> usize {
        match self.cases {
            Cases::One | Cases::Text => 1,
            Cases::Counted { high, .. } => usize::try_from(high).unwrap_or(usize::MAX),
            Cases::ToEnd | Cases::Until(_) => usize::MAX,
        }
    }
}
