//! Cutcake: a sheet of squares is cut into two along a grid line, by one player vertically, by the other horizontally.

use itertools::Itertools;
use kit::board::{self, Board};
use kit::partizan::{Partizan, Player};

/// The sheets there are, each with breadth and depth; in order, as their places do not matter.
pub type Sheets = Vec<(u32, u32)>;

/// The whole game: a single sheet.
pub fn start(sheet: (u32, u32)) -> Sheets {
    // A sheet of one square cannot be cut.
    [sheet].into_iter().filter(|&sheet| sheet != (1, 1)).collect()
}

/// The two pieces of a sheet after each cut, mirrored cuts left out. Left cuts vertically, which splits the breadth;
/// Right cuts horizontally.
pub fn cuts((breadth, depth): (u32, u32), player: Player) -> Vec<[(u32, u32); 2]> {
    match player {
        Player::Left => (1..=breadth / 2).map(|cut| [(cut, depth), (breadth - cut, depth)]).collect(),
        Player::Right => (1..=depth / 2).map(|cut| [(breadth, cut), (breadth, depth - cut)]).collect(),
    }
}

/// Cut one of the sheets.
pub fn moves(sheets: &Sheets, player: Player) -> Vec<Sheets> {
    let mut moves = vec![];
    for (index, &sheet) in sheets.iter().enumerate() {
        if sheets[..index].contains(&sheet) {
            continue;
        }
        for pieces in cuts(sheet, player) {
            let mut next = sheets.clone();
            next.remove(index);
            next.extend(pieces.into_iter().flat_map(start));
            next.sort_unstable();
            moves.push(next);
        }
    }
    moves
}

/// The game with these moves, for a person to play, too: every square of a sheet has the number of the sheet.
pub fn play<'a>() -> Partizan<'a, Sheets> {
    let shown = |sheets: &Sheets| {
        let sheets = sheets.iter().zip(1_usize..);
        let grids = sheets
            .map(|(&(breadth, depth), number)| board::grid((0..depth).map(|_| (0..breadth).map(move |_| number))));
        Board::Both(grids.collect())
    };
    let words =
        |sheets: Vec<(u32, u32)>| sheets.iter().map(|(breadth, depth)| format!("{breadth} × {depth}")).join(" and ");
    Partizan::new(moves).board(shown).label(move |before, after| {
        let [cut, pieces] = [board::gone(before, after), board::gone(after, before)].map(words);
        format!("{cut} → {}", if pieces.is_empty() { "squares" } else { &pieces })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vertical_cuts_split_the_breadth() {
        let sheets = vec![(3, 2)];
        assert_eq!(moves(&sheets, Player::Left), [[(1, 2), (2, 2)]]);
        assert_eq!(moves(&sheets, Player::Right), [[(3, 1), (3, 1)]]);
        assert_eq!(moves(&vec![(2, 1)], Player::Left), [[]; 1]);
    }
}
