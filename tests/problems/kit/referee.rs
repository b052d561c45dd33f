//! Plays the judge's side of a dialogue on standard input and output, against whoever is there: somebody at a
//! terminal, or a program at the other end of two pipes.

use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

use problems::kit::dialogue::{Dialogue, Manner, Player, Referee, conduct};
use problems::kit::random;

const USAGE: &str = "usage: referee [--random | --best | --greedy | --mirror] [--seed NUMBER] SLUG CASE…";

fn main() -> ExitCode {
    let mut manner = Manner::Random;
    let mut seed = 1;
    let mut words = vec![];
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let named = argument.strip_prefix("--").and_then(|word| Manner::NAMES.iter().find(|(name, _)| *name == word));
        match (named, &argument[..]) {
            (Some((_, named)), _) => manner = *named,
            (None, "--seed") => match arguments.next().and_then(|number| number.parse().ok()) {
                Some(number) => seed = number,
                None => return usage("--seed wants a number"),
            },
            _ => words.push(argument),
        }
    }
    let (slug, case) = match &words[..] {
        [slug, case @ ..] if !case.is_empty() => (slug, case.join(" ")),
        _ => return usage("a slug and a case are wanted"),
    };
    match dialogues().find(|(known, _)| known == slug) {
        None => usage(&format!("there is no dialogue {slug:?}")),
        Some((_, dialogue)) => play(dialogue, &case, manner, seed),
    }
}

fn dialogues() -> impl Iterator<Item = (&'static str, &'static Dialogue)> {
    problems::all().iter().filter_map(|problem| Some((problem.slug, problem.dialogue.as_ref()?)))
}

fn usage(error: &str) -> ExitCode {
    let slugs: Vec<&str> = dialogues().map(|(slug, _)| slug).collect();
    eprintln!("error: {error}\n{USAGE}\ndialogues: {}", slugs.join(" "));
    ExitCode::FAILURE
}

/// Plays a dialogue, and says on standard error how it went.
fn play(dialogue: &Dialogue, case: &str, manner: Manner, seed: u64) -> ExitCode {
    let mut random = random(seed);
    let choose = |referee: &dyn Referee, replies| manner.reply(referee, replies, &mut random);
    match conduct(&mut *(dialogue.referee)(case), &mut Outside, choose) {
        Ok(turns) => {
            eprintln!("right: the judge has spoken {turns} times");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("wrong: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever is at the other end.
struct Outside;

impl Player for Outside {
    fn hear(&mut self, said: &str) -> Result<(), String> {
        let mut stdout = stdout().lock();
        let told = stdout.write_all(said.as_bytes()).and_then(|()| stdout.flush());
        told.map_err(|error| error.to_string())
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match stdin().read_line(&mut line) {
            Ok(0) => Err("nothing more is said".to_owned()),
            Ok(_) => Ok(line),
            Err(error) => Err(error.to_string()),
        }
    }

    fn leave(&mut self) -> Result<(), String> {
        Ok(())
    }
}
