//! `cargo try`: the judge at home. It tries a contestant's program, in any language, from the cheapest case to the dearest,
//! makes the first case that it fails smaller, and says which mistake it is.

mod contestant;
mod dialogue;
mod export;
mod report;
mod smaller;

use std::cell::Cell;
use std::collections::HashSet;
use std::panic::catch_unwind;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::rc::Rc;
use std::time::{Duration, Instant};

use kit::{play, seeded};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::dialogue::Dialogue;
use crate::harness::{Trial, quiet_panics};
use crate::place::{built, cases};
use crate::problem::{End, Game, Oracle, Problem, Small, Wrong, lines};
use crate::process::{Start, answer};

use contestant::{Contestant, Verdict};
use report::{Report, short};
use smaller::{Layout, Smaller, smaller};

/// What `cargo try --help` prints.
pub const HELP: &str = "\
Tries a program, in any language, on everything that the collection knows of a problem

Usage: cargo try SLUG [OPTIONS] [-- COMMAND…]
       cargo try SLUG oracle < INPUT                  print the answer by play
       cargo try SLUG check INPUT OUTPUT EXPECTED     say whether an output is right
       cargo try SLUG referee [--random | --best | --greedy | --mirror] [--seed N] CASE…
                                                      play the judge of a dialogue

COMMAND runs your program: `./a.out`, `python3 mine.py`. Without it, the program of the collection is tried.
Order: samples; small cases, by size; corner cases; random ones; the largest inputs within the judge's time and memory.
It stops at the first failure, makes that case smaller, and says which known mistake gives the same answers.

  --all            Go on after a failure
  --time FACTOR    Grant so many times the judge's time, for slow languages and machines [default: 1]
  --seed N         The seed of the random cases [default: 1]
  --shrink SECONDS How long a failing case may be made smaller [default: 5]
  --why            Say all moves of why the expected answer is right, not only the first
  --case FILE      Try this input alone
  --reply N,N,…    Dialogues: let the judge choose these replies, in the case that --case FILE holds
  --json           One JSON object a line
  --export DIR     Write all cases with their answers to DIR, as NAME.in and NAME.out, and try nothing
  -h, --help       Print this

Exit code 0: passed; 1: failed; 2: could not be tried.
";

/// The test of this kind: the first known wrong variant is tried as somebody's program, caught, and named.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    let names: Vec<&'static str> = match &problem.game {
        Game::Oracle(oracle) => oracle.wrong.iter().map(|wrong| wrong.name).collect(),
        Game::Dialogue(dialogue) => dialogue.wrong.iter().map(|wrong| wrong.name).collect(),
    };
    let trial = |name: &'static str| Trial::new(format!("{}::try::{name}", problem.slug), move || caught(name));
    names.into_iter().take(1).map(trial).collect()
}

/// A wrong variant is caught and named.
fn caught(name: &str) -> Result<(), String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(&this).args(["try", "--shrink", "0.2", "--"]).arg(&this).args(["wrong", name]).output();
    let output = output.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    // An input that is too large to be played out is too large for wrong variants, too.
    let is_named = text.contains(&format!("known mistake: {name}. ")) || !text.contains("known mistake");
    let is_caught = output.status.code() == Some(1) && text.contains("again: cargo try");
    (is_caught && is_named).then_some(()).ok_or_else(|| format!("{}: {text}", output.status))
}

/// What is asked for.
struct Options {
    contestant: Contestant,
    /// Whether it is the collection's own program.
    own: bool,
    all: bool,
    seed: u64,
    shrink: Duration,
    why: bool,
    case: Option<PathBuf>,
    replies: Option<Vec<usize>>,
    json: bool,
    export: Option<PathBuf>,
}

