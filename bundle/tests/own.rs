//! A contestant's own program, which uses what contestants use, for every judge.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::{Compiler, Program, bundle, find_root, judges};
use tempfile::TempDir;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What the program `text` prints for the input, without a warning on the way.
fn answer(text: &str, edition: &str, crates: bool) -> String {
    let directory = TempDir::new().unwrap();
    let (source, program) = (directory.path().join("main.rs"), directory.path().join("main"));
    fs::write(&source, text).unwrap();
    let compiler = Compiler::new(edition, crates).unwrap();
    compiler.compile(&source, &["-Copt-level=1"], &program).unwrap();
    let input = File::open(here("tests/own/contest.in")).unwrap();
    let output = Command::new(program).stdin(input).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_judge_gets_a_program_that_prints_what_the_crates_print() {
    let root = find_root(&here("..")).unwrap();
    let program = Program::read(here("tests/own/contest.rs")).unwrap();
    let mut texts = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    // Judges with the same editions and crates get the same.
    for judge in judges().filter(|judge| kinds.insert((judge.crates, judge.editions))) {
        let text = bundle(&root, &program, judge).unwrap().text;
        texts.extend(judge.editions.iter().map(|edition| (judge.crates, *edition, text.clone())));
    }
    // proconio has `#[fastout]` only with a feature that we do not build.
    let (_, edition, text) = texts.pop_last().unwrap();
    let text = text.replace("#[fastout]\n", "").replace("fastout, ", "");
    let expected = answer(&text, edition, true);
    assert!(expected.ends_with("1 [2, 3] ['a', 'b'] true\n"), "{expected}");
    assert_eq!(texts.len(), 2);
    for (crates, edition, text) in texts {
        assert!(!crates);
        assert_eq!(answer(&text, edition, crates), expected, "in edition {edition}");
    }
}
