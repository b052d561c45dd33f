//! A contestant's program: any command, run as the judge would run it, and what became of it.

use std::path::PathBuf;
use std::process::Command;
use std::rc::Rc;

use entry::{Judge, cleared};
use judge::{Ending, Excess, Grant, Start, Stop, Usage, cut};

use crate::problem::Problem;
use crate::shell::program;

/// The stack that systems leave to a program.
const STACK: u64 = 8 << 20;

/// Inputs of so many bytes are large.
pub const LARGE: usize = 4096;

/// Gives an output for an input, if it has one.
pub type Answers = Rc<dyn Fn(&str) -> Option<String>>;

/// A command, and what it may use.
pub struct Contestant {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Where it runs, if not where we do.
    pub folder: Option<PathBuf>,
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
    /// Whether a signal ended it.
    is_killed: bool,
}

impl Run {
    /// Nothing but a verdict.
    fn of(verdict: Verdict) -> Self {
        Self { verdict, output: String::new(), usage: None, remark: None, is_killed: false }
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
            | Self::Crashed(text) => text,
        }
    }
}

impl Contestant {
    /// A way to start the program with this stack.
    fn start(&self, stack: u64, is_disturbed: bool) -> Result<Start, Stop> {
        let mut command = Command::new(program(&self.command[0]));
        cleared(&mut command).args(&self.command[1..]);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        if is_disturbed {
            // Where the C library is that of GNU, new memory then holds this byte instead of what happens to be there.
            command.env("MALLOC_PERTURB_", "165");
        }
        Start::foreign(Grant { stack, ..self.grant }, command)
    }

    /// A way to start the program, as the judge would.
    pub fn started(&self) -> Result<Start, Stop> {
        self.start(self.grant.stack, false)
    }

    /// Runs the program on an input. Memory that it has not set holds anything where the input is not large.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let is_disturbed = input.len() < LARGE;
        let run = self.run_with(problem, input, expected, is_disturbed)?;
        // Filling memory takes time, though not half of what is granted, and the memory itself.
        match run.verdict {
            Verdict::TooSlow(true, _) | Verdict::TooMuchMemory(_) if is_disturbed && run.usage.is_some() => {
                self.run_undisturbed(problem, input, expected)
            }
            _ => Ok(run),
        }
    }

    /// The same, new memory holding what happens to be there.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_undisturbed(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        self.run_with(problem, input, expected, false)
    }

    /// Runs the program where nobody knows the answer: it has to end well within the limits.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_alone(&self, problem: &Problem, input: &str) -> Result<Run, Stop> {
        let run = self.run_undisturbed(problem, input, "")?;
        match run.verdict {
            Verdict::Wrong(_) | Verdict::Format(_) if run.usage.is_some() || !cfg!(unix) => {
                Ok(Run { verdict: Verdict::Right, remark: None, ..run })
            }
            _ => Ok(run),
        }
    }

    fn run_with(&self, problem: &Problem, input: &str, expected: &str, is_disturbed: bool) -> Result<Run, Stop> {
        let run = self.run_on(STACK.min(self.grant.stack), is_disturbed, problem, input, expected)?;
        if run.is_killed && self.grant.stack > STACK {
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
        let ending = match self.start(stack, is_disturbed)?.run(input) {
            Ok(ending) => ending,
            Err(Stop::Silent(time, printed)) => {
                let verdict = Verdict::TooSlow(false, format!("still running after {time:.0?} of wall-clock time"));
                return Ok(Run { output: printed, ..Run::of(verdict) });
            }
            Err(stop @ Stop::Endless) => return Ok(Run::of(Verdict::Wrong(stop.to_string()))),
            Err(stop @ (Stop::Unmeasured(_) | Stop::Terminal)) => {
                return Ok(Run::of(Verdict::Crashed(stop.to_string())));
            }
            Err(stop) => return Err(stop),
        };
        let (verdict, remark) = match ending.within(self.grant) {
            Err(excess @ Excess::Time(..)) => (Verdict::TooSlow(excess.is_doubtful(), excess.to_string()), None),
            Err(excess) => (Verdict::TooMuchMemory(excess.to_string()), None),
            Ok(()) if ending.code != Some(0) && is_out_of_memory(&ending.errors) => {
                (Verdict::TooMuchMemory(last_words(&ending)), None)
            }
            Ok(()) if ending.code != Some(0) => (Verdict::Crashed(last_words(&ending)), None),
            Ok(()) => self.compared(problem, input, expected, &ending.output),
        };
        let is_killed = matches!(verdict, Verdict::Crashed(_)) && ending.code.is_none();
        Ok(Run { verdict, output: ending.output, usage: ending.usage, remark, is_killed })
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
        match is_forgiven {
            true => {
                (Verdict::Right, Some(format!("right except for {differs}, which {judge} mostly forgives: {error}")))
            }
            false => {
                (Verdict::Format(format!("right except for {differs}, which {judge} may not forgive: {error}")), None)
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
    let how = ending.code.map_or(String::new(), |code| format!("exit code {code}: "));
    format!("{how}{}", cut(&last))
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
