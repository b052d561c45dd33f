//! Heaps of which a move changes one: the values of all sizes, and what they prove.

use std::collections::{BTreeMap, BTreeSet};

use crate::laws::law::Standing;
use crate::laws::quotient::{Quotient, quotient};
use crate::play::memo::{Memo, grundy_value};
use crate::play::meter::{Budget, Meter, Stop, budget};
use crate::play::whole::{moves_in_one, whole_play};
use crate::rules::theorem;
use crate::tables::parts::of_heaps;
use crate::tables::report::Report;
use grundy::games::sg::mex;
use grundy::games::{KnownRule, Octal, Outcome};

/// A game of heaps, by the lists of heaps that a move leaves of one.
pub struct Heaps<'a> {
    rule: Options<'a>,
    end: Option<End<'a>>,
    last_move_loses: bool,
    budget: Budget,
}

type Options<'a> = Box<dyn Fn(usize) -> Vec<Vec<usize>> + 'a>;
type End<'a> = Box<dyn Fn(usize) -> Option<Outcome> + 'a>;

/// The game in which a move makes of a heap one of the lists of heaps that `rule` gives. A player who cannot move
/// loses.
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
    Heaps { rule: Box::new(rule), end: None, last_move_loses: false, budget: Budget::default() }
}

impl<'a> Heaps<'a> {
    /// Makes the last move lose. Then a heap has no value, but is won, 1, or lost, 0, where it lies alone. The
    /// report also says whether sums follow Nim's rule for misère play.
    ///
    /// ```
    /// use explore::heaps;
    ///
    /// // Take one or two stones; the player who takes the last one loses.
    /// let game = heaps(|n| (1..=n.min(2)).map(|taken| vec![n - taken]).collect()).misere();
    /// assert_eq!(game.values(7), [1, 0, 1, 1, 0, 1, 1, 0]);
    /// let report = game.report(30).to_string();
    /// assert!(report.contains("sums follow the values of their parts by the rule of misère Nim"));
    /// ```
    #[must_use]
    pub fn misere(mut self) -> Self {
        self.last_move_loses = true;
        self
    }

    /// Ends the game where some heap has an outcome by `end`, that of the player to move. A heap is won, 1, or
    /// lost, 0, where it lies alone.
    ///
    /// ```
    /// use explore::heaps;
    /// use grundy::games::Outcome;
    ///
    /// // Split a heap; a player who leaves a single stone has lost.
    /// let no_single = heaps(|n| (1..n).map(|part| vec![part, n - part]).collect());
    /// let no_single = no_single.ending(|n| (n == 1).then_some(Outcome::Win));
    /// assert_eq!(no_single.values(8)[2..], [0, 0, 1, 1, 1, 0, 1]);
    /// ```
    ///
    /// # Panics
    /// When a table is made, if an outcome is a draw.
    #[must_use]
    pub fn ending(mut self, end: impl Fn(usize) -> Option<Outcome> + 'a) -> Self {
        self.end = Some(Box::new(end));
        self
    }

    budget!();

    /// The values of the heaps 0 to `largest`.
    ///
    /// # Panics
    /// If a line of play repeats a heap, if more is left than there can be, or if the budget is used up: a
    /// [`report`](Self::report) has what is there.
    ///
    /// # Complexity
    /// O(`largest` + the sizes of all lists). Where the last move loses or the game ends early, sums are played as a
    /// whole, which takes exponential time if a heap is split.
    pub fn values(&self, largest: usize) -> Vec<usize> {
        let (values, stop) = self.played(largest);
        if let Some(stop) = stop {
            panic!("{stop}");
        }
        values
    }

    /// The values that the budget allows, and where it stopped them.
    pub(crate) fn played(&self, largest: usize) -> (Vec<usize>, Option<Stop>) {
        let meter = Meter::new(self.budget, largest + 1);
        let values = self.run(largest, &meter, |_, _| {});
        (values, meter.stop())
    }

