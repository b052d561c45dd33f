//! What is tried beyond small inputs on a problem of one's own, and how far its oracle reaches.

use crate::options::Soon;

/// What was tried beyond the small inputs.
#[derive(Default)]
pub struct Beyond {
    /// How many inputs of each stage the oracle answered, too.
    pub compared: Vec<(&'static str, usize)>,
    /// How many inputs were too much for it: the program came to its end.
    pub ended: usize,
    /// Inputs by length and greatest number that the oracle answered, and those for which it took too long.
    answered: Vec<(usize, u128)>,
    given_up: Vec<(usize, u128)>,
}

/// After so many inputs that are too much for the oracle, it is asked for no others than are like answered ones.
const GIVEN_UP: usize = 2;

impl Beyond {
    /// So many inputs of a stage were compared, and for so many more the program came to its end.
    pub fn count(&mut self, stage: &'static str, compared: usize, ended: usize) {
        if compared + ended > 0 {
            self.compared.push((stage, compared));
            self.ended += ended;
        }
    }

    /// What the oracle says to this input, or why it says nothing, if not for being slow; nothing where it does not
    /// reach so far.
    pub fn asked(&mut self, oracle: &Soon, input: &str) -> Option<Result<String, Option<String>>> {
        let point = (input.len(), greatest(input));
        self.is_reached(point).then(|| {
            let answer = oracle.to(input);
            if answer.is_ok() { &mut self.answered } else { &mut self.given_up }.push(point);
            answer
        })
    }

    /// Whether the oracle may reach an input of this length with this greatest number.
    fn is_reached(&self, (length, number): (usize, u128)) -> bool {
        let is_within = |&(other, greatest): &(usize, u128)| length <= other && number <= greatest;
        let is_beyond = |&(other, greatest): &(usize, u128)| length >= other && number >= greatest;
        match self.given_up.len() >= GIVEN_UP {
            true => self.answered.iter().any(is_within),
            false => !self.given_up.iter().any(is_beyond),
        }
    }
}

/// The greatest number in an input.
pub fn greatest(input: &str) -> u128 {
    let numbers = input.split_whitespace().filter_map(|token| token.parse::<i128>().ok());
    numbers.map(i128::unsigned_abs).max().unwrap_or(0)
}
