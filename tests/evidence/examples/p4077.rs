//! Coins at multiples of powers of two and three, by play.

use std::collections::HashMap;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p4077", Limits::known(10_000, 128), oracle, small)
        .played("all rows up to 12 coins, rows up to 16384 coins with three tails")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "heads-may-be-picked",
                |input| published(input, 1, |a, b, most| lone_by(20, 1, most, a, b)),
                "all-heads",
            )
            .says("Picks heads; tails are to be picked."),
            wrong(
                "neighbouring-powers-only",
                |input| published(input, 0, |a, b, most| lone_by(1, 1, most, a, b)),
                "all-rows-up-to-12-coins",
            )
            .says("Turns coins at p and 2p alone; the exponents may differ by more."),
            wrong(
                "without-the-limit",
                |input| published(input, 0, |a, b, _| lone_by(20, 1, 20, a, b)),
                "few-tails-up-to-64-coins",
            )
            .says("Forgets the greatest exponent that is allowed."),
            wrong(
                "a-coin-alone",
                |input| published(input, 0, |a, b, most| lone_by(20, 0, most, a, b)),
                "coins-that-are-stuck",
            )
            .says("Turns a coin alone; a move needs at least one other coin."),
            wrong(
                "powers-apart",
                |input| published(input, 0, |a, b, most| lone_by(20, 1, most, a, 0) ^ lone_by(20, 1, most, 0, b)),
                "few-tails-up-to-64-coins",
            )
            .says("Takes the powers of 2 and of 3 for two games; a place is one position of both."),
        ])
        .main()
}

struct Row {
    /// The greatest q allowed.
    most: u32,
    /// 0 for tails, from coin 1 on.
    coins: Vec<u8>,
}

/// How often `base` divides `x`.
fn exponent(x: u32, base: u32) -> u32 {
    (0..).find(|&e| !x.is_multiple_of(base.pow(e + 1))).expect("x is finite")
}

/// The coins whose sides are remembered, a bit each: those of a short row, or those of a long row with no factors but 2
/// and 3. The others of a long row show heads, and stay so.
fn places(long: bool) -> Vec<u32> {
    match long {
        false => (1..128).collect(),
        true => (1..=30_000).filter(|&x| is_smooth(x)).collect(),
    }
}

fn is_smooth(x: u32) -> bool {
    2_u32.pow(exponent(x, 2)) * 3_u32.pow(exponent(x, 3)) == x
}

fn bit(places: &[u32], coin: u32) -> u128 {
    1 << places.binary_search(&coin).expect("a place")
}

/// Turn a coin that shows tails and those that are p, 2p, …, qp powers of 2 or 3 below it.
fn moves(most: u32, places: &[u32], tails: u128) -> Vec<u128> {
    let mut successors = vec![];
    let shown = places.iter().enumerate();
    for (_, &x) in shown.filter(|(index, _)| tails >> index & 1 == 1) {
        for base in [2, 3] {
            let exponent = exponent(x, base);
            for (p, q) in (1..=exponent).cartesian_product(1..=most) {
                if p * q <= exponent {
                    let turned = (0..=q).map(|j| x / base.pow(p * j));
                    successors.push(turned.fold(tails, |tails, coin| tails ^ bit(places, coin)));
                }
            }
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut plays = HashMap::new();
    answers(input, |row| {
        let (most, long) = (row.most, row.coins.len() > 127);
        let tails = (1..).zip(&row.coins).filter(|(_, coin)| **coin == 0);
        let (places, play) = plays.entry((most, long)).or_insert_with(|| {
            let known = places(long);
            (places(long), Play::normal(move |&tails| moves(most, &known, tails)))
        });
        play.value(&tails.map(|(x, _)| bit(places, x)).sum())
    })
}

/// A line for each case, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(&Row) -> bool) -> String {
    cases::counted(input, |tokens| {
        let n = tokens.read();
        let row = Row { most: tokens.read(), coins: tokens.list(n) };
        verdict(wins(&row))
    })
}

fn verdict(won: bool) -> &'static str {
    if won { "win" } else { "lose" }
}

fn file(rows: &[Row]) -> String {
    let digits = |coins: &[u8]| coins.iter().map(|&coin| if coin == 0 { "0 " } else { "1 " }).collect::<String>();
    let lines = rows.iter().map(|Row { most, coins }| format!("{} {most}\n{}\n", coins.len(), digits(coins)));
    format!("{}\n{}", rows.len(), lines.format(""))
}

