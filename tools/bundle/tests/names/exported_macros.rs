#[macro_use(input, read_value)]
extern crate proconio as pr;
use itertools::Itertools as _;
mod deep {
    #[macro_export]
    macro_rules! twice {
        ($x:expr) => {
            $crate::double($x)
        };
    }
    #[macro_export]
    macro_rules! chain2 {
        ($x:expr) => {
            7 + $x
        };
    }
    pub mod prelude {
        pub use crate::twice;
        pub use proconio::marker as mk;
    }
    pub fn f() -> usize {
        input! { n: usize, c: self::prelude::mk::Usize1 }
        n + c
    }
}
fn double(x: usize) -> usize {
    2 * x
}
fn main() {
    use deep::prelude::*;
    let a = read_value!(usize);
    println!("{} {} {} {}", a, deep::f(), crate::twice!(a), twice!(3));
    println!("{} {}", [1, 2].iter().join("+"), chain2!(1));
}
