//! Nim in which a player must not take every number of stones.

use kit::play::Play;
use kit::{board, sorted};

/// Plays it: from a heap of so many stones so many may be taken where `allowed` says so of the two numbers.
pub fn first_player_wins(heaps: impl IntoIterator<Item = u64>, allowed: impl Fn(u64, u64) -> bool) -> bool {
    let moves = |heaps: &Vec<u64>| {
        let mut successors = vec![];
        for (index, &heap) in heaps.iter().enumerate() {
            for taken in (1..=heap).filter(|&taken| allowed(heap, taken)) {
                let mut next = heaps.clone();
                next[index] = heap - taken;
                successors.push(next);
            }
        }
        successors
    };
    let board = |heaps: &Vec<u64>| board::heaps(heaps.iter().copied());
    let mut play = Play::normal(moves).board(board).alike(|heaps| sorted(heaps));
    play.value(&heaps.into_iter().collect())
}
