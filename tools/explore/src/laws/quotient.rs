//! Misère quotients: which heaps, and sums of heaps, may stand for one another where the last move loses.
//!
//! Two sums are in one class if either may stand for the other in every sum without changing who wins. The classes are
//! the states of the smallest automaton that reads the heaps of a sum, in any order, and tells whether it is lost. It
//! is guessed from played sums, as one learns an automaton by queries and counterexamples, and then proven.
//!
//! Theorem. Read a sum, and beside the state x of the automaton keep the set E of the states of all sums that a move
//! leads to. If for all (x, E) that can be reached x is lost iff E is not empty and has no lost state, the automaton
//! tells of every sum whether it is lost.
//!
//! Why. By induction on the moves that are left. The states in E tell who wins what a move leads to. A sum without a
//! move is won, as the last move loses; any other is lost iff no move leads to a lost one. And there are finitely many
//! (x, E): with a heap h the state y in E becomes that of y and h, and the options of h are added to x.
//!
//! Source: Plambeck and Siegel, Misère quotients for impartial games (2008); Angluin, Learning regular sets from
//! queries and counterexamples (1987), with the counterexamples of Rivest and Schapire.

use std::collections::{BTreeMap, BTreeSet};

use crate::play::meter::Meter;

/// At most so many classes, as the states of a set are bits.
const CLASSES: usize = 64;

/// So many pairs of a state and a set are looked at.
const PAIRS: usize = 20_000;

/// The misère quotient of the heaps up to some size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotient {
    /// By class, the first sum that was found in it: that of 0 is empty.
    pub sums: Vec<Vec<usize>>,
    /// The lost classes.
    pub lost: Vec<usize>,
    /// The class of each heap, from 0 on.
    pub heaps: Vec<usize>,
    /// By two classes, that of a sum of both.
    pub product: Vec<Vec<usize>>,
}

/// The automaton.
#[derive(Clone, Default)]
struct Automaton {
    /// By state, a sum that leads to it.
    sums: Vec<Vec<usize>>,
    /// Whether the state is lost.
    is_lost: Vec<bool>,
    /// By heap and state, the next state.
    next: Vec<Vec<usize>>,
}

/// What a heap does: by state, the next one, and the states of its options.
type Letter = (Vec<usize>, Vec<u64>);

impl Automaton {
    fn read(&self, state: usize, sum: &[usize]) -> usize {
        sum.iter().fold(state, |state, &heap| self.next[heap][state])
    }

    fn letter(&self, next: Vec<usize>, options: &[Vec<usize>]) -> Letter {
        let after = |state| options.iter().fold(0, |set, option| set | 1 << self.read(state, option));
        (next, (0..self.sums.len()).map(after).collect())
    }

    /// A sum at which the theorem fails, as heaps by their letters; an error if it is not decided.
    fn failing(&self, letters: &[(usize, Letter)]) -> Result<Option<Vec<usize>>, ()> {
        let lost = (0..self.sums.len()).filter(|&state| self.is_lost[state]).fold(0_u64, |set, state| set | 1 << state);
        let mut seen = BTreeSet::from([(0, 0_u64)]);
        let mut found = vec![(0, 0_u64, usize::MAX, 0)];
        let mut index = 0;
        while index < found.len() {
            let (state, set, ..) = found[index];
            if self.is_lost[state] != (set > 0 && set & lost == 0) {
                let before = |&at: &usize| Some(found[at].2).filter(|&before| before < usize::MAX);
                let all = std::iter::successors(Some(index), before).filter(|&at| at > 0);
                let mut sum: Vec<usize> = all.map(|at| found[at].3).collect();
                sum.reverse();
                return Ok(Some(sum));
            }
            for (heap, (next, options)) in letters {
                let kept = (0..self.sums.len()).filter(|&from| set >> from & 1 == 1);
                let pair = (next[state], kept.fold(options[state], |set, from| set | 1 << next[from]));
                if seen.insert(pair) {
                    found.push((pair.0, pair.1, index, *heap));
                }
            }
            index += 1;
            if found.len() > PAIRS {
                return Err(());
            }
        }
        Ok(None)
    }
}

