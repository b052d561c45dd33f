use grundy::games::sg::mex;
use grundy::games::take_away::*;

/// The values from the definition.
fn naive_take_away(moves: &[usize], largest: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![];
    for heap in 0..=largest {
        let successors = moves.iter().filter_map(|&taken| heap.checked_sub(taken));
        let successors: Vec<usize> = successors.map(|left| values[left]).collect();
        values.push(mex(successors.iter().copied()));
    }
    values
}

#[test]
fn take_away_values_are_their_definition_for_all_small_sets() {
    for set in 0..1 << 11_usize {
        let moves: Vec<usize> = (1..=11).rev().filter(|taken| set >> (taken - 1) & 1 == 1).collect();
        let naive = naive_take_away(&moves, 50);
        for largest in [0, 1, 7, 8, 50] {
            assert_eq!(TakeAway::new(&moves).values(largest), naive[..=largest], "{moves:?}");
            assert!(won_heaps(&moves, largest).into_iter().eq(naive[..=largest].iter().map(|&value| value != 0)));
        }
    }
}

#[test]
fn take_away_moves_may_repeat_and_may_be_far() {
    let moves = [40, 8, 1000, 8, 16, 9, 40, usize::MAX];
    assert_eq!(TakeAway::new(&moves).values(300), naive_take_away(&moves, 300));
    let all: Vec<usize> = (1..=150).collect();
    assert_eq!(TakeAway::new(&all).values(500), naive_take_away(&all, 500));
}

#[test]
fn proven_periods_hold_far_behind_the_table_and_need_all_of_it() {
    for set in 1..1 << 8_usize {
        let moves: Vec<usize> = (1..=8).filter(|taken| set >> (taken - 1) & 1 == 1).collect();
        let far = naive_take_away(&moves, 600);
        let game = TakeAway::new(&moves);
        let (period, start) = game.period(&far).expect("a short period");
        let needed = start + period + moves[moves.len() - 1] - 1;
        assert_eq!(game.period(&far[..=needed]), Some((period, start)), "{moves:?}");
        assert_eq!(game.period(&far[..needed]), None, "{moves:?}");
        assert!(game.periodic(needed - 1).is_none(), "{moves:?}");
        let periodic = game.periodic(needed).expect("the table is long enough");
        assert!((0..=600).all(|heap| periodic.get(heap as u64) == far[heap]), "{moves:?}");
        assert!((start..=600 - period).all(|heap| far[heap] == far[heap + period]), "{moves:?}");
    }
    assert_eq!(TakeAway::new(&[1, usize::MAX]).period(&naive_take_away(&[1], 100)), None);
}

#[test]
fn bachet_values_are_those_of_the_moves_up_to_most() {
    for most in 0..=20_u32 {
        let moves: Vec<usize> = (1..=most as usize).collect();
        let values = naive_take_away(&moves, 100);
        assert!((0..=100).all(|heap| bachet_value(heap, most) == values[heap as usize] as u32));
    }
    assert_eq!(bachet_value(u32::MAX, u32::MAX), u32::MAX);
}
