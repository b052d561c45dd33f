//! A contestant's program: any command, run as the judge would run it, and what became of it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

use entry::{Judge, cleared};
use judge::{Ending, Excess, Grant, Silence, Start, Stop, TELLS, Usage, cut, with_words};
use tempfile::{NamedTempFile, TempDir};

use crate::cpu;
use crate::overflow;
use crate::problem::Problem;
use crate::shell::program;
use crate::source::Files;

/// The stack that systems leave to a program.
const STACK: u64 = 8 << 20;

/// So often a program is run that is not much too slow.
const RUNS: usize = 3;

/// Inputs of so many bytes are large.
pub const LARGE: usize = 4096;

/// What is said where a program is not measured.
pub const UNMEASURED: &str =
    "time and memory are not measured on this system, so nothing is said of the judge's limits on them";

/// Gives an output for an input, if it has one.
pub type Answers = Rc<dyn Fn(&str) -> Option<String>>;

/// A command, and what it may use.
pub struct Contestant {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The files that it reads and writes, where its judge has some.
    pub files: Option<Files>,
    /// What it may use.
    pub grant: Grant,
    /// The judge that grants it.
    pub judge: &'static Judge,
    /// The answers of the same program to small inputs, where it is a known wrong one: cheaper than a process each. It
    /// has none where it panics.
    pub answer: Option<Answers>,
}

/// What became of a run.
pub struct Run {
    /// Whether the answer is right, and what is wrong.
    pub verdict: Verdict,
    /// What was printed.
    pub output: String,
    /// What was used, where it was measured.
    pub usage: Option<Usage>,
    /// What there is to say although it is right.
    pub remark: Option<String>,
    /// The CPU time of it; where that was not measured, its time.
    pub took: Duration,
    /// Whether it came to its end by itself.
    pub has_ended: bool,
    /// Whether a signal or an exception ended it.
    is_killed: bool,
}

impl Run {
    /// Nothing but a verdict.
    fn of(verdict: Verdict) -> Self {
        let (took, has_ended, is_killed) = Default::default();
        Self { verdict, output: String::new(), usage: None, remark: None, took, has_ended, is_killed }
    }

    /// Whether nobody knows what it used.
    pub fn is_unmeasured(&self) -> bool {
        self.has_ended && self.usage.is_none()
    }
}

/// What is said of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// It is right but for blanks, line ends or capitals.
    Format(String),
    /// It is wrong: where, what was expected, and what came.
    Wrong(String),
    /// It takes more CPU time than the judge grants, or does not end. The first says whether a busy machine may have
    /// made this of less.
    TooSlow(bool, String),
    /// It takes more memory than the judge grants.
    TooMuchMemory(String),
    /// It ends by a signal, or with another exit code than 0.
    Crashed(String),
    /// It ends with another exit code than 0 before it has read anything.
    NotStarted(String),
}

impl Verdict {
    /// In a word, as judges have it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Format(_) => "wrong layout",
            Self::Wrong(_) => "wrong answer",
            Self::TooSlow(..) => "too slow",
            Self::TooMuchMemory(_) => "too much memory",
            Self::Crashed(_) => "crashed",
            Self::NotStarted(_) => "does not start",
        }
    }

    /// What more there is to say.
    pub fn detail(&self) -> &str {
        match self {
            Self::Right => "",
            Self::Format(text)
            | Self::Wrong(text)
            | Self::TooSlow(_, text)
            | Self::TooMuchMemory(text)
            | Self::Crashed(text)
            | Self::NotStarted(text) => text,
        }
    }
}

impl Contestant {
    /// A way to start the program with this stack.
    fn start(
        &self,
        stack: u64,
        is_disturbed: bool,
        folder: Option<&Path>,
        output: Option<&Path>,
    ) -> Result<Start, Stop> {
        let mut command = Command::new(program(&self.command[0]));
        cleared(&mut command).args(&self.command[1..]);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        if is_disturbed {
            // Where the C library is that of GNU, new memory then holds this byte instead of what happens to be there.
            command.env("MALLOC_PERTURB_", "165");
        }
        if let (Some(variable), Some(output)) = (self.judge.output, output) {
            command.env(variable, output);
        }
        Start::foreign(Grant { stack, ..self.grant }, command)
    }

    /// A way to start the program, as the judge would.
    pub fn started(&self) -> Result<Start, Stop> {
        let folder = self.files.as_ref().and_then(Files::linked);
        self.start(self.grant.stack, false, folder, None)
    }

