//! Whether the smallest case that a wrong variant fails is found.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use judge::harness::Trial;

use crate::against_oracle::{Attempt, Case};
use crate::contestant::Verdict;
use crate::options::Options;
use crate::problem::{Game, Mistake, Oracle, Problem};
use crate::report::Report;
use crate::smaller::size;

/// So long a case may be made smaller; what is there to be found is found sooner.
const TIME: Duration = Duration::from_secs(60);

/// The tests of this kind: for the wrong variants whose smallest failing case is said.
pub fn trials(problem: &Problem) -> Vec<Trial> {
    let said = problem.wrong().iter().filter(|wrong| wrong.smallest.is_some());
    let trial = |wrong: &Mistake| {
        let (slug, name) = (problem.slug.clone(), wrong.name.clone());
        Trial::new(format!("{slug}::try::smallest::{name}"), move || {
            // A test has a process of its own to ask.
            let problem = Problem::of(&slug)?;
            let Game::Oracle(oracle) = &problem.game else { return Err("a dialogue has no smallest input".to_owned()) };
            let wrong = oracle.wrong.iter().find(|wrong| wrong.name == name).ok_or("there is no such mistake")?;
            is_found(&problem, oracle, wrong, wrong.smallest.as_deref().unwrap_or_default())
        })
    };
    said.map(trial).collect()
}

/// Of all small cases none that fails is smaller, and from the largest of them `cargo try` comes to one of this size.
fn is_found(problem: &Problem, oracle: &Oracle, wrong: &Mistake, smallest: &str) -> Result<(), String> {
    let options = Options::wrong(problem, &wrong.name, TIME);
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
