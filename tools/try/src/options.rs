//! What `cargo try` is asked for.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::time::Duration;

use entry::{ANY, Judge, Program, judge_named, judges};
use judge::paths::{built, evidence, root};
use judge::{Grant, Limits};
use tempfile::TempDir;

use crate::command_line::Typed;
use crate::contestant::Contestant;
use crate::problem::{Game, Problem};
use crate::shell::{self, System, is_there, shown};
use crate::source::{Runnable, files, is_source, runnable, sources};

/// What `cargo try --help` prints.
pub const HELP: &str = "\
Tries a program, in any language, on everything that the collection knows about a problem

Usage: cargo try PROBLEM [OPTIONS] [-- COMMAND… | SOURCE]
       cargo try --oracle COMMAND [--cases COMMAND | --format FILE] [--check COMMAND] [OPTIONS] -- COMMAND…
       cargo try SLUG oracle < INPUT                  print the answer that play finds
       cargo try SLUG check INPUT OUTPUT EXPECTED     tell whether an output is right
       cargo try SLUG referee [--random | --best | --greedy | --mirror] [--seed N] CASE…
                                                      play the judge of an interactive problem

COMMAND runs your program: `./a.out`, `python3 mine.py`; on Windows `mine.exe`, `py -3 mine.py`. A SOURCE such as
`mine.cpp` is compiled as the judge does, and run. Without either, the collection's own program is tried.
PROBLEM is a number, an address at the judge, or a title: p2599, CF1147C, ABC278 G, Thanos Nim.
Order: samples; small cases, by size; corner cases; random ones; the largest inputs within the judge's time and memory.
It stops at the first failure, shrinks that case, and names the known mistakes that give the same answers.

  --watch          Try again after each change of the source, the case that failed before first
  --all            Go on after a failure
  --full           Try all small cases, however long they take; without it they get 4 seconds of CPU time
  --time FACTOR    Multiply the judge's time limit, for slow languages and machines [default: 1]
  --memory FACTOR  Multiply the judge's memory limit [default: 1]
  --time-limit SECONDS, --memory-limit MIB
                   Limits that you know and the collection does not, as for a problem of your own
  --judge NAME     Apply the promises, limits and output rules of another judge that has the problem: luogu, poj, …
  --seed N         Seed of the random cases [default: 1]
  --shrink SECONDS Time for shrinking a failing case [default: 5]
  --why            Explain the expected answer with all moves, not only the first few
  --case FILE      Try only this input
  --reply N,N,…    Interactive problems: let the judge choose these replies, in the case that --case FILE gives
  --json           Print one JSON object per line
  --import DIR     First try the cases in a folder, NAME.in with NAME.out or NAME.ans
  --export DIR     Write all cases with their answers to DIR, as NAME.in and NAME.out, and try nothing
  --as FORMAT      Export a package for a judge's own tools instead: kattis, domjudge, bapctools or polygon
  -h, --help       Print this help

A problem that is not in the collection:
  --oracle COMMAND A slow program that is known to be right
  --cases COMMAND  A program that prints an input, given a seed from 1 to 300: small inputs first, the largest last
  --format FILE    A description of the input, from which all small inputs are made:
                     tests t 1..10          first, if there are several tests (or: to the end; until 0)
                     n 1..1000, k 0..2*n-1  numbers on one line; 10^9, 10**9 and 1e9 are the same
                     a[n] 1..10^9           n numbers on one line
                     s word 1..100 abc      a word of these letters (or, if its length is n: s word n abc)
                     m lines: u 1..n, v 1..n
                     tree n                 the n - 1 edges of a tree
                     graph n m              m edges, no loops, none twice (or: connected graph n m)
                     p[n] permutation, a[n] 1..10^9 distinct (or: sorted; rising)
                     n lines: s word m .#   a grid
                     sum n <= 2*10^5        over all tests
                   A limit may be any expression in earlier numbers, such as min(n*(n-1)/2, 10^5).
                   The file yields all small inputs, corner cases, random inputs as far as your oracle answers within
                   1 second, and the largest. Answers are counted; inputs with the rarer one are searched for.
                   Where your oracle takes more than 1 second, only your program is run, and the report says so.
  --check COMMAND  A program whose exit code tells whether an output is right, given the files INPUT OUTPUT EXPECTED

These commands are split into words as by a shell; on Windows a backslash is a letter like any other, and single quotes
keep a name with blanks together. Each is first tried by itself. Inputs that your oracle does not answer are counted.

Exit code 0: passed; 1: failed; 2: could not be tried.
";

