//! Games with numbers: how many moves somebody has in hand, in fractions of a move; beside them heaps of Nim, ∗n, and
//! ↑ and ↓.

use grundy::games::infinitesimals::class;
use grundy::games::{Class, Number};

use crate::layer::{Layer, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::words::{Language, Sentence};

/// What a part is worth, or a sum of parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The number.
    pub number: Number,
    /// How many ↑s, less how many ↓s.
    pub ups: i64,
    /// The heap of Nim.
    pub nimber: u64,
}

impl From<Number> for Worth {
    fn from(number: Number) -> Self {
        Self { number, ..Self::default() }
    }
}

impl From<i64> for Worth {
    fn from(number: i64) -> Self {
        Number::from(number).into()
    }
}

impl Worth {
    /// For the other player.
    fn turned(&self) -> Self {
        Self { number: -self.number.clone(), ups: -self.ups, nimber: self.nimber }
    }

    fn plus(self, other: &Self) -> Self {
        Self {
            number: self.number + other.number.clone(),
            ups: self.ups + other.ups,
            nimber: self.nimber ^ other.nimber,
        }
    }

    fn class(&self) -> Class {
        class(self.number.cmp(&Number::default()), self.ups, self.nimber)
    }

    /// The terms, each with its sign.
    fn terms(&self) -> Vec<(bool, String)> {
        let mut terms = vec![];
        if self.number != Number::default() {
            let text = self.number.to_string();
            terms.push((!text.starts_with('-'), text.trim_start_matches('-').to_owned()));
        }
        let arrow = if self.ups > 0 { "↑" } else { "↓" };
        match self.ups.unsigned_abs() {
            0 => {}
            1 => terms.push((true, arrow.to_owned())),
            many => terms.push((true, format!("{many} · {arrow}"))),
        }
        match self.nimber {
            0 => {}
            1 => terms.push((true, "∗".to_owned())),
            nimber => terms.push((true, format!("∗{nimber}"))),
        }
        terms
    }
}

/// Terms one after the other.
fn sum_of(terms: &[(bool, String)]) -> String {
    let mut text = String::new();
    for (index, (is_added, term)) in terms.iter().enumerate() {
        text += match (index, is_added) {
            (0, true) => "",
            (0, false) => "−",
            (_, true) => " + ",
            (_, false) => " − ",
        };
        text += term;
    }
    if text.is_empty() { "0".to_owned() } else { text }
}

/// Parts with what they are worth to the player to move.
pub struct Numbers {
    theorem: &'static str,
    intro: &'static str,
    parts: Vec<(Part, Worth)>,
    others: Vec<(Part, Worth)>,
}

impl Numbers {
    /// Parts with what they are worth to Left, whether he is to move, and the sentence that says how one finds it.
    pub fn new(intro: &'static str, parts: Vec<(Part, Worth)>, is_left: bool) -> Self {
        Self { theorem: "games::numbers", intro, parts: Self::seen(parts, is_left), others: vec![] }
    }

    /// By another page of the library.
    pub fn by(self, theorem: &'static str) -> Self {
        Self { theorem, ..self }
    }

    /// With other parts, by whose numbers those that count are found.
    pub fn with_others(self, others: Vec<(Part, Worth)>, is_left: bool) -> Self {
        Self { others: Self::seen(others, is_left), ..self }
    }

    fn seen(parts: Vec<(Part, Worth)>, is_left: bool) -> Vec<(Part, Worth)> {
        parts.into_iter().map(|(part, worth)| (part, if is_left { worth } else { worth.turned() })).collect()
    }

    fn all(&self) -> Worth {
        self.parts.iter().fold(Worth::default(), |sum, (_, worth)| sum.plus(worth))
    }

    fn text(&self) -> String {
        sum_of(&self.all().terms())
    }
}

impl Strategy for Numbers {
    fn name(&self) -> &'static str {
        "numbers"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some(self.theorem)
    }

    fn claim(&self) -> Claim {
        Claim::won(matches!(self.all().class(), Class::Left | Class::First))
    }

    /// Where nobody is ahead, whoever is to move would win.
    fn broken(&self) -> Claim {
        Claim::won(self.all().class() != Class::Right)
    }

    fn number(&self) -> String {
        self.text()
    }

    fn short(&self, language: Language) -> Sentence {
        let terms: Vec<_> = self.parts.iter().flat_map(|(_, worth)| worth.terms()).collect();
        match terms.len() {
            0 => language.say("numbers.none", []),
            1 => language.say("numbers.one", [("sum", self.text().into())]),
            2..=8 => Sentence::of(format!("{} = {}", sum_of(&terms), self.text())),
            _ => language.say("numbers.all", [("sum", self.text().into())]),
        }
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let values = |parts: &[(Part, Worth)]| {
            let values = parts.iter().map(|(part, worth)| (part.clone(), sum_of(&worth.terms()))).collect::<Vec<_>>();
            if values.is_empty() { None } else { Some(Layer::Values(values)) }
        };
        let layers: Vec<Layer> = [values(&self.parts), values(&self.others)].into_iter().flatten().collect();
        let name = match self.all().class() {
            Class::Left => "numbers.more",
            Class::Right => "numbers.less",
            Class::First => "numbers.first",
            Class::Second => "numbers.zero",
        };
        vec![
            Step { words: language.say(self.intro, []), layers: layers.clone() },
            Step { words: language.say("numbers.mover", []), layers },
            Step { words: language.say(name, [("sum", self.text().into())]), layers: vec![] },
        ]
    }
}
