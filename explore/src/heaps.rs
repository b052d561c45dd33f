//! Heaps of which a move changes one: the values of all sizes, and what they prove.

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::{Clock, PATIENCE};
use crate::parts::{falls_apart, moves_in_one, whole_play};
use crate::report::Report;
use crate::rule;
use grundy::games::sg::mex;
use grundy::games::{Grundy, KnownRule, Octal, Outcome};

/// A game of heaps, by the lists of heaps that a move leaves of one.
pub struct Heaps<'a> {
    rule: Options<'a>,
    end: Option<End<'a>>,
    last_move_loses: bool,
    seconds: u64,
}

type Options<'a> = Box<dyn Fn(usize) -> Vec<Vec<usize>> + 'a>;
type End<'a> = Box<dyn Fn(usize) -> Option<Outcome> + 'a>;

/// The game in which a move makes of a heap one of the lists of heaps that `rule` gives. Who cannot move loses.
///
/// ```
/// use explore::heaps;
///
/// // Take one stone, or split into two equal heaps.
/// let game = heaps(|n| match n {
///     0 => vec![],
///     _ if n % 2 == 0 => vec![vec![n - 1], vec![n / 2, n / 2]],
///     _ => vec![vec![n - 1]],
/// });
/// assert_eq!(game.values(6), [0, 1, 2, 0, 1, 0, 1]);
/// ```
pub fn heaps<'a>(rule: impl Fn(usize) -> Vec<Vec<usize>> + 'a) -> Heaps<'a> {
    Heaps { rule: Box::new(rule), end: None, last_move_loses: false, seconds: PATIENCE }
}

impl<'a> Heaps<'a> {
    /// Now who makes the last move loses. Then a heap has no value, but is won, 1, or lost, 0, where it lies alone. The
    /// report also says whether sums follow Nim's rule for misère play.
    ///
    /// ```
    /// use explore::heaps;
    ///
    /// // Take one or two stones; who takes the last one loses.
    /// let game = heaps(|n| (1..=n.min(2)).map(|taken| vec![n - taken]).collect()).misere();
    /// assert_eq!(game.values(7), [1, 0, 1, 1, 0, 1, 1, 0]);
    /// let report = game.report(30).to_string();
    /// assert!(report.contains("sums follow the values of their parts by the rule of misère Nim"));
    /// ```
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Now the game is over where some heap has an outcome by `end`: that of the player to move. A heap is won, 1, or
    /// lost, 0, where it lies alone.
    ///
    /// ```
    /// use explore::heaps;
    /// use grundy::games::Outcome;
    ///
    /// // Split a heap; who leaves a single stone has lost.
    /// let no_single = heaps(|n| (1..n).map(|part| vec![part, n - part]).collect());
    /// let no_single = no_single.ending(|n| (n == 1).then_some(Outcome::Win));
    /// assert_eq!(no_single.values(8)[2..], [0, 0, 1, 1, 1, 0, 1]);
    /// ```
    ///
    /// # Panics
    /// When a table is made, if an outcome is a draw.
    pub fn ending(mut self, end: impl Fn(usize) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    /// Now a table stops after this number of seconds; at first, after 30.
    pub fn within(mut self, seconds: u64) -> Self {
        self.seconds = seconds;
        self
    }

    /// The values of the heaps 0 to `largest`, or of as many as time allows.
    ///
    /// # Panics
    /// If a line of play repeats a heap.
    ///
    /// # Complexity
    /// O(`largest` + the sizes of all lists). Where the last move loses or the game ends early, sums are played as a
    /// whole, which takes exponential time if a heap is split.
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let clock = Clock::new(self.seconds, largest + 1);
        self.run(largest, &clock).0
    }

    /// The values, and the rule as it was seen.
    fn run(&self, largest: usize, clock: &Clock) -> (Vec<usize>, Seen) {
        let mut values: Vec<usize> = vec![];
        let mut seen = Seen::default();
        let mut whole = (self.last_move_loses || self.end.is_some()).then(|| self.by_play(clock));
        let mut grundy = Grundy::of_sums(|&heap: &usize| clock.unless_up(|| (self.rule)(heap)));
        for heap in 0..=largest {
            let options = (self.rule)(heap);
            let value = match &mut whole {
                Some(play) => usize::from(play(&[heap])),
                // A heap may become a larger one.
                None if options.iter().flatten().any(|&part| part >= heap) => grundy.value(&heap),
                None => mex(options.iter().map(|sum| sum.iter().fold(0, |value, &part| value ^ values[part]))),
            };
            if clock.is_up() {
                break;
            }
            clock.step();
            seen.see(heap, &options);
            values.push(value);
        }
        (values, seen)
    }

