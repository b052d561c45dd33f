//! Playing games out: the outcome of every position from the outcomes of its successors.

use std::any::Any;
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::board::Board;
use crate::chance::Fraction;
use crate::watch::{self, Choice, Standing, Turn, Unseen, View};

thread_local! {
    static POSITIONS: Cell<u64> = const { Cell::new(0) };
    static WORK: Cell<u64> = const { Cell::new(0) };
    static GRANTED: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// How many positions have been played out on this thread so far.
pub fn positions() -> u64 {
    POSITIONS.get()
}

/// How much has been done on this thread so far: positions that were played out, and options that were looked at.
pub fn work() -> u64 {
    WORK.get()
}

/// Lets so much more be done on this thread, counted as [`work`] is: beyond it, playing panics, and
/// [`is_beyond`] says so.
pub fn grant(work: u64) {
    GRANTED.set(WORK.get() + work);
}

/// Whether more has been done on this thread than was granted.
pub fn is_beyond() -> bool {
    WORK.get() > GRANTED.get()
}

/// Moves that leave the same position are one move to whoever looks at it.
fn different<Position: Clone + Eq + Hash>(options: Vec<Position>) -> Vec<Position> {
    let mut different = Numbered::new();
    for option in options {
        different.number(option);
    }
    different.positions
}

fn count_position() {
    POSITIONS.set(POSITIONS.get() + 1);
    count_work(1);
}

fn count_work(work: usize) {
    WORK.set(WORK.get() + work as u64);
    assert!(!is_beyond(), "more work than is granted");
}

/// Positions in the order in which they were met, which is their number.
pub(crate) struct Numbered<Position> {
    numbers: FxHashMap<Position, u32>,
    positions: Vec<Position>,
}

impl<Position: Clone + Eq + Hash> Numbered<Position> {
    fn new() -> Self {
        Self { numbers: FxHashMap::default(), positions: vec![] }
    }

    /// The number of `position`, a new one where it is new.
    fn number(&mut self, position: Position) -> usize {
        let Self { numbers, positions } = self;
        let number = numbers.entry(position).or_insert_with_key(|position| {
            positions.push(position.clone());
            u32::try_from(positions.len() - 1).expect("fewer than 2³² positions")
        });
        *number as usize
    }

    /// The positions, by their numbers.
    pub(crate) fn all(&self) -> &[Position] {
        &self.positions
    }

    /// What was found for each position, by its number.
    pub(crate) fn with<Value>(self, mut values: Vec<Value>) -> FxHashMap<Position, Value> {
        values.truncate(self.positions.len());
        self.positions.into_iter().zip(values).collect()
    }
}

/// All positions that can be reached, and from each what `moves` gives, in its order. A position where `is_end` holds
/// is not left.
pub(crate) struct Graph<Position, Edge> {
    pub(crate) positions: Numbered<Position>,
    pub(crate) edges: Vec<Vec<Edge>>,
}

impl<Position: Clone + Eq + Hash, Edge> Graph<Position, Edge> {
    /// `edge` makes a position reached, given by its number, of what a move gives.
    pub(crate) fn new<Move>(
        starts: impl IntoIterator<Item = Position>,
        moves: impl Fn(&Position) -> Vec<Move>,
        is_end: impl Fn(&Position) -> bool,
        edge: impl Fn(Move, &mut dyn FnMut(Position) -> u32) -> Edge,
    ) -> Self {
        let mut positions = Numbered::new();
        for start in starts {
            positions.number(start);
        }
        let mut edges = vec![];
        while let Some(position) = positions.positions.get(edges.len()).cloned() {
            count_position();
            let next = if is_end(&position) { vec![] } else { moves(&position) };
            count_work(next.len());
            let numbered = next.into_iter().map(|next| edge(next, &mut |position| positions.number(position) as u32));
            edges.push(numbered.collect());
        }
        Self { positions, edges }
    }
}

/// How positions are shown to a person, what moves are called, and who is to move.
struct Look<'a, Position> {
    board: Option<Box<dyn Fn(&Position) -> Board + 'a>>,
    label: Option<Box<dyn Fn(&Position, &Position) -> String + 'a>>,
    mover: Option<Box<dyn Fn(&Position) -> &'static str + 'a>>,
    turn: Option<Box<dyn Fn(&Position) -> Turn + 'a>>,
}

impl<Position> Default for Look<'_, Position> {
    fn default() -> Self {
        Self { board: None, label: None, mover: None, turn: None }
    }
}