    /// The values; what a move leaves of each heap is shown to `see`.
    fn run(&self, largest: usize, meter: &Meter, mut see: impl FnMut(usize, &[Vec<usize>])) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        let mut whole = (self.last_move_loses || self.end.is_some()).then(|| self.by_play(meter));
        let mut memo = Memo::new();
        for heap in 0..=largest {
            let options = self.options(heap);
            let value = match &mut whole {
                Some(play) => usize::from(play(&[heap])),
                // A heap may become a larger one.
                None if options.iter().flatten().any(|&part| part >= heap) => {
                    grundy_value(&mut memo, &heap, |&heap| meter.unless_up(|| self.options(heap), Vec::len))
                }
                None => {
                    // Nothing of this is remembered.
                    meter.uses(1 + options.iter().map(|sum| 1 + sum.len()).sum::<usize>() / 8);
                    mex(options.iter().map(|sum| sum.iter().fold(0, |value, &part| value ^ values[part])))
                }
            };
            if meter.is_up() {
                break;
            }
            meter.step();
            see(heap, &options);
            values.push(value);
        }
        values
    }

    /// What the rule leaves of a heap.
    ///
    /// # Panics
    /// If this is more than anybody can mean.
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let options = (self.rule)(heap);
        if let Some(part) = options.iter().flatten().find(|&&part| part > usize::MAX / 2) {
            panic!("from heap {heap} the rule leaves a heap of {part}: does it take more than there is?");
        }
        options
    }

    /// Plays sums as a whole, by the bare rule: whether the player to move wins.
    fn by_play<'b>(&'b self, meter: &'b Meter) -> impl FnMut(&[usize]) -> bool + 'b {
        whole_play(
            |heaps: &[usize]| moves_in_one(heaps, |&heap| meter.unless_up(|| self.options(heap), Vec::len)),
            |heaps| self.end.as_ref().and_then(|end| heaps.iter().find_map(|&heap| end(heap))),
            self.last_move_loses,
        )
    }

    /// The table of the heaps 0 to `largest`, or of as many as the budget allows, and what follows from it. Where the
    /// last move loses or the game ends early, this includes whether the values of heaps decide their sums: each heap
    /// alone, the sums of the fewest stones, and pairs of all values, as many as the budget allows anew.
    ///
    /// # Panics
    /// If a line of play repeats a heap, or if more is left than there can be.
    ///
    /// # Complexity
    /// That of [`values`](Self::values), and at most O(n²) for the laws of n values. Where the last move loses or the
    /// game ends early, also that of playing at most 5000 sums.
    pub fn report(&self, largest: usize) -> Report {
        if !self.last_move_loses && self.end.is_none() {
            let meter = Meter::new(self.budget, largest + 1);
            let mut seen = Seen::default();
            let values = self.run(largest, &meter, |heap, options| seen.see(heap, options));
            return of_seen(values, &seen).stopped(meter.stop());
        }
        let (values, stop) = self.played(largest);
        let mut report = Report::of(values).stopped(stop);
        let own = heaps(|heap| match self.end.as_ref().and_then(|end| end(heap)) {
            None => (self.rule)(heap),
            Some(Outcome::Win) => vec![vec![]],
            Some(_) => vec![],
        });
        // What the table has used up is no reason to believe.
        let meter = Meter::new(self.budget, 0);
        // A heap without a move changes no sum, unless the game ends there.
        let mut matter = vec![];
        let values = own.run(report.values.len().saturating_sub(1), &meter, |heap, options| {
            let matters = !options.is_empty() || heap > 0 && self.end.is_some();
            matter.extend(matters.then_some(heap));
        });
        let is_won = |heap: usize| report.values[heap] > 0;
        let for_pairs = Meter::new(Budget { options: self.budget.options / 4, ..self.budget }, 0);
        let least = (&meter, self.by_play(&meter));
        let pairs = (&for_pairs, self.by_play(&for_pairs));
        let sums = of_heaps(&values, &matter, is_won, self.last_move_loses, least, pairs);
        report.conclusions.extend(sums);
        report
    }

    /// The misère quotient of the heaps up to `largest`, or up to where the budget allows it to be found, if a move
    /// makes heaps smaller and the last one loses.
    pub(crate) fn quotient(&self, largest: usize) -> Option<Quotient> {
        let meter = Meter::new(self.budget, 0);
        let is_smaller = |(heap, left): &(usize, Vec<Vec<usize>>)| left.iter().flatten().all(|part| part < heap);
        let options = (0..=largest).map(|heap| (heap, self.options(heap))).take_while(is_smaller);
        quotient(&options.map(|(_, left)| left).collect::<Vec<_>>(), &meter, self.by_play(&meter))
    }

    /// Prints the [`report`](Self::report).
    pub fn show(&self, largest: usize) {
        entry::print(&self.report(largest).to_string());
    }
}

/// An octal game, as far as a rule was seen to be one.
#[derive(Default)]
struct Seen {
    digits: Vec<u8>,
    /// The places of those that let something be left.
    leaving: BTreeSet<usize>,
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
        // By stones taken and heaps left, how many options there are. Empty heaps are none. A heap that is taken whole
        // shows here for the first time.
        let mut counts: BTreeMap<usize, [usize; 3]> = self.leaving.iter().map(|&taken| (taken, [0; 3])).collect();
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
                    if parts > 0 {
                        self.leaving.insert(taken);
                    }
                }
                let expected = if self.digits[taken] >> parts & 1 == 1 { all } else { 0 };
                self.is_other |= found != expected;
            }
        }
        // A heap must not be left as it is.
        self.is_other |= self.digits[0] & 3 > 0 && heap > 0;
    }

    /// The rule that this was as far as run, if it is known.
    fn rule(&self) -> Option<KnownRule> {
        if self.is_other || self.digits.len() < 2 {
            return None;
        }
        // The last digits have not shown whole yet.
        let known = self.digits.len() - 2;
        let all = |first: u8, others: u8| {
            known > 8 && self.digits[0] == first && self.digits[1..known].iter().all(|&digit| digit == others)
                // Of these, what has shown.
                && self.digits[known..] == [others & 3, others & 1]
        };
        if all(0, 3) {
            return Some(KnownRule::Nim);
        }
        if all(0, 7) {
            return Some(KnownRule::TakeAndSplit);
        }
        if all(4, 3) {
            return Some(KnownRule::Lasker);
        }
        if self.digits.iter().all(|digit| [0, 3].contains(digit)) {
            let moves: Vec<usize> = (0..self.digits.len()).filter(|&taken| self.digits[taken] > 0).collect();
            return (!moves.is_empty()).then_some(KnownRule::TakeAway(moves));
        }
        Octal::new(self.digits.clone()).map(KnownRule::Octal)
    }
}

/// The report on the values of a rule that was `seen`. What is known of the rule it is follows if it goes on like this.
fn of_seen(values: Vec<usize>, seen: &Seen) -> Report {
    /// So many heaps of an octal game are quick.
    const FAR: usize = 2000;
    // Its values are compared, too: nothing that is said may contradict what is printed.
    let last = values.len().saturating_sub(1);
    let rule = seen.rule().filter(|rule| rule.values(last) == values);
    let follows = rule.and_then(|rule| {
        let far = match &rule {
            // A code that goes on to the end of the table is none that is meant.
            KnownRule::Octal(game) if 4 * game.most() <= last => game.values(last.max(FAR)),
            _ => values.clone(),
        };
        theorem::proven(&rule, &far, Standing::Follows(rule.clone()))
    });
    Report::new(values, follows)
}
