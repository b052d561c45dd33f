//! Laws of a series of outcomes, numbers or means: found on its first half, tested on the second.

use std::fmt::Display;

use crate::laws::law::{Conclusion, Ground, Law, Place, SeriesLaw, Standing};

/// The period that is over first, of those that hold for all of what is `of`, and one before it that nearly does.
/// `rise` is what the first of two has to gain to become the second; nothing, if they cannot be compared.
///
/// Two whole periods must have been seen in the first half, and eight pairs that agree. Few entries have only a period
/// that fits them all, three times.
///
/// # Complexity
/// O(n²) calls of `rise` for n values.
pub(crate) fn find<Value: Display, Rise: Default + PartialEq + Display>(
    of: &'static str,
    values: &[Value],
    rise: impl Fn(&Value, &Value) -> Option<Rise>,
) -> Vec<Conclusion> {
    let is_short = values.len() < 40;
    let half = values.len() / 2;
    let agrees =
        |n: usize, period: usize, saltus: &Rise| rise(&values[n], &values[n + period]).as_ref() == Some(saltus);
    let law = |length: usize, start: usize, saltus: &Rise| {
        let entries = values[start..start + length].iter().map(Value::to_string).collect();
        let rise = (*saltus != Rise::default()).then(|| saltus.to_string());
        Law::Series(SeriesLaw { of, length, start, entries, rise })
    };
    let periods = (1..=half / 2).filter_map(|period| {
        let saltus = rise(&values[half - 1 - period], &values[half - 1])?;
        let start = half - period - (0..half - period).rev().take_while(|&n| agrees(n, period, &saltus)).count();
        (half - period - start >= period.max(8)).then_some((period, start, saltus))
    });
    let mut periods: Vec<(usize, usize, Rise)> = periods.collect();
    // The last values may look like a shorter one.
    periods.sort_by_key(|&(period, start, _)| start + period);
    let mut refuted = vec![];
    for (period, start, saltus) in periods {
        let conclusion = |standing, of| {
            let ground = Ground::Table { found_on: half - start, of, are_pairs: false };
            Conclusion { standing, law: law(period, start, &saltus), ground }
        };
        match (half - period..values.len() - period).find(|&n| !agrees(n, period, &saltus)) {
            None => {
                return refuted.into_iter().chain([conclusion(Standing::Holds, values.len() - start)]).collect();
            }
            Some(n) if refuted.is_empty() => {
                refuted.push(conclusion(Standing::Refuted(Place::Heap(n + period)), 0));
            }
            Some(_) => {}
        }
    }
    if is_short && values.len() >= 6 && refuted.is_empty() {
        let last = values.len() - 1;
        let fits = (1..=values.len() / 3).find_map(|period| {
            let saltus = rise(&values[last - period], &values[last])?;
            // A few may be exceptions.
            let start = values.len() - period;
            let start = start - (0..start).rev().take_while(|&n| agrees(n, period, &saltus)).count();
            (start <= 2 && values.len() - start >= 3 * period).then_some((period, start, saltus))
        });
        refuted.extend(fits.map(|(period, start, saltus)| {
            let ground = Ground::Table { found_on: 0, of: values.len() - start, are_pairs: false };
            Conclusion { standing: Standing::Fits, law: law(period, start, &saltus), ground }
        }));
    }
    refuted
}

/// The conclusions, each on a line, or that there is none.
pub(crate) fn text(conclusions: &[Conclusion]) -> String {
    let lines: String = conclusions.iter().map(|conclusion| format!("{conclusion}\n")).collect();
    match conclusions.iter().any(Conclusion::stands) {
        true => lines,
        false => lines + "no law of the list was found\n",
    }
}
