use grundy::games::nim::*;
use kit::play::Play;

use super::{rows, take};

#[test]
fn the_winning_moves_are_those_after_which_play_is_lost() {
    let mut play = Play::normal(|heaps: &Vec<u32>| take(heaps));
    for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
        let winning: Vec<Vec<u32>> = winning_moves(&heaps)
            .map(|(index, left)| {
                let mut next = heaps.clone();
                next[index] = left;
                next
            })
            .collect();
        let mut expected = take(&heaps);
        expected.retain(|next| !play.value(next));
        assert_eq!(winning, expected, "{heaps:?}");
        assert_eq!(first_player_wins(&heaps), play.value(&heaps), "{heaps:?}");
    }
}
