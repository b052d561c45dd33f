//! From a rule to a law: a table of any game, the laws that fit it, and how far each can be trusted.
//!
//! Use it where you meet a game that you do not know. Say what the moves leave, look at small cases, test your guess
//! against play beyond the table, and write the program.
//!
//! ```
//! use explore::heaps;
//!
//! // Kayles: take one or two stones, and perhaps split what is left.
//! let kayles = heaps(|n| (1..=n.min(2)).flat_map(move |k| (0..=n - k).map(move |a| vec![a, n - k - a])).collect());
//! let report = kayles.report(200).to_string();
//! assert!(report.contains("follows, if your rule is octal 0.77 for all n: period 12 from n = 71"));
//! // A guess, tested by play beyond the table: no heap but the empty one is lost.
//! assert!(kayles.values(1000)[1..].iter().all(|&value| value > 0));
//! ```
//!
//! A function has five lines: what a move leaves of n stones is a list, and each entry of it the list of the heaps that
//! one move leaves, `vec![a, b]` for two of them, `vec![]` for none. `cargo run -p explore --example mine` runs one;
//! `cargo law mine.rs` runs any file.
//!
//! A rule can also be stated in words, of English or of Chinese, or called by its name. `cargo law "take 1,2 and
//! split"` says how it was read, and prints its table, its law, the same rule in Rust, and a program for large heaps;
//! `cargo law kayles 5 7 9` says who wins these heaps, and how; `cargo law --list` shows all words and names.
//!
//! | the game | what describes it |
//! |---|---|
//! | heaps; an option is the list of the heaps that are left | [`heaps()`] |
//! | heaps, or two heaps, by a rule in words: `take 1,2 and split` | [`Rule`] |
//! | a rule in words, a position of it, or the name of a game | [`Question`] |
//! | heaps, by a rule that the library knows: an octal code, a set of numbers | [`Report::of_rule`] |
//! | two parameters; an option is a pair, or a list of pairs | [`table()`], [`table_of_sums`] |
//! | a whole position is a list of parts: does it fall apart? | [`parts()`] |
//! | the players have different moves; numbers, means, temperatures | [`partizan()`] |
//! | a game in braces, or a board or a graph, and their sums: `{2\|-1} + *2`, `domineering 3x4` | [`GameAnswer`] |
//!
//! Heaps, tables and partizan games have `values`, which is all that was asked for or panics; `report`, which says
//! where it stopped and what follows; and `show`, which prints the report. Of a partizan game these take a list of
//! positions, of any type, or a [family](Partizan::family) of positions that depend on one number. On heaps and tables,
//! `misere` lets the last move lose, and `ending` ends the game where somebody has won. Of a table,
//! [`only`](Table::only) says which pairs are positions. [`Budget`] says how much a table may take.
//!
//! Play that may go on for ever, and play for a score, are in the library: [`grundy::games::loopy`],
//! [`grundy::games::Outcomes`], [`grundy::games::ends`]. A row of values that was found in any way, as that of
//! positions of any type by [`Grundy`](grundy::games::Grundy), has its laws by [`Report::of`].
//!
//! Five words are never mixed.
//!
//! - *Proven*: a theorem proves it for the rule that was stated, as a [`Rule`] in words or a
//!   [`KnownRule`](grundy::games::KnownRule): that of [`hexadecimal`] proves values that rise by a saltus.
//! - *Follows*: a theorem proves it for a known rule, and what your function leaves agrees with that rule as far as it
//!   was run. What it does beyond nobody knows.
//! - *Holds*: it was found on a first part of the table, and agrees with all of it. The first part is the first half;
//!   of a table the first quarter; for sums there is none, and all that were played agree.
//! - *Fits*: it agrees with all values, which are too few to test it: few in number, or none beyond a number that the
//!   rule names.
//! - *Refuted*: it agreed with the first part, and fails at the place that is named; or, of sums, is false there.

pub mod canvas;
mod laws;
mod nimbers;
mod partizan;
mod play;
mod rules;
mod tables;
mod word_error;

pub use laws::functions::Function;
pub use laws::joint::{Joint, Relation};
pub use laws::known::KnownGame;
pub use laws::law::{
    Conclusion, Form, Ground, Law, NO_POSITION, PairCondition, PairForm, PairLaw, Place, Reason, Sequence, SeriesLaw,
    Standing,
};
pub use laws::programs::Programs;
pub use laws::quotient::Quotient;
pub use nimbers::{is_of_nimbers, nimber, nimber_reading};
pub use partizan::boards::{BOARDS, Board};
pub use partizan::canonical::Beyond;
pub use partizan::game::{Family, Partizan, partizan};
pub use partizan::game_answer::{GameAnswer, SHORT_FORM, Worth};
pub use partizan::graphs::GRAPHS;
pub use partizan::listing::Listing;
pub use partizan::parse_game::{GAMES, GameError};
pub use partizan::thermograph::Thermograph;
pub use partizan::value::{Hot, PartizanValue};
pub use play::meter::{Budget, Limit, Stop};
pub use rules::names::{Name, is_name, names};
pub use rules::numbers::{Numbers, Set};
pub use rules::parse_rule::{Asked, NOTATIONS, Question};
pub use rules::reading::Reading;
pub use rules::rule::{Clause, Moves, PairClause, Rounding, Rule, Sizes};
pub use tables::answer::{Answer, Found, LARGEST, SIDE, answer_json, error_json, options_json};
pub use tables::heaps::{Heaps, heaps};
pub use tables::hexadecimal;
pub use tables::pairs::{Table, TableReport, table, table_of_sums};
pub use tables::parts::{Parts, parts};
pub use tables::position::Position;
pub use tables::report::Report;
pub use word_error::{Both, WordError};
