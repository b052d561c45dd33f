//! The files that results rest on: by problem and kind of test, and by package.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hasher};
use std::rc::Rc;

use super::sources::Sources;
use super::tree::Tree;

/// A kind of results of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Cases of `testdata`.
    Golden,
    /// What play decides: small inputs, wrong variants, other algorithms.
    Oracle,
    /// Worst inputs.
    Worst,
    /// Bad input, and the limits of the statement.
    Refusals,
    /// Dialogues with a judge.
    Match,
    /// What other tests rest on, by itself.
    Lemma,
    /// Games against the machine.
    Play,
    /// What a theorem says of positions.
    Strategy,
    /// Submissions.
    Bundle,
    /// What `cargo try` says of wrong variants.
    Try,
    /// What the evidence says of itself.
    Facts,
    /// Where sizes have 32 bits.
    Narrow,
    /// The program on Windows.
    Windows,
    /// The problem's page in a browser.
    Page,
}

/// All kinds, with the names of their tests, as in `p2599::small::rows`.
const KINDS: [(Kind, &[&str]); 14] = [
    (Kind::Golden, &["golden"]),
    (Kind::Oracle, &["small", "wrong", "second", "oracle"]),
    (Kind::Worst, &["worst"]),
    (Kind::Refusals, &["refusals", "limit"]),
    (Kind::Match, &["match"]),
    (Kind::Lemma, &["lemma"]),
    (Kind::Play, &["play"]),
    (Kind::Strategy, &["strategy"]),
    (Kind::Bundle, &["bundle"]),
    (Kind::Try, &["try"]),
    (Kind::Facts, &["facts"]),
    (Kind::Narrow, &["narrow"]),
    (Kind::Windows, &["windows"]),
    (Kind::Page, &["page"]),
];

impl Kind {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        KINDS.iter().map(|(kind, _)| *kind)
    }

    /// Those that `cargo test` tries by the evidence for a problem.
    pub fn tested() -> impl Iterator<Item = Self> {
        Self::all().filter(|kind| ![Self::Facts, Self::Narrow, Self::Windows, Self::Page].contains(kind))
    }

    /// Whether it needs the evidence for a problem to be run by `cargo test`.
    pub fn is_of_evidence(self) -> bool {
        ![Self::Narrow, Self::Windows, Self::Page].contains(&self)
    }

    /// The names of its tests; the first stands for it.
    pub fn tests(self) -> &'static [&'static str] {
        KINDS.iter().find(|(kind, _)| *kind == self).map_or(&[], |(_, names)| names)
    }

    /// The kind of a test, by its name; nothing for a test that looks at files alone.
    pub fn of_test(name: &str) -> Option<Self> {
        let of = name.split("::").nth(1)?;
        KINDS.iter().find(|(_, names)| names.contains(&of)).map(|(kind, _)| *kind)
    }
}

/// How a file counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    /// Without comments, layout and unit tests.
    Code,
    /// Every byte.
    Text,
}

/// Files, and how each counts.
pub type Files = BTreeMap<String, Manner>;

/// What rests on what in a tree.
pub struct Reach<'a> {
    tree: &'a Tree,
    sources: Sources<'a>,
    /// The files of the harness that make one kind of test, and those that these alone lead to.
    fronts: BTreeSet<String>,
    common: Files,
    numbers: RefCell<HashMap<(String, Manner), u64>>,
    parts: RefCell<HashMap<String, Rc<Part>>>,
}

/// Some of the files that a result rests on, and their number.
struct Part {
    files: Files,
    number: u64,
}

/// The folder of the harness.
const JUDGE: &str = "tests/judge/src";

/// What reads positions by theorems.
const EXPLAIN: &str = "tools/explain";

/// How programs are tried without their evidence.
const PLAIN: &str = "tests/collection/facts.rs";

/// Where the evidence meets those who play and those who try programs: no rule of a game.
const COMMAND: &str = "tests/evidence/src/command.rs";
const SERVE: &str = "tests/evidence/src/serve.rs";

