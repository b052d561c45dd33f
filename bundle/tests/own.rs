//! A contestant's own program, which uses what contestants use, for every judge.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bundle::{Bundle, Compiler, Program, bundle, find_root, judge_named, judges};
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
        let text = bundle(&root, &program, judge, None).unwrap().text;
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

#[test]
fn a_program_that_reads_by_the_library_needs_no_crate_for_it() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("mine.rs");
    let text = "\
use grundy::io::{self, In, Input};
use proconio::{input, read_value};

mod reader {
    pub fn words(input: &super::Input) -> (String, String) {
        proconio::input! { from input, first: String }
        use ::proconio::read_value;
        (first, read_value!(from input, String))
    }
}

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<0, 9> }
        let unused = 0;
        let heaps: Vec<u32> = (0..n).map(|_| read_value!(from input, In<0, 9, u32>)).collect();
        writeln!(out, \"{heaps:?} {:?}\", reader::words(input));
    });
}
";
    fs::write(&path, text).unwrap();
    let program = Program::read(path).unwrap();
    for name in ["atcoder", "luogu"] {
        let executable = directory.path().join(name);
        let root = find_root(&here("..")).unwrap();
        let Bundle { text, warnings, .. } =
            bundle(&root, &program, judge_named(name).unwrap(), Some(&executable)).unwrap();
        assert!(text.contains("use grundy::io::{self, In, Input};\nuse grundy::io::{input, read_value};\n"), "{text}");
        assert!(!text.contains("proconio"), "{text}");
        assert_eq!(warnings.len(), 1);
        assert!(warnings[0].ends_with("mine.rs:15:13: unused variable: `unused`"), "{warnings:?}");
        let mut child = Command::new(executable).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"2 3 4 a b").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "[3, 4] (\"a\", \"b\")\n");
    }
}
