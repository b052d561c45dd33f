//! `cargo test`: builds what is asked for, runs it, and looks at the collection as a whole.
//!
//! The evidence for a program is a program of its own (`tests/evidence/examples`), so that testing one builds one. A
//! filter that begins with the name of a program, as in `cargo test p2599::worst`, asks for that one alone.
//!
//! A run of everything has three depths. Without more words it tries every program on what stands in `testdata` and on
//! bad input, without its evidence, but for the problems of [`STANDING_FOR_ALL`]. `EVIDENCE=part` tries a part of each
//! family of small inputs and one worst input per problem, and bundles a set of programs that covers every part of the
//! library and of the stand-ins; `EVIDENCE=full` tries all. What has passed and not changed since does not run again,
//! nor what takes long and looks at the whole repository: what is asked for by a filter runs.

mod collection;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::thread;

use collection::Done;
use judge::build::{BUNDLER, build, build_plainly, slugs, test_tools};
use judge::harness::{self, Event, Options, Tally, run};
use judge::passed::Mark;
use judge::paths::{built, evidence, root};
use judge::{Depth, Known, plain};

/// The problems whose evidence runs in every run: together they have all kinds of tests, and all kinds of games.
const STANDING_FOR_ALL: [&str; 12] = [
    "abc278g",  // a dialogue
    "agc010f",  // a token on a tree
    "agc017d",  // edges are deleted
    "cf1704f",  // a row is split
    "cf2062e1", // several outputs are right
    "cf2062e2", // moves are counted
    "hdu3032",  // heaps are split
    "nim",      // heaps
    "p2599",    // the two ends of a row
    "p6560",    // play without end
    "p8307",    // chance
    "wythoff",  // two heaps
];

fn main() -> ExitCode {
    match test() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the tests, and says whether all have passed.
fn test() -> Result<bool, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let options = Options::of(arguments.iter().cloned())?;
    // What a filter names is tried as a part at least; the collection as a whole needs no evidence.
    let depth = match Depth::asked()? {
        Depth::Samples if options.filters.iter().any(|filter| filter != "collection") => Depth::Part,
        depth => depth,
    };
    let slugs = slugs()?;
    let asked = asked(&options, &slugs);
    let is_elsewhere = |filter: &String| {
        let front = filter.split("::").next().unwrap_or_default();
        front != "collection" && slugs.iter().all(|slug| slug != front)
    };
    let asks_elsewhere = options.filters.is_empty() || options.filters.iter().any(is_elsewhere);
    let is_plain = is_plain(&options);
    if asks_elsewhere {
        let mark = (is_plain && depth == Depth::Samples).then(|| Mark::of_all("library"));
        if mark.as_ref().and_then(Mark::kept).is_some() {
            println!("\nThe tests of the library have passed, and nothing has changed since.");
        } else if !test_tools(depth, &arguments)? {
            return Ok(false);
        } else if let Some(mark) = mark {
            mark.keep("")?;
        }
    }
    let whole = |done: &_| collection::trials(depth, &asked, done, is_plain);
    let long = collection::long(depth, is_plain);
    // Names of tests that are no problem's: nothing has to be built to find that there are none.
    let named = !options.filters.is_empty() && asked.is_empty();
    if named && !long.iter().chain(&whole(&BTreeMap::new())).any(|trial| options.wants(&trial.name)) {
        return Ok(true);
    }
    let is_all = asked.len() == slugs.len();
    let ways = ways(depth, &asked, is_all.then_some(&slugs))?;
    let of_way = |is_plain: bool| {
        let of_way = ways.iter().filter(move |(_, way)| matches!(way, Way::Plain(_)) == is_plain);
        of_way.map(|(slug, _)| &slug[..])
    };
    build(of_way(false), BUNDLER)?;
    build_plainly(of_way(true))?;
    let mut tally = Tally::default();
    let (mut all_done, mut unchanged) = (BTreeMap::<String, Done>::new(), 0);
    let of_one = |slug: &str| outcome(slug, &options, &ways[slug]);
    let done = |Outcome { events, is_unchanged }: Outcome| {
        for event in events {
            event.say(false);
            match &event {
                Event::Work(slug, played) => all_done.entry(slug.clone()).or_default().work = Some(*played),
                Event::Made { slug, name, hash } => {
                    let made = &mut all_done.entry(slug.clone()).or_default().made;
                    made.insert(name.clone(), hash.clone());
                }
                Event::Listed(_) | Event::Test(..) => {}
            }
            tally.count(event);
        }
        unchanged += usize::from(is_unchanged);
    };
    let beside = thread::scope(|scope| {
        let beside = scope.spawn(|| run(&options, long));
        run_all(&asked, of_one, done).map(|()| beside.join().expect("a test that panics has failed"))
    })?;
    tally.add(beside);
    // Where a part has been left out, it is not known what all of it does.
    let is_whole = options.filters.iter().all(|filter| asked.contains(filter)) && options.skip.is_empty();
    if depth < Depth::Full || !is_whole {
        all_done.values_mut().for_each(|done| done.work = None);
    }
    // What one test writes, the next one reads.
    let threads = if collection::is_updated() { Some(1) } else { options.threads };
    tally.add(run(&Options { threads, ..options.clone() }, whole(&all_done)));
    println!("{}", tally.summary().trim_end());
    if !options.list {
        let programs = format!("{} program{}", asked.len(), if asked.len() == 1 { "" } else { "s" });
        let tried = match depth {
            Depth::Samples => format!(
                "{programs}, on testdata and bad input; the evidence for {}; `EVIDENCE=part cargo test` tries a part \
                 of all evidence",
                STANDING_FOR_ALL.len()
            ),
            Depth::Part => {
                format!("evidence for {programs}, a part of it; `EVIDENCE=full cargo test` runs all")
            }
            Depth::Full => format!("evidence for {programs}, all of it; `EVIDENCE=part cargo test` runs a part"),
        };
        let since =
            if unchanged > 0 { format!(" ({unchanged} have passed and not changed since)") } else { String::new() };
        println!("{tried}{since}\n");
    }
    let of_program =
        |filter: &&String| filter.split_once("::").is_some_and(|(front, _)| slugs.iter().any(|slug| slug == front));
    let is_none = tally.passed + tally.failed.len() == 0 && options.skip.is_empty() && !options.list;
    if let Some(filter) = options.filters.iter().find(of_program).filter(|_| is_none) {
        return Err(format!("there is no test {filter}: the evidence has nothing of this kind yet"));
    }
    Ok(tally.failed.is_empty())
}

