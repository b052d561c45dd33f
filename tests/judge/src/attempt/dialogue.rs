//! A contestant's program against the referee.

use std::time::Duration;

use kit::seeded;

use crate::dialogue::{Dialogue, Lines, Match, Player, Replies, Turn, conduct};
use crate::problem::Problem;
use crate::process::SILENCE;

use super::SHOWN;
use super::options::Options;
use super::report::{Report, keep, short};

/// At most so many dialogues are tried in a case against every sequence of replies.
const DIALOGUES: usize = 2000;

/// What was chosen in a dialogue, out of how many each, and what came of it.
struct Played {
    replies: Vec<(usize, usize)>,
    lines: Vec<String>,
    error: Option<String>,
}

impl Played {
    fn chosen(&self) -> Vec<usize> {
        self.replies.iter().map(|&(reply, _)| reply).collect()
    }
}

/// Plays all matches, from small cases to the largest, and says whether all were won.
pub fn run(problem: &Problem, dialogue: &Dialogue, options: &Options) -> Result<bool, String> {
    let report = Report::new(options.json);
    if let Some(path) = &options.case {
        let case = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let chosen = options.replies.clone().unwrap_or_default();
        let played = play(problem, dialogue, options, &case, |turn, replies| {
            chosen.get(turn).copied().unwrap_or(0).min(replies - 1)
        })?;
        return match &played.error {
            None => {
                report.stage("case", 1, "");
                Ok(true)
            }
            Some(error) => {
                failed(problem, options, report, "case", &case, &played, error)?;
                Ok(false)
            }
        };
    }
    let mut passed = true;
    let (mut dialogues, matches) = (0, (dialogue.matches)());
    for of in &matches {
        let mut bar = report.bar("dialogues", dialogues + 1);
        let mut cases = (of.cases)();
        if of.replies == Replies::Every {
            cases.sort_by_key(String::len);
        }
        let mut count = 0;
        for (seed, case) in (0..).zip(&cases) {
            bar.step(count);
            if let Some((case, played)) = lost(problem, dialogue, options, of, case, seed, &mut count)? {
                let (case, played) = smaller(problem, dialogue, options, of, case, played)?;
                let error = played.error.clone().unwrap_or_default();
                failed(problem, options, report, of.name, &case, &played, &error)?;
                passed = false;
                if !options.all {
                    return Ok(false);
                }
                break;
            }
        }
        bar.done();
        dialogues += count;
        report.stage(of.name, count, how(of.replies));
    }
    if passed {
        report.say(
            "passed",
            &format!(
                "{dialogues} dialogues won, against every sequence of replies for {}; the judge decides",
                problem.played
            ),
        );
    }
    Ok(passed)
}

fn how(replies: Replies) -> &'static str {
    match replies {
        Replies::Every => "against every sequence of replies",
        Replies::By(_) => "of medium size",
        Replies::WithinLimits(_) => "of the largest size, within the judge's time and memory",
    }
}

/// The first dialogue of a case that is lost.
fn lost(
    problem: &Problem,
    dialogue: &Dialogue,
    options: &Options,
    of: &Match,
    case: &str,
    seed: u64,
    count: &mut usize,
) -> Result<Option<(String, Played)>, String> {
    let lost = |played: Played| played.error.is_some().then(|| (case.to_owned(), played));
    match of.replies {
        Replies::By(manner) | Replies::WithinLimits(manner) => {
            let mut random = seeded(seed);
            let mut chooser = (dialogue.referee)(case);
            let played = play_with(problem, options, &mut *chooser, |referee, _, replies| {
                manner.reply(referee, replies, &mut random)
            })?;
            *count += 1;
            Ok(lost(played))
        }
        Replies::Every => {
            // The next sequence of replies: the last that is not the last of its kind gives way to the next one.
            let mut path: Vec<usize> = vec![];
            for _ in 0..DIALOGUES {
                let given = path.clone();
                let played = play(problem, dialogue, options, case, |turn, _| given.get(turn).copied().unwrap_or(0))?;
                *count += 1;
                let mut next = played.replies.clone();
                if played.error.is_some() {
                    return Ok(lost(played));
                }
                while next.last().is_some_and(|&(reply, replies)| reply + 1 == replies) {
                    next.pop();
                }
                match next.last_mut() {
                    Some((reply, _)) => *reply += 1,
                    None => return Ok(None),
                }
                path = next.into_iter().map(|(reply, _)| reply).collect();
            }
            Ok(None)
        }
    }
}

