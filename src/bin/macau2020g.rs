//! # ICPC Macau 2020 G Game on Sequence — jumps to a later number that differs in one bit
//!
//! - Judge: <https://codeforces.com/gym/103119/problem/G>
//! - 中文: 序列上向后跳，末尾可加数
//! - Family: [vertex games](super#vertex-games); twin [cf1033c](super::cf1033c)
//! - Theorem: last occurrences of equal values
//! - Finder: rows › strip: jumps to later numbers
//!
//! ## Rule
//! A token stands at a position of a sequence of numbers from 0 to 255. In turn, Grammy first, Grammy and Alice move it
//! to a later position whose number differs from that under the token in at most one binary digit. A player who cannot
//! do so loses. Between the games numbers are appended to the sequence. Who wins each game?
//!
//! ## Claim
//! From a position that is not the last of its number, the player to move wins. From the last position of a number v,
//! he wins iff some number that differs from v in one digit occurs behind it, and has a lost last position.
//!
//! ## Why
//! Let p be a position that is not the last of its number, and q the last one. The mover can go from p to q, and
//! wherever he can go from q. So he wins from p: if q is lost, he goes there, else he makes a winning move of q. From
//! the last position of v he can go only to other numbers. Of their positions only the last ones can be lost.
//!
//! ## How
//! A game asks for the last positions of at most 256 numbers, each with at most 8 neighbours. What is found holds until
//! the next append.
//!
//! ## Cost
//! O(1) per number or operation, at most 2048 steps; O(numbers) memory.

use grundy::io::{self, Between, In};
use proconio::input;

type Length = In<1, 200_000>;
type Value = In<0, 255, u8>;

fn main() {
    io::run(|input, out| {
        input! { from input, n: Length, operations: In<0, 200_000>, values: [Value; n] }
        let mut sequence = Sequence::new();
        for value in values {
            sequence.append(value);
        }
        for _ in 0..operations {
            input! { from input, operation: In<1, 2> }
            if operation == 1 {
                input! { from input, value: Value }
                sequence.append(value);
            } else {
                input! { from input, start: with Between(1, sequence.numbers.len()) }
                let won = sequence.first_player_wins(start);
                out.either(won, ["Grammy", "Alice"]);
            }
        }
    });
}

struct Sequence {
    numbers: Vec<u8>,
    /// The last position of every number that occurs, from 1; 0 for the others.
    last: [usize; 256],
    /// Whether the last position of a number is won, as far as it has been asked for since the last append.
    won: [Option<bool>; 256],
}

impl Sequence {
    fn new() -> Self {
        Self { numbers: vec![], last: [0; 256], won: [None; 256] }
    }

    fn append(&mut self, number: u8) {
        self.numbers.push(number);
        self.last[usize::from(number)] = self.numbers.len();
        self.won = [None; 256];
    }

    /// The outcome of the game from `start`, counted from 1.
    fn first_player_wins(&mut self, start: usize) -> bool {
        let number = usize::from(self.numbers[start - 1]);
        self.last[number] != start || self.won[number].unwrap_or_else(|| self.is_won(number))
    }

    /// Whether the last position of `number` is won. The calls within it go to later and later positions of different
    /// numbers: they are at most 256 deep.
    fn is_won(&mut self, number: usize) -> bool {
        let won = (0..8).map(|digit| number ^ 1 << digit).any(|next| match self.won[next] {
            _ if self.last[next] < self.last[number] => false,
            Some(won) => !won,
            None => !self.is_won(next),
        });
        self.won[number] = Some(won);
        won
    }
}
