//! Playing out games that end: the value of every position from the values of its successors.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::board::Board;
use crate::numbered::Numbered;
use crate::watch::{self, Gives, Look, Said, Shown, Standing, Turn};
use crate::work;

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
    words: Option<Words<'a, Value>>,
    look: Look<'a, Position>,
    /// Of positions that are played alike, the one that stands for them all.
    alike: Option<Alike<'a, Position>>,
    positions: Numbered<Position>,
    /// What is known of each position, by its number.
    known: Vec<Known<Value>>,
}

type Moves<'a, Position> = Box<dyn Fn(&Position) -> Vec<Position> + 'a>;
type Alike<'a, Position> = Box<dyn Fn(&Position) -> Position + 'a>;
type Words<'a, Value> = Box<dyn Fn(&Value) -> String + 'a>;
type Combine<'a, Position, Value> = Box<dyn Fn(&Position, &[Value]) -> Value + 'a>;

enum Known<Value> {
    Nothing,
    /// It is on the line of play that is being followed.
    Entered,
    Value(Value),
}

impl<'a, Position: Clone + Debug + Eq + Hash> Play<'a, Position, bool> {
    /// Whether the player to move wins; a player who cannot move loses.
    pub fn normal(moves: impl Fn(&Position) -> Vec<Position> + 'a) -> Self {
        Self::new(moves, |_, wins| wins.contains(&false))
    }

    /// Whether the player to move wins; a player who cannot move wins.
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

impl<'a, Position: Clone + Debug + Eq + Hash, Value: Worth> Play<'a, Position, Value> {
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
            alike: None,
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

    /// Positions that `one` makes the same are worth the same, and only what it gives is played out: heaps in order,
    /// for example. They are shown as they come.
    pub fn alike(mut self, one: impl Fn(&Position) -> Position + 'a) -> Self {
        self.alike = Some(Box::new(one));
        self
    }

    /// Who is to move, where a position says so; else the players take turns.
    pub fn mover(mut self, mover: impl Fn(&Position) -> &'static str + 'a) -> Self {
        self.look.mover = Some(Box::new(mover));
        self
    }

    /// How a value is said to a person, where it says more than who wins; without this as it is debugged. It is said of
    /// the position with which a game begins, where the first player is to move: see [`Standing::Worth`].
    pub fn worded(mut self, words: impl Fn(&Value) -> String + 'a) -> Self {
        self.words = Some(Box::new(words));
        self
    }

    /// How a game has ended, in its own words: what a position says that has no options.
    pub fn ended(mut self, words: impl Fn(&Position) -> String + 'a) -> Self {
        self.look.ended = Some(Box::new(words));
        self
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
        let position = self.played_for(self.positions[position].clone());
        play_out(self, position);
        self.known(position)
    }

    /// What is played out for a position.
    fn played_for(&mut self, position: Position) -> usize {
        let one = match &self.alike {
            Some(alike) => alike(&position),
            None => position,
        };
        self.number(one)
    }

    /// Where the moves from a position lead.
    fn next(&mut self, position: usize) -> Vec<Position> {
        let next = (self.moves)(&self.positions[position]);
        work::count(next.len());
        next
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
            work::count_position();
            line.pop();
        }
    }
}

impl<Position: Clone + Debug + Eq + Hash, Value: Worth> Lines for Play<'_, Position, Value> {
    fn enter(&mut self, position: usize) -> Option<Vec<usize>> {
        match &self.known[position] {
            Known::Value(_) => return None,
            Known::Entered => panic!("the game does not end: a line of play repeats a position"),
            Known::Nothing => self.known[position] = Known::Entered,
        }
        let next = self.next(position);
        let mut numbers = Vec::with_capacity(next.len());
        for position in next {
            numbers.push(self.played_for(position));
        }
        Some(numbers)
    }

    fn leave(&mut self, position: usize, successors: &[usize]) {
        let mut values = Vec::with_capacity(successors.len());
        for &successor in successors {
            values.push(self.known(successor));
        }
        let value = (self.combine)(&self.positions[position], &values);
        self.known[position] = Known::Value(value);
    }
}

