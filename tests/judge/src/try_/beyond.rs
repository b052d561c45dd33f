//! What is tried beyond small inputs on a problem of one's own, and how far its oracle reaches.

/// What was tried beyond the small inputs.
#[derive(Default)]
pub struct Beyond {
    /// How many inputs of each stage the oracle answered, too.
    pub compared: Vec<(&'static str, usize)>,
    /// How many inputs were too much for it: the program came to its end.
    pub ended: usize,
    /// Inputs by length and greatest number that the oracle answered, and those for which it took too long.
    pub answered: Vec<(usize, u128)>,
    pub given_up: Vec<(usize, u128)>,
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

    /// Whether the oracle may reach an input of this length with this greatest number.
    pub fn is_reached(&self, (length, number): (usize, u128)) -> bool {
        let is_within = |&(other, greatest): &(usize, u128)| length <= other && number <= greatest;
        let is_beyond = |&(other, greatest): &(usize, u128)| length >= other && number >= greatest;
        match self.given_up.len() >= GIVEN_UP {
            true => self.answered.iter().any(is_within),
            false => !self.given_up.iter().any(is_beyond),
        }
    }
}
