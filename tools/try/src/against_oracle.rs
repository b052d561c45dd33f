//! A contestant's program against the oracle.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

use judge::pace::{Pace, STAGE};
use judge::paths::{built, cases};
use judge::{Ending, Start, Stop, cut};
use kit::seeded;
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::json;

use crate::answers::Answers;
use crate::beyond::{Beyond, greatest};
use crate::contestant::{Run, UNMEASURED, Verdict};
use crate::options::Options;
use crate::problem::{Oracle, Problem, Small};
use crate::report::Report;
use crate::smaller::Layout;
use crate::text::text_of;
use crate::together::Together;

/// So long a line of the report is shown.
const SHOWN: usize = 2000;

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
    pub problem: &'a Problem,
    pub oracle: &'a Oracle,
    pub options: &'a Options,
    pub report: &'a Report,
    /// The small inputs, by size, each with the name of its family.
    pub small: Rc<[(Rc<str>, String)]>,
    /// The greatest number in them.
    greatest: u128,
    pub tried: Vec<Tried>,
    /// How many inputs were tried together with others, as one of these.
    joined: usize,
    /// Whether the case at hand is of several inputs.
    pub is_joined: bool,
    pub failures: usize,
    positions: Cell<u64>,
    /// Whether the oracle has taken long for an input.
    is_slow: Cell<bool>,
    /// What there is to say of right answers, each once.
    remarks: Vec<String>,
    /// How many small cases were tried, where some were left out.
    pub left_out: Option<String>,
    /// How many small inputs the oracle did not answer; the first of them, and why.
    unanswered: (usize, Option<(String, String)>),
    /// What was tried beyond small inputs, on a problem of one's own.
    pub beyond: Beyond,
    /// How often each answer came there and on small inputs.
    pub answers: Answers,
    /// The most time and memory that a run took in this stage.
    pub slowest: (Duration, u64),
    /// The CPU time of all runs; of those that were not measured, their time.
    pub cpu: Duration,
    /// Whether nobody knows what some run used.
    is_unmeasured: bool,
    /// What the collection's own program printed for short inputs, of which some are asked for many times.
    known: RefCell<HashMap<String, Option<String>>>,
}

/// So long the oracle may think about an input that is none of its own; after so much it is slow.
const PATIENCE: Duration = Duration::from_secs(2);
const SLOW: Duration = Duration::from_millis(200);

/// So many random cases are tried, for no longer than this.
const RANDOM: usize = 100;
const RANDOM_TIME: Duration = Duration::from_secs(1);

