//! Games whose players have different moves: typed in, as boards, or by their moves.

pub mod boards;
pub mod canonical;
pub mod from_moves;
pub mod game;
pub mod game_answer;
pub mod graphs;
pub mod listing;
pub mod named;
pub mod parse_game;
pub mod thermograph;
pub mod value;
pub mod write_game;
