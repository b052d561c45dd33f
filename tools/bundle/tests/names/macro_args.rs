//! Macros that take paths, write imports, implementations and other macros, and hand calls on.
use proconio::source::{Readable, Source};
macro_rules! call {
    ($f:path $(, $x:expr)*) => { $f($($x),*) };
}
macro_rules! munch {
    (@sum $total:expr;) => { $total };
    (@sum $total:expr; $x:tt $($rest:tt)*) => { munch!(@sum $total + $x; $($rest)*) };
    ($($x:tt)*) => { munch!(@sum 0; $($x)*) };
}
macro_rules! imports {
    ($name:ident) => {
        mod $name {
            use grundy::{
                self as g,
                games::{
                    nim::{self, *},
                    sg,
                },
            };
            pub use itertools::{self as it, Itertools};
            pub(crate) fn value(heaps: &[u64]) -> usize {
                nim::first_player_wins(heaps) as usize
                    + sg::mex([0])
                    + g::games::sg::mex([0, 1])
                    + first_player_wins(&[1u8]) as usize
            }
            pub(super) fn sorted(v: &[u64]) -> String {
                it::sorted(v).join("<")
            }
        }
    };
}
imports!(made);
macro_rules! readable {
    ($($name:ident: $t:ty),*) => { $(
        struct $name;
        impl Readable for $name {
            type Output = ($t, &'static str);
            fn read<R: std::io::BufRead, S: Source<R>>(source: &mut S) -> Self::Output {
                (<$t as Readable>::read(source), concat!("kind ", stringify!($name)))
            }
        }
    )* };
}
readable!(Small: u8, Large: u64);
macro_rules! define {
    ($name:ident, $d:tt) => {
        macro_rules! $name { ($d($d x:expr),*) => { [$d($d x * 2),*] } }
    };
}
define!(doubled, $);
macro_rules! input {
    ($($name:ident: $t:ty),* $(,)?) => { $(let $name = <$t as Read>::read();)* };
}
trait Read {
    fn read() -> Self;
}
impl Read for u8 {
    fn read() -> Self {
        proconio::input! { x: u8 }
        x
    }
}
#[macro_use]
mod tools {
    macro_rules! ask {
        ($($t:tt)*) => { ::proconio::input! { $($t)* } };
    }
    macro_rules! up {
        ($name:ident) => {
            super::$name()
        };
    }
    pub mod deep {
        pub fn f() -> u8 {
            up!(g) + call!(super::super::h) + call!(crate::tools::g)
        }
        macro_rules! late {
            () => {
                $crate::tools::deep::f()
            };
        }
        pub(crate) use late;
    }
    pub fn g() -> u8 {
        30
    }
}
fn h() -> u8 {
    4
}
fn main() {
    input!(a: u8, b: u8,);
    ask! { s: Small, l: [Large; 1] }
    println!("{a} {b} {s:?} {l:?} {}", munch!(1 2 3));
    println!(
        "{} {} {:?}",
        made::value(&[1, 2]),
        made::sorted(&[2, 1]),
        doubled!(1, 2)
    );
    println!("{} {} {}", tools::deep::f(), tools::deep::late!(), call!(u8::max, 1, 2));
    macro_rules! local { ($($t:tt)*) => { println!($($t)*) } }
    local!("{} {}", call!(self::h), {
        let crate_ = call!(crate::h);
        crate_
    });
}