    /// Runs the program on an input. Memory that it has not set holds anything where the input is not large.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let is_disturbed = input.len() < LARGE;
        let run = self.run_with(problem, input, expected, is_disturbed)?;
        // Filling memory takes time, though not half of what is granted, and the memory itself.
        let is_due_to_it = matches!(run.verdict, Verdict::TooSlow(true, _) | Verdict::TooMuchMemory(_));
        match is_disturbed && is_due_to_it && run.usage.is_some() {
            true => self.run_undisturbed(problem, input, expected),
            false => self.least(run, || self.run_with(problem, input, expected, is_disturbed)),
        }
    }

    /// The same, new memory holding what happens to be there.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_undisturbed(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let again = || self.run_with(problem, input, expected, false);
        self.least(again()?, again)
    }

    /// Of a run that is not much too slow and two more of the same the one that uses the least CPU time, or the first
    /// that is within the limit: a busy machine lets a program use more than it needs, and none lets it use less.
    fn least(&self, first: Run, again: impl Fn() -> Result<Run, Stop>) -> Result<Run, Stop> {
        let is_doubtful = |run: &Run| matches!(run.verdict, Verdict::TooSlow(true, _));
        let cpu = |run: &Run| run.usage.map(|usage| usage.cpu);
        if !is_doubtful(&first) {
            return Ok(first);
        }
        let (mut runs, limit) = (vec![first], self.grant.cpu);
        while runs.len() < RUNS && runs.last().is_some_and(is_doubtful) {
            runs.push(again()?);
        }
        let times = runs.iter().filter_map(cpu).map(|cpu| format!("{cpu:.2?}")).collect::<Vec<_>>().join(", then ");
        let near = format!("near the limit of {limit:.2?}: it has used {times} of CPU time");
        let within = runs.iter().position(|run| !is_doubtful(run));
        let least = within.or_else(|| (0..runs.len()).min_by_key(|&index| cpu(&runs[index])));
        let run = runs.swap_remove(least.unwrap_or(0));
        Ok(match run.verdict {
            Verdict::TooSlow(true, _) => Run { verdict: Verdict::TooSlow(true, near), ..run },
            _ => Run { remark: run.remark.or(Some(near)), ..run },
        })
    }

    /// Runs the program where nobody knows the answer: it has to end well within the limits.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_alone(&self, problem: &Problem, input: &str) -> Result<Run, Stop> {
        let run = self.run_undisturbed(problem, input, "")?;
        match run.verdict {
            Verdict::Wrong(_) | Verdict::Format(_) if run.has_ended => {
                Ok(Run { verdict: Verdict::Right, remark: None, ..run })
            }
            _ => Ok(run),
        }
    }

    /// The CPU time that the program takes for an input, where it comes to its end and is measured.
    pub fn time(&self, problem: &Problem, input: &str) -> Option<Duration> {
        let run = self.run_on(self.grant.stack, false, problem, input, "").ok()?;
        run.usage.filter(|_| run.has_ended).map(|usage| usage.cpu)
    }

    fn run_with(&self, problem: &Problem, input: &str, expected: &str, is_disturbed: bool) -> Result<Run, Stop> {
        let run = self.run_on(STACK.min(self.grant.stack), is_disturbed, problem, input, expected)?;
        // On Windows its stack is the one that is written in it.
        if run.is_killed && self.grant.stack > STACK && !cfg!(windows) {
            let deeper = self.run_on(self.grant.stack, is_disturbed, problem, input, expected)?;
            if !deeper.is_killed {
                let granted = self.grant.stack >> 20;
                let remark = format!(
                    "it needs more than {} MiB of stack: its recursion is as deep as the input; \
                     {} allows {granted} MiB",
                    STACK >> 20,
                    self.judge.called()
                );
                return Ok(Run { remark: Some(remark), ..deeper });
            }
        }
        Ok(run)
    }

    fn run_on(
        &self,
        stack: u64,
        is_disturbed: bool,
        problem: &Problem,
        input: &str,
        expected: &str,
    ) -> Result<Run, Stop> {
        // Some judges look for the output in a file; who writes nothing there is read as elsewhere.
        let file = self.judge.output.map(|_| NamedTempFile::new()).transpose()?;
        let file = file.as_ref().map(NamedTempFile::path);
        let made = self.files.as_ref().and_then(|files| files.make(input)).transpose()?;
        let folder = made.as_ref().map(TempDir::path).or(self.files.as_ref().and_then(Files::linked));
        let output = made.as_ref().zip(self.files.as_ref()).map(|(folder, files)| folder.path().join(&files.output));
        let files = || output.iter().map(PathBuf::as_path).chain(file);
        let written = || files().filter_map(|file| std::fs::read(file).ok()).find(|written| !written.is_empty());
        let since = Instant::now();
        let ending = match self.start(stack, is_disturbed, folder, file)?.run(input) {
            Ok(ending) => match written() {
                Some(written) => Ending { output: String::from_utf8_lossy(&written).into_owned(), ..ending },
                None => ending,
            },
            Err(Stop::Silent(Silence { waited, cpu, output })) => {
                let words = match TELLS {
                    true => format!(
                        "ended after waiting for {waited:.0?}, {cpu:.2?} of CPU time used: does it sleep, or wait for \
                         more than its input?"
                    ),
                    false => format!("still running after {waited:.0?} of wall-clock time"),
                };
                return Ok(Run { output, ..Run::of(Verdict::TooSlow(false, words)) });
            }
            Err(stop @ Stop::Endless) => return Ok(Run::of(Verdict::Wrong(stop.to_string()))),
            Err(stop @ (Stop::Unmeasured(_) | Stop::Terminal)) => {
                return Ok(Run::of(Verdict::Crashed(stop.to_string())));
            }
            Err(stop) => return Err(stop),
        };
        let took = ending.usage.map_or_else(|| since.elapsed(), |usage| usage.cpu);
        cpu::add(took);
        let has_read = ending.has_read || made.is_some() || input.is_empty();
        let (verdict, remark) = match ending.within(self.grant) {
            Err(excess @ Excess::Time(..)) => (Verdict::TooSlow(excess.is_doubtful(), excess.to_string()), None),
            Err(excess) => (Verdict::TooMuchMemory(excess.to_string()), None),
            Ok(()) if ending.code != Some(0) && is_out_of_memory(&ending.errors) => {
                (Verdict::TooMuchMemory(last_words(&ending)), None)
            }
            Ok(()) if ending.code != Some(0) && ending.code.is_some() && !has_read => {
                (Verdict::NotStarted(own_words(&ending)), None)
            }
            Ok(()) if ending.code != Some(0) => (Verdict::Crashed(last_words(&ending)), None),
            Ok(()) => self.compared(problem, input, expected, &ending.output),
        };
        let has_ended = ending.code.is_some();
        let is_killed = matches!(verdict, Verdict::Crashed(_)) && !has_ended;
        Ok(Run { verdict, output: ending.output, usage: ending.usage, remark, took, has_ended, is_killed })
    }

    /// The same for a small input.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_small(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let Some(answer) = &self.answer else {
            return self.run(problem, input, expected);
        };
        match answer(input) {
            Some(output) => {
                let (verdict, remark) = self.compared(problem, input, expected, &output);
                Ok(Run { output, remark, ..Run::of(verdict) })
            }
            None => Ok(Run::of(Verdict::Crashed("panicked".to_owned()))),
        }
    }

    /// Whether an output is right, or nearly so, and what the judge has to forgive in it.
    fn compared(&self, problem: &Problem, input: &str, expected: &str, output: &str) -> (Verdict, Option<String>) {
        let Err(error) = problem.compare(input, expected, output) else {
            return (Verdict::Right, None);
        };
        let judge = self.judge.called();
        let is_like = |of: fn(&str) -> String| problem.compare(input, &of(expected), &of(output)).is_ok();
        let (differs, is_forgiven) = match (is_like(blanks), is_like(capitals)) {
            (true, _) => ("spaces and line ends", self.judge.is_by_words),
            (false, true) => ("upper and lower case", self.judge.is_any_case),
            (false, false) => return (Verdict::Wrong(error), None),
        };
        let why = overflow::of_windows(output).unwrap_or(error);
        match is_forgiven {
            true => (Verdict::Right, Some(format!("right except for {differs}, which {judge} mostly forgives: {why}"))),
            false => {
                (Verdict::Format(format!("right except for {differs}, which {judge} may not forgive: {why}")), None)
            }
        }
    }
}

