//! What is said of one game that is typed in, or that is a board: its form, who wins, its mean, temperature and
//! thermograph, or how it compares with another.

use std::fmt::{self, Display, Formatter};

use serde_json::{Value, json};

use crate::partizan::canonical::{Beyond, Game, Games, number};
use crate::partizan::named::{self, BoardValues, Named};
use crate::partizan::parse_game::{self, GameError, Relation};
use crate::partizan::thermograph::Thermograph;
use crate::partizan::value::{self, PartizanValue, wins, words};
use crate::partizan::write_game::Writer;
use crate::play::meter::Budget;
use crate::rules::reading::Reading;
use grundy::games::{Class, Number};

/// All that is said of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What was typed.
    pub said: String,
    /// How it was read.
    pub reading: Reading,
    /// The rows of the board, if it is one.
    pub board: Vec<String>,
    /// The canonical form, in the words of CGSuite; nothing if it is too long.
    pub form: Option<String>,
    /// So many characters a form may have.
    pub longest: usize,
    /// Who wins.
    pub class: Class,
    /// The left and the right stop: what comes out if Left begins, and if Right does, and both stop at a number.
    pub stops: [Number; 2],
    /// The mean, the temperature, and the walls.
    pub thermograph: Thermograph,
}

/// What is said of a text: of a game, or of the comparison of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAnswer {
    /// Of one game.
    One(Box<Worth>),
    /// Of two.
    Two {
        /// What was typed.
        said: String,
        /// How it was read.
        reading: Reading,
        /// Whether it is so.
        is_so: bool,
        /// How the first game compares with the second: `>`, `<`, `=` or `<>`.
        sign: &'static str,
        /// Both forms, where they are not too long.
        forms: [Option<String>; 2],
    },
    /// Of several boards, each with its signs and the worth if it has a form, as far as the budget allows.
    Many {
        /// The boards that were tried.
        boards: Vec<(String, Result<PartizanValue, Beyond>)>,
        /// How many there are.
        all: usize,
    },
}

/// So many characters of a form are written if nothing is said.
pub const SHORT_FORM: usize = 1000;

impl GameAnswer {
    /// What a text describes: a board game by its name and a board, a game, their sums, or two and how they compare. A
    /// form is written if it has up to `longest` characters. Nothing if the text does not look like one.
    ///
    /// # Complexity
    /// As many comparisons as the forms ask for, up to the budget.
    pub fn of(text: &str, budget: Budget, longest: usize) -> Option<Result<Self, GameError>> {
        let mut games = Games::new(budget);
        let mut writer = Writer::new(longest);
        let said = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        let named = Named::parse(text);
        let is_sum = named.is_some() && named::is_sum(text);
        if let Some(named) = named.filter(|_| !is_sum) {
            return Some(named.map_err(GameError::Words).and_then(|named| {
                let boards = match &named {
                    Named::Boards(boards) if boards.len() > 1 => boards,
                    _ => {
                        let game = named::value(&mut games, &named)?;
                        let mut worth = worth(&mut games, &mut writer, game, said, named.reading(text))?;
                        worth.board = named.rows();
                        return Ok(Self::One(Box::new(worth)));
                    }
                };
                let (mut values, mut tried) = (BoardValues::default(), vec![]);
                for board in boards {
                    let game = values.of(&mut games, board);
                    let value = game.and_then(|game| value::of_form(&mut games, &mut writer, game));
                    let is_final = value.as_ref().is_err_and(|beyond| beyond.is_final());
                    tried.push((board.signs(), value));
                    if is_final {
                        break;
                    }
                }
                Ok(Self::Many { boards: tried, all: boards.len() })
            }));
        }
        if !is_sum && !looks_like_a_game(text) {
            return None;
        }
        let reading = || parse_game::reading(text);
        Some(parse_game::read(&mut games, text).and_then(|(first, other)| match other {
            None => Ok(Self::One(Box::new(worth(&mut games, &mut writer, first, said, reading())?))),
            Some((relation, second)) => {
                let (is_at_most, is_at_least) = (games.at_most(first, second)?, games.at_most(second, first)?);
                let sign = |relation: Relation| relation.holds(is_at_most, is_at_least);
                let signs = [(">", Relation::Greater), ("<", Relation::Less), ("=", Relation::Equal)];
                let found = signs.into_iter().find(|&(_, relation)| sign(relation)).map_or("<>", |(sign, _)| sign);
                let forms = [writer.text(&mut games, first)?, writer.text(&mut games, second)?];
                Ok(Self::Two { said, reading: reading(), is_so: sign(relation), sign: found, forms })
            }
        }))
    }

    /// The thermograph as a picture, in SVG, of one game.
    pub fn svg(&self) -> Option<String> {
        match self {
            Self::One(worth) => Some(worth.thermograph.svg(&worth.said)),
            Self::Two { .. } | Self::Many { .. } => None,
        }
    }

