//! Parts of its own that are called like the crates, like what stands in for them, and like macros of std.
mod itertools {
    pub struct Itertools;
    pub fn join() -> &'static str {
        "mine"
    }
}
mod grundy {
    pub struct Grundy(pub u8);
    impl Grundy {
        pub fn new() -> Self {
            Grundy(3)
        }
    }
    pub mod games {
        pub fn nim() -> u8 {
            4
        }
    }
}
mod games {
    pub fn nim() -> u8 {
        5
    }
}
mod std_ext {
    pub use std::cmp::Reverse;
}
struct Grundy;
struct Vec2(i32, i32);
type Fuse = u8;
enum Ordering {
    Less,
}
use Ordering::Less as L;
fn vec() -> u8 {
    1
}
fn Some_() {}
struct Product;
struct Format;
struct Tuples;
trait HomogeneousTuple {}
struct Pool;
macro_rules! vec { ($($x:expr),*) => { [$($x),*] } }
macro_rules! println { ($($t:tt)*) => { std::println!("> {}", format_args!($($t)*)) } }
macro_rules! format_args { ($($t:tt)*) => { std::format_args!($($t)*) } }
use ::grundy::games::nim::first_player_wins;
use ::itertools::Itertools as It;
use proconio::input as read;
fn main() {
    read! { n: usize, a: [u64; n] }
    let itertools = 3;
    let proconio = 4;
    let grundy_ = Grundy;
    let _ = (grundy_, Product, Format, Tuples, Pool, Vec2(1, 2).0 + Vec2(1, 2).1);
    let _: Fuse = 3;
    let _ = L;
    Some_();
    println!("{} {} {} {}", itertools, proconio, self::itertools::join(), self::grundy::Grundy::new().0);
    println!("{} {} {}", crate::grundy::games::nim(), games::nim(), a.iter().sorted().join(","));
    println!("{:?} {} {:?}", vec![1, 2], vec(), a.iter().tuple_windows().map(|(x, y)| x + y).collect_vec());
    println!("{}", first_player_wins(&a));
    let _ = std_ext::Reverse(1);
    let _ = self::itertools::Itertools;
}
