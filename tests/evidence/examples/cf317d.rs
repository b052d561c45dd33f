//! Choosing a number forbids its powers, by play.

use std::sync::OnceLock;

use evidence::prelude::*;
use evidence::watch::unseen;

fn main() -> ExitCode {
    let numbers = row([int("n", 1..=MOST)]);
    Problem::one("cf317d", Limits::known(1000, 256), numbers, || by_play, ["Vasya", "Petya"])
        .all([("n", 20)])
        .small(SMALL, || (21..=2000).collect())
        .small("n-within-1-of-a-power-up-to-2000000", || {
            // Between two powers only the parity of n matters: all n up to 2 000 000 are like one of these.
            let near = (2..=1414_u32).flat_map(|base| powers(2_000_000, base));
            let near = near.flat_map(|power| [power - 1, power, power + 1]);
            near.filter(|&n| n > 2000).sorted().dedup().collect()
        })
        // With fewer exponents of all other bases: another value of 20, ..., 29 exponents would make these won.
        .small("lost-n-with-20-to-29-exponents-of-2", || LOST.into())
        .small("powers-of-two-from-32-to-2-to-the-29", || (5..=29).map(|exponent| 1 << exponent).collect())
        .beyond(
            "for larger n, the numbers fall into the powers of each base, and what these are \
             worth is found by play over all sets of exponents, for worst inputs in a second \
             way",
        )
        .worst("greatest", by_algorithm(second), || MOST)
        .attacks("loops over all numbers, tables of them, and products beyond 32 bits")
        .worst("one-less", by_algorithm(second), || MOST - 1)
        .attacks("exponents by logarithms, at 10⁹")
        .worst("greatest-power-of-two", by_algorithm(second), || 1 << 29)
        .attacks("computing the values, with 29 exponents")
        .worst("greatest-square", by_algorithm(second), || 31_622 * 31_622)
        .attacks("b · b ≤ n with equality")
        .worst("a-power-of-three", by_algorithm(second), || 129_140_163)
        .attacks("exponents by logarithms, which miss 17")
        .worst("lost", by_algorithm(second), || LOST[9])
        .attacks("answers that are always the same: few n are lost")
        .wrong("every-number-a-base", |&n| 1 ^ xor((2..=n).map(|base| value_without_1(exponents(n, base)))) != 0, SMALL)
        .says("Counts 4, 8, 9, ... as bases of their own: they are powers of 2 and 3.")
        .wrong("without-1", |&n| by_bases(n, 0, exponents, value_without_1), "sample-1")
        .says("Forgets the number 1, which is a move, too.")
        .wrong("exponents-by-logarithms", |&n| by_bases(n, 1, by_logarithms, value_without_1), "three-to-the-17")
        .says("Computes exponents by logarithms in floating point: ln 3¹⁷ / ln 3 is less than 17 there.")
        .wrong(
            "bases-below-the-root",
            |&n| by_bases(n, 1, |n, base| if base * base == n { 1 } else { exponents(n, base) }, value_without_1),
            SMALL,
        )
        .says("Tests b · b < n where b · b ≤ n is right.")
        .wrong("chain", |&n| by_bases(n, 1, exponents, |m| m), SMALL)
        .says(
            "Takes a base with m exponents for a heap of m: the roots of a number stay, but \
             so do many of its other powers.",
        )
        .wrong(
            "single-bases-left-out",
            |&n| by_bases(n, 1, exponents, |m| if m == 1 { 0 } else { value_without_1(m) }),
            "sample-2",
        )
        .says("Leaves out the bases above the root of n, each of which is a move.")
        .wrong("xor-of-parities", |&n| by_bases(n, 1, exponents, |m| m % 2), SMALL)
        .says("Counts the numbers; one choice forbids several.")
        .wrong(
            "misere",
            |&n| match n {
                ..=20 => Play::misere(|allowed| moves(n, allowed)).value(&all(n)),
                _ => by_play(&n),
            },
            "sample-1",
        )
        .says("Lets a player who finds no number win; here he loses.")
        .main()
}

const SMALL: &str = "n-from-21-to-2000";

/// The largest n.
const MOST: u32 = 1_000_000_000;

/// Lost, with 20, 21, …, 29 exponents of the base 2.
const LOST: [u32; 10] = [
    2_096_705,
    4_186_117,
    8_381_026,
    14_333_797,
    33_350_626,
    67_092_481,
    134_212_225,
    236_390_626,
    533_748_609,
    992_313_002,
];

