//! Dialogues: games in which the program plays and a referee answers for the judge.
//!
//! A referee knows the rule and nothing else of the program: what may be said in turn, and how the game ends. Where it
//! has several replies, whoever conducts the dialogue chooses one: a player by some manner, or [`every`] sequence of
//! replies, one after the other.

use kit::seeded;
use rand::RngExt;

use crate::player::{Answers, Loss, Player};

/// What is known of a problem that is a dialogue.
pub struct Dialogue {
    /// The judge's side of a case: what the program would read first, or all of it where tests come one by one.
    pub referee: fn(case: &str) -> Box<dyn Referee>,
    /// Against what the program is to hold its own.
    pub matches: fn() -> Vec<Match>,
    /// Tempting mistakes.
    pub wrong: Vec<WrongPlayer>,
}

/// The judge's side of one dialogue.
pub trait Referee {
    /// Who speaks now.
    fn turn(&self) -> Turn;

    /// Takes a line of the program, whose turn it is.
    ///
    /// # Errors
    /// Says which rule the line breaks, or how the game is lost by it.
    fn hear(&mut self, line: &str) -> Result<(), String>;

    /// Makes a reply, numbered below what [`Turn::Judge`] says, and gives its line, or its lines.
    ///
    /// # Panics
    /// If it is not the judge's turn, or if there is no such reply.
    fn say(&mut self, reply: usize) -> String;

    /// The reply of a judge who plays in this manner; nothing where it does not matter, or where there is no such
    /// reply.
    fn choose(&self, _manner: Manner) -> Option<usize> {
        None
    }

    /// The position, in a few characters; nothing where it takes more.
    fn position(&self) -> Option<String> {
        None
    }

    /// Whether the program can still win, whatever the judge says, where play tells it.
    fn is_won(&self) -> Option<bool> {
        None
    }

    /// Lines that the program may say, where it is its turn and [`is_won`](Self::is_won) tells something: all of
    /// them, or so many that one keeps a win.
    fn lines(&self) -> Vec<String> {
        vec![]
    }

    /// Lines that would be against the rule, where it is the judge's turn: moves that are not there.
    fn illegal(&self) -> Vec<String> {
        vec![]
    }
}

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The judge, who can say this number of things, at least one.
    Judge(usize),
    /// The program.
    Program,
    /// Nobody: the game is over, and the program has won. A lost game is an error of [`Referee::hear`].
    Over,
}

/// How the judge chooses among its replies. Where a manner leaves a choice, chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By chance.
    Random,
    /// By play: a reply after which the program cannot win any more, where there is one.
    Best,
    /// What harms most at once.
    Greedy,
    /// What is most like the program's last move.
    Mirror,
}

impl Manner {
    /// All of them, by the names in which the command takes them.
    pub const NAMES: [(&'static str, Manner); 4] =
        [("random", Manner::Random), ("best", Manner::Best), ("greedy", Manner::Greedy), ("mirror", Manner::Mirror)];

    /// Chooses in this manner; where it leaves a choice, by this seed.
    pub fn chooser(self, seed: u64) -> impl FnMut(&dyn Referee, usize) -> usize {
        let mut random = seeded(seed);
        move |referee, replies| referee.choose(self).unwrap_or_else(|| random.random_range(0..replies))
    }
}

/// Some cases, and what the judge does in them.
pub struct Match {
    /// What they are, as the name of a test.
    pub name: &'static str,
    /// The judge's replies.
    pub replies: Replies,
    /// The cases.
    pub cases: fn() -> Vec<String>,
}

/// What the judge replies in the cases of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replies {
    /// Every sequence of replies, a dialogue each: for small sizes.
    Every,
    /// One dialogue in this manner: for medium sizes.
    By(Manner),
    /// One dialogue in this manner, within the judge's limits of time and memory: for the largest size.
    WithinLimits(Manner),
}

impl Match {
    /// Small cases, against every sequence of replies.
    pub fn every(name: &'static str, cases: fn() -> Vec<String>) -> Self {
        let replies = Replies::Every;
        Self { name, replies, cases }
    }

    /// Cases of medium size, against a judge of this manner.
    pub fn by(manner: Manner, name: &'static str, cases: fn() -> Vec<String>) -> Self {
        let replies = Replies::By(manner);
        Self { name, replies, cases }
    }

