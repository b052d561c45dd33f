//! # CF2027E2 Bit Game (Hard Version) — counting arrays whose numbers lose bits
//!
//! - Judge: <https://codeforces.com/problemset/problem/2027/E2>
//! - 中文: 按位取石子：数后手必胜的数组
//! - Family: [counting](super#counting)
//! - Theorem: values of digit strings
//! - Finder: counting › XOR: numbers that lose bits, by their values
//! - Course: 16: numbers that lose bits
//! - Difficulty: 3100
//!
//! ## Rule
//! There are n piles; pile i has a number a_i and x_i stones. In turn, Alice first, a player takes d stones from one
//! pile, where 1 ≤ d ≤ a_i, and every bit of d is a bit of the number of stones x in this pile now. A player who cannot
//! move loses. All a_i are given, and x_i is any number from 1 to b_i. In how many of these arrays x does Bob win,
//! modulo 10⁹ + 7? All a_i and b_i are less than 2³⁰.
//!
//! ## Claim
//! For a pile with x stones and the number a let c be the largest number up to a that has no bit but bits of x. Write
//! the digits of c at the bits of x, from the highest down, and leave out zeros in front. Let this string have L
//! digits. The value of the pile is
//!
//! - 0 if the string is empty, or if it is one or more ones and then one zero;
//! - (L − 1) XOR 1 if it is a one and then L − 1 zeros;
//! - L otherwise.
//!
//! The string 10 is of both kinds, and both give 0. Bob wins iff the XOR of the values is 0.
//!
//! For example, let a = 5 and x = 7. Then c = 5, and the string is 101, of the value 3. A move takes 1, 2, 3, 4 or 5,
//! and leaves x = 6, 5, 4, 3 or 2. The strings are 10, 11, 1, 11 and 1, and the values 0, 2, 1, 2 and 1. Their mex is 3
//! indeed.
//!
//! ## Why
//! A number with no bit but bits of x is at most a iff it is at most c. So the string says all: there are L bits, each
//! of them can still be taken, and a move takes some of them that are no greater than the string, as numbers of L
//! digits. The zeros in front are bits that can never be taken.
//!
//! What does a move leave? If it takes the first bit, all that is left is smaller than the string. The new string is
//! one of ones alone. If it does not take the first bit, it may take any others, and their digits are struck out. If
//! all of these are zeros, the others stay. If a one is among them, look at the first such one: at this digit what is
//! left is smaller than the string, so all digits behind it become ones. In any case the new string has fewer digits.
//!
//! By induction on L the values are as claimed for shorter strings. None of them is greater than the number of digits,
//! and strings of ones have this number itself. So no move leads to L or more.
//!
//! - A one and L − 1 zeros. The first bit can only be taken alone, as with another bit the number would exceed the
//!   string; this leaves L − 1 ones, of the value L − 1. Otherwise some zeros are struck out, which leaves a one with 0
//!   to L − 2 zeros, of the values 0 XOR 1, 1 XOR 1, …, (L − 2) XOR 1. If L − 1 is even, these are 0 to L − 2, and the
//!   mex is L. If it is odd, these are 0 to L − 3 and L − 1, and the mex is L − 2. Both are (L − 1) XOR 1.
//! - Ones and then one zero, L ≥ 2. All bits together are greater by one than the string. So a move cannot take all,
//!   and what it leaves can be taken whole: it is a string of ones. Its value is not 0, and the mex is 0.
//! - All others. We have to reach 0, 1, …, L − 1. Ones alone: take so many that 0, 1, …, L − 1 are left. Otherwise
//!   there are at least two ones, and a zero. The string begins with ones and a zero; something follows, and when it is
//!   struck out, the value is 0. To reach the others, begin with the whole string, and strike out zeros only, one more
//!   each time, until ones alone are left; then strike out the last ones, up to the first digit. This makes strings of
//!   L − 1, L − 2, …, 1 digits. None of them is a one and then zeros, as all ones, two at least, stay as long as a zero
//!   does. So their values are L − 1, …, 1, unless one of them is ones and then one zero. If some zero stands before a
//!   one, strike it out last of the zeros, and this does not happen. If not, the string is k ≥ 2 ones and then z ≥ 2
//!   zeros, and it happens at k + 1 digits. There strike out the last one and z − 2 zeros instead. The 2 zeros left
//!   become ones, and k + 1 ones have the value k + 1.
//!
//! ## How
//! The string of x is read bit by bit, from the highest down. At a bit of x the digit is that of a, until a has a bit
//! that x has not; from there on all digits are ones. For every kind of string and length, the upper parts of x are
//! counted that are less than that of b; b's own is followed beside them. Kinds are told apart as far as the values
//! need it. The piles are joined by the XOR transform.
//!
//! ## Cost
//! O(n log² b) time, O(n) memory.

