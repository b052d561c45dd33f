//! The table of the evidence: what was played, compared and tried for every program.

use std::collections::BTreeMap;

use libtest_mimic::{Arguments, Failed};
use problems::{Known, Problem};

use crate::Work;
use crate::runner::generated::generated_between;

/// Prints what was done, and after a run of all tests compares it with `tests/README.md`.
pub fn conclude(work: &BTreeMap<&str, Work>) -> Result<(), Failed> {
    let problems = problems::all().iter();
    let rows = problems.filter_map(|problem| Some((problem, *work.get(problem.slug)?)));
    let rows: Vec<(&Problem, Work)> = rows.collect();
    for (problem, Work { positions, inputs }) in &rows {
        println!(
            "{}: {positions} positions played out for {inputs} inputs",
            problem.slug
        );
    }
    let arguments = Arguments::from_args();
    let all = arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.list;
    match all {
        true => generated_between("tests/README.md", MARKS, &table(&rows)),
        false => Ok(()),
    }
}

const MARKS: (&str, &str) = ("<!-- evidence -->\n", "<!-- end of the evidence -->");

fn table(rows: &[(&Problem, Work)]) -> String {
    let heads = [
        "program",
        "positions",
        "inputs",
        "decided by play",
        "decided otherwise",
        "worst inputs",
        "wrong variants",
        "limits",
    ];
    let lines: String = rows
        .iter()
        .map(|(problem, work)| row(problem, work))
        .collect();
    let sum = |count: fn(&Work) -> u64| rows.iter().map(|(_, work)| count(work)).sum::<u64>();
    let (positions, inputs) = (sum(|work| work.positions), sum(|work| work.inputs));
    format!(
        "\n| {} |\n|{}\n{lines}| all {} | {positions} | {inputs} | | | | | |\n\n",
        heads.join(" | "),
        "---|".repeat(heads.len()),
        rows.len(),
    )
}

fn row(problem: &Problem, work: &Work) -> String {
    let cells = [
        problem.slug.to_owned(),
        work.positions.to_string(),
        work.inputs.to_string(),
        problem.played.to_owned(),
        problem.beyond.unwrap_or("").to_owned(),
        worst_inputs(problem),
        problem.wrong.len().to_string(),
        (problem.bounds)().len().to_string(),
    ];
    format!(
        "| {} |\n",
        cells.map(|cell| cell.replace('|', "\\|")).join(" | ")
    )
}

/// How many there are, by how their answers are known.
fn worst_inputs(problem: &Problem) -> String {
    let worst = (problem.worst)();
    let count = |is: fn(&Known) -> bool| worst.iter().filter(|worst| is(&worst.answer)).count();
    let counts = [
        (
            count(|known| matches!(known, Known::ByConstruction(_))),
            "by construction",
        ),
        (
            count(|known| matches!(known, Known::ByAlgorithm(_))),
            "by another algorithm",
        ),
        (
            count(|known| matches!(known, Known::BySameIdea(_))),
            "by the same idea",
        ),
    ];
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> = counts
        .map(|(count, how)| format!("{count} {how}"))
        .collect();
    counts.join(", ")
}
