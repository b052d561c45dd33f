//! Modules in modules, by `super`, by other names, by globs of each other.
pub mod game {
    pub mod heaps {
        pub use super::super::prelude::*;
        pub fn wins(v: &[u64]) -> bool {
            nim::first_player_wins(v) && super::super::game::heaps::inner::one() == 1
        }
        pub(in crate::game) mod inner {
            pub(in super::super) fn one() -> usize {
                use super::super::super::{lib as l, prelude::lib};
                l::games::sg::mex([0]) * lib::arithmetic::isqrt(1u64) as usize
            }
        }
    }
    pub(crate) fn one() -> usize {
        heaps::inner::one()
    }
    impl super::Shape {
        pub(super) fn area(&self) -> u32 {
            self.0 * self::super::Shape::SIDE
        }
    }
    impl crate::Named for super::Shape {}
}
mod prelude {
    pub use crate::lib::games::{self, nim};
    pub use grundy as lib;
    pub(crate) use itertools::{Itertools as It, *};
    pub use std::{cmp::Reverse as Rev, fmt};
}
pub(crate) use grundy as lib;
pub struct Shape(u32);
impl Shape {
    const SIDE: u32 = 3;
}
pub trait Named {
    fn name(&self) -> &'static str {
        "shape"
    }
}
enum Move {
    Take(u32),
    Pass,
}
use self::Move::*;
use game::heaps::{self, wins as first_wins};
impl prelude::fmt::Display for Move {
    fn fmt(&self, f: &mut prelude::fmt::Formatter<'_>) -> prelude::fmt::Result {
        match self {
            Take(n) => write!(f, "take {n}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}
fn main() {
    use prelude::It as _;
    proconio::input! { n: usize, v: [u64; n] }
    println!("{} {} {}", first_wins(&v), heaps::wins(&[1, 1]), game::one());
    println!(
        "{} {} {}",
        Shape(2).area(),
        Shape(1).name(),
        [Take(1), Pass].iter().join("; ")
    );
    println!(
        "{:?}",
        v.iter().map(|x| prelude::Rev(*x)).sorted().map(|r| r.0).collect_vec()
    );
    {
        use crate::prelude::{izip, max};
        println!("{:?} {:?}", izip!(&v, 1..).last(), max(&v));
    }
}
