use grundy::graphs::digraph::*;

#[test]
fn adjacency_is_what_the_arcs_say_on_all_small_multigraphs() {
    for length in 0..=4 {
        for code in 0..9_usize.pow(length) {
            let arc = |index: u32| {
                let pair = code / 9_usize.pow(index) % 9;
                (pair / 3, pair % 3, index)
            };
            let arcs: Vec<(usize, usize, u32)> = (0..length).map(arc).collect();
            let graph = Digraph::labelled(3, arcs.iter().copied());
            let reversed = graph.reversed();
            let plain = Digraph::new(3, arcs.iter().map(|&(from, to, _)| (from, to)));
            assert_eq!(graph.len(), 3);
            for vertex in 0..3 {
                let out = arcs.iter().filter(|arc| arc.0 == vertex);
                let out: Vec<_> = out.map(|&(_, to, label)| (to, label)).collect();
                assert!(graph.arcs(vertex).eq(out.iter().copied()), "{arcs:?}");
                assert!(plain.successors(vertex).eq(graph.successors(vertex)));
                assert_eq!(graph.out_degree(vertex), out.len());
                let mut back: Vec<_> = reversed.arcs(vertex).collect();
                back.sort_by_key(|&(_, label)| label);
                let into = arcs.iter().filter(|arc| arc.1 == vertex);
                assert!(into.map(|&(from, _, label)| (from, label)).eq(back));
            }
        }
    }
}

#[test]
fn a_topological_order_is_found_where_there_is_one_on_all_small_digraphs() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for set in 0..1 << 9 {
        let pairs = (0..9).filter(|pair| set >> pair & 1 == 1);
        let arcs: Vec<(usize, usize)> = pairs.map(|pair| (pair / 3, pair % 3)).collect();
        let leads_forward = |order: &[usize]| {
            let place = |vertex| order.iter().position(|&other| other == vertex);
            arcs.iter().all(|&(from, to)| place(from) < place(to))
        };
        match Digraph::new(3, arcs.iter().copied()).topological_order() {
            Some(found) => {
                assert!(orders.iter().any(|order| order[..] == found[..]), "{found:?}");
                assert!(leads_forward(&found), "{found:?}: {arcs:?}");
            }
            None => assert!(!orders.iter().any(|order| leads_forward(order)), "{arcs:?}"),
        }
    }
}

#[test]
fn the_closing_arc_is_the_first_that_lets_somebody_go_round() {
    for length in 0..=4 {
        for code in 0..9_usize.pow(length) {
            let arc = |index: u32| code / 9_usize.pow(index) % 9;
            let arcs: Vec<(usize, usize)> = (0..length).map(|index| (arc(index) / 3, arc(index) % 3)).collect();
            let closes = |&index: &usize| {
                let (from, to) = arcs[index];
                let mut reached = vec![to];
                while let Some(&(_, next)) =
                    arcs[..index].iter().find(|(from, to)| reached.contains(from) && !reached.contains(to))
                {
                    reached.push(next);
                }
                reached.contains(&from)
            };
            assert_eq!(Digraph::closing_arc(3, &arcs), (0..arcs.len()).find(closes), "{arcs:?}");
        }
    }
}

#[test]
fn labels_need_no_default_value() {
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Colour {
        Red,
        Blue,
    }
    let graph = Digraph::labelled(2, vec![(1, 0, Colour::Red), (0, 1, Colour::Blue), (1, 1, Colour::Blue)]);
    assert!(graph.arcs(1).eq([(0, Colour::Red), (1, Colour::Blue)]));
    assert!(Digraph::<Colour>::labelled(0, []).is_empty());
}

#[test]
#[should_panic(expected = "an arc ends at 2")]
fn an_arc_to_the_number_of_vertices_is_a_mistake() {
    let _ = Digraph::new(2, [(0, 2)]);
}

#[test]
#[should_panic(expected = "an arc ends at 2")]
fn an_arc_from_the_number_of_vertices_is_a_mistake() {
    let _ = Digraph::new(2, [(2, 0)]);
}
