//! What `cargo test` is asked for: which programs, how deep, and what besides; then building it, running it, and
//! putting into words what came of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::thread;

use ::collection::reach::{Kind, STANDING_FOR_ALL, Selection};
use entry::with_variables;
use judge::Depth;
use judge::build::{BUNDLER, build, build_plainly, slugs, test_packages};
use judge::harness::{Event, Options, Tally, Trial, run, run_saying};
use judge::paths::root;
use judge::progress::Progress;

use crate::collection::{self, Done};
use crate::passed::{self, Whole};
use crate::way::{Outcome, Way, outcome, ways};

/// What is asked for.
pub struct Plan {
    arguments: Vec<String>,
    options: Options,
    depth: Depth,
    /// All programs.
    slugs: Vec<String>,
    /// Those that are asked for, and how each is tried of which something is chosen.
    asked: Vec<String>,
    ways: BTreeMap<String, Way>,
    /// What is chosen, where the environment asks for a part of everything.
    selection: Option<Selection>,
}

/// What came of it.
#[derive(Default)]
pub struct Results {
    pub tally: Tally,
    /// How many programs have passed before, and not changed since.
    unchanged: usize,
    /// What the evidence of each program has done.
    done: BTreeMap<String, Done>,
}

impl Plan {
    /// What these arguments ask for.
    pub fn of(arguments: Vec<String>) -> Result<Self, String> {
        let options = Options::of(arguments.iter().cloned())?;
        // What a filter names is tried as a part at least; the collection as a whole needs no evidence.
        let depth = match Depth::asked()? {
            Depth::Samples if options.filters.iter().any(|filter| filter != "collection") => Depth::Part,
            depth => depth,
        };
        let slugs = slugs()?;
        let asked = asked(&options, &slugs);
        let is_all = asked.len() == slugs.len();
        let selection = if options.is_plain() { Selection::asked(root())? } else { None };
        let kinds = |slug: &String| match &selection {
            Some(selection) => selection.kinds.get(slug).map(|kinds| kinds.keys().copied().collect()),
            None => Some(Kind::all().collect::<BTreeSet<Kind>>()),
        };
        let is_tried = |kinds: &BTreeSet<Kind>| kinds.iter().any(|kind| kind.is_of_evidence());
        let chosen = asked.iter().filter_map(|slug| Some((slug.clone(), kinds(slug).filter(is_tried)?))).collect();
        let ways = ways(depth, &chosen, is_all.then_some(&slugs))?;
        Ok(Self { arguments, options, depth, slugs, asked, ways, selection })
    }

    /// Runs the tests of the packages beside, where they are asked for, and says whether all have passed.
    pub fn test_others(&self) -> Result<bool, String> {
        if !self.asks_elsewhere() {
            return Ok(true);
        }
        let packages = self.packages();
        if packages.is_empty() {
            return Ok(true);
        }
        let is_kept = self.options.is_plain() && packages == ["library"];
        if is_kept && Whole::Library.has_passed()? {
            println!("\nThe tests of the library have passed, and nothing has changed since.");
            return Ok(true);
        }
        let passed = test_packages(&packages, &self.arguments)?;
        if passed && is_kept {
            Whole::Library.keep()?;
        }
        Ok(passed)
    }

