//! What has passed: a test does not run again while all that its result rests on is the same.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use ::collection::reach::{Files, Kind, Manner, Reach, Tree};
use judge::harness::Event;
use judge::paths::{folder, root};

/// The numbers of what results rest on, as it was when they were asked for first.
struct Numbers {
    /// By problem and kind.
    problems: BTreeMap<String, BTreeMap<Kind, u64>>,
    library: u64,
    all: u64,
}

/// What is known of the tests of a problem that have passed before.
#[derive(Default)]
pub struct Passed {
    path: PathBuf,
    /// What each kind rests on now.
    numbers: BTreeMap<Kind, u64>,
    /// What was said of each kind that passed when it rested on the same.
    kept: BTreeMap<Kind, Vec<Event>>,
}

impl Passed {
    /// What of these kinds has passed of a problem in this way.
    pub fn of(slug: &str, way: &str, kinds: impl IntoIterator<Item = Kind>) -> Result<Self, String> {
        let known = &numbers()?.problems;
        let number = |kind| Some((kind, *known.get(slug)?.get(&kind)?));
        let numbers: BTreeMap<Kind, u64> = kinds.into_iter().filter_map(number).collect();
        let path = folder().with_file_name("passed").join(format!("{slug}-{way}"));
        let mut kept: BTreeMap<Kind, Vec<Event>> = BTreeMap::new();
        let text = fs::read_to_string(&path).unwrap_or_default();
        let (heads, events) = text.split_once("\n\n").unwrap_or_default();
        for (kind, number) in &numbers {
            if heads.lines().any(|line| line == head(*kind, *number)) {
                kept.insert(*kind, vec![]);
            }
        }
        for event in events.lines().filter_map(Event::of) {
            if let Some(events) = kept.get_mut(&kind_of(&event)) {
                events.push(event);
            }
        }
        Ok(Self { path, numbers, kept })
    }

    /// Whether this kind has passed.
    pub fn has(&self, kind: Kind) -> bool {
        self.kept.contains_key(&kind)
    }

    /// What was said of all kinds that have passed.
    pub fn events(self) -> Vec<Event> {
        self.kept.into_values().flatten().collect()
    }

    /// Remembers that all kinds have passed, and what was said of them.
    pub fn keep(&self, new: &[Event]) -> Result<(), String> {
        let heads = self.numbers.iter().map(|(kind, number)| head(*kind, *number) + "\n");
        let events = self.kept.values().flatten().chain(new).map(|event| format!("{}\n", event.json()));
        write(&self.path, &heads.chain(["\n".to_owned()]).chain(events).collect::<String>())
    }
}

/// The line for a kind that has passed.
fn head(kind: Kind, number: u64) -> String {
    format!("{} {number:016x}", kind.tests()[0])
}

/// The kind that an event belongs to: the work is done where play decides.
fn kind_of(event: &Event) -> Kind {
    match event {
        Event::Listed(name) | Event::Test(name, _) => Kind::of_test(name).unwrap_or(Kind::Golden),
        Event::Work(..) => Kind::Oracle,
        Event::Made { .. } => Kind::Worst,
    }
}

/// Tests that are none of one problem.
#[derive(Clone, Copy)]
pub enum Whole {
    /// Those of the library.
    Library,
    /// One that looks at the whole repository, by its name.
    Repository(&'static str),
}

impl Whole {
    /// Whether it has passed, and nothing has changed since.
    pub fn has_passed(self) -> Result<bool, String> {
        let (path, number) = self.mark()?;
        Ok(fs::read_to_string(path).is_ok_and(|text| text == number))
    }

    /// Remembers that it has passed.
    pub fn keep(self) -> Result<(), String> {
        let (path, number) = self.mark()?;
        write(&path, &number)
    }

    fn mark(self) -> Result<(PathBuf, String), String> {
        let numbers = numbers()?;
        let (name, number) = match self {
            Self::Library => ("library", numbers.library),
            Self::Repository(name) => (name, numbers.all),
        };
        Ok((folder().with_file_name("passed").join(name), format!("{number:016x}\n")))
    }
}

fn write(path: &PathBuf, text: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, text)).map_err(|error| format!("{}: {error}", path.display()))
}

/// Looks at the sources as they are now. Before they are built, so that what is changed meanwhile has not passed.
pub fn look() -> Result<(), String> {
    numbers().map(|_| ())
}

fn numbers() -> Result<&'static Numbers, String> {
    static NUMBERS: OnceLock<Result<Numbers, String>> = OnceLock::new();
    NUMBERS.get_or_init(Numbers::now).as_ref().map_err(Clone::clone)
}

impl Numbers {
    fn now() -> Result<Self, String> {
        let tree = Tree::of_folder(root())?;
        let reach = Reach::new(&tree);
        let compiler = compiled_by();
        let with_compiler = |number: u64| {
            let mut hasher = DefaultHasher::new();
            hasher.write(&compiler);
            hasher.write(&number.to_le_bytes());
            hasher.finish()
        };
        let of_problem = |slug: String| {
            let kinds = Kind::tested().map(|kind| (kind, with_compiler(reach.number(&slug, kind)))).collect();
            (slug, kinds)
        };
        let all: Files = tree.files.keys().map(|path| (path.clone(), Manner::Text)).collect();
        Ok(Self {
            problems: reach.slugs().into_iter().map(of_problem).collect(),
            library: with_compiler(reach.number_of_all(&reach.of_package("library"))),
            all: with_compiler(reach.number_of_all(&all)),
        })
    }
}

/// What the compiler says of itself, the profile, and what else it is told: with other checks another run passes.
fn compiled_by() -> Vec<u8> {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut said = Command::new(rustc).arg("-vV").output().map(|output| output.stdout).unwrap_or_default();
    said.extend(folder().file_name().unwrap_or_default().as_encoded_bytes());
    for flags in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        said.push(0xff);
        said.extend(env::var_os(flags).unwrap_or_default().as_encoded_bytes());
    }
    said
}
