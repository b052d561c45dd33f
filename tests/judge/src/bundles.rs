//! The submission of a program, for its judge and for judges without crates: it compiles alone, is short, answers the
//! cases, and refuses what no program takes.

use std::fs;
use std::path::Path;
use std::process::Command;

use entry::{ANY, Judge, Program};

use crate::golden::compare_program;
use crate::harness::Trial;
use crate::known::Known;
use crate::matches;
use crate::paths::{built, cases, root};
use crate::problem::{Game, Problem};
use crate::process::answer;

/// No submission is longer than this, in bytes, so that it can be read. The judges take more.
const LONGEST: usize = 32 << 10;

/// The tests of this kind: one for any judge without crates, as its submission fits all of them, and one where the
/// judge has crates.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    // One that cannot be read fails below.
    let judge = Program::of(root(), problem.slug).ok().flatten().map_or(ANY, |program| program.judge());
    let judges = [Some((ANY, "without-crates")), judge.crates.then_some((judge, "with-crates"))];
    let trial = |(judge, name): (&'static Judge, &str)| {
        Trial::new(format!("{}::bundle::{name}", problem.slug), move || bundle(problem, judge))
    };
    judges.into_iter().flatten().map(trial).collect()
}

/// Compiles the submission and tries it.
fn bundle(problem: &Problem, judge: &Judge) -> Result<(), String> {
    let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (source, program) = (directory.path().join("main.rs"), directory.path().join("main.exe"));
    let mut command = Command::new(built("submission"));
    command.args([problem.slug, "--judge", judge.name, "--output"]).arg(&source).arg("--compile").arg(&program);
    let output = command.current_dir(root()).output().map_err(|error| format!("submission: {error}"))?;
    // A warning may say that the judge's compiler is too old.
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() || said.contains("warning: ") {
        return Err(said.into_owned());
    }
    let length = fs::metadata(&source).map_err(|error| error.to_string())?.len();
    if length > LONGEST as u64 {
        return Err(format!("{length} bytes, above {LONGEST}"));
    }
    tried(problem, &program)
}

/// Runs the golden cases, or plays one dialogue, and refuses what no program takes.
fn tried(problem: &Problem, program: &Path) -> Result<(), String> {
    let ending = answer(program, "9".repeat(300))?;
    // One line says what was expected; that it does not say where is what makes it short.
    let is_line = ending.errors.starts_with("error: expected ") && ending.errors.lines().count() == 1;
    if ending.code != Some(1) || !ending.output.is_empty() || !is_line {
        return Err(ending.described());
    }
    match problem.game {
        Game::Dialogue(_) => matches::play_one(problem, program),
        Game::Oracle(_) => cases(problem.slug)?.iter().try_for_each(|case| {
            compare_program(program, Known::of(problem), &format!("{}-bundle", case.name), &case.input, &case.output)
        }),
    }
}
