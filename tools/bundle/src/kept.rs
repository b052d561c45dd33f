//! Submissions that have been made before: each was compiled as it was made, which takes a while.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use entry::{Judge, Program};

use crate::Bundle;
use crate::rustc::{command, rustc};

/// The submissions of a collection in its `target`, each with a number of what it was made of. Programs are one file
/// each. Judges with crates get one text, those without another.
pub struct Kept {
    folder: PathBuf,
    /// What every file is made of: the library, the bundler, the compiler.
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
        version.map(|output| output.stdout).unwrap_or_default().hash(&mut hasher);
        for part in ["src", "tools/bundle/src", "tools/collection/entry/src"] {
            hash_folder(&root.join(part), &mut hasher)?;
        }
        hash_file(&root.join("Cargo.toml"), &mut hasher)?;
        Ok(Self { folder: root.join("target/submissions"), common: hasher.finish() })
    }

    /// The text that was kept, if it was made of what is there now.
    pub fn text(&self, program: &Program, judge: &Judge) -> Option<String> {
        let text = fs::read_to_string(self.file(program, judge)).ok()?;
        Some(text.strip_prefix(&self.number(program).ok()?)?.to_owned())
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
        // Complete, or not there.
        let unfinished = file.with_extension("unfinished");
        let written = fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&unfinished, self.number(program)? + &made.text))
            .and_then(|()| fs::rename(&unfinished, &file));
        written.map_err(|error| format!("{}: {error}", file.display()))
    }

    fn file(&self, program: &Program, judge: &Judge) -> PathBuf {
        let kind = if judge.crates { "with-crates" } else { "without-crates" };
        self.folder.join(format!("{}-{kind}.rs", program.slug))
    }

    /// The number of all that a submission of this program is made of, in a line.
    fn number(&self, program: &Program) -> std::io::Result<String> {
        let mut hasher = DefaultHasher::new();
        (self.common, fs::read(&program.path)?).hash(&mut hasher);
        Ok(format!("{:016x}\n", hasher.finish()))
    }
}

/// All files in a folder but the programs, in the order of their names.
fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> Result<(), String> {
    let in_folder = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).map_err(in_folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| !path.ends_with("src/bin")) {
        match path.is_dir() {
            true => hash_folder(path, hasher)?,
            false => hash_file(path, hasher)?,
        }
    }
    Ok(())
}

fn hash_file(path: &Path, hasher: &mut DefaultHasher) -> Result<(), String> {
    path.to_string_lossy().hash(hasher);
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?.hash(hasher);
    Ok(())
}
