//! All cases of a problem as files, for other tools.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use crate::paths::{built, cases, transcripts};
use crate::problem::{Game, Problem};
use crate::process::answer;

use super::options::Options;

/// Writes the samples, small cases, corner cases and largest inputs of a problem with their answers to a folder, as
/// `NAME.in` and `NAME.out`, which `oj t -d` takes; of a dialogue its cases and transcripts.
///
/// # Errors
/// If a file cannot be written.
pub fn export(problem: &Problem, options: &Options, folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut count = 0;
    let mut write = |name: &str, text: &str| {
        let path = folder.join(name);
        count += 1;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    let judge = options.contestant.judge.called();
    let is_kept = |input: &str| problem.broken(input, judge).is_none();
    match &problem.game {
        Game::Oracle(oracle) => {
            let golden = if options.is_golden { cases(problem.slug)? } else { vec![] };
            for case in golden.into_iter().filter(|case| is_kept(&case.input)) {
                write(&format!("{}.in", case.name), &case.input)?;
                write(&format!("{}.out", case.name), &case.output)?;
            }
            let mut left_out = 0;
            for family in (oracle.small)() {
                let inputs = family.inputs.into_iter().flat_map(|input| problem.here(input, judge));
                for (index, input) in (1..).zip(inputs) {
                    let Ok(output) = catch_unwind(|| oracle.answer.to(&input)) else {
                        left_out += 1;
                        continue;
                    };
                    write(&format!("small-{}-{index}.in", family.name), &input)?;
                    write(&format!("small-{}-{index}.out", family.name), &output)?;
                }
            }
            for worst in (oracle.worst)() {
                let (mut input, mut output) = worst.case();
                if !is_kept(&input) {
                    let Some(first) = problem.here(input, judge).into_iter().next() else { continue };
                    output = answer(&built(problem.slug), &first)?.printed()?;
                    input = first;
                }
                write(&format!("worst-{}.in", worst.name), &input)?;
                write(&format!("worst-{}.out", worst.name), &output)?;
            }
            println!("{count} files in {}", folder.display());
            if left_out > 0 {
                println!("{left_out} inputs that the oracle does not answer are left out");
            }
            if options.is_golden {
                println!("to compare outputs: cargo run -q -p evidence --example {} -- check", problem.slug);
            }
        }
        Game::Dialogue(dialogue) => {
            for transcript in transcripts(problem.slug)? {
                write(&format!("{}.case", transcript.name), &transcript.case)?;
                write(&format!("{}.judge", transcript.name), &transcript.judge)?;
                write(&format!("{}.program", transcript.name), &transcript.program)?;
            }
            for of in (dialogue.matches)() {
                for (index, case) in (1..).zip((of.cases)()) {
                    write(&format!("{}-{index}.case", of.name), &case)?;
                }
            }
            println!("{count} files in {}", folder.display());
            println!("to play the judge: cargo run -q -p evidence --example {} -- referee CASE…", problem.slug);
        }
    }
    Ok(())
}
