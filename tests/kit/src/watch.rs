//! Watching a game that is played out: its positions, the options of each, and which of them are good.
//!
//! An oracle plays to answer an input. While it does so under [`watch`], the game that it asks about first, or another
//! one, is followed along given moves, and what is found there is kept. Nothing is remembered from one call to the
//! next: the moves say where one is.

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};
use std::fmt::{self, Debug, Display};

use itertools::Itertools;

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
    /// How the game goes from here for the player to move, if both play well; where it is worth something, what all of
    /// it comes to then, from the first position that was asked about.
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
    /// How the game goes from there for the player who is to move then; what it is worth as in [`View`].
    pub standing: Standing,
    /// What the position is worth in a sum, where the oracle knows that.
    pub value: Option<usize>,
    /// Whether no other move is better.
    pub is_best: bool,
    /// What the player gives away by it.
    pub gives: Option<Gives>,
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
    /// What the game comes to, in words: a score, for example. It is said of the whole game, with what both players
    /// have so far, and of the first player and the second one, whoever is to move: so best play never changes it.
    Worth(String),
}

/// What a move gives away that is not as good as any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gives {
    /// The player would have won, and loses.
    WinToLoss,
    /// The player would have won, and nobody does.
    WinToDraw,
    /// Nobody would have won, and the player loses.
    DrawToLoss,
    /// So much, in the numbers of the game.
    Cost(String),
    /// Something that is not said in numbers.
    Something,
}

impl Gives {
    /// What is given by a move from one position to another, by how they stand for whoever is to move there. A win
    /// that comes later than it could gives nothing away.
    pub fn between(before: &Standing, after: &Standing) -> Option<Self> {
        match (before, after) {
            (Standing::Won(_), Standing::Won(_)) => Some(Self::WinToLoss),
            (Standing::Won(_), Standing::Drawn) => Some(Self::WinToDraw),
            (Standing::Drawn, Standing::Won(_)) => Some(Self::DrawToLoss),
            _ => None,
        }
    }
}

impl Display for Gives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WinToLoss => "win to loss",
            Self::WinToDraw => "win to draw",
            Self::DrawToLoss => "draw to loss",
            Self::Cost(cost) => cost,
            Self::Something => "something",
        })
    }
}

/// So many of something that has a plural in s.
pub fn counted(count: impl Display, name: &str) -> String {
    let count = count.to_string();
    format!("{count} {name}{}", if count == "1" { "" } else { "s" })
}

/// The two players, where a game has no names for them.
pub const PLAYERS: [&str; 2] = ["the first player", "the second player"];

/// What each of two players has.
pub fn totals<N: Display>([first, second]: [N; 2], players: [&str; 2]) -> String {
    format!("{first} to {}, {second} to {}", players[0], players[1])
}

/// Which of two players has more, and by how much: the first one, if it is more than nothing.
pub fn led(lead: i64, players: [&str; 2]) -> String {
    match lead {
        0 => "a tie".to_owned(),
        1.. => format!("a lead of {lead} for {}", players[0]),
        _ => format!("a lead of {} for {}", -lead, players[1]),
    }
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
    /// So many positions are seen, at most, from the one asked for on.
    most: usize,
    views: Option<Result<Vec<(usize, View)>, Unseen>>,
}

thread_local! {
    static WATCHED: RefCell<Option<Watched>> = const { RefCell::new(None) };
}

/// What is asked for, of the games that `play` plays out.
///
/// # Errors
/// If no such position is played out.
pub fn watch(asked: Asked, play: impl FnOnce()) -> Result<View, Unseen> {
    let views = walk(asked, 1, play)?;
    Ok(views.into_iter().next().expect("the position itself is seen").1)
}

/// The same with positions that the game reaches from there, each of them once, so many at most, and after how many
/// moves. Near ones and far ones come in turn; what is said of replies is left out. Where they are several, each of
/// them is worth, as is each option, what a game would come to that began there: many lines of play may lead to it.
///
/// # Errors
/// If no such position is played out.
pub fn walk(asked: Asked, most: usize, play: impl FnOnce()) -> Result<Vec<(usize, View)>, Unseen> {
    WATCHED.set(Some(Watched { asked, questions: 0, is_paused: false, most, views: None }));
    // What panics leaves nothing behind: the next call begins anew.
    play();
    // What panics while a position is looked at takes the watch with it: nothing is seen.
    let Some(watched) = WATCHED.take() else { return Err(Unseen::Questions(0)) };
    watched.views.unwrap_or(Err(Unseen::Questions(watched.questions)))
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

/// A game is asked of a position, which is seen if it is the one that is asked for.
pub(crate) fn meet(game: &mut dyn Shown, position: usize) {
    // While the moves are followed, further questions are not counted.
    if WATCHED.with_borrow(|watched| watched.as_ref().is_none_or(|watched| watched.is_paused)) {
        return;
    }
    let Some(mut watched) = WATCHED.take() else { return };
    if watched.questions == watched.asked.question && watched.views.is_none() {
        watched.views = Some(views(game, position, &watched.asked.moves, watched.most));
    }
    watched.questions += 1;
    WATCHED.set(Some(watched));
}

/// A game as what shows it needs it, whatever its positions are: here they are numbers.
pub(crate) trait Shown {
    /// Where the moves from a position lead, in the game's order.
    fn options(&mut self, position: usize) -> Vec<usize>;

    /// Whether a move to `next` is as good as any.
    fn keeps(&mut self, position: usize, next: usize) -> bool;

    /// What a move to `next` gives away.
    fn gives(&mut self, position: usize, next: usize) -> Option<Gives> {
        Gives::between(&self.standing(&[position]), &self.standing(&[next]))
    }

    /// How the game goes from the last position of a line of play for the player to move there, and what the whole of
    /// it is worth: the line begins with the game.
    fn standing(&mut self, line: &[usize]) -> Standing;

    /// What a position is worth in a sum, where the game knows that.
    fn value(&mut self, _position: usize) -> Option<usize> {
        None
    }

    /// Who decides in a position.
    fn turn(&self, _position: usize) -> Turn {
        Turn::Alternating
    }

    /// The position itself.
    fn said(&self, position: usize) -> Said;

    /// What a move is called that leaves `next`, where the game has a name for it.
    fn label(&self, position: usize, next: usize) -> Option<String>;
}

/// What a position says of itself.
pub(crate) struct Said {
    pub(crate) text: String,
    pub(crate) board: Board,
    pub(crate) mover: Option<&'static str>,
}

/// How positions are shown to a person, what moves are called, which player is to move, and how a game has ended.
pub(crate) struct Look<'a, Position> {
    pub(crate) board: Option<Box<dyn Fn(&Position) -> Board + 'a>>,
    pub(crate) label: Option<Box<dyn Fn(&Position, &Position) -> String + 'a>>,
    pub(crate) mover: Option<Box<dyn Fn(&Position) -> &'static str + 'a>>,
    pub(crate) turn: Option<Box<dyn Fn(&Position) -> Turn + 'a>>,
    pub(crate) ended: Option<Box<dyn Fn(&Position) -> String + 'a>>,
}

