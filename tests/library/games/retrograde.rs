use grundy::games::Outcome;
use grundy::games::retrograde::*;
use grundy::graphs::Digraph;
use kit::loopy;

/// The outcomes by retrograde analysis, and by the kit that plays games out, which takes the word of nobody.
#[track_caller]
fn assert_played(ends: &[Option<Outcome>], graph: &[Vec<usize>]) {
    let positions = graph.len();
    let moves = graph.iter().enumerate();
    let moves = moves.flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
    let moves = Digraph::new(positions, moves);
    let outcomes = Outcomes::of_graph_with_ends(&moves, |position| ends[position]);
    let played = loopy::outcomes(
        0..positions,
        |&position| graph[position].clone(),
        |&position| {
            Some(match ends[position]? {
                Outcome::Win => loopy::Outcome::Win(0),
                Outcome::Loss => loopy::Outcome::Loss(0),
                Outcome::Draw => loopy::Outcome::Draw,
            })
        },
    );
    let back = moves.reversed();
    let statuses = ends.iter().zip(graph).map(|(end, successors)| match end {
        Some(Outcome::Win) => Status::Won,
        Some(Outcome::Loss) => Status::Lost,
        Some(Outcome::Draw) => Status::Drawn,
        None => Status::Open(successors.len() as u32),
    });
    for position in 0..positions {
        let expected = match played[&position] {
            loopy::Outcome::Win(moves) => (Outcome::Win, Some(moves)),
            loopy::Outcome::Loss(moves) => (Outcome::Loss, Some(moves)),
            loopy::Outcome::Draw => (Outcome::Draw, None),
        };
        let outcome = (outcomes.get(position), outcomes.moves(position));
        assert_eq!(outcome, expected, "{position} of {graph:?}, {ends:?}");
        let predecessors = |position, found: &mut Found| found.extend(back.successors(position));
        let alone = Outcomes::outcome_of(position, statuses.clone(), predecessors);
        assert_eq!(alone, expected, "{position} alone of {graph:?}, {ends:?}");
    }
}

/// All graphs on this number of vertices, loops included.
pub(crate) fn all_graphs(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    (0..1_usize << (vertices * vertices)).map(move |code| {
        let successors = |v: usize| {
            let joined = |w: &usize| code >> (v * vertices + w) & 1 == 1;
            (0..vertices).filter(joined).collect()
        };
        (0..vertices).map(successors).collect()
    })
}

#[test]
fn all_graphs_of_four_positions_are_played_right() {
    for vertices in 0..=4 {
        for graph in all_graphs(vertices) {
            assert_played(&vec![None; vertices], &graph);
        }
    }
}

#[test]
fn all_graphs_of_three_positions_with_any_ends_are_played_right() {
    let ends = [None, Some(Outcome::Win), Some(Outcome::Loss), Some(Outcome::Draw)];
    for graph in all_graphs(3) {
        for code in 0..64 {
            assert_played(&[ends[code % 4], ends[code / 4 % 4], ends[code / 16]], &graph);
        }
    }
}

#[test]
fn parallel_moves_count_apart() {
    for code in 0..81 {
        let times = |digit: u32| code / 3_usize.pow(digit) % 3;
        let graph = vec![
            [vec![1; times(0)], vec![2; times(1)]].concat(),
            [vec![0; times(2)], vec![2; times(3)]].concat(),
            vec![],
        ];
        assert_played(&[None; 3], &graph);
    }
}

#[test]
fn long_games_need_no_deep_stack() {
    let last = 1_000_000;
    let statuses = (0..=last).map(|place| Status::Open(u32::from(place > 0)));
    let outcomes = Outcomes::new(statuses, |place, found| {
        found.extend((place < last).then_some(place + 1));
    });
    assert_eq!(outcomes.moves(last), Some(last as u32));
}

#[test]
fn each_player_may_have_moves_of_his_own() {
    // Positions 0, 2, 4 of the first player and 1, 3, 5 of the second, on the same three places; 0 and 1 are lost.
    let arcs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    for code in 0..1 << 12 {
        let mut graph = vec![vec![]; 6];
        for (index, (from, to)) in arcs.into_iter().enumerate() {
            for player in 0..2 {
                if code >> (2 * index + player) & 1 == 1 {
                    graph[2 * from + player].push(2 * to + 1 - player);
                }
            }
        }
        let lost = Some(Outcome::Loss);
        assert_played(&[lost, lost, None, None, None, None], &graph);
    }
}
