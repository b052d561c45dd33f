//! What the evidence for a problem says of itself, and what a run of all of it has done.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::{Refused, read};

/// What there is for a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Up to which size play decides, in words.
    pub played: String,
    /// How answers beyond that are known, in words.
    pub beyond: Option<String>,
    /// The time that the judge grants, in milliseconds, where it is known.
    pub time: Option<u64>,
    /// The memory that it grants, in MiB, where it is known.
    pub memory: Option<u64>,
    /// Whether its inputs end with the file, and not by counts given in them.
    pub ends_with_file: bool,
    /// Whether its evidence has a check of outputs, as several may be right.
    pub has_check: bool,
    /// How a position is shown.
    pub board: String,
    /// The limits of the statement that are tried.
    pub limits: Vec<String>,
    /// The families of small cases.
    pub small: Vec<String>,
    /// The worst inputs that were made to have their answers.
    pub constructed: Vec<String>,
    /// Those that another algorithm answers.
    pub other_algorithm: Vec<String>,
    /// Those that another program on the same idea answers.
    pub same_idea: Vec<String>,
    /// The matches of a dialogue in which all replies of the judge are tried.
    pub every_reply: Vec<String>,
    /// Those in which it replies by play.
    pub medium: Vec<String>,
    /// Those within the judge's limits.
    pub largest: Vec<String>,
    /// The wrong variants, or the wrong players.
    pub wrong: Vec<Wrong>,
    /// How many samples the judge gives.
    pub samples: usize,
    /// What a run of all tests has done.
    pub work: Option<Work>,
    /// SHA-256 of the worst inputs, and of the cases of the largest matches, by their names, as a run has made them.
    pub hashes: BTreeMap<String, String>,
}

/// What the oracle or the referee of a problem has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// An oracle has answered inputs.
    Oracle {
        /// The positions that were played out.
        positions: u64,
        /// The inputs that were answered.
        inputs: u64,
    },
    /// A referee has played.
    Referee {
        /// The dialogues.
        dialogues: u64,
        /// The turns of the judge in them.
        turns: u64,
    },
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Oracle { positions, inputs } => write!(f, "{positions} positions played out for {inputs} inputs"),
            Self::Referee { dialogues, turns } => write!(f, "{dialogues} dialogues, with {turns} turns of the judge"),
        }
    }
}

impl Work {
    /// For machines.
    pub fn value(self) -> Value {
        match self {
            Self::Oracle { positions, inputs } => json!({ "positions": positions, "inputs": inputs }),
            Self::Referee { dialogues, turns } => json!({ "dialogues": dialogues, "turns": turns }),
        }
    }

    /// What [`value`](Self::value) gave.
    ///
    /// # Errors
    /// If a number is missing, or unknown.
    pub fn of(value: Value) -> Result<Self, Unreadable> {
        let mut fields = Fields::of(value)?;
        let of = ["positions", "inputs", "dialogues", "turns"].map(|key| fields.number(key));
        let [positions, inputs, dialogues, turns] = of;
        let work = match (positions?, inputs?, dialogues?, turns?) {
            (Some(positions), Some(inputs), None, None) => Self::Oracle { positions, inputs },
            (None, None, Some(dialogues), Some(turns)) => Self::Referee { dialogues, turns },
            _ => return Err(Unreadable("the work is neither an oracle's nor a referee's".to_owned())),
        };
        fields.end().map(|()| work)
    }
}

/// A wrong variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Its name, as the name of a test.
    pub name: String,
    /// What it does, for somebody who made the same mistake.
    pub says: String,
    /// The least input that rejects it.
    pub least: Least,
}

/// The least input known that rejects a wrong variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Least {
    /// Nobody has looked for it.
    #[default]
    Unknown,
    /// None was found that a reader can take in.
    Long,
    /// This one, with the right answer and what the variant prints.
    Short {
        /// The input.
        input: String,
        /// The right answer.
        expected: String,
        /// What the variant prints.
        printed: String,
    },
}

/// Why facts cannot be read.
#[derive(Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unreadable {}

impl From<Unreadable> for String {
    fn from(unreadable: Unreadable) -> Self {
        unreadable.0
    }
}

/// The folder where they are written down, from the root: a file for each problem.
pub const FACTS: &str = "tests/facts";

impl Facts {
    /// Whether the program plays against a referee.
    pub fn is_dialogue(&self) -> bool {
        !self.every_reply.is_empty()
    }

