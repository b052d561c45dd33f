//! Doc.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, unreachable_pub, missing_debug_implementations, rust_2018_idioms, single_use_lifetimes, unused_qualifications, clippy::pedantic)]
//! More.
use proconio::{fastout, input};
use itertools::Itertools;
/// D.
#[derive(Debug)]
pub struct D;
mod m { pub(crate) use proconio::marker::Chars; }
#[fastout]
fn main() { input! { n: usize, s: m::Chars, a: [usize; n] } let _ = D; println!("{} {:?} {}", n, s, a.iter().join(" ")); }
