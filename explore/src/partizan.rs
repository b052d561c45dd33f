//! Players with different moves: who wins, and the number where there is one.

use std::cmp::Ordering;
use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::clock::{Clock, PATIENCE};
use crate::memo::Memo;
use crate::series;
use grundy::games::{Class, Number, Player};

/// A game of two players who have different moves, by the sums of positions that a move of each leaves.
pub struct Partizan<'a, Position> {
    rule: Box<dyn Fn(&Position, Player) -> Vec<Vec<Position>> + 'a>,
    seconds: u64,
}

/// The game in which a move of each player leads from a position to one of the sums that `rule` gives for him. Who
/// cannot move loses.
///
/// ```
/// use explore::partizan;
/// use grundy::games::Player;
///
/// // A sheet of a by b squares: Left cuts a into two, Right cuts b.
/// let sheets = partizan(|&(a, b): &(u32, u32), player| match player {
///     Player::Left => (1..a).map(|x| vec![(x, b), (a - x, b)]).collect(),
///     Player::Right => (1..b).map(|y| vec![(a, y), (a, b - y)]).collect(),
/// });
/// let report = sheets.report([(2, 2), (4, 2)]);
/// assert_eq!(report, "(2, 2) the second player wins, number 0\n(4, 2) Left wins, number 1\n");
/// ```
pub fn partizan<'a, Position: Clone + Ord + Hash + Debug>(
    rule: impl Fn(&Position, Player) -> Vec<Vec<Position>> + 'a,
) -> Partizan<'a, Position> {
    Partizan { rule: Box::new(rule), seconds: PATIENCE }
}

impl<Position: Clone + Ord + Hash + Debug> Partizan<'_, Position> {
    /// Now a table stops after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// Of each of these positions, on a line of its own: which of the four classes it belongs to, and its number, if
    /// all options are numbers and those of Left are below those of Right; or 0, where the second player wins. As many
    /// as time allows.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// Positions with a number, in the time that their moves take. Others are played as whole sums, of which there may
    /// be exponentially many.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        self.run(of).0
    }

    /// The [`report`](Self::report) on the positions `at(0)` to `at(largest)`, and the laws that fit the outcomes, and
    /// the numbers where all have one.
    ///
    /// ```
    /// use explore::partizan;
    /// use grundy::games::Player;
    ///
    /// let sheets = partizan(|&(a, b): &(usize, usize), player| match player {
    ///     Player::Left => (1..a).map(|x| vec![(x, b), (a - x, b)]).collect(),
    ///     Player::Right => (1..b).map(|y| vec![(a, y), (a, b - y)]).collect(),
    /// });
    /// let report = sheets.family_report(40, |n| (n + 1, 2));
    /// assert!(report.contains("holds for all 41, found on 20: outcome: constant, Left wins from n = 3"));
    /// assert!(report.contains("number: arithmetic-periodic, g(n + 2) = g(n) + 1"));
    /// ```
    ///
    /// # Panics
    /// As [`report`](Self::report) does.
    ///
    /// # Complexity
    /// That of [`report`](Self::report).
    pub fn family_report(&self, largest: usize, at: impl Fn(usize) -> Position) -> String {
        let (text, classes, numbers) = self.run((0..=largest).map(at));
        let mut laws = series::find("outcome", &classes, |from, to| (from == to).then_some(0));
        let known: Vec<Number> = numbers.into_iter().flatten().collect();
        if known.len() == classes.len() {
            laws.extend(series::find("number", &known, |from, to| Some(to.clone() - from.clone())));
        }
        text + &series::text(&laws, classes.len())
    }

    /// The lines of the report, the classes in words, and the numbers.
    fn run(&self, of: impl IntoIterator<Item = Position>) -> (String, Vec<&'static str>, Vec<Option<Number>>) {
        let of: Vec<Position> = of.into_iter().collect();
        let clock = Clock::new(self.seconds, of.len());
        let rule = |position: &Position, player| clock.unless_up(|| (self.rule)(position, player));
        let mut numbers: Memo<Position, Option<Number>> = Memo::new();
        let mut wins: Memo<(Vec<Position>, Player), bool> = Memo::new();
        let (mut text, mut classes, mut known) = (String::new(), vec![], vec![]);
        for position in &of {
            let number = numbers.get(
                position,
                |position| {
                    [Player::Left, Player::Right].into_iter().flat_map(|p| rule(position, p)).flatten().collect()
                },
                |position, number| number_of(|player| rule(position, player), number),
            );
            let mut wins_first = |player| {
                wins.get(
                    &(vec![position.clone()], player),
                    |(sum, player)| after(sum, *player, rule),
                    |(sum, player), wins| after(sum, *player, rule).iter().any(|next| !wins(next)),
                )
            };
            let class = match number.as_ref().map(|number| number.cmp(&Number::from(0))) {
                Some(Ordering::Greater) => Class::Left,
                Some(Ordering::Less) => Class::Right,
                Some(Ordering::Equal) => Class::Second,
                None => match (wins_first(Player::Left), wins_first(Player::Right)) {
                    (true, true) => Class::First,
                    (true, false) => Class::Left,
                    (false, true) => Class::Right,
                    (false, false) => Class::Second,
                },
            };
            if clock.is_up() {
                break;
            }
            clock.step();
            let number = if class == Class::Second { Some(Number::from(0)) } else { number };
            let shown = number.as_ref().map(|number| format!(", number {number}")).unwrap_or_default();
            let class = match class {
                Class::Left => "Left wins",
                Class::Right => "Right wins",
                Class::First => "the first player wins",
                Class::Second => "the second player wins",
            };
            let _ = writeln!(text, "{position:?} {class}{shown}");
            classes.push(class);
            known.push(number);
        }
        (text + &clock.note(), classes, known)
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }

    /// Prints the [`family_report`](Self::family_report).
    pub fn show_family(&self, largest: usize, at: impl Fn(usize) -> Position) {
        print!("{}", self.family_report(largest, at));
    }
}

/// The number of a position by the sums that each player's moves leave, if all their parts have one, `number`, and the
/// sums of Left are below those of Right.
fn number_of<Position>(
    rule: impl Fn(Player) -> Vec<Vec<Position>>,
    number: &dyn Fn(&Position) -> Option<Number>,
) -> Option<Number> {
    let best = |player, better: Ordering| -> Option<Option<Number>> {
        let mut best: Option<Number> = None;
        for sum in rule(player) {
            let mut total = Number::from(0);
            for part in &sum {
                total += number(part)?;
            }
            if best.as_ref().is_none_or(|best| total.cmp(best) == better) {
                best = Some(total);
            }
        }
        Some(best)
    };
    let (left, right) = (best(Player::Left, Ordering::Greater)?, best(Player::Right, Ordering::Less)?);
    let is_number = left.as_ref().zip(right.as_ref()).is_none_or(|(left, right)| left < right);
    is_number.then(|| Number::simplest_between(left.as_ref(), right.as_ref()))
}

/// The whole sums after a move of `player`, each in order, and who moves next.
fn after<Position: Clone + Ord>(
    sum: &[Position],
    player: Player,
    rule: impl Fn(&Position, Player) -> Vec<Vec<Position>>,
) -> Vec<(Vec<Position>, Player)> {
    let next = if player == Player::Left { Player::Right } else { Player::Left };
    let mut after = vec![];
    for (index, part) in sum.iter().enumerate() {
        for option in rule(part, player) {
            let mut left = [&sum[..index], &sum[index + 1..], &option].concat();
            left.sort_unstable();
            after.push((left, next));
        }
    }
    after
}
