//! Games in which moves have costs, and the players want the least or the greatest sum.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::numbered::Graph;

/// The sum of the costs from every position that can be reached from `starts` to the end of the game, where each move
/// has a cost and a player who cannot move ends it; nothing where the game goes on for ever. In positions that are
/// `least` the player to move wants an end and the least sum, in the others no end, or else the greatest sum.
///
/// Why. What can be forced within n moves follows from what can be forced within n − 1. A player who can force an end
/// with some sum can do so within as many moves as there are positions: to come back to a position saves nothing, as no
/// cost is negative.
pub fn sums<Position: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = Position>,
    moves: impl Fn(&Position) -> Vec<(Position, u64)>,
    least: impl Fn(&Position) -> bool,
) -> FxHashMap<Position, Option<u64>> {
    let Graph { positions, edges } =
        Graph::new(starts, moves, |_| false, |(next, cost), number| (number(next) as usize, cost));
    let least: Vec<bool> = positions.all().iter().map(least).collect();
    positions.with(by_moves(&edges, &least))
}

/// What can be forced within one move more, again and again, until nothing more can follow.
fn by_moves(edges: &[Vec<(usize, u64)>], least: &[bool]) -> Vec<Option<u64>> {
    // Nothing counts as more than any sum.
    let mut sums: Vec<u64> = vec![u64::MAX; edges.len()];
    for _ in 0..=edges.len() {
        let next = edges.iter().zip(least).map(|(edges, least)| {
            let ways = edges.iter().map(|&(next, cost)| sums[next].saturating_add(cost));
            let sum = if *least { ways.min() } else { ways.max() };
            sum.unwrap_or(0)
        });
        sums = next.collect();
    }
    sums.into_iter().map(|sum| (sum < u64::MAX).then_some(sum)).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn sums_are_least_or_greatest_or_none() {
        // 0 ends. 1 → 0 for 5, 1 → 2 for 1. 2 → 0 for 3, 2 → 1 for 0. 3 → 3 or 3 → 0.
        let graph: [&[(usize, u64)]; 4] = [&[], &[(0, 5), (2, 1)], &[(0, 3), (1, 0)], &[(3, 0), (0, 1)]];
        let sums = |least: [bool; 4]| {
            let sums = super::sums(0..4, |&v| graph[v].to_vec(), |&v| least[v]);
            [0, 1, 2, 3].map(|v| sums[&v])
        };
        assert_eq!(sums([true; 4]), [Some(0), Some(4), Some(3), Some(1)]);
        assert_eq!(sums([true, true, false, false]), [Some(0), Some(5), Some(5), None]);
        assert_eq!(sums([false; 4]), [Some(0), None, None, None]);
    }
}
