//! Its own names are those of the standard library, of primitive types and of macros.
use ::itertools::Itertools as _;
use ::proconio::{input as ask, marker::Usize1};
mod std {
    pub mod io {
        pub fn stdin() -> u8 {
            1
        }
    }
    pub mod vec {
        pub struct Vec2;
    }
    pub mod string {}
    pub mod iter {}
}
mod core {
    pub fn cmp() -> u8 {
        2
    }
}
mod alloc {
    pub fn vec() -> u8 {
        3
    }
}
mod io {
    pub fn input() -> u8 {
        4
    }
}
mod input {
    pub fn read_value() -> u8 {
        5
    }
}
struct Vector;
struct String;
struct Box;
enum Option {
    None,
}
enum Result {
    Ok,
}
trait Iterator {
    fn next(&self) -> u8 {
        6
    }
}
impl Iterator for Vector {}
trait Into {
    fn into(&self) -> u8 {
        7
    }
}
impl Into for String {}
trait FromStr {}
trait Default {}
trait Clone {}
trait Ord {}
trait Fn {}
trait Readable {}
#[allow(non_camel_case_types)]
type usize = u16;
#[allow(non_camel_case_types)]
struct str;
mod u64 {
    pub fn max() -> u8 {
        8
    }
}
#[allow(non_snake_case)]
fn Some() -> u8 {
    9
}
#[allow(non_snake_case)]
fn Ok() -> u8 {
    10
}
fn max() -> u8 {
    11
}
fn main() {
    use ::std::primitive::{char, u64 as long, usize as size};
    ask! { n: size, v: [long; n], w: [Usize1; 1], s: [[char; 1]; 2] }
    let (m, stdin) = (n as usize, 12);
    println!("{m} {v:?} {w:?} {s:?} {stdin} {}", v.iter().sorted().join("-"));
    println!("{:?}", ::itertools::iproduct!(0..2, 0..2).collect_vec());
    println!(
        "{:?}",
        ::itertools::izip!(&v, 0.., 1..)
            .tuple_windows()
            .map(|(a, b)| a.1 + b.2)
            .collect_vec()
    );
    println!("{:?}", v.iter().combinations(2).map(|c| c.len()).counts());
    println!(
        "{} {} {} {}",
        self::std::io::stdin(),
        self::core::cmp(),
        self::alloc::vec(),
        io::input()
    );
    println!(
        "{} {} {} {}",
        input::read_value(),
        Vector.next(),
        <String as Into>::into(&String),
        u64::max()
    );
    println!("{} {} {}", Some(), Ok(), max());
    let _ = (str, Box, Option::None as u8, Result::Ok as u8, self::std::vec::Vec2);
}
