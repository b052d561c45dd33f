//! Rules of heaps that the library knows: their values without a list of options, and what these prove.

use std::fmt::{self, Display, Formatter};

use crate::explore::conclusion::Conclusion;
use crate::explore::report::{Proof, Report};
use crate::games::Octal;
use crate::games::coins::{mock_turtles_value, ruler_value};
use crate::games::sg::mex;
use crate::games::splitting::lasker_value;
use crate::games::take_away::{bachet_value, take_away_period, take_away_values};

/// A rule of heaps that the library knows. Who cannot move loses.
///
/// Use it where [`heaps`](crate::explore::heaps()) would have to list too many options.
///
/// ```
/// use grundy::explore::Rule;
/// use grundy::games::Octal;
///
/// let kayles = Rule::Octal(Octal::parse("0.77").expect("a code"));
/// assert!(kayles.report(3000).to_string().contains("proven: period 12 from n = 71"));
/// ```
#[derive(Clone, Debug)]
pub enum Rule {
    /// To take any number of stones.
    Nim,
    /// To take 1 to this number of stones.
    UpTo(usize),
    /// To take one of these numbers of stones, none of them 0.
    TakeAway(Vec<usize>),
    /// To take some stones and perhaps to split what is left, as the digits allow.
    Octal(Octal),
    /// To take any number of stones, or to split a heap into two.
    Lasker,
    /// To take any number of stones, and perhaps to split what is left.
    TakeAndSplit,
    /// To split a heap into two of different sizes.
    Grundy,
    /// To turn this number of neighbouring coins, not 0, the last of them from head to tail. A heap is a lone head, by
    /// its place from 1 on.
    Neighbours(usize),
    /// To turn one, two or three coins.
    MockTurtles,
    /// To turn any run of neighbouring coins.
    Ruler,
}

impl Rule {
    /// The values of the heaps 0 to `largest`. There is no coin at place 0; its value is 0.
    ///
    /// # Panics
    /// If a number that is not 0, as said at the rule, is 0.
    ///
    /// # Complexity
    /// That of [`take_away_values`] and of [`Octal::values`]; O(`largest`²) for Grundy's game, O(`largest`) for all
    /// others.
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let coin = |value: fn(u64) -> u64| move |n| if n > 0 { value(n as u64) as usize } else { 0 };
        match self {
            Self::Nim | Self::TakeAndSplit => (0..=largest).collect(),
            Self::UpTo(most) => (0..=largest).map(|n| bachet_value(n, *most)).collect(),
            Self::TakeAway(moves) => take_away_values(moves, largest),
            Self::Octal(game) => game.values(largest),
            Self::Lasker => (0..=largest).map(lasker_value).collect(),
            Self::Grundy => {
                let mut values = vec![];
                for n in 0..=largest {
                    values.push(mex((1..n.div_ceil(2)).map(|part| values[part] ^ values[n - part])));
                }
                values
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
    /// use grundy::explore::Rule;
    ///
    /// let rule = Rule::TakeAway(vec![2, 5]);
    /// let proven = rule.proven(&rule.values(20)).expect("a period");
    /// assert_eq!(proven.law, "period 7 from n = 0");
    /// assert_eq!(proven.ground, "to take a number out of [2, 5], the values up to 11 prove it");
    /// ```
    ///
    /// # Panics
    /// If there is no number to take.
    ///
    /// # Complexity
    /// O(n) time for each p up to the period, or for each p < n, for a table of n values.
    pub fn proven(&self, values: &[usize]) -> Option<Conclusion> {
        self.proof(values).map(|proof| proof.under(&self.to_string()))
    }

    pub(super) fn proof(&self, values: &[usize]) -> Option<Proof> {
        let closed = |law: &str, like| {
            let reason = format!("proven at {like}");
            Some(Proof { law: format!("g(n) = {law}"), period: None, like, reason })
        };
        let periodic = |(period, start), needed: usize, like| {
            let law = format!("period {period} from n = {start}");
            Proof { law, period: Some((period, start)), like, reason: format!("the values up to {needed} prove it") }
        };
        match self {
            Self::Nim => closed("n", "nim"),
            Self::TakeAndSplit => closed("n", "p9387"),
            Self::UpTo(most) => closed(&format!("n mod {}", *most as u128 + 1), "cses_nim_game_2"),
            Self::TakeAway(moves) => {
                let found = take_away_period(moves, values)?;
                let most = moves.iter().max()?;
                Some(periodic(found, found.0 + found.1 + most - 1, "hdu1536, cses_stick_game"))
            }
            Self::Octal(game) => {
                let found = game.period(values)?;
                Some(periodic(found, 2 * (found.0 + found.1) + game.most(), "cf305e, cf1704f"))
            }
            Self::Lasker => closed("n + 1 if n mod 4 = 3, n − 1 if n mod 4 = 0 and n > 0, else n", "hdu3032"),
            Self::Grundy => None,
            Self::Neighbours(1) => closed("1 from n = 1", "coin_turning"),
            Self::Neighbours(count) => closed(&format!("1 if n mod {count} = 0, else 0 from n = 1"), "coin_turning"),
            Self::MockTurtles => closed("the odious one of 2n − 2 and 2n − 1 from n = 1", "hdu3537"),
            Self::Ruler => closed("the lowest set bit of n from n = 1", "coin_turning"),
        }
    }

    /// The table of the heaps 0 to `largest`, and what follows from it.
    ///
    /// # Panics
    /// As [`values`](Self::values) does, and where there is no number to take.
    ///
    /// # Complexity
    /// That of [`values`](Self::values), and at most O(n²) for the laws of n values.
    pub fn report(&self, largest: usize) -> Report {
        let values = self.values(largest);
        let proven = self.proof(&values).map(|proof| (proof, self.to_string()));
        Report::new(values, proven)
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, largest: usize) {
        print!("{}", self.report(largest));
    }
}

impl Display for Rule {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Nim => write!(f, "Nim"),
            Self::UpTo(most) => write!(f, "to take 1 to {most}"),
            Self::TakeAway(moves) => write!(f, "to take a number out of {moves:?}"),
            Self::Octal(game) => write!(f, "octal {game}"),
            Self::Lasker => write!(f, "Lasker's Nim"),
            Self::TakeAndSplit => write!(f, "to take any number and perhaps to split the rest"),
            Self::Grundy => write!(f, "Grundy's game"),
            Self::Neighbours(count) => write!(f, "to turn {count} neighbouring coins"),
            Self::MockTurtles => write!(f, "Mock Turtles"),
            Self::Ruler => write!(f, "Ruler"),
        }
    }
}
