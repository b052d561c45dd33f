//! A problem of one's own: whoever has a slow program that is right, and a generator or the form of the input, has the
//! same stages, limits and search for a smaller case.

use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::{Duration, Instant};

use itertools::Itertools;
use kit::format::Data;

use crate::problem::{Answer, Game, Limits, Problem, Small, cut};
use crate::process::{Ending, Start};

use super::form::Written;
use super::options::{HELP, Options, shown};
use super::report::Report;
use super::{exit_code, with};

/// What stands on the command line for such a problem.
#[derive(Default)]
struct Own {
    /// The command of the program that is right.
    oracle: Option<String>,
    /// The command that prints an input for a seed.
    cases: Option<String>,
    /// The file that says the form of an input.
    format: Option<String>,
    /// The command that says whether an output is right, given the files of input, output and the oracle's output.
    check: Option<String>,
}

/// Tries a program on a problem of one's own, as a command line says it.
pub fn attempt(arguments: &[String]) -> ExitCode {
    exit_code(|| {
        let (mut own, mut rest, mut called) = (Own::default(), vec![], vec![]);
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            if argument == "--" {
                rest.push(argument.clone());
                rest.extend(arguments.by_ref().cloned());
                break;
            }
            let place = match &argument[..] {
                "--oracle" => &mut own.oracle,
                "--cases" => &mut own.cases,
                "--format" => &mut own.format,
                "--check" => &mut own.check,
                _ => {
                    rest.push(argument.clone());
                    continue;
                }
            };
            let value = arguments.next().ok_or_else(|| format!("{argument} wants a value"))?;
            called.extend([argument.clone(), shown(value)]);
            *place = Some(value.clone());
        }
        let (problem, oracle) = own.problem()?;
        let Some(options) = Options::of(problem, &rest)? else {
            print!("{HELP}");
            return Ok(true);
        };
        if options.own {
            return Err("your program is missing: its command stands behind --".to_owned());
        }
        let options = Options { collection: oracle, called: called.join(" "), is_golden: false, ..options };
        let report = Report::new(options.json);
        with(problem, &options, &report)
    })
}

/// So many inputs are asked of a generator, and so long.
const CASES: u64 = 300;
const GENERATING: Duration = Duration::from_secs(5);

/// So long the oracle may take for an input.
const PATIENCE: Duration = Duration::from_secs(2);

/// All small cases of a form are tried, up to the first size of which there are so many.
const MANY: usize = 400;

/// So many tests stand in a file.
const TESTS: usize = 10;

impl Own {
    /// The problem, and the command of its oracle.
    ///
    /// # Errors
    /// If something is missing, or no input is found that the oracle takes.
    fn problem(self) -> Result<(&'static Problem, Vec<String>), String> {
        let oracle = words(&self.oracle.ok_or("--oracle COMMAND is missing: a slow program that is right")?);
        let written = self.format.as_deref().map(written).transpose()?;
        let inputs = match (&written, &self.cases) {
            (_, Some(command)) => generated(&words(command))?,
            (Some(written), None) => all_small(written),
            (None, None) => {
                return Err(
                    "--cases COMMAND or --format FILE is missing: what prints an input for a seed, or the form \
                            of an input"
                        .to_owned(),
                );
            }
        };
        let inputs: Vec<String> = match &written {
            Some(written) => inputs.into_iter().filter(|input| written.format.read_data(input).is_ok()).collect(),
            None => inputs,
        };
        if inputs.is_empty() {
            return Err("there is no input that has the form".to_owned());
        }
        let count = inputs.len();
        let command = oracle.clone();
        let answer = Answer::new(move |input| said(&command, &[], input).unwrap_or_else(|error| panic!("{error}")));
        let small = move || vec![Small::new("cases", inputs.clone())];
        let mut problem = Problem::answered("own", Limits::UNKNOWN, answer, Arc::new(small));
        problem.played = Arc::new(move || format!("{count} inputs, by the oracle"));
        problem.format = written.map(|written| written.format);
        if let (Some(check), Game::Oracle(game)) = (self.check.map(|check| words(&check)), &mut problem.game) {
            game.check = Arc::new(move |input, expected, output| checked(&check, [input, output, expected]));
        }
        Ok((Box::leak(Box::new(problem)), oracle))
    }
}

/// The words of a command.
fn words(command: &str) -> Vec<String> {
    command.split_whitespace().map(str::to_owned).collect()
}

fn written(path: &str) -> Result<Written, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    Written::of(String::leak(text)).map_err(|error| format!("{path}: {error}"))
}

/// What a command prints for an input, with further words behind it.
fn said(command: &[String], more: &[&str], input: &str) -> Result<String, String> {
    let (program, rest) = command.split_first().ok_or("a command is empty")?;
    let mut command = Command::new(program);
    command.args(rest).args(more);
    let ending = Start::new(command).patient(PATIENCE).run(input)?;
    match ending {
        Ending { code: Some(0), output, .. } => Ok(output),
        ending => Err(format!("{program}: {}", ending.described())),
    }
}

/// Whether a checker accepts an output: exit code 0.
fn checked(command: &[String], texts: [&str; 3]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let paths = ["input", "output", "expected"].map(|name| folder.path().join(name).to_string_lossy().into_owned());
    for (path, text) in paths.iter().zip(texts) {
        std::fs::write(path, text).map_err(|error| error.to_string())?;
    }
    said(command, &paths.each_ref().map(String::as_str), "").map(drop).map_err(|error| cut(&error))
}

/// What a generator prints for the seeds from 1 on, each once.
fn generated(command: &[String]) -> Result<Vec<String>, String> {
    let end = Instant::now() + GENERATING;
    let seeds = (1..=CASES).take_while(|_| Instant::now() < end);
    let inputs: Vec<String> = seeds.map(|seed| said(command, &[&seed.to_string()], "")).try_collect()?;
    Ok(inputs.into_iter().unique().collect())
}

/// All inputs of a form in which every number and length is at most so much above the least, for the first such
/// distance that gives many.
fn all_small(Written { format, names }: &Written) -> Vec<String> {
    let mut cases: Vec<Data> = vec![];
    for distance in 1..=16 {
        let most: Vec<(&str, i128)> = names.iter().map(|(name, least)| (*name, least + distance)).collect();
        cases = format.all(&most);
        if cases.len() >= MANY {
            break;
        }
    }
    cases.chunks(format.most_cases().clamp(1, TESTS)).map(|cases| format.write_data(cases, None)).collect()
}
