//! Time and memory of every program on its worst inputs: `cargo bench p2599` for one.
//!
//! Whole processes are measured: CPU time is user plus system, the least of several runs; memory is the peak that was
//! resident. The floor is a program that reads the same input as tokens, through the same reader, and writes as many
//! bytes as the answer has. This file is that program too (`--floor`).
//!
//! A page of memory that is touched for the first time is a page fault, which takes several times as long on a virtual
//! machine as on a plain one. The net time is without them: what they take here is measured first (`--pages`).

use std::path::Path;
use std::process::{Command, ExitCode};

mod callgrind;
mod counted;

use judge::Start;
use judge::build::{build, slugs};
use judge::paths::{evidence, root};
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Runs every program on its worst inputs, and prints CPU time and memory next to the judge's limits

Usage: cargo bench [FILTER] [-- --runs N]
       cargo bench worst -- --counted [SLUG...]
       cargo bench worst -- --compare BEFORE AFTER

  FILTER     Run only the inputs whose names, `program::input`, contain this
  --runs N   Run each input N times; the least time counts [default: 5]
  --counted  Count the instructions of these programs, or of all, by valgrind, and write them into
             `target/counted/COMMIT.json`
  --compare  Print what two such files say of the same inputs, the largest growth first
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let (mut filter, mut runs) = (String::new(), 5_u32);
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("floor") => {
                floor(parser.value().and_then(|bytes| bytes.parse()).map_err(|error| error.to_string())?);
                return Ok(());
            }
            Arg::Long("pages") => {
                touch(parser.value().and_then(|pages| pages.parse()).map_err(|error| error.to_string())?);
                return Ok(());
            }
            Arg::Long("runs") => {
                runs = parser.value().and_then(|runs| runs.parse()).map_err(|error| error.to_string())?;
            }
            Arg::Long("counted") => return counted::count(&values(&mut parser)?),
            Arg::Long("compare") => {
                return match &values(&mut parser)?[..] {
                    [before, after] => counted::compare(before, after),
                    _ => Err("two files are compared".to_owned()),
                };
            }
            Arg::Long("bench") => {}
            Arg::Long("help") | Arg::Short('h') => {
                print!("{HELP}");
                return Ok(());
            }
            Arg::Value(value) => filter = value.string().map_err(|error| error.to_string())?,
            argument => return Err(argument.unexpected().to_string()),
        }
    }
    bench(&filter, runs)
}

/// What else is on the command line, but for the word that cargo adds.
fn values(parser: &mut Parser) -> Result<Vec<String>, String> {
    let others = parser.raw_args().map_err(|error| error.to_string())?.map(|other| other.string());
    let others = others.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    Ok(others.into_iter().filter(|other| other != "--bench").collect())
}

/// Reads all tokens, as numbers where they are some, and writes so many bytes.
fn floor(bytes: usize) {
    grundy::io::run(|input, out| {
        let mut sum = 0_u64;
        while let Some(token) = input.next_token() {
            sum = sum.wrapping_add(token.parse().unwrap_or(0));
        }
        std::hint::black_box(sum);
        write!(out, "{}", " ".repeat(bytes));
    });
}

/// Touches so many pages of memory.
fn touch(pages: usize) {
    let mut memory = vec![0_u8; 4096 * pages];
    memory.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
    std::hint::black_box(memory);
}

/// The nanoseconds that a page fault takes: the least of several runs.
fn fault(this: &Path) -> Result<f64, String> {
    let used = |pages: u32| {
        let mut command = Command::new(this);
        command.args(["--pages", &pages.to_string()]);
        let ending = Start::measured(command).and_then(|start| start.run("")).map_err(|stop| stop.to_string())?;
        ending.usage.ok_or_else(|| "this system does not report what a process used".to_owned())
    };
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        let (none, many) = (used(0)?, used(1 << 15)?);
        let nanoseconds = many.cpu.saturating_sub(none.cpu).as_nanos() as f64;
        least = least.min(nanoseconds / many.faults.saturating_sub(none.faults).max(1) as f64);
    }
    Ok(least)
}

/// Prints a row for each input, as soon as it is measured: the evidence does.
fn bench(filter: &str, runs: u32) -> Result<(), String> {
    let mut slugs = slugs()?;
    if let Some(named) = slugs.iter().find(|slug| filter.split("::").next() == Some(slug)) {
        slugs = vec![named.clone()];
    }
    build(slugs.iter().map(String::as_str), [])?;
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let fault = fault(&this)?;
    println!("a page fault takes {:.2} µs here\n", fault / 1e3);
    println!(
        "{:24} {:28} {:>6}  {:>8}  {:>7}  {:>8}  {:>8}  {:>6}  {:>8}  {:>8}  {:>9}  attacks",
        "program",
        "worst-input",
        "KiB",
        "CPU-ms",
        "faults",
        "net-ms",
        "floor-ms",
        "ratio",
        "peak-MiB",
        "limit-ms",
        "limit-MiB"
    );
    for slug in &slugs {
        let mut command = Command::new(evidence(slug));
        command.args(["bench", filter, &runs.to_string(), &fault.to_string()]).arg(&this).arg("--floor");
        let status = command.current_dir(root()).status().map_err(|error| format!("{slug}: {error}"))?;
        if !status.success() {
            return Err(format!("{slug}: {status}"));
        }
    }
    Ok(())
}
