//! Every bundle is a submission: it compiles alone, fits the judge, has nothing needless, and answers the cases.

mod runner;

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use bundle::{ANY, Compiler, Judge, bundle, judge_named, judge_of};
use libtest_mimic::{Failed, Trial};
use problems::Problem;
use runner::{cases, compare_program, root};
use tempfile::TempDir;

/// No bundle is longer than this, in bytes, so that it can be read. The judges take more.
const LONGEST: usize = 24 << 10;

/// Enough to run the cases, at a third of what optimising costs.
const QUICK: &[&str] = &["-Copt-level=1", "-Cdebug-assertions=on"];

/// All warnings and errors but no program.
const CHECK: &[&str] = &["--emit=metadata"];

fn main() -> ExitCode {
    runner::main(trials, vec![])
}

fn trials(problem: &'static Problem) -> [Trial; 2] {
    let slug = problem.slug;
    [
        Trial::test(format!("{slug}::without-crates"), || {
            without_crates(problem)
        }),
        Trial::test(format!("{slug}::with-crates"), || with_crates(problem)),
    ]
}

/// The bundle with stand-ins, in both editions.
fn without_crates(problem: &Problem) -> Result<(), Failed> {
    let compiler = Compiler::without_crates();
    let submission = Submission::new(problem, &ANY)?;
    submission.compile(&compiler, "2024", CHECK)?;
    submission.compile(&compiler, "2021", QUICK)?;
    submission.answers(problem)
}

/// The bundle that uses proconio and itertools; it runs where the problem is one of AtCoder's.
fn with_crates(problem: &Problem) -> Result<(), Failed> {
    static COMPILER: LazyLock<Result<Compiler, String>> =
        LazyLock::new(|| Compiler::with_crates(root()));
    let compiler = COMPILER.as_ref()?;
    let submission = Submission::new(problem, judge_named("atcoder")?)?;
    if judge_of(problem.slug).crates {
        submission.compile(compiler, "2024", QUICK)?;
        submission.answers(problem)
    } else {
        submission.compile(compiler, "2024", CHECK)
    }
}

/// A bundle in a directory of its own.
struct Submission {
    source: PathBuf,
    program: PathBuf,
    _directory: TempDir,
}

impl Submission {
    /// The bundle of a program, which is short and carries the modules it needs.
    fn new(problem: &Problem, judge: &Judge) -> Result<Self, Failed> {
        let text = bundle(root(), problem.slug, judge)?;
        if text.len() > LONGEST {
            return Err(format!("{} bytes, above {LONGEST}", text.len()).into());
        }
        carries_what_it_needs(&text)?;
        let directory = TempDir::new()?;
        let source = directory.path().join("main.rs");
        fs::write(&source, text)?;
        Ok(Self {
            source,
            program: directory.path().join(format!("main{EXE_SUFFIX}")),
            _directory: directory,
        })
    }

    fn compile(&self, compiler: &Compiler, edition: &str, options: &[&str]) -> Result<(), Failed> {
        let output = match options {
            CHECK => self.program.with_extension("rmeta"),
            _ => self.program.clone(),
        };
        compiler
            .compile(&self.source, edition, options, &output)
            .map_err(|error| format!("edition {edition}: {error}").into())
    }

    /// Runs the golden cases.
    fn answers(&self, problem: &Problem) -> Result<(), Failed> {
        for case in cases(problem.slug)? {
            let name = format!("{}-bundle", case.name);
            compare_program(&self.program, problem, &name, &case.input, &case.output)?;
        }
        Ok(())
    }
}

/// The naive twin of the bundler's reach: the modules that stand in the bundle are those that the program names after
/// `grundy::`, those that these name, and so on.
fn carries_what_it_needs(bundle: &str) -> Result<(), Failed> {
    let (program, library) = bundle
        .split_once("\nmod grundy {\n")
        .unwrap_or((bundle, ""));
    let library = library.split("\n}\n\n// What is used above").next();
    let modules: Vec<(&str, &str)> = library
        .unwrap_or("")
        .split("pub mod ")
        .skip(1)
        .filter_map(|module| module.split_once(" {\n"))
        .collect();

    let carried: BTreeSet<&str> = modules.iter().map(|(name, _)| *name).collect();
    let mut needed = named(program, &carried);
    loop {
        let reached = modules.iter().filter(|(name, _)| needed.contains(name));
        let more: BTreeSet<&str> = reached
            .flat_map(|(_, text)| named(text, &carried))
            .collect();
        if more.is_subset(&needed) {
            break;
        }
        needed.extend(more);
    }
    match carried == needed {
        true => Ok(()),
        false => Err(format!("carries {carried:?}, needs {needed:?}").into()),
    }
}

/// The modules that `text` names: those among the words that follow `grundy::`, to the next semicolon after a brace,
/// or at once.
fn named<'a>(text: &'a str, modules: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
    let word = |c: char| !c.is_alphanumeric() && c != '_';
    let mut found = BTreeSet::new();
    for path in text.split("grundy::").skip(1) {
        let words = match path.strip_prefix('{') {
            Some(group) => group.split(';').next().unwrap_or("").split(word).collect(),
            None => path.split(word).take(1).collect::<Vec<_>>(),
        };
        found.extend(words.into_iter().filter(|word| modules.contains(word)));
    }
    found
}
