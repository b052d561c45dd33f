use grundy::games::coins::*;
use grundy::games::sg::{mex, nim_sum};

/// The values of all rows, by the bits of their heads, where `sets` may be turned and the highest bit leads.
fn row_values(coins: usize, sets: &[usize]) -> Vec<usize> {
    let mut values = vec![0; 1 << coins];
    for heads in 0..values.len() {
        let movable = sets.iter().filter(|&&set| heads >> set.ilog2() & 1 == 1);
        values[heads] = mex(movable.map(|&set| values[heads ^ set]));
    }
    values
}

/// The places of the heads.
fn places(coins: usize, heads: usize) -> impl Iterator<Item = usize> {
    (0..coins).filter(move |place| heads >> place & 1 == 1)
}

#[test]
fn rows_are_xors_under_every_rule_for_four_coins() {
    for rule in 0..1 << 15 {
        let sets: Vec<usize> = places(15, rule).map(|set| set + 1).collect();
        let values = row_values(4, &sets);
        for heads in 0..16 {
            let lone = places(4, heads).map(|place| values[1 << place]);
            assert_eq!(values[heads], nim_sum(lone), "{sets:?} {heads}");
        }
    }
}

#[track_caller]
fn check(sets: impl Fn(usize) -> bool, lone: impl Fn(u64) -> u64) {
    const COINS: usize = 10;
    let sets: Vec<usize> = (1..1 << COINS).filter(|&set| sets(set)).collect();
    for (heads, value) in row_values(COINS, &sets).into_iter().enumerate() {
        let lone = places(COINS, heads).map(|place| lone(place as u64 + 1));
        assert_eq!(value as u64, nim_sum(lone), "{heads}");
    }
}

#[test]
fn mock_turtles_turn_up_to_three() {
    check(|set| set.count_ones() <= 3, mock_turtles_value);
}

#[test]
fn rulers_turn_runs() {
    check(|set| (set / (set & set.wrapping_neg()) + 1).is_power_of_two(), ruler_value);
}