    /// Cases of the largest size, against a judge of this manner and within the limits of time and memory.
    pub fn largest(manner: Manner, name: &'static str, cases: fn() -> Vec<String>) -> Self {
        let replies = Replies::WithinLimits(manner);
        Self { name, replies, cases }
    }
}

/// A tempting mistake: a player in a few lines who loses some dialogue.
pub struct WrongPlayer {
    /// What is wrong, as the name of a test.
    pub name: &'static str,
    /// Makes the player.
    pub player: fn() -> Answers,
    /// The match, not of the largest size, in which it loses.
    pub rejected_by: &'static str,
    /// The mistake, in a sentence for the reader who made it.
    pub says: &'static str,
}

/// A tempting mistake in a dialogue, and the match in which it loses.
pub const fn wrong_player(name: &'static str, player: fn() -> Answers, rejected_by: &'static str) -> WrongPlayer {
    WrongPlayer { name, player, rejected_by, says: "" }
}

impl WrongPlayer {
    /// The mistake, in a sentence for the reader who made it.
    pub const fn says(self, says: &'static str) -> Self {
        Self { says, ..self }
    }
}

/// What was said in a turn of a dialogue.
#[derive(Clone, Debug)]
pub enum Said {
    /// The judge made this reply, out of so many: its line, or lines.
    Judge(usize, usize, String),
    /// The program said this line.
    Program(String),
}

impl Said {
    /// Says it again where a referee has come to this turn.
    ///
    /// # Errors
    /// What the referee says of the program's line.
    pub fn again(&self, referee: &mut dyn Referee) -> Result<(), String> {
        match self {
            Self::Judge(reply, ..) => drop(referee.say(*reply)),
            Self::Program(line) => referee.hear(line)?,
        }
        Ok(())
    }
}

/// A dialogue as it went.
#[derive(Debug, Default)]
pub struct Transcript {
    /// What was said.
    pub said: Vec<Said>,
    /// Why the program has lost, if it has.
    pub loss: Option<Loss>,
}

/// How many lines before its end are shown of a dialogue that went wrong.
const SHOWN: usize = 30;

impl Transcript {
    /// The judge's replies, each with the number of those that were possible.
    pub fn replies(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.said.iter().filter_map(|said| match said {
            Said::Judge(reply, replies, _) => Some((*reply, *replies)),
            Said::Program(_) => None,
        })
    }

    /// The lines of the program.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.said.iter().filter_map(|said| match said {
            Said::Judge(..) => None,
            Said::Program(line) => Some(&line[..]),
        })
    }

    /// How many turns the judge had.
    ///
    /// # Errors
    /// Why the dialogue is lost, with its last lines: those of the judge behind `<`, those of the player behind `>`.
    pub fn won(self) -> Result<u64, String> {
        let Some(loss) = &self.loss else {
            return Ok(self.replies().count() as u64);
        };
        let last = &self.said[self.said.len().saturating_sub(SHOWN)..];
        let mut text = format!("{loss}\n");
        for said in last {
            match said {
                Said::Judge(_, _, lines) => lines.lines().for_each(|line| text += &format!("< {line}\n")),
                Said::Program(line) => text += &format!("> {line}\n"),
            }
        }
        Err(text)
    }

    /// The replies with which the next dialogue begins, if every sequence of replies is to be tried: the last reply
    /// that is not the last of its kind gives way to the next one. After the last dialogue there are none.
    fn next(&self) -> Option<Vec<usize>> {
        let mut replies: Vec<(usize, usize)> = self.replies().collect();
        while replies.last().is_some_and(|&(reply, replies)| reply + 1 == replies) {
            replies.pop();
        }
        replies.last_mut()?.0 += 1;
        Some(replies.into_iter().map(|(reply, _)| reply).collect())
    }
}

/// Conducts a dialogue to its end. `choose` gets the number of replies.
pub fn conduct(
    referee: &mut dyn Referee,
    player: &mut dyn Player,
    mut choose: impl FnMut(&dyn Referee, usize) -> usize,
) -> Transcript {
    let mut said = vec![];
    let loss = loop {
        let step = match referee.turn() {
            Turn::Judge(replies) => {
                let reply = choose(referee, replies);
                let lines = referee.say(reply);
                said.push(Said::Judge(reply, replies, lines.clone()));
                match player.hear(&lines) {
                    // It has won, and need not wait to be told so.
                    Err(loss) if loss.is_quiet_end() && referee.turn() == Turn::Over => break None,
                    heard => heard,
                }
            }
            Turn::Program => player.line().and_then(|line| {
                let line = line.trim_end();
                said.push(Said::Program(line.to_owned()));
                referee.hear(line).map_err(Loss::Game)
            }),
            Turn::Over => break player.leave().err(),
        };
        if let Err(loss) = step {
            break Some(loss);
        }
    };
    Transcript { said, loss }
}

/// Chooses these replies, and the first of each turn behind them.
pub fn given(replies: &[usize]) -> impl FnMut(&dyn Referee, usize) -> usize {
    let mut replies = replies.iter();
    move |_, count| replies.next().map_or(0, |&reply| reply.min(count - 1))
}

