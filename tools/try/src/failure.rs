//! What is said of a failing case: the case made smaller, which mistake it is, and why the expected answer is right.

use std::mem::discriminant;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use judge::explain::Explain;
use judge::paths::evidence;
use judge::{End, Ending, Start, Stop, lines};
use serde_json::json;

use crate::against_oracle::{Attempt, Case};
use crate::contestant::{Contestant, LARGE, Run, Verdict};
use crate::cpu::Budget;
use crate::overflow;
use crate::problem::Mistake;
use crate::report::{self, short};
use crate::shell::shown;
use crate::smaller::{Layout, Smaller, size, smaller, smaller_by};

/// So long the oracle may take to say why.
const REASONS: Duration = Duration::from_secs(2);

/// So long all wrong variants together may take to answer the case that is shown and those that were tried, and each of
/// them at least.
const THOUGHT: Duration = Duration::from_secs(6);
const AT_LEAST: Duration = Duration::from_secs(1);

/// Of so many positions that the oracle asks about it is said why they are won or lost.
const QUESTIONS: usize = 20;

/// So long it is looked at a failure more closely.
const CLOSER: Duration = Duration::from_secs(2);

/// In search of a small input that fails like a large one, so many are drawn of each of these sizes.
const MIDDLE: [u64; 3] = [500, 100, 5000];
const SIBLINGS: u64 = 40;

/// On so many small inputs a program is compared with the mistakes that it seems to make.
const MORE: usize = 40;

