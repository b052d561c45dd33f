//! Integers within their limits.

use std::cell::Cell;
use std::fmt::Display;
use std::io::BufRead;
use std::marker::PhantomData;

use proconio::source::{Readable, RuntimeReadable, Source};

use super::located::{Place, refuse};

mod sealed {
    /// What nobody else can implement.
    pub trait Sealed {}
}

/// The built-in integers that can be read.
pub trait Integer: sealed::Sealed + Copy + Ord + Display {
    /// The least value of the type.
    const MIN: i128;
    /// The largest value of the type.
    const MAX: i128;

    /// `value`, which must lie between `MIN` and `MAX`.
    fn narrow(value: i128) -> Self;

    /// The same value.
    fn widen(self) -> i128;
}

macro_rules! integer {
    ($($integer:ty)*) => {$(
        impl sealed::Sealed for $integer {}

        impl Integer for $integer {
            const MIN: i128 = <$integer>::MIN as i128;
            const MAX: i128 = <$integer>::MAX as i128;

            #[inline]
            fn narrow(value: i128) -> Self {
                value as $integer
            }

            #[inline]
            fn widen(self) -> i128 {
                self as i128
            }
        }
    )*};
}

integer!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// Reads an integer of type `T` from `LOW` to `HIGH`, the limits included.
///
/// `In<0, { u64::MAX as i128 }, u64>` takes the whole of `u64`. Limits that are known only at run time go through
/// [`Between`]. Inside a tuple the macro takes no commas: give the type a name there.
pub struct In<const LOW: i128, const HIGH: i128, T = usize>(PhantomData<T>);

impl<const LOW: i128, const HIGH: i128, T: Integer> In<LOW, HIGH, T> {
    const FITS: () = assert!(T::MIN <= LOW && LOW <= HIGH && HIGH <= T::MAX, "the limits must fit the type");
}

impl<const LOW: i128, const HIGH: i128, T: Integer> Readable for In<LOW, HIGH, T> {
    type Output = T;

    #[inline]
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
        let () = Self::FITS;
        T::narrow(read_integer(source, LOW, HIGH))
    }
}

/// Reads an integer from the first to the second, both included: `input! { k: with Between(1, n) }`.
#[derive(Clone, Copy)]
pub struct Between<T>(pub T, pub T);

impl<T: Integer> RuntimeReadable for Between<T> {
    type Output = T;

    #[inline]
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> T {
        T::narrow(read_integer(source, self.0.widen(), self.1.widen()))
    }
}

/// The most that some numbers of the input may be in sum, over all tests of a file.
///
/// ```
/// use grundy::io::{In, Input, Total};
/// use proconio::input;
///
/// let text = Input::new("2  3 1 2 3  2 4 5");
/// let sum_of_n = Total::at_most(5);
/// input! { from &text, tests: In<1, 9> }
/// for _ in 0..tests {
///     input! { from &text, n: with sum_of_n.of(1, 4), heaps: [In<1, 9>; n] }
/// }
/// assert!(text.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Total {
    most: usize,
    left: Cell<usize>,
}

impl Total {
    /// A sum of nothing yet, which may grow to `most`.
    pub fn at_most(most: usize) -> Self {
        Self { most, left: Cell::new(most) }
    }

    /// Reads an integer from `low` to `high`, both included, and adds it to the sum.
    pub fn of(&self, low: usize, high: usize) -> Summand<'_> {
        Summand { total: self, range: Between(low, high) }
    }

    /// Adds `amount`, which was read at `place`, to the sum, or refuses what stands there.
    ///
    /// ```
    /// use grundy::io::{Input, Total, Word};
    /// use proconio::input;
    ///
    /// let text = Input::new("ab abb");
    /// let letters = Total::at_most(5);
    /// for _ in 0..2 {
    ///     let place = text.place();
    ///     input! { from &text, word: with Word { alphabet: "ab", shortest: 1, longest: 5 } }
    ///     letters.add(word.len(), place);
    /// }
    /// ```
    pub fn add(&self, amount: usize, place: Place) {
        if let Err(expected) = self.try_to_add(amount) {
            place.refuse(expected);
        }
    }

    /// Adds `amount`, or says what should have stood in its place.
    fn try_to_add(&self, amount: usize) -> Result<(), String> {
        let Self { most, left } = self;
        let rest = left.get().checked_sub(amount);
        left.set(rest.ok_or_else(|| format!("at most {} more, as the sum is at most {most}", left.get()))?);
        Ok(())
    }
}

