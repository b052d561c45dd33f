//! What play says of the positions in the chapters, as it was written down: so the pages are made without building
//! oracles. A test asks the oracles again.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value, json};

/// A position that a chapter asks about: the input of a problem in its judge's form.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Question {
    /// The problem.
    pub slug: String,
    /// The input.
    pub input: String,
    /// Which of the positions that the oracle asks about, from 0 on.
    pub number: usize,
}

impl Question {
    /// A slash in a position stands for the end of a line.
    pub fn of(slug: String, position: &str, number: Option<usize>) -> Self {
        Self { slug, input: position.replace(" / ", "\n"), number: number.unwrap_or(0) }
    }

    /// The position in a line.
    pub fn key(&self) -> String {
        let line = self.input.replace('\n', " / ");
        if self.number == 0 { line } else { format!("{line} #{}", self.number) }
    }
}

/// Where it is written.
pub const WRITTEN: &str = "docs/course/played.json";

/// The answers, by problems and inputs.
#[derive(Default)]
pub struct Played(Value);

impl Played {
    /// Reads it.
    ///
    /// # Errors
    /// If the file is there and is none.
    pub fn read(root: &Path) -> Result<Self, String> {
        match std::fs::read_to_string(root.join(WRITTEN)) {
            Ok(text) => Ok(Self(serde_json::from_str(&text).map_err(|error| format!("{WRITTEN}: {error}"))?)),
            Err(_) => Ok(Self(json!({}))),
        }
    }

    /// What is written about a position.
    ///
    /// # Errors
    /// If nothing is.
    pub fn about(&self, question: &Question) -> Result<&Value, String> {
        let found = &self.0[&question.slug][question.key()];
        let missing = || format!("{WRITTEN} does not have it; UPDATE=1 cargo test -p site --test course writes it");
        if found.is_null() { Err(missing()) } else { Ok(found) }
    }
}

/// What is kept of what an oracle says: of the view of a position, as `cargo play` gives it, and of its answer.
pub fn kept(view: &Value, answer: &str) -> Value {
    let standing = |of: &Value| {
        let mut kept = Map::new();
        for key in ["standing", "moves", "worth"] {
            if !of[key].is_null() {
                kept.insert(key.to_owned(), of[key].clone());
            }
        }
        kept
    };
    let mut about = json!({ "answer": answer });
    if view["error"].is_null() {
        let option = |option: &Value| {
            let mut kept = standing(option);
            kept.insert("label".to_owned(), option["label"].clone());
            kept.insert("best".to_owned(), option["best"].clone());
            Value::Object(kept)
        };
        let options = view["options"].as_array().into_iter().flatten().map(option).collect::<Vec<_>>();
        about["board"] = view["board"].clone();
        about["text"] = view["text"].clone();
        about["options"] = Value::Array(options);
        standing(view).into_iter().for_each(|(key, value)| about[key] = value);
    }
    about
}

/// All that is to be written, from questions with what is kept of each.
pub fn written(kept: Vec<(Question, Value)>) -> String {
    let mut all: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
    for (question, about) in kept {
        let key = question.key();
        all.entry(question.slug).or_default().insert(key, about);
    }
    // A line a position.
    let mut text = "{".to_owned();
    for (index, (slug, positions)) in all.iter().enumerate() {
        text += if index > 0 { ",\n" } else { "\n" };
        text += &format!("\"{slug}\": {{");
        for (index, (key, about)) in positions.iter().enumerate() {
            text += if index > 0 { ",\n" } else { "\n" };
            text += &format!("{}: {about}", json!(key));
        }
        text += "\n}";
    }
    text + "\n}\n"
}
