//! Games whose players have different moves, by what the moves of each leave.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::Hash;

use crate::laws::law::Conclusion;
use crate::laws::series;
use crate::partizan::canonical::Games;
use crate::partizan::from_moves::{Forms, Moves};
use crate::partizan::listing::Listing;
use crate::partizan::value::{PartizanValue, of_form, words};
use crate::partizan::write_game::Writer;
use crate::play::memo::Memo;
use crate::play::meter::{Budget, Meter, budget};
use crate::play::whole::moves_in_one;
use grundy::games::{Class, Number, Player};

/// A game of two players who have different moves, by the sums of positions that a move of each leaves.
pub struct Partizan<'a, Position> {
    rule: Box<dyn Fn(&Position, Player) -> Vec<Vec<Position>> + 'a>,
    budget: Budget,
    longest: usize,
}

/// Forms with more characters are not written, unless it is asked for.
const LONG: usize = 60;

/// The game in which a move of each player leads from a position to one of the sums that `rule` gives for him. A player
/// who cannot move loses. No moves, not even those of one player alone, may come back to a position.
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
/// assert_eq!(report.to_string(), "(2, 2) the second player wins, number 0\n(4, 2) Left wins, number 1\n");
///
/// let report = sheets.family(|n| (n as u32 + 1, 2)).report(40).to_string();
/// assert!(report.contains("holds for all 38, found on 17: outcome: constant, Left wins from n = 3"));
/// assert!(report.contains("number: arithmetic-periodic, g(n + 2) = g(n) + 1"));
///
/// // A heap: Left takes two stones, Right takes one.
/// let heap = partizan(|&n: &usize, player| {
///     let taken = if player == Player::Left { 2 } else { 1 };
///     n.checked_sub(taken).map(|left| vec![left]).into_iter().collect()
/// });
/// let value = "value {0|-1}, mean -1/2, temperature 1/2";
/// assert_eq!(heap.report([2]).to_string(), format!("2 the first player wins, {value}\n"));
/// ```
pub fn partizan<'a, Position: Clone + Ord + Hash + Debug>(
    rule: impl Fn(&Position, Player) -> Vec<Vec<Position>> + 'a,
) -> Partizan<'a, Position> {
    Partizan { rule: Box::new(rule), budget: Budget::default(), longest: LONG }
}

impl<Position: Clone + Ord + Hash + Debug> Partizan<'_, Position> {
    budget!();

    /// Writes canonical forms of up to so many characters, 60 if nothing is said.
    #[must_use]
    pub fn with_forms_up_to(mut self, characters: usize) -> Self {
        self.longest = characters;
        self
    }

    /// The values of these positions.
    ///
    /// # Panics
    /// As the [`report`](Self::report) does, and if the budget is used up.
    pub fn values(&self, of: impl IntoIterator<Item = Position>) -> Vec<PartizanValue> {
        self.report(of).values()
    }

    /// The values of these positions, or of as many first ones as the budget allows.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// A form takes as many comparisons as its size asks for, of which the budget allows so many in all. Beyond,
    /// positions with a number take the time that their moves take, and others are played as whole sums, of which there
    /// may be exponentially many.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> Listing<Position> {
        let mut positions: Vec<Position> = of.into_iter().collect();
        let meter = Meter::new(self.budget, positions.len());
        let values = self.run(&positions, &meter);
        positions.truncate(values.len());
        let entries: Vec<_> = positions.into_iter().zip(values).collect();
        Listing { remark: self.remark(&entries), entries, conclusions: None, stop: meter.stop() }
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        entry::print(&self.report(of).to_string());
    }

    /// The positions `at(0)`, `at(1)`, …: their table, and the laws that fit it.
    pub fn family<At: Fn(usize) -> Position>(&self, at: At) -> Family<'_, Position, At> {
        Family { game: self, at }
    }

    fn run(&self, of: &[Position], meter: &Meter) -> Vec<PartizanValue> {
        let rule = |position: &Position, player| meter.unless_up(|| (self.rule)(position, player), Vec::len);
        // What is played for forms is counted apart: what is asked for is not to stop earlier.
        let moves = |position: &Position| {
            Moves::by(|player, moves| (self.rule)(position, player).into_iter().for_each(|sum| moves.add(sum)))
        };
        let mut games = Games::new(self.budget);
        let (mut forms, mut writer) = (Forms::new(), Writer::new(self.longest));
        let mut up = None;
        let mut numbers: Memo<Position, Option<Number>> = Memo::new();
        let mut wins: Memo<(Vec<Position>, Player), bool> = Memo::new();
        meter.each(of, |position| {
            let known = match up {
                None => forms.of(&mut games, position, moves).and_then(|game| of_form(&mut games, &mut writer, game)),
                Some(beyond) => Err(beyond),
            };
            let beyond = match known {
                Ok(known) => return known,
                Err(beyond) => beyond,
            };
            up = Some(beyond).filter(|beyond| beyond.is_final());
            let expand = |position: &Position| {
                let options = [rule(position, Player::Left), rule(position, Player::Right)];
                let parts = options.iter().flatten().flatten().cloned().collect();
                (options, parts)
            };
            let number = numbers.get(position, expand, |[left, right], number| number_of(&left, &right, number));
            let mut wins_first = |player| {
                let expand = |(sum, player): &(Vec<Position>, Player)| {
                    let after = after(sum, *player, rule);
                    (after.clone(), after)
                };
                wins.get(&(vec![position.clone()], player), expand, |after: Vec<_>, wins| {
                    after.iter().any(|next| !wins(next))
                })
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
            let number = if class == Class::Second { Some(Number::from(0)) } else { number };
            let beyond = number.is_none().then_some(beyond);
            PartizanValue { class, number, hot: None, beyond }
        })
    }

    fn remark(&self, entries: &[(Position, PartizanValue)]) -> Option<String> {
        let without: Vec<_> =
            entries.iter().filter_map(|(of, value)| value.beyond.map(|beyond| (of, beyond))).collect();
        let is_long = |value: &PartizanValue| value.hot.as_ref().is_some_and(|hot| hot.form.is_none());
        let (long, all) = (entries.iter().filter(|(_, value)| is_long(value)).count(), entries.len());
        let mut lines = vec![];
        if let Some((first, beyond)) = without.first() {
            lines.push(format!("no form for {} of {all} positions, the first {first:?}: {beyond}", without.len()));
        }
        if long > 0 {
            lines.push(format!("the forms of {long} of {all} positions have more than {} characters", self.longest));
        }
        (!lines.is_empty()).then(|| lines.join("\n"))
    }
}