impl<'a> Reach<'a> {
    /// That of a tree.
    pub fn new(tree: &'a Tree) -> Self {
        let sources = Sources::new(tree);
        let fronts = ["golden", "oracle", "worst", "refusals", "matches", "bundles"];
        let fronts: BTreeSet<String> = fronts.iter().map(|name| format!("{JUDGE}/{name}.rs")).collect();
        let (common, numbers, parts) = (Files::new(), RefCell::default(), RefCell::default());
        let mut reach = Self { tree, sources, fronts, common, numbers, parts };
        let core = reach.code([format!("{JUDGE}/run.rs")], &["judge"], &reach.fronts);
        let of_kinds = reach.code(reach.fronts.clone(), &["judge"], &BTreeSet::new());
        let is_of_kind = |path: &String| !core.contains_key(path) && !reach.sources.is_front(path);
        reach.fronts = of_kinds.into_keys().filter(is_of_kind).collect();
        reach.common = reach.of_all();
        reach
    }

    /// What all results of problems rest on: versions, how everything is compiled, what runs the tests, and what says
    /// here what rests on what.
    pub fn common(&self) -> &Files {
        &self.common
    }

    fn of_all(&self) -> Files {
        let mut files: BTreeSet<String> = self.settings().into_keys().collect();
        files.extend(["build.rs", ".ci/run", COMMAND, PLAIN].map(str::to_owned));
        // What cargo builds together has one set of features.
        let packages =
            ["attempt", "bundle", "evidence", "explain", "job", "judge", "kit", "entry", "play", "draw", "tests"];
        let packages = packages.iter().filter_map(|name| self.sources.package(name));
        files.extend(packages.flat_map(|package| [package.path("Cargo.toml"), package.path("build.rs")]));
        files.extend(self.tree.sources("tests").iter().map(|name| format!("tests/{name}.rs")));
        files.extend(self.tree.below("tools/collection/src/reach").cloned());
        let judge = self.tree.below(JUDGE).filter(|path| !self.fronts.contains(*path));
        let judge = self.code(judge.cloned(), &["judge", "entry", "kit"], &self.fronts);
        let outline = self.code(["tools/bundle/src/outline.rs".to_owned()], &["bundle"], &BTreeSet::new());
        files.retain(|path| self.tree.files.contains_key(path));
        let mut files: Files = files.into_iter().map(|path| (path, Manner::Code)).collect();
        files.extend(judge);
        files.extend(outline);
        files
    }

    /// By what everything is compiled.
    fn settings(&self) -> Files {
        let names =
            ["Cargo.lock", "Cargo.toml", "rust-toolchain", "rust-toolchain.toml", "clippy.toml", ".clippy.toml"];
        let names = names.map(str::to_owned).into_iter();
        self.there(names.chain(self.tree.below(".cargo").cloned()), Manner::Code)
    }

    /// The problems: those that have evidence.
    pub fn slugs(&self) -> Vec<String> {
        self.tree.sources("tests/evidence/examples")
    }

    /// The files of a program, and of the library; of what a file stands in, the code counts.
    pub fn program(&self, slug: &str, manner: Manner) -> Files {
        let file = format!("src/bin/{slug}.rs");
        let reached = self.sources.closure([&file[..]], &["grundy"], &BTreeSet::new());
        let mut files = self.there(["src/lib.rs".to_owned()], Manner::Code);
        files.extend(self.fronts_of(&reached));
        files.extend(reached.into_iter().map(|path| (path, manner)));
        files
    }

