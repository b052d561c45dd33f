//! Heaps that a move splits into two: a table in which most splits are never looked at.
//!
//! Use it where a table of a [game with an octal code](crate::games::Octal) or of Grundy's game is to have 10⁵ heaps or
//! more. Looking at every split takes O(n²) time for n heaps; here the time is near O(n) for most games.
//!
//! # Theorem
//! The key of a heap is twice its value, plus a parity. Some bits are chosen: a key in which an odd number of them are
//! set is common, any other rare. Let c be the least value with a common key that no move reaches, splits into two
//! common heaps aside. The value of a heap is the least value below c with a rare key that no move reaches, or c if
//! there is none.
//!
//! # Why
//! Let a move take k of n stones and leave two heaps a and b. The key of a heap is 2 · its value + (n + k) mod 2, or
//! 2 · its value if such a k may be odd and may be even. As n + k = (a + k) + (b + k), the key of n would be the XOR of
//! those of a and b if its value were the one that this move reaches. Choose a set of bits. A key is *common* if an odd
//! number of these bits are set in it, and *rare* if not, or if its value is new since the choice. So the XOR of two
//! common keys is rare. If the bits are chosen well, nearly all heaps are common.
//!
//! A move that leaves two common heaps reaches a value with a rare key. So all moves that reach one with a common
//! key were looked at: those below c are reached, and c is not. Hence the mex is c, or a value below c with a rare key.
//!
//! That such values are reached is seen from a few of the other splits, in whatever order. All of them are looked at
//! only where one is not found, and there the heap is rare itself.
//!
//! # Example
//! The game 0.16 has the period 149459, but only from the heap of 105351 on. The 509622 heaps that prove it take a
//! fraction of a second:
//!
//! ```
//! use grundy::games::Octal;
//!
//! let game = Octal::parse("0.16").expect("an octal code");
//! assert_eq!(game.period(&game.values(509_622)), Some((149_459, 105_351)));
//! ```

use std::ops::Range;

/// So many heaps look at the rare ones together.
const BLOCK: usize = 8;

/// So many parts are tried where one number is taken, before another is.
const MANY: usize = 64;

/// The values of the heaps 0, 1, 2, … of a game whose moves may split a heap, as far as they were asked for.
///
/// [Why](self#why).
///
/// The theorem holds for any choice, so the bits are chosen anew whenever the table has doubled: those for which the
/// fewest heaps have been rare. [`extend_to`](Self::extend_to) is right for every game, and fast where few are.
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapter 4; Gangolli and Plambeck, A note on periodicity in some octal
/// games (1989).
#[derive(Clone, Debug)]
pub struct SplitTable {
    /// By how many heaps are left, what a move may take.
    taken: [Vec<usize>; 3],
    /// Whether two heaps that are left must be of different sizes.
    is_unequal: bool,
    /// What a move takes that leaves two heaps, modulo 2, if that is always the same.
    parity: Option<usize>,
    values: Vec<u32>,
    /// By value, whether its key is common if it ends with 0, and with 1.
    is_common: Vec<[bool; 2]>,
    /// The rare heaps but the empty one, and their values.
    rare: Vec<(u32, u32)>,
    /// By number taken that leaves two heaps, which rare heaps each heap of this block looks at by itself.
    apart: Vec<[Range<usize>; 3]>,
    /// Parts, and what was taken, that reached what was hard to find, the best ones first.
    lucky: Vec<(usize, usize)>,
    /// By value, and by the place of a heap in its block, the last heap with a move to the value. All values so far are
    /// below the length, a power of two, and so are their XORs.
    reached_from: Vec<[u32; BLOCK]>,
}

