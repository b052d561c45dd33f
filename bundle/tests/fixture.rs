//! Bundles the awkward crate in `tests/fixture`, compiles the bundles and runs them.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::{ANY, Compiler, bundle, judge_named};
use tempfile::TempDir;

const INPUT: &str = "3 5 1 5 2 1 ab 7 c 9";

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture")
}

/// The workspace, whose root package depends on proconio and itertools.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Compiles `text`, runs it on `INPUT` and returns what it prints.
#[track_caller]
fn run(compiler: &Compiler, text: &str, edition: &str) -> String {
    let directory = TempDir::new().unwrap();
    let source = directory.path().join("main.rs");
    fs::write(&source, text).unwrap();
    let program = directory.path().join(format!("main{EXE_SUFFIX}"));
    if let Err(error) = compiler.compile(&source, edition, &["-O"], &program) {
        panic!("{error}");
    }
    output(&program)
}

/// What `program` prints for `INPUT`.
#[track_caller]
fn output(program: &Path) -> String {
    let input = program.with_extension("in");
    fs::write(&input, INPUT).unwrap();
    let output = Command::new(program)
        .stdin(File::open(input).unwrap())
        .output()
        .unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// Requires that the bundles of `slug` print `expected` in both editions, and consist of these modules of the library.
#[track_caller]
fn prints(slug: &str, expected: &str, modules: &[&str]) {
    let text = bundle(&fixture(), slug, &ANY).unwrap();
    for edition in ["2021", "2024"] {
        assert_eq!(run(&Compiler::without_crates(), &text, edition), expected);
    }
    let library = text.split("\nmod grundy {\n").nth(1).unwrap_or("");
    let library = library
        .split("\n// What is used above")
        .next()
        .unwrap_or("");
    let found: Vec<&str> = library
        .lines()
        .filter_map(|line| line.trim().trim_start_matches("pub ").strip_prefix("mod "))
        .map(|rest| rest.trim_end_matches(" {"))
        .collect();
    assert_eq!(found, modules);
}

const AWKWARD: &str = "\
10 2 10 2
[(0, [97, 98]), (6, [99])]
2,10
1-2;2-3; 4 77
9 7
36 15 8
Some(1)
42
";
const GLOB: &str = "16\n2\n";
const ONLY_SUMS: &str = "2\n";
const ROOT: &str = "36 4\n";
const MEMBERS: &str = "5 5 10\n";

#[test]
fn awkward() {
    prints(
        "awkward",
        AWKWARD,
        &[
            "textual",
            "deep",
            "bottom",
            "inline",
            "deeper",
            "graph",
            "edges",
            "paths",
            "io",
            "shapes",
            "shapes_extra",
            "sums",
        ],
    );
}

#[test]
fn a_glob_brings_the_traits_of_the_module() {
    prints(
        "glob",
        GLOB,
        &[
            "textual",
            "graph",
            "edges",
            "paths",
            "prelude",
            "shapes",
            "shapes_extra",
            "sums",
        ],
    );
}

#[test]
fn a_glob_of_the_root_brings_what_is_named() {
    prints("root", ROOT, &["deep", "bottom", "shapes", "shapes_extra"]);
}

#[test]
fn a_module_brings_the_macros_that_it_calls() {
    prints("only_sums", ONLY_SUMS, &["textual", "sums"]);
}

#[test]
fn a_module_lacks_what_nothing_names() {
    let text = bundle(&fixture(), "only_sums", &ANY).unwrap();
    assert!(text.contains("macro_rules! twice {"));
    assert!(!text.contains("thrice") && !text.contains("twice_of"));
}

#[test]
fn a_type_lacks_the_members_that_nothing_names() {
    prints("members", MEMBERS, &["members"]);
    let text = bundle(&fixture(), "members", &ANY).unwrap();
    for absent in ["UNUSED_START", "never_", "goes with", "impl Counter {\n}"] {
        assert!(!text.contains(absent), "{absent:?} in\n{text}");
    }
}

#[test]
fn a_stand_in_has_what_is_used() {
    let text = bundle(&fixture(), "collects", &ANY).unwrap();
    let stand_ins = text.split_once("\n// What is used above").unwrap().1;
    assert_eq!(
        stand_ins,
        " of the crate itertools, which this judge does not have.
#[allow(unused)]
mod itertools {
pub trait Itertools: Iterator {
    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }
}

impl<T: Iterator + ?Sized> Itertools for T {}
}
"
    );
}

