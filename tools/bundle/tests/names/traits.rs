//! Methods of the crates' traits where other traits and other scopes are near.
use proconio::input;
mod solve {
    use super::*;
    use itertools::Itertools;
    pub fn run(v: &[i32]) -> String {
        v.iter().sorted().rev().join(" ")
    }
}
mod noglob {
    pub fn f(v: &[i32]) -> Vec<Vec<i32>> {
        itertools::Itertools::collect_vec(itertools::Itertools::combinations(v.iter().copied(), 2))
    }
}
fn generic<I>(i: I) -> Vec<I::Item>
where
    I: itertools::Itertools,
    I::Item: Clone + Eq + std::hash::Hash,
{
    i.unique().collect()
}
fn imp(v: Vec<i32>) -> impl itertools::Itertools<Item = i32> {
    v.into_iter().interleave_with()
}
trait Ext: Iterator + Sized {
    fn interleave_with(self) -> std::iter::Skip<Self> {
        self.skip(1)
    }
    fn count_all(self) -> usize {
        self.count()
    }
}
impl<I: Iterator> Ext for I {}
use itertools::Itertools as _;
fn main() {
    input! { n: usize, v: [i32; n] }
    println!("{} {:?} {:?}", solve::run(&v), noglob::f(&v), generic(v.iter()));
    println!("{} {}", imp(v.clone()).join("+"), v.iter().permutations(2).count_all());
    let boxed: Box<dyn Iterator<Item = i32>> = Box::new(v.clone().into_iter());
    println!("{:?}", boxed.tuple_windows().map(|(a, b)| a * b).collect_vec());
    let mut it = v.iter();
    let (a, b) = it.next_tuple().unwrap();
    println!("{a} {b} {:?}", it.as_slice());
    println!("{}", v.iter().map(|x| x.to_string()).format_list());
}
trait FormatList {
    fn format_list(self) -> String;
}
impl<I: Iterator<Item = String>> FormatList for I {
    fn format_list(mut self) -> String {
        self.join("/")
    }
}