impl<Position: Clone + Debug + Eq + Hash, Value: Worth> Play<'_, Position, Value> {
    /// What a position is worth to a player who moves to `next`.
    fn kept(&mut self, position: usize, next: usize) -> Value {
        let next = self.played(next);
        (self.combine)(&self.positions[position], &[next])
    }
}

impl<Position: Clone + Debug + Eq + Hash, Value: Worth> Shown for Play<'_, Position, Value> {
    fn options(&mut self, position: usize) -> Vec<usize> {
        self.next(position).into_iter().map(|next| self.number(next)).collect()
    }

    fn keeps(&mut self, position: usize, next: usize) -> bool {
        match self.of_sum {
            Some(of_sum) => of_sum(&self.played(position)) == 0 || of_sum(&self.played(next)) == 0,
            None => self.kept(position, next) == self.played(position),
        }
    }

    fn gives(&mut self, position: usize, next: usize) -> Option<Gives> {
        let worth = self.played(position);
        if self.of_sum.is_some() || !matches!(worth.standing(), Standing::Worth(_)) {
            return Gives::between(&self.standing(&[position]), &self.standing(&[next]));
        }
        let kept = self.kept(position, next);
        (kept != worth).then(|| worth.less(&kept))
    }

    fn standing(&mut self, line: &[usize]) -> Standing {
        let (&position, before) = line.split_last().expect("a line has a last position");
        let is_over = self.look.ended.is_some() && self.next(position).is_empty();
        if let (true, Some(words)) = (is_over, &self.look.ended) {
            return Standing::Worth(words(&self.positions[position]));
        }
        let value = self.played(position);
        let whole = |value: Value| {
            let at = |value, &place: &usize| (self.combine)(&self.positions[place], &[value]);
            before.iter().rev().fold(value, at)
        };
        match (self.of_sum, &self.words, value.standing()) {
            (Some(of_sum), ..) if of_sum(&value) > 0 => Standing::Won(None),
            (Some(_), ..) => Standing::Lost(None),
            (None, Some(words), _) => Standing::Worth(words(&whole(value))),
            (None, None, Standing::Worth(_)) => whole(value).standing(),
            (None, None, standing) => standing,
        }
    }

    fn value(&mut self, position: usize) -> Option<usize> {
        self.of_sum.map(|of_sum| of_sum(&self.played(position)))
    }

    fn turn(&self, position: usize) -> Turn {
        self.look.turn.as_ref().map_or(Turn::Alternating, |turn| turn(&self.positions[position]))
    }

    fn said(&self, position: usize) -> Said {
        self.look.said(&self.positions[position])
    }

    fn label(&self, position: usize, next: usize) -> Option<String> {
        self.look.label(&self.positions[position], &self.positions[next])
    }
}

/// What a position may be worth.
pub trait Worth: Clone + Debug + PartialEq {
    /// What it says of the player to move; without this it is said as it is debugged.
    fn standing(&self) -> Standing {
        Standing::Worth(format!("{self:?}"))
    }

    /// What a player gives away who could have this, and keeps the other.
    fn less(&self, _kept: &Self) -> Gives {
        Gives::Something
    }
}

/// Whether he wins.
impl Worth for bool {
    fn standing(&self) -> Standing {
        if *self { Standing::Won(None) } else { Standing::Lost(None) }
    }
}

/// Greater is won.
impl Worth for Ordering {
    fn standing(&self) -> Standing {
        match self {
            Self::Greater => Standing::Won(None),
            Self::Less => Standing::Lost(None),
            Self::Equal => Standing::Drawn,
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Worth for $number {
            fn less(&self, kept: &Self) -> Gives {
                Gives::Cost(self.abs_diff(*kept).to_string())
            }
        })*
    };
}

