//! Nimbers: the field on the integers below 2⁶⁴ whose sum is XOR.
//!
//! Use it for coins on a board: where a move turns the corners of a rectangle, a lone head at (x, y), counted from 0,
//! has the value x ⊗ y. Its sum serves structures that want a `+` and a `-` for XOR, such as
//! [`Fenwick`](crate::structures::Fenwick).
//!
//! # Theorem
//! The numbers below 2⁶⁴ are a field. The sum x ⊕ y is XOR. The product x ⊗ y is the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b)
//! over all a < x and b < y. Take two games of turning coins, in which lone heads have the values g(x) and h(y). In
//! their product, on a board, a lone head at (x, y) has the value g(x) ⊗ h(y) (tartan theorem).
//!
//! # Why
//! That they are a field is proven in the program `lc_nim_product`. The tartan theorem is one of Winning Ways, chapter
//! 14.
//!
//! Take two games of [turning coins](crate::games::coins) in a row, in which lone heads have the values g(x) and h(y).
//! In their product coins lie on a board. A move chooses a set X that x leads in the first game, and a set Y that y
//! leads in the second, and turns all (a, b) with a in X and b in Y; the coin (x, y) must go from head to tail.
//!
//! By induction, the coins that a move leaves have the XOR of g(a) ⊗ h(b) over all (a, b) that it turns but
//! (x, y). Let A be the XOR of g over X without x, and B that of h over Y without y. As ⊗ is distributive, this XOR is
//! (A ⊗ h(y)) ⊕ (g(x) ⊗ B) ⊕ (A ⊗ B). Over all moves, A and B run through sets with the mex g(x) and h(y), each
//! independent of the other. The mex of these numbers is g(x) ⊗ h(y): the first step of the proof in the program
//! `lc_nim_product` says so of any two sets.
//!
//! # Example
//! Corners of a rectangle are the product of two games of two coins each, where a head at x, counted from 0, goes to
//! any place before: g(x) = x. And if a move in either direction turns the coin 1, the coin 2, or both, lone heads are
//! worth 1 and 2, and the far corner of the board 2 ⊗ 2 = 3:
//!
//! ```
//! use grundy::arithmetic::Nimber;
//! use grundy::games::sg::mex;
//!
//! let corner = mex([0]);
//! // Alone, or with the corner.
//! let side = mex([0, corner]);
//! // Alone, with one of two sides, or with all.
//! let far = mex([0, side, side, side ^ side ^ corner]);
//! assert_eq!((corner, side, far), (1, 2, 3));
//! assert_eq!(Nimber(2) * Nimber(2), Nimber(3));
//! ```

use std::collections::HashMap;
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, MulAssign, Sub};
use std::str::FromStr;
use std::sync::OnceLock;

/// A nimber below 2⁶⁴.
///
/// The sum x ⊕ y is XOR, and so is the difference. The product x ⊗ y is the mex of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over
/// all a < x and b < y. Let F = 2^2^k for some k ≥ 0. Then the numbers below F are a field with ⊕ and ⊗, and
///
/// ```text
/// F ⊗ x = F · x for x < F,    F ⊗ F = F ⊕ F/2
/// ```
///
/// ```
/// use grundy::arithmetic::Nimber;
///
/// let (a, b) = (Nimber(5), Nimber(6));
/// assert_eq!(a + b, Nimber(3));
/// assert_eq!(a * b, Nimber(8));
/// assert_eq!(a * b * b.inverse(), a);
/// assert_eq!(a.pow(3), a * a * a);
/// assert_eq!(b.to_string(), "*6");
/// assert_eq!("*6".parse(), Ok(b));
/// ```
///
/// # Source
/// Conway, On Numbers and Games, chapter 6, for the field and the two rules; the proof stands in the
/// program `lc_nim_product`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber(pub u64);

impl Nimber {
    /// The product with itself.
    #[must_use]
    pub fn square(self) -> Self {
        self * self
    }

