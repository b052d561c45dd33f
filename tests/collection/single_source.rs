//! What is known of the collection has one home: `tools/collection`. Nobody else parses a header, lists judges, reads
//! what the evidence says by the names of its fields, or looks for the library's modules. And where the collection is,
//! is asked when a program runs.

use std::collections::BTreeSet;

use entry::{FACTS, judges};

use crate::collection::members::{Target, targets};
use crate::collection::tree::read;

/// Its packages. And the programs, the headers of which it reads.
const HOME: [&str; 3] = ["collection", "entry", "grundy"];

/// This file, which names what it looks for.
const HERE: &str = "tests/collection/single_source.rs";

/// No source has what only a second reader would have. What tests of the tools write themselves is no reading.
pub fn one_each() -> Result<(), String> {
    let is_reader =
        |target: &&Target| !HOME.contains(&&target.package[..]) && (target.kind != "test" || target.package == "tests");
    let header = ["\"//! -", "\"//! #", "strip_prefix(\"//!"].map(|mark| ("a header", mark.to_owned()));
    let hosts = judges().map(|judge| judge.host).filter(|host| !host.is_empty());
    let judges = hosts.map(|host| ("the judges", host.to_owned()));
    let facts = [format!("\"{FACTS}"), "facts[".to_owned()].map(|mark| ("the facts", mark));
    let modules = [("the library's modules", "\"pub mod ".to_owned())];
    let marks: Vec<_> = header.into_iter().chain(judges).chain(facts).chain(modules).collect();
    let files: BTreeSet<&String> = targets()?.iter().filter(is_reader).flat_map(Target::files).collect();
    for path in files.into_iter().filter(|path| *path != HERE) {
        let text = read(path)?;
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            if let Some((what, mark)) = marks.iter().find(|(_, mark)| line.contains(&mark[..])) {
                return Err(format!("{path} reads {what} ({mark:?}): tools/collection does that for all"));
            }
        }
    }
    Ok(())
}

/// Nothing that was true when a program was compiled says what it reads or runs: checkouts are renamed and copied, and
/// several build into one folder.
pub fn nothing_is_fixed_when_compiled() -> Result<(), String> {
    const FIXED: [&str; 3] = ["env!(\"CARGO_MANIFEST_DIR\")", "env!(\"CARGO_BIN_EXE_", "env!(\"OUT_DIR\")"];
    let files: BTreeSet<&String> = targets()?.iter().flat_map(Target::files).collect();
    for path in files.into_iter().filter(|path| *path != HERE) {
        let text = read(path)?;
        if let Some(fixed) = FIXED.iter().find(|fixed| text.contains(**fixed)) {
            return Err(format!("{path} has {fixed}: entry::root() finds the collection when the program runs"));
        }
    }
    Ok(())
}