/// The quotient of the heaps 0 to n for the greatest n up to the last of `options` for which it is found: what a move
/// leaves of each heap, smaller heaps all of them. `wins` plays a sum.
pub(crate) fn quotient(
    options: &[Vec<Vec<usize>>],
    meter: &Meter,
    mut wins: impl FnMut(&[usize]) -> bool,
) -> Option<Quotient> {
    let mut found = Automaton { sums: vec![vec![]], is_lost: vec![false], next: vec![vec![0]] };
    let mut tests: Vec<Vec<usize>> = vec![vec![]];
    let mut letters: Vec<(usize, Letter)> = vec![];
    for heap in 1..options.len() {
        // Mostly it is in one of the classes.
        let like = (0..found.sums.len()).find_map(|class| {
            let next: Vec<usize> = (0..found.sums.len()).map(|state| found.read(state, &found.sums[class])).collect();
            let letter = found.letter(next.clone(), &options[heap]);
            let is_known = letters.iter().any(|(_, known)| *known == letter);
            let with = [&letters[..], &[(heap, letter.clone())]].concat();
            (is_known || found.failing(&with) == Ok(None)).then_some((next, letter))
        });
        match like {
            Some((next, letter)) => {
                found.next.push(next);
                if letters.iter().all(|(_, known)| *known != letter) {
                    letters.push((heap, letter));
                }
            }
            None => match learned(&options[..=heap], &mut tests, meter, &mut wins) {
                Some((automaton, new)) => (found, letters) = (automaton, new),
                None => break,
            },
        }
    }
    let heaps: Vec<usize> = found.next.iter().map(|next| next[0]).collect();
    let lost = (0..found.sums.len()).filter(|&state| found.is_lost[state]).collect();
    let classes = 0..found.sums.len();
    let product = classes.clone().map(|a| classes.clone().map(|b| found.read(a, &found.sums[b])).collect()).collect();
    (heaps.len() > 1).then_some(Quotient { sums: found.sums, lost, heaps, product })
}

/// The automaton of these heaps, learned from played sums and proven, and what its heaps do.
fn learned(
    options: &[Vec<Vec<usize>>],
    tests: &mut Vec<Vec<usize>>,
    meter: &Meter,
    wins: &mut impl FnMut(&[usize]) -> bool,
) -> Option<(Automaton, Vec<(usize, Letter)>)> {
    loop {
        // Sums that no test tells apart are taken to be in one class.
        let mut row = |sum: &[usize]| -> Vec<bool> { tests.iter().map(|test| wins(&[sum, test].concat())).collect() };
        let mut states = BTreeMap::from([(row(&[]), 0)]);
        let mut automaton = Automaton { sums: vec![vec![]], is_lost: vec![], next: vec![vec![]; options.len()] };
        let mut state = 0;
        while state < automaton.sums.len() {
            automaton.next[0].push(state);
            for heap in 1..options.len() {
                let sum = [&automaton.sums[state][..], &[heap]].concat();
                let count = states.len();
                let next = *states.entry(row(&sum)).or_insert(count);
                if next == count {
                    automaton.sums.push(sum);
                }
                automaton.next[heap].push(next);
            }
            if meter.is_up() || automaton.sums.len() > CLASSES {
                return None;
            }
            state += 1;
        }
        automaton.is_lost = automaton.sums.iter().map(|sum| !wins(sum)).collect();
        if meter.is_up() {
            return None;
        }
        let mut letters: Vec<(usize, Letter)> = vec![];
        for (heap, left) in options.iter().enumerate().skip(1) {
            let letter = automaton.letter(automaton.next[heap].clone(), left);
            if letters.iter().all(|(_, known)| *known != letter) {
                letters.push((heap, letter));
            }
        }
        let Some(sum) = automaton.failing(&letters).ok()? else { return Some((automaton, letters)) };
        // Of this sum, or of what a move makes of it, the automaton is wrong.
        let moves = (0..sum.len()).flat_map(|at| {
            let sum = &sum;
            options[sum[at]].iter().map(move |left| [&sum[..at], left, &sum[at + 1..]].concat())
        });
        let mut all = [sum.clone()].into_iter().chain(moves);
        let wrong = all.find(|sum| automaton.is_lost[automaton.read(0, sum)] == wins(sum))?;
        // Where its state is put in place of its first heaps, the outcome changes at one of them.
        let mut said = |read: usize| {
            let from = &automaton.sums[automaton.read(0, &wrong[..read])];
            wins(&[&from[..], &wrong[read..]].concat())
        };
        let at = (0..wrong.len()).find(|&read| said(read) != said(read + 1))?;
        tests.push(wrong[at + 1..].to_vec());
        if meter.is_up() {
            return None;
        }
    }
}
