use grundy::graphs::graph::*;

#[test]
fn adjacency_is_what_the_edges_say_on_all_small_multigraphs() {
    let pairs: Vec<(usize, usize)> = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
    for length in 0..=3 {
        for code in 0..9_usize.pow(length) {
            let edges: Vec<(usize, usize)> = (0..length).map(|digit| pairs[code / 9_usize.pow(digit) % 9]).collect();
            let graph = Graph::new(3, edges.clone());
            assert!(graph.edges().eq(edges.iter().copied()));
            for vertex in 0..3 {
                let mut expected = vec![];
                for (edge, (u, v)) in graph.edges().enumerate() {
                    expected.extend((u == vertex).then_some((v, edge)));
                    expected.extend((v == vertex).then_some((u, edge)));
                }
                assert_eq!(graph.incident(vertex).collect::<Vec<_>>(), expected, "{edges:?}");
                assert_eq!(graph.degree(vertex), expected.len());
            }
        }
    }
}

#[test]
fn two_colours_are_found_where_some_do_on_all_small_multigraphs() {
    let pairs: Vec<(usize, usize)> = (0..4).flat_map(|u| (0..=u).map(move |v| (u, v))).collect();
    for code in 0..10_usize.pow(5) {
        let edges: Vec<(usize, usize)> = (0..5).map(|digit| pairs[code / 10_usize.pow(digit) % 10]).collect();
        let is_right = |colours: &[bool]| edges.iter().all(|&(u, v)| colours[u] != colours[v]);
        match Graph::new(4, edges.iter().copied()).two_colouring() {
            Some(colours) => assert!(is_right(&colours), "{edges:?}"),
            None => assert!((0..16).all(|set| !is_right(&[0, 1, 2, 3].map(|v| set >> v & 1 == 1))), "{edges:?}"),
        }
    }
}

#[test]
fn the_repeated_edge_is_the_first_that_came_before_on_all_small_multigraphs() {
    let pairs: Vec<(usize, usize)> = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
    for code in 0..9_usize.pow(4) {
        let edges: Vec<(usize, usize)> = (0..4).map(|digit| pairs[code / 9_usize.pow(digit) % 9]).collect();
        let came_before = |&edge: &usize| {
            let (u, v) = edges[edge];
            edges[..edge].iter().any(|&earlier| earlier == (u, v) || earlier == (v, u))
        };
        assert_eq!(Graph::new(3, edges.clone()).repeated_edge(), (0..4).find(came_before), "{edges:?}");
    }
}

#[test]
#[should_panic(expected = "an edge ends at 2")]
fn an_edge_to_the_number_of_vertices_is_a_mistake() {
    let _ = Graph::new(2, [(0, 2)]);
}
