//! Every case of `testdata`: the program's output against the expected file.

use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::Problem;
use runner::{Case, cases, compare};

fn main() -> ExitCode {
    runner::main(trials, vec![])
}

fn trials(problem: &'static Problem) -> Vec<Trial> {
    let slug = problem.slug;
    if problem.dialogue.is_some() {
        return vec![]; // `interact` replays what stands there
    }
    match cases(slug) {
        Err(error) => vec![Trial::test(format!("{slug}::testdata"), || Err(error))],
        Ok(cases) => cases
            .into_iter()
            .map(|case| Trial::test(format!("{slug}::{}", case.name), move || golden(problem, &case)))
            .collect(),
    }
}

/// The case as it stands, and the same tokens laid out loosely: CRLF, empty lines, blanks, no end of the last line.
fn golden(problem: &Problem, case: &Case) -> Result<(), Failed> {
    compare(problem, &case.name, &case.input, &case.output)?;
    let loose = case.input.trim_end().replace(' ', " \t ").replace('\n', "\r\n \r\n");
    compare(problem, &format!("{}-loose", case.name), &loose, &case.output)
}
