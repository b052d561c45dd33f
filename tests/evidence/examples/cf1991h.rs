//! Half of the piles go, and others are split into primes, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let lists = Format::tests("t", 1..=LISTS, counted("n", 2..=N, int("a pile", 1..=STONES)));
    let lists = lists.sum("the sum of n", "n", N);
    Problem::tests("cf1991h", Limits::UNKNOWN, lists, oracle, ["Alice", "Bob"])
        .small(PAIRS, || (1..=30).combinations_with_replacement(2).collect())
        .small("triples-of-piles-up-to-10", || (1..=10).combinations_with_replacement(3).collect())
        .small("random-lists-of-3-to-5-piles-up-to-38", random_lists)
        .beyond("the moves proved in a comment, and the classes of sizes by trying the primes of a sum one by one")
        // Alice leaves an odd number of fives. Bob splits half of them, rounded up, removes the others and one more
        // pile; 2 and 3 cannot be split.
        .known("fives", || (vec![vec![5; N - 1]], vec![false]))
        .attacks("one pile that stays as it is")
        // Alice splits half of them, and removes the others.
        .known("fives-even", || (vec![vec![5; N]], vec![true]))
        .attacks("all piles changed in one move")
        .known("no-split", || {
            // 199 997 = 7 · 28 571 is no prime.
            assert!(splits(STONES - 1).is_empty(), "it can be split");
            (vec![vec![STONES - 1; N]], vec![false])
        })
        .attacks("only the largest size needs its class, and no pile can be split")
        .worst("one-large-list", by_same_idea(by_trying), || large(2, 1, 1))
        .attacks("sizes up to the largest")
        .worst("large-sizes", by_same_idea(by_trying), || large(3, LISTS, 199_000))
        .attacks("as many lists as there may be")
        .worst("only-open-sizes", by_same_idea(by_trying), || {
            let mut random = seeded(4);
            let mut list = |_| (0..19).map(|_| 2 * random.random_range(500..=STONES / 2)).collect();
            (0..LISTS).map(&mut list).collect()
        })
        .attacks("odd numbers of piles, all of them even")
        .wrong("any-open-pile", |piles| counted_by(piles, &SIZES, |_, open, _| open > 0), "only-open-piles")
        .says("Forgets that for odd n one pile stays as it is: if all are open, not all can be closed.")
        .wrong(
            "all-open-is-lost",
            |piles| counted_by(piles, &SIZES, |n, open, _| open > 0 && (n % 2 == 0 || open < n)),
            "one-wide-pile",
        )
        .says("Takes an odd number of open piles for lost; the wide ones among them can be split into open ones.")
        .wrong(
            "any-wide-pile",
            |piles| {
                counted_by(piles, &SIZES, |n, open, wide| if n % 2 == 1 && open == n { wide > 0 } else { open > 0 })
            },
            "only-wide-piles",
        )
        .says("Forgets that one wide pile stays if all are wide.")
        .wrong(
            "wide-piles-for-even-n",
            |piles| counted_by(piles, &SIZES, |n, open, wide| if open == n { 0 < wide && wide < n } else { open > 0 }),
            PAIRS,
        )
        .says("Asks for wide piles when all of an even number are open; there all can be closed.")
        .wrong("four", |piles| by_classes(piles, |sizes| sizes.open[4] = false), PAIRS)
        .says("Forgets 4 = 2 + 2, the only sum with 2 that is even.")
        .wrong("distinct-primes", |piles| by_classes(piles, different_primes), PAIRS)
        .says("Wants two different primes; 6 = 3 + 3 is a split.")
        .wrong("every-sum-of-primes", |piles| piles.iter().any(|&pile| !splits(pile).is_empty()), PAIRS)
        .says("Asks only whether a pile can be split at all.")
        .main()
}

const PAIRS: &str = "pairs-of-piles-up-to-30";

/// The largest number of lists, of piles in all, and of stones in one.
const LISTS: usize = 10_000;
const N: usize = 200_000;
const STONES: u32 = 200_000;

fn is_prime(number: u32) -> bool {
    number > 1 && (2..number).take_while(|d| d * d <= number).all(|d| number % d != 0)
}

/// All two primes with this sum, the smaller one first.
fn splits(size: u32) -> Vec<[u32; 2]> {
    let primes = (2..=size / 2).filter(|&prime| is_prime(prime) && is_prime(size - prime));
    primes.map(|prime| [prime, size - prime]).collect()
}

