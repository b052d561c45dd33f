//! CSES's games on lists of numbers: several tests, 200 000 numbers of at most 10⁹ in all.

use rand::RngExt;
use rand_pcg::Pcg64;

use judge::{Limits, Many, Problem, Typed};
use kit::format::{Format, counted, int};
use kit::seeded;

/// The largest number of numbers.
const N: usize = 200_000;

/// The largest number.
pub const GREATEST: u32 = 1_000_000_000;

/// Makes a list of the given length that is won or not as wanted, if there is one.
pub type List = fn(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>>;

/// The problem with numbers from `least` on; the inputs of maximum size are made by `list`, so that their answers are
/// known.
pub fn problem<Solver: FnMut(&Vec<u32>) -> bool>(
    slug: &'static str,
    least: u32,
    oracle: impl Fn() -> Solver + Send + Sync + 'static,
    list: List,
) -> Typed<Vec<u32>, bool, Many> {
    let lists = Format::tests("t", 1..=N, counted("n", 1..=N, int("a heap", least..=GREATEST)));
    let lists = lists.sum("the sum of n", "n", N);
    Problem::tests(slug, Limits::known(1000, 512), lists, oracle, ["first", "second"])
        .inputs_of(400)
        .known("long-lost", move || known(list, vec![N], |_| false))
        .attacks("reading: one list of 200 000 numbers")
        .known("long-won", move || known(list, vec![N], |_| true))
        .attacks("a single number that makes the difference")
        .known("many-tests", move || known(list, vec![1; N], |random| random.random()))
        .attacks("work per test: 200 000 lists of one")
        .known("short-lists", move || known(list, [2, 3, 4].repeat(N / 9), |random| random.random()))
        .attacks("lists of two to four numbers")
}

/// Lists of these lengths with their answers, which are as wanted where such a list exists.
fn known(list: List, lengths: Vec<usize>, won: fn(&mut Pcg64) -> bool) -> (Vec<Vec<u32>>, Vec<bool>) {
    let mut random = seeded(1);
    let test = |length| {
        let wanted = won(&mut random);
        let list = |won| Some((list(length, won, &mut random)?, won));
        [wanted, !wanted].into_iter().find_map(list).expect("a list is won or lost")
    };
    lengths.into_iter().map(test).unzip()
}