impl<Position: Debug> Look<'_, Position> {
    fn shown(&self, position: &Position) -> Board {
        self.board.as_ref().map_or_else(|| Board::Text(format!("{position:?}")), |board| board(position))
    }

    /// What a move is called that leaves `next`.
    fn called(&self, position: &Position, board: &Board, next: &Position) -> String {
        match &self.label {
            Some(label) => label(position, next),
            None => board.change(&self.shown(next)).unwrap_or_else(|| format!("{next:?}")),
        }
    }

    fn mover(&self, position: &Position) -> Option<&'static str> {
        self.mover.as_ref().map(|mover| mover(position))
    }

    fn turn(&self, position: &Position) -> Turn {
        self.turn.as_ref().map_or(Turn::Alternating, |turn| turn(position))
    }
}

/// A game that ends: gives every position a value made from the values of its successors, and remembers it.
///
/// ```
/// use kit::play::Play;
///
/// let mut nim = Play::normal(|&(a, b): &(u32, u32)| {
///     (0..a).map(|a| (a, b)).chain((0..b).map(|b| (a, b))).collect()
/// });
/// assert!(nim.value(&(1, 2)));
/// assert!(!nim.value(&(2, 2)));
/// ```
pub struct Play<'a, Position, Value> {
    moves: Moves<'a, Position>,
    combine: Combine<'a, Position, Value>,
    /// The value of a position that is one of a sum, where nothing is lost and all others are won.
    of_sum: Option<fn(&Value) -> usize>,
    /// How a value is said, where it is neither won nor lost.
    words: Option<fn(&Value) -> String>,
    look: Look<'a, Position>,
    positions: Numbered<Position>,
    /// What is known of each position, by its number.
    known: Vec<Known<Value>>,
}

type Moves<'a, Position> = Box<dyn Fn(&Position) -> Vec<Position> + 'a>;
type Combine<'a, Position, Value> = Box<dyn Fn(&Position, &[Value]) -> Value + 'a>;

enum Known<Value> {
    Nothing,
    /// It is on the line of play that is being followed.
    Entered,
    Value(Value),
}

impl<'a, Position: Clone + Debug + Eq + Hash> Play<'a, Position, bool> {
    /// Whether the player to move wins; who cannot move loses.
    pub fn normal(moves: impl Fn(&Position) -> Vec<Position> + 'a) -> Self {
        Self::new(moves, |_, wins| wins.contains(&false))
    }

    /// Whether the player to move wins; who cannot move wins.
    pub fn misere(moves: impl Fn(&Position) -> Vec<Position> + 'a) -> Self {
        Self::new(moves, |_, wins| wins.is_empty() || wins.contains(&false))
    }
}

impl<'a, Position: Clone + Debug + Eq + Hash> Play<'a, Position, usize> {
    /// The Sprague–Grundy value.
    pub fn grundy(moves: impl Fn(&Position) -> Vec<Position> + 'a) -> Self {
        let play = Self::new(moves, |_, values| crate::mex(values.iter().copied()));
        Self { of_sum: Some(|value| *value), ..play }
    }
}

