//! Sprague–Grundy theory: mex, nim-sum, take-away rules.
//!
//! A position of an impartial game that ends has the value g = [mex](mex()) of the values of its successors. Under
//! normal play the player to move wins iff g ≠ 0, and the value of a sum of games is the [nim-sum](nim_sum()) of their
//! values.
//!
//! Why. It is enough that a sum with nim-sum s = 0 has only successors with nim-sum ≠ 0, and one with s ≠ 0 has a
//! successor of every nim-sum t < s. A move changes one value, so the nim-sum changes. For the second part take the
//! highest bit in which s and t differ: it is set in s, hence in the value x of some component. Then x XOR s XOR t < x,
//! and by the definition of mex a move takes that component there.
//!
//! # Source
//! Sprague (1935), Grundy (1939); Conway, On Numbers and Games, chapter 11.

use std::ops::BitXor;

/// The least natural number that is not among `values`.
///
/// ```
/// use grundy::sg::mex;
///
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
///
/// # Complexity
/// O(number of values) time and memory. For many calls in a row, [`Mex`] allocates once.
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let mut seen = Mex::new();
    for value in values {
        seen.insert(value);
    }
    seen.get()
}

/// Collects values and gives their mex, again and again without a new allocation.
///
/// ```
/// use grundy::sg::Mex;
///
/// // Values of the game in which one to three stones are taken.
/// let mut grundy = vec![];
/// let mut successors = Mex::new();
/// for heap in 0..8_usize {
///     successors.clear();
///     for smaller in heap.saturating_sub(3)..heap {
///         successors.insert(grundy[smaller]);
///     }
///     grundy.push(successors.get());
/// }
/// assert_eq!(grundy, [0, 1, 2, 3, 0, 1, 2, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Mex {
    /// The round in which each value came last.
    seen: Vec<u32>,
    round: u32,
}

impl Default for Mex {
    fn default() -> Self {
        Self::new()
    }
}

impl Mex {
    /// An empty collection.
    pub fn new() -> Self {
        Self {
            seen: Vec::new(),
            round: 1,
        }
    }

    /// Forgets all values.
    ///
    /// # Complexity
    /// O(1), but for one call in 2³² − 1.
    pub fn clear(&mut self) {
        match self.round.checked_add(1) {
            Some(round) => self.round = round,
            None => *self = Self::new(),
        }
    }

    /// Adds `value`.
    ///
    /// # Complexity
    /// O(1), amortised; the memory grows to the greatest value added.
    pub fn insert(&mut self, value: usize) {
        if value >= self.seen.len() {
            self.seen.resize(value + 1, 0);
        }
        self.seen[value] = self.round;
    }

    /// The mex of the values added since the last [`clear`](Self::clear).
    ///
    /// # Complexity
    /// O(result).
    pub fn get(&self) -> usize {
        let gap = self.seen.iter().position(|&round| round != self.round);
        gap.unwrap_or(self.seen.len())
    }
}

/// The SG value of a heap from which a move takes 1 to `most` stones: `heap` modulo `most` + 1.
///
/// Why. The successors of a heap are the `most` heaps before it, or all. In the row 0, 1, …, `most`, 0, 1, … the number
/// that the last `most` places lack is the one that comes next.
///
/// ```
/// use grundy::sg::bash_value;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(|heap| bash_value(heap, 2)), [0, 1, 2, 0, 1, 2]);
/// ```
#[inline]
pub fn bash_value(heap: u32, most: u32) -> u32 {
    if heap <= most {
        heap
    } else {
        heap % (most + 1)
    }
}

