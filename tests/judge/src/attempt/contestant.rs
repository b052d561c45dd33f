//! A contestant's program: any command, run as the judge would run it, and what became of it.

use std::process::Command;
use std::time::Duration;

use crate::problem::{Problem, cut};
use crate::process::{ENDLESS, Ending, Start, Usage};

/// The stack that most judges leave to a program.
const STACK: u64 = 8 << 20;

/// No program is allowed to reserve more than this beside its limit; what it uses is held against the limit afterwards,
/// since the machines of some languages reserve far more than they use.
const RESERVED: u64 = 8 << 30;

/// A command, and how much slower than the judge its language or this machine may be.
pub struct Contestant {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// What the judge's time is multiplied by.
    pub factor: f64,
}

/// What became of a run.
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
    fn command(&self) -> Command {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        command
    }

    /// The CPU time that the program may take.
    pub fn time(&self, problem: &Problem) -> Duration {
        problem.limits.cpu().mul_f64(self.factor)
    }

    /// A way to start the program, killed at twice its time and after so much by the clock on the wall.
    pub fn start(&self, problem: &Problem, stack: u64) -> Result<Start, String> {
        let time = self.time(problem);
        let seconds = (2 * time).as_secs() + 1;
        let start = Start::limited([stack, RESERVED + problem.limits.bytes(), seconds], self.command())?;
        Ok(start.patient(4 * time + Duration::from_secs(5)))
    }

    /// Runs the program on an input, and says what became of it and what it printed.
    pub fn run(&self, problem: &Problem, input: &str, expected: &str) -> (Verdict, String) {
        let (verdict, output, _) = self.measured(problem, input, expected);
        (verdict, output)
    }

    /// Runs the program on an input, and says what became of it, what it printed, and what it used.
    pub fn measured(&self, problem: &Problem, input: &str, expected: &str) -> (Verdict, String, Option<Usage>) {
        match self.start(problem, STACK).and_then(|start| start.run(input)) {
            Ok(ending) => {
                let (output, usage) = (ending.output.clone(), ending.usage);
                (self.judged(problem, input, expected, ending), output, usage)
            }
            Err(error) if error == ENDLESS => (Verdict::Wrong(error), String::new(), None),
            Err(error) => (Verdict::TooSlow(error), String::new(), None),
        }
    }

    fn judged(&self, problem: &Problem, input: &str, expected: &str, ending: Ending) -> Verdict {
        let time = self.time(problem);
        if let Some(usage) = ending.usage {
            if usage.cpu > time {
                return Verdict::TooSlow(format!("{:.2?} of CPU time, above {time:.2?}", usage.cpu));
            }
            let (used, limit) = (usage.memory >> 20, problem.limits.bytes() >> 20);
            if used > limit {
                return Verdict::TooMuchMemory(format!("{used} MiB, above {limit} MiB"));
            }
        }
        if ending.code != Some(0) {
            return Verdict::Crashed(self.crash(problem, input, &ending));
        }
        compared(problem, input, expected, &ending.output)
    }

    /// How a program ended that did not end well, with the last lines of its standard error. A crash that a larger
    /// stack prevents comes from recursion as deep as the input.
    fn crash(&self, problem: &Problem, input: &str, ending: &Ending) -> String {
        let lines: Vec<&str> = ending.errors.lines().collect();
        let last = lines[lines.len().saturating_sub(5)..].join("\n");
        let how = ending.code.map_or(String::new(), |code| format!("exit code {code}: "));
        let mut text = format!("{how}{}", cut(&last));
        if ending.code.is_none() {
            let deeper = self.start(problem, problem.limits.bytes().max(64 << 20)).and_then(|start| start.run(input));
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
