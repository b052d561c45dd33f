//! Submissions that have been made before: each was compiled as it was made, which takes a while.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use entry::{Judge, Program};

use crate::rustc::{command, rustc};
use crate::{Bundle, files_at};

/// The submissions of a collection in its `target`. Before each stand two lines of files, those of which lines are in
/// it and those that were read for it, and a number of all that was read. Programs are one file each. Judges with
/// crates get one text, those without another, and one that has files a third.
pub struct Kept {
    root: PathBuf,
    folder: PathBuf,
    /// What every file is made of besides: the bundler and the compiler.
    common: u64,
}

impl Kept {
    /// Those of the collection in the directory `root`.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn new(root: &Path) -> Result<Self, String> {
        let mut hasher = DefaultHasher::new();
        let version = command(rustc()).arg("-vV").output();
        hasher.write(&version.map(|output| output.stdout).unwrap_or_default());
        for part in ["tools/bundle/src", "tools/collection/entry/src"] {
            hash_folder(&root.join(part), &mut hasher)?;
        }
        let manifest = root.join("Cargo.toml");
        hash_file(&manifest, &mut hasher).map_err(|error| format!("{}: {error}", manifest.display()))?;
        Ok(Self { root: root.to_owned(), folder: root.join("target/submissions"), common: hasher.finish() })
    }

    /// The text that was kept, if it was made of what is there now.
    pub fn text(&self, program: &Program, judge: &Judge) -> Option<String> {
        let [_, read, text] = self.parts(program, judge)?;
        let read = read.split(' ').map(str::to_owned).collect();
        Some(text.strip_prefix(&self.number(program, &read).ok()?)?.to_owned())
    }

    /// The files of the collection of which lines stand in the kept text, if it was made of what is there now.
    pub fn files(&self, program: &Program, judge: &Judge) -> Option<BTreeSet<String>> {
        self.text(program, judge)?;
        let [files, ..] = self.parts(program, judge)?;
        Some(files.split(' ').map(str::to_owned).collect())
    }

    /// The two lines of files, and the rest.
    fn parts(&self, program: &Program, judge: &Judge) -> Option<[String; 3]> {
        let text = fs::read_to_string(self.file(program, judge)).ok()?;
        let parts: Vec<String> = text.splitn(3, '\n').map(str::to_owned).collect();
        parts.try_into().ok()
    }

    /// Keeps a text that was made just now, unless something was to be said of it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep(&self, program: &Program, judge: &Judge, made: &Bundle) -> Result<(), String> {
        if made.unchecked.is_some() || !made.warnings.is_empty() {
            return Ok(());
        }
        let file = self.file(program, judge);
        let line = |files: &BTreeSet<String>| files.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        let [files, read] = [&made.files, &made.read].map(line);
        // Complete, or not there.
        let unfinished = file.with_extension("unfinished");
        let number = self.number(program, &made.read);
        let written = number.and_then(|number| {
            fs::create_dir_all(&self.folder)?;
            fs::write(&unfinished, format!("{files}\n{read}\n{number}{}", made.text))?;
            fs::rename(&unfinished, &file)
        });
        written.map_err(|error| format!("{}: {error}", file.display()))
    }

    fn file(&self, program: &Program, judge: &Judge) -> PathBuf {
        let kind = match (files_at(program, judge), judge.crates) {
            (Some(_), _) => "with-files",
            (None, true) => "with-crates",
            (None, false) => "without-crates",
        };
        self.folder.join(format!("{}-{kind}.rs", program.slug))
    }

    /// The number of all that a submission of this program and these files is made of, in a line.
    fn number(&self, program: &Program, files: &BTreeSet<String>) -> io::Result<String> {
        let mut hasher = DefaultHasher::new();
        hasher.write(&self.common.to_le_bytes());
        hash_file(&program.path, &mut hasher)?;
        files.iter().try_for_each(|file| hash_file(&self.root.join(file), &mut hasher))?;
        Ok(format!("{:016x}\n", hasher.finish()))
    }
}

/// All files in a folder, in the order of their names.
fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> Result<(), String> {
    let in_folder = |error: io::Error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).map_err(in_folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in &paths {
        match path.is_dir() {
            true => hash_folder(path, hasher)?,
            false => hash_file(path, hasher).map_err(|error| format!("{}: {error}", path.display()))?,
        }
    }
    Ok(())
}

fn hash_file(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let content = fs::read(path)?;
    hasher.write(&content.len().to_le_bytes());
    hasher.write(&content);
    Ok(())
}
