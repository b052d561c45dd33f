//! Prints a program of this collection, or one of yours, as one source file: the program, what it uses of the library,
//! and, for judges without crates, stand-ins for what it uses of proconio and itertools.
//!
//! `join` puts the files together that the program reaches by its paths, with a shorter `io` for the library's; `prune`
//! takes out what no name leads to, `cut` what rustc then calls unused, `spare` the traits that nothing needs. What is
//! printed has been compiled.

mod cut;
mod edit;
mod file;
mod item;
mod join;
mod kept;
mod module;
mod named;
mod outline;
mod prune;
mod rustc;
mod samples;
mod scan;
mod spare;
mod tokens;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub use kept::Kept;
pub use named::{judge_named, program_named, to_json};
pub use outline::{Implementation, Outline};
pub use rustc::Compiler;
pub use samples::{compare_on_samples, samples};

use entry::{Judge, Program};
use file::File;
use join::{Joined, Reading};
use module::MODULE;
use named::installs;
use rustc::{LINTS, Message};

/// A program for a judge, in one piece.
#[derive(Debug)]
pub struct Bundle {
    /// The source.
    pub text: String,
    /// Why it could not be compiled here, if so.
    pub unchecked: Option<String>,
    /// What the compiler warns of, and what the judge's may be too old for, a line each with its place.
    pub warnings: Vec<String>,
    /// The files of the collection that were read for it, and those of which lines stand in it.
    pub read: BTreeSet<String>,
    /// See `read`.
    pub files: BTreeSet<String>,
}

/// Makes one file for `judge` out of `program` and what it uses of the library in the directory `root`. It has been
/// compiled as it stands in every edition that the judge offers; in the last one to `executable`, if that is wanted,
/// without optimisation and with checks for overflow. Only what `module_path!`, `type_name` and `stringify!` say of the
/// program's root is not what it says under cargo: there the name of a crate stands, which each judge chooses.
///
/// # Errors
/// A line for each thing that the judge cannot compile, with its place; or that the file exceeds the judge's limit.
pub fn bundle(root: &Path, program: &Program, judge: &Judge, executable: Option<&Path>) -> Result<Bundle, String> {
    let source = source(root);
    let first = first_line(program, &source);
    let (edition, others) = judge.editions.split_first().ok_or("the judge has no edition")?;
    let errors = |messages: &[Message]| messages.iter().filter(|message| message.is_error).cloned().collect::<Vec<_>>();
    let joined_by = |reading, with_seldom| {
        let mut joined = join::join(root, &program.path, judge.crates, (reading, with_seldom), (&first, &source))?;
        if let Some(files) = files_at(program, judge) {
            if !joined.reads_short {
                return Err(format!("{}: only what reads by `grundy::io` can read {}", program.slug, files.0));
            }
            joined.use_files(files);
        }
        let compiler = Compiler::with_features(edition, judge.crates, joined.fastout)?;
        let of_first = executable.filter(|_| others.is_empty());
        let messages = cut::cut_unused(&mut joined, &compiler, judge.oldest(), of_first)?;
        Ok::<_, String>((joined, messages))
    };
    let has_errors = |messages: &[Message]| errors(messages).iter().any(|error| !asks_for_installed(error, judge));
    let (mut joined, mut messages) = joined_by(Reading::Short, false)?;
    if joined.stand_ins.contains(&"itertools") && has_errors(&messages) {
        (joined, messages) = joined_by(Reading::Short, true)?;
    }
    if joined.reads_short && has_errors(&messages) {
        (joined, messages) = joined_by(Reading::Whole, true)?;
    }
    let fastout = joined.fastout;
    let compiler = |edition| Compiler::with_features(edition, judge.crates, fastout);
    let mut unchecked = None;
    let first = errors(&messages);
    if !first.is_empty() && first.iter().all(|error| asks_for_installed(error, judge)) && executable.is_none() {
        unchecked = Some(sentences(&first, &joined));
        joined.allow_unused();
        messages.clear();
    } else if first.is_empty() {
        for (i, edition) in others.iter().enumerate() {
            let executable = executable.filter(|_| i + 1 == others.len());
            messages.extend(compiler(edition)?.check(&joined.text(), judge.oldest(), executable)?);
        }
        if joined.denies() {
            for edition in judge.editions {
                messages.extend(compiler(edition)?.check_strictly(&joined.text())?);
            }
        }
    }
    let errors = errors(&messages);
    if !errors.is_empty() {
        let is_missing = errors.iter().any(|error| MISSING.contains(&error.code.as_str()));
        if is_missing && !joined.unknown.is_empty() {
            return Err(joined.unknown.join("\n"));
        }
        return Err(causes(&errors, &joined, judge));
    }
    let text = joined.text();
    if text.len() > judge.limit {
        let (name, length, limit) = (judge.name, text.len(), judge.limit);
        let slug = &program.slug;
        return Err(format!("{slug} has {length} bytes; {name} takes at most {limit}"));
    }
    let is_warning = |message: &&Message| !message.code.is_empty() && !LINTS.contains(&message.code.as_str());
    let mut warnings: Vec<String> = vec![];
    for message in messages.iter().filter(is_warning) {
        let warning = sentences(std::slice::from_ref(message), &joined);
        // Another edition may say the same.
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }
    let is_file = |file: &&String| root.join(file).is_file();
    let origins = joined.lines.iter().filter_map(|line| line.origin.map(|(file, _)| &joined.files[file]));
    let files = origins.filter(is_file).cloned().collect();
    let read = joined.files.iter().filter(is_file).cloned().collect();
    Ok(Bundle { text, unchecked, warnings, read, files })
}

