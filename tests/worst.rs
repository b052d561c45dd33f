//! Every worst input is answered within the judge's memory, on a stack of 1 MiB.

mod runner;

use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::{Problem, Worst};
use runner::{answer, failure, printed, within_limits};

fn main() -> ExitCode {
    runner::main(|| {
        let inputs = problems::all().iter().flat_map(|problem| {
            (problem.worst)()
                .into_iter()
                .map(move |worst| (problem, worst))
        });
        inputs
            .map(|(problem, worst)| {
                Trial::test(format!("{}::{}", problem.slug, worst.name), move || {
                    answered(problem, &worst)
                })
            })
            .collect()
    })
}

fn answered(problem: &Problem, worst: &Worst) -> Result<(), Failed> {
    let input = (worst.input)();
    let answered = printed(answer(within_limits(problem), &input)?).and_then(|output| match output
        .is_empty()
    {
        true => Err("no output".to_owned()),
        false => Ok(()),
    });
    answered.map_err(|error| failure(problem.slug, worst.name, &input, &error))
}
