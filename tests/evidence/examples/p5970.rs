//! A number of heaps divisible by d is thrown away before Nim, by play after every allowed throw.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let heaps = row([list("n", int("a heap", 1..=MOST))]);
    let games = Format::one(format::all([row([len("n", 1..=N), int("d", 1..=D)]), heaps]));
    let games = games.sum("the sum of all heaps", "a heap", STONES);
    Problem::one("p5970", Limits { time: None, memory: Some(64) }, games, oracle, Plain)
        .small("rows-of-5-to-8-heaps-up-to-5-with-d-up-to-6", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let n = random.random_range(5..=8);
                let heaps = (0..n).map(|_| random.random_range(1..=5)).collect();
                (random.random_range(1..=6), heaps)
            };
            (0..300).map(&mut row).collect()
        })
        .all([("n", 4), ("d", 5), ("a heap", 4)])
        .beyond("for worst inputs, heaps of two sizes in pairs, and all XORs at once by signs")
        .known("powers-of-two", || {
            // What is left is lost iff it is pairs of equal heaps: of each size an even number. Otherwise A makes it
            // so.
            let (large, ones) = (19, 38_527);
            let choose = binomials(ones);
            let thrown = (1..=large).step_by(2).cartesian_product((1..=ones).step_by(2));
            let ways = thrown.filter(|(j, i)| (i + j) % D == 0).map(|(j, i)| binomials(large)[j] * choose[i] % PRIME);
            ((D, [vec![1 << 19; large], vec![1; ones]].concat()), ways.sum::<u64>() % PRIME)
        })
        .attacks("steps of 2²⁰ numbers for heaps of 2¹⁹; ones behind them")
        .known("equal-heaps", || {
            // An even number must be left, but not 0. The numbers thrown are multiples of 10, so they are even.
            let ways: u64 = binomials(N).into_iter().step_by(D).dropping_back(1).sum();
            ((D, vec![20; N]), ways % PRIME)
        })
        .attacks("as many heaps as there may be; memory for each")
        .worst("many-small-heaps", by_algorithm(by_signs), || {
            let mut random = seeded(1);
            (D, (0..N).map(|_| random.random_range(8..=31)).collect())
        })
        .attacks("a step for each of 500 000 heaps")
        .worst("greatest-heaps", by_algorithm(by_signs), || {
            let mut random = seeded(1);
            (D, (0..10).map(|_| MOST - random.random_range(0..1000)).collect())
        })
        .attacks("the most memory: 2²⁰ numbers for each remainder")
        .worst("falling-heaps", by_algorithm(by_signs), || (9, (1..=4400).rev().collect()))
        .attacks("steps that are the largest possible, unless the heaps are put in order")
        .worst("one-remainder", by_algorithm(by_signs), || {
            let mut random = seeded(1);
            (1, (0..150).map(|_| random.random_range(1 << 15..1 << 16)).collect())
        })
        .attacks("a count that is added to itself")
        .limit(|| {
            Bound::total("the sum of all heaps", STONES - 7, STONES, |heap| {
                format!("11 2\n{} 999993 @{heap}\n", repeated("1000000 ", 9))
            })
        })
        .wrong(
            "heaps-kept",
            |game| throws(game, |d, _, kept| kept.len().is_multiple_of(d) && !kept.is_empty() && is_lost(kept)),
            "all",
        )
        .says("Asks that the number of heaps kept is a multiple of d; it is that of the heaps thrown.")
        .wrong(
            "all-thrown",
            |game| throws(game, |d, thrown, kept| thrown.len().is_multiple_of(d) && is_lost(kept)),
            "all",
        )
        .says("Counts throwing all heaps where d divides n; one heap has to stay.")
        .wrong("something-thrown", |game| allowed(game, |thrown, kept| !thrown.is_empty() && is_lost(kept)), "all")
        .says("Leaves out throwing nothing; 0 is a multiple of d.")
        .wrong("xor-0-thrown", |game| allowed(game, |thrown, _| is_lost(thrown)), "all")
        .says("Asks that the heaps thrown have the XOR 0; those kept must have it.")
        .wrong("a-wins", |game| allowed(game, |_, kept| !is_lost(kept)), "all")
        .says("Counts the throws after which A wins.")
        .wrong("sizes-of-heaps", sizes_of_heaps, "all")
        .says("Counts sets of equal heaps once; heaps of the same size are different.")
        .wrong("upwards-in-place", upwards, "all")
        .says("Changes the counts in place from the remainder 0 up, and so adds a heap several times.")
        .wrong("another-prime", another_prime, "large-equal-heaps")
        .says("Counts modulo 998244353; the modulus is 10⁹ + 7.")
        .main()
}

/// The largest number of heaps, largest d, the most stones of a heap and in all.
const N: usize = 500_000;
const D: usize = 10;
const MOST: u32 = 1_000_000;
const STONES: usize = 10_000_000;

const PRIME: u64 = 1_000_000_007;

/// d, and the heaps.
type Game = (usize, Vec<u32>);

