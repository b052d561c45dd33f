use grundy::graphs::disjoint_sets::*;

use super::tree::edge_lists;

/// The vertices that these edges connect with `start`.
fn component(edges: &[(usize, usize)], start: usize) -> Vec<usize> {
    let mut component = vec![start];
    while let Some((_, next)) =
        edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).find(|(u, v)| component.contains(u) && !component.contains(v))
    {
        component.push(next);
    }
    component
}

#[test]
fn sets_are_components_and_the_closing_edge_lies_within_one() {
    for edges in edge_lists(4) {
        let mut sets = DisjointSets::new(4);
        for &(u, v) in &edges {
            sets.unite(u, v);
        }
        for v in 0..4 {
            let component = component(&edges, v);
            for w in 0..4 {
                assert_eq!(sets.same(v, w), component.contains(&w));
            }
            assert_eq!(sets.size(v), component.len());
        }
        let closes = |&index: &usize| {
            let (u, v) = edges[index];
            component(&edges[..index], u).contains(&v)
        };
        let first = (0..edges.len()).find(closes);
        assert_eq!(closing_edge(4, edges.iter().copied()), first, "{edges:?}");
    }
}
