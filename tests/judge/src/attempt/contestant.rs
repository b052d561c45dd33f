//! A contestant's program: any command, run as the judge would run it, and what became of it.

use std::panic::catch_unwind;
use std::process::Command;

use crate::problem::{Answer, Problem, cut};
use crate::process::{Ending, Excess, Grant, Start, Stop, Usage};

/// The stack that most judges leave to a program.
pub const STACK: u64 = 8 << 20;

/// A command, and what it may use.
pub struct Contestant {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// What it may use.
    pub grant: Grant,
    /// The answers of the same program to small inputs, where it is one of this process: cheaper than a process each.
    pub answer: Option<Answer>,
}

/// What became of a run.
pub struct Run {
    /// Whether the answer is right, and what is wrong.
    pub verdict: Verdict,
    /// What was printed.
    pub output: String,
    /// What was used, where it was measured.
    pub usage: Option<Usage>,
}

/// What is said of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// It is right but for blanks, empty lines or capitals.
    Format(String),
    /// It is wrong: where, what was expected, and what came.
    Wrong(String),
    /// It takes more CPU time than the judge grants, or does not end; the least of three runs.
    TooSlow(String),
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
            Self::TooSlow(_) => "too slow",
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
            | Self::TooSlow(text)
            | Self::TooMuchMemory(text)
            | Self::Crashed(text) => text,
        }
    }
}

impl Contestant {
    /// A way to start the program with this stack.
    fn start(&self, stack: u64) -> Result<Start, Stop> {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        Start::foreign(Grant { stack, ..self.grant }, command)
    }

    /// A way to start the program.
    pub fn started(&self) -> Result<Start, Stop> {
        self.start(self.grant.stack)
    }

    /// Runs the program on an input.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let (verdict, output, usage) = match self.started()?.run(input) {
            Ok(ending) => match ending.within(self.grant) {
                Err(excess @ Excess::Time(..)) => (Verdict::TooSlow(excess.to_string()), ending.output, ending.usage),
                Err(excess) => (Verdict::TooMuchMemory(excess.to_string()), ending.output, ending.usage),
                Ok(()) if ending.code != Some(0) => {
                    (Verdict::Crashed(self.crash(input, &ending)), ending.output, ending.usage)
                }
                Ok(()) => (compared(problem, input, expected, &ending.output), ending.output, ending.usage),
            },
            Err(Stop::Silent(time, printed)) => {
                (Verdict::TooSlow(format!("no end after {time:.0?} by the clock on the wall")), printed, None)
            }
            Err(stop @ Stop::Endless) => (Verdict::Wrong(stop.to_string()), String::new(), None),
            Err(stop @ Stop::Unmeasured(_)) => (Verdict::Crashed(stop.to_string()), String::new(), None),
            Err(stop) => return Err(stop),
        };
        Ok(Run { verdict, output, usage })
    }

    /// The same for a small input.
    ///
    /// # Errors
    /// If it cannot be run at all.
    pub fn run_small(&self, problem: &Problem, input: &str, expected: &str) -> Result<Run, Stop> {
        let Some(answer) = &self.answer else {
            return self.run(problem, input, expected);
        };
        let (verdict, output) = match catch_unwind(|| answer.to(input)) {
            Ok(output) => (compared(problem, input, expected, &output), output),
            Err(_) => (Verdict::Crashed("panicked".to_owned()), String::new()),
        };
        Ok(Run { verdict, output, usage: None })
    }

    /// How a program ended that did not end well, with the last lines of its standard error. A crash that a larger
    /// stack prevents comes from recursion as deep as the input.
    fn crash(&self, input: &str, ending: &Ending) -> String {
        let lines: Vec<&str> = ending.errors.lines().collect();
        let last = lines[lines.len().saturating_sub(5)..].join("\n");
        let how = ending.code.map_or(String::new(), |code| format!("exit code {code}: "));
        let mut text = format!("{how}{}", cut(&last));
        let larger = self.grant.memory.max(64 << 20);
        if ending.code.is_none() && larger > self.grant.stack {
            let deeper = self.start(larger).and_then(|start| start.run(input));
            if deeper.is_ok_and(|ending| ending.code == Some(0)) {
                text += "\nwith a larger stack it does not: its recursion is as deep as the input";
            }
        }
        text
    }
}

/// Whether an output is right, or nearly so.
pub fn compared(problem: &Problem, input: &str, expected: &str, output: &str) -> Verdict {
    match problem.compare(input, expected, output) {
        Ok(()) => Verdict::Right,
        Err(error) => match problem.compare(input, &loose(expected), &loose(output)) {
            Ok(()) => Verdict::Format(format!("right but for blanks, empty lines or capitals: {error}")),
            Err(_) => Verdict::Wrong(error),
        },
    }
}

/// The tokens in small letters, one blank between them.
fn loose(text: &str) -> String {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