/// A form of the folders that the tools of judges take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Package {
    /// The older format, for Kattis and `verifyproblem`.
    Kattis,
    /// The same, with the file in which DOMjudge finds the time limit.
    Domjudge,
    /// The format of 2025-09, for `bt`.
    Bapctools,
    /// What Polygon imports.
    Polygon,
}

impl Package {
    /// All of them, by the names in which the command takes them.
    pub const NAMES: [(&'static str, Self); 4] = [
        ("kattis", Self::Kattis),
        ("domjudge", Self::Domjudge),
        ("bapctools", Self::Bapctools),
        ("polygon", Self::Polygon),
    ];
}

/// What is asked for.
pub struct Options {
    /// The program that is tried.
    pub contestant: Contestant,
    /// The command or the source as it was typed.
    pub typed: Vec<String>,
    /// The options as they were typed that say how a single case is tried.
    pub flags: Vec<String>,
    /// What the judge's time is multiplied by, and its memory.
    pub factors: [f64; 2],
    /// What the judge is known to grant.
    pub limits: Limits,
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
    /// The name of the known wrong player that is tried instead of the command, where it is one: it costs less.
    pub player: Option<String>,
    /// Whether editors read it.
    pub json: bool,
    /// The command of the program that is right: the collection's, or somebody's.
    pub collection: Vec<String>,
    /// How the problem is called on the command line.
    pub called: String,
    /// The oracle of a problem of one's own for inputs that may be too much for it: it gives up soon.
    pub oracle: Option<Soon>,
    /// The names of the numbers in a form of one's own that say how large something is.
    pub sizes: Vec<&'static str>,
    /// How few inputs the generator of a problem of one's own made, where it is slow.
    pub few: Option<String>,
    /// Whether there are cases in `testdata`.
    pub is_golden: bool,
    /// The folder of cases that are tried first.
    pub import: Option<PathBuf>,
    /// Where all cases are to be written.
    pub export: Option<PathBuf>,
    /// As a package of this form.
    pub package: Option<Package>,
    /// The sources that the command names.
    pub sources: Vec<String>,
    /// The command of the check of a problem of one's own; no words where there is none.
    pub check: Vec<String>,
    /// What there is to say before anything is tried: how the program was compiled.
    pub said: Vec<String>,
    /// The folder of what was compiled, as long as it is needed.
    pub built: Option<TempDir>,
    /// The case that has failed, the first of several.
    pub failed: RefCell<Option<Failed>>,
}

/// A case that failed.
pub struct Failed {
    /// The file of its input.
    pub input: PathBuf,
    /// What the judge of a dialogue chose.
    pub replies: Vec<usize>,
}

/// What is asked for, as far as it is known before anything is compiled.
pub struct Watched {
    /// Whether to try again after each change.
    pub is_watched: bool,
    /// Whether editors read the report.
    pub is_json: bool,
    /// The words of the command that are files.
    pub files: Vec<PathBuf>,
}

impl Watched {
    /// What a command line asks for; nothing where it asks for help.
    ///
    /// # Errors
    /// Says which option is not understood.
    pub fn of(arguments: &[String]) -> Result<Option<Self>, String> {
        let Some(Typed { flags, command }) = Typed::of(arguments)? else { return Ok(None) };
        let has = |name: &str| flags.iter().any(|(flag, _)| *flag == name);
        let files = command.iter().map(PathBuf::from).filter(|path| path.is_file()).collect();
        Ok(Some(Self { is_watched: has("watch"), is_json: has("json"), files }))
    }
}

/// So long an oracle is waited for where an input may be too much for it.
pub const SOON: Duration = Duration::from_secs(1);

/// Answers an input, if that does not take long; where it fails, it says why, unless it is only slow.
pub struct Soon(Box<dyn Fn(&str) -> Result<String, Option<String>>>);

impl Soon {
    /// What `answer` gives.
    pub fn new(answer: impl Fn(&str) -> Result<String, Option<String>> + 'static) -> Self {
        Self(Box::new(answer))
    }

