//! Columns of squares with white and black pieces, of which each player advances his own and takes the other's away.

use kit::partizan::Player;

/// The squares from the top: `.`, `W` or `B`.
pub type Column = Vec<u8>;

/// Left moves a white piece up onto an empty square, or takes a black piece away; Right does it the other way round.
pub fn moves(column: &Column, player: Player) -> Vec<Column> {
    let (own, others) = match player {
        Player::Left => (b'W', b'B'),
        Player::Right => (b'B', b'W'),
    };
    let mut moves = vec![];
    for square in 0..column.len() {
        let mut next = column.clone();
        if column[square] == others {
            next[square] = b'.';
        } else if column[square] == own && square > 0 && column[square - 1] == b'.' {
            next.swap(square - 1, square);
        } else {
            continue;
        }
        moves.push(next);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_advance_upwards_and_are_taken_anywhere() {
        let column = b".WB.B".to_vec();
        assert_eq!(moves(&column, Player::Left), [b"W.B.B", b".W..B", b".WB.."]);
        assert_eq!(moves(&column, Player::Right), [b"..B.B", b".WBB."]);
    }
}
