//! Names that meet what the crates' macros and the bundle write.
#![allow(non_upper_case_globals, non_camel_case_types, non_snake_case, dead_code)]
use itertools::{chain, iproduct, izip, Itertools};
use proconio::{fastout, input, marker::Chars, read_value};
const n: usize = 7;
static output: u8 = 1;
struct program;
fn locked() -> u8 {
    2
}
mod start {
    pub const main: u8 = 3;
}
mod proconio_ {}
struct Source;
struct Tokens(u8);
struct LineSource;
fn stdin() -> u8 {
    4
}
enum Never {}
struct Lines;
fn read() -> u8 {
    5
}
fn __read() -> u8 {
    6
}
mod source {
    pub fn auto() -> u8 {
        7
    }
}
mod marker {
    pub struct Chars;
}
mod adaptors {
    pub struct Product;
}
type T = u8;
type R = i8;
type S = i16;
struct A;
struct B;
trait Tuple {}
trait Ext {
    fn join(&self) -> &'static str {
        "mine"
    }
    fn unique(self) -> u8
    where
        Self: Sized,
    {
        8
    }
}
impl Ext for Tokens {}
#[fastout]
fn main() {
    input! { len: usize, source: [u8; len], iter: Chars, (value, token): (T, R), items: [(u8, [S; 1]); 1] }
    let result = "result";
    let stdout = read_value!(u8);
    let it = vec![1, 2];
    let (a, b, x, y, i) = (1, 2, 3, 4, 5);
    println!("{len} {source:?} {iter:?} {value} {token} {items:?} {result} {stdout} {n} {output}");
    println!(
        "{:?}",
        iproduct!(it.iter(), &[a, b], [x, y])
            .map(|(i, a, b)| i * a * b)
            .collect_vec()
    );
    println!(
        "{:?} {:?}",
        izip!(it.clone(), [a, b], [x, i]).collect_vec(),
        chain!(it, [i]).collect_vec()
    );
    println!("{} {} {} {} {}", locked(), start::main, stdin(), read(), __read());
    println!(
        "{} {} {} {}",
        source_auto(),
        Tokens(1).join(),
        Tokens(1).unique(),
        Tokens(9).0
    );
}
fn source_auto() -> u8 {
    let _ = (
        program,
        Source,
        LineSource,
        Lines,
        marker::Chars,
        adaptors::Product,
        A,
        B,
    );
    source::auto()
}