impl SplitTable {
    /// The table, up to the empty heap, of the game whose moves take these numbers of stones: by how many heaps are
    /// left, none of them empty. No move leaves one heap and takes nothing.
    pub(super) fn new(taken: [Vec<usize>; 3], is_unequal: bool) -> Self {
        let parity = taken[2].first().map(|taken| taken % 2);
        let parity = parity.filter(|parity| taken[2].iter().all(|taken| taken % 2 == *parity));
        let (values, reached_from) = (vec![0], vec![[0; BLOCK]]);
        let apart = vec![[0..0, 0..0, 0..0]; taken[2].len()];
        Self {
            taken,
            is_unequal,
            parity,
            values,
            is_common: vec![[false; 2]],
            rare: vec![],
            apart,
            lucky: vec![],
            reached_from,
        }
    }

    /// The table of Grundy's game: a move splits a heap into two of different sizes.
    ///
    /// ```
    /// use grundy::games::rare::SplitTable;
    ///
    /// let mut table = SplitTable::grundys_game();
    /// table.extend_to(10);
    /// assert_eq!(table.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
    /// ```
    #[must_use]
    pub fn grundys_game() -> Self {
        Self::new([vec![], vec![], vec![0]], true)
    }

    /// The values of the heaps 0, 1, 2, … that are known.
    #[must_use]
    pub fn values(&self) -> Vec<usize> {
        self.values.iter().map(|&value| value as usize).collect()
    }

