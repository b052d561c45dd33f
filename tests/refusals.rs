//! Bad input is refused: exit code 1, nothing on standard output, and one line that says where and what was expected.

use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::{Bound, End, Problem};
use runner::process::{Answer, answer, printed, within_limits};
use runner::{Case, cases, failure, program};

fn main() -> ExitCode {
    runner::main(trials, vec![])
}

fn trials(problem: &'static Problem) -> Vec<Trial> {
    let test = |name: &str, run: fn(&Problem) -> Result<(), Failed>| {
        Trial::test(format!("{}::{name}", problem.slug), move || run(problem))
    };
    let common = [test("empty", empty), test("not-text", not_text), test("a-token-without-end", a_token_without_end)];
    let spoilt = [
        test("cut", cut),
        test("words-for-numbers", words_for_numbers),
        test("numbers-out-of-range", numbers_out_of_range),
    ];
    // A dialogue has no input to be spoilt: `interact` spoils what is said in it.
    let spoilt = spoilt.into_iter().filter(|_| problem.dialogue.is_none());
    let particular = problem.refused.iter().map(|refused| {
        Trial::test(format!("{}::{}", problem.slug, refused.name), move || {
            refuses(problem, refused.name, refused.input, |error| error == refused.error)
        })
    });
    let bounds = (problem.bounds)().into_iter().map(|bound| {
        let name = format!("{}::limit::{}", problem.slug, bound.name.replace(' ', "-"));
        Trial::test(name, move || kept(problem, &bound))
    });
    common.into_iter().chain(spoilt).chain(particular).chain(bounds).collect()
}

/// A limit is kept to the unit: both ends are accepted, and what is beyond them is refused at its token.
fn kept(problem: &Problem, bound: &Bound) -> Result<(), Failed> {
    let marked = |value: i128| {
        let input = (bound.input)(value);
        let (before, behind) = input.split_once('@').ok_or("the input does not mark the token")?;
        Ok::<_, Failed>((before.to_owned(), behind.to_owned()))
    };
    for value in bound.least.into_iter().chain(bound.greatest) {
        let (before, behind) = marked(value)?;
        let input = before + &behind;
        let command = within_limits(problem, &program(problem.slug));
        answer(command, &input).and_then(printed).map_err(|error| {
            let error = format!("{} = {value}: {error}", bound.name);
            failure(problem.slug, "limit", &input, &error)
        })?;
    }
    let beyond = [bound.least.map(|least| least - 1), bound.greatest.map(|most| most + 1)];
    for value in beyond.into_iter().flatten() {
        let (before, behind) = marked(value)?;
        // A word of no letters is no token: then the next one is refused.
        let blanks = behind.len() - behind.trim_start().len();
        let place = place(&(before.clone() + &behind[..blanks]));
        let found = match behind.split_whitespace().next() {
            None => "the end of the input".to_owned(),
            Some(token) => match token.char_indices().nth(40) {
                Some((end, _)) => format!("\"{}…\"", &token[..end]),
                None => format!("{token:?}"),
            },
        };
        let line = format!("{place}: expected {}, found {found}", bound.expected);
        refuses(problem, "limit", &(before + &behind), |error| error == line).map_err(|failed| {
            let message = failed.message().unwrap_or_default();
            format!("{} = {value}, which should give\n{line}\n{message}", bound.name)
        })?;
    }
    Ok(())
}

/// The line and column of what follows `before`.
fn place(before: &str) -> String {
    let line = 1 + before.matches('\n').count();
    let last = before.rsplit('\n').next().unwrap_or("");
    format!("line {line}, column {}", 1 + last.chars().count())
}

