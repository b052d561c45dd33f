use grundy::games::sg::*;

/// The definition.
fn naive_mex(values: &[usize]) -> usize {
    (0..).find(|candidate| !values.contains(candidate)).expect("some number is missing")
}

#[test]
fn mex_is_its_definition_on_all_short_lists() {
    for length in 0..=5 {
        for code in 0..6_usize.pow(length) {
            let values: Vec<usize> = (0..length).map(|digit| code / 6_usize.pow(digit) % 6).collect();
            assert_eq!(mex(values.iter().copied()), naive_mex(&values), "{values:?}");
        }
    }
}

#[test]
fn mex_is_its_definition_beyond_a_word() {
    for count in 0..200 {
        for missing in [0, 1, 63, 64, 65, 100, 199] {
            let values: Vec<usize> = (0..count).filter(|&value| value != missing).chain([usize::MAX, 70, 70]).collect();
            assert_eq!(mex(values.iter().rev().copied()), naive_mex(&values), "{count} without {missing}");
        }
    }
    assert_eq!(mex([usize::MAX, 0]), 1);
}

#[test]
fn nim_sum_pairs_bits() {
    for a in 0..16_u64 {
        for b in 0..16 {
            let by_bits = (0..4).map(|bit| (((a >> bit) + (b >> bit)) % 2) << bit).sum::<u64>();
            assert_eq!(nim_sum([a, b]), by_bits);
        }
    }
}
