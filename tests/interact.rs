//! Dialogues: the program against the referee. On small sizes it meets every sequence of replies, being started anew
//! for each; on medium sizes random replies and the best by play; on the largest size random, mirroring and greedy
//! ones, within the judge's time and memory on a stack of 1 MiB. Wrong players lose. Bad replies are refused.
//!
//! At the end it prints how much was played. After a run of all tests this must be the table of dialogues in
//! `tests/README.md`; `UPDATE=1 cargo test --test interact` writes it.

use std::collections::BTreeMap;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use problems::Problem;
use problems::kit::dialogue::{Lines, Manner, Match, Player, Replies, WrongPlayer, conduct, every};
use problems::kit::problem::cut;
use problems::kit::random;
use runner::dialogue::{Ending, PATIENCE, Process, dialogue, play, play_one};
use runner::generated::generated_between;
use runner::{Transcript, program, transcripts};

/// Dialogues played and turns of the judge in them so far, a problem each.
static WORK: Mutex<BTreeMap<&str, (u64, u64)>> = Mutex::new(BTreeMap::new());

fn main() -> ExitCode {
    let silent = problems::all()
        .iter()
        .find(|problem| problem.dialogue.is_none())
        .map(|problem| Trial::test("a-silent-program-is-killed", || a_silent_program_is_killed(problem)));
    let code = runner::main(trials, silent.into_iter().collect());
    let work = WORK.lock().expect("no test holds it any more");
    for (slug, (dialogues, turns)) in work.iter() {
        println!("{slug}: {dialogues} dialogues, with {turns} turns of the judge");
    }
    let arguments = Arguments::from_args();
    let all = cfg!(feature = "default") && arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.list;
    let marks = ("<!-- dialogues -->\n", "<!-- end of the dialogues -->");
    let written = match all {
        true => generated_between("tests/README.md", marks, &table(&work)),
        false => Ok(()),
    };
    match written {
        Ok(()) => code,
        Err(error) => {
            eprintln!("{}", error.message().unwrap_or("the table is not right"));
            ExitCode::FAILURE
        }
    }
}

/// The table of what was played against every program that plays.
fn table(work: &BTreeMap<&str, (u64, u64)>) -> String {
    let heads = [
        "program",
        "dialogues",
        "turns of the judge",
        "all replies tried",
        "decided otherwise",
        "wrong players",
        "limits",
    ];
    let row = |problem: &Problem| {
        let (dialogues, turns) = work.get(problem.slug).copied().unwrap_or_default();
        let cells = [
            problem.slug.to_owned(),
            dialogues.to_string(),
            turns.to_string(),
            problem.played.to_owned(),
            problem.beyond.unwrap_or("").to_owned(),
            dialogue(problem).wrong.len().to_string(),
            (problem.bounds)().len().to_string(),
        ];
        format!("| {} |\n", cells.join(" | "))
    };
    let dialogues = problems::all().iter().filter(|problem| problem.dialogue.is_some());
    let rows: String = dialogues.map(row).collect();
    let lines = "---|".repeat(heads.len());
    format!("\n| {} |\n|{lines}\n{rows}\n", heads.join(" | "))
}

fn trials(problem: &'static Problem) -> Vec<Trial> {
    let Some(dialogue) = &problem.dialogue else {
        return vec![];
    };
    let slug = problem.slug;
    let matches = (dialogue.matches)()
        .into_iter()
        .map(|of| Trial::test(format!("{slug}::match::{}", of.name), move || won(problem, &of)));
    let wrong = dialogue
        .wrong
        .iter()
        .map(|wrong| Trial::test(format!("{slug}::wrong::{}", wrong.name), || loses(problem, wrong)));
    let transcripts = match transcripts(slug) {
        Err(error) => vec![Trial::test(format!("{slug}::testdata"), || Err(error))],
        Ok(transcripts) => transcripts
            .into_iter()
            .map(|transcript| {
                let name = format!("{slug}::testdata::{}", transcript.name);
                Trial::test(name, move || Ok(replayed(problem, &transcript)?))
            })
            .collect(),
    };
    let rest = [
        Trial::test(format!("{slug}::loose-layout"), || loose_layout(problem)),
        Trial::test(format!("{slug}::bad-replies"), || bad_replies(problem)),
        Trial::test(format!("{slug}::one-dialogue"), || play_one(problem, &program(problem.slug))),
    ];
    matches.chain(wrong).chain(transcripts).chain(rest).collect()
}

