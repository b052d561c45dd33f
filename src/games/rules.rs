//! Rules of heaps that the library knows: their values without a list of options, and what a table of them proves.
//!
//! Use it where a program is told its rule, or where [`Grundy`](crate::games::Grundy) would have to list too many
//! moves.
//!
//! # What it finds
//! For a rule of heaps that has a name, the values of all heaps up to a bound, without a list of moves: for Nim,
//! Bachet's game, any finite set of numbers to take, octal games, Lasker's Nim, Grundy's game, and three ways of
//! turning coins. A table that is long enough proves a period of all values, where the rule is a set of numbers, and
//! for many octal games; other rules but Grundy's game have a formula.

use std::fmt::{self, Display, Formatter};

use crate::games::Octal;
use crate::games::coins::{mock_turtles_value, ruler_value};
use crate::games::rare::SplitTable;
use crate::games::splitting::lasker_value;
use crate::games::take_away::{TakeAway, bachet_value};

/// A rule of heaps that the library knows. A player who cannot move loses.
///
/// ```
/// use grundy::games::{KnownRule, Octal};
///
/// let kayles = KnownRule::Octal(Octal::parse("0.77").expect("a code"));
/// let proof = kayles.proof(&kayles.values(200)).expect("a period");
/// assert_eq!(proof.to_string(), "period 12 from n = 71");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownRule {
    /// To take any number of stones.
    Nim,
    /// To take 1 to this number of stones.
    UpTo(usize),
    /// To take one of these numbers of stones, none of them 0.
    TakeAway(Vec<usize>),
    /// Take some stones and perhaps split what is left, as the digits allow.
    Octal(Octal),
    /// To take any number of stones, or to split a heap into two.
    Lasker,
    /// To take any number of stones, and perhaps to split what is left.
    TakeAndSplit,
    /// To split a heap into two of different sizes.
    GrundysGame,
    /// To turn this number of neighbouring coins, not 0, the last of them from head to tail. A heap is a lone head, by
    /// its place from 1 on.
    Neighbours(usize),
    /// To turn one, two or three coins.
    MockTurtles,
    /// To turn any run of neighbouring coins.
    Ruler,
}

impl KnownRule {
    /// The values of the heaps 0 to `largest`. There is no coin at place 0; its value is 0.
    ///
    /// # Panics
    /// If a number that is not 0, as said at the rule, is 0.
    ///
    /// # Complexity
    /// That of [`TakeAway::values`], and of [`SplitTable::extend_to`] for octal games and Grundy's; O(`largest`) for
    /// all others.
    #[must_use]
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let coin = |value: fn(u64) -> u64| move |n| if n > 0 { value(n as u64) as usize } else { 0 };
        match self {
            Self::Nim | Self::TakeAndSplit => (0..=largest).collect(),
            Self::UpTo(most) => (0..=largest).map(|n| bachet_value(n, *most)).collect(),
            Self::TakeAway(moves) => TakeAway::new(moves).values(largest),
            Self::Octal(game) => game.values(largest),
            Self::Lasker => (0..=largest).map(lasker_value).collect(),
            Self::GrundysGame => {
                let mut table = SplitTable::grundys_game();
                table.extend_to(largest);
                table.values()
            }
            Self::Neighbours(count) => (0..=largest).map(|n| usize::from(n > 0 && n % count == 0)).collect(),
            Self::MockTurtles => (0..=largest).map(coin(mock_turtles_value)).collect(),
            Self::Ruler => (0..=largest).map(coin(ruler_value)).collect(),
        }
    }

    /// What these values, which are those of the rule, prove of all heaps: a period, or a closed form, which needs no
    /// values. The period is the smallest one, and its start the first place from which the values have it.
    ///
    /// ```
    /// use grundy::games::{KnownRule, Proof};
    ///
    /// let rule = KnownRule::TakeAway(vec![2, 5]);
    /// let proof = rule.proof(&rule.values(20));
    /// assert_eq!(proof, Some(Proof::Period { length: 7, start: 0, needed: 11 }));
    /// ```
    ///
    /// # Panics
    /// If a number that is not 0, as said at the rule, is 0.
    ///
    /// # Complexity
    /// O(n) time and memory, for a table of n values.
    #[must_use]
    pub fn proof(&self, values: &[usize]) -> Option<Proof> {
        let closed = |law: &str| Some(Proof::Formula(law.to_owned()));
        match self {
            Self::Nim | Self::TakeAndSplit => closed("n"),
            Self::UpTo(most) => Some(Proof::Formula(format!("n mod {}", *most as u128 + 1))),
            Self::TakeAway(moves) => {
                let game = TakeAway::new(moves);
                let (length, start) = game.period(values)?;
                Some(Proof::Period { length, start, needed: (start + length - 1).saturating_add(game.most()) })
            }
            Self::Octal(game) => {
                let (length, start) = game.period(values)?;
                Some(Proof::Period { length, start, needed: 2 * (start + length) + game.most() })
            }
            Self::Lasker => closed("n + 1 if n mod 4 = 3, n − 1 if n mod 4 = 0 and n > 0, else n"),
            Self::GrundysGame => None,
            Self::Neighbours(1) => closed("1 from n = 1"),
            Self::Neighbours(count) => Some(Proof::Formula(format!("1 if n mod {count} = 0, else 0 from n = 1"))),
            Self::MockTurtles => closed("the odious one of 2n − 2 and 2n − 1 from n = 1"),
            Self::Ruler => closed("the lowest set bit of n from n = 1"),
        }
    }
}

/// What is proven of the values of all heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They have this smallest period from a first heap on, as the values up to a heap prove.
    Period {
        /// The period.
        length: usize,
        /// The first heap.
        start: usize,
        /// The heap up to which values are needed.
        needed: usize,
    },
    /// The value of n is this formula.
    Formula(String),
}

impl Display for Proof {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Period { length, start, .. } => write!(f, "period {length} from n = {start}"),
            Self::Formula(formula) => write!(f, "g(n) = {formula}"),
        }
    }
}

impl Display for KnownRule {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Nim => write!(f, "Nim"),
            Self::UpTo(most) => write!(f, "to take 1 to {most}"),
            Self::TakeAway(moves) => write!(f, "to take a number out of {moves:?}"),
            Self::Octal(game) => write!(f, "octal {game}"),
            Self::Lasker => write!(f, "Lasker's Nim"),
            Self::TakeAndSplit => write!(f, "to take any number and perhaps to split the rest"),
            Self::GrundysGame => write!(f, "Grundy's game"),
            Self::Neighbours(count) => write!(f, "to turn {count} neighbouring coins"),
            Self::MockTurtles => write!(f, "Mock Turtles"),
            Self::Ruler => write!(f, "Ruler"),
        }
    }
}
