//! Every file has its place: nothing is forgotten, and nothing lies about.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use entry::FACTS;
use judge::build::slugs;
use judge::paths::{cases, root};

pub use crate::collection::generated::read;

use crate::collection::evidence::{said, written};
use crate::collection::header::all;

/// The names of the files of a folder of the package, and those of its folders, sorted.
pub fn list(folder: &str) -> Result<(Vec<String>, Vec<String>), String> {
    let (mut files, mut folders) = (vec![], vec![]);
    for entry in fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))? {
        let entry = entry.map_err(|error| format!("{folder}: {error}"))?;
        let names = if entry.path().is_dir() { &mut folders } else { &mut files };
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    files.sort();
    folders.sort();
    Ok((files, folders))
}

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

/// How many of the judge's samples each folder of `testdata` has: `sample-1` to `sample-k`, or dialogues,
/// `transcript-1` to `transcript-k`.
pub fn samples() -> Result<BTreeMap<String, usize>, String> {
    list("testdata")?.1.into_iter().map(|slug| Ok((slug.clone(), samples_of(&slug)?))).collect()
}

/// The same for one folder.
pub fn samples_of(slug: &str) -> Result<usize, String> {
    let (files, _) = list(&format!("testdata/{slug}"))?;
    let mut all = 0;
    for (beginning, end) in [("sample-", ".in"), ("transcript-", ".judge")] {
        let of_kind = |file: &&String| file.starts_with(beginning) && file.ends_with(end);
        let count = files.iter().filter(of_kind).count();
        let name = |number| format!("{beginning}{number}{end}");
        if let Some(missing) = (1..=count).map(name).find(|name| !files.contains(name)) {
            return Err(format!("testdata/{slug} has {count} samples, but no {missing}"));
        }
        all += count;
    }
    Ok(all)
}

/// Every source file is compiled: cargo finds it, or a module beside it declares it.
pub fn no_orphans() -> Result<(), String> {
    let mut files = vec![];
    let tools = [
        "bundle/src",
        "collection/src",
        "collection/entry/src",
        "draw/src",
        "explore/src",
        "explore/tests",
        "site/src",
    ];
    tools.iter().try_for_each(|folder| below(&format!("tools/{folder}"), &mut files))?;
    let others = ["src", "tests/kit", "tests/judge", "tests/evidence", "tests/collection"];
    others.iter().try_for_each(|folder| below(folder, &mut files))?;
    for path in files.iter().filter(|path| path.ends_with(".rs")) {
        let is_root = ["/lib.rs", "/main.rs"].iter().any(|root| path.ends_with(root))
            || ["/bin/", "/examples/", "/stand_in/"].iter().any(|folder| path.contains(folder))
            || path.matches('/').count() == 2 && path.ends_with("/mod.rs")
            || path.rsplit_once('/').is_some_and(|(folder, _)| folder.ends_with("/tests"));
        // The folder `x` is the module `x` by its file `x/mod.rs`.
        let module = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs")).unwrap_or(path);
        let (folder, name) = module.rsplit_once('/').unwrap_or(("", module));
        let declared = ["lib.rs", "main.rs", "mod.rs"].iter().any(|front| {
            let text = read(&format!("{folder}/{front}")).unwrap_or_default();
            text.lines().any(|line| ["", "pub ", "pub(crate) "].iter().any(|how| line == format!("{how}mod {name};")))
        });
        if !is_root && !declared {
            return Err(format!("{path}: no module beside it declares it"));
        }
    }
    Ok(())
}

/// So many characters are in a line at most. rustfmt says nothing of comments and literals that are longer, and leaves
/// the statement around such a literal as it is.
const WIDTH: usize = 120;

/// No line of the product or the evidence is longer; rows of tables in comments are left out, as they cannot be broken.
pub fn lines_are_short() -> Result<(), String> {
    let mut files = vec![];
    ["src", "tests/kit", "tests/judge", "tests/evidence"].iter().try_for_each(|folder| below(folder, &mut files))?;
    files.iter().filter(|path| path.ends_with(".rs")).try_for_each(|path| has_short_lines(path))
}

/// The lines of a file are short.
pub fn has_short_lines(path: &str) -> Result<(), String> {
    let long = |line: &str| line.chars().count() > WIDTH && !line.starts_with("//! |");
    match read(path)?.lines().position(long) {
        Some(line) => Err(format!("{path}:{}: more than {WIDTH} characters", line + 1)),
        None => Ok(()),
    }
}

/// Adds the files below `folder`.
pub fn below(folder: &str, found: &mut Vec<String>) -> Result<(), String> {
    let (files, folders) = list(folder)?;
    found.extend(files.iter().map(|file| format!("{folder}/{file}")));
    folders.iter().try_for_each(|inside| below(&format!("{folder}/{inside}"), found))
}
