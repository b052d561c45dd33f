//! The table of the evidence: what decides for every program, and what was tried.

use std::sync::OnceLock;

use libtest_mimic::Failed;
use problems::{Known, Problem};
use runner::generated::generated_between;

use crate::files::read;

/// How much is tried on a program.
pub struct Evidence {
    /// Families of small cases.
    pub small: usize,
    /// Worst inputs, by how their answers are known.
    pub by_construction: usize,
    pub by_algorithm: usize,
    pub by_same_idea: usize,
    /// Wrong variants.
    pub wrong: usize,
    pub limits: usize,
}

/// The evidence for every program that an oracle checks.
pub fn all() -> &'static [(&'static Problem, Evidence)] {
    static ALL: OnceLock<Vec<(&Problem, Evidence)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let problems = problems::all().iter();
        let played = problems.filter(|problem| problem.dialogue.is_none());
        played.map(|problem| (problem, Evidence::of(problem))).collect()
    })
}

impl Evidence {
    fn of(problem: &Problem) -> Self {
        let worst = (problem.worst)();
        let count = |is: fn(&Known) -> bool| worst.iter().filter(|worst| is(&worst.answer)).count();
        Self {
            small: (problem.small)().len(),
            by_construction: count(|known| matches!(known, Known::ByConstruction(_))),
            by_algorithm: count(|known| matches!(known, Known::ByAlgorithm(_))),
            by_same_idea: count(|known| matches!(known, Known::BySameIdea(_))),
            wrong: problem.wrong.len(),
            limits: (problem.bounds)().len(),
        }
    }
}

/// How many dialogues are played, and how often the judge speaks in them: what `interact` has written down.
pub fn dialogues_and_turns() -> Result<(usize, usize), Failed> {
    let text = read("tests/README.md")?;
    let (_, table) = text.split_once("<!-- dialogues -->").ok_or("tests/README.md lacks the table of the dialogues")?;
    let rows = table.lines().filter_map(|row| {
        let mut cells = row.split(" | ").skip(1);
        Some((cells.next()?.parse().ok()?, cells.next()?.parse().ok()?))
    });
    Ok(rows.fold((0, 0), |sum, row: (usize, usize)| (sum.0 + row.0, sum.1 + row.1)))
}

/// The table of `tests/README.md`, a row for every problem that an oracle plays.
pub fn table() -> Result<(), Failed> {
    let heads = ["program", "decided by play", "decided otherwise", "worst inputs", "wrong variants", "limits"];
    let rows: String = all().iter().map(row).collect();
    let rule = "---|".repeat(heads.len());
    let table = format!("\n| {} |\n|{rule}\n{rows}\n", heads.join(" | "));
    let marks = ("<!-- evidence -->\n", "<!-- end of the evidence -->");
    generated_between("tests/README.md", marks, &table)
}

fn row((problem, evidence): &(&Problem, Evidence)) -> String {
    let cells = [
        problem.slug.to_owned(),
        problem.played.to_owned(),
        problem.beyond.unwrap_or("").to_owned(),
        worst_inputs(evidence),
        evidence.wrong.to_string(),
        evidence.limits.to_string(),
    ];
    format!("| {} |\n", cells.map(|cell| cell.replace('|', "\\|")).join(" | "))
}

/// How many there are, by how their answers are known.
fn worst_inputs(evidence: &Evidence) -> String {
    let counts = [
        (evidence.by_construction, "by construction"),
        (evidence.by_algorithm, "by another algorithm"),
        (evidence.by_same_idea, "by the same idea"),
    ];
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> = counts.map(|(count, how)| format!("{count} {how}")).collect();
    counts.join(", ")
}
