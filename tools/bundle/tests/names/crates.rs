//! Ways to import the crates, and modules that hand them on.
use {
    itertools::{self, Itertools, *},
    proconio::{
        self, input,
        source::{auto::AutoSource, Readable},
    },
    std::{
        collections::{self, *},
        fmt::Write as _,
    },
};
pub mod prelude {
    pub use itertools::{iproduct, izip as zipped, Itertools};
    pub use proconio::{
        marker::{self, *},
        *,
    };
    pub mod std {
        pub mod vec {
            pub fn f() -> u8 {
                7
            }
        }
    }
}
mod user {
    use super::prelude::*;
    pub fn f() -> usize {
        input! { a: Usize1 }
        a + iproduct!(0..a, 0..2).count()
    }
    pub fn g() -> String {
        zipped!([1, 2], [3, 4], [5, 6]).map(|(a, b, c)| a * b * c).join("|")
    }
}
mod alias {
    pub use ::itertools as it;
    pub use proconio as pro;
    pub type M = pro::marker::Chars;
    pub fn f() -> usize {
        it::min([3, 2]).unwrap()
    }
}
enum Pair {}
impl Readable for Pair {
    type Output = (u8, u8);
    fn read<R: ::std::io::BufRead, S: proconio::source::Source<R>>(source: &mut S) -> (u8, u8) {
        (u8::read(source), u8::read(source))
    }
}
fn main() {
    input! { from AutoSource::from("5 6 7"), p: Pair, q: u8 }
    input! { n: alias::pro::marker::Usize1, c: alias::M, }
    let mut s = String::new();
    write!(s, "{p:?} {q} {n} {c:?}").unwrap();
    println!("{s} {} {} {} {}", user::f(), user::g(), alias::f(), prelude::std::vec::f());
    let m: HashMap<u8, u8> = collections::HashMap::from([(1, 2)]);
    println!("{:?}", m.iter().map(|(a, b)| a + b).sorted().collect_vec());
    println!("{}", itertools::join(alias::it::sorted([2, 1]), ""));
    println!("{:?}", multi());
}
fn multi() -> Vec<Vec<u8>> {
    (0..2).map(|_| 0..2u8).multi_cartesian_product().collect()
}