#[test]
fn a_program_without_library_stays_as_it_is() {
    let expected =
        "// Alone — from the collection grundy\nfn main() {\n    println!(\"alone\");\n}\n";
    assert_eq!(bundle(&fixture(), "alone", &ANY).unwrap(), expected);
}

#[test]
fn atcoder_keeps_its_crates() {
    let text = bundle(&fixture(), "awkward", judge_named("atcoder").unwrap()).unwrap();
    assert!(!text.contains("mod proconio") && !text.contains("mod itertools"));
    assert!(text.contains("\nuse proconio::source::{self, Readable, Source};\n"));
    let compiler = Compiler::with_crates(&workspace()).unwrap();
    assert_eq!(run(&compiler, &text, "2024"), AWKWARD);
}

/// The fixture is valid, and the bundles print what its own programs print.
#[test]
fn the_crate_itself_prints_the_same() {
    let crates = Compiler::with_crates(&workspace()).unwrap();
    let directory = TempDir::new().unwrap();
    let status = Command::new("rustc")
        .args([
            "--edition",
            "2024",
            "--crate-type",
            "rlib",
            "--crate-name",
            "grundy",
            "--out-dir",
        ])
        .args([directory.path(), &fixture().join("src/lib.rs")])
        .args(crates.arguments())
        .status();
    assert!(status.unwrap().success());
    let library = directory.path().join("libgrundy.rlib");
    let program = directory.path().join(format!("program{EXE_SUFFIX}"));
    for (slug, expected) in [
        ("awkward", AWKWARD),
        ("glob", GLOB),
        ("only_sums", ONLY_SUMS),
        ("root", ROOT),
        ("members", MEMBERS),
    ] {
        let status = Command::new("rustc")
            .args([
                "--edition",
                "2024",
                "--extern",
                &format!("grundy={}", library.display()),
                "-o",
            ])
            .args([&program, &fixture().join(format!("src/bin/{slug}.rs"))])
            .args(crates.arguments())
            .status();
        assert!(status.unwrap().success());
        assert_eq!(output(&program), expected);
    }
}

#[test]
fn text_stays_as_written_without_documentation_and_tests() {
    let text = bundle(&fixture(), "awkward", &ANY).unwrap();
    let first = text.lines().next().unwrap();
    assert_eq!(
        first,
        "// Awkward [难] — https://judge.example/awkward — from the collection grundy"
    );
    assert!(text.contains("    // A macro calls another, and a function by `crate`.\n"));
    assert!(
        text.contains(
            "    /* crate::lonely::Lonely */\n    let text = \"crate::lonely::Lonely\";\n"
        )
    );
    assert!(text.contains("pub(in crate::grundy::deep) const SECRET"));
    for absent in [
        "///",
        "//!",
        "/**",
        "cfg(test)",
        "\n\n\n",
        "{\n\n",
        "\n\n}",
        "unused_answer",
        "goes with",
        "All of it",
        "Lonely,",
    ] {
        assert!(!text.contains(absent), "{absent:?} in\n{text}");
    }
}

/// Copies the directory with `\r\n` at every line end.
fn copy_with_crlf(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (from, to) = (
            entry.as_ref().unwrap().path(),
            to.join(entry.unwrap().file_name()),
        );
        if from.is_dir() {
            copy_with_crlf(&from, &to);
        } else {
            let text = fs::read_to_string(from).unwrap();
            fs::write(to, text.replace("\r\n", "\n").replace('\n', "\r\n")).unwrap();
        }
    }
}

#[test]
fn line_ends_make_no_difference() {
    let directory = TempDir::new().unwrap();
    copy_with_crlf(&fixture(), directory.path());
    for slug in ["awkward", "glob", "root"] {
        let [crlf, lf] = [directory.path(), &fixture()].map(|root| {
            let text = bundle(root, slug, &ANY).unwrap();
            text.replace("\r\n", "\n")
        });
        assert_eq!(crlf, lf);
    }
}
