//! Every worst input is answered rightly, within the judge's CPU time and memory, on a stack of 1 MiB.

use std::process::Command;
use std::time::Duration;

use crate::grant::{Grant, Usage};
use crate::harness::Trial;
use crate::made;
use crate::paths::{built, failure};
use crate::portion::chosen;
use crate::problem::{Oracle, Problem, Worst};
use crate::process::{Ending, Start, Stop, one_of_three};

/// The tests of this kind, at most so many.
pub fn trials(problem: &'static Problem, oracle: &Oracle, most: usize) -> impl Iterator<Item = Trial> {
    let all = (oracle.worst)();
    let chosen = chosen(all.len(), most);
    let some = all.into_iter().enumerate().filter(move |(index, _)| chosen.contains(index));
    some.map(move |(_, worst)| {
        Trial::new(format!("{}::worst::{}", problem.slug, worst.name), move || {
            let (input, expected) = worst.case();
            made::note(worst.name, &input);
            if let Some(sibling) = worst.sibling() {
                is_input(problem, &sibling).map_err(|error| format!("its sibling: {error}"))?;
            }
            answered(problem, &input, &expected)
                .map_err(|error| format!("{error}\nthis input attacks: {}", worst.attacks))
                .map_err(|error| failure(problem.slug, worst.name, &input, &error))
        })
    })
}

/// Whether this is an input that the program accepts.
fn is_input(problem: &Problem, input: &str) -> Result<(), String> {
    Ok(Start::within(problem.limits, &built(problem.slug))?.run(input)?.printed().map(drop)?)
}

/// Whether the program answers rightly within its limits.
fn answered(problem: &Problem, input: &str, expected: &str) -> Result<(), String> {
    let grant = Grant::of(problem.limits);
    let run = || Start::within(problem.limits, &built(problem.slug))?.run(input);
    let is_over = |ending: &Result<Ending, Stop>| ending.as_ref().is_ok_and(|ending| ending.within(grant).is_err());
    let ending = one_of_three(run, is_over)?;
    let within = ending.within(grant);
    problem.compare_ours(input, expected, &ending.printed()?)?;
    Ok(within?)
}

/// Writes the worst inputs into a folder, a file each.
pub fn write(oracle: &Oracle, folder: &str) -> Result<(), String> {
    (oracle.worst)().into_iter().try_for_each(|worst| {
        let path = format!("{folder}/{}.in", worst.name);
        std::fs::write(&path, worst.input()).map_err(|error| format!("{path}: {error}"))
    })
}

/// How long a run of the benchmark may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// Prints a row for each worst input in whose name `filter` occurs: what the program uses of CPU time and memory, and
/// what `floor` uses, a program that reads the same tokens and writes as many bytes; the least of `runs` runs each. A
/// page fault takes `fault` nanoseconds; net of faults is the time without them.
pub fn bench(
    problem: &Problem,
    oracle: &Oracle,
    filter: &str,
    runs: u32,
    fault: f64,
    floor: &[String],
) -> Result<(), String> {
    let name = |worst: &Worst| format!("{}::{}", problem.slug, worst.name);
    for worst in (oracle.worst)().into_iter().filter(|worst| name(worst).contains(filter)) {
        let input = worst.input();
        let of = |error| format!("{}: {error}", name(&worst));
        let program = || Command::new(built(problem.slug));
        let (used, bytes) = least(runs, program, &input).map_err(of)?;
        let floor = || {
            let mut command = Command::new(&floor[0]);
            command.args(&floor[1..]).arg(bytes.to_string());
            command
        };
        let (floor, _) = least(runs, floor, &input).map_err(of)?;
        let milliseconds = |usage: Usage| usage.cpu.as_secs_f64() * 1e3;
        let shown = |limit: Option<u32>| limit.map_or("?".to_owned(), |limit| limit.to_string());
        println!(
            "{:24} {:28} {:>6}  {:>8.1}  {:>7}  {:>8.1}  {:>8.1}  {:>6.2}  {:>8.1}  {:>8}  {:>9}  {}",
            problem.slug,
            worst.name,
            input.len() / 1024,
            milliseconds(used),
            used.faults,
            milliseconds(used) - used.faults as f64 * fault / 1e6,
            milliseconds(floor),
            milliseconds(used) / milliseconds(floor),
            used.memory as f64 / f64::from(1 << 20),
            shown(problem.limits.time),
            shown(problem.limits.memory),
            worst.attacks,
        );
    }
    Ok(())
}

/// The least that a program uses in so many runs, and the length of what it prints.
fn least(runs: u32, program: impl Fn() -> Command, input: &str) -> Result<(Usage, usize), String> {
    let mut least: Option<(Usage, usize)> = None;
    for _ in 0..runs.max(1) {
        let ending = Start::measured(program())?.patient(PATIENCE).run(input)?;
        let usage = ending.usage.ok_or("this system does not report what a process used")?;
        let bytes = ending.printed()?.len();
        let before = least.map_or(usage, |(before, _)| before);
        let [memory, faults] = [before.memory.min(usage.memory), before.faults.min(usage.faults)];
        least = Some((Usage { cpu: before.cpu.min(usage.cpu), memory, faults }, bytes));
    }
    least.ok_or_else(|| "no run was asked for".to_owned())
}
