use grundy::games::ends::*;
use kit::play::Play;

/// The row that is left, and the sums of the player to move and of the other.
type Position = (Vec<i64>, [i64; 2]);

fn moves((row, [mine, other]): &Position) -> Vec<Position> {
    let first = row.split_first().map(|(taken, rest)| (rest.to_vec(), [*other, mine + taken]));
    let last = row.split_last().map(|(taken, rest)| (rest.to_vec(), [*other, mine + taken]));
    first.into_iter().chain(last).collect()
}

#[test]
fn the_lead_is_that_of_play_on_all_rows_up_to_6() {
    let mut play = Play::new(moves, |(_, [mine, other]), after: &[i64]| {
        after.iter().map(|lead| -lead).max().unwrap_or(mine - other)
    });
    for length in 0..=6 {
        for code in 0..4_i64.pow(length) {
            let row: Vec<i64> = (0..length).map(|place| code / 4_i64.pow(place) % 4 - 1).collect();
            assert_eq!(lead(&row), play.value(&(row.clone(), [0, 0])), "{row:?}");
        }
    }
}

#[test]
#[should_panic(expected = "a lead fits 64 bits")]
fn a_lead_beyond_64_bits_is_refused() {
    let _ = lead(&[i64::MAX, 0, -1]);
}