/// Whether a program says that it gets no more memory, as the machines of some languages do.
fn is_out_of_memory(errors: &str) -> bool {
    let words = ["OutOfMemoryError", "out of memory", "MemoryError", "bad_alloc", "Cannot allocate memory"];
    words.iter().any(|word| errors.contains(word))
}

/// How a program ended that did not end well, with the last lines of its standard error.
fn last_words(ending: &Ending) -> String {
    let lines: Vec<&str> = ending.errors.lines().collect();
    let last = lines[lines.len().saturating_sub(5)..].join("\n");
    match (ending.code, lines.first()) {
        (Some(code), _) => with_words(code, &cut(&last)),
        // What ended it stands in the first line.
        (None, Some(first)) if lines.len() > 5 => cut(&format!("{first}\n{last}")),
        (None, _) => cut(&last),
    }
}

/// How a program ended that did not start, with the line that says why.
fn own_words(ending: &Ending) -> String {
    let words = cut(reason(&ending.errors));
    ending.code.map_or(words.clone(), |code| with_words(code, &words))
}

/// The line of a program's standard error that says what is wrong: the first, unless interpreters say first where they
/// are; what they quote is indented.
pub fn reason(errors: &str) -> &str {
    let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
    let says =
        |line: &&str| !line.starts_with(char::is_whitespace) && (line.contains("rror:") || line.contains("rror "));
    lines.clone().find(says).or_else(|| lines.next()).unwrap_or_default().trim()
}

