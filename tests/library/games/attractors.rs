use grundy::games::Player;
use grundy::games::attractors::*;
use grundy::graphs::Digraph;

use super::retrograde::all_graphs;

/// The vertices that can be reached from `from` by one move or more, some vertices not being entered.
fn reachable(graph: &[Vec<usize>], from: usize, is_closed: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut found = vec![];
    let mut open = vec![from];
    while let Some(vertex) = open.pop() {
        for &next in graph[vertex].iter().filter(|&&next| !is_closed(next)) {
            if !found.contains(&next) {
                found.push(next);
                open.push(next);
            }
        }
    }
    found
}

/// With one player's moves fixed, the other, who may remember whatever he likes, walks alone. He can see targets
/// infinitely often iff he can come to one that lies on a cycle, and finitely often iff he can come to a cycle
/// without any.
fn is_won_by(player: Player, graph: &[Vec<usize>], start: usize, targets: &[bool]) -> bool {
    let mut met = reachable(graph, start, |_| false);
    met.push(start);
    let is_on_cycle = |v: usize, closed: bool| reachable(graph, v, |next| closed && targets[next]).contains(&v);
    match player {
        Player::Left => !met.iter().any(|&v| !targets[v] && is_on_cycle(v, true)),
        Player::Right => !met.iter().any(|&v| targets[v] && is_on_cycle(v, false)),
    }
}

#[test]
fn winners_win_by_their_moves_on_all_graphs_of_three_positions() {
    for graph in all_graphs(3).filter(|graph| graph.iter().all(|next| !next.is_empty())) {
        let arcs = graph.iter().enumerate().flat_map(|(from, next)| next.iter().map(move |&to| (from, to)));
        let moves = Digraph::new(3, arcs);
        for code in 0..64 {
            let owner = |v: usize| if code >> v & 1 == 1 { Player::Left } else { Player::Right };
            let targets = [3, 4, 5].map(|bit| code >> bit & 1 == 1);
            let buchi = Buchi::new(&moves, owner, |v| targets[v]);
            for start in 0..3 {
                let winner = buchi.winner(start);
                // Only the winner's moves, wherever they are his.
                let mut played = graph.clone();
                for v in (0..3).filter(|&v| owner(v) == winner) {
                    match buchi.winning_move(v) {
                        Some(next) => played[v].retain(|&to| to == next),
                        None => assert_ne!(buchi.winner(v), winner),
                    }
                }
                assert!(is_won_by(winner, &played, start, &targets), "{start} of {graph:?}, {code}");
            }
        }
    }
}

#[test]
fn attractors_are_what_the_definition_says_on_all_graphs_of_three_positions() {
    for graph in all_graphs(3) {
        let arcs = graph.iter().enumerate().flat_map(|(from, next)| next.iter().map(move |&to| (from, to)));
        let back = Digraph::new(3, arcs).reversed();
        for code in 0..64_u32 {
            let [is_players, is_target] = [0, 3].map(|shift| move |v: usize| code >> (shift + v) & 1 == 1);
            let missing = |v: usize| if is_players(v) { 1 } else { graph[v].len().max(1) as u32 };
            let mut attractor = Attractor::new((0..3).map(missing));
            let mut told = vec![];
            let targets = (0..3).filter(|&v| is_target(v));
            attractor.take(targets, |v| back.successors(v), |from, to| told.push((from, to)));
            // The least set: the intersection of all that hold the targets and have nothing to take in.
            let holds = |set: u32, v: usize| set >> v & 1 == 1;
            let is_closed = |set: u32| {
                (0..3).all(|v| {
                    let leads = |&next: &usize| holds(set, next);
                    let next = &graph[v];
                    let comes_in = match is_players(v) {
                        true => next.iter().any(leads),
                        false => !next.is_empty() && next.iter().all(leads),
                    };
                    holds(set, v) || !is_target(v) && !comes_in
                })
            };
            let least = (0..8).filter(|&set| is_closed(set)).fold(7, |least, set| least & set);
            assert!((0..3).all(|v| attractor.contains(v) == holds(least, v)), "{graph:?} {code}");
            let forced = (0..3).filter(|&v| holds(least, v) && !is_target(v)).count();
            assert_eq!(told.len(), forced);
            assert!(told.iter().all(|&(from, to)| graph[from].contains(&to) && holds(least, to)));
        }
    }
}

#[test]
fn stops_count_as_moves_and_sets_grow() {
    // The opponent's position 0 may stop the game, or go to 1; from there the player may go to 2.
    let back = Digraph::new(3, [(0, 1), (1, 2)]).reversed();
    let mut attractor = Attractor::new([2, 1, 1]);
    attractor.take([2], |v| back.successors(v), |_, _| {});
    assert_eq!([0, 1, 2].map(|v| attractor.contains(v)), [false, true, true]);
    attractor.take_stop(0, |v| back.successors(v), |_, _| {});
    assert!(attractor.contains(0));
}

#[test]
fn long_games_need_no_deep_stack() {
    let last = 1_000_000;
    let mut attractor = Attractor::new((0..=last).map(|_| 1));
    attractor.take([last], |v| v.checked_sub(1), |_, _| {});
    assert!(attractor.contains(0));
}
