//! Attributes that leave something out for a platform, a build or tests, in every place that may have one.
use itertools::Itertools;
use proconio::input;
#[cfg(windows)]
use std::os::windows::fs as wfs;
#[cfg(not(windows))]
mod imp {
    pub fn name() -> &'static str {
        "unix"
    }
}
#[cfg(windows)]
mod imp {
    pub fn name() -> &'static str {
        crate::only_windows()
    }
}
#[allow(dead_code)]
fn only_windows() -> &'static str {
    "w"
}
#[cfg(target_pointer_width = "32")]
type Word = u32;
#[cfg(not(target_pointer_width = "32"))]
type Word = u64;
#[cfg_attr(windows, derive(Debug))]
struct P;
fn main() {
    input! { v: [Word] }
    #[cfg(feature = "local")]
    eprintln!("{v:?}");
    #[cfg(not(feature = "local"))]
    let w = v.iter().sorted().collect_vec();
    let _ = P;
    println!("{w:?} {} {}", imp::name(), cfg!(target_os = "linux"));
    if cfg!(windows) {
        println!("{}", only_windows());
    }
    match v.len() {
        #[cfg(windows)]
        0 => println!("w"),
        #[cfg(unix)]
        3 => println!("three"),
        _ => println!("other"),
    }
    items::main();
}
mod items {
    use proconio::input;
    #[derive(Debug, Default)]
    struct S {
        #[cfg(test)]
        t: Vec<u8>,
        a: u8,
        #[cfg(windows)]
        w: u8,
        #[cfg(not(windows))]
        u: u8,
    }
    enum E {
        A,
        #[cfg(test)]
        T {
            x: u8,
        },
        B,
    }
    fn f(#[cfg(test)] t: u8, a: u8) -> u8 {
        #[cfg(test)]
        let _ = t;
        a
    }
    fn g(e: E) -> u8 {
        match e {
            E::A => 1,
            #[cfg(test)]
            E::T { x } => x,
            E::B => 2,
        }
    }
    #[cfg_attr(not(test), allow(dead_code))]
    fn unused() -> u8 {
        helper()
    }
    fn helper() -> u8 {
        3
    }
    #[cfg(debug_assertions)]
    fn check() {
        only_checks();
    }
    #[cfg(not(debug_assertions))]
    fn check() {}
    #[allow(dead_code)]
    fn only_checks() {}
    const T: [u8; 2] = [
        1,
        #[cfg(test)]
        2,
        #[cfg(not(test))]
        3,
    ];
    trait Tr {
        #[cfg(test)]
        fn t(&self) {}
        fn n(&self) -> u8 {
            9
        }
    }
    impl Tr for S {
        #[cfg(test)]
        fn t(&self) {
            {}
        }
    }
    pub fn main() {
        input! { a: u8 }
        let s = S {
            #[cfg(test)]
            t: vec![1],
            a,
            #[cfg(windows)]
            w: 1,
            #[cfg(not(windows))]
            u: 2,
        };
        println!(
            "{s:?} {} {}",
            f(
                #[cfg(test)]
                1,
                2
            ),
            s.n()
        );
        println!("{} {} {:?}", g(E::A), g(E::B), T);
        #[cfg(test)]
        if a > 1 {
            println!("test")
        } else {
            println!("no")
        }
        #[cfg(test)]
        {
            println!("block");
        }
        #[cfg(not(test))]
        {
            println!("not test");
        }
        let v = vec![
            1,
            #[cfg(test)]
            2,
            3,
        ];
        println!("{v:?} {} {}", cfg!(test), if cfg!(windows) { helper() } else { 0 });
        #[cfg(test)]
        for _ in 0..2 {
            println!("x")
        }
        #[cfg(any(test, windows))]
        unused();
        #[cfg_attr(test, ignore)]
        let x = {
            #[cfg(test)]
            {
                1
            }
            #[cfg(not(test))]
            {
                2
            }
        };
        println!("{x}");
        check();
        #[cfg(all(test, windows))]
        mod inner {
            fn f() {}
        }
    }
}
