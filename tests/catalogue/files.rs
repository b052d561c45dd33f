//! Every file has its place: nothing is forgotten, and nothing lies about.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use libtest_mimic::Failed;
use problems::Problem;
use problems::kit::dialogue::{Dialogue, Replies};
pub use runner::generated::read;
use runner::{cases, root};

use crate::header;

/// The names of the files of a folder of the package, and those of its folders, sorted.
pub fn list(folder: &str) -> Result<(Vec<String>, Vec<String>), Failed> {
    let (mut files, mut folders) = (vec![], vec![]);
    for entry in fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))? {
        let entry = entry?;
        let names = if entry.file_type()?.is_dir() { &mut folders } else { &mut files };
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    files.sort();
    folders.sort();
    Ok((files, folders))
}

/// The programs of the collection.
pub fn programs() -> Result<BTreeSet<String>, Failed> {
    let (files, folders) = list("src/bin")?;
    if let Some(folder) = folders.first() {
        return Err(format!("src/bin/{folder}: a program is a single file").into());
    }
    let mut programs = BTreeSet::new();
    for file in files {
        let path = format!("src/bin/{file}");
        let slug = file.strip_suffix(".rs").ok_or_else(|| format!("{path} is no program"))?;
        if header::begins(&read(&path)?) {
            programs.insert(slug.to_owned());
        }
    }
    Ok(programs)
}

/// Programs, registered problems, their files and their folders are the same.
pub fn every_program_is_registered() -> Result<(), Failed> {
    let registered: BTreeSet<String> = problems::all().iter().map(|problem| problem.slug.to_owned()).collect();
    if registered.len() != problems::all().len() {
        return Err("a problem is registered twice".into());
    }
    let (evidence, _) = list("tests/problems")?;
    let evidence = evidence.iter().filter_map(|file| file.strip_suffix(".rs"));
    let (files, folders) = list("testdata")?;
    if let Some(file) = files.iter().find(|file| *file != "samples.txt") {
        return Err(format!("testdata/{file} belongs to no problem").into());
    }
    let places = [
        ("src/bin", programs()?),
        ("tests/problems", evidence.filter(|name| *name != "lib").map(str::to_owned).collect()),
        ("testdata", folders.into_iter().collect()),
    ];
    for (place, found) in places {
        let differing: Vec<&String> = registered.symmetric_difference(&found).collect();
        if !differing.is_empty() {
            return Err(format!("{place} and tests/problems/lib.rs differ in {differing:?}").into());
        }
    }
    Ok(())
}

/// There are golden cases, each with both of its files, small cases, worst inputs, and no two of one name. A program that
/// plays against the judge has the statement's dialogues, matches of every kind, and wrong players instead.
pub fn evidence(problem: &Problem) -> Result<(), Failed> {
    let folder = format!("testdata/{}", problem.slug);
    let (files, folders) = list(&folder)?;
    if let Some(stray) = folders.first() {
        return Err(format!("{folder}/{stray}: a folder among the cases").into());
    }
    let program = format!("src/bin/{}.rs", problem.slug);
    let interacts = read(&program)?.contains("io::interact");
    match &problem.dialogue {
        Some(dialogue) if interacts => return dialogue_evidence(dialogue, &folder, &files),
        None if !interacts => {}
        _ => return Err(format!("{program} plays no dialogue, or has no referee").into()),
    }
    // How the answers of the cases beyond play are known stands beside them.
    for case in files.iter().filter_map(|file| file.strip_suffix(".in")) {
        let origin = format!("{case}.origin");
        if case.starts_with("large-") != files.contains(&origin) {
            return Err(format!("{folder}/{origin} is missing, or is for no large case").into());
        }
        if case.starts_with("large-") && read(&format!("{folder}/{origin}"))?.trim().is_empty() {
            return Err(format!("{folder}/{origin} says nothing").into());
        }
    }
    for file in &files {
        let other = match file.rsplit_once('.') {
            Some((case, "in")) => format!("{case}.out"),
            Some((case, "out")) => format!("{case}.in"),
            Some((case, "origin")) => format!("{case}.in"),
            _ => return Err(format!("{folder}/{file} is neither an input nor an output").into()),
        };
        if !files.contains(&other) {
            return Err(format!("{folder}/{file} stands there without {other}").into());
        }
    }
    let golden = cases(problem.slug)?.into_iter().map(|case| case.name);
    let small = (problem.small)().into_iter().map(|small| small.name.to_owned());
    let worst = (problem.worst)().into_iter().map(|worst| worst.name.to_owned());
    some_and_different("cases in testdata", golden.collect())?;
    some_and_different("small cases", small.collect())?;
    some_and_different("worst inputs", worst.collect())
}

/// There are names of this kind, and no two are the same.
fn some_and_different(kind: &str, names: Vec<String>) -> Result<(), Failed> {
    if names.is_empty() {
        return Err(format!("there are no {kind}").into());
    }
    if names.iter().collect::<BTreeSet<_>>().len() != names.len() {
        return Err(format!("two {kind} have one name: {names:?}").into());
    }
    Ok(())
}

