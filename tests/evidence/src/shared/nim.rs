//! Nim.

use std::ops::RangeInclusive;

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// Take any positive number from one heap.
pub fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for left in 0..heap {
            let mut next = heaps.clone();
            next[index] = left;
            successors.push(next);
        }
    }
    successors
}

/// So many heaps with sizes out of `sizes`, in random order, lost for the player to move. Two by two they are equal:
/// what he takes from one heap, the other player takes from its equal. If their number is odd, heaps of 1, 2 and 3
/// stones are among them: a sum of two lost positions is lost.
pub fn lost(heaps: usize, sizes: RangeInclusive<u32>, random: &mut Pcg64) -> Vec<u32> {
    let mut row = if heaps % 2 == 1 { vec![1, 2, 3] } else { vec![] };
    while row.len() < heaps {
        let heap = random.random_range(sizes.clone());
        row.extend([heap; 2]);
    }
    row.shuffle(random);
    row
}

/// The same, won for the player to move: one heap is of another size than in a lost position of the same kind. Where it
/// is larger, he makes it what it is there; where it is smaller, he does the like with its equal.
pub fn won(heaps: usize, sizes: RangeInclusive<u32>, random: &mut Pcg64) -> Vec<u32> {
    if heaps % 2 == 1 {
        // One heap more than a lost position: he takes the whole of it.
        let mut row = lost(heaps - 1, sizes.clone(), random);
        row.insert(random.random_range(0..heaps), random.random_range(sizes));
        return row;
    }
    let mut row = lost(heaps, sizes.clone(), random);
    let heap = random.random_range(0..heaps);
    let before = row[heap];
    while row[heap] == before {
        row[heap] = random.random_range(sizes.clone());
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::play::Play;

    #[test]
    fn rows_are_lost_and_won_as_they_say() {
        let mut random = kit::seeded(1);
        let mut play = Play::normal(moves);
        for heaps in [1, 2, 3, 4, 5].repeat(20) {
            if heaps != 1 {
                assert!(!play.value(&lost(heaps, 1..=4, &mut random)));
            }
            assert!(play.value(&won(heaps, 1..=4, &mut random)));
        }
    }
}
