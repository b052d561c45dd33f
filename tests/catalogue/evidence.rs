//! The table of the evidence: what decides for every program, and what was tried.

use libtest_mimic::Failed;
use problems::{Known, Problem};

use crate::runner::generated::generated_between;

/// The table of `tests/README.md`, a row for every problem that an oracle plays.
pub fn table() -> Result<(), Failed> {
    let heads = [
        "program",
        "decided by play",
        "decided otherwise",
        "worst inputs",
        "wrong variants",
        "limits",
    ];
    let played = problems::all()
        .iter()
        .filter(|problem| problem.dialogue.is_none());
    let rows: String = played.map(row).collect();
    let rule = "---|".repeat(heads.len());
    let table = format!("\n| {} |\n|{rule}\n{rows}\n", heads.join(" | "));
    let marks = ("<!-- evidence -->\n", "<!-- end of the evidence -->");
    generated_between("tests/README.md", marks, &table)
}

fn row(problem: &Problem) -> String {
    let cells = [
        problem.slug.to_owned(),
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