impl<'a, Position: Clone + Debug + Eq + Hash, Value: Clone + Debug + PartialEq + 'static> Play<'a, Position, Value> {
    /// A game of any other kind: `combine` gives the value of a position from those of its successors, in the order of
    /// `moves`.
    pub fn new(
        moves: impl Fn(&Position) -> Vec<Position> + 'a,
        combine: impl Fn(&Position, &[Value]) -> Value + 'a,
    ) -> Self {
        let (moves, combine) = (Box::new(moves), Box::new(combine));
        Self {
            moves,
            combine,
            of_sum: None,
            words: None,
            look: Look::default(),
            positions: Numbered::new(),
            known: vec![],
        }
    }

    /// How a position is shown to a person; without this in words.
    pub fn board(mut self, board: impl Fn(&Position) -> Board + 'a) -> Self {
        self.look.board = Some(Box::new(board));
        self
    }

    /// What a move from one position to another is called; without this by what changes on the board.
    pub fn label(mut self, label: impl Fn(&Position, &Position) -> String + 'a) -> Self {
        self.look.label = Some(Box::new(label));
        self
    }

    /// Who is to move, where a position says so; else the players take turns.
    pub fn mover(mut self, mover: impl Fn(&Position) -> &'static str + 'a) -> Self {
        self.look.mover = Some(Box::new(mover));
        self
    }

    /// How a value is said to a person, where it says more than who wins; without this as it is debugged.
    pub fn worded(self, words: fn(&Value) -> String) -> Self {
        Self { words: Some(words), ..self }
    }

    /// Who decides in a position, where the players do not take turns.
    pub(crate) fn turn(mut self, turn: impl Fn(&Position) -> Turn + 'a) -> Self {
        self.look.turn = Some(Box::new(turn));
        self
    }

    /// With these values, which are known already.
    pub(crate) fn knowing(mut self, values: FxHashMap<Position, Value>) -> Self {
        for (position, value) in values {
            let number = self.number(position);
            self.known[number] = Known::Value(value);
        }
        self
    }

    /// The different options of a position; of chance, all.
    fn options(&self, position: &Position) -> Vec<Position> {
        let options = (self.moves)(position);
        count_work(options.len());
        if self.look.turn(position) == Turn::Chance { options } else { different(options) }
    }

    /// The position that moves lead to, and its options.
    fn view(&mut self, start: &Position, moves: &[usize]) -> Result<View, Unseen> {
        let mut position = start.clone();
        for (index, &chosen) in moves.iter().enumerate() {
            let options = self.options(&position);
            position = options.into_iter().nth(chosen).ok_or(Unseen::Move(index))?;
        }
        let (worth, turn) = (self.played(&position), self.look.turn(&position));
        let board = self.look.shown(&position);
        let options = self.options(&position).into_iter().map(|next| {
            let value = self.played(&next);
            // Whatever chance does is no mistake, and no answer.
            let is_best = turn == Turn::Chance || self.keeps(&position, &worth, &value);
            let after = self.look.shown(&next);
            let replies = match self.look.turn(&next) {
                Turn::Chance => vec![],
                _ => self.options(&next),
            };
            let mut good = replies.iter().filter(|reply| {
                let reply = self.played(reply);
                self.keeps(&next, &value, &reply)
            });
            let first = good.next().cloned();
            let good_replies = usize::from(first.is_some()) + good.count();
            let reply = first.map(|reply| self.look.called(&next, &after, &reply));
            Choice {
                label: self.look.called(&position, &board, &next),
                text: format!("{next:?}"),
                board: after,
                standing: self.standing(&value),
                value: self.of_sum.map(|of_sum| of_sum(&value)),
                is_best,
                replies: replies.len(),
                good_replies,
                reply,
            }
        });
        let options = options.collect();
        let (text, mover) = (format!("{position:?}"), self.look.mover(&position));
        let (standing, value) = (self.standing(&worth), self.of_sum.map(|of_sum| of_sum(&worth)));
        Ok(View { text, board, mover, turn, standing, value, options })
    }

    /// Whether a move from a position with this worth to one with the value `next` is as good as any.
    fn keeps(&self, position: &Position, worth: &Value, next: &Value) -> bool {
        match self.of_sum {
            Some(of_sum) => of_sum(worth) == 0 || of_sum(next) == 0,
            None => (self.combine)(position, std::slice::from_ref(next)) == *worth,
        }
    }

    fn standing(&self, value: &Value) -> Standing {
        match self.of_sum {
            Some(of_sum) if of_sum(value) > 0 => Standing::Won(None),
            Some(_) => Standing::Lost(None),
            None => self.words.map_or_else(|| standing(value), |words| Standing::Worth(words(value))),
        }
    }

    /// The value of `position`.
    ///
    /// # Panics
    /// If a line of play comes back to a position: the game does not end.
    pub fn value(&mut self, position: &Position) -> Value {
        if watch::is_watched() {
            watch::meet(|moves| self.view(position, moves));
        }
        self.played(position)
    }

    fn played(&mut self, position: &Position) -> Value {
        let start = self.number(position.clone());
        // The line of play that is being followed: positions, their successors, and how many of these are known.
        let mut line: Vec<(usize, Vec<usize>, usize)> = vec![];
        let mut next = start;
        loop {
            match &self.known[next] {
                Known::Value(_) => {}
                Known::Entered => panic!("the game does not end: a line of play repeats a position"),
                Known::Nothing => {
                    self.known[next] = Known::Entered;
                    let successors = (self.moves)(&self.positions.positions[next]);
                    count_work(successors.len());
                    let successors = successors.into_iter().map(|successor| self.number(successor)).collect();
                    line.push((next, successors, 0));
                }
            }
            loop {
                let Some((position, successors, tried)) = line.last_mut() else {
                    return self.known(start);
                };
                if let Some(&successor) = successors.get(*tried) {
                    *tried += 1;
                    next = successor;
                    break;
                }
                let position = *position;
                let values: Vec<Value> = successors.iter().map(|&successor| self.known(successor)).collect();
                let value = (self.combine)(&self.positions.positions[position], &values);
                count_position();
                self.known[position] = Known::Value(value);
                line.pop();
            }
        }
    }

    fn number(&mut self, position: Position) -> usize {
        let number = self.positions.number(position);
        if number == self.known.len() {
            self.known.push(Known::Nothing);
        }
        number
    }

    fn known(&self, number: usize) -> Value {
        match &self.known[number] {
            Known::Value(value) => value.clone(),
            _ => unreachable!("a position is left when its value is known"),
        }
    }
}