    /// The power; 0 to the 0 is 1.
    ///
    /// # Complexity
    /// O(log exponent) products.
    #[must_use]
    pub fn pow(self, mut exponent: u64) -> Self {
        let (mut power, mut square) = (Self(1), self);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power *= square;
            }
            square = square.square();
            exponent /= 2;
        }
        power
    }

    /// The number whose product with this one is 1.
    ///
    /// The numbers except 0 are a group of 2⁶⁴ − 1 elements, so the power 2⁶⁴ − 1 of each is 1 (Lagrange). Hence the
    /// power 2⁶⁴ − 2 is the inverse.
    ///
    /// # Panics
    /// If this is 0.
    ///
    /// # Complexity
    /// 127 products.
    #[must_use]
    pub fn inverse(self) -> Self {
        assert!(self.0 != 0, "0 has no inverse");
        self.pow(u64::MAX - 1)
    }

    /// The number whose product with `divisor` is this one; `None` if `divisor` is 0.
    ///
    /// ```
    /// use grundy::arithmetic::Nimber;
    ///
    /// assert_eq!((Nimber(7) * Nimber(9)).quotient(Nimber(9)), Some(Nimber(7)));
    /// assert_eq!(Nimber(7).quotient(Nimber(0)), None);
    /// ```
    ///
    /// # Complexity
    /// 128 products.
    pub fn quotient(self, divisor: Self) -> Option<Self> {
        (divisor.0 != 0).then(|| self * divisor.inverse())
    }

    /// The number whose square is this one.
    ///
    /// There is one: (x ⊕ y)² = x² ⊕ y², as (x ⊗ y) ⊕ (y ⊗ x) = 0, so different numbers have different squares. The
    /// power 2⁶⁴ of each number is the number itself (Lagrange). Hence the power 2⁶³ is the root.
    ///
    /// ```
    /// use grundy::arithmetic::Nimber;
    ///
    /// assert_eq!(Nimber(2).square_root(), Nimber(3));
    /// ```
    ///
    /// # Complexity
    /// 65 products.
    pub fn square_root(self) -> Self {
        self.pow(1 << 63)
    }

    /// The smaller x with x² ⊕ x equal to this number, if there is one; the other is x ⊕ 1.
    ///
    /// The map from x to x² ⊕ x keeps sums, and only 0 and 1 go to 0, as x² = x there. So its images are the sums of
    /// those of 2, 4, 8, …, 2⁶³, which are independent; one half of all numbers. They are brought to different leading
    /// bits, and taken off this number one by one.
    ///
    /// ```
    /// use grundy::arithmetic::Nimber;
    ///
    /// assert_eq!(Nimber(1).artin_schreier_root(), Some(Nimber(2)));
    /// assert_eq!(Nimber(1 << 63).artin_schreier_root(), None);
    /// ```
    ///
    /// # Complexity
    /// 63 products, and at most 63 · 32 steps.
    pub fn artin_schreier_root(self) -> Option<Self> {
        // By the leading bit: an image, and what it is the image of.
        let mut images = [(0, 0); 64];
        let reduced = |images: &[(u64, u64); 64], mut image: u64, mut of: u64| {
            while image != 0 && images[image.ilog2() as usize].0 != 0 {
                let (next, its) = images[image.ilog2() as usize];
                (image, of) = (image ^ next, of ^ its);
            }
            (image, of)
        };
        for bit in 1..64 {
            let x = Self(1 << bit);
            let (image, of) = reduced(&images, (x.square() + x).0, x.0);
            images[image.ilog2() as usize] = (image, of);
        }
        let (rest, x) = reduced(&images, self.0, 0);
        (rest == 0).then_some(Self(x))
    }

    /// The least exponent with which the power of `base` is this number, if there is one.
    ///
    /// The proof stands in the program `cf1310f`: the numbers but 0 are a group of 2⁶⁴ − 1 elements,
    /// the product of seven primes, and the exponent is found modulo each of them (Pohlig and Hellman), by small and
    /// large steps (Shanks). The least one is below the order of `base`, the product of those of the primes p for which
    /// the power (2⁶⁴ − 1) / p of `base` is not 1.
    ///
    /// ```
    /// use grundy::arithmetic::Nimber;
    ///
    /// assert_eq!(Nimber(7).pow(3).logarithm(Nimber(7)), Some(3));
    /// // The powers of 2 are 1, 2 and 3.
    /// assert_eq!(Nimber(5).logarithm(Nimber(2)), None);
    /// ```
    ///
    /// # Panics
    /// If this or `base` is 0.
    ///
    /// # Complexity
    /// At most 7700 products, and memory for 2600 numbers.
    pub fn logarithm(self, base: Self) -> Option<u64> {
        assert!(self.0 != 0 && base.0 != 0, "0 has no logarithm, and is the base of none");
        let (mut sum, mut order) = (0, 1);
        for p in PRIMES {
            let others = u64::MAX / p;
            let power = base.pow(others);
            let small = self.pow(others).logarithm_in_steps(power.pow(others), p)?;
            sum += u128::from(small) * u128::from(others);
            order *= if power == Self(1) { 1 } else { u128::from(p) };
        }
        Some((sum % order) as u64)
    }

    /// Some exponent, up to the least square that is at least `order`, with which the power of `base` is this number,
    /// neither of them 0; the power `order` of `base` is 1.
    fn logarithm_in_steps(self, base: Self, order: u64) -> Option<u64> {
        let length = (1..).find(|length| length * length >= order).expect("a square is large enough");
        let mut small_steps = HashMap::new();
        let mut power = self;
        for j in 0..length {
            small_steps.insert(power, j);
            power *= base;
        }
        let large_step = base.pow(length);
        let mut power = Self(1);
        (1..=length).find_map(|i| {
            power *= large_step;
            small_steps.get(&power).map(|j| i * length - j)
        })
    }
}

