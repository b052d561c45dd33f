//! Games in which the two players, Left and Right, have different moves, and whose positions are worth numbers.
//!
//! Use it where nobody gains by a move: each would rather let the other move. A number says how many moves Left is
//! ahead, and the numbers of the parts are added. Where a move is worth having, see
//! [`switches`](crate::games::switches).
//!
//! # Theorem
//! A player who cannot move loses, and the game ends. From the last positions to the first, let each be worth the
//! simplest number above those of Left's moves and below those of Right's, as long as there is one. In a sum the
//! numbers are added. If the total is positive, Left wins, whoever begins; if it is negative, Right does; if it is 0,
//! the player who begins loses.
//!
//! # Why
//! A player who cannot move loses. A number here is dyadic: an integer over a power of two. Its places are its binary
//! digits behind the point; their number is the least k ≥ 0 for which 2^k times it is an integer. Its step is 2^−k.
//!
//! A game that ends is *numbered* if every position has a number v, and these four hold:
//!
//! - Every move of Left lowers v.
//! - Every move of Right raises v.
//! - If v is not an integer ≤ 0, some move of Left lowers v by no more than its step.
//! - If v is not an integer ≥ 0, some move of Right raises v by no more than its step.
//!
//! All that follows holds with Left and Right exchanged, and every v negated.
//!
//! # Who wins
//! If v > 0, Left wins, whoever begins. If v < 0, Right wins. If v = 0, the player who begins loses.
//!
//! Why. Left can see to it that v ≥ 0 after each of his moves. Let v ≥ 0, and let Right move: then v > 0. As a multiple
//! of its step, v is at least its step. By the third condition some move of Left leaves a number that is still ≥ 0. In
//! this way Left always has a move. The game ends, so Right loses. This settles v > 0, and v = 0 where Right begins;
//! the rest is the same with the players exchanged.
//!
//! # Sums
//! In a sum of games, a move is a move in one of them. If G and H are numbered, so is G + H: its number is
//! v(G) + v(H).
//!
//! Why. The first two conditions are clear. For the third let v(G) + v(H) be no integer ≤ 0.
//!
//! - If v(G) or v(H) is no integer, let v(G) have no fewer places than v(H). Then v(G) + v(H) has no more places than
//!   v(G), so its step is not smaller. Some move of Left in G lowers v(G) by no more than the step of v(G).
//! - Otherwise v(G) + v(H) is an integer ≥ 1, so one of the two is an integer ≥ 1, too. Some move of Left lowers that
//!   one by no more than 1, which is the step of v(G) + v(H).
//!
//! # The simplest number
//! One number is simpler than another if it has fewer places; of two integers, the one nearer
//! to 0 is simpler. In a game that ends, let v be chosen, from the last positions to the first, as the simplest number
//! above the numbers of Left's moves and below those of Right's moves. If there always is one, the game is numbered.
//!
//! Why. There is only one simplest number between two bounds. Two integers with the same distance to 0 have 0 between
//! them. Two numbers with the same number k > 0 of places are odd multiples of 2^−k; between them lies an even one,
//! which has fewer places. The first two conditions are clear. For the third let v be no integer ≤ 0, and let s be its
//! step. Then v − s is simpler than v, and below all of Right's moves. So it is not above all of Left's moves: one of
//! them has at least the number v − s.
//!
//! # An edge
//! An edge of Left's colour carries a numbered game of value x. Left may cut the edge, which leaves
//! nothing, and the moves of the game remain. This is a numbered game. Its number is c(x), where c(n) = n + 1 and c(−n)
//! = 2^−n for the integers n ≥ 0, and c is linear between neighbouring integers. In other words, c(x) = (x + p) / 2^(p
//! − 1), with the least p ≥ 1 for which x + p > 1. An edge of Right's colour has the number −c(−x).
//!
//! Why. The first two conditions hold, as c rises, and c(x) > 0. For the others there are three cases.
//!
//! - x is no integer. Let n < x < n + 1, and let s be the step of x. The slope of c between n and n + 1 is a power of
//!   two, 2^−j, and c(n) is a multiple of it. So the step of c(x) is 2^−j · s. Some move of Left lowers x by no more
//!   than s, and some move of Right raises x by no more than s. Neither leaves the range from n to n + 1, so it changes
//!   c(x) by no more than 2^−j · s.
//! - x is an integer n ≥ 0. Then c(x) = n + 1, so only Left must have a move, one that lowers c(x) by no more than 1.
//!   If n = 0, he cuts the edge. If n > 0, some move of his lowers x by no more than 1, and c(x) by as much.
//! - x is an integer −n < 0. Then 2^−n is both c(x) and its step. Left cuts the edge. Some move of Right raises x by no
//!   more than 1, which raises c(x) by no more than c(1 − n) − c(−n) = 2^−n.
//!
//! # Example
//! An edge of Right's on one of Left's takes half a move from Left, no more: two of these and a free move of Right are
//! lost by whoever begins.
//!
//! ```
//! use grundy::games::{Number, Player};
//!
//! let half = Number::from(0).on_edge(Player::Right).on_edge(Player::Left);
//! assert_eq!(half, Number::new(1, 1));
//! assert_eq!(half.clone() + half + Number::from(-1), Number::from(0));
//! ```
//!
//! # Source
//! Conway, On Numbers and Games, chapters 0 and 1; Berlekamp, Conway and Guy, Winning Ways, chapters 1 to 3.