impl<'a> Attempt<'a> {
    pub fn new(problem: &'a Problem, oracle: &'a Oracle, options: &'a Options, report: &'a Report) -> Self {
        let families = oracle.small(Some(options.contestant.judge.called())).into_iter();
        let named = |Small { name, inputs }: Small| inputs.into_iter().map(move |input| (Rc::clone(&name), input));
        let mut small: Vec<(Rc<str>, String)> = families.flat_map(named).collect();
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
            joined: 0,
            is_joined: false,
            failures: 0,
            positions: Cell::new(0),
            is_slow: Cell::new(false),
            remarks: vec![],
            left_out: None,
            unanswered: (0, None),
            beyond: Beyond::default(),
            answers: Answers::default(),
            slowest: (Duration::ZERO, 0),
            cpu: Duration::ZERO,
            is_unmeasured: false,
            known: RefCell::default(),
        }
    }

    /// Tries everything, and says whether all was right.
    pub fn run(mut self) -> Result<bool, String> {
        if let Some(path) = &self.options.case {
            let input = text_of(path)?;
            let case = self.given(path, input, None)?;
            self.stage("case", vec![case], false)?;
            return self.end();
        }
        if let Some(folder) = &self.options.import {
            let cases = self.imported(folder)?;
            if !self.stage("imported cases", cases, true)? {
                return self.end();
            }
        }
        let golden = if self.options.is_golden { cases(&self.problem.slug)? } else { vec![] }.into_iter();
        let golden = golden.map(|case| Case { name: case.name, input: case.input, expected: case.output });
        let (ours, here): (Vec<_>, Vec<_>) = golden.partition(|case| self.broken(&case.input).is_some());
        let (mut samples, mut corners): (Vec<_>, Vec<_>) =
            here.into_iter().partition(|case| case.name.starts_with("sample-"));
        for case in &ours {
            for input in self.here(case.input.clone()) {
                let Some(expected) = self.expected(&input) else { continue };
                corners.push(Case { name: format!("a test of {}", case.name), input, expected });
            }
        }
        // A wrong variant may search for ever where a case is not small.
        samples.retain(|case| self.options.contestant.answer.is_none() || self.is_small(&case.input));
        let go_on = self.stage("samples", samples, true)?
            && self.small()?
            && self.stage("corner cases", corners, true)?
            && self.random()?
            && if self.options.is_golden { self.worst()? } else { self.ends()? };
        if go_on {
            self.beyond_promises(&ours)?;
        }
        self.end()
    }

    /// The cases of a folder, by their names: each input with the answer beside it, if there is one.
    fn imported(&mut self, folder: &Path) -> Result<Vec<Case>, String> {
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        let paths = std::fs::read_dir(folder).map_err(failed)?;
        let mut paths = paths.map(|path| Ok(path.map_err(failed)?.path())).collect::<Result<Vec<_>, String>>()?;
        // What begins with a dot is hidden: a Mac puts such files beside others in archives.
        let is_hidden = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        paths.retain(|path| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("in")) && !is_hidden(path));
        paths.sort();
        if paths.is_empty() {
            return Err(format!("{} has no file NAME.in", folder.display()));
        }
        let case = |path: &std::path::PathBuf| {
            let ends = ["out", "ans", "OUT", "ANS"];
            let answers = ends.map(|end| path.with_extension(end)).into_iter().filter(|path| path.exists());
            let answers = answers.map(|path| Ok((path.display().to_string(), text_of(&path)?)));
            let mut answers = answers.collect::<Result<Vec<(String, String)>, String>>()?.into_iter();
            let answer = answers.next();
            if let (Some((taken, answer)), Some((other, text))) = (&answer, answers.next())
                && *answer != text
            {
                self.remark(format!("{taken} and {other} differ: the first is taken"));
            }
            let case = self.given(path, text_of(path)?, answer)?;
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            Ok(Case { name, ..case })
        };
        paths.iter().map(case).collect()
    }

    /// A case that somebody gives, with the answer in a file or without. What play, the oracle or the collection's
    /// program says is expected; where the answer is another one, its file is named.
    fn given(&mut self, path: &Path, input: String, answer: Option<(String, String)>) -> Result<Case, String> {
        let refused = |why: String| format!("{} is not an input of {}: {why}", path.display(), self.problem.slug);
        if let Some(Err(fault)) = self.oracle.read(&input) {
            return Err(refused(fault));
        }
        let mut input = input;
        if let Some(promise) = self.broken(&input) {
            let judge = self.options.contestant.judge.called();
            // What a judge would give in its place is tried: with the 0 at the end, or without a test of several.
            let Ok([one]) = <[String; 1]>::try_from(self.here(input)) else {
                return Err(refused(format!("{judge} promises that {promise}")));
            };
            self.remark(format!("{judge} promises that {promise}, so only the part that keeps this is tried"));
            input = one;
        }
        let name = path.display().to_string();
        let played = Some(()).filter(|()| self.options.oracle.is_none() && self.is_small(&input));
        let played = played.and_then(|()| self.asked(&input));
        let (who, known) = match (&self.options.oracle, played) {
            (None, Some(played)) => ("play", Ok(played)),
            (Some(oracle), _) => {
                let slow = || format!("your oracle takes too long for {name}");
                ("your oracle", oracle.to(&input).map_err(|why| why.unwrap_or_else(slow)))
            }
            // It refuses what is no input.
            (None, None) => {
                let failed = |stop| match stop {
                    Stop::Failed(ending) => refused(ending.errors.trim().trim_start_matches("error: ").to_owned()),
                    stop => stop.to_string(),
                };
                ("the collection's program", self.printed(&input).map_err(failed))
            }
        };
        let expected = match (known, answer) {
            (Ok(known), Some((file, answer))) => {
                if self.problem.compare(&input, &known, &answer).is_err() {
                    let [said, right] = [&answer, &known].map(|text| cut(text.trim()));
                    self.remark(format!("{file} has {said:?}, where {who} says {right:?}: the file is not believed"));
                }
                known
            }
            (Ok(known), None) => known,
            // Nobody else knows.
            (Err(_), Some((_, answer))) if self.options.oracle.is_some() => answer,
            (Err(error), _) => return Err(error),
        };
        Ok(Case { name, input, expected })
    }

    /// The inputs that the judge may give instead of this one.
    fn here(&self, input: String) -> Vec<String> {
        self.problem.here(input, self.options.contestant.judge.called())
    }

    /// What the judge promises that this input does not keep.
    fn broken(&self, input: &str) -> Option<String> {
        self.problem.broken(input, self.options.contestant.judge.called())
    }

    /// Cases of ours that break what the judge promises: what is wrong there is said, and nothing more.
    fn beyond_promises(&mut self, cases: &[Case]) -> Result<(), String> {
        for case in cases {
            let run = self.options.contestant.run(self.problem, &case.input, &case.expected)?;
            let judge = self.options.contestant.judge.called();
            if let (Some(promise), false) = (self.broken(&case.input), run.verdict == Verdict::Right) {
                self.remark(format!("{}, on {}; but {judge} promises that {promise}", run.verdict.word(), case.name));
            }
            // One that does not end there does not end on the others.
            if matches!(run.verdict, Verdict::TooSlow(..)) {
                break;
            }
        }
        Ok(())
    }

    /// Remembers what there is to say although all is right.
    pub fn remark(&mut self, remark: String) {
        if !self.remarks.contains(&remark) {
            self.report.remark(&remark);
            self.remarks.push(remark);
        }
    }

    /// The oracle did not answer this small input, and why.
    pub fn left_unanswered(&mut self, input: &str, why: String) {
        self.unanswered.0 += 1;
        self.unanswered.1.get_or_insert_with(|| (input.to_owned(), why));
    }

    /// How many inputs were decided by play.
    pub fn decided(&self) -> usize {
        self.tried.len() + self.joined
    }

    /// What passing means, or how many failed.
    fn end(self) -> Result<bool, String> {
        let passed = self.failures == 0;
        if let (true, (count, Some((input, why)))) = (passed, &self.unanswered) {
            let tried = self.decided();
            return Err(format!(
                "{tried} inputs are answered correctly, but {count} small ones are not compared: {why}; \
                 on the input {:?}",
                cut(input),
            ));
        }
        if passed && !self.options.is_golden && self.options.case.is_none() {
            if let Some((words, answers)) = self.answers.said() {
                self.report.say("answers", &words, json!({ "answers": answers }));
            }
            let small = match self.left_out.as_ref().or(self.options.few.as_ref()) {
                Some(tried) => format!("only {tried}; "),
                // A pass rests on each kind of large inputs, too.
                None if self.beyond.compared.iter().any(|(_, count)| *count == 0) => "only ".to_owned(),
                None => String::new(),
            };
            self.report.passed(&format!("{small}{}", self.rests_on()));
        } else if passed && self.options.case.is_none() {
            let worst = self.oracle.worst.len();
            let times = |name: &str, factor: f64| match factor {
                1.0 => String::new(),
                factor => format!(", {name} times {factor}"),
            };
            let [time, memory] = self.options.factors;
            let unknown = self.options.assumed().map_or(String::new(), |assumed| format!(" ({assumed})"));
            let within = match self.is_unmeasured {
                true => "whose time and memory were not measured".to_owned(),
                false => {
                    format!("within the limits of the judge{unknown}{}{}", times("time", time), times("memory", memory))
                }
            };
            let small = match &self.left_out {
                Some(tried) => format!("only {tried} of the small cases"),
                None => "all small cases".to_owned(),
            };
            let whose = if self.options.own { "; by the collection's own program" } else { "" };
            self.report.passed(&format!(
                "{small}{whose}; {} cases decided by play ({}; {} positions), {worst} largest inputs {within}; \
                 the judge decides",
                self.decided(),
                self.problem.played(),
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
        let since = Instant::now();
        let answer = self.oracle.asked(input, PATIENCE);
        self.is_slow.set(self.is_slow.get() || since.elapsed() > SLOW);
        answer
    }

    /// The answer of the oracle to one of its own inputs, or why it has none.
    pub fn played(&self, input: &str) -> Result<String, String> {
        let (answer, positions) = self.oracle.played(input)?;
        self.positions.set(self.positions.get() + positions);
        Ok(answer)
    }

    /// What the collection's own program makes of an input.
    fn printed(&self, input: &str) -> Result<String, Stop> {
        let mut command = Command::new(&self.options.collection[0]);
        command.args(&self.options.collection[1..]);
        Start::new(command).run(input).and_then(Ending::printed)
    }

    /// What the program that is right prints; nothing where it refuses the input.
    pub fn own(&self, input: &str) -> Option<String> {
        let known = self.known.borrow().get(input).cloned();
        known.unwrap_or_else(|| {
            let printed = match &self.options.oracle {
                Some(oracle) => oracle.to(input).ok(),
                None => self.printed(input).ok(),
            };
            if input.len() <= SHOWN {
                self.known.borrow_mut().insert(input.to_owned(), printed.clone());
            }
            printed
        })
    }

    /// Whether an input has its form, and the judge that is named may give it.
    pub fn accepts(&self, input: &str) -> bool {
        let is_input = self.oracle.read(input).map_or_else(|| self.own(input).is_some(), |read| read.is_ok());
        is_input && self.broken(input).is_none()
    }

    /// The right answer to an input: by play where the oracle reaches and is quick, else by the collection's program;
    /// nothing where it is not accepted.
    pub fn expected(&self, input: &str) -> Option<String> {
        if !self.accepts(input) {
            return None;
        }
        let is_played = self.is_small(input) && !self.is_slow.get();
        is_played.then(|| self.asked(input)).flatten().or_else(|| self.own(input))
    }

    /// Whether an input is no longer than the small cases, and no number in it is greater than in them: such can be
    /// played out.
    pub fn is_small(&self, input: &str) -> bool {
        let longest = self.small.last().map_or(0, |(_, input)| input.len());
        input.len() <= longest && greatest(input) <= self.greatest
    }

    /// Counts the right answers of an input of a problem of one's own.
    pub fn count(&mut self, input: &str, expected: &str) {
        if self.options.is_golden {
            return;
        }
        let lines = expected.lines().filter(|line| !line.trim().is_empty()).count();
        let counted = input.split_whitespace().next().and_then(|count| count.parse().ok());
        let tests = match self.oracle.has_form {
            true => self.oracle.tests(input),
            // Without a form it is one test, or as many as the first number says, if there are so many lines.
            false if counted == Some(lines) => vec![String::new(); lines],
            false => vec![String::new()],
        };
        self.answers.count(&tests, expected, self.greatest);
    }

    /// The greatest number in the small inputs.
    pub fn greatest_small(&self) -> u128 {
        self.greatest
    }

    /// How many cases of a stage were right, when so many had failed before it.
    fn right(&self, cases: usize, before: usize) -> usize {
        cases - (self.failures - before)
    }

    /// The small cases, decided by play, from the smallest on.
    fn small(&mut self) -> Result<bool, String> {
        if !self.options.is_golden && !self.oracle.has_form {
            return self.generated();
        }
        let small = Rc::clone(&self.small);
        let before = self.failures;
        let mut bar = self.report.bar("small cases", small.len());
        let mut pace = Pace::of_cpu(STAGE, small.len(), self.options.full);
        let mut together = Together::default();
        let (mut index, mut count) = (0, 0);
        while index < small.len() {
            bar.step(index);
            if !pace.has_turn(index) {
                index += 1;
                continue;
            }
            let (family, input) = &small[index];
            let several = together.made(self.oracle, &small[index..], pace.left());
            let several = several.filter(|(input, _)| self.broken(input).is_none());
            let (input, inputs) = several.unwrap_or_else(|| (input.clone(), 1));
            index += inputs;
            let expected = match self.played(&input) {
                Ok(expected) => expected,
                Err(why) => {
                    self.left_unanswered(&input, why);
                    continue;
                }
            };
            count += inputs;
            self.joined += inputs - 1;
            let name = if inputs == 1 { family.to_string() } else { format!("{family} and {} more", inputs - 1) };
            let used = self.cpu;
            self.is_joined = inputs > 1;
            if !self.case("small cases", &Case { name, input, expected }, true)? {
                return Ok(false);
            }
            self.is_joined = false;
            pace.spend(self.cpu - used);
            together.took(self.cpu - used);
        }
        bar.done();
        self.left_out = pace.described();
        let left_out = self.left_out.as_ref().map_or(String::new(), |tried| format!("{tried}; "));
        self.report.stage(
            "small cases",
            self.right(count, before),
            &format!("{left_out}decided by play: {}", self.problem.played()),
        );
        Ok(true)
    }

    /// Cases made of small ones by exchanging words, which are inputs and are laid out as those are.
    fn random(&mut self) -> Result<bool, String> {
        // A form has random inputs of every size instead, and what a generator makes is all that is known to be one.
        if !self.options.is_golden {
            return Ok(true);
        }
        let small = Rc::clone(&self.small);
        let layout = Layout::new(small.iter().map(|(_, input)| &input[..]));
        let mut random = seeded(self.options.seed);
        let mut count = 0;
        let before = self.failures;
        let mut bar = self.report.bar("random cases", RANDOM);
        let end = Instant::now() + RANDOM_TIME;
        for step in (0..RANDOM).take_while(|_| Instant::now() < end) {
            bar.step(step);
            let Some((_, input)) = small.choose(&mut random) else { break };
            // Words and blanks in turn.
            let mut parts: Vec<&str> = pieces(input);
            let words: Vec<usize> = (0..parts.len()).filter(|&part| !parts[part].trim().is_empty()).collect();
            for _ in 0..random.random_range(1..=3) {
                if let (Some(&from), Some(&to)) = (words.choose(&mut random), words.choose(&mut random)) {
                    parts[to] = parts[from];
                }
            }
            let mut input = parts.concat();
            match self.oracle.read(&input) {
                Some(Ok(laid_out)) => input = laid_out,
                Some(Err(_)) => continue,
                None => {}
            }
            if !layout.fits_text(&input) || !self.accepts(&input) || self.has_a_rest(&input) {
                continue;
            }
            let Some(expected) = self.asked(&input) else { continue };
            count += 1;
            let name = format!("number {} of seed {}", step + 1, self.options.seed);
            if !self.case("random cases", &Case { name, input, expected }, true)? {
                return Ok(false);
            }
        }
        bar.done();
        self.report.stage("random cases", self.right(count, before), &format!("seed {}", self.options.seed));
        Ok(true)
    }

    /// Cases whose answers are known.
    fn stage(&mut self, stage: &str, all: Vec<Case>, is_golden: bool) -> Result<bool, String> {
        let before = self.failures;
        for case in &all {
            // Mistakes are named by what they answer to small cases.
            if !self.case(stage, case, is_golden && self.is_small(&case.input))? {
                return Ok(false);
            }
        }
        self.report.stage(stage, self.right(all.len(), before), "");
        Ok(true)
    }

    /// The inputs of maximum size.
    fn worst(&mut self) -> Result<bool, String> {
        let all = &self.oracle.worst;
        let before = self.failures;
        let mut slowest = (Duration::ZERO, 0_u64, "");
        for worst in all {
            let (mut input, mut expected) = self.oracle.worst(worst);
            if self.broken(&input).is_some() {
                // The first of what the judge may give instead stands for all of it.
                let first = self.here(input).into_iter().next();
                let Some(own) = first.as_ref().and_then(|first| self.own(first)) else { continue };
                (input, expected) = (first.unwrap_or_default(), own);
            }
            let case = Case { name: worst.name.clone(), input, expected };
            let run = self.options.contestant.run(self.problem, &case.input, &case.expected)?;
            if run.verdict != Verdict::Right {
                let more = format!("this input attacks: {}", worst.attacks);
                self.failed("largest inputs", &case, run, &more)?;
                if !self.options.all {
                    return Ok(false);
                }
                continue;
            }
            self.note(&run);
            if let Some(usage) = run.usage {
                slowest = slowest.max((usage.cpu, usage.memory, &worst.name));
            }
        }
        let (cpu, memory, name) = slowest;
        let own = all
            .iter()
            .find(|worst| worst.name == name)
            .and_then(|worst| self.own_usage(&self.oracle.worst_input(worst)));
        let beside = own.map_or(String::new(), |(cpu, memory)| {
            format!("; the collection's program takes {:.2?} and {} MiB there", cpu, memory >> 20)
        });
        let grant = self.options.contestant.grant;
        let near = if grant.is_near(cpu) { format!(" (near the limit of {:.2?})", grant.cpu) } else { String::new() };
        let words = format!("slowest {name}: {cpu:.2?}{near} and {} MiB{beside}", memory >> 20);
        let words = if name.is_empty() { String::new() } else { words };
        self.report.stage("largest inputs", self.right(all.len(), before), &words);
        Ok(true)
    }

    /// What the collection's program uses for an input.
    pub fn own_usage(&self, input: &str) -> Option<(Duration, u64)> {
        let ending = Start::within(self.problem.limits, &built(&self.problem.slug)).ok()?.run(input).ok()?;
        ending.usage.map(|usage| (usage.cpu, usage.memory))
    }

    /// Takes down what a run took, and what there is to say of it.
    pub fn note(&mut self, run: &Run) {
        self.cpu += run.took;
        if run.is_unmeasured() {
            self.is_unmeasured = true;
            self.remark(UNMEASURED.to_owned());
        }
        run.remark.iter().for_each(|remark| self.remark(remark.clone()));
    }

    /// Tries a case; whether to go on.
    fn case(&mut self, stage: &str, case: &Case, is_small: bool) -> Result<bool, String> {
        let run = self.judged(&case.input, &case.expected)?;
        self.count(&case.input, &case.expected);
        self.note(&run);
        if is_small {
            self.tried.push(Tried { input: case.input.clone(), output: run.output.clone() });
        }
        if run.verdict == Verdict::Right {
            return Ok(true);
        }
        let is_started = !matches!(run.verdict, Verdict::NotStarted(_));
        self.failed(stage, case, run, "")?;
        Ok(self.options.all && is_started)
    }
}

/// Words and the blanks between them, in turn.
fn pieces(text: &str) -> Vec<&str> {
    text.split_inclusive(char::is_whitespace)
        .flat_map(|part| {
            let word = part.trim_end();
            [word, &part[word.len()..]]
        })
        .filter(|part| !part.is_empty())
        .collect()
}
