//! # 翻硬币游戏 — six rules for turning coins in a row
//!
//! - Judge: none known
//! - 中文: 翻硬币游戏：六种规则
//! - Family: [coin turning](super#coin-turning); easier [hdu3537](super::hdu3537); harder [arc087e](super::arc087e),
//!   [p2594](super::p2594), [p4077](super::p4077)
//! - Theorem: [a row is the XOR of its lone heads](grundy::games::coins)
//! - Finder: coins › row
//! - Difficulty: 3, ours
//!
//! ## Rule
//! n coins lie in a row, at the places 1 to n from the left, 1 ≤ n ≤ 100 000. They show heads (U) or tails (D). In turn
//! a player turns some coins, and the rightmost of them must go from head to tail. A player who cannot move loses. The
//! rule of the case says what may be turned:
//!
//! - Rule 1: a single coin.
//! - Rule 2: one or two coins, anywhere.
//! - Rule 3: exactly k neighbouring coins; k is given with the rule, 1 ≤ k ≤ n.
//! - Rule 4: a coin together with one of the three to its left; at the places 1 to 3 also that coin alone.
//! - Rule 5: one, two or three coins, anywhere (Mock Turtles).
//! - Rule 6: any run of neighbouring coins, also a single one (Ruler).
//!
//! Input: the number of cases, up to 1000; for each case the number of its rule, then k under rule 3, then the row as a
//! word of U and D. Output: `First` or `Second` for each case.
//!
//! ## Claim
//! The first player wins iff the XOR of g(x) over the heads x is not 0. The value g(x) of a head at x is
//!
//! - 1 under rule 1,
//! - x under rule 2,
//! - 1 if k divides x, else 0, under rule 3,
//! - x mod 4 under rule 4,
//! - under rule 5 the one of the numbers 2(x − 1) and 2(x − 1) + 1 that has an odd number of one bits,
//! - the lowest set bit of x under rule 6.
//!
//! ## Why
//! A row is worth the XOR of its lone heads, and a lone head at x is worth the mex of what its moves leave
//! ([`grundy::games::coins`], which also has the proofs for rules 5 and 6).
//!
//! - Rule 1: the move leaves nothing, which is worth 0. So g(x) = 1.
//! - Rule 2: a move leaves nothing, or a head at any y < x. By induction these are worth 0 to x − 1.
//! - Rule 3: if x < k, there is no move, and g(x) = 0. Otherwise the move leaves heads at the k − 1 places before x. If
//!   k divides x, no multiple of k is among these places. They are worth 0, so g(x) = 1. If k does not divide x,
//!   exactly one multiple of k is among them. They are worth 1, so g(x) = 0.
//! - Rule 4: for x ≤ 3 the moves leave the values 0 to x − 1. For x ≥ 4 they leave the values of the three places
//!   before x. These are the residues modulo 4 other than that of x.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::sg::nim_sum;
use grundy::io::{self, In, Input, Word};
use proconio::input;

const COINS: usize = 100_000;

enum Rule {
    One,
    OneOrTwo,
    /// Exactly this number of neighbours.
    Neighbours(u64),
    OneAndANearOne,
    OneToThree,
    Run,
}

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 1000> }
        for _ in 0..tests {
            let (rule, row) = read_case(input);
            out.either(first_player_wins(&rule, &row), ["First", "Second"]);
        }
    });
}

fn read_case(input: &Input) -> (Rule, Vec<u8>) {
    input! { from input, number: In<1, 6> }
    let second = input.place();
    let rule = match number {
        1 => Rule::One,
        2 => Rule::OneOrTwo,
        3 => {
            input! { from input, k: In<1, { COINS as i128 }, u64> }
            Rule::Neighbours(k)
        }
        4 => Rule::OneAndANearOne,
        5 => Rule::OneToThree,
        _ => Rule::Run,
    };
    input! { from input, row: with Word { alphabet: "UD", shortest: 1, longest: COINS } }
    match rule {
        Rule::Neighbours(k) if k as usize > row.len() => {
            second.refuse(format_args!("an integer from 1 to {}", row.len()))
        }
        _ => (rule, row),
    }
}

fn first_player_wins(rule: &Rule, row: &[u8]) -> bool {
    let heads = (1..).zip(row).filter(|&(_, &coin)| coin == b'U');
    nim_sum(heads.map(|(place, _)| lone_value(rule, place))) != 0
}

/// The value of a lone head.
fn lone_value(rule: &Rule, place: u64) -> u64 {
    match rule {
        Rule::One => 1,
        Rule::OneOrTwo => place,
        Rule::Neighbours(k) => u64::from(place % k == 0),
        Rule::OneAndANearOne => place % 4,
        Rule::OneToThree => mock_turtles_value(place),
        Rule::Run => ruler_value(place),
    }
}
