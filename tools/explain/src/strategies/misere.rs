//! Misère Nim: as Nim, until only heaps of one are left.

use grundy::games::misere::first_player_wins;

use crate::layer::{Layer, Mark, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::see::Heap;
use crate::strategies::xor::Xor;
use crate::words::{Language, Sentence};

/// Heaps, of which the last stone loses.
pub struct Misere {
    heaps: Vec<Heap>,
    intro: Option<&'static str>,
}

impl Misere {
    /// These heaps.
    pub fn new(mut heaps: Vec<Heap>) -> Self {
        heaps.retain(|heap| heap.size > 0);
        Self { heaps, intro: None }
    }

    /// With a sentence in front that says what the heaps are.
    pub fn saying(self, intro: &'static str) -> Self {
        Self { intro: Some(intro), ..self }
    }

    fn is_large(&self) -> bool {
        self.heaps.iter().any(|heap| heap.size > 1)
    }

    fn nim(&self) -> Xor {
        Xor::nim(self.heaps.clone())
    }
}

impl Strategy for Misere {
    fn name(&self) -> &'static str {
        "misere"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("games::misere")
    }

    fn claim(&self) -> Claim {
        let sizes: Vec<u64> = self.heaps.iter().map(|heap| heap.size).collect();
        Claim::won(first_player_wins(&sizes))
    }

    /// Nim to the end.
    fn broken(&self) -> Claim {
        self.nim().claim()
    }

    fn number(&self) -> String {
        if self.is_large() { self.nim().number() } else { self.heaps.len().to_string() }
    }

    fn short(&self, language: Language) -> Sentence {
        match (self.is_large(), self.claim()) {
            (true, _) => self.nim().short(language),
            (false, Claim::Won) => language.say("misere.ones-even", [("n", self.heaps.len().into())]),
            (false, _) => language.say("misere.ones-odd", [("n", self.heaps.len().into())]),
        }
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let says = |name| Step { words: language.say(name, []), layers: vec![] };
        let value = |heap: &Heap| (heap.thing.part(), heap.size.to_string());
        let values = Layer::Values(self.heaps.iter().map(value).collect());
        let intro = self.intro.filter(|_| !self.heaps.is_empty());
        let mut steps: Vec<Step> = intro.map(|name| Step { layers: vec![values], ..says(name) }).into_iter().collect();
        if self.is_large() {
            steps.push(says("misere.as-nim"));
            steps.extend(self.nim().steps(language));
            steps.push(says("misere.turn"));
            return steps;
        }
        let marks: Vec<(Part, Mark)> = self.heaps.iter().map(|heap| (heap.thing.part(), Mark::Odd)).collect();
        let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
        steps.push(Step { words: language.say("misere.ones", [("n", self.heaps.len().into())]), layers });
        steps.push(says(if self.claim() == Claim::Won { "misere.ones-won" } else { "misere.ones-lost" }));
        steps
    }
}
