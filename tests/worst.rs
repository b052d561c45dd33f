//! Every worst input is answered rightly, within the judge's CPU time and memory, on a stack of 1 MiB.

use std::process::ExitCode;

use libtest_mimic::Trial;
use problems::{Problem, Worst};
use runner::process::{measured_within_limits, printed};
use runner::{failure, program};

fn main() -> ExitCode {
    runner::main(trials, vec![])
}

fn trials(problem: &'static Problem) -> impl Iterator<Item = Trial> {
    (problem.worst)().into_iter().map(move |worst| {
        Trial::test(format!("{}::{}", problem.slug, worst.name), move || {
            let input = (worst.input)();
            answered(problem, &worst, &input).map_err(|error| failure(problem.slug, worst.name, &input, &error))
        })
    })
}

/// Whether the program answers rightly within its limits: in one of three runs, for on a busy machine a run may take
/// longer than it needs, and none takes less.
fn answered(problem: &Problem, worst: &Worst, input: &str) -> Result<(), String> {
    let mut within = Ok(());
    for run in 0..3 {
        let (answer, usage) = measured_within_limits(problem, &program(problem.slug), input)?;
        let output = printed(answer)?;
        if run == 0 {
            let expected = worst.answer.answer(input);
            (problem.check)(input, &expected, &output)?;
        }
        within = usage.map_or(Ok(()), |usage| usage.check(problem));
        if within.is_ok() {
            break;
        }
    }
    within
}
