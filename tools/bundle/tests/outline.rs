//! What a Rust source says to a compiler.

use bundle::{Implementation, Outline};

#[track_caller]
fn outline(source: &str) -> Outline {
    Outline::of(source).unwrap()
}

#[test]
fn comments_layout_and_tests_do_not_count() {
    let plain = outline("pub fn f(x: u32) -> u32 { x + 1 }");
    let written = "//! A file.\n\n/// A function.\npub fn f(x: u32) -> u32 {\n    // Why.\n    x + 1\n}\n\n\
                   #[cfg(test)]\nmod tests { use bundle::{Implementation, Outline}; #[test] fn g() { h!() } }\n";
    assert_eq!(outline(written), plain);
    assert_ne!(outline("pub fn f(x: u32) -> u32 { x + 2 }").items, plain.items);
}

#[test]
fn blanks_within_literals_count() {
    assert_ne!(outline("const A: &str = \"a b\";").items, outline("const A: &str = \"a  b\";").items);
}

#[test]
fn what_is_declared_and_called() {
    let found = outline("trait A {} struct B; macro_rules! c { () => { impl A for B {} } } c!();");
    assert_eq!(found.types, ["A", "B"].map(str::to_owned).into());
    assert_eq!(found.traits, ["A".to_owned()].into());
    assert_eq!(found.macros, ["c".to_owned()].into());
    assert_eq!(found.calls, ["c".to_owned()].into());
    let header = ["A", "B", "for"].map(str::to_owned).into();
    assert_eq!(found.implementations, [Implementation { header, is_filled: false, added: None }]);
}

#[test]
fn what_is_added_to_a_type() {
    let found = outline("impl A { const B: u32 = 1; pub fn c(&self) { let d = 1; } }");
    assert_eq!(found.implementations[0].added, Some(["B", "c"].map(str::to_owned).into()));
}

#[test]
fn a_macro_may_implement_anything() {
    let found = outline("macro_rules! a { ($t:ty) => { impl Drop for $t { fn drop(&mut self) {} } } } a!(B);");
    assert!(found.implementations[0].is_filled);
}

#[test]
fn what_a_macro_adds_has_any_name() {
    assert_eq!(outline("impl A { b!(c); }").implementations[0].added, None);
    assert_eq!(outline("macro_rules! b { ($c:ident) => { impl A { fn $c() {} } } }").implementations[0].added, None);
    assert!(outline("impl A { fn b(&self) -> ! { loop {} } }").implementations[0].added.is_some());
    assert!(outline("b!(c, d)").members.contains("d"));
}

#[test]
fn what_stands_for_any_type_is_none() {
    let found = outline("impl<'a, T: B<C>, F: Fn(D) -> E, const N: usize> G<'a, T, F, N> for H<T> {}");
    let header = ["B", "C", "D", "E", "Fn", "G", "H", "N", "a", "for", "usize"].map(str::to_owned).into();
    assert_eq!(found.implementations[0].header, header);
}

#[test]
fn two_references_are_no_and() {
    assert_ne!(outline("fn f() { a && (b) }").items, outline("fn f() { a & &(b) }").items);
}

#[test]
fn an_argument_is_no_implementation() {
    assert_eq!(outline("fn f(g: impl Fn() -> u32) -> impl Sized { g() }").implementations, []);
}

#[test]
fn files_that_are_taken_in() {
    let found = outline(
        "#![doc = include_str!(\"a.svg\")]\nconst B: &str = include_str!(r\"../b.txt\");\n\
                         #[path = \"c/d.rs\"]\nmod d;",
    );
    assert_eq!(found.files, ["../b.txt", "c/d.rs"].map(str::to_owned).into());
}

#[test]
fn items_of_a_module_are_one_by_one() {
    let found = outline("pub mod a { pub use b::C; fn d() {} }");
    assert_eq!(found.items, ["pub mod a ", "pub use b : : C ; ", "fn d ( ) { } "]);
    assert!(!found.renames);
    assert!(outline("pub use a::{b, c as d};").renames);
}

#[test]
fn what_stands_before_a_group_is_no_path() {
    let paths = |source: &str| outline(source).paths.iter().map(|path| path.join("::")).collect::<Vec<_>>();
    assert_eq!(paths("use a::{b, c::{self, d}};"), ["a::b", "a::c", "a::c::d"]);
    assert_eq!(paths("use a::b::*;"), ["a::b"]);
    assert_eq!(paths("use a::{b, c::*};"), ["a", "a::b", "a::c"]);
    assert_eq!(paths("use a::{b, *};"), ["a", "a::b"]);
    assert_eq!(paths("use a::b; use a::b::c::d; use a::b::{e};"), ["a::b", "a::b::c::d", "a::b::e"]);
}
