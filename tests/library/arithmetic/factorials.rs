use grundy::arithmetic::factorials::*;

/// Pascal's triangle, and products, modulo `P`.
fn agree_with_sums<const P: u32>(greatest: usize) {
    let table = Factorials::<P>::up_to(greatest);
    let mut row = vec![1];
    let mut product = 1;
    for n in 0..=greatest {
        assert_eq!(table.factorial(n).value(), product);
        product = (u64::from(product) * (n as u64 + 1) % u64::from(P)) as u32;
        row.resize(greatest + 2, 0);
        for (k, &ways) in row.iter().enumerate() {
            assert_eq!(table.binomial(n, k).value(), ways, "{n} {k} modulo {P}");
        }
        for k in (1..row.len()).rev() {
            row[k] = (row[k] + row[k - 1]) % P;
        }
    }
}

#[test]
fn binomials_are_those_of_pascals_triangle() {
    for greatest in [0, 1, 2, 60] {
        agree_with_sums::<998_244_353>(greatest);
    }
    agree_with_sums::<2>(1);
    agree_with_sums::<61>(60);
}

#[test]
#[should_panic(expected = "7! is 0 modulo 7")]
fn what_has_no_inverse_is_a_mistake() {
    let _ = Factorials::<7>::up_to(7);
}
