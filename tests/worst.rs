//! Every worst input is answered within the judge's memory, on a stack of 1 MiB.
//!
//! A child gets its limits by way of this program: run with `--limited STACK MEMORY PROGRAM` it sets them for itself
//! and becomes the program.

mod runner;

use std::process::{Command, ExitCode};

use libtest_mimic::{Failed, Trial};
use problems::{Problem, Worst};
use runner::{answer, failure, printed, program};

/// The stack of a program: what the least generous judges leave.
const STACK: u64 = 1 << 20;

/// The memory of a program, in MiB, where the judge's is not known.
const USUAL_MEMORY: u32 = 256;

fn main() -> ExitCode {
    #[cfg(unix)]
    if let Some(code) = limited() {
        return code;
    }
    let trials = problems::all().iter().flat_map(|problem| {
        (problem.worst)().into_iter().map(move |worst| {
            Trial::test(format!("{}::{}", problem.slug, worst.name), move || {
                answered(problem, &worst)
            })
        })
    });
    runner::main(trials.collect())
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

#[cfg(unix)]
fn within_limits(problem: &Problem) -> Command {
    let memory = u64::from(problem.limits.memory.unwrap_or(USUAL_MEMORY)) << 20;
    let mut command = Command::new(std::env::current_exe().expect("this program is a file"));
    command
        .args(["--limited", &STACK.to_string(), &memory.to_string()])
        .arg(program(problem.slug));
    command
}

#[cfg(not(unix))]
fn within_limits(problem: &Problem) -> Command {
    Command::new(program(problem.slug))
}

/// Becomes the program named on the command line, within the limits given there. Comes back only with an error.
#[cfg(unix)]
fn limited() -> Option<ExitCode> {
    use rlimit::Resource;
    use std::os::unix::process::CommandExt;

    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != "--limited" {
        return None;
    }
    let mut number = || arguments.next()?.to_str()?.parse::<u64>().ok();
    let (stack, memory) = (number()?, number()?);
    let limits = Resource::STACK
        .set(stack, stack)
        .and_then(|()| Resource::AS.set(memory, memory));
    let error = limits
        .err()
        .unwrap_or_else(|| Command::new(arguments.next().unwrap_or_default()).exec());
    eprintln!("{error}");
    Some(ExitCode::FAILURE)
}
