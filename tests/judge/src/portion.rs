//! How much of the evidence a run tries.

use std::mem;
use std::time::{Duration, Instant};

use rand::seq::SliceRandom;

/// How much a run tries of what there are many of; what is chosen is chosen by a fixed seed.
pub struct Portion {
    /// Inputs of a family, or cases of a match.
    pub inputs: usize,
    /// How long a family or a match is tried, but one input or case at least.
    pub time: Duration,
    /// How long a second algorithm is tried on a family, and on until it has answered one input.
    pub second_time: Duration,
    /// How long the machine plays the game of a problem, and on until it has played once.
    pub play_time: Duration,
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
        play_time: Duration::from_millis(200),
        worst: usize::MAX,
        tokens: 30,
        long_lemmas: true,
    };

    /// A part of each family, where a problem is asked for by its name.
    pub const OF_ONE: Self = Self {
        inputs: 30,
        time: Duration::from_millis(300),
        second_time: Duration::from_millis(200),
        play_time: Duration::from_millis(80),
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
        let (since, time, mut is_first) = (Instant::now(), self.time, true);
        let in_time = move |_: &usize| mem::take(&mut is_first) || since.elapsed() < time;
        chosen(count, self.inputs).into_iter().take_while(in_time)
    }
}

/// At most `most` of the indices below `count`, chosen by a fixed seed: all in order, or some as they are drawn.
pub fn chosen(count: usize, most: usize) -> Vec<usize> {
    drawn(count, most, 1)
}

/// The same by another seed, in order.
pub fn chosen_by(count: usize, most: usize, seed: u64) -> Vec<usize> {
    let mut chosen = drawn(count, most, seed);
    chosen.sort_unstable();
    chosen
}

fn drawn(count: usize, most: usize, seed: u64) -> Vec<usize> {
    let mut drawn: Vec<usize> = (0..count).collect();
    if count > most {
        drawn.shuffle(&mut kit::seeded(seed));
        drawn.truncate(most);
    }
    drawn
}
