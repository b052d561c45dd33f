//! What cannot be bundled, by the sentence that says so.

use std::fs;

use bundle::{bundle, judge_named, program_named};
use tempfile::TempDir;

/// Requires that the program `src/bin/p.rs` gives these lines for the judge, in a crate with a module `a`.
#[track_caller]
fn refuses(judge: &str, program: &str, expected: &[&str]) {
    let root = TempDir::new().unwrap();
    let files = [
        ("src/lib.rs", "// Not q.\npub mod a;\n"),
        ("src/a.rs", "pub fn one() -> u32 {\n    1\n}\n"),
        ("src/bin/p.rs", program),
    ];
    for (path, text) in files {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let program = program_named(root.path(), "p").unwrap();
    let error = bundle(root.path(), &program, judge_named(judge).unwrap(), None).unwrap_err();
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(lines.len(), expected.len(), "{error}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{error}");
    }
}

#[test]
fn a_crate_that_is_not_there() {
    let program = "fn main() {}\nuse rand::random;\nfn f() -> u8 { random() }\n";
    for judge in ["codeforces", "any"] {
        let no_crates = format!("({judge} has no crates)");
        refuses(judge, program, &["src/bin/p.rs:2:5: unresolved import `rand`", &no_crates]);
    }
    let program = program.replace("rand::", "no_such::");
    refuses("atcoder", &program, &["src/bin/p.rs:2:5: unresolved import `no_such`"]);
}

#[test]
fn a_module_that_does_not_exist() {
    for judge in ["atcoder", "luogu"] {
        let expected = ["src/bin/p.rs:1:5: `grundy` has no `q`"];
        refuses(judge, "use grundy::q::f;\nfn main() { grundy::a::one(); f() }\n", &expected);
    }
    refuses("luogu", "mod q;\nfn main() { q::f() }\n", &["src/bin/p.rs:1:1: file not found for module `q`"]);
}

#[test]
fn what_stands_beside_the_program() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("table.rs");
    fs::write(&file, "pub fn f() {}").unwrap();
    let file = file.display();
    let refusal = format!("src/bin/p.rs:1:16: no judge has the file `{file}`");
    refuses(
        "luogu",
        &format!("const _: &str = include_str!(\"{file}\");\nfn main() {{}}\n").replace("_str!(\"", "_str!(\n\""),
        &[&refusal.replace("1:16", "2:1")],
    );
    refuses(
        "atcoder",
        &format!("#[path = \"{file}\"]\nmod a;\nfn main() {{ a::f() }}\n"),
        &[&refusal.replace("1:16", "1:10")],
    );
    refuses("any", &format!("include!(\"{file}\");\nfn main() {{ f() }}\n"), &[&refusal.replace("1:16", "1:10")]);
    let text = "static A: &str = include_str!(\"a.txt\");\nfn main() {\n    println!(\"{A}\");\n}\n";
    refuses("any", text, &["src/bin/p.rs:1:18: no judge has the file that this includes"]);
    let module = "#[cfg_attr(all(), path = \"b.rs\")]\nmod b;\nfn main() {}\n";
    refuses("any", module, &["src/bin/p.rs:2:1: no judge has the file that this includes"]);
    refuses("any", "mod a {\n    pub mod b;\n}\nfn main() {}\n", &["src/bin/p.rs:2:5: file not found for module `b`"]);
    let asks = "fn main() {\n    println!(\"{:?}\", option_env!(\"CARGO_BIN_NAME\"));\n}\n";
    refuses("any", asks, &["src/bin/p.rs:2:34: no judge has the variable `CARGO_BIN_NAME`"]);
    let home = asks.replace("CARGO_BIN_NAME", "PATH").replace("option_", "std::");
    refuses("any", &home, &["src/bin/p.rs:2:32: no judge has the variable `PATH`"]);
}

