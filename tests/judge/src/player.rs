//! Players of dialogues: a program, or a function.

use std::collections::VecDeque;
use std::fmt::{self, Display, Formatter};

use crate::grant::Excess;
use crate::process::{Ending, Process, Stop};

/// Gives, for every line of the judge, the lines that a player says then.
pub type Answers = Box<dyn FnMut(&str) -> String>;

/// The program's side of a dialogue.
pub trait Player {
    /// Hears a line of the judge, or several.
    ///
    /// # Errors
    /// If it cannot.
    fn hear(&mut self, said: &str) -> Result<(), Loss>;

    /// Says a line.
    ///
    /// # Errors
    /// If it has none.
    fn line(&mut self) -> Result<String, Loss>;

    /// Leaves, the dialogue being over.
    ///
    /// # Errors
    /// If it does not leave quietly.
    fn leave(&mut self) -> Result<(), Loss>;
}

/// Why a dialogue is not won.
#[derive(Debug)]
pub enum Loss {
    /// A rule is broken, or the game is lost: what the referee says of it.
    Game(String),
    /// The player had to be stopped.
    Stopped(Stop),
    /// The player ended instead of going on, or does not leave quietly: where, and how.
    Ended(&'static str, Ending),
    /// It used more than the judge grants.
    Exceeded(Excess),
    /// A player that is no program does not go on: why.
    Refused(String),
}

impl Loss {
    /// Whether the player ended well and had nothing more to say.
    pub fn is_quiet_end(&self) -> bool {
        matches!(self, Self::Ended(_, Ending { code: Some(0), output, .. }) if output.trim().is_empty())
    }
}

impl Display for Loss {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Game(why) | Self::Refused(why) => write!(f, "{why}"),
            Self::Stopped(stop @ Stop::Silent(..)) => {
                write!(f, "silent: {stop}: it waits for more input, or never flushes its output")
            }
            Self::Stopped(stop) => write!(f, "{stop}"),
            Self::Ended(place, ending) => write!(f, "{place}: {}", ending.told()),
            Self::Exceeded(excess @ Excess::Time(..)) => write!(f, "too slow: {excess}"),
            Self::Exceeded(excess) => write!(f, "too much memory: {excess}"),
        }
    }
}

impl From<Stop> for Loss {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// A player that is a function.
pub struct Lines {
    answers: Answers,
    waiting: VecDeque<String>,
}

impl Lines {
    /// The player with these answers.
    pub fn new(answers: Answers) -> Self {
        let waiting = VecDeque::new();
        Self { answers, waiting }
    }
}

impl Player for Lines {
    fn hear(&mut self, said: &str) -> Result<(), Loss> {
        for line in said.lines() {
            self.waiting.extend((self.answers)(line).lines().map(str::to_owned));
        }
        Ok(())
    }

    fn line(&mut self) -> Result<String, Loss> {
        self.waiting.pop_front().ok_or_else(|| Loss::Refused("nothing more to say".to_owned()))
    }

    fn leave(&mut self) -> Result<(), Loss> {
        match self.waiting.pop_front() {
            Some(line) => Err(Loss::Refused(format!("says {line:?} after the end"))),
            None => Ok(()),
        }
    }
}

impl Player for Process {
    fn hear(&mut self, said: &str) -> Result<(), Loss> {
        match self.say(said) {
            true => Ok(()),
            false => {
                let ending = self.ending()?;
                Err(ended(self, "it does not listen", ending))
            }
        }
    }

    fn line(&mut self) -> Result<String, Loss> {
        let line = self.next_line()?;
        if line.ends_with('\n') {
            return Ok(line);
        }
        let mut ending = self.ending()?;
        ending.output = line + &ending.output;
        Err(ended(self, "it ends instead of a line", ending))
    }

    fn leave(&mut self) -> Result<(), Loss> {
        let ending = self.end("", self.is_foreign)?;
        let is_quiet = match self.is_foreign {
            true => ending.output.trim().is_empty(),
            false => ending.output.is_empty() && ending.errors.is_empty(),
        };
        match ended(self, "after the end", ending) {
            Loss::Ended(_, Ending { code: Some(0), .. }) if is_quiet => Ok(()),
            loss => Err(loss),
        }
    }
}

/// What the end of a process means: one that comes of a limit is no other.
fn ended(process: &Process, place: &'static str, ending: Ending) -> Loss {
    match process.grant.map_or(Ok(()), |grant| ending.within(grant)) {
        Err(excess) => Loss::Exceeded(excess),
        Ok(()) => Loss::Ended(place, ending),
    }
}
