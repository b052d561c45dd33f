//! Heaps from which a move takes stones: Bash's rule, Lasker's Nim, any set of numbers, and Fibonacci Nim.
//!
//! Use it where a move touches one heap, and the rule says how many stones it may take, or lets it split the heap. The
//! [nim-sum](crate::games::sg::nim_sum()) of the values of the heaps decides. Where the last move limits the next one,
//! heaps are not independent: [Fibonacci Nim](fibonacci_numbers()) is played with a single one.
//!
//! # Used by
//! [`cses_nim_game_2`](../../../cses_nim_game_2/index.html), [`hdu1536`](../../../hdu1536/index.html),
//! [`hdu1846`](../../../hdu1846/index.html), [`hdu1848`](../../../hdu1848/index.html),
//! [`hdu2516`](../../../hdu2516/index.html), [`hdu3032`](../../../hdu3032/index.html),
//! [`p6791`](../../../p6791/index.html), [`sg_table`](../../../sg_table/index.html).

/// The SG value of a heap from which a move takes 1 to `most` stones: `heap` modulo `most` + 1.
///
/// Why. The successors of a heap are the `most` heaps before it, or all. In the row 0, 1, …, `most`, 0, 1, … the number
/// that the last `most` places lack is the one that comes next.
///
/// ```
/// use grundy::games::take_away::bash_value;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|heap| bash_value(heap, 2)), [0, 1, 2, 0, 1, 2]);
/// ```
#[inline]
pub fn bash_value(heap: u32, most: u32) -> u32 {
    if heap <= most { heap } else { heap % (most + 1) }
}

/// The SG value of a heap in Lasker's Nim, where a move takes one or more stones or splits the heap into two that are
/// not empty: x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others.
///
/// Why. By induction on x: the heaps below x have the claimed values. What is said of a split is modulo 4: parts of 1,
/// 2, 3, 0 stones have the values 1, 2, 0, 3. With k = 0, 1, 2, …:
///
/// - x = 4k + 1. Taking gives the values 0 to 4k. A split has parts 1 and 0, or 2 and 3, hence the value 2. So the mex
///   is 4k + 1.
/// - x = 4k + 2. Taking gives 0 to 4k + 1. A split has parts 1 and 1, 2 and 0, or 3 and 3, hence the value 0 or 1. So
///   the mex is 4k + 2.
/// - x = 4k + 3. Taking gives 0 to 4k + 2, and the split into 1 and 4k + 2 gives 4k + 3. A split has parts 1 and 2, or
///   3 and 0, hence the value 3. So the mex is 4k + 4.
/// - x = 4k + 4. Taking gives 0 to 4k + 2, and 4k + 4. A split has parts 1 and 3, 2 and 2, or 0 and 0, hence the value
///   0 or 1. So the mex is 4k + 3.
///
/// ```
/// use grundy::games::take_away::lasker_value;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(lasker_value), [0, 1, 2, 4, 3, 5]);
/// ```
///
/// # Panics
/// If `heap` is 2³² − 1, whose value does not fit.
///
/// # Source
/// Lasker, Brettspiele der Völker (1931); Berlekamp, Conway and Guy, Winning Ways, chapter 4.
#[inline]
pub fn lasker_value(heap: u32) -> u32 {
    assert!(heap < u32::MAX, "the value of {heap} does not fit");
    // Without branches, which no processor could predict in a list of heaps.
    let up = u32::from(heap % 4 == 3);
    let down = u32::from(heap % 4 == 0 && heap > 0);
    heap + up - down
}

