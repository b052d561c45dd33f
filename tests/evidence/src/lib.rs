//! The evidence: for every program the bare rule of its game, small cases, worst inputs, refusals, and wrong variants.
//!
//! `examples` holds one program per problem, named like the program that it tests. Here is what they begin with, and
//! the rules that several have in common. Nothing here depends on the library or on a program, and no game theory is
//! used beyond playing out positions (`kit`), so that the two cannot be wrong together.

pub mod command;
pub mod serve;
pub mod shared;

/// What `cargo problem` makes for a new problem compiles.
#[cfg(test)]
#[allow(dead_code)]
mod skeleton;

#[cfg(test)]
extern crate self as evidence;

pub use kit::{chance, costs, cuts, format, lists, loopy, partizan, play, shapes, tokens, watch};

/// What a problem needs as a rule.
pub mod prelude {
    pub use std::process::ExitCode;

    pub use crate::command::Evidence;
    pub use itertools::Itertools;
    pub use judge::dialogue::{Dialogue, Manner, Match, Referee, Turn, integers, wrong_player};
    pub use judge::player::Answers;
    pub use judge::{Bound, Limits, Numbered, Plain, Problem, lemma, lines, yes_no};
    pub use judge::{by_algorithm, by_same_idea};
    pub use kit::board;
    pub use kit::format::{
        self, Form, Format, Order, between, counted, edges, int, len, list, row, tree, tree_of, vertex,
    };
    pub use kit::play::Play;
    pub use kit::tokens::{Tokens, joined, repeated};
    pub use kit::watch::{PLAYERS, led, totals};
    pub use kit::{in_one, mex, power_modulo, seeded, sorted, xor};
    pub use rand::RngExt;
    pub use rand_pcg::Pcg64;
}
