//! Paths, visibilities and macros that begin at the root of the program.
#![allow(dead_code, non_camel_case_types)]
use proconio::{input, marker::*};
pub(self) mod a {
    pub(super) struct S {
        pub(crate) x: u8,
        pub(super) y: u8,
    }
    pub(crate) enum E {
        A(pub_::T),
        B { z: u8 },
    }
    pub mod pub_ {
        pub struct T(pub(crate) u8);
    }
}
use self::a::{
    pub_::T,
    E::{self, *},
    S,
};
use crate::a as b;
type program = u8;
mod start {
    pub fn main() -> u8 {
        1
    }
}
static mut G: [u8; 2] = [0; 2];
thread_local! { static TL: std::cell::Cell<u8> = const { std::cell::Cell::new(5) }; }
macro_rules! ty {
    ($t:ty) => {
        <$t>::default()
    };
}
macro_rules! many { ($($(#[$m:meta])* $v:vis fn $n:ident() $b:block)*) => { $($(#[$m])* $v fn $n() -> u8 $b)* } }
many! { #[inline] pub(crate) fn m1() { 1 } fn m2() { crate::m1() + self::start::main() } }
impl std::str::FromStr for S {
    type Err = std::num::ParseIntError;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(S { x: s.parse()?, y: crate::m1() })
    }
}
fn path() -> crate::program {
    4
}
const _: () = {
    assert!(std::mem::size_of::<u8>() == 1);
};
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Tree {
    Leaf,
    Node(Box<Tree>, Box<Tree>),
}
impl Tree {
    fn depth(&self) -> usize {
        match self {
            Self::Leaf => 0,
            Self::Node(l, r) => 1 + l.depth().max(r.depth()),
        }
    }
}
fn main() {
    input! { s: S, t: [Usize1; 1], (c, d): (u8, [u8; 1]) }
    let b::S { x, y } = s;
    println!("{x} {y} {t:?} {c} {d:?} {} {} {}", ty!(u8), m2(), path());
    let e = if x > 200 { B { z: 1 } } else { A(T(7)) };
    match e {
        A(T(n)) => println!("{n}"),
        B { z } if z > 1 => println!("{z}"),
        E::B { .. } => {}
    }
    TL.with(|t| println!("{}", t.get()));
    println!("{}", Tree::Node(Box::new(Tree::Leaf), Box::new(Tree::Leaf)).depth());
    fn inner() -> u8 {
        use crate::start::main;
        main()
    }
    println!("{}", inner());
    #[derive(Default)]
    struct Local<'a> {
        r: Option<&'a str>,
    }
    println!("{:?}", Local::default().r);
    let closure = |x: u8| -> u8 { x.wrapping_add(255) };
    println!("{}", closure(3));
    println!("{}", concat!("a", 1, stringify!(crate::x)));
    println!("{:?}", std::any::type_name::<u8>());
    if let (Some(a), 1..) = (Some(1), 2) {
        println!("{a}");
    }
    std::process::exit(if x == 3 { 9 } else { 0 });
}
