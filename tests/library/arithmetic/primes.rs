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

#[test]
fn least_primes_are_the_least_divisors_above_1() {
    let least = |number: u32| (2..=number).find(|divisor| number % divisor == 0).unwrap_or(number);
    for greatest in [0, 1, 2, 3, 4, 300] {
        assert_eq!(least_primes(greatest), (0..=greatest as u32).map(least).collect::<Vec<_>>());
    }
}
