mod inner {
    use proconio::*;
    pub struct S;
    impl S {
        #[fastout]
        pub fn f(&self) -> usize {
            println!("in {}", 1);
            for i in 0..2 {
                print!("{i}");
            }
            println!();
            3
        }
    }
    pub trait T {
        #[proconio::fastout]
        fn g(&self) {
            println!("t");
        }
    }
    impl T for S {}
}
use pc::{derive_readable as readable, fastout as quick, input};
use proconio as pc;
#[readable]
#[derive(Clone, Debug)]
struct P {
    x: usize,
    y: pc::marker::Usize1,
}
#[pc::derive_readable]
#[derive(Debug)]
struct Q(i32, String);
#[quick]
fn main() {
    use inner::T;
    let c = |x: usize| x + 1;
    let n = inner::S.f();
    inner::S.g();
    input! { p: P, q: [Q; 1] }
    println!("{} {:?} {:?} {}", n, p, q, c(1));
    if n == 3 {
        return;
    }
    println!("no");
}
