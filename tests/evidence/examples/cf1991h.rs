//! Half of the piles go, and others are split into primes, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1991h", Limits::UNKNOWN, oracle, small)
        .played("2 piles up to 30, 3 piles up to 10, 800 random lists of 3 to 5 piles up to 38")
        .beyond("the moves in words, and the classes of sizes by trying the primes of a sum one by one")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("any-open-pile", |input| by(input, |_, open, _| open > 0), "only-open-piles")
                .says("Forgets that for odd n one pile stays as it is: if all are open, not all can be closed."),
            wrong(
                "all-open-is-lost",
                |input| by(input, |n, open, _| open > 0 && (n % 2 == 0 || open < n)),
                "one-wide-pile",
            )
            .says("Takes an odd number of open piles for lost; the wide ones among them can be split into open ones."),
            wrong(
                "any-wide-pile",
                |input| {
                    by(input, |n, open, wide| match n % 2 == 1 && open == n {
                        true => wide > 0,
                        false => open > 0,
                    })
                },
                "only-wide-piles",
            )
            .says("Forgets that one wide pile stays if all are wide."),
            wrong(
                "wide-piles-for-even-n",
                |input| {
                    by(input, |n, open, wide| match open == n {
                        true => 0 < wide && wide < n,
                        false => open > 0,
                    })
                },
                "two-piles",
            )
            .says("Asks for wide piles when all of an even number are open; there all can be closed."),
            wrong("four", |input| by_classes(input, |sizes| sizes.open[4] = false), "two-piles")
                .says("Forgets 4 = 2 + 2, the only sum with 2 that is even."),
            wrong("distinct-primes", different_primes, "two-piles")
                .says("Wants two different primes; 6 = 3 + 3 is a split."),
            wrong(
                "every-sum-of-primes",
                |input| answers(input, |piles| piles.iter().any(|&pile| !splits(pile).is_empty())),
                "two-piles",
            )
            .says("Asks only whether a pile can be split at all."),
        ])
        .main()
}

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
    made.iter_mut().for_each(|(piles, ..)| piles.sort_unstable());
    made.into_iter().map(|(piles, ..)| piles).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |piles| play.value(&piles.into_iter().sorted().collect()))
}

/// A line for each list, by whether Alice wins.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Alice", "Bob"], wins)
}

fn small() -> Vec<Small> {
    let two = lists::all(2, 1..=30).into_iter().filter(|piles| piles.is_sorted()).collect_vec();
    let three = lists::all(3, 1..=10).into_iter().filter(|piles| piles.is_sorted()).collect_vec();
    let mut random = seeded(1);
    // Sizes that are the sum of two primes in different ways, and some others.
    let sizes = [4, 5, 6, 9, 10, 13, 14, 15, 18, 21, 22, 26, 31, 36, 8, 7, 2, 12, 38];
    let mixed = (0..800).map(|_| {
        let n = [3, 3, 3, 4, 5, 5][random.random_range(0..6)];
        let kinds = [1, 4, 14, 19][random.random_range(0..4)];
        let first = if kinds == 1 { random.random_range(0..14) } else { 0 };
        let mut size = || if random.random_bool(0.1) { 10 } else { sizes[first + random.random_range(0..kinds)] };
        (0..n).map(|_| size()).collect_vec()
    });
    vec![
        Small::new("two-piles", two.chunks(20).map(file)),
        Small::new("three-piles-up-to-10", three.chunks(20).map(file)),
        Small::new("three-to-five-piles", mixed.collect_vec().chunks(20).map(file)),
    ]
}

/// The greatest number of lists, of piles in all, and of stones in one.
const LISTS: usize = 10_000;
const N: usize = 200_000;
const STONES: u32 = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("t", 1, LISTS, |t| format!("@{t}\n{}", "2\n7 9\n".repeat(t))),
        Bound::count("n", 2, N, |n| format!("1\n@{n}\n{}\n", "9 ".repeat(n))),
        Bound::integer("a pile", 1, STONES, |pile| format!("1\n3\n9 @{pile} 9\n")),
        Bound::total("the sum of n", N - 3, N, |n| {
            format!("2\n{}\n{}\n@{n}\n{}\n", N - 3, "9 ".repeat(N - 3), "9 ".repeat(n))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let random = |seed, lists: usize, least| {
        move || {
            let mut random = seeded(seed);
            let list = |_| (0..N / lists).map(|_| random.random_range(least..=STONES)).collect_vec();
            file(&(0..lists).map(list).collect_vec())
        }
    };
    vec![
        // Alice leaves an odd number of fives. Bob splits half of them, rounded up, removes the others and one more
        // pile; 2 and 3 cannot be split.
        Worst::known("fives", "one pile that stays as it is", || (file(&[vec![5; N - 1]]), "Bob\n".to_owned())),
        // Alice splits half of them, and removes the others.
        Worst::known("fives-even", "all piles changed in one move", || (file(&[vec![5; N]]), "Alice\n".to_owned())),
        Worst::known("no-split", "only the largest size needs its class, and no pile can be split", || {
            // 199 997 = 7 · 28 571 is no prime.
            assert!(splits(STONES - 1).is_empty(), "it can be split");
            (file(&[vec![STONES - 1; N]]), "Bob\n".to_owned())
        }),
        Worst::new("one-large-list", "sizes up to the greatest", Known::BySameIdea(by_trying), random(2, 1, 1)),
        Worst::new(
            "large-sizes",
            "as many lists as there may be",
            Known::BySameIdea(by_trying),
            random(3, LISTS, 199_000),
        ),
        Worst::new("only-open-sizes", "odd numbers of piles, all of them even", Known::BySameIdea(by_trying), || {
            let mut random = seeded(4);
            let mut list = |_| (0..19).map(|_| 2 * random.random_range(500..=STONES / 2)).collect_vec();
            file(&(0..LISTS).map(&mut list).collect_vec())
        }),
    ]
}

/// The classes of all sizes.
struct Sizes {
    open: Vec<bool>,
    wide: Vec<bool>,
}

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
fn counted(input: &str, sizes: &Sizes, wins: fn(n: usize, open: usize, wide: usize) -> bool) -> String {
    answers(input, |piles| {
        let count = |set: &[bool]| piles.iter().filter(|&&pile| set[pile as usize]).count();
        wins(piles.len(), count(&sizes.open), count(&sizes.wide))
    })
}

fn claim(n: usize, open: usize, wide: usize) -> bool {
    if n % 2 == 1 && open == n { 0 < wide && wide < n } else { open > 0 }
}

fn by(input: &str, wins: fn(usize, usize, usize) -> bool) -> String {
    counted(input, &Sizes::new(40), wins)
}

fn by_classes(input: &str, change: fn(&mut Sizes)) -> String {
    let mut sizes = Sizes::new(40);
    change(&mut sizes);
    counted(input, &sizes, claim)
}

fn different_primes(input: &str) -> String {
    by_classes(input, |sizes| {
        for size in 0..sizes.open.len() {
            let is_sum =
                |[p, q]: [u32; 2], open| p != q && [p, q].iter().all(|&prime| sizes.open[prime as usize] == open);
            let is_open = splits(size as u32).into_iter().any(|split| is_sum(split, false));
            let is_wide = splits(size as u32).into_iter().any(|split| is_sum(split, true));
            (sizes.open[size], sizes.wide[size]) = (is_open, is_wide);
        }
    })
}

/// By the same counts of the same classes; nothing else is known of so many piles. The classes are found otherwise.
fn by_trying(input: &str) -> String {
    counted(input, &Sizes::new(STONES as usize), claim)
}
