use grundy::structures::xor_basis::*;

#[test]
fn the_span_is_all_sums_on_all_short_rows_of_small_numbers() {
    for code in 0..16_u64.pow(4) {
        let mut basis = XorBasis::new();
        let mut span = vec![0];
        for number in (0..4).map(|digit| code / 16_u64.pow(digit) % 16) {
            let is_new = !span.contains(&number);
            assert_eq!(basis.insert(number), is_new);
            if is_new {
                span.extend_from_within(..);
                let half = span.len() / 2;
                span[half..].iter_mut().for_each(|sum| *sum ^= number);
            }
            assert_eq!(1 << basis.rank(), span.len());
        }
        assert_eq!(Some(basis.greatest()), span.iter().copied().max());
        for number in 0..32 {
            assert_eq!(basis.contains(number), span.contains(&number));
            assert_eq!(Some(basis.reduce(number)), span.iter().map(|sum| sum ^ number).min());
        }
    }
}

#[test]
fn all_bits_have_room() {
    let mut basis = XorBasis::new();
    assert!((0..64).all(|bit| basis.insert(u64::MAX >> bit)));
    assert_eq!(basis.rank(), 64);
    assert!(!basis.insert(12345));
    assert_eq!(basis.reduce(u64::MAX), 0);
}
