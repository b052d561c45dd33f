//! Prime factors, found by division as programs do, and with the mistakes of these.

/// The prime factors of a number, in rising order, as often as they divide it.
pub fn prime_factors(number: u32) -> Vec<u32> {
    divided(number, |divisor, rest| divisor * divisor <= rest, true)
}

/// What is found by divisors from 2 on as long as `goes_on` for a divisor and what is left; and that in the end, if
/// `with_rest`.
pub fn divided(number: u32, goes_on: fn(u32, u32) -> bool, with_rest: bool) -> Vec<u32> {
    let (mut factors, mut divisor, mut rest) = (vec![], 2, number);
    while goes_on(divisor, rest) {
        if rest % divisor == 0 {
            factors.push(divisor);
            rest /= divisor;
        } else {
            divisor += 1;
        }
    }
    factors.extend((with_rest && rest > 1).then_some(rest));
    factors
}
