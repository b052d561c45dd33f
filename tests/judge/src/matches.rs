//! Dialogues: the program against the referee. On small sizes it meets every sequence of replies, being started anew
//! for each; on medium sizes random replies and the best by play; on the largest size random, mirroring and greedy
//! ones, within the judge's time and memory on a stack of 1 MiB. Wrong players lose. Bad replies are refused.

use std::cell::Cell;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::dialogue::{
    Dialogue, Manner, Match, Referee, Replies, Said, Transcript, WrongPlayer, conduct, every, given,
};
use crate::harness::Trial;
use crate::lines::cut;
use crate::made;
use crate::paths::{self, built, transcripts};
use crate::player::{Lines, Loss, Player};
use crate::portion::Portion;
use crate::problem::Problem;
use crate::process::{Ending, Process, SILENCE, Start, Stop};

/// What was played so far.
pub struct Dialogues {
    dialogues: AtomicU64,
    turns: AtomicU64,
}

/// What was played in matches so far.
pub static DIALOGUES: Dialogues = Dialogues { dialogues: AtomicU64::new(0), turns: AtomicU64::new(0) };

impl Dialogues {
    /// How much that is; nothing where nothing was played.
    pub fn done(&self) -> Option<entry::Work> {
        let [dialogues, turns] = [&self.dialogues, &self.turns].map(|count| count.load(Ordering::Relaxed));
        (dialogues > 0).then_some(entry::Work::Referee { dialogues, turns })
    }
}

/// The tests of this kind.
pub fn trials(problem: &'static Problem, dialogue: &'static Dialogue, portion: &'static Portion) -> Vec<Trial> {
    let slug = problem.slug;
    let matches = (dialogue.matches)()
        .into_iter()
        .map(|of| Trial::new(format!("{slug}::match::{}", of.name), move || won(problem, &of, portion)));
    let wrong = dialogue
        .wrong
        .iter()
        .map(|wrong| Trial::new(format!("{slug}::wrong::{}", wrong.name), || loses(problem, wrong)));
    let transcripts = match transcripts(slug) {
        Err(error) => vec![Trial::new(format!("{slug}::golden"), || Err(error))],
        Ok(transcripts) => transcripts
            .into_iter()
            .map(|transcript| {
                let name = format!("{slug}::golden::{}", transcript.name);
                Trial::new(name, move || replayed(problem, &transcript))
            })
            .collect(),
    };
    let rest = [
        Trial::new(format!("{slug}::golden::loose-layout"), || loose_layout(problem)),
        Trial::new(format!("{slug}::refusals::bad-replies"), || bad_replies(problem)),
        Trial::new(format!("{slug}::match::one-dialogue"), || play_one(problem, &built(problem.slug))),
    ];
    matches.chain(wrong).chain(transcripts).chain(rest).collect()
}

/// The program wins all dialogues of a match, in a portion of its cases.
fn won(problem: &Problem, of: &Match, portion: &Portion) -> Result<(), String> {
    let (mut dialogues, mut turns) = (0, 0);
    let cases = (of.cases)();
    if matches!(of.replies, Replies::WithinLimits(_)) {
        made::note(of.name, &cases.iter().map(|case| format!("{case}\n")).collect::<String>());
    }
    for index in portion.of_family(cases.len()) {
        let case = &cases[index];
        let played = play_case(problem, &built(problem.slug), of.replies, case, index as u64)
            .map_err(|error| format!("case {}: {error}", cut(case)))?;
        dialogues += played.0;
        turns += played.1;
    }
    DIALOGUES.dialogues.fetch_add(dialogues, Ordering::Relaxed);
    DIALOGUES.turns.fetch_add(turns, Ordering::Relaxed);
    Ok(())
}

