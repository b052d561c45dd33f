//! The commands of the READMEs: what they name is there, their flags are known, and what is quick is really run.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundle::Compiler;
use judge::build::build;
use judge::paths::{built, folder, root};
use judge::{Ending, Start, answer};
use tempfile::TempDir;

use crate::collection::markdown::{Block, Document};
use crate::collection::readme::texts;
use crate::collection::tree::read;

/// The program that the READMEs write, which is nowhere else.
pub const OWN: &str = "mine";

/// Another one, in Python.
const PYTHON: &str = "mine.py";

/// Follows both READMEs, both catalogues and the guides, block by block; commands within the text are tried, too.
pub fn commands() -> Result<(), String> {
    let scratch = Scratch::new().map_err(|error| error.to_string())?;
    for path in texts() {
        follow(&scratch, &read(path)?).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

fn follow(scratch: &Scratch, text: &str) -> Result<(), String> {
    let Document { blocks, spans, .. } = Document::of(text);
    for (i, Block { language, text }) in blocks.iter().enumerate() {
        match &language[..] {
            "rust" => scratch.write_own(text).map_err(|error| error.to_string())?,
            "sh" => {
                let mut found = String::new();
                for line in text.lines() {
                    found = scratch.run(line)?;
                }
                // The block behind it may say what it prints.
                if let Some(next) = blocks.get(i + 1).filter(|next| next.language == "text") {
                    expect(text, &next.text, &found)?;
                }
            }
            "console" => dialogue(scratch, text)?,
            "python" => scratch.write(PYTHON, text).map_err(|error| error.to_string())?,
            _ => {}
        }
    }
    for span in &spans {
        // Other shells need other words around a command.
        let command = span.trim_start_matches("cmd /c \"").trim_end_matches('"');
        let command = command
            .trim_start_matches("UPDATE=1 ")
            .trim_start_matches("EVIDENCE=full ")
            .trim_start_matches("EVIDENCE=part ");
        if command.starts_with("cargo ") {
            scratch.run(command)?;
        }
    }
    Ok(())
}

/// A transcript: a command, what is typed, behind `< ` or at a prompt `> `, and what the program prints.
fn dialogue(scratch: &Scratch, text: &str) -> Result<(), String> {
    let (command, lines) = text.split_once('\n').unwrap_or((text, ""));
    let line = |line: &str| format!("{line}\n");
    let typed = lines.lines().filter_map(|line| line.strip_prefix("< ").or(line.strip_prefix("> ")));
    let typed: String = typed.map(line).collect();
    let printed = lines.lines().filter(|line| !line.starts_with("< "));
    let expected: String =
        printed.map(|said| if said.starts_with("> ") { "> ".to_owned() } else { line(said) }).collect();
    let command = command.trim_start_matches("$ ");
    let found = scratch.run_with(&scratch.line(command)?, &typed)?;
    expect(command, &expected, &found)
}

fn expect(command: &str, expected: &str, found: &str) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{command} prints {found:?}, not {expected:?}")),
    }
}

/// A command in its parts: `echo "input" | cargo command words -- arguments < file`, with `| pbcopy` at the end or not.
struct Line<'a> {
    input: Option<&'a str>,
    file: Option<&'a str>,
    command: &'a str,
    words: Vec<&'a str>,
    arguments: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn parse(text: &'a str) -> Result<Self, String> {
        let (input, rest) = match text.strip_prefix("echo \"").and_then(|echo| echo.split_once("\" | ")) {
            Some((input, rest)) => (Some(input), rest),
            None => (None, text),
        };
        // A bar in quotes is a part of a game.
        let pipe = rest.match_indices(" | ").find(|(place, _)| rest[..*place].matches('"').count() % 2 == 0);
        let rest = &rest[..pipe.map_or(rest.len(), |(place, _)| place)];
        let rest = rest.trim_start_matches("EVIDENCE=full ").trim_start_matches("EVIDENCE=part ");
        let (rest, file) = rest.split_once(" < ").map_or((rest, None), |(rest, file)| (rest, Some(file)));
        let (words, arguments) = rest.split_once(" -- ").unwrap_or((rest, ""));
        let words: Vec<&str> = words.split_whitespace().collect();
        let ["cargo", command, words @ ..] = &words[..] else {
            return Err(format!("{text} is not a cargo command"));
        };
        Ok(Self { input, file, command, words: words.to_vec(), arguments: arguments.split_whitespace().collect() })
    }

    /// What stands behind a flag.
    fn value(&self, flag: &str) -> Option<&'a str> {
        let place = self.words.iter().position(|word| *word == flag)?;
        self.words.get(place + 1).copied()
    }
}