impl Options {
    fn of(problem: &Problem, arguments: &[String]) -> Result<Option<Self>, String> {
        let (flags, command) = match arguments.iter().position(|argument| argument == "--") {
            Some(place) => (&arguments[..place], &arguments[place + 1..]),
            None => (arguments, &[][..]),
        };
        let own = command.is_empty();
        let command = match own {
            true => vec![built(problem.slug).to_string_lossy().into_owned()],
            false => command.to_vec(),
        };
        let mut options = Self {
            contestant: Contestant { command, factor: 1.0 },
            own,
            all: false,
            seed: 1,
            shrink: Duration::from_secs(5),
            why: false,
            case: None,
            replies: None,
            json: false,
            export: None,
        };
        let mut flags = flags.iter();
        while let Some(flag) = flags.next() {
            let mut value = || flags.next().ok_or_else(|| format!("{flag} wants a value; --help says more"));
            let number = |value: &String| value.parse().map_err(|_| format!("{flag} wants a number, not {value:?}"));
            match &flag[..] {
                "--all" => options.all = true,
                "--why" => options.why = true,
                "--json" => options.json = true,
                "--time" => {
                    let factor: f64 = number(value()?)?;
                    if !(0.01..=1000.0).contains(&factor) {
                        return Err("--time wants a factor from 0.01 to 1000".to_owned());
                    }
                    options.contestant.factor = factor;
                }
                "--seed" => options.seed = number(value()?)? as u64,
                "--shrink" => options.shrink = Duration::from_secs_f64(number(value()?)?.clamp(0.0, 1e6)),
                "--case" => options.case = Some(value()?.into()),
                "--export" => options.export = Some(value()?.into()),
                "--reply" => {
                    let replies = value()?.split(',').filter(|reply| !reply.is_empty());
                    let replies: Result<Vec<usize>, _> = replies.map(str::parse).collect();
                    options.replies = Some(replies.map_err(|_| "--reply wants numbers with commas between")?);
                }
                "-h" | "--help" => return Ok(None),
                _ => {
                    return Err(format!(
                        "there is no option {flag:?}; --help lists them; your command stands behind --"
                    ));
                }
            }
        }
        Ok(Some(options))
    }
}

