//! Rows of Nim with piles that all differ, counted by play.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let form = row([int("n", 1..=MOST), int("m", 1..=MOST)]);
    Problem::one("hackerrank_taste_of_win", Limits::UNKNOWN, Format::one(form), || by_play, Plain)
        .all([("n", 6), ("m", 3)])
        .small("counts-of-up-to-4-piles-below-16", || (1..=4).map(|n| (n, 4)).collect())
        .small("counts-of-up-to-2-piles-below-32", || (1..=2).map(|n| (n, 5)).collect())
        .beyond("for worst inputs, a closed form by the signs of all sizes, and rows that are counted at one look")
        .worst("largest", by_algorithm(by_signs), || (MOST, MOST))
        .attacks("the longest loop, and the largest power")
        .worst("odd-number-of-piles", by_algorithm(by_signs), || (MOST - 1, 24))
        .attacks("sizes that are more than half used up")
        // 2^m − 1 is 270 modulo 10⁹ + 7.
        .worst("few-sizes-by-their-remainder", by_algorithm(by_signs), || (MOST, 4_880_151))
        .attacks("a remainder of the sizes that is less than the number of piles, though there are enough sizes")
        .known("all-sizes", || (((1 << 23) - 1, 23), 0))
        .attacks("rows of all sizes, of which the XOR is 0")
        .known("too-many-piles", || ((MOST, 23), 0))
        .attacks("a loop that goes on when no size is left")
        .known("one-pile", || ((1, MOST), (power_modulo(2, MOST, P) + P - 1) % P))
        .attacks("the largest power alone, and all rows won")
        .wrong("sets", |case| count(case, |sizes, n| sizes.combinations(n).collect()), "all")
        .says("Counts sets of piles; here their order counts.")
        .wrong("piles-that-may-be-equal", |case| count(case, rows_with_equal), "all")
        .says("Lets sizes repeat; all piles have different sizes.")
        .wrong("empty-last-pile", |case| recurrence(case, |_, _, again| (0, again)), "all")
        .says("Forgets the rows whose last pile would be empty.")
        .wrong("last-pile-again", |case| recurrence(case, |lost, _, _| (lost, 0)), "all")
        .says("Forgets the rows whose last pile would have the size of one before.")
        .wrong(
            "at-one-place",
            |case| recurrence(case, |lost, piles, again| (lost, again * power_modulo(piles.max(1), P - 2, P) % P)),
            "all",
        )
        .says("Counts one place for the pile of which the last one has the size; there are k − 1.")
        .wrong("remainder-compared", remainder_compared, "large-few-sizes-by-their-remainder")
        .says("Prints 0 if the remainder of 2^m − 1 is less than n; there may be enough sizes all the same.")
        .wrong(
            "power-of-64-bits",
            |&(n, m)| by_recurrence(n, 1_u64.checked_shl(m as u32).unwrap_or(0).wrapping_sub(1) % P),
            "large-65-bits",
        )
        .says("Computes 2^m in 64 bits; m goes up to 10⁷.")
        .wrong_text(
            "remainders-below-0",
            |input| {
                let mut tokens = Tokens::new(input);
                let (n, m): (i64, u64) = (tokens.read(), tokens.read());
                format!("{}\n", signed(n, power_modulo(2, m, P) as i64 - 1))
            },
            "large-seven-piles-below-32",
        )
        .says("Subtracts without adding the modulus, so that the remainder can be below 0.")
        .main()
}

/// The largest number of piles, and the largest exponent.
const MOST: u64 = 10_000_000;

const P: u64 = 1_000_000_007;

/// The number of piles, and the exponent.
type Case = (u64, u64);

fn by_play(case: &Case) -> u64 {
    count(case, |sizes, n| sizes.permutations(n).collect())
}

/// How many of these rows of so many sizes are won.
fn count(&(n, m): &Case, rows: fn(std::ops::Range<u32>, usize) -> Vec<Vec<u32>>) -> u64 {
    let filled = |piles: Vec<u32>| piles.into_iter().filter(|&pile| pile > 0).collect();
    let mut play = Play::normal(|piles: &Vec<u32>| nim::moves(piles).into_iter().map(filled).collect())
        .board(|piles| board::heaps(piles.iter().copied()))
        .alike(|piles| sorted(piles));
    rows(1..1 << m, n as usize).iter().filter(|row| play.value(row)).count() as u64 % P
}

fn rows_with_equal(sizes: std::ops::Range<u32>, n: usize) -> Vec<Vec<u32>> {
    (0..n).map(|_| sizes.clone()).multi_cartesian_product().collect()
}

/// For each mask of m bits, give a size the sign + or − by the number of bits that it shares with the mask. For a row,
/// multiply them, and sum over all masks: this is 2^m if the XOR is 0, and 0 if not. The sum over all rows for a mask:
/// for mask 0 all signs are +, and it is the number of rows. For any other one there are A = 2^(m − 1) minus signs and
/// A − 1 plus signs. A set of n sizes is worth the coefficient of x^n in (1 + x)^(A − 1) (1 − x)^A, which is
/// (1 − x) (1 − x²)^(A − 1); and there are n! rows of each set.
fn by_signs(&(n, m): &Case) -> u64 {
    let (masks, less) = (power_modulo(2, m, P), (power_modulo(2, m - 1, P) + P - 1) % P);
    let sizes = (masks + P - 1) % P;
    let falling = |from: u64, count: u64| (0..count).fold(1, |product, step| product * ((from + P - step) % P) % P);
    let rows = falling(sizes, n);
    // n! times A − 1 over h.
    let half = n / 2;
    let coefficient = falling(less, half) * (half + 1..=n).fold(1, |product, factor| product * factor % P) % P;
    let is_negative = (half + n % 2) % 2 == 1;
    let signed = if is_negative { (P - coefficient) % P } else { coefficient };
    let lost = (rows + sizes * signed) % P * power_modulo(masks, P - 2, P) % P;
    (rows + P - lost) % P
}

/// The published recurrence, where `change` makes other terms of those for an empty last pile and for one that is there
/// already.
fn changed(n: u64, sizes: u64, change: fn(u64, u64, u64) -> (u64, u64)) -> u64 {
    let (mut rows, mut lost, mut lost_before) = (1, 1, 0);
    for piles in 0..n {
        let again = piles * ((sizes + P + 1 - piles) % P) % P * lost_before % P;
        let (empty, again) = change(lost, piles, again);
        (lost, lost_before) = ((rows + 2 * P - empty - again) % P, lost);
        rows = rows * ((sizes + P - piles) % P) % P;
    }
    (rows + P - lost) % P
}

fn recurrence(&(n, m): &Case, change: fn(u64, u64, u64) -> (u64, u64)) -> u64 {
    changed(n, (power_modulo(2, m, P) + P - 1) % P, change)
}

fn by_recurrence(n: u64, sizes: u64) -> u64 {
    changed(n, sizes, |lost, _, again| (lost, again))
}

fn remainder_compared(&(n, m): &Case) -> u64 {
    let sizes = (power_modulo(2, m, P) + P - 1) % P;
    if sizes < n { 0 } else { by_recurrence(n, sizes) }
}

/// The published recurrence, whose remainders keep their signs.
fn signed(n: i64, sizes: i64) -> i64 {
    const P: i64 = self::P as i64;
    let (mut rows, mut lost, mut lost_before) = (1, 1, 0);
    for piles in 0..n {
        let again = piles * (sizes - piles + 1) % P * lost_before;
        (lost, lost_before) = ((rows - lost - again) % P, lost);
        rows = rows * ((sizes - piles) % P) % P;
    }
    (rows - lost) % P
}