numbers! { i8 i32 i64 u32 u64 usize }

/// The winner's name.
impl Worth for &str {
    fn less(&self, _kept: &Self) -> Gives {
        Gives::WinToLoss
    }
}

/// What both players have of the same: one gets what the other one gives.
impl<A: Worth, B: Worth> Worth for (A, B) {
    fn less(&self, kept: &Self) -> Gives {
        if self.0 == kept.0 { self.1.less(&kept.1) } else { self.0.less(&kept.0) }
    }
}

/// As for two.
impl<T: Worth, const N: usize> Worth for [T; N] {
    fn less(&self, kept: &Self) -> Gives {
        let mut both = self.iter().zip(kept);
        both.find(|(of, kept)| of != kept).map_or(Gives::Something, |(of, kept)| of.less(kept))
    }
}

/// How the game is won, if it is.
impl<T: Worth> Worth for Option<T> {
    fn less(&self, kept: &Self) -> Gives {
        match (self, kept) {
            (Some(of), Some(kept)) => of.less(kept),
            _ => Gives::WinToLoss,
        }
    }
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
        work::grant(20);
        Play::normal(take).value(&10);
    }

    #[test]
    fn positions_that_are_alike_are_played_once_and_shown_as_they_come() {
        let nim = |heaps: &Vec<u32>| crate::in_one(heaps, |&heap| (0..heap).collect());
        let play = || {
            let play = Play::normal(nim).board(|heaps| crate::board::heaps(heaps.iter().copied()));
            play.alike(|heaps| crate::sorted(heaps))
        };
        let before = work::positions();
        assert!(!play().value(&vec![3, 1, 2]));
        // Three heaps of 0 to 3 with none above its place in order.
        assert_eq!(work::positions() - before, 14);
        let view = watch::watch(watch::Asked::default(), || assert!(!play().value(&vec![3, 1, 2])));
        let labels: Vec<_> = view.expect("a position").options.into_iter().map(|option| option.label).collect();
        assert_eq!(labels[3..], ["heap 2: 1 → 0", "heap 3: 2 → 0", "heap 3: 2 → 1"]);
    }

    #[test]
    fn positions_and_their_options_are_work() {
        let before = (work::positions(), work::done());
        Play::normal(take).value(&10);
        // 11 positions; two options from 2 on, and one from 1.
        assert_eq!((work::positions() - before.0, work::done() - before.1), (11, 11 + 19));
        crate::loopy::outcomes([10], take, |_| None);
        assert_eq!((work::positions() - before.0, work::done() - before.1), (22, 60));
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
    fn what_was_gained_before_counts_in_what_is_said() {
        // Each takes one or two of n stones, and gets n² points. A position is what is left, and what the move before
        // has got: points before that are not in it.
        let moves = |&(left, _): &(i64, i64)| (1..=left.min(2)).map(|taken| (left - taken, left * left)).collect();
        let more = |&(_, got): &(i64, i64), after: &[i64]| after.iter().map(|more| -more).max().unwrap_or(0) - got;
        let play = || Play::new(moves, more).worded(|&lead| watch::led(lead, watch::PLAYERS));
        let see = |moves: &[usize]| {
            let asked = watch::Asked { question: 0, moves: moves.to_vec() };
            watch::watch(asked, || assert_eq!(play().value(&(4, 0)), 12)).expect("a position")
        };
        let lead = |lead: i64| Standing::Worth(watch::led(lead, watch::PLAYERS));
        // Sixteen and nothing, after four; and lines of play that are not the best.
        for (moves, expected) in [(vec![1, 1], 12), (vec![1, 0, 0], 13), (vec![0, 1, 0], 8), (vec![0; 4], 10)] {
            let end = see(&moves);
            assert_eq!((end.options.len(), end.standing), (0, lead(expected)), "{moves:?}");
        }
        // Best play changes nothing of it.
        for made in [&[][..], &[1]] {
            let view = see(made);
            assert_eq!(view.standing, lead(12));
            let kept = |option: &watch::Choice| (option.standing == lead(12)) == option.is_best;
            assert!(view.options.iter().all(kept), "{view:?}");
        }
        // Of several positions each is a beginning.
        let views = watch::walk(watch::Asked::default(), 20, || _ = play().value(&(4, 0))).expect("positions");
        let one = views.into_iter().find(|(_, view)| view.text == "(1, 9)").expect("it is reached");
        assert_eq!(one.1.standing, lead(-8));
    }

    #[test]
    fn what_a_move_gives_away_is_said_in_what_the_game_is_about() {
        let given = |play: &dyn Fn()| -> Vec<Option<String>> {
            let view = watch::watch(watch::Asked::default(), play).expect("a position");
            view.options.iter().map(|option| option.gives.as_ref().map(Gives::to_string)).collect()
        };
        let said = |given: &[Option<&str>]| given.iter().map(|given| given.map(str::to_owned)).collect::<Vec<_>>();
        // Of five stones two have to be taken; of three everything is as good.
        let wins = |stones: u32| move || assert!(stones == 3 || Play::normal(take).value(&stones));
        assert_eq!(given(&wins(5)), said(&[Some("win to loss"), None]));
        assert_eq!(given(&|| assert!(!Play::normal(take).value(&3))), said(&[None, None]));
        assert_eq!(given(&|| assert_eq!(Play::grundy(take).value(&5), 2)), said(&[Some("win to loss"), None]));
        // Of two cards, on which a win, a draw or a loss is written, one is chosen.
        let chosen = |cards: [Ordering; 2]| {
            let next = move |card: &Option<Ordering>| if card.is_none() { cards.map(Some).to_vec() } else { vec![] };
            let best = |card: &Option<Ordering>, after: &[Ordering]| {
                after.iter().map(|end| end.reverse()).max().or(*card).expect("an end")
            };
            move || _ = Play::new(next, best).value(&None)
        };
        use Ordering::{Equal, Greater, Less};
        assert_eq!(given(&chosen([Less, Equal])), said(&[None, Some("win to draw")]));
        assert_eq!(given(&chosen([Greater, Equal])), said(&[Some("draw to loss"), None]));
        // One of three numbers, which the player gets, or a pair of them.
        let next = |number: &usize| if *number == 0 { vec![7, 2, 4] } else { vec![] };
        let most = |number: &usize, after: &[usize]| after.iter().copied().max().unwrap_or(*number);
        let costs = [None, Some("5"), Some("3")];
        assert_eq!(given(&|| assert_eq!(Play::new(next, most).value(&0), 7)), said(&costs));
        let pair =
            |number: &usize, after: &[(usize, usize)]| after.iter().copied().max().unwrap_or((*number, 9 - number));
        assert_eq!(given(&|| assert_eq!(Play::new(next, pair).value(&0), (7, 2))), said(&costs));
        let name =
            |number: &usize, after: &[&'static str]| if after.contains(&"A") || *number == 7 { "A" } else { "B" };
        let losses = [None, Some("win to loss"), Some("win to loss")];
        assert_eq!(given(&|| assert_eq!(Play::new(next, name).value(&0), "A")), said(&losses));
    }

    #[test]
    fn an_end_is_said_in_the_words_of_the_game() {
        let play = || Play::normal(take).ended(|stones| format!("{stones} are left"));
        let ends = |moves: &[usize]| {
            let asked = watch::Asked { question: 0, moves: moves.to_vec() };
            watch::watch(asked, || assert!(play().value(&1))).map(|view| view.standing)
        };
        let left = Standing::Worth("0 are left".to_owned());
        assert_eq!([ends(&[]), ends(&[0])], [Ok(Standing::Won(None)), Ok(left)]);
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
    fn long_games_need_no_deep_stack() {
        let mut play = Play::normal(|&n: &u32| n.checked_sub(1).into_iter().collect());
        assert!(!play.value(&1_000_000));
    }
}
