//! `main` never returns.
#![allow(clippy::needless_return, reason = "a test")]
#![warn(unused_crate_dependencies)]
use grundy::games::*;
use itertools::Itertools;
struct Guard;
impl Drop for Guard {
    fn drop(&mut self) {
        println!("dropped");
    }
}
const MEX: fn([usize; 2]) -> usize = |values| sg::mex(values);
static LINES: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| [3, 1, 2].iter().sorted().join("\n"));
fn main() -> ! {
    {
        let _guard = Guard;
        println!("{}", MEX([0, 1]));
    }
    println!("{}", *LINES);
    let grundy = grundy::games::sg::mex([0]);
    println!("{grundy}");
    std::process::exit(if LINES.len() == 5 { 6 } else { 0 })
}
