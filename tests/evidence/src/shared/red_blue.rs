//! Red–blue Hackenbush on trees: each player cuts edges of his own, and what is cut off from the root disappears.

use itertools::Itertools;

use kit::partizan::Player;

/// What stands on a vertex: the edges upwards, each with its owner and with what it carries. They are sorted, so that
/// trees that differ in the order of their edges only are one position.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tree(pub Vec<(Player, Tree)>);

impl Tree {
    /// The tree with these edges.
    pub fn new(mut edges: Vec<(Player, Tree)>) -> Self {
        edges.sort_unstable();
        Self(edges)
    }

    /// The number of edges.
    pub fn edges(&self) -> usize {
        self.0.iter().map(|(_, above)| 1 + above.edges()).sum()
    }

    /// Cut an edge: one at the root, or one of what an edge carries.
    pub fn moves(&self, player: Player) -> Vec<Self> {
        let mut moves = vec![];
        for (index, (owner, above)) in self.0.iter().enumerate() {
            let mut others = self.0.clone();
            others.remove(index);
            if *owner == player {
                moves.push(Self(others.clone()));
            }
            for next in above.moves(player) {
                let edge = [(*owner, next)];
                moves.push(Self::new([&others[..], &edge].concat()));
            }
        }
        moves
    }

    /// All trees with so many edges, those that differ in order only counted once.
    pub fn all(edges: usize) -> Vec<Self> {
        // The forests of each size: an edge that is not after the first of the others, and the others.
        let mut trees = vec![vec![Self::default()]];
        for size in 1..=edges {
            let bigger = (0..size)
                .flat_map(|above| {
                    let first = Player::BOTH.into_iter().cartesian_product(&trees[above]);
                    first.cartesian_product(&trees[size - 1 - above])
                })
                .map(|((owner, above), others)| [&[(owner, above.clone())], &others.0[..]].concat())
                .filter(|edges| edges.is_sorted())
                .map(Self)
                .collect();
            trees.push(bigger);
        }
        trees.swap_remove(edges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_of_every_size_are_counted_by_hand() {
        let counts = [0, 1, 2, 3, 4].map(|edges| Tree::all(edges).len());
        // No edge; one of each colour; four paths and three pairs; for three edges, 2 · 7 trees with one edge at the
        // root, 4 · 2 with two and 4 with three. For four, in the same way, 2 · 26 + (14 · 2 + 10) + 4 · 3 + 5.
        assert_eq!(counts, [1, 2, 7, 26, 107]);
        for edges in 0..=4 {
            let trees = Tree::all(edges);
            assert!(trees.iter().all(|tree| tree.edges() == edges) && trees.iter().all_unique());
        }
    }

    #[test]
    fn what_is_cut_off_disappears() {
        let stalk = Tree::new(vec![(Player::Right, Tree::default())]);
        let tree = Tree::new(vec![(Player::Left, stalk)]);
        assert_eq!(tree.moves(Player::Left), [Tree::default()]);
        assert_eq!(tree.moves(Player::Right), [Tree::new(vec![(Player::Left, Tree::default())])]);
    }
}
