//! # CF305E Playing with String — cutting out letters between equal neighbours
//!
//! - Judge: <https://codeforces.com/problemset/problem/305/E>
//! - 中文: 在两侧相等的字母处切字符串
//! - Family: [splitting](super#splitting); harder [cf1704f](super::cf1704f)
//! - Theorem: Dawson's Chess, [octal game](grundy::games::splitting) 0.137
//! - Finder: rows › splitting › octal games
//! - Difficulty: 2300
//! - Table: values heaps "0.137" 67 by 17
//!
//! ## Rule
//! A string lies on the table. In turn a player takes a piece and a letter inside it that is the middle of a palindrome
//! of three or more letters. The piece falls into the part before this letter, the letter, and the part after it. A
//! player who cannot do so loses. Who wins? If the first player does, which is the first letter that wins?
//!
//! ## Claim
//! Call a letter good if it has two equal neighbours. The good letters form runs. A run of n letters has the value
//!
//! ```text
//! g(n) = mex { g(i − 1) XOR g(n − i − 2) : 0 ≤ i < n },    g(n) = 0 for n ≤ 0
//! ```
//!
//! and the first player wins iff the XOR of the values of the runs is not 0.
//!
//! ## Why
//! A letter in the middle of a palindrome is in the middle of one of three letters, so these are the good ones. Let a
//! good letter be taken. The letters beside it become the ends of their pieces: they have a neighbour less, so they are
//! not good any more. All others keep their neighbours. So a move takes a letter out of a run, with its neighbours as
//! far as they are in the run, and the rest of the run stays in two runs. Other runs do not change, and no run depends
//! on another. If i letters of a run of n stand before the one taken, i − 1 and n − i − 2 letters are left, or none
//! where these are negative. This is the octal game 0.137: one letter may be taken if it is the whole run, two from an
//! end, or three from anywhere.
//!
//! So the game is the sum of its runs ([`grundy::games::sg`]). A letter in a run of the value g wins iff what is left
//! of the run has the value g XOR X, where X is the XOR of all runs.
//!
//! ## Cost
//! O(n²) time, O(n) memory.

use grundy::games::sg::winning_values;
use grundy::games::splitting::Octal;
use grundy::io::{self, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let word = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: 5000 };
        input! { from input, letters: with word }
        match first_winning_letter(&letters) {
            Some(letter) => writeln!(out, "First\n{}", letter + 1),
            None => out.line("Second"),
        }
    });
}

fn first_winning_letter(letters: &[u8]) -> Option<usize> {
    let runs = runs(letters);
    let values = Octal::parse("0.137").expect("a code").values(letters.len());
    let of_runs: Vec<usize> = runs.iter().map(|&(_, length)| values[length]).collect();
    let mut wanted = runs.iter().zip(winning_values(&of_runs));
    wanted.find_map(|(&(start, length), wanted)| {
        let letter = (0..length).find(|&i| left_value(&values, length, i) == wanted);
        letter.map(|i| start + i)
    })
}

/// The runs of good letters from left to right: first letter and length.
fn runs(letters: &[u8]) -> Vec<(usize, usize)> {
    let mut runs = vec![];
    let good = |&middle: &usize| letters[middle - 1] == letters[middle + 1];
    for middle in (1..letters.len().saturating_sub(1)).filter(good) {
        match runs.last_mut() {
            Some((start, length)) if *start + *length == middle => *length += 1,
            _ => runs.push((middle, 1)),
        }
    }
    runs
}

/// The value of what is left of a run of this length when the letter with i others before it is taken.
fn left_value(values: &[usize], length: usize, i: usize) -> usize {
    values[i.saturating_sub(1)] ^ values[length.saturating_sub(i + 2)]
}
