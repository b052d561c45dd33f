use grundy::arithmetic::{Factorials, Mod};
use grundy::games::moore::*;
use kit::play::Play;

use super::{rows, take};

#[test]
fn moores_nim_is_what_play_says() {
    for most in 1..=5 {
        let mut play = Play::normal(|heaps: &Vec<u32>| {
            // From each of up to `most` heaps, one after the other from left to right.
            let mut left = vec![(heaps.clone(), 0, 0)];
            let mut found = vec![];
            while let Some((row, from, moved)) = left.pop() {
                found.extend((moved > 0).then(|| row.clone()));
                for next in (moved < most).then(|| take(&row)).into_iter().flatten() {
                    let changed = (0..row.len()).find(|&heap| next[heap] != row[heap]).expect("a heap changes");
                    if changed >= from {
                        left.push((next, changed + 1, moved + 1));
                    }
                }
            }
            found
        });
        for heaps in (0..=3).flat_map(|n| rows(n, 4)).chain(rows(4, 2)) {
            assert_eq!(first_player_wins(&heaps, most), play.value(&heaps), "{heaps:?} {most}");
            let left = winning_move(&heaps, most);
            assert_eq!(left.is_some(), play.value(&heaps), "{heaps:?} {most}");
            if let Some(left) = left {
                let lowered = (0..heaps.len()).filter(|&heap| left[heap] < heaps[heap]).count();
                assert!(left.iter().zip(&heaps).all(|(left, heap)| left <= heap), "{heaps:?} {most} {left:?}");
                assert!((1..=most).contains(&lowered) && !play.value(&left), "{heaps:?} {most} {left:?}");
            }
        }
    }
    assert!(first_player_wins(&[1_u64 << 63], usize::MAX));
    assert!(!first_player_wins(&[u64::MAX; 3], 2));
}

#[test]
fn lost_sequences_are_counted_one_by_one() {
    let factorials = Factorials::<998_244_353>::up_to(5);
    for (heaps, greatest) in [(0, 9), (1, 9), (2, 9), (3, 9), (4, 5), (5, 3)] {
        for most in 1..=6 {
            let mut counts = vec![0; greatest as usize + 1];
            for row in rows(heaps, greatest) {
                let sum: u32 = row.iter().sum();
                if sum <= greatest && !first_player_wins(&row, most) {
                    counts[sum as usize] += 1;
                }
            }
            let lost = lost_sequences(heaps as usize, most, greatest as usize, &factorials);
            assert_eq!(lost, counts.into_iter().map(Mod::new).collect::<Vec<_>>(), "{heaps} {most}");
        }
    }
}

/// At a step for every pair of heaps this would take half a minute.
#[test]
fn a_winning_move_is_found_among_many_heaps() {
    let heaps: Vec<u32> = (0..400_000).map(|place| u32::from(place < 200_000)).collect();
    assert_eq!(winning_move(&heaps, 200_000), Some(vec![0; heaps.len()]));
}
