//! Coins that are turned: each counts alone, wherever the others lie.

use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::sg::mex;

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "hdu3537", find: |see| in_a_row(see, "H", "coins.mock-turtles", mock_turtles_value) },
    Entry { slugs: "coin_turning", find: by_rule },
    Entry { slugs: "cf494e", find: squares },
    Entry {
        slugs: "cf1906g",
        find: |see| {
            on_a_grid(see, "#", "coins.euclid", |row, column| {
                euclid(row, column) ^ euclid(row - 1, column) ^ euclid(row, column - 1) ^ euclid(row - 1, column - 1)
            })
        },
    },
    Entry {
        slugs: "p2594",
        find: |see| {
            on_a_grid(see, "T", "coins.connected", |row, column| match (row, column) {
                (1, place) | (place, 1) => ruler_value(place),
                _ => 1 << (row + column - 2),
            })
        },
    },
    Entry { slugs: "p3179", find: multiples },
    Entry { slugs: "p4077", find: factors },
];

/// The coins of a row that show this side, each worth what its place from 1 on says.
fn in_a_row(see: &See, side: &str, intro: &'static str, value: impl Fn(u64) -> u64) -> Found {
    let coin = |(index, (_, part)): (usize, (String, String))| Heap {
        size: value(index as u64 + 1),
        thing: Thing::new("coin", index + 1, part),
    };
    let shown = see.row()?.into_iter().enumerate().filter(|(_, (cell, _))| cell == side);
    found(Xor::sum(shown.map(coin).collect(), intro).by("games::coins"))
}

/// The same on a grid, by row and column.
fn on_a_grid(see: &See, side: &str, intro: &'static str, value: impl Fn(u64, u64) -> u64) -> Found {
    let mut coins = vec![];
    for (row, cells) in see.grid()?.into_iter().enumerate() {
        for (column, (_, part)) in cells.into_iter().enumerate().filter(|(_, (cell, _))| cell == side) {
            let label = format!("({}, {})", row + 1, column + 1);
            let size = value(row as u64 + 1, column as u64 + 1);
            coins.push(Heap { size, thing: Thing::of("cell", label, vec![part]) });
        }
    }
    found(Xor::sum(coins, intro).by("games::coins"))
}

fn by_rule(see: &See) -> Found {
    let given = see.given_alone()?;
    let (rule, k) = (*given.first()?, given.get(1).map_or(1, |&k| k as u64));
    match rule {
        1 => in_a_row(see, "U", "coins.single", |_| 1),
        2 => in_a_row(see, "U", "coins.place", |place| place),
        3 => in_a_row(see, "U", "coins.k-neighbours", |place| u64::from(place % k == 0)),
        4 => in_a_row(see, "U", "coins.three-to-the-left", |place| place % 4),
        5 => in_a_row(see, "U", "coins.mock-turtles", mock_turtles_value),
        _ => in_a_row(see, "U", "coins.ruler", ruler_value),
    }
}

fn squares(see: &See) -> Found {
    let k = *see.given().get(2)? as u64;
    let largest = 1 << k.ilog2();
    on_a_grid(see, "W", "coins.squares", |row, column| ruler_value(row).min(ruler_value(column)).min(largest))
}

/// The number of subtractions modulo 2 until one number is 0.
fn euclid(mut a: u64, mut b: u64) -> u64 {
    let mut steps = 0;
    while a > 0 && b > 0 {
        if a >= b {
            a -= b;
        } else {
            b -= a;
        }
        steps += 1;
    }
    steps % 2
}

fn multiples(see: &See) -> Found {
    let n = *see.given().first()? as usize;
    let mut values = vec![0];
    for size in 1..=n {
        let run = (2..=size).scan(0, |sum, factor| {
            *sum ^= values[size / factor];
            Some(*sum)
        });
        values.push(mex(run.chain([0])));
    }
    in_a_row(see, "○", "coins.multiples", |place| values[n / place as usize] as u64)
}

fn factors(see: &See) -> Found {
    let most = *see.given_alone()?.get(1)? as usize;
    let (high, wide) = (16, 11);
    let mut values = vec![vec![0; wide]; high];
    for a in 0..high {
        for b in 0..wide {
            let mut reached = vec![];
            for p in 1..=a.max(b) {
                let mut sums = [0, 0];
                for q in 1..=most {
                    if p * q <= a {
                        sums[0] ^= values[a - p * q][b];
                        reached.push(sums[0]);
                    }
                    if p * q <= b {
                        sums[1] ^= values[a][b - p * q];
                        reached.push(sums[1]);
                    }
                }
            }
            values[a][b] = mex(reached);
        }
    }
    let exponent = |mut place: u64, prime: u64| {
        let mut exponent = 0;
        while place % prime == 0 {
            (place, exponent) = (place / prime, exponent + 1);
        }
        exponent
    };
    let value = |place: u64| values[exponent(place, 2)][exponent(place, 3)] as u64;
    // A long row is said in words.
    let Some(words) = see.said() else { return in_a_row(see, "T", "coins.factors", value) };
    let places = words.split([' ', ',']).filter_map(|word| word.parse::<u64>().ok());
    let coin = |place: u64| Heap { size: value(place), thing: Thing::of("coin", place, vec![]) };
    found(Xor::sum(places.map(coin).collect(), "coins.factors").by("games::coins"))
}
