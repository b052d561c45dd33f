//! `cargo submission <slug>`: one source file for a judge, on standard output.

use std::env;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bundle::{Compiler, Judge};
use clap::Parser;

/// Prints a program as one source file that you can submit to a judge
#[derive(Parser)]
#[command(name = "cargo submission", bin_name = "cargo submission")]
struct Arguments {
    /// The program: the name of its file in src/bin, without `.rs`
    #[arg(required_unless_present = "list_judges")]
    slug: Option<String>,

    /// Where you submit [default: the judge of the problem]
    #[arg(long, value_name = "NAME")]
    judge: Option<String>,

    /// Compile the file with rustc before printing it, warnings being errors
    #[arg(long)]
    check: bool,

    /// List the judges, and what they take
    #[arg(long)]
    list_judges: bool,

    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let Some(slug) = arguments.slug.as_ref().filter(|_| !arguments.list_judges) else {
        let list: String = bundle::judges()
            .map(|judge| format!("{}\n", judge.description()))
            .collect();
        return print(&list);
    };
    let judge = match &arguments.judge {
        Some(name) => bundle::judge_named(name)?,
        None => bundle::judge_of(slug),
    };
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let root = bundle::find_root(&here)?;
    let text = bundle::bundle(&root, slug, judge)?;
    if arguments.check {
        check(&text, judge, &root)?;
    }
    match &arguments.output {
        Some(path) => {
            fs::write(path, &text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        None => print(&text)?,
    }
    eprintln!(
        "{slug}: {} of {} bytes. {}",
        text.len(),
        judge.limit,
        judge.description()
    );
    Ok(())
}

/// Compiles `text` for every edition of `judge`.
fn check(text: &str, judge: &Judge, root: &Path) -> Result<(), String> {
    let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
    let source = directory.path().join("main.rs");
    fs::write(&source, text).map_err(|error| error.to_string())?;
    let compiler = Compiler::of(judge, root)?;
    for edition in judge.editions {
        compiler
            .compile(&source, edition, &["-O"], &directory.path().join("main"))
            .map_err(|error| format!("edition {edition}: {error}"))?;
    }
    Ok(())
}

/// Prints `text`; a closed pipe is no error.
fn print(text: &str) -> Result<(), String> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(format!("cannot write: {error}"))
        }
        _ => Ok(()),
    }
}
