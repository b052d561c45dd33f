//! Adaptors in all that the crate lets one do with them; types by their names; when sources are asked.
use itertools::*;
use proconio::input;
use std::collections::BTreeMap;
fn main() {
    input! { n: usize, v: [i32; n] }
    println!("{:?}", v.iter().unique().rev().collect::<Vec<_>>());
    println!("{}", v.iter().tuples::<(_, _)>().len());
    println!("{:?}", v.iter().tuple_windows::<(_, _, _)>().size_hint());
    println!("{}", (0..50).combinations(25).count());
    println!("{:?} {:02x}", v.iter().format(","), v.iter().format(":"));
    println!("{:?}", itertools::chain(&v, &[7]).collect_vec());
    for (key, group) in &v.iter().chunk_by(|x| **x % 2) {
        println!("{key} {:?}", group.collect_vec());
    }
    println!("{:?}", v.iter().chunks(3).into_iter().map(|c| c.sum::<i32>()).collect_vec());
    println!(
        "{:?}",
        (0..7).tuple_combinations::<(_, _, _, _, _, _)>().map(|(a, b, c, d, e, f)| a + b * c - d * e + f).collect_vec()
    );
    println!("{:?}", v.iter().exactly_one().unwrap_err().collect_vec());
    println!("{:?}", v.iter().positions(|x| *x > 2).rev().join("-"));
    println!("{:?}", repeat_n('a', 3).rev().enumerate().collect_vec());
    println!("{:?}", sorted(v.iter().counts().into_iter()).collect_vec());
    println!("{:?}", iproduct!(0..2, 0..2, 0..2).clone().skip(3).collect_vec());
    println!("{:?}", izip!(&v, 1.., "abc".chars()).map(|(a, b, c)| format!("{a}{b}{c}")).collect_vec());
    println!("{:?}", v.iter().copied().minmax_by_key(|x| (x % 3, *x)));
    let m: BTreeMap<i32, Vec<i32>> = v.iter().map(|x| (x % 2, *x)).into_group_map().into_iter().collect();
    println!("{m:?} {:?}", max(v.iter()).into_iter().chain(min(&v)).collect_vec());
    let pairs = v.iter().cartesian_product(0..2);
    println!("{:?} {:?}", pairs.size_hint(), pairs.clone().last());
    println!("{}", v.iter().dedup_by_with_count(|a, b| a < b).map(|(n, x)| format!("{n}:{x}")).join(" "));
    fn all<T: Itertools>(items: T) -> Vec<T::Item> {
        items.collect_vec()
    }
    println!("{:?}", all(v.iter().interleave(&[0, 0])));
    let e: Result<i32, Box<dyn std::error::Error>> = (|| Ok((0..3).exactly_one()?))();
    println!("{}", e.unwrap_err());
    types::main();
    laziness::main();
}
mod types {
    use itertools::{self as it, structs::Combinations, Itertools as _, MinMaxResult::*};
    fn firsts(c: Combinations<std::ops::RangeFrom<u64>>) -> Vec<Vec<u64>> {
        c.take(3).collect()
    }
    pub fn main() {
        println!("{:?}", firsts((1..).combinations(2)));
        match [3, 1, 2].iter().minmax() {
            MinMax(a, b) => println!("{a} {b}"),
            OneElement(a) => println!("{a}"),
            NoElements => {}
        }
        println!("{}", it::join(it::sorted([3, 1, 2]), " "));
    }
}
mod laziness {
    use itertools::Itertools;
    use std::cell::RefCell;
    pub fn main() {
        let log = RefCell::new(String::new());
        let src = |name: char| {
            let log = &log;
            (0..).map(move |i| {
                log.borrow_mut().push_str(&format!("{name}{i} "));
                i
            })
        };
        let take = |label: &str| {
            println!("{label}: {}", log.borrow());
            log.borrow_mut().clear();
        };
        let _ = src('a').combinations(2).take(4).collect_vec();
        take("comb");
        let _ = src('a').permutations(2).take(3).collect_vec();
        take("perm");
        let _ = src('a').powerset().take(4).collect_vec();
        take("powerset");
        let _ = src('a').tuple_combinations::<(_, _, _)>().take(3).collect_vec();
        take("tuple");
        let _ = src('a').cartesian_product(src('b').take(2)).take(5).collect_vec();
        take("product");
        let _ = itertools::iproduct!(src('a').take(2), src('b').take(2), src('c').take(2)).take(5).collect_vec();
        take("iproduct");
        let _ = src('a').interleave(src('b')).take(5).collect_vec();
        take("interleave");
        let _ = src('a').dedup_by(|a, b| a / 3 == b / 3).take(2).collect_vec();
        take("dedup");
        let _ = src('a').tuples::<(_, _)>().take(2).collect_vec();
        take("tuples");
        let _ = src('a').tuple_windows::<(_, _, _)>().take(2).collect_vec();
        take("windows");
        let _ = src('a').unique_by(|x| x / 2).take(3).collect_vec();
        take("unique");
        let _ = src('a').positions(|x| x % 2 == 1).take(2).collect_vec();
        take("positions");
        let _ = src('a').zip_eq(src('b')).take(2).collect_vec();
        take("zip_eq");
        for (k, g) in src('a').chunk_by(|x| x / 2).into_iter().take(2) {
            println!("{k} {:?}", g.collect_vec());
        }
        take("chunk_by");
        for g in src('a').chunks(2).into_iter().take(2) {
            println!("{:?}", g.collect_vec());
        }
        take("chunks");
        println!(
            "{} {:?} {}",
            src('a').contains(&2),
            src('a').find_position(|x| *x == 1),
            src('a').map(|_| 1).take(3).all_equal()
        );
        take("search");
        let mut x = src('a');
        let t: (i32, i32) = x.next_tuple().unwrap();
        println!("{t:?} {:?}", x.next());
        take("next_tuple");
        println!("{:?}", src('a').take(3).exactly_one().is_err());
        take("exactly_one");
        println!("{}", src('a').take(3).format(","));
        take("format");
        println!("{:?}", src('a').combinations_with_replacement(2).nth(3));
        take("cwr");
        let m = (0..2).map(|i| (i..i + 2)).multi_cartesian_product();
        println!("{:?} {}", m.clone().last(), m.count());
    }
}
