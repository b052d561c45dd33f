//! A contestant's program against the referee.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use kit::seeded;

use crate::dialogue::{Dialogue, Lines, Manner, Match, Player, Referee, Replies, Turn, conduct};
use crate::place::built;
use crate::problem::{Problem, cut};
use crate::process::{Process, SILENCE};

use super::contestant::Contestant;
use super::options::Options;
use super::pace::Pace;
use super::report::{Report, keep};
use super::smaller::{Layout, smaller};

/// At most so many dialogues are tried in a case against every sequence of replies.
const DIALOGUES: usize = 600;

/// So many lines are shown of the beginning of a long transcript, and of its end.
const FIRST: usize = 5;
const LAST: usize = 35;

/// What the judge chose in a dialogue, out of how many each, what the program said, and what came of it.
struct Played {
    replies: Vec<(usize, usize)>,
    said: Vec<String>,
    error: Option<String>,
}

impl Played {
    fn chosen(&self) -> Vec<usize> {
        self.replies.iter().map(|&(reply, _)| reply).collect()
    }

    fn is_lost(&self) -> bool {
        self.error.is_some()
    }

    /// Whether the program was waited for in vain, which nobody wants to do often.
    fn is_silent(&self) -> bool {
        self.error.as_ref().is_some_and(|error| error.starts_with("silent"))
    }
}