/// The SG value of a heap in Lasker's Nim, where a move takes one or more stones or splits the heap into two that are
/// not empty: x − 1 for x = 4, 8, 12, …, x + 1 for x = 3, 7, 11, …, and x for all others.
///
/// Why. By induction. Taking gives the values of all smaller heaps: they are 0 to 4k for x = 4k + 1, 0 to 4k + 1 for
/// x = 4k + 2, 0 to 4k + 2 for x = 4k + 3, and the same with 4k + 4 for x = 4k + 4. Of the halves of a split, modulo 4,
/// sizes 1, 2, 3, 0 have the values 1, 2, 0, 3, so a split of x = 1, 2, 3, 0 gives 2, 0 or 1, 3, 0 or 1. That is never
/// the claimed value 1, 2, 0, 3; and for x = 4k + 3 the split into 1 and 4k + 2 gives 4k + 3, the one number below the
/// claimed value that taking lacks.
///
/// ```
/// use grundy::sg::lasker_value;
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
/// A value is at most the number of different moves, since so many successors a heap has.
///
/// ```
/// use grundy::sg::take_away_values;
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
    const BLOCK: usize = 8;
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
    let mut planes = vec![vec![0_u64; zero + values.len()]];
    for start in (0..values.len()).step_by(BLOCK) {
        let mut seen = [0; BLOCK];
        for taken in far {
            let successors = &planes[0][zero + start - taken..][..BLOCK];
            let pairs = seen.iter_mut().zip(successors);
            pairs.for_each(|(seen, bit)| *seen |= bit);
        }
        for (heap, seen) in (start..).zip(seen) {
            let look = |plane: &[u64], moves: &[usize], seen: u64| {
                let successors = moves.iter().map(|taken| plane[zero + heap - taken]);
                successors.fold(seen, |seen, bit| seen | bit)
            };
            let mut plane = 0;
            let mut seen = look(&planes[0], near, seen);
            while seen == !0 {
                plane += 1;
                if plane == planes.len() {
                    planes.push(vec![0; zero + values.len()]);
                }
                seen = look(&planes[plane], &moves, 0);
            }
            planes[plane][zero + heap] = 1 << seen.trailing_ones();
            values[heap] = 64 * plane + seen.trailing_ones() as usize;
        }
    }
    values.truncate(largest + 1);
    values
}

/// The XOR of `values`: the value of a sum of games that have these values.
///
/// ```
/// use grundy::sg::nim_sum;
///
/// assert_eq!(nim_sum([3_u32, 4, 5]), 2);
/// assert_eq!(nim_sum::<u32>([]), 0);
/// ```
pub fn nim_sum<T: BitXor<Output = T> + Default>(values: impl IntoIterator<Item = T>) -> T {
    values.into_iter().fold(T::default(), T::bitxor)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition.
    fn naive_mex(values: &[usize]) -> usize {
        (0..)
            .find(|candidate| !values.contains(candidate))
            .expect("some number is missing")
    }

    #[test]
    fn mex_is_its_definition_on_all_short_lists() {
        let mut accumulator = Mex::new();
        for length in 0..=5 {
            for code in 0..6_usize.pow(length) {
                let values: Vec<usize> = (0..length)
                    .map(|digit| code / 6_usize.pow(digit) % 6)
                    .collect();
                accumulator.clear();
                values.iter().for_each(|&value| accumulator.insert(value));
                assert_eq!(accumulator.get(), naive_mex(&values), "{values:?}");
                assert_eq!(
                    mex(values.iter().copied()),
                    naive_mex(&values),
                    "{values:?}"
                );
            }
        }
    }

    #[test]
    fn the_accumulator_outlives_its_rounds() {
        let mut accumulator = Mex {
            seen: vec![u32::MAX - 1, u32::MAX],
            round: u32::MAX,
        };
        accumulator.clear();
        assert_eq!(accumulator.get(), 0);
        accumulator.insert(0);
        assert_eq!(accumulator.get(), 1);
    }

    /// The values from the definition.
    fn naive_take_away(moves: &[usize], largest: usize) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        for heap in 0..=largest {
            let successors = moves.iter().filter_map(|&taken| heap.checked_sub(taken));
            let successors: Vec<usize> = successors.map(|left| values[left]).collect();
            values.push(naive_mex(&successors));
        }
        values
    }

    #[test]
    fn take_away_values_are_their_definition_for_all_small_sets() {
        for set in 0..1 << 11_usize {
            let moves: Vec<usize> = (1..=11)
                .rev()
                .filter(|taken| set >> (taken - 1) & 1 == 1)
                .collect();
            let naive = naive_take_away(&moves, 50);
            for largest in [0, 1, 7, 8, 50] {
                assert_eq!(
                    take_away_values(&moves, largest),
                    naive[..=largest],
                    "{moves:?}"
                );
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
            values.push(naive_mex(&successors));
            assert_eq!(lasker_value(heap as u32) as usize, values[heap]);
        }
    }

    #[test]
    fn nim_sum_pairs_bits() {
        for a in 0..16_u64 {
            for b in 0..16 {
                let by_bits = (0..4)
                    .map(|bit| (((a >> bit) + (b >> bit)) % 2) << bit)
                    .sum::<u64>();
                assert_eq!(nim_sum([a, b]), by_bits);
            }
        }
    }
}
