use grundy::graphs::Graph;
use grundy::graphs::matching::*;

/// A graph with these numbers of vertices, the left ones first, and the given edges between left and right.
fn bipartite(left: usize, right: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Graph {
    let edges = edges.into_iter();
    Graph::new(left + right, edges.map(|(u, v)| (u, left + v)))
}

/// All graphs with these numbers of vertices on the two sides.
fn all(left: usize, right: usize) -> impl Iterator<Item = Graph> {
    (0_u32..1 << (left * right)).map(move |set| {
        let pairs = (0..left * right).filter(|pair| set >> pair & 1 == 1);
        bipartite(left, right, pairs.map(|pair| (pair / right, pair % right)))
    })
}

/// Graphs with each edge drawn with probability `dense` / 16.
fn random(left: usize, right: usize, dense: u64) -> impl Iterator<Item = Graph> {
    let mut state = dense;
    let mut draw = move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 60 < dense
    };
    std::iter::from_fn(move || {
        let pairs = (0..left * right).filter(|_| draw());
        Some(bipartite(left, right, pairs.map(|pair| (pair / right, pair % right))))
    })
}

/// The sets of vertices that the matchings among these edges cover.
pub fn covered(edges: &[(usize, usize)]) -> Vec<u32> {
    edges.iter().fold(vec![0], |mut sets, &(u, v)| {
        let ends = 1 << u | 1 << v;
        let larger = sets.iter().filter(|&set| set & ends == 0);
        let larger: Vec<u32> = larger.map(|set| set | ends).collect();
        sets.extend(larger);
        sets
    })
}

/// The matching is one, and no other is larger: a set of as many vertices meets every edge (König).
#[track_caller]
fn assert_maximum(graph: &Graph, matching: &Matching, left: usize) {
    for v in 0..graph.len() {
        if let Some(partner) = matching.partner(v) {
            assert_eq!(matching.partner(partner), Some(v));
            assert!(graph.neighbours(v).any(|w| w == partner));
        }
    }
    let mut reached = vec![false; graph.len()];
    let mut open: Vec<usize> = (0..left).filter(|&v| matching.partner(v).is_none()).collect();
    while let Some(v) = open.pop() {
        if !std::mem::replace(&mut reached[v], true) {
            if v < left {
                open.extend(graph.neighbours(v));
            } else {
                open.extend(matching.partner(v));
            }
        }
    }
    let in_cover = |v: usize| (v < left) != reached[v];
    assert!(graph.edges().all(|(u, v)| in_cover(u) || in_cover(v)));
    assert_eq!((0..graph.len()).filter(|&v| in_cover(v)).count(), matching.len());
}

#[test]
fn all_small_graphs_are_matched_as_by_trying_everything() {
    for (left, right) in [(0, 2), (1, 1), (1, 4), (4, 1), (2, 3), (3, 2), (3, 3), (2, 5)] {
        for graph in all(left, right) {
            let matching = Matching::maximum(&graph);
            assert_maximum(&graph, &matching, left);
            let covered = covered(&graph.edges().collect::<Vec<_>>());
            let most = covered.iter().map(|set| set.count_ones()).max();
            assert_eq!(most, Some(2 * matching.len() as u32));
            let by_all =
                covered.iter().filter(|set| Some(set.count_ones()) == most).fold(u32::MAX, |by_all, set| by_all & set);
            let expected: Vec<bool> = (0..graph.len()).map(|v| by_all >> v & 1 == 1).collect();
            assert_eq!(matching.essential(), expected, "{graph:?}");
        }
    }
}

#[test]
fn a_vertex_is_essential_iff_the_matching_shrinks_without_it() {
    for dense in [1, 2, 3, 5, 8] {
        for graph in random(12, 15, dense).take(20) {
            let matching = Matching::maximum(&graph);
            assert_maximum(&graph, &matching, 12);
            for (v, essential) in matching.essential().into_iter().enumerate() {
                let others = graph.edges().filter(|&(a, b)| a != v && b != v);
                let others = bipartite(12, 15, others.map(|(a, b)| (a, b - 12)));
                let without = Matching::maximum(&others);
                assert_eq!(matching.len() - without.len(), usize::from(essential));
            }
        }
    }
}

#[test]
fn vertices_can_be_taken_out_one_by_one() {
    for graph in all(3, 3).chain(random(6, 7, 4).take(300)) {
        let mut matching = Matching::maximum(&graph);
        let mut rest: Vec<usize> = (0..graph.len()).collect();
        while !rest.is_empty() {
            let vertex = rest.swap_remove((graph.edges().len() + rest.len() / 2) % rest.len());
            let essential = matching.essential();
            assert_eq!(matching.remove(vertex), essential[vertex]);
            let others = graph.edges().filter(|(u, v)| rest.contains(u) && rest.contains(v));
            let others = Graph::new(graph.len(), others);
            let again = Matching::maximum(&others);
            assert_eq!(matching.len(), again.len());
            assert_eq!(matching.essential(), again.essential());
        }
    }
}

#[test]
#[should_panic(expected = "taken out before")]
fn a_vertex_is_taken_out_once() {
    let graph = Graph::new(1, []);
    let mut matching = Matching::maximum(&graph);
    matching.remove(0);
    matching.remove(0);
}

#[test]
fn large_graphs_have_a_cover_of_the_same_size() {
    for dense in [1, 3, 9] {
        for graph in random(150, 140, dense).take(3) {
            assert_maximum(&graph, &Matching::maximum(&graph), 150);
        }
    }
}

#[test]
fn long_paths_need_no_deep_stack() {
    // Every left vertex but the last takes its later neighbour first, and gives it up at the end.
    let n = 200_000;
    let chain = (1..n).map(|v| (v - 1, v)).chain((0..n).map(|v| (v, v)));
    let graph = bipartite(n, n, chain);
    let matching = Matching::maximum(&graph);
    assert_eq!(matching.len(), n);
    assert_maximum(&graph, &matching, n);
    assert!(matching.essential().into_iter().all(|essential| essential));
}

#[test]
fn parallel_edges_change_nothing() {
    let graph = bipartite(1, 2, [(0, 0), (0, 0), (0, 1)]);
    assert_eq!(Matching::maximum(&graph).essential(), [true, false, false]);
}

#[test]
#[should_panic(expected = "the graph has no odd cycle")]
fn an_odd_cycle_is_a_mistake() {
    let _ = Matching::maximum(&Graph::new(3, [(0, 1), (1, 2), (2, 0)]));
}
