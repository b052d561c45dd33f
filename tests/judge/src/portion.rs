//! How much of the evidence a run tries.

use std::env;
use std::time::Duration;

use rand::seq::SliceRandom;

use crate::pace::Pace;

/// How deep a run of all problems looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Every program on what stands in `testdata`, and a part of the evidence for a few.
    Samples,
    /// A part of the evidence for all.
    Part,
    /// All of the evidence.
    Full,
}

impl Depth {
    /// What the variable `EVIDENCE` asks for: nothing, `part` or `full`.
    ///
    /// # Errors
    /// If it is another word.
    pub fn asked() -> Result<Self, String> {
        Self::of(&env::var_os("EVIDENCE").unwrap_or_default().to_string_lossy())
    }

    /// The same of this value. `set EVIDENCE=part && …` of Windows puts a blank behind it.
    fn of(word: &str) -> Result<Self, String> {
        match word.trim() {
            "" => Ok(Self::Samples),
            "part" => Ok(Self::Part),
            "full" => Ok(Self::Full),
            _ => Err(format!("EVIDENCE is {word:?}: expected \"part\" or \"full\"")),
        }
    }
}

/// How much a run tries of what there are many of; what is chosen is chosen by a fixed seed.
pub struct Portion {
    /// Inputs of a family, or cases of a match.
    pub inputs: usize,
    /// How long a family or a match may take: some of it is left out then, evenly.
    pub time: Duration,
    /// How long a second algorithm is tried on a family, and on until it has answered one input.
    pub second_time: Duration,
    /// How much is played out for games of the machine, as `kit::work` counts it, and on until it has played once: not
    /// how long, as what is tried must not depend on the machine.
    pub play_work: u64,
    /// Positions that are compared with what a theorem says of them.
    pub positions: usize,
    /// Worst inputs of a problem.
    pub worst: usize,
    /// Tokens of a case that are spoilt, one after the other.
    pub tokens: usize,
    /// Whether lemmas are tested that take long.
    pub long_lemmas: bool,
}

impl Portion {
    /// All there is. Some second algorithms are slow, as they are made for a single large input.
    pub const ALL: Self = Self {
        inputs: usize::MAX,
        time: Duration::MAX,
        second_time: Duration::from_millis(500),
        play_work: 300_000,
        positions: 1000,
        worst: usize::MAX,
        tokens: 30,
        long_lemmas: true,
    };

    /// A part of each family, where a problem is asked for by its name.
    pub const OF_ONE: Self = Self {
        inputs: 30,
        time: Duration::from_millis(300),
        second_time: Duration::from_millis(200),
        play_work: 100_000,
        positions: 120,
        tokens: 2,
        long_lemmas: false,
        ..Self::ALL
    };

    /// The same for all problems, of whose worst inputs one is tried.
    pub const OF_EACH: Self = Self { worst: 1, ..Self::OF_ONE };
}

impl Portion {
    /// What is tried of a family or a match of so many, as long as there is time.
    pub fn of_family(&self, count: usize) -> impl Iterator<Item = usize> + use<> {
        let chosen = chosen(count, self.inputs);
        let mut pace = Pace::within(self.time, chosen.len());
        chosen.into_iter().enumerate().filter(move |(turn, _)| pace.has_turn(*turn)).map(|(_, index)| index)
    }
}

/// At most `most` of the indices below `count`, chosen by a fixed seed, in order.
pub fn chosen(count: usize, most: usize) -> Vec<usize> {
    chosen_by(count, most, 1)
}

/// The same by another seed.
pub fn chosen_by(count: usize, most: usize, seed: u64) -> Vec<usize> {
    let mut chosen: Vec<usize> = (0..count).collect();
    if count > most {
        chosen.shuffle(&mut kit::seeded(seed));
        chosen.truncate(most);
        chosen.sort_unstable();
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::Depth;

    #[test]
    fn a_blank_behind_the_depth_does_not_count() {
        assert_eq!(
            ["", "part", "part ", "full"].map(Depth::of).map(Result::ok).map(Option::unwrap),
            [Depth::Samples, Depth::Part, Depth::Part, Depth::Full]
        );
        assert_eq!(Depth::of("all"), Err("EVIDENCE is \"all\": expected \"part\" or \"full\"".to_owned()));
    }
}
