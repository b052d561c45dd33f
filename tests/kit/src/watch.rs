//! Watching a game that is played out: its positions, the options of each, and which of them are good.
//!
//! An oracle plays to answer an input. While it does so under [`watch`], the game that it asks about first, or another
//! one, is followed along given moves, and what is found there is kept. Nothing is remembered from one call to the
//! next: the moves say where one is.

use std::cell::RefCell;

use crate::board::Board;

/// What is to be watched.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// How many of the oracle's questions come before: it may ask of several positions.
    pub question: usize,
    /// The options that were chosen so far, by their numbers.
    pub moves: Vec<usize>,
}

/// A position on the way, with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The position in words.
    pub text: String,
    /// The position.
    pub board: Board,
    /// Who is to move, where the position says so; else the players take turns.
    pub mover: Option<&'static str>,
    /// Who decides here.
    pub turn: Turn,
    /// How the game goes from here for the player to move, if both play well.
    pub standing: Standing,
    /// What it is worth in a sum, where the oracle knows that.
    pub value: Option<usize>,
    /// What can be done, in the game's order.
    pub options: Vec<Choice>,
}

/// Who decides what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The players take turns, the first player first.
    Alternating,
    /// The first player.
    First,
    /// The second player.
    Second,
    /// Chance: each option is as likely as any other.
    Chance,
}

impl Turn {
    /// The player who moves after so many moves, 0 or 1; nobody where chance decides.
    pub fn player(self, moves: usize) -> Option<usize> {
        match self {
            Self::Alternating => Some(moves % 2),
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Chance => None,
        }
    }
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it does, in a few words.
    pub label: String,
    /// The position that it leaves, in words.
    pub text: String,
    /// The position that it leaves.
    pub board: Board,
    /// How the game goes from there for the player who is to move then.
    pub standing: Standing,
    /// What the position is worth in a sum, where the oracle knows that.
    pub value: Option<usize>,
    /// Whether no other move is better.
    pub is_best: bool,
    /// How many moves the other player has then.
    pub replies: usize,
    /// How many of these are as good as any.
    pub good_replies: usize,
    /// What the first of these is called.
    pub reply: Option<String>,
}

/// How a game goes for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// He wins; in so many moves, where lengths are known.
    Won(Option<u32>),
    /// He loses; in so many moves, where lengths are known.
    Lost(Option<u32>),
    /// Nobody can force the end.
    Drawn,
    /// What the game is worth, in words: a score, for example.
    Worth(String),
}

/// So many of something that has a plural in s.
pub fn counted(count: u32, name: &str) -> String {
    format!("{count} {name}{}", if count == 1 { "" } else { "s" })
}

/// Why nothing was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// The oracle asks of fewer positions: of so many.
    Questions(usize),
    /// The move of this index, from 0, is no option.
    Move(usize),
}

struct Watched {
    asked: Asked,
    questions: usize,
    /// Whether what is asked now is only a means.
    is_paused: bool,
    view: Option<Result<View, Unseen>>,
}

thread_local! {
    static WATCHED: RefCell<Option<Watched>> = const { RefCell::new(None) };
}

/// What is asked for, of the games that `play` plays out.
///
/// # Errors
/// If no such position is played out.
pub fn watch(asked: Asked, play: impl FnOnce()) -> Result<View, Unseen> {
    WATCHED.set(Some(Watched { asked, questions: 0, is_paused: false, view: None }));
    // What panics leaves nothing behind: the next call begins anew.
    play();
    // What panics while a position is looked at takes the watch with it: nothing is seen.
    let Some(watched) = WATCHED.take() else { return Err(Unseen::Questions(0)) };
    watched.view.unwrap_or(Err(Unseen::Questions(watched.questions)))
}

/// What `play` finds out by games that nobody is to see: values, for example, that are remembered from one input to the
/// next.
pub fn unseen<Value>(play: impl FnOnce() -> Value) -> Value {
    let pause = |is_paused| {
        WATCHED.with_borrow_mut(|watched| watched.iter_mut().for_each(|watched| watched.is_paused = is_paused));
    };
    pause(true);
    let value = play();
    pause(false);
    value
}

/// A game is asked of a position: `view` follows the moves from there.
pub(crate) fn meet(view: impl FnOnce(&[usize]) -> Result<View, Unseen>) {
    // While the moves are followed, further questions are not counted.
    if WATCHED.with_borrow(|watched| watched.as_ref().is_none_or(|watched| watched.is_paused)) {
        return;
    }
    let Some(mut watched) = WATCHED.take() else { return };
    if watched.questions == watched.asked.question && watched.view.is_none() {
        watched.view = Some(view(&watched.asked.moves));
    }
    watched.questions += 1;
    WATCHED.set(Some(watched));
}

/// Whether somebody watches.
pub(crate) fn is_watched() -> bool {
    WATCHED.with_borrow(Option::is_some)
}
