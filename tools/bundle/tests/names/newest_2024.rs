//! What only the edition 2024 has.
use itertools::Itertools;
use proconio::input;
fn caps(x: &Vec<u64>) -> impl Iterator<Item = u64> {
    x.iter().map(|y| y + 1)
}
unsafe extern "C" {
    safe fn abs(x: i32) -> i32;
}
#[unsafe(no_mangle)]
pub extern "C" fn own(x: i32) -> i32 {
    x
}
fn main() {
    input! { n: usize, v: [u64; n] }
    if let Some(x) = v.first()
        && *x > 0
        && let Some(y) = v.last()
    {
        println!("{x} {y} {}", abs(-3));
    }
    println!("{}", caps(&v).tuple_windows().map(|(a, b)| a ^ b).join(" "));
    let r#gen = 3;
    println!("{}", r#gen);
    let f = async |x: u8| x;
    let _ = f;
    let Ok(z) = "12".parse::<u8>() else { unreachable!() };
    println!("{z} {}", own(2));
    let b: Box<[u8]> = Box::new([1, 2]);
    for x in b {
        print!("{x} ");
    }
    println!();
}
