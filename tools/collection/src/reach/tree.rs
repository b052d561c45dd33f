//! The files of a collection, as they are in a folder, or in a commit.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

/// Files by their paths, with `/` between the parts, from the folder of the collection on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The files, each with its content.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// Folders that hold what was built, installed or versioned.
const LEFT_OUT: [&str; 3] = ["target", "node_modules", ".git"];

impl Tree {
    /// The files that are in a folder now.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn of_folder(root: &Path) -> Result<Self, String> {
        let mut tree = Self::default();
        let mut waiting = vec![String::new()];
        while let Some(folder) = waiting.pop() {
            let place = root.join(&folder);
            let at = |error: io::Error| format!("{}: {error}", place.display());
            for entry in fs::read_dir(&place).map_err(at)? {
                let entry = entry.map_err(at)?;
                let name = entry.file_name().to_string_lossy().into_owned();
                let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
                let kind = entry.file_type().map_err(at)?;
                if kind.is_dir() && !LEFT_OUT.contains(&&name[..]) {
                    waiting.push(path);
                } else if kind.is_symlink() {
                    // As git has it.
                    let to = fs::read_link(entry.path()).map_err(at)?;
                    tree.files.insert(path, to.as_os_str().as_encoded_bytes().to_vec());
                } else if kind.is_file() {
                    tree.files.insert(path, fs::read(entry.path()).map_err(at)?);
                }
            }
        }
        Ok(tree)
    }

    /// The files of a commit, by git.
    ///
    /// # Errors
    /// If git does not know it.
    pub fn of_commit(root: &Path, commit: &str) -> Result<Self, String> {
        let listed = git(root, &["ls-tree", "-r", "-z", "--format=%(objectname) %(path)", commit])?;
        let listed: Vec<(&str, &str)> = listed.split('\0').filter_map(|line| line.split_once(' ')).collect();
        let mut command = Command::new("git");
        command.args(["cat-file", "--batch"]).current_dir(root).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut git = command.spawn().map_err(|error| format!("git: {error}"))?;
        let (mut names, output) = (git.stdin.take().expect("a pipe"), git.stdout.take().expect("a pipe"));
        let asked: String = listed.iter().map(|(object, _)| format!("{object}\n")).collect();
        let writer = thread::spawn(move || names.write_all(asked.as_bytes()));
        let mut output = BufReader::new(output);
        let mut tree = Self::default();
        for (_, path) in listed {
            let content = object(&mut output).map_err(|error| format!("git cat-file, {path}: {error}"))?;
            tree.files.insert(path.to_owned(), content);
        }
        writer.join().expect("it does not panic").map_err(|error| format!("git cat-file: {error}"))?;
        git.wait().map_err(|error| format!("git cat-file: {error}"))?;
        Ok(tree)
    }

    /// A file as text; nothing if it is not there, or no text.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).and_then(|content| std::str::from_utf8(content).ok())
    }

    /// The files in a folder and below, in the order of their paths.
    pub fn below<'a>(&'a self, folder: &str) -> impl Iterator<Item = &'a String> + use<'a> {
        let folder = format!("{folder}/");
        let from = self.files.range(folder.clone()..);
        from.map(|(path, _)| path).take_while(move |path| path.starts_with(&folder))
    }

    /// The names of the Rust files directly in a folder.
    pub fn sources(&self, folder: &str) -> Vec<String> {
        let names = self.below(folder).filter_map(|path| path[folder.len() + 1..].strip_suffix(".rs"));
        names.filter(|name| !name.contains('/')).map(str::to_owned).collect()
    }
}

/// The next object of `git cat-file --batch`: a line that ends with its size, then the object.
fn object(output: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = String::new();
    output.read_line(&mut line)?;
    let size = line.trim_end().rsplit(' ').next().and_then(|size| size.parse().ok());
    let size: usize = size.ok_or_else(|| io::Error::other(line.trim_end().to_owned()))?;
    let mut content = vec![0; size + 1];
    output.read_exact(&mut content)?;
    content.pop();
    Ok(content)
}

/// What git prints.
///
/// # Errors
/// What it says where it fails.
pub fn git(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(arguments).current_dir(root).output();
    let output = output.map_err(|error| format!("git: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => {
            let said = String::from_utf8_lossy(&output.stderr);
            Err(format!("git {}: {}", arguments.first().unwrap_or(&""), said.trim_end()))
        }
    }
}
