use grundy::graphs::Graph;
use grundy::graphs::general_matching::*;
use kit::play::Play;

use super::matching::covered;

/// It is a matching of the graph, and what it says of all matchings is so.
#[track_caller]
fn assert_right(vertices: usize, edges: &[(usize, usize)]) {
    let graph = Graph::new(vertices, edges.iter().copied());
    let matching = GeneralMatching::maximum(&graph);
    for v in 0..vertices {
        if let Some(partner) = matching.partner(v) {
            assert_eq!(matching.partner(partner), Some(v), "{edges:?}");
            assert!(partner != v && graph.neighbours(v).any(|w| w == partner), "{edges:?}");
        }
    }
    let covered = covered(edges);
    let most = covered.iter().map(|set| set.count_ones()).max().unwrap_or(0);
    assert_eq!(2 * matching.len(), most as usize, "{edges:?}");
    let by_all = covered.iter().filter(|set| set.count_ones() == most).fold(!0, |all, set| all & set);
    let expected: Vec<bool> = (0..vertices).map(|v| by_all >> v & 1 == 1).collect();
    assert_eq!(matching.essential(), expected, "{edges:?}");
}

fn all_edges(vertices: usize) -> Vec<(usize, usize)> {
    (0..vertices).flat_map(|v| (0..v).map(move |u| (u, v))).collect()
}

fn drawn(edges: &[(usize, usize)], state: &mut u64, dense: u64) -> Vec<(usize, usize)> {
    let mut edges: Vec<(usize, usize)> = edges
        .iter()
        .copied()
        .filter(|_| {
            *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            *state >> 60 < dense
        })
        .collect();
    // In another order, other blossoms grow.
    let turn = (*state >> 33) as usize % edges.len().max(1);
    edges.rotate_left(turn);
    edges
}

#[test]
fn the_matching_is_maximum_on_all_graphs_up_to_6_vertices() {
    for vertices in 0..=6 {
        let all = all_edges(vertices);
        for code in 0..1_u32 << all.len() {
            let edges: Vec<_> = (0..all.len()).filter(|edge| code >> edge & 1 == 1).map(|edge| all[edge]).collect();
            assert_right(vertices, &edges);
        }
    }
}

#[test]
fn the_matching_is_maximum_on_graphs_of_up_to_11_vertices() {
    let mut state = 41;
    for vertices in 7..=11 {
        for dense in [3, 4, 5, 6] {
            for _ in 0..if vertices < 10 { 300 } else { 60 } {
                assert_right(vertices, &drawn(&all_edges(vertices), &mut state, dense));
            }
        }
    }
}

/// The piece moves on, and never comes back: by play of all graphs on five vertices, and of some on nine.
#[test]
fn the_player_to_move_wins_from_essential_vertices() {
    let assert_played = |vertices: usize, edges: &[(usize, usize)]| {
        let graph = Graph::new(vertices, edges.iter().copied());
        let mut play = Play::normal(|&(v, gone): &(usize, u32)| {
            graph.neighbours(v).filter(|w| gone >> w & 1 == 0).map(|w| (w, gone | 1 << w)).collect()
        });
        let played: Vec<bool> = (0..vertices).map(|v| play.value(&(v, 1 << v))).collect();
        assert_eq!(GeneralMatching::maximum(&graph).essential(), played, "{edges:?}");
    };
    let five = all_edges(5);
    for code in 0..1_u32 << five.len() {
        let edges: Vec<_> = (0..five.len()).filter(|edge| code >> edge & 1 == 1).map(|edge| five[edge]).collect();
        assert_played(5, &edges);
    }
    let mut state = 9;
    (0..50).for_each(|_| assert_played(9, &drawn(&all_edges(9), &mut state, 5)));
}

/// Loops and parallel edges change nothing, and long blossoms need no deep stack.
#[test]
fn large_graphs_are_matched() {
    let circle = Graph::new(100_001, (0..100_001).map(|v| (v, (v + 1) % 100_001)));
    let matching = GeneralMatching::maximum(&circle);
    assert!(matching.len() == 50_000 && matching.essential().iter().all(|&covers| !covers));
    // Triangles in a row, joined by edges: a perfect matching iff their number is even.
    for triangles in [2000, 2001] {
        let corners = (0..triangles).flat_map(|t| [(3 * t, 3 * t + 1), (3 * t + 1, 3 * t + 2), (3 * t + 2, 3 * t)]);
        let row = Graph::new(3 * triangles, corners.chain((1..triangles).map(|t| (3 * t - 1, 3 * t))));
        let matching = GeneralMatching::maximum(&row);
        assert_eq!(matching.len(), 3 * triangles / 2);
        assert_eq!(matching.essential().contains(&false), triangles % 2 == 1);
    }
    let looped = Graph::new(3, [(0, 0), (0, 1), (0, 1), (1, 1), (2, 2)]);
    assert_eq!(GeneralMatching::maximum(&looped).essential(), [true, true, false]);
}
