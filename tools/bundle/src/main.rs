//! `cargo submission <program>`: one source file for a judge, on standard output.

use std::env;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bundle::{Kept, bundle, compare_on_samples, judge_named, program_named, samples, to_json};
use entry::{ENVIRONMENT, Program, SETTINGS, Treatment, judges, programs, root_of};
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Prints a program as one source file that you can submit to a judge

Usage: cargo submission [OPTIONS] PROGRAM

PROGRAM is the name of a file in src/bin, with or without `.rs`, or the path to any Rust program

  --judge NAME       The judge to submit to [default: the one in the link of the header, or else in the name]
  -o, --output FILE  Write to FILE instead of standard output
  --compile FILE     Also compile the output to FILE, an executable, so that you can try it
  --list             List the programs; with --json, everything that their headers contain
  --list-judges      List the judges, and what they accept
  --list-environment List what is taken of the environment and of settings, and what is not, as no judge has it
  -h, --help         Print this help
";

#[derive(Default)]
struct Arguments {
    program: Option<String>,
    judge: Option<String>,
    output: Option<PathBuf>,
    executable: Option<PathBuf>,
    list: bool,
    json: bool,
    list_judges: bool,
    list_environment: bool,
    help: bool,
}

fn main() -> ExitCode {
    match arguments().map_err(|error| error.to_string()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            errors.lines().for_each(|error| eprintln!("error: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, lexopt::Error> {
    let mut arguments = Arguments::default();
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("judge") => arguments.judge = Some(parser.value()?.string()?),
            Arg::Short('o') | Arg::Long("output") => {
                arguments.output = Some(parser.value()?.into());
            }
            Arg::Long("compile") => arguments.executable = Some(parser.value()?.into()),
            Arg::Long("list") => arguments.list = true,
            Arg::Long("json") => arguments.json = true,
            Arg::Long("list-judges") => arguments.list_judges = true,
            Arg::Long("list-environment") => arguments.list_environment = true,
            Arg::Short('h') | Arg::Long("help") => arguments.help = true,
            Arg::Value(program) if arguments.program.is_none() => {
                arguments.program = Some(program.string()?);
            }
            argument => return Err(argument.unexpected()),
        }
    }
    Ok(arguments)
}

fn run(arguments: Arguments) -> Result<(), String> {
    if arguments.help {
        return print(HELP);
    }
    if arguments.list_judges {
        return print(&judges().map(|judge| judge.description() + "\n").collect::<String>());
    }
    if arguments.list_environment {
        let line = |(name, treatment, why): &(&str, Treatment, &str)| {
            let treatment = match treatment {
                Treatment::Taken => "taken".to_owned(),
                Treatment::Cleared => "cleared".to_owned(),
                Treatment::Set(value) => format!("set to {value:?}"),
            };
            format!("{name:25} {treatment:12} {why}\n")
        };
        return print(&ENVIRONMENT.iter().chain(&SETTINGS).map(line).collect::<String>());
    }
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let nowhere = || format!("{} is not in a crate with src/lib.rs and src/bin", here.display());
    let root = root_of(&here).ok_or_else(nowhere)?;
    if arguments.list {
        let programs = programs(root)?;
        return print(&match arguments.json {
            true => format!("{:#}\n", programs.iter().map(to_json).collect::<serde_json::Value>()),
            false => programs
                .iter()
                .map(|program| format!("{:20} {}\n", program.slug, program.header.title().unwrap_or_default()))
                .collect(),
        });
    }
    let program = arguments.program.ok_or("which program? `--list` shows them all; see `--help`")?;
    let program = program_named(root, &program)?;
    let written: Vec<&Path> =
        [&arguments.output, &arguments.executable].into_iter().flatten().map(|path| &**path).collect();
    written.iter().try_for_each(|path| keep_source(path, &program, root))?;
    if written.len() == 2 && same_file(written[0], written[1]) {
        return Err(format!("{}: the source and the executable cannot both go here", written[0].display()));
    }
    let judge = match &arguments.judge {
        Some(name) => judge_named(name)?,
        None => program.judge(),
    };
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let made = folder.path().join(&program.slug);
    let of_samples = Some(&*made).filter(|_| !samples(root, &program).is_empty());
    let executable = arguments.executable.as_deref().or(of_samples);
    let bundle = bundle(root, &program, judge, executable)?;
    if let Some(executable) = executable {
        compare_on_samples(root, &program, judge, executable)?;
    }
    // For the pages, which show it; where nothing can be written, they make it again.
    if program.path.parent() == Some(&root.join("src/bin")) {
        Kept::new(root).and_then(|kept| kept.keep(&program, judge, &bundle)).unwrap_or_default();
    }
    match &arguments.output {
        Some(path) => {
            let written = fs::write(path, &bundle.text);
            written.map_err(|error| format!("{}: {error}", path.display()))?;
        }
        None => print(&bundle.text)?,
    }
    let (slug, length) = (&program.slug, bundle.text.len());
    eprintln!("{slug}: {length} of {} bytes. {}", judge.limit, judge.description());
    bundle.warnings.iter().flat_map(|warning| warning.lines()).for_each(|warning| eprintln!("warning: {warning}"));
    if let Some(errors) = bundle.unchecked {
        eprintln!("not compiled here, so unused parts are still in it:\n{errors}");
    }
    Ok(())
}

/// Refuses to write over the program, or over a source of the collection.
fn keep_source(path: &Path, program: &Program, root: &Path) -> Result<(), String> {
    let is_below = |folder| fs::canonicalize(path).is_ok_and(|path| path.starts_with(folder));
    let is_source = same_file(path, &program.path) || fs::canonicalize(root.join("src")).is_ok_and(is_below);
    match is_source {
        true => Err(format!("{}: this is a source, and would be overwritten", path.display())),
        false => Ok(()),
    }
}

/// Whether both names lead to one file, be it by links.
fn same_file(a: &Path, b: &Path) -> bool {
    a == b || same_file::is_same_file(a, b).unwrap_or(false)
}

/// Prints `text`; a closed pipe is no error.
fn print(text: &str) -> Result<(), String> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("cannot write: {error}")),
        _ => Ok(()),
    }
}
