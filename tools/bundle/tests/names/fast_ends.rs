//! `#[fastout]` on functions that end in every way.
use proconio::{fastout, input};
macro_rules! show { ($($t:tt)*) => { println!($($t)*) } }
#[fastout]
fn with_result(x: i32) -> Result<i32, std::num::ParseIntError> {
    println!("a {x}");
    let y: i32 = "12".parse()?;
    if x > 1 {
        return Ok(y);
    }
    print!("b ");
    let z: i32 = "z".parse()?;
    println!("never {z}");
    Ok(z)
}
#[fastout]
#[inline]
pub(crate) fn generic<T: std::fmt::Debug, const N: usize>(items: [T; N]) -> usize
where
    T: Clone,
{
    'outer: for (i, item) in items.iter().enumerate() {
        loop {
            if i == 2 {
                break 'outer;
            }
            println!("{item:?}{i:>3}");
            continue 'outer;
        }
    }
    println!();
    let n = {
        print!("{n}", n = N);
        N
    };
    eprintln!("err");
    n
}
struct Writer<'a>(&'a str);
impl<'a> Writer<'a> {
    const WIDTH: usize = 4;
    #[fastout]
    fn show(&mut self, extra: Option<&str>) -> &'a str {
        let Some(extra) = extra else {
            println!("none {:1$}|", self.0, Self::WIDTH);
            return self.0;
        };
        match extra {
            "x" => println!("x {0} {0}", extra),
            _ => unreachable!(),
        }
        self.0 = "later";
        self.0
    }
    #[proconio::fastout]
    unsafe fn danger() {
        println!("danger")
    }
}
trait Shown: Sized + std::fmt::Display {
    #[fastout]
    fn shown(self) -> Self {
        println!("<{self}>");
        self
    }
}
impl Shown for u8 {}
impl Shown for &str {}
#[fastout]
fn empty() {}
#[fastout]
fn by_value((a, b): (u8, u8), mut v: Vec<u8>, [c, ..]: [u8; 2]) -> impl Iterator<Item = u8> {
    v.push(a + b + c);
    println!("{v:?}");
    v.into_iter()
}
fn main() {
    input! { x: i32 }
    println!("{:?} {}", with_result(x), with_result(0).is_err());
    println!("{}", generic(["a", "b", "c"]));
    let mut w = Writer("abc");
    println!("{} {} {}", w.show(None), w.show(Some("x")), w.show(None));
    unsafe { Writer::danger() };
    println!("{} {}", 3u8.shown(), "s".shown());
    empty();
    println!("{}", by_value((1, 2), vec![], [4, 5]).count());
    inner::run();
    show!("{}", 1);
}
mod inner {
    use proconio::fastout as fast;
    #[fast]
    pub(super) fn run() {
        fn helper() -> u8 {
            1
        }
        let twice = |x: u8| x * 2;
        println!("{}", twice(helper()));
        {
            println!("{}", [1, 2].iter().map(|x| format!("{x}")).collect::<String>());
        }
        if helper() == 1 {
            return println!("out");
        }
        println!("no");
    }
}
