//! What `cargo try` is asked for.

use std::path::{Path, PathBuf};
use std::time::Duration;

use entry::{ANY, Judge, Program, judge_named, judges};

use crate::dialogue::Dialogue;
use crate::grant::{Grant, Limits};
use crate::paths::{built, root};
use crate::player::Answers;
use crate::problem::{Game, Oracle, Problem};

use super::contestant::Contestant;

/// What `cargo try --help` prints.
pub const HELP: &str = "\
Tries a program, in any language, on everything that the collection knows of a problem

Usage: cargo try SLUG [OPTIONS] [-- COMMAND…]
       cargo try --oracle COMMAND [--cases COMMAND | --format FILE] [--check COMMAND] [OPTIONS] -- COMMAND…
       cargo try SLUG oracle < INPUT                  print the answer by play
       cargo try SLUG check INPUT OUTPUT EXPECTED     say whether an output is right
       cargo try SLUG referee [--random | --best | --greedy | --mirror] [--seed N] CASE…
                                                      play the judge of a dialogue

COMMAND runs your program: `./a.out`, `python3 mine.py`. Without it, the program of the collection is tried.
Order: samples; small cases, by size; corner cases; random ones; the largest inputs within the judge's time and memory.
It stops at the first failure, makes that case smaller, and says which known mistake gives the same answers.

  --all            Go on after a failure
  --full           Try all small cases, however long they take; without it they get 4 seconds
  --time FACTOR    Grant so many times the judge's time, for slow languages and machines [default: 1]
  --memory FACTOR  Grant so many times the judge's memory [default: 1]
  --judge NAME     Hold to what this judge gives, grants and forgives, where it has the problem, too: luogu, poj, …
  --seed N         The seed of the random cases [default: 1]
  --shrink SECONDS How long a failing case may be made smaller [default: 5]
  --why            Say all moves of why the expected answer is right, not only the first
  --case FILE      Try this input alone
  --reply N,N,…    Dialogues: let the judge choose these replies, in the case that --case FILE holds
  --json           One JSON object a line
  --export DIR     Write all cases with their answers to DIR, as NAME.in and NAME.out, and try nothing
  -h, --help       Print this

A problem that is not in the collection:
  --oracle COMMAND A slow program that is right
  --cases COMMAND  A program that prints an input, given a seed: 1, 2, …; small ones first
  --format FILE    The form of an input, from which all small inputs are made:
                     tests t 1..10          first, if there are several tests (or: to the end; until 0)
                     n 1..1000, k 0..2*n-1  numbers in a line; 10^9, 10**9 and 1e9 are the same
                     a[n] 1..10^9           n numbers in a line
                     s word 1..100 abc      a word of these letters (or, as long as n says: s word n abc)
                     m lines: u 1..n, v 1..n
                     tree n                 the n - 1 edges of a tree
  --check COMMAND  Says by its exit code whether an output is right, given the files INPUT OUTPUT EXPECTED

These commands are split as a shell does it. Each is tried by itself first; what your oracle does not answer is counted.

Exit code 0: passed; 1: failed; 2: could not be tried.
";

/// What is asked for.
pub struct Options {
    /// The program that is tried.
    pub contestant: Contestant,
    /// What the judge's time is multiplied by, and its memory.
    pub factors: [f64; 2],
    /// What the judge is known to grant.
    pub limits: Limits,
    /// Whether another judge is chosen than the one that the collection names.
    pub is_chosen: bool,
    /// Whether it is the collection's own program.
    pub own: bool,
    /// Whether to go on after a failure.
    pub all: bool,
    /// Whether all small cases are tried, however long they take.
    pub full: bool,
    /// The seed of the random cases.
    pub seed: u64,
    /// How long a failing case may be made smaller.
    pub shrink: Duration,
    /// Whether all is said of why an answer is right.
    pub why: bool,
    /// The only input to be tried.
    pub case: Option<PathBuf>,
    /// What the judge of a dialogue chooses.
    pub replies: Option<Vec<usize>>,
    /// The wrong player of this process that is tried instead of the command, where it is one: it costs less.
    pub player: Option<fn() -> Answers>,
    /// Whether editors read it.
    pub json: bool,
    /// The command of the program that is right: the collection's, or somebody's.
    pub collection: Vec<String>,
    /// How the problem is called on the command line.
    pub called: String,
    /// Whether there are cases in `testdata`.
    pub is_golden: bool,
    /// Where all cases are to be written.
    pub export: Option<PathBuf>,
}

