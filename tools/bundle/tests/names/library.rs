#![recursion_limit = "200"]
#![allow(dead_code, unused_imports)]
extern crate grundy as gr;
use ::grundy::{
    self as lib,
    games::{self as play, sg},
};
use {grundy, proconio};
mod a {
    pub mod b {
        use super::super::lib;
        pub fn f() -> usize {
            ::gr::games::sg::mex([0, 1]) + gr::games::sg::mex([0]) + lib::games::sg::mex([0usize; 0])
        }
    }
    pub(in crate::a) fn g() -> usize {
        crate::helper()
    }
    pub fn h() -> usize {
        self::g() + super::helper()
    }
}
pub(crate) use grundy as again;
fn helper() -> usize {
    again::games::sg::mex([0, 1, 2])
}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use crate as me;
    proconio::input! { n: usize }
    println!("{} {} {} {} {}", n, a::b::f(), a::h(), me::helper(), play::sg::mex([0]) + sg::mex([1usize]));
    if n > 2 {
        Err("no")?
    }
    Ok(())
}