/// The program wins all dialogues of a match.
fn won(problem: &Problem, of: &Match) -> Result<(), Failed> {
    let (dialogues, turns) = play(problem, &program(problem.slug), of)?;
    let mut work = WORK.lock().expect("no test fails while it holds this");
    let (all_dialogues, all_turns) = work.entry(problem.slug).or_default();
    *all_dialogues += dialogues;
    *all_turns += turns;
    Ok(())
}

/// A wrong player loses some dialogue of the match that is named for it.
fn loses(problem: &Problem, wrong: &WrongPlayer) -> Result<(), Failed> {
    let dialogue = dialogue(problem);
    let matches = (dialogue.matches)();
    let of = matches.iter().find(|of| of.name == wrong.rejected_by);
    let of = of.ok_or_else(|| format!("there is no match {:?}", wrong.rejected_by))?;
    for (seed, case) in (0..).zip((of.cases)()) {
        let mut referee = (dialogue.referee)(&case);
        let mut player = Lines::new((wrong.player)());
        let played = match of.replies {
            Replies::Every => every(|choose| {
                let mut referee = (dialogue.referee)(&case);
                let mut player = Lines::new((wrong.player)());
                conduct(&mut *referee, &mut player, |_, replies| choose(replies))
            })
            .map(drop),
            Replies::By(manner) => {
                let mut random = random(seed);
                conduct(&mut *referee, &mut player, |referee, replies| manner.reply(referee, replies, &mut random))
                    .map(drop)
            }
            Replies::WithinLimits(_) => {
                return Err("a wrong player is to lose on small or medium sizes".into());
            }
        };
        if played.is_err() {
            return Ok(());
        }
    }
    Err(format!("it wins all dialogues of {:?}", of.name).into())
}

/// The statement's dialogue is possible: its judge says nothing that the referee could not say, and its program breaks
/// no rule.
fn replayed(problem: &Problem, transcript: &Transcript) -> Result<(), String> {
    /// Compares what it hears with one side of the transcript, and says the other.
    struct Reader<'a> {
        judge: Vec<&'a str>,
        program: Vec<&'a str>,
        hears_otherwise: bool,
    }

    impl Player for Reader<'_> {
        fn hear(&mut self, said: &str) -> Result<(), String> {
            for token in said.split_whitespace() {
                if self.judge.pop() != Some(token) {
                    self.hears_otherwise = true;
                    return Err(format!("the judge does not say {said:?} here"));
                }
            }
            Ok(())
        }

        fn line(&mut self) -> Result<String, String> {
            let line = self.program.pop().ok_or("the program says nothing more")?;
            Ok(line.to_owned())
        }

        fn leave(&mut self) -> Result<(), String> {
            match (self.judge.pop(), self.program.pop()) {
                (None, None) => Ok(()),
                more => Err(format!("the dialogue goes on: {more:?}")),
            }
        }
    }

    // The replies that are known to be those of the transcript, and one more, which is tried.
    let mut path = vec![];
    loop {
        let mut reader = Reader {
            judge: transcript.judge.split_whitespace().rev().collect(),
            program: transcript.program.lines().rev().collect(),
            hears_otherwise: false,
        };
        let (mut turn, mut last) = (0, 0);
        let mut referee = (dialogue(problem).referee)(&transcript.case);
        let played = conduct(&mut *referee, &mut reader, |_, replies| {
            if turn == path.len() {
                path.push(0);
            }
            (turn, last) = (turn + 1, replies);
            path[turn - 1]
        });
        let tried = path.last_mut().ok_or("the judge says nothing")?;
        match played {
            Ok(_) => return Ok(()),
            Err(_) if reader.hears_otherwise && *tried + 1 < last => *tried += 1,
            Err(error) => return Err(error),
        }
    }
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
    fn hear(&mut self, said: &str) -> Result<(), String> {
        let turn = self.heard.len();
        self.heard.push(said.to_owned());
        match (self.said)(turn, said) {
            None => self.process.hear(said),
            Some(bad) => {
                let ending = self.process.end(&bad.said, bad.is_last)?;
                self.ending = Some((bad, ending));
                Err("disturbed".to_owned())
            }
        }
    }

    fn line(&mut self) -> Result<String, String> {
        self.process.line()
    }

    fn leave(&mut self) -> Result<(), String> {
        self.process.leave()
    }
}

