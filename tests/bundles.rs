//! Every bundle is a submission: it compiles alone, fits the judge, and answers the cases.
//!
//! `OLDEST_RUSTC=FILE` names an older rustc that must compile those without crates too: 1.78 can.

use std::env;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use bundle::{ANY, Compiler, Judge, Program, bundle, judge_named};
use libtest_mimic::{Failed, Trial};
use problems::Problem;
use runner::dialogue::play_one;
use runner::process::{Answer, answer};
use runner::{cases, compare_program, root};
use tempfile::TempDir;

/// No bundle is longer than this, in bytes, so that it can be read. The judges take more.
const LONGEST: usize = 32 << 10;

/// Enough to run the cases, at a third of what optimising costs.
const QUICK: &[&str] = &["-Copt-level=1", "-Cdebug-assertions=on"];

/// All warnings and errors but no program.
const CHECK: &[&str] = &["--emit=metadata"];

fn main() -> ExitCode {
    runner::main(trials, Vec::new())
}

fn trials(problem: &'static Problem) -> [Trial; 2] {
    let slug = problem.slug;
    [
        Trial::test(format!("{slug}::without-crates"), || without_crates(problem)),
        Trial::test(format!("{slug}::with-crates"), || with_crates(problem)),
    ]
}

/// The bundle with stand-ins, in both editions.
fn without_crates(problem: &Problem) -> Result<(), Failed> {
    let submission = Submission::new(problem, ANY)?;
    if let Some(rustc) = env::var_os("OLDEST_RUSTC") {
        let compiler = Compiler::new("2021", false)?.with_rustc(rustc);
        submission.compile(&compiler, &["--emit=metadata", "--cap-lints=allow"])?;
    }
    submission.compile(&Compiler::new("2024", false)?, CHECK)?;
    submission.compile(&Compiler::new("2021", false)?, QUICK)?;
    submission.answers(problem)
}

/// The bundle that uses proconio and itertools; it runs where the problem is one of AtCoder's.
fn with_crates(problem: &Problem) -> Result<(), Failed> {
    let compiler = Compiler::new("2024", true)?;
    let submission = Submission::new(problem, judge_named("atcoder")?)?;
    if Program::find(root(), problem.slug)?.judge().crates {
        submission.compile(&compiler, QUICK)?;
        submission.answers(problem)
    } else {
        submission.compile(&compiler, CHECK)
    }
}

/// A bundle in a directory of its own.
struct Submission {
    source: PathBuf,
    program: PathBuf,
    _directory: TempDir,
}

impl Submission {
    /// The bundle of a program, which is short, was compiled on the way, and allows nothing unused as a whole.
    fn new(problem: &Problem, judge: &Judge) -> Result<Self, Failed> {
        let program = Program::find(root(), problem.slug)?;
        let bundle = bundle(root(), &program, judge)?;
        if let Some(errors) = bundle.unchecked {
            return Err(errors.into());
        }
        if bundle.text.len() > LONGEST {
            return Err(format!("{} bytes, above {LONGEST}", bundle.text.len()).into());
        }
        let directory = TempDir::new()?;
        let source = directory.path().join("main.rs");
        fs::write(&source, bundle.text)?;
        Ok(Self { source, program: directory.path().join(format!("main{EXE_SUFFIX}")), _directory: directory })
    }

    fn compile(&self, compiler: &Compiler, options: &[&str]) -> Result<(), Failed> {
        let output = match options {
            QUICK => self.program.clone(),
            _ => self.program.with_extension("rmeta"),
        };
        Ok(compiler.compile(&self.source, options, &output)?)
    }

    /// Runs the golden cases, or plays one dialogue, and refuses what no program takes.
    fn answers(&self, problem: &Problem) -> Result<(), Failed> {
        self.refuses(&"9".repeat(100))?;
        if problem.dialogue.is_some() {
            return play_one(problem, &self.program);
        }
        for case in cases(problem.slug)? {
            let name = format!("{}-bundle", case.name);
            compare_program(&self.program, problem, &name, &case.input, &case.output)?;
        }
        Ok(())
    }

    /// One line says what was expected; that it does not say where is what makes it short.
    fn refuses(&self, input: &str) -> Result<(), Failed> {
        let Answer { code, output, errors } = answer(Command::new(&self.program), input)?;
        let is_line = errors.starts_with("error: expected ") && errors.lines().count() == 1;
        (code == Some(1) && output.is_empty() && is_line)
            .then_some(())
            .ok_or_else(|| format!("exit code {code:?}, output {output:?}, errors {errors:?}").into())
    }
}