/// Reads an integer that counts towards a [`Total`].
#[derive(Clone, Copy)]
pub struct Summand<'a> {
    total: &'a Total,
    range: Between<usize>,
}

impl RuntimeReadable for Summand<'_> {
    type Output = usize;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> usize {
        let value = self.range.read(source);
        self.total.try_to_add(value).unwrap_or_else(|expected| refuse(expected));
        value
    }
}

#[inline]
fn read_integer<R: BufRead, S: Source<R>>(source: &mut S, low: i128, high: i128) -> i128 {
    match source.next_token().and_then(parse_integer) {
        Some(value) if low <= value && value <= high => value,
        _ => refuse_integer(low, high),
    }
}

#[cold]
fn refuse_integer(low: i128, high: i128) -> ! {
    refuse(format_args!("an integer from {low} to {high}"))
}

/// The value of an integer in decimal notation, where its digits make a `u64`.
#[inline]
pub(super) fn parse_integer(token: &str) -> Option<i128> {
    match token.as_bytes() {
        digits @ [b'0'..=b'9', ..] => parse_digits(digits).map(i128::from),
        signed => parse_signed(signed),
    }
}

/// The same for what does not begin with a digit: apart from the rest, so that this can be put in place of its calls.
#[inline(never)]
fn parse_signed(token: &[u8]) -> Option<i128> {
    match token {
        [b'-', digits @ ..] => parse_digits(digits).map(|value| -i128::from(value)),
        [b'+', digits @ ..] => parse_digits(digits).map(i128::from),
        _ => None,
    }
}

/// The value of decimal digits, one at least, and nothing else, where it fits.
#[inline]
fn parse_digits(digits: &[u8]) -> Option<u64> {
    // So many always fit.
    if digits.len() > 19 {
        return parse_long(digits);
    }
    let mut rest = digits;
    let mut value = 0;
    while let Some((&eight, behind)) = rest.split_first_chunk() {
        value = value * 100_000_000 + eight_digits(eight)?;
        rest = behind;
    }
    for &byte in rest {
        value = value * 10 + digit(byte)?;
    }
    (!digits.is_empty()).then_some(value)
}

/// The same for any number of digits.
#[cold]
fn parse_long(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0_u64, |value, &byte| value.checked_mul(10)?.checked_add(digit(byte)?))
}

#[inline]
fn digit(byte: u8) -> Option<u64> {
    let digit = byte.wrapping_sub(b'0');
    (digit <= 9).then_some(digit.into())
}

