//! What is laid over a board to show what a step says: eight kinds, as data. `draw` draws them in the frame of the
//! board, by the names that it gives to the parts of a drawing: `heap:0`, `stone:0:1`, `cell:3`, `cell:0:3`,
//! `vertex:2`, `edge:0-2`, `number:0`, behind `0/` and so on where several boards stand side by side.
//!
//! A layer is an object with one field, the name of its kind:
//!
//! ```text
//! {"columns": {"under": ["heap:0", "heap:1"], "heads": ["2", "5"], "names": ["4", "2", "1"],
//!              "cells": ["010", "101"], "odd": [0, 1, 2], "modulo": 2}}
//!     Digits of numbers. Below the part under[i] stands heads[i], and below that cells[i], its digits from the highest
//!     line down; names[j] is what a digit of line j counts, and the lines `odd` have a sum that is not 0 modulo
//!     `modulo`. Where the parts are no heaps it is a table below the board with the heads above its columns.
//! {"values": [["vertex:2", "3"]]}
//!     A number at a part.
//! {"marks": [["heap:0", "change"]]}
//!     A mark on a part: change, gone, aim, keep, odd, ignored, lost or won.
//! {"links": [["vertex:0", "vertex:3", "pair"]]}
//!     A band between two parts: pair, partner or mirror. From a part to itself it is a ring.
//! {"spans": [["cell:1", "cell:3", "3", "odd"]]}
//!     A bracket from one part to another, both within it, with a number; the mark may be empty.
//! {"lanes": [{"from": "number:0", "takes": [["number:0", "mover"], ["number:3", "other"]], "totals": ["7", "5"]}]}
//!     How play goes on after an option: from is the part that is taken first, takes what follows, by whom, and totals
//!     what each has in the end, first the player to move now.
//! {"map": {"size": [8, 8], "lost": [[0, 0], [1, 2]], "at": [3, 4], "ways": [[1, 2]]}}
//!     A map of two numbers beside the board, the first to the right, the second up, both from 0: which squares are
//!     lost, where one is, and where winning moves lead.
//! {"rounds": [["vertex:3", "0", "lost"], ["vertex:1", "1", "won"], ["vertex:2", "∞", ""]]}
//!     In which round a part was settled, and how; never: ∞.
//! ```

use serde_json::{Value, json};

/// What a mark says of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A move changes it.
    Change,
    /// A move takes it away.
    Gone,
    /// A move leads there.
    Aim,
    /// It stays, or has to be kept.
    Keep,
    /// It counts, and its number is odd.
    Odd,
    /// It does not count.
    Ignored,
    /// Whoever is to move there loses.
    Lost,
    /// Whoever is to move there wins.
    Won,
}

impl Mark {
    fn name(self) -> &'static str {
        match self {
            Self::Change => "change",
            Self::Gone => "gone",
            Self::Aim => "aim",
            Self::Keep => "keep",
            Self::Odd => "odd",
            Self::Ignored => "ignored",
            Self::Lost => "lost",
            Self::Won => "won",
        }
    }
}

/// A band between two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Two that belong together.
    Pair,
    /// The one that answers the other.
    Partner,
    /// An image in a mirror.
    Mirror,
}

impl Link {
    fn name(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Partner => "partner",
            Self::Mirror => "mirror",
        }
    }
}

/// The name of a part of a drawing.
pub type Part = String;

/// A layer: see the [module](self).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Digits of numbers.
    Columns(Columns),
    /// A number at each part.
    Values(Vec<(Part, String)>),
    /// A mark on each part.
    Marks(Vec<(Part, Mark)>),
    /// Bands.
    Links(Vec<(Part, Part, Link)>),
    /// Brackets with a number.
    Spans(Vec<(Part, Part, String, Option<Mark>)>),
    /// How play goes on.
    Lanes(Vec<Lane>),
    /// Two numbers as places.
    Map(Map),
    /// Rounds in which parts were settled.
    Rounds(Vec<(Part, Option<u32>, Option<Mark>)>),
}

/// The digits of numbers below the parts that they belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The parts, and the number of each.
    pub numbers: Vec<(Part, u64)>,
    /// Ones in a line are counted modulo this.
    pub modulo: u64,
}

/// What is taken in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The parts in order, and whether the player to move now takes it.
    pub takes: Vec<(Part, bool)>,
    /// What each has in the end, first the player to move now.
    pub totals: (i64, i64),
}

