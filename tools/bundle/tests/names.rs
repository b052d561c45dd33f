//! Programs that name crates, macros and parts of their own in every way that cargo compiles. `names/*.out` is what they
//! print with the crates.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use bundle::{bundle, judge_named};
use entry::{Program, root};
use tempfile::TempDir;

/// How those programs end that say so.
const CODES: [(&str, i32); 2] = [("library", 1), ("main_by_platform", 3)];

#[test]
fn names_mean_what_they_mean_to_cargo() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let directory = TempDir::new().unwrap();
    let mut tried = 0;
    for entry in fs::read_dir(here.join("tests/names")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let program = Program::read(path.clone()).unwrap();
        let slug = program.slug.clone();
        let executable = directory.path().join(&slug);
        // In both editions.
        let made = bundle(root(), &program, judge_named("any").unwrap(), Some(&executable));
        let made = made.unwrap_or_else(|error| panic!("{slug}: {error}"));
        assert_eq!(made.unchecked, None, "{slug}");
        let input = File::open(path.with_extension("in")).unwrap();
        let output = Command::new(executable).stdin(input).output().unwrap();
        let code = CODES.iter().find(|(name, _)| *name == slug).map_or(0, |(_, code)| *code);
        assert_eq!(output.status.code(), Some(code), "{slug}: {output:?}");
        let expected = fs::read_to_string(path.with_extension("out")).unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{slug}");
        tried += 1;
    }
    assert_eq!(tried, 16);
}