/// The prime factors of 2⁶⁴ − 1, the number of nimbers below 2⁶⁴ but 0.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

/// XOR.
impl Add for Nimber {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// XOR, too: a nimber is its own negative.
impl Sub for Nimber {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl AddAssign for Nimber {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self(0), Add::add)
    }
}

/// The product, by halves.
///
/// Let a, b < F². Write a = F·a₁ ⊕ a₀ and b = F·b₁ ⊕ b₀ with all four parts below F. Let
///
/// ```text
/// l = a₀ ⊗ b₀,   h = a₁ ⊗ b₁,   m = (a₀ ⊕ a₁) ⊗ (b₀ ⊕ b₁)
/// ```
///
/// Then (a₁ ⊗ b₀) ⊕ (a₀ ⊗ b₁) = m ⊕ l ⊕ h, and F ⊗ F ⊗ h = F·h ⊕ (h ⊗ F/2). So h cancels in the upper half:
///
/// ```text
/// a ⊗ b = F · (m ⊕ l) ⊕ l ⊕ (h ⊗ F/2)
/// ```
///
/// These are four products of numbers below F, of half the length. Two such steps lead from 64 bits to 16. There the
/// numbers except 0 are the powers of one of them, and a product is a sum of two logarithms.
///
/// # Complexity
/// O(1): 16 sums of logarithms. Their tables, of 384 KiB, are made before the first product, in 2²⁰ steps.
impl Mul for Nimber {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        static LOGARITHMS: OnceLock<Logarithms> = OnceLock::new();
        let logarithms = LOGARITHMS.get_or_init(Logarithms::new);
        let of_32_bits = |a, b| by_halves(a, b, 16, |a, b| logarithms.product(a, b));
        Self(by_halves(self.0, other.0, 32, of_32_bits))
    }
}

impl MulAssign for Nimber {
    #[inline]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

/// As CGSuite writes it: `0`, `*`, `*2`, `*3`, …. The number alone is the field: `nimber.0`.
impl Display for Nimber {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        match self.0 {
            0 => formatter.pad("0"),
            1 => formatter.pad("*"),
            value => formatter.pad(&format!("*{value}")),
        }
    }
}