    /// The fronts that say where these files are: by attributes, others may be meant.
    fn fronts_of<'b>(&self, files: impl IntoIterator<Item = &'b String>) -> Files {
        let folders = files.into_iter().filter_map(|path| path.rsplit_once('/'));
        self.there(folders.map(|(folder, _)| format!("{folder}/mod.rs")), Manner::Code)
    }

    /// All that a result of a problem rests on.
    pub fn files(&self, slug: &str, kind: Kind) -> Files {
        self.parts(slug, kind).iter().flat_map(|part| part.files.clone()).collect()
    }

    /// A number of all that a result of a problem rests on: the names of the files, and what counts of them.
    pub fn number(&self, slug: &str, kind: Kind) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.parts(slug, kind).iter().for_each(|part| hasher.write(&part.number.to_le_bytes()));
        hasher.finish()
    }

    /// The same in the parts that several problems or kinds have in common.
    fn parts(&self, slug: &str, kind: Kind) -> Vec<Rc<Part>> {
        let is_dialogue = self.tree.below(&format!("testdata/{slug}")).any(|path| path.ends_with(".case"));
        // The tests of a dialogue are made in one place.
        let harness: &'static [&'static str] = match kind {
            Kind::Refusals if is_dialogue => &["matches", "refusals"],
            Kind::Golden | Kind::Oracle | Kind::Worst | Kind::Match | Kind::Narrow if is_dialogue => &["matches"],
            Kind::Golden => &["golden"],
            Kind::Oracle => &["oracle"],
            Kind::Worst | Kind::Narrow => &["worst"],
            Kind::Refusals => &["refusals"],
            Kind::Bundle => &["bundles"],
            Kind::Match | Kind::Lemma | Kind::Play | Kind::Strategy => &[],
            Kind::Try | Kind::Facts | Kind::Windows | Kind::Page => &[],
        };
        let mut parts = vec![
            self.part("common".to_owned(), || self.common.clone()),
            self.part(harness.join(" "), || {
                let named = harness.iter().map(|name| format!("{JUDGE}/{name}.rs"));
                let named = named.filter(|path| self.tree.files.contains_key(path));
                let core = self.common.keys().cloned().collect();
                self.code(named, &["judge", "entry", "kit"], &core)
            }),
            self.part(format!("evidence {slug}"), || self.evidence(slug)),
            self.part(format!("besides {}", kind.tests()[0]), || self.others(kind)),
        ];
        let program = |manner| self.part(format!("program {slug} {manner:?}"), || self.program(slug, manner));
        match kind {
            Kind::Lemma | Kind::Play | Kind::Facts => {}
            Kind::Strategy => parts.push(self.part(format!("strategy {slug}"), || self.strategy(slug))),
            Kind::Bundle => parts.push(program(Manner::Text)),
            _ => parts.push(program(Manner::Code)),
        }
        // The words of moves stand with the Chinese text.
        if matches!(kind, Kind::Play | Kind::Page) {
            let chinese = [format!("docs/zh/{slug}.md")];
            parts.push(self.part(format!("words {slug}"), || self.there(chinese, Manner::Text)));
        }
        // The header names the judge, and its files.
        if matches!(kind, Kind::Try | Kind::Page) {
            let own = [format!("src/bin/{slug}.rs")];
            parts.push(self.part(format!("text {slug}"), || self.there(own, Manner::Text)));
        }
        parts
    }

    /// A part of what results rest on, as it was when it was asked for first.
    fn part(&self, name: String, files: impl FnOnce() -> Files) -> Rc<Part> {
        if let Some(part) = self.parts.borrow().get(&name) {
            return Rc::clone(part);
        }
        let files = files();
        let part = Rc::new(Part { number: self.number_of_all(&files), files });
        self.parts.borrow_mut().insert(name, Rc::clone(&part));
        part
    }

    /// Those of these files that are there.
    fn there(&self, paths: impl IntoIterator<Item = String>, manner: Manner) -> Files {
        let there = paths.into_iter().filter(|path| self.tree.files.contains_key(path));
        there.map(|path| (path, manner)).collect()
    }

    /// What a kind of results rests on besides the problem and the harness.
    fn others(&self, kind: Kind) -> Files {
        let below = |folder: &str| self.tree.below(folder).cloned().collect::<Vec<String>>();
        let text = |paths: &[&str]| self.there(paths.iter().map(|path| (*path).to_owned()), Manner::Text);
        let play = || {
            let from = below("tools/play/src")
                .into_iter()
                .filter(|path| !path.ends_with("/main.rs") && !path.contains("/bin/"));
            self.code(from, &["play", "draw", "kit", "entry"], &self.fronts)
        };
        let mut files = match kind {
            Kind::Play | Kind::Strategy | Kind::Facts | Kind::Page => play(),
            Kind::Bundle => self.code(below("tools/bundle/src"), &["bundle", "entry"], &BTreeSet::new()),
            Kind::Try => {
                let from =
                    below("tools/try/src").into_iter().chain(self.there([SERVE.to_owned()], Manner::Code).into_keys());
                let core = self.common.keys().cloned().collect();
                self.code(from, &["attempt", "judge", "entry", "kit", "draw"], &core)
            }
            _ => Files::new(),
        };
        files.extend(match kind {
            // They stand in submissions.
            Kind::Bundle => self.there(below("tools/bundle/src/stand_in"), Manner::Text),
            Kind::Facts => {
                let laws = ["evidence", "files", "tree"].map(|name| format!("tests/collection/{name}.rs"));
                self.there(laws, Manner::Code)
            }
            Kind::Narrow => text(&[".ci/narrow", ".ci/narrow.mjs", "tools/site/web/wasi.js", "tools/site/target.sh"]),
            Kind::Windows => text(&[".ci/windows", "tools/site/target.sh"]),
            Kind::Page => {
                let from = below("tools/site/src").into_iter().chain(below("tools/explain/src"));
                let from = from.chain(["tools/draw/src/main.rs".to_owned()]);
                let mut files = self.there(from, Manner::Code);
                files.extend(self.there(below("tools/site/web"), Manner::Text));
                files.extend(self.there(below("tools/explain/words"), Manner::Text));
                files.extend(text(&[".ci/browser", "tools/site/target.sh", "tools/site/Cargo.toml"]));
                files
            }
            _ => Files::new(),
        });
        files
    }

    /// The evidence for a problem, with the rules and the parts of the kit that it names, its cases, and what is
    /// recorded of it.
    fn evidence(&self, slug: &str) -> Files {
        let without = [COMMAND, SERVE].map(str::to_owned).into();
        let mut files = self.code([format!("tests/evidence/examples/{slug}.rs")], &["evidence", "kit"], &without);
        files.extend(self.fronts_of(&files.keys().cloned().collect::<Vec<String>>()));
        files.extend(self.tree.below(&format!("testdata/{slug}")).map(|path| (path.clone(), Manner::Text)));
        files.extend(self.there([format!("tests/facts/{slug}.json")], Manner::Text));
        files
    }

    /// What reads a problem's positions: the table that names it, with the strategies that this uses, and what all have
    /// in common. Where no table names it, that is all.
    fn strategy(&self, slug: &str) -> Files {
        let below = |folder: &str| self.tree.below(&format!("{EXPLAIN}/{folder}")).cloned().collect::<Vec<String>>();
        let is_common = |path: &String| !path.starts_with(&format!("{EXPLAIN}/src/strategies/"));
        let (tables, common): (Vec<String>, Vec<String>) = below("src")
            .into_iter()
            .filter(is_common)
            .partition(|path| path.starts_with(&format!("{EXPLAIN}/src/problems/")) && !path.ends_with("/mod.rs"));
        let names = |path: &&String| {
            let text = self.tree.text(path).unwrap_or_default();
            text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == slug)
        };
        let tables: Vec<String> = tables.iter().filter(names).cloned().collect();
        let mut files = self.there(common.clone(), Manner::Code);
        if !tables.is_empty() {
            files.extend(self.there(below("words"), Manner::Text));
            files.extend(self.code(tables, &["explain", "grundy"], &common.into_iter().collect()));
        }
        files
    }

    fn code(&self, from: impl IntoIterator<Item = String>, within: &[&str], without: &BTreeSet<String>) -> Files {
        let from: Vec<String> = from.into_iter().collect();
        let files = self.sources.closure(from.iter().map(String::as_str), within, without);
        files.into_iter().map(|path| (path, Manner::Code)).collect()
    }

    /// The packages that have tests of their own.
    pub fn packages(&self) -> impl Iterator<Item = &'static str> {
        PACKAGES.into_iter().filter(|name| self.sources.package(name).is_some())
    }

    /// What the tests of a package rest on: its own files as they are, those of the packages that its manifest names,
    /// one after the other, without comments.
    pub fn of_package(&self, name: &str) -> Files {
        let mut files = self.settings();
        let (mut waiting, mut seen) = (vec![name.to_owned()], BTreeSet::new());
        while let Some(package) = waiting.pop() {
            let Some(of) = self.sources.package(&package).filter(|_| seen.insert(package.clone())) else { continue };
            waiting.extend(of.dependencies.iter().cloned());
            let is_own = package == name;
            let manner = if is_own { Manner::Text } else { Manner::Code };
            let folder = if of.folder.is_empty() || !is_own { of.path("src") } else { of.folder.clone() };
            let is_in = |path: &&String| !path.starts_with("src/bin/") && !path.starts_with("tests/evidence/examples/");
            files.extend(self.tree.below(&folder).filter(is_in).map(|path| (path.clone(), manner)));
            files.extend(self.there(["Cargo.toml", "build.rs"].map(|name| of.path(name)), Manner::Code));
        }
        let others = BESIDE.iter().filter(|(of, _)| *of == name).flat_map(|(_, folders)| folders.iter());
        for path in others {
            let below = self.tree.below(path).cloned().chain([(*path).to_owned()]);
            files.extend(self.there(below, Manner::Text));
        }
        files
    }

    /// What the tests rest on that follow the READMEs' commands and give tools what they do not expect.
    pub fn of_commands(&self) -> Files {
        let mut files: Files = PACKAGES.iter().flat_map(|name| self.of_package(name)).collect();
        files.extend(self.there([".ci/blocks".to_owned()], Manner::Text));
        let mut told = self.there(FOLLOWED.map(str::to_owned), Manner::Code);
        told.extend(self.there(self.tree.below("tests/collection").cloned(), Manner::Code));
        // The problems that they name.
        let slugs: BTreeSet<String> = self.slugs().into_iter().collect();
        let mut named = BTreeSet::new();
        for (path, text) in told.keys().filter_map(|path| Some((path, self.tree.text(path)?))) {
            let words = |line: &'a str| line.split(|c: char| !c.is_alphanumeric() && c != '_');
            let is_slug = |word: &&str| slugs.contains(*word);
            match path.ends_with(".md") {
                true => named.extend(commands(text).flat_map(words).filter(is_slug)),
                false => named.extend(words(text).filter(is_slug)),
            }
        }
        for slug in named {
            files.extend([Kind::Try, Kind::Play].into_iter().flat_map(|kind| self.files(slug, kind)));
        }
        files.extend(told);
        files
    }

    /// A number of the names and the contents of files, the same wherever they lie.
    pub fn number_of_all(&self, files: &Files) -> u64 {
        let mut hasher = DefaultHasher::new();
        for (path, manner) in files {
            hasher.write(path.as_bytes());
            hasher.write(&[0xff, *manner as u8]);
            hasher.write(&self.number_of(path, *manner).to_le_bytes());
        }
        hasher.finish()
    }

    /// A number of what counts of a file; 0 where it is not there.
    pub fn number_of(&self, path: &str, manner: Manner) -> u64 {
        let key = (path.to_owned(), manner);
        if let Some(number) = self.numbers.borrow().get(&key) {
            return *number;
        }
        let mut hasher = DefaultHasher::new();
        if path.ends_with(".rs") {
            self.sources.ways(path).iter().for_each(|way| hasher.write(way.as_bytes()));
        }
        match (self.tree.text(path), manner) {
            (Some(_), Manner::Code) if path.ends_with(".rs") => {
                for item in self.sources.code(path) {
                    hasher.write(item.as_bytes());
                    hasher.write(&[0xff]);
                }
            }
            // The list of programs says nothing that the programs do not.
            (Some(text), Manner::Code) if path.ends_with(".toml") => {
                let counts =
                    |line: &&str| !line.is_empty() && !line.starts_with(['#']) && !line.starts_with("    { name");
                text.lines().filter(counts).for_each(|line| {
                    hasher.write(line.as_bytes());
                    hasher.write(&[0xff]);
                });
            }
            (Some(text), Manner::Code) if path.ends_with(".md") => {
                commands(text).for_each(|line| hasher.write(line.as_bytes()));
            }
            _ => hasher.write(self.tree.files.get(path).map_or(&[][..], |content| content)),
        }
        let number = if self.tree.files.contains_key(path) { hasher.finish() } else { 0 };
        self.numbers.borrow_mut().insert(key, number);
        number
    }
}