/// How a program is tried.
enum Way {
    /// Without its evidence, which says how inputs end.
    Plain(Known<'static>),
    /// By the tests of its evidence of these names; nothing of some kinds, as `::bundle::`.
    Evidence { filters: Vec<String>, skip: Option<&'static str>, mark: &'static str },
}

/// How each program is tried; of all, some are not bundled, as others show the same.
fn ways(depth: Depth, asked: &[String], all: Option<&Vec<String>>) -> Result<BTreeMap<String, Way>, String> {
    let uncovered = match all {
        Some(slugs) if depth == Depth::Part => uncovered(slugs)?,
        _ => BTreeSet::new(),
    };
    let mut plain = if depth == Depth::Samples { collection::plain()? } else { BTreeMap::new() };
    let mut way = |slug: &String| {
        let by = |filters: &[&str], mark| {
            let filters = filters.iter().map(|kind| format!("{slug}::{kind}")).collect();
            Way::Evidence { filters, skip: None, mark }
        };
        let way = match depth {
            Depth::Full => by(&[], "full"),
            Depth::Part => match uncovered.contains(slug) {
                true => Way::Evidence { filters: vec![], skip: Some("::bundle::"), mark: "short" },
                false => by(&[], "short-and-bundle"),
            },
            Depth::Samples if STANDING_FOR_ALL.contains(&&slug[..]) => by(&[""], "one"),
            Depth::Samples => match plain.remove(slug) {
                Some(plain) => Way::Plain(plain),
                None => by(&["golden::", "refusals::", "match::one-dialogue"], "samples"),
            },
        };
        (slug.clone(), way)
    };
    Ok(asked.iter().map(&mut way).collect())
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

/// Whether nothing particular is asked for.
fn is_plain(options: &Options) -> bool {
    options.filters.is_empty() && options.skip.is_empty() && !options.list
}

/// What came of the evidence for a program.
struct Outcome {
    events: Vec<Event>,
    /// Whether this was so before, and nothing has changed since.
    is_unchanged: bool,
}

impl Outcome {
    fn new(lines: &str, is_unchanged: bool) -> Self {
        Self { events: lines.lines().filter_map(Event::of).collect(), is_unchanged }
    }
}

/// Tries a program, unless all of this has passed and nothing has changed since.
fn outcome(slug: &str, options: &Options, way: &Way) -> Result<Outcome, String> {
    let mark = is_plain(options).then(|| match way {
        Way::Plain(_) => Mark::of_program(slug),
        Way::Evidence { mark, .. } => Mark::new(slug, mark),
    });
    if let Some(lines) = mark.as_ref().and_then(Mark::kept) {
        return Ok(Outcome::new(&lines, true));
    }
    let outcome = match way {
        Way::Plain(plain) => plain_outcome(options, *plain),
        Way::Evidence { filters, skip, .. } => evidence_outcome(slug, options, filters, *skip)?,
    };
    let has_failed = outcome.events.iter().any(|event| matches!(event, Event::Test(_, Some(_))));
    if let Some(mark) = mark.filter(|_| !has_failed) {
        mark.keep(&outcome.events.iter().map(|event| format!("{}\n", event.json())).collect::<String>())?;
    }
    Ok(outcome)
}

/// Tries a program without its evidence.
fn plain_outcome(options: &Options, program: Known<'static>) -> Outcome {
    let options = Options { threads: Some(1), ..options.clone() };
    let mut events = vec![];
    harness::each(&options, plain::trials(program), |event| events.push(event));
    Outcome { events, is_unchanged: false }
}

/// Runs these tests of the evidence for a program.
fn evidence_outcome(
    slug: &str,
    options: &Options,
    filters: &[String],
    without: Option<&str>,
) -> Result<Outcome, String> {
    let mut command = Command::new(evidence(slug));
    let skip = options.skip.iter().map(String::as_str).chain(without).flat_map(|skip| ["--skip", skip]);
    command.arg("--format=json").args(&options.filters).args(filters).args(skip);
    command.args(options.exact.then_some("--exact")).args(options.list.then_some("--list"));
    let threads = options.threads.map(|threads| threads.to_string());
    // One test at a time, as other programs are tested at the same time; but all of one if there is only one.
    let threads = threads.or((options.filters.is_empty()).then(|| "1".to_owned()));
    command.args(threads.iter().flat_map(|threads| ["--test-threads", threads]));
    let mut outcome = outcome_of(slug, &mut command)?;
    let tries = format!("{slug}::try::");
    let wanted: Vec<&String> = options.filters.iter().chain(filters).collect();
    if wanted.is_empty() || wanted.iter().any(|filter| filter.contains("::try") || tries.contains(&filter[..])) {
        let mut tried = Command::new(built("tried"));
        tried.arg(slug).args(command.get_args());
        outcome.events.extend(outcome_of(slug, &mut tried)?.events);
    }
    Ok(outcome)
}

/// What a program says of the tests of a problem.
fn outcome_of(slug: &str, command: &mut Command) -> Result<Outcome, String> {
    let output = command.current_dir(root()).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    let mut outcome = Outcome::new(&String::from_utf8_lossy(&output.stdout), false);
    let has_failed = |event: &Event| matches!(event, Event::Test(_, Some(_)));
    if !output.status.success() && !outcome.events.iter().any(has_failed) {
        let errors = String::from_utf8_lossy(&output.stderr);
        outcome.events.push(Event::Test(slug.to_owned(), Some(format!("{}: {errors}", output.status))));
    }
    Ok(outcome)
}

/// The programs whose submissions show nothing that those of others do not: what is left out covers no part of the
/// library and no name of the stand-ins that the rest does not use.
fn uncovered(slugs: &[String]) -> Result<BTreeSet<String>, String> {
    let parts = collection::parts()?;
    let mut uses: Vec<(&String, BTreeSet<&String>)> = vec![];
    for slug in slugs {
        let path = root().join(format!("src/bin/{slug}.rs"));
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        uses.push((slug, parts.iter().filter(|part| words.contains(&part[..])).collect()));
    }
    let mut missing: BTreeSet<&String> = uses.iter().flat_map(|(_, parts)| parts.iter().copied()).collect();
    let mut left: BTreeSet<String> = slugs.iter().cloned().collect();
    while !missing.is_empty() {
        let best = uses.iter().max_by_key(|(slug, parts)| (parts.intersection(&missing).count(), *slug));
        let Some((slug, parts)) = best else { break };
        left.remove(*slug);
        missing.retain(|part| !parts.contains(part));
    }
    Ok(left)
}
