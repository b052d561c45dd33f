//! `cargo try --watch`: the program is tried again after each change, the case that it failed before first.
//!
//! The files are looked at a few times a second: that sees all ways of saving, and waits for no event.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use itertools::Itertools;
use serde_json::json;

use crate::once::{caught, with};
use crate::options::{Failed, Options};
use crate::problem::Problem;
use crate::report::Report;

/// How often it is looked.
const LOOK: Duration = Duration::from_millis(100);

/// Tries what `make` makes of the options, now and after each change of these files. Never ends but by an error.
pub fn watch(
    problem: &Problem,
    report: &Report,
    paths: Vec<PathBuf>,
    make: &dyn Fn() -> Result<Options, String>,
) -> Result<bool, String> {
    let mut files = Files::new(paths)?;
    let mut failed = None;
    loop {
        let tried = caught(|| {
            let mut options = make()?;
            tried(problem, &mut options, report, &mut failed)
        });
        if let Err(error) = tried {
            report.say("error", &format!("error: {error}"), json!({ "error": error }));
        }
        let waiting = format!("\nwaiting for a change of {}; Ctrl-C ends this", files.names());
        report.say("waiting", &waiting, json!({ "waiting": true }));
        while !files.have_changed() {
            sleep(LOOK);
        }
    }
}

/// Tries the case that failed before; if that is right now, or if there is none, everything.
fn tried(
    problem: &Problem,
    options: &mut Options,
    report: &Report,
    failed: &mut Option<Failed>,
) -> Result<bool, String> {
    if let (Some(before), None) = (failed.take(), &options.case) {
        let replies = options.replies.replace(before.replies);
        let shrink = std::mem::take(&mut options.shrink);
        options.case = Some(before.input);
        let is_right = with(problem, options, report)?;
        if !is_right {
            *failed = options.failed.take();
            return Ok(false);
        }
        (options.case, options.replies, options.shrink) = (None, replies, shrink);
        options.said.clear();
    }
    let is_right = with(problem, options, report)?;
    *failed = options.failed.take();
    Ok(is_right)
}

/// Files, and what is in them.
struct Files(Vec<File>);

struct File {
    path: PathBuf,
    /// As it looked; nothing where it is not there, as between two steps of saving.
    seen: Option<Look>,
    text: Vec<u8>,
}

/// When a file was changed, and its length.
type Look = (SystemTime, u64);

fn look(path: &Path) -> Option<Look> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

impl Files {
    fn new(paths: Vec<PathBuf>) -> Result<Self, String> {
        if paths.is_empty() {
            return Err("--watch needs a source, or a command in which a file is named".to_owned());
        }
        let file = |path: PathBuf| {
            let (seen, text) = (look(&path), fs::read(&path));
            Ok(File { seen, text: text.map_err(|error| format!("{}: {error}", path.display()))?, path })
        };
        Ok(Self(paths.into_iter().map(file).collect::<Result<_, String>>()?))
    }

    /// Their names, for people.
    fn names(&self) -> String {
        self.0.iter().map(|file| file.path.display()).join(" or ")
    }

    /// Whether there is another text in one of them, and the same at two looks: it may be about to be written.
    fn have_changed(&mut self) -> bool {
        let mut is_any = false;
        for file in &mut self.0 {
            let now = look(&file.path);
            if now.is_none() || now == file.seen {
                continue;
            }
            sleep(LOOK);
            let (Ok(text), true) = (fs::read(&file.path), look(&file.path) == now) else { continue };
            file.seen = now;
            is_any |= text != file.text;
            file.text = text;
        }
        is_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_text_is_a_change() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("mine.py");
        let write = |text: &str| fs::write(&path, text).expect("a file");
        write("1");
        let mut files = Files::new(vec![path.clone()]).expect("it is there");
        let is_seen = |files: &mut Files| (0..3).any(|_| files.have_changed());
        assert!(!is_seen(&mut files));
        sleep(Duration::from_millis(20));
        write("1");
        assert!(!is_seen(&mut files));
        write("22");
        assert!(is_seen(&mut files) && !is_seen(&mut files));
        // Some editors write another file and rename it.
        fs::remove_file(&path).expect("it is there");
        assert!(!is_seen(&mut files));
        fs::write(folder.path().join("other"), "333").expect("a file");
        fs::rename(folder.path().join("other"), &path).expect("it is moved");
        assert!(is_seen(&mut files));
    }

    #[test]
    fn something_has_to_be_watched() {
        assert!(Files::new(vec![]).is_err() && Files::new(vec!["nosuch.py".into()]).is_err());
    }
}
