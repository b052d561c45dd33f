//! What is tried of a tree, where another one has passed.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use super::results::{Files, Kind, Reach};
use super::tree::{Tree, git};

/// The problems whose evidence runs in every run: together they have all kinds of tests, and all kinds of games.
pub const STANDING_FOR_ALL: [&str; 12] = [
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

/// In so many turns every problem is tried.
const TURNS: u64 = 12;

/// Why something is tried: what of it stands for all, or comes in turn, and the files that differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The problem stands for all.
    pub stands: bool,
    /// It is its turn.
    pub in_turn: bool,
    /// What differs.
    pub files: BTreeSet<String>,
}

/// What is tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The problems, the kinds of tests of each, and why.
    pub kinds: BTreeMap<String, BTreeMap<Kind, Reason>>,
    /// The packages, and the files that differ.
    pub packages: BTreeMap<String, BTreeSet<String>>,
    /// The files that differ which the tests of commands rest on; nothing where these are not run.
    pub commands: Option<BTreeSet<String>>,
    /// How many problems there are.
    pub of: usize,
}

impl Selection {
    /// What is tried of the tree in a folder, where a commit has passed.
    ///
    /// # Errors
    /// If git does not know the commit, or a file cannot be read.
    pub fn since(root: &Path, commit: &str) -> Result<Self, String> {
        let turn = git(root, &["rev-list", "--count", "HEAD"])?;
        let turn = turn.trim().parse().map_err(|_| "git rev-list gives no number")?;
        Ok(Self::between(&Tree::of_commit(root, commit)?, &Tree::of_folder(root)?, turn))
    }

    /// What the environment asks for: `SINCE=COMMIT`, `SHARD=2/4`; nothing where it asks for nothing.
    ///
    /// # Errors
    /// If git does not know the commit, a file cannot be read, or there is no such shard.
    pub fn asked(root: &Path) -> Result<Option<Self>, String> {
        let asked = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let selection = match (asked("SINCE"), asked("SHARD")) {
            (None, None) => return Ok(None),
            (Some(commit), _) => Self::since(root, &commit)?,
            (None, Some(_)) => Self::all(&Tree::of_folder(root)?),
        };
        let Some(shard) = asked("SHARD") else { return Ok(Some(selection)) };
        let numbers = shard.split_once('/').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match numbers {
            Some((shard, of)) if (1..=of).contains(&shard) => Ok(Some(selection.shard(shard, of))),
            _ => Err(format!("SHARD={shard} is no shard, as 2/4 is one")),
        }
    }

    /// Everything.
    pub fn all(tree: &Tree) -> Self {
        let reach = Reach::new(tree);
        let slugs = reach.slugs();
        let of = slugs.len();
        let kinds = || Kind::all().map(|kind| (kind, Reason::default())).collect();
        let kinds = slugs.into_iter().map(|slug| (slug, kinds())).collect();
        let packages = reach.packages().map(|name| (name.to_owned(), BTreeSet::new())).collect();
        Self { kinds, packages, commands: Some(BTreeSet::new()), of }
    }

    /// What is tried of a tree, where one before has passed: what rests on something that differs, what stands for all,
    /// and a twelfth in turn.
    pub fn between(before: &Tree, now: &Tree, turn: u64) -> Self {
        let [before, now] = [before, now].map(Reach::new);
        let slugs = now.slugs();
        let mut selection = Self { of: slugs.len(), ..Self::default() };
        let gone = before.slugs().into_iter().filter(|slug| !slugs.contains(slug));
        let gone: BTreeSet<String> = gone.map(|slug| format!("src/bin/{slug}.rs")).collect();
        for slug in &slugs {
            let stands = STANDING_FOR_ALL.contains(&&slug[..]);
            let in_turn = !stands && number(slug) % TURNS == turn % TURNS;
            for kind in Kind::all() {
                let differs = before.number(slug, kind) != now.number(slug, kind);
                if stands || in_turn || differs {
                    let files = || differing(&before, &before.files(slug, kind), &now, &now.files(slug, kind));
                    let files = if differs { files() } else { BTreeSet::new() };
                    selection.kinds.entry(slug.clone()).or_default().insert(kind, Reason { stands, in_turn, files });
                }
            }
        }
        for package in now.packages() {
            let mut files = differing(&before, &before.of_package(package), &now, &now.of_package(package));
            files.extend(gone.clone());
            if !files.is_empty() {
                selection.packages.insert(package.to_owned(), files);
            }
        }
        let files = differing(&before, &before.of_commands(), &now, &now.of_commands());
        selection.commands = Some(files).filter(|files| !files.is_empty());
        selection
    }

    /// The problems of which something of this kind is tried.
    pub fn slugs(&self, kind: Kind) -> impl Iterator<Item = &String> {
        self.kinds.iter().filter(move |(_, kinds)| kinds.contains_key(&kind)).map(|(slug, _)| slug)
    }

    /// Those of one shard of several, the first being 1; what is no problem's is in the first.
    pub fn shard(mut self, shard: u64, of: u64) -> Self {
        self.kinds.retain(|slug, _| is_of_shard(slug, shard, of));
        if shard != 1 {
            self.packages.clear();
            self.commands = None;
        }
        self
    }
}

/// Whether a problem is in a shard of so many, the first being 1.
pub fn is_of_shard(slug: &str, shard: u64, of: u64) -> bool {
    number(slug) % of + 1 == shard
}

/// A number of a name.
fn number(slug: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(slug.as_bytes());
    hasher.finish()
}

/// The files that count otherwise, or on one side alone.
fn differing(before: &Reach, of_before: &Files, now: &Reach, of_now: &Files) -> BTreeSet<String> {
    let all = of_before.iter().chain(of_now);
    let differs = |(path, manner): &(&String, _)| {
        let is_both = of_before.get(*path) == of_now.get(*path);
        !is_both || before.number_of(path, *manner) != now.number_of(path, *manner)
    };
    all.map(|(path, manner)| (path, *manner)).filter(differs).map(|(path, _)| path.clone()).collect()
}
