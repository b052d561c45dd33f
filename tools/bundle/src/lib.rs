//! Prints a program of this collection, or one of yours, as one source file: the program, what it uses of the library,
//! and, for judges without crates, stand-ins for what it uses of proconio and itertools.
//!
//! `join` puts the files together that the program reaches by its paths, with a shorter `io` for the library's; `prune`
//! takes out what no name leads to, `cut` what rustc then calls unused. What is printed has been compiled.

mod cut;
mod edit;
mod file;
mod item;
mod join;
mod kept;
mod module;
mod named;
mod prune;
mod rustc;
mod scan;
mod tokens;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub use kept::Kept;
pub use named::{judge_named, program_named, to_json};
pub use rustc::Compiler;

use entry::{Judge, Program};
use file::File;
use join::{Joined, Reading};
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
}

/// Makes one file for `judge` out of `program` and what it uses of the library in the directory `root`. It has been
/// compiled as it stands in every edition that the judge offers; in the last one to `executable`, if that is wanted,
/// without optimisation and with checks for overflow.
///
/// # Errors
/// A line for each thing that the judge cannot compile, with its place; or that the file exceeds the judge's limit.
pub fn bundle(root: &Path, program: &Program, judge: &Judge, executable: Option<&Path>) -> Result<Bundle, String> {
    let source = source(root);
    let first = first_line(program, &source);
    let (edition, others) = judge.editions.split_first().ok_or("the judge has no edition")?;
    let errors = |messages: &[Message]| messages.iter().filter(|message| message.is_error).cloned().collect::<Vec<_>>();
    let joined_by = |reading| {
        let mut joined = join::join(root, &program.path, judge.crates, reading, (&first, &source))?;
        let compiler = Compiler::with_features(edition, judge.crates, joined.fastout)?;
        let of_first = executable.filter(|_| others.is_empty());
        let messages = cut::cut_unused(&mut joined, &compiler, judge.oldest(), of_first)?;
        Ok::<_, String>((joined, messages))
    };
    let (mut joined, mut messages) = joined_by(Reading::Short)?;
    if joined.reads_short && errors(&messages).iter().any(|error| !asks_for_installed(error, judge)) {
        (joined, messages) = joined_by(Reading::Whole)?;
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
        let hint = if is_missing && !judge.crates { hint(&joined, judge) } else { String::new() };
        return Err(sentences(&errors, &joined) + &hint);
    }
    let text = joined.text();
    if text.len() > judge.limit {
        let (name, length, limit) = (judge.name, text.len(), judge.limit);
        let slug = &program.slug;
        return Err(format!("{slug} has {length} bytes, {name} takes {limit}"));
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
    Ok(Bundle { text, unchecked, warnings })
}

/// The paths that a Rust source names outside of its tests, each in its segments, wherever they stand: of
/// `use a::{b, c::d}` these are `a`, `a::b` and `a::c::d`. A single name is none. Use it to see what depends on what.
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
    let parts = [Some("grundy".to_owned()), value("repository"), value("license")];
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

/// The errors, one a line, with their places in the files that `joined` is made of.
fn sentences(errors: &[Message], joined: &Joined) -> String {
    let sentence = |error: &Message| {
        let place = error.call.or(error.places.first().copied())?;
        let line = &joined.lines[place.line];
        let (file, number) = line.origin?;
        let column = (place.column as isize - line.indent).max(0) + 1;
        Some(format!("{}:{number}:{column}: {}", joined.files[file], error.text))
    };
    let mut sentences: Vec<String> = errors.iter().filter_map(sentence).collect();
    sentences.dedup();
    match &sentences[..] {
        [] => errors[0].text.clone(),
        sentences => sentences.join("\n"),
    }
}

/// Why a program that compiles with crates may not compile without them.
fn hint(joined: &Joined, judge: &Judge) -> String {
    let stand_ins = match &joined.stand_ins[..] {
        [] => String::new(),
        names => format!("; the stand-in for {} does not have everything", names.join(" or ")),
    };
    format!("\n({} has no crates{stand_ins})", judge.name)
}
