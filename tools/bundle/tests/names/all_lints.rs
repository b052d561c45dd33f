//! Doc.
#![deny(
    warnings,
    unused,
    missing_docs,
    unreachable_pub,
    rust_2018_idioms,
    single_use_lifetimes,
    missing_debug_implementations,
    missing_copy_implementations,
    trivial_casts,
    trivial_numeric_casts,
    unused_qualifications,
    unused_results,
    variant_size_differences,
    let_underscore_drop,
    non_ascii_idents,
    nonstandard_style,
    future_incompatible,
    unused_lifetimes,
    unused_import_braces,
    unused_macro_rules,
    meta_variable_misuse,
    explicit_outlives_requirements,
    redundant_lifetimes,
    unit_bindings,
    elided_lifetimes_in_paths,
    keyword_idents,
    macro_use_extern_crate,
    absolute_paths_not_starting_with_crate
)]
#![forbid(unsafe_code)]
use itertools::{izip, Itertools as _};
use proconio::{input, marker::Chars};
fn main() {
    input! { n: usize, v: [u32; n], s: Chars }
    println!("{} {}", v.iter().tuple_combinations().map(|(a, b)| a * b).join(" "), s.len());
    println!("{:?}", izip!(&v, 0..3, v.iter().dedup()).collect::<Vec<_>>());
    for (k, g) in &v.iter().chunk_by(|x| **x > 2) {
        println!("{k} {}", g.format("-"));
    }
}