    /// Plays sums as a whole, by the bare rule: whether the player to move wins.
    fn by_play<'b>(&'b self, clock: &'b Clock) -> impl FnMut(&[usize]) -> bool + 'b {
        whole_play(
            |heaps: &[usize]| moves_in_one(heaps, |&heap| clock.unless_up(|| (self.rule)(heap))),
            |heaps| self.end.as_ref().and_then(|end| heaps.iter().find_map(|&heap| end(heap))),
            self.last_move_loses,
        )
    }

    /// The table of the heaps 0 to `largest`, and what follows from it.
    ///
    /// # Panics
    /// As [`values`](Self::values) does.
    ///
    /// # Complexity
    /// That of [`values`](Self::values), and at most O(n²) for the laws of n values. Where the last move loses or the
    /// game ends early, also that of playing all sums of three heaps up to 5.
    pub fn report(&self, largest: usize) -> Report {
        let clock = Clock::new(self.seconds, largest + 1);
        let (values, seen) = self.run(largest, &clock);
        let is_sum_game = !self.last_move_loses && self.end.is_none();
        let report = if is_sum_game { of_seen(values, &seen) } else { Report::of(values) };
        let mut report = report.with_note(clock.note());
        if !is_sum_game {
            let own = heaps(|heap| match self.end.as_ref().and_then(|end| end(heap)) {
                None => (self.rule)(heap),
                Some(Outcome::Win) => vec![vec![]],
                Some(_) => vec![],
            });
            let values = own.values(5);
            let clock = Clock::new(self.seconds, 0);
            report.conclusions.push(falls_apart(&values, 3, self.last_move_loses, &clock, self.by_play(&clock)));
        }
        report
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, largest: usize) {
        print!("{}", self.report(largest));
    }
}

/// An octal game, as far as a rule was seen to be one.
#[derive(Default)]
struct Seen {
    digits: Vec<u8>,
    /// The places of those that are not 0.
    allowed: BTreeSet<usize>,
    is_other: bool,
}

impl Seen {
    /// Compares the options of the next heap with those that the digits allow, and reads the digits that show first
    /// here.
    fn see(&mut self, heap: usize, options: &[Vec<usize>]) {
        self.digits.push(0);
        if self.is_other {
            return;
        }
        // By stones taken and heaps left, how many options there are. Empty heaps are none.
        let mut counts: BTreeMap<usize, [usize; 3]> = self.allowed.iter().map(|&taken| (taken, [0; 3])).collect();
        let mut different = BTreeSet::new();
        for option in options {
            let mut parts: Vec<usize> = option.iter().copied().filter(|&part| part > 0).collect();
            parts.sort_unstable();
            let left: usize = parts.iter().sum();
            if parts.len() > 2 || left > heap {
                self.is_other = true;
                return;
            }
            let place = (heap - left, parts.len());
            if different.insert(parts) {
                counts.entry(place.0).or_default()[place.1] += 1;
            }
        }
        for (taken, count) in counts {
            let left = heap - taken;
            for (parts, &found) in count.iter().enumerate() {
                let all = [usize::from(left == 0), usize::from(left > 0), left / 2][parts];
                // With so many stones left, it shows for the first time whether this is allowed.
                if left == parts && found == all && found > 0 {
                    self.digits[taken] |= 1 << parts;
                    self.allowed.insert(taken);
                }
                let expected = if self.digits[taken] >> parts & 1 == 1 { all } else { 0 };
                self.is_other |= found != expected;
            }
        }
        // A heap must not be left as it is.
        self.is_other |= self.digits[0] & 3 > 0 && heap > 0;
    }

    /// The rule that this was as far as run, if it is known; these are its values.
    fn rule(&self, values: &[usize]) -> Option<KnownRule> {
        if self.is_other || values.len() < 2 {
            return None;
        }
        // The last digits have not shown whole yet.
        let known = self.digits.len() - 2;
        let all = |first: u8, others: u8| {
            known > 8 && self.digits[0] == first && self.digits[1..known].iter().all(|&digit| digit == others)
        };
        if all(0, 3) {
            return Some(KnownRule::Nim);
        }
        if all(0, 7) {
            return Some(KnownRule::TakeAndSplit);
        }
        if all(4, 3) && KnownRule::Lasker.values(known - 1) == values[..known] {
            return Some(KnownRule::Lasker);
        }
        if self.digits.iter().all(|digit| [0, 3].contains(digit)) {
            let moves: Vec<usize> = (0..self.digits.len()).filter(|&taken| self.digits[taken] > 0).collect();
            return (!moves.is_empty()).then_some(KnownRule::TakeAway(moves));
        }
        Octal::new(self.digits.clone()).map(KnownRule::Octal)
    }
}

/// The report on the values of a rule that was `seen`. What proves a law is right if the rule goes on like this.
fn of_seen(values: Vec<usize>, seen: &Seen) -> Report {
    let proven = seen.rule(&values).and_then(|rule| {
        let condition = format!("as far as run, your rule is {rule}; if it is that for all n");
        rule::proven(&rule, &values, &condition)
    });
    Report::new(values, proven)
}