    /// How many worst inputs there are: made to have their answers, answered by another algorithm, by the same idea.
    pub fn worst(&self) -> [usize; 3] {
        [&self.constructed, &self.other_algorithm, &self.same_idea].map(Vec::len)
    }

    /// The names of what has a hash: the worst inputs, or the largest matches.
    pub fn hashed(&self) -> impl Iterator<Item = &String> {
        [&self.constructed, &self.other_algorithm, &self.same_idea, &self.largest].into_iter().flatten()
    }

    /// The file of a problem, from the root.
    pub fn path(slug: &str) -> String {
        format!("{FACTS}/{slug}.json")
    }

    /// What is written down for a problem; nothing where its file is not there.
    ///
    /// # Errors
    /// If the file cannot be read, or as [`of`](Self::of).
    pub fn read(root: &Path, slug: &str) -> Result<Option<Self>, String> {
        written(root, slug)?.map(|text| Self::of(&text).map_err(|error| in_file(slug, &error))).transpose()
    }

    /// What is written down for all problems, by their slugs.
    ///
    /// # Errors
    /// As [`read`](Self::read), or if something else lies among the files.
    pub fn all(root: &Path) -> Result<BTreeMap<String, Self>, String> {
        let refused = |error: io::Error| format!("{FACTS}: {error}");
        let mut all = BTreeMap::new();
        for entry in fs::read_dir(root.join(FACTS)).map_err(refused)? {
            let name = entry.map_err(refused)?.file_name().to_string_lossy().into_owned();
            let slug = name.strip_suffix(".json").ok_or_else(|| format!("{FACTS}/{name} belongs to no problem"))?;
            let facts = Self::read(root, slug)?.ok_or_else(|| format!("{} is gone", Self::path(slug)))?;
            all.insert(slug.to_owned(), facts);
        }
        Ok(all)
    }

    /// The facts in a text.
    ///
    /// # Errors
    /// If something is missing, unknown, or of another kind than it should be.
    pub fn of(text: &str) -> Result<Self, Unreadable> {
        let mut fields = Fields::of(parsed(text)?)?;
        let facts = Self {
            played: fields.text("played")?,
            beyond: if fields.0.contains_key("beyond") { Some(fields.text("beyond")?) } else { None },
            time: fields.number("time")?,
            memory: fields.number("memory")?,
            ends_with_file: fields.flag("ends-with-file")?,
            has_check: fields.flag("has-check")?,
            board: fields.text("board")?,
            limits: fields.texts("limits")?,
            small: fields.texts("small")?,
            constructed: fields.texts("constructed")?,
            other_algorithm: fields.texts("other-algorithm")?,
            same_idea: fields.texts("same-idea")?,
            every_reply: fields.texts("every-reply")?,
            medium: fields.texts("medium")?,
            largest: fields.texts("largest")?,
            samples: fields.number("samples")?.unwrap_or_default() as usize,
            work: fields.0.remove("work").map(Work::of).transpose()?,
            hashes: fields.named_texts("sha256")?,
            wrong: fields.list("wrong")?.into_iter().map(Wrong::of).collect::<Result<_, _>>()?,
        };
        fields.end().map(|()| facts)
    }

    /// The text that [`of`](Self::of) reads, with a line for each fact, each hash, and each wrong variant. What is
    /// nothing is left out.
    pub fn text(&self) -> String {
        let facts = self.fields().into_iter().filter(|(_, value)| !is_nothing(value)).map(field);
        let hashes = self.hashes.iter().map(|(name, hash)| field((&name[..], json!(hash))));
        let wrong = self.wrong.iter().map(|wrong| {
            let fields: Vec<String> = wrong.fields().into_iter().map(field).collect();
            format!("{{{}}}", fields.join(", "))
        });
        let hashes = block("sha256", ["{", "}"], hashes.collect());
        let wrong = block("wrong", ["[", "]"], wrong.collect());
        let all: Vec<String> = facts.chain(hashes).chain(wrong).map(|fact| format!("  {fact}")).collect();
        format!("{{\n{}\n}}\n", all.join(",\n"))
    }

