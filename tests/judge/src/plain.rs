//! What is tried of a program without its evidence, which then need not be built.

use crate::harness::Trial;
use crate::known::Known;
use crate::{golden, refusals};

/// How many tokens of a case are spoilt, one after the other.
const TOKENS: usize = 2;

/// The tests of a program, called as its evidence calls them.
pub fn trials(program: Known<'static>) -> Vec<Trial> {
    golden::trials(program).into_iter().chain(refusals::trials(program, TOKENS)).collect()
}
