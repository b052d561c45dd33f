//! The names of games: each leads to a rule, to programs and a theorem of the collection, or to one honest line.

use std::fmt::{self, Display, Formatter};
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::rules::letters::folded;
use crate::rules::reading::Reading;

/// A game by its name: a block of `names.txt`, whose first lines say what each part is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    /// The English name.
    pub name: &'static str,
    /// Other names.
    pub also: Vec<&'static str>,
    /// Chinese names, the one that is printed first.
    pub chinese: Vec<&'static str>,
    /// Where the name has several meanings, their names.
    pub several: Vec<&'static str>,
    /// The rule, in the notation.
    pub rule: Option<&'static str>,
    /// One choice of what the name leaves open, as `law` takes it.
    pub example: Option<&'static str>,
    /// What is added to the size of a position, to have the heap of the rule.
    pub moved: isize,
    /// The values of the heaps 0, 1, 2, … of the rule or of the example, as a source has them.
    pub values: Vec<usize>,
    /// The values of the pairs (1, 0), (1, 1), … of a rule of two heaps, as a source has them.
    pub row: Vec<usize>,
    /// The source of the values.
    pub source: Option<&'static str>,
    /// The programs of the collection about it.
    pub programs: Vec<&'static str>,
    /// The modules of the library with its theorem.
    pub theorems: Vec<&'static str>,
    /// What one must know, in English and in Chinese.
    pub note: Option<[&'static str; 2]>,
    /// That the game is not here, and who has it, in English and in Chinese.
    pub absent: Option<[&'static str; 2]>,
}

/// All names, in the order of the file.
///
/// # Panics
/// If a line of the file is not as its first lines say.
pub fn names() -> &'static [Name] {
    static NAMES: OnceLock<Vec<Name>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let text = include_str!("../names.txt");
        let is_line = |line: &&str| !line.starts_with('#');
        let lines: Vec<&'static str> = text.lines().filter(is_line).collect();
        let blocks = lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty());
        blocks.map(read).collect()
    })
}

