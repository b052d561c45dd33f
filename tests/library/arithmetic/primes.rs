use grundy::arithmetic::primes::*;

#[test]
fn factors_are_those_that_division_finds() {
    let by_division = |number: usize| {
        let (mut rest, mut factors) = (number, 0);
        for divisor in 2..=number {
            while rest % divisor == 0 {
                (rest, factors) = (rest / divisor, factors + 1);
            }
        }
        factors
    };
    for greatest in [0, 1, 2, 3, 4, 300] {
        let expected: Vec<u32> =
            (0..=greatest).map(|number| if number == 0 { 0 } else { by_division(number) }).collect();
        assert_eq!(prime_factor_counts(greatest), expected);
    }
}
