mod a {
    extern crate grundy;
    extern crate proconio as p;
    pub use self::grundy::games::sg;
    pub fn f() -> usize {
        p::input! { n: usize }
        n
    }
}
extern crate alloc;
extern crate core as c;
extern crate self as me;
mod b {
    pub fn g() -> alloc::vec::Vec<u8> {
        c::iter::once(1).collect()
    }
}
fn h() -> u8 {
    4
}
pub(crate) fn main() {
    println!("{} {} {:?} {}", a::f(), a::sg::mex([0]), b::g(), me::h());
}