/// A row with these coins tails.
fn row_of(n: u32, most: u32, tails: &[u32]) -> Row {
    let coins = (1..=n).map(|coin| u8::from(!tails.contains(&coin)));
    Row { most, coins: coins.collect() }
}

fn small() -> Vec<Small> {
    let all = [1, 2, 20].into_iter().flat_map(|most| {
        (1..=12_usize).flat_map(move |n| {
            let rows = (0..n).map(|_| 0..=1).multi_cartesian_product();
            rows.map(move |coins| Row { most, coins })
        })
    });
    // Coins with other factors stand apart; without them there are few positions.
    let smooth = (1..=64).filter(|&x| is_smooth(x)).collect_vec();
    let few = [1, 2, 3, 4, 5, 6].into_iter().flat_map(|most| {
        (1..=3)
            .flat_map(|count| smooth.iter().copied().combinations(count))
            .map(move |tails| row_of(64, most, &tails))
            .collect_vec()
    });
    let powers = [3, 20].map(|most| {
        let others = (0..14).tuple_combinations().map(|(a, b)| [1 << a, 1 << b, 1 << 14]);
        file(&others.map(|tails| row_of(1 << 14, most, &tails)).collect_vec())
    });
    vec![
        Small::new("all-rows-up-to-12-coins", all.collect_vec().chunks(100).map(file)),
        Small::new("few-tails-up-to-64-coins", few.collect_vec().chunks(100).map(file)),
        Small::new("three-powers-of-two-up-to-16384", powers),
    ]
}

/// The greatest number of coins.
const N: usize = 30_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, 100, |cases| format!("@{cases}\n{}", repeated("2 1\n0 1\n", cases))),
        Bound::integer("n", 1, N, |n| format!("1\n@{n} 1\n{}\n", repeated("0 ", n))),
        Bound::integer("maxq", 1, 20, |most| format!("1\n3 @{most}\n0 1 0\n")),
        Bound::integer("a coin", 0, 1, |coin| format!("1\n3 1\n0 @{coin} 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, is_tail: fn(&mut Pcg64) -> bool| {
        Worst::known(name, attacks, move || {
            (file(&paired(is_tail).into_iter().map(|(row, _)| row).collect_vec()), {
                let rows = paired(is_tail).into_iter();
                rows.map(|(_, won)| verdict(won)).join("\n")
            })
        })
    };
    vec![
        shape("random", "reading: 100 rows of 30 000 coins that cannot be predicted", |random| random.random()),
        shape("most-tails", "a value for nearly every coin", |_| true),
    ]
}

/// A hundred rows, each with whether it is won.
///
/// Let c and d have no factor 2 or 3. Moves on the coins c·2^a·3^b turn no others, and they are the same as those on
/// the coins d·2^a·3^b. So if of every two such families, 1 and 5, 7 and 11, 13 and 17, …, both show tails at the same
/// exponents, the second player repeats every move on the other family: the row is lost. A row from which a move leads
/// to a lost one is won.
fn paired(is_tail: fn(&mut Pcg64) -> bool) -> Vec<(Row, bool)> {
    let mut random = seeded(1);
    let factors = places(true);
    let row = |index: u32| {
        let most = index % 20 + 1;
        let mut coins = vec![1; N];
        for c in (1..=N).step_by(6) {
            // The families of c and c + 4, as far as both go.
            let factors = factors.iter().map(|&factor| factor as usize);
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
        (Row { most, coins }, won)
    };
    (0..100).map(row).collect()
}

/// Wins where the XOR of the values of all coins that show `side` is not 0.
fn published(input: &str, side: u8, lone: fn(u32, u32, u32) -> u32) -> String {
    answers(input, |row| {
        let coins = (1..).zip(&row.coins).filter(|(_, coin)| **coin == side);
        let values = coins.map(|(x, _)| lone(exponent(x, 2), exponent(x, 3), row.most));
        values.fold(0, |sum, value| sum ^ value) != 0
    })
}

/// The mex of what the moves of a lone coin leave, where p is at most `far`, and q at least `few` and at most `most`.
fn lone_by(far: u32, few: u32, most: u32, a: u32, b: u32) -> u32 {
    let lone = |a, b| lone_by(far, few, most, a, b);
    let mut left = vec![];
    for (p, q) in (1..=far.min(a + b + 1)).cartesian_product(few..=most) {
        if p * q <= a {
            left.push((1..=q).fold(0, |sum, j| sum ^ lone(a - p * j, b)));
        }
        if p * q <= b {
            left.push((1..=q).fold(0, |sum, j| sum ^ lone(a, b - p * j)));
        }
    }
    (0..).find(|value| !left.contains(value)).expect("a gap")
}
