//! Sentences in both languages, from `words/*.txt`: a name, and below it `en:` and `zh:`. What stands in braces is
//! filled in: `{sum}`; `{count|stone|stones}` is a word that goes with a number, and stands in the English alone.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::layer::Part;

/// The language of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Chinese.
    Chinese,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Words.
    Text(String),
    /// Words for parts of the drawing.
    Parts(String, Vec<Part>),
}

/// A sentence, or some words of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Word>);

/// A thing on the board that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What it is: a sentence `noun.NOUN` has the words.
    pub noun: &'static str,
    /// Which one, as people say it.
    pub label: String,
    /// The parts of the drawing that show it.
    pub parts: Vec<Part>,
}

impl Thing {
    /// The one with this number, from 1, shown by one part.
    pub fn new(noun: &'static str, number: usize, part: Part) -> Self {
        Self::of(noun, number, vec![part])
    }

    /// The one that people call so, shown by all of these parts.
    pub fn of(noun: &'static str, label: impl ToString, parts: Vec<Part>) -> Self {
        Self { noun, label: label.to_string(), parts }
    }

    /// The part that stands for it where one has to.
    pub fn part(&self) -> Part {
        self.parts.first().cloned().unwrap_or_default()
    }
}

/// What is filled in.
#[derive(Clone, Debug)]
pub struct Slot(Sentence);

impl From<Sentence> for Slot {
    fn from(words: Sentence) -> Self {
        Self(words)
    }
}

impl From<String> for Slot {
    fn from(words: String) -> Self {
        Self(Sentence(vec![Word::Text(words)]))
    }
}

impl From<&str> for Slot {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<u64> for Slot {
    fn from(number: u64) -> Self {
        number.to_string().into()
    }
}

impl From<usize> for Slot {
    fn from(number: usize) -> Self {
        number.to_string().into()
    }
}

impl From<i64> for Slot {
    fn from(number: i64) -> Self {
        number.to_string().replace('-', "−").into()
    }
}

/// A sentence of `words`.
struct Template {
    english: &'static str,
    chinese: &'static str,
}

const FILES: [&str; 21] = [
    include_str!("../words/classes.txt"),
    include_str!("../words/coins.txt"),
    include_str!("../words/few.txt"),
    include_str!("../words/fibonacci.txt"),
    include_str!("../words/first.txt"),
    include_str!("../words/glance.txt"),
    include_str!("../words/green.txt"),
    include_str!("../words/groups.txt"),
    include_str!("../words/matching.txt"),
    include_str!("../words/misere.txt"),
    include_str!("../words/moore.txt"),
    include_str!("../words/nim.txt"),
    include_str!("../words/numbers.txt"),
    include_str!("../words/parity.txt"),
    include_str!("../words/parts.txt"),
    include_str!("../words/rounds.txt"),
    include_str!("../words/scores.txt"),
    include_str!("../words/sizes.txt"),
    include_str!("../words/sum.txt"),
    include_str!("../words/switches.txt"),
    include_str!("../words/wythoff.txt"),
];

fn templates() -> &'static BTreeMap<&'static str, Template> {
    static ALL: OnceLock<BTreeMap<&str, Template>> = OnceLock::new();
    ALL.get_or_init(|| {
        let lines = FILES.into_iter().flat_map(|file| file.lines().map(str::trim).chain([""]));
        let lines: Vec<&str> = lines.collect();
        let blocks = lines.split(|line| line.is_empty()).filter(|block| !block.is_empty());
        let of = |block: &[&'static str]| {
            let of = |front| block.iter().find_map(|line| line.strip_prefix(front)).map(str::trim);
            Some((block[0], Template { english: of("en:")?, chinese: of("zh:")? }))
        };
        blocks.filter(|block| !block[0].starts_with('#')).filter_map(of).collect()
    })
}

impl Language {
    /// The sentence of this name, filled in.
    ///
    /// # Panics
    /// If there is none, or something is not filled in.
    pub fn say<const N: usize>(self, name: &str, slots: [(&str, Slot); N]) -> Sentence {
        self.fill(name, &slots)
    }

    /// The same with a list.
    ///
    /// # Panics
    /// If there is none, or something is not filled in.
    pub fn fill(self, name: &str, slots: &[(&str, Slot)]) -> Sentence {
        let template = templates().get(name).unwrap_or_else(|| panic!("no sentence is called {name}"));
        let mut rest = match self {
            Self::English => template.english,
            Self::Chinese => template.chinese,
        };
        let mut said = Sentence::default();
        while let Some((before, behind)) = rest.split_once('{') {
            let (slot, behind) = behind.split_once('}').unwrap_or((behind, ""));
            said.text(before);
            let mut parts = slot.split('|');
            let (slot, forms) = (parts.next().unwrap_or_default(), parts.collect::<Vec<_>>());
            let filled = slots.iter().find(|(name, _)| *name == slot);
            let filled = &filled.unwrap_or_else(|| panic!("{name} does not know {slot}")).1.0;
            match forms[..] {
                [one, many] => said.text(if filled.plain() == "1" { one } else { many }),
                _ => said.add(filled.clone()),
            }
            rest = behind;
        }
        said.text(rest);
        said
    }

