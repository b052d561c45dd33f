//! Coins at multiples of powers of two and three, by play.

use std::collections::HashMap;
use std::sync::LazyLock;

use evidence::lists;
use evidence::prelude::*;

fn main() -> ExitCode {
    let row_of_coins = row([list("n", int("a coin", 0..=1))]);
    let rows = format::all([row([len("n", 1..=N), int("maxq", 1..=20)]), row_of_coins]);
    let rows = Format::tests("t", 0..=100, rows);
    Problem::tests("p4077", Limits::known(10_000, 128), rows, oracle, ["win", "lose"])
        .inputs_of(100)
        .small("rows-up-to-12-coins-with-maxq-1-2-and-20", || {
            let rows = |most| (1..=12).flat_map(move |n| lists::all(n, 0..=1).into_iter().map(move |row| (most, row)));
            [1, 2, 20].into_iter().flat_map(rows).collect()
        })
        // Coins with other factors stand apart; without them there are few positions.
        .small("rows-of-64-coins-with-up-to-3-tails-at-products-of-2-and-3-and-maxq-up-to-6", || {
            let smooth = places(true).iter().copied().take_while(|&x| x <= 64);
            let tails = (1..=3).flat_map(|count| smooth.clone().combinations(count)).collect_vec();
            (1..=6).cartesian_product(tails).map(|(most, tails)| row_with(64, most, &tails)).collect()
        })
        .small("rows-of-16384-coins-with-3-tails-at-powers-of-2-and-maxq-3-and-20", || {
            let others = (0..14).tuple_combinations().map(|(a, b)| [1 << a, 1 << b, 1 << 14]);
            let rows = [3, 20].into_iter().cartesian_product(others);
            rows.map(|(most, tails)| row_with(1 << 14, most, &tails)).collect()
        })
        .known("random", || paired(|random| random.random()))
        .attacks("reading: 100 rows of 30 000 coins that cannot be predicted")
        .known("most-tails", || paired(|_| true))
        .attacks("a value for nearly every coin")
        .wrong("heads-may-be-picked", |row| published(row, 1, |a, b, most| lone_by(20, 1, most, a, b)), "all-heads")
        .says("Picks heads; tails are to be picked.")
        .wrong(
            "neighbouring-powers-only",
            |row| published(row, 0, |a, b, most| lone_by(1, 1, most, a, b)),
            "rows-up-to-12-coins-with-maxq-1-2-and-20",
        )
        .says("Turns coins at p and 2p alone; the exponents may differ by more.")
        .wrong(
            "without-the-limit",
            |row| published(row, 0, |a, b, _| lone_by(20, 1, 20, a, b)),
            "rows-of-64-coins-with-up-to-3-tails-at-products-of-2-and-3-and-maxq-up-to-6",
        )
        .says("Forgets the largest exponent that is allowed.")
        .wrong("a-coin-alone", |row| published(row, 0, |a, b, most| lone_by(20, 0, most, a, b)), "coins-that-are-stuck")
        .says("Turns a coin alone; a move needs at least one other coin.")
        .wrong(
            "powers-apart",
            |row| published(row, 0, |a, b, most| lone_by(20, 1, most, a, 0) ^ lone_by(20, 1, most, 0, b)),
            "rows-of-64-coins-with-up-to-3-tails-at-products-of-2-and-3-and-maxq-up-to-6",
        )
        .says("Takes the powers of 2 and of 3 for two games; a place is one position of both.")
        .main()
}

/// The largest number of coins.
const N: usize = 30_000;

/// The largest q allowed, and the coins from 1 on: 0 for tails.
type Row = (u32, Vec<u8>);

/// How often `base` divides `x`.
fn exponent(x: u32, base: u32) -> u32 {
    (0..).find(|&e| !x.is_multiple_of(base.pow(e + 1))).expect("x is finite")
}

/// The coins whose sides are remembered, a bit each: those of a short row, or those of a long row with no factors but 2
/// and 3. The others of a long row show heads, and stay so.
fn places(is_long: bool) -> &'static [u32] {
    static SMOOTH: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let is_smooth = |&x: &u32| 2_u32.pow(exponent(x, 2)) * 3_u32.pow(exponent(x, 3)) == x;
        (1..=N as u32).filter(is_smooth).collect()
    });
    static ALL: LazyLock<Vec<u32>> = LazyLock::new(|| (1..128).collect());
    if is_long { &SMOOTH } else { &ALL }
}

fn bit(places: &[u32], coin: u32) -> u128 {
    1 << places.binary_search(&coin).expect("a place")
}