    /// The answer to this input.
    pub fn to(&self, input: &str) -> Result<String, Option<String>> {
        (self.0)(input)
    }
}

/// Where nobody knows the judge's time or memory, these are granted.
const UNKNOWN_TIME: Duration = Duration::from_secs(10);
const UNKNOWN_MEMORY: u64 = 1 << 30;

/// What runs programs of other languages takes some memory itself, which judges with small limits do not count.
const MACHINES: [&str; 7] = ["java", "node", "perl", "py", "pypy", "python", "ruby"];
const MACHINE: u64 = 64 << 20;

/// How long a failing case may be made smaller unless it is said otherwise.
const SHRINK: Duration = Duration::from_secs(5);

impl Options {
    /// The usual options for a command; none stands for the collection's own program.
    fn usual(problem: &Problem, command: &[String]) -> Self {
        let own = command.is_empty();
        let judge = judge_of(&problem.slug);
        let grant = granted(problem.limits, judge, command);
        let collection = vec![built(&problem.slug).to_string_lossy().into_owned()];
        let typed = command.to_vec();
        let command = if own { collection.clone() } else { shell::command(&typed) };
        Self {
            contestant: Contestant { command, files: None, grant, judge, answer: None },
            typed,
            flags: vec![],
            factors: [1.0; 2],
            limits: problem.limits,
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
            called: problem.slug.clone(),
            oracle: None,
            sizes: vec![],
            few: None,
            is_golden: true,
            import: None,
            export: None,
            package: None,
            sources: vec![],
            check: vec![],
            said: vec![],
            built: None,
            failed: RefCell::default(),
        }
    }

    /// A wrong variant as the program that is tried; a failing case may be made smaller for so long.
    pub fn wrong(problem: &Problem, name: &str, shrink: Duration) -> Self {
        let this = evidence(&problem.slug);
        let command = [&this.to_string_lossy(), "wrong", name].map(str::to_owned);
        let mut options = Self { shrink, full: true, ..Self::usual(problem, &command) };
        match &problem.game {
            Game::Oracle(_) => options.contestant.answer = problem.wrong_answers(name),
            Game::Dialogue(_) => options.player = Some(name.to_owned()),
        }
        options
    }

    /// Which limits nobody knows, in words.
    pub fn assumed(&self) -> Option<String> {
        let unknown = match (self.limits.time, self.limits.memory) {
            (Some(_), Some(_)) => return None,
            (None, Some(_)) => "time limit is",
            (Some(_), None) => "memory limit is",
            (None, None) => "time and memory limits are",
        };
        let Judge { usual, .. } = self.contestant.judge;
        let judge = self.contestant.judge.called();
        Some(match usual {
            Some((time, memory)) => format!(
                "the {unknown} not known; what is usual at {judge} is assumed: {} s and {memory} MiB",
                f64::from(*time) / 1000.0,
            ),
            None => format!("the {unknown} not known"),
        })
    }

    /// What the judge grants a program, or is assumed to: time in milliseconds and memory in MiB.
    pub fn granted(&self) -> (u32, u32) {
        let Grant { cpu, memory, .. } = granted(self.limits, self.contestant.judge, &[]);
        (cpu.as_millis() as u32, (memory >> 20) as u32)
    }

    /// Remembers a case that failed, and gives the command that tries it again: by what was typed, so that a source is
    /// compiled again when it was mended.
    pub fn again(&self, kept: &Path, mut replies: Vec<usize>) -> String {
        // The first of each turn is chosen where nothing is said.
        while replies.last() == Some(&0) {
            replies.pop();
        }
        let case = shown(&kept.to_string_lossy());
        let chosen = replies.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let chosen = if replies.is_empty() { chosen } else { format!(" --reply {}", shown(&chosen)) };
        self.failed.borrow_mut().get_or_insert_with(|| Failed { input: kept.to_owned(), replies });
        let words = |words: &[String]| words.iter().map(|word| format!(" {}", shown(word))).collect::<String>();
        let (flags, typed) = (words(&self.flags), words(&self.typed));
        let command = if self.own { String::new() } else { format!(" --{typed}") };
        format!("again: cargo try {} --case {case}{chosen}{flags}{command}", self.called)
    }

    /// Another judge than the one that the collection names; nobody knows the time and memory that it grants.
    fn choose(&mut self, judge: &'static Judge) {
        if judge.name != self.contestant.judge.name {
            self.limits = Limits::UNKNOWN;
            self.contestant.grant = granted(self.limits, judge, &self.contestant.command);
            self.contestant.judge = judge;
        }
    }

