//! A contestant's program against the referee.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use judge::dialogue::{Manner, Referee, Replies, Said, Transcript, conduct, every, given};
use judge::pace::{Pace, STAGE};
use judge::paths::built;
use judge::player::{Lines, Loss};
use judge::{Ending, SILENCE, Stop, cut, with_words};
use serde_json::json;

use crate::contestant::{Contestant, UNMEASURED, reason};
use crate::options::Options;
use crate::problem::{Dialogue, Match, Mistake, Problem};
use crate::report::{Report, keep};
use crate::smaller::{Layout, smaller};
use crate::text::text_of;

/// At most so many dialogues are tried in a case against every sequence of replies.
const DIALOGUES: usize = 600;

/// So many lines are shown of the beginning of a long transcript, and of its end.
const FIRST: usize = 5;
const LAST: usize = 35;

/// Plays all matches, from small cases to the largest, and says whether all were won.
pub fn run(problem: &Problem, dialogue: &Dialogue, options: &Options, report: &Report) -> Result<bool, String> {
    let (is_cut, is_unmeasured, failures, cpu) = Default::default();
    let attempt = Attempt { problem, dialogue, options, report, is_cut, is_unmeasured, failures, cpu };
    match &options.case {
        Some(path) => {
            let case = text_of(path)?;
            if let Some(promise) = attempt.broken(&case) {
                let (slug, judge) = (&problem.slug, options.contestant.judge.called());
                return Err(format!("{} is not a case of {slug}: {judge} promises that {promise}", path.display()));
            }
            attempt.replayed(&case)
        }
        None => attempt.matches(),
    }
}

/// An attempt at a problem with a referee.
struct Attempt<'a> {
    problem: &'a Problem,
    dialogue: &'a Dialogue,
    options: &'a Options,
    report: &'a Report,
    /// Whether a case had more dialogues than are tried.
    is_cut: Cell<bool>,
    /// Whether a dialogue came to its end, and nobody knows what it used.
    is_unmeasured: Cell<bool>,
    failures: Cell<usize>,
    /// The CPU time of all dialogues that came to their end.
    cpu: Cell<Duration>,
}

