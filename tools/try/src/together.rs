//! Several small inputs as one, for programs that are slow to start: those that fill a table before they read, or whose
//! language has to be started first.

use std::rc::Rc;
use std::time::Duration;

use judge::pace::STAGE;

use crate::contestant::LARGE;
use crate::problem::Oracle;

/// A program that takes so long for a small input is slow to start.
const SLOW: Duration = Duration::from_millis(15);

/// After so many runs it is known.
const KNOWN: u32 = 5;

/// So many inputs become one at most.
const MOST: usize = 200;

/// How long the runs of a stage took, and whether several inputs can be one.
#[derive(Default)]
pub struct Together {
    runs: u32,
    taken: Duration,
    is_in_vain: bool,
}

impl Together {
    /// A run has taken so much CPU time.
    pub fn took(&mut self, cpu: Duration) {
        self.runs += 1;
        self.taken += cpu;
    }

    /// The first of these inputs as one, and how many they are: so many that a program that is slow to start has time
    /// for all. Nothing where it is not, and where the form allows one case only.
    pub fn made(&mut self, oracle: &Oracle, inputs: &[(Rc<str>, String)], left: Duration) -> Option<(String, usize)> {
        let count = self.count(inputs.len(), left).min(inputs.len());
        if count < 2 || self.is_in_vain {
            return None;
        }
        let inputs: Vec<&str> = inputs[..count].iter().map(|(_, input)| &input[..]).collect();
        // What is not set in its memory holds anything only where an input is not large.
        let together = oracle.together(&inputs, LARGE - 1);
        self.is_in_vain = together.is_none();
        together
    }

    /// How many inputs are to become one, where so many are to come, and so much CPU time is left for them.
    fn count(&self, to_come: usize, left: Duration) -> usize {
        let mean = self.taken / self.runs.max(1);
        if self.runs < KNOWN || mean < SLOW {
            return 1;
        }
        // A quarter of what is left: after half of its time a stage leaves out some inputs.
        let runs = left.min(STAGE).as_secs_f64() / 4.0 / mean.as_secs_f64();
        (to_come as f64 / runs.max(1.0)).ceil().clamp(1.0, MOST as f64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(runs: u32, millis: u64, to_come: usize, seconds: u64) -> usize {
        let mut together = Together::default();
        (0..runs).for_each(|_| together.took(Duration::from_millis(millis)));
        together.count(to_come, Duration::from_secs(seconds))
    }

    #[test]
    fn what_is_slow_to_start_gets_several_inputs_at_once() {
        // In 1 s there are 5 runs for 100 inputs.
        assert_eq!(count(5, 200, 100, 4), 20);
        assert_eq!([count(4, 200, 100, 4), count(9, 2, 100, 4), count(5, 20, 40, 4)], [1, 1, 1]);
        assert_eq!([count(5, 200, 3, 0), count(5, 200, 5000, 4)], [3, MOST]);
    }
}