/// Positions of a game that depend on a number.
pub struct Family<'g, Position, At> {
    game: &'g Partizan<'g, Position>,
    at: At,
}

impl<Position: Clone + Ord + Hash + Debug, At: Fn(usize) -> Position> Family<'_, Position, At> {
    /// The values of the positions of 0 to `largest`.
    ///
    /// # Panics
    /// As [`Partizan::values`] does.
    pub fn values(&self, largest: usize) -> Vec<PartizanValue> {
        self.game.values((0..=largest).map(&self.at))
    }

    /// The values of the positions of 0 to `largest`, or of as many as the budget allows, and the laws that fit them.
    ///
    /// # Panics
    /// As [`Partizan::report`] does.
    pub fn report(&self, largest: usize) -> Listing<Position> {
        let listing = self.game.report((0..=largest).map(&self.at));
        let values: Vec<PartizanValue> = listing.entries.iter().map(|(_, value)| value.clone()).collect();
        Listing { conclusions: Some(laws(&values)), ..listing }
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, largest: usize) {
        entry::print(&self.report(largest).to_string());
    }
}

/// The laws that fit the values of a family.
fn laws(values: &[PartizanValue]) -> Vec<Conclusion> {
    let classes: Vec<&str> = values.iter().map(|value| words(value.class)).collect();
    let mut laws = series::find("outcome", &classes, |from, to| (from == to).then_some(0));
    let numbers: Option<Vec<Number>> = values.iter().map(|value| value.number.clone()).collect();
    let rise = |from: &Number, to: &Number| Some(to.clone() - from.clone());
    if let Some(numbers) = numbers {
        laws.extend(series::find("number", &numbers, rise));
    } else if let Some(means) = values.iter().map(PartizanValue::mean).collect::<Option<Vec<Number>>>() {
        laws.extend(series::find("mean", &means, rise));
    }
    laws
}

/// The number of a position by the sums that each player's moves leave, if all their parts have one, `number`, and the
/// sums of Left are below those of Right.
fn number_of<Position>(
    left: &[Vec<Position>],
    right: &[Vec<Position>],
    number: &dyn Fn(&Position) -> Option<Number>,
) -> Option<Number> {
    let best = |sums: &[Vec<Position>], better: Ordering| -> Option<Option<Number>> {
        let mut best: Option<Number> = None;
        for sum in sums {
            let mut total = Number::from(0);
            for part in sum {
                total += number(part)?;
            }
            if best.as_ref().is_none_or(|best| total.cmp(best) == better) {
                best = Some(total);
            }
        }
        Some(best)
    };
    let (left, right) = (best(left, Ordering::Greater)?, best(right, Ordering::Less)?);
    let is_number = left.as_ref().zip(right.as_ref()).is_none_or(|(left, right)| left < right);
    is_number.then(|| Number::simplest_between(left.as_ref(), right.as_ref()))
}

/// The whole sums after a move of `player`, each in order, and who moves next.
fn after<Position: Clone + Ord>(
    sum: &[Position],
    player: Player,
    rule: impl Fn(&Position, Player) -> Vec<Vec<Position>>,
) -> Vec<(Vec<Position>, Player)> {
    moves_in_one(sum, |part| rule(part, player))
        .into_iter()
        .map(|mut left| {
            left.sort_unstable();
            (left, player.other())
        })
        .collect()
}
