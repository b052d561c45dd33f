//! `cargo problem SLUG`: makes the files of a new problem, and finishes it.

use std::process::ExitCode;

use collection::problem::finish::finish;
use collection::problem::new::make;
use entry::root;
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Makes the files of a new problem: p9999 for Luogu, cf1c for Codeforces, abc100a for AtCoder, …

Usage: cargo problem SLUG [--finish]

  --finish    Try all of the evidence for a problem that is written, write down what it has done, write the lists anew,
              mark its Chinese as compared, and list what is still missing
  -h, --help  Print this help
";

#[derive(Default)]
struct Arguments {
    slug: Option<String>,
    finish: bool,
    help: bool,
}

fn main() -> ExitCode {
    let done = arguments().map_err(|error| format!("{error}; --help lists the options")).and_then(run);
    match done {
        Ok(is_complete) if is_complete => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, lexopt::Error> {
    let mut arguments = Arguments::default();
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("finish") => arguments.finish = true,
            Arg::Short('h') | Arg::Long("help") => arguments.help = true,
            Arg::Value(slug) if arguments.slug.is_none() => arguments.slug = Some(slug.string()?),
            argument => return Err(argument.unexpected()),
        }
    }
    Ok(arguments)
}

/// Does it, and says whether nothing is missing.
fn run(Arguments { slug, finish, help }: Arguments) -> Result<bool, String> {
    if help {
        print!("{HELP}");
        return Ok(true);
    }
    let slug = slug.ok_or("no problem is named; --help lists the options")?;
    if finish { finished(&slug) } else { made(&slug).map(|()| true) }
}

/// Makes the files.
fn made(slug: &str) -> Result<(), String> {
    make(root(), slug)?.iter().for_each(|path| println!("{path}"));
    println!("No other file names it by hand, except the headers of its neighbours.");
    println!("CONTRIBUTING.md explains what belongs in each. This fails until all is written: cargo test {slug}");
    println!("What is missing, and what is written for you: cargo problem {slug} --finish");
    Ok(())
}

/// Lists what is still missing.
fn finished(slug: &str) -> Result<bool, String> {
    let missing = finish(root(), slug)?;
    match missing.len() {
        0 => println!("\nNothing is missing. Read what has been written, commit it, and run .ci/run"),
        1 => println!("\nOne thing is missing:"),
        count => println!("\n{count} things are missing:"),
    }
    for part in &missing {
        println!("- {}: {}", part.name, part.says.replace('\n', "\n  "));
    }
    Ok(missing.is_empty())
}
