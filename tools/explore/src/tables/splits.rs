//! Games whose moves may split a heap: their tables, and a law as far as the budget allows.

use crate::laws::law::Conclusion;
use crate::play::meter::{Budget, Meter};
use crate::tables::report::Report;
use grundy::games::rare::SplitTable;

/// So many splits take as long as one option.
const AT_ONCE: usize = 32;

/// So many bytes are taken for each value where a law is looked for: the list of the values, and one as long to prove
/// it.
const WIDTH: usize = 16;

/// A table that grows by one heap after another.
pub(crate) trait Splits {
    /// Finds the value of the next heap, and says how many splits were looked at.
    fn extend(&mut self) -> usize;

    /// The values of the heaps 0, 1, 2, … that are known: that of the empty heap is.
    fn values(&self) -> Vec<usize>;

    /// How many bytes the table has taken.
    fn bytes(&self) -> usize;
}

impl Splits for SplitTable {
    fn extend(&mut self) -> usize {
        self.extend()
    }

    fn values(&self) -> Vec<usize> {
        self.values()
    }

    fn bytes(&self) -> usize {
        self.bytes()
    }
}

/// The report on the heaps up to `largest` of this table. If its values may prove a law, as many heaps more are looked
/// at as this takes, or as the budget allows.
pub(crate) fn report(
    mut table: impl Splits,
    proven_by: Option<&dyn Fn(&[usize]) -> Option<Conclusion>>,
    largest: usize,
    budget: Budget,
) -> Report {
    let meter = Meter::new(budget, largest + 1);
    // The value of the empty heap is there.
    meter.step();
    let mut known = 1_usize;
    let mut extend = |more: usize| {
        for _ in 0..more {
            if meter.is_up() {
                break;
            }
            meter.uses(1 + table.extend() / AT_ONCE);
            known += 1;
            if known.is_multiple_of(1024) {
                meter.holds(table.bytes() + WIDTH * known);
            }
            meter.step();
        }
        table.values()
    };
    let mut values = extend(largest);
    let stop = meter.stop();
    let shown = values.len();
    let mut proven = None;
    if let Some(proven_by) = proven_by {
        loop {
            proven = proven_by(&values);
            if proven.is_some() || meter.is_up() {
                break;
            }
            let more = values.len().max(256) / 4;
            // There are no two lists at a time.
            drop(std::mem::take(&mut values));
            values = extend(more);
        }
    }
    let searched = proven_by.filter(|_| proven.is_none()).map(|_| values.len() - 1);
    values.truncate(shown);
    let mut report = Report::new(values, proven).stopped(stop);
    report.searched = searched;
    report
}
