//! What the evidence for a problem says of itself, and what a run of all of it has done.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use serde_json::{Map, Value, json};

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

/// Where they are written down, from the root.
pub const FACTS: &str = "tests/facts.json";

impl Facts {
    /// Whether the program plays against a referee.
    pub fn is_dialogue(&self) -> bool {
        !self.every_reply.is_empty()
    }

    /// How many worst inputs there are: made to have their answers, answered by another algorithm, by the same idea.
    pub fn worst(&self) -> [usize; 3] {
        [&self.constructed, &self.other_algorithm, &self.same_idea].map(Vec::len)
    }

    /// The facts in a text, by the problems' slugs.
    ///
    /// # Errors
    /// If something is missing, unknown, or of another kind than it should be.
    pub fn read(text: &str) -> Result<BTreeMap<String, Self>, Unreadable> {
        let all: Value = text.parse().map_err(|error: serde_json::Error| Unreadable(error.to_string()))?;
        let of = |(slug, value): (String, Value)| {
            let facts = Fields::of(value)
                .and_then(Self::of)
                .map_err(|Unreadable(error)| Unreadable(format!("{slug}: {error}")));
            facts.map(|facts| (slug, facts))
        };
        Fields::of(all)?.0.into_iter().map(of).collect()
    }

    /// The text that [`read`](Self::read) reads, with a line for each problem and each of its wrong variants.
    pub fn write<'a>(all: impl IntoIterator<Item = (&'a String, &'a Self)>) -> String {
        let problem = |(slug, facts): (&String, &Self)| {
            let fields = facts.fields().into_iter().filter(|(_, value)| !is_nothing(value));
            let wrong: Vec<String> =
                facts.wrong.iter().map(|wrong| format!("\n  {{{}}}", listed(wrong.fields()))).collect();
            format!("{}: {{{}, \"wrong\": [{}]}}", json!(slug), listed(fields), wrong.join(","))
        };
        format!("{{\n{}\n}}\n", all.into_iter().map(problem).collect::<Vec<_>>().join(",\n"))
    }

    /// All but the wrong variants. What is nothing is left out.
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

    fn of(mut fields: Fields) -> Result<Self, Unreadable> {
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
            wrong: fields.list("wrong")?.into_iter().map(Wrong::of).collect::<Result<_, _>>()?,
        };
        fields.end().map(|()| facts)
    }
}

impl Wrong {
    /// Those of a problem in such a text; none where it is not there. The evidence needs no more of it.
    ///
    /// # Errors
    /// As [`Facts::read`], as far as it is read.
    pub fn read(text: &str, slug: &str) -> Result<Vec<Self>, Unreadable> {
        let mut all: Value = text.parse().map_err(|error: serde_json::Error| Unreadable(error.to_string()))?;
        match all[slug]["wrong"].take() {
            Value::Array(wrong) => wrong.into_iter().map(Self::of).collect(),
            _ => Ok(vec![]),
        }
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

/// Fields as they stand in an object, in this order.
fn listed(fields: impl IntoIterator<Item = (&'static str, Value)>) -> String {
    let fields = fields.into_iter().map(|(key, value)| format!("{}: {value}", json!(key)));
    fields.collect::<Vec<_>>().join(", ")
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
            ..Facts::default()
        };
        let all: BTreeMap<_, _> = ["p1", "p2"].map(|slug| (slug.to_owned(), facts.clone())).into();
        let text = Facts::write(&all);
        assert_eq!(text.lines().count(), 2 + 2 * 4);
        assert_eq!(Facts::read(&text).expect("what was written"), all);
        assert_eq!(Wrong::read(&text, "p2").expect("the same"), all["p2"].wrong);
    }

    #[test]
    fn what_is_unknown_missing_or_of_another_kind_is_refused() {
        let error = |fields: &str| Facts::read(&format!("{{\"p1\": {{{fields}}}}}")).expect_err("a fault").to_string();
        assert_eq!(error("\"board\": \"heaps\""), "p1: there is no \"played\"");
        assert_eq!(error("\"played\": \"\", \"board\": \"\", \"colour\": 1"), "p1: \"colour\" is unknown");
        assert!(error("\"played\": 1").starts_with("p1: \"played\": 1 is not a string"));
        assert!(error("\"played\": \"\", \"board\": \"\", \"wrong\": [{\"name\": \"a\"}]").ends_with("no \"says\""));
    }
}
