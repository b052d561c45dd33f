//! # 打表 — tables of SG values, and what is proven of them
//!
//! - Judge: none known
//! - 中文: 打表：SG 值与周期
//! - Family: tables
//! - Theorem: a window repeats; Guy and Smith
//!
//! ## Rule
//! The input is one game and a number N. Print the values g(0), …, g(N) of its heaps; who cannot move loses. Then print
//! the period of the values, if this table proves one, or the closed form of the values if the game has one. N is at
//! most 3000 for `octal` and `grundy`, and at most 100 000 for the others. The games are:
//!
//! - `subtraction s₁ s₂ … ;` with numbers from 1 to 1000: take one of these numbers of stones.
//! - `upto m` with 1 ≤ m ≤ 10⁹: take 1 to m stones.
//! - `octal d₀.d₁d₂…`: take k ≥ 0 stones, as the digit dₖ allows. The digit is a sum of 1 if nothing may be left, 2 if
//!   one heap may be left, and 4 if two heaps may be left, neither of them empty. d₀ is 0 or 4, or else a move could
//!   change nothing. Behind the point stand 1 to 64 digits. Some digit is not 0.
//! - `lasker`: take one or more stones, or split a heap into two that are not empty.
//! - `grundy`: split a heap into two heaps of different sizes, neither of them empty.
//! - `coins r` with r = 1, 2, 4, 5, 6, or `coins 3 k` with 1 ≤ k ≤ 100 000: heap x is a lone head at the place x under
//!   rule r of `coin_turning`. There is no place 0; its value is printed as 0.
//!
//! ## Claim
//! A period p and its first place q are proven by the values up to
//!
//! ```text
//! q + p + m − 1      in a subtraction game whose largest number is m
//! 2q + 2p + t        in an octal game in which a move takes at most t stones
//! ```
//!
//! The program prints the smallest period, and the first place from which the values have it, if N is at least this
//! number.
//!
//! ## Why
//! The library proves what a table says of the heaps behind it (`games::take_away` and `games::splitting`, with
//! `games::periodic` for the smallest period). The closed forms are proven at `games::take_away` for `upto`, at
//! `games::splitting` for `lasker`, and in `coin_turning` for `coins`.
//!
//! ## Cost
//! As said at `take_away_values`; O(64 N²) for `octal`; O(N) for the others.

use std::collections::BTreeSet;

use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::sg::mex;
use grundy::games::splitting::{Octal, lasker_value};
use grundy::games::take_away::{bachet_value, take_away_period, take_away_values};
use grundy::io::{self, Between, In, Input, refuse};
use proconio::{input, read_value};

/// How far a table may go, and where heaps are broken, which takes a look at every split.
const LARGEST: usize = 100_000;
const LARGEST_BROKEN: usize = 3000;

enum Rule {
    Subtraction(Vec<usize>),
    Octal(Octal),
    Grundy,
    Closed(ClosedForm),
}

/// A value for every heap or place from 1 on, and how it is written.
struct ClosedForm {
    value: Box<dyn Fn(u32) -> u32>,
    text: String,
}

fn main() {
    io::run(|input, out| {
        let (rule, most) = read_rule(input);
        input! { from input, largest: with Between(0, most) }
        let values = values(&rule, largest);
        for (heap, value) in values.iter().enumerate() {
            writeln!(out, "{heap} {value}");
        }
        out.line(&conclusion(&rule, &values));
    });
}

/// A rule, and how far its table may go.
fn read_rule(input: &Input) -> (Rule, usize) {
    match input.next_token() {
        Some("subtraction") => (Rule::Subtraction(read_moves(input)), LARGEST),
        Some("upto") => {
            input! { from input, most: In<1, 1_000_000_000, u32> }
            let value = move |heap| bachet_value(heap, most);
            (closed(value, format!("x mod {}", most + 1)), LARGEST)
        }
        Some("octal") => (Rule::Octal(read_octal(input)), LARGEST_BROKEN),
        Some("lasker") => {
            let text = "x + 1 if x mod 4 = 3, x - 1 if x mod 4 = 0 and x > 0, else x";
            (closed(lasker_value, text), LARGEST)
        }
        Some("grundy") => (Rule::Grundy, LARGEST_BROKEN),
        Some("coins") => (read_coins(input), LARGEST),
        _ => refuse("a rule: subtraction, upto, octal, lasker, grundy or coins"),
    }
}

fn closed(value: impl Fn(u32) -> u32 + 'static, text: impl Into<String>) -> Rule {
    Rule::Closed(ClosedForm { value: Box::new(value), text: text.into() })
}

/// Different numbers, up to the semicolon.
fn read_moves(input: &Input) -> Vec<usize> {
    let mut moves = BTreeSet::new();
    loop {
        let token = input.next_token();
        let number = token.and_then(|token| token.parse().ok());
        match number.filter(|number| (1..=1000).contains(number)) {
            Some(number) => drop(moves.insert(number)),
            None if moves.is_empty() => refuse("an integer from 1 to 1000"),
            None if token == Some(";") => return moves.into_iter().collect(),
            None => refuse("an integer from 1 to 1000 or \";\""),
        }
    }
}

fn read_octal(input: &Input) -> Octal {
    let code = input.next_token().filter(|code| (3..=66).contains(&code.len()));
    code.and_then(Octal::parse)
        .unwrap_or_else(|| refuse("an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7"))
}

fn read_coins(input: &Input) -> Rule {
    match read_value!(from input, In<1, 6>) {
        1 => closed(|_| 1, "1"),
        2 => closed(|place| place, "x"),
        3 => {
            input! { from input, k: In<1, 100_000, u32> }
            let value = move |place| u32::from(place % k == 0);
            closed(value, format!("1 if x mod {k} = 0, else 0"))
        }
        4 => closed(|place| place % 4, "x mod 4"),
        5 => {
            let text = "2y if y = x - 1 has an odd number of one bits, else 2y + 1";
            closed(|place| mock_turtles_value(place.into()) as u32, text)
        }
        _ => closed(|place| ruler_value(place.into()) as u32, "the lowest set bit of x"),
    }
}

/// Of the heaps 0 to `largest`.
fn values(rule: &Rule, largest: usize) -> Vec<usize> {
    match rule {
        Rule::Subtraction(moves) => take_away_values(moves, largest),
        Rule::Octal(game) => game.values(largest),
        Rule::Grundy => grundy_game_values(largest),
        Rule::Closed(form) => {
            let values = (1..=largest).map(|heap| (form.value)(heap as u32) as usize);
            [0].into_iter().chain(values).collect()
        }
    }
}

/// The values of Grundy's game: a heap is split into two of different sizes.
fn grundy_game_values(largest: usize) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=largest {
        values.push(mex((1..heap.div_ceil(2)).map(|part| values[part] ^ values[heap - part])));
    }
    values
}

/// What is proven by these values of all others.
fn conclusion(rule: &Rule, values: &[usize]) -> String {
    let found = match rule {
        Rule::Closed(form) => return format!("closed form: {}", form.text),
        Rule::Subtraction(moves) => take_away_period(moves, values),
        Rule::Octal(game) => game.period(values),
        Rule::Grundy => None,
    };
    match found {
        Some((period, start)) => format!("period {period} from {start}"),
        None => format!("no period proven up to {}", values.len() - 1),
    }
}
