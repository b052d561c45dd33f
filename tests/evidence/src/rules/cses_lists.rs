//! CSES's games on lists of numbers: several tests, 200 000 numbers of at most 10⁹ in all.

use rand::RngExt;
use rand_pcg::Pcg64;

use judge::lists;
use judge::{Bound, Limits, Worst};
use kit::seeded;

/// What the judge grants.
pub const LIMITS: Limits = Limits::known(1000, 512);

/// The greatest number of numbers.
const N: usize = 200_000;

/// The greatest number.
pub const GREATEST: u32 = 1_000_000_000;

/// A line for each list, by whether it is won.
pub fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["first", "second"], wins)
}

/// The limits of all numbers, those of the lists from `least` on.
pub fn bounds(least: u32) -> Vec<Bound> {
    let mut bounds = lists::bounds(1..=N, 1..=N, least..=GREATEST);
    let line = |n| lists::line(&vec![1; n]);
    bounds.push(Bound::total("the sum of n", N - 2, N, move |n| format!("2\n{}@{}", line(N - 2), line(n))));
    bounds
}

/// Makes a list of the given length that is won or not as wanted, if there is one.
pub type List = fn(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>>;

/// The inputs of maximum size, made so that their answers are known.
pub fn worst(list: List) -> Vec<Worst> {
    let shape = |name, attacks, lengths: Vec<usize>, won: fn(&mut Pcg64) -> bool| {
        Worst::known(name, attacks, move || {
            let mut random = seeded(1);
            let test = |&length: &usize| {
                let wanted = won(&mut random);
                let list = |won| Some((list(length, won, &mut random)?, won));
                let test = [wanted, !wanted].into_iter().find_map(list);
                test.expect("a list is won or lost")
            };
            let (lists, won): (Vec<_>, Vec<bool>) = lengths.iter().map(test).unzip();
            let words: String = won.into_iter().map(|won| if won { "first\n" } else { "second\n" }).collect();
            (lists::file(&lists), words)
        })
    };
    vec![
        shape("long-lost", "reading: one list of 200 000 numbers", vec![N], |_| false),
        shape("long-won", "a single number that makes the difference", vec![N], |_| true),
        shape("many-tests", "work per test: 200 000 lists of one", vec![1; N], |random| random.random()),
        shape("short-lists", "lists of two to four numbers", [2, 3, 4].repeat(N / 9), |random| random.random()),
    ]
}
