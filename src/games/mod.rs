//! Game theory: what a position is worth, and who wins.
//!
//! Use it where it is not plain yet which theory a game needs.
//!
//! # Theorem
//! Two players, Left and Right, play a game that always ends, and never in a draw. Then one of four things holds: Left
//! wins, whoever begins; Right wins, whoever begins; the player who begins wins; the other one wins. Where both players
//! have the same moves and a player who cannot move loses, only the last two can be.
//!
//! # Why
//! Settle the positions from the last ones back, for each player who may be to move there. If some move of his leads to
//! a position that he wins, he wins. If he has moves and none of them does, the opponent wins. If he has no move, the
//! rule says who wins. So for either player who begins the winner is settled: these are four cases. Where both have the
//! same moves and a player without a move loses, Left and Right can be exchanged. So if Left wins as the player who
//! begins, so does Right, and likewise as the other one.
//!
//! In these examples a move cuts an edge, and what is then no longer connected to the ground is gone, too.
//!
#![doc = include_str!("../pictures/outcomes.svg")]
//!
//! # Recognise it
//! Ask first whether both players have the same moves, and whether every game ends.
//!
//! - The same moves, and an end: every position is worth a natural number. For how it is found see [`sg`], and from the
//!   moves [`values`]; the others are for games with a formula. Where the last move loses, see [`misere`].
//! - Different moves, and an end: [`numbers`], [`infinitesimals`] for numbers and nimbers in one sum, [`switches`]
//!   where each wants to move first, and [`ends`] for numbers from the ends of a row.
//! - Play may go on for ever: [`retrograde`] for one game, [`costs`] where moves have costs, [`attractors`] where
//!   it counts what comes again and again, [`loopy`] for a sum of games.

use std::ops::{Add, BitXor, Rem, Shr, Sub};

pub mod attractors;
pub mod circle;
pub mod coins;
pub mod costs;
pub mod ends;
pub mod euclid;
pub mod fibonacci;
pub mod hackenbush;
pub mod infinitesimals;
pub mod loopy;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod numbers;
pub mod periodic;
pub mod rare;
pub mod retrograde;
pub mod rules;
pub mod sg;
pub mod splitting;
pub mod staircase;
pub mod switches;
pub mod take_away;
pub mod values;
pub mod wythoff;

pub use attractors::{Attractor, Buchi};
pub use costs::Mover;
pub use numbers::Number;
pub use periodic::Periodic;
pub use retrograde::{Found, Outcomes, Status};
pub use rules::{KnownRule, Proof};
pub use splitting::Octal;
pub use take_away::TakeAway;
pub use values::Grundy;

/// How a position goes for the player to move. Where there is no draw, a won position is also called an N-position, as
/// the next player wins, and a lost one a P-position, as the previous player does.
#[doc(alias = "P-position")]
#[doc(alias = "N-position")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// He wins.
    Win,
    /// He loses.
    Loss,
    /// Neither player can force a win.
    Draw,
}

/// One of two players who have different moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player for whom positive numbers are good.
    Left,
    /// The player for whom negative numbers are good.
    Right,
}

impl Player {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Who wins a game in which either player may begin: its outcome class.
#[doc(alias = "outcome class")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Left, whoever begins.
    Left,
    /// Right, whoever begins.
    Right,
    /// The player who begins.
    First,
    /// The other one.
    Second,
}

mod sealed {
    /// What nobody else can implement.
    pub trait Sealed {}
}

/// A built-in unsigned integer type, in which heaps are counted.
pub trait Unsigned:
    sealed::Sealed
    + Copy
    + Default
    + Ord
    + From<u8>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Rem<Output = Self>
    + BitXor<Output = Self>
    + Shr<u32, Output = Self>
{
    /// The largest number of this type.
    const MAX: Self;
    /// How many bits it has.
    const BITS: u32;
}

macro_rules! unsigned {
    ($($type:ty)*) => {
        $(impl sealed::Sealed for $type {}

        impl Unsigned for $type {
            const MAX: Self = Self::MAX;
            const BITS: u32 = Self::BITS;
        })*
    };
}

unsigned!(u8 u16 u32 u64 u128 usize);