impl Attempt<'_> {
    /// Reports a failure: the case made smaller, which mistake it is, why the expected answer is right, and how to
    /// see it again.
    pub fn failed(&mut self, stage: &str, case: &Case, first: Run, more: &str) -> Result<(), String> {
        self.failures += 1;
        // Of several failures the first is looked at closely.
        let found = Some(()).filter(|()| self.failures == 1).and_then(|()| self.smaller(case, &first.verdict));
        let mut smaller = None;
        let mut is_fickle = false;
        if let Some(Smaller { input, .. }) = found.as_ref().filter(|found| found.input != case.input) {
            let expected = self.expected(input).unwrap_or_else(|| case.expected.clone());
            let run = self.judged(input, &expected)?;
            // What fails once and is right when it is run again says nothing of what it depends on.
            is_fickle = run.verdict == Verdict::Right;
            smaller = Some((input.clone(), expected, run)).filter(|_| !is_fickle);
        }
        let found = found.filter(|_| !is_fickle);
        let is_searched = found.is_some();
        let (input, expected, Run { verdict, output, usage, .. }) =
            smaller.unwrap_or_else(|| (case.input.clone(), case.expected.clone(), first));
        let input = &input[..];
        let slug = &self.problem.slug;
        let kept = report::keep(slug, input, &expected, &output)?;
        let [before, after] = [&case.input, input].map(|input| input.split_whitespace().count());
        let mut text = format!("\n{}, on {} of the {stage}", verdict.word(), case.name);
        if let Some(Smaller { tried, out_of_time, .. }) = found.as_ref().filter(|_| input != case.input) {
            let end = if *out_of_time { ", until time ran out; --shrink 60 searches longer" } else { "" };
            text += &format!(", shrunk from {before} to {after} tokens ({tried} inputs tried{end})");
        }
        text += &format!("\n{}\n", verdict.detail());
        if !more.is_empty() {
            text += &format!("{more}\n");
        }
        if is_fickle {
            text += "the same input is sometimes answered correctly and sometimes not: \
                     does the answer depend on time, on chance, or on uninitialized memory?\n";
        }
        let mut mistakes = vec![];
        // What does not start says nothing of an input.
        if self.failures == 1 && !matches!(verdict, Verdict::NotStarted(_)) {
            let heading = if is_searched { "input, the smallest found" } else { "input" };
            for (name, content) in [(heading, input), ("expected", &expected), ("printed", &output)] {
                // Where the oracle does not reach, nothing is expected but an end.
                if name == "expected" && expected.is_empty() && !self.options.is_golden {
                    continue;
                }
                text += &format!("{name}:\n{}", short(content));
            }
            match &verdict {
                Verdict::TooSlow(..) => {
                    text += &self.pace(&case.input, usage.is_some());
                    text += &self.by_pypy(case);
                }
                Verdict::TooMuchMemory(_) => text += &self.memory(&case.input),
                _ if is_fickle => {}
                _ => {
                    let of_windows = Some(()).filter(|()| matches!(verdict, Verdict::Wrong(_)));
                    let of_windows = of_windows.and_then(|()| overflow::of_windows(&output)).map(|words| words + "\n");
                    let hints = [of_windows, overflow::said(&expected, &output)];
                    text += &hints.into_iter().flatten().collect::<String>();
                    text += &self.why(input);
                    let words = self.circumstances(input, &expected, &output, &verdict);
                    text += &words;
                    if matches!(verdict, Verdict::Wrong(_)) {
                        mistakes = self.mistakes(input, &output);
                        // One that has the same effect has it on the same tests.
                        if !words.is_empty() {
                            mistakes.retain(|wrong| self.is_right_alone(wrong, input));
                        }
                        text += &self.named(&mistakes);
                    }
                }
            }
        }
        text += &format!("{}\n", self.options.again(&kept, vec![]));
        self.report.say(
            "failure",
            &text,
            json!({
                "problem": slug, "stage": stage, "case": case.name, "verdict": verdict.word(), "text": text.trim(),
                "input": input, "expected": expected, "printed": output, "kept": kept,
                "tokens": { "case": before, "input": after },
                "mistakes": mistakes.iter().map(|wrong| &wrong.name[..]).collect::<Vec<_>>(),
            }),
        );
        Ok(())
    }

    /// Whether a wrong variant answers each test of an input alone rightly.
    fn is_right_alone(&self, wrong: &Mistake, input: &str) -> bool {
        let end = Instant::now() + CLOSER;
        self.single_tests(input, end).all(|test| {
            let answers = (self.expected(&test), self.wrong_answer(wrong, &test, end));
            matches!(answers, (Some(expected), Some(answer)) if self.problem.compare(&test, &expected, &answer).is_ok())
        })
    }

    /// What makes a program fail that has the right idea: something is left over from a test before, or memory is read
    /// that was not set.
    fn circumstances(&self, input: &str, expected: &str, output: &str, verdict: &Verdict) -> String {
        let contestant = &self.options.contestant;
        let is_right = |run: Result<Run, Stop>| run.is_ok_and(|run| run.verdict == Verdict::Right);
        if contestant.answer.is_some() {
            return String::new();
        }
        // Elsewhere new memory holds the same in both runs.
        let is_disturbed = cfg!(target_os = "linux");
        if is_disturbed && is_right(contestant.run_undisturbed(self.problem, input, expected)) {
            return "it is right where new memory happens to be zero, so it reads uninitialized memory; \
                    -fsanitize=address,undefined or valgrind may show where\n"
                .to_owned();
        }
        let end = Instant::now() + CLOSER;
        let tests: Vec<String> = self.single_tests(input, end).collect();
        let alone = |test: &String| {
            Instant::now() < end && self.expected(test).is_some_and(|expected| is_right(self.judged(test, &expected)))
        };
        let is_of_several = matches!(verdict, Verdict::Wrong(_) | Verdict::Crashed(_)) && tests.len() > 1;
        if !is_of_several || !tests.iter().all(alone) {
            return String::new();
        }
        // What is right as far as it goes was not spoilt by an earlier test.
        match verdict {
            Verdict::Wrong(_) if is_right_so_far(expected, output) => {
                "it answers each test correctly by itself, but prints too few answers here: does it read all tests?\n"
            }
            _ => "it answers each test correctly by itself, so something is left over from an earlier test\n",
        }
        .to_owned()
    }

    /// The case made smaller as long as it fails in the same way.
    pub fn smaller(&self, case: &Case, verdict: &Verdict) -> Option<Smaller> {
        // What takes long or does not start is not run again and again.
        let is_slow = matches!(verdict, Verdict::TooSlow(..) | Verdict::TooMuchMemory(_) | Verdict::NotStarted(_));
        if is_slow || self.options.own || self.options.shrink.is_zero() {
            return None;
        }
        let fails = |input: &str| {
            let found = match (verdict, self.options.is_golden) {
                (Verdict::Crashed(_), false) if self.accepts(input) => {
                    self.options.contestant.run_alone(self.problem, input)
                }
                _ => match self.expected(input) {
                    Some(expected) => self.judged(input, &expected),
                    None => return false,
                },
            };
            let Ok(found) = found else { return false };
            discriminant(&found.verdict) == discriminant(verdict) && !self.has_a_rest(input)
        };
        let end = Instant::now() + self.options.shrink;
        // The least test that fails by itself; of a file of several the lines of the answer may tell which do.
        let least_test = |input: &str, end: Instant| {
            let differs = self.differing_lines(input);
            let is_asked = |index: usize| differs.as_ref().is_none_or(|differs| differs.get(index) == Some(&true));
            let tests = self.single_tests(input, end).enumerate().filter(|(index, _)| is_asked(*index));
            let mut tests: Vec<String> = tests.map(|(_, test)| test).collect();
            tests.sort_by_key(|test| size(test));
            tests.into_iter().take_while(|_| Instant::now() < end).find(|test| fails(test))
        };
        // A small case that fails is a better beginning than a large one. All those before several inputs that were
        // tried as one were right.
        let half = end - self.options.shrink / 2;
        let shorter = self.small.iter().map(|(_, input)| input).take_while(|input| input.len() < case.input.len());
        // Of a stage of large cases all small ones that were tried are right.
        let is_open = |input: &&String| self.failures > 1 || self.tried.iter().all(|tried| tried.input != **input);
        let smaller_ones = shorter.filter(|input| size(input) < size(&case.input)).filter(is_open);
        let mut smaller_ones = smaller_ones.take_while(|_| !self.is_joined && Instant::now() < half);
        let small = smaller_ones.find(|input| fails(input)).cloned();
        let sibling = if small.is_none() { self.sibling(case, &fails) } else { None };
        if small.is_none() && sibling.is_none() && case.input.len() > 1 << 20 {
            return None;
        }
        // The search for a sibling has its own time.
        let (half, end) = match small.is_none() && case.input.len() >= LARGE {
            true => (Instant::now() + self.options.shrink / 2, Instant::now() + self.options.shrink),
            false => (half, end),
        };
        let first = &small.or(sibling).unwrap_or_else(|| case.input.clone());
        let one = least_test(first, half);
        let left = || end.saturating_duration_since(Instant::now());
        let first = one.as_deref().unwrap_or(first);
        let layout = Layout::new(self.small.iter().map(|(_, input)| &input[..]));
        if !self.oracle.has_form {
            return Some(smaller(first, &layout, left(), &fails));
        }
        // By structure, and then what structure does not see: pairs of numbers less by the same, letters.
        let by_structure = smaller_by(self.oracle, first, left(), &fails);
        let Smaller { input, tried, out_of_time } = smaller(&by_structure.input, &layout, left(), &fails);
        Some(Smaller { input, tried: tried + by_structure.tried, out_of_time })
    }

    /// A smaller input that fails as well, where the one that failed is large: one of the same shape that is known, or
    /// one that is drawn by the same form, of a middle size, and then with the same seed as small as it fails.
    fn sibling(&self, case: &Case, fails: &dyn Fn(&str) -> bool) -> Option<String> {
        let input = &case.input;
        if input.len() < LARGE {
            return None;
        }
        if let Some(known) = self.oracle.sibling(&case.name).filter(|known| fails(known)) {
            return Some(known);
        }
        let budget = Budget::new(self.options.shrink / 2);
        let failing = |size: u64, seed: u64| {
            let drawn = self.oracle.of_size(size, seed).filter(|drawn| drawn.len() < input.len() / 2);
            drawn.filter(|drawn| !budget.is_spent() && fails(drawn))
        };
        let all = MIDDLE.into_iter().flat_map(|size| (0..SIBLINGS).map(move |seed| (size, seed)));
        let found = all.take_while(|_| !budget.is_spent());
        let (found, size, seed) = found.filter_map(|(size, seed)| Some((failing(size, seed)?, size, seed))).next()?;
        let halves = std::iter::successors(Some(size / 2), |size| Some(size / 2)).take_while(|&size| size > 1);
        Some(halves.map_while(|size| failing(size, seed)).last().unwrap_or(found))
    }

    /// Whether something is left over in an input that is accepted: it is one without its last token, too.
    pub fn has_a_rest(&self, input: &str) -> bool {
        let last = input.trim_end().rsplit(char::is_whitespace).next().map_or(0, str::len);
        let without_last = &input[..input.trim_end().len() - last];
        if self.oracle.has_form {
            return false;
        }
        // An oracle breaks off where a token is missing; where it answers, it may not have read that far.
        let is_input = || !self.is_small(input) || self.asked(without_last).is_some();
        self.problem.end == End::Counted && is_input() && self.own(without_last).is_some()
    }

    /// For every test of a file of several whether its line is wrong, where the answers have a line each.
    fn differing_lines(&self, input: &str) -> Option<Vec<bool>> {
        let expected = self.expected(input)?;
        let output = self.judged(input, &expected).ok()?.output;
        let tests = match self.problem.end {
            End::Counted => input.lines().next()?.trim().parse().ok()?,
            End::OfFile => expected.lines().count(),
        };
        let is_line_each = expected.lines().count() == tests && output.lines().count() == tests;
        is_line_each.then(|| expected.lines().zip(output.lines()).map(|(line, other)| line != other).collect())
    }

    /// The tests of a file of several, each as a file of its own, as long as there is time.
    pub fn single_tests<'b>(&'b self, input: &'b str, end: Instant) -> Box<dyn Iterator<Item = String> + 'b> {
        match self.oracle.has_form {
            true => Box::new(self.oracle.tests(input).into_iter().take_while(move |_| Instant::now() < end)),
            false => Box::new(self.tests_by_lines(input, end)),
        }
    }

    /// The same without a form. A test is as many lines as the collection's program takes for one, behind the number of
    /// tests or up to the end.
    fn tests_by_lines<'b>(&'b self, input: &'b str, end: Instant) -> impl Iterator<Item = String> + 'b {
        let (one, count, tests) = match (self.problem.end, input.split_once('\n').unwrap_or_default()) {
            (End::Counted, (count, tests)) => ("1\n", count.trim().parse().unwrap_or(0), tests),
            (End::OfFile, _) => ("", input.lines().count(), input),
        };
        let mut lines: Vec<&str> = tests.split_inclusive('\n').collect();
        // What closes the input closes each test alone.
        let is_closed = self.problem.end == End::OfFile && lines.len() > 1 && lines.last() == Some(&"0\n");
        let close = if is_closed { lines.pop().unwrap_or_default() } else { "" };
        let mut from = 0;
        (0..count).map_while(move |_| {
            let alone = |to: usize| format!("{one}{}{close}", lines[from..to].concat());
            let mut ends = (from + 1..=lines.len()).take_while(|_| Instant::now() < end);
            let to = ends.find(|&to| self.accepts(&alone(to)))?;
            let test = alone(to);
            from = to;
            Some(test)
        })
    }

    /// Why the expected answer is right, as far as play says it.
    fn why(&self, input: &str) -> String {
        if !self.is_small(input) {
            return String::new();
        }
        let (end, all) = (Instant::now() + REASONS, self.options.why);
        let left = || end.saturating_duration_since(Instant::now());
        let reasons = (0..QUESTIONS).map_while(|question| self.oracle.why(input, question, left()));
        let mut theorems = None;
        let reasons = reasons.filter_map(|seen| {
            let reason = Some(report::reason(&seen, all)).filter(|reason| !reason.is_empty())?;
            let theorems = theorems.get_or_insert_with(|| Explain::start("en")).as_mut();
            let reading =
                theorems.ok().and_then(|theorems| theorems.read(&self.problem.slug, input, &seen["view"]).ok());
            let reading = reading.unwrap_or_default();
            Some(reason + &report::theorem(&seen["view"], &reading))
        });
        reasons.take(if all { QUESTIONS } else { 1 }).collect()
    }

    /// The known mistakes that give the same answers to everything that was tried, and to some more small inputs, as
    /// far as there is time to ask.
    fn mistakes(&self, input: &str, output: &str) -> Vec<&Mistake> {
        let last = Instant::now() + THOUGHT;
        // What takes a variant too long, or too many positions, says nothing against it.
        let may_say = |wrong: &Mistake, input: &str, output: &str, time: Duration| {
            let answer = self.oracle.wrong(wrong, input, time);
            answer.is_none_or(|answer| lines(input, output, &answer).is_ok())
        };
        let agrees = |wrong: &&Mistake| {
            let end = last.max(Instant::now() + AT_LEAST);
            let answer = self.wrong_answer(wrong, input, end);
            answer.is_some_and(|answer| lines(input, output, &answer).is_ok())
                && self
                    .tried
                    .iter()
                    .take_while(|_| Instant::now() < end)
                    .all(|tried| may_say(wrong, &tried.input, &tried.output, CLOSER))
        };
        let mut found: Vec<_> = self.oracle.wrong.iter().filter(agrees).collect();
        // Where the first inputs fail, few were tried, and another program may happen to give the same answers.
        let end = Instant::now() + CLOSER;
        for (_, input) in self.small.iter().step_by(self.small.len().div_ceil(MORE).max(1)) {
            if found.is_empty() || Instant::now() > end {
                break;
            }
            if let Ok(Run { verdict: Verdict::Right | Verdict::Wrong(_), output, .. }) = self.judged(input, "") {
                found.retain(|wrong| may_say(wrong, input, &output, end.saturating_duration_since(Instant::now())));
            }
        }
        found
    }

    /// What a wrong variant answers. Where the input is not small, it may search for ever, and take any memory: then it
    /// is a process.
    fn wrong_answer(&self, wrong: &Mistake, input: &str, end: Instant) -> Option<String> {
        if self.is_small(input) {
            return self.oracle.wrong(wrong, input, end.saturating_duration_since(Instant::now()));
        }
        let mut this = Command::new(evidence(&self.problem.slug));
        this.args(["wrong", &wrong.name]);
        let start = Start::limited([0, 1 << 30, 0], this).ok()?.patient(Duration::from_secs(1));
        start.run(input).and_then(Ending::printed).ok()
    }

    /// These mistakes in words, and, of several, an input that tells them apart.
    fn named(&self, mistakes: &[&Mistake]) -> String {
        let apart = match mistakes {
            [one, others @ ..] if !others.is_empty() => {
                let differs = |input: &&String| {
                    let answer = |wrong: &Mistake| self.oracle.wrong(wrong, input, CLOSER);
                    others.iter().any(|other| answer(other) != answer(one))
                };
                let end = Instant::now() + CLOSER;
                let mut inputs = self.small.iter().map(|(_, input)| input).take_while(|_| Instant::now() < end);
                match inputs.find(differs) {
                    Some(input) => format!("this input tells them apart:\n{}", short(input)),
                    None if Instant::now() < end => "no small input tells them apart\n".to_owned(),
                    None => String::new(),
                }
            }
            _ => String::new(),
        };
        let name = |wrong: &&Mistake| format!("known mistake: {}. {}\n", wrong.name, wrong.says);
        mistakes.iter().map(name).collect::<String>() + &apart
    }

    /// What the collection's program takes, and how the time grows, where halves and quarters of the input are inputs,
    /// too. One that only waits is not waited for again.
    fn pace(&self, input: &str, is_measured: bool) -> String {
        let grant = self.options.contestant.grant;
        let known = match self.options.limits.time {
            Some(_) => String::new(),
            None => self.options.assumed().unwrap_or_default() + "\n",
        };
        let own = self
            .own_usage(input)
            .map_or(String::new(), |(cpu, _)| format!("the collection's program takes {cpu:.2?} there\n"));
        if !is_measured || input.len() < LARGE {
            return known + &own;
        }
        let end = Instant::now() + CLOSER;
        let halved = |input: &str| {
            let mut candidates = report::halved(input).into_iter().take_while(|_| Instant::now() < end);
            candidates.find(|part| self.accepts(part))
        };
        let half = halved(input);
        let quarter = half.as_ref().and_then(|half| halved(half));
        // What was cut off says nothing of growth.
        let time = |part: String| self.options.contestant.time(self.problem, &part);
        let times = match (quarter, half) {
            (Some(quarter), Some(half)) => time(quarter).and_then(|quarter| Some(vec![quarter, time(half)?])),
            (_, half) => half.and_then(time).map(|half| vec![half]),
        };
        let times = times.unwrap_or_default();
        known + &own + &report::growth(&times, grant.cpu)
    }

    /// Whether a Python program that is too slow is quick enough by PyPy, in which contestants hand it in.
    fn by_pypy(&self, case: &Case) -> String {
        let contestant = &self.options.contestant;
        let [python, rest @ ..] = &contestant.command[..] else { return String::new() };
        let stem = Path::new(python).file_stem().unwrap_or_default().to_string_lossy();
        if !stem.starts_with("python") && stem != "py" {
            return String::new();
        }
        // `py -3` says which Python it takes.
        let rest = rest.iter().filter(|word| *word != "-3").cloned();
        let command: Vec<String> = std::iter::once("pypy3".to_owned()).chain(rest).collect();
        let line = command.iter().map(|word| shown(word)).collect::<Vec<_>>().join(" ");
        let contestant = Contestant { command, answer: None, files: contestant.files.clone(), ..*contestant };
        let run = contestant.run(self.problem, &case.input, &case.expected);
        match run {
            Ok(Run { verdict: Verdict::Right, usage: Some(usage), .. }) => {
                format!("pypy3 is right there, in {:.2?}; to try everything with it: -- {line}\n", usage.cpu)
            }
            Ok(run) => format!("with pypy3, too: {}\n", run.verdict.word()),
            Err(_) => "this is CPython; where time is short, contestants submit for PyPy, which is not installed here \
                       as pypy3\n"
                .to_owned(),
        }
    }

    /// What the collection's program takes of memory.
    fn memory(&self, input: &str) -> String {
        let own = self.own_usage(input);
        let own =
            own.map_or(String::new(), |(_, memory)| format!("the collection's takes {} MiB there; ", memory >> 20));
        format!("{own}--memory FACTOR raises the limit for languages that need more; java -Xmx keeps a JVM below it\n")
    }
}

/// Whether an output holds the first of the expected words, and not all of them.
fn is_right_so_far(expected: &str, output: &str) -> bool {
    let (mut expected, mut output) = (expected.split_whitespace(), output.split_whitespace());
    output.all(|word| expected.next() == Some(word)) && expected.next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_that_just_ends_is_right_so_far() {
        assert!(is_right_so_far("1\n2 3\n", "1\n2\n") && is_right_so_far("1\n", ""));
        assert!(!is_right_so_far("1\n2\n", "1\n2\n") && !is_right_so_far("1\n2\n", "2\n"));
        assert!(!is_right_so_far("1\n", "1\n2\n"));
    }
}
