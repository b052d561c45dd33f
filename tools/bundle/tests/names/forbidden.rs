//! Lints that nothing may allow again.
#![forbid(
    warnings,
    unused,
    unsafe_code,
    dead_code,
    unused_imports,
    unused_labels,
    unused_macros,
    unreachable_code
)]
use proconio::{derive_readable, fastout, input};
mod handed {
    pub use itertools::Itertools;
}
#[macro_export]
macro_rules! seven {
    () => {
        7
    };
}
use handed::Itertools as _;
#[derive_readable]
#[derive(Debug)]
struct P {
    x: u8,
    y: u8,
}
#[fastout]
fn main() {
    input! { p: P, v: [u8; 2] }
    println!("{} {} {} {}", p.x, p.y, v.iter().join(","), crate::seven!());
}
