//! What is written by the switch `UPDATE=1`, and otherwise compared.

use std::fs;

use libtest_mimic::Failed;

use crate::files::{programs, read, samples};
use crate::header::Header;
use crate::runner::root;

/// Fails where `path` has another text than `wanted`, unless the switch is on: then it is written.
fn generated(path: &str, found: &str, wanted: &str) -> Result<(), Failed> {
    if found == wanted {
        return Ok(());
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(root().join(path), wanted)?;
        return Ok(());
    }
    let lacks = |text: &str, other: &str| {
        text.lines()
            .find(|line| !other.lines().any(|found| found == *line))
            .map(str::to_owned)
    };
    let difference = match (lacks(wanted, found), lacks(found, wanted)) {
        (Some(line), _) => format!("lacks\n{line}"),
        (None, Some(line)) => format!("should not have\n{line}"),
        (None, None) => "has its lines in another order".to_owned(),
    };
    let switch = "UPDATE=1 cargo test --test catalogue";
    Err(format!("{path} {difference}\n`{switch}` writes it anew").into())
}

/// The same for what stands in a file between two marks.
fn generated_between(path: &str, marks: (&str, &str), wanted: &str) -> Result<(), Failed> {
    let found = read(path)?;
    let (before, rest) = found
        .split_once(marks.0)
        .ok_or_else(|| format!("{path} lacks {:?}", marks.0))?;
    let (_, behind) = rest
        .split_once(marks.1)
        .ok_or_else(|| format!("{path} lacks {:?}", marks.1))?;
    let wanted = format!("{before}{}{wanted}{}{behind}", marks.0, marks.1);
    generated(path, &found, &wanted)
}

/// The list of the programs in `Cargo.toml`.
pub fn program_list() -> Result<(), Failed> {
    let line = |slug| format!("    {{ name = \"{slug}\", test = false, bench = false }},\n");
    let list: String = programs()?.iter().map(line).collect();
    generated_between("Cargo.toml", ("\nbin = [\n", "]\n"), &list)
}

/// The table of the README.
pub fn readme_table() -> Result<(), Failed> {
    let mut headers: Vec<Header> = programs()?
        .iter()
        .map(|slug| Header::of(slug))
        .collect::<Result<_, _>>()?;
    headers.sort_by(|a, b| a.place().cmp(&b.place()));
    let rows: String = headers.iter().map(Header::row).collect();
    let table = format!(
        "\n| program | problem | family | theorem | cost |\n|---|---|---|---|---|\n{rows}\n"
    );
    let marks = ("<!-- catalogue -->\n", "<!-- end of the catalogue -->");
    generated_between("README.md", marks, &table)
}

/// How many samples each judge gives, so that none is lost. The switch never lowers a count.
pub fn sample_counts() -> Result<(), Failed> {
    let path = "testdata/samples.txt";
    let found = read(path).unwrap_or_default();
    let recorded = |slug: &str| {
        let line = found
            .lines()
            .find_map(|line| line.strip_prefix(slug)?.strip_prefix(' '));
        line.and_then(|count| count.parse().ok()).unwrap_or(0)
    };
    let counts = samples()?;
    for (slug, &count) in &counts {
        if count < recorded(slug) {
            let recorded = recorded(slug);
            return Err(
                format!("testdata/{slug} has {count} samples of {recorded} in {path}").into(),
            );
        }
    }
    let wanted: String = counts
        .iter()
        .map(|(slug, count)| format!("{slug} {count}\n"))
        .collect();
    generated(path, &found, &wanted)
}