impl<Position> Default for Look<'_, Position> {
    fn default() -> Self {
        Self { board: None, label: None, mover: None, turn: None, ended: None }
    }
}

impl<Position: Debug> Look<'_, Position> {
    pub(crate) fn said(&self, position: &Position) -> Said {
        let Self { board, mover, .. } = self;
        let text = format!("{position:?}");
        Said {
            board: board.as_ref().map_or_else(|| Board::Text(text.clone()), |board| board(position)),
            text,
            mover: mover.as_ref().map(|mover| mover(position)),
        }
    }

    pub(crate) fn label(&self, position: &Position, next: &Position) -> Option<String> {
        self.label.as_ref().map(|label| label(position, next))
    }
}

/// The position that moves lead to, and others that the game reaches from there.
fn views(game: &mut dyn Shown, start: usize, moves: &[usize], most: usize) -> Result<Vec<(usize, View)>, Unseen> {
    let (mut position, mut before) = (start, vec![]);
    for (index, &chosen) in moves.iter().enumerate() {
        before.push(position);
        position = *different(game, position).get(chosen).ok_or(Unseen::Move(index))?;
    }
    if most == 1 {
        return Ok(vec![(moves.len(), view(game, Some(&before), position))]);
    }
    let (mut seen, mut waiting) = (HashSet::from([position]), VecDeque::from([(position, moves.len())]));
    let mut views = vec![];
    while let Some((position, made)) = if views.len() % 2 == 0 { waiting.pop_front() } else { waiting.pop_back() } {
        views.push((made, view(game, None, position)));
        if views.len() == most {
            break;
        }
        let next = different(game, position).into_iter().filter(|&next| seen.insert(next));
        waiting.extend(next.map(|next| (next, made + 1)));
    }
    Ok(views)
}

/// A position and its options, with what the replies to these are, as a part of the game that has gone through the
/// positions `before` it; or each by itself, without replies.
fn view(game: &mut dyn Shown, before: Option<&[usize]>, position: usize) -> View {
    let (said, turn) = (game.said(position), game.turn(position));
    let line = |rest: &[usize]| match before {
        Some(before) => [before, rest].concat(),
        None => rest[rest.len() - 1..].to_vec(),
    };
    let options = different(game, position).into_iter().map(|next| {
        let after = game.said(next);
        let has_replies = before.is_some() && game.turn(next) != Turn::Chance;
        let replies = if has_replies { different(game, next) } else { vec![] };
        let good: Vec<usize> = replies.iter().copied().filter(|&reply| game.keeps(next, reply)).collect();
        let reply = good.first().map(|&reply| called(game, (next, &after), (reply, &game.said(reply))));
        Choice {
            label: called(game, (position, &said), (next, &after)),
            standing: game.standing(&line(&[position, next])),
            value: game.value(next),
            // Whatever chance does is no mistake, and no answer.
            is_best: turn == Turn::Chance || game.keeps(position, next),
            gives: if turn == Turn::Chance { None } else { game.gives(position, next) },
            replies: replies.len(),
            good_replies: good.len(),
            reply,
            text: after.text,
            board: after.board,
        }
    });
    let options = options.collect();
    let (standing, value) = (game.standing(&line(&[position])), game.value(position));
    let Said { text, board, mover } = said;
    View { text, board, mover, turn, standing, value, options }
}

/// The options of a position. Moves that leave the same position are one move to whoever looks at it, unless chance
/// decides.
fn different(game: &mut dyn Shown, position: usize) -> Vec<usize> {
    let options = game.options(position);
    if game.turn(position) == Turn::Chance { options } else { options.into_iter().unique().collect() }
}

/// What a move from one position to another is called.
fn called(game: &dyn Shown, from: (usize, &Said), to: (usize, &Said)) -> String {
    let by_boards = || from.1.board.change(&to.1.board).unwrap_or_else(|| to.1.board.line());
    game.label(from.0, to.0).unwrap_or_else(by_boards)
}

/// Whether somebody watches.
pub(crate) fn is_watched() -> bool {
    WATCHED.with_borrow(Option::is_some)
}
