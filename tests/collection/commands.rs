//! The commands of the READMEs: what they name is there, their flags are known, and what is quick is really run.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use judge::paths::{folder, root};
use tempfile::TempDir;

use crate::collection::markdown::Document;
use crate::collection::members::targets;
use crate::collection::readme::{OWN, texts};
use crate::collection::tree::read;

/// Follows both READMEs, both catalogues and the guides, block by block; commands within the text are tried, too.
pub fn commands() -> Result<(), String> {
    let copy = Copy::new()?;
    texts().try_for_each(|path| copy.follow(path).map_err(|error| format!("{path}: {error}")))
}

/// A copy of the sources, in which the READMEs write their own program.
struct Copy {
    folder: TempDir,
    /// What each command says of its flags, as far as asked.
    help: RefCell<BTreeMap<String, String>>,
    /// What was printed, by the commands, their input, and the programs that the READMEs write: most stand in both.
    printed: RefCell<BTreeMap<[String; 4], String>>,
}

/// Makes the copy, with what stands for cargo and for the clipboard.
const MAKE: &str = r#"
cp -R "$ROOT/src" "$ROOT/Cargo.toml" .
ln -s "$ROOT/testdata" .
mkdir standing
cp "$ROOT/tests/collection/cargo.sh" standing/cargo
printf '#!/bin/sh\nexec grep -c . >/dev/null\n' >standing/pbcopy
chmod +x standing/*
"#;

impl Copy {
    fn new() -> Result<Self, String> {
        let folder = TempDir::new().map_err(|error| error.to_string())?;
        let copy = Self { folder, help: RefCell::default(), printed: RefCell::default() };
        printed(copy.shell(MAKE).stdin(Stdio::null()))?;
        Ok(copy)
    }

    /// A shell that is about to run these commands in the copy.
    fn shell(&self, commands: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", commands]).current_dir(self.folder.path()).env("ROOT", root());
        shell
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        fs::write(self.path(name), text).map_err(|error| format!("{name}: {error}"))
    }

    fn follow(&self, path: &str) -> Result<(), String> {
        let blocks = printed(self.shell(r#""$ROOT/.ci/blocks" "$ROOT/$FILE""#).env("FILE", path))?;
        let mut before = None;
        for block in blocks.split("```\n").filter_map(|block| block.strip_prefix("```")) {
            let (language, text) = block.split_once('\n').unwrap_or((block, ""));
            match (language, before.take()) {
                ("rust", _) => self.write(&format!("src/bin/{OWN}.rs"), text)?,
                ("python", _) => self.write(&format!("{OWN}.py"), text)?,
                ("sh", _) => before = Some((text, self.run(text, "")?)),
                // What is printed by the commands of the block before it.
                ("text", Some((commands, found))) => expect(commands, text, &found)?,
                ("text", None) => return Err(format!("nothing prints {text:?}")),
                ("console", _) => self.talk(text)?,
                _ => {}
            }
        }
        for span in &Document::of(&read(path)?).spans {
            // Other shells need other words around a command.
            let command = span.strip_prefix("cmd /c \"").and_then(|command| command.strip_suffix('"')).unwrap_or(span);
            let is_setting = |word: &&str| word.contains('=') && word.starts_with(|c: char| c.is_ascii_uppercase());
            if command.split(' ').find(|word| !is_setting(word)) == Some("cargo") {
                self.run(command, "")?;
            }
            // An option alone is one of the commands that the READMEs are about.
            let option = span.split(' ').next().filter(|word| word.starts_with("--") && path.starts_with("README"));
            if let Some(option) = option
                && self.unknown(&["try", option])?.is_some()
                && self.unknown(&["submission", option])?.is_some()
            {
                return Err(format!("neither cargo try nor cargo submission has the option {option}"));
            }
        }
        Ok(())
    }

    /// A transcript: a command, what is typed, behind `< `, and what the program prints.
    fn talk(&self, text: &str) -> Result<(), String> {
        let (command, lines) = text.split_once('\n').unwrap_or((text, ""));
        let (typed, said): (Vec<&str>, Vec<&str>) =
            lines.split_inclusive('\n').partition(|line| line.starts_with("< "));
        let typed: String = typed.iter().map(|line| &line[2..]).collect();
        expect(command, &said.concat(), &self.run(command.trim_start_matches("$ "), &typed)?)
    }

    /// Runs commands, and gives what they print.
    fn run(&self, commands: &str, typed: &str) -> Result<String, String> {
        let written = [format!("src/bin/{OWN}.rs"), format!("{OWN}.py")];
        let [program, python] = written.map(|name| fs::read_to_string(self.path(&name)).unwrap_or_default());
        let all = [commands.to_owned(), typed.to_owned(), program, python];
        if let Some(printed) = self.printed.borrow().get(&all) {
            return Ok(printed.clone());
        }
        self.write("typed", typed)?;
        self.write("asked", "")?;
        let before = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([self.path("standing")].into_iter().chain(env::split_paths(&before)));
        let mut shell = self.shell(commands);
        shell.env("PATH", path.map_err(|error| error.to_string())?).env("ASKED", self.path("asked"));
        shell.env("CARGO", entry::cargo().get_program());
        shell.stdin(File::open(self.path("typed")).map_err(|error| error.to_string())?);
        let found = printed(&mut shell).map_err(|error| format!("{commands}: {error}"));
        let asked = fs::read_to_string(self.path("asked")).map_err(|error| error.to_string())?;
        for words in asked.split("\n\n").filter(|words| !words.is_empty()) {
            let words: Vec<&str> = words.split('\n').collect();
            if let Some(unknown) = self.unknown(&words)? {
                return Err(format!("{commands}: there is no {unknown}"));
            }
        }
        // As it would be printed in the repository; what is built may also stand outside of it.
        let found = found?.replace(&*folder().with_file_name("").to_string_lossy(), "target/");
        let found = found.replace(&format!("{}/", root().display()), "");
        self.printed.borrow_mut().insert(all, found.clone());
        Ok(found)
    }

    /// A flag that the command does not know, or a name that no package, program or test has.
    fn unknown<'a>(&self, words: &[&'a str]) -> Result<Option<&'a str>, String> {
        let (command, words) = words.split_first().ok_or("cargo needs a command")?;
        let mut help = self.help.borrow_mut();
        if !help.contains_key(*command) {
            let said = match *command {
                // Building what makes the pages takes long.
                "site" => read("tools/site/src/main.rs")?,
                command => printed(entry::cargo().args([command, "--help"]).current_dir(root()))?,
            };
            help.insert((*command).to_owned(), said);
        }
        let flags: Vec<&str> = help[*command].split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        // What stands behind `--` is for the program.
        let words = words.split(|word| *word == "--").next().unwrap_or_default();
        let words = match *command {
            "try" | "play" => &words[..words.len().min(1)],
            // The rest is a rule, which the command itself refuses if it is none, or a problem that is to come.
            "law" | "problem" => &[],
            _ => words,
        };
        let targets = targets()?;
        let package = words.iter().skip_while(|word| **word != "-p").nth(1);
        let is_known = |before: &str, word: &str| match before {
            _ if word.starts_with('-') => flags.contains(&word),
            // The command itself refuses a judge that it does not know.
            "--judge" | "-o" | "--compile" => true,
            "--test" => {
                targets.iter().any(|it| it.kind == "test" && it.name == word && Some(&&it.package[..]) == package)
            }
            _ => {
                // A kind of test of a program.
                let name = word.split_once("::").map_or(word, |(slug, _)| slug);
                name == OWN || targets.iter().any(|it| it.name == name || it.package == name)
            }
        };
        let befores = [""].iter().chain(words);
        Ok(befores.zip(words).find(|(before, word)| !is_known(before, word)).map(|(_, word)| *word))
    }
}

fn expect(command: &str, expected: &str, found: &str) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{command} prints {found:?}, not {expected:?}")),
    }
}

/// What a command prints that succeeds.
fn printed(command: &mut Command) -> Result<String, String> {
    let Output { status, stdout, stderr } = command.output().map_err(|error| error.to_string())?;
    match status.success() {
        true => String::from_utf8(stdout).map_err(|error| error.to_string()),
        false => Err(format!("{status}: {}", String::from_utf8_lossy(&stderr))),
    }
}
