//! What games on positions of any type have in common: lists of positions, and families that depend on a number.

use std::fmt::{self, Debug, Display, Formatter};

use crate::law::Conclusion;
use crate::meter::{Budget, Meter, Stop};
use crate::series;

/// A game on positions of some type, each of which has a value.
pub trait Game {
    /// The type of a position.
    type Position: Debug;
    /// What is found of a position.
    type Value: Display + Clone;

    /// What it may take.
    fn budget(&self) -> Budget;

    /// The laws that fit the values of a family.
    fn laws(values: &[Self::Value]) -> Vec<Conclusion>;

    /// The values of these positions, or of as many first ones as the meter allows.
    #[doc(hidden)]
    fn run(&self, of: &[Self::Position], meter: &RunMeter) -> Vec<Self::Value>;

    /// What is to be said of all of them.
    #[doc(hidden)]
    fn remark(&self, _: &[(Self::Position, Self::Value)]) -> Option<String> {
        None
    }

    /// The values of these positions.
    ///
    /// # Panics
    /// As the [`report`](Self::report) does, and if the budget is used up.
    fn values(&self, of: impl IntoIterator<Item = Self::Position>) -> Vec<Self::Value> {
        self.report(of).values()
    }

    /// The values of these positions, or of as many first ones as the budget allows.
    ///
    /// # Panics
    /// If a line of play repeats a position, but for loopy games.
    fn report(&self, of: impl IntoIterator<Item = Self::Position>) -> Listing<Self::Position, Self::Value> {
        let mut positions: Vec<Self::Position> = of.into_iter().collect();
        let meter = RunMeter(Meter::new(self.budget(), positions.len()));
        let values = self.run(&positions, &meter);
        positions.truncate(values.len());
        let entries: Vec<_> = positions.into_iter().zip(values).collect();
        let remark = self.remark(&entries);
        Listing { entries, conclusions: vec![], stop: meter.0.stop(), remark, is_family: false }
    }

    /// Prints the [`report`](Self::report).
    fn show(&self, of: impl IntoIterator<Item = Self::Position>) {
        print!("{}", self.report(of));
    }

    /// The positions `at(0)`, `at(1)`, …: their table, and the laws that fit it.
    fn family<At: Fn(usize) -> Self::Position>(&self, at: At) -> Family<'_, Self, At> {
        Family { game: self, at }
    }
}

/// What a run has taken.
pub struct RunMeter(pub(crate) Meter);

/// Positions of a game that depend on a number.
pub struct Family<'g, G: ?Sized, At> {
    game: &'g G,
    at: At,
}

impl<G: Game + ?Sized, At: Fn(usize) -> G::Position> Family<'_, G, At> {
    /// The values of the positions of 0 to `largest`.
    ///
    /// # Panics
    /// As [`Game::values`] does.
    pub fn values(&self, largest: usize) -> Vec<G::Value> {
        self.game.values((0..=largest).map(&self.at))
    }

    /// The values of the positions of 0 to `largest`, or of as many as the budget allows, and the laws that fit them.
    ///
    /// # Panics
    /// As [`Game::report`] does.
    pub fn report(&self, largest: usize) -> Listing<G::Position, G::Value> {
        let mut listing = self.game.report((0..=largest).map(&self.at));
        let values: Vec<G::Value> = listing.entries.iter().map(|(_, value)| value.clone()).collect();
        listing.conclusions = G::laws(&values);
        listing.is_family = true;
        listing
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, largest: usize) {
        print!("{}", self.report(largest));
    }
}

/// Positions with their values, and what follows from these.
#[derive(Clone, Debug)]
pub struct Listing<Position, Value> {
    /// The positions and their values.
    pub entries: Vec<(Position, Value)>,
    /// What follows from them, if they are a family.
    pub conclusions: Vec<Conclusion>,
    /// Where the table stopped before its end, if it did.
    pub stop: Option<Stop>,
    /// What is not known of all of them, and why.
    pub remark: Option<String>,
    is_family: bool,
}

impl<Position, Value> Listing<Position, Value> {
    /// The values of all positions.
    ///
    /// # Panics
    /// If the table stopped before its end.
    pub fn values(self) -> Vec<Value> {
        if let Some(stop) = &self.stop {
            panic!("{stop}");
        }
        self.entries.into_iter().map(|(_, value)| value).collect()
    }

    /// Whether the table is as long as was asked for.
    pub fn is_complete(&self) -> bool {
        self.stop.is_none()
    }
}

impl<Position: Debug, Value: Display> Display for Listing<Position, Value> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        for (position, value) in &self.entries {
            writeln!(f, "{position:?} {value}")?;
        }
        if let Some(remark) = &self.remark {
            writeln!(f, "{remark}")?;
        }
        if let Some(stop) = &self.stop {
            writeln!(f, "{stop}")?;
        }
        match self.is_family {
            true => write!(f, "{}", series::text(&self.conclusions)),
            false => Ok(()),
        }
    }
}
