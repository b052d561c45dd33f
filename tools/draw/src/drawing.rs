//! What every drawing is made of.

use serde_json::Value;

use crate::{list, text};

/// A point of a drawing: from the left, and from the top.
pub type Place = (f64, f64);

/// What is drawn, between two corners.
pub struct Drawing {
    pub inside: String,
    pub from: Place,
    pub to: Place,
}

/// A part, which a move may change, at a place of its own: what is `inside` is drawn around it.
pub fn part(to: &str, name: &str, at: Place, inside: &str) -> String {
    placed(&format!(" class=\"b-part\" data-part=\"{to}{name}\""), at, inside)
}

/// What is not touched, and has a name by which it is found again in the next position.
pub fn beside(to: &str, name: &str, at: Place, inside: &str) -> String {
    placed(&format!(" data-beside=\"{to}{name}\""), at, inside)
}

/// A group at a place of its own.
pub fn placed(attributes: &str, (x, y): Place, inside: &str) -> String {
    format!("<g{attributes} transform=\"translate({} {})\">{inside}</g>", short(x), short(y))
}

/// Words in the middle of a place.
pub fn written(class: &str, x: f64, y: f64, words: &str) -> String {
    let (x, y) = (short(x), short(y));
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", escaped(words))
}

pub fn short(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// How wide words are, about.
pub fn width(words: &str) -> f64 {
    words.chars().map(|letter| if letter > '\u{2e80}' { 16.0 } else { 8.6 }).sum()
}

pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The colours of pieces, in both languages.
const COLOURS: [(&str, [&str; 2]); 4] =
    [("black", ["black", "黑"]), ("white", ["white", "白"]), ("red", ["red", "红"]), ("blue", ["blue", "蓝"])];

/// What is written at a vertex that has no colour yet, and may get one.
pub const UNCOLOURED: [&str; 2] = ["uncoloured", "未染色"];

/// The colour of the piece in a cell, if that is all that stands there.
pub fn colour(cell: &str) -> Option<&'static str> {
    COLOURS.iter().find(|(_, words)| words.contains(&cell)).map(|(colour, _)| *colour)
}

/// Whether nothing stands in a cell.
pub fn is_blank(cell: &str) -> bool {
    ["", "."].contains(&cell.trim())
}

/// Whether a grid is one of points, every second cell of every second row, with lines between them and nothing else.
pub fn is_lattice(rows: &[Value]) -> bool {
    let is_odd = |length: usize| length > 1 && length % 2 == 1;
    let is_point = |cell: &Value| text(cell) == "+";
    is_odd(rows.len())
        && rows.iter().all(|row| is_odd(list(row).len()))
        && rows.iter().step_by(2).all(|row| list(row).iter().step_by(2).all(is_point))
        && rows
            .iter()
            .skip(1)
            .step_by(2)
            .all(|row| list(row).iter().skip(1).step_by(2).all(|cell| is_blank(text(cell))))
}
