//! # ABC433 G Substring Game — letters are appended to a substring
//!
//! - Judge: <https://atcoder.jp/contests/abc433/tasks/abc433_g>
//! - 中文: 逐字母延长子串
//! - Family: [vertex games](super#vertex-games)
//! - Theorem: won and lost states of a suffix automaton
//! - Finder: rows › words: substrings that grow
//! - Course: 2: substrings that grow, by a suffix automaton
//!
//! ## Rule
//! A string S is given, and T is empty. In turn, Alice first, a player appends a letter to T such that T is still a
//! substring of S: letters that follow one another in S. A player who cannot do so loses.
//!
//! ## Claim
//! The ends of T are the places of S behind which an occurrence of T ends. Two substrings with the same ends are both
//! won or both lost for the player to move. So let a state be a set of ends. A letter leads from a state to another one
//! if it stands behind one of the ends. A state is won iff a letter leads to a lost state.
//!
//! ## Why
//! A letter may be appended to T iff it stands behind one of the ends of T. The new ends are the places behind these
//! letters. So both depend on the ends of T alone, and the claim follows by induction over the number of letters that
//! can still be appended.
//!
//! ## How
//! The states with their letters are the suffix automaton of S (Blumer and others, 1985). It has less than 2 |S| states
//! for |S| ≥ 2. Let the length of a state be that of its longest string. A letter leads from a state to a longer one,
//! as it can be appended to the longest string. So the states are decided by falling length.
//!
//! The automaton is made letter by letter. Each state but that of the empty string has a link to the state of the
//! longest suffix of its strings that has more ends. Let c be the next letter. The new state has the whole string as
//! its longest one. From the state of the string before, the links lead to all its suffixes, from long to short. As
//! long as c leads nowhere from these states, it now leads to the new state, for which there is one end. Let p be the
//! first one from which c leads to some state q. If none is left, the new state is linked to the empty string's. If q
//! is longer than p by one, all its strings are suffixes of the whole string, and q is what the new state is linked to.
//! Otherwise only the strings of q up to this length are such suffixes: they have an end more now. They become a state
//! of their own, a copy of q. The new state and q are linked to it, and from p and the states to which its links lead,
//! c leads to the copy where it led to q.
//!
//! ## Cost
//! O(26 |S|) time and memory.

use grundy::io::{self, In, Total, Word};
use proconio::input;

/// The greatest length of a string, and of all strings together.
const LONGEST: usize = 200_000;
const TOTAL: usize = 400_000;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let letters = Total::at_most(TOTAL);
        let mut automaton = Automaton::default();
        for _ in 0..tests {
            let place = input.place();
            let word = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: LONGEST };
            input! { from input, string: with word }
            letters.add(string.len(), place);
            automaton.read(&string);
            out.either(automaton.first_player_wins(), ["Alice", "Bob"]);
        }
    });
}

/// The suffix automaton of a string. Its states are sets of ends of substrings; the first one is that of the empty
/// string.
#[derive(Default)]
struct Automaton {
    /// Where each letter leads from each state, 0 if nowhere, as no letter leads to the first state.
    next: Vec<[u32; 26]>,
    /// The state of the longest suffix that has more ends.
    link: Vec<u32>,
    /// The length of the longest string.
    length: Vec<u32>,
}

impl Automaton {
    /// Becomes that of another string.
    fn read(&mut self, string: &[u8]) {
        self.next.clear();
        self.link.clear();
        self.length.clear();
        let mut last = self.push([0; 26], 0, 0);
        for letter in string {
            last = self.append(last, usize::from(letter - b'a'));
        }
    }

    fn push(&mut self, next: [u32; 26], link: u32, length: u32) -> usize {
        self.next.push(next);
        self.link.push(link);
        self.length.push(length);
        self.next.len() - 1
    }

    /// Appends a letter to a string whose state is `last`, and gives the state of the new string.
    fn append(&mut self, last: usize, letter: usize) -> usize {
        let new = self.push([0; 26], 0, self.length[last] + 1);
        let mut suffix = last;
        while self.next[suffix][letter] == 0 {
            self.next[suffix][letter] = new as u32;
            if suffix == 0 {
                return new;
            }
            suffix = self.link[suffix] as usize;
        }
        let known = self.next[suffix][letter] as usize;
        let length = self.length[suffix] + 1;
        if self.length[known] == length {
            self.link[new] = known as u32;
            return new;
        }
        let copy = self.push(self.next[known], self.link[known], length);
        self.link[known] = copy as u32;
        self.link[new] = copy as u32;
        while self.next[suffix][letter] == known as u32 {
            self.next[suffix][letter] = copy as u32;
            if suffix == 0 {
                break;
            }
            suffix = self.link[suffix] as usize;
        }
        new
    }

    /// Whether the first state is won.
    fn first_player_wins(&self) -> bool {
        // The states by their length; each length but 0 may have several.
        let longest = self.length.iter().max().map_or(0, |&length| length as usize);
        let mut starts = vec![0_u32; longest + 2];
        self.length.iter().for_each(|&length| starts[length as usize + 1] += 1);
        for length in 0..=longest {
            starts[length + 1] += starts[length];
        }
        let mut by_length = vec![0_u32; self.length.len()];
        for (state, &length) in (0..).zip(&self.length) {
            let place = &mut starts[length as usize];
            by_length[*place as usize] = state;
            *place += 1;
        }
        let mut is_won = vec![false; by_length.len()];
        for state in by_length.into_iter().rev() {
            let next = &self.next[state as usize];
            is_won[state as usize] = next.iter().any(|&next| next != 0 && !is_won[next as usize]);
        }
        is_won[0]
    }
}
