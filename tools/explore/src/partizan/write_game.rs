//! How canonical forms are written, in the words of CGSuite.

use std::collections::HashMap;
use std::rc::Rc;

use crate::partizan::canonical::{Beyond, Dyadic, Game, Games, Simple, ZERO, number};
use crate::play::memo::Quick;

/// A form in words.
#[derive(Clone)]
struct Words {
    text: Rc<str>,
    /// How many bars stand between its sides, if it has to stand in braces.
    bars: usize,
}

impl Words {
    fn whole(&self) -> String {
        if self.bars > 0 { format!("{{{}}}", self.text) } else { self.text.to_string() }
    }
}

/// So many bars stand in one brace at most.
const MOST_BARS: usize = 4;

/// Writes forms of up to so many characters.
pub(crate) struct Writer {
    longest: usize,
    known: HashMap<Game, Option<Words>, Quick>,
}

impl Writer {
    pub fn new(longest: usize) -> Self {
        Self { longest, known: HashMap::default() }
    }

    /// How many characters a form may have.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// The form, such as {2|-1}, +-1, *2, ^, Tiny(2), or {3||1|0}, where the more bars bind less; nothing if it is
    /// longer.
    pub fn text(&mut self, games: &mut Games, game: Game) -> Result<Option<String>, Beyond> {
        let words = self.words(games, game)?;
        Ok(words.map(|words| words.whole()).filter(|text| text.len() <= self.longest))
    }

    fn words(&mut self, games: &mut Games, game: Game) -> Result<Option<Words>, Beyond> {
        if let Some(known) = self.known.get(&game) {
            return Ok(known.clone());
        }
        let words = match games.as_simple(game) {
            Some(simple) => simple_text(simple).map(|text| Words { text: text.into(), bars: 0 }),
            None => self.of_options(games, game)?.filter(|words| words.text.len() <= self.longest),
        };
        self.known.insert(game, words.clone());
        Ok(words)
    }

    fn of_options(&mut self, games: &mut Games, game: Game) -> Result<Option<Words>, Beyond> {
        let options = [games.options_of(game, 0)?, games.options_of(game, 1)?];
        if let Some(text) = self.tiny(games, game, &options)? {
            return Ok(Some(Words { text: text.into(), bars: 0 }));
        }
        let Some(left) = self.side(games, &options[0])? else { return Ok(None) };
        if options[0].len() == options[1].len() && games.negative(game)? == game {
            let is_number = matches!(options[0][..], [only] if games.as_number(only).is_some());
            let text = match (is_number, options[0].len(), left.bars) {
                (true, ..) => format!("+-{}", left.text),
                (false, 1, 0) => format!("+-({})", left.text),
                _ => format!("+-{{{}}}", left.text),
            };
            return Ok(Some(Words { text: text.into(), bars: 0 }));
        }
        let Some(right) = self.side(games, &options[1])? else { return Ok(None) };
        let bars = 1 + left.bars.max(right.bars);
        let text = format!("{}{}{}", left.text, "|".repeat(bars), right.text);
        Ok(Some(Words { text: text.into(), bars }))
    }

    /// The options of one player: a single one without its braces.
    fn side(&mut self, games: &mut Games, options: &[Game]) -> Result<Option<Words>, Beyond> {
        if let [only] = options {
            let words = self.words(games, *only)?;
            return Ok(words.map(|words| match words.bars {
                MOST_BARS.. => Words { text: words.whole().into(), bars: 0 },
                _ => words,
            }));
        }
        let mut all = vec![];
        for &option in options {
            let Some(words) = self.words(games, option)? else { return Ok(None) };
            let simple = games.as_simple(option).map(|of| (of.number, of.ups.unsigned_abs(), of.ups, of.nimber));
            let text = words.whole();
            // What is simple stands first, and then what is short.
            all.push((simple.is_none(), simple, text.len(), text));
        }
        all.sort();
        let texts: Vec<String> = all.into_iter().map(|(.., text)| text).collect();
        Ok(Some(Words { text: texts.join(",").into(), bars: 0 }))
    }

    /// x + Tiny(y) is {x || x | x − y}, with a y that is positive and no infinitesimal; x + Miny(y) is {x + y | x ||
    /// x}.
    fn tiny(&mut self, games: &mut Games, game: Game, options: &[Vec<Game>; 2]) -> Result<Option<String>, Beyond> {
        for (side, name) in ["Tiny", "Miny"].into_iter().enumerate() {
            let ([x], [threat]) = (&options[side][..], &options[1 - side][..]) else { continue };
            let Some(number) = games.as_number(*x) else { continue };
            if games.as_simple(*threat).is_some()
                || games.options_of(*threat, side)? != [*x]
                || games.options_of(*threat, 1 - side)?.len() != 1
            {
                continue;
            }
            let end = games.options_of(*threat, 1 - side)?[0];
            let [left, right] = games.stops(end);
            if !(if side == 0 { left < number } else { right > number }) {
                continue;
            }
            // y = x − end, or end − x.
            let minus = games.negative(if side == 0 { end } else { *x })?;
            let y = games.sum(if side == 0 { *x } else { end }, minus)?;
            let Some(y) = self.words(games, y)? else { continue };
            let x = if *x == ZERO { String::new() } else { text(number).unwrap_or_default() };
            debug_assert!(games.as_simple(game).is_none());
            return Ok(Some(format!("{x}{name}({})", y.whole())));
        }
        Ok(None)
    }
}

fn text(x: Dyadic) -> Option<String> {
    number(x).map(|number| number.to_string())
}

fn simple_text(simple: Simple) -> Option<String> {
    let Simple { number, ups, nimber } = simple;
    let first = if number == 0 && !simple.is_number() { String::new() } else { text(number)? };
    let sign = if ups > 0 { "^" } else { "v" };
    let second = match ups.unsigned_abs() {
        0 => String::new(),
        1 => sign.to_owned(),
        2 => sign.repeat(2),
        more => format!("{sign}{more}"),
    };
    let third = match nimber {
        0 => String::new(),
        1 => "*".to_owned(),
        more => format!("*{more}"),
    };
    Some(first + &second + &third)
}