/// The value of eight decimal digits, all of them at once.
///
/// Why. A byte XOR 48 is a digit's value iff it is at most 9, that is, iff neither it nor it plus 118 has the highest
/// bit. All bytes are added to at once: the first that carries into the next is 138 or more, so its own highest bit has
/// refused all eight. Three steps join neighbours: digits to pairs, pairs to fours, fours to all eight. The first
/// digit is the lowest byte, so a multiplication by 1 + 10 · 256 adds ten times a byte to the one above it.
#[inline]
fn eight_digits(bytes: [u8; 8]) -> Option<u64> {
    const ONES: u64 = u64::MAX / 255;
    let digits = u64::from_le_bytes(bytes) ^ (b'0' as u64 * ONES);
    if (digits | digits.wrapping_add(118 * ONES)) & (128 * ONES) != 0 {
        return None;
    }
    let pairs = digits.wrapping_mul(10 << 8 | 1) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000_ffff_0000_ffff;
    Some(fours.wrapping_mul(10_000 << 32 | 1) >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::located::tests::refused;
    use crate::io::{Input, List};
    use proconio::{input, read_value};

    fn heaps(input: &Input) -> Vec<u32> {
        input! { from input, n: In<1, 1000>, heaps: [In<0, 1_000_000_000, u32>; n] }
        heaps
    }

    #[test]
    fn digits_are_parsed_as_the_standard_library_does() {
        let ends = ["0", "5", "9", "/", ":", "a", "\u{7f}"];
        for length in 1..=21 {
            for place in 0..length {
                for end in ends {
                    let text = "1".repeat(place) + end + &"8".repeat(length - place - 1);
                    assert_eq!(parse_digits(text.as_bytes()), text.parse().ok(), "{text}");
                }
            }
        }
        for value in [u64::MAX, u64::MAX - 1, 10_u64.pow(19), 99_999_999, 100_000_000] {
            assert_eq!(parse_digits(value.to_string().as_bytes()), Some(value));
        }
        assert_eq!(parse_digits(b"18446744073709551616"), None);
        for byte in 0..=255_u8 {
            let digit = byte.is_ascii_digit();
            for place in 0..8 {
                let mut bytes = *b"90909090";
                bytes[place] = byte;
                assert_eq!(eight_digits(bytes).is_some(), digit);
            }
        }
    }

    #[test]
    fn every_integer_type_reads_its_limits() {
        let text = format!("{} {} {} {} 0007 +7 -0", u64::MAX, i64::MIN, i64::MAX, u8::MAX);
        let input = Input::new(&text);
        assert_eq!(read_value!(from &input, In<0, { u64::MAX as i128 }, u64>), u64::MAX);
        assert_eq!(read_value!(from &input, In<{ i64::MIN as i128 }, 0, i64>), i64::MIN);
        assert_eq!(read_value!(from &input, with Between(0, i64::MAX)), i64::MAX);
        assert_eq!(read_value!(from &input, In<0, 255, u8>), u8::MAX);
        assert_eq!(read_value!(from & input, [In<0, 9>; 3]), [7, 7, 0]);
    }

    #[test]
    fn an_integer_outside_its_limits_is_refused() {
        assert_eq!(refused("1001", heaps), r#"line 1, column 1: expected an integer from 1 to 1000, found "1001""#);
        assert_eq!(
            refused("2\n5 -1", heaps),
            r#"line 2, column 3: expected an integer from 0 to 1000000000, found "-1""#
        );
        assert_eq!(
            refused("18446744073709551616", |input| read_value!(from input, In<0, { u64::MAX as i128 }, u64>)),
            r#"line 1, column 1: expected an integer from 0 to 18446744073709551615, found "18446744073709551616""#
        );
        assert_eq!(
            refused("\n 4", |input| read_value!(from input, with Between(-3, 3))),
            r#"line 2, column 2: expected an integer from -3 to 3, found "4""#
        );
    }

    #[test]
    fn what_is_no_integer_is_refused() {
        for token in ["x", "1x", "-", "+", "--1", "1.0", "1e3", "٣", "0x1"] {
            assert_eq!(
                refused(token, heaps),
                format!("line 1, column 1: expected an integer from 1 to 1000, found {token:?}")
            );
        }
    }

    #[test]
    fn a_sum_over_all_tests_is_refused_where_it_is_passed() {
        let read = |input: &Input| {
            let total = Total::at_most(10);
            read_value!(from input, with List(3, total.of(1, 6)))
        };
        assert_eq!(read(&Input::new("4 5 1")), [4, 5, 1]);
        assert_eq!(
            refused("4 5\n2", read),
            r#"line 2, column 1: expected at most 1 more, as the sum is at most 10, found "2""#
        );
        let words = |input: &Input| {
            let total = Total::at_most(3);
            for _ in 0..3 {
                let place = input.place();
                total.add(read_value!(from input, String).len(), place);
            }
        };
        words(&Input::new("a b c"));
        assert_eq!(
            refused("a bb cd", words),
            r#"line 1, column 6: expected at most 0 more, as the sum is at most 3, found "cd""#
        );
        assert_eq!(refused("4 7 2", read), r#"line 1, column 3: expected an integer from 1 to 6, found "7""#);
    }
}
