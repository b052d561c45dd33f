//! The tests of one problem as a program: it takes what `cargo test` takes, and prints what a test program prints.
//!
//! It is its own harness, since a problem is a program of its own, which must be small and quick to build.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::thread;

use entry::Work;
use lexopt::Parser;
use lexopt::prelude::{Long, Short, Value as Word, ValueExt as _};
use serde_json::{Value, json};

/// A test.
pub struct Trial {
    /// Its name: `p2599::worst::mirrors`.
    pub name: String,
    run: Box<dyn FnOnce() -> Result<(), String> + Send>,
}

impl Trial {
    /// The test of this name.
    pub fn new(name: String, run: impl FnOnce() -> Result<(), String> + Send + 'static) -> Self {
        Self { name, run: Box::new(run) }
    }
}

/// What is asked for on the command line.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Tests in whose names one of these occurs, if there are any.
    pub filters: Vec<String>,
    /// But none in whose name one of these occurs.
    pub skip: Vec<String>,
    /// Names are meant whole.
    pub exact: bool,
    /// Only to be listed.
    pub list: bool,
    /// At most so many at the same time.
    pub threads: Option<usize>,
    /// Whether a program reads what is said: an [`Event`] a line, as JSON.
    pub json: bool,
}

/// What is said of the tests of a program while they run.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    /// A test of this name is there.
    Listed(String),
    /// A test has ended: its name, and why it failed, if it did.
    Test(String, Option<String>),
    /// What was done for a problem in all of them.
    Work(String, Work),
    /// A large input was made.
    Made {
        /// For this problem.
        slug: String,
        /// Its name.
        name: String,
        /// SHA-256 of it.
        hash: String,
    },
}

impl Event {
    /// Says it, to a program or to people.
    pub fn say(&self, json: bool) {
        match self {
            _ if json => println!("{}", self.json()),
            Self::Listed(name) => println!("{name}: test"),
            Self::Test(name, error) => println!("test {name} ... {}", if error.is_none() { "ok" } else { "FAILED" }),
            Self::Work(slug, work) => println!("{slug}: {work}"),
            // The collection compares it with what is written down.
            Self::Made { .. } => {}
        }
    }

    /// It as a line.
    pub fn json(&self) -> Value {
        match self {
            Self::Listed(name) => json!({ "listed": name }),
            Self::Test(name, error) => json!({ "test": name, "error": error }),
            Self::Work(slug, work) => json!({ "slug": slug, "work": work.value() }),
            Self::Made { slug, name, hash } => json!({ "slug": slug, "made": name, "sha256": hash }),
        }
    }

    /// What a line says; nothing where it is none of these.
    pub fn of(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let text = |key: &str| value.get(key)?.as_str().map(str::to_owned);
        let work = || Some(Self::Work(text("slug")?, Work::of(value.get("work")?.clone()).ok()?));
        let test = || Some(Self::Test(text("test")?, text("error")));
        let made = || Some(Self::Made { slug: text("slug")?, name: text("made")?, hash: text("sha256")? });
        text("listed").map(Self::Listed).or_else(work).or_else(test).or_else(made)
    }
}

impl Options {
    /// The options among `arguments`; those that change nothing here are passed over.
    ///
    /// # Errors
    /// If a value is missing, or is no number.
    pub fn of(arguments: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut options = Self::default();
        options.read(Parser::from_args(arguments)).map_err(|error| error.to_string())?;
        Ok(options)
    }

    fn read(&mut self, mut parser: Parser) -> Result<(), lexopt::Error> {
        while let Some(argument) = parser.next()? {
            match argument {
                Long("list") => self.list = true,
                Long("exact") => self.exact = true,
                Long("skip") => self.skip.push(parser.value()?.string()?),
                Long("test-threads") => self.threads = Some(parser.value()?.parse()?),
                Long("format") => self.json = parser.value()? == "json",
                Long("color" | "logfile" | "shuffle-seed") | Short('Z') => drop(parser.value()?),
                Long(_) | Short(_) => drop(parser.optional_value()),
                Word(filter) => self.filters.push(filter.string()?),
            }
        }
        Ok(())
    }

    /// Whether nothing particular is asked for.
    pub fn is_plain(&self) -> bool {
        self.filters.is_empty() && self.skip.is_empty() && !self.list
    }

    /// Whether the test of this name is asked for.
    pub fn wants(&self, name: &str) -> bool {
        let fits = |filter: &String| if self.exact { name == filter } else { name.contains(&filter[..]) };
        (self.filters.is_empty() || self.filters.iter().any(fits)) && !self.skip.iter().any(fits)
    }
}

/// How many tests passed, and the names of those that failed.
#[derive(Default)]
pub struct Tally {
    /// How many passed.
    pub passed: usize,
    /// How many were not asked for.
    pub left_out: usize,
    /// Name and reason of each that failed.
    pub failed: Vec<(String, String)>,
}

