//! Prints a program of this collection as one source file: the program, the modules of the library that it reaches,
//! and, for judges without crates, stand-ins for what it uses of proconio and itertools.
//!
//! Everything is the text that its author wrote, cut and joined; nothing is printed from a syntax tree. Documentation
//! and tests are left out, other comments stay.

mod compile;
mod edit;
mod judge;
mod reach;
mod scan;
mod source;
mod stand_in;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub use compile::Compiler;
pub use judge::{ANY, Judge, Rustc, judge_of, judges};

use edit::Edit;
use reach::Reach;
use scan::Head;
use source::{CRATES, File, LIBRARY, Source};

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
    let bundle = Bundle {
        source: &source,
        reach,
    };
    let text = bundle.text(slug)?;
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

struct Bundle<'a> {
    source: &'a Source,
    reach: Reach<'a>,
}

impl Bundle<'_> {
    fn text(&self, slug: &str) -> Result<String, String> {
        let [program, others @ ..] = &self.source.roots[..] else {
            unreachable!("the program is loaded first");
        };
        let program = &self.source.files[*program];
        let mut text = first_line(&program.text)
            .ok_or_else(|| format!("src/bin/{slug}.rs does not begin with `//! # ` and a title"))?;
        text += &self.file(program);
        for file in others.iter().map(|&file| &self.source.files[file]) {
            if self.reach.modules().contains(&file.root) {
                text += &self.module(file);
            }
        }
        Ok(text)
    }

    /// The crate of which `file` is the root, as a module.
    fn module(&self, file: &File) -> String {
        let name = CRATES[file.root];
        let (mut comment, mut macros) = (String::new(), String::new());
        if file.root == LIBRARY {
            let names = self.reach.macros().iter();
            macros = names
                .map(|name| format!("pub use crate::{name};\n"))
                .collect();
        } else {
            comment = format!(
                "// What is used above of the crate {name}, which this judge does not have.\n"
            );
        }
        let kept = self.file(file);
        format!("\n{comment}#[allow(unused)]\nmod {name} {{\n{kept}{macros}}}\n")
    }

    /// What is kept of the file, and within it of the files whose modules it declares.
    fn file(&self, file: &File) -> String {
        let mut edits: Vec<Edit> = file.cuts.iter().cloned().map(Edit::cut).collect();
        edits.extend(
            file.heads
                .iter()
                .filter_map(|(head, nested)| self.redirect(file, head, *nested)),
        );
        for declaration in &file.declarations {
            if !self.reach.modules().contains(&declaration.module) {
                edits.push(Edit::cut_item(&file.text, &declaration.range));
            } else if let Some((semicolon, inner)) = &declaration.file {
                let inner = self.file(&self.source.files[*inner]);
                edits.push(Edit::replace(semicolon.clone(), format!(" {{\n{inner}}}")));
            }
        }
        for &module in &file.modules {
            for (index, part) in self.source.modules[module].parts.iter().enumerate() {
                if !self.reach.keeps_part(module, index) {
                    edits.push(Edit::cut_item(&file.text, &part.range));
                }
            }
        }
        for (module, item) in &file.imports {
            let cuts = source::cut_use(item, |start| self.reach.keeps_import(*module, start));
            edits.extend(cuts.into_iter().map(Edit::cut));
        }
        let mut text = edit::apply(&file.text, edits);
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        text
    }

    /// How the path that begins with `head` finds its crate, which is a module of the bundle.
    fn redirect(&self, file: &File, head: &Head, nested: bool) -> Option<Edit> {
        if file.root > LIBRARY {
            return None;
        }
        if file.root == LIBRARY && head.name == "crate" {
            let end = head.range.end;
            return Some(Edit::replace(end..end, "::grundy"));
        }
        let start = head.colons.unwrap_or(head.range.start);
        let is_module = self
            .source
            .root_named(&head.name)
            .is_some_and(|root| root != file.root);
        (is_module && (nested || head.colons.is_some()))
            .then(|| Edit::replace(start..head.range.start, "crate::"))
    }
}

/// The comment that says what the bundle is: the problem, the judge's link if the header has one, the collection.
fn first_line(program: &str) -> Option<String> {
    let title = program
        .lines()
        .find_map(|line| line.strip_prefix("//! # "))?;
    // Brackets are escaped in documentation.
    let title = title.replace(r"\[", "[").replace(r"\]", "]");
    let problem = title.split(" — ").next().unwrap_or(&title);
    let judge = program
        .lines()
        .find_map(|line| line.strip_prefix("//! Judge: "));
    let judge = judge.map_or(String::new(), |link| {
        format!(" — {}", link.trim_matches(['<', '>']))
    });
    Some(format!(
        "// {problem}{judge} — from the collection grundy\n"
    ))
}
