//! # ARC209 A Bracket Game — brackets are deleted at both ends, and each player may stop
//!
//! - Judge: <https://atcoder.jp/contests/arc209/tasks/arc209_a>
//! - 中文: 从两端删括号，随时可以停
//! - Family: [rows and boards](super#rows-and-boards)
//! - Theorem: answering at either end
//! - Finder: rows › two ends: brackets, and each player may stop
//! - Course: 15 › pairing: answering at the end where the other player deletes
//!
//! ## Rule
//! There are a string S of the characters `(` and `)`, and a number K with 1 ≤ K < |S|. In turn, Taro first, a player
//! deletes the first character, deletes the last one, or ends the game. The game also ends as soon as S has K
//! characters. At the end Jiro wins if S is a correct bracket sequence, and Taro wins if not.
//!
//! ## Claim
//! If K is odd or S is not correct, Taro wins. Otherwise, as long as S is longer than K and its first bracket is closed
//! by its last one, take both off. Let T be what is left, and n its length. Jiro wins iff the first n − K and the last
//! n − K characters of T are `()()…()`.
//!
//! ## Why
//! On his turn Taro wins at once if S is not correct: he ends the game. So Jiro must always leave a correct S. Its
//! length is even, and on Jiro's own turn it is odd: he would lose if he ended the game there. If K is odd, the game
//! ends at the latest with K characters, an odd number, and Taro wins. So let K be even, S correct and longer than K,
//! and Taro to move. If he ends the game, he loses. So let him delete a character at one end. Jiro must answer by
//! deleting another one such that S is correct again.
//!
//! **The first bracket is closed by the last one**, S = (M). M is not empty, as S is longer than K ≥ 2. If Taro deletes
//! one of these two brackets, Jiro can delete the other, which leaves M. Nothing else leaves a correct S: it begins
//! with `((` and ends with `))`. So S is as good as M.
//!
//! **Otherwise** S = p₁ p₂ … p_m with m ≥ 2 correct parts, each with a first bracket that its last one closes. If the
//! first and the last character of S are deleted, p₁ without its first bracket closes one bracket too many. So Jiro has
//! to answer at the end that Taro has chosen, and can iff the part there is `()`. Then this part is gone. So in every
//! round Taro chooses an end, and the part there must be `()`. Let d = (n − K) / 2 ≥ 1 be the number of rounds to come.
//!
//! - Let the first d and the last d parts be `()`. As long as two parts are left, both ends are among these: Jiro can
//!   answer. If a single part is left, it is one of these, too, so its length is 2 ≤ K, and the game is over.
//! - Let p_j be the first part that is not `()`, and j ≤ d. If j < m, Taro deletes on the left. After j − 1 rounds p_j
//!   is the first part, another one is behind it, and a round is left: Jiro cannot answer. If j = m, then p_m is the
//!   last part, and Taro deletes on the right at once. The same holds from the right.
//!
//! The first d parts are `()` iff the first 2d = n − K characters are `()()…()`, and likewise the last ones. If n = K,
//! the game is over, Jiro has won, and the claim asks for nothing.
//!
//! ## Cost
//! O(|S|) time and memory.

use grundy::io::{self, Between, In, Total, Word};
use proconio::input;

/// The greatest length of a string, and of all strings together.
const MOST: usize = 1_000_000;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let letters = Total::at_most(MOST);
        for _ in 0..tests {
            let place = input.place();
            input! { from input, brackets: with Word { alphabet: "()", shortest: 2, longest: MOST } }
            letters.add(brackets.len(), place);
            input! { from input, k: with Between(1, brackets.len() - 1) }
            out.either(first_player_wins(&brackets, k), ["First", "Second"]);
        }
    });
}

fn first_player_wins(brackets: &[u8], k: usize) -> bool {
    if k % 2 == 1 {
        return true;
    }
    let Some(pairs) = enclosing_pairs(brackets) else { return true };
    let off = pairs.min((brackets.len() - k) / 2);
    let rest = &brackets[off..brackets.len() - off];
    let ends = rest.len() - k;
    let are_small = |part: &[u8]| part.chunks(2).all(|pair| pair == b"()");
    !(are_small(&rest[..ends]) && are_small(&rest[k..]))
}

/// How many pairs of a correct bracket sequence enclose all that is between them, one within the other; nothing if it
/// is not correct.
fn enclosing_pairs(brackets: &[u8]) -> Option<usize> {
    let opening = brackets.iter().take_while(|&&bracket| bracket == b'(').count();
    let closing = brackets.iter().rev().take_while(|&&bracket| bracket == b')').count();
    // Such a pair is open from the first closing bracket up to the last opening one.
    let mut pairs = opening;
    let mut depth = 0_usize;
    for (&bracket, length) in brackets.iter().zip(1..) {
        depth = if bracket == b'(' { depth + 1 } else { depth.checked_sub(1)? };
        if (opening..=brackets.len() - closing).contains(&length) {
            pairs = pairs.min(depth);
        }
    }
    (depth == 0).then_some(pairs)
}