/// A dialogue for every sequence of replies. `conduct` conducts one that begins with the replies that it gets, the
/// player being a new one.
pub fn every(mut conduct: impl FnMut(&[usize]) -> Transcript) -> impl Iterator<Item = Transcript> {
    let mut replies = Some(vec![]);
    std::iter::from_fn(move || {
        let transcript = conduct(&replies.take()?);
        replies = transcript.next();
        Some(transcript)
    })
}

/// The integers of a line, if there are `N` of them and nothing else.
///
/// # Errors
/// Says what the line is.
pub fn integers<const N: usize>(line: &str) -> Result<[i64; N], String> {
    let numbers: Option<Vec<i64>> = line.split_whitespace().map(|token| token.parse().ok()).collect();
    let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| format!("{line:?} is not {N} integers"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Lines;
    use crate::process::Ending;

    /// The player says how many times it was answered, the judge answers 0, 1 or, once, 2; three times in all.
    struct Counting {
        heard: Vec<usize>,
        is_asked: bool,
    }

    impl Referee for Counting {
        fn turn(&self) -> Turn {
            match self.heard.len() {
                3 => Turn::Over,
                _ if !self.is_asked => Turn::Program,
                _ => Turn::Judge(2 + usize::from(!self.heard.contains(&2))),
            }
        }

        fn hear(&mut self, line: &str) -> Result<(), String> {
            self.is_asked = true;
            match integers(line)? == [self.heard.len() as i64] {
                true => Ok(()),
                false => Err("miscounted".to_owned()),
            }
        }

        fn say(&mut self, reply: usize) -> String {
            self.is_asked = false;
            self.heard.push(reply);
            format!("{reply}\n")
        }
    }

    fn counting(last: &'static str) -> Result<(usize, u64), String> {
        let all = every(|replies| {
            let mut referee = Counting { heard: vec![], is_asked: false };
            let mut count = -1;
            let mut player = Lines::new(Box::new(move |line| {
                count += 1;
                match (count, line) {
                    (3, _) => last.to_owned(),
                    _ => format!("{count}\n"),
                }
            }));
            player.hear("\n").expect("a function hears all");
            conduct(&mut referee, &mut player, given(replies))
        });
        let turns = all.map(Transcript::won).collect::<Result<Vec<u64>, _>>()?;
        Ok((turns.len(), turns.iter().sum()))
    }

    #[test]
    fn every_sequence_is_tried_once() {
        // 2³ without a 2, and 2² for each of its three places.
        assert_eq!(counting(""), Ok((20, 60)));
    }

    /// Counts to 3, and is gone then, in this way.
    struct Leaving(usize, i32, &'static str);

    impl Player for Leaving {
        fn hear(&mut self, _said: &str) -> Result<(), Loss> {
            if self.0 < 3 {
                return Ok(());
            }
            let (code, output) = (Some(self.1), self.2.to_owned());
            let ending =
                Ending { code, output, errors: String::new(), usage: None, is_out_of_time: false, has_read: true };
            Err(Loss::Ended("it does not listen", ending))
        }

        fn line(&mut self) -> Result<String, Loss> {
            self.0 += 1;
            Ok(format!("{}\n", self.0 - 1))
        }

        fn leave(&mut self) -> Result<(), Loss> {
            Ok(())
        }
    }

    #[test]
    fn a_dialogue_that_is_won_need_not_be_heard_to_its_end() {
        let loss = |code, output| {
            let mut referee = Counting { heard: vec![], is_asked: false };
            conduct(&mut referee, &mut Leaving(0, code, output), given(&[])).loss.map(|loss| loss.to_string())
        };
        assert_eq!(loss(0, "\n"), None);
        assert_eq!(loss(0, "4\n"), Some("it does not listen: exit code 0, after printing \"4\"".to_owned()));
        assert_eq!(loss(1, ""), Some("it does not listen: exit code 1".to_owned()));
        // Before the end it is none.
        let mut early = Leaving(2, 0, "");
        let mut referee = Counting { heard: vec![0, 0], is_asked: false };
        assert!(conduct(&mut referee, &mut early, given(&[])).loss.is_none());
        let mut early = Leaving(2, 0, "");
        let mut referee = Counting { heard: vec![], is_asked: false };
        assert!(conduct(&mut referee, &mut early, given(&[])).loss.is_some());
    }

    #[test]
    fn the_last_lines_are_shown() {
        assert_eq!(counting("x"), Err("says \"x\" after the end\n> 0\n< 0\n> 1\n< 0\n> 2\n< 0\n".to_owned()));
    }

    #[test]
    fn a_line_has_its_integers_and_nothing_else() {
        assert_eq!(integers(" 3 -1"), Ok([3, -1]));
        assert!(integers::<1>("3 1").is_err());
        assert!(integers::<1>("").is_err());
        assert!(integers::<1>("x").is_err());
    }
}
