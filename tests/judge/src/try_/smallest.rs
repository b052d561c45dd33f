//! Whether the smallest case that a wrong variant fails is found.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use crate::harness::Trial;
use crate::problem::{Game, Oracle, Problem, Wrong};

use super::contestant::Verdict;
use super::options::Options;
use super::oracle::{Attempt, Case};
use super::report::Report;
use super::smaller::size;

/// So long a case may be made smaller; what is there to be found is found sooner.
const TIME: Duration = Duration::from_secs(60);

/// The tests of this kind: for the wrong variants whose smallest failing case is said.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    let Game::Oracle(oracle) = &problem.game else {
        return vec![];
    };
    let said = oracle.wrong.iter().filter_map(|wrong| Some((wrong, wrong.smallest?)));
    let trial = |(wrong, smallest): (&'static Wrong, &'static str)| {
        Trial::new(format!("{}::try::smallest::{}", problem.slug, wrong.name), move || {
            is_found(problem, oracle, wrong, smallest)
        })
    };
    said.map(trial).collect()
}

/// Of all small cases none that fails is smaller, and from the largest of them `cargo try` comes to one of this size.
fn is_found(
    problem: &'static Problem,
    oracle: &'static Oracle,
    wrong: &'static Wrong,
    smallest: &str,
) -> Result<(), String> {
    let options = Options::wrong(problem, wrong.name, TIME)?;
    let report = Report::Kept(RefCell::default());
    let attempt = Attempt::new(problem, oracle, &options, &report);
    let failing = |input: &str| {
        let expected = attempt.played(input).ok()?;
        let verdict = attempt.judged(input, &expected).ok()?.verdict;
        let case = Case { name: String::new(), input: input.to_owned(), expected };
        (verdict != Verdict::Right).then_some((case, verdict))
    };
    let end = Instant::now() + TIME;
    let all: Vec<(Case, Verdict)> = attempt.small.iter().filter_map(|(_, input)| failing(input)).collect();
    // Small inputs may be many tests in one file.
    let single = |case: &Case| {
        let mut failing: Vec<String> =
            attempt.single_tests(&case.input, end).filter(|test| failing(test).is_some()).collect();
        failing.push(case.input.clone());
        failing
    };
    let least = all.iter().flat_map(|(case, _)| single(case)).min_by_key(|input| size(input));
    let least = least.ok_or("it fails nowhere")?;
    if Instant::now() >= end || size(&least) != size(smallest) {
        return Err(format!("{smallest:?} is said, {least:?} is a smallest one"));
    }
    let (case, verdict) = all.iter().max_by_key(|(case, _)| size(&case.input)).ok_or("it fails nowhere")?;
    let found = attempt.smaller(case, verdict).map_or(case.input.clone(), |found| found.input);
    match size(&found) == size(smallest) {
        true => Ok(()),
        false => Err(format!("{found:?} is found")),
    }
}
