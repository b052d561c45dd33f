//! Cutting cakes, by play on a grid.
//!
//! If what Kiana gets from the other cakes is a multiple of 2^−k for every number of rights, then from the next cut on
//! her best share is a multiple of 2^−(k+1): a cut either levels two of these, at half their difference, or is at an
//! end of the cake or in its middle. So with n cakes of whole sizes the cuts at multiples of 2^−n hold a best one.

use std::cmp::Ordering;

use evidence::prelude::*;

fn main() -> ExitCode {
    let table = format::all([row([len("n", 1..=N), int("m", 0..=N)]), row([list("n", int("a", 0..=SIZE))])]);
    Problem::one("p7137", Limits::known(1000, 512), table, oracle, Plain)
        .promise("there are 1 to n rights, and no cake is empty", |(rights, sizes)| {
            (1..=sizes.len()).contains(rights) && !sizes.contains(&0)
        })
        .small("tables-of-4-or-5-cakes-of-sizes-up-to-6", random_tables)
        .small("tables-of-up-to-3-cakes-of-sizes-1-to-5-with-as-many-rights-at-most", || {
            let sizes = (1..=3).flat_map(|n| (0..n).map(|_| 1..=5).multi_cartesian_product());
            sizes.flat_map(|sizes| (0..=sizes.len()).map(move |rights| (rights, sizes.clone()))).collect()
        })
        .known("as-many-rights-as-cakes", || {
            // Kiana halves every cake, and Tinytree takes the larger part of every cake.
            let sizes = random_sizes();
            let sum: u64 = sizes.iter().sum();
            ((N, sizes), decimal(sum.into(), 2))
        })
        .attacks("the whole table")
        .worst("half-the-rights", by_same_idea(in_finer_units), || (N / 2, random_sizes()))
        .attacks("levelling or a whole cake")
        // With k cakes left Tinytree gets the mean of SIZE and of what she gets with k − 1: SIZE less SIZE / 2^N.
        .known("equal-cakes", || ((1, vec![SIZE; N]), decimal((SIZE * (N as u64 - 1)).into(), 1)))
        .attacks("the largest sums")
        .check(|_, expected, actual| close(expected, actual, MILLIONTH))
        .check_ours(close_to_all_decimals)
        .wrong(
            "from-the-largest",
            |table| share(table, |a, b| b.cmp(a), |size, gap| ((size + gap) / 2.0).min(size)),
            SMALL,
        )
        .says("Cuts the largest cakes first.")
        .wrong("without-the-clamp", |table| share(table, Ord::cmp, |size, gap| (size + gap) / 2.0), SMALL)
        .says("Forgets that a part of a cake is never less than nothing.")
        .wrong("halves", |table| share(table, Ord::cmp, |size, _| size / 2.0), SMALL)
        .says("Cuts every cake into halves.")
        .wrong(
            "in-the-order-of-the-input",
            |table| share(table, |_, _| Ordering::Equal, |size, gap| ((size + gap) / 2.0).min(size)),
            SMALL,
        )
        .says("Cuts the cakes in the order of the input; the smallest comes first.")
        .main()
}

const SMALL: &str = "tables-of-up-to-3-cakes-of-sizes-1-to-5-with-as-many-rights-at-most";

/// The largest number of cakes, and of rights, and the largest size.
const N: usize = 2500;
const SIZE: u64 = 50_000;

/// The rights, and the sizes of the cakes.
type Table = (usize, Vec<u64>);

/// The cakes still to be cut, the rights left, and whose turn it is.
type Position = (Vec<u64>, usize, Turn);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Turn {
    /// Kiana has just got so much, and picks and cuts a cake.
    Kiana(u64),
    /// Tinytree leaves her the larger part, or spends a right to leave her the smaller one.
    Tinytree(u64, u64),
}

fn oracle() -> impl FnMut(&Table) -> String {
    play
}

