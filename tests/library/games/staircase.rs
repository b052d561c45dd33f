use evidence::shared::stairs::moves;
use grundy::games::staircase::*;
use kit::play::Play;

use super::rows;

#[test]
fn staircase_nim_is_what_play_says() {
    let mut play = Play::normal(moves);
    for heaps in (0..=4).flat_map(|n| rows(n, 3)).chain(rows(5, 2)) {
        let sum = staircase_sum(heaps.iter().copied().enumerate());
        assert_eq!(sum != 0, play.value(&heaps), "{heaps:?}");
        let winning = winning_moves(&heaps).map(|(step, left)| {
            let mut next = heaps.clone();
            next[step - 1] += heaps[step] - left;
            next[step] = left;
            next
        });
        let mut expected = moves(&heaps);
        expected.retain(|next| !play.value(next));
        assert_eq!(winning.collect::<Vec<_>>(), expected, "{heaps:?}");
    }
}

#[test]
fn rows_that_must_not_fall_are_what_play_says() {
    let mut play = Play::normal(|row: &Vec<u32>| {
        let lower = |index: usize| {
            let least = if index == 0 { 0 } else { row[index - 1] };
            (least..row[index]).map(move |left| [&row[..index], &[left], &row[index + 1..]].concat())
        };
        (0..row.len()).flat_map(lower).collect()
    });
    for row in (0..=4).flat_map(|n| rows(n, 5)).filter(|row| row.is_sorted()) {
        assert_eq!(rises_sum(&row) != 0, play.value(&row), "{row:?}");
    }
}

#[test]
fn steps_come_in_any_order_and_with_gaps() {
    assert_eq!(staircase_sum::<u32>([]), 0);
    assert_eq!(staircase_sum([(7, 4_u32), (2, 9), (0, 8), (5, 6)]), 2);
}
