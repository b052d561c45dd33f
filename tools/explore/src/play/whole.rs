//! Positions that are lists of parts, played as a whole.

use std::fmt::Debug;
use std::hash::Hash;

use crate::play::memo::Memo;
use grundy::games::Outcome;

/// Whether the player to move wins a whole position, a list of parts. `moves` gives the lists after a move of those in
/// rising order.
///
/// # Panics
/// Where it is played, if an outcome is a draw.
pub(crate) fn whole_play<'a, Part: Clone + Ord + Hash + Debug + 'a>(
    moves: impl Fn(&[Part]) -> Vec<Vec<Part>> + 'a,
    end: impl Fn(&[Part]) -> Option<Outcome> + 'a,
    last_move_loses: bool,
) -> impl FnMut(&[Part]) -> bool + 'a {
    // A player who cannot move loses: so one who has won gets a move, to where nothing is left to do.
    let after = move |position: &Option<Vec<Part>>| -> Vec<Option<Vec<Part>>> {
        let Some(parts) = position else { return vec![] };
        let after = match end(parts) {
            Some(Outcome::Win) => return vec![None],
            Some(Outcome::Loss) => return vec![],
            Some(Outcome::Draw) => panic!("{parts:?} ends in a draw, and a game of this kind ends with a winner"),
            None => moves(parts),
        };
        if after.is_empty() && last_move_loses {
            return vec![None];
        }
        let sorted = |mut parts: Vec<Part>| {
            parts.sort_unstable();
            Some(parts)
        };
        after.into_iter().map(sorted).collect()
    };
    let mut memo: Memo<Option<Vec<Part>>, bool> = Memo::new();
    move |parts: &[Part]| {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        let expand = |position: &Option<Vec<Part>>| {
            let after = after(position);
            (after.clone(), after)
        };
        memo.get(&Some(parts), expand, |after: Vec<_>, wins| after.iter().any(|next| !wins(next)))
    }
}

/// The lists after a move in one of these parts, which are in rising order, by what a move makes of a part.
pub(crate) fn moves_in_one<Part: Clone + PartialEq>(
    parts: &[Part],
    rule: impl Fn(&Part) -> Vec<Vec<Part>>,
) -> Vec<Vec<Part>> {
    let mut after = vec![];
    for (index, part) in parts.iter().enumerate() {
        if index == 0 || *part != parts[index - 1] {
            let left = |sum: Vec<Part>| [&parts[..index], &parts[index + 1..], &sum].concat();
            after.extend(rule(part).into_iter().map(left));
        }
    }
    after
}
