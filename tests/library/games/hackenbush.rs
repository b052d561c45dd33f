use grundy::games::hackenbush::*;
use grundy::graphs::{Graph, Tree};

/// The value by play: a bit for each edge still there.
fn played(edges: &[(usize, usize)]) -> u32 {
    let mut values: Vec<u32> = vec![];
    for left in 0..1_usize << edges.len() {
        let grounded = grounded(edges, left);
        values.push(match grounded == left {
            false => values[grounded],
            true => {
                let cut = (0..edges.len()).filter(|edge| left >> edge & 1 == 1);
                let next: Vec<u32> = cut.map(|edge| values[left & !(1 << edge)]).collect();
                (0..).find(|value| !next.contains(value)).expect("some number is missing")
            }
        });
    }
    values[values.len() - 1]
}

/// The edges out of `left` that are connected to vertex 0.
fn grounded(edges: &[(usize, usize)], left: usize) -> usize {
    let mut reached = 1_u32;
    let mut grounded = 0;
    loop {
        let before = grounded;
        for (edge, &(u, v)) in edges.iter().enumerate() {
            if left >> edge & 1 == 1 && (reached >> u | reached >> v) & 1 == 1 {
                grounded |= 1 << edge;
                reached |= 1 << u | 1 << v;
            }
        }
        if grounded == before {
            return grounded;
        }
    }
}

#[test]
fn trees_have_the_value_of_play_up_to_9_edges() {
    // The depths of the vertices in preorder: each is at most one more than the one before.
    let mut depths = vec![vec![0_usize]];
    let mut trees = 0;
    while let Some(depth) = depths.pop() {
        let parent =
            |v: usize| (0..v).rev().find(|&u| depth[u] + 1 == depth[v]).expect("a vertex one step nearer to the root");
        let edges: Vec<(usize, usize)> = (1..depth.len()).map(|v| (parent(v), v)).collect();
        let tree = Tree::new(depth.len(), edges.clone()).expect("a tree by its parents");
        let graph = Graph::new(depth.len(), edges.clone());
        let value = played(&edges);
        assert_eq!(tree_values(&tree)[0], value, "{edges:?}");
        let children_first = (1..depth.len()).rev().map(|v| (v - 1, parent(v).checked_sub(1)));
        assert_eq!(forest_value(children_first), value, "{edges:?}");
        assert_eq!(graph_value(&graph, 0), value, "{edges:?}");
        trees += 1;
        if edges.len() < 9 {
            let last = depth[edges.len()];
            depths.extend((1..=last + 1).map(|next| [&depth[..], &[next]].concat()));
        }
    }
    // The Catalan numbers up to the ninth.
    assert_eq!(trees, 1 + 1 + 2 + 5 + 14 + 42 + 132 + 429 + 1430 + 4862);
}

#[test]
fn every_vertex_has_the_value_of_its_subtree() {
    let edges = [(0, 1), (1, 2), (1, 3), (3, 4), (0, 5)];
    let tree = Tree::new(6, edges).expect("five edges that form a tree");
    assert_eq!(tree_values(&tree), [4 ^ 1, 3, 0, 1, 0, 0]);
}

#[test]
fn graphs_have_the_value_of_play_up_to_6_edges() {
    let mut graphs = 0;
    let mut lists: Vec<Vec<(usize, usize)>> = vec![vec![]];
    while let Some(edges) = lists.pop() {
        let vertices = edges.iter().map(|edge| edge.1 + 1).max().unwrap_or(1);
        // Enough up to the names: each vertex but the ground is joined to one before it.
        if (1..vertices).all(|v| edges.iter().any(|edge| edge.0 < v && edge.1 == v)) {
            let graph = Graph::new(vertices, edges.clone());
            assert_eq!(graph_value(&graph, 0), played(&edges), "{edges:?}");
            graphs += 1;
        }
        if edges.len() < 6 {
            let first = edges.last().map_or((0, 0), |&(u, v)| (v, u));
            let pairs = (0..=6).flat_map(|v| (0..=v).map(move |u| (v, u)));
            lists.extend(pairs.filter(|&pair| pair >= first).map(|(v, u)| [&edges[..], &[(u, v)]].concat()));
        }
    }
    // By hand: the product over the vertices of the ways to choose their edges down and loops, summed.
    assert_eq!(graphs, 6545);
}

#[test]
fn what_is_not_connected_to_the_ground_does_not_count() {
    let pairs: Vec<(usize, usize)> = (0..4).flat_map(|u| (0..4).map(move |v| (u, v))).collect();
    for code in 0..16_usize.pow(4) {
        let edges: Vec<(usize, usize)> = (0..4).map(|digit| pairs[code >> (4 * digit) & 15]).collect();
        let graph = Graph::new(4, edges.clone());
        assert_eq!(graph_value(&graph, 0), played(&edges), "{edges:?}");
    }
}

#[test]
fn long_cycles_need_no_deep_stack() {
    let vertices = 400_000;
    let cycle = (0..vertices).map(|v| (v, (v + 1) % vertices));
    assert_eq!(graph_value(&Graph::new(vertices, cycle), 0), 0);
    let path = (1..vertices).map(|v| (v - 1, v));
    assert_eq!(graph_value(&Graph::new(vertices, path), 0), vertices as u32 - 1);
}
