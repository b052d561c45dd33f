//! A rule that a problem states by itself: what it counts, and the sentences that say so.

use crate::layer::{Layer, Mark, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::words::{Language, Sentence, Slot, Thing};

/// A sentence by its name, with what is filled in.
#[derive(Clone, Debug)]
pub struct Said {
    name: &'static str,
    slots: Vec<(&'static str, Fill)>,
}

/// What is filled in, whatever the language is.
#[derive(Clone, Debug)]
pub enum Fill {
    /// As it stands.
    Plain(Slot),
    /// Things by their names, one after the other.
    Things(Vec<Thing>),
}

impl<Plain: Into<Slot>> From<Plain> for Fill {
    fn from(plain: Plain) -> Self {
        Self::Plain(plain.into())
    }
}

impl From<Vec<Thing>> for Fill {
    fn from(things: Vec<Thing>) -> Self {
        Self::Things(things)
    }
}

/// A sentence without anything filled in.
pub fn said(name: &'static str) -> Said {
    Said { name, slots: vec![] }
}

impl Said {
    /// With this in a place.
    pub fn with(mut self, slot: &'static str, fill: impl Into<Fill>) -> Self {
        self.slots.push((slot, fill.into()));
        self
    }

    /// In a language.
    fn in_words(&self, language: Language) -> Sentence {
        let filled = |(slot, fill): &(&'static str, Fill)| {
            let words = match fill {
                Fill::Plain(words) => words.clone(),
                Fill::Things(things) => language.things(things).into(),
            };
            (*slot, words)
        };
        let slots: Vec<(&str, Slot)> = self.slots.iter().map(filled).collect();
        language.fill(self.name, &slots)
    }
}

/// A position of which a rule says who wins.
pub struct Told {
    strategy: &'static str,
    theorem: Option<&'static str>,
    claim: Claim,
    broken: Claim,
    number: String,
    short: Said,
    steps: Vec<(Said, Vec<Layer>)>,
}

impl Told {
    /// What is claimed, what a mistake that is near would claim, the number that says it, and how it is said in short.
    pub fn new(strategy: &'static str, claims: [Claim; 2], number: impl ToString, short: Said) -> Self {
        let ([claim, broken], number) = (claims, number.to_string());
        Self { strategy, theorem: None, claim, broken, number, short, steps: vec![] }
    }

    /// By a page of the library.
    pub fn by(self, theorem: &'static str) -> Self {
        Self { theorem: Some(theorem), ..self }
    }

    /// With a further step.
    pub fn step(mut self, said: Said, layers: Vec<Layer>) -> Self {
        self.steps.push((said, layers));
        self
    }

    /// With a further step that marks parts.
    pub fn marking(self, said: Said, parts: impl IntoIterator<Item = Part>, mark: Mark) -> Self {
        let marks: Vec<(Part, Mark)> = parts.into_iter().map(|part| (part, mark)).collect();
        let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
        self.step(said, layers)
    }
}

impl Strategy for Told {
    fn name(&self) -> &'static str {
        self.strategy
    }

    fn theorem(&self) -> Option<&'static str> {
        self.theorem
    }

    fn claim(&self) -> Claim {
        self.claim.clone()
    }

    fn broken(&self) -> Claim {
        self.broken.clone()
    }

    fn number(&self) -> String {
        self.number.clone()
    }

    fn short(&self, language: Language) -> Sentence {
        self.short.in_words(language)
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let step =
            |(said, layers): &(Said, Vec<Layer>)| Step { words: said.in_words(language), layers: layers.clone() };
        let mut steps: Vec<Step> = self.steps.iter().map(step).collect();
        // Where the rule is all that there is to say, it is said once.
        steps.dedup_by(|later, before| later.words == before.words);
        steps
    }
}