impl Tally {
    /// Adds another tally.
    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.left_out += other.left_out;
        self.failed.extend(other.failed);
    }

    /// Counts a test that has ended.
    pub fn count(&mut self, event: Event) {
        match event {
            Event::Test(name, Some(error)) => self.failed.push((name, error)),
            Event::Test(_, None) => self.passed += 1,
            Event::Listed(_) | Event::Work(..) | Event::Made { .. } => {}
        }
    }

    /// The failures, and the line that counts.
    pub fn summary(&self) -> String {
        let failures = self.failed.iter().map(|(name, error)| format!("---- {name} ----\n{error}\n\n"));
        let word = if self.failed.is_empty() { "ok" } else { "FAILED" };
        format!(
            "\n{}test result: {word}. {} passed; {} failed; 0 ignored; 0 measured; {} filtered out\n",
            failures.collect::<String>(),
            self.passed,
            self.failed.len(),
            self.left_out
        )
    }
}

thread_local! {
    /// Where the last panic of this thread was.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets panics be quiet: what they say, and where, becomes the reason of a failure.
pub fn quiet_panics() {
    set_hook(Box::new(|panic| {
        let place = panic.location().map(|place| format!(" at {place}")).unwrap_or_default();
        PLACE.with_borrow_mut(|last| *last = place);
    }));
}

/// Runs the tests that are asked for, and prints a line for each; or prints their names.
pub fn run(options: &Options, trials: Vec<Trial>) -> Tally {
    run_saying(options, trials, |event| event.say(options.json))
}

/// Runs the tests that are asked for, and lets `say` say what becomes of each.
pub fn run_saying(options: &Options, trials: Vec<Trial>, say: impl Fn(&Event)) -> Tally {
    let mut tally = Tally::default();
    tally.left_out = each(options, trials, |event| {
        say(&event);
        tally.count(event);
    });
    tally.failed.sort();
    tally
}

/// Runs the tests that are asked for, and gives to `done` what becomes of each; or lists them. Returns how many were
/// not asked for.
pub fn each(options: &Options, trials: Vec<Trial>, mut done: impl FnMut(Event)) -> usize {
    let all = trials.len();
    let wanted: Vec<Trial> = trials.into_iter().filter(|trial| options.wants(&trial.name)).collect();
    let left_out = all - wanted.len();
    if options.list {
        wanted.into_iter().for_each(|trial| done(Event::Listed(trial.name)));
        return left_out;
    }
    let threads = options.threads.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let waiting = Mutex::new(wanted.into_iter());
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, waiting) = (sender.clone(), &waiting);
            scope.spawn(move || {
                loop {
                    let Some(Trial { name, run }) = waiting.lock().expect("nobody panics while holding it").next()
                    else {
                        break;
                    };
                    let result = catch_unwind(AssertUnwindSafe(run));
                    let result = result.unwrap_or_else(|panic| Err(message(&*panic)));
                    if sender.send(Event::Test(name, result.err())).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        results.into_iter().for_each(done);
    });
    left_out
}

/// What a panic says.
pub fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    let place = PLACE.with_borrow(String::clone);
    format!("panicked{place}: {}", text.unwrap_or("without a message"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &str) -> Options {
        Options::of(arguments.split_whitespace().map(str::to_owned)).expect("good options")
    }

    #[test]
    fn options_are_those_of_cargo_test() {
        let asked =
            options("p2599::worst --skip mirrors --test-threads=3 -q --nocapture --report-time=plain --format terse");
        assert_eq!((asked.threads, asked.exact, asked.list), (Some(3), false, false));
        assert!(asked.wants("p2599::worst::random"));
        assert!(!asked.wants("p2599::worst::mirrors"));
        assert!(!asked.wants("p2599::small::rows"));
        assert!(!options("p2599 --exact").wants("p2599::worst"));
        let fault = |words: [&str; 2]| Options::of(words.map(str::to_owned)).expect_err("a fault");
        assert_eq!(fault(["-q", "--skip"]), "missing argument for option '--skip'");
        assert!(fault(["--test-threads", "many"]).starts_with("cannot parse argument \"many\""));
    }

    #[test]
    fn events_are_read_as_they_are_said() {
        let failed = Event::Test("p2599::small::rows".to_owned(), Some("input:\n---- \"1\" ----\n".to_owned()));
        let passed = Event::Test("p2599::worst::mirrors".to_owned(), None);
        let work = Work::Oracle { positions: 3, inputs: 2 };
        let [slug, name, hash] = ["p2599", "mirrors", "00ff"].map(str::to_owned);
        let made = Event::Made { slug, name, hash };
        for event in [failed, passed, Event::Listed("a".to_owned()), Event::Work("p2599".to_owned(), work), made] {
            let line = event.json().to_string();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(Event::of(&line), Some(event));
        }
        assert_eq!(Event::of("test p2599 ... ok"), None);
    }

    #[test]
    fn failures_and_panics_are_counted() {
        let trials = vec![
            Trial::new("right".to_owned(), || Ok(())),
            Trial::new("wrong".to_owned(), || Err("not so".to_owned())),
            Trial::new("broken".to_owned(), || panic!("no {}", 7)),
        ];
        let tally = run(&options("--skip nothing"), trials);
        assert_eq!(tally.passed, 1);
        let failed: Vec<(&str, &str)> = tally.failed.iter().map(|(name, error)| (&name[..], &error[..])).collect();
        assert_eq!(failed, [("broken", "panicked: no 7"), ("wrong", "not so")]);
        assert!(tally.summary().ends_with("FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n"));
    }
}