    /// All but the hashes and the wrong variants.
    fn fields(&self) -> [(&'static str, Value); 17] {
        [
            ("played", json!(self.played)),
            ("beyond", json!(self.beyond)),
            ("time", json!(self.time)),
            ("memory", json!(self.memory)),
            ("ends-with-file", json!(self.ends_with_file)),
            ("has-check", json!(self.has_check)),
            ("board", json!(self.board)),
            ("limits", json!(self.limits)),
            ("small", json!(self.small)),
            ("constructed", json!(self.constructed)),
            ("other-algorithm", json!(self.other_algorithm)),
            ("same-idea", json!(self.same_idea)),
            ("every-reply", json!(self.every_reply)),
            ("medium", json!(self.medium)),
            ("largest", json!(self.largest)),
            ("samples", json!(self.samples)),
            ("work", json!(self.work.map(Work::value))),
        ]
    }
}

impl Wrong {
    /// Those that are written down for a problem; none where its file is not there. The evidence needs no more of it.
    ///
    /// # Errors
    /// As [`Facts::read`], as far as it is read.
    pub fn read(root: &Path, slug: &str) -> Result<Vec<Self>, String> {
        let Some(text) = written(root, slug)? else { return Ok(vec![]) };
        let all = parsed(&text).and_then(|mut facts| match facts.get_mut("wrong").map(Value::take) {
            Some(Value::Array(wrong)) => wrong.into_iter().map(Self::of).collect(),
            _ => Ok(vec![]),
        });
        all.map_err(|error| in_file(slug, &error))
    }

    fn fields(&self) -> Vec<(&'static str, Value)> {
        let mut fields = vec![("name", json!(self.name)), ("says", json!(self.says))];
        match &self.least {
            Least::Unknown => {}
            Least::Long => fields.push(("input", Value::Null)),
            Least::Short { input, expected, printed } => {
                fields.extend([("input", json!(input)), ("expected", json!(expected)), ("printed", json!(printed))]);
            }
        }
        fields
    }

    fn of(value: Value) -> Result<Self, Unreadable> {
        let mut fields = Fields::of(value)?;
        let least = match fields.0.get("input") {
            None => Least::Unknown,
            Some(Value::Null) => {
                fields.0.remove("input");
                Least::Long
            }
            Some(_) => {
                let [input, expected, printed] = ["input", "expected", "printed"].map(|key| fields.text(key));
                Least::Short { input: input?, expected: expected?, printed: printed? }
            }
        };
        let wrong = Self { name: fields.text("name")?, says: fields.text("says")?, least };
        fields.end().map(|()| wrong)
    }
}

/// The text of the file of a problem, if it is there.
fn written(root: &Path, slug: &str) -> Result<Option<String>, Refused> {
    match read(&root.join(Facts::path(slug))) {
        Err(refused) if refused.error.kind() == ErrorKind::NotFound => Ok(None),
        text => text.map(Some),
    }
}

fn in_file(slug: &str, error: &Unreadable) -> String {
    format!("{}: {error}", Facts::path(slug))
}

fn parsed(text: &str) -> Result<Value, Unreadable> {
    text.parse().map_err(|error: serde_json::Error| Unreadable(error.to_string()))
}

/// A field as it stands in an object.
fn field((key, value): (&str, Value)) -> String {
    format!("{}: {value}", json!(key))
}

/// A field whose parts stand on lines of their own; nothing where it has none.
fn block(key: &str, [open, close]: [&str; 2], parts: Vec<String>) -> Option<String> {
    let parts: Vec<String> = parts.into_iter().map(|part| format!("\n    {part}")).collect();
    (!parts.is_empty()).then(|| format!("{}: {open}{}\n  {close}", json!(key), parts.join(",")))
}

/// Whether a field is left out: it is null, 0, false, or an empty list.
fn is_nothing(value: &Value) -> bool {
    value.is_null() || *value == 0 || *value == false || value.as_array().is_some_and(Vec::is_empty)
}

/// The fields of an object that nobody has taken yet.
struct Fields(Map<String, Value>);

impl Fields {
    fn of(value: Value) -> Result<Self, Unreadable> {
        match value {
            Value::Object(fields) => Ok(Self(fields)),
            other => Err(Unreadable(format!("{other} has no fields"))),
        }
    }

    /// Takes a text, which has to be there.
    fn text(&mut self, key: &str) -> Result<String, Unreadable> {
        match self.0.remove(key) {
            Some(Value::String(text)) => Ok(text),
            Some(other) => Err(Unreadable(format!("{key:?}: {other} is not a string"))),
            None => Err(Unreadable(format!("there is no {key:?}"))),
        }
    }

