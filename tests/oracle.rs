//! Program against oracle on the small cases, oracle against `testdata`, and every wrong variant rejected.
//!
//! At the end it prints how many positions were played out, and for how many inputs.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;

use libtest_mimic::{Failed, Trial};
use problems::kit::play;
use problems::{Problem, Wrong};
use runner::{cases, compare, failure};

/// What the oracle of a problem has done so far.
#[derive(Clone, Copy, Default)]
struct Work {
    /// Positions played out.
    positions: u64,
    /// Inputs answered, to be compared with a program or a file.
    inputs: u64,
}

static WORK: Mutex<BTreeMap<&str, Work>> = Mutex::new(BTreeMap::new());

fn main() -> ExitCode {
    let code = runner::main(trials, vec![]);
    let work = WORK.lock().expect("no test holds it any more");
    for (slug, Work { positions, inputs }) in work.iter() {
        println!("{slug}: {positions} positions played out for {inputs} inputs");
    }
    code
}

fn trials(problem: &'static Problem) -> Vec<Trial> {
    let slug = problem.slug;
    if problem.dialogue.is_some() {
        return vec![]; // `interact` has what concerns these
    }
    let small = (problem.small)().into_iter().map(move |small| {
        Trial::test(format!("{slug}::small::{}", small.name), move || {
            small.inputs.iter().try_for_each(|input| compare(problem, small.name, input, &play_out(problem, input)))
        })
    });
    let wrong = problem
        .wrong
        .iter()
        .map(move |wrong| Trial::test(format!("{slug}::wrong::{}", wrong.name), move || rejected(problem, wrong)));
    let testdata = Trial::test(format!("{slug}::testdata"), move || testdata(problem));
    small.chain(wrong).chain([testdata]).collect()
}

/// The answer of the oracle; its work is counted.
fn play_out(problem: &Problem, input: &str) -> String {
    let before = play::positions();
    let expected = (problem.oracle)(input);
    let mut work = WORK.lock().expect("no test fails while it holds this");
    let work = work.entry(problem.slug).or_default();
    work.positions += play::positions() - before;
    work.inputs += 1;
    expected
}

/// The expected files are what play says, those of the judge included. Left out are the samples that the problem names
/// with the reason, and the cases named `large-…`, which have their origin beside them.
fn testdata(problem: &Problem) -> Result<(), Failed> {
    for unplayed in problem.unplayed {
        let exists = cases(problem.slug)?.iter().any(|case| case.name == unplayed.case);
        if !exists || unplayed.reason.is_empty() {
            return Err(format!("{:?} is no case with a reason", unplayed.case).into());
        }
    }
    let is_unplayed = |name: &str| problem.unplayed.iter().any(|unplayed| unplayed.case == name);
    for case in cases(problem.slug)? {
        if case.name.starts_with("large-") || is_unplayed(&case.name) {
            continue;
        }
        let played = play_out(problem, &case.input);
        (problem.check)(&case.input, &played, &case.output).map_err(|error| {
            let error = format!("{}.out: {error}", case.name);
            failure(problem.slug, &case.name, &case.input, &error)
        })?;
    }
    Ok(())
}

/// The inputs named by the wrong variant tell it from the right answer.
fn rejected(problem: &Problem, wrong: &Wrong) -> Result<(), Failed> {
    let named =
        (problem.small)().into_iter().filter(|small| small.name == wrong.rejected_by).flat_map(|small| small.inputs);
    let small = named.map(|input| (play_out(problem, &input), input));
    let golden = cases(problem.slug)?.into_iter().filter(|case| case.name == wrong.rejected_by);
    let mut all = small.chain(golden.map(|case| (case.output, case.input))).peekable();
    if all.peek().is_none() {
        return Err(format!("there is no case {:?}", wrong.rejected_by).into());
    }
    let told_apart = all.any(|(expected, input)| (problem.check)(&input, &expected, &(wrong.answer)(&input)).is_err());
    told_apart
        .then_some(())
        .ok_or_else(|| format!("{:?} does not tell it from the right answer", wrong.rejected_by).into())
}