/// What a value says of the player to move: a word, or an order, wins where it is true or greater.
fn standing<Value: Debug + 'static>(value: &Value) -> Standing {
    match (value as &dyn Any).downcast_ref::<bool>() {
        Some(true) => Standing::Won(None),
        Some(false) => Standing::Lost(None),
        None => match (value as &dyn Any).downcast_ref::<Ordering>() {
            Some(Ordering::Greater) => Standing::Won(None),
            Some(Ordering::Less) => Standing::Lost(None),
            Some(Ordering::Equal) => Standing::Drawn,
            None => Standing::Worth(match (value as &dyn Any).downcast_ref::<Fraction>() {
                Some(fraction) => format!("{fraction} to the first player"),
                None => format!("{value:?}"),
            }),
        },
    }
}

/// How a game that need not end goes for the player to move, and after how many moves: a winner hurries, a loser
/// delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// He wins.
    Win(u32),
    /// He loses.
    Loss(u32),
    /// Nobody can force the end.
    Draw,
}

/// What is known of positions.
pub type Outcomes<Position> = FxHashMap<Position, Outcome>;

/// A game that need not end.
pub struct Loopy<'a, Position> {
    moves: Moves<'a, Position>,
    end: Box<dyn Fn(&Position) -> Option<Outcome> + 'a>,
    look: Look<'a, Position>,
}

/// The outcome of every position that can be reached from `starts`; see [`Loopy::outcomes`].
pub fn outcomes<Position: Clone + Debug + Eq + Hash>(
    starts: impl IntoIterator<Item = Position>,
    moves: impl Fn(&Position) -> Vec<Position>,
    end: impl Fn(&Position) -> Option<Outcome>,
) -> Outcomes<Position> {
    Loopy::new(moves, end).outcomes(starts)
}

impl<'a, Position: Clone + Debug + Eq + Hash> Loopy<'a, Position> {
    /// The game with these moves, where `end` gives the outcome, in no moves, where the game is over. Elsewhere, who
    /// cannot move loses.
    pub fn new(
        moves: impl Fn(&Position) -> Vec<Position> + 'a,
        end: impl Fn(&Position) -> Option<Outcome> + 'a,
    ) -> Self {
        Self { moves: Box::new(moves), end: Box::new(end), look: Look::default() }
    }

    /// How a position is shown to a person; without this in words.
    pub fn board(mut self, board: impl Fn(&Position) -> Board + 'a) -> Self {
        self.look.board = Some(Box::new(board));
        self
    }

    /// What a move from one position to another is called; without this by what changes on the board.
    pub fn label(mut self, label: impl Fn(&Position, &Position) -> String + 'a) -> Self {
        self.look.label = Some(Box::new(label));
        self
    }

    /// Who is to move, where a position says so; else the players take turns.
    pub fn mover(mut self, mover: impl Fn(&Position) -> &'static str + 'a) -> Self {
        self.look.mover = Some(Box::new(mover));
        self
    }

    /// The outcome of every position that can be reached from `starts`.
    ///
    /// Why. In round n the positions are settled that end after n moves: a win by a loss settled in round n − 1 or
    /// before, a loss when all successors are wins, the last of them settled in round n − 1. What no round settles is
    /// drawn.
    pub fn outcomes(&self, starts: impl IntoIterator<Item = Position>) -> Outcomes<Position> {
        let starts: Vec<Position> = starts.into_iter().collect();
        let outcomes = self.settled(starts.iter().cloned());
        if watch::is_watched() {
            starts.iter().for_each(|start| watch::meet(|moves| self.view(&outcomes, start, moves)));
        }
        outcomes
    }