/// Where nobody knows the judge's time or memory, these are granted.
const UNKNOWN_TIME: Duration = Duration::from_secs(10);
const UNKNOWN_MEMORY: u64 = 1 << 30;

/// What runs programs of other languages takes some memory itself, which judges with small limits do not count.
const MACHINES: [&str; 6] = ["java", "node", "perl", "pypy", "python", "ruby"];
const MACHINE: u64 = 64 << 20;

/// How long a failing case may be made smaller unless it is said otherwise.
const SHRINK: Duration = Duration::from_secs(5);

impl Options {
    /// The usual options for a command; none stands for the collection's own program.
    fn usual(problem: &Problem, command: &[String]) -> Self {
        let own = command.is_empty();
        let judge = judge_of(problem.slug);
        let grant = granted(problem.limits, judge, command);
        let collection = vec![built(problem.slug).to_string_lossy().into_owned()];
        let command = match own {
            true => collection.clone(),
            false => command.to_vec(),
        };
        Self {
            contestant: Contestant { command, grant, judge, answer: None },
            factors: [1.0; 2],
            limits: problem.limits,
            is_chosen: false,
            own,
            all: false,
            full: own,
            seed: 1,
            shrink: SHRINK,
            why: false,
            case: None,
            replies: None,
            player: None,
            json: false,
            collection,
            called: problem.slug.to_owned(),
            is_golden: true,
            export: None,
        }
    }

    /// A wrong variant as the program that is tried; a failing case may be made smaller for so long.
    ///
    /// # Errors
    /// If this program is no file.
    pub fn wrong(problem: &Problem, name: &str, shrink: Duration) -> Result<Self, String> {
        let this = std::env::current_exe().map_err(|error| error.to_string())?;
        let command = [&this.to_string_lossy(), "wrong", name].map(str::to_owned);
        let mut options = Self { shrink, full: true, ..Self::usual(problem, &command) };
        match &problem.game {
            Game::Oracle(Oracle { wrong, .. }) => {
                options.contestant.answer =
                    wrong.iter().find(|wrong| wrong.name == name).map(|wrong| wrong.answer.clone());
            }
            Game::Dialogue(Dialogue { wrong, .. }) => {
                options.player = wrong.iter().find(|wrong| wrong.name == name).map(|wrong| wrong.player);
            }
        }
        Ok(options)
    }

    /// The command that tries a case again.
    pub fn again(&self, kept: &Path, replies: &str) -> String {
        let case = shown(&kept.to_string_lossy());
        let command: String = self.contestant.command.iter().map(|word| format!(" {}", shown(word))).collect();
        let command = if self.own { String::new() } else { format!(" --{command}") };
        let judge = self.contestant.judge.name;
        let judge = if self.is_chosen { format!(" --judge {judge}") } else { String::new() };
        format!("again: cargo try {} --case {case}{replies}{judge}{command}", self.called)
    }

    /// Another judge than the one that the collection names; nobody knows the time and memory that it grants.
    fn choose(&mut self, judge: &'static Judge) {
        if judge.name != self.contestant.judge.name {
            self.limits = Limits::UNKNOWN;
            self.is_chosen = true;
            self.contestant.grant = granted(self.limits, judge, &self.contestant.command);
            self.contestant.judge = judge;
        }
    }

