//! What the evidence for a program does when it is run.

use std::io::{Read, Write, stdin, stdout};
use std::panic::{catch_unwind, set_hook};
use std::process::ExitCode;

use entry::{Facts, Least, Wrong};
use kit::tokens::broken_off;

use crate::dialogue::{Manner, Replies, conduct};
use crate::harness::{self, Event, Options, Trial, message, quiet_panics};
use crate::known::Known;
use crate::player::{Loss, Player};
use crate::portion::{Depth, Portion};
use crate::problem::{End, Game, Oracle, Problem};
use crate::process::Stop;
use crate::{bundles, golden, made, matches, oracle, refusals, worst};

/// How the game of a problem is played, which others know.
pub struct Played {
    /// The tests of this.
    pub trials: fn(&'static Problem, &'static Portion) -> Vec<Trial>,
    /// The kinds of its boards, in words.
    pub boards: fn(&Problem) -> String,
}

/// Does what the command line asks for: by default it tests the program, and takes what tests take.
pub fn command(problem: &'static Problem, arguments: Vec<String>, played: &Played) -> ExitCode {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match (&words[..], &problem.game) {
        (["oracle"], Game::Oracle(oracle)) => answer(oracle),
        (["check", input, output, expected], Game::Oracle(_)) => check(problem, [input, output, expected]),
        (["referee", rest @ ..], Game::Dialogue(_)) => play(problem, rest),
        (["wrong", name], game) => wrong(game, name),
        (["facts", slug], _) if *slug == problem.slug => {
            quiet_panics();
            print!("{}", facts(problem, (played.boards)(problem)).text());
            Ok(())
        }
        (["facts", slug], _) => Err(format!("this is the evidence for {}, not for {slug}", problem.slug)),
        (["bench", filter, runs, fault, ..], Game::Oracle(oracle)) => match (runs.parse(), fault.parse()) {
            (Ok(runs), Ok(fault)) => worst::bench(problem, oracle, filter, runs, fault, &arguments[4..]),
            _ => Err(format!("{runs:?} runs and {fault:?} ns per page fault are not numbers")),
        },
        (["bench", ..], Game::Dialogue(_)) => Ok(()),
        (["worst", folder], Game::Oracle(oracle)) => worst::write(oracle, folder),
        (["worst", folder], Game::Dialogue(dialogue)) => matches::write(problem, dialogue, folder),
        (["oracle" | "check" | "referee" | "bench" | "worst", ..], _) => Err(usage(problem)),
        _ => return test(problem, arguments, played),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn usage(problem: &Problem) -> String {
    let what = match problem.game {
        Game::Oracle(_) => "oracle < INPUT | check INPUT OUTPUT EXPECTED",
        Game::Dialogue(_) => "referee [--random | --best | --greedy | --mirror] [--seed NUMBER] CASE…",
    };
    format!("usage: {} [{what}], or the options of a test", problem.slug)
}

/// Tests the program.
fn test(problem: &'static Problem, arguments: Vec<String>, played: &Played) -> ExitCode {
    let (options, depth) = match Options::of(arguments).and_then(|options| Ok((options, Depth::asked()?))) {
        Ok(asked) => asked,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let portion = match (depth, options.filters.is_empty()) {
        (Depth::Full, _) => &Portion::ALL,
        (_, true) => &Portion::OF_EACH,
        (_, false) => &Portion::OF_ONE,
    };
    let trials = trials(problem, portion, played);
    quiet_panics();
    let tally = harness::run(&options, trials);
    for work in [oracle::INPUTS.done(), matches::DIALOGUES.done()].into_iter().flatten() {
        Event::Work(problem.slug.to_owned(), work).say(options.json);
    }
    for (name, hash) in made::hashes() {
        Event::Made { slug: problem.slug.to_owned(), name: name.to_owned(), hash }.say(options.json);
    }
    if !options.json {
        print!("{}", tally.summary());
    }
    if tally.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The tests of a problem.
fn trials(problem: &'static Problem, portion: &'static Portion, played: &Played) -> Vec<Trial> {
    let mut trials = match &problem.game {
        Game::Oracle(oracle) => {
            let mut trials = golden::trials(Known::of(problem));
            trials.extend(oracle::trials(problem, oracle, portion));
            trials.extend(worst::trials(problem, oracle, portion.worst));
            trials
        }
        Game::Dialogue(dialogue) => matches::trials(problem, dialogue, portion),
    };
    let lemmas = problem.lemmas.iter().filter(|lemma| portion.long_lemmas || !lemma.is_long);
    trials.extend(lemmas.map(|lemma| {
        Trial::new(format!("{}::lemma::{}", problem.slug, lemma.name), || {
            (lemma.test)();
            Ok(())
        })
    }));
    trials.extend((played.trials)(problem, portion));
    trials.extend(refusals::trials(Known::of(problem), portion.tokens));
    trials.extend(refusals::particular(problem));
    trials.extend(bundles::trials(problem));
    trials
}

/// Prints the oracle's answer to a small input: what belongs into the `.out` of a new case.
fn answer(oracle: &Oracle) -> Result<(), String> {
    let mut input = String::new();
    stdin().read_to_string(&mut input).map_err(|error| format!("cannot read the input: {error}"))?;
    // An oracle believes its input: it ends in a panic where it cannot.
    set_hook(Box::new(|_| {}));
    let output = catch_unwind(|| oracle.answer.to(&input)).map_err(|panic| match broken_off() {
        Some((line, column)) => format!("line {line}, column {column}: {}", message(&*panic)),
        None => message(&*panic),
    })?;
    print!("{output}");
    Ok(())
}

/// Answers as a wrong variant would: a program to be tried.
fn wrong(game: &Game, name: &str) -> Result<(), String> {
    let unknown = || format!("there is no wrong variant {name:?}");
    match game {
        Game::Oracle(oracle) => {
            let wrong = oracle.wrong.iter().find(|wrong| wrong.name == name).ok_or_else(unknown)?;
            let mut input = String::new();
            stdin().read_to_string(&mut input).map_err(|error| error.to_string())?;
            set_hook(Box::new(|_| {}));
            let output = catch_unwind(|| wrong.answer.to(&input)).map_err(|panic| message(&*panic))?;
            print!("{output}");
        }
        Game::Dialogue(dialogue) => {
            let wrong = dialogue.wrong.iter().find(|wrong| wrong.name == name).ok_or_else(unknown)?;
            let mut answers = (wrong.player)();
            for line in stdin().lines() {
                print!("{}", answers(&line.map_err(|error| error.to_string())?));
                stdout().flush().map_err(|error| error.to_string())?;
            }
        }
    }
    Ok(())
}

/// Says whether an output is right for an input, the files in the order of `oj test --judge-command`.
fn check(problem: &Problem, files: [&str; 3]) -> Result<(), String> {
    let read = |path: &str| std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"));
    let [input, output, expected] = files;
    problem.compare(&read(input)?, &read(expected)?, &read(output)?)
}

/// Plays the judge's side on standard input and output, against whoever is there: somebody at a terminal, or a program
/// at the other end of two pipes.
fn play(problem: &Problem, arguments: &[&str]) -> Result<(), String> {
    let (mut manner, mut seed, mut case) = (Manner::Random, 1, vec![]);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let manners = Manner::NAMES.iter();
        let named = argument.strip_prefix("--").and_then(|word| manners.clone().find(|(name, _)| *name == word));
        match named {
            Some((_, named)) => manner = *named,
            None if *argument == "--seed" => {
                seed = arguments.next().and_then(|number| number.parse().ok()).ok_or("--seed needs a number")?;
            }
            None => case.push(*argument),
        }
    }
    if case.is_empty() {
        return Err(usage(problem));
    }
    let mut referee = (problem.as_dialogue().referee)(&case.join(" "));
    let turns = conduct(&mut *referee, &mut Outside, manner.chooser(seed)).won()?;
    eprintln!("right: the judge has spoken {turns} times");
    Ok(())
}

/// Whoever is at the other end.
struct Outside;

impl Player for Outside {
    fn hear(&mut self, said: &str) -> Result<(), Loss> {
        let mut stdout = stdout().lock();
        let told = stdout.write_all(said.as_bytes()).and_then(|()| stdout.flush());
        told.map_err(|error| Stop::from(error).into())
    }

    fn line(&mut self) -> Result<String, Loss> {
        let mut line = String::new();
        match stdin().read_line(&mut line) {
            Ok(0) => Err(Loss::Refused("nothing more is said".to_owned())),
            Ok(_) => Ok(line),
            Err(error) => Err(Stop::from(error).into()),
        }
    }

    fn leave(&mut self) -> Result<(), Loss> {
        Ok(())
    }
}

/// What there is. The collection writes it down.
fn facts(problem: &Problem, board: String) -> Facts {
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let wrong =
        |(name, says): (&str, &str)| Wrong { name: name.to_owned(), says: says.to_owned(), least: Least::Unknown };
    let mut facts = Facts {
        played: (problem.played)(),
        beyond: problem.beyond.map(str::to_owned),
        time: problem.limits.time.map(u64::from),
        memory: problem.limits.memory.map(u64::from),
        ends_with_file: problem.end == End::OfFile,
        board,
        limits: names(&problem.limit_names()),
        ..Facts::default()
    };
    match &problem.game {
        Game::Oracle(oracle) => {
            facts.has_check = oracle.has_check;
            facts.small = (oracle.small)().iter().map(|small| small.name.to_owned()).collect();
            facts.wrong = oracle.wrong.iter().map(|of| wrong((of.name, of.says))).collect();
            for worst in (oracle.worst)() {
                let of_kind = match worst.second() {
                    None => &mut facts.constructed,
                    Some(second) if second.is_same_idea => &mut facts.same_idea,
                    Some(_) => &mut facts.other_algorithm,
                };
                of_kind.push(worst.name.to_owned());
            }
        }
        Game::Dialogue(dialogue) => {
            facts.wrong = dialogue.wrong.iter().map(|of| wrong((of.name, of.says))).collect();
            for of in (dialogue.matches)() {
                let of_kind = match of.replies {
                    Replies::Every => &mut facts.every_reply,
                    Replies::By(_) => &mut facts.medium,
                    Replies::WithinLimits(_) => &mut facts.largest,
                };
                of_kind.push(of.name.to_owned());
            }
        }
    }
    facts
}