    /// The outcome of a position that was played out before.
    ///
    /// # Panics
    /// If it was not.
    pub fn outcome(&self, known: &Outcomes<Position>, start: &Position) -> Outcome {
        if watch::is_watched() {
            watch::meet(|moves| self.view(known, start, moves));
        }
        known[start]
    }

    /// The position that moves lead to, and its options.
    fn view(&self, outcomes: &Outcomes<Position>, start: &Position, moves: &[usize]) -> Result<View, Unseen> {
        let options = |position: &Position| match (self.end)(position) {
            Some(_) => vec![],
            None => {
                let options = (self.moves)(position);
                count_work(options.len());
                different(options)
            }
        };
        let mut position = start.clone();
        for (index, &chosen) in moves.iter().enumerate() {
            position = options(&position).into_iter().nth(chosen).ok_or(Unseen::Move(index))?;
        }
        let (board, outcome) = (self.look.shown(&position), outcomes[&position]);
        let choices = options(&position).into_iter().map(|next| {
            let (after, text) = (self.look.shown(&next), format!("{next:?}"));
            let replies = options(&next);
            let mut good = replies.iter().filter(|reply| outcomes[&next].is_kept_by(outcomes[*reply]));
            let first = good.next();
            let good_replies = usize::from(first.is_some()) + good.count();
            let reply = first.map(|reply| self.look.called(&next, &after, reply));
            let is_best = outcome.is_kept_by(outcomes[&next]);
            let label = self.look.called(&position, &board, &next);
            Choice {
                label,
                text,
                board: after,
                standing: outcomes[&next].standing(),
                value: None,
                is_best,
                replies: replies.len(),
                good_replies,
                reply,
            }
        });
        let options = choices.collect();
        let (mover, turn, standing) = (self.look.mover(&position), Turn::Alternating, outcome.standing());
        Ok(View { text: format!("{position:?}"), board, mover, turn, standing, value: None, options })
    }

    /// The same, played out before any of these positions is asked about; see [`Loopy::outcome`].
    pub fn settled(&self, starts: impl IntoIterator<Item = Position>) -> Outcomes<Position> {
        let Self { moves, end, .. } = self;
        let Graph { positions, edges } =
            Graph::new(starts, moves, |position| end(position).is_some(), |next, number| number(next));
        let ended = positions.positions.iter().zip(&edges);
        let ended = ended.map(|(position, next)| end(position).or_else(|| next.is_empty().then_some(Outcome::Loss(0))));
        let mut settled: Vec<Option<Outcome>> = ended.collect();
        let mut pending: Vec<usize> = (0..settled.len()).filter(|&position| settled[position].is_none()).collect();
        for round in 1.. {
            let mut news = vec![];
            pending.retain(|&position| {
                let (mut is_win, mut is_loss) = (false, true);
                for &next in &edges[position] {
                    match settled[next as usize] {
                        Some(Outcome::Loss(_)) => (is_win, is_loss) = (true, false),
                        Some(Outcome::Win(_)) => {}
                        _ => is_loss = false,
                    }
                }
                if is_win || is_loss {
                    news.push((position, if is_win { Outcome::Win(round) } else { Outcome::Loss(round) }));
                }
                !is_win && !is_loss
            });
            if news.is_empty() {
                break;
            }
            for (position, outcome) in news {
                settled[position] = Some(outcome);
            }
        }
        positions.with(settled.into_iter().map(|outcome| outcome.unwrap_or(Outcome::Draw)).collect())
    }
}

impl Outcome {
    /// Whether a move to a position with this outcome keeps what there is, and wins as soon or loses as late.
    fn is_kept_by(self, next: Self) -> bool {
        match (self, next) {
            (Self::Win(moves), Self::Loss(rest)) | (Self::Loss(moves), Self::Win(rest)) => rest + 1 == moves,
            (Self::Draw, Self::Draw) => true,
            _ => false,
        }
    }

    /// The same without the name of who wins.
    fn standing(self) -> Standing {
        match self {
            Self::Win(moves) => Standing::Won(Some(moves)),
            Self::Loss(moves) => Standing::Lost(Some(moves)),
            Self::Draw => Standing::Drawn,
        }
    }
}

