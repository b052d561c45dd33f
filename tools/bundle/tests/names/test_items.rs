//! Items of tests in every form, each above one that must stay.
use proconio::input;
#[cfg(test)]
#[path = "not_there.rs"]
mod beside;
const A: u8 = 1;
#[cfg(test)]
include!("not_there.rs");
const B: u8 = 2;
#[cfg(test)]
const GONE: [u8; { 2 }] = [1; { 2 }];
#[cfg(test)]
static TEXT: &str = "};{";
#[cfg(test)]
type Row = [u8; { 2 }];
struct C<const N: usize>;
#[cfg(test)]
impl<const N: usize> From<C<{ 1 }>> for Vec<C<N>>
where
    [u8; { 1 }]: Sized,
{
    fn from(_: C<{ 1 }>) -> Self {
        vec![]
    }
}
trait D<const N: usize> {
    fn d(&self) -> usize {
        N
    }
}
impl D<{ 3 }> for C<{ 1 + 1 }> {}
#[cfg(test)]
trait Gone<const N: usize>: D<{ 3 }>
where
    C<{ N }>: Sized,
{
}
#[cfg(test)]
fn closure() -> impl Fn(u8) -> C<{ 2 }> {
    |_| C::<{ 2 }>
}
fn kept<T: D<{ 3 }>>(t: T) -> usize
where
    C<{ 2 }>: D<{ 3 }>,
{
    t.d()
}
#[cfg(test)]
thread_local! { static T: u8 = const { 1 } }
#[cfg(test)]
thread_local!(static U: u8 = const { 1 });
thread_local! { static E: std::cell::Cell<u8> = const { std::cell::Cell::new(4) } }
#[cfg(test)]
union Word {
    a: u8,
    b: i8,
}
#[cfg(test)]
pub(crate) use std::{
    collections::{self, *},
    fmt::Debug as _,
};
#[doc = "Kept."]
#[derive(Debug, Default)]
struct F(u8);
#[cfg(test)] /* between */ #[allow(unused)] // attributes {
/// Documentation, too.
mod tests {
    use super::*;
    mod deeper {
        #[test]
        fn t() {}
    }
}
#[rustfmt::skip]
#[test] fn single() {} fn beside_it() -> u8 { 5 } #[cfg(test)] struct Last; struct G(u8);
macro_rules! items {
    ($($name:ident)*) => { $(
        #[cfg(test)]
        mod $name {
            #[test]
            fn t() { assert!({ true }) }
        }
        fn $name() -> &'static str { stringify!($name) }
        #[test]
        #[should_panic]
        fn fails() { panic!() }
    )* };
}
items!(made);
impl F {
    #[cfg(test)]
    const ONE: [u8; { 1 }] = [1; { 1 }];
    const TWO: [u8; { 1 }] = [2; { 1 }];
    #[test]
    #[cfg(test)]
    fn gone(&self) {}
    #[cfg(test)]
    pub(crate) const fn of<const N: usize>() -> [u8; N] {
        [0; N]
    }
    fn stays(&self) -> u8 {
        #[cfg(test)]
        mod inside {
            pub fn f() {}
        }
        #[test]
        fn within() {}
        #[cfg(test)]
        return { 1 };
        #[allow(unreachable_code)]
        self.0
    }
}
fn main() {
    input! { n: u8 }
    println!("{A} {B} {} {n}", kept(C::<2>));
    println!("{} {:?} {} {}", E.with(|e| e.get()), F::default(), beside_it(), G(6).0);
    println!("{} {:?} {}", made(), F::TWO, F(7).stays());
}