/// Of the allowed numbers up to n as bits, choose one.
fn moves(n: u32, &allowed: &u32) -> Vec<u32> {
    let numbers = (1..=n).filter(|number| allowed >> number & 1 == 1);
    numbers.map(|number| powers(n, number).fold(allowed, |allowed, power| allowed & !(1 << power))).collect()
}

/// The powers of a number up to n.
fn powers(n: u32, number: u32) -> impl Iterator<Item = u32> {
    let all = std::iter::successors(Some(number), move |power| power.checked_mul(number));
    all.take_while(move |&power| power <= n).take(if number == 1 { 1 } else { 32 })
}

fn all(n: u32) -> u32 {
    (2 << n) - 2
}

fn by_play(&n: &u32) -> bool {
    if n > 20 {
        return by_bases(n, 1, exponents, set_value);
    }
    let allowed = |set: &u32, number: u32| set >> number & 1 == 1;
    let play = Play::normal(|allowed| moves(n, allowed));
    let play =
        play.board(|set| board::pieces(n as usize, (1..=n).filter(|&x| allowed(set, x)).map(|x| (x as usize - 1, x))));
    play.label(|before, after| format!("choose {}", (before ^ after).trailing_zeros())).value(&all(n))
}

/// By the value of the number 1, and those of the powers of every base, as many as `exponents` counts.
fn by_bases(n: u32, one: usize, exponents: fn(u32, u32) -> usize, value: fn(usize) -> usize) -> bool {
    let root = (1..).take_while(|root| root * root <= n).last().unwrap_or(0);
    let mut is_power = vec![false; root as usize + 1];
    let (mut sum, mut numbers) = (one, 1);
    for base in 2..=root {
        if !is_power[base as usize] {
            powers(root, base).for_each(|power| is_power[power as usize] = true);
            numbers += powers(n, base).count() as u32;
            sum ^= value(exponents(n, base));
        }
    }
    // All other numbers are alone.
    if (n - numbers) % 2 == 1 {
        sum ^= value(1);
    }
    sum != 0
}

fn exponents(n: u32, base: u32) -> usize {
    powers(n, base).count()
}

/// The value of so many exponents, by play over all sets of them.
fn set_value(exponents: usize) -> usize {
    static VALUES: [OnceLock<usize>; 30] = [const { OnceLock::new() }; 30];
    let compute = || {
        let multiples = |exponent| (exponent..30).step_by(exponent).fold(0, |set, multiple| set | 1_u32 << multiple);
        let multiples = (1..30).map(multiples).collect_vec();
        let chosen = |set: u32| (1..30).filter(move |exponent| set >> exponent & 1 == 1);
        let moves = |&set: &u32| chosen(set).map(|exponent| set & !multiples[exponent - 1]).collect();
        unseen(|| Play::grundy(moves).value(&all(exponents as u32)))
    };
    *VALUES[exponents].get_or_init(compute)
}

/// The value of so many exponents in a second way: the exponent 1 takes everything, so that it adds 1 to the value of
/// the others; and primes above the half of all exponents stand alone.
///
/// Why it adds 1: by induction, the moves from a set with the exponent 1 lead to nothing, and to sets that are worth 1
/// more than those to which they lead without it.
fn value_without_1(exponents: usize) -> usize {
    static VALUES: [OnceLock<usize>; 30] = [const { OnceLock::new() }; 30];
    let compute = || {
        let is_prime = |exponent: usize| (2..exponent).all(|divisor| exponent % divisor > 0);
        let (alone, others): (Vec<usize>, Vec<usize>) =
            (2..=exponents).partition(|&exponent| 2 * exponent > exponents && is_prime(exponent));
        let moves = |set: &Vec<usize>| {
            let rest = |chosen: usize| set.iter().copied().filter(|exponent| exponent % chosen > 0).collect();
            set.iter().map(|&chosen| rest(chosen)).collect()
        };
        1 + (Play::grundy(moves).value(&others) ^ (alone.len() % 2))
    };
    if exponents == 0 { 0 } else { *VALUES[exponents].get_or_init(compute) }
}

fn second(&n: &u32) -> bool {
    by_bases(n, 1, exponents, value_without_1)
}

fn by_logarithms(n: u32, base: u32) -> usize {
    (f64::from(n).ln() / f64::from(base).ln()) as usize
}
