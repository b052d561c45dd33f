//! Time and memory of every program on its worst inputs.
//!
//! Whole processes are measured: CPU time is user plus system, the least of several runs; memory is the peak that was
//! resident. The floor is a program that reads the same input as tokens, through the same reader, and writes as many
//! bytes as the answer has. This file is that program too (`--floor`), and the small process that starts and measures
//! the others (`--measure`): a child's peak counts from that of the process it was started by.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::Parser;
use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};
use problems::{Problem, Worst};
use proconio::source::Source;
use serde_json::json;
use wait4::Wait4;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Runs every program on its worst inputs, and prints CPU time and memory beside the judge's limits.
#[derive(Parser)]
struct Options {
    /// Takes only problems, or inputs written `problem::input`, in whose names this occurs.
    filter: Option<String>,
    /// How often each is run; the least time counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Writes the figures to this file, too.
    #[arg(long)]
    json: Option<PathBuf>,
    /// What cargo adds.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--floor", bytes] => bytes.parse().map(floor).map_err(Into::into),
        ["--measure", input, output, program, ref rest @ ..] => {
            measure(input, output, program, rest)
        }
        _ => bench(&Options::parse()),
    }
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

/// Runs a program once and prints its CPU time in microseconds and its memory in bytes.
fn measure(input: &str, output: &str, program: &str, rest: &[&str]) -> Result<()> {
    let mut child = Command::new(program)
        .args(rest)
        .stdin(File::open(input)?)
        .stdout(File::create(output)?)
        .spawn()?;
    let used = child.wait4()?;
    if !used.status.success() {
        return Err(format!("{program} failed: {}", used.status).into());
    }
    println!(
        "{} {}",
        (used.rusage.utime + used.rusage.stime).as_micros(),
        used.rusage.maxrss
    );
    Ok(())
}

/// What a program used.
#[derive(Clone, Copy)]
struct Usage {
    cpu: Duration,
    memory: u64,
}

/// The least that `program` uses in so many runs.
fn least(
    runs: u32,
    input: &Path,
    output: &Path,
    program: &Path,
    arguments: &[String],
) -> Result<Usage> {
    let mut least: Option<Usage> = None;
    for _ in 0..runs {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .arg("--measure")
            .args([input, output, program])
            .args(arguments);
        let measured = command.stderr(Stdio::inherit()).output()?;
        let text = String::from_utf8(measured.stdout)?;
        let (micros, memory) = text.trim().split_once(' ').ok_or("nothing was measured")?;
        let usage = Usage {
            cpu: Duration::from_micros(micros.parse()?),
            memory: memory.parse()?,
        };
        least = Some(least.map_or(usage, |least| Usage {
            cpu: least.cpu.min(usage.cpu),
            memory: least.memory.min(usage.memory),
        }));
    }
    least.ok_or_else(|| "no run was asked for".into())
}

/// The figures of one input.
struct Row {
    problem: &'static Problem,
    worst: Worst,
    bytes: u64,
    program: Usage,
    floor: Usage,
}

fn bench(options: &Options) -> Result<()> {
    let wanted = |name: &str| {
        options
            .filter
            .as_ref()
            .is_none_or(|filter| name.contains(filter))
    };
    let inputs = problems::all().iter().flat_map(|problem| {
        (problem.worst)()
            .into_iter()
            .map(move |worst| (problem, worst))
    });
    let inputs: Vec<_> = inputs
        .filter(|(problem, worst)| wanted(&format!("{}::{}", problem.slug, worst.name)))
        .collect();
    let progress = ProgressBar::new(inputs.len() as u64);
    progress.set_style(ProgressStyle::with_template("{pos}/{len} {msg}")?);
    let rows = inputs
        .into_iter()
        .map(|(problem, worst)| {
            progress.set_message(format!("{} {}", problem.slug, worst.name));
            let row = row(problem, worst, options.runs);
            progress.inc(1);
            row
        })
        .collect::<Result<Vec<Row>>>()?;
    progress.finish_and_clear();
    println!("{}", table(&rows));
    if let Some(path) = &options.json {
        serde_json::to_writer_pretty(
            File::create(path)?,
            &rows.iter().map(Row::json).collect::<Vec<_>>(),
        )?;
    }
    Ok(())
}

fn row(problem: &'static Problem, worst: Worst, runs: u32) -> Result<Row> {
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join("input"), folder.path().join("output"));
    let mut file = File::create(&input)?;
    file.write_all((worst.input)().as_bytes())?;
    let name = format!("{}{}", problem.slug, std::env::consts::EXE_SUFFIX);
    let program = Path::new(env!("CARGO_BIN_EXE_nim")).with_file_name(name);
    let program = least(runs, &input, &output, &program, &[])?;
    let arguments = ["--floor".to_owned(), output.metadata()?.len().to_string()];
    let floor = least(runs, &input, &output, &std::env::current_exe()?, &arguments)?;
    Ok(Row {
        problem,
        worst,
        bytes: input.metadata()?.len(),
        program,
        floor,
    })
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let heads = [
        "program",
        "worst input",
        "KiB",
        "CPU ms",
        "floor ms",
        "ratio",
        "peak MiB",
        "limit ms",
        "limit MiB",
    ];
    table.set_header(heads);
    for column in 2..heads.len() {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for Row {
        problem,
        worst,
        bytes,
        program,
        floor,
    } in rows
    {
        let limit = |limit: Option<u32>| limit.map_or("?".to_owned(), |limit| limit.to_string());
        let milliseconds = |usage: &Usage| format!("{:.1}", usage.cpu.as_secs_f64() * 1e3);
        table.add_row([
            problem.slug.to_owned(),
            worst.name.to_owned(),
            (bytes / 1024).to_string(),
            milliseconds(program),
            milliseconds(floor),
            format!("{:.2}", program.cpu.as_secs_f64() / floor.cpu.as_secs_f64()),
            format!("{:.1}", program.memory as f64 / f64::from(1 << 20)),
            limit(problem.limits.time),
            limit(problem.limits.memory),
        ]);
    }
    table
}

impl Row {
    fn json(&self) -> serde_json::Value {
        let usage = |usage: Usage| json!({ "cpu_us": usage.cpu.as_micros() as u64, "peak_bytes": usage.memory });
        json!({
            "program": self.problem.slug,
            "worst_input": self.worst.name,
            "attacks": self.worst.attacks,
            "input_bytes": self.bytes,
            "used": usage(self.program),
            "floor": usage(self.floor),
            "limit_ms": self.problem.limits.time,
            "limit_mib": self.problem.limits.memory,
        })
    }
}
