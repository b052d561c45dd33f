//! Adjacent coins from a circle, where a gap separates its neighbours for good.

use kit::board;
use kit::play::Play;

/// Take 1 to `most` adjacent coins; the places that still have one are the bits of `left`.
pub fn moves(coins: u32, most: u32, left: u64) -> Vec<u64> {
    let mut successors = vec![];
    for first in 0..coins {
        let mut next = left;
        for place in (first..first + most.min(coins)).map(|place| place % coins) {
            if left >> place & 1 == 0 {
                break;
            }
            next &= !(1 << place);
            successors.push(next);
        }
    }
    successors
}

/// Whether the first player wins, by play.
pub fn wins(coins: u32, most: u32) -> bool {
    let board = |left: &u64| {
        let gone = (0..coins as usize).filter(|coin| left >> coin & 1 == 0);
        board::circle(coins as usize).without(gone).board()
    };
    Play::normal(|&left| moves(coins, most, left)).board(board).value(&((1 << coins) - 1))
}