/// Tries what the command line says.
pub fn attempt(problem: &'static Problem, arguments: &[String]) -> ExitCode {
    quiet_panics();
    let options = match Options::of(problem, arguments) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let tried = match (&problem.game, &options.export) {
        (_, Some(folder)) => export::export(problem, folder).map(|()| true),
        (Game::Oracle(oracle), None) => Attempt::new(problem, oracle, &options).run(),
        (Game::Dialogue(dialogue), None) => dialogue::run(problem, dialogue, &options),
    };
    match tried {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// A case: where it comes from, the input, and the right answer.
pub(crate) struct Case {
    /// Its name in a report.
    pub name: String,
    /// The input.
    pub input: String,
    /// The right answer.
    pub expected: String,
}

/// A case, and what the contestant's program printed for it.
struct Tried {
    input: String,
    output: String,
}

/// An attempt at a problem with an oracle.
struct Attempt<'a> {
    problem: &'static Problem,
    oracle: &'static Oracle,
    options: &'a Options,
    report: Report,
    /// The small inputs, by size, each with the name of its family.
    small: Rc<[(&'static str, String)]>,
    /// The greatest number in them.
    greatest: u128,
    tried: Vec<Tried>,
    failures: usize,
    positions: Cell<u64>,
}

/// So long the oracle may think about an input that is none of its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// So many random cases are tried.
const RANDOM: usize = 300;

/// So long a line of the report is shown.
const SHOWN: usize = 2000;

impl<'a> Attempt<'a> {
    fn new(problem: &'static Problem, oracle: &'static Oracle, options: &'a Options) -> Self {
        let report = Report::new(options.json);
        let families = (oracle.small)().into_iter();
        let named = |family: Small| family.inputs.into_iter().map(move |input| (family.name, input));
        let mut small: Vec<(&str, String)> = families.flat_map(named).collect();
        small.sort_by_key(|(_, input)| input.len());
        let mut seen = HashSet::new();
        small.retain(|(_, input)| seen.insert(input.clone()));
        let greatest = small.iter().map(|(_, input)| greatest(input)).max().unwrap_or(0);
        let small = small.into();
        Self { problem, oracle, options, report, small, greatest, tried: vec![], failures: 0, positions: Cell::new(0) }
    }

    /// Tries everything, and says whether all was right.
    fn run(mut self) -> Result<bool, String> {
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
            let factor = match self.options.contestant.factor {
                1.0 => String::new(),
                factor => format!(" times {factor}"),
            };
            self.report.say(
                "passed",
                &format!(
                    "{} cases decided by play ({}; {} positions), {worst} largest inputs within the judge's time{factor}; the judge decides",
                    self.tried.len(),
                    self.problem.played,
                    self.positions.get(),
                ),
            );
        }
        Ok(passed)
    }

    /// The answer of the oracle to an input that is none of its own; nothing where it has none, or takes long. It is asked
    /// as a process, so that it can be stopped.
    fn asked(&self, input: &str) -> Option<String> {
        this_says(&["oracle"], input)
    }

    /// The answer of the oracle to one of its own inputs; nothing where it has none.
    fn played(&self, input: &str) -> Option<String> {
        let before = play::positions();
        let answer = catch_unwind(|| (self.oracle.answer)(input)).ok();
        self.positions.set(self.positions.get() + play::positions() - before);
        answer
    }

    /// What the collection's own program prints; nothing where it refuses the input.
    fn own(&self, input: &str) -> Option<String> {
        answer(&built(self.problem.slug), input).ok()?.printed().ok()
    }

    /// The right answer to an input that somebody gives: by play where the oracle reaches, else by the collection's
    /// program.
    fn expected(&self, input: &str) -> Option<String> {
        let own = self.own(input)?;
        match self.is_small(input) {
            true => self.asked(input).or(Some(own)),
            false => Some(own),
        }
    }

    /// Whether an input is no longer than the small cases, and no number in it is greater than in them: such can be played
    /// out.
    fn is_small(&self, input: &str) -> bool {
        let longest = self.small.last().map_or(0, |(_, input)| input.len());
        input.len() <= longest && greatest(input) <= self.greatest
    }

    /// The small cases, decided by play, from the smallest on.
    fn small(&mut self) -> Result<bool, String> {
        let small = Rc::clone(&self.small);
        let mut bar = self.report.bar("small cases", small.len());
        for (index, (family, input)) in small.iter().enumerate() {
            bar.step(index);
            let Some(expected) = self.played(input) else { continue };
            let case = Case { name: (*family).to_owned(), input: input.clone(), expected };
            if !self.case("small cases", &case, true)? {
                return Ok(false);
            }
        }
        bar.done();
        self.report.stage("small cases", small.len(), &format!("decided by play: {}", self.problem.played));
        Ok(true)
    }

    /// Cases made of small ones by changing tokens, which the collection's program accepts and the oracle answers.
    fn random(&mut self) -> Result<bool, String> {
        let small = Rc::clone(&self.small);
        let mut random = seeded(self.options.seed);
        let mut count = 0;
        let mut bar = self.report.bar("random cases", RANDOM);
        let end = Instant::now() + Duration::from_secs(20);
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
        self.report.stage("random cases", count, &format!("seed {}", self.options.seed));
        Ok(true)
    }

    /// Cases whose answers are known.
    fn stage(&mut self, stage: &str, all: Vec<Case>, is_small: bool) -> Result<bool, String> {
        for case in &all {
            if !self.case(stage, case, is_small)? {
                return Ok(false);
            }
        }
        self.report.stage(stage, all.len(), "");
        Ok(true)
    }

    /// The inputs of maximum size.
    fn worst(&mut self) -> Result<bool, String> {
        let all = (self.oracle.worst)();
        let mut slowest = (Duration::ZERO, 0_u64, "");
        for worst in &all {
            let (input, expected) = worst.case();
            let case = Case { name: worst.name.to_owned(), input, expected };
            let mut verdict = Verdict::Right;
            let mut output = String::new();
            for _ in 0..3 {
                (verdict, output) = self.options.contestant.run(self.problem, &case.input, &case.expected);
                if !matches!(verdict, Verdict::TooSlow(_)) {
                    break;
                }
            }
            if verdict != Verdict::Right {
                let more = format!("this input attacks: {}", worst.attacks);
                self.failed("largest inputs", &case, verdict, output, &more)?;
                if !self.options.all {
                    return Ok(false);
                }
            } else if let Ok(usage) = self.usage(&case.input) {
                slowest = slowest.max((usage.0, usage.1, worst.name));
            }
        }
        let (cpu, memory, name) = slowest;
        let own = all.iter().find(|worst| worst.name == name).and_then(|worst| self.own_usage(&worst.input()));
        let beside = own.map_or(String::new(), |(cpu, memory)| {
            format!("; the collection's program takes {:.2?} and {} MiB there", cpu, memory >> 20)
        });
        let words = format!("slowest {name}: {cpu:.2?} and {} MiB{beside}", memory >> 20);
        self.report.stage("largest inputs", all.len(), &words);
        Ok(true)
    }

    fn usage(&self, input: &str) -> Result<(Duration, u64), String> {
        let ending = self.options.contestant.start(self.problem, 8 << 20)?.run(input)?;
        ending.usage.map(|usage| (usage.cpu, usage.memory)).ok_or_else(|| "not measured".to_owned())
    }

    fn own_usage(&self, input: &str) -> Option<(Duration, u64)> {
        let ending = Start::within(self.problem.limits, &built(self.problem.slug)).ok()?.run(input).ok()?;
        ending.usage.map(|usage| (usage.cpu, usage.memory))
    }

    /// Tries a case; whether to go on.
    fn case(&mut self, stage: &str, case: &Case, is_small: bool) -> Result<bool, String> {
        let (verdict, output) = self.options.contestant.run(self.problem, &case.input, &case.expected);
        if let Verdict::Crashed(error) = &verdict
            && error.starts_with("not measured")
        {
            return Err(format!("cannot run {}: {error}", self.options.contestant.command.join(" ")));
        }
        if is_small {
            self.tried.push(Tried { input: case.input.clone(), output: output.clone() });
        }
        if verdict == Verdict::Right {
            return Ok(true);
        }
        self.failed(stage, case, verdict, output, "")?;
        Ok(self.options.all)
    }

    /// Reports a failure: the case made smaller, which mistake it is, why the expected answer is right, and how to see it
    /// again.
    fn failed(&mut self, stage: &str, case: &Case, verdict: Verdict, output: String, more: &str) -> Result<(), String> {
        self.failures += 1;
        let found = self.smaller(case, &verdict);
        let (input, search) = match found {
            Some(Smaller { input, tried, out_of_time }) => {
                let end = if out_of_time { ", until time was up" } else { "" };
                (input, format!(", made smaller ({tried} inputs tried{end})"))
            }
            None => (case.input.clone(), String::new()),
        };
        let expected = self.expected(&input).unwrap_or_else(|| case.expected.clone());
        let (verdict, output) = match input == case.input {
            true => (verdict, output),
            false => self.options.contestant.run(self.problem, &input, &expected),
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
            "input, the smallest found:\n{}expected:\n{}printed:\n{}",
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
    fn smaller(&self, case: &Case, verdict: &Verdict) -> Option<Smaller> {
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
            let (found, _) = self.options.contestant.run(self.problem, input, &expected);
            std::mem::discriminant(&found) == std::mem::discriminant(verdict)
        };
        // A small case that fails is a better beginning than a large one.
        let half = self.options.shrink / 2;
        let end = Instant::now() + half;
        let shorter = self.small.iter().map(|(_, input)| input).take_while(|input| input.len() < case.input.len());
        let first = shorter.take_while(|_| Instant::now() < end).find(|input| fails(input));
        let layout = Layout::new(self.small.iter().map(|(_, input)| &input[..]));
        Some(smaller(first.unwrap_or(&case.input), &layout, half, fails))
    }

    /// Why the expected answer is right, as far as play says it.
    fn why(&self, input: &str) -> String {
        if !self.is_small(input) || self.asked(input).is_none() {
            return String::new();
        }
        let reasons = play::reasons(|| drop(catch_unwind(|| (self.oracle.answer)(input))));
        report::reasons(&reasons, self.options.why)
    }

    /// The known mistakes that give the same answers to everything that was tried.
    fn mistakes(&self, input: &str, output: &str) -> String {
        if !self.is_small(input) {
            return String::new();
        }
        let says = |wrong: &&Wrong, tried: &Tried| {
            let answer = catch_unwind(|| (wrong.answer)(&tried.input));
            answer.is_ok_and(|answer| lines(&tried.input, &tried.output, &answer).is_ok())
        };
        let agrees = |wrong: &&Wrong| {
            let answer = this_says(&["wrong", wrong.name], input);
            answer.is_some_and(|answer| lines(input, output, &answer).is_ok())
                && self.tried.iter().all(|tried| says(wrong, tried))
        };
        let same: Vec<&Wrong> = self.oracle.wrong.iter().filter(agrees).collect();
        let apart = match &same[..] {
            [one, others @ ..] if !others.is_empty() => {
                let differs = |input: &&String| {
                    let answer = |wrong: &Wrong| catch_unwind(|| (wrong.answer)(input)).ok();
                    others.iter().any(|other| answer(other) != answer(one))
                };
                self.small
                    .iter()
                    .map(|(_, input)| input)
                    .take(3000)
                    .find(differs)
                    .map_or(String::new(), |input| format!("this input tells them apart:\n{}", short(input, SHOWN)))
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

/// What this program prints for an input under these words, if it does so in time.
fn this_says(words: &[&str], input: &str) -> Option<String> {
    let mut this = Command::new(std::env::current_exe().ok()?);
    this.args(words);
    Start::new(this).patient(PATIENCE).run(input).ok()?.printed().ok()
}

/// The greatest number in an input.
fn greatest(input: &str) -> u128 {
    let numbers = input.split_whitespace().filter_map(|token| token.parse::<i128>().ok());
    numbers.map(i128::unsigned_abs).max().unwrap_or(0)
}

/// What is known of a dialogue's cases.
fn referee(dialogue: &Dialogue, case: &str) -> Box<dyn crate::dialogue::Referee> {
    (dialogue.referee)(case)
}
