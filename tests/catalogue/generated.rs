//! What is written by the switch `UPDATE=1`, and otherwise compared.

use libtest_mimic::Failed;
use runner::generated::{generated, generated_between};

use crate::files::{programs, read, samples};

/// The lists of the programs: in `Cargo.toml` as programs and as features, in `tests/problems` as features and modules.
pub fn program_lists() -> Result<(), Failed> {
    let programs = programs()?;
    let lines = |line: &dyn Fn(&str) -> String| -> String { programs.iter().map(|slug| line(slug) + "\n").collect() };
    let by_default = lines(&|slug| format!("    \"{slug}\","));
    let target = lines(&|slug| {
        format!("    {{ name = \"{slug}\", required-features = [\"{slug}\"], test = false, bench = false }},")
    });
    let evidence = lines(&|slug| format!("{slug} = [\"problems/{slug}\"]"));
    let module = lines(&|slug| format!("    {slug} \"{slug}\""));
    let alone = lines(&|slug| format!("{slug} = []"));
    let features = ("\n[features]\ndefault = [\n", "\n\n");
    for (path, marks, list) in [
        ("Cargo.toml", ("\nbin = [\n", "]\n"), target),
        ("Cargo.toml", features, format!("    \"problems/default\",\n{by_default}]\n{}", evidence.trim_end())),
        ("tests/problems/Cargo.toml", features, format!("{by_default}]\n{}", alone.trim_end())),
        ("tests/problems/lib.rs", ("\nproblems! {\n", "}\n"), module),
    ] {
        generated_between(path, marks, &list)?;
    }
    Ok(())
}

/// How many samples each judge gives, so that none is lost. The switch never lowers a count.
pub fn sample_counts() -> Result<(), Failed> {
    let path = "testdata/samples.txt";
    let found = read(path).unwrap_or_default();
    let recorded = |slug: &str| {
        let line = found.lines().find_map(|line| line.strip_prefix(slug)?.strip_prefix(' '));
        line.and_then(|count| count.parse().ok()).unwrap_or(0)
    };
    let counts = samples()?;
    for (slug, &count) in &counts {
        if count < recorded(slug) {
            let recorded = recorded(slug);
            return Err(format!("testdata/{slug} has {count} samples of {recorded} in {path}").into());
        }
    }
    let wanted: String = counts.iter().map(|(slug, count)| format!("{slug} {count}\n")).collect();
    generated(path, &found, &wanted)
}
