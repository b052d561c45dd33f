//! Programs that name crates, macros and parts of their own in every way that cargo compiles. `names/*.out` is what
//! they print with the crates.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use bundle::{bundle, judge_named};
use entry::{Program, root};
use tempfile::TempDir;

/// How those programs end that say so.
const CODES: [(&str, i32); 4] = [("ends_main", 6), ("library", 1), ("main_by_platform", 3), ("own_paths", 9)];

#[test]
fn names_mean_what_they_mean_to_cargo() {
    let here = root().join("tools/bundle");
    let files = fs::read_dir(here.join("tests/names")).unwrap().map(|entry| entry.unwrap().path());
    let programs: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect();
    assert_eq!(programs.len(), 39);
    thread::scope(|threads| {
        for half in programs.chunks(programs.len() / 2) {
            threads.spawn(|| half.iter().for_each(|path| means_what_it_means_to_cargo(path)));
        }
    });
}

fn means_what_it_means_to_cargo(path: &Path) {
    let program = Program::read(path.to_path_buf()).unwrap();
    let slug = program.slug.clone();
    let directory = TempDir::new().unwrap();
    let executable = directory.path().join(&slug);
    // In both editions, but for what only the newer one has.
    let judge = if slug.ends_with("2024") { "luogu" } else { "any" };
    let made = bundle(root(), &program, judge_named(judge).unwrap(), Some(&executable));
    let made = made.unwrap_or_else(|error| panic!("{slug}: {error}"));
    assert_eq!(made.unchecked, None, "{slug}");
    says_what_it_says_to_cargo(path, &slug, &executable);
    if judge == "any" {
        let source = directory.path().join("main.rs");
        fs::write(&source, made.text).unwrap();
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2021", "--cap-lints=allow", "-Coverflow-checks=on", "-o"]).args([&executable, &source]);
        assert!(rustc.status().unwrap().success(), "{slug} in edition 2021");
        says_what_it_says_to_cargo(path, &slug, &executable);
    }
}

fn says_what_it_says_to_cargo(path: &Path, slug: &str, executable: &Path) {
    let input = File::open(path.with_extension("in")).unwrap();
    let output = Command::new(executable).stdin(input).output().unwrap();
    let code = CODES.iter().find(|(name, _)| *name == slug).map_or(0, |(_, code)| *code);
    assert_eq!(output.status.code(), Some(code), "{slug}: {output:?}");
    let expected = fs::read_to_string(path.with_extension("out")).unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{slug}");
}
