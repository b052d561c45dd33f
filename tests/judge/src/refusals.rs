//! Bad input is refused: exit code 1, nothing on standard output, and one line that says where and what was expected.

use std::fmt::{self, Display, Formatter};

use itertools::Itertools;
use kit::format::Limit;

use crate::golden::compare;
use crate::harness::Trial;
use crate::known::Known;
use crate::paths::{Case, cases, failure};
use crate::problem::{End, Problem};
use crate::process::{Ending, Start, Stop};

/// The tests of this kind, whatever the problem; so many tokens of a case are spoilt.
pub fn trials(problem: Known<'static>, tokens: usize) -> Vec<Trial> {
    let test = |name: &str, run: fn(Known) -> Result<(), String>| {
        Trial::new(format!("{}::refusals::{name}", problem.slug), move || run(problem))
    };
    let spoilt = |name: &'static str, spoil: fn(&str) -> Vec<String>| {
        Trial::new(format!("{}::refusals::{name}", problem.slug), move || spoilt(problem, name, tokens, spoil))
    };
    let common = [test("empty", empty), test("not-text", not_text), test("a-token-without-end", a_token_without_end)];
    let spoilt = [
        test("cut", cut),
        spoilt("words-for-numbers", |_| vec!["?".to_owned()]),
        // Far beyond every type and every statement, and far below.
        spoilt("numbers-out-of-range", |token| match token.parse::<i64>() {
            Ok(_) => vec!["9".repeat(300), format!("-{}", "9".repeat(300))],
            Err(_) => vec![],
        }),
    ];
    // A dialogue has no input to be spoilt: `matches` spoils what is said in it.
    let spoilt = spoilt.into_iter().filter(|_| !problem.is_dialogue());
    common.into_iter().chain(spoilt).collect()
}

/// The tests of this kind that are particular to a problem.
pub fn particular(problem: &'static Problem) -> Vec<Trial> {
    let known = Known::of(problem);
    let particular = problem.refused.iter().map(|&(name, input, expected)| {
        Trial::new(format!("{}::refusals::{name}", problem.slug), move || refuses_marked(known, name, input, expected))
    });
    let by_hand = (problem.bounds)();
    let trial = |name: &str, test: Box<dyn FnOnce() -> Result<(), String> + Send>| {
        Trial::new(format!("{}::limit::{}", problem.slug, name.replace(' ', "-")), test)
    };
    let format = problem.format.iter().flat_map(|format| format.limits().into_iter().map(move |name| (format, name)));
    let of_format = format.filter(|(_, name)| by_hand.iter().all(|bound| bound.name != *name));
    let of_format = of_format.map(|(format, name)| trial(name, Box::new(move || kept(known, &format.limit(name)))));
    let of_format: Vec<Trial> = of_format.collect();
    let by_hand = by_hand.into_iter().map(|bound| trial(bound.name, Box::new(move || kept(known, &bound.limit()))));
    particular.chain(of_format).chain(by_hand).collect()
}

/// Runs the program within its limits.
fn run(problem: Known, input: impl AsRef<[u8]>) -> Result<Ending, Stop> {
    Start::within(problem.limits, &problem.program())?.run(input)
}

/// A limit is kept to the unit: both ends are accepted, and what is beyond them is refused at its token.
fn kept(problem: Known, limit: &Limit) -> Result<(), String> {
    for (value, input) in &limit.kept {
        let of = |error: String| {
            let error = format!("{} = {value}: {error}", limit.name);
            failure(problem.slug, "limit", input, &error)
        };
        run(problem, input).and_then(Ending::printed).map_err(|stop| of(stop.into()))?;
        // Limits by hand stand beside the form: both know the same.
        if let Some(Err(fault)) = problem.format().map(|format| format.read_data(input)) {
            return Err(of(format!("the form does not allow it: {fault}")));
        }
    }
    for (value, marked, expected) in &limit.passed {
        refuses_marked(problem, "limit", marked, expected)
            .map_err(|error| format!("{} = {value}: {error}", limit.name))?;
    }
    Ok(())
}

/// Fails unless the program refuses `marked`, without its marks, with the line that shows the token behind the mark, or
/// all tokens between two.
fn refuses_marked(problem: Known, case: &str, marked: &str, expected: &str) -> Result<(), String> {
    let (before, behind) = marked.split_once('@').ok_or("the input does not mark the token")?;
    // A word of no letters is no token: then the next one is refused.
    let blanks = behind.len() - behind.trim_start().len();
    let place = place(&(before.to_owned() + &behind[..blanks]));
    let shown = match behind.split_once('@') {
        Some((shown, _)) => shown.split_whitespace().join(" "),
        None => behind.split_whitespace().next().unwrap_or_default().to_owned(),
    };
    let input = marked.replace('@', "");
    let found = match shown.char_indices().nth(40) {
        _ if shown.is_empty() => "the end of the input".to_owned(),
        Some((end, _)) => format!("\"{}…\"", &shown[..end]),
        None => format!("{shown:?}"),
    };
    let line = format!("{place}: expected {expected}, found {found}");
    refuses(problem, case, &input, |error| error == line).map_err(|error| format!("this should give\n{line}\n{error}"))
}

