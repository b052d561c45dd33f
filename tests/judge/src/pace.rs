//! How many of a stage's cases are tried where each takes long.

use std::time::{Duration, Instant};

/// So long the small cases may take, and all dialogues that are not of the largest size.
pub const STAGE: Duration = Duration::from_secs(4);

/// A stage that goes through its cases from small to large. After half of its time it leaves out some of those to come,
/// evenly, so that it ends in time.
pub struct Pace {
    since: Instant,
    time: Duration,
    cases: usize,
    /// The case at half-time.
    half: Option<usize>,
    /// How many cases had no turn, or not the whole of it.
    left_out: usize,
}

impl Pace {
    /// A stage of so many cases that may take so long; none is left out if it is `full`.
    pub fn new(time: Duration, cases: usize, full: bool) -> Self {
        Self::within(if full { Duration::MAX } else { time }, cases)
    }

    /// A stage of so many cases that may take so long.
    pub fn within(time: Duration, cases: usize) -> Self {
        Self { since: Instant::now(), time, cases, half: None, left_out: 0 }
    }

    /// Whether it is the turn of the case of this index.
    pub fn has_turn(&mut self, index: usize) -> bool {
        let half = self.time.as_secs_f64() / 2.0;
        let late = self.since.elapsed().as_secs_f64() - half;
        if late <= 0.0 {
            return true;
        }
        let first = *self.half.get_or_insert(index);
        let done = first as f64 + (self.cases - first) as f64 * late / half;
        if (index as f64) < done {
            self.left_out += 1;
        }
        index as f64 >= done
    }

    /// When the case that has its turn is to end, if ever: one of many dialogues may take a tenth of the time left.
    pub fn end(&self) -> Option<Instant> {
        Instant::now().checked_add(self.time.saturating_sub(self.since.elapsed()) / 10)
    }

    /// The case that had its turn has not come to its end.
    pub fn cut(&mut self) {
        self.left_out += 1;
    }

    /// How many cases were tried wholly.
    pub fn tried(&self) -> usize {
        self.cases - self.left_out
    }

    /// How many cases were tried, of how many, in how many seconds; nothing where all were.
    pub fn described(&self) -> Option<String> {
        let (tried, cases, time) = (self.tried(), self.cases, self.time.as_secs_f64());
        (tried < cases).then(|| format!("{tried} of {cases} in {time:.0} s; --full tries all"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;

    #[test]
    fn a_fast_program_gets_all() {
        let mut pace = Pace::new(STAGE, 1000, false);
        assert!((0..1000).all(|index| pace.has_turn(index)));
        assert_eq!(pace.described(), None);
    }

    #[test]
    fn a_slow_program_gets_the_smallest_and_some_of_the_others() {
        let mut pace = Pace::within(Duration::from_millis(400), 1000);
        let mut had = vec![];
        for index in 0..1000 {
            if pace.has_turn(index) {
                had.push(index);
                sleep(Duration::from_millis(20));
            }
        }
        assert!(had[..5] == [0, 1, 2, 3, 4] && had.len() <= 25, "{had:?}");
        assert!(*had.last().expect("there is one") > 700, "{had:?}");
        assert_eq!(pace.left_out, 1000 - had.len());
    }
}