    /// The options of a command line that does not ask for help.
    ///
    /// # Errors
    /// Says which option is not understood.
    pub fn of(problem: &Problem, arguments: &[String]) -> Result<Self, String> {
        let Typed { flags, command } = Typed::of(arguments)?.ok_or("--help is asked for, and nothing else")?;
        let command = &command[..];
        is_runnable(command)?;
        let mut options = Self::usual(problem, command);
        for (flag, value) in &flags {
            if OF_A_CASE.contains(flag) {
                options.flags.push(format!("--{flag}"));
                options.flags.extend(value.clone());
            }
            let value = value.as_deref().unwrap_or_default();
            let number = || value.parse().map_err(|_| format!("--{flag} needs a number, not {value:?}"));
            match *flag {
                "all" => options.all = true,
                "full" => options.full = true,
                "why" => options.why = true,
                "json" => options.json = true,
                // Who tries it again knows.
                "watch" => {}
                "time" | "memory" => {
                    let factor: f64 = number()?;
                    if !(0.01..=1000.0).contains(&factor) {
                        return Err(format!("--{flag} needs a factor from 0.01 to 1000"));
                    }
                    options.factors[usize::from(*flag == "memory")] = factor;
                }
                "time-limit" | "memory-limit" => {
                    let most = number()?;
                    if !(0.001..=1e5).contains(&most) {
                        let unit = if *flag == "time-limit" { "seconds" } else { "MiB" };
                        return Err(format!("--{flag} needs {unit}"));
                    }
                    match *flag {
                        "time-limit" => options.limits.time = Some((most * 1000.0) as u32),
                        _ => options.limits.memory = Some(most as u32),
                    }
                    let contestant = &mut options.contestant;
                    contestant.grant = granted(options.limits, contestant.judge, &contestant.command);
                }
                "judge" => options.choose(chosen(value)?),
                "seed" => options.seed = number()? as u64,
                "shrink" => options.shrink = Duration::from_secs_f64(number()?.clamp(0.0, 1e6)),
                "case" => options.case = Some(value.into()),
                "import" => options.import = Some(value.into()),
                "export" => options.export = Some(value.into()),
                "as" => {
                    let names = Package::NAMES;
                    let known = names.iter().find(|(known, _)| *known == value).map(|(_, package)| *package);
                    let all = names.map(|(name, _)| name).join(", ");
                    options.package = Some(known.ok_or_else(|| format!("--as takes {all}, not {value:?}"))?);
                }
                _ => {
                    let replies = value.split(',').filter(|reply| !reply.is_empty());
                    let replies: Result<Vec<usize>, _> = replies.map(str::parse).collect();
                    options.replies = Some(replies.map_err(|_| "--reply needs numbers separated by commas")?);
                }
            }
        }
        if options.package.is_some() && options.export.is_none() {
            return Err("--as needs --export DIR".to_owned());
        }
        options.sources = sources(command);
        let files = files(&problem.slug)?;
        if let [source] = command
            && is_source(source)
        {
            let Runnable { command, said, built } = runnable(source, options.contestant.judge, files.as_ref())?;
            let contestant = &mut options.contestant;
            contestant.grant = granted(options.limits, contestant.judge, &command);
            contestant.command = command;
            (options.said, options.built) = (said, built);
        }
        if files.is_some() {
            let command = &mut options.contestant.command;
            *command = command.iter().map(|word| shell::from_anywhere(word)).collect();
        }
        options.contestant.files = files;
        let ([time, memory], grant) = (options.factors, &mut options.contestant.grant);
        grant.cpu = grant.cpu.mul_f64(time);
        grant.memory = (grant.memory as f64 * memory) as u64;
        Ok(options)
    }
}

/// The options that say how a single case is tried.
const OF_A_CASE: [&str; 6] = ["judge", "time", "memory", "time-limit", "memory-limit", "why"];

/// The judge of this name, of which something is known.
fn chosen(name: &str) -> Result<&'static Judge, String> {
    judge_named(name).filter(|judge| judge.name != ANY.name).ok_or_else(|| {
        let names: Vec<&str> = judges().map(|judge| judge.name).filter(|name| *name != ANY.name).collect();
        format!("no judge {name:?} is known, only {}", names.join(", "))
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
    // Where nobody knows a limit, it is what the judge mostly grants; of others nothing usual is too much.
    if limits.time.is_none() {
        grant.cpu = judge.usual.map_or(UNKNOWN_TIME, |(time, _)| Duration::from_millis(time.into()));
    }
    if limits.memory.is_none() {
        grant.memory = judge.usual.map_or(UNKNOWN_MEMORY, |(_, memory)| u64::from(memory) << 20);
    }
    let file = command.first().map(Path::new).and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let file = file.strip_suffix(".exe").unwrap_or(&file);
    if file == "java" {
        grant.cpu *= judge.java;
        grant.memory *= u64::from(judge.java);
    }
    if MACHINES.iter().any(|machine| file.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.') == *machine) {
        grant.memory = grant.memory.max(MACHINE);
    }
    grant.stack = judge.stack.map_or(grant.memory, |stack| stack << 20).max(8 << 20);
    grant
}

/// Fails where a command cannot be one: that would look like a program's own crash.
fn is_runnable(command: &[String]) -> Result<(), String> {
    let Some(first) = command.first() else { return Ok(()) };
    let is_path = |word: &str| System::HERE.is_path(word);
    if !is_there(first) {
        // A program with words for it; or a path with blanks.
        match first.split_once(' ') {
            Some((program, _)) if !is_path(program) || is_there(program) => {
                return Err(format!("\"{first}\" is one word: leave out the quotes, as in: -- {first}"));
            }
            _ if is_path(first) => return Err(format!("there is no {first}: build it first")),
            _ => {}
        }
    }
    let is_script = |word: &&String| {
        let ending = Path::new(word).extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ["py", "js", "rb", "pl", "lua", "jar", "class"].contains(&ending))
    };
    match command.iter().filter(is_script).find(|word| !Path::new(word).exists()) {
        Some(missing) => Err(format!("there is no {missing}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::problem::Own;
    use judge::pace::STAGE;

    /// The options of a command line for a problem of Luogu that several judges have.
    fn options(arguments: &str) -> Options {
        let limits = Limits::known(1000, 64);
        let answer = Box::new(|_: &str| Err("nobody asks".to_owned()));
        let own = Problem::own(Own { answer, check: None, format: None, small: vec![] });
        let problem = Problem { slug: "p2599".to_owned(), limits, ..own };
        let arguments: Vec<String> = arguments.split(' ').map(str::to_owned).collect();
        Options::of(&problem, &arguments).expect("known options")
    }

    #[test]
    fn another_judge_grants_what_is_known_of_it() {
        let named = options("--judge luogu -- a").contestant.grant;
        assert_eq!((named.cpu, named.memory, named.stack), (Duration::from_secs(1), 64 << 20, 64 << 20));
        let other = options("--time 2 --judge codeforces --memory 0.5 -- a");
        let grant = other.contestant.grant;
        assert_eq!((grant.cpu, grant.memory, grant.stack), (Duration::from_secs(4), 128 << 20, 256 << 20));
        let assumed =
            "the time and memory limits are not known; what is usual at Codeforces is assumed: 2 s and 256 MiB";
        assert_eq!(other.assumed().as_deref(), Some(assumed));
        assert!(other.limits.time.is_none());
        let again = "again: cargo try p2599 --case x.in --time 2 --judge codeforces --memory 0.5 -- a";
        assert_eq!(other.again(Path::new("x.in"), vec![0, 0]), again);
        // Java has twice of it at HDU.
        assert_eq!(options("--judge hdu -- java A").contestant.grant.cpu, Duration::from_secs(2));
        let kattis = options("--judge kattis -- a").contestant.grant;
        assert_eq!((kattis.cpu, kattis.memory), (UNKNOWN_TIME, UNKNOWN_MEMORY));
    }

    #[test]
    fn a_judge_is_one_that_is_known() {
        assert_eq!(["p2599", "cf1147f", "no-program"].map(|slug| judge_of(slug).name), ["luogu", "codeforces", "any"]);
        let error = chosen("baekjoon").expect_err("no judge that is known");
        assert!(error.starts_with("no judge \"baekjoon\" is known, only atcoder, gym, codeforces,"), "{error}");
        assert!(chosen("any").is_err());
    }

    #[test]
    fn the_help_has_the_times_of_the_code() {
        let [stage, soon, shrink] = [STAGE, SOON, SHRINK].map(|time| time.as_secs());
        let times = [
            format!("they get {stage} seconds of CPU time\n"),
            format!("more than {soon} second,"),
            format!("shrinking a failing case [default: {shrink}]"),
        ];
        assert!(times.iter().all(|time| HELP.contains(time)), "{times:?}");
    }

    #[test]
    fn a_machine_has_room_for_itself() {
        let small = Limits::known(1000, 10);
        let memory = |command: &str| granted(small, judge_of("p2599"), &[command.to_owned()]).memory >> 20;
        let commands = ["./a", "python-like", "/usr/bin/python3.11", "java", "py", "python.exe"];
        assert_eq!(commands.map(memory), [10, 10, 64, 64, 64, 64]);
    }

    #[test]
    fn a_command_that_cannot_be_one_is_named() {
        let error = |first: &str| is_runnable(&[first.to_owned()]).err().unwrap_or_default();
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        fs::write(path("a.out"), "").expect("a file");
        assert_eq!(error(&path("a.out")), "");
        assert!(error(&format!("{} 1", path("a.out"))).contains("\" is one word: leave out the quotes"));
        assert!(error("python3 mine.py").ends_with(" is one word: leave out the quotes, as in: -- python3 mine.py"));
        assert_eq!(error(&path("a b")), format!("there is no {}: build it first", path("a b")));
    }
}
