//! # 翻硬币游戏 — six rules for turning coins in a row
//!
//! Judge: none known
//! Family: coin turning
//! Theorem: a row is the XOR of its lone heads
//!
//! Rule. Coins in a row, places from 1 on the left, show heads (U) or tails (D). In turn a player turns coins as the
//! rule of the case allows, the rightmost of them from head to tail. Who cannot move loses. Allowed are
//! by rule 1 a single coin, by rule 2 one or two coins, by rule 3 exactly k neighbours (k is given with the rule),
//! by rule 4 a coin and one of the three to its left, or at the places 1 to 3 that coin alone as well,
//! by rule 5 one, two or three coins (Mock Turtles), and by rule 6 any run of neighbours (Ruler).
//! Claim. The first player wins iff the XOR of g(x) over the heads x is not 0, with g(x) = 1 under rule 1; x under
//! rule 2; 1 where k divides x, else 0, under rule 3; x mod 4 under rule 4; the number out of 2(x − 1) and 2(x − 1) + 1
//! with an odd number of one bits under rule 5, whose places so count from 0; the lowest set bit of x under rule 6.
//! Why. A row is worth the XOR of its lone heads, where the lone head at x is worth the mex of what it leaves (library
//! `coins`, where rules 5 and 6 stand). Rule 1 leaves nothing, worth 0. Rule 2 leaves nothing or any y < x: 0 to x − 1.
//! Under rule 3 there is no move if x < k; else k − 1 neighbours are left, one of them at a multiple of k, and worth 1,
//! unless x is one itself; then they are worth 0. Rule 4 leaves 0 to x − 1 for x ≤ 3, then the three other residues.
//! Cost. O(n) time and memory.

use grundy::games::coins::{mock_turtles, ruler};
use grundy::games::sg::nim_sum;
use grundy::io::{self, In, Input, Word};
use proconio::input;

const COINS: usize = 100_000;

enum Rule {
    One,
    OneOrTwo,
    /// Exactly so many neighbours.
    Neighbours(u32),
    OneAndANearOne,
    OneToThree,
    Run,
}

fn main() {
    io::run(|input, out| {
        input! { from input, cases: In<0, 1000> }
        for _ in 0..cases {
            let (rule, row) = read_case(input);
            out.line(if first_player_wins(&rule, &row) {
                "First"
            } else {
                "Second"
            });
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
            input! { from input, k: In<1, { COINS as i128 }, u32> }
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
    // Without a branch on the coin, which no processor could predict.
    let value = |(place, &coin)| u32::from(coin == b'U') * lone_value(rule, place);
    nim_sum((1..).zip(row).map(value)) != 0
}

/// The value of a lone head.
fn lone_value(rule: &Rule, place: u32) -> u32 {
    match rule {
        Rule::One => 1,
        Rule::OneOrTwo => place,
        Rule::Neighbours(k) => u32::from(place % k == 0),
        Rule::OneAndANearOne => place % 4,
        Rule::OneToThree => mock_turtles(place - 1),
        Rule::Run => ruler(place),
    }
}