    /// A thing by its name, which lights its parts.
    pub fn thing(self, thing: &Thing) -> Sentence {
        let name = self.say(&format!("noun.{}", thing.noun), [("n", thing.label.clone().into())]);
        match thing.parts.is_empty() {
            true => name,
            false => Sentence(vec![Word::Parts(name.plain(), thing.parts.clone())]),
        }
    }

    /// Several one after the other: a, b and c.
    pub fn list(self, items: impl IntoIterator<Item = Sentence>) -> Sentence {
        let items: Vec<Sentence> = items.into_iter().collect();
        let mut said = Sentence::default();
        let last = items.len().saturating_sub(1);
        for (index, item) in items.into_iter().enumerate() {
            match (index, self) {
                (0, _) => {}
                (_, Self::English) if index == last => said.text(" and "),
                (_, Self::English) => said.text(", "),
                (_, Self::Chinese) => said.text("、"),
            }
            said.add(item);
        }
        said
    }

    /// The things of a list by their names.
    pub fn things<'a>(self, things: impl IntoIterator<Item = &'a Thing>) -> Sentence {
        self.list(things.into_iter().map(|thing| self.thing(thing)))
    }
}

impl Sentence {
    /// These words alone.
    pub fn of(words: impl Into<String>) -> Self {
        Self(vec![Word::Text(words.into())])
    }

    fn text(&mut self, words: &str) {
        match self.0.last_mut() {
            _ if words.is_empty() => {}
            Some(Word::Text(text)) => text.push_str(words),
            _ => self.0.push(Word::Text(words.to_owned())),
        }
    }

    /// With these behind.
    pub fn add(&mut self, other: Self) {
        for word in other.0 {
            match word {
                Word::Text(text) => self.text(&text),
                word => self.0.push(word),
            }
        }
    }

    /// The words alone.
    pub fn plain(&self) -> String {
        let text = |word: &Word| match word {
            Word::Text(text) | Word::Parts(text, _) => text.clone(),
        };
        self.0.iter().map(text).collect()
    }

    /// A list of words, and of lists: words and the parts that they name.
    pub fn json(&self) -> Value {
        let word = |word: &Word| match word {
            Word::Text(text) => json!(text),
            Word::Parts(text, parts) => [text].into_iter().chain(parts).cloned().collect(),
        };
        self.0.iter().map(word).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    /// The names in braces, and whether they choose a word.
    fn slots(template: &str) -> Vec<(&str, bool)> {
        let inside = template.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
        inside.map(|slot| slot.split_once('|').map_or((slot, false), |(name, _)| (name, true))).collect()
    }

    #[test]
    fn both_languages_fill_in_the_same() {
        for (name, Template { english, chinese }) in templates() {
            let of = |template: &'static str| -> BTreeSet<&str> {
                slots(template).into_iter().filter(|(_, is_choice)| !is_choice).map(|(slot, _)| slot).collect()
            };
            assert_eq!(of(english), of(chinese), "{name}");
            let known = of(english);
            assert!(
                slots(english).iter().all(|(slot, _)| known.contains(slot)),
                "{name} chooses by what it does not say"
            );
            assert!(slots(chinese).iter().all(|(_, is_choice)| !is_choice), "{name}: Chinese has no plural");
        }
    }

    #[test]
    fn each_sentence_is_of_its_language() {
        let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
        for (name, Template { english, chinese }) in templates() {
            assert!(!english.contains(is_chinese), "{name}");
            assert!(chinese.contains(is_chinese), "{name}");
            assert_eq!(english.ends_with('.'), chinese.ends_with('。'), "{name} is a sentence in one language alone");
        }
    }

    #[test]
    fn each_name_stands_once_and_is_used() {
        let names: Vec<&str> = FILES
            .iter()
            .flat_map(|file| file.split("\n\n"))
            .filter_map(|block| block.lines().find(|line| !line.is_empty() && !line.starts_with('#')))
            .collect();
        assert_eq!(names.len(), templates().len(), "a name stands twice");
        let folder = entry::root().join("tools/explain/src");
        let files = ["", "strategies", "problems"].map(|inside| fs::read_dir(folder.join(inside)).unwrap());
        let files = files.into_iter().flatten().map(|file| file.unwrap().path()).filter(|path| path.is_file());
        let code: String = files.map(|path| fs::read_to_string(path).unwrap()).collect();
        let is_said = |name: &&&str| code.contains(&format!("\"{}\"", name.strip_prefix("noun.").unwrap_or(name)));
        let unsaid: Vec<&&str> = names.iter().filter(|name| !is_said(name)).collect();
        assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
    }

    #[test]
    fn what_is_counted_has_its_plural() {
        let say = |n: u64| Language::English.say("moore.odd", [("n", n.into()), ("m", 3_u64.into())]).plain();
        assert_eq!(say(1), "in 1 line the number of ones is no multiple of 3");
        assert_eq!(say(2), "in 2 lines the number of ones is no multiple of 3");
    }

    #[test]
    fn things_light_their_parts() {
        let heap = Thing::new("heap", 2, "heap:1".to_owned());
        let said = Language::English.say(
            "xor.becomes",
            [("thing", Language::English.thing(&heap).into()), ("from", 5_u64.into()), ("to", 1_u64.into())],
        );
        assert_eq!(said.json(), json!([["heap 2", "heap:1"], " from 5 to 1"]));
        let both = Language::Chinese.things([&heap, &heap]);
        assert_eq!(both.plain(), "第 2 堆、第 2 堆");
    }
}
