//! # ABC433 G Substring Game — letters are appended to a substring
//!
//! - Judge: <https://atcoder.jp/contests/abc433/tasks/abc433_g>
//! - 中文: 逐字母延长子串
//! - Family: [vertex games](super#vertex-games)
//! - Theorem: won and lost states of a suffix automaton
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
        for _ in 0..tests {
            let place = input.place();
            let word = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: LONGEST };
            input! { from input, string: with word }
            letters.add(string.len(), place);
            out.either(first_player_wins(&automaton(&string)), ["Alice", "Bob"]);
        }
    });
}

/// A set of ends of substrings.
#[derive(Clone, Copy)]
struct State {
    /// Where each letter leads, 0 if nowhere, as no letter leads to the first state.
    next: [u32; 26],
    /// The state of the longest suffix that has more ends.
    link: u32,
    /// The length of the longest string.
    length: u32,
}

/// Whether the first state is won, which is that of the empty string.
fn first_player_wins(states: &[State]) -> bool {
    // The states by their length; each length but 0 may have several.
    let longest = states.iter().map(|state| state.length as usize).max().unwrap_or(0);
    let mut starts = vec![0; longest + 2];
    states.iter().for_each(|state| starts[state.length as usize + 1] += 1);
    for length in 0..=longest {
        starts[length + 1] += starts[length];
    }
    let mut by_length = vec![0; states.len()];
    for (number, state) in states.iter().enumerate() {
        let place = &mut starts[state.length as usize];
        by_length[*place] = number;
        *place += 1;
    }
    let mut is_won = vec![false; states.len()];
    for number in by_length.into_iter().rev() {
        is_won[number] = states[number].next.iter().any(|&next| next != 0 && !is_won[next as usize]);
    }
    is_won[0]
}

/// The suffix automaton of a string.
fn automaton(string: &[u8]) -> Vec<State> {
    let mut states = Vec::with_capacity(2 * string.len());
    states.push(State { next: [0; 26], link: 0, length: 0 });
    let mut last = 0;
    for letter in string {
        last = append(&mut states, last, usize::from(letter - b'a'));
    }
    states
}

/// Appends a letter to a string whose state is `last`, and gives the state of the new string.
fn append(states: &mut Vec<State>, last: usize, letter: usize) -> usize {
    let new = states.len();
    states.push(State { next: [0; 26], link: 0, length: states[last].length + 1 });
    let mut suffix = last;
    while states[suffix].next[letter] == 0 {
        states[suffix].next[letter] = new as u32;
        if suffix == 0 {
            return new;
        }
        suffix = states[suffix].link as usize;
    }
    let known = states[suffix].next[letter] as usize;
    let length = states[suffix].length + 1;
    if states[known].length == length {
        states[new].link = known as u32;
        return new;
    }
    let copy = states.len();
    states.push(State { length, ..states[known] });
    states[known].link = copy as u32;
    states[new].link = copy as u32;
    while states[suffix].next[letter] == known as u32 {
        states[suffix].next[letter] = copy as u32;
        if suffix == 0 {
            break;
        }
        suffix = states[suffix].link as usize;
    }
    new
}
