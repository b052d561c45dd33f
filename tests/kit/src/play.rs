//! Playing games out: the outcome of every position from the outcomes of its successors.

use std::any::Any;
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::board::Board;
use crate::chance::Fraction;
use crate::watch::{self, Said, Shown, Standing, Turn};

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
    positions: Vec<Position>,
    index: Index,
}

impl<Position: Eq + Hash> Numbered<Position> {
    fn new() -> Self {
        Self { positions: vec![], index: Index::default() }
    }

    /// The number of `position`, a new one where it is new.
    fn number(&mut self, position: Position) -> usize {
        let Self { positions, index } = self;
        let number = index.number(FxBuildHasher.hash_one(&position), &|number| positions[number] == position);
        if number == positions.len() {
            positions.push(position);
        }
        number
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

/// Where things stand that are numbered as they come, by their hashes. It does not know the things, so it is compiled
/// once, not for each kind of them.
#[derive(Default)]
struct Index {
    /// The first thing with this hash.
    first: FxHashMap<u64, u32>,
    /// For each thing the next one with the same hash, or itself.
    next: Vec<u32>,
}

impl Index {
    /// The number of the thing with this hash that `is_same`, a new one if there is none.
    fn number(&mut self, hash: u64, is_same: &dyn Fn(usize) -> bool) -> usize {
        let new = u32::try_from(self.next.len()).expect("fewer than 2³² things");
        let mut number = *self.first.entry(hash).or_insert(new);
        while number != new && !is_same(number as usize) {
            let next = &mut self.next[number as usize];
            if *next == number {
                *next = new;
            }
            number = *next;
        }
        if number == new {
            self.next.push(new);
        }
        number as usize
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
    fn said(&self, position: &Position) -> Said {
        let Self { board, mover, .. } = self;
        let text = format!("{position:?}");
        Said {
            board: board.as_ref().map_or_else(|| Board::Text(text.clone()), |board| board(position)),
            text,
            mover: mover.as_ref().map(|mover| mover(position)),
        }
    }

    fn label(&self, position: &Position, next: &Position) -> Option<String> {
        self.label.as_ref().map(|label| label(position, next))
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

    /// The value of `position`.
    ///
    /// # Panics
    /// If a line of play comes back to a position: the game does not end.
    pub fn value(&mut self, position: &Position) -> Value {
        let position = self.number(position.clone());
        watch::meet(self, position);
        self.played(position)
    }

    fn played(&mut self, position: usize) -> Value {
        play_out(self, position);
        self.known(position)
    }

    /// Where the moves from a position lead.
    fn next(&mut self, position: usize) -> Vec<usize> {
        let next = (self.moves)(&self.positions.positions[position]);
        count_work(next.len());
        let mut numbers = Vec::with_capacity(next.len());
        for position in next {
            numbers.push(self.number(position));
        }
        numbers
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

/// A game that is played out, whatever its positions and values are: what works on it is compiled once.
trait Lines {
    /// Begins with a position: the numbers of its successors, unless it is known.
    fn enter(&mut self, position: usize) -> Option<Vec<usize>>;

    /// Ends a position whose successors are known.
    fn leave(&mut self, position: usize, successors: &[usize]);
}

/// Makes a position known, and all that follow from it.
fn play_out(game: &mut dyn Lines, start: usize) {
    // The line of play that is being followed: positions, their successors, and how many of these are known.
    let mut line: Vec<(usize, Vec<usize>, usize)> = vec![];
    let mut next = start;
    loop {
        if let Some(successors) = game.enter(next) {
            line.push((next, successors, 0));
        }
        loop {
            let Some((position, successors, tried)) = line.last_mut() else { return };
            if let Some(&successor) = successors.get(*tried) {
                *tried += 1;
                next = successor;
                break;
            }
            game.leave(*position, successors);
            count_position();
            line.pop();
        }
    }
}

impl<Position: Clone + Debug + Eq + Hash, Value: Clone + Debug + PartialEq + 'static> Lines
    for Play<'_, Position, Value>
{
    fn enter(&mut self, position: usize) -> Option<Vec<usize>> {
        match &self.known[position] {
            Known::Value(_) => return None,
            Known::Entered => panic!("the game does not end: a line of play repeats a position"),
            Known::Nothing => self.known[position] = Known::Entered,
        }
        Some(self.next(position))
    }

    fn leave(&mut self, position: usize, successors: &[usize]) {
        let mut values = Vec::with_capacity(successors.len());
        for &successor in successors {
            values.push(self.known(successor));
        }
        let value = (self.combine)(&self.positions.positions[position], &values);
        self.known[position] = Known::Value(value);
    }
}

impl<Position: Clone + Debug + Eq + Hash, Value: Clone + Debug + PartialEq + 'static> Shown
    for Play<'_, Position, Value>
{
    fn options(&mut self, position: usize) -> Vec<usize> {
        self.next(position)
    }

    fn keeps(&mut self, position: usize, next: usize) -> bool {
        let (worth, next) = (self.played(position), self.played(next));
        match self.of_sum {
            Some(of_sum) => of_sum(&worth) == 0 || of_sum(&next) == 0,
            None => (self.combine)(&self.positions.positions[position], &[next]) == worth,
        }
    }

    fn standing(&mut self, position: usize) -> Standing {
        let value = self.played(position);
        match self.of_sum {
            Some(of_sum) if of_sum(&value) > 0 => Standing::Won(None),
            Some(_) => Standing::Lost(None),
            None => self.words.map_or_else(|| standing(&value), |words| Standing::Worth(words(&value))),
        }
    }

    fn value(&mut self, position: usize) -> Option<usize> {
        self.of_sum.map(|of_sum| of_sum(&self.played(position)))
    }

    fn turn(&self, position: usize) -> Turn {
        self.look.turn.as_ref().map_or(Turn::Alternating, |turn| turn(&self.positions.positions[position]))
    }

    fn said(&self, position: usize) -> Said {
        self.look.said(&self.positions.positions[position])
    }

    fn label(&self, position: usize, next: usize) -> Option<String> {
        let positions = &self.positions.positions;
        self.look.label(&positions[position], &positions[next])
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
        starts.iter().for_each(|start| self.meet(&outcomes, start));
        outcomes
    }

    /// The outcome of a position that was played out before.
    ///
    /// # Panics
    /// If it was not.
    pub fn outcome(&self, known: &Outcomes<Position>, start: &Position) -> Outcome {
        self.meet(known, start);
        known[start]
    }

    fn meet(&self, known: &Outcomes<Position>, start: &Position) {
        if watch::is_watched() {
            let mut seen = Seen { game: self, known, positions: Numbered::new() };
            let start = seen.positions.number(start.clone());
            watch::meet(&mut seen, start);
        }
    }

    /// The same, played out before any of these positions is asked about; see [`Loopy::outcome`].
    pub fn settled(&self, starts: impl IntoIterator<Item = Position>) -> Outcomes<Position> {
        let Self { moves, end, .. } = self;
        let Graph { positions, edges } =
            Graph::new(starts, moves, |position| end(position).is_some(), |next, number| number(next));
        let ended = positions.positions.iter().zip(&edges);
        let ended = ended.map(|(position, next)| end(position).or_else(|| next.is_empty().then_some(Outcome::Loss(0))));
        let outcomes = in_rounds(ended.collect(), &edges);
        positions.with(outcomes)
    }
}

/// The outcomes of positions by those of the positions that are over, and by what each leads to.
fn in_rounds(mut settled: Vec<Option<Outcome>>, edges: &[Vec<u32>]) -> Vec<Outcome> {
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
    settled.into_iter().map(|outcome| outcome.unwrap_or(Outcome::Draw)).collect()
}

/// A game that need not end, by the numbers of its positions.
struct Seen<'a, Position> {
    game: &'a Loopy<'a, Position>,
    known: &'a Outcomes<Position>,
    positions: Numbered<Position>,
}

impl<Position: Eq + Hash> Seen<'_, Position> {
    fn outcome(&self, position: usize) -> Outcome {
        self.known[&self.positions.positions[position]]
    }
}

impl<Position: Clone + Debug + Eq + Hash> Shown for Seen<'_, Position> {
    fn options(&mut self, position: usize) -> Vec<usize> {
        let position = &self.positions.positions[position];
        let options = if (self.game.end)(position).is_some() { vec![] } else { (self.game.moves)(position) };
        count_work(options.len());
        options.into_iter().map(|option| self.positions.number(option)).collect()
    }

    fn keeps(&mut self, position: usize, next: usize) -> bool {
        self.outcome(position).is_kept_by(self.outcome(next))
    }

    fn standing(&mut self, position: usize) -> Standing {
        self.outcome(position).standing()
    }

    fn said(&self, position: usize) -> Said {
        self.game.look.said(&self.positions.positions[position])
    }

    fn label(&self, position: usize, next: usize) -> Option<String> {
        let positions = &self.positions.positions;
        self.game.look.label(&positions[position], &positions[next])
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
    positions.with(by_moves(&edges, &least))
}

/// What can be forced within one move more, again and again, until nothing more can follow.
fn by_moves(edges: &[Vec<(usize, u64)>], least: &[bool]) -> Vec<Option<u64>> {
    // Nothing counts as more than any sum.
    let mut sums: Vec<u64> = vec![u64::MAX; edges.len()];
    for _ in 0..=edges.len() {
        let next = edges.iter().zip(least).map(|(edges, least)| {
            let ways = edges.iter().map(|&(next, cost)| sums[next].saturating_add(cost));
            let sum = if *least { ways.min() } else { ways.max() };
            sum.unwrap_or(0)
        });
        sums = next.collect();
    }
    sums.into_iter().map(|sum| (sum < u64::MAX).then_some(sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::watch::Unseen;

    /// Take one or two stones.
    fn take(stones: &u32) -> Vec<u32> {
        (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect()
    }

    #[test]
    fn things_with_the_same_hash_have_their_own_numbers() {
        let (mut index, mut things) = (Index::default(), vec![]);
        for (hash, thing) in [(7, 'a'), (7, 'b'), (7, 'a'), (8, 'd'), (7, 'c'), (7, 'b'), (8, 'd'), (7, 'c')] {
            let number = index.number(hash, &|number| things[number] == thing);
            if number == things.len() {
                things.push(thing);
            }
            assert_eq!(things[number], thing);
        }
        assert_eq!(things, ['a', 'b', 'd', 'c']);
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
