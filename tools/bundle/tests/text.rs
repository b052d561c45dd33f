//! What is printed, to the letter, for small crates.

use std::fs;

use bundle::{bundle, judge_named, program_named};
use entry::Judge;
use tempfile::TempDir;

/// The bundle of `src/bin/p.rs` in a crate of these files.
#[track_caller]
fn bundle_of(judge: &Judge, files: &[(&str, &str)]) -> String {
    let root = TempDir::new().unwrap();
    for (path, text) in files {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let program = program_named(root.path(), "p").unwrap();
    bundle(root.path(), &program, judge, None).unwrap().text
}

#[track_caller]
fn prints(files: &[(&str, &str)], expected: &str) {
    let any = judge_named("any").unwrap();
    assert_eq!(bundle_of(any, files), expected);
}

#[test]
fn a_program_alone_is_printed_as_it_stands() {
    let text = "fn main() {\n    let text = \"\n\n  a\n\";\n    println!(\"{text}\");\n}\n";
    prints(&[("src/bin/p.rs", text)], text);
}

#[test]
fn a_program_without_graphs_reads_nothing_of_them() {
    let library = ("src/lib.rs", "pub mod graphs;\npub mod io;\n");
    let program = "fn main() {\n    grundy::io::run(|_, out| out.line(\"a\"));\n}\n";
    assert!(!bundle_of(judge_named("any").unwrap(), &[library, ("src/bin/p.rs", program)]).contains("graphs"));
}

#[test]
fn a_header_becomes_a_comment_below_problem_link_and_source() {
    let program = "\
        //! # P1 \\[A\\] Stones
//!
//! - Judge: <https://www.luogu.com.cn/problem/P1>
//! - Theorem: Bouton
//!
//! ## Rule
//! Take \\[some\\].

/// Kept.
fn main() {}
";
    let manifest = "package.repository = \"https://example.org/g\"\nlicense = \"CC0-1.0\"\n";
    prints(
        &[("src/bin/p.rs", program), ("Cargo.toml", manifest)],
        "\
         // P1 [A] Stones — https://www.luogu.com.cn/problem/P1 — grundy, https://example.org/g, CC0-1.0
//
// - Theorem: Bouton
//
// ## Rule
// Take [some].

/// Kept.
fn main() {}
",
    );
}

#[test]
fn of_the_library_comes_what_is_used() {
    let files = [
        ("src/lib.rs", "//! Doc.\n\npub mod games;\npub mod unused;\n"),
        ("src/unused.rs", "pub fn unused() {}\n"),
        ("src/games/mod.rs", "mod coin;\nmod heap;\npub use coin::Coin;\npub use heap::{Heap, Other};\n"),
        ("src/games/coin.rs", "pub struct Coin;\nimpl Coin {\n    pub fn turn() {}\n}\n"),
        (
            "src/games/heap.rs",
            "\
             //! Heaps.
//!
#![doc = include_str!(\"heap.svg\")]
use std::fmt::{self, Display};
use std::ops::BitXor;

/// A heap.
#[non_exhaustive]
pub struct Heap(pub u32);

// A comment on what goes.
pub struct Other;

impl Display for Other {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(\"other\")
    }
}

impl Heap {
    /// Why.
    #[must_use = \"a value\"]
    pub fn value(&self) -> u32 {
        // Stays.
        self.0
    }

    pub fn unused(&self) -> u32 {
        self.0.bitxor(1)
    }
}

#[cfg(test)]
mod tests {
    use proconio::input;
}
",
        ),
        ("src/bin/p.rs", "use grundy::games::Heap;\n\nfn main() {\n    println!(\"{}\", Heap(1).value());\n}\n"),
    ];
    prints(
        &files,
        "\
         mod program {
use grundy::games::Heap;

pub(crate) fn main() {
    println!(\"{}\", Heap(1).value());
}
}
fn main() { program::main() }
pub extern crate self as grundy;

// The parts of the library grundy that are used above.
mod games {
mod heap {
	pub struct Heap(pub u32);

	impl Heap {
		pub fn value(&self) -> u32 {
			// Stays.
			self.0
		}
	}
}

	pub use heap::Heap;
}
",
    );
}

#[test]
fn paths_find_the_library_wherever_they_stand() {
    let files = [
        ("src/lib.rs", "pub mod a;\npub mod b;\n"),
        ("src/a.rs", "use crate::b::two;\npub fn one() -> u32 {\n    two() - crate::b::one() * super::b::one()\n}\n"),
        ("src/b.rs", "pub fn one() -> u32 {\n    1\n}\npub fn two() -> u32 {\n    2\n}\n"),
        (
            "src/bin/p.rs",
            "mod inner {\n    use grundy::a::one;\n    pub fn three() -> u32 {\n        one() \
             + ::grundy::b::two()\n    }\n}\n\nfn main() {\n    println!(\"{}\", \
             inner::three());\n}\n",
        ),
    ];
    let text = bundle_of(judge_named("any").unwrap(), &files);
    for path in [
        "use grundy::a::one;",
        "one() + ::grundy::b::two()",
        "use crate::b::two;",
        "two() - crate::b::one() * super::b::one()",
    ] {
        assert!(text.contains(path), "{path} in\n{text}");
    }
}

#[test]
fn implementations_of_traits_go_where_nothing_needs_them() {
    let library = "\
use std::fmt;
use std::ops::{BitXor, BitXorAssign, Sub};

#[derive(Clone, Copy)]
pub struct Heap(pub u32);

impl BitXor for Heap {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Heap {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl Sub for Heap {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self ^ other
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl FromIterator<u32> for Heap {
    fn from_iter<I: IntoIterator<Item = u32>>(heaps: I) -> Self {
        Self(heaps.into_iter().fold(0, |sum, heap| sum ^ heap))
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        println!(\"end\");
    }
}

pub struct Ending;
";
    let program =
        |body: &str| format!("use grundy::{{Ending, Heap}};\n\nfn main() {{\n    let _end = Ending;\n    {body}\n}}\n");
    let left = |body| {
        let text = bundle_of(judge_named("any").unwrap(), &[("src/lib.rs", library), ("src/bin/p.rs", &program(body))]);
        let implementations = text.lines().filter_map(|line| line.trim().strip_prefix("impl "));
        implementations.map(|line| line.trim_end_matches(" {").to_owned()).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(left("assert!(Heap(1).0 == 1);"), "Drop for Ending");
    assert_eq!(left("println!(\"{}\", Heap(1));"), "fmt::Display for Heap, Drop for Ending");
    // What goes may itself have needed others; what stays may need others.
    assert_eq!(
        left("let mut a = Heap(1); a ^= a; assert!(a.0 == 0);"),
        "BitXor for Heap, BitXorAssign for Heap, Drop for Ending"
    );
    assert_eq!(
        left("let a: Heap = [1, 2].into_iter().collect(); assert!((a - a).0 == 0);"),
        "BitXor for Heap, Sub for Heap, FromIterator<u32> for Heap, Drop for Ending"
    );
}

#[test]
fn members_of_traits_go_where_macros_write_them_too() {
    let files = [
        ("src/lib.rs", "pub mod number;\n"),
        (
            "src/number.rs",
            "\
             pub trait Number {
    const LEAST: u32;
    fn value(self) -> u32;
}

macro_rules! number {
    ($($number:ty)*) => {$(
        impl Number for $number {
            const LEAST: u32 = 0;
            fn value(self) -> u32 {
                self as u32
            }
        }
    )*};
    () => {};
}

number!(u8 u16);
",
        ),
        ("src/bin/p.rs", "use grundy::number::Number;\n\nfn main() {\n    println!(\"{}\", 1u8.value());\n}\n"),
    ];
    prints(
        &files,
        "\
         mod program {
use grundy::number::Number;

pub(crate) fn main() {
    println!(\"{}\", 1u8.value());
}
}
fn main() { program::main() }
pub extern crate self as grundy;

// The parts of the library grundy that are used above.
mod number {
	pub trait Number {
		fn value(self) -> u32;
	}

	macro_rules! number {
		($($number:ty)*) => {$(
			impl Number for $number {
				fn value(self) -> u32 {
					self as u32
				}
			}
		)*};
	}

	number!(u8 u16);
}
",
    );
}

#[test]
fn a_macro_goes_with_all_that_it_writes() {
    let files = [
        ("src/lib.rs", "pub mod number;\n"),
        (
            "src/number.rs",
            "\
             pub trait Number {
    fn value(self) -> u32;
}

macro_rules! number {
    ($($number:ty)*) => {$(
        impl Number for $number {
            fn value(self) -> u32 {
                self as u32
            }
        }
    )*};
}

number!(u8 u16);

pub fn one() -> u32 {
    1
}
",
        ),
        ("src/bin/p.rs", "fn main() {\n    println!(\"{}\", grundy::number::one());\n}\n"),
    ];
    prints(
        &files,
        "\
         mod program {
pub(crate) fn main() {
    println!(\"{}\", grundy::number::one());
}
}
fn main() { program::main() }
pub extern crate self as grundy;

// The parts of the library grundy that are used above.
mod number {
	pub fn one() -> u32 {
		1
	}
}
",
    );
}

#[test]
fn what_only_other_programs_read_is_allowed_where_it_stands() {
    let files = [
        ("src/lib.rs", "pub mod pair;\n"),
        (
            "src/pair.rs",
            "pub struct Pair {\n    first: u32,\n    second: u32,\n}\nimpl Pair {\n    pub fn \
             new() -> Self {\n        Self { first: 1, second: 2 }\n    }\n    pub fn \
             first(&self) -> u32 {\n        self.first\n    }\n    pub fn second(&self) -> \
             u32 {\n        self.second\n    }\n}\n",
        ),
        ("src/bin/p.rs", "use grundy::pair::Pair;\n\nfn main() {\n    println!(\"{}\", Pair::new().first());\n}\n"),
    ];
    let text = bundle_of(judge_named("any").unwrap(), &files);
    let field = "\t\tfirst: u32,\n\t\t#[allow(dead_code)]\n\t\tsecond: u32,\n";
    assert!(text.contains(field), "{text}");
    assert!(!text.contains("fn second"), "{text}");
}

#[test]
fn a_program_keeps_what_it_does_not_use_but_its_tests() {
    let program = "\
        #![allow(dead_code)]
use grundy::a::one;
use std::cmp::{max, min};
const A: u32 = 1; const B: u32 = 2;

fn unused() -> u32 { grundy::a::two() }

// Of the tests.
#[cfg(test)]
mod tests {}

fn main() {
    println!(\"{}\", max(one(), B));
}
";
    let files = [
        ("src/lib.rs", "pub mod a;\n"),
        (
            "src/a.rs",
            "pub fn one() -> u32 {\n    1\n}\npub fn two() -> u32 {\n    2\n}\npub fn three() -> u32 {\n    3\n}\n",
        ),
        ("src/bin/p.rs", program),
    ];
    prints(
        &files,
        "\
         #![allow(unused)]
mod program {
#![allow(dead_code)]
use grundy::a::one;
use std::cmp::{max, min};
const A: u32 = 1; const B: u32 = 2;

fn unused() -> u32 { grundy::a::two() }

pub(crate) fn main() {
    println!(\"{}\", max(one(), B));
}
}
fn main() { program::main() }
pub extern crate self as grundy;

// The parts of the library grundy that are used above.
mod a {
	pub fn one() -> u32 {
		1
	}
	pub fn two() -> u32 {
		2
	}
}
",
    );
}

#[test]
fn line_ends_of_any_kind_become_one() {
    prints(&[("src/bin/p.rs", "fn main() {\r\n}\r\n")], "fn main() {\n}\n");
}

#[test]
fn crates_of_atcoder_stay() {
    let atcoder = judge_named("atcoder").unwrap();
    let program = "use itertools::Itertools;\nuse proconio::{fastout, input};\n\n#[fastout]\nfn \
        main() {\n    input! { a: [u32] }\n    println!(\"{}\", a.iter().tree_reduce(|a, \
        b| a.max(b)).is_some());\n}\n";
    assert_eq!(bundle_of(atcoder, &[("src/bin/p.rs", program)]), program);
}

#[test]
fn with_a_crate_that_is_not_here_comes_what_is_named() {
    let files = [
        ("src/lib.rs", "pub mod a;\n"),
        (
            "src/a.rs",
            "pub fn one() -> u32 {\n    \"two\".len() as u32\n}\npub fn two() -> u32 {\n    2\n}\npub fn three() {}\n",
        ),
        (
            "src/bin/p.rs",
            "use ac_library::Dsu;\nuse grundy::a::one;\n\nfn main() {\n    println!(\"{}\", \
             Dsu::new(one() as usize).size(0));\n}\n",
        ),
    ];
    let text = bundle_of(judge_named("atcoder").unwrap(), &files);
    assert!(text.contains("#![allow(unused)]\nmod program {"), "{text}");
    assert!(text.contains("pub fn two()") && !text.contains("three"), "{text}");
}
