#! /usr/bin/env run-cargo-script
use itertools::Itertools;
mod deep {
    #[macro_export]
    macro_rules! chain {
        ($x:expr) => {
            7 + $x
        };
    }
}
#[macro_export]
macro_rules! input {
    ($x:ident) => {
        let $x = proconio::read_value!(usize);
    };
}
fn main() {
    input!(n);
    println!("{} {}", chain!(1), [n, 1].iter().join("+"));
}
