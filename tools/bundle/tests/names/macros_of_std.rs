//! Macros called like those that std and the stand-ins have.
#[macro_export]
macro_rules! chain {
    () => {
        1
    };
}
#[macro_export]
macro_rules! iproduct {
    ($x:expr) => {
        $x + 1
    };
}
#[macro_export]
macro_rules! tuples {
    () => {
        2
    };
}
#[macro_export]
macro_rules! formats {
    () => {
        3
    };
}
#[macro_export]
macro_rules! joined {
    () => {
        4
    };
}
#[macro_export]
macro_rules! value {
    () => {
        5
    };
}
#[macro_export]
macro_rules! fastout {
    () => {
        6
    };
}
#[macro_export]
macro_rules! source {
    () => {
        7
    };
}
macro_rules! assert {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! panic {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! write {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! matches {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! unreachable {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! concat {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! stringify {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
macro_rules! print { ($($t:tt)*) => { std::print!($($t)*) } }
macro_rules! debug_assert {
    ($($t:tt)*) => {
        compile_error!("mine")
    };
}
use itertools::{izip, Itertools};
use proconio::input;
mod reading {
    macro_rules! input { ($($t:tt)*) => { proconio::input! { $($t)* } } }
    pub(crate) use input;
}
fn main() {
    input! { n: usize, v: [u8; n] }
    reading::input! { m: [usize; 1] }
    println!(
        "{} {} {} {} {} {} {} {}",
        chain!(),
        iproduct!(1),
        tuples!(),
        formats!(),
        joined!(),
        value!(),
        crate::fastout!(),
        crate::source!()
    );
    println!("{:?} {:?} {m:?}", v.iter().tuples::<(_, _)>().collect_vec(), izip!(&v, &v, &v).collect_vec());
    println!("{:?} {}", itertools::iproduct!(&v, 0..2).collect_vec(), v.iter().format("_"));
    print!("{:?}\n", v.iter().exactly_one().is_ok());
}
