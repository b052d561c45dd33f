//! Game theory: what a position is worth, and who wins.

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
