//! `cargo law`: what is known of a rule in words, or of one in Rust.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};

use explore::{
    Asked, BOARDS, Budget, GAMES, GRAPHS, GameAnswer, GameError, LARGEST, NOTATIONS, Question, SHORT_FORM, SIDE,
    WordError, error_json, is_name, is_of_nimbers, names, nimber, nimber_reading, options_json,
};
use serde_json::json;

/// No table goes further than this.
const MOST: usize = 1_000_000;

/// The time of a table unless another is asked for.
const SECONDS: usize = 2;

/// The memory of a table in MiB unless another is asked for.
const MEMORY: usize = 512;

fn help() -> String {
    format!(
        "\
cargo law RULE… [--to N] [--draw FILE] [--json] [--seconds S] [--memory M]
    print the table of a rule in words, its laws, and how far each can be trusted
cargo law RULE… on HEAPS… [--json] [--seconds S] [--memory M]
    who wins these heaps, and by which moves; `on` may be left out behind a name: kayles 5 7 9
cargo law NAME…
    what is known of a game by its name, such as Moore's Nim
cargo law GAME… [--form N] [--draw FILE] [--json] [--seconds S] [--memory M]
    for a game whose players have different moves, such as {{3 || 1 | 0}} + *2, or domineering 3x4, print its canonical
    form, who wins, mean, temperature and thermograph; or compare two games: {{2|-1}} >= *; or compute with nimbers:
    7 * 9 / 5
cargo law GAME FILE.txt
    the same for a board in a file, one row per line
cargo law --list
    list every notation, with an example, and every name
cargo law FILE.rs
    run a Rust program, which may use the crates explore and grundy: its `main` says what a move leaves of heaps, of a
    pair, of a list of parts, or for each player, and shows the table, as in heaps(|n| …).show(60), table(|a, b| …),
    parts(|heaps| …), partizan(|position, player| …)
cargo law --options < FILE
    like --json, for the heaps 0, 1, 2, … whose options FILE lists: [[], [[0]], [[1], [0, 0]]]

    --to N       heaps up to N, at most {MOST} [default: {LARGEST}; for two heaps, {SIDE}]
    --draw FILE  write a picture to FILE, in SVG
    --form N     write canonical forms of up to N characters [default: {SHORT_FORM}]
    --json       print one line, for programs
    --seconds S  CPU time for a table, and again for the search for a period [default: {SECONDS}]
    --memory M   so many MiB may each of these remember [default: {MEMORY}]
"
    )
}

