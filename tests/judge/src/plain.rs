//! What is tried of a program without its evidence, which then need not be built: the cases of `testdata`, where lines
//! alone say whether an output is right, and bad input that is bad whatever the form.

use std::sync::Arc;

use crate::grant::Limits;
use crate::harness::Trial;
use crate::problem::{Answer, End, Problem};
use crate::{golden, refusals};

/// What has to be known of a problem for that.
pub struct Plain {
    /// What the judge grants.
    pub limits: Limits,
    /// How the input ends.
    pub end: End,
}

/// How many tokens of a case are spoilt, one after the other.
const TOKENS: usize = 2;

impl Plain {
    /// The tests of the program of this name, called as its evidence calls them.
    pub fn trials(&self, slug: &str) -> Vec<Trial> {
        let answer = Answer::new(|_| unreachable!("no test here asks for play"));
        let problem = Problem::answered(slug.to_owned().leak(), self.limits, answer, Arc::new(Vec::new));
        let problem: &'static Problem = Box::leak(Box::new(Problem { end: self.end, ..problem }));
        golden::trials(problem).into_iter().chain(refusals::trials(problem, TOKENS)).collect()
    }
}