/// The number of sets of heaps that count, given with d and with the heaps kept.
fn throws((d, heaps): &Game, mut counts: impl FnMut(usize, &[u32], &[u32]) -> bool) -> u64 {
    assert!(heaps.len() <= 12, "too many sets of heaps");
    let sets = (0..1_u32 << heaps.len()).filter(|set| {
        let of = |thrown: u32| (0..heaps.len()).filter(move |i| set >> i & 1 == thrown).map(|i| heaps[i]);
        counts(*d, &of(1).collect_vec(), &of(0).collect_vec())
    });
    sets.count() as u64
}

/// The number of those that may be thrown and count.
fn allowed(game: &Game, mut counts: impl FnMut(&[u32], &[u32]) -> bool) -> u64 {
    throws(game, |d, thrown, kept| thrown.len().is_multiple_of(d) && !kept.is_empty() && counts(thrown, kept))
}

fn oracle() -> impl FnMut(&Game) -> u64 {
    let mut play =
        Play::normal(nim::moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    move |game| allowed(game, |_, kept| !play.value(&kept.to_vec()))
}

/// The binomial coefficients C(n, k) for k from 0 to n.
fn binomials(n: usize) -> Vec<u64> {
    let mut inverses = vec![1, 1];
    let mut row = vec![1];
    for k in 1..=n as u64 {
        if k > 1 {
            inverses.push((PRIME - PRIME / k) * inverses[(PRIME % k) as usize] % PRIME);
        }
        row.push(row[k as usize - 1] * (n as u64 + 1 - k) % PRIME * inverses[k as usize] % PRIME);
    }
    row
}

/// All XORs at once. Give every number x below 2ᵏ the sign of the parity of its bits in a mask, and every set of heaps
/// the product of its signs and z to its size, where zᵈ = 1. The sum over all sets is the product over all heaps of 1 ±
/// z. The sum over all masks, each with the sign of T, is 2ᵏ times what the sets with the XOR T give.
fn by_signs((d, heaps): &Game) -> u64 {
    let d = *d;
    let numbers = heaps.iter().max().map_or(1, |heap| heap + 1).next_power_of_two() as usize;
    // For every mask the number of heaps with the sign +, less that of those with −.
    let mut balance = vec![0_i64; numbers];
    heaps.iter().for_each(|&heap| balance[heap as usize] += 1);
    for half in (0..numbers.ilog2()).map(|bit| 1 << bit) {
        for low in (0..numbers).filter(|low| low & half == 0) {
            let (a, b) = (balance[low], balance[low + half]);
            (balance[low], balance[low + half]) = (a + b, a - b);
        }
    }
    // The powers of 1 + z and of 1 − z.
    let powers = |sign: u64| {
        let mut powers = vec![vec![0; d]];
        powers[0][0] = 1;
        for index in 0..heaps.len() {
            let last = &powers[index];
            let next = (0..d).map(|r| (last[r] + sign * last[(r + d - 1) % d]) % PRIME).collect_vec();
            powers.push(next);
        }
        powers
    };
    let (plus, minus) = (powers(1), powers(PRIME - 1));
    let all = xor(heaps.iter().copied()) as usize;
    let n = heaps.len() as i64;
    let mut total = 0;
    for (mask, balance) in balance.into_iter().enumerate() {
        let (p, q) = (((n + balance) / 2) as usize, ((n - balance) / 2) as usize);
        let of_size_0: u64 = (0..d).map(|r| plus[p][r] * minus[q][(d - r) % d] % PRIME).sum();
        let is_negative = (mask & all).count_ones() % 2 == 1;
        total = (total + if is_negative { PRIME - of_size_0 % PRIME } else { of_size_0 }) % PRIME;
    }
    let half = PRIME.div_ceil(2);
    let sets = (0..numbers.ilog2()).fold(total, |sets, _| sets * half % PRIME);
    (sets + PRIME - u64::from(heaps.len().is_multiple_of(d))) % PRIME
}

/// Whether these heaps have the XOR 0.
fn is_lost(heaps: &[u32]) -> bool {
    xor(heaps.iter().copied()) == 0
}

fn sizes_of_heaps(game: &Game) -> u64 {
    let mut seen = vec![];
    allowed(game, |thrown, kept| {
        let sizes = thrown.iter().copied().sorted().collect_vec();
        let counts = is_lost(kept) && !seen.contains(&sizes);
        seen.push(sizes);
        counts
    })
}

fn upwards((d, heaps): &Game) -> u64 {
    assert!(heaps.iter().all(|&heap| heap < 1 << 10) && heaps.len() <= 12, "too many counts");
    let mut sets = vec![vec![0_u64; 1 << 10]; *d];
    sets[0][0] = 1;
    for heap in heaps {
        for r in 0..*d {
            let before = sets[(r + d - 1) % d].clone();
            sets[r].iter_mut().enumerate().for_each(|(x, sets)| *sets += before[x ^ *heap as usize]);
        }
    }
    let sets = sets[0][xor(heaps.iter().copied()) as usize];
    (sets - u64::from(heaps.len().is_multiple_of(*d))) % PRIME
}

fn another_prime((d, heaps): &Game) -> u64 {
    assert!(*d == 1 && heaps.iter().all_equal(), "heaps of different sizes");
    // Half of all sets have the parity of n; one of them is everything.
    let sets = (1..heaps.len()).fold(1, |sets, _| sets * 2 % 998_244_353);
    sets - 1
}