/// A line and a column, from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place(usize, usize);

impl Display for Place {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "line {}, column {}", self.0, self.1)
    }
}

/// The place of what follows `before`.
fn place(before: &str) -> Place {
    let last = before.rsplit('\n').next().unwrap_or("");
    Place(1 + before.matches('\n').count(), 1 + last.chars().count())
}

/// Fails unless the program refuses `input` with a line that is `right` behind `error: `.
fn refuses(problem: Known, case: &str, input: &str, right: impl Fn(&str) -> bool) -> Result<(), String> {
    let ending = run(problem, input)?;
    let line = ending.errors.strip_prefix("error: ").and_then(|line| line.strip_suffix('\n'));
    // In a dialogue, what was said before has been said.
    let refused = line.is_some_and(|line| !line.contains('\n') && right(line))
        && (ending.output.is_empty() || problem.is_dialogue())
        && ending.code == Some(1);
    refused.then_some(()).ok_or_else(|| failure(problem.slug, case, input, &ending.described()))
}

/// An empty input ends before the first token, or has no cases.
fn empty(problem: Known) -> Result<(), String> {
    for input in ["", "\n", " \r\n\t"] {
        match problem.end {
            End::Counted => refuses(problem, "empty", input, ends_early)?,
            End::OfFile => compare(problem, "empty", input, "")?,
        }
    }
    Ok(())
}

fn ends_early(error: &str) -> bool {
    error.starts_with("line ") && error.contains(": expected ") && error.ends_with(", found the end of the input")
}

fn not_text(problem: Known) -> Result<(), String> {
    let ending = run(problem, b"\xff 1\n")?;
    let line = "error: line 1, column 1: expected text in UTF-8\n";
    let refused = ending.errors == line && ending.output.is_empty() && ending.code == Some(1);
    refused.then_some(()).ok_or_else(|| ending.described())
}

/// Cases of moderate size, to be spoilt token by token.
fn short_cases(problem: Known) -> Result<Vec<Case>, String> {
    let short = |case: &Case| case.input.len() < 4096;
    Ok(cases(problem.slug)?.into_iter().filter(short).take(3).collect())
}

/// So many characters of a token are shown where it is refused.
const SHOWN: usize = 40;

/// The last token is missed. Where the end of the file may come at any time, nothing is cut here.
fn cut(problem: Known) -> Result<(), String> {
    for case in short_cases(problem)?.iter().filter(|_| problem.end == End::Counted) {
        let end = tokens(&case.input).last().map_or(0, |&(start, _)| start);
        refuses(problem, "cut", &case.input[..end], ends_early)?;
        form_refuses(problem, "cut", &case.input[..end], place(&case.input[..end]))?;
    }
    Ok(())
}

fn a_token_without_end(problem: Known) -> Result<(), String> {
    let input = "9".repeat(1 << 20);
    let shown = format!("found \"{}…\"", "9".repeat(SHOWN));
    refuses(problem, "a-token-without-end", &input, |error| {
        error.starts_with("line 1, column 1: expected ") && error.ends_with(&shown)
    })
}

/// Replaces the tokens of the short cases, one at a time and not more than `most` of a case, by what `spoil` gives, and
/// wants every one of them refused in its place.
fn spoilt(problem: Known, name: &str, most: usize, spoil: fn(&str) -> Vec<String>) -> Result<(), String> {
    for case in short_cases(problem)? {
        let tokens = tokens(&case.input);
        let step = tokens.len().div_ceil(most).max(1);
        for &(start, token) in tokens.iter().step_by(step) {
            for bad in spoil(token) {
                let (before, behind) = (&case.input[..start], &case.input[start + token.len()..]);
                let (place, input) = (place(before), format!("{before}{bad}{behind}"));
                let shown = if bad.len() > SHOWN { format!("\"{}…\"", &bad[..SHOWN]) } else { format!("{bad:?}") };
                let (start, end) = (format!("{place}: expected "), format!(", found {shown}"));
                refuses(problem, name, &input, |error| error.starts_with(&start) && error.ends_with(&end))?;
                form_refuses(problem, name, &input, place)?;
            }
        }
    }
    Ok(())
}

/// The form of the input, which no program knows, refuses what the program refuses, and in the same place.
fn form_refuses(problem: Known, case: &str, input: &str, place: Place) -> Result<(), String> {
    let refused = match problem.format().map(|format| format.read_data(input)) {
        None => return Ok(()),
        Some(Ok(_)) => "allows this".to_owned(),
        Some(Err(fault)) if Place(fault.line, fault.column) == place => return Ok(()),
        Some(Err(fault)) => fault.to_string(),
    };
    Err(failure(problem.slug, case, input, &format!("the program refuses this at {place}, the form: {refused}")))
}

/// The tokens of a text, and where they start.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let start = |token: &str| token.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace().map(|token| (start(token), token)).collect()
}
