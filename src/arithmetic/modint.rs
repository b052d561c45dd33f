//! Integers modulo a prime.
//!
//! Use it to count positions where the judge asks for the number modulo a prime.
//!
//! # What it finds
//! Sums, differences, products, powers and inverses of integers modulo a prime P below 2³¹. Every number but 0 has an
//! inverse: its power P − 2.
//!
//! # Why
//! By Fermat the power P − 1 of a number that P does not divide is 1. The power P − 2, multiplied by the number, is
//! this power. As P is below 2³¹, a sum of two fits 32 bits and a product 64.

use std::fmt::{self, Display};
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// An integer modulo `P`.
///
/// `P` is a prime below 2³¹, so that a sum of two fits 32 bits and a product 64. Any other `P` does not compile:
///
/// ```compile_fail
/// grundy::arithmetic::Mod::<1_000_000_001>::new(1);
/// ```
///
/// ```compile_fail
/// let sum: grundy::arithmetic::Mod<4> = [].into_iter().sum();
/// ```
///
/// ```
/// use grundy::arithmetic::Mod;
///
/// type Count = Mod<998_244_353>;
/// let half = Count::new(2).inverse();
/// assert_eq!((half + half).value(), 1);
/// assert_eq!(Count::new(3).pow(4), Count::new(81));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mod<const P: u32>(u32);

impl<const P: u32> Mod<P> {
    const IS_RIGHT: () = assert!(P < 1 << 31 && is_prime(P), "the modulus is a prime below 2^31");

    /// The class of `value`.
    #[must_use]
    pub fn new(value: u64) -> Self {
        let () = Self::IS_RIGHT;
        Self((value % u64::from(P)) as u32)
    }

    /// The number from 0 to P − 1 of the class.
    #[must_use]
    pub fn value(self) -> u32 {
        self.0
    }

    /// The power; 0 to the 0 is 1.
    ///
    /// # Complexity
    /// O(log exponent).
    #[must_use]
    pub fn pow(self, mut exponent: u64) -> Self {
        let (mut power, mut square) = (Self::new(1), self);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power *= square;
            }
            square *= square;
            exponent /= 2;
        }
        power
    }

    /// The number whose product with this one is 1: its power P − 2, by Fermat.
    ///
    /// # Panics
    /// If this is 0.
    ///
    /// # Complexity
    /// O(log P).
    #[must_use]
    pub fn inverse(self) -> Self {
        assert!(self.0 != 0, "0 has no inverse");
        self.pow(u64::from(P) - 2)
    }
}

/// The class of 0.
impl<const P: u32> Default for Mod<P> {
    fn default() -> Self {
        Self::new(0)
    }
}

/// Whether no number from 2 to the root of `number` divides it.
const fn is_prime(number: u32) -> bool {
    let mut divisor = 2;
    while divisor * divisor <= number {
        if number % divisor == 0 {
            return false;
        }
        divisor += 1;
    }
    number > 1
}

impl<const P: u32> Add for Mod<P> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        // The smaller one: the difference wraps round where the sum is below P.
        Self(sum.min(sum.wrapping_sub(P)))
    }
}

impl<const P: u32> Sub for Mod<P> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let difference = self.0.wrapping_sub(other.0);
        Self(difference.min(difference.wrapping_add(P)))
    }
}

impl<const P: u32> Neg for Mod<P> {
    type Output = Self;

    fn neg(self) -> Self {
        Self(0) - self
    }
}

impl<const P: u32> Mul for Mod<P> {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::new(u64::from(self.0) * u64::from(other.0))
    }
}

impl<const P: u32> AddAssign for Mod<P> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const P: u32> SubAssign for Mod<P> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const P: u32> MulAssign for Mod<P> {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl<const P: u32> Sum for Mod<P> {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::default(), Add::add)
    }
}

impl<const P: u32> Product for Mod<P> {
    fn product<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::new(1), Mul::mul)
    }
}

impl<const P: u32> Display for Mod<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All pairs of numbers, and a pair's place on a clock of `P` hours.
    fn agree_on_all_pairs<const P: u32>() {
        for a in 0..u64::from(P) {
            for b in 0..u64::from(P) {
                let (x, y) = (Mod::<P>::new(a), Mod::new(b));
                let class = |value: u64| (value % u64::from(P)) as u32;
                assert_eq!((x + y).value(), class(a + b));
                assert_eq!((x - y).value(), class(a + u64::from(P) - b));
                assert_eq!((x * y).value(), class(a * b));
                assert_eq!(x.pow(b).value(), (0..b).fold(class(1), |power, _| class(u64::from(power) * a)));
            }
            let x = Mod::<P>::new(a);
            assert_eq!((-x + x).value(), 0);
            if a > 0 {
                assert_eq!((x.inverse() * x).value(), 1);
            }
        }
    }

    #[test]
    fn primes_have_no_divisors() {
        for number in 0..2000 {
            let divisors = (1..=number).filter(|divisor| number % divisor == 0).count();
            assert_eq!(is_prime(number), divisors == 2, "{number}");
        }
        assert!(is_prime(2_147_483_647) && !is_prime(46_337 * 46_337));
    }

    #[test]
    fn small_moduli_agree_with_the_clock() {
        agree_on_all_pairs::<2>();
        agree_on_all_pairs::<7>();
        agree_on_all_pairs::<31>();
    }

    #[test]
    fn large_moduli_do_not_overflow() {
        const P: u32 = 2_147_483_647;
        let top = Mod::<P>::new(u64::from(P) - 1);
        assert_eq!((top + top).value(), P - 2);
        assert_eq!((top * top).value(), 1);
        assert_eq!((Mod::<P>::new(0) - top).value(), 1);
        assert_eq!(Mod::<P>::new(u64::MAX).value(), (u64::MAX % u64::from(P)) as u32);
        assert_eq!([top, top].into_iter().sum::<Mod<P>>(), top + top);
        assert_eq!([top, top].into_iter().product::<Mod<P>>(), top * top);
    }

    #[test]
    #[should_panic(expected = "0 has no inverse")]
    fn zero_has_no_inverse() {
        let _ = Mod::<7>::new(14).inverse();
    }
}