/// The packages whose tests run where something differs that they rest on. Those of the others read the whole
/// collection, and always run.
const PACKAGES: [&str; 8] = ["attempt", "bundle", "explain", "explore", "judge", "kit", "library", "play"];

/// What the tests of some packages read besides.
const BESIDE: [(&str, &[&str]); 3] = [
    ("bundle", &["src/bin/cf36d.rs", "src/bin/p2599.rs", "testdata/cf36d"]),
    ("explore", &["src/pictures"]),
    ("library", &["tools/benches/steps.rs"]),
];

/// The texts whose commands are followed.
const FOLLOWED: [&str; 8] = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "README.zh-CN.md",
    "docs/catalogue.md",
    "docs/catalogue.zh-CN.md",
    "docs/finder.md",
    "docs/finder.zh-CN.md",
];

/// The lines of a text that hold commands: blocks of code, and what names cargo.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    let (mut is_block, mut is_span) = (false, false);
    text.lines().filter(move |line| {
        if line.starts_with("```") {
            (is_block, is_span) = (!is_block, false);
            return true;
        }
        let counts = is_block || is_span || line.contains("cargo");
        // It may go on in the next line.
        is_span = !is_block && !line.is_empty() && is_span != (line.matches('`').count() % 2 == 1);
        counts
    })
}
