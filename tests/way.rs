//! How a program is tried: by its evidence or without it, unless all of this has passed and nothing has changed since.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, Stdio};

use ::collection::reach::{Kind, STANDING_FOR_ALL};
use judge::harness::{self, Event, Options};
use judge::paths::{built, evidence, root};
use judge::{Depth, Known, plain};

use crate::collection;
use crate::passed::Passed;

/// How a program is tried.
pub struct Way {
    how: How,
    /// Of these kinds.
    kinds: BTreeSet<Kind>,
    /// What it is called where it is kept that it has passed.
    name: &'static str,
}

enum How {
    /// Without its evidence, which says how inputs end.
    Plain(Known<'static>),
    /// By the tests of its evidence of these names.
    Evidence { filters: Vec<String> },
}

impl Way {
    /// Whether its evidence is not needed.
    pub fn is_plain(&self) -> bool {
        matches!(self.how, How::Plain(_))
    }

    /// By the tests of a problem's evidence of these names and kinds.
    fn by(slug: &str, filters: &[&str], kinds: impl IntoIterator<Item = Kind>, name: &'static str) -> Self {
        let filters = filters.iter().map(|kind| format!("{slug}::{kind}")).collect();
        Self { how: How::Evidence { filters }, kinds: kinds.into_iter().collect(), name }
    }
}

/// How each program is tried of which something is `chosen`; of all, some are not bundled, as others show the same.
pub fn ways(
    depth: Depth,
    chosen: &BTreeMap<String, BTreeSet<Kind>>,
    all: Option<&[String]>,
) -> Result<BTreeMap<String, Way>, String> {
    let uncovered = match all {
        Some(slugs) if depth == Depth::Part => uncovered(slugs)?,
        _ => BTreeSet::new(),
    };
    let mut plain = if depth == Depth::Samples { collection::plain()? } else { BTreeMap::new() };
    let mut way = |(slug, chosen): (&String, &BTreeSet<Kind>)| {
        let mut way = match depth {
            Depth::Full => Way::by(slug, &[], Kind::tested(), "full"),
            Depth::Part if uncovered.contains(slug) => {
                Way::by(slug, &[], Kind::tested().filter(|kind| *kind != Kind::Bundle), "part")
            }
            Depth::Part => Way::by(slug, &[], Kind::tested(), "part"),
            Depth::Samples if STANDING_FOR_ALL.contains(&&slug[..]) => Way::by(slug, &[""], Kind::tested(), "one"),
            Depth::Samples => match plain.remove(slug) {
                Some(known) => {
                    let kinds = [Kind::Golden, Kind::Refusals].into();
                    Way { how: How::Plain(known), kinds, name: "plain" }
                }
                None => {
                    let filters = ["golden::", "refusals::", "match::one-dialogue"];
                    Way::by(slug, &filters, [Kind::Golden, Kind::Refusals, Kind::Match], "samples")
                }
            },
        };
        way.kinds.retain(|kind| chosen.contains(kind));
        (slug.clone(), way)
    };
    Ok(chosen.iter().map(&mut way).collect())
}

/// What came of the evidence for a program.
pub struct Outcome {
    pub events: Vec<Event>,
    /// Whether this was so before, and nothing has changed since.
    pub is_unchanged: bool,
}

/// Tries a program: the kinds of tests that have not passed while all that they rest on was the same.
pub fn outcome(slug: &str, options: &Options, way: &Way) -> Result<Outcome, String> {
    let passed = match options.is_plain() {
        true => Passed::of(slug, way.name, way.kinds.iter().copied())?,
        false => Passed::default(),
    };
    let left: Vec<Kind> = way.kinds.iter().copied().filter(|kind| !passed.has(*kind)).collect();
    if left.is_empty() {
        return Ok(Outcome { events: passed.events(), is_unchanged: !way.kinds.is_empty() });
    }
    let is_kept = options.is_plain();
    let without = Kind::all().filter(|kind| !left.contains(kind)).flat_map(Kind::tests);
    let mut options = options.clone();
    options.skip.extend(without.map(|test| format!("{slug}::{test}::")));
    let mut events = match &way.how {
        How::Plain(known) => plain_events(options.clone(), *known),
        How::Evidence { filters } => evidence_events(slug, &options, filters, left.contains(&Kind::Try))?,
    };
    let has_failed = events.iter().any(|event| matches!(event, Event::Test(_, Some(_))));
    if !has_failed && is_kept {
        passed.keep(&events)?;
    }
    events.extend(passed.events());
    Ok(Outcome { events, is_unchanged: false })
}

/// Tries a program without its evidence.
fn plain_events(options: Options, program: Known<'static>) -> Vec<Event> {
    let options = Options { threads: Some(1), ..options };
    let mut events = vec![];
    harness::each(&options, plain::trials(program), |event| events.push(event));
    events
}

/// Runs these tests of the evidence for a program.
fn evidence_events(
    slug: &str,
    options: &Options,
    filters: &[String],
    with_attempts: bool,
) -> Result<Vec<Event>, String> {
    let mut command = Command::new(evidence(slug));
    let skip = options.skip.iter().flat_map(|skip| ["--skip", skip]);
    command.arg("--format=json").args(&options.filters).args(filters).args(skip);
    command.args(options.exact.then_some("--exact")).args(options.list.then_some("--list"));
    let threads = options.threads.map(|threads| threads.to_string());
    // One test at a time, as other programs are tested at the same time; but all of one if there is only one.
    let threads = threads.or((options.filters.is_empty()).then(|| "1".to_owned()));
    command.args(threads.iter().flat_map(|threads| ["--test-threads", threads]));
    let mut events = events_of(slug, &mut command)?;
    let tries = format!("{slug}::try::");
    let wanted: Vec<&String> = options.filters.iter().chain(filters).collect();
    let is_wanted = |filter: &&String| filter.contains("::try") || tries.contains(&filter[..]);
    if with_attempts && (wanted.is_empty() || wanted.iter().any(is_wanted)) {
        let mut tried = Command::new(built("tried"));
        tried.arg(slug).args(command.get_args());
        events.extend(events_of(slug, &mut tried)?);
    }
    Ok(events)
}

/// What a program says of the tests of a problem.
fn events_of(slug: &str, command: &mut Command) -> Result<Vec<Event>, String> {
    let output = command.current_dir(root()).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    let mut events: Vec<Event> = String::from_utf8_lossy(&output.stdout).lines().filter_map(Event::of).collect();
    let has_failed = |event: &Event| matches!(event, Event::Test(_, Some(_)));
    if !output.status.success() && !events.iter().any(has_failed) {
        let errors = String::from_utf8_lossy(&output.stderr);
        events.push(Event::Test(slug.to_owned(), Some(format!("{}: {errors}", output.status))));
    }
    Ok(events)
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