/// A copy of the sources, in which the READMEs and catalogues write their own program.
struct Scratch {
    folder: TempDir,
    /// The manifests, which name what cargo can build.
    manifests: String,
    /// What each command says of its flags, as far as asked.
    help: RefCell<BTreeMap<String, String>>,
    /// What was printed, by the command, its input, and the programs that the READMEs write: most stand in both.
    printed: RefCell<BTreeMap<[String; 3], String>>,
}

impl Scratch {
    fn new() -> io::Result<Self> {
        let folder = TempDir::new()?;
        copy(&root().join("src"), &folder.path().join("src"))?;
        fs::copy(root().join("Cargo.toml"), folder.path().join("Cargo.toml"))?;
        let mut manifests = format!("name = \"{OWN}\"");
        let packages = [
            "",
            "tools/bundle/",
            "tools/explore/",
            "tools/play/",
            "tools/site/",
            "tools/try/",
            "tests/evidence/",
            "tests/judge/",
            "tests/library/",
        ];
        for path in packages.map(|folder| format!("{folder}Cargo.toml")) {
            manifests += &fs::read_to_string(root().join(path))?;
        }
        Ok(Self { folder, manifests, help: RefCell::default(), printed: RefCell::default() })
    }

    /// The parts of a command. What it names is there, and its flags are known.
    fn line<'a>(&self, text: &'a str) -> Result<Line<'a>, String> {
        let line = Line::parse(text)?;
        match self.unknown(&line)? {
            Some(unknown) => Err(format!("{text}: there is no {unknown}")),
            None => Ok(line),
        }
    }

    /// A flag that the command does not know, or a name that no package, program or test has, or a file.
    fn unknown<'a>(&self, line: &Line<'a>) -> Result<Option<&'a str>, String> {
        let mut help = self.help.borrow_mut();
        let help = match help.entry(line.command.to_owned()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(match line.command {
                // To build what makes the pages takes long.
                "site" => read("tools/site/src/main.rs")?,
                command => output(cargo().args([command, "--help"]))?,
            }),
        };
        let flags: Vec<&str> = help.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        let is_named = |name: &str| {
            // A kind of test of a program.
            let name = name.split_once("::").map_or(name, |(slug, _)| slug);
            name == "collection" || self.manifests.contains(&format!("name = \"{name}\""))
        };
        let mut before = "";
        // What stands behind `--` is for the program.
        let words = match line.command {
            "try" | "play" if !line.words.is_empty() => &line.words[..1],
            // The rest is a rule, which the command itself refuses if it is none, or a problem that is to come.
            "law" | "problem" => &[],
            _ => &line.words[..],
        };
        for word in words.iter().copied() {
            let is_known = match (before, word.starts_with('-')) {
                (_, true) => flags.contains(&word),
                // The command itself refuses a judge that it does not know.
                ("--judge" | "-o" | "--compile", _) => true,
                ("--test", _) => {
                    let test = |package| root().join(format!("tools/{package}/tests/{word}.rs"));
                    line.value("-p").is_some_and(|package| test(package).exists())
                }
                _ => is_named(word),
            };
            if !is_known {
                return Ok(Some(word));
            }
            before = word;
        }
        Ok(line.file.filter(|file| !root().join(file).exists()))
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        fs::write(self.folder.path().join(name), text)
    }

    fn own(&self) -> PathBuf {
        self.folder.path().join(format!("src/bin/{OWN}.rs"))
    }

    fn write_own(&self, text: &str) -> io::Result<()> {
        fs::write(self.own(), text)
    }

    /// Runs a command where that is quick, and gives what it prints.
    fn run(&self, text: &str) -> Result<String, String> {
        let line = self.line(text)?;
        let file = line.file.map(|file| fs::read_to_string(root().join(file)));
        let file = file.transpose().map_err(|error| error.to_string())?;
        let input = file.or(line.input.map(|input| format!("{input}\n")));
        self.run_with(&line, &input.unwrap_or_default())
    }

    fn run_with(&self, line: &Line, input: &str) -> Result<String, String> {
        let written = [self.own(), self.folder.path().join(PYTHON)];
        let written = written.map(|path| fs::read_to_string(path).unwrap_or_default()).concat();
        let command = [&[line.command], &line.words[..], &line.arguments].concat().join(" ");
        let run = [command, input.to_owned(), written];
        if let Some(printed) = self.printed.borrow().get(&run) {
            return Ok(printed.clone());
        }
        let printed = self.run_first(line, input)?;
        self.printed.borrow_mut().insert(run, printed.clone());
        Ok(printed)
    }

    fn run_first(&self, line: &Line, input: &str) -> Result<String, String> {
        match (line.command, line.value("-p"), line.value("--bin")) {
            ("play", ..) if !line.words.is_empty() => {
                let mut play = cargo();
                play.args(["run", "--quiet", "--package=play", "--bin=play", "--"]).args(&line.words);
                Ok(Start::new(play).run(input).and_then(Ending::printed)?)
            }
            ("submission", ..) if !line.words.is_empty() => self.submission(&line.words),
            ("try", ..) if !line.arguments.is_empty() => self.attempt(line),
            ("law", ..) => {
                let words = line.words.iter().map(|word| word.trim_matches('"'));
                output(cargo().args(["run", "--quiet", "--package=explore", "--bin=law", "--"]).args(words))
            }
            ("run", Some("explore"), _) => self.explore(line),
            ("run", None, Some(OWN)) => self.run_own(input),
            ("run", None, Some(slug)) => {
                build([slug], [])?;
                Ok(answer(&built(slug), input).and_then(|ending| ending.printed())?)
            }
            _ => Ok(String::new()),
        }
    }

    /// `cargo submission` in this copy.
    fn submission(&self, words: &[&str]) -> Result<String, String> {
        let manifest = root().join("Cargo.toml");
        let mut command = cargo();
        command.args(["run", "--quiet", "--package=bundle", "--bin=submission", "--manifest-path"]).arg(manifest);
        output(command.arg("--").args(words).current_dir(self.folder.path()))
    }

    /// `cargo try`, which fails as it should; what it prints has paths as seen from the folder of the package.
    fn attempt(&self, line: &Line) -> Result<String, String> {
        build(line.words.iter().copied(), [])?;
        let mut command = Command::new(built("try"));
        // As long as it takes, so that a busy machine prints the same.
        command.args(&line.words).args(["--shrink", "300", "--"]).args(&line.arguments).current_dir(self.folder.path());
        let output = command.output().map_err(|error| error.to_string())?;
        // What is built may also stand outside of the repository.
        let target = folder().with_file_name("");
        let text = String::from_utf8_lossy(&output.stdout).replace(&*target.to_string_lossy(), "target/");
        let text = text.replace(&format!("{}/", root().display()), "");
        match output.status.code() {
            Some(1) => Ok(text),
            _ => Err(format!("{}: {text}{}", output.status, String::from_utf8_lossy(&output.stderr))),
        }
    }

    /// Runs the example of the explorer, which is what the READMEs write.
    fn explore(&self, line: &Line) -> Result<String, String> {
        let [here, written] =
            [root().join(format!("tools/explore/examples/{OWN}.rs")), self.own()].map(fs::read_to_string);
        let body = |text: io::Result<String>| {
            let text = text.map_err(|error| error.to_string())?;
            let code = text.lines().filter(|line| !line.starts_with("//!")).collect::<Vec<_>>().join("\n");
            Ok::<_, String>(code.trim().to_owned())
        };
        match body(here)? == body(written)? {
            true => output(cargo().args(["run", "--quiet"]).args(&line.words)),
            false => Err(format!("tools/explore/examples/{OWN}.rs is not as written here")),
        }
    }

    /// Runs the READMEs' own program as it is submitted: so the library is not built for it once more.
    fn run_own(&self, input: &str) -> Result<String, String> {
        let (source, program) = (self.folder.path().join("main.rs"), self.folder.path().join("main.exe"));
        fs::write(&source, self.submission(&[OWN])?).map_err(|error| error.to_string())?;
        Compiler::new("2021", false)?.compile(&source, &[], &program)?;
        Ok(answer(&program, input).and_then(|ending| ending.printed())?)
    }
}

fn cargo() -> Command {
    let mut cargo = entry::cargo();
    cargo.current_dir(root());
    cargo
}

/// What a command prints that succeeds.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_file() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
