//! # CF276B Little Girl and Game — letters are deleted until a palindrome can be formed
//!
//! - Judge: <https://codeforces.com/problemset/problem/276/B>
//! - 中文: 删字母，轮到时能排成回文者胜
//! - Family: [first games](super#first-games); easier [cf1373b](super::cf1373b); harder [cf1527b1](super::cf1527b1)
//! - Theorem: parity of the letters of odd count, and no such letter
//! - Finder: rows › words: letters are deleted until a palindrome can be formed
//! - Difficulty: 1300
//!
//! ## Rule
//! Two players share a string of 1 to 1000 small letters. A player to move who can put its letters into an order that
//! reads the same from both ends has won. Otherwise he deletes one letter, whichever he likes, and it is the other
//! one's turn. Who wins?
//!
//! ## Claim
//! Let o be the number of letters of the alphabet that occur an odd number of times. The first player wins iff o = 0 or
//! o is odd.
//!
//! ## Why
//! A palindrome consists of pairs of equal letters, and perhaps one letter in its middle. So one can be formed iff
//! o ≤ 1, and then the player to move has won. Deleting a letter changes its count by one, and so o by one.
//!
//! For o ≥ 2 we use induction on the length of the string.
//!
//! - If o is even, every move leaves an odd number, with which the opponent wins: at once if it is 1, and otherwise by
//!   induction. So the position is lost.
//! - If o is odd, it is at least 3. The player to move deletes a letter of odd count and leaves o − 1, which is even
//!   and at least 2. By induction the opponent loses. So the position is won.
//!
//! ## Cost
//! O(n) time and memory for n letters.

use grundy::io::{self, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let letters = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: 1000 };
        input! { from input, string: with letters }
        out.either(first_player_wins(&string), ["First", "Second"]);
    });
}

fn first_player_wins(string: &[u8]) -> bool {
    // A bit for each letter of odd count.
    let odd = string.iter().fold(0_u32, |odd, letter| odd ^ 1 << (letter - b'a'));
    odd == 0 || odd.count_ones() % 2 == 1
}