/// Among the small cases the first that is lost, and in it the dialogue with the fewest turns.
fn smaller(
    problem: &Problem,
    dialogue: &Dialogue,
    options: &Options,
    of: &Match,
    case: String,
    played: Played,
) -> Result<(String, Played), String> {
    if of.replies == Replies::Every || options.shrink.is_zero() {
        return Ok((case, played));
    }
    for every in (dialogue.matches)().iter().filter(|of| of.replies == Replies::Every) {
        for small in (every.cases)() {
            if let Some(found) = lost(problem, dialogue, options, every, &small, 0, &mut 0)? {
                return Ok(found);
            }
        }
    }
    Ok((case, played))
}

fn play(
    problem: &Problem,
    dialogue: &Dialogue,
    options: &Options,
    case: &str,
    mut choose: impl FnMut(usize, usize) -> usize,
) -> Result<Played, String> {
    play_with(problem, options, &mut *(dialogue.referee)(case), |_, turn, replies| choose(turn, replies))
}

/// One dialogue with the contestant's program.
fn play_with(
    problem: &Problem,
    options: &Options,
    referee: &mut dyn crate::dialogue::Referee,
    mut choose: impl FnMut(&dyn crate::dialogue::Referee, usize, usize) -> usize,
) -> Result<Played, String> {
    let start = options.contestant.start(problem, 8 << 20)?;
    let mut process = start.patient(SILENCE.min(Duration::from_secs(5))).player()?;
    let mut played = Played { replies: vec![], lines: vec![], error: None };
    loop {
        let position = referee.position().map_or(String::new(), |position| format!("    {position}"));
        let step = match referee.turn() {
            Turn::Judge(replies) => {
                let reply = choose(referee, played.replies.len(), replies);
                played.replies.push((reply, replies));
                let said = referee.say(reply);
                played.lines.extend(said.lines().map(|line| format!("< {line}{position}")));
                process.hear(&said)
            }
            Turn::Program => process.line().and_then(|line| {
                let line = line.trim_end();
                played.lines.push(format!("> {line}{position}"));
                referee.hear(line)
            }),
            Turn::Over => {
                played.error = process.leave().err();
                if played.error.is_none() {
                    let usage = process.usage;
                    let time = options.contestant.time(problem);
                    played.error = usage
                        .filter(|usage| usage.cpu > time)
                        .map(|usage| format!("too slow: {:.2?} of CPU time, above {time:.2?}", usage.cpu));
                }
                return Ok(played);
            }
        };
        if let Err(error) = step {
            if error.starts_with("not measured") || played.lines.is_empty() && error.contains("No such file") {
                return Err(format!("cannot run {}: {error}", options.contestant.command.join(" ")));
            }
            played.error = Some(match error.starts_with("killed after") {
                true => format!("silent: {error}; it waits for more input, or never flushes its lines"),
                false => error,
            });
            return Ok(played);
        }
    }
}

/// Reports a lost dialogue: the transcript, which mistake it is, and how to see it again.
fn failed(
    problem: &Problem,
    options: &Options,
    report: Report,
    stage: &str,
    case: &str,
    played: &Played,
    error: &str,
) -> Result<(), String> {
    let transcript = played.lines.join("\n");
    let replies = played.chosen().iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    let mut text = format!("lost, in a case of {stage}: {error}\ncase: {}\n{}", case.trim(), short(&transcript, SHOWN));
    text += &mistakes(problem, case, played);
    let kept = keep(problem.slug, case, "", &transcript)?;
    let command = match options.own {
        true => String::new(),
        false => format!(" -- {}", options.contestant.command.join(" ")),
    };
    text += &format!("again: cargo try {} --case {} --reply {replies},{command}", problem.slug, kept.display());
    report.failure(problem.slug, stage, case.trim(), "lost", &text, &kept);
    Ok(())
}

/// The known wrong players that say the same lines in this dialogue.
fn mistakes(problem: &Problem, case: &str, played: &Played) -> String {
    let dialogue = problem.as_dialogue();
    let said: Vec<&str> = played.lines.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let first = |line: &str| line.split("    ").next().unwrap_or(line).trim_end().to_owned();
    let said: Vec<String> = said.into_iter().map(first).collect();
    let mut found = String::new();
    for wrong in &dialogue.wrong {
        let mut heard = vec![];
        let mut player = Recorded { player: Lines::new((wrong.player)()), said: &mut heard };
        let (mut turn, chosen) = (0, played.chosen());
        let result = conduct(&mut *(dialogue.referee)(case), &mut player, |_, replies| {
            turn += 1;
            chosen.get(turn - 1).copied().unwrap_or(0).min(replies - 1)
        });
        if result.is_err() && heard == said {
            found += &format!("known mistake: {}. {}\n", wrong.name, wrong.says);
        }
    }
    found
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
