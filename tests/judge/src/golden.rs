//! Every case of `testdata`: the program's output against the expected file.

use std::path::Path;

use crate::harness::Trial;
use crate::known::Known;
use crate::paths::{Case, cases, failure};
use crate::process::answer;

/// The tests of this kind.
pub fn trials(problem: Known<'static>) -> Vec<Trial> {
    let slug = problem.slug;
    match cases(slug) {
        Err(error) => vec![Trial::new(format!("{slug}::golden"), || Err(error))],
        Ok(cases) => {
            let trial =
                |case: Case| Trial::new(format!("{slug}::golden::{}", case.name), move || golden(problem, &case));
            cases.into_iter().map(trial).collect()
        }
    }
}

/// The case as it stands, and the same tokens laid out loosely: CRLF, empty lines, blanks, no end of the last line.
fn golden(problem: Known, case: &Case) -> Result<(), String> {
    if let Some(Err(fault)) = problem.format().map(|format| format.read_data(&case.input)) {
        return Err(failure(problem.slug, &case.name, &case.input, &format!("the form does not allow it: {fault}")));
    }
    compare(problem, &case.name, &case.input, &case.output)?;
    let loose = case.input.trim_end().replace(' ', " \t ").replace('\n', "\r\n \r\n");
    compare(problem, &format!("{}-loose", case.name), &loose, &case.output)
}

/// Whether the program of `problem` answers `input` as expected; keeps the input where it does not.
pub fn compare(problem: Known, case: &str, input: &str, expected: &str) -> Result<(), String> {
    compare_program(&problem.program(), problem, case, input, expected)
}

/// The same for the program in the file `program`.
pub fn compare_program(program: &Path, problem: Known, case: &str, input: &str, expected: &str) -> Result<(), String> {
    let printed = answer(program, input).and_then(|ending| ending.printed());
    printed
        .map_err(String::from)
        .and_then(|actual| problem.compare(input, expected, &actual))
        .map_err(|error| failure(problem.slug, case, input, &error))
}
