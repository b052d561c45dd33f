//! Parts of the stand-ins alone, where the program names nothing else of the crate: what a part needs comes along.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::thread;

use bundle::{Bundle, Compiler, bundle, judge_named};
use entry::{Program, root};
use tempfile::TempDir;

/// Parts of itertools, each with an expression that names no other part, and what the crate makes of it.
macro_rules! parts {
    ($($name:ident: $value:expr;)*) => {
        #[allow(deprecated)]
        fn parts() -> Vec<(&'static str, &'static str, String)> {
            vec![$({
                #[allow(deprecated, unused_imports)]
                use itertools::$name;
                (stringify!($name), stringify!($value), format!("{:?}", $value))
            }),*]
        }
    };
}

parts! {
    all: all([1, 2], |x| x > 0);
    any: any([1, 2], |x| x > 1);
    assert_equal: assert_equal([1, 2], vec![1, 2]);
    chain: (chain([1], vec![2, 3]).collect::<Vec<_>>(), chain!([1], vec![2, 3], [4]).collect::<Vec<_>>());
    cloned: cloned(&[1, 2]).collect::<Vec<_>>();
    concat: concat([vec![1], vec![2, 3]]);
    enumerate: enumerate([5, 6]).collect::<Vec<_>>();
    equal: equal([1, 2], vec![1, 2]);
    fold: fold([1, 2], 3, |a, b| a * 10 + b);
    interleave: interleave([1, 2], vec![3, 4]).collect::<Vec<_>>();
    join: join([1, 2], "-");
    max: max([1, 3, 2]);
    min: min([3, 1, 2]);
    repeat_n: repeat_n(7, 2).collect::<Vec<_>>();
    rev: rev([1, 2]).collect::<Vec<_>>();
    sorted: sorted([2, 1]).collect::<Vec<_>>();
    sorted_unstable: sorted_unstable([2, 1]).rev().collect::<Vec<_>>();
    zip: zip([1, 2], [3, 4]).collect::<Vec<_>>();
    zip_eq: zip_eq([1, 2], vec![3, 4]).collect::<Vec<_>>();
    iproduct: (iproduct!(0..2).count(), iproduct!(0..2, 5..7).last(), iproduct!(0..2, 1..3, 4..6).collect::<Vec<_>>());
    izip: (izip!([1]).count(), izip!([1], [2]).last(), izip!([1, 2], [3, 4], [5, 6]).collect::<Vec<_>>());
    MinMaxResult: MinMaxResult::MinMax(1, 2).into_option();
}

/// What the bundle for a judge without crates prints, which must be the same in both editions.
fn printed(text: &str, input: &Path) -> String {
    let directory = TempDir::new().unwrap();
    let [path, source, older, newer] = ["mine.rs", "main.rs", "older", "newer"].map(|name| directory.path().join(name));
    fs::write(&path, text).unwrap();
    let program = Program::read(path).unwrap();
    let made = bundle(root(), &program, judge_named("any").unwrap(), Some(&newer));
    let Bundle { text: made, unchecked, .. } = made.unwrap_or_else(|error| panic!("{text}{error}"));
    assert_eq!(unchecked, None, "{text}");
    fs::write(&source, made).unwrap();
    let compiler = Compiler::new("2021", false).unwrap();
    compiler.compile(&source, &["--cap-lints=allow"], &older).unwrap_or_else(|error| panic!("{text}{error}"));
    let [older, newer] = [older, newer].map(|executable| {
        let output = Command::new(executable).stdin(File::open(input).unwrap()).output().unwrap();
        assert!(output.status.success(), "{text}{output:?}");
        String::from_utf8(output.stdout).unwrap()
    });
    assert_eq!(older, newer, "{text}");
    newer
}

/// Without any input.
fn prints(text: &str, expected: &str) {
    let nothing = TempDir::new().unwrap();
    let input = nothing.path().join("empty");
    fs::write(&input, "").unwrap();
    assert_eq!(printed(text, &input), expected, "{text}");
}