fn read(block: &[&'static str]) -> Name {
    let mut name = Name::default();
    for line in block {
        let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("no key: {line}"));
        let value = value.trim();
        let listed = || value.split("; ").collect::<Vec<&'static str>>();
        let numbers = || value.split(' ').map(|number| number.parse().unwrap_or_else(|_| panic!("{line}"))).collect();
        let said = |text: &mut Option<[&'static str; 2]>, index: usize| text.get_or_insert([value; 2])[index] = value;
        match key {
            "name" => name.name = value,
            "also" => name.also = listed(),
            "zh" => name.chinese = listed(),
            "two" => name.several = listed(),
            "rule" => name.rule = Some(value),
            "example" => name.example = Some(value),
            "heap" => name.moved = value.trim_start_matches('n').replace(' ', "").parse().expect("n + 2, for example"),
            "values" => name.values = numbers(),
            "row1" => name.row = numbers(),
            "source" => name.source = Some(value),
            "programs" => name.programs = value.split(' ').collect(),
            "theorem" => name.theorems = value.split(' ').collect(),
            "note" => said(&mut name.note, 0),
            "note-zh" => said(&mut name.note, 1),
            "absent" => said(&mut name.absent, 0),
            "absent-zh" => said(&mut name.absent, 1),
            _ => panic!("no such key: {line}"),
        }
    }
    name
}

impl Name {
    /// How it is called in Chinese.
    pub fn in_chinese(&self) -> &'static str {
        self.chinese.first().unwrap_or(&self.name)
    }

    /// Every name of it.
    pub fn all(&self) -> impl Iterator<Item = &'static str> {
        [self.name].into_iter().chain(self.also.iter().copied()).chain(self.chinese.iter().copied())
    }

    /// The games that it is a name of, if it is one of several.
    pub fn meanings(&self) -> impl Iterator<Item = &'static Name> {
        names().iter().filter(|other| self.several.contains(&other.name))
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let both = |text: &Option<[&str; 2]>| text.map(|[english, chinese]| json!({ "en": english, "zh": chinese }));
        json!({
            "en": self.name,
            "zh": self.in_chinese(),
            "rule": self.rule,
            "example": self.example,
            "moved": self.moved_reading().map(|reading| reading.json()),
            "source": self.source,
            "programs": self.programs,
            "theorems": self.theorems,
            "note": both(&self.note),
            "absent": both(&self.absent),
        })
    }

    /// Which heap a position is, if it is not the one of its size.
    pub fn moved_reading(&self) -> Option<Reading> {
        let heap = match self.moved {
            0 => return None,
            1.. => format!("n + {}", self.moved),
            _ => format!("n − {}", self.moved.unsigned_abs()),
        };
        let english = format!("A position of size n is the heap {heap} of the rule.");
        Some(Reading::new(english, format!("大小为 n 的局面相当于规则中的 {heap} 个石子。")))
    }

    /// What is said of it beside its rule: its name and the note, where its positions are, programs and theorems.
    fn lines(&self) -> Vec<String> {
        let note = self.note.or(self.absent).map(|[english, _]| english.to_owned());
        let moved = self.moved_reading().map(|reading| reading.english);
        let listed = |what: &str, all: &[&str]| (!all.is_empty()).then(|| format!("{what}: {}", all.join(", ")));
        let example = self.example.map(|example| format!("for example: cargo law \"{example}\""));
        let name = match note {
            Some(note) => format!("{}: {note}", self.name),
            None => self.name.to_owned(),
        };
        let all = [moved, example, listed("programs", &self.programs), listed("theorem", &self.theorems)];
        [name].into_iter().chain(all.into_iter().flatten()).collect()
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.lines().iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Names that may stand in a rule, each with its game: those of a rule, and then those that leave something open, which
/// a rule behind them may say.
pub(crate) fn in_rules() -> impl Iterator<Item = (String, &'static Name)> {
    let ruled = names().iter().filter(|name| name.rule.is_some());
    let open = names().iter().filter(|name| name.example.is_some() && name.rule.is_none());
    let called = |name: &'static Name| name.all().flat_map(variants).map(move |called| (called, name));
    ruled.chain(open).flat_map(called)
}

/// A name with and without "game".
fn variants(called: &str) -> impl Iterator<Item = String> + use<> {
    let called = called.to_lowercase();
    let short = GAME.iter().fold(called.trim_start_matches("the "), |name, game| without(name, game)).trim().to_owned();
    let long = GAME.map(|game| if game.is_ascii() { format!("{short} {game}") } else { format!("{short}{game}") });
    [short].into_iter().chain(long)
}

/// What is said behind names.
const GAME: [&str; 3] = ["game", "游戏", "博弈"];

/// A name without this at its end, if it has more than that.
fn without<'a>(name: &'a str, game: &str) -> &'a str {
    name.strip_suffix(game).filter(|rest| !rest.trim().is_empty()).unwrap_or(name)
}

/// Whether a text is the name of a game, or of several.
pub fn is_name(text: &str) -> bool {
    !named(text).is_empty()
}

/// The games that a text is a name of.
pub(crate) fn named(text: &str) -> Vec<&'static Name> {
    let asked = key(text);
    if asked.is_empty() {
        return vec![];
    }
    let found = names().iter().filter(|name| name.all().any(|called| key(called) == asked));
    let meant = |name: &'static Name| match name.several[..] {
        [] => vec![name],
        _ => name.meanings().collect(),
    };
    let mut all: Vec<&'static Name> = found.flat_map(meant).collect();
    all.dedup();
    all
}

/// A name as it is compared: without accents, signs and blanks, and without "the", "game" and "'s".
fn key(name: &str) -> String {
    let plain = |letter| match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'ő' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'ű' => 'u',
        other => other,
    };
    let text: String = folded(name).into_iter().map(plain).collect();
    let text = text.trim().trim_end_matches(['.', '!', '?']);
    // The minus and the plus of Prim− and Prim+ are parts of the names.
    let last = text.chars().last().filter(|last| "+-".contains(*last));
    let text = text.split_whitespace().filter(|word| *word != "a").collect::<Vec<&str>>().join(" ");
    let words = text.split(|letter: char| letter.is_whitespace() || "-(),;:".contains(letter));
    let words = words.map(|word| word.strip_suffix("'s").unwrap_or(word).replace('\'', ""));
    let words: Vec<String> = words.filter(|word| !["the", "game", ""].contains(&&word[..])).collect();
    let from = usize::from(words.len() > 1 && words[0] == "of");
    let joined = words[from..].concat().replace('&', "and");
    let joined = GAME[1..].iter().fold(&joined[..], |name, game| without(name, game));
    joined.trim_end_matches('+').to_owned() + &last.map(String::from).unwrap_or_default()
}
