use grundy::arithmetic::roots::*;

#[test]
fn roots_are_exact_around_all_kinds_of_squares() {
    for n in 0..5000 {
        let naive = (1..).take_while(|root| root * root <= n).last();
        assert_eq!(isqrt(n), naive.unwrap_or(0));
    }
    for root in (1..2000).chain((1..32).map(|bit| (1 << bit) - 1)).chain([u64::from(u32::MAX)]) {
        let square = root * root;
        assert_eq!(isqrt(square), root);
        assert_eq!(isqrt(square - 1), root - 1);
        assert_eq!(isqrt(square + 2 * root), root);
    }
    assert_eq!(isqrt(u64::MAX), u64::from(u32::MAX));
}
