//! Players with different moves: who wins, and the number where there is one.

use std::cmp::Ordering;
use std::fmt::{Debug, Write};
use std::hash::Hash;

use crate::explore::memo::Memo;
use crate::games::{Number, Player};

/// A game of two players who have different moves, by the sums of positions that a move of each leaves.
pub struct Partizan<'a, Position> {
    rule: Box<dyn Fn(&Position, Player) -> Vec<Vec<Position>> + 'a>,
}

/// The game in which a move of each player leads from a position to one of the sums that `rule` gives for him. Who cannot
/// move loses.
///
/// ```
/// use grundy::explore::partizan;
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
    Partizan { rule: Box::new(rule) }
}

impl<Position: Clone + Ord + Hash + Debug> Partizan<'_, Position> {
    /// Of each of these positions, on a line of its own: which of the four classes it belongs to, and its number, if all
    /// options are numbers and those of Left are below those of Right; or 0, where the second player wins.
    ///
    /// # Panics
    /// If a line of play repeats a position.
    ///
    /// # Complexity
    /// Positions with a number, in the time that their moves take. Others are played as whole sums, of which there may
    /// be exponentially many.
    pub fn report(&self, of: impl IntoIterator<Item = Position>) -> String {
        let mut numbers: Memo<Position, Option<Number>> = Memo::new();
        let mut wins: Memo<(Vec<Position>, bool), bool> = Memo::new();
        let mut text = String::new();
        for position in of {
            let number = numbers.get(
                &position,
                |position| {
                    let options = |player| (self.rule)(position, player);
                    options(Player::Left).into_iter().chain(options(Player::Right)).flatten().collect()
                },
                |position, number| {
                    let best = |player, better: Ordering| -> Option<Option<Number>> {
                        let mut best: Option<Number> = None;
                        for sum in (self.rule)(position, player) {
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
                },
            );
            let mut wins_first = |left_moves: bool| {
                wins.get(
                    &(vec![position.clone()], left_moves),
                    |(sum, left_moves)| self.after(sum, *left_moves),
                    |(sum, left_moves), wins| self.after(sum, *left_moves).iter().any(|next| !wins(next)),
                )
            };
            let sign = number.as_ref().map(|number| number.cmp(&Number::from(0)));
            let (left, right) = match sign {
                Some(sign) => (sign == Ordering::Greater, sign == Ordering::Less),
                None => (wins_first(true), wins_first(false)),
            };
            let (class, number) = match (left, right) {
                (true, true) => ("the first player wins", None),
                (false, false) => ("the second player wins", Some(Number::from(0))),
                (true, false) => ("Left wins", number),
                (false, true) => ("Right wins", number),
            };
            let number = number.map(|number| format!(", number {number}")).unwrap_or_default();
            let _ = writeln!(text, "{position:?} {class}{number}");
        }
        text
    }

    /// The whole sums after a move, each in order, and whether Left is to move.
    fn after(&self, sum: &[Position], left_moves: bool) -> Vec<(Vec<Position>, bool)> {
        let player = if left_moves { Player::Left } else { Player::Right };
        let mut after = vec![];
        for (index, part) in sum.iter().enumerate() {
            for option in (self.rule)(part, player) {
                let mut next = [&sum[..index], &sum[index + 1..], &option].concat();
                next.sort_unstable();
                after.push((next, !left_moves));
            }
        }
        after
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, of: impl IntoIterator<Item = Position>) {
        print!("{}", self.report(of));
    }
}
