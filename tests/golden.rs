//! Every case of `testdata`: the program's output against the expected file.

mod runner;

use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::Problem;
use runner::{Case, cases, compare};

fn main() -> ExitCode {
    let trials = problems::all().iter().flat_map(|problem| {
        let test = |name: String, run: Box<dyn FnOnce() -> Result<(), Failed> + Send>| {
            Trial::test(name, run)
        };
        match cases(problem.slug) {
            Err(error) => vec![test(
                format!("{}::testdata", problem.slug),
                Box::new(|| Err(error)),
            )],
            Ok(cases) => cases
                .into_iter()
                .map(|case| {
                    test(
                        format!("{}::{}", problem.slug, case.name),
                        Box::new(move || golden(problem, &case)),
                    )
                })
                .collect(),
        }
    });
    runner::main(trials.collect())
}

/// The case as it stands, and the same tokens laid out loosely: CRLF, empty lines, blanks, no end of the last line.
fn golden(problem: &Problem, case: &Case) -> Result<(), Failed> {
    compare(problem, &case.name, &case.input, &case.output)?;
    let loose = case
        .input
        .trim_end()
        .replace(' ', " \t ")
        .replace('\n', "\r\n \r\n");
    compare(
        problem,
        &format!("{}-loose", case.name),
        &loose,
        &case.output,
    )
}
