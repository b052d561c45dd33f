//! Runs programs as a judge would: a process, its input, its output.

#![allow(dead_code)] // every test program uses its part

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use problems::Problem;
use problems::kit::problem::cut;

/// How long a program may take for one input before it is killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// The stack of a program: what the least generous judges leave.
const STACK: u64 = 1 << 20;

/// The memory of a program, in MiB, where the judge's is not known.
const USUAL_MEMORY: u32 = 256;

/// What a program answered.
pub struct Answer {
    /// The exit code, unless the program was killed.
    pub code: Option<i32>,
    pub output: String,
    pub errors: String,
}

/// The folder of the package.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Where the program of a problem was built.
pub fn program(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_nim"))
        .with_file_name(format!("{slug}{}", std::env::consts::EXE_SUFFIX))
}

/// The command that runs the program of `problem` on a stack of 1 MiB, within the judge's memory, where the system can
/// limit these.
///
/// A child gets its limits by way of this test program: run with `--limited STACK MEMORY PROGRAM` it sets them for
/// itself and becomes the program.
pub fn within_limits(problem: &Problem) -> Command {
    let program = program(problem.slug);
    if cfg!(not(unix)) {
        return Command::new(program);
    }
    let memory = u64::from(problem.limits.memory.unwrap_or(USUAL_MEMORY)) << 20;
    let mut command = Command::new(std::env::current_exe().expect("this program is a file"));
    command
        .args(["--limited", &STACK.to_string(), &memory.to_string()])
        .arg(program);
    command
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
    let limits = Resource::STACK.set(stack, stack);
    // Elsewhere the system does not know this limit, or does not keep it.
    #[cfg(target_os = "linux")]
    let limits = limits.and_then(|()| Resource::AS.set(memory, memory));
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
    let error = limits
        .err()
        .unwrap_or_else(|| Command::new(arguments.next().unwrap_or_default()).exec());
    eprintln!("{error}");
    Some(ExitCode::FAILURE)
}

/// Runs `command` on `input`.
pub fn answer(command: Command, input: impl AsRef<[u8]>) -> Result<Answer, Failed> {
    let mut command = assert_cmd::Command::from_std(command);
    let output = command
        .timeout(PATIENCE)
        .write_stdin(input.as_ref())
        .output()?;
    Ok(Answer {
        code: output.status.code(),
        output: String::from_utf8(output.stdout)?,
        errors: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

/// What a program printed that came to its end without a complaint.
pub fn printed(answer: Answer) -> Result<String, String> {
    match answer {
        Answer {
            code: Some(0),
            output,
            errors,
        } if errors.is_empty() => Ok(output),
        Answer {
            code: Some(code),
            errors,
            ..
        } => Err(format!("exit code {code}: {}", cut(&errors))),
        Answer {
            code: None, errors, ..
        } => Err(format!(
            "killed by a signal, or after {PATIENCE:?}: {}",
            cut(&errors)
        )),
    }
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
    printed(answer(Command::new(program), input)?)
        .and_then(|actual| (problem.check)(input, expected, &actual))
        .map_err(|error| failure(problem.slug, case, input, &error))
}

/// The failure of a case, with its input written to a file.
pub fn failure(slug: &str, case: &str, input: &str, error: &str) -> Failed {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{slug}-{case}.in"));
    match fs::write(&file, input) {
        Ok(()) => format!("{error}\ninput: {}", file.display()).into(),
        Err(unwritten) => format!("{error}\ninput not kept: {unwritten}").into(),
    }
}

/// A case of `testdata`.
pub struct Case {
    pub name: String,
    pub input: String,
    pub output: String,
}

/// The cases of a problem, in the order of their names.
pub fn cases(slug: &str) -> Result<Vec<Case>, Failed> {
    let folder = root().join("testdata").join(slug);
    let mut inputs: Vec<PathBuf> = vec![];
    for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        inputs.extend(
            Some(entry?.path())
                .filter(|path| path.extension().is_some_and(|extension| extension == "in")),
        );
    }
    inputs.sort();
    let case = |path: PathBuf| {
        let read = |path: &Path| {
            fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let name = path
            .file_stem()
            .expect("a file found by its extension")
            .to_string_lossy()
            .into_owned();
        Ok(Case {
            name,
            input: read(&path)?,
            output: read(&path.with_extension("out"))?,
        })
    };
    inputs.into_iter().map(case).collect()
}

/// Runs the tests: what `main` of every test program does.
pub fn main(trials: impl FnOnce() -> Vec<Trial>) -> ExitCode {
    #[cfg(unix)]
    if let Some(code) = limited() {
        return code;
    }
    libtest_mimic::run(&Arguments::from_args(), trials()).exit_code()
}
