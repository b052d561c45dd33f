use proconio::input;
mod games {
    pub fn f() -> u8 {
        1
    }
}
mod io {
    pub mod proconio {
        pub fn g() -> u8 {
            2
        }
    }
}
mod itertools {
    pub fn join() -> u8 {
        3
    }
}
mod std2 {
    pub use ::std::collections::*;
}

trait Itertools {
    fn sorted(&self) -> u8 {
        9
    }
}
impl Itertools for u8 {}
enum Source {
    Input,
}
static PROGRAM: &str = "p";
mod program {
    pub fn start() -> u8 {
        5
    }
}
fn main() {
    let source = 4;
    let stdin = 1;
    input! { n: usize, a: [usize; n], m: [[u8]] }
    let _ = Source::Input;
    println!(
        "{n} {a:?} {m:?} {} {} {} {} {source} {stdin} {PROGRAM} {}",
        games::f(),
        io::proconio::g(),
        itertools::join(),
        1u8.sorted(),
        program::start()
    );
    let _: std2::HashMap<u8, u8> = Default::default();
    println!("{}", ::itertools::Itertools::join(&mut [1, 2].iter(), ","));
}