/// The coins of these bits.
fn coins(places: &[u32], bits: u128) -> impl Iterator<Item = u32> {
    places.iter().enumerate().filter(move |(index, _)| bits >> index & 1 == 1).map(|(_, &coin)| coin)
}

/// Turn a coin that shows tails and those that are p, 2p, …, qp powers of 2 or 3 below it.
fn moves(most: u32, places: &[u32], tails: u128) -> Vec<u128> {
    let mut successors = vec![];
    for (x, base) in coins(places, tails).cartesian_product([2, 3]) {
        let exponent = exponent(x, base);
        for (p, q) in (1..=exponent).cartesian_product(1..=most) {
            if p * q <= exponent {
                let turned = (0..=q).map(|j| x / base.pow(p * j));
                successors.push(turned.fold(tails, |tails, coin| tails ^ bit(places, coin)));
            }
        }
    }
    successors
}

fn oracle() -> impl FnMut(&Row) -> bool {
    let mut plays = HashMap::new();
    move |(most, row)| {
        let (most, n) = (*most, row.len() as u32);
        let places = places(n > 127);
        let play = plays.entry((most, n)).or_insert_with(|| {
            Play::normal(move |&tails| moves(most, places, tails))
                .board(move |&tails| match n {
                    ..=127 => board::row((0..n).map(|index| if tails >> index & 1 == 1 { 'T' } else { 'H' })),
                    _ => board::text(format!("tails: {}", coins(places, tails).format(", "))),
                })
                .label(move |before, after| format!("turn {}", coins(places, before ^ after).format(", ")))
        });
        let tails = (1..).zip(row).filter(|(_, coin)| **coin == 0);
        play.value(&tails.map(|(x, _)| bit(places, x)).sum())
    }
}

/// A row with these coins tails.
fn row_with(n: u32, most: u32, tails: &[u32]) -> Row {
    (most, (1..=n).map(|coin| u8::from(!tails.contains(&coin))).collect())
}

/// A hundred rows, and whether each is won.
///
/// Let c and d have no factor 2 or 3. Moves on the coins c·2^a·3^b turn no others, and they are the same as those on
/// the coins d·2^a·3^b. So if of every two such families, 1 and 5, 7 and 11, 13 and 17, …, both show tails at the same
/// exponents, the second player repeats every move on the other family: the row is lost. A row from which a move leads
/// to a lost one is won.
fn paired(is_tail: fn(&mut Pcg64) -> bool) -> (Vec<Row>, Vec<bool>) {
    let mut random = seeded(1);
    let row = |index: u32| {
        let most = index % 20 + 1;
        let mut coins = vec![1; N];
        for c in (1..=N).step_by(6) {
            // The families of c and c + 4, as far as both go.
            let factors = places(true).iter().map(|&factor| factor as usize);
            for factor in factors.take_while(|factor| (c + 4) * factor <= N) {
                if is_tail(&mut random) {
                    (coins[c * factor - 1], coins[(c + 4) * factor - 1]) = (0, 0);
                }
            }
        }
        let won = random.random();
        if won {
            // The move turns 2^14, which shows heads afterwards, and up to `most` smaller powers.
            let turned = (0..=14).rev().take(random.random_range(2..=most as usize + 1));
            turned.for_each(|a| coins[(1 << a) - 1] ^= 1);
        }
        ((most, coins), won)
    };
    (0..100).map(row).unzip()
}

/// Wins where the XOR of the values of all coins that show `side` is not 0.
fn published((most, coins): &Row, side: u8, lone: fn(u32, u32, u32) -> u32) -> bool {
    let coins = (1..).zip(coins).filter(|(_, coin)| **coin == side);
    xor(coins.map(|(x, _)| lone(exponent(x, 2), exponent(x, 3), *most))) != 0
}

/// The mex of what the moves of a lone coin leave, where p is at most `far`, and q at least `few` and at most `most`.
fn lone_by(far: u32, few: u32, most: u32, a: u32, b: u32) -> u32 {
    let lone = |a, b| lone_by(far, few, most, a, b);
    let mut left = vec![];
    for (p, q) in (1..=far.min(a + b + 1)).cartesian_product(few..=most) {
        if p * q <= a {
            left.push(xor((1..=q).map(|j| lone(a - p * j, b))));
        }
        if p * q <= b {
            left.push(xor((1..=q).map(|j| lone(a, b - p * j))));
        }
    }
    (0..).find(|value| !left.contains(value)).expect("a gap")
}