/// The dialogues of the statement have their three parts each, there are matches of every kind and wrong players, and no two
/// of one name.
fn dialogue_evidence(dialogue: &Dialogue, folder: &str, files: &[String]) -> Result<(), Failed> {
    let parts = |name: &str| ["case", "judge", "program"].map(|part| format!("{name}.{part}"));
    let transcripts = (1..).map(|number| parts(&format!("transcript-{number}")));
    let transcripts = transcripts.take_while(|parts| parts.iter().any(|part| files.contains(part)));
    let expected: BTreeSet<String> = transcripts.flatten().collect();
    let found: BTreeSet<String> = files.iter().cloned().collect();
    if let Some(file) = expected.symmetric_difference(&found).next() {
        return Err(format!("{folder}: {file} is missing, or no part of a dialogue").into());
    }
    let matches = (dialogue.matches)();
    let names = |kind: fn(&Replies) -> bool| {
        let of_kind = matches.iter().filter(|of| kind(&of.replies));
        of_kind.map(|of| of.name.to_owned()).collect()
    };
    let wrong = dialogue.wrong.iter().map(|wrong| wrong.name.to_owned());
    some_and_different("dialogues in testdata", expected.into_iter().collect())?;
    some_and_different("matches", names(|_| true))?;
    some_and_different("matches against every reply", names(|of| *of == Replies::Every))?;
    some_and_different("matches of medium size", names(|of| matches!(of, Replies::By(_))))?;
    let largest = |of: &Replies| matches!(of, Replies::WithinLimits(_));
    some_and_different("matches of the largest size", names(largest))?;
    some_and_different("wrong players", wrong.collect())
}

/// How many of the judge's samples each folder of `testdata` has: `sample-1` to `sample-k`, or dialogues, `transcript-1` to
/// `transcript-k`.
pub fn samples() -> Result<BTreeMap<String, usize>, Failed> {
    let mut counts = BTreeMap::new();
    for slug in list("testdata")?.1 {
        let (files, _) = list(&format!("testdata/{slug}"))?;
        let mut all = 0;
        for (beginning, end) in [("sample-", ".in"), ("transcript-", ".judge")] {
            let of_kind = |file: &&String| file.starts_with(beginning) && file.ends_with(end);
            let count = files.iter().filter(of_kind).count();
            let name = |number| format!("{beginning}{number}{end}");
            if let Some(missing) = (1..=count).map(name).find(|name| !files.contains(name)) {
                return Err(format!("testdata/{slug} has {count} samples, but no {missing}").into());
            }
            all += count;
        }
        counts.insert(slug, all);
    }
    Ok(counts)
}

/// Every source file is compiled: a module beside it declares it, or a file names its path. No test program is without
/// tests: it says `#[test]`, or it brings its own harness, as `Cargo.toml` has to say.
pub fn no_orphans() -> Result<(), Failed> {
    let mut files = vec![];
    for folder in ["src", "bundle/src", "tests/problems", "tests/runner", "tests/catalogue"] {
        below(folder, &mut files)?;
    }
    let manifest = read("Cargo.toml")?;
    let mut texts = BTreeMap::from([("Cargo.toml", manifest.clone())]);
    for path in files.iter().filter(|path| path.ends_with(".rs") || path.ends_with("/Cargo.toml")) {
        texts.insert(path, read(path)?);
    }
    for path in &files {
        let is_root = ["/lib.rs", "/main.rs", "/Cargo.toml"].iter().any(|root| path.ends_with(root));
        // The folder `x` is the module `x` by its file `x/mod.rs`.
        let module = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs")).unwrap_or(path);
        let (folder, name) = module.rsplit_once('/').unwrap_or(("", module));
        let declared = texts.iter().any(|(other, text)| {
            let beside = other.strip_prefix(folder).is_some_and(|rest| rest == ".rs" || rest.rfind('/') == Some(0));
            beside && text.lines().any(|line| declares(line, name))
        });
        let named = path.strip_prefix(folder).unwrap_or(path).trim_start_matches('/');
        if !is_root && !declared && !texts.values().any(|text| text.contains(&format!("{named}\""))) {
            return Err(format!("{path}: no module declares it, and no file names it").into());
        }
    }
    for name in list("tests")?.0.iter().filter_map(|file| file.strip_suffix(".rs")) {
        let lines = format!("[[test]]\nname = \"{name}\"\nharness = false\n");
        if !manifest.contains(&lines) && !read(&format!("tests/{name}.rs"))?.contains("#[test]") {
            return Err(format!("tests/{name}.rs has neither #[test] nor, in Cargo.toml, harness = false").into());
        }
    }
    Ok(())
}

/// Adds the files below `folder`, other than the programs.
fn below(folder: &str, found: &mut Vec<String>) -> Result<(), Failed> {
    let (files, folders) = list(folder)?;
    found.extend(files.iter().map(|file| format!("{folder}/{file}")));
    for inside in folders.iter().map(|inside| format!("{folder}/{inside}")).filter(|inside| inside != "src/bin") {
        below(&inside, found)?;
    }
    Ok(())
}

/// Whether a line is `mod name;`, whoever may see it, or the name alone, in the list of a macro.
fn declares(line: &str, name: &str) -> bool {
    let line = line.trim();
    let before = line.strip_suffix(';').and_then(|line| line.strip_suffix(name));
    line == format!("{name} \"{name}\"")
        || before.is_some_and(|before| before == "mod " || before.starts_with("pub") && before.ends_with(" mod "))
}