    /// The options of a command line; nothing where it asks for help.
    ///
    /// # Errors
    /// Says which option is not understood.
    pub fn of(problem: &Problem, arguments: &[String]) -> Result<Option<Self>, String> {
        let (flags, command) = match arguments.iter().position(|argument| argument == "--") {
            Some(place) => (&arguments[..place], &arguments[place + 1..]),
            None => (arguments, &[][..]),
        };
        is_runnable(command)?;
        let mut options = Self::usual(problem, command);
        let mut flags = flags.iter();
        while let Some(flag) = flags.next() {
            let mut value = || flags.next().ok_or_else(|| format!("{flag} wants a value; --help says more"));
            let number = |value: &String| value.parse().map_err(|_| format!("{flag} wants a number, not {value:?}"));
            match &flag[..] {
                "--all" => options.all = true,
                "--full" => options.full = true,
                "--why" => options.why = true,
                "--json" => options.json = true,
                "--time" | "--memory" => {
                    let factor: f64 = number(value()?)?;
                    if !(0.01..=1000.0).contains(&factor) {
                        return Err(format!("{flag} wants a factor from 0.01 to 1000"));
                    }
                    options.factors[usize::from(flag == "--memory")] = factor;
                }
                "--judge" => options.choose(chosen(value()?)?),
                "--seed" => options.seed = number(value()?)? as u64,
                "--shrink" => options.shrink = Duration::from_secs_f64(number(value()?)?.clamp(0.0, 1e6)),
                "--case" => options.case = Some(value()?.into()),
                "--export" => options.export = Some(value()?.into()),
                "--reply" => {
                    let replies = value()?.split(',').filter(|reply| !reply.is_empty());
                    let replies: Result<Vec<usize>, _> = replies.map(str::parse).collect();
                    options.replies = Some(replies.map_err(|_| "--reply wants numbers with commas between")?);
                }
                "-h" | "--help" => return Ok(None),
                _ => {
                    return Err(format!(
                        "there is no option {flag:?}; --help lists them; your command stands behind --"
                    ));
                }
            }
        }
        let ([time, memory], grant) = (options.factors, &mut options.contestant.grant);
        grant.cpu = grant.cpu.mul_f64(time);
        grant.memory = (grant.memory as f64 * memory) as u64;
        Ok(Some(options))
    }
}

/// The judge of this name, of which something is known.
fn chosen(name: &str) -> Result<&'static Judge, String> {
    judge_named(name).filter(|judge| judge.name != ANY.name).ok_or_else(|| {
        let names: Vec<&str> = judges().map(|judge| judge.name).filter(|name| *name != ANY.name).collect();
        format!("nothing is known of a judge {name:?}, but of {}", names.join(", "))
    })
}

/// The judge that the header of a program links.
pub fn judge_of(slug: &str) -> &'static Judge {
    let program = Program::of(root(), slug).ok().flatten();
    program.and_then(|program| program.header.judge()).unwrap_or(ANY)
}

/// What a program may use: as a judge grants it within these limits.
fn granted(limits: Limits, judge: &'static Judge, command: &[String]) -> Grant {
    let mut grant = Grant::of(limits);
    // Where nobody knows a limit, nothing usual is too much.
    if limits.time.is_none() {
        grant.cpu = UNKNOWN_TIME;
    }
    if limits.memory.is_none() {
        grant.memory = UNKNOWN_MEMORY;
    }
    let file = command.first().map(Path::new).and_then(Path::file_name).unwrap_or_default();
    if file == "java" {
        grant.cpu *= judge.java;
        grant.memory *= u64::from(judge.java);
    }
    let name = file.to_string_lossy();
    if MACHINES.iter().any(|machine| name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.') == *machine) {
        grant.memory = grant.memory.max(MACHINE);
    }
    grant.stack = judge.stack.map_or(grant.memory, |stack| stack << 20).max(8 << 20);
    grant
}

