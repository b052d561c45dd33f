//! What is known of a problem besides its program.

/// A problem: the rule of its game as an oracle, and the inputs to try on its program.
///
/// Fill the fields that a problem needs, and the rest by `..Problem::new(slug, limits, oracle)`.
pub struct Problem {
    /// The name of the program and of its folder in `testdata`.
    pub slug: &'static str,
    /// What the judge grants.
    pub limits: Limits,
    /// The right output for a small input, from the rule of the game alone.
    pub oracle: fn(input: &str) -> String,
    /// The inputs on which program and oracle are compared.
    pub small: fn() -> Vec<Small>,
    /// The inputs of maximum size.
    pub worst: fn() -> Vec<Worst>,
    /// Whether an output is as right as the expected one; by default [`lines`].
    pub check: Check,
    /// Tempting mistakes.
    pub wrong: &'static [Wrong],
    /// Bad inputs that are particular to the problem, beside those that every program must refuse.
    pub refused: &'static [Refused],
    /// How the input ends.
    pub end: End,
}

/// Compares an output with the expected one for the same input, or says what is wrong with it.
pub type Check = fn(input: &str, expected: &str, actual: &str) -> Result<(), String>;

impl Problem {
    /// A problem whose fields beyond these are empty or usual.
    pub fn new(slug: &'static str, limits: Limits, oracle: fn(&str) -> String) -> Self {
        Self {
            slug,
            limits,
            oracle,
            small: Vec::new,
            worst: Vec::new,
            check: lines,
            wrong: &[],
            refused: &[],
            end: End::Counted,
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
        Self {
            time: Some(time),
            memory: Some(memory),
        }
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
        Self {
            name,
            inputs: inputs.into_iter().collect(),
        }
    }
}

/// An input of maximum size.
pub struct Worst {
    /// Its shape, as the name of a test.
    pub name: &'static str,
    /// What it attacks.
    pub attacks: &'static str,
    /// Makes it.
    pub input: Box<dyn Fn() -> String + Send>,
}

impl Worst {
    /// An input made when it is needed.
    pub fn new(
        name: &'static str,
        attacks: &'static str,
        input: impl Fn() -> String + Send + 'static,
    ) -> Self {
        Self {
            name,
            attacks,
            input: Box::new(input),
        }
    }
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
            let shown = |line: Option<&&str>| {
                line.map_or("nothing".to_owned(), |line| format!("{:?}", cut(line)))
            };
            format!(
                "line {}: expected {}, got {}",
                index + 1,
                shown(expected),
                shown(actual)
            )
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
        assert_eq!(
            lines("", "1\n2\n", "1\n3\n"),
            Err(r#"line 2: expected "2", got "3""#.to_owned())
        );
        assert_eq!(
            lines("", "1\n", "1\n3\n"),
            Err(r#"line 2: expected nothing, got "3""#.to_owned())
        );
        assert_eq!(
            lines("", "1\n2", "1"),
            Err(r#"line 2: expected "2", got nothing"#.to_owned())
        );
        assert_eq!(
            lines("", "1 2", "12"),
            Err(r#"line 1: expected "1 2", got "12""#.to_owned())
        );
        let long = "7".repeat(1000);
        assert_eq!(
            lines("", "", &long),
            Err(format!(
                "line 1: expected nothing, got \"{}…\"",
                "7".repeat(200)
            ))
        );
    }
}
