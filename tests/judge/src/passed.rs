//! Marks of success: what has passed is not tried again while nothing that it depends on has changed.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};

use crate::paths::{built, built_plainly, evidence, folder, root};

/// The mark of a test.
pub struct Mark {
    path: PathBuf,
    /// All that the result depends on, in a number.
    content: String,
}

impl Mark {
    /// The mark of `what` is tested of a problem: `full`, for example.
    pub fn new(slug: &str, what: &str) -> Self {
        let path = folder().with_file_name("passed").join(format!("{slug}-{what}"));
        Self { path, content: format!("{:016x}\n", content(slug)) }
    }

    /// The mark of what is tried of a program without its evidence, by this program.
    pub fn of_program(slug: &str) -> Self {
        let mut files = vec![built_plainly(slug), root().join(format!("src/bin/{slug}.rs"))];
        files.extend(env::current_exe());
        below(&root().join("testdata").join(slug), &mut files);
        let path = folder().with_file_name("passed").join(format!("{slug}-plain"));
        Self { path, content: format!("{:016x}\n", hashed((), &files)) }
    }

    /// The mark of a test that looks at the whole repository, and at what cargo builds of it: as it was when this was
    /// asked for first.
    pub fn of_all(what: &str) -> Self {
        static ALL: OnceLock<u64> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let mut files = vec![];
            below(root(), &mut files);
            hashed(compiler(), &files)
        });
        Self { path: folder().with_file_name("passed").join(what), content: format!("{all:016x}\n") }
    }

    /// What was kept when this passed, if it has passed as everything is now.
    pub fn kept(&self) -> Option<String> {
        let text = fs::read_to_string(&self.path).ok()?;
        text.strip_prefix(&self.content).map(str::to_owned)
    }

    /// Remembers that this has passed, and keeps a text with that.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep(&self, text: &str) -> Result<(), String> {
        let folder = self.path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = folder.and_then(|()| fs::write(&self.path, format!("{}{text}", self.content)));
        written.map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

/// The program, the evidence, what runs, bundles and compiles them, the library that is bundled, and the cases.
fn content(slug: &str) -> u64 {
    static COMMON: OnceLock<u64> = OnceLock::new();
    let common = COMMON.get_or_init(|| {
        let mut files = vec![built("limited"), built("submission"), built("tried"), root().join("Cargo.lock")];
        let folders = ["io", "games", "graphs", "structures", "arithmetic"];
        folders.iter().for_each(|folder| below(&root().join("src").join(folder), &mut files));
        hashed(compiler(), &files)
    });
    let mut files = vec![built(slug), evidence(slug), root().join(format!("src/bin/{slug}.rs"))];
    below(&root().join("testdata").join(slug), &mut files);
    hashed(common, &files)
}

/// What the compiler says of itself.
fn compiler() -> Option<Vec<u8>> {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    Command::new(rustc).arg("-vV").output().map(|output| output.stdout).ok()
}

/// A number made of what is given, and of the names and contents of files.
fn hashed(of: impl Hash, files: &[PathBuf]) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    files.iter().for_each(|file| (file, fs::read(file).ok()).hash(&mut hasher));
    hasher.finish()
}

/// Adds the files below a folder, in a fixed order, but for what is built, installed or versioned there.
fn below(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.retain(|path| ["target", "node_modules", ".git"].iter().all(|name| !path.ends_with(name)));
    entries.sort();
    for path in entries {
        match path.is_dir() {
            true => below(&path, found),
            false => found.push(path),
        }
    }
}
