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

/// What a move is called: the coins that it takes.
pub fn label(coins: u32, left: u64, next: u64) -> String {
    let taken: Vec<String> =
        (0..coins).filter(|place| (left & !next) >> place & 1 == 1).map(|place| (place + 1).to_string()).collect();
    format!("take {} {}", if taken.len() == 1 { "coin" } else { "coins" }, taken.join(", "))
}

/// Whether the first player wins, by play.
pub fn wins(coins: u32, most: u32) -> bool {
    let board = |left: &u64| {
        let gone = (0..coins as usize).filter(|coin| left >> coin & 1 == 0);
        board::circle(coins as usize).without(gone).board()
    };
    let label = |&left: &u64, &next: &u64| label(coins, left, next);
    Play::normal(|&left| moves(coins, most, left)).board(board).label(label).value(&((1 << coins) - 1))
}
