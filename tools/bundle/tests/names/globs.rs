use grundy::games::*;
use grundy::*;
use itertools::*;
use proconio::*;
use std::collections::*;
use std::io::*;
fn main() {
    input! { n: usize, mut a: [usize; n] }
    a.sort();
    let m: HashMap<u8, u8> = HashMap::new();
    println!(
        "{} {} {} {}",
        sg::mex(a.clone()),
        a.iter().dedup().join(" "),
        m.len(),
        iproduct!(0..2, 0..2).collect_vec().len()
    );
}
