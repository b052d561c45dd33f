//! How a program is tried: by its evidence or without it, unless all of this has passed and nothing has changed since.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, Stdio};

use judge::harness::{self, Event, Options};
use judge::passed::Mark;
use judge::paths::{built, evidence, root};
use judge::{Depth, Known, plain};

use crate::collection::{self, STANDING_FOR_ALL};

/// How a program is tried.
pub enum Way {
    /// Without its evidence, which says how inputs end.
    Plain(Known<'static>),
    /// By the tests of its evidence of these names; nothing of some kinds, as `::bundle::`.
    Evidence { filters: Vec<String>, skip: Option<&'static str>, mark: &'static str },
}

/// How each program is tried; of all, some are not bundled, as others show the same.
pub fn ways(depth: Depth, asked: &[String], all: Option<&[String]>) -> Result<BTreeMap<String, Way>, String> {
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

/// What came of the evidence for a program.
pub struct Outcome {
    pub events: Vec<Event>,
    /// Whether this was so before, and nothing has changed since.
    pub is_unchanged: bool,
}

impl Outcome {
    fn new(lines: &str, is_unchanged: bool) -> Self {
        Self { events: lines.lines().filter_map(Event::of).collect(), is_unchanged }
    }
}

/// Tries a program, unless all of this has passed and nothing has changed since.
pub fn outcome(slug: &str, options: &Options, way: &Way) -> Result<Outcome, String> {
    let mark = options.is_plain().then(|| match way {
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
