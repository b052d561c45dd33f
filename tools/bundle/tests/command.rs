//! The command, as a contestant calls it.

mod built;

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use built::bundler;

/// A crate with some programs, and others in a directory of it.
fn package() -> TempDir {
    let root = TempDir::new().unwrap();
    fs::create_dir_all(root.path().join("src/bin")).unwrap();
    fs::create_dir_all(root.path().join("mine")).unwrap();
    let header = "//! # P1 Stones\n//!\n//! - Judge: <https://www.luogu.com.cn/problem/P1>\n//! - \
        中文: 取石子\n//! - Family: parity\n//! - Theorem: Bouton\n//!\n//! ## Cost\n//! O(n) \
        time,\n//! O(1) memory.\n\n";
    // What rustc would write the type of to a file of its own.
    let long = format!("fn main() {{\n    let a = (0..1){};\n    a.nothing();\n}}\n", ".map(|x| x)".repeat(60));
    let files = [
        ("src/lib.rs", String::new()),
        ("src/bin/p1.rs", format!("{header}fn main() {{}}\n")),
        ("src/bin/alone.rs", "fn main() {}\n".to_owned()),
        ("Cargo.toml", "[package]\nname = \"small\"\nedition = \"2021\"\n[workspace]\n".to_owned()),
        ("src/bin/place.rs", "fn main() {\n    println!(\"{}\", module_path!());\n}\n".to_owned()),
        ("testdata/place/sample-1.in", "1\n".to_owned()),
        ("testdata/place/sample-1.out", "place\n".to_owned()),
        ("src/bin/either.rs", "fn main() {\n    println!(\"1\");\n}\n".to_owned()),
        ("testdata/either/sample-1.in", "1\n".to_owned()),
        ("testdata/either/sample-1.out", "2\n".to_owned()),
        ("mine/b.rs", "fn main() {\n    println!(\"b\");\n}\n".to_owned()),
        ("mine/new.rs", "fn main() {\n    println!(\"{}\", 9_u32.isqrt());\n}\n".to_owned()),
        ("mine/gated.rs", "#[cfg(windows)]\nfn f() {}\nfn main() {\n    let _A = 1;\n}\n".to_owned()),
        ("mine/long.rs", long),
        ("mine/wrong.rs", "fn main() {\n    f();\n    g();\n}\n".to_owned()),
    ];
    for (path, text) in files {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let mine = root.path().join("mine");
    fs::hard_link(mine.join("b.rs"), mine.join("hard.rs")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("b.rs", mine.join("link.rs")).unwrap();
    #[cfg(not(unix))]
    fs::hard_link(mine.join("b.rs"), mine.join("link.rs")).unwrap();
    root
}

/// Calls the command in the directory of the crate, where it leaves nothing.
fn submission(arguments: &[&str]) -> Output {
    let root = package();
    let mine = root.path().join("mine");
    let there = || fs::read_dir(&mine).unwrap().count();
    let before = there();
    let mut command = Command::new(bundler());
    let output = command.args(arguments).current_dir(&mine).output().unwrap();
    assert_eq!(there(), before);
    output
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

#[track_caller]
fn prints(arguments: &[&str], stdout: &str, stderr: &str) {
    let output = submission(arguments);
    assert_eq!(text(output.stderr), stderr);
    assert_eq!(text(output.stdout), stdout);
    assert!(output.status.success());
}

#[track_caller]
fn refuses(arguments: &[&str], stderr: &str) {
    let output = submission(arguments);
    assert_eq!(text(output.stderr), stderr);
    assert!(output.stdout.is_empty());
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn prints_a_bundle_by_slug_file_name_or_path() {
    let about = "alone: 13 of 524288 bytes. atcoder: edition 2024, with proconio and itertools, rustc 1.89\n";
    for argument in ["alone", "alone.rs", "../src/bin/alone.rs"] {
        prints(&[argument, "--judge", "ac"], "fn main() {}\n", about);
    }
    let about = "b: 33 of 65536 bytes. kattis: edition 2021, no crates, rustc 1.78\n";
    prints(&["b.rs", "--judge", "kattis"], "fn main() {\n    println!(\"b\");\n}\n", about);
}

#[test]
fn writes_a_file() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("a.rs");
    let about = "alone: 13 of 65536 bytes. hdu takes no Rust, as far as we know\n";
    prints(&["alone", "--judge=hdu", "-o", file.to_str().unwrap()], "", about);
    assert_eq!(fs::read_to_string(file).unwrap(), "fn main() {}\n");
}

#[test]
fn writes_over_no_source_and_leaves_nothing_behind() {
    let refusal = |path: &str| format!("error: {path}: this is a source, and would be overwritten\n");
    for (option, path) in [
        ("-o", "b.rs"),
        ("--compile", "b.rs"),
        ("-o", "../mine/b.rs"),
        ("-o", "link.rs"),
        ("--compile", "hard.rs"),
        ("-o", "../src/bin/p1.rs"),
        ("-o", "../src/lib.rs"),
    ] {
        refuses(&["b.rs", option, path], &refusal(path));
    }
    refuses(&["b.rs", "-o", "x", "--compile", "x"], "error: x: the source and the executable cannot both go here\n");
    let output = submission(&["long.rs"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

#[test]
fn compiles_to_a_name_beside_it() {
    let root = package();
    let mut command = Command::new(bundler());
    let output = command.args(["either", "--compile", "either.out"]).current_dir(&root).output().unwrap();
    assert!(text(output.stderr).contains(" bytes. "));
    assert!(root.path().join("either.out").exists());
}

#[test]
fn compiles_what_it_prints() {
    let directory = TempDir::new().unwrap();
    for judge in ["luogu", "any", "atcoder"] {
        let program = directory.path().join(judge);
        let output = submission(&["b.rs", "--judge", judge, "--compile", program.to_str().unwrap()]);
        assert_eq!(text(output.stdout), "fn main() {\n    println!(\"b\");\n}\n");
        assert_eq!(text(Command::new(program).output().unwrap().stdout), "b\n");
    }
    let program = directory.path().join("wrong");
    assert!(!submission(&["wrong.rs", "--compile", program.to_str().unwrap()]).status.success());
    assert!(!program.exists());
}

#[test]
fn prints_what_does_the_same_on_the_samples() {
    let expected =
        "error: place: on sample-1, line 1 of the bundle's output is `submission`, of the program's `place`\n";
    refuses(&["place"], expected);
    prints(
        &["either", "--judge", "luogu"],
        "fn main() {\n    println!(\"1\");\n}\n",
        "either: 33 of 65536 bytes. luogu: edition 2024, no crates, rustc 1.88\n",
    );
}

/// This needs clippy beside rustc.
#[test]
fn warns_of_what_the_judges_rustc_does_not_have() {
    let of_1_84 = "warning: new.rs:2:26: current MSRV (Minimum Supported Rust Version) is `1.78.0` but this item is \
        stable since `1.84.0`\n";
    for (judge, warning) in [("kattis", of_1_84), ("any", of_1_84), ("luogu", ""), ("atcoder", "")] {
        let about = text(submission(&["new.rs", "--judge", judge]).stderr);
        assert_eq!(about.split_once('\n').unwrap().1, warning, "{judge}");
    }
    let directory = TempDir::new().unwrap();
    let program = directory.path().join("new");
    let about = text(submission(&["new.rs", "--judge", "kattis", "--compile", program.to_str().unwrap()]).stderr);
    assert!(about.ends_with(of_1_84), "{about}");
}

#[test]
fn warns_at_the_line_of_the_program() {
    for judge in ["luogu", "any"] {
        let about = text(submission(&["gated.rs", "--judge", judge]).stderr);
        let (_, warning) = about.split_once('\n').unwrap();
        assert!(warning.starts_with("warning: gated.rs:4:9: variable `_A` should have a snake case name"), "{about}");
    }
}

#[test]
fn lists_programs() {
    let list = ["alone", "either", "p1", "place"].map(|name| match name {
        "p1" => "p1                   P1 Stones\n".to_owned(),
        name => format!("{name:20} \n"),
    });
    prints(&["--list"], &list.concat(), "");
    let list = text(submission(&["--list", "--json"]).stdout);
    let list: serde_json::Value = serde_json::from_str(&list).unwrap();
    let p1 = serde_json::json!({
        "program": "p1",
        "title": "P1 Stones",
        "judge": "luogu",
        "link": "https://www.luogu.com.cn/problem/P1",
        "chinese": "取石子",
        "family": "parity",
        "theorem": "Bouton",
        "cost": "O(n) time, O(1) memory.",
    });
    assert_eq!(list[2], p1);
    assert_eq!(list[0]["title"], serde_json::Value::Null);
}

#[test]
fn lists_judges() {
    let list = text(submission(&["--list-judges"]).stdout);
    assert_eq!(list.lines().count(), entry::judges().count());
    assert!(list.starts_with("atcoder: edition 2024, with proconio and itertools, rustc 1.89\n"));
}

#[test]
fn refuses_in_one_line_each() {
    refuses(&["alon"], "error: there is no program `alon`: did you mean `alone`?; `--list` shows them all\n");
    refuses(&[], "error: which program? `--list` shows them all; see `--help`\n");
    refuses(&["a", "--check"], "error: invalid option '--check'\n");
    let wrong = submission(&["wrong.rs"]);
    assert_eq!(
        text(wrong.stderr),
        "error: wrong.rs:2:5: cannot find function `f` in this scope: not found in this scope\n\
         error: wrong.rs:3:5: cannot find function `g` in this scope: not found in this scope\n"
    );
}

#[test]
fn the_collection_is_found() {
    let programs = entry::programs(entry::root_of(&entry::root().join("src/bin")).unwrap()).unwrap();
    assert!(programs.iter().any(|program| program.slug == "p2599" && program.judge().name == "luogu"));
}