/// Fails unless the program refuses `input` with a line that is `right` behind `error: `.
fn refuses(problem: &Problem, case: &str, input: &str, right: impl Fn(&str) -> bool) -> Result<(), Failed> {
    let Answer { code, output, errors } = answer(within_limits(problem, &program(problem.slug)), input)?;
    let line = errors.strip_prefix("error: ").and_then(|line| line.strip_suffix('\n'));
    // In a dialogue, what was said before has been said.
    let refused = line.is_some_and(|line| !line.contains('\n') && right(line))
        && (output.is_empty() || problem.dialogue.is_some())
        && code == Some(1);
    let error = || format!("exit code {code:?}, output {output:?}, errors {errors:?}");
    refused.then_some(()).ok_or_else(|| failure(problem.slug, case, input, &error()))
}

/// An empty input ends before the first token, or has no cases.
fn empty(problem: &Problem) -> Result<(), Failed> {
    for input in ["", "\n", " \r\n\t"] {
        match problem.end {
            End::Counted => refuses(problem, "empty", input, ends_early)?,
            End::OfFile => runner::compare(problem, "empty", input, "")?,
        }
    }
    Ok(())
}

fn ends_early(error: &str) -> bool {
    error.starts_with("line ") && error.contains(": expected ") && error.ends_with(", found the end of the input")
}

fn not_text(problem: &Problem) -> Result<(), Failed> {
    let Answer { code, output, errors } = answer(within_limits(problem, &program(problem.slug)), b"\xff 1\n")?;
    let refused = errors == "error: line 1, column 1: expected text in UTF-8\n" && output.is_empty() && code == Some(1);
    refused.then_some(()).ok_or_else(|| format!("exit code {code:?}, output {output:?}, errors {errors:?}").into())
}

/// Cases of moderate size, to be spoilt token by token.
fn short_cases(problem: &Problem) -> Result<Vec<Case>, Failed> {
    let short = |case: &Case| case.input.len() < 4096;
    Ok(cases(problem.slug)?.into_iter().filter(short).take(3).collect())
}

/// The last token is missed. Where the end of the file may come at any time, nothing is cut here.
fn cut(problem: &Problem) -> Result<(), Failed> {
    for case in short_cases(problem)?.iter().filter(|_| problem.end == End::Counted) {
        let end = tokens(&case.input).last().map_or(0, |&(start, _)| start);
        refuses(problem, "cut", &case.input[..end], |error| ends_early(error))?;
    }
    Ok(())
}

fn words_for_numbers(problem: &Problem) -> Result<(), Failed> {
    spoilt(problem, "words-for-numbers", |_| vec!["?".to_owned()])
}

/// Far beyond every type, and far below.
fn numbers_out_of_range(problem: &Problem) -> Result<(), Failed> {
    spoilt(problem, "numbers-out-of-range", |token| match token.parse::<i64>() {
        Ok(_) => vec!["9".repeat(30), format!("-{}", "9".repeat(30))],
        Err(_) => vec![],
    })
}

fn a_token_without_end(problem: &Problem) -> Result<(), Failed> {
    let input = "9".repeat(1 << 20);
    let shown = format!("found \"{}…\"", "9".repeat(40));
    refuses(problem, "a-token-without-end", &input, |error| {
        error.starts_with("line 1, column 1: expected ") && error.ends_with(&shown)
    })
}

/// Replaces the tokens of the short cases, one at a time and not more than sixty of a case, by what `spoil` gives, and
/// wants every one of them refused in its place.
fn spoilt(problem: &Problem, name: &str, spoil: impl Fn(&str) -> Vec<String>) -> Result<(), Failed> {
    for case in short_cases(problem)? {
        let tokens = tokens(&case.input);
        let step = tokens.len().div_ceil(60).max(1);
        for &(start, token) in tokens.iter().step_by(step) {
            for bad in spoil(token) {
                let (before, behind) = (&case.input[..start], &case.input[start + token.len()..]);
                let (place, found) = (format!("{}: expected ", place(before)), format!(", found {bad:?}"));
                refuses(problem, name, &format!("{before}{bad}{behind}"), |error| {
                    error.starts_with(&place) && error.ends_with(&found)
                })?;
            }
        }
    }
    Ok(())
}

/// The tokens of a text, and where they start.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let start = |token: &str| token.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace().map(|token| (start(token), token)).collect()
}
