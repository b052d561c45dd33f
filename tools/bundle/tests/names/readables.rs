//! Kinds of its own for `input!`, and forms of it.
use proconio::{
    derive_readable, input,
    marker::*,
    read_value,
    source::{once::OnceSource, Readable, Source},
};
use std::{io::BufRead, marker::PhantomData};
/// A place.
#[derive_readable]
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(dead_code)]
pub(crate) struct Place {
    /// Across.
    pub x: i32,
    pub(self) y: Isize1,
}
#[derive(Debug)]
#[derive_readable]
struct Unit;
#[derive_readable]
#[derive(Debug)]
struct Many(Place, u8, Unit, #[allow(dead_code)] String);
struct Plus<T, const N: u64>(PhantomData<T>);
impl<T: Readable<Output = u64>, const N: u64> Readable for Plus<T, N> {
    type Output = u64;
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u64 {
        T::read(source) + N
    }
}
type Hundred = Plus<u64, 100>;
mod kinds {
    pub enum Edges {}
    impl proconio::source::Readable for Edges {
        type Output = Vec<(usize, usize)>;
        fn read<R: std::io::BufRead, S: proconio::source::Source<R>>(source: &mut S) -> Self::Output {
            use proconio::marker::Usize1 as End;
            proconio::input! { from &mut *source, m: usize, edges: [(End, End); m] }
            edges
        }
    }
    pub mod more {
        #[proconio::derive_readable]
        #[derive(Debug)]
        pub struct Two(pub u8, pub super::super::Place);
    }
}
fn local() -> usize {
    #[derive_readable]
    struct Local {
        n: usize,
    }
    input! { mut a: Local };
    a.n += 1;
    a.n
}
fn main() {
    let mut source =
        OnceSource::from("5 -3 1 2 x\n 0 2 1 2 2 3 9 9 9 abc 10 2 1 2 1 7 0 100 3 ab b\u{3042} 2 1 1 1 4 -5 6");
    input! {
        from &mut source,
        place: Place,
        (many, plus): (Many1, Hundred),
        e: kinds::Edges,
        two: kinds::more::Two,
        s: Bytes,
        t: Chars,
    }
    println!("{place:?} {many:?} {plus} {e:?} {two:?} {s:?} {t:?}");
    input! { from &mut source, n: usize, grid: [[i8; n]; n], }
    let rest = (0..3)
        .map(|_| {
            input! { from &mut source, x: i128 }
            x
        })
        .collect::<Vec<_>>();
    println!("{n} {grid:?} {rest:?}");
    input! {}
    input! { k: usize, mut p: [Place; 1], mut q: [(u8, Many); 0] }
    p.push(Place { x: 1, y: 2 });
    q.clear();
    println!("{k} {p:?} {q:?} {} {:?} {:?}", local(), read_value!(char), Unit);
    println!("{:?}", read_value!((u8, [Usize1; 1])));
}
#[derive_readable]
#[derive(Debug)]
struct Many1 {
    a: Usize1,
    b: u8,
    c: char,
}