impl Attempt<'_> {
    /// What the judge promises that this case does not keep.
    fn broken(&self, case: &str) -> Option<String> {
        self.problem.broken(case, self.options.contestant.judge.called())
    }

    /// The cases of a match that the judge may give.
    fn cases(&self, of: &Match) -> Vec<String> {
        self.dialogue.cases(of).into_iter().filter(|case| self.broken(case).is_none()).collect()
    }

    /// One dialogue, in which the judge chooses what the command line says.
    fn replayed(&self, case: &str) -> Result<bool, String> {
        let asked = self.options.replies.as_deref().unwrap_or_default();
        let played = checked(self.play(case, given(asked)))?;
        if let Some((&asked, (_, replies))) =
            asked.iter().zip(played.replies()).find(|(asked, (reply, _))| *asked != reply)
        {
            return Err(format!("--reply {asked}: there are {replies} replies here, counted from 0"));
        }
        let is_won = played.loss.is_none();
        match is_won {
            true => self.report.stage("case", 1, ""),
            false => self.failed("case", case, &played)?,
        }
        Ok(is_won)
    }

    fn matches(&self) -> Result<bool, String> {
        let (mut dialogues, mut failures) = (0, 0);
        let (mut all, mut tried) = (0, 0);
        let matches = &self.dialogue.matches;
        let is_largest = |of: &Match| matches!(of.replies, Replies::WithinLimits(_));
        let mut timed = matches.iter().filter(|of| !is_largest(of)).count();
        for of in matches {
            let mut cases = self.cases(of);
            if of.replies == Replies::Every {
                cases.sort_by_key(String::len);
            }
            let mut bar = self.report.bar("dialogues", cases.len());
            let mut won = 0;
            let mut is_lost = false;
            // What one of them does not need is left to those behind it.
            let time = STAGE.saturating_sub(self.cpu.get()) / u32::try_from(timed).unwrap_or(1).max(1);
            timed -= usize::from(!is_largest(of));
            let mut pace = Pace::of_cpu(time.max(STAGE / 10), cases.len(), self.options.full || is_largest(of));
            for (index, case) in cases.iter().enumerate() {
                bar.step(index);
                if !pace.has_turn(index) {
                    continue;
                }
                if let Some(played) = self.lost(of.replies, case, index as u64, &mut won, &mut pace)? {
                    let (case, played) = self.smaller(of, case, index as u64, played)?;
                    self.failed(&of.name, &case, &played)?;
                    if !self.options.all {
                        return Ok(false);
                    }
                    is_lost = true;
                    break;
                }
            }
            bar.done();
            dialogues += won;
            failures += usize::from(is_lost);
            if !is_lost {
                let in_time = pace.described().map_or(String::new(), |tried| format!("; cases: {tried}"));
                self.report.stage(&of.name, won, &format!("{}{in_time}", self.how(of.replies)));
                all += cases.len();
                tried += pace.tried();
            }
        }
        if failures == 0 {
            let played = self.problem.played();
            let cut = if self.is_cut.get() { format!(", at most {DIALOGUES} per case") } else { String::new() };
            let in_time = match tried < all {
                true => format!(" in {tried} of {all} cases (--full tries all)"),
                false => String::new(),
            };
            let words = format!(
                "{dialogues} dialogues won{in_time}, against every sequence of replies for {played}{cut}; the judge \
                 decides"
            );
            self.report.passed(&words);
        }
        Ok(failures == 0)
    }

    /// The first dialogue of a case that is lost; those that are won are counted.
    fn lost(
        &self,
        replies: Replies,
        case: &str,
        seed: u64,
        won: &mut usize,
        pace: &mut Pace,
    ) -> Result<Option<Transcript>, String> {
        let mut before = self.cpu.get();
        let mut spend = |pace: &mut Pace| pace.spend(self.cpu.get() - std::mem::replace(&mut before, self.cpu.get()));
        if let Replies::By(manner) | Replies::WithinLimits(manner) = replies {
            let played = checked(self.play(case, manner.chooser(seed)))?;
            spend(pace);
            *won += usize::from(played.loss.is_none());
            return Ok(Some(played).filter(|played| played.loss.is_some()));
        }
        let end = pace.end();
        for played in self.every(case) {
            if played.loss.is_some() {
                return checked(played).map(Some);
            }
            *won += 1;
            spend(pace);
            if pace.left() <= end {
                pace.cut();
                break;
            }
        }
        Ok(None)
    }

    /// A dialogue for every sequence of replies, or for as many as are tried.
    fn every(&self, case: &str) -> impl Iterator<Item = Transcript> {
        let all = every(|replies| self.play(case, given(replies))).zip(0..);
        all.take_while(|(_, index)| {
            self.is_cut.set(self.is_cut.get() || *index == DIALOGUES);
            *index < DIALOGUES
        })
        .map(|(played, _)| played)
    }

    /// A smaller case that is lost, and in it the least replies that do it: the first of the small cases, and the
    /// fewest turns; else the case itself with tokens left out or lowered, and the first replies, all others being
    /// the judge's first.
    fn smaller(&self, of: &Match, case: &str, seed: u64, played: Transcript) -> Result<(String, Transcript), String> {
        // Nobody wants to wait often in vain.
        let is_silent = matches!(played.loss, Some(Loss::Stopped(Stop::Silent(..))));
        if self.options.shrink.is_zero() || is_silent || not_started(&played).is_some() {
            return Ok((case.to_owned(), played));
        }
        let end = Instant::now() + self.options.shrink;
        let (Replies::By(manner) | Replies::WithinLimits(manner)) = of.replies else {
            return Ok((case.to_owned(), self.fewest_turns(case, played, end)));
        };
        let matches = &self.dialogue.matches;
        let small = matches.iter().filter(|of| of.replies == Replies::Every).flat_map(|of| self.cases(of));
        let mut small: Vec<String> = small.collect();
        small.sort_by_key(String::len);
        for small in small.into_iter().take_while(|_| Instant::now() < end) {
            let mut pace = Pace::within(end.saturating_duration_since(Instant::now()), 1);
            if let Some(played) = self.lost(Replies::Every, &small, 0, &mut 0, &mut pace)? {
                let least = self.fewest_turns(&small, played, end);
                return Ok((small, least));
            }
        }
        let own = Contestant {
            command: vec![built(&self.problem.slug).to_string_lossy().into_owned()],
            answer: None,
            files: None,
            ..self.options.contestant
        };
        let is_lost = |contestant: &Contestant, case: &str| {
            // A case that is none lets the referee panic.
            let played = catch_unwind(AssertUnwindSafe(|| self.play_with(contestant, case, manner.chooser(seed))));
            played.ok().map(|played| played.loss.is_some())
        };
        let cases = self.cases(of);
        let layout = Layout::new(cases.iter().map(|case| &case[..]));
        let time = end.saturating_duration_since(Instant::now()) / 2;
        let fails = |case: &str| {
            self.broken(case).is_none()
                && is_lost(&own, case) == Some(false)
                && is_lost(&self.options.contestant, case) == Some(true)
        };
        let found = smaller(case, &layout, time, &fails);
        let (case, played) = match self.play(&found.input, manner.chooser(seed)) {
            again if again.loss.is_some() => (found.input, again),
            _ => (case.to_owned(), played),
        };
        let least = self.first_replies(&case, played, end);
        Ok((case, least))
    }

    /// Among the dialogues of a case a lost one with the fewest turns of the judge: he plays in every manner, and then
    /// every sequence of replies.
    fn fewest_turns(&self, case: &str, played: Transcript, end: Instant) -> Transcript {
        let in_manners = Manner::NAMES.iter().map(|(_, manner)| self.play(case, manner.chooser(1)));
        let more = in_manners.chain(self.every(case)).take_while(|_| Instant::now() < end);
        let lost = more.filter(|played| played.loss.is_some());
        std::iter::once(played).chain(lost).min_by_key(|played| played.replies().count()).expect("there is one")
    }

    /// A lost dialogue in which the judge chooses as little as possible: as few replies as do it, the others being the
    /// first of each turn.
    fn first_replies(&self, case: &str, played: Transcript, end: Instant) -> Transcript {
        let chosen: Vec<usize> = played.replies().map(|(reply, _)| reply).collect();
        let counts = (0..chosen.len()).take_while(|_| Instant::now() < end);
        let mut shorter = counts.map(|count| self.play(case, given(&chosen[..count])));
        shorter.find(|played| played.loss.is_some()).unwrap_or(played)
    }

    /// How the judge has chosen, in words.
    fn how(&self, replies: Replies) -> &'static str {
        match replies {
            Replies::Every => "against every sequence of replies",
            Replies::By(_) => "of medium size",
            Replies::WithinLimits(_) if self.is_unmeasured.get() => "of the largest size",
            Replies::WithinLimits(_) => "of the largest size, within the judge's time and memory",
        }
    }

    /// One dialogue.
    fn play(&self, case: &str, choose: impl FnMut(&dyn Referee, usize) -> usize) -> Transcript {
        self.play_with(&self.options.contestant, case, choose)
    }

    /// One dialogue of this program.
    fn play_with(
        &self,
        contestant: &Contestant,
        case: &str,
        choose: impl FnMut(&dyn Referee, usize) -> usize,
    ) -> Transcript {
        let mut referee = self.dialogue.referee(case);
        let is_own = contestant.command != self.options.contestant.command;
        if let Some(name) = self.options.player.as_ref().filter(|_| !is_own) {
            return conduct(&mut *referee, &mut Lines::new(self.dialogue.player(name)), choose);
        }
        let process = contestant.started().and_then(|start| start.patient(SILENCE / 2).player());
        match process {
            Ok(mut process) => {
                let since = Instant::now();
                let played = conduct(&mut *referee, &mut process, choose);
                if process.used().is_none() && played.loss.is_none() && !self.is_unmeasured.replace(true) {
                    self.report.remark(UNMEASURED);
                }
                let took = process.used().map_or_else(|| since.elapsed(), |used| used.cpu);
                self.cpu.set(self.cpu.get() + took);
                played
            }
            Err(stop) => Transcript { said: vec![], loss: Some(stop.into()) },
        }
    }

    /// Reports a lost dialogue: the transcript, the move that gave the win away, which mistake it is, and how to see it
    /// again.
    fn failed(&self, stage: &str, case: &str, played: &Transcript) -> Result<(), String> {
        self.failures.set(self.failures.get() + 1);
        let lines = self.shown(case, played);
        let loss = played.loss.as_ref().map_or(String::new(), Loss::to_string);
        let loss = not_started(played).unwrap_or(loss);
        let case = case.trim();
        let mut text = format!("\nlost, in a case of {stage}: {loss}\ncase: {}\n", cut(case));
        for (index, line) in lines.iter().enumerate() {
            if index < FIRST || index + LAST >= lines.len() {
                text += &format!("{line}\n");
            } else if index == FIRST {
                text += &format!("… ({} lines)\n", lines.len() - FIRST - LAST);
            }
        }
        let given_away = self.given_away(case, played);
        let mistakes = self.mistakes(case, played);
        text += &given_away;
        mistakes.iter().for_each(|wrong| text += &format!("known mistake: {}. {}\n", wrong.name, wrong.says));
        let slug = &self.problem.slug;
        let kept = keep(slug, case, "", &lines.join("\n"))?;
        let replies = played.replies().map(|(reply, _)| reply).collect();
        text += &format!("{}\n", self.options.again(&kept, replies));
        self.report.say(
            "failure",
            &text,
            json!({
                "problem": slug, "stage": stage, "case": case, "verdict": "lost", "text": text.trim(), "kept": kept,
                "transcript": lines, "given away": given_away.trim(),
                "mistakes": mistakes.iter().map(|wrong| &wrong.name[..]).collect::<Vec<_>>(),
            }),
        );
        Ok(())
    }

    /// The lines of a dialogue, those of the judge behind `<`, those of the program behind `>`, with the position after
    /// each turn where the referee can say it.
    fn shown(&self, case: &str, played: &Transcript) -> Vec<String> {
        let mut referee = self.dialogue.referee(case);
        let mut lines: Vec<String> = vec![];
        for said in &played.said {
            match said {
                Said::Judge(_, _, said) => lines.extend(said.lines().map(|line| format!("< {}", cut(line)))),
                Said::Program(line) => lines.push(format!("> {}", cut(line))),
            }
            let is_heard = said.again(&mut *referee).is_ok();
            match (lines.last_mut(), referee.position()) {
                (Some(last), Some(position)) if is_heard => *last = format!("{last:15} {position}"),
                _ => {}
            }
        }
        lines
    }

    /// The line after which the game was lost, and another that keeps the win, as far as play tells.
    fn given_away(&self, case: &str, played: &Transcript) -> String {
        let mut referee = self.dialogue.referee(case);
        for (number, said) in played.said.iter().enumerate() {
            let Said::Program(line) = said else {
                let _ = said.again(&mut *referee);
                continue;
            };
            let (was_won, others) = (referee.is_won(), referee.lines());
            let is_heard = said.again(&mut *referee).is_ok();
            if is_heard && referee.is_won() != Some(false) {
                continue;
            }
            if was_won != Some(true) {
                let lost = format!("after {:?} the game is lost, whatever the program prints\n", cut(line));
                return if is_heard { lost } else { String::new() };
            }
            let keeps = |other: &&String| {
                let mut referee = self.dialogue.referee(case);
                let mut before = played.said[..number].iter();
                before.all(|said| said.again(&mut *referee).is_ok())
                    && referee.hear(other).is_ok()
                    && referee.is_won() == Some(true)
            };
            let kept = others.iter().find(keeps).map_or(String::new(), |other| format!("; {other:?} keeps it"));
            let lost = if is_heard { "gave the win away" } else { "loses at once" };
            return format!("{:?} {lost}{kept}\n", cut(line));
        }
        String::new()
    }

    /// The known wrong players that say the same lines in this dialogue.
    fn mistakes(&self, case: &str, played: &Transcript) -> Vec<&Mistake> {
        let replies: Vec<usize> = played.replies().map(|(reply, _)| reply).collect();
        let says_the_same = |wrong: &&Mistake| {
            let again = catch_unwind(AssertUnwindSafe(|| {
                conduct(
                    &mut *self.dialogue.referee(case),
                    &mut Lines::new(self.dialogue.player(&wrong.name)),
                    given(&replies),
                )
            }));
            again.is_ok_and(|again| again.loss.is_some() && again.lines().eq(played.lines()))
        };
        self.dialogue.wrong.iter().filter(says_the_same).collect()
    }
}

/// What is said of a program that ends with an error before it says a word.
fn not_started(played: &Transcript) -> Option<String> {
    let Some(Loss::Ended(_, Ending { code: Some(code), output, errors, .. })) = &played.loss else { return None };
    let is_silent = output.trim().is_empty() && played.lines().next().is_none();
    (is_silent && *code != 0).then(|| format!("does not start: {}", with_words(*code, &cut(reason(errors)))))
}

/// A dialogue that could take place.
///
/// # Errors
/// If the program cannot be run.
fn checked(played: Transcript) -> Result<Transcript, String> {
    match &played.loss {
        Some(Loss::Stopped(stop @ (Stop::NotStarted(_) | Stop::Broken(_)))) => Err(stop.to_string()),
        _ => Ok(played),
    }
}
