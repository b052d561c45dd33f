//! Positions with their values, as they are printed.

use std::fmt::{self, Debug, Display, Formatter};

use crate::laws::law::Conclusion;
use crate::laws::series;
use crate::partizan::value::PartizanValue;
use crate::play::meter::Stop;

/// Positions with their values, and what follows from these.
#[derive(Clone, Debug)]
pub struct Listing<Position> {
    /// The positions and their values.
    pub entries: Vec<(Position, PartizanValue)>,
    /// What follows from them, if they are a family.
    pub conclusions: Option<Vec<Conclusion>>,
    /// Where the table stopped before its end, if it did.
    pub stop: Option<Stop>,
    /// What is not known of all of them, and why.
    pub remark: Option<String>,
}

impl<Position> Listing<Position> {
    /// The values of all positions.
    ///
    /// # Panics
    /// If the table stopped before its end.
    pub fn values(self) -> Vec<PartizanValue> {
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

impl<Position: Debug> Display for Listing<Position> {
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
        match &self.conclusions {
            Some(conclusions) => write!(f, "{}", series::text(conclusions)),
            None => Ok(()),
        }
    }
}