/// The paths that a Rust source names outside of its tests, each in its segments, wherever they stand: of
/// `use a::{b, c::d}` these are `a`, `a::b` and `a::c::d`. A single name is one only where it is imported. Use it to
/// see what depends on what.
///
/// # Errors
/// If it is not Rust, with line and column.
///
/// ```
/// let found = bundle::paths("use crate::graphs::{Tree, tree::Forest}; #[cfg(test)] mod tests { use super::*; }");
/// let found: Vec<String> = found.unwrap().iter().map(|path| path.join("::")).collect();
/// assert_eq!(found, ["crate::graphs", "crate::graphs::Tree", "crate::graphs::tree::Forest"]);
/// ```
pub fn paths(source: &str) -> Result<BTreeSet<Vec<String>>, String> {
    let file = File::new("source".to_owned(), source)?;
    Ok(file.paths.into_iter().map(|path| path.segments).collect())
}

/// The files that the program reads and writes at this judge, if it is the one of its header.
fn files_at<'a>(program: &'a Program, judge: &Judge) -> Option<(&'a str, &'a str)> {
    program.header.files().filter(|_| program.header.judge().is_some_and(|own| own.name == judge.name))
}

/// What rustc says of an import, a path and a method that are not there.
const MISSING: [&str; 3] = ["E0432", "E0433", "E0599"];

