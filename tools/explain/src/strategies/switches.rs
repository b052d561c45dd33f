//! Numbers that the players take in turn, the largest first.

use grundy::games::switches::lead;

use crate::layer::{Lane, Layer, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::words::{Language, Sentence};

/// A list of numbers, each at a part, and what the game is worth by it.
pub struct Switches {
    intro: &'static str,
    /// By falling numbers.
    numbers: Vec<(Part, i64)>,
    /// What the game is worth, in the words of the evidence, and how good that is for the player to move; then the same
    /// for somebody who takes the smallest first.
    worths: [(String, i64); 2],
}

impl Switches {
    /// Numbers with the sentence that says what they are, and what the game is worth by what the player to move gets
    /// more of them than the other one.
    pub fn new(intro: &'static str, mut numbers: Vec<(Part, i64)>, worth: impl Fn(i64) -> (String, i64)) -> Self {
        numbers.sort_by_key(|(_, number)| std::cmp::Reverse(*number));
        let list: Vec<i64> = numbers.iter().map(|(_, number)| *number).collect();
        let wrong = list.iter().fold(0, |after, number| number - after);
        Self { intro, numbers, worths: [worth(lead(&list)), worth(wrong)] }
    }

    /// What both get.
    fn totals(&self) -> (i64, i64) {
        let every_other = |first| self.numbers.iter().skip(first).step_by(2).map(|(_, number)| number).sum();
        (every_other(0), every_other(1))
    }

    fn sum(&self) -> String {
        let (mine, others) = self.totals();
        let mut text = String::new();
        for (index, (_, number)) in self.numbers.iter().enumerate() {
            text += ["", " − ", " + "][if index == 0 { 0 } else { 2 - index % 2 }];
            text += &match number {
                ..0 => format!("({number})").replace('-', "−"),
                _ => number.to_string(),
            };
        }
        format!("{text} = {}", mine - others).replace("= -", "= −")
    }
}

impl Strategy for Switches {
    fn name(&self) -> &'static str {
        "switches"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("games::switches")
    }

    fn claim(&self) -> Claim {
        let [(words, good), _] = self.worths.clone();
        Claim::Worth(words, good)
    }

    /// The smallest first.
    fn broken(&self) -> Claim {
        let [_, (words, good)] = self.worths.clone();
        Claim::Worth(words, good)
    }

    fn number(&self) -> String {
        let (mine, others) = self.totals();
        (mine - others).to_string()
    }

    fn short(&self, language: Language) -> Sentence {
        let (mine, others) = self.totals();
        match self.numbers.len() {
            0 => language.say("switches.none", []),
            1 => language.say("switches.one", [("n", mine.into())]),
            2..=8 => Sentence::of(self.sum()),
            _ => language.say("switches.all", [("n", (mine - others).into())]),
        }
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let values = self.numbers.iter().map(|(part, number)| (part.clone(), number.to_string().replace('-', "−")));
        let values: Vec<_> = values.collect();
        let layers = if values.is_empty() { vec![] } else { vec![Layer::Values(values)] };
        let intro = Step { words: language.say(self.intro, []), layers: layers.clone() };
        let (mine, others) = self.totals();
        let words = match self.numbers.len() {
            0 => return vec![intro, Step { words: language.say("switches.nothing", []), layers }],
            1 => language.say("switches.last", [("n", mine.into())]),
            _ => language.say("switches.turns", [("mine", mine.into()), ("others", others.into())]),
        };
        let takes = self.numbers.iter().enumerate().map(|(index, (part, _))| (part.clone(), index % 2 == 0)).collect();
        let lanes = Layer::Lanes(vec![Lane { takes, totals: self.totals() }]);
        vec![intro, Step { words, layers: [layers, vec![lanes]].concat() }]
    }
}
