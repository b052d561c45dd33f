//! A contestant's program against the oracle.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use kit::{play, seeded};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::place::{built, cases};
use crate::problem::{Oracle, Problem, Small};
use crate::process::{Ending, Start, Stop, answer, one_of_three};

use super::SHOWN;
use super::contestant::{Run, Verdict};
use super::options::Options;
use super::pace::{Pace, STAGE};
use super::report::Report;

/// A case: where it comes from, the input, and the right answer.
pub struct Case {
    /// Its name in a report.
    pub name: String,
    /// The input.
    pub input: String,
    /// The right answer.
    pub expected: String,
}

/// A case, and what the contestant's program printed for it.
pub struct Tried {
    pub input: String,
    pub output: String,
}

/// An attempt at a problem with an oracle.
pub struct Attempt<'a> {
    pub problem: &'static Problem,
    pub oracle: &'static Oracle,
    pub options: &'a Options,
    pub report: &'a Report,
    /// The small inputs, by size, each with the name of its family.
    pub small: Rc<[(&'static str, String)]>,
    /// The greatest number in them.
    greatest: u128,
    pub tried: Vec<Tried>,
    pub failures: usize,
    positions: Cell<u64>,
    /// How many small cases were tried, where some were left out.
    left_out: Option<String>,
    /// What the collection's own program printed for short inputs, of which some are asked for many times.
    owned: RefCell<HashMap<String, Option<String>>>,
}

/// So long the oracle may think about an input that is none of its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// So many random cases are tried, as far as time allows.
const RANDOM: usize = 100;

impl<'a> Attempt<'a> {
    pub fn new(problem: &'static Problem, oracle: &'static Oracle, options: &'a Options, report: &'a Report) -> Self {
        let families = (oracle.small)().into_iter();
        let named = |family: Small| family.inputs.into_iter().map(move |input| (family.name, input));
        let mut small: Vec<(&str, String)> = families.flat_map(named).collect();
        small.sort_by_key(|(_, input)| input.len());
        let mut seen = HashSet::new();
        small.retain(|(_, input)| seen.insert(input.clone()));
        let greatest = small.iter().map(|(_, input)| greatest(input)).max().unwrap_or(0);
        let small = small.into();
        Self {
            problem,
            oracle,
            options,
            report,
            small,
            greatest,
            tried: vec![],
            failures: 0,
            positions: Cell::new(0),
            left_out: None,
            owned: RefCell::default(),
        }
    }

    /// Tries everything, and says whether all was right.
    pub fn run(mut self) -> Result<bool, String> {
        if let Some(path) = &self.options.case {
            let input = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            let expected = self.expected(&input).ok_or("the collection's program refuses this input")?;
            let case = Case { name: path.display().to_string(), input, expected };
            self.stage("case", vec![case], false)?;
            return self.end();
        }
        let golden = cases(self.problem.slug)?;
        let (samples, corners): (Vec<_>, Vec<_>) = golden
            .into_iter()
            .map(|case| Case { name: case.name, input: case.input, expected: case.output })
            .partition(|case| case.name.starts_with("sample-"));
        // A wrong variant may search for ever where a case is not small.
        let within = |case: &Case| self.options.contestant.answer.is_none() || self.is_small(&case.input);
        let samples = samples.into_iter().filter(within).collect();
        let go_on = self.stage("samples", samples, false)?
            && self.small()?
            && self.stage("corner cases", corners, false)?
            && self.random()?;
        if go_on {
            self.worst()?;
        }
        self.end()
    }

    /// What passing means, or how many failed.
    fn end(self) -> Result<bool, String> {
        let passed = self.failures == 0;
        if passed && self.options.case.is_none() {
            let worst = (self.oracle.worst)().len();
            let factor = match self.options.factor {
                1.0 => String::new(),
                factor => format!(" times {factor}"),
            };
            let within = match cfg!(unix) {
                true => format!("within the judge's time{factor}"),
                false => "without limits of time, memory and stack, which are set on Unix alone".to_owned(),
            };
            self.report.passed(&format!(
                "{} cases decided by play ({}{}; {} positions), {worst} largest inputs {within}; the judge decides",
                self.tried.len(),
                (self.problem.played)(),
                self.left_out.as_ref().map_or(String::new(), |tried| format!("; {tried}")),
                self.positions.get(),
            ));
        }
        Ok(passed)
    }

    /// What becomes of the contestant's program on an input.
    pub fn judged(&self, input: &str, expected: &str) -> Result<Run, Stop> {
        match self.is_small(input) {
            true => self.options.contestant.run_small(self.problem, input, expected),
            false => self.options.contestant.run(self.problem, input, expected),
        }
    }

    /// The answer of the oracle to an input that is none of its own; nothing where it has none, or takes long.
    pub fn asked(&self, input: &str) -> Option<String> {
        let (answer, input) = (self.oracle.answer.clone(), input.to_owned());
        aside(move || answer.to(&input))
    }

    /// The answer of the oracle to one of its own inputs; nothing where it has none.
    pub fn played(&self, input: &str) -> Option<String> {
        let before = play::positions();
        let answer = catch_unwind(|| self.oracle.answer.to(input)).ok();
        self.positions.set(self.positions.get() + play::positions() - before);
        answer
    }

    /// What the collection's own program prints; nothing where it refuses the input.
    pub fn own(&self, input: &str) -> Option<String> {
        let known = self.owned.borrow().get(input).cloned();
        known.unwrap_or_else(|| {
            let printed = answer(&built(self.problem.slug), input).and_then(Ending::printed).ok();
            if input.len() <= SHOWN {
                self.owned.borrow_mut().insert(input.to_owned(), printed.clone());
            }
            printed
        })
    }

    /// The right answer to an input that somebody gives: by play where the oracle reaches, else by the collection's
    /// program.
    pub fn expected(&self, input: &str) -> Option<String> {
        let own = self.own(input)?;
        match self.is_small(input) {
            true => self.asked(input).or(Some(own)),
            false => Some(own),
        }
    }

    /// Whether an input is no longer than the small cases, and no number in it is greater than in them: such can be
    /// played out.
    pub fn is_small(&self, input: &str) -> bool {
        let longest = self.small.last().map_or(0, |(_, input)| input.len());
        input.len() <= longest && greatest(input) <= self.greatest
    }

    /// How many cases of a stage were right, when so many had failed before it.
    fn right(&self, cases: usize, before: usize) -> usize {
        cases - (self.failures - before)
    }

    /// The small cases, decided by play, from the smallest on.
    fn small(&mut self) -> Result<bool, String> {
        let small = Rc::clone(&self.small);
        let before = self.failures;
        let tried = self.tried.len();
        let mut bar = self.report.bar("small cases", small.len());
        let mut pace = Pace::new(small.len(), self.options.full);
        for (index, (family, input)) in small.iter().enumerate() {
            bar.step(index);
            if !pace.has_turn(index) {
                continue;
            }
            let Some(expected) = self.played(input) else { continue };
            let case = Case { name: (*family).to_owned(), input: input.clone(), expected };
            if !self.case("small cases", &case, true)? {
                return Ok(false);
            }
        }
        bar.done();
        self.left_out = pace.described();
        let left_out = self.left_out.as_ref().map_or(String::new(), |tried| format!("{tried}; "));
        self.report.stage(
            "small cases",
            self.right(self.tried.len() - tried, before),
            &format!("{left_out}decided by play: {}", (self.problem.played)()),
        );
        Ok(true)
    }

    /// Cases made of small ones by changing tokens, which the collection's program accepts and the oracle answers.
    fn random(&mut self) -> Result<bool, String> {
        let small = Rc::clone(&self.small);
        let mut random = seeded(self.options.seed);
        let mut count = 0;
        let before = self.failures;
        let mut bar = self.report.bar("random cases", RANDOM);
        let end = Instant::now() + STAGE;
        for step in (0..RANDOM).take_while(|_| Instant::now() < end) {
            bar.step(step);
            let Some((_, input)) = small.choose(&mut random) else { break };
            let mut tokens: Vec<&str> = input.split_inclusive(char::is_whitespace).collect();
            for _ in 0..random.random_range(1..=3) {
                if !tokens.is_empty() {
                    let (from, to) = (random.random_range(0..tokens.len()), random.random_range(0..tokens.len()));
                    tokens[to] = tokens[from];
                }
            }
            let input = tokens.concat();
            if self.own(&input).is_none() {
                continue;
            }
            let Some(expected) = self.asked(&input) else { continue };
            count += 1;
            if !self.case(
                "random cases",
                &Case { name: format!("seed {}", self.options.seed), input, expected },
                true,
            )? {
                return Ok(false);
            }
        }
        bar.done();
        self.report.stage("random cases", self.right(count, before), &format!("seed {}", self.options.seed));
        Ok(true)
    }

    /// Cases whose answers are known.
    fn stage(&mut self, stage: &str, all: Vec<Case>, is_small: bool) -> Result<bool, String> {
        let before = self.failures;
        for case in &all {
            if !self.case(stage, case, is_small)? {
                return Ok(false);
            }
        }
        self.report.stage(stage, self.right(all.len(), before), "");
        Ok(true)
    }

    /// The inputs of maximum size.
    fn worst(&mut self) -> Result<bool, String> {
        let all = (self.oracle.worst)();
        let before = self.failures;
        let mut slowest = (Duration::ZERO, 0_u64, "");
        for worst in &all {
            let (input, expected) = worst.case();
            let case = Case { name: worst.name.to_owned(), input, expected };
            let run = || self.options.contestant.run(self.problem, &case.input, &case.expected);
            let is_slow = |run: &Result<Run, Stop>| matches!(run, Ok(Run { verdict: Verdict::TooSlow(_), .. }));
            let run = one_of_three(run, is_slow)?;
            if run.verdict != Verdict::Right {
                let more = format!("this input attacks: {}", worst.attacks);
                self.failed("largest inputs", &case, run, &more)?;
                if !self.options.all {
                    return Ok(false);
                }
            } else if let Some(usage) = run.usage {
                slowest = slowest.max((usage.cpu, usage.memory, worst.name));
            }
        }
        let (cpu, memory, name) = slowest;
        let own = all.iter().find(|worst| worst.name == name).and_then(|worst| self.own_usage(&worst.input()));
        let beside = own.map_or(String::new(), |(cpu, memory)| {
            format!("; the collection's program takes {:.2?} and {} MiB there", cpu, memory >> 20)
        });
        let words = format!("slowest {name}: {cpu:.2?} and {} MiB{beside}", memory >> 20);
        self.report.stage("largest inputs", self.right(all.len(), before), &words);
        Ok(true)
    }

    fn own_usage(&self, input: &str) -> Option<(Duration, u64)> {
        let ending = Start::within(self.problem.limits, &built(self.problem.slug)).ok()?.run(input).ok()?;
        ending.usage.map(|usage| (usage.cpu, usage.memory))
    }

    /// Tries a case; whether to go on.
    fn case(&mut self, stage: &str, case: &Case, is_small: bool) -> Result<bool, String> {
        let run = self.judged(&case.input, &case.expected)?;
        if is_small {
            self.tried.push(Tried { input: case.input.clone(), output: run.output.clone() });
        }
        if run.verdict == Verdict::Right {
            return Ok(true);
        }
        self.failed(stage, case, run, "")?;
        Ok(self.options.all)
    }
}

/// So many positions are played out for an input that is none of the oracle's own.
const POSITIONS: u64 = 2_000_000;

/// So many threads may be left behind that did not come to an end.
const LEFT_BEHIND: usize = 8;

/// What `think` gives on a thread of its own; nothing where it panics, plays out too many positions, or takes too long
/// and is left behind.
pub fn aside<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    static LEFT: AtomicUsize = AtomicUsize::new(0);
    if LEFT.load(Ordering::Relaxed) >= LEFT_BEHIND {
        return None;
    }
    let (sender, answer) = mpsc::channel();
    thread::spawn(move || {
        play::grant(POSITIONS);
        // Nobody listens any more to one who was left behind.
        let _ = sender.send(catch_unwind(AssertUnwindSafe(think)).ok());
    });
    match answer.recv_timeout(PATIENCE) {
        Ok(answer) => answer,
        Err(_) => {
            LEFT.fetch_add(1, Ordering::Relaxed);
            None
        }
    }
}

/// The greatest number in an input.
fn greatest(input: &str) -> u128 {
    let numbers = input.split_whitespace().filter_map(|token| token.parse::<i128>().ok());
    numbers.map(i128::unsigned_abs).max().unwrap_or(0)
}
