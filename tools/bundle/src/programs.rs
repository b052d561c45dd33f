//! Finds programs.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::header::Header;
use crate::judge::{ANY, Judge, judge_linked, judges, unknown};

/// A program.
#[derive(Debug)]
pub struct Program {
    /// The name of its file, without `.rs`.
    pub slug: String,
    /// Its file.
    pub path: PathBuf,
    /// What it says of itself.
    pub header: Header,
}

/// The programs of the crate in the directory `root`, by their slugs.
///
/// # Errors
/// If `src/bin` or a file there cannot be read.
pub fn programs(root: &Path) -> Result<Vec<Program>, String> {
    let directory = root.join("src/bin");
    let in_directory = |error| format!("{}: {error}", directory.display());
    let mut programs = Vec::new();
    for entry in fs::read_dir(&directory).map_err(in_directory)? {
        let path = entry.map_err(in_directory)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            programs.push(Program::read(path)?);
        }
    }
    programs.sort_by(|a, b| a.slug.cmp(&b.slug));
    Ok(programs)
}

/// The directory with `src/lib.rs` and `src/bin` that `start` lies in.
///
/// # Errors
/// If there is none.
pub fn find_root(start: &Path) -> Result<PathBuf, String> {
    let is_root = |directory: &&Path| directory.join("src/lib.rs").is_file() && directory.join("src/bin").is_dir();
    let root = start.ancestors().find(is_root).map(Path::to_path_buf);
    root.ok_or_else(|| format!("{} lies in no crate with src/lib.rs and src/bin", start.display()))
}

impl Program {
    /// The program in that file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: PathBuf) -> Result<Self, String> {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let stem = path.file_stem().unwrap_or_default();
        Ok(Self { slug: stem.to_string_lossy().into_owned(), header: Header::of(&text), path })
    }

    /// The program that `argument` means: a file, or a program of the crate in the directory `root` with or without
    /// `.rs`.
    ///
    /// # Errors
    /// A sentence that names the nearest ones.
    pub fn find(root: &Path, argument: &str) -> Result<Self, String> {
        let file = Path::new(argument);
        if argument.ends_with(".rs") && file.is_file() {
            return Self::read(file.to_path_buf());
        }
        let slug = argument.strip_suffix(".rs").unwrap_or(argument);
        let path = root.join(format!("src/bin/{slug}.rs"));
        if path.is_file() {
            return Self::read(path);
        }
        let programs = programs(root)?;
        let slugs = programs.iter().map(|program| program.slug.as_str());
        Err(unknown("there is no program", slug, slugs) + "; `--list` names them all")
    }

    /// The judge that its header links, else that its slug belongs to, else [`ANY`].
    pub fn judge(&self) -> &'static Judge {
        let linked = self.header.link().and_then(judge_linked);
        let of_slug = || judges().find(|judge| judge.has_slug(&self.slug));
        linked.or_else(of_slug).unwrap_or(ANY)
    }

    /// What its header says, for machines.
    pub fn to_json(&self) -> Value {
        let header = &self.header;
        json!({
            "program": self.slug,
            "title": header.title(),
            "judge": self.judge().name,
            "link": header.link(),
            "chinese": header.chinese(),
            "family": header.family(),
            "theorem": header.theorem(),
            "cost": header.cost(),
        })
    }

    /// The first line of its bundle: problem, link, and where the program is from.
    pub(crate) fn first_line(&self, source: &str) -> String {
        let title = self.header.title();
        let parts = [title.as_deref(), self.header.link(), Some(source)];
        format!("// {}", parts.into_iter().flatten().collect::<Vec<_>>().join(" — "))
    }
}
