//! Prints a program of this collection as one source file: the program, the modules of the library that it reaches,
//! and, for judges without crates, stand-ins for what it uses of proconio and itertools.
//!
//! Everything is the text that its author wrote, cut and joined; nothing is printed from a syntax tree. Documentation
//! and tests are left out, other comments stay.
//!
//! `source` reads the files as modules of items, with what `scan` finds in their tokens; `reach` says which of them the
//! program needs; `print` cuts the others, by the `edit`s of each file. `judge` is the table of the judges.

mod compile;
mod edit;
mod import;
mod item;
mod judge;
mod print;
mod reach;
mod scan;
mod source;
mod stand_in;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub use compile::Compiler;
pub use judge::{ANY, Judge, Rustc, judge_of, judges};

use reach::Reach;
use source::Source;

/// The program `slug` of the crate in the directory `root` as one file for `judge`.
///
/// # Errors
/// A sentence that says what cannot be bundled, or that the file exceeds the judge's limit.
pub fn bundle(root: &Path, slug: &str, judge: &Judge) -> Result<String, String> {
    let slugs = slugs(root)?;
    if !slugs.contains(slug) {
        return Err(unknown("program", slug, &slugs));
    }
    let source = Source::load(root, slug, judge.crates)?;
    let reach = Reach::of(&source);
    if !judge.crates {
        stand_in::check(&source, &reach)?;
    }
    let text = print::text(slug, &source, &reach)?;
    if text.len() > judge.limit {
        let (name, length, limit) = (judge.name, text.len(), judge.limit);
        return Err(format!("{slug} has {length} bytes, {name} takes {limit}"));
    }
    Ok(text)
}

/// The programs of the crate in the directory `root`.
///
/// # Errors
/// If its directory `src/bin` cannot be read.
pub fn slugs(root: &Path) -> Result<BTreeSet<String>, String> {
    let directory = root.join("src/bin");
    let in_directory = |error| format!("{}: {error}", directory.display());
    let mut slugs = BTreeSet::new();
    for entry in fs::read_dir(&directory).map_err(in_directory)? {
        let path = entry.map_err(in_directory)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            slugs.extend(
                path.file_stem()
                    .map(|stem| stem.to_string_lossy().into_owned()),
            );
        }
    }
    Ok(slugs)
}

/// The judge of that name.
///
/// # Errors
/// A sentence that names the nearest ones.
pub fn judge_named(name: &str) -> Result<&'static Judge, String> {
    judges().find(|judge| judge.name == name).ok_or_else(|| {
        let names = judges().map(|judge| judge.name.to_owned()).collect();
        unknown("judge", name, &names)
    })
}

/// The directory with `src/lib.rs` and `src/bin` that `start` lies in.
///
/// # Errors
/// If there is none.
pub fn find_root(start: &Path) -> Result<PathBuf, String> {
    start
        .ancestors()
        .find(|directory| {
            directory.join("src/lib.rs").is_file() && directory.join("src/bin").is_dir()
        })
        .map(Path::to_path_buf)
        .ok_or_else(|| {
            format!(
                "{} lies in no crate with src/lib.rs and src/bin",
                start.display()
            )
        })
}

/// Says that there is no `kind` of that name, and which three are near: a third of the letters may differ.
fn unknown(kind: &str, name: &str, known: &BTreeSet<String>) -> String {
    let mut near: Vec<(usize, &String)> = known
        .iter()
        .map(|other| (strsim::damerau_levenshtein(name, other), other))
        .filter(|(distance, _)| *distance <= (name.len() / 3).max(1))
        .collect();
    near.sort();
    let near: Vec<String> = near
        .iter()
        .take(3)
        .map(|(_, other)| format!("`{other}`"))
        .collect();
    match &near[..] {
        [] => format!("there is no {kind} `{name}`"),
        near => format!(
            "there is no {kind} `{name}`: did you mean {}?",
            near.join(" or ")
        ),
    }
}