/// The SG values of the heaps 0 to `largest` when the numbers of stones that a move may take are `moves`, in any order.
///
/// A value is at most the number of different moves, since a heap has no more successors.
///
/// ```
/// use grundy::games::take_away::take_away_values;
///
/// assert_eq!(take_away_values(&[5, 2], 10), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1]);
/// ```
///
/// # Panics
/// If a move takes nothing.
///
/// # Complexity
/// O(`largest` · number of moves) time and O(`largest`) memory where values stay below 64; both grow by as much again
/// for every 64 more. Eight heaps at a time look along each move, so that a step takes about one instruction.
pub fn take_away_values(moves: &[usize], largest: usize) -> Vec<usize> {
    let mut moves = moves.to_vec();
    moves.sort_unstable();
    moves.dedup();
    assert!(moves.first() != Some(&0), "a move takes a stone");
    moves.truncate(moves.partition_point(|&taken| taken <= largest));
    let (near, far) = moves.split_at(moves.partition_point(|&taken| taken < BLOCK));
    // The value 64p + b of a heap is bit b of its place in plane p. In front of heap 0 stand as many places without a
    // value as the largest move takes.
    let zero = moves.last().copied().unwrap_or(0);
    let mut values = vec![0; (largest + 1).next_multiple_of(BLOCK)];
    let mut planes: Vec<Vec<u64>> = vec![];
    // By planes, what the heaps of a block see along the far moves.
    let mut far_seen = vec![];
    for start in (0..values.len()).step_by(BLOCK) {
        far_seen.clear();
        for heap in start..start + BLOCK {
            for plane in 0.. {
                if plane == planes.len() {
                    planes.push(vec![0; zero + values.len()]);
                }
                let places = &mut planes[plane];
                if plane == far_seen.len() {
                    far_seen.push(seen_along(far, places, zero + start));
                }
                let mut seen = far_seen[plane][heap - start];
                near.iter().for_each(|taken| seen |= places[zero + heap - taken]);
                if seen != !0 {
                    places[zero + heap] = 1 << seen.trailing_ones();
                    values[heap] = 64 * plane + seen.trailing_ones() as usize;
                    break;
                }
            }
        }
    }
    values.truncate(largest + 1);
    values
}

/// How many heaps look along a move at a time.
const BLOCK: usize = 8;

/// What each heap of a block that begins at `start` sees where it looks along these moves.
///
/// Never inlined: there the compiler would keep `seen` in memory, which takes twice as long.
#[inline(never)]
fn seen_along(moves: &[usize], places: &[u64], start: usize) -> [u64; BLOCK] {
    let mut seen = [0; BLOCK];
    for taken in moves {
        for (place, set) in places[start - taken..][..BLOCK].iter().enumerate() {
            seen[place] |= set;
        }
    }
    seen
}

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
/// use grundy::games::take_away::fibonacci_numbers;
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
    use crate::games::sg::mex;

    /// The values from the definition.
    fn naive_take_away(moves: &[usize], largest: usize) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        for heap in 0..=largest {
            let successors = moves.iter().filter_map(|&taken| heap.checked_sub(taken));
            let successors: Vec<usize> = successors.map(|left| values[left]).collect();
            values.push(mex(successors.iter().copied()));
        }
        values
    }

    #[test]
    fn take_away_values_are_their_definition_for_all_small_sets() {
        for set in 0..1 << 11_usize {
            let moves: Vec<usize> = (1..=11).rev().filter(|taken| set >> (taken - 1) & 1 == 1).collect();
            let naive = naive_take_away(&moves, 50);
            for largest in [0, 1, 7, 8, 50] {
                assert_eq!(take_away_values(&moves, largest), naive[..=largest], "{moves:?}");
            }
        }
    }

    #[test]
    fn take_away_moves_may_repeat_and_may_be_far() {
        let moves = [40, 8, 1000, 8, 16, 9, 40, usize::MAX];
        assert_eq!(take_away_values(&moves, 300), naive_take_away(&moves, 300));
        let all: Vec<usize> = (1..=150).collect();
        assert_eq!(take_away_values(&all, 500), naive_take_away(&all, 500));
    }

    #[test]
    fn bash_values_are_those_of_the_moves_up_to_most() {
        for most in 0..=20_u32 {
            let moves: Vec<usize> = (1..=most as usize).collect();
            let values = naive_take_away(&moves, 100);
            assert!((0..=100).all(|heap| bash_value(heap, most) == values[heap as usize] as u32));
        }
        assert_eq!(bash_value(u32::MAX, u32::MAX), u32::MAX);
    }

    #[test]
    fn lasker_values_are_their_definition() {
        let mut values: Vec<usize> = vec![];
        for heap in 0..200 {
            let splits = (1..heap).map(|part| values[part] ^ values[heap - part]);
            let successors: Vec<usize> = values.iter().copied().chain(splits).collect();
            values.push(mex(successors.iter().copied()));
            assert_eq!(lasker_value(heap as u32) as usize, values[heap]);
        }
    }

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
