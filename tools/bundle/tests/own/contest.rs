use std::io::{BufReader, stdin};

use grundy::games::sg::{mex, nim_sum};
use itertools::{Itertools, chain, iproduct, izip, repeat_n};
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::source::auto::AutoSource;
use proconio::source::line::LineSource;
use proconio::{fastout, input, input_interactive, is_stdin_empty, read_value};

macro_rules! debug {
    ($value:expr) => {
        println!("{:?}", $value)
    };
}

fn solve(heaps: &[usize]) -> &'static str {
    match nim_sum(heaps.iter().copied()) {
        0 => "Second",
        _ => "First",
    }
}

#[fastout]
fn main() {
    input! { n: usize, m: Usize1, mut a: [usize; n], s: Chars, t: Bytes, i: Isize1, x: f64, word: String }
    a.sort();
    println!("{m} {} {s:?} {t:?} {i} {:.3} {word}", a.iter().join(" "), x / 3.0);
    println!();
    println!("{} {}", solve(&a), mex(a.iter().copied()));
    input! {
        grid: [[usize; n]; 2],
        jagged: [[Usize1]; 2],
        (p, q): (usize, [u8; 2]),
        mut edges: [(Usize1, Usize1, (i64, Vec1)); 1],
    }
    edges.push((p, p, (0, vec![])));
    print!("{grid:?} {jagged:?} {q:?} ");
    debug!(edges);
    input_interactive! { k: usize, rows: [Chars; k] }
    let last = read_value!(i32);
    println!("{rows:?} {last} {}", is_stdin_empty());

    println!("{:?}", (0..3).permutations(2).collect_vec());
    println!("{:?}", (0..4).combinations(2).collect_vec());
    println!("{:?}", [0..2, 3..5].into_iter().multi_cartesian_product().collect_vec());
    println!("{:?}", (0..3).powerset().collect_vec());
    println!("{:?}", (0..2).interleave(5..9).collect_vec());
    for (i, j, c) in iproduct!(0..2, 0..2, "ab".chars()) {
        print!("{i}{j}{c} ");
    }
    for (i, j, c) in izip!(0..2, 5.., "abc".chars()) {
        print!("{i}{j}{c} ");
    }
    println!("{:?}", chain!(0..2, [7], repeat_n(3, 2)).collect_vec());
    println!("{:?}", a.iter().tuple_windows().map(|(x, y)| y - x).collect_vec());
    println!("{:?}", a.iter().rev().sorted().dedup().counts().len());

    input! { from LineSource::from("1 2\n3"), one: u8, others: [u8; 2] }
    input! { from AutoSource::from("2 a b"), letters: [char] }
    let mut ends = LineSource::new(BufReader::new(stdin()));
    println!("{one} {others:?} {letters:?} {}", proconio::source::Source::is_empty(&mut ends));
    if last < 0 {
        return;
    }
    println!("not reached");
}

enum Vec1 {}

impl proconio::source::Readable for Vec1 {
    type Output = Vec<u8>;

    fn read<R: std::io::BufRead, S: proconio::source::Source<R>>(source: &mut S) -> Vec<u8> {
        input! { from source, numbers: [u8] }
        numbers
    }
}
