//! What is said of a failing case: the case made smaller, which mistake it is, and why the expected answer is right.

use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use kit::play;

use crate::problem::{End, Wrong, lines};

use super::SHOWN;
use super::contestant::Verdict;
use super::oracle::{Attempt, Case, PATIENCE, Tried, this_says};
use super::report::{self, short};
use super::smaller::{Layout, Smaller, size, smaller};

impl Attempt<'_> {
    /// Reports a failure: the case made smaller, which mistake it is, why the expected answer is right, and how to
    /// see it again.
    pub fn failed(
        &mut self,
        stage: &str,
        case: &Case,
        verdict: Verdict,
        output: String,
        more: &str,
    ) -> Result<(), String> {
        self.failures += 1;
        let found = self.smaller(case, &verdict);
        let is_searched = found.is_some();
        let (input, search) = match found {
            Some(Smaller { input, tried, out_of_time }) => {
                let end = if out_of_time { ", until time was up" } else { "" };
                let [before, after] = [&case.input, &input].map(|input| input.split_whitespace().count());
                (input, format!(", made smaller from {before} to {after} tokens ({tried} inputs tried{end})"))
            }
            None => (case.input.clone(), String::new()),
        };
        let expected = self.expected(&input).unwrap_or_else(|| case.expected.clone());
        let (verdict, output) = match input == case.input {
            true => (verdict, output),
            false => self.judged(&input, &expected),
        };
        let mut text = format!("{}, on {} of the {stage}", verdict.word(), case.name);
        if input != case.input {
            text += &search;
        }
        text += &format!("\n{}\n", verdict.detail());
        if !more.is_empty() {
            text += &format!("{more}\n");
        }
        text += &format!(
            "input{}:\n{}expected:\n{}printed:\n{}",
            if is_searched { ", the smallest found" } else { "" },
            short(&input, SHOWN),
            short(&expected, SHOWN),
            short(&output, SHOWN)
        );
        if matches!(verdict, Verdict::TooSlow(_)) {
            text += &self.growth(&case.input);
        }
        if matches!(verdict, Verdict::Wrong(_)) {
            text += &self.why(&input);
            text += &self.mistakes(&input, &output);
        }
        let kept = report::keep(self.problem.slug, &input, &expected, &output)?;
        let command = match self.options.own {
            true => String::new(),
            false => format!(" -- {}", self.options.contestant.command.join(" ")),
        };
        text += &format!("again: cargo try {} --case {}{command}", self.problem.slug, kept.display());
        self.report.failure(self.problem.slug, stage, &case.name, verdict.word(), &text, &kept);
        Ok(())
    }

    /// The case made smaller as long as it fails in the same way.
    pub fn smaller(&self, case: &Case, verdict: &Verdict) -> Option<Smaller> {
        let is_slow = matches!(verdict, Verdict::TooSlow(_) | Verdict::TooMuchMemory(_));
        if is_slow || self.options.own || self.options.shrink.is_zero() || case.input.len() > 1 << 20 {
            return None;
        }
        let fails = |input: &str| {
            // Nothing may be left over: without its last token an input is none.
            let last = input.trim_end().rsplit(char::is_whitespace).next().map_or(0, str::len);
            let without_last = &input[..input.trim_end().len() - last];
            if self.problem.end == End::Counted && self.own(without_last).is_some() {
                return false;
            }
            let Some(expected) = self.expected(input) else { return false };
            let (found, _) = self.judged(input, &expected);
            std::mem::discriminant(&found) == std::mem::discriminant(verdict)
        };
        // A small case that fails is a better beginning than a large one.
        let end = Instant::now() + self.options.shrink;
        let half = end - self.options.shrink / 2;
        let shorter = self.small.iter().map(|(_, input)| input).take_while(|input| input.len() < case.input.len());
        let smaller_ones = shorter.filter(|input| size(input) < size(&case.input));
        let first = smaller_ones.take_while(|_| Instant::now() < half).find(|input| fails(input));
        let layout = Layout::new(self.small.iter().map(|(_, input)| &input[..]));
        let first = first.unwrap_or(&case.input);
        let differs = self.differing_lines(first);
        let tests = self.single_tests(first, half).enumerate();
        let tests =
            tests.filter(|&(index, _)| differs.as_ref().is_none_or(|differs| differs.get(index) == Some(&true)));
        let one = tests.map(|(_, test)| test).filter(|test| fails(test)).min_by_key(|test| size(test));
        let left = end.saturating_duration_since(Instant::now());
        Some(smaller(one.as_deref().unwrap_or(first), &layout, left, fails))
    }

    /// For every test of a file of several whether its line is wrong, where the answers have a line each.
    fn differing_lines(&self, input: &str) -> Option<Vec<bool>> {
        let expected = self.expected(input)?;
        let (_, output) = self.judged(input, &expected);
        let tests = match self.problem.end {
            End::Counted => input.lines().next()?.trim().parse().ok()?,
            End::OfFile => expected.lines().count(),
        };
        let is_line_each = expected.lines().count() == tests && output.lines().count() == tests;
        is_line_each.then(|| expected.lines().zip(output.lines()).map(|(line, other)| line != other).collect())
    }

    /// The tests of a file of several, behind their number or up to the end, each as a file of its own, as long as
    /// there is time. A test is as many lines as the collection's program takes for one.
    pub fn single_tests<'b>(&'b self, input: &'b str, end: Instant) -> impl Iterator<Item = String> + 'b {
        let (one, count, tests) = match (self.problem.end, input.split_once('\n').unwrap_or_default()) {
            (End::Counted, (count, tests)) => ("1\n", count.trim().parse().unwrap_or(0), tests),
            (End::OfFile, _) => ("", input.lines().count(), input),
        };
        let lines: Vec<&str> = tests.split_inclusive('\n').collect();
        let mut from = 0;
        (0..count).map_while(move |_| {
            let alone = |to: usize| format!("{one}{}", lines[from..to].concat());
            let mut ends = (from + 1..=lines.len()).take_while(|_| Instant::now() < end);
            let to = ends.find(|&to| self.own(&alone(to)).is_some())?;
            let test = alone(to);
            from = to;
            Some(test)
        })
    }

    /// Why the expected answer is right, as far as play says it.
    fn why(&self, input: &str) -> String {
        if !self.is_small(input) || self.asked(input).is_none() {
            return String::new();
        }
        let reasons = play::reasons(|| drop(catch_unwind(|| self.oracle.answer.to(input))));
        report::reasons(&reasons, self.options.why)
    }

    /// The known mistakes that give the same answers to everything that was tried. A wrong variant may search for ever
    /// where the input is not small.
    fn mistakes(&self, input: &str, output: &str) -> String {
        let patience = if self.is_small(input) { PATIENCE } else { PATIENCE / 2 };
        let says = |wrong: &&Wrong, tried: &Tried| {
            let answer = catch_unwind(|| wrong.answer.to(&tried.input));
            answer.is_ok_and(|answer| lines(&tried.input, &tried.output, &answer).is_ok())
        };
        let agrees = |wrong: &&Wrong| {
            let answer = this_says(&["wrong", wrong.name], input, patience);
            answer.is_some_and(|answer| lines(input, output, &answer).is_ok())
                && self.tried.iter().all(|tried| says(wrong, tried))
        };
        let same: Vec<&Wrong> = self.oracle.wrong.iter().filter(agrees).collect();
        let apart = match &same[..] {
            [one, others @ ..] if !others.is_empty() => {
                let differs = |input: &&String| {
                    let answer = |wrong: &Wrong| catch_unwind(|| wrong.answer.to(input)).ok();
                    others.iter().any(|other| answer(other) != answer(one))
                };
                self.small
                    .iter()
                    .map(|(_, input)| input)
                    .take(3000)
                    .find(differs)
                    .map_or("no small input tells them apart\n".to_owned(), |input| {
                        format!("this input tells them apart:\n{}", short(input, SHOWN))
                    })
            }
            _ => String::new(),
        };
        let name = |wrong: &&Wrong| format!("known mistake: {}. {}\n", wrong.name, wrong.says);
        same.iter().map(name).collect::<String>() + &apart
    }

    /// How the time grows, where halves and quarters of the input are inputs, too.
    fn growth(&self, input: &str) -> String {
        let half = report::halved(input).into_iter().find(|half| self.own(half).is_some());
        let quarter =
            half.as_ref().and_then(|half| report::halved(half).into_iter().find(|part| self.own(part).is_some()));
        let times: Vec<Duration> = [quarter, half]
            .into_iter()
            .flatten()
            .filter_map(|part| self.usage(&part).ok())
            .map(|usage| usage.0)
            .collect();
        report::growth(&times, self.options.contestant.time(self.problem))
    }
}
