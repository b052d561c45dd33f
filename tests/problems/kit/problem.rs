//! What is known of a problem besides its program.

use super::dialogue::Dialogue;

/// A problem: the rule of its game as an oracle, and the inputs to try on its program.
///
/// Its file gives the slug and the judge's limits first, then what the problem needs, and ends with
/// `..Problem::default()`.
pub struct Problem {
    /// The name of the program and of its folder in `testdata`.
    pub slug: &'static str,
    /// What the judge grants.
    pub limits: Limits,
    /// The right output for a small input, from the rule of the game alone.
    pub oracle: fn(input: &str) -> String,
    /// Up to which size play decides, in words: `rows of up to 6 heaps`.
    pub played: &'static str,
    /// What decides the sizes tested beyond that, if there are any.
    pub beyond: Option<&'static str>,
    /// The inputs on which program and oracle are compared.
    pub small: fn() -> Vec<Small>,
    /// The inputs of maximum size.
    pub worst: fn() -> Vec<Worst>,
    /// The limits of the statement.
    pub bounds: fn() -> Vec<Bound>,
    /// Whether an output is as right as the expected one; by default [`lines`].
    pub check: Check,
    /// Tempting mistakes.
    pub wrong: &'static [Wrong],
    /// Bad inputs that are particular to the problem, beside those that every program must refuse.
    pub refused: &'static [Refused],
    /// How the input ends.
    pub end: End,
    /// The judge's samples that the oracle does not answer, and why.
    pub unplayed: &'static [Unplayed],
    /// The judge's side, where the program plays against it. Such a problem has no oracle, no small cases and no worst
    /// inputs: its matches are all of these.
    pub dialogue: Option<Dialogue>,
}

/// Compares an output with the expected one for the same input, or says what is wrong with it.
pub type Check = fn(input: &str, expected: &str, actual: &str) -> Result<(), String>;

impl Default for Problem {
    /// A problem of which nothing is known yet. One without slug, oracle and the words on its size is not complete, and
    /// `tests/catalogue` says so.
    fn default() -> Self {
        Self {
            slug: "",
            limits: Limits { time: None, memory: None },
            oracle: |_| String::new(),
            played: "",
            beyond: None,
            small: Vec::new,
            worst: Vec::new,
            bounds: Vec::new,
            check: lines,
            wrong: &[],
            refused: &[],
            end: End::Counted,
            unplayed: &[],
            dialogue: None,
        }
    }
}

/// What the judge grants a program.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Time in milliseconds, if known.
    pub time: Option<u32>,
    /// Memory in MiB, if known.
    pub memory: Option<u32>,
}

impl Limits {
    /// Both limits: time in milliseconds, memory in MiB.
    pub const fn known(time: u32, memory: u32) -> Self {
        Self { time: Some(time), memory: Some(memory) }
    }
}

/// A family of small inputs.
pub struct Small {
    /// What they are, as the name of a test: `all-rows-up-to-4-heaps`.
    pub name: &'static str,
    /// The inputs, each a file as the judge gives it.
    pub inputs: Vec<String>,
}

impl Small {
    /// A family of several inputs, or of a single one.
    pub fn new(name: &'static str, inputs: impl IntoIterator<Item = String>) -> Self {
        Self { name, inputs: inputs.into_iter().collect() }
    }
}

/// An input of maximum size, with its answer.
pub struct Worst {
    /// Its shape, as the name of a test.
    pub name: &'static str,
    /// What it attacks.
    pub attacks: &'static str,
    /// Makes it.
    pub input: Box<dyn Fn() -> String + Send>,
    /// Its answer, and how it is known.
    pub answer: Known,
}

/// An answer that does not come from the program, and how it is known.
pub enum Known {
    /// The input was made so that this is its answer.
    ByConstruction(Box<dyn Fn() -> String + Send>),
    /// A second algorithm gives it, which shares no idea with the program.
    ByAlgorithm(fn(input: &str) -> String),
    /// A second program gives it that rests on the same idea as the first; its documentation says why there is no other.
    BySameIdea(fn(input: &str) -> String),
}

impl Known {
    /// The answer to `input`.
    pub fn answer(&self, input: &str) -> String {
        match self {
            Self::ByConstruction(answer) => answer(),
            Self::ByAlgorithm(answer) | Self::BySameIdea(answer) => answer(input),
        }
    }
}

impl Worst {
    /// An input whose answer follows from how it is made.
    pub fn known(
        name: &'static str,
        attacks: &'static str,
        input: impl Fn() -> String + Send + 'static,
        answer: impl Fn() -> String + Send + 'static,
    ) -> Self {
        let answer = Known::ByConstruction(Box::new(answer));
        Self::new(name, attacks, input, answer)
    }

    /// An input whose answer a second algorithm finds.
    pub fn new(
        name: &'static str,
        attacks: &'static str,
        input: impl Fn() -> String + Send + 'static,
        answer: Known,
    ) -> Self {
        Self { name, attacks, input: Box::new(input), answer }
    }
}

