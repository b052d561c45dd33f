//! Moore's Nim: a move takes stones from several heaps.
//!
//! Use it where a move lowers up to m numbers at once, each by any amount.
//!
//! # Theorem
//! A move takes one or more stones from each of 1 to m heaps, not necessarily equally many; a player who cannot move
//! loses. The player to move loses iff for every bit the number of heaps that have it is a multiple of m + 1. With m =
//! 1 this is Nim.
//!
//! # Why
//! Let m be the most heaps that a move may lower. Call a position balanced if for every bit the number of heaps that
//! have it is a multiple of m + 1; the end is one. From a balanced position take the highest bit that a move changes in
//! any heap: it is cleared, in 1 to m heaps, so its number is no multiple of m + 1 afterwards.
//!
//! From any other position a move to a balanced one is found from the highest bit down. A heap is free if a higher bit
//! of it has been cleared: its lower bits may be anything. Let f ≤ m heaps be free, and let c be the number of the
//! others that have the bit, modulo m + 1.
//!
//! - If c + f > m, set the bit in m + 1 − c of the free heaps and clear it in the rest of them.
//! - Otherwise clear it in the free heaps and in c of the others, which become free: f + c ≤ m.
//!
//! In the end the free heaps are those that the move lowers, and there is one, since not all numbers were multiples. So
//! the balanced positions are the lost ones: see [`sg`](crate::games::sg).
//!
//! # Traps
//! Where a move lowers exactly m numbers, the law is another one, since the winning moves found here may lower fewer.
//! The program `cf1147c` proves it where m is half of the heaps.
//!
//! # Example
//! With moves in up to two heaps, the lost position 1, 2, 3 of Nim is won, and 1, 1, 1 is lost:
//!
//! ```
//! use grundy::games::{Grundy, moore};
//!
//! let mut game = Grundy::new(|&heaps: &[u32; 3]| {
//!     let all = (0..64).map(|code| [code / 16, code / 4 % 4, code % 4]);
//!     let lowers = |left: &[u32; 3]| {
//!         let changed = (0..3).filter(|&i| left[i] != heaps[i]).count();
//!         (1..=2).contains(&changed) && (0..3).all(|i| left[i] <= heaps[i])
//!     };
//!     all.filter(lowers).collect()
//! });
//! for (heaps, wins) in [([1, 2, 3], true), ([1, 1, 1], false)] {
//!     assert_eq!((game.value(&heaps) != 0, moore::first_player_wins(&heaps, 2)), (wins, wins));
//! }
//! ```

use crate::arithmetic::{Factorials, Mod};
use crate::games::Unsigned;

/// Whether the player to move wins, where a move lowers 1 to `most` heaps: see the [theorem](self#theorem).
///
/// ```
/// use grundy::games::moore;
///
/// assert!(!moore::first_player_wins(&[5_u64, 5, 5], 2));
/// assert!(moore::first_player_wins(&[5_u64, 5, 4], 2));
/// ```
///
/// # Panics
/// If `most` is 0.
///
/// # Complexity
/// O(number of heaps · bits of a heap) time.
///
/// # Source
/// Moore, A generalization of the game called Nim (1910).
#[must_use]
pub fn first_player_wins<Heap: Unsigned>(heaps: &[Heap], most: usize) -> bool {
    assert!(most > 0, "a move takes from a heap");
    // More heaps than there are make no difference.
    let modulus = most.min(heaps.len()) + 1;
    let count = |bit| heaps.iter().map(|&heap| usize::from((heap >> bit) % 2.into() == 1.into())).sum::<usize>();
    (0..Heap::BITS).any(|bit| count(bit) % modulus != 0)
}