/// Fails where a command is a source, or names a script that is not there: that would look like a program's own crash.
fn is_runnable(command: &[String]) -> Result<(), String> {
    let ending = |word: &String| Path::new(word).extension().map(|ending| ending.to_string_lossy().into_owned());
    let is_one_of = |word: &String, of: &[&str]| ending(word).is_some_and(|ending| of.contains(&&ending[..]));
    let source =
        command.first().filter(|word| is_one_of(word, &["c", "cc", "cpp", "cxx", "rs", "java", "go", "kt", "hs"]));
    if let Some(source) = source {
        return Err(format!("{source} is a source: compile it, and name what comes of it"));
    }
    let mut scripts = command.iter().filter(|word| is_one_of(word, &["py", "js", "rb", "pl", "lua", "jar", "class"]));
    match scripts.find(|word| !Path::new(word).exists()) {
        Some(missing) => Err(format!("there is no {missing}")),
        None => Ok(()),
    }
}

/// A word as a shell takes it: in quotes where it needs them.
pub fn shown(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./=+,:@%".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use kit::format::Format;

    use super::*;
    use crate::typed::Plain;

    /// The options of a command line for a problem of Luogu that several judges have.
    fn options(arguments: &str) -> Options {
        let limits = Limits::known(1000, 64);
        let problem = Problem::one("p2599", limits, Format::text(), || String::clone, Plain).into_problem();
        let arguments: Vec<String> = arguments.split(' ').map(str::to_owned).collect();
        Options::of(&problem, &arguments).expect("known options").expect("no call for help")
    }

    #[test]
    fn another_judge_grants_what_is_known_of_it() {
        let named = options("--judge luogu -- ./a").contestant.grant;
        assert_eq!((named.cpu, named.memory, named.stack), (Duration::from_secs(1), 64 << 20, 64 << 20));
        let other = options("--time 2 --judge codeforces --memory 0.5 -- ./a");
        let grant = other.contestant.grant;
        assert_eq!((grant.cpu, grant.memory, grant.stack), (2 * UNKNOWN_TIME, UNKNOWN_MEMORY / 2, 256 << 20));
        assert!(other.limits.time.is_none());
        assert_eq!(other.again(Path::new("x.in"), ""), "again: cargo try p2599 --case x.in --judge codeforces -- ./a");
        // Java has twice of it at HDU.
        assert_eq!(options("--judge hdu -- java A").contestant.grant.cpu, 2 * UNKNOWN_TIME);
    }

    #[test]
    fn a_judge_is_one_that_is_known() {
        assert_eq!(["p2599", "cf1147f", "no-program"].map(|slug| judge_of(slug).name), ["luogu", "codeforces", "any"]);
        let error = chosen("timus").expect_err("no judge that is known");
        assert!(error.starts_with("nothing is known of a judge \"timus\", but of atcoder, codeforces,"), "{error}");
        assert!(chosen("any").is_err());
    }

    #[test]
    fn a_machine_has_room_for_itself() {
        let small = Limits::known(1000, 10);
        let memory = |command: &str| granted(small, judge_of("p2599"), &[command.to_owned()]).memory >> 20;
        assert_eq!(["./a", "python-like", "/usr/bin/python3.11", "java"].map(memory), [10, 10, 64, 64]);
    }

    #[test]
    fn another_judge_gives_other_inputs() {
        let problem = Problem::one("p2599", Limits::UNKNOWN, Format::text(), || String::clone, Plain)
            .only_elsewhere("a second line", |input| input.lines().take(1).map(|line| format!("{line}\n")).collect())
            .never_at(["POJ"], "nothing", |input| vec![input.to_owned()])
            .into_problem();
        let here = |judge| problem.here("1\n2\n".to_owned(), judge);
        assert_eq!([here(Some("Luogu")), here(None), here(Some("POJ"))], [vec!["1\n"], vec!["1\n"], vec!["1\n2\n"]]);
        let elsewhere = |judge| problem.elsewhere("1\n2\n", Some(judge));
        assert_eq!([elsewhere("Luogu"), elsewhere("POJ")], [Some("a second line"), None]);
    }
}
