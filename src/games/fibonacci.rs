//! Fibonacci Nim: one heap, and a move takes at most twice as many stones as the move before.
//!
//! # Used by
//! [`hdu1848`](../../../hdu1848/index.html), [`hdu2516`](../../../hdu2516/index.html),
//! [`p6791`](../../../p6791/index.html).

/// The Fibonacci numbers 1, 2, 3, 5, 8, … below 2⁶⁴, in ascending order. They decide Fibonacci Nim.
///
/// By Zeckendorf's theorem every number n is in exactly one way a sum of different numbers of this list, no two of them
/// neighbours in the list. These are the parts of n. The greatest part is the greatest number of the list up to n, and
/// what is left of n has the other parts. Zero has no part.
///
/// # Fibonacci Nim
/// There is a heap of n stones, and the player to move may take 1 to q of them. Every later move takes at least one
/// stone, and at most twice as many as the move before. Who cannot move loses. The player to move wins iff n > 0 and
/// the least part z(n) of n is at most q.
///
/// Why. By induction on n; who meets no stone loses.
///
/// - Let z(n) ≤ q. The player takes z(n) stones. If none is left, he has won. Otherwise the least part of what is left
///   stands at least two places after z(n) in the list. So it is greater than 2 z(n), the most that the opponent may
///   take. By induction the opponent loses.
/// - Let F = z(n) > q. If q = 0, the player cannot move. Otherwise he takes some x ≤ q, so x < F. The parts of n − x are
///   the other parts of n, which are greater than F, and the parts of F − x, which are smaller than F. Let G be the
///   least part of F − x, so G = z(n − x). Let H be the greatest part of x. If H stood two or more places before G, the
///   parts of x and of F − x together would be parts of F, but F has only the part F. So H stands at most one place
///   before G. Then 2H ≥ G, hence 2x ≥ G. By induction the opponent wins.
///
/// ```
/// use grundy::games::fibonacci::fibonacci_numbers;
///
/// assert_eq!(fibonacci_numbers()[..6], [1, 2, 3, 5, 8, 13]);
/// ```
///
/// # Source
/// Whinihan, Fibonacci Nim (1963); Zeckendorf, Représentation des nombres naturels (1972).
pub fn fibonacci_numbers() -> Vec<u64> {
    let mut numbers = vec![1, 2_u64];
    while let Some(next) = numbers[numbers.len() - 2].checked_add(numbers[numbers.len() - 1]) {
        numbers.push(next);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fibonacci_nim_is_what_play_says() {
        let fibonacci = fibonacci_numbers();
        let least_part = |mut n: u64| {
            let mut least = None;
            for &part in fibonacci.iter().rev() {
                if part <= n {
                    n -= part;
                    least = Some(part);
                }
            }
            least
        };
        // Whether the player who may take up to q of n stones wins, by n and q.
        let mut wins: Vec<Vec<bool>> = vec![];
        for n in 0..=100 {
            let lost_after = |x: usize| !wins[n - x][(2 * x).min(n - x)];
            let row: Vec<bool> = (0..=n).map(|q| (1..=q).any(lost_after)).collect();
            for (q, &won) in row.iter().enumerate() {
                let least = least_part(n as u64);
                assert_eq!(won, least.is_some_and(|least| least <= q as u64));
            }
            wins.push(row);
        }
    }

    #[test]
    fn fibonacci_numbers_end_where_64_bits_do() {
        let fibonacci = fibonacci_numbers();
        assert_eq!(fibonacci.last(), Some(&12_200_160_415_121_876_738));
    }
}
