//! Laws of a series of scores, numbers or outcomes: found on its first half, tested on the second.

use std::fmt::Display;

use crate::conclusion::{Conclusion, Programs, Standing};

/// The period that is over first, of those that hold for all of what is called `name`, and one before it that nearly
/// does. `rise` is what the first of two has to gain to become the second; nothing, if they cannot be compared.
///
/// Two whole periods must have been seen in the first half, and eight pairs that agree.
///
/// # Complexity
/// O(n²) calls of `rise` for n values.
pub(crate) fn find<Value: Display, Rise: Default + PartialEq + Display>(
    name: &str,
    values: &[Value],
    rise: impl Fn(&Value, &Value) -> Option<Rise>,
) -> Vec<Conclusion> {
    let half = values.len() / 2;
    let rise_over = |period: usize| rise(&values[half - 1 - period], &values[half - 1]);
    let agrees =
        |n: usize, period: usize, saltus: &Rise| rise(&values[n], &values[n + period]).as_ref() == Some(saltus);
    let periods = (1..=half / 2).filter_map(|period| {
        let saltus = rise_over(period)?;
        let start = half - period - (0..half - period).rev().take_while(|&n| agrees(n, period, &saltus)).count();
        (half - period - start >= period.max(8)).then_some((period, start, saltus))
    });
    let mut periods: Vec<(usize, usize, Rise)> = periods.collect();
    // The last values may look like a shorter one.
    periods.sort_by_key(|&(period, start, _)| start + period);
    let mut refuted = vec![];
    for (period, start, saltus) in periods {
        let text = match (saltus == Rise::default(), period) {
            (true, 1) => format!("constant, {}", values[start]),
            (true, ..=12) => {
                let values: Vec<String> = values[start..start + period].iter().map(Value::to_string).collect();
                format!("period {period} ({})", values.join("; "))
            }
            (true, _) => format!("period {period}"),
            (false, _) => {
                let kind = if period == 1 { "arithmetic" } else { "arithmetic-periodic" };
                let rise = match saltus.to_string() {
                    negative if negative.starts_with('-') => negative.replacen('-', "− ", 1),
                    positive => format!("+ {positive}"),
                };
                format!("{kind}, g(n + {period}) = g(n) {rise}")
            }
        };
        let from = if start > 0 { format!(" from n = {start}") } else { String::new() };
        let conclusion = |standing, ground| Conclusion {
            standing,
            law: format!("{name}: {text}{from}"),
            like: Programs(&[]),
            ground,
        };
        match (half - period..values.len() - period).find(|&n| !agrees(n, period, &saltus)) {
            None => {
                let ground = format!("for all {}, found on {half}", values.len());
                return refuted.into_iter().chain([conclusion(Standing::Holds, ground)]).collect();
            }
            Some(n) if refuted.is_empty() => {
                refuted.push(conclusion(Standing::Refuted(format!("n = {}", n + period)), format!("found on {half}")));
            }
            Some(_) => {}
        }
    }
    refuted
}

/// The conclusions, each on a line, or that there is none.
pub(crate) fn text(conclusions: &[Conclusion], count: usize) -> String {
    let lines: String = conclusions.iter().map(|conclusion| format!("{conclusion}\n")).collect();
    match conclusions.iter().any(|conclusion| conclusion.standing == Standing::Holds) {
        true => lines,
        false => format!("{lines}no law of the list holds for these {count}\n"),
    }
}
