//! Which commit has passed: what `.ci/passed` says, and whether it can be built on. It is a word, not a proof: whoever
//! may commit may write anything into it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use super::tree::git;

/// Where it is written which tree has passed.
pub const PASSED: &str = ".ci/passed";

/// A base is no older than so many days.
pub const DAYS: u64 = 14;

/// It is no older than so many commits, either.
pub const COMMITS: usize = 150;

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

/// A commit on which a run can build, and the words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    /// Its name.
    pub commit: String,
    /// What a run says of it.
    pub words: String,
}

/// The base for HEAD; or why there is none, so that everything has to run.
///
/// # Errors
/// The reason, as it ends the sentence "everything runs: …".
pub fn base(root: &Path) -> Result<Base, String> {
    if git(root, &["rev-parse", "--is-shallow-repository"])?.trim() == "true" {
        return Err("this clone is shallow".to_owned());
    }
    // What brings an entry is not tried by it.
    let brings =
        !git(root, &["diff-tree", "--root", "--no-commit-id", "--name-only", "-r", "-m", "HEAD", "--", PASSED])?
            .is_empty();
    let of = if brings { "HEAD~1" } else { "HEAD" };
    let entry = git(root, &["show", &format!("{of}:{PASSED}")]);
    let entry = entry.map_err(|_| format!("{of} has no {PASSED}"))?;
    let entry: Value = serde_json::from_str(&entry).map_err(|error| format!("{PASSED} of {of}: {error}"))?;
    let text = |key: &str| entry[key].as_str().unwrap_or_default().to_owned();
    for (name, said) in tools() {
        let recorded = entry["tools"][name].as_str().unwrap_or_default();
        match said {
            Some(said) if recorded == said => {}
            None if name != "rustc" => {}
            said => return Err(format!("{name} is {:?}, and was {recorded:?}", said.unwrap_or_default())),
        }
    }
    // A clock may be wrong: what is from the future would never expire.
    let age = now().abs_diff(entry["time"].as_u64().unwrap_or_default()) / SECONDS_A_DAY;
    if age > DAYS {
        return Err(format!("what passed is {age} days old"));
    }
    let tree = text("tree");
    let newest = git(root, &["rev-list", &format!("--max-count={}", COMMITS + 1), "HEAD"])?;
    let mut ancestors = newest.lines();
    let commit = ancestors.find(|commit| tree_of(root, commit).is_ok_and(|found| found == tree));
    let commit = commit.ok_or_else(|| {
        let short = text("commit").chars().take(12).collect::<String>();
        format!("none of the last {COMMITS} commits has the tree of {short}, which passed")
    })?;
    let words = format!("{}, which passed by {PASSED} on {}", &commit[..12], text("date"));
    Ok(Base { commit: commit.to_owned(), words })
}

/// A commit that is said to have passed; or why it cannot be built on.
///
/// # Errors
/// The reason, as it ends the sentence "everything runs: …".
pub fn named(root: &Path, revision: &str) -> Result<Base, String> {
    let commit = git(root, &["rev-parse", "--verify", "--quiet", &format!("{revision}^{{commit}}")]);
    let commit = commit.map_err(|_| format!("the commit {revision} is not known here"))?.trim().to_owned();
    git(root, &["merge-base", "--is-ancestor", &commit, "HEAD"])
        .map_err(|_| format!("{revision} is no ancestor of HEAD"))?;
    Ok(Base { words: commit[..12].to_owned(), commit })
}

/// What is written where everything has passed: HEAD, what the tools say of themselves, and how many tests of each kind
/// there were.
///
/// # Errors
/// If git fails.
pub fn entry(root: &Path, counts: &BTreeMap<String, u64>) -> Result<String, String> {
    let commit = git(root, &["rev-parse", "HEAD"])?.trim().to_owned();
    let tools: BTreeMap<&str, String> = tools().filter_map(|(name, said)| Some((name, said?))).collect();
    let time = now();
    let date = date(time / SECONDS_A_DAY);
    let entry = json!({
        "commit": commit,
        "tree": tree_of(root, &commit)?,
        "date": date,
        "time": time,
        "tools": tools,
        "tests": counts,
    });
    Ok(serde_json::to_string_pretty(&entry).map_err(|error| error.to_string())? + "\n")
}

