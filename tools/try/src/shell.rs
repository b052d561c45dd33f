//! Words of commands: as a shell takes them, and what they stand for.

use std::collections::HashMap;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

/// A word as a shell takes it: in quotes where it needs them.
pub fn shown(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./=+,:@%".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// The program that a word stands for. Where a version manager has put a script in Python's place, which takes a
/// multiple of its time at each start, it is the Python that this script would run.
pub fn program(word: &str) -> PathBuf {
    static KNOWN: LazyLock<Mutex<HashMap<String, PathBuf>>> = LazyLock::new(Mutex::default);
    if !["python", "python3"].contains(&word) {
        return word.into();
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(word.to_owned()).or_insert_with(|| behind_shim(word).unwrap_or_else(|| word.into())).clone()
}

fn behind_shim(python: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let found = env::split_paths(&path).map(|folder| folder.join(python)).find(|path| path.is_file())?;
    found.parent()?.ends_with("shims").then_some(())?;
    let mut asks = Command::new(found);
    asks.args(["-c", "import sys; print(sys.executable)"]).stdin(Stdio::null()).stderr(Stdio::null());
    let said = String::from_utf8(asks.output().ok()?.stdout).ok()?;
    Some(PathBuf::from(said.trim_end())).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_word_stands_for_a_program_and_no_script_before_it() {
        assert_eq!(super::program("./a.out"), std::path::Path::new("./a.out"));
        let python = super::program("python3");
        assert!(!python.to_string_lossy().contains("shims"), "{python:?}");
    }
}
