//! Which problems `explain` reads: those that link a theorem with a strategy, unless a reason says why not.

use std::collections::BTreeSet;

use explain::{SILENT, THEOREMS, table};

use crate::collection::header::all;
use crate::collection::tree::all_right;

/// Every problem in the table is one, and none of them is silent; and whose header links a theorem with a strategy is
/// in the table, or silent with a reason.
pub fn are_named() -> Result<(), String> {
    let table = table();
    let named: BTreeSet<&str> =
        table.lines().filter_map(|line| line.split_once(": ")).flat_map(|(_, slugs)| slugs.split(' ')).collect();
    let silent: BTreeSet<&str> = SILENT.iter().map(|(slug, _)| *slug).collect();
    let programs = all()?;
    let slugs: BTreeSet<&str> = programs.iter().map(|program| &program.slug[..]).collect();
    let mut faults = vec![];
    faults
        .extend(named.union(&silent).filter(|slug| !slugs.contains(*slug)).map(|slug| format!("{slug} is no problem")));
    faults.extend(named.intersection(&silent).map(|slug| format!("{slug} is read, and silent")));
    for program in programs {
        let (slug, theorem) = (&program.slug[..], program.header.fact("Theorem").unwrap_or_default());
        let page = THEOREMS.iter().find(|page| theorem.contains(&format!("(grundy::{page})")));
        if let Some(page) = page.filter(|_| !named.contains(slug) && !silent.contains(slug)) {
            faults.push(format!("{slug} links {page}, and tools/explain neither reads it nor says why not"));
        }
    }
    all_right(&faults)
}
