//! Says what is tried of this folder, and why: what differs from the commit SINCE of the environment, in the shard
//! SHARD; everything where they are not set.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, ErrorKind, Write, stdin, stdout};
use std::process::ExitCode;

use collection::reach::{Base, Kind, Reason, Selection, Tree, base, entry, named};
use entry::root;

const HELP: &str = "\
Says what is tried of this folder where the commit SINCE has passed: SINCE=HEAD~1 reach list

Usage: reach COMMAND

  base [COMMIT]  The commit on which a run can build, and the words for it; or why there is none
  list           What is tried: problems, kinds of tests, packages
  why PROBLEM    Why something of a problem is tried, by file
  tried          The same for scripts: a line for each package, and for each problem with its kinds of tests
  entry          What .ci/passed says where everything has passed; standard input has lines of a number and a kind
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let said = match words[..] {
        ["base"] => Ok(said(base(root()))),
        ["base", commit] => Ok(said(named(root(), commit))),
        ["entry"] => counts().and_then(|counts| entry(root(), &counts)),
        ["list"] => selection().map(|selection| list(&selection)),
        ["why", slug] => selection().and_then(|selection| why(&selection, slug)),
        ["tried"] => selection().map(|selection| tried(&selection)),
        _ => Err(HELP.trim_end().to_owned()),
    };
    // Who closes the pipe has read enough.
    let printed = |said: String| match stdout().write_all(said.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    };
    match said.and_then(printed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn selection() -> Result<Selection, String> {
    match Selection::asked(root())? {
        Some(selection) => Ok(selection),
        None => Ok(Selection::all(&Tree::of_folder(root())?)),
    }
}

/// The commit, or nothing, and in a second line the words.
fn said(base: Result<Base, String>) -> String {
    match base {
        Ok(base) => format!("{}\n{}\n", base.commit, base.words),
        Err(why) => format!("\n{why}\n"),
    }
}

fn counts() -> Result<BTreeMap<String, u64>, String> {
    let mut counts = BTreeMap::new();
    for line in stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let [number, kind] = words[..] else { return Err(format!("{line:?} is no number with a kind")) };
        counts.insert(kind.to_owned(), number.parse().map_err(|_| format!("{number} is no number"))?);
    }
    Ok(counts)
}

fn names<'a>(kinds: impl IntoIterator<Item = &'a Kind>) -> String {
    kinds.into_iter().map(|kind| kind.tests()[0]).collect::<Vec<_>>().join(" ")
}

/// Why all of this is tried, in one line.
fn reason<'a>(reasons: impl IntoIterator<Item = &'a Reason>) -> String {
    let (mut stands, mut in_turn, mut files) = (false, false, BTreeSet::new());
    for reason in reasons {
        stands |= reason.stands;
        in_turn |= reason.in_turn;
        files.extend(&reason.files);
    }
    let words = [(stands, "it stands for all"), (in_turn, "in turn")];
    let mut words: Vec<String> = words.iter().filter(|(is, _)| *is).map(|(_, words)| (*words).to_owned()).collect();
    words.extend(files.iter().take(3).map(|file| (*file).clone()));
    words.extend((files.len() > 3).then(|| format!("{} more files", files.len() - 3)));
    words.join(", ")
}

fn list(selection: &Selection) -> String {
    let mut said = format!("{} of {} problems\n", selection.kinds.len(), selection.of);
    for (slug, kinds) in &selection.kinds {
        let is_all = kinds.len() == Kind::all().count();
        let tried = if is_all { "all".to_owned() } else { names(kinds.keys()) };
        said += &format!("{slug}: {tried} ({})\n", reason(kinds.values()));
    }
    for (package, files) in &selection.packages {
        let reason = Reason { files: files.clone(), ..Reason::default() };
        said += &format!("package {package}: {}\n", self::reason([&reason]));
    }
    if let Some(files) = &selection.commands {
        let reason = Reason { files: files.clone(), ..Reason::default() };
        said += &format!("the commands of the READMEs: {}\n", self::reason([&reason]));
    }
    said.replace(" ()\n", "\n").replace(": \n", "\n")
}

fn why(selection: &Selection, slug: &str) -> Result<String, String> {
    let Some(kinds) = selection.kinds.get(slug) else { return Ok(format!("nothing of {slug} is tried\n")) };
    let mut of_files: BTreeMap<String, BTreeSet<Kind>> = BTreeMap::new();
    for (kind, reason) in kinds {
        let words = [(reason.stands, "it stands for all"), (reason.in_turn, "it is its turn")];
        let words = words.iter().filter(|(is, _)| *is).map(|(_, words)| (*words).to_owned());
        for file in words.chain(reason.files.iter().cloned()) {
            of_files.entry(file).or_default().insert(*kind);
        }
    }
    Ok(of_files.iter().map(|(file, kinds)| format!("{file}: {}\n", names(kinds))).collect())
}

fn tried(selection: &Selection) -> String {
    let mut said = format!("chosen {} of {}\n", selection.kinds.len(), selection.of);
    said.extend(selection.packages.keys().map(|name| format!("package {name}\n")));
    for (slug, kinds) in &selection.kinds {
        let mut tests: Vec<&str> = kinds.keys().flat_map(|kind| kind.tests()).copied().collect();
        if kinds.keys().any(|kind| kind.is_of_evidence()) {
            tests.push("evidence");
        }
        said += &format!("problem {slug} {}\n", tests.join(" "));
    }
    said
}
