//! What cannot be bundled, by the sentence that says so.

use std::fs;

use bundle::{ANY, Judge, bundle, judge_named, judge_of};
use tempfile::TempDir;

/// Requires that a crate of `files` gives `expected` for the program `p`.
#[track_caller]
fn refuses_for(judge: &Judge, files: &[(&str, &str)], expected: &str) {
    let root = TempDir::new().unwrap();
    let basics = [("src/lib.rs", "pub mod a;"), ("src/a.rs", "")];
    for (path, text) in basics.iter().chain(files) {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    assert_eq!(bundle(root.path(), "p", judge).unwrap_err(), expected);
}

#[track_caller]
fn refuses(files: &[(&str, &str)], expected: &str) {
    refuses_for(&ANY, files, expected);
}

#[track_caller]
fn refuses_program(program: &str, expected: &str) {
    let program = format!("//! # P\n{program}\nfn main() {{}}\n");
    refuses(&[("src/bin/p.rs", &program)], expected);
}

#[test]
fn unknown_programs() {
    refuses(
        &[
            ("src/bin/p2.rs", ""),
            ("src/bin/px.rs", ""),
            ("src/bin/nim.rs", ""),
        ],
        "there is no program `p`: did you mean `p2` or `px`?",
    );
    refuses(&[("src/bin/nim.rs", "")], "there is no program `p`");
}

#[test]
fn unknown_judges() {
    assert_eq!(
        judge_named("codeforce").unwrap_err(),
        "there is no judge `codeforce`: did you mean `codeforces`?"
    );
}

#[test]
fn files_that_a_bundle_cannot_bring() {
    refuses_program(
        "const T: &str = include_str!(\"t\");",
        "src/bin/p.rs:2: `include_str!` cannot be bundled",
    );
    refuses_program(
        "#[path = \"q.rs\"]\nmod q;",
        "src/bin/p.rs:2: `#[path]` cannot be bundled",
    );
    refuses_program("mod q;", "src/bin/p.rs:2: no file src/bin/q.rs");
    refuses_program(
        "extern crate grundy;",
        "src/bin/p.rs:2: `extern crate` cannot be bundled",
    );
    refuses(
        &[
            ("src/bin/p.rs", "//! # P\nfn main() {}"),
            ("build.rs", "fn main() {}"),
        ],
        "build.rs: a bundle has no build script",
    );
}

#[test]
fn paths_that_cannot_be_followed() {
    refuses(
        &[
            ("src/bin/p.rs", "//! # P\nfn main() {}"),
            (
                "src/a.rs",
                "macro_rules! m {\n    ($m:ident) => { $crate::$m::f() };\n}",
            ),
        ],
        "src/a.rs:2: `crate::$…` cannot be bundled",
    );
}

#[test]
fn a_syntax_error() {
    refuses_program("fn 1() {}", "src/bin/p.rs:2: expected identifier");
}

#[test]
fn a_program_without_title() {
    refuses(
        &[("src/bin/p.rs", "fn main() {}")],
        "src/bin/p.rs does not begin with `//! # ` and a title",
    );
}

#[test]
fn what_has_no_stand_in() {
    refuses_program(
        "use itertools::Itertools;\nfn f() { [1].iter().powerset() }",
        "`Itertools::powerset` has no stand-in",
    );
    refuses_program(
        "use itertools::{izip, Itertools};",
        "`itertools::izip` has no stand-in",
    );
    refuses_program("use itertools::*;", "`itertools::*` has no stand-in");
    refuses_program(
        "use proconio::source::{self as s};\nfn f() { s::line::LineSource::new() }",
        "`proconio::source::line` has no stand-in",
    );
    refuses_program(
        "use proconio::input;\nfn f() {\n    input! { n: usize }\n}",
        "src/bin/p.rs:4: `input!` without `from` has no stand-in",
    );
}

#[test]
fn methods_of_the_program_itself_need_no_stand_in() {
    let root = TempDir::new().unwrap();
    fs::create_dir_all(root.path().join("src/bin")).unwrap();
    fs::write(root.path().join("src/lib.rs"), "").unwrap();
    let program = "//! # P\nuse itertools::Itertools;\nimpl Heap { fn merge(self) {} }\nfn main() { Heap.merge(); }\n";
    fs::write(root.path().join("src/bin/p.rs"), program).unwrap();
    assert!(bundle(root.path(), "p", &ANY).is_ok());
}

#[test]
fn a_file_over_the_limit() {
    let program = format!("//! # P\n// {}\nfn main() {{}}\n", "x".repeat(65_536));
    refuses(
        &[("src/bin/p.rs", &program)],
        "p has 65589 bytes, any takes 65536",
    );
}

#[test]
fn judges_by_slug() {
    for (slug, judge) in [
        ("abc398g", "atcoder"),
        ("arc134e", "atcoder"),
        ("agc010f", "atcoder"),
        ("cf2062e2", "codeforces"),
        ("p2599", "luogu"),
        ("lc_nim_product", "library_checker"),
        ("cses_stair_game", "cses"),
        ("hdu3595", "hdu"),
        ("poj1704", "poj"),
        ("uoj51", "uoj"),
        ("nim", "any"),
        ("poset_game", "any"),
        ("arcs", "any"),
    ] {
        assert_eq!(judge_of(slug).name, judge, "{slug}");
    }
}
