//! Matchings between the two sides of a graph, by exchanges.

/// Finds a partner for the vertex `start`, which has none, by an exchange: along a way that is off the matching and on
/// it in turn, to a vertex of the other side without a partner. Says whether there is such a way. `neighbours` gives
/// the neighbours of a vertex on the side of `start`; `partner` has a place for every vertex of both sides.
///
/// A matching is largest once this was tried for every vertex of one side, in any order (Berge, 1957).
pub fn exchange<Neighbours: IntoIterator<Item = usize>>(
    start: usize,
    neighbours: impl Fn(usize) -> Neighbours,
    partner: &mut [Option<usize>],
) -> bool {
    // From where each vertex of the other side was reached.
    let mut reached_from = vec![None; partner.len()];
    let mut open = vec![start];
    while let Some(from) = open.pop() {
        for to in neighbours(from) {
            if reached_from[to].is_some() {
                continue;
            }
            reached_from[to] = Some(from);
            let Some(next) = partner[to] else {
                let mut free = Some(to);
                while let Some(to) = free {
                    let from: usize = reached_from[to].expect("it has been reached");
                    partner[to] = Some(from);
                    free = partner[from].replace(to);
                }
                return true;
            };
            open.push(next);
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::*;

    #[test]
    fn exchanges_make_a_greatest_matching() {
        // All sets of edges from 0, 1, 2 to 3, 4, 5; a matching is a part of a way to pair all with all.
        for edges in (0..3).cartesian_product(3..6).powerset() {
            let pairs = |others: Vec<usize>| (0..3).zip(others).filter(|edge| edges.contains(edge)).count();
            let greatest = (3..6).permutations(3).map(pairs).max();
            let mut partner = vec![None; 6];
            let neighbours = |v| edges.iter().filter(move |edge| edge.0 == v).map(|edge| edge.1);
            let found = (0..3).filter(|&v| exchange(v, neighbours, &mut partner)).count();
            assert_eq!(Some(found), greatest, "{edges:?}");
            assert!((0..3).all(|v| partner[v].is_none_or(|to| partner[to] == Some(v) && edges.contains(&(v, to)))));
        }
    }
}