/// A wrong player loses some dialogue of the match that is named for it.
fn loses(problem: &Problem, wrong: &WrongPlayer) -> Result<(), String> {
    if wrong.says.is_empty() {
        return Err("it has no sentence for a reader who made this mistake".to_owned());
    }
    let dialogue = problem.as_dialogue();
    let matches = (dialogue.matches)();
    let of = matches.iter().find(|of| of.name == wrong.rejected_by);
    let of = of.ok_or_else(|| format!("there is no match {:?}", wrong.rejected_by))?;
    for (seed, case) in (0..).zip((of.cases)()) {
        let referee = || (dialogue.referee)(&case);
        let player = || Lines::new((wrong.player)());
        let is_lost = match of.replies {
            Replies::Every => every(|replies| conduct(&mut *referee(), &mut player(), given(replies)))
                .any(|played| played.loss.is_some()),
            Replies::By(manner) => conduct(&mut *referee(), &mut player(), manner.chooser(seed)).loss.is_some(),
            Replies::WithinLimits(_) => {
                return Err("a wrong player has to lose on small or medium sizes".to_owned());
            }
        };
        if is_lost {
            return Ok(());
        }
    }
    Err(format!("it wins all dialogues of {:?}", of.name))
}

/// The statement's dialogue is possible: its judge says nothing that the referee could not say, and its program breaks
/// no rule.
fn replayed(problem: &Problem, transcript: &paths::Transcript) -> Result<(), String> {
    /// Compares what it hears with one side of the transcript, and says the other.
    struct Reader<'a> {
        judge: Vec<&'a str>,
        program: Vec<&'a str>,
        hears_otherwise: bool,
    }

    impl Player for Reader<'_> {
        fn hear(&mut self, said: &str) -> Result<(), Loss> {
            for token in said.split_whitespace() {
                if self.judge.pop() != Some(token) {
                    self.hears_otherwise = true;
                    return Err(Loss::Refused(format!("the judge does not say {said:?} here")));
                }
            }
            Ok(())
        }

        fn line(&mut self) -> Result<String, Loss> {
            let line = self.program.pop().ok_or_else(|| Loss::Refused("the program says nothing more".to_owned()))?;
            Ok(line.to_owned())
        }

        fn leave(&mut self) -> Result<(), Loss> {
            match (self.judge.pop(), self.program.pop()) {
                (None, None) => Ok(()),
                more => Err(Loss::Refused(format!("the dialogue goes on: {more:?}"))),
            }
        }
    }

    let hears_otherwise = Cell::new(false);
    let played = every(|replies| {
        let mut reader = Reader {
            judge: transcript.judge.split_whitespace().rev().collect(),
            program: transcript.program.lines().rev().collect(),
            hears_otherwise: false,
        };
        let mut referee = (problem.as_dialogue().referee)(&transcript.case);
        let played = conduct(&mut *referee, &mut reader, given(replies));
        hears_otherwise.set(reader.hears_otherwise);
        played
    });
    let mut last = Err("the judge says nothing".to_owned());
    for played in played {
        last = played.won().map(drop);
        if !hears_otherwise.get() {
            break;
        }
    }
    last
}

/// A program whose judge says something else in one turn.
struct Disturbed<'a> {
    process: Process,
    /// What the judge has said in every turn.
    heard: Vec<String>,
    /// What it says instead, given the number of the turn and what it should have said.
    said: &'a dyn Fn(usize, &str) -> Option<Bad>,
    /// What this led to.
    ending: Option<(Bad, Ending)>,
}

/// A bad reply.
#[derive(Clone)]
struct Bad {
    said: String,
    /// Whether the judge says nothing more.
    is_last: bool,
    /// What the error line says is found there.
    found: Option<String>,
}

impl Player for Disturbed<'_> {
    fn hear(&mut self, said: &str) -> Result<(), Loss> {
        let turn = self.heard.len();
        self.heard.push(said.to_owned());
        match (self.said)(turn, said) {
            None => self.process.hear(said),
            Some(bad) => {
                let ending = self.process.end(&bad.said, bad.is_last)?;
                self.ending = Some((bad, ending));
                Err(Loss::Refused("disturbed".to_owned()))
            }
        }
    }

    fn line(&mut self) -> Result<String, Loss> {
        self.process.line()
    }

    fn leave(&mut self) -> Result<(), Loss> {
        self.process.leave()
    }
}

/// How many turns of a dialogue are disturbed, and how many tokens of a turn.
const TURNS: usize = 8;
const TOKENS: usize = 12;