#[test]
fn what_a_module_or_a_macro_takes_in() {
    let file = "no judge has the file that this includes";
    let module = "mod a {\n    #[path = \"b.rs\"]\n    pub mod c;\n}\nfn main() {\n    a::c::f();\n}\n";
    refuses("any", module, &[&format!("src/bin/p.rs:3:5: {file}")]);
    let table = "macro_rules! table {\n    ($f:literal) => { include_bytes!($f) };\n}\nfn main() {\n    \
        let _ = table!(\"t.bin\");\n}\n";
    refuses("any", table, &[&format!("src/bin/p.rs:5:13: {file}")]);
    let home =
        "use itertools::Itertools;\nfn main() {\n    [1].iter().join(option_env!(\"HOME\").unwrap_or(\"\"));\n}\n";
    refuses("any", home, &["src/bin/p.rs:3:33: no judge has the variable `HOME`"]);
}

#[test]
fn what_its_own_lints_refuse() {
    let unused = "#![deny(unused_variables)]\nfn main() {\n    let a = 1;\n}\n";
    refuses("any", unused, &["src/bin/p.rs:3:9: unused variable: `a`"]);
    let forbidden =
        "#![forbid(unused_mut)]\nuse grundy::a;\nfn main() {\n    let mut x = a::one();\n    let _ = x;\n}\n";
    refuses("any", forbidden, &["src/bin/p.rs:4:9: variable does not need to be mutable"]);
    let here = "use itertools::Itertools;\n#[deny(unreachable_code)]\nfn main() {\n    return;\n    \
        [1].iter().join(\"\");\n}\n";
    refuses("any", here, &["src/bin/p.rs:5:5: unreachable statement"]);
}

#[test]
fn a_crate_by_its_old_declaration() {
    let no_crates = "(any has no crates)";
    let expected = ["src/bin/p.rs:1:1: can't find crate for `rand`", no_crates];
    refuses("any", "extern crate rand;\nfn main() {}\n", &expected);
    let program = "// a\n#[macro_use] // macros\nextern crate lazy_static;\nuse itertools::Itertools;\nfn main() {\n\
        [1].iter().join(\"\");\n}\n";
    refuses("any", program, &["src/bin/p.rs:3:1: can't find crate for `lazy_static`", no_crates]);
}

#[test]
fn a_name_that_is_in_no_crate() {
    let program = "use grundy as g;\nfn main() {\n    g::a::b::f();\n}\n";
    refuses("any", program, &["src/bin/p.rs:3:11: cannot find `b` in `a`"]);
    let program = "use proconio::{input, no_such};\nfn main() {\n    input! { n: usize }\n    no_such(n);\n}\n";
    refuses("any", program, &["src/bin/p.rs:1:23: unresolved import `proconio::no_such`"]);
}

#[test]
fn a_main_that_nothing_can_start() {
    let program = "use itertools::Itertools;\n\nfn main(x: u8) {\n    [1].iter().join(\"\");\n}\n";
    refuses("any", program, &["src/bin/p.rs:3:"]);
    refuses("any", &program.replace("fn main(x: u8)", "async fn main()"), &["src/bin/p.rs:3:"]);
}

#[test]
fn what_is_nested_too_deep() {
    let program = format!("fn main() {{ {}{} }}\n", "(".repeat(100_000), ")".repeat(100_000));
    refuses("any", &program, &["src/bin/p.rs:1:268: this is nested more than 256 levels deep"]);
}

#[test]
fn a_print_within_a_closure_under_fastout() {
    let program = "use proconio::fastout;\n#[fastout]\nfn main() {\n    (0..2).for_each(|i| println!(\"{i}\"));\n}\n";
    refuses("any", program, &["src/bin/p.rs:4:25: a closure cannot print under the crate's `#[fastout]`"]);
    let short = "use proconio::fastout;\n#[fastout] fn main() { Some(1).map(|i| print!(\"{i}\")); }\n";
    refuses("any", short, &["src/bin/p.rs:2:40: a closure cannot print under the crate's `#[fastout]`"]);
    let thread = "struct S;\nimpl S {\n    #[proconio::fastout]\n    fn f(&self) {\n        let f = move || {\n\
        \x20           print!(\"\");\n        };\n        std::thread::spawn(f);\n    }\n}\n\
        fn main() {\n    S.f();\n}\n";
    refuses("any", thread, &["src/bin/p.rs:6:13: a closure cannot print under the crate's `#[fastout]`"]);
}