/// Where the library is from: its name, its address if `Cargo.toml` has one, its licence.
fn source(root: &Path) -> String {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let value = |key: &str| {
        let values = manifest.lines().filter_map(|line| line.strip_prefix(key));
        let mut values = values.filter_map(|line| line.strip_prefix(" = ")?.split('"').nth(1));
        values.next().map(str::to_owned)
    };
    let parts = [Some("grundy".to_owned()), value("package.repository"), value("license")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The first line of a bundle: problem, link, and where the program is from.
fn first_line(program: &Program, source: &str) -> String {
    let title = program.header.title();
    let parts = [title.as_deref(), program.header.link(), Some(source)];
    format!("// {}", parts.into_iter().flatten().collect::<Vec<_>>().join(" — "))
}

/// Whether the error only says that a crate is not here which the judge has installed.
fn asks_for_installed(error: &Message, judge: &Judge) -> bool {
    let is_installed = |path: &str| path.split("::").any(|name| installs(judge, name));
    let mut names = error.text.split('`').skip(1).step_by(2);
    MISSING[..2].contains(&error.code.as_str()) && names.all(is_installed)
}

/// How rustc speaks of what it compiles.
const CRATE: &str = " in crate `submission`";

/// The errors, one a line, with their places in the files that `joined` is made of.
fn sentences(errors: &[Message], joined: &Joined) -> String {
    let sentence = |error: &Message| {
        let place = error.call.or(error.places.first().copied())?;
        let line = &joined.lines[place.line];
        let (file, number) = line.origin?;
        let moved = line.moves.iter().rev().find(|(from, _)| place.column >= *from).map_or(0, |(_, by)| *by);
        let column = (place.column as isize - line.indent - moved).max(0) + 1;
        // As the program says it.
        let text = error.text.replace(&format!("{MODULE}::"), "").replace(CRATE, "");
        Some(((file, number, error.code == "E0277"), format!("{}:{number}:{column}: {text}", joined.files[file])))
    };
    let mut sentences: Vec<_> = errors.iter().filter_map(sentence).collect();
    // A macro asks several traits of one type.
    sentences.dedup_by(|later, first| later.1 == first.1 || later.0 == first.0 && later.0.2);
    let sentences: Vec<String> = sentences.into_iter().map(|(_, sentence)| sentence).collect();
    match &sentences[..] {
        [] => format!("{}:1:1: {}", joined.files[0], errors[0].text.replace(CRATE, "")),
        sentences => sentences.join("\n"),
    }
}

/// What the errors say is missing of the crates for which there are stand-ins, with its places; else all of the errors.
fn causes(errors: &[Message], joined: &Joined, judge: &Judge) -> String {
    let absent = |error: &Message| {
        let is_of_trait = error.code == "E0782";
        let is_missing = MISSING.contains(&error.code.as_str()) || error.code == "E0425" || is_of_trait;
        let is_own = |path: &str| is_type_of_program(path, joined);
        if !is_missing || error.text.split('`').skip(3).step_by(2).any(is_own) {
            return None;
        }
        // `Itertools::NAME` is taken for the trait as a type; then the text does not say which name is meant.
        let here = error.places.first().filter(|_| is_of_trait).map(|place| {
            let rest = joined.lines[place.line].text.chars().skip(place.column);
            rest.take_while(|&c| c.is_alphanumeric() || "_:".contains(c)).collect::<String>()
        });
        let quoted = error.text.split('`').skip(1).step_by(2).chain(here.as_deref());
        let named = quoted.flat_map(|path| path.split("::"));
        let mut absent = NOT_IN_ITERTOOLS.split_whitespace().filter(|absent| named.clone().any(|name| name == *absent));
        let name = absent.next()?;
        let text = format!("the stand-in for itertools has no `{name}`, and {} has no crates", judge.name);
        Some(Message { text, ..error.clone() })
    };
    let is_stood_in = joined.stand_ins.contains(&"itertools");
    let missing: Vec<Message> = errors.iter().filter(|_| is_stood_in).filter_map(absent).collect();
    // What else is quoted would be where it is missing.
    let names_crate = |error: &Message| {
        let mut quoted = error.text.split('`').skip(1).step_by(2);
        let name = quoted.next();
        let codes = ["E0432", "E0433", "E0463"];
        codes.contains(&error.code.as_str()) && name != Some("grundy") && quoted.all(|other| Some(other) == name)
    };
    match &missing[..] {
        [] if !judge.crates && errors.iter().any(names_crate) => {
            format!("{}\n({} has no crates)", sentences(errors, joined), judge.name)
        }
        [] => sentences(errors, joined),
        missing => sentences(missing, joined),
    }
}

/// Whether the program defines the type.
fn is_type_of_program(path: &str, joined: &Joined) -> bool {
    let name = path.split('<').next().and_then(|path| path.rsplit("::").next()).unwrap_or(path);
    let mut lines = joined.lines.iter().filter(|line| line.is_program());
    lines.any(|line| {
        let mut words = line.text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let keyword = words.find(|word| ["enum", "struct", "union", "type"].contains(word));
        keyword.is_some() && words.next() == Some(name)
    })
}

/// What itertools 0.14.0 has and its stand-in has not, by name. The test that compares them writes it.
const NOT_IN_ITERTOOLS: &str = include_str!("stand_in/not_in_itertools.txt");
