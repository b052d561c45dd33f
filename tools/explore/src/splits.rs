//! Games whose moves may split a heap: their tables, and a period as far as the budget allows.

use crate::law::Standing;
use crate::meter::{Budget, Meter};
use crate::{Report, theorem};
use grundy::games::KnownRule;
use grundy::games::rare::SplitTable;

/// So many splits take as long as one option.
const AT_ONCE: usize = 32;

/// The report on the heaps up to `largest` of this table. If it is that of a rule whose period can be proven, as many
/// heaps more are looked at as this takes, or as the budget allows.
pub(crate) fn report(mut table: SplitTable, rule: Option<&KnownRule>, largest: usize, budget: Budget) -> Report {
    let meter = Meter::new(budget, largest + 1);
    // The value of the empty heap is there.
    meter.step();
    let mut extend = |more: usize| {
        for _ in 0..more {
            if meter.is_up() {
                break;
            }
            meter.uses(1 + table.extend() / AT_ONCE);
            meter.step();
        }
        table.values()
    };
    let mut values = extend(largest);
    let stop = meter.stop();
    let shown = values.len();
    let mut proven = None;
    if let Some(rule) = rule {
        loop {
            proven = theorem::proven(rule, &values, Standing::Proven);
            if proven.is_some() || meter.is_up() {
                break;
            }
            values = extend(values.len().max(256) / 4);
        }
    }
    let searched = rule.filter(|_| proven.is_none()).map(|_| values.len() - 1);
    values.truncate(shown);
    let mut report = Report::new(values, proven).stopped(stop);
    report.searched = searched;
    report
}