/// The sum of the costs from every position that can be reached from `starts` to the end of the game, where each move
/// has a cost and who cannot move ends it; nothing where the game goes on for ever. In positions that are `least` the
/// player to move wants an end and the least sum, in the others no end, or else the greatest sum.
///
/// Why. What can be forced within n moves follows from what can be forced within n − 1. Who can force an end with some
/// sum can do so within as many moves as there are positions: to come back to a position saves nothing, as no cost is
/// negative.
pub fn sums<Position: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = Position>,
    moves: impl Fn(&Position) -> Vec<(Position, u64)>,
    least: impl Fn(&Position) -> bool,
) -> FxHashMap<Position, Option<u64>> {
    let Graph { positions, edges } =
        Graph::new(starts, moves, |_| false, |(next, cost), number| (number(next) as usize, cost));
    let least: Vec<bool> = positions.positions.iter().map(least).collect();
    // Nothing counts as more than any sum.
    let mut sums: Vec<u64> = vec![u64::MAX; edges.len()];
    for _ in 0..=edges.len() {
        let next = edges.iter().zip(&least).map(|(edges, least)| {
            let ways = edges.iter().map(|&(next, cost)| sums[next].saturating_add(cost));
            let sum = if *least { ways.min() } else { ways.max() };
            sum.unwrap_or(0)
        });
        sums = next.collect();
    }
    positions.with(sums.into_iter().map(|sum| (sum < u64::MAX).then_some(sum)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Take one or two stones.
    fn take(stones: &u32) -> Vec<u32> {
        (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect()
    }

    #[test]
    fn normal_play_is_lost_at_multiples_of_three() {
        let mut play = Play::normal(take);
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| play.value(&n)), [false, true, true, false, true, true, false]);
    }

    #[test]
    fn misere_play_shifts_by_one() {
        let mut play = Play::misere(take);
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| play.value(&n)), [true, false, true, true, false, true, true]);
    }

    #[test]
    #[should_panic(expected = "more work than is granted")]
    fn no_more_is_done_than_is_granted() {
        grant(20);
        Play::normal(take).value(&10);
    }

    #[test]
    fn positions_and_their_options_are_work() {
        let before = (positions(), work());
        Play::normal(take).value(&10);
        // 11 positions; two options from 2 on, and one from 1.
        assert_eq!((positions() - before.0, work() - before.1), (11, 11 + 19));
        outcomes([10], take, |_| None);
        assert_eq!((positions() - before.0, work() - before.1), (22, 60));
    }

    #[test]
    fn scores_are_said_in_words() {
        // Each takes one or two stones; who has more at the end?
        let moves = |&(left, mine, other): &(u32, u32, u32)| {
            (1..=left.min(2)).map(|taken| (left - taken, other, mine + taken)).collect()
        };
        let scores = |&(_, mine, other): &(u32, u32, u32), after: &[(u32, u32)]| {
            after.iter().map(|&(other, mine)| (mine, other)).max().unwrap_or((mine, other))
        };
        let view = watch::watch(watch::Asked::default(), || {
            Play::new(moves, scores).worded(|(mine, other)| format!("{mine} to {other}")).value(&(3, 0, 0));
        });
        assert_eq!(view.expect("a position").standing, Standing::Worth("2 to 1".to_owned()));
    }

    #[test]
    fn values_of_a_sum_say_who_wins() {
        let view = watch::watch(watch::Asked::default(), || {
            Play::grundy(take).value(&5);
        });
        let view = view.expect("a position");
        assert_eq!((view.standing, view.value), (Standing::Won(None), Some(2)));
        let seen: Vec<_> = view.options.iter().map(|option| (option.value, option.is_best)).collect();
        assert_eq!(seen, [(Some(1), false), (Some(0), true)]);
    }

    #[test]
    fn values_go_round_with_period_three() {
        let mut play = Play::grundy(take);
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| play.value(&n)), [0, 1, 2, 0, 1, 2, 0]);
    }

    #[test]
    fn a_broken_variant_of_a_game_is_noticed() {
        // It forgets that a second stone can be taken from a heap of exactly two.
        let broken = |stones: &u32| {
            (1..=2).filter(|taken| taken + u32::from(*taken == 2) <= *stones).map(|t| stones - t).collect()
        };
        let (mut right, mut wrong) = (Play::normal(take), Play::normal(broken));
        assert_eq!((0..9).find(|n| right.value(n) != wrong.value(n)), Some(2));
    }

    #[test]
    #[should_panic(expected = "the game does not end")]
    fn a_game_without_end_is_noticed() {
        Play::normal(|&n: &u32| vec![1 - n]).value(&0);
    }

    #[test]
    fn a_game_is_watched_along_moves() {
        let asked = |moves: &[usize]| watch::Asked { question: 1, moves: moves.into() };
        let see = |moves: &[usize]| {
            watch::watch(asked(moves), || {
                let mut play = Play::normal(take).board(|&stones| crate::board::heaps([stones]));
                play.value(&9);
                play.value(&5);
            })
        };
        let view = see(&[]).expect("the second question");
        assert_eq!((view.text.as_str(), view.standing), ("5", Standing::Won(None)));
        let seen: Vec<_> = view.options.iter().map(|option| (option.label.as_str(), option.is_best)).collect();
        assert_eq!(seen, [("heap 1: 5 → 4", false), ("heap 1: 5 → 3", true)]);
        assert_eq!(see(&[1, 0]).expect("two stones are left").text, "2");
        assert_eq!(see(&[1, 2]), Err(Unseen::Move(1)));
        assert_eq!(watch::watch(watch::Asked { question: 7, moves: vec![] }, || ()), Err(Unseen::Questions(0)));
    }

    #[test]
    fn who_wins_hurries_and_who_loses_delays() {
        // 3 → 2 or 1; 2 → 1; 1 → 0; 4 → 3 or 1.
        let graph: [&[usize]; 5] = [&[], &[0], &[1], &[2, 1], &[3, 1]];
        let view = watch::watch(watch::Asked::default(), || {
            outcomes([3], |&v| graph[v].to_vec(), |_| None);
        });
        let view = view.expect("a position");
        assert_eq!(view.standing, Standing::Won(Some(3)));
        assert_eq!(view.options.iter().map(|option| option.is_best).collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn long_games_need_no_deep_stack() {
        let mut play = Play::normal(|&n: &u32| n.checked_sub(1).into_iter().collect());
        assert!(!play.value(&1_000_000));
    }

    #[test]
    fn loops_are_drawn_and_moves_are_counted() {
        // 0 ends. 1 → 0. 2 → 1. 3 → 2 or round to itself. 4 → 1 or 3; 5 ⇄ 6, 6 → 2.
        let graph: [&[usize]; 7] = [&[], &[0], &[1], &[2, 3], &[1, 3], &[6], &[5, 2]];
        let outcomes = outcomes(0..7, |&v| graph[v].to_vec(), |_| None);
        use Outcome::*;
        // 3: by the loss at 2. 4: both successors are wins, the slower way takes 1 + 3. 6: by 2. 5: all win.
        assert_eq!(
            (0..7).map(|v| outcomes[&v]).collect::<Vec<_>>(),
            [Loss(0), Win(1), Loss(2), Win(3), Loss(4), Loss(4), Win(3)]
        );
        let circle = super::outcomes([0], |&v| vec![(v + 1) % 3], |_| None);
        assert!((0..3).all(|v| circle[&v] == Draw));
    }

    #[test]
    fn an_end_may_be_a_win_of_the_player_to_move() {
        let outcomes = outcomes([3], |&n: &u32| vec![n.saturating_sub(1)], |&n| (n == 0).then_some(Outcome::Win(0)));
        assert_eq!(
            [0, 1, 2, 3].map(|n| outcomes[&n]),
            [Outcome::Win(0), Outcome::Loss(1), Outcome::Win(2), Outcome::Loss(3)]
        );
    }

    #[test]
    fn sums_are_least_or_greatest_or_none() {
        // 0 ends. 1 → 0 for 5, 1 → 2 for 1. 2 → 0 for 3, 2 → 1 for 0. 3 → 3 or 3 → 0.
        let graph: [&[(usize, u64)]; 4] = [&[], &[(0, 5), (2, 1)], &[(0, 3), (1, 0)], &[(3, 0), (0, 1)]];
        let sums = |least: [bool; 4]| {
            let sums = super::sums(0..4, |&v| graph[v].to_vec(), |&v| least[v]);
            [0, 1, 2, 3].map(|v| sums[&v])
        };
        assert_eq!(sums([true; 4]), [Some(0), Some(4), Some(3), Some(1)]);
        assert_eq!(sums([true, true, false, false]), [Some(0), Some(5), Some(5), None]);
        assert_eq!(sums([false; 4]), [Some(0), None, None, None]);
    }
}