#[test]
fn each_part_of_itertools_brings_what_it_needs() {
    let parts = parts();
    thread::scope(|threads| {
        for half in parts.chunks(parts.len().div_ceil(2)) {
            threads.spawn(|| {
                for (i, (name, value, expected)) in half.iter().enumerate() {
                    // By an import, by a path, and under another name.
                    let text = match i % 3 {
                        _ if value.contains('!') || *name == "MinMaxResult" => {
                            format!("use itertools::{name};\nfn main() {{\n    println!(\"{{:?}}\", {value});\n}}\n")
                        }
                        0 => format!("use itertools::{name};\nfn main() {{\n    println!(\"{{:?}}\", {value});\n}}\n"),
                        1 => format!("fn main() {{\n    println!(\"{{:?}}\", itertools::{value});\n}}\n"),
                        _ => {
                            let value = value.replacen(name, "other", 1);
                            format!(
                                "use itertools::{{self, {name} as other}};\nfn main() {{\n    \
                                 println!(\"{{:?}}\", {value});\n}}\n"
                            )
                        }
                    };
                    prints(&text, &format!("{expected}\n"));
                }
            });
        }
    });
}

#[test]
fn all_parts_of_itertools_together() {
    let parts = parts();
    let names: Vec<&str> = parts.iter().map(|(name, ..)| *name).collect();
    let lines: String = parts.iter().map(|(_, value, _)| format!("    println!(\"{{:?}}\", {value});\n")).collect();
    let expected: String = parts.iter().map(|(.., value)| format!("{value}\n")).collect();
    prints(&format!("use itertools::{{{}}};\nfn main() {{\n{lines}}}\n", names.join(", ")), &expected);
    prints(&format!("use itertools::*;\nfn main() {{\n{lines}}}\n"), &expected);
}

/// What the stand-in offers outside of its trait is tried above.
#[test]
fn no_part_of_itertools_is_left_out() {
    let text = include_str!("../src/stand_in/itertools.rs");
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    let names =
        |start: &'static str| text.lines().filter_map(move |line| line.strip_prefix(start)?.split(is_end).next());
    let mut there: BTreeSet<&str> = names("pub fn ").chain(names("pub(crate) use ")).collect();
    there.remove("joined");
    let parts = parts();
    let tried: BTreeSet<&str> = parts.iter().map(|(name, ..)| *name).filter(|name| *name != "MinMaxResult").collect();
    assert_eq!(tried, there);
}

