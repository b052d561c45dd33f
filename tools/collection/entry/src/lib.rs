//! What is known of a problem by itself: what its program says, its judge, and what its evidence says.
//!
//! This is the ground floor: it knows no other package. The evidence for every problem is linked with it, so what is
//! known of all problems together stands in `collection`.

pub mod address;
mod environment;
mod facts;
mod header;
mod judge;
mod named;
mod program;
mod variables;
mod words;

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

pub use environment::{ENVIRONMENT, SETTINGS, Treatment, cleared, treatment};
pub use facts::{FACTS, Facts, Least, Unreadable, Work, Wrong};
pub use header::{Fault, Header, Lesson, Line, Place, Relation, plain};
pub use judge::{ANY, Judge, Rustc, SAME, judge_linked, judge_named, judges};
pub use named::{Called, called, named, unknown};
pub use program::{Program, programs};
pub use variables::{on_windows, with_variables};
pub use words::{WORDS, own_words};

/// The folder of this collection: of the checkout in which cargo was called, else of the one in which this program was
/// started or lies. Where a program was compiled says nothing: checkouts are renamed, copied, and share what is built.
///
/// Where there is no collection this says so, and ends the program.
pub fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let places = [manifest, std::env::current_dir().ok(), std::env::current_exe().ok()];
        places.iter().flatten().find_map(|place| collection_of(place)).map_or_else(
            || {
                eprintln!("error: this is no checkout of the collection: run cargo in one");
                std::process::exit(2)
            },
            Path::to_owned,
        )
    })
}

/// The folder of the collection that `start` lies in, if it lies in one.
fn collection_of(start: &Path) -> Option<&Path> {
    start.ancestors().find(|folder| {
        ["src/bin", "tests/evidence/examples", "tools/collection/entry"].iter().all(|part| folder.join(part).is_dir())
    })
}

/// Prints a text on standard output. A reader who has left has seen enough, which ends the program quietly; where
/// nothing can be written otherwise, this says so, and ends the program with exit code 2.
pub fn print(text: &str) {
    let mut out = io::stdout().lock();
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        if error.kind() == io::ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        eprintln!("error: cannot write: {error}");
        std::process::exit(2);
    }
}

/// The directory with `src/lib.rs` and `src/bin` that `start` lies in, if there is one.
pub fn root_of(start: &Path) -> Option<&Path> {
    start.ancestors().find(|directory| directory.join("src/lib.rs").is_file() && directory.join("src/bin").is_dir())
}

/// Cargo: the one that has started this program, else the one that a shell finds.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// What keeps cargo quiet, where nobody sits at a terminal; at one, its bar is the sign of life.
pub fn quiet() -> Option<&'static str> {
    (!io::stderr().is_terminal()).then_some("--quiet")
}

/// A file that cannot be read.
#[derive(Debug)]
pub struct Refused {
    /// Which one.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl Error for Refused {}

impl From<Refused> for String {
    fn from(refused: Refused) -> Self {
        refused.to_string()
    }
}

/// A file's text, with the line ends of Unix.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<String, Refused> {
    let text = fs::read_to_string(path).map_err(|error| Refused { path: path.to_owned(), error })?;
    Ok(text.replace("\r\n", "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_collection_is_found_from_below() {
        let folder = std::env::temp_dir().join(format!("collection-{}", std::process::id()));
        for part in ["src/bin", "tests/evidence/examples", "tools/collection/entry"] {
            fs::create_dir_all(folder.join(part)).expect("a folder");
        }
        assert_eq!(collection_of(&folder.join("tests/evidence/examples")), Some(folder.as_path()));
        assert_eq!(collection_of(folder.parent().expect("it lies in one")), None);
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
