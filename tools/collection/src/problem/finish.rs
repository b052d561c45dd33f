//! The end of the work on a problem: its tests write what is written by them, and what they miss is listed.

use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use entry::{cargo, with_variables};

/// What is still missing: a test that fails, or a command.
#[derive(Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its name.
    pub name: String,
    /// The first lines of what it says.
    pub says: String,
}

/// A command of cargo, with its environment.
struct Step {
    environment: Vec<(&'static str, String)>,
    arguments: Vec<String>,
}

impl Step {
    fn new(environment: &[(&'static str, &str)], arguments: &[&str]) -> Self {
        Self {
            environment: environment.iter().map(|&(name, value)| (name, value.to_owned())).collect(),
            arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
        }
    }

    /// As it is typed.
    fn words(&self) -> String {
        let variables: Vec<(&str, &str)> = self.environment.iter().map(|(name, value)| (*name, &value[..])).collect();
        with_variables(&variables, &format!("cargo {}", self.arguments.join(" ")))
    }

    /// Runs it, shows what it prints, and gives what it misses.
    fn run(&self, root: &Path) -> io::Result<Vec<Missing>> {
        let mut command = cargo();
        command.args(&self.arguments).envs(self.environment.iter().cloned()).current_dir(root);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut printed = vec![];
        if let Some(stdout) = child.stdout.take() {
            for line in BufReader::new(stdout).split(b'\n') {
                let line = String::from_utf8_lossy(&line?).trim_end().to_owned();
                println!("{line}");
                printed.push(line);
            }
        }
        let mut missing = failures(printed.iter().map(String::as_str));
        if !child.wait()?.success() && missing.is_empty() {
            missing.push(Missing { name: self.words(), says: "does not run; its messages are above".to_owned() });
        }
        Ok(missing)
    }
}

/// What is done for a problem, in this order: its evidence is tried, and what it has done is written down; the lists
/// are written anew; its Chinese is marked as compared; the course is tried.
fn steps(slug: &str) -> [Step; 3] {
    let site = ["test", "-p", "site", "--test", "chinese", "--test", "course", "--no-fail-fast"];
    [
        Step::new(&[("UPDATE", "1"), ("EVIDENCE", "full")], &["test", slug]),
        Step::new(&[("UPDATE", "1")], &["test", "collection"]),
        Step::new(&[("UPDATE", slug)], &site),
    ]
}

/// Does all of it, and gives what is still missing.
///
/// # Errors
/// If there is no such program, or cargo cannot be started.
pub fn finish(root: &Path, slug: &str) -> Result<Vec<Missing>, String> {
    let program = format!("src/bin/{slug}.rs");
    if !root.join(&program).is_file() {
        return Err(format!("{program} does not exist; `cargo problem {slug}` makes the files of a new problem"));
    }
    let mut missing = vec![];
    for step in steps(slug) {
        println!("\n{}", step.words());
        missing.extend(step.run(root).map_err(|error| format!("cargo: {error}"))?);
    }
    Ok(missing)
}

/// So many lines of what a test says are shown.
const SHOWN: usize = 5;

/// The tests that fail, by the lines that they print: `---- name ----`, or `---- name stdout ----`, and the reason.
fn failures<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Missing> {
    let mut all: Vec<(&str, Vec<&str>)> = vec![];
    let mut is_inside = false;
    for line in lines {
        let name = line.strip_prefix("---- ").and_then(|line| line.strip_suffix(" ----"));
        let name = name.map(|name| name.strip_suffix(" stdout").unwrap_or(name));
        let is_end = line.starts_with("test result:") || ["failures:", "stack backtrace:"].contains(&line);
        let is_told = !line.is_empty() && !line.starts_with("thread '") && !line.starts_with("note: run with");
        match name.filter(|name| !name.contains([' ', '"'])) {
            Some(name) => all.push((name, vec![])),
            None if is_inside && !is_end && is_told => all.last_mut().into_iter().for_each(|(_, says)| says.push(line)),
            None => {}
        }
        is_inside = !is_end && !all.is_empty() && (is_inside || name.is_some());
    }
    let missing = |(name, mut says): (&str, Vec<&str>)| {
        let more = says.len() > SHOWN;
        says.truncate(SHOWN);
        says.extend(more.then_some("…"));
        Missing { name: name.to_owned(), says: says.join("\n") }
    };
    all.into_iter().map(missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn steps_are_typed_as_they_are_told() {
        let told = [
            "UPDATE=1 EVIDENCE=full cargo test p9999",
            "UPDATE=1 cargo test collection",
            "UPDATE=p9999 cargo test -p site --test chinese --test course --no-fail-fast",
        ];
        assert_eq!(steps("p9999").map(|step| step.words()), told);
    }

    #[test]
    fn what_fails_is_read_from_both_kinds_of_tests() {
        let ours = "test p9999::header ... FAILED\n\n---- p9999::header ----\nsrc/bin/p9999.rs: line 4: nothing \
                    follows Family\n\n---- p9999::small::all ----\ninput:\n---- \"1\" ----\n1\n2\n3\n4\n5\n\n\
                    test result: FAILED. 2 passed; 2 failed\nevidence for 1 program\n";
        let theirs = "failures:\n\n---- every_chapter stdout ----\n\nthread 'every_chapter' panicked at a.rs:1:2:\n\
                      p9999 has no place\nstack backtrace:\n   0: main\nnote: run with `RUST_BACKTRACE=full`\n\n\n\
                      failures:\n    every_chapter\n\n\
                      test result: FAILED. 1 failed\n";
        let missing = |name: &str, says: &str| Missing { name: name.to_owned(), says: says.to_owned() };
        let wanted = [
            missing("p9999::header", "src/bin/p9999.rs: line 4: nothing follows Family"),
            missing("p9999::small::all", "input:\n---- \"1\" ----\n1\n2\n3\n…"),
            missing("every_chapter", "p9999 has no place"),
        ];
        assert_eq!(failures(ours.lines().chain(theirs.lines())), wanted);
        assert_eq!(failures("test p9999::header ... ok\n\ntest result: ok. 1 passed\n".lines()), []);
    }

    #[test]
    fn only_what_is_there_is_finished() {
        let error = finish(entry::root(), "p0").expect_err("no program");
        assert!(error.starts_with("src/bin/p0.rs does not exist"), "{error}");
    }
}
