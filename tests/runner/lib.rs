//! Runs programs as a judge would: a process, its input, its output.

use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};
use problems::Problem;

pub mod dialogue;
pub mod generated;
pub mod process;

use process::{answer, detour, printed};

/// The folder of the package.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this is tests/runner")
}

/// Where cargo has built the programs; the test programs lie in `deps` there.
fn built() -> PathBuf {
    let test = env::current_exe().expect("this program is a file");
    let folder = test.ancestors().nth(2).expect("it lies in `deps`");
    folder.to_owned()
}

/// Where the program of a problem was built.
pub fn program(slug: &str) -> PathBuf {
    built().join(format!("{slug}{EXE_SUFFIX}"))
}

/// Whether the program of `problem` answers `input` as expected; keeps the input where it does not.
pub fn compare(problem: &Problem, case: &str, input: &str, expected: &str) -> Result<(), Failed> {
    compare_program(&program(problem.slug), problem, case, input, expected)
}

/// The same for the program in the file `program`.
pub fn compare_program(
    program: &Path,
    problem: &Problem,
    case: &str,
    input: &str,
    expected: &str,
) -> Result<(), Failed> {
    answer(Command::new(program), input)
        .and_then(printed)
        .and_then(|actual| (problem.check)(input, expected, &actual))
        .map_err(|error| failure(problem.slug, case, input, &error))
}

/// The failure of a case, with its input written to a file.
pub fn failure(slug: &str, case: &str, input: &str, error: &str) -> Failed {
    let folder = built().with_file_name("tmp");
    let file = folder.join(format!("{slug}-{case}.in"));
    match fs::create_dir_all(&folder).and_then(|()| fs::write(&file, input)) {
        Ok(()) => format!("{error}\ninput: {}", file.display()).into(),
        Err(unwritten) => format!("{error}\ninput not kept: {unwritten}").into(),
    }
}

/// A case of `testdata`.
pub struct Case {
    /// The name of its files.
    pub name: String,
    /// What the program reads.
    pub input: String,
    /// What it should print.
    pub output: String,
}

/// The cases of a problem, in the order of their names.
pub fn cases(slug: &str) -> Result<Vec<Case>, Failed> {
    let folder = root().join("testdata").join(slug);
    let mut inputs: Vec<PathBuf> = vec![];
    for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        inputs.extend(Some(entry?.path()).filter(|path| path.extension().is_some_and(|extension| extension == "in")));
    }
    inputs.sort();
    let case = |path: PathBuf| {
        let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
        let name = path.file_stem().expect("a file found by its extension").to_string_lossy().into_owned();
        Ok(Case { name, input: read(&path)?, output: read(&path.with_extension("out"))? })
    };
    inputs.into_iter().map(case).collect()
}

/// A dialogue of the statement.
pub struct Transcript {
    /// The name of its files.
    pub name: String,
    /// What the referee is to be told, so that it plays the judge of this dialogue.
    pub case: String,
    /// What the judge says.
    pub judge: String,
    /// What the program says.
    pub program: String,
}

/// The dialogues of a problem that stand in `testdata`: `transcript-1.case`, `.judge` and `.program`, and so on.
pub fn transcripts(slug: &str) -> Result<Vec<Transcript>, Failed> {
    let folder = root().join("testdata").join(slug);
    let mut found = vec![];
    for number in 1.. {
        let name = format!("transcript-{number}");
        let path = |part: &str| folder.join(format!("{name}.{part}"));
        if !path("judge").exists() {
            break;
        }
        let read =
            |part: &str| fs::read_to_string(path(part)).map_err(|error| format!("{}: {error}", path(part).display()));
        found.push(Transcript { case: read("case")?, judge: read("judge")?, program: read("program")?, name });
    }
    match found.is_empty() {
        true => Err(format!("there is no {}", folder.join("transcript-1.judge").display()).into()),
        false => Ok(found),
    }
}

/// The problems that a filter of tests can mean. One that is the name of a problem, or begins with it and `::`, asks for
/// this problem alone: the inputs of the others are not even made.
pub fn asked(filter: &str) -> Vec<&'static Problem> {
    match filter.split("::").next().and_then(problems::named) {
        Some(problem) => vec![problem],
        None => problems::all().iter().collect(),
    }
}

/// Runs the tests: what `main` of every test program does. `each` gives those of a problem, `whole` are all others.
/// Where a filter fits no test, nothing is printed.
pub fn main<Trials: IntoIterator<Item = Trial>>(
    each: impl Fn(&'static Problem) -> Trials,
    whole: Vec<Trial>,
) -> ExitCode {
    if let Some(code) = detour() {
        return code;
    }
    let arguments = Arguments::from_args();
    let filter = arguments.filter.as_deref().unwrap_or("");
    let mut trials: Vec<Trial> = asked(filter).into_iter().flat_map(each).chain(whole).collect();
    trials.retain(|trial| trial.name().contains(filter));
    if trials.is_empty() {
        return ExitCode::SUCCESS;
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
