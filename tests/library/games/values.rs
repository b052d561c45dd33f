use grundy::games::sg::{mex, nim_sum};
use grundy::games::values::*;
use grundy::graphs::Digraph;
use kit::play::Play;

/// All graphs on this number of vertices, loops included.
fn all_graphs(vertices: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
    let pairs = vertices * vertices;
    (0..1_usize << pairs).map(move |code| {
        let is_arc = |pair: &usize| code >> pair & 1 == 1;
        (0..pairs).filter(is_arc).map(|pair| (pair / vertices, pair % vertices)).collect()
    })
}

#[test]
fn values_on_all_small_graphs_are_those_of_play() {
    for vertices in 0..=3 {
        for arcs in all_graphs(vertices) {
            let graph = Digraph::new(vertices, arcs.iter().copied());
            let successors = |&v: &usize| graph.successors(v).collect::<Vec<usize>>();
            let expected = graph.topological_order().map(|_| {
                let mut play = Play::grundy(successors);
                (0..vertices).map(|v| play.value(&v)).collect::<Vec<usize>>()
            });
            assert_eq!(grundy_values(&graph), expected, "{arcs:?}");
            if let Some(expected) = expected {
                let mut grundy = Grundy::new(successors);
                let values: Vec<usize> = (0..vertices).map(|v| grundy.value(&v)).collect();
                assert_eq!(values, expected, "{arcs:?}");
            }
        }
    }
}

#[test]
fn values_of_all_small_families_of_moves_on_sets_are_those_of_play() {
    // Of four things a move takes one of these sets, all of which are there.
    for moves in 0..1_u32 << 15 {
        let takes = (1..16).filter(|taken| moves >> (taken - 1) & 1 == 1);
        let after = |&set: &usize| takes.clone().filter(|taken| set & taken == *taken).map(|t| set ^ t).collect();
        let mut play = Play::grundy(after);
        let values = numbered_values(16, |set, values| mex(after(&set).into_iter().map(|next| values[next])));
        assert_eq!(values[15], play.value(&15), "{moves:b}");
    }
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_move_to_a_greater_number_is_a_mistake() {
    let _ = numbered_values(4, |position, wins: &[bool]| !wins[3 - position]);
}

#[test]
fn sums_are_worth_what_play_of_whole_positions_is_worth() {
    // A heap may be lowered, or split into two or three, or into none if it is of one stone.
    let options = |&heap: &usize| -> Vec<Vec<usize>> {
        let lower = (1..heap).map(|left| vec![left]);
        let two = (1..heap).map(|part| vec![part, heap - part]);
        let three = (1..heap.saturating_sub(1)).map(|part| vec![part, 1, heap - part - 1]);
        let none = (heap == 1).then(Vec::new);
        lower.chain(two).chain(three).chain(none).collect()
    };
    let mut play = Play::grundy(|heaps: &Vec<usize>| {
        let after = |index: usize| {
            options(&heaps[index]).into_iter().map(move |parts| {
                let mut next = [&heaps[..index], &heaps[index + 1..], &parts].concat();
                next.sort_unstable();
                next
            })
        };
        (0..heaps.len()).flat_map(after).collect()
    });
    let mut grundy = Grundy::of_sums(options);
    for heap in 1..=7 {
        assert_eq!(grundy.value(&heap), play.value(&vec![heap]), "{heap}");
    }
    for (a, b) in (1..=4).flat_map(|a| (a..=4).map(move |b| (a, b))) {
        assert_eq!(nim_sum([grundy.value(&a), grundy.value(&b)]), play.value(&vec![a, b]), "{a} {b}");
    }
}

#[test]
fn long_games_need_no_deep_stack() {
    let mut grundy = Grundy::new(|&heap: &u32| heap.checked_sub(1).into_iter().collect());
    assert_eq!(grundy.value(&1_000_001), 1);
    assert_eq!(grundy.value(&1_000_000), 0);
}

#[test]
#[should_panic(expected = "no line of play repeats a position")]
fn a_game_that_does_not_end_is_a_mistake() {
    Grundy::new(|&place: &u32| vec![(place + 1) % 5]).value(&0);
}
