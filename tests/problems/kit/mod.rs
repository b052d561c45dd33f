//! What the problems are made with.

pub mod cases;
pub mod cuts;
pub mod dialogue;
pub mod lists;
pub mod partizan;
pub mod play;
pub mod problem;
pub mod shapes;
pub mod tokens;

use rand::SeedableRng;
use rand_pcg::Pcg64;

/// What a file of a problem needs as a rule.
pub mod prelude {
    pub use super::dialogue::{Answers, Dialogue, Manner, Match, Referee, Turn, WrongPlayer, integers};
    pub use super::play::Play;
    pub use super::problem::{Bound, End, Known, Limits, Problem, Refused, Small, Unplayed, Worst, Wrong, lines};
    pub use super::tokens::{Tokens, joined, repeated};
    pub use super::{random, yes_no};
    pub use itertools::Itertools;
    pub use rand::RngExt;
    pub use rand_pcg::Pcg64;
}

/// The random generator with this seed: the same numbers everywhere and always.
pub fn random(seed: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed)
}

/// `Yes` or `No`.
pub fn yes_no(yes: bool) -> &'static str {
    if yes { "Yes" } else { "No" }
}
