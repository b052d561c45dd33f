use grundy::games::Outcome;
use grundy::games::loopy::*;
use grundy::graphs::Digraph;
use kit::loopy;

/// The outcomes of all sums of this number of tokens by the theorem, and by playing them out.
#[track_caller]
fn assert_played(graph: &[Vec<usize>], tokens: u32) {
    let vertices = graph.len();
    let arcs = (0..vertices).flat_map(|v| graph[v].iter().map(move |&w| (v, w)));
    let values = loopy_values(&Digraph::new(vertices, arcs));
    let place = |sum: usize, token: u32| sum / vertices.pow(token) % vertices;
    let sums = 0..vertices.pow(tokens);
    let played = loopy::outcomes(
        sums.clone(),
        |&sum| {
            let of_token = |token| {
                let unit = vertices.pow(token);
                let from = place(sum, token);
                graph[from].iter().map(move |&to| sum - from * unit + to * unit)
            };
            (0..tokens).flat_map(of_token).collect()
        },
        |_| None,
    );
    for sum in sums {
        let expected = match played[&sum] {
            loopy::Outcome::Win(_) => Outcome::Win,
            loopy::Outcome::Loss(_) => Outcome::Loss,
            loopy::Outcome::Draw => Outcome::Draw,
        };
        let of_tokens = (0..tokens).map(|token| &values[place(sum, token)]);
        assert_eq!(sum_outcome(of_tokens), expected, "sum {sum} of {graph:?}, {values:?}");
    }
}

/// The graph on this number of vertices whose edges, loops included, are the bits of a number.
fn graph(vertices: usize, edges: usize) -> Vec<Vec<usize>> {
    let has = |v: usize, w: usize| edges >> (v * vertices + w) & 1 == 1;
    (0..vertices).map(|v| (0..vertices).filter(|&w| has(v, w)).collect()).collect()
}

#[test]
fn sums_of_three_tokens_on_all_graphs_of_three_vertices() {
    for vertices in 1..=3 {
        for edges in 0..1 << (vertices * vertices) {
            assert_played(&graph(vertices, edges), 3);
        }
    }
}

#[test]
fn sums_of_two_tokens_on_graphs_of_four_and_five_vertices() {
    // Every so many of 2¹⁶ and 2²⁵; the steps are prime, so that all bits change.
    for edges in (0..1 << 16).step_by(17) {
        assert_played(&graph(4, edges), 2);
    }
    for edges in (0..1 << 25).step_by(16_411) {
        assert_played(&graph(5, edges), 2);
    }
}

#[test]
fn parallel_edges_count_apart() {
    for code in 0..243 {
        let times = |digit: u32| code / 3_usize.pow(digit) % 3;
        let graph = [
            [vec![1; times(0)], vec![2; times(1)]].concat(),
            [vec![0; times(2)], vec![2; times(3)]].concat(),
            vec![2; times(4)],
        ];
        assert_played(&graph, 2);
    }
}

#[test]
fn a_long_path_needs_no_deep_stack() {
    let last = 1_000_000;
    let values = loopy_values(&Digraph::new(last + 1, (0..last).map(|v| (v + 1, v))));
    assert_eq!(values[last], Value::Nimber(last % 2));
}
