//! A problem of one's own at the ends of its form: corner cases, random ones of every size, and the largest.

use std::collections::HashSet;
use std::rc::Rc;
use std::time::Duration;

use itertools::Itertools;
use judge::cut;
use judge::pace::{Pace, STAGE};
use kit::format::{Format, Reach};

use crate::against_oracle::{Attempt, Case};
use crate::contestant::Verdict;
use crate::cpu::Budget;

/// So much CPU time corner cases may take, and random ones.
const CORNERS: Duration = Duration::from_secs(4);
const RANDOM: Duration = Duration::from_secs(2);

/// So many random cases there are.
const CASES: u64 = 100;

/// What has been tried of a stage: inputs whose answers were compared, and those too large for the oracle.
pub struct Stage {
    name: &'static str,
    compared: usize,
    ended: usize,
    /// How many had failed before it.
    failed_before: usize,
}

impl Stage {
    /// How many inputs were compared.
    pub fn compared(&self) -> usize {
        self.compared
    }

    /// How many inputs were not compared, if some were not.
    fn too_large(&self) -> Option<String> {
        let words = format!("{} of them too large for your oracle: there your program only had to finish", self.ended);
        Some(words).filter(|_| self.ended > 0)
    }
}

impl Attempt<'_> {
    /// Tries what the form allows beyond small inputs; whether to go on.
    pub fn ends(&mut self) -> Result<bool, String> {
        let Some(format) = self.oracle.own_form() else { return Ok(true) };
        let sizes = &self.options.sizes[..];
        let seed = self.options.seed;
        let reached = self.find_reach(format);
        let most = reached.map_or(Reach::ALL, |reached| reached.most);
        let random = (seed * CASES..(seed + 1) * CASES).filter_map(|seed| {
            let scale = 0.25 * (seed % 4 + 1) as f64;
            Some((format!("number {seed}"), format.random(sizes, most, scale, seed)?, reached.is_some()))
        });
        // What is too large for the oracle has a sibling that is not.
        let within = format.corners(sizes, most).filter(|_| most != Reach::ALL);
        let within = within.map(|(name, input)| (format!("{name}, as far as your oracle goes"), input, true));
        let mut corners = format.corners(sizes, Reach::ALL).map(|(name, input)| (name, input, false)).chain(within);
        Ok(self.drawn("corner cases", CORNERS, &mut corners)?
            && self.drawn("random sizes", RANDOM, &mut { random })?
            && reached.map_or(Ok(true), |reached| self.rarer(format, &reached))?
            && self.largest(format)?)
    }

    /// Tries what a generator made; whether to go on. It alone knows which of its inputs are small.
    pub fn generated(&mut self) -> Result<bool, String> {
        let (Some(oracle), inputs) = (&self.options.oracle, Rc::clone(&self.small)) else { return Ok(true) };
        let mut pace = Pace::of_cpu(STAGE, inputs.len(), self.options.full);
        let mut stage = self.begin("generated inputs");
        let mut bar = self.report.bar(stage.name, inputs.len());
        for (index, (_, input)) in inputs.iter().enumerate() {
            bar.step(index);
            let used = self.cpu;
            // The largest is tried in any case: it is what overflows, and what is slow.
            if index + 1 < inputs.len() && !pace.has_turn(index) {
                continue;
            }
            let expected = match self.beyond.asked(oracle, input) {
                Some(Err(Some(why))) => {
                    self.left_unanswered(input, why);
                    continue;
                }
                answer => answer.and_then(Result::ok),
            };
            let name = format!("number {}, by size,", index + 1);
            if !self.beyond_small(&mut stage, name, input.clone(), expected)? {
                return Ok(false);
            }
            pace.spend(self.cpu - used);
        }
        bar.done();
        if stage.compared == 0 {
            return Err("your oracle answers none of the generator's inputs in time, so nothing is compared".to_owned());
        }
        self.left_out = pace.described();
        let words = self.left_out.iter().cloned().chain(stage.too_large()).join("; ");
        self.is_over(stage, &words);
        Ok(true)
    }

    /// The answer of the oracle, where it reaches so far.
    fn reached(&mut self, input: &str) -> Option<String> {
        match self.beyond.asked(self.options.oracle.as_ref()?, input)? {
            Ok(answer) => Some(answer),
            Err(why) => {
                let where_ = format!("on an input of {} bytes: {:?}", input.len(), cut(input));
                why.into_iter().for_each(|why| self.remark(format!("{why}; {where_}")));
                None
            }
        }
    }

    /// Tries so many of these inputs as there is time for. Of each it is said whether it is known to be within reach of
    /// the oracle.
    fn drawn(
        &mut self,
        name: &'static str,
        time: Duration,
        inputs: &mut dyn Iterator<Item = (String, String, bool)>,
    ) -> Result<bool, String> {
        let mut seen: HashSet<String> = self.small.iter().map(|(_, input)| input.clone()).collect();
        let mut stage = self.begin(name);
        let mut left_out = 0;
        let budget = Budget::new(time);
        let mut bar = self.report.bar(name, 0);
        for (name, input, is_within) in inputs {
            if !seen.insert(input.clone()) {
                continue;
            }
            bar.share(budget.spent().as_secs_f64() / time.as_secs_f64());
            if budget.is_spent() && !self.options.full {
                left_out += 1;
                continue;
            }
            let soon = || self.options.oracle.as_ref().and_then(|oracle| oracle.to(&input).ok());
            let expected = if is_within { soon() } else { None }.or_else(|| self.reached(&input));
            if !self.beyond_small(&mut stage, name, input, expected)? {
                return Ok(false);
            }
        }
        bar.done();
        let mut words = Vec::from_iter(stage.too_large());
        if left_out > 0 {
            words.push(format!("{left_out} left out for lack of time; --full tries all"));
        }
        self.is_over(stage, &words.join("; "));
        Ok(true)
    }

    /// A stage in which nothing has been tried yet.
    pub fn begin(&self, name: &'static str) -> Stage {
        Stage { name, compared: 0, ended: 0, failed_before: self.failures }
    }

    /// Reports a stage that has been tried wholly, with more to say of it.
    pub fn is_over(&mut self, Stage { name, compared, ended, failed_before }: Stage, words: &str) {
        self.report.stage(name, compared + ended - (self.failures - failed_before), words);
        self.beyond.count(name, compared, ended);
    }

    /// Tries an input, and counts it among those that were compared or those that only came to their end: the oracle
    /// reaches it or does not. Whether to go on.
    pub fn beyond_small(
        &mut self,
        stage: &mut Stage,
        name: String,
        input: String,
        expected: Option<String>,
    ) -> Result<bool, String> {
        *(if expected.is_some() { &mut stage.compared } else { &mut stage.ended }) += 1;
        let case = Case { name, input, expected: expected.unwrap_or_default() };
        if !case.expected.is_empty() {
            self.count(&case.input, &case.expected);
        }
        let run = match case.expected.is_empty() {
            true => self.options.contestant.run_alone(self.problem, &case.input),
            false => self.options.contestant.run(self.problem, &case.input, &case.expected),
        }?;
        self.note(&run);
        if run.verdict == Verdict::Right {
            if let Some(usage) = run.usage {
                self.slowest = self.slowest.max((usage.cpu, usage.memory));
            }
            return Ok(true);
        }
        self.failed(stage.name, &case, run, "")?;
        Ok(self.options.all)
    }

    /// The largest inputs: each has to be answered within the limits, and rightly where the oracle reaches it.
    fn largest(&mut self, format: &Format) -> Result<bool, String> {
        let mut stage = self.begin("largest inputs");
        self.slowest = Default::default();
        let sizes = self.options.sizes.clone();
        for (name, input) in format.largest(&sizes) {
            let expected = self.reached(&input);
            if !self.beyond_small(&mut stage, name, input, expected)? {
                return Ok(false);
            }
        }
        if stage.compared + stage.ended == 0 {
            return Err("no large input of this form was found: describe it otherwise, or give a generator".to_owned());
        }
        let (cpu, memory) = self.slowest;
        let ended = Some(stage.ended).filter(|&ended| ended > 0);
        let ended = ended.map(|ended| format!("{ended} of them too large for your oracle"));
        // Where there is none, nothing was measured.
        let slowest = (memory > 0).then(|| format!("slowest: {cpu:.2?} and {} MiB", memory >> 20));
        let words = ended.into_iter().chain(slowest).join("; ");
        self.is_over(stage, &words);
        Ok(true)
    }

    /// What passing rests on.
    pub fn rests_on(&self) -> String {
        let compared = self.beyond.compared.iter().filter(|(_, count)| *count > 0);
        let kinds = compared.map(|(stage, count)| format!("{count} {stage}"));
        let ended = match self.beyond.ended {
            0 => String::new(),
            count => format!("; {count} more are too large for it: there your program only had to finish"),
        };
        let small = Some(self.decided()).filter(|count| *count > 0).map(|count| format!("{count} small inputs"));
        format!("{} answered as your oracle does{ended}", small.into_iter().chain(kinds).join(", "))
    }
}