use std::collections::VecDeque;
use std::fmt::{self, Display, Formatter};
use std::iter::{self, Sum};
use std::mem;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use crate::games::Player;

/// A dyadic number, exact to any number of binary places. The largest integer not above it fits 64 bits.
///
/// ```
/// use grundy::games::Number;
///
/// let mut sum = Number::new(3, 2); // 3/4
/// sum += Number::new(-1, 1);
/// assert_eq!(sum, Number::new(1, 2));
/// assert!(Number::from(0) < sum && sum < Number::from(1));
/// assert_eq!((sum - Number::from(1)).to_string(), "-3/4");
/// ```
// In this order of the fields, the derived order is that of the numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    /// The largest integer not above the number.
    floor: i64,
    /// Its binary digits behind the point; the last one is a 1.
    digits: VecDeque<bool>,
}

impl From<i64> for Number {
    fn from(integer: i64) -> Self {
        let digits = VecDeque::new();
        Self { floor: integer, digits }
    }
}

impl Number {
    /// The number `numerator` / 2^`places`.
    ///
    /// # Panics
    /// If there are more than 63 places.
    #[must_use]
    pub fn new(numerator: i64, places: u32) -> Self {
        assert!(places < 64, "{places} places are too many for 64 bits");
        let digits = (0..places).rev().map(|bit| numerator >> bit & 1 == 1);
        let mut number = Self { floor: numerator >> places, digits: digits.collect() };
        number.drop_zeros();
        number
    }

    /// Drops the zeros at the end.
    fn drop_zeros(&mut self) {
        while self.digits.back() == Some(&false) {
            self.digits.pop_back();
        }
    }

    /// The simplest number above `left` and below `right`, where they are given.
    ///
    /// ```
    /// use grundy::games::Number;
    ///
    /// let between = |left, right| Number::simplest_between(Some(&left), Some(&right));
    /// assert_eq!(between(Number::new(1, 2), Number::from(7)), Number::from(1));
    /// assert_eq!(between(Number::from(0), Number::new(3, 2)), Number::new(1, 1)); // not the middle
    /// assert_eq!(Number::simplest_between(None, Some(&Number::from(0))), Number::from(-1));
    /// ```
    ///
    /// Why the digits are right. No integer lies between. Cut `left` off behind k places and add 2^−k: this is the
    /// least number of k places or fewer above `left`. If the k-th digit is a 1, this number has fewer than k places,
    /// and was not below `right` before. If the digit is a 0, it becomes a 1.
    ///
    /// # Panics
    /// If `left` is not below `right`, or if the integer next to one of them exceeds `i64`.
    ///
    /// # Complexity
    /// O(d²) for numbers with up to d places.
    #[must_use]
    pub fn simplest_between(left: Option<&Self>, right: Option<&Self>) -> Self {
        if let (Some(left), Some(right)) = (left, right) {
            assert!(left < right, "no number lies between {left:?} and {right:?}");
        }
        let is_between =
            |number: &Self| left.iter().all(|left| *left < number) && right.iter().all(|right| number < right);
        let zero = Self::default();
        let integer = match (left, right) {
            (Some(left), _) if *left >= zero => Self::from(fitting(left.floor.checked_add(1))),
            (_, Some(right)) if *right <= zero => {
                Self::from(fitting(right.floor.checked_sub(right.digits.is_empty().into())))
            }
            _ => zero,
        };
        if is_between(&integer) {
            return integer;
        }
        let left = left.expect("an integer lies below every number");
        let mut number = Self::from(left.floor);
        for digit in left.digits.iter().copied().chain(iter::repeat(false)) {
            number.digits.push_back(true);
            if !digit {
                if is_between(&number) {
                    break;
                }
                number.digits.pop_back();
                number.digits.push_back(false);
            }
        }
        number
    }

