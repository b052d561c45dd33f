//! `cargo test`: builds what is asked for, runs it, and looks at the collection as a whole.
//!
//! The evidence for a program is a program of its own (`tests/evidence/examples`), so that testing one builds one. A
//! filter that begins with the name of a program, as in `cargo test p2599::worst`, asks for that one alone.
//!
//! A run of everything has three depths. Without more words it tries every program on what stands in `testdata` and on
//! bad input, without its evidence, but for the problems of `STANDING_FOR_ALL`. `EVIDENCE=part` tries a
//! part of each family of small inputs and one worst input per problem, and bundles a set of programs that covers every
//! part of the library and of the stand-ins; `EVIDENCE=full` tries all. What has passed and not changed since does not
//! run again, nor what takes long and looks at the whole repository: what is asked for by a filter runs.

mod collection;
mod passed;
mod plan;
mod way;

use std::process::ExitCode;

use judge::build::taken_over;
use plan::Plan;

fn main() -> ExitCode {
    match taken_over(&["test", "-p", "tests", "--test", "collection"]) {
        Ok(None) => {}
        Ok(Some(code)) => return ExitCode::from(code),
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    }
    match test() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the tests, and says whether all have passed.
fn test() -> Result<bool, String> {
    let plan = Plan::of(std::env::args().skip(1).collect())?;
    if !plan.test_others()? {
        return Ok(false);
    }
    if plan.is_empty() {
        return Ok(true);
    }
    plan.build()?;
    let results = plan.run()?;
    println!("{}", results.tally.summary().trim_end());
    print!("{}", plan.words(&results));
    match plan.missing(&results) {
        Some(filter) => Err(format!("there is no test {filter}: the evidence has nothing of this kind yet")),
        None => Ok(results.tally.failed.is_empty()),
    }
}