fn main() -> ExitCode {
    match run() {
        Ok(text) => {
            entry::print(&text);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<String, String> {
    let (mut words, mut to, mut draw, mut json, mut options, mut seconds) = (vec![], None, None, false, false, SECONDS);
    let (mut form, mut memory) = (SHORT_FORM, MEMORY);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        use lexopt::prelude::*;
        match argument {
            Long("to") => to = Some(number(&mut parser, "--to", MOST)?),
            Long("seconds") => seconds = number(&mut parser, "--seconds", 3600)?,
            Long("memory") => memory = number(&mut parser, "--memory", 1 << 20)?,
            Long("form") => form = number(&mut parser, "--form", 10_000_000)?,
            Long("draw") => draw = Some(PathBuf::from(parser.value().map_err(|error| error.to_string())?)),
            Long("json") => json = true,
            Long("options") => options = true,
            Long("list") => return Ok(list()),
            Long("help") | Short('h') => return Ok(help()),
            Value(word) => words.push(word.to_string_lossy().into_owned()),
            Short(letter) if !letter.is_alphabetic() => {
                return Err(format!("-{letter}: what begins with a minus stands behind --, as in: cargo law -- -1/2"));
            }
            other => return Err(other.unexpected().to_string()),
        }
    }
    let many = (seconds as u64).max(1);
    let (work, memory) = (5_000_000 * many, (memory as u64) << 20);
    let budget = Budget { seconds: seconds as u64, options: work, comparisons: work, memory };
    match &words[..] {
        [] if options => {
            let given = serde_json::from_reader::<_, Vec<Vec<Vec<usize>>>>(io::stdin().lock());
            Ok(options_json(&given.map_err(|error| error.to_string())?, budget) + "\n")
        }
        [] => Err(format!("which rule?\n{}", help().trim_end())),
        [file] if file.ends_with(".rs") => run_file(Path::new(file)).map(|()| String::new()),
        _ => {
            let words = said(&words)?;
            if is_of_nimbers(&words) {
                let value = nimber(&words);
                // What is long is not spelled out.
                let reading = if words.len() <= 1000 { nimber_reading(&words) } else { None };
                return match (value, json) {
                    (Ok(value), false) => {
                        let reading = reading.map(|reading| reading.english + "\n").unwrap_or_default();
                        Ok(format!("{reading}{words} = {}\n", value.0))
                    }
                    (Ok(value), true) => {
                        let reading = reading.map(|reading| reading.json());
                        let value = value.0.to_string();
                        Ok(json!({ "nimbers": { "said": words, "reading": reading, "value": value } }).to_string()
                            + "\n")
                    }
                    (Err(error), true) => Ok(error_json(&error).to_string() + "\n"),
                    (Err(error), false) => Err(pointed(&error, &words)),
                };
            }
            // The name of a board game alone is one of the names.
            let is_game = |answer: &Result<_, _>| !(matches!(answer, Err(GameError::Words(_))) && is_name(&words));
            if let Some(answer) = GameAnswer::of(&words, budget, form).filter(is_game) {
                return match answer {
                    Ok(answer) => {
                        if let Some(path) = draw {
                            let svg = answer.svg().ok_or("--draw: a comparison has no picture")?;
                            fs::write(&path, svg).map_err(|error| format!("{}: {error}", path.display()))?;
                        }
                        Ok(if json { answer.json().to_string() + "\n" } else { answer.to_string() })
                    }
                    Err(GameError::Words(error)) if json => Ok(error_json(&error).to_string() + "\n"),
                    Err(GameError::Words(error)) => Err(pointed(&error, &words)),
                    Err(GameError::Beyond(beyond)) => {
                        let text = format!("no form: {beyond}{}", beyond.more());
                        let chinese = format!("无标准型：{}", beyond.chinese());
                        if json { Ok(json!({ "error": text, "zh": chinese }).to_string() + "\n") } else { Err(text) }
                    }
                };
            }
            match words.parse::<Question>() {
                Ok(question) => asked(question, to, draw.as_deref(), json, budget),
                Err(error) if json => Ok(error_json(&error).to_string() + "\n"),
                Err(error) => Err(pointed(&error, &words)),
            }
        }
    }
}

/// The answer to a question about a rule, a position or a name.
fn asked(
    Question { name, asked }: Question,
    to: Option<usize>,
    draw: Option<&Path>,
    json: bool,
    budget: Budget,
) -> Result<String, String> {
    let (Asked::Rule(rule) | Asked::Position(rule, _)) = &asked else {
        let name = name.ok_or("which game?")?;
        return Ok(if json { json!({ "name": name.json() }).to_string() + "\n" } else { name.to_string() });
    };
    if let Asked::Position(rule, heaps) = &asked {
        let position = match rule.position(heaps, budget) {
            Ok(position) => position,
            Err(why) if json => return Ok(json!({ "error": why.english, "zh": why.chinese }).to_string() + "\n"),
            Err(why) => return Err(why.english),
        };
        let mut json_of = position.json();
        json_of["reading"] = rule.reading().json();
        json_of["name"] = json!(name.map(|name| name.json()));
        let moved =
            name.and_then(|name| name.moved_reading()).map(|reading| reading.english + "\n").unwrap_or_default();
        let text = format!("{}\nnotation: {}\n{moved}{position}", rule.reading().english, position.notation());
        return Ok(if json { json_of.to_string() + "\n" } else { text });
    }
    let mut answer = rule.answer(to, budget);
    answer.name = name;
    if let Some(path) = draw {
        fs::write(path, answer.svg()).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(if json { answer.json().to_string() + "\n" } else { answer.to_string() })
}

/// What is said: words, and in the place of a last one that names a file what stands in it.
fn said(words: &[String]) -> Result<String, String> {
    let (Some((last, first)), true) = (words.split_last(), words.len() > 1) else { return Ok(words.join(" ")) };
    match last.ends_with(".txt") {
        true => Ok(first.join(" ")
            + "\n"
            + fs::read_to_string(last).map_err(|error| format!("{last}: {error}"))?.trim_end()),
        false => Ok(words.join(" ")),
    }
}

/// An error, and where it is in a text of one line that is not long.
fn pointed(error: &WordError, text: &str) -> String {
    match text.contains('\n') || text.chars().count() > 200 {
        true => error.to_string(),
        false => format!("{error}\n  {text}\n  {:>1$}", "^", error.place),
    }
}

/// Every notation with what it means, and what may be said instead.
fn list() -> String {
    let notations = NOTATIONS.map(|(words, meaning)| format!("{words:<50}  {meaning}\n")).concat();
    let said = names().iter().map(|name| {
        let meant = match (name.rule.or(name.example), &name.several[..], &name.programs[..]) {
            (Some(rule), ..) => format!("= {rule}"),
            (None, several @ [_, ..], _) => several.join(", or "),
            (None, _, [first, ..]) => format!("see {first}"),
            (None, ..) => "not here".to_owned(),
        };
        format!("{:<50}  {meant}\n", name.name)
    });
    let said: String = said.collect();
    let games = GAMES.map(|(words, meaning)| format!("{words:<50}  {meaning}\n")).concat();
    let boards = BOARDS.iter().chain(&GRAPHS).map(|(_, example, meaning)| format!("{example:<50}  {meaning}\n"));
    notations + &said + &games + &boards.collect::<String>()
}

/// The number behind a flag.
fn number(parser: &mut lexopt::Parser, flag: &str, most: usize) -> Result<usize, String> {
    let value = parser.value().map_err(|error| error.to_string())?;
    let number = value.to_str().and_then(|value| value.parse().ok()).filter(|&number| number <= most);
    number.ok_or_else(|| format!("{flag}: expected an integer from 0 to {most}"))
}

/// Builds a file as a package of its own, which may use the explorer and the library, and runs it.
fn run_file(file: &Path) -> Result<(), String> {
    let failed = |error: io::Error| format!("{}: {error}", file.display());
    let root = entry::root();
    let text = fs::read_to_string(file).map_err(failed)?;
    // Each text is a package of its own, so that two runs at once show each its own.
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let name = format!("law-{:016x}", hasher.finish());
    let folder = root.join("target/law").join(&name);
    fs::create_dir_all(folder.join("src")).map_err(failed)?;
    let manifest = format!(
        "[workspace]\n\n[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         explore = {{ path = {:?} }}\ngrundy = {{ path = {:?} }}\n\n[profile.dev]\nopt-level = 1\ndebug = false\n",
        root.join("tools/explore"),
        root
    );
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        // What has not changed is not built again. Complete, or not there, as the same text may be run twice at once.
        match fs::read_to_string(&path) {
            Ok(known) if known == text => Ok(()),
            _ => {
                let unfinished = path.with_extension(process::id().to_string());
                fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, &path))
            }
        }
    };
    write("Cargo.toml", &manifest).map_err(failed)?;
    write("src/main.rs", &text).map_err(failed)?;
    write("Cargo.lock", &fs::read_to_string(root.join("Cargo.lock")).map_err(failed)?).map_err(failed)?;
    let mut command = entry::cargo();
    command.arg("run").args(entry::quiet());
    command.arg("--manifest-path").arg(folder.join("Cargo.toml"));
    let status = command.env("CARGO_TARGET_DIR", root.join("target/law/target")).status().map_err(failed)?;
    match status.success() {
        true => Ok(()),
        false => Err(format!(
            "{} did not run to its end; what a file may hold: cargo law --help, tools/explore/examples/mine.rs",
            file.display()
        )),
    }
}
