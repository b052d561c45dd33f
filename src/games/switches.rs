//! Numbers that the players take in turn, the largest first.
//!
//! Use it where each player wants the largest sum, and what can be taken does not depend on who takes it; or where a
//! game turns out to be such a list of numbers. A game like this is hot: each player wants to move. In a cold one, a
//! [number](crate::games::numbers), nobody does.
//!
//! # Theorem
//! Two players take numbers of a list in turn, until none is left, and each wants the largest sum. Both take the
//! largest number each time; nothing else is better. With m₁ ≥ m₂ ≥ m₃ ≥ … the first player leads by m₁ − m₂ + m₃ − …
//! in the end.
//!
//! # Why
//! Call this sum the lead of the list. Three laws hold; they also serve games in which it is not plain what the numbers
//! are. Let A and B be lists of numbers, not both with an odd number of elements, and let A ∪ B be the two put
//! together.
//!
//! 1. Two equal numbers can be dropped from a list: its lead stays.
//! 2. lead(A ∪ B) ≤ lead(A) + lead(B).
//! 3. If m stands in A, lead(A) + lead(A without m) ≥ m. If m is the largest, both sides are equal.
//!
//! Law 1 holds as equal numbers can stand side by side in the sorted list. For law 2 let β be a number that is not
//! greater than any number in A or B. For a list M let S(M) be the set of all t > β for which an odd number of elements
//! of M are at least t, and let μ(M) be its measure. S(M) consists of the intervals from m₂ to m₁, from m₄ to m₃ and so
//! on; if M has an odd number of elements, the last interval begins at β. So lead(M) = μ(M) if M has an even number of
//! elements, and lead(M) = μ(M) + β if it has an odd number. A number in S(A ∪ B) is in S(A) or in S(B). Hence μ(A ∪ B)
//! ≤ μ(A) + μ(B). And A ∪ B has an odd number of elements iff just one of A and B has, so that β stands on both sides
//! or on none. Law 3 is law 2 for the lists A and A without m: equal numbers dropped, they hold only m. If m is the
//! largest, lead(A) = m − lead(A without m) by definition.
//!
//! If a player takes m first, then by induction he exceeds the other by m − lead(A without m). By law 3 this is at most
//! lead(A), and equal to it for the largest m. So the lead is what both players can reach.
//!
//! # Example
//! Two equal numbers change nothing, even if they are the largest by far: the first move is worth the rest.
//!
//! ```
//! use grundy::games::switches::lead;
//!
//! assert_eq!(lead(&[1]), 1);
//! assert_eq!(lead(&[9, 9, 1]), 1);
//! ```

/// By how much the first player leads in the end: see the [theorem](self#theorem).
///
/// ```
/// use grundy::games::switches::lead;
///
/// assert_eq!(lead(&[3, 5, 4]), 5 - 4 + 3);
/// assert_eq!(lead(&[-2, -1]), -1 + 2); // all of them must be taken
/// ```
///
/// [Why](self#why).
///
/// # Panics
/// If the lead of the numbers up to one of them exceeds `i64`. This cannot be where all differ by less than 2⁶³.
///
/// # Complexity
/// O(n log n) time, O(n) memory.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 5, for sums of switches; the laws are ours.
#[doc(alias = "hot game")]
#[must_use]
pub fn lead(numbers: &[i64]) -> i64 {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    // From the smallest up: a player who takes next leads by the number less what the other one leads by after it.
    let lead = |after, number: i64| number.checked_sub(after).expect("a lead fits 64 bits");
    numbers.into_iter().fold(0, lead)
}
