//! Combinations and relations of the two parameters of a table, of which its laws speak.

use std::fmt::{self, Display, Formatter};

use crate::laws::functions::golden;
use crate::laws::programs::Programs;

/// A combination of a pair (a, b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// a.
    A,
    /// b.
    B,
    /// a XOR b.
    Xor,
    /// (a − 1) XOR (b − 1).
    XorBelow,
    /// a + b.
    Sum,
    /// |a − b|.
    Difference,
    /// min(a, b).
    Min,
    /// max(a, b).
    Max,
    /// gcd(a, b).
    Gcd,
    /// a · b.
    Product,
    /// a OR b.
    Or,
    /// (a − 1) OR (b − 1).
    OrBelow,
    /// a AND b.
    And,
}

impl Joint {
    /// All of them, the plain ones first.
    pub(crate) const ALL: [Self; 13] = [
        Self::A,
        Self::B,
        Self::Xor,
        Self::XorBelow,
        Self::Sum,
        Self::Difference,
        Self::Min,
        Self::Max,
        Self::Gcd,
        Self::Product,
        Self::Or,
        Self::OrBelow,
        Self::And,
    ];

    /// Its value, if it has one.
    pub fn of(self, a: usize, b: usize) -> Option<usize> {
        let below = || Some((a.checked_sub(1)?, b.checked_sub(1)?));
        Some(match self {
            Self::A => a,
            Self::B => b,
            Self::Xor => a ^ b,
            Self::XorBelow => below().map(|(a, b)| a ^ b)?,
            Self::Sum => a + b,
            Self::Difference => a.abs_diff(b),
            Self::Min => a.min(b),
            Self::Max => a.max(b),
            Self::Gcd => gcd(a, b),
            Self::Product => a * b,
            Self::Or => a | b,
            Self::OrBelow => below().map(|(a, b)| a | b)?,
            Self::And => a & b,
        })
    }

    /// Programs that prove a law by it.
    pub(crate) fn programs(self) -> Programs {
        match self {
            Self::B | Self::Difference => Programs(&["poj1704", "p3480"]),
            Self::Xor => Programs(&["nim", "p1247"]),
            Self::Sum => Programs(&["moore_nim"]),
            Self::Min => Programs(&["agc002e"]),
            Self::Or => Programs(&["cses_another_game"]),
            _ => Programs(&[]),
        }
    }
}

impl Display for Joint {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::A => "a",
            Self::B => "b",
            Self::Xor => "a XOR b",
            Self::XorBelow => "(a − 1) XOR (b − 1)",
            Self::Sum => "a + b",
            Self::Difference => "|a − b|",
            Self::Min => "min(a, b)",
            Self::Max => "max(a, b)",
            Self::Gcd => "gcd(a, b)",
            Self::Product => "a · b",
            Self::Or => "a OR b",
            Self::OrBelow => "(a − 1) OR (b − 1)",
            Self::And => "a AND b",
        })
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A relation of a and b, on which a pair is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// a = b.
    Equal,
    /// Just one of a and b is 1.
    OneIsOne,
    /// a and b are even.
    BothEven,
    /// They differ, and the greater is less than φ times the smaller, φ the golden ratio.
    Golden,
    /// ⌊log₂ a⌋ = ⌊log₂ b⌋.
    SameLog,
}

impl Relation {
    pub(crate) const ALL: [Self; 5] = [Self::Equal, Self::OneIsOne, Self::BothEven, Self::Golden, Self::SameLog];

    /// Whether it holds.
    pub fn holds(self, a: usize, b: usize) -> bool {
        match self {
            Self::Equal => a == b,
            Self::OneIsOne => (a == 1) != (b == 1),
            Self::BothEven => a % 2 == 0 && b % 2 == 0,
            Self::Golden => a != b && a.max(b) <= golden(a.min(b)),
            Self::SameLog => a.checked_ilog2() == b.checked_ilog2(),
        }
    }

    /// Programs that prove a law by it.
    pub(crate) fn programs(self) -> Programs {
        match self {
            Self::Equal => Programs(&["hdu3951", "poj2484"]),
            Self::OneIsOne => Programs(&["cf1965a"]),
            Self::BothEven => Programs(&["cses_another_game"]),
            Self::Golden => Programs(&["p1290"]),
            Self::SameLog => Programs(&["cuttingbrownies"]),
        }
    }
}

impl Display for Relation {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "a = b",
            Self::OneIsOne => "just one of a and b is 1",
            Self::BothEven => "a and b are even",
            Self::Golden => {
                "the numbers differ, and the larger is less than φ times the smaller, where φ is the golden ratio"
            }
            Self::SameLog => "⌊log₂ a⌋ = ⌊log₂ b⌋",
        })
    }
}
