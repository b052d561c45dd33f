//! Every file has its place: nothing is forgotten, and nothing lies about.

use std::collections::BTreeSet;

use entry::FACTS;
use judge::build::slugs;
use judge::paths::cases;

use crate::collection::facts::{said, written};
use crate::collection::header::all;
use crate::collection::members::{Target, sources, targets};
use crate::collection::tree::{has_short_lines, list, read};

/// The names of the programs of the collection.
pub fn programs() -> Result<BTreeSet<String>, String> {
    let (files, folders) = list("src/bin")?;
    if let Some(folder) = folders.first() {
        return Err(format!("src/bin/{folder}: a program is a single file"));
    }
    if let Some(file) = files.iter().find(|file| !file.ends_with(".rs")) {
        return Err(format!("src/bin/{file} is not a program"));
    }
    Ok(all()?.iter().map(|program| program.slug.clone()).collect())
}

/// Programs, evidence, folders of cases and facts are of the same problems.
pub fn every_program_has_evidence() -> Result<(), String> {
    let programs = programs()?;
    let (files, folders) = list("testdata")?;
    if let Some(file) = files.first() {
        return Err(format!("testdata/{file} belongs to no problem"));
    }
    let facts = written()?.into_keys().collect();
    let places = [("tests/evidence/examples", slugs()?), ("testdata", folders), (FACTS, facts)];
    for (place, found) in places {
        let found: BTreeSet<String> = found.into_iter().collect();
        let differing: Vec<&String> = programs.symmetric_difference(&found).collect();
        if !differing.is_empty() {
            return Err(format!("{place} and src/bin differ in {differing:?}"));
        }
    }
    Ok(())
}

/// There are golden cases, each with both of its files, small cases, worst inputs, words on what play decides, and no
/// two of one name. A program that plays against the judge has the statement's dialogues, matches of every kind, and
/// wrong players instead.
pub fn evidence(slug: &str) -> Result<(), String> {
    let facts = said(slug)?;
    let folder = format!("testdata/{slug}");
    let (files, folders) = list(&folder)?;
    if let Some(stray) = folders.first() {
        return Err(format!("{folder}/{stray}: a folder among the cases"));
    }
    let program = format!("src/bin/{slug}.rs");
    if read(&program)?.contains("io::interact") != facts.is_dialogue() {
        return Err(format!("{program} plays no dialogue, or has no referee"));
    }
    if facts.played.is_empty() {
        return Err("it is not described what play decides".to_owned());
    }
    let wrong = facts.wrong.iter().map(|wrong| wrong.name.clone()).collect();
    let mut kinds = vec![("limits", facts.limits.clone()), ("wrong variants", wrong)];
    match facts.is_dialogue() {
        true => {
            let parts = |name: &str| ["case", "judge", "program"].map(|part| format!("{name}.{part}"));
            let transcripts = (1..).map(|number| parts(&format!("transcript-{number}")));
            let transcripts = transcripts.take_while(|parts| parts.iter().any(|part| files.contains(part)));
            let expected: BTreeSet<String> = transcripts.flatten().collect();
            let found: BTreeSet<String> = files.iter().cloned().collect();
            if let Some(file) = expected.symmetric_difference(&found).next() {
                return Err(format!("{folder}: {file} is missing, or is not part of a dialogue"));
            }
            some_and_different("dialogues in testdata", files)?;
            kinds.push(("matches against every reply", facts.every_reply));
            kinds.extend([("medium matches", facts.medium), ("matches within the limits", facts.largest)]);
        }
        false => {
            golden(&folder, &files)?;
            let golden = cases(slug)?.into_iter().map(|case| case.name);
            some_and_different("cases in testdata", golden.collect())?;
            kinds.push(("worst inputs", [facts.constructed, facts.other_algorithm, facts.same_idea].concat()));
            kinds.push(("small cases", facts.small));
        }
    }
    kinds.into_iter().try_for_each(|(kind, names)| some_and_different(kind, names))
}

/// How the answers of the cases beyond play are known stands beside them, and every input has its output.
fn golden(folder: &str, files: &[String]) -> Result<(), String> {
    for case in files.iter().filter_map(|file| file.strip_suffix(".in")) {
        let origin = format!("{case}.origin");
        if case.starts_with("large-") != files.contains(&origin) {
            return Err(format!("{folder}/{origin} is missing, or belongs to no large case"));
        }
        if case.starts_with("large-") && read(&format!("{folder}/{origin}"))?.trim().is_empty() {
            return Err(format!("{folder}/{origin} is empty"));
        }
    }
    for file in files {
        let other = match file.rsplit_once('.') {
            Some((case, "in")) => format!("{case}.out"),
            Some((case, "out")) => format!("{case}.in"),
            Some((case, "origin")) => format!("{case}.in"),
            _ => return Err(format!("{folder}/{file} is neither an input nor an output")),
        };
        if !files.contains(&other) {
            return Err(format!("{folder}/{file} is there without {other}"));
        }
    }
    Ok(())
}

/// There are names of this kind, and no two are the same.
fn some_and_different(kind: &str, names: Vec<String>) -> Result<(), String> {
    if names.is_empty() || names[0].is_empty() {
        return Err(format!("there are no {kind}"));
    }
    if names.iter().collect::<BTreeSet<_>>().len() != names.len() {
        return Err(format!("two {kind} have the same name: {names:?}"));
    }
    Ok(())
}

/// Programs as strangers write them, which the bundler is tried on.
const STRANGERS: &str = "tools/bundle/tests/names/";

/// What is no module: these, another one in a folder of its own, and texts that the bundler puts into programs.
const TEXTS: [&str; 3] = [STRANGERS, "tools/bundle/tests/own/", "tools/bundle/src/stand_in/"];

/// Every Rust source is compiled: cargo finds it, or the front of its folder declares it.
pub fn no_orphans() -> Result<(), String> {
    let compiled: BTreeSet<&String> = targets()?.iter().flat_map(Target::files).collect();
    let is_text = |path: &String| TEXTS.iter().any(|folder| path.starts_with(folder));
    match sources()?.iter().find(|path| !compiled.contains(path) && !is_text(path)) {
        Some(path) => Err(format!("{path}: no target is made of it, and no module beside it declares it")),
        None => Ok(()),
    }
}

/// No line of a Rust source is too long, but of programs as strangers write them.
pub fn lines_are_short() -> Result<(), String> {
    ours()?.iter().try_for_each(|path| has_short_lines(path))
}

/// The Rust sources, but programs as strangers write them.
pub fn ours() -> Result<Vec<String>, String> {
    Ok(sources()?.into_iter().filter(|path| !path.starts_with(STRANGERS)).collect())
}