/// Every pile is kept, removed or split; as many are removed as are split, and at least one. The order of the piles
/// does not matter.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    // The piles that are made so far, and how many were removed and split.
    let mut made = vec![(vec![], 0, 0)];
    for (index, &pile) in piles.iter().enumerate() {
        let (splits, left) = (splits(pile), piles.len() - index);
        for (mut piles, removed, split) in std::mem::take(&mut made) {
            if split < removed + left {
                made.extend(splits.iter().map(|parts| ([&piles[..], parts].concat(), removed, split + 1)));
            }
            if removed < split + left {
                made.push((piles.clone(), removed + 1, split));
            }
            piles.push(pile);
            made.push((piles, removed, split));
        }
    }
    made.retain(|&(_, removed, split)| removed == split && split > 0);
    made.into_iter().map(|(piles, ..)| piles).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|piles| board::heaps(piles.iter().copied()))
        .alike(|piles| sorted(piles))
        .label(|_, next| format!("to {}", next.iter().format(", ")));
    move |piles| play.value(piles)
}

/// Sizes that are the sum of two primes in different ways, and some others.
fn random_lists() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let sizes = [4, 5, 6, 9, 10, 13, 14, 15, 18, 21, 22, 26, 31, 36, 8, 7, 2, 12, 38];
    let mut list = |_| {
        let n = [3, 3, 3, 4, 5, 5][random.random_range(0..6)];
        let kinds = [1, 4, 14, 19][random.random_range(0..4)];
        let first = if kinds == 1 { random.random_range(0..14) } else { 0 };
        let mut size = || if random.random_bool(0.1) { 10 } else { sizes[first + random.random_range(0..kinds)] };
        (0..n).map(|_| size()).collect()
    };
    (0..800).map(&mut list).collect()
}

/// So many random lists, which have all piles that there may be.
fn large(seed: u64, lists: usize, least: u32) -> Vec<Vec<u32>> {
    let mut random = seeded(seed);
    let mut list = |_| (0..N / lists).map(|_| random.random_range(least..=STONES)).collect();
    (0..lists).map(&mut list).collect()
}

/// The classes of all sizes.
struct Sizes {
    open: Vec<bool>,
    wide: Vec<bool>,
}

static SIZES: LazyLock<Sizes> = LazyLock::new(|| Sizes::new(STONES as usize));

impl Sizes {
    /// Every even size by trying the primes in ascending order, as one of the first usually fits.
    fn new(greatest: usize) -> Self {
        let mut is_prime = vec![true; greatest + 1];
        is_prime[..2].fill(false);
        for prime in (2..).take_while(|prime| prime * prime <= greatest) {
            if is_prime[prime] {
                (prime * prime..=greatest).step_by(prime).for_each(|multiple| is_prime[multiple] = false);
            }
        }
        let mut open = vec![false; greatest + 1];
        for odd in (5..=greatest).step_by(2) {
            open[odd] = is_prime[odd - 2] && !open[odd - 2];
        }
        let sums = |of_open: bool| {
            let primes = (3..=greatest).filter(|&prime| is_prime[prime] && open[prime] == of_open).collect_vec();
            let is_one = |number: usize| number % 2 == 1 && is_prime[number] && open[number] == of_open;
            let sum =
                |size: usize| primes.iter().take_while(|&&prime| 2 * prime <= size).any(|&prime| is_one(size - prime));
            (0..=greatest).map(|size| size % 2 == 0 && sum(size)).collect_vec()
        };
        let (closed_sums, wide) = (sums(false), sums(true));
        for even in (4..=greatest).step_by(2) {
            open[even] = even == 4 || closed_sums[even];
        }
        Self { open, wide }
    }
}

/// Alice wins where `wins` says so of the number of piles, of open and of wide ones.
fn counted_by(piles: &[u32], sizes: &Sizes, wins: fn(n: usize, open: usize, wide: usize) -> bool) -> bool {
    let count = |set: &[bool]| piles.iter().filter(|&&pile| set[pile as usize]).count();
    wins(piles.len(), count(&sizes.open), count(&sizes.wide))
}

fn claim(n: usize, open: usize, wide: usize) -> bool {
    if n % 2 == 1 && open == n { 0 < wide && wide < n } else { open > 0 }
}

/// By the same counts of the same classes; nothing else is known of so many piles. The classes are found otherwise.
fn by_trying(piles: &Vec<u32>) -> bool {
    counted_by(piles, &SIZES, claim)
}

fn by_classes(piles: &[u32], change: fn(&mut Sizes)) -> bool {
    let mut sizes = Sizes::new(40);
    change(&mut sizes);
    counted_by(piles, &sizes, claim)
}

fn different_primes(sizes: &mut Sizes) {
    for size in 0..sizes.open.len() {
        let is_sum = |open: bool| {
            let fits = |[p, q]: [u32; 2]| p != q && [p, q].iter().all(|&prime| sizes.open[prime as usize] == open);
            splits(size as u32).into_iter().any(fits)
        };
        (sizes.open[size], sizes.wide[size]) = (is_sum(false), is_sum(true));
    }
}
