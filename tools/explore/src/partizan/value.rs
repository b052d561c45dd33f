//! What is known of a position whose players have different moves: who wins, and the number where there is one, or the
//! canonical form with its mean and temperature.

use std::fmt::{self, Display, Formatter};

use serde_json::{Value, json};

use crate::partizan::canonical::{Beyond, Game, Games, number};
use crate::partizan::write_game::Writer;
use grundy::games::{Class, Number};

/// What is known of a position of a game in which players have different moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartizanValue {
    /// Who wins.
    pub class: Class,
    /// Its number, if it is one: found as its form, or where all positions that can be reached are numbers with the
    /// options of Left below those of Right; and 0 where the second player wins.
    pub number: Option<Number>,
    /// What it is worth if it is no number, and has a form.
    pub hot: Option<Hot>,
    /// Why it has neither.
    pub beyond: Option<Beyond>,
}

/// What a game is worth that is no number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hot {
    /// Its canonical form, such as {2|-1}, +-1, *2 or ^, in the words of CGSuite; nothing if this is long.
    pub form: Option<String>,
    /// What it is worth in a sum with many like it, each: its mean.
    pub mean: Number,
    /// What a move in it is worth: its temperature. Infinitesimals have 0.
    pub temperature: Number,
}

impl Display for Hot {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        if let Some(form) = &self.form {
            write!(f, "value {form}, ")?;
        }
        write!(f, "mean {}, temperature {}", self.mean, self.temperature)
    }
}

impl PartizanValue {
    /// All of it, for programs.
    pub(crate) fn json(&self) -> Value {
        let hot = self.hot.as_ref();
        json!({
            "wins": wins(self.class),
            "number": self.number.as_ref().map(Number::to_string),
            "form": hot.and_then(|hot| hot.form.as_ref()),
            "mean": hot.map(|hot| hot.mean.to_string()),
            "temperature": hot.map(|hot| hot.temperature.to_string()),
        })
    }

    /// What it is worth in a sum with many like it, each: its number, or its mean.
    pub fn mean(&self) -> Option<Number> {
        self.number.clone().or_else(|| self.hot.as_ref().map(|hot| hot.mean.clone()))
    }
}

/// What a game is worth, by its form.
pub(crate) fn of_form(games: &mut Games, writer: &mut Writer, game: Game) -> Result<PartizanValue, Beyond> {
    let class = games.class(game)?;
    let (number, hot) = match games.as_number(game) {
        Some(x) => (Some(number(x).ok_or(Beyond::Number)?), None),
        None => {
            let graph = games.thermograph(game)?;
            let form = writer.text(games, game)?;
            (None, Some(Hot { form, mean: graph.mean, temperature: graph.temperature }))
        }
    };
    Ok(PartizanValue { class, number, hot, beyond: None })
}

/// Who wins, for programs.
pub(crate) fn wins(class: Class) -> &'static str {
    match class {
        Class::Left => "left",
        Class::Right => "right",
        Class::First => "first",
        Class::Second => "second",
    }
}

pub(crate) fn words(class: Class) -> &'static str {
    match class {
        Class::Left => "Left wins",
        Class::Right => "Right wins",
        Class::First => "the first player wins",
        Class::Second => "the second player wins",
    }
}

impl Display for PartizanValue {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}", words(self.class))?;
        match (&self.number, &self.hot) {
            (Some(number), _) => write!(f, ", number {number}"),
            (None, Some(hot)) => write!(f, ", {hot}"),
            (None, None) => Ok(()),
        }
    }
}
