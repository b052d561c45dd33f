//! # CSES 1729 Stick Game — taking a number of sticks out of a set, for all heaps
//!
//! - Judge: <https://cses.fi/problemset/task/1729>
//! - 中文: 每次取集合中的个数
//! - Family: take-away
//! - Theorem: subtraction set
//!
//! ## Rule
//! There is one heap. In turn a player takes p sticks, where p is one of the k numbers of a set P. Who cannot move
//! loses. Which of the heaps 1 to n are won?
//!
//! ## Claim
//! A heap x is lost iff no heap x − p ≥ 0 with p in P is lost.
//!
//! ## Why
//! This is what winning and losing mean.
//!
//! ## How
//! 64 heaps are settled at a time, each by one bit of a word. First come the moves to heaps of earlier words. These
//! heaps are settled already, so for each p one shift shows which of the 64 heaps have such a move to a lost heap. Then
//! come the moves within the word, of fewer than 64 sticks. The lowest heap of the word that is not settled is lost if
//! nothing has shown it to be won. A lost heap shows that the heaps of the same word from which a move leads to it are
//! won.
//!
//! ## Cost
//! O(n (1 + k / 64)) time, O(n) memory.

use grundy::io::{self, Between, In, List};
use grundy::structures::BitSet;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 1_000_000>,
            k: In<1, 100>,
            moves: with List(k, Between(1, n)),
        }
        let mut letters = vec![b'W'; n];
        for heap in lost_heaps(&moves, n).iter().skip(1).take_while(|&heap| heap <= n) {
            letters[heap - 1] = b'L';
        }
        let letters = String::from_utf8(letters);
        out.line(&letters.expect("letters are text"));
    });
}

/// The lost heaps from 0 to at least `largest`.
fn lost_heaps(moves: &[usize], largest: usize) -> BitSet {
    let far: Vec<(usize, usize)> = moves.iter().map(|taken| (taken / 64, taken % 64)).collect();
    let near = moves.iter().filter(|&&taken| taken < 64);
    let near = near.fold(1, |reached, taken| reached | 1_u64 << taken);
    // In front of heap 0 stand as many words without lost heaps as the longest move passes.
    let zero = 1 + far.iter().map(|&(words, _)| words).max().unwrap_or(0);
    let mut lost = vec![0; zero + largest / 64 + 1];
    for word in zero..lost.len() {
        let won = far.iter().fold(0, |won, &(words, bits)| {
            // A move within the word finds it empty as yet, and leaves it to the loop below.
            let (below, at) = (lost[word - words - 1], lost[word - words]);
            won | at << bits | below >> 1 >> (63 - bits)
        });
        let mut open: u64 = !won;
        while open != 0 {
            let lowest = open.trailing_zeros();
            lost[word] |= 1 << lowest;
            open &= !(near << lowest);
        }
    }
    BitSet::from_words(lost.split_off(zero))
}