#[test]
fn a_print_deeper_within_fastout() {
    let expected = "a closure cannot print under the crate's `#[fastout]`";
    let block = "use proconio::fastout;\n#[fastout]\nfn main() {\n    let f = |x: u8| {\n        if x > 1 {\n\
        \x20           println!(\"{x}\");\n        }\n    };\n    f(1);\n}\n";
    refuses("any", block, &[&format!("src/bin/p.rs:6:13: {expected}")]);
    let later =
        "use proconio::fastout;\n#[fastout]\nfn main() {\n    let x = async { println!(\"a\") };\n    drop(x);\n}\n";
    refuses("any", later, &[&format!("src/bin/p.rs:4:21: {expected}")]);
}

#[test]
fn a_program_without_main() {
    refuses("any", " ", &["src/bin/p.rs:1:1: `main` function not found"]);
    refuses("any", "fn f() {}\n", &["src/bin/p.rs:1:10: `main` function not found: consider adding"]);
    refuses(
        "luogu",
        "use grundy::a;\nfn f() {\n    a::one();\n}\n",
        &["src/bin/p.rs:1:1: there is no function `main`"],
    );
}

#[test]
fn a_misspelt_item() {
    let program =
        "use grundy::a::oen;\nuse grundy::{aa::one as other, a::{self, two}};\nfn main() { oen(); a::one() }\n";
    let expected = [
        "src/bin/p.rs:1:5: `grundy::a` has no `oen`: did you mean `one`?",
        "src/bin/p.rs:2:14: `grundy` has no `aa`: did you mean `a`?",
        "src/bin/p.rs:2:42: `grundy::a` has no `two`",
    ];
    for judge in ["atcoder", "luogu"] {
        refuses(judge, program, &expected);
    }
}

#[test]
fn a_method_without_a_stand_in() {
    let program = "use itertools::Itertools;\nfn main() {\n    println!(\"{:?}\", (0..3).kmerge());\n}\n";
    let expected = "the stand-in for itertools has no `kmerge`, and codeforces has no crates";
    refuses("codeforces", program, &[&format!("src/bin/p.rs:3:29: {expected}")]);
    let program = "fn main() {\n    let _ = itertools::kmerge([[1]]);\n}\n";
    refuses("codeforces", program, &[&format!("src/bin/p.rs:2:24: {expected}")]);
    let by_macro = "use itertools::Itertools;\nmacro_rules! m {\n    ($x:expr) => { $x.kmerge() };\n}\nfn main() {\n\
        m!([[1]].into_iter());\n}\n";
    refuses("codeforces", by_macro, &[&format!("src/bin/p.rs:6:1: {expected}")]);
    let by_module = "mod a {\n    pub use itertools::*;\n}\nfn main() {\n    let _ = a::kmerge([[1]]);\n}\n";
    refuses("codeforces", by_module, &[&format!("src/bin/p.rs:5:16: {expected}")]);
    let renamed =
        "use itertools::{kmerge as together, Itertools};\nfn main() {\n    together([[1]].iter().sorted());\n}\n";
    refuses("codeforces", renamed, &[&format!("src/bin/p.rs:1:17: {expected}")]);
    for name in ["Either", "EitherOrBoth", "Position", "kmerge", "process_results", "multizip"] {
        let alone = format!("use itertools::{name} as other;\nfn main() {{}}\n");
        let expected = expected.replace("kmerge", name);
        refuses("codeforces", &alone, &[&format!("src/bin/p.rs:1:5: {expected}")]);
    }
    let of_trait = "fn main() {\n    itertools::Itertools::kmerge([[1]].into_iter());\n}\n";
    refuses("codeforces", of_trait, &[&format!("src/bin/p.rs:2:5: {expected}")]);
}

