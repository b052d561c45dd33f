#![allow(dead_code, unused_imports)]
use grundy::games::{
    nim::winning_moves,
    sg::{mex, nim_sum},
};
use proconio::{input, marker::*};
struct Unused;
impl std::fmt::Display for Unused {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}", nim_sum([1, 2]))
    }
}
fn unused() -> usize {
    winning_moves(&[1u64]).count()
}
macro_rules! um {
    () => {
        grundy::games::misere::first_player_wins(&[1])
    };
}
fn main() {
    input! { n: usize }
    println!("{}", mex([n, 0]));
}
