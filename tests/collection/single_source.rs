//! What is known of the collection has one home: `tools/collection`. Nobody else parses a header, lists judges, reads
//! what the evidence says by the names of its fields, or looks for the library's modules.

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
