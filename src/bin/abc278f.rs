//! # ABC278 F Shiritori — a chain of words, each of them once
//!
//! - Judge: <https://atcoder.jp/contests/abc278/tasks/abc278_f>
//! - 中文: 单词接龙：每个词只说一次
//! - Family: [vertex games](super#vertex-games); twin [abc354e](super::abc354e)
//! - Theorem: [sets as positions](grundy::games::values)
//! - Finder: rows › words: a chain of words › each of them once
//! - Finder: rows › sets
//! - Course: 2: sets, rows and few cards as states
//! - Difficulty: 2, ours
//!
//! ## Rule
//! There are N ≤ 16 different words of small letters. In turn, First first, a player says a word that nobody has said
//! before. From the second turn on it must begin with the letter with which the word before it ends. A player who
//! cannot do so loses.
//!
//! ## Claim
//! For a set S of words let W(S) be the set of the letters c such that the player to move wins, if the words of S are
//! left and he has to begin with c. Then W(S) holds the first letter of each word w in S whose last letter is not in
//! W(S without w), and no other letter. First wins iff W(all words) is not empty.
//!
//! ## Why
//! What is left of a game depends only on the words that are left, and on the letter that has to come next. Saying w is
//! a move to S without w and the last letter of w. The player to move has to begin with c, so he wins iff some w in S
//! begins with c and leaves a lost position. First may choose the letter with which the game begins. So he wins iff
//! some letter is in W(all words).
//!
//! ## Cost
//! O(2ᴺ N) time, O(2ᴺ) memory.

use grundy::games::values::numbered_values;
use grundy::io::{self, In, Word};
use grundy::structures::members;
use itertools::Itertools;
use proconio::input;

const WORD: Word = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: 10 };

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 16> }
        let place = input.place();
        let mut words = Vec::with_capacity(n);
        for _ in 0..n {
            input! { from input, word: with WORD }
            words.push(word);
        }
        let different = words.iter().collect_vec();
        place.distinct_or_refuse(&different, 1, "a word that has not come before");
        out.either(first_player_wins(&words), ["First", "Second"]);
    });
}

fn first_player_wins(words: &[Vec<u8>]) -> bool {
    let ends = words.iter().map(|word| (word[0] - b'a', word[word.len() - 1] - b'a')).collect_vec();
    let all = (1 << words.len()) - 1;
    // For each set of words the letters that win, a bit each.
    let wins = numbered_values(all + 1, |left, wins: &[u32]| {
        let letters = members(left).map(|word| {
            let (first, last) = ends[word];
            (!wins[left ^ 1 << word] >> last & 1) << first
        });
        letters.fold(0, |all, letter| all | letter)
    });
    wins[all] != 0
}
