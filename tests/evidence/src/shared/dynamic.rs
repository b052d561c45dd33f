//! One heap, from which a move takes at most so many stones as the move before allows.

use kit::board;
use kit::play::Play;

/// The stones left, and how many the next move may take.
pub type Position = (u32, u32);

/// Take at least one stone; `limit` says how many at most may be taken after a move.
pub fn moves(&(stones, most): &Position, limit: fn(u32) -> u32) -> Vec<Position> {
    let takes = 1..=most.min(stones);
    takes.map(|taken| (stones - taken, limit(taken).min(stones - taken))).collect()
}

/// The game with these moves, for a person to play, too.
pub fn play<'a>(limit: fn(u32) -> u32) -> Play<'a, Position, bool> {
    Play::normal(move |position| moves(position, limit))
        .board(|(stones, most)| board::heaps([*stones]).and(board::numbers([("may be taken, at most:", most)])))
        .label(|(before, _), (after, _)| format!("take {}", before - after))
}
