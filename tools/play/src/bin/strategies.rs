//! `cargo run -p play --bin strategies [PROBLEM…]`: which strategies read which problems, and in how many of the
//! positions that their small cases reach: a line of numbers for each, after its evidence has been built.

use std::collections::BTreeMap;
use std::process::{Command, ExitCode};

use judge::build::{build, build_evidence};
use judge::command_line::arguments;
use judge::paths::{built, evidence};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What a program says.
fn said(mut program: Command) -> Result<String, String> {
    let output = program.output().map_err(|error| format!("{}: {error}", program.get_program().display()))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn run() -> Result<(), String> {
    let asked = arguments();
    build([], [])?;
    let mut explain = Command::new(built("explain"));
    explain.arg("--table");
    let table = said(explain)?;
    let is_asked = |slug: &&str| asked.is_empty() || asked.iter().any(|other| other == slug);
    let of = |line: &'_ str| {
        let (strategy, slugs) = line.split_once(": ")?;
        Some((strategy.to_owned(), slugs.split(' ').filter(is_asked).map(str::to_owned).collect::<Vec<String>>()))
    };
    let strategies: Vec<(String, Vec<String>)> = table.lines().filter_map(of).collect();
    build_evidence(strategies.iter().flat_map(|(_, slugs)| slugs.iter().map(String::as_str)))?;
    let mut all: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for (strategy, slugs) in &strategies {
        for slug in slugs {
            let mut program = Command::new(evidence(slug));
            program.arg("strategy");
            let line = said(program)?;
            let numbers: Vec<usize> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            let &[positions, silent] = &numbers[..] else { return Err(format!("{slug}: {line}")) };
            println!("{slug}: {strategy}, {positions} positions, {silent} silent");
            let sums = all.entry(strategy).or_default();
            *sums = [sums[0] + 1, sums[1] + positions, sums[2] + silent];
        }
    }
    println!("\n| strategy | problems | positions read | silent |\n|---|--:|--:|--:|");
    for (strategy, [problems, positions, silent]) in all {
        println!("| {strategy} | {problems} | {positions} | {silent} |");
    }
    Ok(())
}
