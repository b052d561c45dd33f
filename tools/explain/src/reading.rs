//! What a theorem says of a position.

use serde_json::Value;

use crate::layer::Layer;
use crate::words::{Language, Sentence};

/// What a theorem claims of a position, for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// He wins.
    Won,
    /// He loses.
    Lost,
    /// Nobody can force the end.
    Drawn,
    /// The game is worth this, in the words of the evidence, as if it began here; and the more the better.
    Worth(String, i64),
}

/// The two players of what is left, as the evidence names them where a game has no names for them.
pub const PLAYERS: [&str; 2] = ["the first player", "the second player"];

/// Which of two players has more, and by how much, in the words of the evidence.
pub fn led(lead: i64, [first, second]: [&str; 2]) -> String {
    match lead {
        0 => "a tie".to_owned(),
        1.. => format!("a lead of {lead} for {first}"),
        _ => format!("a lead of {} for {second}", -lead),
    }
}

impl Claim {
    /// Won or lost.
    pub fn won(is_won: bool) -> Self {
        if is_won { Self::Won } else { Self::Lost }
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Worth(..) => "worth",
        }
    }

    /// How good it is for the player to move.
    pub fn good(&self) -> i64 {
        match self {
            Self::Won => i64::MAX,
            Self::Drawn => 0,
            Self::Lost => -i64::MAX,
            Self::Worth(_, good) => *good,
        }
    }
}

/// A step of the story: a sentence, and what is laid over the board meanwhile.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is said.
    pub words: Sentence,
    /// What is shown.
    pub layers: Vec<Layer>,
}

/// A position as a theorem sees it.
pub trait Strategy {
    /// What the strategy is called.
    fn name(&self) -> &'static str;

    /// The page of the library that proves it, if one does.
    fn theorem(&self) -> Option<&'static str>;

    /// What is claimed.
    fn claim(&self) -> Claim;

    /// What a beginner's mistake would claim, one that is near: the tests have to find it.
    fn broken(&self) -> Claim;

    /// The number that says it.
    fn number(&self) -> String;

    /// The same in some words, as they stand behind a move: `2 XOR 4 XOR 5 = 3`.
    fn short(&self, language: Language) -> Sentence;

    /// How one sees it, in two to five steps.
    fn steps(&self, language: Language) -> Vec<Step>;

    /// What the next reading is to use again, if it fits: where one could be made in several ways.
    fn keep(&self) -> Value {
        Value::Null
    }
}
