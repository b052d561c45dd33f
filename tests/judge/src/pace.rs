//! How many of a stage's cases are tried where each takes long.

use std::time::{Duration, Instant};

/// So much CPU time a program may take for the small cases, and for all dialogues that are not of the largest size.
pub const STAGE: Duration = Duration::from_secs(4);

/// By the clock on the wall a stage of so much CPU time takes no more than so many times as long: where the machine is
/// busy, or the program sleeps.
const BUSY: u32 = 20;

/// A stage that goes through its cases from small to large. After half of its time it leaves out some of those to come,
/// evenly, so that it ends in time.
pub struct Pace {
    since: Instant,
    time: Duration,
    /// The CPU time that was used, where this is what counts.
    used: Option<Duration>,
    cases: usize,
    /// The case at half-time.
    half: Option<usize>,
    /// How many cases had no turn, or not the whole of it.
    left_out: usize,
}

impl Pace {
    /// A stage of so many cases that may take so much CPU time, which [`spend`](Self::spend) is told; none is left out
    /// if it is `full`.
    pub fn of_cpu(time: Duration, cases: usize, full: bool) -> Self {
        let time = if full { Duration::MAX } else { time };
        Self { used: Some(Duration::ZERO), ..Self::within(time, cases) }
    }

    /// A stage of so many cases that may take so long by the clock on the wall.
    pub fn within(time: Duration, cases: usize) -> Self {
        Self { since: Instant::now(), time, used: None, cases, half: None, left_out: 0 }
    }

    /// The program has used so much CPU time.
    pub fn spend(&mut self, cpu: Duration) {
        self.used = self.used.map(|used| used + cpu);
    }

    /// What of the time is spent.
    fn spent(&self) -> Duration {
        let elapsed = self.since.elapsed();
        self.used.map_or(elapsed, |used| used.max(elapsed / BUSY))
    }

    /// What of the time is left.
    pub fn left(&self) -> Duration {
        self.time.saturating_sub(self.spent())
    }

    /// Whether it is the turn of the case of this index.
    pub fn has_turn(&mut self, index: usize) -> bool {
        let half = self.time.as_secs_f64() / 2.0;
        let late = self.spent().as_secs_f64() - half;
        if late <= 0.0 {
            return true;
        }
        let first = *self.half.get_or_insert(index);
        let done = first as f64 + (self.cases - first) as f64 * late / half;
        let has_turn = index as f64 + 1.0 > done;
        self.left_out += usize::from(!has_turn);
        has_turn
    }

    /// How much may be left when the case that has its turn is to end: one of many dialogues may take a tenth of the
    /// time.
    pub fn end(&self) -> Duration {
        self.left() / 10 * 9
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
        let of = if self.used.is_some() { " of CPU time" } else { "" };
        (tried < cases).then(|| format!("{tried} of {cases} in {time:.0} s{of}; --full tries all"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;

    #[test]
    fn a_fast_program_gets_all() {
        let mut pace = Pace::of_cpu(STAGE, 1000, false);
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

    #[test]
    fn what_another_program_takes_does_not_count() {
        let mut pace = Pace::of_cpu(Duration::from_millis(100), 100, false);
        let waiting = (0..10).filter(|&index| pace.has_turn(index)).inspect(|_| sleep(Duration::from_millis(20)));
        assert_eq!(waiting.count(), 10);
        let mut working = 0;
        for index in 10..100 {
            if pace.has_turn(index) {
                pace.spend(Duration::from_millis(10));
                working += 1;
            }
        }
        assert!((7..=10).contains(&working), "{working}");
        let words = pace.described().expect("some are left out");
        assert!(words.ends_with(" of 100 in 0 s of CPU time; --full tries all"), "{words}");
    }

    #[test]
    fn what_only_sleeps_comes_to_its_end() {
        let mut pace = Pace::of_cpu(Duration::from_millis(10), 1000, false);
        let tried = (0..1000).filter(|&index| pace.has_turn(index)).inspect(|_| sleep(Duration::from_millis(10)));
        let tried = tried.count();
        assert!((5..=21).contains(&tried), "{tried}");
    }
}