/// The words of a text, one blank between them; no empty lines.
fn blanks(text: &str) -> String {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The same in small letters.
fn capitals(text: &str) -> String {
    blanks(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use entry::ANY;

    use super::*;

    /// What is said of a program that uses these milliseconds in its runs, where 100 are granted; and in how many runs.
    fn said(times: &[u64]) -> (String, usize) {
        let cpu = Duration::from_millis(100);
        let grant = Grant { cpu, memory: 1 << 30, stack: STACK };
        let contestant = Contestant { command: vec![], files: None, grant, judge: ANY, answer: None };
        let count = Cell::new(0);
        let run = || {
            let cpu = Duration::from_millis(times[count.replace(count.get() + 1)]);
            let usage = Usage { cpu, memory: 0, faults: 0 };
            let verdict = match grant.allows(usage) {
                Ok(()) => Verdict::Right,
                Err(excess) => Verdict::TooSlow(excess.is_doubtful(), excess.to_string()),
            };
            Run { usage: Some(usage), ..Run::of(verdict) }
        };
        let least = contestant.least(run(), || Ok(run())).expect("it is run");
        let remark = least.remark.map_or(String::new(), |remark| format!("; {remark}"));
        (format!("{}: {}{remark}", least.verdict.word(), least.verdict.detail()), count.get())
    }

    #[test]
    fn the_least_of_three_counts_where_it_is_near_the_limit() {
        let near = "near the limit of 100.00ms: it has used ";
        assert_eq!(said(&[90]), ("right: ".to_owned(), 1));
        assert_eq!(said(&[120, 95]), (format!("right: ; {near}120.00ms, then 95.00ms of CPU time"), 2));
        let three = "130.00ms, then 110.00ms, then 140.00ms of CPU time";
        assert_eq!(said(&[130, 110, 140]), (format!("too slow: {near}{three}"), 3));
        let grant = Grant { cpu: Duration::from_millis(100), memory: 0, stack: 0 };
        assert_eq!([60, 67].map(|millis| grant.is_near(Duration::from_millis(millis))), [false, true]);
        // No machine makes this of so little.
        assert_eq!(said(&[151]), ("too slow: 151.00ms of CPU time, above 100.00ms".to_owned(), 1));
    }

    #[test]
    fn the_line_that_says_why_is_found() {
        let python = "Traceback (most recent call last):\n  File \"a.py\", line 1\n    import b  # error: none\n\
                      ModuleNotFoundError: No module named 'b'\n";
        assert_eq!(reason(python), "ModuleNotFoundError: No module named 'b'");
        let java = "Error: Could not find or load main class A\nCaused by: java.lang.ClassNotFoundException: A\n";
        assert_eq!(reason(java), "Error: Could not find or load main class A");
        let node = "node:internal/modules/cjs/loader:1\n  throw err;\n  ^\n\nError: Cannot find module 'b'\n";
        assert_eq!(reason(node), "Error: Cannot find module 'b'");
        assert_eq!(reason("sh: 1: nosuch: not found\nmore\n"), "sh: 1: nosuch: not found");
        assert_eq!(reason(""), "");
    }
}