/// The name that git has for a listing of the tree of a commit without [`PASSED`].
fn tree_of(root: &Path, commit: &str) -> Result<String, String> {
    let (folder, file) = PASSED.split_once('/').expect("it is in a folder");
    let mut listed = git(root, &["ls-tree", commit])?;
    listed =
        listed.lines().filter(|line| !line.ends_with(&format!("\t{folder}"))).map(|line| format!("{line}\n")).collect();
    let inside = git(root, &["ls-tree", commit, &format!("{folder}/")])?;
    let counts = |line: &&str| !line.ends_with(&format!("/{file}"));
    listed.extend(inside.lines().filter(counts).map(|line| format!("{line}\n")));
    let mut hash = Command::new("git");
    hash.args(["hash-object", "--stdin"]).current_dir(root).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut hash = hash.spawn().map_err(|error| format!("git: {error}"))?;
    let written = std::io::Write::write_all(&mut hash.stdin.take().expect("a pipe"), listed.as_bytes());
    written.map_err(|error| format!("git hash-object: {error}"))?;
    let output = hash.wait_with_output().map_err(|error| format!("git hash-object: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// What the tools that results rest on say of themselves; nothing where one is not here.
fn tools() -> impl Iterator<Item = (&'static str, Option<String>)> {
    let chromium = std::env::var("CHROMIUM").unwrap_or("chromium".to_owned());
    let rustc = std::env::var("RUSTC").unwrap_or("rustc".to_owned());
    let said = |command: &str, argument: &str| {
        let output = Command::new(command).arg(argument).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().replace('\n', "; "))
    };
    [("rustc", said(&rustc, "-vV")), ("node", said("node", "--version")), ("chromium", said(&chromium, "--version"))]
        .into_iter()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}

/// A day in words, by its number from 1970-01-01 on.
fn date(mut day: u64) -> String {
    let is_leap = |year: u64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut year = 1970;
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while day >= lengths[month] {
        day -= lengths[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, day + 1)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A repository with a file, and what is done to it.
    struct Repository(tempfile::TempDir);

    impl Repository {
        fn new() -> Self {
            let of = Self(tempfile::tempdir().unwrap());
            of.git(&["init", "--quiet"]);
            fs::create_dir(of.0.path().join(".ci")).unwrap();
            of.write(".ci/run", "steps");
            of.commit("a", "1");
            of
        }

        fn git(&self, arguments: &[&str]) -> String {
            git(self.0.path(), arguments).unwrap()
        }

        fn write(&self, path: &str, text: &str) {
            fs::write(self.0.path().join(path), text).unwrap();
        }

        fn commit(&self, path: &str, text: &str) -> String {
            self.write(path, text);
            self.git(&["add", "--all"]);
            let who = ["-c", "user.name=a", "-c", "user.email=a@b"];
            self.git(&[&who[..], &["commit", "--quiet", "--message", path]].concat());
            self.git(&["rev-parse", "HEAD"]).trim().to_owned()
        }

        fn pass(&self) {
            self.commit(PASSED, &entry(self.0.path(), &BTreeMap::new()).unwrap());
        }

        fn base(&self) -> Result<String, String> {
            base(self.0.path()).map(|base| base.commit)
        }
    }

    #[test]
    fn an_entry_counts_from_the_next_commit_on() {
        let of = Repository::new();
        assert_eq!(of.base(), Err(format!("HEAD has no {PASSED}")));
        of.pass();
        assert_eq!(of.base(), Err(format!("HEAD~1 has no {PASSED}")));
        let passed = of.git(&["rev-parse", "HEAD"]);
        of.commit("a", "2");
        assert_eq!(of.base().unwrap(), passed.trim(), "the newest with that tree: the one that brings the entry");
    }

    #[test]
    fn the_entry_before_counts_where_one_is_brought() {
        let of = Repository::new();
        of.pass();
        let first = of.git(&["rev-parse", "HEAD"]).trim().to_owned();
        of.commit("a", "2");
        of.pass();
        assert_eq!(of.base().unwrap(), first);
    }

    #[test]
    fn a_squashed_landing_has_a_base() {
        let of = Repository::new();
        let start = of.git(&["rev-parse", "HEAD"]).trim().to_owned();
        of.commit("a", "2");
        of.commit("b", "2");
        of.pass();
        of.git(&["reset", "--quiet", "--soft", &start]);
        let squashed = of.commit("c", "3");
        of.commit("c", "4");
        let unknown = of.base().unwrap_err();
        assert!(unknown.starts_with("none of the last 150 commits has the tree of "), "{unknown}");
        of.git(&["reset", "--quiet", "--hard", &squashed]);
        of.git(&["rm", "--quiet", "c"]);
        let same = of.commit("b", "2");
        of.commit("d", "5");
        assert_eq!(of.base().unwrap(), same);
    }

    #[test]
    fn another_compiler_and_age_are_no_base() {
        let of = Repository::new();
        let good = entry(of.0.path(), &BTreeMap::new()).unwrap();
        of.commit(PASSED, &good.replace("rustc 1", "rustc 0"));
        of.commit("b", "");
        assert!(of.base().unwrap_err().starts_with("rustc is \"rustc 1"));
        let mut entry: Value = serde_json::from_str(&good).unwrap();
        entry["time"] = json!(now() - 15 * SECONDS_A_DAY);
        of.commit(PASSED, &entry.to_string());
        of.commit("b", "2");
        assert_eq!(of.base(), Err("what passed is 15 days old".to_owned()));
        entry["time"] = json!(now() + 16 * SECONDS_A_DAY);
        of.commit(PASSED, &entry.to_string());
        of.commit("b", "3");
        assert!(of.base().is_err());
    }

    #[test]
    fn a_named_commit_is_an_ancestor() {
        let of = Repository::new();
        let first = of.commit("a", "2");
        of.git(&["checkout", "--quiet", "-b", "other", "HEAD~1"]);
        of.commit("a", "3");
        assert_eq!(named(of.0.path(), &first), Err(format!("{first} is no ancestor of HEAD")));
        assert_eq!(named(of.0.path(), "no"), Err("the commit no is not known here".to_owned()));
        assert_eq!(named(of.0.path(), "HEAD~1").unwrap().commit.len(), 40);
    }

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(20_789), "2026-12-02");
        assert_eq!(date(11_016), "2000-02-29");
    }
}
