//! What has to be known of a problem to try its program on the cases of `testdata` and on bad input.

use std::path::PathBuf;

use kit::format::Format;

use crate::grant::Limits;
use crate::lines::lines;
use crate::paths::{built, built_plainly};
use crate::problem::{End, Game, Problem};

/// So much of a problem. Without its evidence, which then need not be built, lines alone say whether an output is
/// right, and bad input is what is bad whatever the form.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The name of the program.
    pub slug: &'a str,
    /// What the judge grants.
    pub limits: Limits,
    /// How the input ends.
    pub end: End,
    /// All of it, where there is evidence.
    pub evidence: Option<&'a Problem>,
}

impl<'a> Known<'a> {
    /// What the evidence knows.
    pub fn of(problem: &'a Problem) -> Self {
        let &Problem { slug, limits, end, .. } = problem;
        Self { slug, limits, end, evidence: Some(problem) }
    }

    /// Where the program is.
    pub fn program(&self) -> PathBuf {
        match self.evidence {
            Some(_) => built(self.slug),
            None => built_plainly(self.slug),
        }
    }

    /// The form of the input.
    pub fn format(&self) -> Option<&'a Format> {
        self.evidence.and_then(|problem| problem.format.as_ref())
    }

    /// Whether the program plays against a referee.
    pub fn is_dialogue(&self) -> bool {
        self.evidence.is_some_and(|problem| matches!(problem.game, Game::Dialogue(_)))
    }

    /// Whether an output of our own program is as right as the expected one.
    pub fn compare(&self, input: &str, expected: &str, actual: &str) -> Result<(), String> {
        match self.evidence {
            Some(problem) => problem.compare_ours(input, expected, actual),
            None => lines(input, expected, actual),
        }
    }
}
