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
//! let report = kayles.report(200);
//! assert!(report.to_string().contains("proven: period 12 from n = 71"));
//! // A guess, tested by play beyond the table: no heap but the empty one is lost.
//! assert!(kayles.values(1000)[1..].iter().all(|&value| value > 0));
//! ```
//!
//! | the game | what describes it |
//! |---|---|
//! | heaps; an option is the list of the heaps that are left | [`heaps()`] |
//! | heaps, by a rule that the library knows: an octal code, a set of numbers | [`Report::of_rule`] |
//! | two parameters; an option is a pair, or a list of pairs | [`table()`], [`table_of_sums`] |
//! | positions of any type, for which no formula is expected | [`positions()`] |
//! | a whole position is a list of parts: does it fall apart? | [`parts()`] |
//! | the players have different moves | [`partizan()`] |
//! | play may go on for ever | [`loopy()`] |
//! | play for a score | [`scoring()`] |
//!
//! Each has `show`, which prints, and `report`, which returns what `show` prints. On heaps, tables and positions,
//! `misere` lets the last move lose, and `ending` ends the game where somebody has won. For positions that depend on
//! one number, the last three have [`family_report`](Partizan::family_report), which looks for laws of outcomes,
//! numbers, lengths and scores, and positions have [`family`](Positions::family). [`within`](Heaps::within) says after
//! how many seconds a table stops with what is there.
//!
//! Three words are never mixed. *Proven*: a theorem of the library proves it from the table, if the rule is for all n
//! what it was as far as run. *Holds*: it was found on the first half of the table, and agrees with the second.
//! *Refuted*: it agreed with the first half, and fails at the place that is named.

pub mod canvas;
mod clock;
mod conclusion;
mod functions;
mod heaps;
mod known;
mod laws;
mod loopy;
mod memo;
mod paint;
mod partizan;
mod parts;
mod plane;
mod positions;
mod report;
mod rule;
mod scoring;
mod series;
mod table;

pub use conclusion::{Conclusion, Programs, Standing};
pub use heaps::{Heaps, heaps};
pub use loopy::{Loopy, loopy};
pub use partizan::{Partizan, partizan};
pub use parts::{Parts, parts};
pub use positions::{Positions, positions};
pub use report::Report;
pub use scoring::{Scoring, scoring};
pub use table::{Table, TableReport, table, table_of_sums};