    /// All of it, for programs.
    pub fn json(&self) -> Value {
        match self {
            Self::One(worth) => json!({ "game": worth.json() }),
            Self::Two { said, reading, is_so, sign, forms } => {
                let reading = reading.json();
                json!({ "comparison": { "said": said, "reading": reading, "is": is_so, "sign": sign, "forms": forms } })
            }
            Self::Many { boards, all } => {
                let rows = boards.iter().map(|(signs, value)| match value {
                    Ok(value) => json!({ "said": signs, "value": value.json() }),
                    Err(beyond) => {
                        json!({ "said": signs, "error": beyond.to_string(), "zh": beyond.chinese() })
                    }
                });
                json!({ "boards": rows.collect::<Value>(), "all": all })
            }
        }
    }
}

impl Worth {
    fn json(&self) -> Value {
        let corners = |wall: &Vec<(Number, Number)>| -> Value {
            wall.iter().map(|(t, value)| json!([t.to_string(), value.to_string()])).collect()
        };
        let graph = &self.thermograph;
        json!({
            "said": self.said,
            "reading": self.reading.json(),
            "board": self.board,
            "form": self.form,
            "wins": wins(self.class),
            "mean": graph.mean.to_string(),
            "temperature": graph.temperature.to_string(),
            "stops": self.stops.each_ref().map(Number::to_string),
            "walls": graph.walls.each_ref().map(corners),
            "picture": { "en": graph.svg(&self.said), "zh": graph.chinese_svg(&self.said) },
        })
    }
}

fn worth(games: &mut Games, writer: &mut Writer, game: Game, said: String, reading: Reading) -> Result<Worth, Beyond> {
    let [left, right] = games.stops(game).map(|stop| number(stop).ok_or(Beyond::Number));
    Ok(Worth {
        said,
        reading,
        board: vec![],
        form: writer.text(games, game)?,
        longest: writer.longest(),
        class: games.class(game)?,
        stops: [left?, right?],
        thermograph: games.thermograph(game)?,
    })
}

/// Whether a text is meant for a game: nothing that begins with a word or an octal code is.
fn looks_like_a_game(text: &str) -> bool {
    let begins = |first: char| first.is_ascii_digit() || "{(+-−±*∗★^↑↓⇑⇓½¼¾".contains(first);
    let lower = text.trim_start().to_lowercase();
    let is_word = |word: &str| {
        lower.strip_prefix(word).is_some_and(|rest| rest.chars().next().is_none_or(|next| !next.is_alphabetic()))
    };
    let is_code = lower.split('.').next().is_some_and(|before| before.len() == 1 && lower.len() > 1)
        && lower.contains('.')
        && !lower.contains(['{', '|', '^', '*']);
    // "2 heaps: …" is a rule.
    let counts_heaps = lower.trim_start_matches(|first: char| first.is_ascii_digit()).trim_start();
    let counts_heaps = ["heap", "pile", "堆"].iter().any(|word| counts_heaps.starts_with(word));
    lower.starts_with(begins) && !is_code && !counts_heaps
        || ["v", "vv", "up", "down", "star", "tiny", "miny"].into_iter().any(is_word)
}

impl Display for GameAnswer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::One(worth) => write!(f, "{worth}"),
            Self::Two { reading, is_so, sign, forms, .. } => {
                writeln!(f, "{}\n{}", reading.english, if *is_so { "yes" } else { "no" })?;
                if let [Some(first), Some(second)] = forms {
                    writeln!(f, "{first} {sign} {second}")?;
                }
                let words = match *sign {
                    ">" => "the first is greater: Left wins the difference",
                    "<" => "the first is less: Right wins the difference",
                    "=" => "they are equal: the second player wins the difference",
                    _ => "neither is at least the other: the first player wins the difference",
                };
                writeln!(f, "{words}")
            }
            Self::Many { boards, all } => {
                for (signs, value) in boards {
                    match value {
                        Ok(value) => writeln!(f, "{signs}  {value}")?,
                        Err(beyond) => writeln!(f, "{signs}  no form: {beyond}")?,
                    }
                }
                match boards.last() {
                    Some((_, Err(beyond))) if beyond.is_final() => {
                        writeln!(f, "stopped: {} of {all} boards are done{}", boards.len() - 1, beyond.more())
                    }
                    _ => Ok(()),
                }
            }
        }
    }
}

impl Display for Worth {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Self { reading, board, form, longest, class, stops: [left, right], thermograph, .. } = self;
        writeln!(f, "{}", reading.english)?;
        board.iter().try_for_each(|row| writeln!(f, "  {row}"))?;
        match form {
            Some(form) => writeln!(f, "value {form}")?,
            None => writeln!(f, "the canonical form has more than {longest} characters: --form N writes up to N")?,
        }
        writeln!(f, "{}", words(*class))?;
        writeln!(f, "mean {}, temperature {}", thermograph.mean, thermograph.temperature)?;
        if !thermograph.is_hot() {
            return Ok(());
        }
        writeln!(f, "left stop {left}, right stop {right}\nthermograph, values to the left, the tax t upwards:\n")?;
        write!(f, "{}", thermograph.text())
    }
}
