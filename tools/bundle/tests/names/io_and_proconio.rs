use grundy::io::{self, Between, In, List, Pair, TreeOn};
use proconio::{
    input,
    marker::Chars,
    read_value,
    source::{line::LineSource, Readable, Source},
};
enum Odd {}
impl Readable for Odd {
    type Output = u32;
    fn read<R: std::io::BufRead, S: Source<R>>(s: &mut S) -> u32 {
        u32::read(s) * 2 + 1
    }
}
mod by_globs {
    use proconio::*;
    use std::io::*;
    pub fn rest() -> usize {
        let mut rest = String::new();
        stdin().read_to_string(&mut rest).unwrap();
        is_stdin_empty() as usize
    }
}
fn main() {
    let mut l = LineSource::from("5 6");
    input! { from &mut l, q: u8 }
    io::run(|input, out| {
        input! { from input, n: In<0, 9>, k: with Between(0, 9), o: [Odd; 1], s: Chars, (a, b): (u8, [i64]), t: [In<0, 9>; 1], p: with List(1, Pair(Between(0, 3), Between(0, 3))), tr: with TreeOn(2) }
        let r = read_value!(from input, (bool, u8));
        writeln!(out, "{q} {n} {k} {o:?} {s:?} {a} {b:?} {t:?} {p:?} {:?} {r:?}", tr.parent(1));
    });
}
