//! # ABC209 E Shiritori — a chain of words
//!
//! - Judge: <https://atcoder.jp/contests/abc209/tasks/abc209_e>
//! - 中文: 单词接龙
//! - Family: [loops](super#loops); twin [p6560](super::p6560)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: rows › words: a chain of words
//! - Difficulty: 3, ours
//!
//! ## Rule
//! In turn Takahashi and Aoki say a word of a dictionary, of three letters or more. It must begin with the last three
//! of the word before. A capital letter differs from the small one, and words may be said again. A player who has no
//! word loses. A player who cannot win prefers a game without end. For each i: who wins if Takahashi begins with word
//! i, or is there no end?
//!
//! ## Claim
//! A position is the three letters with which the next word must begin, and every word is a move from its first three
//! letters to its last three. The answer for a word is the outcome for Aoki at its last three letters.
//!
//! ## Why
//! Nothing else of the words before matters. The rest is retrograde analysis ([`grundy::games::retrograde`]).
//!
//! ## Cost
//! O(L + 52³) time, O(N + 52³) memory for L letters in N words.

use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Digraph;
use grundy::io::{self, In, Word};
use proconio::input;

const WORD: Word = Word { alphabet: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", shortest: 3, longest: 8 };

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000> }
        let mut words = Vec::with_capacity(n);
        for _ in 0..n {
            input! { from input, word: with WORD }
            words.push((code(&word[..3]) as u32, code(&word[word.len() - 3..]) as u32));
        }
        for outcome in outcomes(&words) {
            out.line(match outcome {
                Outcome::Loss => "Takahashi",
                Outcome::Win => "Aoki",
                Outcome::Draw => "Draw",
            });
        }
    });
}

/// A number for three letters, below 52³.
fn code(letters: &[u8]) -> usize {
    let letter = |byte: u8| usize::from(if byte < b'a' { byte - b'A' } else { byte - b'a' + 26 });
    letters.iter().fold(0, |code, &byte| 52 * code + letter(byte))
}

/// The outcome for the player who must go on after each word, which leads from one number to another.
fn outcomes(words: &[(u32, u32)]) -> impl Iterator<Item = Outcome> + '_ {
    const CODES: usize = 52 * 52 * 52;
    let moves = words.iter().map(|&(from, to)| (from as usize, to as usize));
    let outcomes = Outcomes::of_graph(&Digraph::new(CODES, moves));
    words.iter().map(move |&(_, to)| outcomes.get(to as usize))
}