/// What a winning move of [Moore's Nim](first_player_wins) leaves of the heaps, if there is one: that of the proof.
///
/// ```
/// use grundy::games::moore;
///
/// assert_eq!(moore::winning_move(&[5_u64, 5, 4], 2), Some(vec![4, 4, 4]));
/// assert_eq!(moore::winning_move(&[5_u64, 5, 5], 2), None);
/// ```
///
/// # Panics
/// If `most` is 0.
///
/// # Complexity
/// O(number of heaps · bits of a heap) time.
#[must_use]
pub fn winning_move<Heap: Unsigned>(heaps: &[Heap], most: usize) -> Option<Vec<Heap>> {
    if !first_player_wins(heaps, most) {
        return None;
    }
    let modulus = most.min(heaps.len()) + 1;
    let mut left = heaps.to_vec();
    let (mut free, mut others): (Vec<usize>, Vec<usize>) = (vec![], (0..heaps.len()).collect());
    for bit in (0..Heap::BITS).rev() {
        let power = (Heap::MAX - (Heap::MAX >> 1)) >> (Heap::BITS - 1 - bit);
        let has = |heap: Heap| (heap >> bit) % 2.into() == 1.into();
        // In the free heaps the bit is not there at first.
        free.iter().filter(|&&index| has(heaps[index])).for_each(|&index| left[index] = left[index] - power);
        let count = others.iter().filter(|&&index| has(heaps[index])).count() % modulus;
        if count + free.len() >= modulus {
            free[..modulus - count].iter().for_each(|&index| left[index] = left[index] + power);
            continue;
        }
        // Behind this place no heap has the bit; one of those fills the gap.
        let mut end = others.len();
        for _ in 0..count {
            end = others[..end].iter().rposition(|&index| has(heaps[index])).expect("so many have the bit");
            let index = others.swap_remove(end);
            left[index] = left[index] - power;
            free.push(index);
        }
    }
    Some(left)
}

/// For every sum from 0 to `largest`, the number of sequences of so many heaps, empty ones included, with this sum that
/// are lost for the player to move: see [`first_player_wins`]. The factorials reach at least the number of heaps.
///
/// Why. Let f(s) be this number. Only the sequence of empty heaps has the sum 0, and f(0) = 1. Let s > 0. In a lost
/// sequence a multiple of `most` + 1 of the heaps are odd, say j; they are chosen in C(heaps, j) ways. Without the
/// lowest bit, the heaps are any lost sequence of the sum (s − j) / 2. So f(s) is the sum of C(heaps, j) f((s − j) / 2)
/// over all multiples j ≤ s of `most` + 1 for which s − j is even.
///
/// ```
/// use grundy::arithmetic::Factorials;
/// use grundy::games::moore::lost_sequences;
///
/// // Nim with three heaps: none; twice 1; twice 2; twice 3, or 1, 2, 3.
/// let factorials = Factorials::<998_244_353>::up_to(3);
/// let lost = lost_sequences(3, 1, 6, &factorials);
/// assert_eq!(lost.iter().map(|count| count.value()).collect::<Vec<_>>(), [1, 0, 3, 0, 3, 0, 3 + 6]);
/// ```
///
/// # Panics
/// If `most` is 0, or if the number of heaps is greater than the largest factorial.
///
/// # Complexity
/// O(`largest` · (1 + heaps / `most`)) time, O(`largest` + heaps) memory.
#[must_use]
pub fn lost_sequences<const P: u32>(
    heaps: usize,
    most: usize,
    largest: usize,
    factorials: &Factorials<P>,
) -> Vec<Mod<P>> {
    assert!(most > 0, "a move takes from a heap");
    let modulus = most.min(heaps) + 1;
    let choices: Vec<_> = (0..=heaps).step_by(modulus).map(|odd| (odd, factorials.binomial(heaps, odd))).collect();
    let mut lost = vec![Mod::new(1)];
    for sum in 1..=largest {
        let odd = choices.iter().take_while(|(odd, _)| *odd <= sum).filter(|(odd, _)| (sum - odd) % 2 == 0);
        lost.push(odd.map(|&(odd, ways)| ways * lost[(sum - odd) / 2]).sum());
    }
    lost
}
