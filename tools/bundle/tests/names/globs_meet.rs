//! Globs of the crates beside each other and beside what they would hide.
use grundy::{
    arithmetic::*,
    games::{nim::*, sg::*, *},
    *,
};
use itertools::*;
use proconio::{marker::*, source::*, *};
use std::{collections::*, fmt::*};
mod own {
    pub fn sorted(x: u8) -> u8 {
        x
    }
    pub fn mex(x: usize) -> usize {
        x + 100
    }
    pub struct Itertools2;
    pub mod all {
        pub use super::super::*;
        pub use super::*;
        pub fn f() -> usize {
            input! { k: Usize1 }
            k + [1, 2].iter().map(|x| x * 2).sum::<usize>() + super::super::own::mex(1)
        }
    }
}
use own::{mex, sorted};
fn join(x: u8) -> u8 {
    x * 2
}
fn main() {
    input! { m: usize, v: [u64; m] }
    let _ = own::Itertools2;
    println!("{} {} {} {}", mex(0), sorted(1), join(4), own::all::f());
    println!(
        "{} {:?} {}",
        isqrt(17),
        v.iter().minmax().into_option(),
        first_player_wins(&v)
    );
    println!("{:?} {:?}", std::iter::once(1).collect_vec(), max([1, 2]));
    println!("{:?}", zip(&v, &v).map(|(a, b)| a + b).collect::<BTreeSet<_>>());
}