/// In some dialogues the judge makes a mistake, in one turn after the other: a move that is not there, a word for a
/// number, a number out of range, an early end. The program says which, and ends.
fn bad_replies(problem: &Problem) -> Result<(), String> {
    let dialogue = problem.as_dialogue();
    let small = (dialogue.matches)().into_iter().filter(|of| !matches!(of.replies, Replies::WithinLimits(_)));
    let cases = small.flat_map(|of| {
        let cases = (of.cases)();
        let last = cases.len().saturating_sub(1);
        cases.into_iter().enumerate().filter(move |(index, _)| [0, last].contains(index))
    });
    for (_, case) in cases.take(6) {
        let mut illegal = vec![];
        let play = |said: &dyn Fn(usize, &str) -> Option<Bad>, illegal: &mut Vec<Vec<String>>| {
            let process = player(&built(problem.slug))?;
            let mut player = Disturbed { process, heard: vec![], said, ending: None };
            let mut referee = (dialogue.referee)(&case);
            let mut choose = Manner::Random.chooser(1);
            let played = conduct(&mut *referee, &mut player, |referee, replies| {
                illegal.push(referee.illegal());
                choose(referee, replies)
            });
            match player.ending {
                Some(ending) if played.loss.is_some() => Ok((player.heard, Some(ending))),
                Some(_) => Err("a disturbed dialogue goes on".to_owned()),
                None => played.won().map(|_| (player.heard, None)),
            }
        };
        let (heard, _) = play(&|_, _| None, &mut illegal)?;
        for turn in 0..heard.len().min(TURNS) {
            let before: usize = heard[..turn].iter().map(|said| said.lines().count()).sum();
            for bad in mistakes(&heard[turn], &illegal[turn]) {
                let instead = |number, _: &str| (number == turn).then(|| bad.clone());
                let (_, ending) = play(&instead, &mut vec![])?;
                let (bad, ending) = ending.ok_or("the dialogue was over sooner this time")?;
                is_refused(&bad, &ending, before)
                    .map_err(|error| format!("case {}, turn {turn}, {:?}: {error}", cut(&case), cut(&bad.said)))?;
            }
        }
    }
    Ok(())
}

/// The bad replies to try instead of `said`.
fn mistakes(said: &str, illegal: &[String]) -> Vec<Bad> {
    let mut mistakes: Vec<Bad> =
        vec![Bad { said: String::new(), is_last: true, found: Some("the end of the input".to_owned()) }];
    let tokens: Vec<&str> = said.split_whitespace().collect();
    let start = |token: &str| token.as_ptr() as usize - said.as_ptr() as usize;
    if let Some(last) = tokens.last() {
        let said = said[..start(last)].to_owned();
        let found = Some("the end of the input".to_owned());
        mistakes.push(Bad { said, is_last: true, found });
    }
    for token in tokens.iter().step_by(tokens.len().div_ceil(TOKENS).max(1)) {
        let (before, behind) = (&said[..start(token)], &said[start(token) + token.len()..]);
        let mut bad = vec!["?".to_owned()];
        if token.parse::<i64>().is_ok() {
            bad.extend(["9".repeat(30), format!("-{}", "9".repeat(30))]);
        }
        mistakes.extend(bad.into_iter().map(|bad| Bad {
            said: format!("{before}{bad}{behind}"),
            is_last: false,
            found: Some(format!("{bad:?}")),
        }));
    }
    mistakes.extend(illegal.iter().map(|line| Bad { said: format!("{line}\n"), is_last: false, found: None }));
    mistakes
}

/// Whether the program ends with exit code 1 and one line, which says that the bad reply was found where it stands.
/// The judge had said so many lines before.
fn is_refused(bad: &Bad, ending: &Ending, before: usize) -> Result<(), String> {
    let wrong = || ending.described();
    let line = ending.errors.strip_prefix("error: line ").and_then(|line| line.strip_suffix('\n'));
    let line = line.filter(|line| !line.contains('\n')).ok_or_else(wrong)?;
    let (number, rest) = line.split_once(", column ").ok_or_else(wrong)?;
    let number: usize = number.parse().map_err(|_| wrong())?;
    let (column, rest) = rest.split_once(": expected ").ok_or_else(wrong)?;
    let column: usize = column.parse().map_err(|_| wrong())?;
    let (_, found) = rest.rsplit_once(", found ").ok_or_else(wrong)?;
    // The end may be seen in an empty line behind the last one.
    let lines = bad.said.split('\n').count();
    let is_right = ending.code == Some(1)
        && ending.output.is_empty()
        && column >= 1
        && (before + 1..=before + lines).contains(&number)
        && bad.found.as_ref().is_none_or(|bad| bad == found);
    is_right.then_some(()).ok_or_else(wrong)
}