/// A limit of the statement, which the program must keep to the unit.
///
/// The token in question stands behind a mark, `@`, in an input that is good in every other respect.
///
/// ```
/// use problems::Bound;
///
/// let heaps = Bound::integer("n", 1, 1000, |n| format!("1\n@{n}\n{}", "5 ".repeat(n.max(0) as usize)));
/// ```
pub struct Bound {
    /// What is limited, in the words of the statement: `n`, `a heap`, `the sum of n`.
    pub name: &'static str,
    /// The least value, if it is limited below, and the greatest.
    pub least: Option<i128>,
    /// The greatest value, if it is limited above.
    pub greatest: Option<i128>,
    /// What is expected in its place, as the error line says it.
    pub expected: String,
    /// The input in which it has this value.
    pub input: Box<dyn Fn(i128) -> String + Send>,
}

impl Bound {
    /// An integer from `least` to `greatest`.
    pub fn integer(
        name: &'static str,
        least: i128,
        greatest: i128,
        input: impl Fn(i128) -> String + Send + 'static,
    ) -> Self {
        let expected = format!("an integer from {least} to {greatest}");
        Self::saying(name, least, greatest, expected, input)
    }

    /// A vertex out of 1 to `vertices`.
    pub fn vertex(name: &'static str, vertices: i128, input: impl Fn(i128) -> String + Send + 'static) -> Self {
        let expected = format!("a vertex from 1 to {vertices}");
        Self::saying(name, 1, vertices, expected, input)
    }

    /// A value from `least` to `greatest`, refused with words of its own: the length of a word, for example.
    pub fn saying(
        name: &'static str,
        least: i128,
        greatest: i128,
        expected: impl Into<String>,
        input: impl Fn(i128) -> String + Send + 'static,
    ) -> Self {
        Self { name, least: Some(least), greatest: Some(greatest), expected: expected.into(), input: Box::new(input) }
    }

    /// A value of which only the upper limit is meant here: the last of those whose sum is at most `most`, where `others`
    /// is the sum of those before.
    pub fn total(
        name: &'static str,
        others: i128,
        most: i128,
        input: impl Fn(i128) -> String + Send + 'static,
    ) -> Self {
        let left = most - others;
        Self {
            name,
            least: None,
            greatest: Some(left),
            expected: format!("at most {left} more, as the sum is at most {most}"),
            input: Box::new(input),
        }
    }
}

/// A sample of the judge that the oracle does not answer.
pub struct Unplayed {
    /// The case of `testdata`.
    pub case: &'static str,
    /// Why not: `3000 vertices`.
    pub reason: &'static str,
}

/// A tempting mistake: a wrong program in a few lines.
pub struct Wrong {
    /// What is wrong, as the name of a test.
    pub name: &'static str,
    /// Its answer.
    pub answer: fn(input: &str) -> String,
    /// The family of small inputs, or the case of `testdata`, that tells it from the right one.
    pub rejected_by: &'static str,
}

/// A bad input and the line it is refused with, without `error: ` in front.
pub struct Refused {
    /// What is bad, as the name of a test.
    pub name: &'static str,
    /// The input.
    pub input: &'static str,
    /// The line.
    pub error: &'static str,
}

/// How the input of a problem ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By counts given in it: an empty or cut input is bad.
    Counted,
    /// At the end of the file, or at a mark that may be missing there: an empty input is a good one without cases.
    OfFile,
}

/// Whether the lines agree, blanks at their ends and empty lines at the end of the output aside.
///
/// # Errors
/// Says which line is the first that differs, and shows both, cut to 200 characters.
pub fn lines(_input: &str, expected: &str, actual: &str) -> Result<(), String> {
    let (expected, actual) = (expected.trim_end(), actual.trim_end());
    let mut pairs = itertools::Itertools::zip_longest(expected.lines(), actual.lines()).enumerate();
    let difference = pairs.find_map(|(index, pair)| {
        let (expected, actual) = (pair.as_ref().left(), pair.as_ref().right());
        (expected.map(|line| line.trim_end()) != actual.map(|line| line.trim_end())).then(|| {
            let shown = |line: Option<&&str>| line.map_or("nothing".to_owned(), |line| format!("{:?}", cut(line)));
            format!("line {}: expected {}, got {}", index + 1, shown(expected), shown(actual))
        })
    });
    difference.map_or(Ok(()), Err)
}

/// At most 200 characters of `text`.
pub fn cut(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_at_line_ends_do_not_matter() {
        assert_eq!(lines("", "1 2\n\n3\n", "1 2 \r\n\n3"), Ok(()));
        assert_eq!(lines("", "\n", ""), Ok(()));
    }

    #[test]
    fn the_first_difference_is_shown() {
        assert_eq!(lines("", "1\n2\n", "1\n3\n"), Err(r#"line 2: expected "2", got "3""#.to_owned()));
        assert_eq!(lines("", "1\n", "1\n3\n"), Err(r#"line 2: expected nothing, got "3""#.to_owned()));
        assert_eq!(lines("", "1\n2", "1"), Err(r#"line 2: expected "2", got nothing"#.to_owned()));
        assert_eq!(lines("", "1 2", "12"), Err(r#"line 1: expected "1 2", got "12""#.to_owned()));
        let long = "7".repeat(1000);
        assert_eq!(lines("", "", &long), Err(format!("line 1: expected nothing, got \"{}…\"", "7".repeat(200))));
    }
}
