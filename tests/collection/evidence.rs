//! What the evidence for every program says of itself, and the work that it does, as both are written down.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use entry::{Facts, Least, Work, with_variables};
use judge::paths::{built, root};
use serde_json::Value;

use crate::collection::facts::{said, written};
use crate::collection::tree::{generated, is_updated, read, samples_of};

/// What the evidence for a program has done in this run.
#[derive(Clone, Default)]
pub struct Done {
    /// How much was played out, if all of it has been tried.
    pub work: Option<Work>,
    /// The large inputs that were made, each with its hash.
    pub made: BTreeMap<String, String>,
}

/// What is written down stands in the form in which it is written, and knows a hash of every large input.
pub fn have_their_form() -> Result<(), String> {
    let all = written()?;
    for (slug, facts) in &all {
        generated(&Facts::path(slug), &read(&Facts::path(slug))?, &facts.text())?;
    }
    let unhashed = |facts: &Facts| facts.hashed().find(|name| !facts.hashes.contains_key(*name)).cloned();
    match all.iter().find_map(|(slug, facts)| Some((slug, unhashed(facts)?))) {
        Some((slug, name)) => Err(format!("{} has no hash of {name}\n{}", Facts::path(slug), records(slug))),
        None => Ok(()),
    }
}

/// What the evidence for a program says of itself is written, with the judge's samples, so that none is lost, the least
/// input found that rejects each wrong variant, and what has been `done`: how much was played out, and hashes of the
/// large inputs that were made. The switch writes all this, finds the inputs that are not there yet, and never lowers a
/// number of samples.
pub fn is_written(slug: &str, done: &Done) -> Result<(), String> {
    let path = Facts::path(slug);
    let known = Facts::read(root(), slug)?;
    let found = if known.is_some() { read(&path)? } else { String::new() };
    let known = known.unwrap_or_default();
    let mut facts = said(slug)?;
    let is_dialogue = facts.is_dialogue();
    facts.work = done.work.or(known.work);
    facts.samples = samples_of(slug)?.max(known.samples);
    facts.hashes = hashes(&facts, &known, done);
    if !known.hashes.is_empty() && !is_updated() {
        same_inputs(&facts, &known).map_err(|error| format!("{path}: {error}\n{}", records(slug)))?;
    }
    for wrong in &mut facts.wrong {
        let known = known.wrong.iter().find(|known| known.name == wrong.name);
        wrong.least = known.map_or(Least::Unknown, |known| known.least.clone());
        if wrong.least == Least::Unknown && is_updated() && !is_dialogue {
            wrong.least = least(slug, &wrong.name)?;
        }
    }
    generated(&path, &found, &facts.text())
}

/// The hashes of the large inputs that there are, as far as they are known: of those made in this run, and of others
/// what was known before.
fn hashes(facts: &Facts, known: &Facts, done: &Done) -> BTreeMap<String, String> {
    let hash = |name: &String| done.made.get(name).or(known.hashes.get(name)).cloned();
    facts.hashed().filter_map(|name| Some((name.clone(), hash(name)?))).collect()
}

/// The large inputs are those that were written down.
fn same_inputs(facts: &Facts, known: &Facts) -> Result<(), String> {
    facts.hashes.iter().try_for_each(|(name, hash)| match known.hashes.get(name) {
        Some(known) if known == hash => Ok(()),
        Some(known) => Err(format!("{name} is not the input that it was: its hash is {hash} instead of {known}")),
        None => Err(format!("there is no hash of {name}")),
    })
}

/// How a hash comes to be written down.
fn records(slug: &str) -> String {
    let records = with_variables(&[("UPDATE", "1"), ("EVIDENCE", "full")], &format!("cargo test {slug}"));
    format!("Where this is meant, `{records}` records it")
}

/// The least input that rejects a wrong variant, or that none is found that a reader can take in, so that it is not
/// looked for again.
fn least(slug: &str, name: &str) -> Result<Least, String> {
    let mut command = Command::new(built("tried"));
    command.args([slug, "least", name]).current_dir(root());
    let printed = within_patience(command).map_err(|error| format!("{slug}: {error}"))?;
    let found: Value = serde_json::from_str(&printed).unwrap_or_default();
    let part = |key: &str| found[name][key].as_str().map(str::to_owned);
    Ok(match [part("input"), part("expected"), part("printed")] {
        [Some(input), Some(expected), Some(printed)] if input.len() <= LONGEST => {
            Least::Short { input, expected, printed }
        }
        _ => Least::Long,
    })
}

/// What a program prints, a line at most; it is stopped where it takes too long.
fn within_patience(mut command: Command) -> std::io::Result<String> {
    let mut child = command.stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let end = Instant::now() + PATIENCE;
    while child.try_wait()?.is_none() && Instant::now() < end {
        thread::sleep(Duration::from_millis(20));
    }
    // It has ended, or must.
    let _ = child.kill();
    child.wait()?;
    let mut printed = String::new();
    child.stdout.take().map_or(Ok(0), |mut stdout| stdout.read_to_string(&mut printed))?;
    Ok(printed)
}

/// The longest least input that is written down, in bytes.
const LONGEST: usize = 300;

/// So long the least input is looked for.
const PATIENCE: Duration = Duration::from_secs(60);
