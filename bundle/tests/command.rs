//! The command, as a contestant calls it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Calls the command from a directory of the fixture.
fn submission(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_submission"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture/src/graph"))
        .output()
        .unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

#[test]
fn prints_the_bundle() {
    let output = submission(&["alone"]);
    assert!(output.status.success());
    assert_eq!(
        text(output.stdout),
        "// Alone — from the collection grundy\nfn main() {\n    println!(\"alone\");\n}\n"
    );
    assert_eq!(
        text(output.stderr),
        format!(
            "alone: 77 of 65536 bytes. any: edition 2021 or 2024, no crates, \
             rustc of unknown version (the programs need {OLDEST})\n"
        )
    );
}

#[test]
fn writes_a_file_that_compiles() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("a.rs");
    let output = submission(&[
        "awkward",
        "--judge",
        "kattis",
        "--check",
        "-o",
        file.to_str().unwrap(),
    ]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
    assert!(fs::read_to_string(file).unwrap().starts_with("// Awkward"));
}

#[test]
fn says_which_judge_takes_no_rust() {
    let output = submission(&["alone", "--judge", "hdu"]);
    assert!(output.status.success());
    assert_eq!(
        text(output.stderr),
        "alone: 77 of 65536 bytes. hdu takes no Rust as far as known\n"
    );
}

#[test]
fn says_which_judge_is_too_old() {
    let output = submission(&["alone", "--judge", "kattis"]);
    assert!(output.status.success());
    assert_eq!(
        text(output.stderr),
        format!(
            "alone: 77 of 65536 bytes. kattis: edition 2021, no crates, \
             rustc 1.78 (the programs need {OLDEST}: some may not compile there)\n"
        )
    );
    let list = text(submission(&["--list-judges"]).stdout);
    let old: Vec<&str> = list
        .lines()
        .filter(|line| line.contains("may not compile"))
        .filter_map(|line| line.split(':').next())
        .collect();
    assert_eq!(old, ["kattis"]);
}

#[test]
fn refuses_in_one_line() {
    let output = submission(&["alon"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert_eq!(
        text(output.stderr),
        "error: there is no program `alon`: did you mean `alone`?\n"
    );
}

#[test]
fn lists_the_judges() {
    let output = submission(&["--list-judges"]);
    assert!(output.status.success());
    let list = text(output.stdout);
    assert_eq!(list.lines().count(), bundle::judges().count());
    assert!(list.starts_with("atcoder: edition 2024, with proconio and itertools, rustc 1.89\n"));
}
