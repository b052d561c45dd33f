//! What is seen of a position.

use std::fmt::{self, Display};
use std::panic::{UnwindSafe, catch_unwind};
use std::time::Duration;

use judge::{Game, Problem};
use kit::format::Fault;
use kit::watch::{self, Asked, Unseen, View};
use kit::work;

/// So much is done for an answer: positions that are played out, and options that are looked at.
pub const WORK: u64 = 4_000_000;

/// At a terminal nobody waits longer. A page has a clock of its own.
pub const LONGEST: Duration = Duration::from_secs(3);

/// Why there is nothing to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The problem is a dialogue.
    Dialogue(&'static str),
    /// No game is played out for this problem; the reason.
    NoGame(&'static str, Option<&'static str>),
    /// The input is not one of the problem's.
    Input(Fault),
    /// The oracle cannot read the input.
    NoInput(&'static str),
    /// The input is too large.
    TooLarge,
    /// The input is so large that even its moves take too long.
    TooSlow,
    /// The oracle asks of so many positions only.
    Question(usize),
    /// The move of this index is none.
    Move(usize),
}

impl Refusal {
    pub fn no_game(problem: &Problem) -> Self {
        Self::NoGame(problem.slug, problem.no_game)
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dialogue(slug) => write!(f, "{slug} is interactive: play it with cargo play {slug} [CASE…]"),
            Self::NoGame(slug, None) => write!(f, "the answer to {slug} is not about positions that are played out"),
            Self::NoGame(slug, Some(reason)) => write!(f, "{slug} is not played: {reason}"),
            Self::Input(fault) => fault.fmt(f),
            Self::NoInput(slug) if cfg!(target_family = "wasm") => write!(f, "this is not an input of {slug}"),
            Self::NoInput(slug) => write!(f, "this is not an input of {slug}; cargo play {slug} --form shows one"),
            Self::TooLarge => {
                write!(f, "this is too large to be played out: it takes more than {WORK} positions and options")
            }
            Self::TooSlow => write!(f, "this is too large to be played out: it takes longer than {LONGEST:?}"),
            Self::Question(questions) => write!(f, "questions are counted from 0, and have to be below {questions}"),
            Self::Move(index) => write!(f, "move {index} is not one of the options"),
        }
    }
}

/// The position that moves lead to from the one that the answer to `input` asks about.
///
/// # Errors
/// If there is none, or if it is not played out.
pub fn see(problem: &Problem, input: &str, asked: Asked) -> Result<View, Refusal> {
    let views = walk(problem, input, asked, 1)?;
    Ok(views.into_iter().next().expect("the position itself is seen").1)
}

/// The same with positions that the game reaches from there, so many at most, each after so many moves.
///
/// # Errors
/// If there is none, or if it is not played out.
pub fn walk(problem: &Problem, input: &str, asked: Asked, most: usize) -> Result<Vec<(usize, View)>, Refusal> {
    let Game::Oracle(oracle) = &problem.game else { return Err(Refusal::Dialogue(problem.slug)) };
    let mut seen = Ok(());
    let play = || seen = played_out(problem, input, || oracle.answer.to(input)).map(drop);
    let watched = watch::walk(asked, most, play);
    match (watched, seen) {
        (Ok(views), _) => Ok(views),
        (Err(_), Err(refusal)) => Err(refusal),
        (Err(Unseen::Questions(0)), _) => Err(Refusal::no_game(problem)),
        (Err(Unseen::Questions(questions)), _) => Err(Refusal::Question(questions)),
        (Err(Unseen::Move(index)), _) => Err(Refusal::Move(index)),
    }
}

/// What playing out gives for an input, by the work that is granted.
pub fn played_out<T>(problem: &Problem, input: &str, play: impl FnOnce() -> T + UnwindSafe) -> Result<T, Refusal> {
    if let Some(Err(fault)) = problem.format.as_ref().map(|format| format.read_data(input)) {
        return Err(Refusal::Input(fault));
    }
    work::grant(WORK);
    let played = catch_unwind(play);
    let is_beyond = work::is_beyond();
    work::grant(u64::MAX / 2);
    played.map_err(|_| panicked(problem.slug, problem.format.is_some(), is_beyond))
}

/// Why playing out has panicked.
pub fn panicked(slug: &'static str, has_format: bool, is_beyond: bool) -> Refusal {
    match has_format || is_beyond {
        true => Refusal::TooLarge,
        // Whoever reads by himself panics at what he cannot read.
        false => Refusal::NoInput(slug),
    }
}
