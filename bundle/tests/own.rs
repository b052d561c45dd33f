//! A contestant's own program, which uses what contestants use, for every judge.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::{Compiler, Program, bundle, find_root, judge_named, judges};
use tempfile::TempDir;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What the program `text` prints for that input, without a warning on the way.
fn answer(text: &str, edition: &str, crates: bool, input: &str) -> String {
    let directory = TempDir::new().unwrap();
    let (source, program) = (directory.path().join("main.rs"), directory.path().join("main"));
    fs::write(&source, text).unwrap();
    let compiler = Compiler::new(edition, crates).unwrap();
    compiler.compile(&source, &["-Copt-level=1"], &program).unwrap();
    let input = File::open(here(input)).unwrap();
    let output = Command::new(program).stdin(input).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The input of the program in `contest.rs`.
const CONTEST: &str = "tests/own/contest.in";

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
    let expected = answer(&text, edition, true, CONTEST);
    assert!(expected.ends_with("1 [2, 3] ['a', 'b'] true\n"), "{expected}");
    assert_eq!(texts.len(), 2);
    for (crates, edition, text) in texts {
        assert!(!crates);
        assert_eq!(answer(&text, edition, crates, CONTEST), expected, "in edition {edition}");
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
        let heaps: Vec<u32> = (0..n).map(|_| read_value!(from input, In<0, 9, u32>)).collect();
        writeln!(out, \"{heaps:?} {:?}\", reader::words(input));
    });
}
";
    fs::write(&path, text).unwrap();
    fs::write(directory.path().join("mine.in"), "2 3 4 a b").unwrap();
    let program = Program::read(path).unwrap();
    for name in ["atcoder", "luogu"] {
        let text = bundle(&find_root(&here("..")).unwrap(), &program, judge_named(name).unwrap()).unwrap().text;
        assert!(text.contains("use grundy::io::{self, In, Input};\nuse grundy::io::{input, read_value};\n"), "{text}");
        assert!(!text.contains("proconio"), "{text}");
        let input = directory.path().join("mine.in");
        assert_eq!(answer(&text, "2024", false, input.to_str().unwrap()), "[3, 4] (\"a\", \"b\")\n");
    }
}