/// Reads what is displayed, and also `*0` and `*1`. A number without `*` is not a nimber, except 0.
impl FromStr for Nimber {
    type Err = NotNimber;

    fn from_str(text: &str) -> Result<Self, NotNimber> {
        match text.strip_prefix('*') {
            None if text == "0" => Ok(Self(0)),
            Some("") => Ok(Self(1)),
            Some(digits) if digits.bytes().all(|digit| digit.is_ascii_digit()) => {
                digits.parse().map(Self).map_err(|_| NotNimber)
            }
            _ => Err(NotNimber),
        }
    }
}

/// Says that a text is not a nimber below 2⁶⁴.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNimber;

impl Display for NotNimber {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("a nimber is 0, *, or * and a number below 2^64, such as *6")
    }
}

impl Error for NotNimber {}

/// The product of two numbers of twice `half` bits, given products of half the length.
#[inline]
fn by_halves(a: u64, b: u64, half: u32, times: impl Fn(u64, u64) -> u64) -> u64 {
    let split = |x: u64| (x >> half, x & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let (low, high, mixed) = (times(a0, b0), times(a1, b1), times(a0 ^ a1, b0 ^ b1));
    (mixed ^ low) << half | low ^ times(high, 1 << (half - 1))
}

/// The product of two numbers below 2^`bits`, without tables; `bits` is a power of two.
fn slow_product(a: u64, b: u64, bits: u32) -> u64 {
    match bits {
        1 => a & b,
        _ => by_halves(a, b, bits / 2, |a, b| slow_product(a, b, bits / 2)),
    }
}

/// The numbers below 2¹⁶ but 0 as powers of [`GENERATOR`].
struct Logarithms {
    /// The exponent of every number; that of 0 is not used.
    logarithm: Vec<u16>,
    /// The powers, twice over, for sums of two exponents.
    power: Vec<u16>,
}

/// A number whose powers are all of these.
const GENERATOR: u64 = 258;

/// The number of powers of [`GENERATOR`].
const ORDER: usize = (1 << 16) - 1;

impl Logarithms {
    fn new() -> Self {
        // The product with the generator, bit by bit.
        let images: Vec<u64> = (0..16).map(|bit| slow_product(GENERATOR, 1 << bit, 16)).collect();
        let next = |x: u64| images.iter().enumerate().fold(0, |sum, (bit, image)| sum ^ ((x >> bit & 1) * image));
        let mut logarithm = vec![0; ORDER + 1];
        let mut power = Vec::with_capacity(2 * ORDER);
        let mut x = 1;
        for exponent in 0..ORDER {
            assert!(exponent == 0 || x != 1, "the powers are not all numbers");
            power.push(x as u16);
            logarithm[x as usize] = exponent as u16;
            x = next(x);
        }
        power.extend_from_within(..);
        Self { logarithm, power }
    }

    #[inline]
    fn product(&self, a: u64, b: u64) -> u64 {
        let logarithm = |x: u64| usize::from(self.logarithm[x as usize]);
        let product = self.power[logarithm(a) + logarithm(b)];
        if a == 0 || b == 0 { 0 } else { u64::from(product) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers with digits of all places, and the ends of every field.
    fn numbers() -> Vec<Nimber> {
        let random = |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ i << 7;
        let ends = (0..6).flat_map(|k| [(1 << (1 << k)) - 1, 1 << ((1 << k) - 1)]);
        (0..40).map(random).chain(ends).chain([u64::MAX]).map(Nimber).collect()
    }

    #[test]
    fn products_are_those_without_tables_and_keep_the_two_rules() {
        for a in numbers() {
            for b in numbers() {
                assert_eq!((a * b).0, slow_product(a.0, b.0, 64), "{a} {b}");
            }
        }
        for f in (0..6).map(|k| 1 << (1 << k)) {
            assert_eq!(Nimber(f).square(), Nimber(f + f / 2));
            assert_eq!(Nimber(f) * Nimber(f - 1), Nimber((f - 1) * f));
        }
    }
}