/// A map of two numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// How many columns and rows.
    pub size: (u64, u64),
    /// The lost squares.
    pub lost: Vec<(u64, u64)>,
    /// Where one is.
    pub at: (u64, u64),
    /// Where winning moves lead.
    pub ways: Vec<(u64, u64)>,
}

impl Columns {
    /// The lines, from the highest down, in which the ones are no multiple of the modulus.
    pub fn odd(&self) -> Vec<u32> {
        let ones = |line: &u32| self.numbers.iter().filter(|(_, number)| number >> line & 1 == 1).count() as u64;
        (0..self.lines()).rev().filter(|line| ones(line) % self.modulo != 0).collect()
    }

    fn lines(&self) -> u32 {
        self.numbers.iter().map(|(_, number)| u64::BITS - number.leading_zeros()).max().unwrap_or(0).max(1)
    }

    fn json(&self) -> Value {
        let lines = self.lines();
        let digits = |number: u64| -> String {
            (0..lines).rev().map(|line| if number >> line & 1 == 1 { '1' } else { '0' }).collect()
        };
        let of = |say: &dyn Fn(&(Part, u64)) -> String| self.numbers.iter().map(say).collect::<Vec<_>>();
        json!({
            "under": of(&|(part, _)| part.clone()),
            "heads": of(&|(_, number)| number.to_string()),
            "names": (0..lines).rev().map(|line| (1_u64 << line).to_string()).collect::<Vec<_>>(),
            "cells": of(&|&(_, number)| digits(number)),
            "odd": self.odd().into_iter().map(|line| lines - 1 - line).collect::<Vec<_>>(),
            "modulo": self.modulo,
        })
    }
}

impl Layer {
    /// As the [module](self) describes it.
    pub fn json(&self) -> Value {
        let mark = |mark: &Option<Mark>| mark.map_or("", Mark::name);
        match self {
            Self::Columns(columns) => json!({ "columns": columns.json() }),
            Self::Values(values) => json!({ "values": values }),
            Self::Marks(marks) => {
                let marks: Vec<_> = marks.iter().map(|(part, mark)| [&part[..], mark.name()]).collect();
                json!({ "marks": marks })
            }
            Self::Links(links) => {
                let links: Vec<_> = links.iter().map(|(from, to, link)| [&from[..], &to[..], link.name()]).collect();
                json!({ "links": links })
            }
            Self::Spans(spans) => {
                let spans: Vec<_> =
                    spans.iter().map(|(from, to, number, of)| [&from[..], &to[..], &number[..], mark(of)]).collect();
                json!({ "spans": spans })
            }
            Self::Lanes(lanes) => json!({ "lanes": lanes.iter().map(Lane::json).collect::<Vec<_>>() }),
            Self::Map(Map { size, lost, at, ways }) => {
                json!({ "map": { "size": size, "lost": lost, "at": at, "ways": ways } })
            }
            Self::Rounds(rounds) => {
                let round = |round: &Option<u32>| round.map_or("∞".to_owned(), |round| round.to_string());
                let rounds: Vec<_> =
                    rounds.iter().map(|(part, number, of)| json!([part, round(number), mark(of)])).collect();
                json!({ "rounds": rounds })
            }
        }
    }
}

impl Lane {
    fn json(&self) -> Value {
        let who = |is_mover: bool| if is_mover { "mover" } else { "other" };
        let takes: Vec<_> = self.takes.iter().map(|(part, is_mover)| [&part[..], who(*is_mover)]).collect();
        json!({
            "from": self.takes.first().map(|(part, _)| part),
            "takes": takes,
            "totals": [self.totals.0.to_string(), self.totals.1.to_string()],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_below_their_heaps() {
        let numbers = [2, 4, 5].into_iter().enumerate().map(|(heap, size)| (format!("heap:{heap}"), size)).collect();
        let columns = Layer::Columns(Columns { numbers, modulo: 2 }).json();
        let expected = json!({
            "under": ["heap:0", "heap:1", "heap:2"], "heads": ["2", "4", "5"], "names": ["4", "2", "1"],
            "cells": ["010", "100", "101"], "odd": [1, 2], "modulo": 2,
        });
        assert_eq!(columns["columns"], expected);
    }

    #[test]
    fn what_is_never_settled_has_no_round() {
        let rounds = vec![("vertex:3".to_owned(), Some(0), Some(Mark::Lost)), ("vertex:1".to_owned(), None, None)];
        assert_eq!(
            Layer::Rounds(rounds).json(),
            json!({ "rounds": [["vertex:3", "0", "lost"], ["vertex:1", "∞", ""]] })
        );
    }
}
