//! # 打表 — tables of SG values, and what is proven of them
//!
//! - Judge: none known
//! - 中文: 打表：SG 值与周期
//! - Family: [tables](super#tables); easier [hdu1536](super::hdu1536)
//! - Theorem: [a window repeats](grundy::games::take_away); [Guy and Smith](grundy::games::splitting)
//! - Finder: none › named rules
//! - Course: 7: tables for rules with a name, with what is proven about them (`games::rules`)
//!
//! ## Rule
//! The input is one game and a number N with 0 ≤ N ≤ 3000. Print the values g(0), …, g(N) of its heaps; a player who
//! cannot move loses. Then print what is proven of all values: the period, if this table proves one, or the closed
//! form, if the game has one. The games are:
//!
//! - `subtraction s₁ s₂ … ;` with numbers from 1 to 1000: take one of these numbers of stones.
//! - `upto m` with 1 ≤ m ≤ 10⁹: take 1 to m stones.
//! - `octal d₀.d₁d₂…`: take k ≥ 0 stones, as the digit dₖ allows. The digit is a sum of 1 if nothing may be left, 2 if
//!   one heap may be left, and 4 if two heaps may be left, neither of them empty. d₀ is 0 or 4, or else a move could
//!   change nothing. Behind the point stand 1 to 64 digits. Some digit is not 0.
//! - `lasker`: take one or more stones, or split a heap into two that are not empty.
//! - `grundy`: split a heap into two heaps of different sizes, neither of them empty.
//! - `coins r` with r = 1, 2, 4, 5, 6, or `coins 3 k` with 1 ≤ k ≤ 3000: heap x is a lone head at the place x under
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
//! The program prints the smallest period, and the first place from which it holds, if N is at least this number.
//!
//! ## Why
//! The library proves what a table says of the heaps behind it (`games::take_away` and `games::splitting`, with
//! `games::periodic` for the smallest period). The closed forms are proven at `games::take_away` for `upto`, at
//! `games::splitting` for `lasker`, and in `coin_turning` for `coins`.
//!
//! ## How
//! `games::rules` has these games. `explore` takes any other rule.
//!
//! ## Cost
//! O(64 N²) for `octal`, O(16 N²) for `subtraction`, O(N²) for `grundy`, else O(N).

use std::collections::BTreeSet;

use grundy::games::{KnownRule, Octal};
use grundy::io::{self, In, Input, refuse};
use proconio::{input, read_value};

fn main() {
    io::run(|input, out| {
        let rule = read_rule(input);
        input! { from input, largest: In<0, 3000> }
        let values = rule.values(largest);
        for (heap, value) in values.iter().enumerate() {
            writeln!(out, "{heap} {value}");
        }
        match rule.proof(&values) {
            Some(proof) => writeln!(out, "proven: {proof}"),
            None => writeln!(out, "nothing proven up to {largest}"),
        }
    });
}

fn read_rule(input: &Input) -> KnownRule {
    match input.next_token() {
        Some("subtraction") => KnownRule::TakeAway(read_moves(input)),
        Some("upto") => KnownRule::UpTo(read_value!(from input, In<1, 1_000_000_000>)),
        Some("octal") => KnownRule::Octal(read_octal(input)),
        Some("lasker") => KnownRule::Lasker,
        Some("grundy") => KnownRule::GrundysGame,
        Some("coins") => match read_value!(from input, In<1, 6>) {
            1 => KnownRule::Neighbours(1),
            // A head goes anywhere to its left, or away.
            2 => KnownRule::Nim,
            3 => KnownRule::Neighbours(read_value!(from input, In<1, 3000>)),
            // A head goes up to three places to the left; behind place 1 it is away.
            4 => KnownRule::UpTo(3),
            5 => KnownRule::MockTurtles,
            _ => KnownRule::Ruler,
        },
        _ => refuse("a rule: subtraction, upto, octal, lasker, grundy or coins"),
    }
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