    /// The packages whose tests run: that of the library, and those of what problems are tried with, where a part of
    /// the evidence is tried.
    fn packages(&self) -> Vec<&'static str> {
        let all: &[&str] = match self.depth {
            Depth::Samples => &["library"],
            Depth::Part | Depth::Full => {
                &["attempt", "bundle", "collection", "entry", "explain", "explore", "judge", "kit", "library", "play"]
            }
        };
        // Those of two packages read the whole collection.
        let is_chosen = |package: &&str| match &self.selection {
            Some(selection) => ["collection", "entry"].contains(package) || selection.packages.contains_key(*package),
            None => true,
        };
        all.iter().copied().filter(is_chosen).collect()
    }

    /// Whether a filter can mean what is neither a program nor the collection.
    fn asks_elsewhere(&self) -> bool {
        let is_elsewhere = |filter: &String| {
            let front = filter.split("::").next().unwrap_or_default();
            front != "collection" && self.slugs.iter().all(|slug| slug != front)
        };
        self.options.filters.is_empty() || self.options.filters.iter().any(is_elsewhere)
    }

    /// Whether the names are those of no test: nothing has to be built to find that there are none.
    pub fn is_empty(&self) -> bool {
        let is_named = !self.options.filters.is_empty() && self.asked.is_empty();
        let (long, whole) = (self.long(), self.whole(&BTreeMap::new()));
        is_named && !long.iter().chain(&whole).any(|trial| self.options.wants(&trial.name))
    }

    /// The tests that run beside the programs.
    fn long(&self) -> Vec<Trial> {
        match &self.selection {
            Some(selection) if selection.commands.is_none() => vec![],
            _ => collection::long(self.depth, self.options.is_plain()),
        }
    }

    /// Those that run after them, and may look at what they have done.
    fn whole(&self, done: &BTreeMap<String, Done>) -> Vec<Trial> {
        let tried: Vec<String> = self.ways.keys().cloned().collect();
        collection::trials(self.depth, [&self.asked, &tried], done, self.options.is_plain())
    }

    /// Builds the programs and the evidence.
    pub fn build(&self) -> Result<(), String> {
        if self.options.is_plain() {
            passed::look()?;
        }
        let of_way = |is_plain: bool| {
            let of_way = self.ways.iter().filter(move |(_, way)| way.is_plain() == is_plain);
            of_way.map(|(slug, _)| &slug[..])
        };
        build(of_way(false), BUNDLER)?;
        build_plainly(of_way(true))
    }

    /// Runs all of it.
    pub fn run(&self) -> Result<Results, String> {
        let mut results = self.run_programs()?;
        // Where a part has been left out, it is not known what all of it does.
        let is_whole =
            self.options.filters.iter().all(|filter| self.asked.contains(filter)) && self.options.skip.is_empty();
        if self.depth < Depth::Full || !is_whole {
            results.done.values_mut().for_each(|done| done.work = None);
        }
        // What one test writes, the next one reads.
        let threads = if collection::is_updated() { Some(1) } else { self.options.threads };
        let options = Options { threads, ..self.options.clone() };
        results.tally.add(run(&options, self.whole(&results.done)));
        Ok(results)
    }

    /// Tries the programs, and runs the tests that take long beside them.
    fn run_programs(&self) -> Result<Results, String> {
        let tried: Vec<String> = self.ways.keys().cloned().collect();
        let is_seen = tried.len() > 1 && !self.options.list;
        let progress = is_seen.then(|| Progress::new(tried.len(), "programs"));
        let say = |event: &Event| match &progress {
            Some(progress) => progress.above(|| event.say(false)),
            None => event.say(false),
        };
        let mut results = Results::default();
        let of_one = |slug: &str| outcome(slug, &self.options, &self.ways[slug]);
        let of_each = |outcome: Outcome| {
            outcome.events.iter().for_each(&say);
            results.add(outcome);
            progress.iter().for_each(Progress::step);
        };
        let beside = thread::scope(|scope| {
            let beside = scope.spawn(|| run_saying(&self.options, self.long(), say));
            run_all(&tried, of_one, of_each).map(|()| beside.join().expect("a test that panics has failed"))
        })?;
        results.tally.add(beside);
        Ok(results)
    }

    /// How much was tried.
    pub fn words(&self, results: &Results) -> String {
        if self.options.list {
            return String::new();
        }
        let tried = self.ways.len();
        let mut programs = format!("{tried} program{}", if tried == 1 { "" } else { "s" });
        if tried < self.asked.len() {
            programs += &format!(" of {}", self.asked.len());
        }
        let run_of = |depth| with_variables(&[("EVIDENCE", depth)], "cargo test");
        let tried = match self.depth {
            Depth::Samples => format!(
                "{programs}, on testdata and bad input; the evidence for {}; `{}` tries a part of all evidence",
                STANDING_FOR_ALL.len(),
                run_of("part")
            ),
            Depth::Part => format!("evidence for {programs}, a part of it; `{}` runs all", run_of("full")),
            Depth::Full => format!("evidence for {programs}, all of it; `{}` runs a part", run_of("part")),
        };
        match results.unchanged {
            0 => format!("{tried}\n\n"),
            unchanged => format!("{tried} ({unchanged} have passed and not changed since)\n\n"),
        }
    }

    /// The first filter that names a program, where no test has any of these names.
    pub fn missing(&self, results: &Results) -> Option<&String> {
        let is_of_program = |filter: &&String| {
            filter.split_once("::").is_some_and(|(front, _)| self.slugs.iter().any(|slug| slug == front))
        };
        let is_none = results.tally.passed + results.tally.failed.len() == 0;
        let is_asked = is_none && self.options.skip.is_empty() && !self.options.list;
        self.options.filters.iter().find(is_of_program).filter(|_| is_asked)
    }
}

impl Results {
    fn add(&mut self, Outcome { events, is_unchanged }: Outcome) {
        for event in events {
            match &event {
                Event::Work(slug, played) => self.done.entry(slug.clone()).or_default().work = Some(*played),
                Event::Made { slug, name, hash } => {
                    let made = &mut self.done.entry(slug.clone()).or_default().made;
                    made.insert(name.clone(), hash.clone());
                }
                Event::Listed(_) | Event::Test(..) => {}
            }
            self.tally.count(event);
        }
        self.unchanged += usize::from(is_unchanged);
    }
}

/// The programs that the filters can mean: the one of that name, else those whose names hold it.
fn asked(options: &Options, slugs: &[String]) -> Vec<String> {
    if options.filters.is_empty() {
        return slugs.to_vec();
    }
    let of_filter = |filter: &String| -> Vec<&String> {
        let (front, is_path) = filter.split_once("::").map_or((&filter[..], false), |(front, _)| (front, true));
        if let Some(slug) = slugs.iter().find(|slug| *slug == front) {
            return vec![slug];
        }
        let can_match = |slug: &&String| if is_path { slug.ends_with(front) } else { slug.contains(front) };
        let named: Vec<&String> = slugs.iter().filter(can_match).collect();
        match named.is_empty() && is_path && front != "collection" {
            // A kind of test and a case.
            true => slugs.iter().collect(),
            false => named,
        }
    };
    let asked: BTreeSet<&String> = options.filters.iter().flat_map(of_filter).collect();
    asked.into_iter().cloned().collect()
}

/// Calls `work` for all slugs, one more at a time than there are processors, as some of them wait for a program, and
/// `done` with what it gives, one after the other.
fn run_all<T: Send>(
    slugs: &[String],
    work: impl Fn(&str) -> Result<T, String> + Sync,
    mut done: impl FnMut(T) + Send,
) -> Result<(), String> {
    let threads = (1 + thread::available_parallelism().map_or(1, usize::from)).min(slugs.len());
    let waiting = Mutex::new(slugs.iter());
    let done = Mutex::new(&mut done);
    thread::scope(|scope| {
        let worker = || -> Result<(), String> {
            loop {
                let Some(slug) = waiting.lock().expect("nobody panics while holding it").next() else {
                    return Ok(());
                };
                let result = work(slug)?;
                done.lock().expect("nobody panics while holding it")(result);
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })
}