fn play((rights, sizes): &Table) -> String {
    let grid = 1 << sizes.len();
    let moves = |(cakes, rights, turn): &Position| -> Vec<Position> {
        if let Turn::Tinytree(larger, smaller) = turn {
            let spent = rights.checked_sub(1).map(|rights| (cakes.clone(), rights, Turn::Kiana(*smaller)));
            return [(cakes.clone(), *rights, Turn::Kiana(*larger))].into_iter().chain(spent).collect();
        }
        let cut = |pick: usize| {
            let mut rest = cakes.clone();
            let size = rest.remove(pick) * grid;
            (size / 2..=size).map(move |larger| (rest.clone(), *rights, Turn::Tinytree(larger, size - larger)))
        };
        (0..cakes.len()).flat_map(cut).collect()
    };
    // What Kiana gets, from what she has just got on.
    let mut play = Play::new(moves, |(_, _, turn), after: &[u64]| match turn {
        Turn::Kiana(got) => got + after.iter().max().unwrap_or(&0),
        Turn::Tinytree(..) => *after.iter().min().expect("a part is left to Kiana"),
    })
    .board(|(cakes, rights, turn)| {
        let parts = match turn {
            Turn::Kiana(_) => "none".to_owned(),
            Turn::Tinytree(larger, smaller) => format!("{larger}/{grid} and {smaller}/{grid}"),
        };
        let numbers = board::numbers([("rights:", rights.to_string()), ("parts of the cake:", parts)]);
        board::heaps(cakes.iter().copied()).and(numbers)
    })
    .label(|(before, ..), (after, _, turn)| match turn {
        Turn::Kiana(got) => format!("leave Kiana {got}/{grid}"),
        Turn::Tinytree(larger, smaller) => {
            let picked = board::gone(before, after).into_iter().join(", ");
            format!("cut the cake of {picked} into {larger}/{grid} and {smaller}/{grid}")
        }
    })
    .mover(|(_, _, turn)| if matches!(turn, Turn::Kiana(_)) { "Kiana" } else { "Tinytree" })
    .worded(move |got| format!("{got}/{grid} to Kiana"));
    decimal(play.value(&(sizes.clone(), *rights, Turn::Kiana(0))).into(), grid.into())
}

/// A fraction with twelve decimals.
fn decimal(numerator: u128, denominator: u128) -> String {
    let (whole, rest) = (numerator / denominator, numerator % denominator);
    format!("{whole}.{:012}\n", rest * 10_u128.pow(12) / denominator)
}

/// In units of the twelfth decimal.
const MILLIONTH: u128 = 1_000_000;

/// One number, wrong by a millionth at most where six decimals are expected, else by a billionth.
fn close_to_all_decimals(_table: Table, expected: &str, actual: &str) -> Result<(), String> {
    let decimals = expected.trim().split_once('.').map_or(0, |(_, decimals)| decimals.len());
    close(expected, actual, if decimals > 6 { MILLIONTH / 1000 } else { MILLIONTH })
}

/// One number, wrong by so much at most, as in the judge's own checker.
fn close(expected: &str, actual: &str, allowed: u128) -> Result<(), String> {
    const DECIMALS: usize = 12;
    let number = |text: &str| {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let digits = format!("{whole}{decimals:0<DECIMALS$.DECIMALS$}");
        digits.parse::<i128>().map_err(|error| format!("{text:?}: {error}"))
    };
    let (expected, actual) = (expected.trim(), actual.trim());
    let is_close = number(expected)?.abs_diff(number(actual)?) <= allowed;
    is_close.then_some(()).ok_or_else(|| format!("expected {expected}, found {actual}"))
}

fn random_tables() -> Vec<Table> {
    let mut random = seeded(1);
    let mut table = |_| {
        let n = random.random_range(4..=5);
        let sizes = (0..n).map(|_| random.random_range(1..=6)).collect();
        (random.random_range(1..=n), sizes)
    };
    (0..60).map(&mut table).collect()
}

fn random_sizes() -> Vec<u64> {
    let mut random = seeded(1);
    (0..N).map(|_| random.random_range(1..=SIZE)).collect()
}

/// The recurrence of the program in units 2^−96, so that other roundings would show. Nothing else is known for so many
/// cakes and so few rights.
fn in_finer_units((rights, sizes): &Table) -> String {
    let mut share = vec![0_u128; rights + 1];
    for size in sizes.iter().sorted().rev().map(|&size| u128::from(size) << 96) {
        let later = share.clone();
        share[0] += size;
        for (share, later) in share[1..].iter_mut().zip(later.windows(2)) {
            // The larger part, cut such that both choices of Tinytree are worth the same to her, if that is possible.
            let larger = ((size + later[0] - later[1]) / 2).min(size);
            *share = (later[1] + larger).min(later[0] + size - larger);
        }
    }
    decimal(share[*rights] >> 32, 1 << 64)
}

/// What Kiana gets if she cuts the cakes in this order, and makes the larger part of each as large as `larger` says of
/// its size and of what a right is worth.
fn share((rights, sizes): &Table, order: fn(&u64, &u64) -> Ordering, larger: fn(f64, f64) -> f64) -> String {
    let mut share = vec![0.0_f64; rights + 1];
    for size in sizes.iter().copied().sorted_by(order).rev().map(|size| size as f64) {
        for j in (1..=*rights).rev() {
            let x = larger(size, share[j - 1] - share[j]);
            share[j] = (share[j] + x).min(share[j - 1] + size - x);
        }
        share[0] += size;
    }
    format!("{:.6}", share[*rights])
}
