//! The instructions of programs on their worst inputs, written into a file, and two such files side by side: what a
//! change of the library costs the programs that it reaches.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

use itertools::Itertools;
use judge::build::{build, slugs};
use judge::paths::{built, evidence, root};

use crate::callgrind::{callgrind, totals};

/// The instructions by the names of inputs, `program::input`.
type Counts = BTreeMap<String, u64>;

/// Counts the instructions of these programs, or of all if none is named, and writes them into a file below `target`,
/// which has the name of the commit.
pub fn count(named: &[String]) -> Result<(), String> {
    let all = slugs()?;
    if let Some(unknown) = named.iter().find(|slug| !all.contains(slug)) {
        return Err(format!("there is no program {unknown}"));
    }
    let chosen = if named.is_empty() { &all } else { named };
    build(chosen.iter().map(String::as_str), [])?;
    let mut counts = Counts::new();
    for slug in chosen {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let status = Command::new(evidence(slug)).arg("worst").arg(folder.path()).current_dir(root()).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{slug} writes no worst inputs"));
        }
        for entry in fs::read_dir(folder.path()).map_err(|error| error.to_string())? {
            let input = entry.map_err(|error| error.to_string())?.path();
            let name = format!("{slug}::{}", input.file_stem().and_then(OsStr::to_str).unwrap_or_default());
            let count = instructions(&built(slug), &input).map_err(|error| format!("{name}: {error}"))?;
            println!("{name:56} {count:14}");
            counts.insert(name, count);
        }
    }
    let folder = root().join("target").join("counted");
    let path = folder.join(commit()?).with_extension("json");
    let text = serde_json::to_string_pretty(&counts).map_err(|error| error.to_string())?;
    fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text)).map_err(|error| error.to_string())?;
    println!("written into {}", path.display());
    Ok(())
}

/// The instructions of a program on this input.
fn instructions(program: &Path, input: &Path) -> Result<u64, String> {
    let counts = tempfile::NamedTempFile::new().map_err(|error| error.to_string())?;
    let input = File::open(input).map_err(|error| error.to_string())?;
    let status = callgrind(counts.path()).arg(program).stdin(input).stdout(Stdio::null()).status();
    if !status.map_err(|error| format!("valgrind: {error}"))?.success() {
        return Err("it fails".to_owned());
    }
    let text = fs::read_to_string(counts.path()).map_err(|error| error.to_string())?;
    Ok(totals(&text).iter().sum())
}

/// What git calls the commit that is checked out, with a mark if files differ from it.
fn commit() -> Result<String, String> {
    let git = Command::new("git").args(["describe", "--always", "--dirty"]).current_dir(root()).output();
    let output = git.map_err(|error| format!("git: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Prints what two files have of the same inputs, the largest growth first, and the median of all.
pub fn compare(before: &str, after: &str) -> Result<(), String> {
    let [before, after] = [read(before)?, read(after)?];
    let both = before.iter().filter_map(|(name, &old)| Some((name, old, *after.get(name)?)));
    let ratio = |&(_, old, new): &(&String, u64, u64)| new as f64 / old as f64;
    let rows = both.sorted_by(|a, b| ratio(b).total_cmp(&ratio(a))).collect_vec();
    for row @ (name, old, new) in &rows {
        println!("{name:56} {old:14} {new:14} {:7.3}", ratio(row));
    }
    let middle = rows.get(rows.len() / 2).ok_or("the files have no input in common")?;
    println!("{} inputs, median {:.3}", rows.len(), ratio(middle));
    Ok(())
}

fn read(path: &str) -> Result<Counts, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))
}
