//! # CF455B A Lot of Games — the loser begins the next game
//!
//! - Judge: <https://codeforces.com/problemset/problem/455/B>
//! - 中文: 字典树上连玩 k 局，输者先手
//! - Family: [sums under other rules](super#sums-under-other-rules); easier [p4279](super::p4279); harder
//!   [cf1369f](super::cf1369f)
//! - Theorem: normal and misère play of one tree
//! - Finder: rows › words: the loser begins the next game
//! - Course: 2: a letter is added until no word goes on, and the loser begins the next game
//! - Difficulty: 1900
//!
//! ## Rule
//! There are n words. In a game two players build a word, which is empty at first. In turn a player appends a letter
//! such that the result begins at least one of the n words. A player who cannot do so loses the game. They play k games
//! one after the other; the loser of a game begins the next one. The winner of the last game wins the match. Does the
//! player who begins the first game win? (CF456D is the same.)
//!
//! ## Claim
//! Say that a player can win a game if he can force that the other one loses it, and can lose it if he can force that
//! he loses it himself. Let v be a word with which at least one of the n words begins. The player to move at v
//!
//! - can win iff for some letter the other one cannot win after it;
//! - can lose iff there is no letter, or for some letter the other one cannot lose after it.
//!
//! Let W and L be these two at the empty word. The player who begins the first game wins the match iff
//!
//! - W and L; or
//! - W, not L, and k is odd.
//!
//! ## Why
//! A game ends. So either the player to move can force that the other one loses, or that one can force the opposite.
//! The same holds for losing himself. So the first two items follow from the rule.
//!
//! Let b(j) mean that a player who begins a game wins the match if j games are left, this one included. Put b(0) =
//! false: the player who would begin another game has just lost the match. Look at a game after which j are left.
//!
//! - If b(j), both players want to begin next, so to lose this game. The beginner can iff L.
//! - If not b(j), both want to win this game. The beginner can iff W.
//!
//! So b(j + 1) is L if b(j), and W otherwise. Hence with W and L it is true for every number of games from 1 on; with W
//! alone it is true for 1 and changes with every further game; without W it is never true.
//!
//! ## Cost
//! O(n + s) time and memory, for words of s letters in all.

use grundy::io::{self, In, Total, Word};
use proconio::input;

/// The largest number of words, and of letters of all of them.
const MOST: usize = 100_000;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, { MOST as i128 }>, k: In<1, 1_000_000_000, u32> }
        let letters = Total::at_most(MOST);
        let mut trie = vec![Node::default()];
        for _ in 0..n {
            let place = input.place();
            input! {
                from input,
                word: with Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: MOST },
            }
            letters.add(word.len(), place);
            insert(&mut trie, &word);
        }
        out.either(first_player_wins(&trie, k), ["First", "Second"]);
    });
}

/// A beginning of words: which node each letter leads to, 0 where there is none, as no letter leads to the root.
#[derive(Default)]
struct Node {
    next: [u32; 26],
}

fn insert(trie: &mut Vec<Node>, word: &[u8]) {
    let mut node = 0;
    for letter in word {
        let new = trie.len();
        let next = &mut trie[node].next[usize::from(letter - b'a')];
        if *next == 0 {
            *next = new as u32;
            trie.push(Node::default());
            node = new;
        } else {
            node = *next as usize;
        }
    }
}

/// Whether the player who begins the match of `games` games wins it.
fn first_player_wins(trie: &[Node], games: u32) -> bool {
    // A letter leads to a node of greater number.
    let (mut can_win, mut can_lose) = (vec![false; trie.len()], vec![false; trie.len()]);
    for (number, node) in trie.iter().enumerate().rev() {
        let mut letters = node.next.iter().map(|&next| next as usize).filter(|&next| next != 0).peekable();
        can_lose[number] = letters.peek().is_none();
        for next in letters {
            can_win[number] |= !can_win[next];
            can_lose[number] |= !can_lose[next];
        }
    }
    can_win[0] && (can_lose[0] || games % 2 == 1)
}