#[test]
fn a_form_that_input_does_not_have() {
    let program =
        "use proconio::{input, read_value};\nfn main() {\n    input! { n usize }\n    read_value!(usize);\n}\n";
    for program in [program.to_owned(), program.replace("n usize", "n: usize, m: "), program.replace("n u", "n: u8 u")]
    {
        refuses("any", &program, &["src/bin/p.rs:3:5: `input!` expects `name: kind`, with commas between"]);
    }
    let program = program.replace("n usize", "n: usize").replace("!(usize)", "!()");
    refuses("any", &program, &["src/bin/p.rs:4:5: this is no kind that `input!` reads"]);
}

#[test]
fn a_type_that_input_cannot_read() {
    let program = "use proconio::input;\nstruct T;\nfn main() {\n    input! { a: [T; 2] }\n}\n";
    for judge in ["atcoder", "any"] {
        refuses(judge, program, &["src/bin/p.rs:4:18: the trait bound `T: "]);
    }
}

#[test]
fn a_method_that_its_own_type_does_not_have() {
    let program = "use itertools::Itertools;\nstruct Tree;\nfn main() {\n    (0..3).collect_vec();\n    \
        Tree.update(1);\n}\n";
    refuses("codeforces", program, &["src/bin/p.rs:5:10: no method named `update` found for struct `Tree`"]);
}

#[test]
fn an_error_of_the_program_itself() {
    let short = "use grundy::a; fn main() { a::one(); f() }\n";
    refuses("luogu", short, &["src/bin/p.rs:1:38: cannot find function `f` in this scope"]);
    let wrong = "fn main() {\n    let x: u32 = \"a\";\n    println!(\"{x}\");\n}\n";
    refuses("atcoder", wrong, &["src/bin/p.rs:2:18: mismatched types: expected `u32`, found `&str`"]);
    refuses("luogu", "fn 1() {}\n", &["src/bin/p.rs:1:4: expected identifier"]);
    refuses("luogu", "fn main() {\n    (}\n", &["src/bin/p.rs:2:6: this is not Rust"]);
}

#[test]
fn what_the_judges_edition_does_not_have() {
    let chain = "fn main() {\n    if let Some(x) = Some(1) && x > 0 {}\n}\n";
    let error = "src/bin/p.rs:2:8: let chains are only allowed in Rust 2024";
    refuses("kattis", chain, &[error]);
    let name = "fn main() {\n    let gen = 1;\n}\n";
    let error = "src/bin/p.rs:2:9: expected identifier, found reserved keyword `gen`";
    refuses("luogu", name, &[error]);
    refuses("codeforces", name, &[error]);
}

#[test]
fn a_file_over_the_limit() {
    let program = format!("// {}\nfn main() {{}}\n", "x".repeat(65_536));
    refuses("any", &program, &["p has 65553 bytes; any takes at most 65536"]);
}

#[test]
fn unknown_programs() {
    let root = TempDir::new().unwrap();
    fs::create_dir_all(root.path().join("src/bin")).unwrap();
    for slug in ["p2", "px", "nim"] {
        fs::write(root.path().join(format!("src/bin/{slug}.rs")), "").unwrap();
    }
    let error = |argument| program_named(root.path(), argument).unwrap_err();
    let list = "`--list` shows them all";
    assert_eq!(error("p"), format!("there is no program `p`: did you mean `p2` or `px`?; {list}"));
    assert_eq!(error("nm.rs"), format!("there is no program `nm`: did you mean `nim`?; {list}"));
    assert_eq!(error("lasker"), format!("there is no program `lasker`; {list}"));
}

#[test]
fn unknown_judges() {
    assert_eq!(
        judge_named("codeforce").unwrap_err(),
        "there is no judge `codeforce`: did you mean `codeforces`?; `--list-judges` shows them all"
    );
}