    /// Takes a list, which is empty where it is not there.
    fn list(&mut self, key: &str) -> Result<Vec<Value>, Unreadable> {
        match self.0.remove(key) {
            Some(Value::Array(list)) => Ok(list),
            Some(other) => Err(Unreadable(format!("{key:?}: {other} is not a list"))),
            None => Ok(vec![]),
        }
    }

    /// Takes texts by their names, none where the field is not there.
    fn named_texts(&mut self, key: &str) -> Result<BTreeMap<String, String>, Unreadable> {
        let Some(value) = self.0.remove(key) else { return Ok(BTreeMap::new()) };
        let mut named = Self::of(value)?;
        let names: Vec<String> = named.0.keys().cloned().collect();
        names.into_iter().map(|name| named.text(&name).map(|text| (name, text))).collect()
    }

    /// Takes a list of texts.
    fn texts(&mut self, key: &str) -> Result<Vec<String>, Unreadable> {
        let text = |value: Value| match value {
            Value::String(text) => Ok(text),
            other => Err(Unreadable(format!("{key:?}: {other} is not a string"))),
        };
        self.list(key)?.into_iter().map(text).collect()
    }

    /// Takes a number, if it is there.
    fn number(&mut self, key: &str) -> Result<Option<u64>, Unreadable> {
        let Some(value) = self.0.remove(key) else { return Ok(None) };
        value.as_u64().map(Some).ok_or_else(|| Unreadable(format!("{key:?}: {value} is not a number")))
    }

    /// Takes what is true or false, and false where it is not there.
    fn flag(&mut self, key: &str) -> Result<bool, Unreadable> {
        let Some(value) = self.0.remove(key) else { return Ok(false) };
        value.as_bool().ok_or_else(|| Unreadable(format!("{key:?}: {value} is neither true nor false")))
    }

    /// Nothing is left.
    fn end(self) -> Result<(), Unreadable> {
        self.0.keys().next().map_or(Ok(()), |key| Err(Unreadable(format!("{key:?} is unknown"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let wrong = |name: &str, least| Wrong { name: name.to_owned(), says: "No.".to_owned(), least };
        let [input, expected, printed] = ["1\n", "0\n", ""].map(str::to_owned);
        let facts = Facts {
            played: "all".to_owned(),
            time: Some(1000),
            limits: vec!["n".to_owned()],
            wrong: vec![
                wrong("a", Least::Short { input, expected, printed }),
                wrong("b", Least::Long),
                wrong("c", Least::Unknown),
            ],
            samples: 2,
            work: Some(Work::Oracle { positions: 3, inputs: 4 }),
            hashes: ["d", "e"].map(|name| (name.to_owned(), "00ff".to_owned())).into(),
            ..Facts::default()
        };
        let text = facts.text();
        // Two braces, six facts, two blocks with their ends, two hashes and three wrong variants.
        assert_eq!(text.lines().count(), 2 + 6 + 4 + 2 + 3, "{text}");
        assert_eq!(Facts::of(&text).expect("what was written"), facts);
        let folder = std::env::temp_dir().join(format!("facts-{}", std::process::id()));
        let file = folder.join(Facts::path("p1"));
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
        assert_eq!(Wrong::read(&folder, "p1").expect("the same"), facts.wrong);
        assert_eq!(Facts::read(&folder, "p1"), Ok(Some(facts)));
        assert_eq!(Facts::read(&folder, "p2"), Ok(None));
        assert_eq!(Facts::all(&folder).expect("one problem").into_keys().collect::<Vec<_>>(), ["p1"]);
        fs::remove_dir_all(folder).expect("no folder");
    }

    #[test]
    fn what_is_unknown_missing_or_of_another_kind_is_refused() {
        let error = |fields: &str| Facts::of(&format!("{{{fields}}}")).expect_err("a fault").to_string();
        assert_eq!(error("\"board\": \"heaps\""), "there is no \"played\"");
        assert_eq!(error("\"played\": \"\", \"board\": \"\", \"colour\": 1"), "\"colour\" is unknown");
        assert!(error("\"played\": 1").starts_with("\"played\": 1 is not a string"));
        assert!(error("\"played\": \"\", \"board\": \"\", \"sha256\": {\"a\": 1}").ends_with("1 is not a string"));
        assert!(error("\"played\": \"\", \"board\": \"\", \"wrong\": [{\"name\": \"a\"}]").ends_with("no \"says\""));
    }
}