    /// The number of a game in which an edge of `owner`'s colour carries a game with this number.
    ///
    /// ```
    /// use grundy::games::{Number, Player};
    ///
    /// let edge = Number::from(0).on_edge(Player::Left);
    /// assert_eq!(edge, Number::from(1));
    /// assert_eq!(edge.on_edge(Player::Right), Number::new(-1, 1));
    /// ```
    ///
    /// Why the digits are right. Let `owner` be Left, and let the number be x = −k + f with k ≥ 1 and 0 ≤ f < 1. Then
    /// c(x) = 2^−k · (1 + f): behind the point stand k − 1 zeros, a one, and the digits of f. Let `owner` be Right,
    /// and let x = k + f > 0 with k ≥ 0. If f = 0, then −c(−x) = −2^−k = −1 + (1 − 2^−k), and the last term is k ones
    /// behind the point. If f > 0, then −c(−x) = −2^−(k+1) · (2 − f) = −1 + (1 − 2^−k) + 2^−(k+1) · f: behind the point
    /// stand k ones, a zero, and the digits of f.
    ///
    /// # Complexity
    /// Edges and sums take O(1) time each, amortised over the edges of a tree. Count the digits of all numbers, and
    /// twice the absolute values of their floors. Turning k units of a floor into digits takes k steps, and lowers this
    /// total by k. Apart from that, an edge or a sum adds at most 3 to it. A sum takes a step for each digit of the
    /// number with fewer places and for each zero that is dropped, and these digits leave the total.
    ///
    /// # Panics
    /// If the floor exceeds `i64`.
    #[must_use]
    pub fn on_edge(mut self, owner: Player) -> Self {
        match owner {
            Player::Left if self.floor >= 0 => self.floor = fitting(self.floor.checked_add(1)),
            Player::Right if self <= Self::default() => self.floor = fitting(self.floor.checked_sub(1)),
            Player::Left => {
                self.digits.push_front(true);
                for _ in 1..mem::take(&mut self.floor).unsigned_abs() {
                    self.digits.push_front(false);
                }
            }
            Player::Right => {
                if !self.digits.is_empty() {
                    self.digits.push_front(false);
                }
                for _ in 0..mem::replace(&mut self.floor, -1) {
                    self.digits.push_front(true);
                }
            }
        }
        self
    }
}

/// The digits of the number with fewer places meet the first digits of the other; the digits behind them stay. So this
/// takes as many steps as the shorter number has places.
impl AddAssign for Number {
    fn add_assign(&mut self, mut other: Self) {
        if self.digits.len() < other.digits.len() {
            mem::swap(self, &mut other);
        }
        let first = self.digits.range_mut(..other.digits.len());
        let mut carry = false;
        for (digit, added) in first.rev().zip(other.digits.into_iter().rev()) {
            let sum = u8::from(*digit) + u8::from(added) + u8::from(carry);
            *digit = sum % 2 == 1;
            carry = sum >= 2;
        }
        let floor = i128::from(self.floor) + i128::from(other.floor) + i128::from(carry);
        self.floor = fitting(floor.try_into().ok());
        self.drop_zeros();
    }
}

impl AddAssign<&Self> for Number {
    fn add_assign(&mut self, other: &Self) {
        *self += other.clone();
    }
}

impl Add for Number {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl Neg for Number {
    type Output = Self;

    fn neg(mut self) -> Self {
        let Some(last) = self.digits.pop_back() else {
            return Self::from(fitting(self.floor.checked_neg()));
        };
        // With 0 < f < 1, −(floor + f) = (−1 − floor) + (1 − f), and 1 − f has the digits of f exchanged, but for the
        // last 1.
        self.floor = -1 - self.floor;
        self.digits.iter_mut().for_each(|digit| *digit = !*digit);
        self.digits.push_back(last);
        self
    }
}

impl Sub for Number {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Sum for Number {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::from(0), |sum, number| sum + number)
    }
}

impl SubAssign for Number {
    fn sub_assign(&mut self, other: Self) {
        *self += -other;
    }
}

/// An integer, or a fraction in lowest terms, as -3/4. All its decimal digits are written, in O(d²) time for d places.
impl Display for Number {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        let sign = if self.floor < 0 { "-" } else { "" };
        let is_fraction = !self.digits.is_empty();
        let number = if self.floor < 0 && is_fraction { -self.clone() } else { self.clone() };
        let (mut numerator, mut denominator) = (Decimal::new(number.floor.unsigned_abs()), Decimal::new(1));
        for &digit in &number.digits {
            numerator.double(digit.into());
            denominator.double(0);
        }
        let numerator = numerator.text();
        formatter.pad(&match is_fraction {
            true => format!("{sign}{numerator}/{}", denominator.text()),
            false => format!("{sign}{numerator}"),
        })
    }
}

/// A natural number by its decimal digits, nine at a time, the lowest first.
struct Decimal(Vec<u32>);

impl Decimal {
    const BASE: u32 = 1_000_000_000;

    fn new(number: u64) -> Self {
        let mut decimal = Self(vec![0]);
        (0..64).rev().for_each(|bit| decimal.double((number >> bit & 1) as u32));
        decimal
    }

    fn double(&mut self, mut carry: u32) {
        for nine in &mut self.0 {
            let twice = 2 * *nine + carry;
            (carry, *nine) = (twice / Self::BASE, twice % Self::BASE);
        }
        if carry > 0 {
            self.0.push(carry);
        }
    }

    fn text(&self) -> String {
        let (highest, others) = self.0.split_last().expect("one at least");
        let others = others.iter().rev().map(|nine| format!("{nine:09}"));
        iter::once(highest.to_string()).chain(others).collect()
    }
}

fn fitting(floor: Option<i64>) -> i64 {
    floor.expect("the floor of a number fits 64 bits")
}
