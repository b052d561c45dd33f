//! What is written by the switch `UPDATE=1`, and otherwise compared.

use libtest_mimic::Failed;

use crate::files::{programs, read, samples};
use crate::runner::generated::{generated, generated_between};

/// The list of the programs in `Cargo.toml`.
pub fn program_list() -> Result<(), Failed> {
    let line = |slug| format!("    {{ name = \"{slug}\", test = false, bench = false }},\n");
    let list: String = programs()?.iter().map(line).collect();
    generated_between("Cargo.toml", ("\nbin = [\n", "]\n"), &list)
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
