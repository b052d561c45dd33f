//! The known wrong variants are tried like the programs of contestants.

use std::cell::RefCell;
use std::process::Command;
use std::time::Duration;

use judge::harness::Trial;
use judge::paths::{built, cases, evidence};
use judge::{Start, answer};
use serde_json::{Map, Value};

use crate::once::with;
use crate::options::{Options, judge_of};
use crate::problem::{Game, Mistake, Problem};
use crate::report::Report;
use crate::smallest;

/// So long a case is made smaller in a test, and where the smallest is looked for.
const QUICK: Duration = Duration::from_millis(100);
const LEAST: Duration = Duration::from_secs(1);

/// All known wrong variants are tried, the first as a program like any other, the rest with less cost; each is caught
/// and named. A test has a process of its own to ask.
///
/// # Errors
/// If the evidence does not answer.
pub fn trials(slug: &str) -> Result<Vec<Trial>, String> {
    let problem = Problem::of(slug)?;
    let trial = |(index, wrong): (usize, &Mistake)| {
        let (slug, name) = (problem.slug.clone(), wrong.name.clone());
        Trial::new(format!("{slug}::try::{name}"), move || caught(&Problem::of(&slug)?, &name, index == 0))
    };
    Ok(problem.wrong().iter().enumerate().map(trial).collect())
}

/// What takes little time: whether the smallest case is found, where one is known, and what is said of a lost dialogue.
///
/// # Errors
/// If the evidence does not answer.
pub fn quick_trials(slug: &str) -> Result<Vec<Trial>, String> {
    let problem = Problem::of(slug)?;
    let said = matches!(problem.game, Game::Dialogue(_)).then(|| {
        let slug = problem.slug.clone();
        Trial::new(format!("{slug}::try::what-is-said"), move || is_explained(&Problem::of(&slug)?))
    });
    Ok(said.into_iter().chain(smallest::trials(&problem)).collect())
}

/// A wrong variant is caught and named, by an input that the program accepts and that is no larger than the first that
/// failed.
fn caught(problem: &Problem, name: &str, is_foreign: bool) -> Result<(), String> {
    let failure = match if is_foreign { tried_as_a_program(&problem.slug, name) } else { tried(problem, name, QUICK) } {
        Err(_) if is_beyond_promises(problem, name)? => return Ok(()),
        failure => failure?,
    };
    let wrong = || failure.to_string();
    if let Game::Oracle(_) = problem.game {
        let input = failure["input"].as_str().ok_or_else(wrong)?;
        answer(&built(&problem.slug), input)?.printed().map_err(|stop| format!("{stop}: {failure}"))?;
        let [before, after] = ["case", "input"].map(|key| failure["tokens"][key].as_u64());
        if after > before {
            return Err(wrong());
        }
    }
    // What crashes or takes too long gives no answer to be compared.
    let mistakes = failure["mistakes"].as_array().ok_or_else(wrong)?;
    let has_answer = ["wrong answer", "lost"].iter().any(|verdict| failure["verdict"] == *verdict);
    let is_named = mistakes.iter().any(|mistake| mistake == name);
    (is_named || !has_answer).then_some(()).ok_or_else(wrong)
}

/// Whether only inputs that break a promise tell a wrong variant from the right one: the judge takes it.
fn is_beyond_promises(problem: &Problem, name: &str) -> Result<bool, String> {
    let Game::Oracle(oracle) = &problem.game else { return Ok(false) };
    let Some(wrong) = oracle.wrong.iter().find(|wrong| wrong.name == name) else { return Ok(false) };
    let families = oracle.small(None).into_iter().filter(|family| *family.name == wrong.rejected_by);
    let judge = judge_of(&problem.slug).called();
    let golden = cases(&problem.slug)?.into_iter().filter(|case| case.name == wrong.rejected_by);
    let inputs = families.flat_map(|family| family.inputs).chain(golden.map(|case| case.input));
    Ok(inputs.map(|input| problem.broken(&input, judge)).all(|why| why.is_some()))
}

/// Of every wrong player a transcript with positions is shown, and of some the line that gave the win away, with
/// another that keeps it.
fn is_explained(problem: &Problem) -> Result<(), String> {
    let said = problem.wrong().iter().map(|wrong| tried(problem, &wrong.name, QUICK)).collect::<Result<Vec<_>, _>>()?;
    let lines =
        |failure: &Value| -> Vec<String> { serde_json::from_value(failure["transcript"].clone()).unwrap_or_default() };
    // A position stands behind at least one blank more than the words of a line need.
    let has_position = |line: &String| line[2..].contains("  ");
    if let Some(failure) = said.iter().find(|failure| !lines(failure).iter().any(has_position)) {
        return Err(format!("no position is shown: {failure}"));
    }
    match said.iter().any(|failure| failure["given away"].as_str().is_some_and(|line| line.contains("; "))) {
        true => Ok(()),
        false => Err("no move is said to have given a win away".to_owned()),
    }
}

/// For each of these wrong variants the smallest input that is found on which it prints another answer than the right
/// one, with both; nothing for one that prints none.
pub fn least(slug: &str, names: &[String]) -> Result<Value, String> {
    let problem = Problem::of(slug)?;
    let of = |name: &String| {
        let failure = tried(&problem, name, LEAST).map_err(|error| format!("{name}: {error}"))?;
        let is_answer = failure["verdict"] == "wrong answer";
        let part = |key: &str| (key.to_owned(), failure[key].clone());
        let parts: Map<String, Value> = ["input", "expected", "printed"].map(part).into_iter().collect();
        Ok((name.clone(), if is_answer { Value::Object(parts) } else { Value::Null }))
    };
    names.iter().map(of).collect()
}

/// The failure of a wrong variant that is tried within this process, as it is said to editors.
fn tried(problem: &Problem, name: &str, shrink: Duration) -> Result<Value, String> {
    let report = Report::Kept(RefCell::default());
    let passed = with(problem, &Options::wrong(problem, name, shrink), &report)?;
    let Report::Kept(objects) = report else { return Err("nothing was kept".to_owned()) };
    match objects.into_inner().pop().filter(|_| !passed) {
        Some(failure) => Ok(failure),
        None => Err("it passes".to_owned()),
    }
}

/// The same of one that is tried as somebody's program.
fn tried_as_a_program(slug: &str, name: &str) -> Result<Value, String> {
    let mut command = Command::new(built("try"));
    command.args([slug, "--json", "--full", "--shrink", "0.2", "--"]).arg(evidence(slug)).args(["wrong", name]);
    let ending = Start::new(command).run("")?;
    let failure = ending.output.lines().last().and_then(|line| serde_json::from_str(line).ok());
    failure.filter(|_| ending.code == Some(1)).ok_or_else(|| ending.described())
}
