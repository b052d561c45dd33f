//! Time and memory of every program on its worst inputs.
//!
//! Whole processes are measured: CPU time is user plus system, the least of several runs; memory is the peak that was
//! resident. The floor is a program that reads the same input as tokens, through the same reader, and writes as many
//! bytes as the answer has. This file is that program too (`--floor`).

use std::process::{Command, ExitCode};
use std::time::Duration;

use clap::Parser;
use proconio::source::Source;
use runner::process::{Usage, detour, measured, printed};
use runner::{asked, program};

/// How long a run may take by the clock on the wall.
const PATIENCE: Duration = Duration::from_secs(300);

/// Runs every program on its worst inputs, and prints CPU time and memory beside the judge's limits.
#[derive(Parser)]
#[command(bin_name = "cargo bench")]
struct Options {
    /// Takes only problems, or inputs written `problem::input`, in whose names this occurs.
    filter: Option<String>,
    /// How often each is run; the least time counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// What cargo adds.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    if let Some(code) = detour() {
        return code;
    }
    let mut arguments = std::env::args().skip(1);
    let done = match arguments.next().as_deref() {
        Some("--floor") => {
            floor(arguments.next().and_then(|bytes| bytes.parse().ok()).unwrap_or(0));
            Ok(())
        }
        _ => bench(&Options::parse()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads all tokens, as numbers where they are some, and writes so many bytes.
fn floor(bytes: usize) {
    grundy::io::run(|mut input, out| {
        let mut sum = 0_u64;
        while let Some(token) = input.next_token() {
            sum = sum.wrapping_add(token.parse().unwrap_or(0));
        }
        std::hint::black_box(sum);
        write!(out, "{}", " ".repeat(bytes));
    });
}

/// Prints a row for each input, as soon as it is measured.
fn bench(options: &Options) -> Result<(), String> {
    let filter = options.filter.as_deref().unwrap_or("");
    let mut inputs = vec![];
    for problem in asked(filter) {
        let worst = (problem.worst)().into_iter();
        let named = worst.filter(|worst| format!("{}::{}", problem.slug, worst.name).contains(filter));
        inputs.extend(named.map(|worst| (problem, worst)));
    }
    if inputs.is_empty() {
        return Err(format!("no worst input has {filter:?} in its name"));
    }
    let slugs = inputs.iter().map(|(problem, _)| problem.slug.len()).max();
    let names = inputs.iter().map(|(_, worst)| worst.name.len()).max();
    let (slugs, names) = (slugs.unwrap_or(0).max(7), names.unwrap_or(0).max(11));
    println!(
        "{:slugs$}  {:names$}  {:>6}  {:>8}  {:>8}  {:>6}  {:>8}  {:>8}  {:>9}",
        "program", "worst-input", "KiB", "CPU-ms", "floor-ms", "ratio", "peak-MiB", "limit-ms", "limit-MiB"
    );
    for (problem, worst) in inputs {
        let input = (worst.input)();
        let (used, bytes) = least(options.runs, &Command::new(program(problem.slug)), &input)
            .map_err(|error| format!("{}::{}: {error}", problem.slug, worst.name))?;
        let this = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut floor = Command::new(this);
        floor.arg("--floor").arg(bytes.to_string());
        let (floor, _) = least(options.runs, &floor, &input)?;
        let milliseconds = |usage: Usage| usage.cpu.as_secs_f64() * 1e3;
        println!(
            "{:slugs$}  {:names$}  {:>6}  {:>8.1}  {:>8.1}  {:>6.2}  {:>8.1}  {:>8}  {:>9}",
            problem.slug,
            worst.name,
            input.len() / 1024,
            milliseconds(used),
            milliseconds(floor),
            milliseconds(used) / milliseconds(floor),
            used.memory as f64 / f64::from(1 << 20),
            shown(problem.limits.time),
            shown(problem.limits.memory),
        );
    }
    Ok(())
}

fn shown(limit: Option<u32>) -> String {
    limit.map_or("?".to_owned(), |limit| limit.to_string())
}

/// The least that `command` uses in so many runs, and the length of what it prints.
fn least(runs: u32, command: &Command, input: &str) -> Result<(Usage, usize), String> {
    let mut least: Option<(Usage, usize)> = None;
    for _ in 0..runs {
        let (answer, usage) = measured(command, input, PATIENCE)?;
        let usage = usage.ok_or("this system does not say what a process used")?;
        let bytes = printed(answer)?.len();
        let (cpu, memory) = match least {
            Some((before, _)) => (before.cpu.min(usage.cpu), before.memory.min(usage.memory)),
            None => (usage.cpu, usage.memory),
        };
        least = Some((Usage { cpu, memory }, bytes));
    }
    least.ok_or_else(|| "no run was asked for".to_owned())
}
