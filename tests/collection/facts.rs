//! What the evidence for every program says of itself, and what is written down of it.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Mutex;

use entry::Facts;
use judge::paths::{evidence, root};
use judge::{End, Known, Limits};

/// The facts of a program whose evidence has been built, as it says them. It is asked once.
pub fn said(slug: &str) -> Result<Facts, String> {
    static SAID: Mutex<BTreeMap<String, Facts>> = Mutex::new(BTreeMap::new());
    if let Some(facts) = SAID.lock().expect("nobody panics while holding it").get(slug) {
        return Ok(facts.clone());
    }
    let output = Command::new(evidence(slug)).args(["facts", slug]).current_dir(root()).output();
    let output = output.map_err(|error| format!("{}: {error}", evidence(slug).display()))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(format!("tests/evidence/examples/{slug}.rs: {}: {errors}", output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let facts = Facts::of(&text).map_err(|error| format!("the facts of {slug}: {error}"))?;
    SAID.lock().expect("nobody panics while holding it").insert(slug.to_owned(), facts.clone());
    Ok(facts)
}

/// What is written down, for all programs: so that nobody need build the evidence to show it.
pub fn written() -> Result<BTreeMap<String, Facts>, String> {
    Facts::all(root())
}

/// What is written that the programs need to be tried without their evidence; nothing for those whose evidence knows
/// what is right.
pub fn plain() -> Result<BTreeMap<String, Known<'static>>, String> {
    let is_plain = |(_, facts): &(String, Facts)| !facts.has_check && !facts.is_dialogue();
    let plain = |slug: String, facts: Facts| Known {
        slug: slug.leak(),
        limits: Limits { time: facts.time.map(|time| time as u32), memory: facts.memory.map(|memory| memory as u32) },
        end: if facts.ends_with_file { End::OfFile } else { End::Counted },
        evidence: None,
    };
    Ok(written()?.into_iter().filter(is_plain).map(|(slug, facts)| (slug.clone(), plain(slug, facts))).collect())
}