/// How many turns of a dialogue are disturbed, and how many tokens of a turn.
const TURNS: usize = 8;
const TOKENS: usize = 12;

/// In some dialogues the judge makes a mistake, in one turn after the other: a move that is not there, a word for a
/// number, a number out of range, an early end. The program says which, and ends.
fn bad_replies(problem: &Problem) -> Result<(), Failed> {
    let dialogue = dialogue(problem);
    let small = (dialogue.matches)().into_iter().filter(|of| !matches!(of.replies, Replies::WithinLimits(_)));
    let cases = small.flat_map(|of| {
        let cases = (of.cases)();
        let last = cases.len().saturating_sub(1);
        cases.into_iter().enumerate().filter(move |(index, _)| [0, last].contains(index))
    });
    for (_, case) in cases.take(6) {
        let mut illegal = vec![];
        let play = |said: &dyn Fn(usize, &str) -> Option<Bad>, illegal: &mut Vec<Vec<String>>| {
            let process = Process::start(Command::new(program(problem.slug)), PATIENCE)?;
            let mut player = Disturbed { process, heard: vec![], said, ending: None };
            let mut referee = (dialogue.referee)(&case);
            let mut random = random(1);
            let played = conduct(&mut *referee, &mut player, |referee, replies| {
                illegal.push(referee.illegal());
                Manner::Random.reply(referee, replies, &mut random)
            });
            match (played, player.ending) {
                (Ok(_), None) => Ok((player.heard, None)),
                (Err(_), Some(ending)) => Ok((player.heard, Some(ending))),
                (Err(error), None) => Err(error),
                (Ok(_), Some(_)) => Err("a disturbed dialogue goes on".to_owned()),
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
    let wrong = || {
        let Ending { said, code, errors } = ending;
        format!("says {said:?}, exit code {code:?}, errors {errors:?}")
    };
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
        && ending.said.is_empty()
        && column >= 1
        && (before + 1..=before + lines).contains(&number)
        && bad.found.as_ref().is_none_or(|bad| bad == found);
    is_right.then_some(()).ok_or_else(wrong)
}

/// Lines may end as elsewhere, have more blanks, and empty ones between them.
fn loose_layout(problem: &Problem) -> Result<(), Failed> {
    struct Loose(Process);

    impl Player for Loose {
        fn hear(&mut self, said: &str) -> Result<(), String> {
            self.0.hear(&said.replace(' ', " \t ").replace('\n', "\r\n \r\n"))
        }

        fn line(&mut self) -> Result<String, String> {
            self.0.line()
        }

        fn leave(&mut self) -> Result<(), String> {
            self.0.leave()
        }
    }

    let dialogue = dialogue(problem);
    let matches = (dialogue.matches)();
    let of = matches.first().ok_or("there is no match")?;
    for case in (of.cases)().iter().take(5) {
        let mut player = Loose(Process::start(Command::new(program(problem.slug)), PATIENCE)?);
        let mut random = random(1);
        conduct(&mut *(dialogue.referee)(case), &mut player, |referee, replies| {
            Manner::Random.reply(referee, replies, &mut random)
        })?;
    }
    Ok(())
}

/// A program that waits for more than it is told, or keeps its lines for itself, is not waited for.
fn a_silent_program_is_killed(problem: &Problem) -> Result<(), Failed> {
    let command = Command::new(program(problem.slug));
    let mut process = Process::start(command, Duration::from_secs(1))?;
    match process.line() {
        Err(error) if error == "silent for 1s: killed" => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}