    /// How many bytes of memory the table has taken.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let [of_values, of_rare, of_reached] =
            [4 * self.values.capacity(), 8 * self.rare.capacity(), 4 * BLOCK * self.reached_from.capacity()];
        of_values + of_rare + of_reached
    }

    /// Finds the values of the heaps up to `largest`.
    ///
    /// # Complexity
    /// O(n² · numbers that may be taken) time for n heaps at worst; O(n · rare heaps · numbers that may be taken) where
    /// the rare values are soon seen to be reached. O(n) memory.
    pub fn extend_to(&mut self, largest: usize) {
        while self.values.len() <= largest {
            self.extend();
        }
    }

    /// Finds the value of the next heap, and says how many splits were looked at.
    ///
    /// # Panics
    /// If there are nearly 2³² heaps.
    pub fn extend(&mut self) -> usize {
        let heap = self.values.len();
        if heap % BLOCK == 0 {
            if heap.is_power_of_two() && heap >= 2 * BLOCK {
                self.choose_bits();
            }
            self.begin_block();
        }
        let Self { taken: [none, one, two], values, lucky, .. } = self;
        let (values, is_unequal, reached) = (&values[..], self.is_unequal, &mut self.reached_from[..]);
        let (now, column) = (heap as u32, heap % BLOCK);
        let end = reached.len();
        if none.contains(&heap) {
            reached[0][column] = now;
        }
        for taken in one.iter().filter(|&&taken| taken < heap) {
            reached[values[heap - taken] as usize][column] = now;
        }
        let rests = || two.iter().filter(|&&taken| taken < heap).map(|taken| heap - taken);
        let mut looked_at = 0;
        for (rest, [small, middle, large]) in rests().zip(&self.apart) {
            let apart = [&self.rare[small.clone()], &self.rare[middle.clone()], &self.rare[large.start..]];
            for &(part, value) in apart.into_iter().flatten().filter(|&&(part, _)| (part as usize) < rest) {
                let other = rest - part as usize;
                if !is_unequal || other != part as usize {
                    reached[(value ^ values[other]) as usize][column] = now;
                }
            }
            looked_at += self.rare.len();
        }
        // Nothing reaches the value `end`.
        let odd = ending(heap, self.parity);
        let (mut common, mut missing) = (end, 0);
        for value in (0..end).filter(|&value| reached[value][column] != now) {
            if self.is_common[value][odd] {
                common = value;
                break;
            }
            missing += 1;
        }
        let mut find = |part: usize, rest: usize, missing: &mut usize| {
            let value = (values[part] ^ values[rest - part]) as usize;
            let is_new = value < common && reached[value][column] != now;
            if is_new {
                reached[value][column] = now;
                *missing -= 1;
            }
            is_new
        };
        for index in 0..lucky.len() {
            let (part, taken) = lucky[index];
            if missing == 0 {
                break;
            }
            if part + taken < heap && !(is_unequal && 2 * part + taken == heap) {
                looked_at += 1;
                if find(part, heap - taken, &mut missing) && index > 0 {
                    lucky.swap(index, index - 1);
                }
            }
        }
        let longest = rests().next().filter(|_| missing > 0).unwrap_or(0);
        'parts: for start in (1..=longest / 2).step_by(MANY) {
            for rest in rests() {
                let end = if is_unequal { rest.div_ceil(2) } else { rest / 2 + 1 };
                for part in start..end.min(start + MANY) {
                    if missing == 0 {
                        break 'parts;
                    }
                    looked_at += 1;
                    if find(part, rest, &mut missing) {
                        lucky.truncate(MANY - 1);
                        lucky.push((part, heap - rest));
                    }
                }
            }
        }
        let value =
            if missing == 0 { common } else { (0..end).find(|&value| reached[value][column] != now).unwrap_or(end) };
        if !self.is_common.get(value).is_some_and(|kinds| kinds[odd]) {
            self.rare.push((now, value as u32));
        }
        self.values.push(value as u32);
        if value == end {
            self.reached_from.resize(2 * end, [0; BLOCK]);
            self.is_common.resize(2 * end, [false; 2]);
        }
        looked_at
    }

    /// Marks what the heaps of the next block reach with rare heaps, as far as the other part is known for all of them.
    fn begin_block(&mut self) {
        let first = self.values.len();
        assert!(u32::try_from(first + BLOCK).is_ok(), "fewer than 2^32 heaps");
        for (&taken, apart) in self.taken[2].iter().zip(&mut self.apart) {
            if first < 4 * (BLOCK + taken) {
                *apart = [0..0, 0..0, 0..0];
                continue;
            }
            let below = |heap: usize| self.rare.partition_point(|&(part, _)| (part as usize) < heap);
            // Two parts may be equal in the middle.
            let middle = below((first - taken).div_ceil(2))..below((first + BLOCK - taken).div_ceil(2));
            *apart = [0..below(BLOCK.saturating_sub(taken)), middle, below(first - taken)..usize::MAX];
            let [small, middle, large] = apart;
            for &(part, value) in
                [&self.rare[small.end..middle.start], &self.rare[middle.end..large.start]].into_iter().flatten()
            {
                let others = &self.values[first - taken - part as usize..][..BLOCK];
                for (column, other) in others.iter().enumerate() {
                    self.reached_from[(value ^ other) as usize][column] = (first + column) as u32;
                }
            }
        }
    }

    /// Chooses the bits for which the fewest heaps so far are rare.
    fn choose_bits(&mut self) {
        // By key, how many heaps have it; then, by bits, how many more heaps are rare than common: a Walsh–Hadamard
        // transform.
        let mut counts = vec![0_isize; 2 * self.reached_from.len()];
        let heaps = || self.values.iter().enumerate().skip(1);
        heaps().for_each(|(heap, &value)| counts[2 * value as usize + ending(heap, self.parity)] += 1);
        let mut half = 1;
        while half < counts.len() {
            for block in counts.chunks_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                low.iter_mut().zip(high).for_each(|(a, b)| (*a, *b) = (*a + *b, *a - *b));
            }
            half *= 2;
        }
        let bits = (0..counts.len()).min_by_key(|&bits| counts[bits]).unwrap_or(0);
        let is_common = |key: usize| (key & bits).count_ones() % 2 == 1;
        self.is_common =
            (0..self.reached_from.len()).map(|value| [0, 1].map(|odd| is_common(2 * value + odd))).collect();
        let is_rare = |&(heap, &value): &(usize, &u32)| !self.is_common[value as usize][ending(heap, self.parity)];
        self.rare = heaps().filter(is_rare).map(|(heap, &value)| (heap as u32, value)).collect();
    }
}

/// What the key of a heap ends with.
fn ending(heap: usize, parity: Option<usize>) -> usize {
    parity.map_or(0, |parity| (heap + parity) % 2)
}