use grundy::arithmetic::{Mod, inverse_xor_transform, xor_transform};
use grundy::io::{self, In, Total};
use proconio::input;

type Count = Mod<1_000_000_007>;

const BITS: usize = 30;

/// More than the largest value, a power of 2.
const VALUES: usize = 32;

fn main() {
    type Below2To30 = In<1, { (1 << BITS) - 1 }, u32>;
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        let sum_of_n = Total::at_most(10_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 10_000), a: [Below2To30; n], b: [Below2To30; n] }
            writeln!(out, "{}", lost_arrays(&a, &b));
        }
    });
}

fn lost_arrays(a: &[u32], b: &[u32]) -> Count {
    let mut transformed = [Count::new(1); VALUES];
    for (&a, &b) in a.iter().zip(b) {
        let mut ways = numbers_by_value(a, b).map(|numbers| Count::new(numbers.into()));
        xor_transform(&mut ways);
        transformed.iter_mut().zip(ways).for_each(|(product, ways)| *product *= ways);
    }
    inverse_xor_transform(&mut transformed);
    transformed[0]
}

/// For every value, how many x from 1 to b have it.
fn numbers_by_value(a: u32, b: u32) -> [u32; VALUES] {
    // By whether they are free, kind, and length.
    let mut below = [[[0; VALUES]; Kind::ALL.len()]; 2];
    let mut prefix = Digits { is_free: false, kind: Kind::Empty, length: 0 };
    for bit in (0..BITS).rev() {
        let [a, b] = [a, b].map(|number| number >> bit & 1 == 1);
        let mut next = [[[0; VALUES]; Kind::ALL.len()]; 2];
        for (is_free, kinds) in [false, true].into_iter().zip(&below) {
            for (kind, counts) in Kind::ALL.into_iter().zip(kinds) {
                for x in [false, true] {
                    // The length that it gets is by how many digits the string grows.
                    let to = Digits { is_free, kind, length: 0 }.then(a, x);
                    let longer = &mut next[usize::from(to.is_free)][to.kind as usize][to.length..];
                    let counts = &counts[..BITS - bit];
                    longer.iter_mut().zip(counts).for_each(|(longer, count)| *longer += count);
                }
            }
        }
        if b {
            let to = prefix.then(a, false);
            next[usize::from(to.is_free)][to.kind as usize][to.length] += 1;
        }
        prefix = prefix.then(a, b);
        below = next;
    }
    below[usize::from(prefix.is_free)][prefix.kind as usize][prefix.length] += 1;
    let mut values = [0; VALUES];
    for kinds in below {
        for (kind, counts) in Kind::ALL.into_iter().zip(kinds) {
            for (length, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                values[kind.value(length)] += count;
            }
        }
    }
    // The string of x = 0 is empty, but this x is not to be counted.
    values[0] -= 1;
    values
}

/// The string of the upper bits of a number.
#[derive(Clone, Copy)]
struct Digits {
    /// Whether a has had a bit that x has not.
    is_free: bool,
    kind: Kind,
    length: usize,
}

impl Digits {
    /// The same with one bit more of a and x.
    fn then(self, a: bool, x: bool) -> Self {
        if !x {
            return Self { is_free: self.is_free || a, ..self };
        }
        let kind = self.kind.followed_by(self.is_free || a);
        let length = if let Kind::Empty = kind { 0 } else { self.length + 1 };
        Self { kind, length, ..self }
    }
}

/// A kind of string.
#[derive(Clone, Copy)]
enum Kind {
    /// No digit.
    Empty,
    /// 1
    One,
    /// Two or more ones.
    Ones,
    /// Two or more ones and then one zero.
    OnesZero,
    /// A one and then one or more zeros.
    OneZeros,
    Other,
}

impl Kind {
    const ALL: [Self; 6] = [Self::Empty, Self::One, Self::Ones, Self::OnesZero, Self::OneZeros, Self::Other];

    fn followed_by(self, digit: bool) -> Self {
        match (self, digit) {
            (Self::Empty, false) => Self::Empty,
            (Self::Empty, true) => Self::One,
            (Self::One | Self::Ones, true) => Self::Ones,
            (Self::One | Self::OneZeros, false) => Self::OneZeros,
            (Self::Ones, false) => Self::OnesZero,
            (Self::OnesZero | Self::Other, _) | (Self::OneZeros, true) => Self::Other,
        }
    }

    /// The value of a string of this kind.
    fn value(self, length: usize) -> usize {
        match self {
            Self::Empty | Self::OnesZero => 0,
            Self::OneZeros => (length - 1) ^ 1,
            Self::One | Self::Ones | Self::Other => length,
        }
    }
}
