//! What is known of the collection has one home: `tools/collection`. Nobody else parses a header, lists judges, reads
//! what the evidence says by the names of its fields, or looks for the library's modules.

use entry::{FACTS, judges};

use crate::collection::files::{below, read};

/// Where it might be read once more. What tests of the tools write themselves is no reading.
const ELSEWHERE: [&str; 9] = [
    "tests/collection",
    "tests/judge/src",
    "tests/kit/src",
    "tests/evidence/src",
    "tools/benches",
    "tools/bundle/src",
    "tools/draw/src",
    "tools/explore/src",
    "tools/site/src",
];

/// This file, which names what it looks for.
const HERE: &str = "tests/collection/homes.rs";

/// No source has what only a second reader would have.
pub fn one_each() -> Result<(), String> {
    let mut files = vec!["tests/main.rs".to_owned()];
    ELSEWHERE.iter().try_for_each(|folder| below(folder, &mut files))?;
    let header = ["\"//! -", "\"//! #", "strip_prefix(\"//!"].map(|mark| ("a header", mark.to_owned()));
    let hosts = judges().map(|judge| judge.host).filter(|host| !host.is_empty());
    let judges = hosts.map(|host| ("the judges", host.to_owned()));
    let facts = [format!("\"{FACTS}"), "facts[".to_owned()].map(|mark| ("the facts", mark));
    let modules = [("the library's modules", "\"pub mod ".to_owned())];
    let marks: Vec<_> = header.into_iter().chain(judges).chain(facts).chain(modules).collect();
    for path in files.iter().filter(|path| path.ends_with(".rs") && *path != HERE) {
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
