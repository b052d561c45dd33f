//! A row of numbers from the two ends of which the players take in turn.
//!
//! Use it where each player wants the largest sum. The same recurrence, with other moves, serves every game in which
//! both take numbers until none is left: what a player leads by is a number less what the opponent then leads by.
//!
//! # Theorem
//! Two players take the first or the last number of a row in turn, until none is left, and each wants the largest sum.
//! By how much the player to move leads in the end is the larger of two numbers: the first one less the opponent's lead
//! on the rest behind it, and the last one less the opponent's lead on the rest before it. On the empty row it is 0.
//!
//! # Why
//! Let d(i, j) be this lead on the row from x_i to x_j. Then d(i, i) = x_i, and for i < j
//!
//! ```text
//! d(i, j) = max(x_i − d(i + 1, j), x_j − d(i, j − 1))
//! ```
//!
//! All numbers are shared out, so a player who wants the largest sum wants the largest lead. What was taken before
//! adds to the lead whatever happens, so it does not matter for the rest. After x_i the opponent is to move, and gets a
//! lead of d(i + 1, j) on the rest; likewise after x_j.
//!
//! # Example
//! With four numbers the larger end may be the wrong one, as what lies behind it counts, too:
//!
//! ```
//! use grundy::games::ends::lead;
//!
//! assert_eq!(3 - lead(&[9, 1, 2]), -5);
//! assert_eq!(2 - lead(&[3, 9, 1]), 7);
//! assert_eq!(lead(&[3, 9, 1, 2]), 7);
//! ```

/// By how much the sum of the first player exceeds that of the second in the end, if they take the first or the last
/// number of a row in turn, and each wants as much as possible; 0 for the empty row.
///
/// [Why](self#why).
///
/// ```
/// use grundy::games::ends;
///
/// assert_eq!(ends::lead(&[4, 1, 2, 10]), 10 - 4 + 2 - 1);
/// // To take the greater end, 2, would give away the 9.
/// assert_eq!(ends::lead(&[1, 9, 2]), 1 - 9 + 2);
/// ```
///
/// # Panics
/// If the sum of all absolute values exceeds `i64`.
///
/// # Complexity
/// O(n²) time, O(n) memory.
#[must_use]
pub fn lead(numbers: &[i64]) -> i64 {
    let total = numbers.iter().try_fold(0_i64, |sum, number| sum.checked_add(number.checked_abs()?));
    assert!(total.is_some(), "a lead fits 64 bits");
    // d for every row of the present length, by where it starts.
    let mut leads = numbers.to_vec();
    for length in 2..=numbers.len() {
        for (start, last) in numbers[length - 1..].iter().enumerate() {
            leads[start] = (numbers[start] - leads[start + 1]).max(last - leads[start]);
        }
    }
    leads.first().copied().unwrap_or(0)
}
