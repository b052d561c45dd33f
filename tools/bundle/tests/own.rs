//! A contestant's own program, which uses what contestants use, for every judge.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use bundle::{Bundle, Kept, bundle, judge_named, program_named};
use entry::{Program, judges, root};
use tempfile::TempDir;

fn here(path: &str) -> PathBuf {
    root().join("tools/bundle").join(path)
}

#[test]
fn every_judge_gets_a_program_that_prints_what_the_crates_print() {
    let program = Program::read(here("tests/own/contest.rs")).unwrap();
    let directory = TempDir::new().unwrap();
    let mut outputs = Vec::new();
    let mut kinds = BTreeSet::new();
    // Judges with the same editions and crates get the same.
    for judge in judges().filter(|judge| kinds.insert((judge.crates, judge.editions))) {
        let executable = directory.path().join(judge.name);
        let bundle = bundle(root(), &program, judge, Some(&executable)).unwrap();
        assert_eq!((bundle.warnings, bundle.unchecked), (vec![], None), "{}", judge.name);
        assert_eq!(bundle.text.contains("extern crate self as proconio"), !judge.crates);
        assert_eq!(bundle.text.contains("\n#[fastout]\n"), judge.crates);
        let input = File::open(here("tests/own/contest.in")).unwrap();
        let output = Command::new(executable).stdin(input).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        outputs.push((judge.crates, String::from_utf8(output.stdout).unwrap()));
    }
    let (_, expected) = outputs.iter().find(|(crates, _)| *crates).unwrap();
    assert!(expected.ends_with("1 [2, 3] ['a', 'b'] true\n"), "{expected}");
    assert!(outputs.len() >= 4 && outputs.iter().all(|(_, output)| output == expected), "{outputs:?}");
}

#[test]
fn a_problem_with_files_has_them_at_its_judge_alone() {
    let program = program_named(root(), "cf36d").unwrap();
    let [input, expected] = ["in", "out"].map(|kind| root().join(format!("testdata/cf36d/sample-1.{kind}")));
    let expected = fs::read_to_string(expected).unwrap();
    for (judge, has_files) in [("codeforces", true), ("luogu", false)] {
        let folder = TempDir::new().unwrap();
        let executable = folder.path().join("main.exe");
        bundle(root(), &program, judge_named(judge).unwrap(), Some(&executable)).unwrap();
        let mut command = Command::new(executable);
        command.current_dir(&folder).stdin(Stdio::null());
        if has_files {
            fs::copy(&input, folder.path().join("input.txt")).unwrap();
        } else {
            command.stdin(File::open(&input).unwrap());
        }
        let output = command.output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let written = fs::read_to_string(folder.path().join("output.txt")).unwrap_or_default();
        let printed = String::from_utf8(output.stdout).unwrap();
        assert_eq!([written, printed], if has_files { [&expected, ""] } else { ["", &expected] });
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
        let Bundle { text, warnings, .. } =
            bundle(root(), &program, judge_named(name).unwrap(), Some(&executable)).unwrap();
        assert!(text.contains("extern crate self as proconio;") && !text.contains("mod source"), "{text}");
        assert_eq!(warnings.len(), 1);
        assert!(warnings[0].ends_with("mine.rs:15:13: unused variable: `unused`"), "{warnings:?}");
        let mut child = Command::new(executable).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"2 3 4 a b").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "[3, 4] (\"a\", \"b\")\n");
    }
}

#[test]
fn a_judge_with_files_gets_no_text_of_another() {
    let folder = TempDir::new().unwrap();
    for part in ["src/bin", "tools/bundle/src", "tools/collection/entry/src"] {
        fs::create_dir_all(folder.path().join(part)).unwrap();
    }
    fs::write(folder.path().join("Cargo.toml"), "").unwrap();
    let path = folder.path().join("src/bin/cf36d.rs");
    fs::copy(root().join("src/bin/cf36d.rs"), &path).unwrap();
    let program = Program::read(path).unwrap();
    let kept = Kept::new(folder.path()).unwrap();
    let judges = ["any", "luogu", "codeforces"].map(|name| judge_named(name).unwrap());
    let files: BTreeSet<String> = ["src/bin/cf36d.rs".to_owned()].into();
    for (judge, text) in judges.iter().zip(["any", "any", "files"]) {
        let (read, files) = (files.clone(), files.clone());
        let made = Bundle { text: text.to_owned(), unchecked: None, warnings: vec![], read, files };
        kept.keep(&program, judge, &made).unwrap();
    }
    let found = judges.map(|judge| kept.text(&program, judge).unwrap());
    assert_eq!(found, ["any", "any", "files"]);
}
