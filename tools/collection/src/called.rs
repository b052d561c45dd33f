//! The two tables of Chinese words: what contestants call kinds of games, and the terms that the texts keep to.

use crate::problem::Problem;

/// What contestants call a kind of game.
pub struct Called {
    /// Its names.
    pub names: Vec<String>,
    /// Families, programs, and words of theorems: what has one of them is called so.
    pub of: Vec<String>,
}

impl Called {
    /// The lines of `docs/zh/names.txt`: names, and what they are names of.
    ///
    /// # Errors
    /// A line that is not of this form.
    pub fn all(text: &str) -> Result<Vec<Self>, String> {
        let split = |list: &str, by: &str| list.split(by).map(str::to_owned).collect();
        let line = |line: &str| {
            let (names, of) = line.split_once(" = ").ok_or_else(|| line.to_owned())?;
            Ok(Self { names: split(names, ", "), of: split(of, "; ") })
        };
        text.lines().map(line).collect()
    }

    /// Whether a problem is of this kind.
    pub fn is(&self, problem: &Problem) -> bool {
        self.of.iter().any(|of| is(of, problem))
    }
}

/// Whether this is the family or the program of a problem, or in its theorem.
pub fn is(of: &str, problem: &Problem) -> bool {
    of == problem.family() || of == problem.slug() || problem.theorem().contains(of)
}

/// A term, in both languages.
pub struct Term {
    /// In English.
    pub english: String,
    /// In Chinese.
    pub chinese: String,
    /// Other Chinese words for it, which our texts leave alone.
    pub others: Vec<String>,
}

impl Term {
    /// The lines of `docs/zh/terms.txt`: a term, its word, and others.
    ///
    /// # Errors
    /// A line that is not of this form.
    pub fn all(text: &str) -> Result<Vec<Self>, String> {
        let parts = |line: &str| {
            let (english, words) = line.split_once(" = ")?;
            let (chinese, others) = words.split_once(" | ")?;
            let others = others.split(", ").map(str::to_owned).collect();
            Some(Self { english: english.to_owned(), chinese: chinese.to_owned(), others })
        };
        text.lines().map(|line| parts(line).ok_or_else(|| line.to_owned())).collect()
    }
}
