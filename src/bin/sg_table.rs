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
//! Let p > 0 and q ≥ 0, and let
//!
//! ```text
//! M = q + p + m − 1      in a subtraction game whose largest number is m
//! M = 2q + 2p + t        in an octal game in which a move takes at most t stones
//! ```
//!
//! If g(n) = g(n + p) for every n ≥ q with n + p ≤ M, then g(n) = g(n + p) for every n ≥ q.
//!
//! The program tries p = 1, 2, 3, …, each with the least q for which g(n) = g(n + p) for every n ≥ q with n + p ≤ N. It
//! prints the first p with M ≤ N, and its q. This is the smallest period, and q is the first place from which the
//! values have it.
//!
//! ## Why
//! The claim on M goes by induction over n. Let n ≥ q and n + p > M, and let g(i) = g(i + p) for every i with
//! q ≤ i < n. We show that the heaps n and n + p have successors of the same values. Wherever the induction is used
//! below, q ≤ i < n holds.
//!
//! In a subtraction game n ≥ q + m, so n − s ≥ q for every number s of the game. To take s leaves n − s in one heap and
//! n − s + p in the other, and these have the same value.
//!
//! In an octal game n > 2q + p + t. Consider the moves that take k ≤ t stones.
//!
//! - They take neither heap whole, since n > t.
//! - If one heap is left, k ≥ 1, and it is n − k or n − k + p. These have the same value, since n − k > q.
//! - Now let two heaps be left, of sizes a and b with 1 ≤ a ≤ b.
//!   - A split of n − k into a and b has 2b ≥ n − k > 2q, so b > q and g(b) = g(b + p). So the split of n + p − k into
//!     a and b + p has the same value.
//!   - Conversely, a split of n + p − k into a and b has 2b ≥ n + p − k > 2q + 2p, so b − p > q and g(b − p) = g(b). So
//!     the split of n − k into a and b − p has the same value.
//!
//! The period p is the smallest. Suppose that the values have a smaller period p′ from some place on. For n ≥ q choose
//! j so large that n + jp is not before this place. As p is a period from q on,
//!
//! ```text
//! g(n) = g(n + jp) = g(n + jp + p′) = g(n + p′)
//! ```
//!
//! So the values have the period p′ from q on, and the least q′ that the table allows for p′ is at most q. M for p′ and
//! q′ is less than M for p and q, so the program would have found p′ first. And q is the first place: a period p from
//! an earlier place on would show in the table.
//!
//! The closed forms are proven at `games::take_away` for `upto`, at `games::splitting` for `lasker`, and in
//! `coin_turning` for `coins`.
//!
//! ## Cost
//! As said at `take_away_values`; O(64 N²) for `octal`; O(N) for the others.

use std::collections::BTreeSet;

use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::sg::mex;
use grundy::games::splitting::lasker_value;
use grundy::games::take_away::{bachet_value, take_away_values};
use grundy::io::{self, Between, In, Input, refuse};
use proconio::{input, read_value};

/// How far a table may go, and where heaps are broken, which takes a look at every split.
const LARGEST: usize = 100_000;
const LARGEST_BROKEN: usize = 3000;

enum Rule {
    Subtraction(Vec<usize>),
    /// The digits, from d₀ to the last that is not 0.
    Octal(Vec<u8>),
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

fn read_octal(input: &Input) -> Vec<u8> {
    let digits = input.next_token().and_then(octal_digits);
    digits.unwrap_or_else(|| refuse("an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7"))
}

fn octal_digits(code: &str) -> Option<Vec<u8>> {
    let (whole, digits) = code.split_once('.')?;
    let fits = ["0", "4"].contains(&whole) && (1..=64).contains(&digits.len());
    let all = (whole.bytes().chain(digits.bytes())).map(|digit| digit.wrapping_sub(b'0'));
    let all: Vec<u8> = all.collect();
    let last = all.iter().rposition(|&digit| digit > 0)?;
    (fits && all.iter().all(|&digit| digit < 8)).then(|| all[..=last].to_vec())
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
        Rule::Octal(digits) => breaking_values(digits, |heap| heap / 2, largest),
        Rule::Grundy => breaking_values(&[4], |heap| (heap - 1) / 2, largest),
        Rule::Closed(form) => {
            let values = (1..=largest).map(|heap| (form.value)(heap as u32) as usize);
            [0].into_iter().chain(values).collect()
        }
    }
}

/// The values under an octal code, where the smaller part of a heap that is split may be 1 to `half(heap)`.
fn breaking_values(digits: &[u8], half: fn(usize) -> usize, largest: usize) -> Vec<usize> {
    // What may be taken where this number of heaps is left.
    let leaving = |heaps: u32| -> Vec<usize> {
        let taken = (0..digits.len()).filter(|&taken| digits[taken] >> heaps & 1 == 1);
        taken.collect()
    };
    let (none, one, two) = (leaving(0), leaving(1), leaving(2));
    let mut values = vec![0];
    for heap in 1..=largest {
        let whole = none.iter().filter(|&&taken| taken == heap).map(|_| 0);
        let kept = one.iter().filter(|&&taken| taken < heap).map(|taken| values[heap - taken]);
        let broken = two.iter().filter(|&&taken| taken < heap).flat_map(|taken| {
            let rest = heap - taken;
            let (small, large) = (&values[1..=half(rest)], &values[rest - half(rest)..rest]);
            small.iter().zip(large.iter().rev()).map(|(a, b)| a ^ b)
        });
        values.push(mex(whole.chain(kept).chain(broken)));
    }
    values
}

/// What is proven by these values of all others.
fn conclusion(rule: &Rule, values: &[usize]) -> String {
    let largest = values.len() - 1;
    let found = match rule {
        Rule::Closed(form) => return format!("closed form: {}", form.text),
        Rule::Subtraction(moves) => {
            let window = moves.iter().max().expect("there is a move");
            period(values, |p, q| q + p + window - 1 <= largest)
        }
        Rule::Octal(digits) => period(values, |p, q| 2 * q + 2 * p + digits.len() - 1 <= largest),
        Rule::Grundy => None,
    };
    match found {
        Some((period, start)) => format!("period {period} from {start}"),
        None => format!("no period proven up to {largest}"),
    }
}

/// The smallest period that `is_proven`, with the place from which on the values have it.
fn period(values: &[usize], is_proven: impl Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
    let start = |period: usize| {
        let pairs = values[..values.len() - period].iter().rev().zip(values.iter().rev());
        values.len() - period - pairs.take_while(|(a, b)| a == b).count()
    };
    (1..values.len()).map(|period| (period, start(period))).find(|&(period, start)| is_proven(period, start))
}