/// Plays all matches, from small cases to the largest, and says whether all were won.
pub fn run(problem: &Problem, dialogue: &Dialogue, options: &Options) -> Result<bool, String> {
    let attempt = Attempt { problem, dialogue, options, report: Report::new(options.json), is_cut: Cell::new(false) };
    match &options.case {
        Some(path) => {
            let case = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
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
    report: Report,
    /// Whether a case had more dialogues than are tried.
    is_cut: Cell<bool>,
}

impl Attempt<'_> {
    fn referee(&self, case: &str) -> Box<dyn Referee> {
        (self.dialogue.referee)(case)
    }

    /// One dialogue, in which the judge chooses what the command line says.
    fn replayed(&self, case: &str) -> Result<bool, String> {
        let played = self.given(case, self.options.replies.as_deref().unwrap_or_default())?;
        if played.is_lost() {
            self.failed("case", case, &played)?;
        } else {
            self.report.stage("case", 1, "");
        }
        Ok(!played.is_lost())
    }

    fn matches(&self) -> Result<bool, String> {
        let (mut dialogues, mut failures) = (0, 0);
        let (mut all, mut tried) = (0, 0);
        for of in (self.dialogue.matches)() {
            let mut cases = (of.cases)();
            if of.replies == Replies::Every {
                cases.sort_by_key(String::len);
            }
            let mut bar = self.report.bar("dialogues", cases.len());
            let mut won = 0;
            let mut is_lost = false;
            let is_largest = matches!(of.replies, Replies::WithinLimits(_));
            let mut pace = Pace::new(cases.len(), self.options.full || is_largest);
            for (index, case) in cases.iter().enumerate() {
                bar.step(index);
                if !pace.has_turn(index) {
                    continue;
                }
                if let Some(played) = self.lost(of.replies, case, index as u64, &mut won, &mut pace)? {
                    let (case, played) = self.smaller(&of, case, index as u64, played)?;
                    self.failed(of.name, &case, &played)?;
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
                self.report.stage(of.name, won, &format!("{}{in_time}", how(of.replies)));
                all += cases.len();
                tried += pace.tried();
            }
        }
        if failures == 0 {
            let played = (self.problem.played)();
            let cut = if self.is_cut.get() { format!(", in each case {DIALOGUES} at most") } else { String::new() };
            let in_time = match tried < all {
                true => format!(" in {tried} of {all} cases (--full tries all)"),
                false => String::new(),
            };
            let words = format!(
                "{dialogues} dialogues won{in_time}, against every sequence of replies for {played}{cut}; the judge \
                 decides"
            );
            self.report.say("passed", &words);
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
    ) -> Result<Option<Played>, String> {
        let mut found = None;
        match replies {
            Replies::By(manner) | Replies::WithinLimits(manner) => {
                let played = self.in_manner(&self.options.contestant, manner, case, seed)?;
                found = Some(played).filter(Played::is_lost);
                *won += usize::from(found.is_none());
            }
            Replies::Every => {
                let end = pace.end();
                self.every(case, |played| {
                    match played.is_lost() {
                        true => found = Some(played),
                        false => *won += 1,
                    }
                    let is_late = end.is_some_and(|end| Instant::now() >= end);
                    if is_late && found.is_none() {
                        pace.cut();
                    }
                    found.is_none() && !is_late
                })?;
            }
        }
        Ok(found)
    }

    /// One dialogue for every sequence of replies, as long as `go_on` says so.
    fn every(&self, case: &str, mut go_on: impl FnMut(Played) -> bool) -> Result<(), String> {
        let mut path = vec![];
        for _ in 0..DIALOGUES {
            let played = self.given(case, &path)?;
            let mut next = played.replies.clone();
            if !go_on(played) {
                return Ok(());
            }
            // The last reply that is not the last of its kind gives way to the next one.
            while next.last().is_some_and(|&(reply, replies)| reply + 1 == replies) {
                next.pop();
            }
            let Some((reply, _)) = next.last_mut() else { return Ok(()) };
            *reply += 1;
            path = next.into_iter().map(|(reply, _)| reply).collect();
        }
        self.is_cut.set(true);
        Ok(())
    }

    /// A smaller case that is lost, and in it the least replies that do it: the first of the small cases, and the
    /// fewest turns; else the case itself with tokens left out or lowered, and the first replies, all others being
    /// the judge's first.
    fn smaller(&self, of: &Match, case: &str, seed: u64, played: Played) -> Result<(String, Played), String> {
        if self.options.shrink.is_zero() || played.is_silent() {
            return Ok((case.to_owned(), played));
        }
        let end = Instant::now() + self.options.shrink;
        let matches = (self.dialogue.matches)();
        let small = matches.iter().filter(|of| of.replies == Replies::Every).flat_map(|of| (of.cases)());
        let mut small: Vec<String> = small.collect();
        small.sort_by_key(String::len);
        if of.replies == Replies::Every {
            let least = self.fewest_turns(case, played, end)?;
            return Ok((case.to_owned(), least));
        }
        for small in small.into_iter().take_while(|_| Instant::now() < end) {
            let mut pace = Pace::within(end.saturating_duration_since(Instant::now()), 1);
            if let Some(played) = self.lost(Replies::Every, &small, 0, &mut 0, &mut pace)? {
                let least = self.fewest_turns(&small, played, end)?;
                return Ok((small, least));
            }
        }
        let (Replies::By(manner) | Replies::WithinLimits(manner)) = of.replies else {
            return Ok((case.to_owned(), played));
        };
        let own = Contestant { command: vec![built(self.problem.slug).to_string_lossy().into_owned()], factor: 1.0 };
        let loses = |contestant: &Contestant, case: &str| {
            // A case that is none lets the referee panic.
            let played = catch_unwind(AssertUnwindSafe(|| self.in_manner(contestant, manner, case, seed)));
            played.is_ok_and(|played| played.is_ok_and(|played| played.is_lost()))
        };
        let wins = |case: &str| {
            let played = catch_unwind(AssertUnwindSafe(|| self.in_manner(&own, manner, case, seed)));
            played.is_ok_and(|played| played.is_ok_and(|played| !played.is_lost()))
        };
        let cases = (of.cases)();
        let layout = Layout::new(cases.iter().map(|case| &case[..]));
        let time = end.saturating_duration_since(Instant::now()) / 2;
        let found = smaller(case, &layout, time, |case| wins(case) && loses(&self.options.contestant, case));
        let (case, played) = match self.in_manner(&self.options.contestant, manner, &found.input, seed)? {
            played if played.is_lost() => (found.input, played),
            _ => (case.to_owned(), played),
        };
        let least = self.first_replies(&case, played, end)?;
        Ok((case, least))
    }

    /// Among the dialogues of a case a lost one with the fewest turns of the judge: he plays in every manner, and then
    /// every sequence of replies.
    fn fewest_turns(&self, case: &str, played: Played, end: Instant) -> Result<Played, String> {
        let mut least = played;
        let mut try_one = |played: Played| {
            if played.is_lost() && played.replies.len() < least.replies.len() {
                least = played;
            }
            Instant::now() < end
        };
        for (_, manner) in Manner::NAMES {
            try_one(self.in_manner(&self.options.contestant, manner, case, 1)?);
        }
        self.every(case, try_one)?;
        Ok(least)
    }

    /// A lost dialogue in which the judge chooses as little as possible: as few replies as do it, the others being the
    /// first of each turn.
    fn first_replies(&self, case: &str, played: Played, end: Instant) -> Result<Played, String> {
        let chosen = played.chosen();
        for count in (0..chosen.len()).take_while(|_| Instant::now() < end) {
            let shorter = self.given(case, &chosen[..count])?;
            if shorter.is_lost() {
                return Ok(shorter);
            }
        }
        Ok(played)
    }

    /// One dialogue with these replies, and the first of each turn behind them.
    fn given(&self, case: &str, replies: &[usize]) -> Result<Played, String> {
        self.play(&self.options.contestant, case, |_, turn, count| {
            replies.get(turn).copied().unwrap_or(0).min(count - 1)
        })
    }

    /// One dialogue against a judge of this manner.
    fn in_manner(&self, contestant: &Contestant, manner: Manner, case: &str, seed: u64) -> Result<Played, String> {
        let mut random = seeded(seed);
        self.play(contestant, case, |referee, _, replies| manner.reply(referee, replies, &mut random))
    }

    /// One dialogue, in which `choose` gets the number of the turn and the number of replies.
    fn play(
        &self,
        contestant: &Contestant,
        case: &str,
        choose: impl FnMut(&dyn Referee, usize, usize) -> usize,
    ) -> Result<Played, String> {
        let wrong = self.dialogue.wrong.iter().find(|wrong| Some(wrong.name) == self.options.inside);
        if let Some(wrong) = wrong.filter(|_| contestant.command == self.options.contestant.command) {
            return Ok(self.play_with(&mut Lines::new((wrong.player)()), case, choose, Lines::leave));
        }
        let start = contestant.start(self.problem, 8 << 20)?;
        let mut process = start.patient(SILENCE.min(Duration::from_secs(5))).player()?;
        let played = self.play_with(&mut process, case, choose, |process| self.left(contestant, process));
        match &played.error {
            Some(error)
                if error.starts_with("not measured") || played.said.is_empty() && error.contains("No such file") =>
            {
                Err(format!("cannot run {}", contestant.command.join(" ")))
            }
            _ => Ok(played),
        }
    }

    /// One dialogue of a player, who is asked to leave in the end.
    fn play_with<P: Player>(
        &self,
        player: &mut P,
        case: &str,
        mut choose: impl FnMut(&dyn Referee, usize, usize) -> usize,
        leave: impl FnOnce(&mut P) -> Result<(), String>,
    ) -> Played {
        let mut referee = self.referee(case);
        let mut played = Played { replies: vec![], said: vec![], error: None };
        loop {
            let step = match referee.turn() {
                Turn::Judge(replies) => {
                    let reply = choose(&*referee, played.replies.len(), replies);
                    played.replies.push((reply, replies));
                    player.hear(&referee.say(reply))
                }
                Turn::Program => player.line().and_then(|line| {
                    let line = line.trim_end();
                    played.said.push(line.to_owned());
                    referee.hear(line)
                }),
                Turn::Over => {
                    played.error = leave(player).err();
                    return played;
                }
            };
            if let Err(error) = step {
                played.error = Some(match error.starts_with("killed after") {
                    true => format!("silent: {error}; it waits for more input, or never flushes its lines"),
                    false => error,
                });
                return played;
            }
        }
    }

    /// The game is won: the program has nothing more to read, nor to say, and has kept to time and memory.
    fn left(&self, contestant: &Contestant, process: &mut Process) -> Result<(), String> {
        let ending = process.end("", true)?;
        if !ending.output.trim().is_empty() {
            return Err(format!("says {:?} after the end", cut(&ending.output)));
        }
        if ending.code != Some(0) {
            return Err(format!("crashed after the end: {}", ending.described()));
        }
        let Some(usage) = ending.usage else { return Ok(()) };
        let time = contestant.time(self.problem);
        if usage.cpu > time {
            return Err(format!("too slow: {:.2?} of CPU time, above {time:.2?}", usage.cpu));
        }
        let [used, limit] = [usage.memory, self.problem.limits.bytes()].map(|bytes| bytes >> 20);
        (used <= limit).then_some(()).ok_or_else(|| format!("too much memory: {used} MiB, above {limit} MiB"))
    }

    /// Reports a lost dialogue: the transcript, the move that gave the win away, which mistake it is, and how to see it
    /// again.
    fn failed(&self, stage: &str, case: &str, played: &Played) -> Result<(), String> {
        let lines = self.transcript(case, played);
        let error = played.error.as_deref().unwrap_or_default();
        let case = case.trim();
        let mut text = format!("lost, in a case of {stage}: {error}\ncase: {}\n", cut(case));
        for (index, line) in lines.iter().enumerate() {
            if index < FIRST || index + LAST >= lines.len() {
                text += &format!("{line}\n");
            } else if index == FIRST {
                text += &format!("… ({} lines)\n", lines.len() - FIRST - LAST);
            }
        }
        text += &self.given_away(case, played);
        text += &self.mistakes(case, played);
        let slug = self.problem.slug;
        let kept = keep(slug, case, "", &lines.join("\n"))?;
        let mut replies = played.chosen();
        while replies.last() == Some(&0) {
            replies.pop();
        }
        let replies = match &replies.iter().map(usize::to_string).collect::<Vec<_>>()[..] {
            [] => String::new(),
            replies => format!(" --reply {}", replies.join(",")),
        };
        let command = match self.options.own {
            true => String::new(),
            false => format!(" -- {}", self.options.contestant.command.join(" ")),
        };
        text += &format!("again: cargo try {slug} --case {}{replies}{command}", kept.display());
        self.report.failure(slug, stage, case, "lost", &text, &kept);
        Ok(())
    }

    /// The lines of a dialogue, those of the judge behind `<`, those of the program behind `>`, with the position after
    /// each where the referee can say it.
    fn transcript(&self, case: &str, played: &Played) -> Vec<String> {
        let mut lines: Vec<String> = vec![];
        let mut referee = self.referee(case);
        let (mut replies, mut said) = (played.replies.iter(), played.said.iter());
        loop {
            let is_heard = match referee.turn() {
                Turn::Judge(_) => {
                    let Some(&(reply, _)) = replies.next() else { return lines };
                    lines.extend(referee.say(reply).lines().map(|line| format!("< {}", cut(line))));
                    true
                }
                Turn::Program => {
                    let Some(line) = said.next() else { return lines };
                    lines.push(format!("> {}", cut(line)));
                    referee.hear(line).is_ok()
                }
                Turn::Over => return lines,
            };
            match (lines.last_mut(), referee.position()) {
                (Some(last), Some(position)) if is_heard => *last = format!("{last:15} {position}"),
                _ => {}
            }
            if !is_heard {
                return lines;
            }
        }
    }

    /// The referee of a dialogue after so many lines of the program, when it is the program's turn again.
    fn after(&self, case: &str, played: &Played, lines: usize) -> Option<Box<dyn Referee>> {
        let mut referee = self.referee(case);
        let (mut replies, mut said) = (played.replies.iter(), played.said[..lines].iter());
        loop {
            match referee.turn() {
                Turn::Judge(_) => drop(referee.say(replies.next()?.0)),
                Turn::Program => match said.next() {
                    Some(line) => referee.hear(line).ok()?,
                    None => return Some(referee),
                },
                Turn::Over => return None,
            }
        }
    }

    /// The line after which the game was lost, and another that keeps the win, as far as play tells.
    fn given_away(&self, case: &str, played: &Played) -> String {
        let (mut replies, mut referee) = (played.replies.iter(), self.referee(case));
        for (number, line) in played.said.iter().enumerate() {
            while let Turn::Judge(_) = referee.turn() {
                let Some(&(reply, _)) = replies.next() else { return String::new() };
                referee.say(reply);
            }
            let (was_won, others) = (referee.is_won(), referee.lines());
            let is_heard = referee.hear(line).is_ok();
            if is_heard && referee.is_won() != Some(false) {
                continue;
            }
            if was_won != Some(true) {
                let lost = format!("after {:?} the game is lost, whatever the program says\n", cut(line));
                return if is_heard { lost } else { String::new() };
            }
            let keeps = |other: &&String| {
                let referee = self.after(case, played, number);
                referee.is_some_and(|mut referee| referee.hear(other).is_ok() && referee.is_won() == Some(true))
            };
            let kept = others.iter().find(keeps).map_or(String::new(), |other| format!("; {other:?} keeps it"));
            return format!("{:?} gave the win away{kept}\n", cut(line));
        }
        String::new()
    }

    /// The known wrong players that say the same lines in this dialogue.
    fn mistakes(&self, case: &str, played: &Played) -> String {
        let chosen = played.chosen();
        let says_the_same = |player: Lines| {
            let mut heard = vec![];
            let mut player = Recorded { player, said: &mut heard };
            let mut turn = 0;
            let result = conduct(&mut *self.referee(case), &mut player, |_, replies| {
                turn += 1;
                chosen.get(turn - 1).copied().unwrap_or(0).min(replies - 1)
            });
            result.is_err() && heard == played.said
        };
        let same = self.dialogue.wrong.iter().filter(|wrong| {
            let same = catch_unwind(AssertUnwindSafe(|| says_the_same(Lines::new((wrong.player)()))));
            same.is_ok_and(|same| same)
        });
        same.map(|wrong| format!("known mistake: {}. {}\n", wrong.name, wrong.says)).collect()
    }
}

/// Of every wrong player a transcript with positions is shown, and of some the line that gave the win away, with
/// another that keeps it.
pub fn is_explained(names: &[&str]) -> Result<(), String> {
    let texts = names.iter().map(|name| super::tried(name, false)).collect::<Result<Vec<_>, _>>()?;
    // A position stands behind at least one blank more than the words of a line need.
    let has_position = |line: &str| line.starts_with(['<', '>']) && line[2..].contains("  ");
    if let Some(text) = texts.iter().find(|text| !text.lines().any(has_position)) {
        return Err(format!("no position is shown: {text}"));
    }
    let is_given_away = |line: &str| line.contains(" gave the win away; ") && line.ends_with(" keeps it");
    match texts.iter().any(|text| text.lines().any(is_given_away)) {
        true => Ok(()),
        false => Err(format!("no move is said to have given a win away: {}", texts.concat())),
    }
}

fn how(replies: Replies) -> &'static str {
    match replies {
        Replies::Every => "against every sequence of replies",
        Replies::By(_) => "of medium size",
        Replies::WithinLimits(_) => "of the largest size, within the judge's time and memory",
    }
}

/// A player whose lines are written down.
struct Recorded<'a> {
    player: Lines,
    said: &'a mut Vec<String>,
}

impl Player for Recorded<'_> {
    fn hear(&mut self, said: &str) -> Result<(), String> {
        self.player.hear(said)
    }

    fn line(&mut self) -> Result<String, String> {
        let line = self.player.line()?;
        self.said.push(line.trim_end().to_owned());
        Ok(line)
    }

    fn leave(&mut self) -> Result<(), String> {
        self.player.leave()
    }
}
