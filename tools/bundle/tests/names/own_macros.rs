use itertools::{iproduct, izip, Itertools};
use proconio::{fastout, input};
#[allow(unused_macros)]
macro_rules! println { ($($t:tt)*) => { std::println!("<{}>", format!($($t)*)) } }
#[allow(unused_macros)]
macro_rules! value {
    ($($t:tt)*) => {
        1
    };
}
#[allow(unused_macros)]
macro_rules! joined {
    () => {
        2
    };
}
#[allow(unused_macros)]
macro_rules! unreachable {
    () => {
        2
    };
}
#[allow(unused_macros)]
macro_rules! matches {
    () => {
        2
    };
}
fn main() {
    input! { n: usize }
    println!(
        "{} {} {}",
        n,
        iproduct!(0..2, 0..2).map(|(a, b)| a + b).join(" "),
        izip!(0..2, 3..5).count() + value!() + joined!()
    );
    other();
}
#[fastout]
fn other() {
    println!("x");
    print!("y");
}
