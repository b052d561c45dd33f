//! What was compiled is kept by all that it was made of, so that a source that did not change is not compiled again.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use entry::root;
use tempfile::TempDir;

/// What nobody has used for so long is removed.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);

/// A file in the folder of what was compiled: when it was changed, the program was used.
const USED: &str = "used";

/// Where what is compiled of this text is kept: by the text, by what else says how, and by this program. Nothing where
/// the source may use other files, which nobody looks at here.
pub fn place(folder: &Path, source: &str, text: &str, how: &[&str]) -> Option<PathBuf> {
    is_alone(source, text).then_some(())?;
    let mut hasher = DefaultHasher::new();
    let mut add = |bytes: &[u8]| {
        hasher.write(&bytes.len().to_le_bytes());
        hasher.write(bytes);
    };
    how.iter().for_each(|how| add(how.as_bytes()));
    add(text.as_bytes());
    add(&stamp(&std::env::current_exe().ok()?));
    if needs_library(text) {
        for folder in ["src", "tools/bundle/src"] {
            stamps(&root().join(folder), &mut |stamp| add(stamp));
        }
    }
    Some(folder.join(format!("kept-{:016x}", hasher.finish())))
}

/// Whether a source of Rust is compiled with the library, or with the stand-ins for crates.
pub fn needs_library(text: &str) -> bool {
    ["grundy", "proconio", "itertools"].iter().any(|name| text.contains(name))
}

/// Whether a program is kept here. It then counts as used.
pub fn is_kept(place: &Path) -> bool {
    place.join(USED).exists() && fs::write(place.join(USED), "").is_ok()
}

/// Keeps what was compiled in a folder, and removes what is old. Where another run has kept the same meanwhile, that is
/// taken; where it cannot be kept, the folder is given back.
pub fn keep(built: TempDir, place: &Path) -> Result<(), TempDir> {
    if let Some(all) = place.parent() {
        remove_old(all, SystemTime::now() - OLD);
    }
    if fs::write(built.path().join(USED), "").is_err() {
        return Err(built);
    }
    match fs::rename(built.path(), place) {
        Ok(()) => {
            // It is there no more.
            let _ = built.keep();
            Ok(())
        }
        Err(_) if is_kept(place) => Ok(()),
        Err(_) => Err(built),
    }
}

fn remove_old(all: &Path, before: SystemTime) {
    for folder in fs::read_dir(all).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let used = fs::metadata(folder.join(USED)).and_then(|used| used.modified());
        if used.is_ok_and(|used| used < before) {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// Whether a source uses no other files of the same author.
fn is_alone(source: &str, text: &str) -> bool {
    let lines = || text.lines().map(str::trim_start);
    let includes = |line: &str| {
        let line = line.strip_prefix('#').map(str::trim_start);
        line.and_then(|line| line.strip_prefix("include")).is_some_and(|file| !file.trim_start().starts_with('<'))
    };
    let is_module = |line: &str| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.starts_with("mod ") && line.trim_end().ends_with(';')
    };
    let is_java = source.to_lowercase().ends_with(".java");
    let beside = Path::new(source).parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let sources = || fs::read_dir(beside).into_iter().flatten().flatten();
    let is_source = |path: &Path| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("java"));
    let uses_others = lines().any(|line| includes(line) || is_module(line))
        || ["include!", "include_str!", "include_bytes!", "#[path"].iter().any(|word| text.contains(word))
        || is_java && sources().filter(|entry| is_source(&entry.path())).count() > 1;
    !uses_others
}

/// The length of a file and when it was changed.
fn stamp(path: &Path) -> Vec<u8> {
    let Ok(about) = fs::metadata(path) else { return vec![] };
    let changed = about.modified().ok().and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
    [about.len().to_le_bytes().to_vec(), changed.unwrap_or_default().as_nanos().to_le_bytes().to_vec()].concat()
}

/// The same of all sources in a folder, those of programs aside.
fn stamps(folder: &Path, add: &mut dyn FnMut(&[u8])) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
    paths.sort();
    for path in paths {
        if !path.is_dir() {
            add(path.as_os_str().as_encoded_bytes());
            add(&stamp(&path));
        } else if !path.ends_with("src/bin") {
            stamps(&path, add);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_uses_other_files_is_not_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        let is_kept = |name: &str, text: &str| place(folder.path(), &path(name), text, &["how"]).is_some();
        assert!(is_kept("a.cpp", "#include <bits/stdc++.h>\n"));
        assert!(!is_kept("a.cpp", "  # include \"mine.h\"\n") && !is_kept("a.cpp", "#include MINE\n"));
        assert!(is_kept("a.rs", "mod own {\n}\n") && !is_kept("a.rs", "mod other;\n"));
        assert!(!is_kept("a.rs", "fn main() { print!(include_str!(\"a\")) }"));
        assert!(is_kept("A.java", "class A {}"));
        fs::write(path("A.java"), "").and_then(|()| fs::write(path("B.java"), "")).expect("a file");
        assert!(!is_kept("A.java", "class A {}"));
    }

    #[test]
    fn another_text_or_another_way_is_another_program() {
        let at = |text: &str, how: &str| place(Path::new("x"), "a.cpp", text, &[how]).expect("it is kept");
        assert_eq!(at("a", "b"), at("a", "b"));
        assert!(at("a", "b") != at("b", "b") && at("a", "b") != at("a", "a"));
        assert!(at("proconio", "b") != at("proconi", "b"));
    }

    #[test]
    fn what_is_kept_is_used_and_goes_when_nobody_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("kept-1");
        let built = || {
            let built = tempfile::tempdir_in(folder.path()).expect("a folder");
            fs::write(built.path().join("program"), "7").expect("a file");
            built
        };
        assert!(!is_kept(&place));
        keep(built(), &place).expect("it is kept");
        // Another run was quicker.
        keep(built(), &place).expect("it is kept");
        assert!(is_kept(&place) && place.join("program").exists());
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        remove_old(folder.path(), SystemTime::now() - OLD);
        assert!(is_kept(&place));
        remove_old(folder.path(), SystemTime::now() + OLD);
        assert!(!place.exists());
    }
}