/// Lines may end as elsewhere, have more blanks, and empty ones between them.
fn loose_layout(problem: &Problem) -> Result<(), String> {
    struct Loose(Process);

    impl Player for Loose {
        fn hear(&mut self, said: &str) -> Result<(), Loss> {
            self.0.hear(&said.replace(' ', " \t ").replace('\n', "\r\n \r\n"))
        }

        fn line(&mut self) -> Result<String, Loss> {
            self.0.line()
        }

        fn leave(&mut self) -> Result<(), Loss> {
            self.0.leave()
        }
    }

    let dialogue = problem.as_dialogue();
    let matches = (dialogue.matches)();
    let of = matches.first().ok_or("there is no match")?;
    for case in (of.cases)().iter().take(5) {
        let mut player = Loose(player(&built(problem.slug))?);
        conduct(&mut *(dialogue.referee)(case), &mut player, Manner::Random.chooser(1)).won()?;
    }
    Ok(())
}

/// Lets the program in the file `program` play one dialogue, the first of medium size: what a bundle is tried with.
pub fn play_one(problem: &Problem, program: &Path) -> Result<(), String> {
    let matches = (problem.as_dialogue().matches)();
    let medium = matches.iter().find(|of| matches!(of.replies, Replies::By(_)));
    let medium = medium.ok_or("there is no match of medium size")?;
    let cases = (medium.cases)();
    let case = cases.first().ok_or("the match has no case")?;
    play_case(problem, program, medium.replies, case, 0)?;
    Ok(())
}

/// Lets the program play all dialogues of a case, and gives the numbers of these and of the judge's turns.
fn play_case(problem: &Problem, program: &Path, replies: Replies, case: &str, seed: u64) -> Result<(u64, u64), String> {
    let play = |start: Start, choose: &mut dyn FnMut(&dyn Referee, usize) -> usize| match start.player() {
        Ok(mut process) => conduct(&mut *(problem.as_dialogue().referee)(case), &mut process, choose),
        Err(stop) => Transcript { said: vec![], loss: Some(stop.into()) },
    };
    let start = || Start::new(Command::new(program)).patient(SILENCE);
    match replies {
        Replies::Every => {
            let (mut dialogues, mut turns) = (0, 0);
            for played in every(|replies| play(start(), &mut given(replies))) {
                dialogues += 1;
                turns += played.won()?;
            }
            Ok((dialogues, turns))
        }
        Replies::By(manner) => Ok((1, play(start(), &mut manner.chooser(seed)).won()?)),
        Replies::WithinLimits(manner) => {
            let start = Start::within(problem.limits, program)?.patient(SILENCE);
            Ok((1, play(start, &mut manner.chooser(seed)).won()?))
        }
    }
}

/// Writes what the judge says in the dialogues of the largest size into a folder, a file each. A program that hears it
/// again, all at once, says again what it said.
pub fn write(problem: &Problem, dialogue: &Dialogue, folder: &str) -> Result<(), String> {
    for of in (dialogue.matches)() {
        let Replies::WithinLimits(manner) = of.replies else { continue };
        for (seed, case) in (0..).zip((of.cases)()) {
            let mut process = player(&built(problem.slug))?;
            let played = conduct(&mut *(dialogue.referee)(&case), &mut process, manner.chooser(seed));
            let heard = played.said.iter().filter_map(|said| match said {
                Said::Judge(_, _, lines) => Some(&lines[..]),
                Said::Program(_) => None,
            });
            let path = format!("{folder}/{}-{seed}.in", of.name);
            std::fs::write(&path, heard.collect::<String>()).map_err(|error| format!("{path}: {error}"))?;
        }
    }
    Ok(())
}

/// The program in a file as a player who is waited for.
fn player(program: &Path) -> Result<Process, Stop> {
    Start::new(Command::new(program)).patient(SILENCE).player()
}
