//! Game theory: what a position is worth, and who wins.
//!
//! Ask first whether both players have the same moves, and whether every game ends.
//!
//! - The same moves, and an end: every position is worth a natural number. [`sg`] says how to find it; [`nim`],
//!   [`take_away`], [`coins`], [`circle`] and [`hackenbush`] are for games with a formula.
//! - Different moves, and an end: [`numbers`], and [`switches`] where each wants to move first.
//! - Play may go on for ever: [`retrograde`] for one game, [`loopy`] for a sum of games.
//!
//! Every game that ends belongs to one of four classes, by who wins it. Where the players have different moves they are
//! called Left and Right. Where both have the same moves, two classes are left: the first player wins, or the second.
//!
//! In these examples a move cuts an edge, and what is then no longer connected to the ground is gone, too.
//!
#![doc = include_str!("../pictures/outcomes.svg")]

pub mod circle;
pub mod coins;
pub mod hackenbush;
pub mod loopy;
pub mod nim;
pub mod numbers;
pub mod retrograde;
pub mod sg;
pub mod switches;
pub mod take_away;
