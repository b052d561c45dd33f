use grundy::games::Grundy;
use grundy::games::misere::*;
use kit::play::Play;

use super::{rows, take};

#[test]
fn misere_nim_is_what_play_says() {
    let mut play = Play::misere(|heaps: &Vec<u32>| take(heaps));
    for heaps in (0..=5).flat_map(|n| rows(n, 3)).chain(rows(3, 9)) {
        assert_eq!(first_player_wins(&heaps), play.value(&heaps), "{heaps:?}");
    }
}

#[test]
fn the_winning_moves_are_those_after_which_play_is_lost() {
    let mut play = Play::misere(|heaps: &Vec<u32>| take(heaps));
    for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(3, 6)) {
        let moves = (0..heaps.len()).flat_map(|index| (0..heaps[index]).map(move |left| (index, left)));
        let mut after = |&(index, left): &(usize, u32)| {
            let mut after = heaps.clone();
            after[index] = left;
            !play.value(&after)
        };
        let winning: Vec<(usize, u32)> = moves.filter(|one| after(one)).collect();
        assert_eq!(winning_moves(&heaps), winning, "{heaps:?}");
    }
}

/// Heaps that a move may also raise, once: a component is its heap, and whether it may still be raised.
#[test]
fn sums_follow_their_values_where_no_component_of_value_0_can_be_moved() {
    let options = |&(heap, raise): &(u32, bool)| -> Vec<(u32, bool)> {
        let lower = (0..heap).map(move |left| (left, raise && left > 0));
        lower.chain((raise && heap > 0).then_some((heap + 1, false))).collect()
    };
    let mut play = Play::misere(|sum: &Vec<(u32, bool)>| {
        let after = |index: usize| {
            options(&sum[index]).into_iter().map(move |next| [&sum[..index], &[next], &sum[index + 1..]].concat())
        };
        (0..sum.len()).flat_map(after).collect()
    });
    let mut grundy = Grundy::new(options);
    let components: Vec<(u32, bool)> = (0..=3).flat_map(|heap| [(heap, false), (heap, heap > 0)]).collect();
    for sum in (0..512).map(|code| [code % 8, code / 8 % 8, code / 64].map(|index| components[index]).to_vec()) {
        let values: Vec<usize> = sum.iter().map(|component| grundy.value(component)).collect();
        assert_eq!(first_player_wins(&values), play.value(&sum), "{sum:?}");
    }
}
