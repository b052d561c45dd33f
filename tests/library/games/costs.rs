use grundy::games::costs::*;
use grundy::graphs::Digraph;
use kit::costs::sums;

use super::retrograde::all_graphs;

#[test]
fn moves_out_of_ends_do_not_matter() {
    let back = [vec![(1, 3)], vec![(0, 7)]];
    let sum = forced_cost(1, [Mover::Max(0), Mover::Max(1)], |position, found| found.extend(&back[position]));
    assert_eq!(sum, Some(3));
}

/// The sums by Dijkstra's algorithm, and by the kit, which looks ahead move by move.
#[track_caller]
fn assert_summed(least: &[bool], graph: &[Vec<(usize, u64)>]) {
    let arcs = graph.iter().enumerate();
    let arcs = arcs.flat_map(|(from, to)| to.iter().map(move |&(to, cost)| (to, from, cost)));
    let back = Digraph::labelled(graph.len(), arcs);
    let movers = least.iter().zip(graph).map(|(least, successors)| {
        let moves = successors.len() as u32;
        if *least { Mover::Min(moves) } else { Mover::Max(moves) }
    });
    let played = sums(0..graph.len(), |&position| graph[position].clone(), |&position| least[position]);
    for position in 0..graph.len() {
        let sum = forced_cost(position, movers.clone(), |position, found| {
            found.extend(back.arcs(position));
        });
        assert_eq!(sum, played[&position], "{position}: {least:?}, {graph:?}");
    }
}

#[test]
fn all_graphs_of_three_positions_with_costs_up_to_two_are_played_right() {
    let arcs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    for code in 0..4_usize.pow(6) {
        let mut graph = vec![vec![]; 3];
        for (index, (from, to)) in arcs.into_iter().enumerate() {
            match code / 4_usize.pow(index as u32) % 4 {
                0 => {}
                cost => graph[from].push((to, cost as u64 - 1)),
            }
        }
        for turns in 0..8 {
            assert_summed(&[0, 1, 2].map(|v| turns >> v & 1 == 1), &graph);
        }
    }
}

#[test]
fn all_graphs_of_four_positions_with_some_costs_are_played_right() {
    let mut state = 1_u64;
    let mut draw = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    for graph in all_graphs(4) {
        let turns = draw(16);
        let least = [0, 1, 2, 3].map(|v| turns >> v & 1 == 1);
        let mut graph: Vec<Vec<(usize, u64)>> =
            graph.iter().map(|successors| successors.iter().map(|&next| (next, draw(9))).collect()).collect();
        // A second move between the same positions, now and then.
        if let Some(&(next, _)) = graph[0].last() {
            let cost = draw(20);
            graph[0].extend((cost < 9).then_some((next, cost)));
        }
        assert_summed(&least, &graph);
    }
}

#[test]
#[should_panic(expected = "a sum fits 64 bits")]
fn a_sum_that_does_not_fit_is_a_mistake() {
    let movers = [Mover::Min(0), Mover::Min(1), Mover::Min(1)];
    forced_cost(2, movers, |position, found| {
        found.extend((position < 2).then_some((position + 1, u64::MAX)));
    });
}