/// The same of what methods give, of the trait without its name, and of proconio.
#[test]
fn neighbours_bring_what_they_need() {
    let parts = [
        (
            "use itertools::structs::Combinations;\nfn count(pairs: Combinations<std::ops::Range<u8>>) -> usize {\n    \
             pairs.count()\n}\nfn main() {\n    \
             println!(\"{}\", count(itertools::Itertools::combinations(0..4, 2)));\n}\n",
            "6\n",
        ),
        (
            "use itertools::traits::HomogeneousTuple;\nfn f<T: HomogeneousTuple<Item = u8>>(_: T) -> u8 {\n    \
             1\n}\nfn main() {\n    \
             println!(\"{}\", f((1, 2)));\n}\n",
            "1\n",
        ),
        ("fn main() {\n    println!(\"{}\", itertools::free::join([1, 2], \"-\"));\n}\n", "1-2\n"),
        (
            "mod of {\n    pub use itertools::*;\n}\nfn main() {\n    println!(\"{}\", of::join([1, 2], \"-\"));\n}\n",
            "1-2\n",
        ),
        (
            "macro_rules! joined {\n    ($($items:tt)*) => { itertools::join($($items)*, \"-\") };\n}\n\
             fn main() {\n    \
             println!(\"{}\", joined!([1, 2]));\n}\n",
            "1-2\n",
        ),
        (
            "#[macro_use]\nextern crate itertools;\nfn main() {\n    \
             println!(\"{:?}\", izip!([1], [2], [3]).last());\n}\n",
            "Some((1, 2, 3))\n",
        ),
        (
            "fn main() {\n    let f: fn(Vec<u8>) -> std::vec::IntoIter<u8> = itertools::sorted;\n    \
             println!(\"{:?}\", f(vec![2, 1]).as_slice());\n}\n",
            "[1, 2]\n",
        ),
        (
            "use itertools::join;\n#[cfg(windows)]\nfn f() {\n    itertools::sorted([1]);\n}\nfn main() {\n    \
             println!(\"{}\", join([1, 2], \"-\"));\n}\n",
            "1-2\n",
        ),
        (
            "fn said(error: itertools::structs::ExactlyOneError<std::vec::IntoIter<u8>>) -> String {\n    \
             error.to_string()\n}\nfn main() {\n    let items = vec![1, 2].into_iter();\n    \
             println!(\"{:?}\", itertools::Itertools::exactly_one(items).map_err(said));\n}\n",
            "Err(\"got at least 2 elements when exactly one was expected\")\n",
        ),
    ];
    parts.iter().for_each(|(program, expected)| prints(program, expected));
    let unnamed =
        "use itertools::Itertools as _;\nfn main() {\n    println!(\"{}\", [2, 1].iter().sorted().join(\" \"));\n}\n";
    prints(unnamed, "1 2\n");
    // `join` is also what a slice has, and `max` what an iterator has.
    let both = "use itertools::sorted;\nfn main() {\n    \
        let all: Vec<String> = sorted([2, 1]).map(|x| x.to_string()).collect();\n    \
        println!(\"{} {:?}\", all.join(\"-\"), all.iter().max());\n}\n";
    prints(both, "1-2 Some(\"2\")\n");
    let own = "use itertools::join;\ntrait Joins {\n    fn sorted(&self) -> u8;\n}\nimpl Joins for u8 {\n    \
        fn sorted(&self) -> u8 {\n        *self + 1\n    }\n}\nfn main() {\n    \
        println!(\"{}\", join([1.sorted()], \"\"));\n}\n";
    prints(own, "2\n");
}

#[test]
fn parts_of_proconio_bring_what_they_need() {
    let directory = TempDir::new().unwrap();
    let input = directory.path().join("in");
    fs::write(&input, "3 ab\n").unwrap();
    for (program, expected) in [
        ("use proconio::read_value;\nfn main() {\n    println!(\"{}\", read_value!(u8));\n}\n", "3\n"),
        ("fn main() {\n    println!(\"{}\", proconio::read_value!(proconio::marker::Usize1));\n}\n", "2\n"),
        (
            "use proconio::{input, marker::{Bytes, Chars}};\nfn main() {\n    input! { n: Bytes, s: Chars }\n    \
             println!(\"{n:?} {s:?}\");\n}\n",
            "[51] ['a', 'b']\n",
        ),
        (
            "use proconio::source::{Readable, Source};\nstruct One;\nimpl Readable for One {\n    \
             type Output = u8;\n    \
             fn read<R: std::io::BufRead, S: Source<R>>(source: &mut S) -> u8 {\n        \
             source.next_token_unwrap().parse().unwrap()\n    }\n}\nfn main() {\n    proconio::input! { x: One }\n    \
             println!(\"{x}\");\n}\n",
            "3\n",
        ),
        (
            "use proconio::source::auto::AutoSource;\nfn main() {\n    \
             proconio::input! { from AutoSource::from(\"5 6\"), a: u8, b: u8 }\n    println!(\"{a} {b}\");\n}\n",
            "5 6\n",
        ),
        ("use proconio::is_stdin_empty;\nfn main() {\n    println!(\"{}\", is_stdin_empty());\n}\n", "false\n"),
    ] {
        assert_eq!(printed(program, &input), expected, "{program}");
    }
}
